# First Martians: le campagne, e ciò che sta fra due missioni.

first_martians-chapter-title = ## 🔴 { $number }. { $chapter }
    -# { $campaign }{ $attempt ->
    [1] {""}
   *[other] {" "}· tentativo { $attempt }
}
first_martians-campaign-progress = 📜 Campagna *{ $campaign }* · missione { $number }: { $mission } · { $won ->
    [0] nessuna ancora vinta
    [one] 1 vinta
   *[other] { $won } vinte
} · { $state ->
    [over] finita
    [lost] persa, l’equipaggio decide che cosa fare
    [resting] l’equipaggio riposa
   *[flying] in corso
}
first_martians-digest-of-mission = { $mission } · sol { $sol }
first_martians-headline-resting = ⛺ **Fra due missioni** · { $mission }: { $won ->
    [yes] compiuta
   *[other] persa
} nel sol { $round } · Morale **{ $morale }** · Stress **{ $stress }** · { $supply }
first_martians-headline-campaign-over = { $won ->
    [yes] 🟢
   *[other] ⚫
} { $campaign }: { $ending }
first_martians-debriefing-brought = **Che cosa porta**
first_martians-ending-heading = ## { $won ->
    [yes] 🟢
   *[other] ⚫
} { $ending }
    -# { $campaign }
first_martians-ending-recalled = Richiamati
first_martians-ending-recalled-told = L’ordine arriva con la voce di qualcuno che non aveva mai parlato con loro, ed è cortese. La base viene messa nello stato in cui dovrà trovarla il prossimo equipaggio; gli elenchi di ciò che manca riempiono quattro pagine. Nessuno chiede di chi sia stata la colpa. Le tazze, se le portano via.
first_martians-chronicle-none = Questo tavolo gioca una missione singola: non c’è cronaca.
first_martians-chronicle-crew = **L’equipaggio**: { $crew }
first_martians-chronicle-mission = { $won ->
    [yes] 🟢
   *[other] ⚫
} **{ $number }. { $chapter }**{ $attempt ->
    [1] {""}
   *[other] {" "}· tentativo { $attempt }
} · sol { $round } · { $reached ->
    [one] 1 obiettivo
   *[other] { $reached } obiettivi
}{ $wounded ->
    [no] {""}
   *[other] {" "}· 🩸 { $wounded }
}{ $dead ->
    [no] {""}
   *[other] {" "}· 🕯️ { $dead }
}{ $side ->
    [no] {""}
   *[other] {" "}→ *{ $side }*
}
first_martians-chronicle-now = **Adesso**: { $number }. { $mission }
first_martians-chronicle-lost = ⚫ **La missione { $mission } è persa.** L’equipaggio decide che cosa fare.
first_martians-chronicle-rest = ⛺ **L’equipaggio riposa** dopo { $mission }

first_martians-ask-debriefing = decidete per l’equipaggio
first_martians-ask-retry = decidete che cosa fare della missione persa
first_martians-ask-departure = iniziate la prossima missione quando volete
first_martians-question-debriefing = **Decidi per l’equipaggio.** Accanto a ogni scelta sta ciò che fa subito. Dove porta, lo dirà il tempo.
first_martians-question-retry = **La missione è persa.** Chiunque di voi può decidere per tutti.
first_martians-question-departure = **L’equipaggio riposa.** Chiunque di voi può iniziare la prossima missione; allo scadere del tempo inizia da sola. Per riposare più a lungo, chi ospita può mettere in pausa il tavolo. Ferite, parti rosse, scorte e mappa restano come sono; si aggiunge ciò con cui comincia la prossima missione.
first_martians-pick-retry-again = Ritentare la missione
first_martians-pick-retry-again-hint = tutto torna com’era al suo inizio
first_martians-pick-retry-anew = Ricominciare la campagna
first_martians-pick-retry-anew-hint = dalla prima missione, con una base nuova
first_martians-pick-retry-home = Tornare a casa
first_martians-pick-retry-home-hint = la campagna finisce qui, ed è persa
first_martians-pick-departure-set-out = Iniziare la prossima missione
first_martians-pick-departure-set-out-hint = con tutto ciò che avete
first_martians-said-chapter-began = 🚀 { $way ->
    [again] Un’altra volta: { $chapter }.
    [anew] La campagna ricomincia: { $chapter }.
   *[other] La prossima missione: { $chapter }.
}
first_martians-said-mission-ended = { $won ->
    [yes] 🟢 La missione è compiuta.
   *[other] ⚫ La missione è persa.
}{ $why ->
    [death] {" "}Per qualcuno un’altra ora là fuori sarebbe stata l’ultima.
    [time] {" "}Il tempo è scaduto.
    [threshold] {" "}Troppe parti sono rotte.
   *[other] {""}
}
first_martians-said-campaign-ended = 🏁 La campagna è finita: { $ending }. { $missions ->
    [0] Nessuna missione è stata vinta.
    [one] È stata vinta 1 missione.
   *[other] Sono state vinte { $missions } missioni.
}

first_martians-rules-campaign-heading = Campagne
first_martians-rules-campaign = Una campagna è un solo tavolo con più missioni, una dopo l’altra, affrontate dallo stesso equipaggio. Ferite, condizioni, parti rosse, scorte, potenziamenti e mappa esplorata restano come li ha lasciati la missione precedente; i segnalini obiettivo spariscono. Le carte Abilità all’inizio sono bloccate: ogni scoperta ne sblocca una per ciascun astronauta.
    {""}**Dopo una missione** gli obiettivi portano ciò che valgono, anche quelli opzionali. Uno qualsiasi dell’equipaggio fa la scelta con cui si chiude; insieme a ciò che è stato raggiunto, dice quale missione segue.
    {""}**Una missione persa** in una campagna rigiocabile si ritenta, così come era cominciata, oppure si ricomincia la campagna. Nelle altre la storia va avanti, e niente si gioca due volte.
    L’equipaggio riparte quando vuole. La cronaca conserva ciò che si è fatto e deciso.

## Ciò che resta

first_martians-effect-rule = per sempre: { PIECE("first_martians-rule", $rule) }
first_martians-effect-lose-upgrade = { PIECE("first_martians-facility", $facility) }: potenziamento distrutto
first_martians-effect-lose-greenhouse = { PIECE("first_martians-facility", $facility) }: una serra distrutta
first_martians-rule-holds = 📌 Per sempre: { $rule }
first_martians-said-rule-enacted = 📌 D’ora in poi: **{ PIECE("first_martians-rule", $rule) }**
first_martians-said-upgrade-lost = 🔥 { PIECE("first_martians-upgrade", $upgrade) }: distrutto per sempre.
first_martians-said-barely-survived = 🕯️ { $who } rientra a braccia, appena in vita.
first_martians-cause-greenhouse-lost = una serra distrutta
