# 1969: nomi, scelte, domande ed eventi. Il denaro è in milioni (M), il prestigio in punti (PP).

race1969-title = 1969
race1969-pitch = Guida il programma spaziale di una nazione: assumi scienziati, spia i rivali e vola fino alla Luna. Vince chi ha più prestigio.
race1969-length = 7 anni: due ore insieme, o due-tre settimane una mossa alla volta
race1969-difficulty = Media: si impara in fretta; l’arte sta nel pesare soldi, rischi e carte coperte
race1969-choose-identity = Scegli nazione

## Numeri

race1969-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
race1969-percent-small = <1%
race1969-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Nazioni

race1969-nation-usa = USA
race1969-nation-ussr = URSS
race1969-nation-canada = Canada
race1969-nation-france = Francia
race1969-nation-germany = Germania

## Scienziati: come etichetta e dentro una frase

race1969-scientist-base = Base
race1969-scientist-genius = Geniale
race1969-scientist-famous = Famoso
race1969-scientist-novice = Inesperto
race1969-scientist-spy = Spia

race1969-a-scientist-base = uno Scienziato Base
race1969-a-scientist-genius = uno Scienziato Geniale
race1969-a-scientist-famous = uno Scienziato Famoso
race1969-a-scientist-novice = uno Scienziato Inesperto
race1969-a-scientist-spy = una Spia
# A scientist by name, where nothing around it says that scientists are meant.
race1969-one-base = Scienziato Base
race1969-one-genius = Scienziato Geniale
race1969-one-famous = Scienziato Famoso
race1969-one-novice = Scienziato Inesperto
race1969-one-spy = Spia

## Ricerche, e i simboli che danno il nome alle Missioni

race1969-research-eva = Astronautica (EVA)
race1969-research-launch-pad = Rampa di Lancio
race1969-research-booster = Razzo Vettore
race1969-research-csm = Modulo Orbitale (CSM)
race1969-research-lem = Modulo Lunare (LEM)
race1969-research-technology = Tecnologia
race1969-research-espionage = Spionaggio
race1969-research-robotics = Robotica
race1969-research-investors = Investitori
race1969-research-insurance = Assicurazione
race1969-research-simulation = Simulazione
race1969-research-ground-control = Controllo a Terra

race1969-symbol-eva = Astronautica
race1969-symbol-launch-pad = Rampa di Lancio
race1969-symbol-booster = Razzo Vettore
race1969-symbol-csm = Modulo Orbitale
race1969-symbol-lem = Modulo Lunare
race1969-symbol-technology = Tecnologia
race1969-mission-moon = Missione Lunare

## Che cosa fa una Ricerca con tanti Ricercatori

race1969-effect-simulation = { $count ->
    [one] 1 dado da ritirare
   *[other] { $count } dadi da ritirare
}
race1969-effect-ground-control = { $count ->
    [one] 1 Neutro diventa Successo
   *[other] { $count } Neutri diventano Successi
}
race1969-effect-sabotage = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} → { $cells ->
    [0] nessuna casella
    [one] 1 casella indietro
   *[other] { $cells } caselle indietro
}{ $loss ->
    [0] {""}
   *[other] , −{ $loss } PP
}
race1969-effect-support = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} → { $cells ->
    [0] nessuna casella
    [one] 1 casella avanti
   *[other] { $cells } caselle avanti
}, ≈ { $prestige } PP
race1969-gain-symbol = { $gains ->
    [yes] { $launch } · +{ $added } su { $missions } Missioni
   *[no] ora non aggiunge nulla: { $missions } Missioni
}{ $count ->
    [0] , tutte fatte: { $shown }
   *[other] , da fare: { $shown }
}
race1969-gain-launch = { $when ->
    [next] l’anno prossimo,{" "}
    [later] più avanti,{" "}
   *[now] {""}
}{ $mission }: { $before } → { $after } PP
race1969-gain-no-launch = nulla: non restano lanci
race1969-gain-espionage = { $years ->
    [0] nulla: non arrivano più carte gratis
    [one] carte gratis: { $before } → { $after }, ancora una volta
   *[other] carte gratis a turno: { $before } → { $after }, ancora { $years } volte
}
race1969-gain-robotics = { $years ->
    [0] nulla: non ci sarà un altro primo assunto
   *[other] primo assunto del turno: sconto { $before } → { $after } M, dal prossimo turno
}
race1969-gain-investors = { $launches ->
    [0] nulla: resta solo la Luna
    [one] lanci: sconto { $before } → { $after } M (non la Luna), ancora una volta
   *[other] lanci: sconto { $before } → { $after } M (non la Luna), al massimo altre { $launches } volte
}
race1969-gain-insurance = { $when ->
    [next] l’anno prossimo,{" "}
    [later] più avanti,{" "}
   *[now] {""}
}{ $mission }: tornano ≈ { $before } → { $after } M

race1969-die-success = Successo
race1969-die-neutral = Neutro
race1969-die-failure = Fallimento

## A che punto è la partita

race1969-phase-income = Introiti
race1969-phase-purchases = Acquisti
race1969-phase-missions = Missioni
race1969-phase-over = Conteggio finale

# Una casella con il numero che vi è stampato; se più caselle della rotta hanno lo stesso, quale, contando dalla partenza.
race1969-cell = «{ $worth }»{ $count ->
    [1] {""}
   *[other] {" "}({ $place }ª di { $count })
}

race1969-headline = 📅 **{ $year }** · { $phase } · turno { $round } di { $rounds }
race1969-headline-launch = 📅 **{ $year }** · { $who } è in volo con { $mission }: casella { $cell }{ $left ->
    [0] , l’ultima
   *[other] , { $left } sotto l’ultima
}
race1969-headline-won = 🏆 { $count ->
    [one] { $who } vince la corsa allo spazio con **{ $prestige } PP**
   *[other] { $who } condividono la vittoria con **{ $prestige } PP** a testa
}

race1969-ask-free-card = ha la mano piena e una carta gratis in attesa
race1969-ask-trade = può cambiare prestigio in denaro
race1969-ask-purchase = può assumere Scienziati e comprare carte
race1969-ask-launch = può lanciare una Missione
race1969-ask-reroll = può ritirare dei dadi
race1969-ask-sabotage = può giocare carte contro il Razzo ({ $nation })
race1969-ask-support = può giocare carte per il proprio Razzo

## Domande

race1969-standing = 💵 **{ $money } M** · 🏅 **{ $prestige } PP**{ $place ->
    [later] {""}
   *[now] , { race1969-lead }
} · 🃏 { $count ->
    [0] nessuna carta
    [one] 1 carta: { $cards }
   *[other] { $count } carte: { $cards } = { $points } punti
}
race1969-lead = { $place ->
    [ahead] in testa di { $lead }
    [behind] indietro di { $lead }
   *[level] alla pari col migliore
}
race1969-projection = 🏁 Se finisse ora: tu { $own }, { $best } { $theirs }: { race1969-lead }.
race1969-counted = **{ $total } PP** ({ $prestige } ora, { $why })
race1969-uncounted = **{ $total } PP**
race1969-projected-famous = { $count ->
    [one] 1 Scienziato Famoso
   *[other] { $count } Scienziati Famosi
} +{ $points }
race1969-projected-novice = { $count ->
    [one] 1 Inesperto
   *[other] { $count } Inesperti
} −{ $points }
race1969-projected-spy = { $count ->
    [one] 1 Spia ospitata
   *[other] { $count } Spie ospitate
} −{ $points }

race1969-question-free-card = **La tua mano è piena.** Ti spetta una carta gratis, ma non puoi averne più di { $limit }: scartane una e pesca, oppure lasciala nel mazzo.

race1969-question-trade = **Un po’ di gloria in vendita?** Ogni Punto Prestigio rende { $rate } M. Nel { $year } puoi cambiarne al massimo { $limit }. Il prestigio fa vincere, il denaro paga Scienziati e lanci.
race1969-question-trade-sealed = -# Ognuno sceglie in segreto; gli scambi si svelano tutti insieme.

race1969-question-purchase = **Assumi e compra come vuoi.** Chi è piazzato resta lì.
race1969-question-robotics = 🤖 La Robotica toglie fino a { $saved } M al prossimo Scienziato che assumi, solo al primo del turno.
race1969-question-keep = { $enough ->
    [yes] 🚀 Il lancio più economico quest’anno: { $mission } per { $cost } M.
   *[no] ⚠️ Così { $money } M non bastano per un lancio in questo turno: la Missione più economica, { $mission }, costa { $cost } M.
}
race1969-question-all-flown = 🚀 Non ti restano Missioni da lanciare: ogni milione può andare ai laboratori.
race1969-question-prospects = I lanci migliori{ $last ->
    [no] , costo compreso
   *[yes] {""}
}:
race1969-question-prospect = • { $mission }: { $cost } M · ≈ { $prestige } PP · { $top } in cima

race1969-question-launch = **Go o no go?** Un lancio a turno, ogni Missione una sola volta in tutta la partita. Scegline una: vedrai tutte le cifre prima di pagare.
race1969-question-hands = 🃏 Carte in mano agli altri: { $hands }
race1969-question-moon-flag = { $flown ->
    [yes] 🌕 La Missione Lunare l’hai già tentata: la tua Bandiera su quella rotta non serve più a nulla.
   *[no] 🌕 La tua Bandiera sulla Missione Lunare: casella { $cell }{ $left ->
       [0] , l’ultima
      *[other] , { $left } sotto l’ultima
   }. Il tuo Razzo per la Luna parte da lì.
}

race1969-question-reroll = { $mission }: i dadi dicono { $dice }. La Simulazione ti lascia ritirare { $left ->
    [one] 1 dado, una volta sola
   *[other] { $left } dadi, ognuno una volta sola
}, e il secondo tiro resta.
race1969-question-reroll-count = ✅ { $successes } · 🔹 { $neutrals } · ❌ { $failures } → { $score } prima di Controllo a Terra e Ricercatori

race1969-question-sabotage = **Un piccolo incidente?** Puoi giocare carte coperte contro il Razzo di { $who }.
race1969-question-support = **I tuoi uomini al posto giusto.** Puoi giocare carte coperte per spingere avanti il tuo Razzo.
race1969-question-rocket = { $mission }: Razzo sulla casella { $cell }{ $left ->
    [0] , l’ultima
   *[other] , { $left } sotto l’ultima
}, vale { $worth } PP. Ogni casella costa { $cost } punti Spionaggio; il resto va perso.
race1969-espionage-step = • { $points } punti: casella { $cell }{ $top ->
    [yes] {" "}🔝
   *[no] {""}
}, { $prestige } PP { $sign ->
    [plus] (+{ $change })
    [minus] (−{ $change })
   *[none] (nessun cambio)
}
race1969-espionage-no-step-back = • È sulla prima casella: nessuna carta può farlo arretrare.
race1969-espionage-no-step-forward = • È sull’ultima casella: le tue carte possono solo rimediare a quelle degli avversari.
race1969-question-face-down = 🎴 Coperte contro il Razzo: { $cards }
race1969-cards-of = { $nation } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
})
race1969-question-together = ➕ I punti di tutti gli avversari si sommano: { $hands }. { $laid ->
    [yes] Con tutte le loro accanto alle tue
   *[no] Solo con tutte le loro
}, { $cells ->
    [one] almeno una casella
   *[other] almeno { $cells } caselle
} indietro: { $chance }
race1969-question-last-to-lay = 🛡️ Gioca per ultimo: { $nation }, con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
race1969-question-pushed-back = Almeno una casella indietro: { $chance }
race1969-question-hand = 🃏 In mano hai: { $count ->
    [0] nulla
    [one] { $cards }
   *[other] { $cards } = { $points } punti
}
race1969-own-play-empty = ✉️ Non hai ancora giocato nulla.
race1969-own-play = ✉️ Hai giocato { $cards } = { $total ->
    [one] 1 punto
   *[other] { $total } punti
} ÷ { $cost } → { $cells ->
    [0] nessuna casella
    [one] 1 casella
   *[other] { $cells } caselle
} { $way ->
    [forward] avanti
   *[back] indietro
}{ $wasted ->
    [0] {"."}
    [one] , 1 punto sprecato.
   *[other] , { $wasted } punti sprecati.
}

## Scelte

race1969-choose-trade = { $points } PP in cambio di { $money } M
race1969-choose-trade-none = Nessuno scambio
race1969-hint-trade = ti restano { $prestige } PP e { $money } M
race1969-choose-forgo = Lascia la carta gratis
race1969-hint-forgo = la tua mano resta com’è
race1969-choose-discard = Scarta
race1969-hint-discard = fa posto per una nuova carta
race1969-card-points = { $points }
race1969-choose-card = Una carta da { $card }
race1969-hint-held = ne hai { $count } in mano
race1969-choose-scientist = { $scientist } · { $price } M · { $sign ->
    [plus] fine: +{ $prestige } PP
    [minus] fine: −{ $prestige } PP
   *[none] 👥 { $researchers }
}{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-choose-spy = { $scientist } · { $price } M{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-hint-no-launch = ⚠️ poi niente lancio
race1969-hint-few = { $supply ->
    [one] ne resta 1
   *[other] ne restano { $supply }
}
race1969-choose-research = { $research } · 👥 { $before } → { $after }{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️ poi niente lancio
}
race1969-hint-left = { $left ->
    [one] ti resta
   *[other] ti restano
} { $left } M
race1969-hint-left-warning = { $left ->
    [one] ti resta
   *[other] ti restano
} { $left } M ⚠️ per un lancio: { $keep } M
race1969-hint-spy = { $bonus ->
    [yes] { $gain }
   *[no] a te nulla: Bonus già preso
} · a loro: −{ $prestige } PP, { $free ->
    [0] nessuno spazio
    [one] 1 spazio libero
   *[other] { $free } spazi liberi
}
race1969-hint-host = { $prestige } PP · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
race1969-choose-buy = Carte · { $price } M l’una
race1969-choose-buy-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} · { $price } M
race1969-hint-points = ≈ { $points } punti
race1969-choose-done = Finisci gli acquisti
race1969-preview-done = **Finire gli acquisti?** Ti restano **{ $money } M**, che basterebbero ancora per: { $offers }
race1969-preview-done-launch = 🚀 Un lancio ne userebbe: { $launches }
race1969-hint-launch = { $cost } M · { $top } di arrivare in cima · ≈ { $prestige } PP{ $flags ->
    [0] {""}
    [one] {" "}· 1 Bandiera
   *[other] {" "}· { $flags } Bandiere
}
race1969-choose-stay = Resta a terra
race1969-choose-reroll = Ritira il dado { $die }: { $face }
race1969-choose-keep = Tieni i dadi
race1969-choose-play = Gioca un { $card }
race1969-choose-take = Riprendi un { $card }
race1969-choose-set = Gioca { $cards }
race1969-choose-play-all = { $count ->
    [one] Gioca un { $cards }, poi sigilla
   *[other] Gioca { $cards }, poi sigilla
}
race1969-choose-play-none = Riprendi tutte le carte, poi sigilla
race1969-choose-seal = Sigilla: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $total ->
    [one] 1 punto
   *[other] { $total } punti
} → { $cells ->
    [0] nessuna casella
    [one] 1 casella
   *[other] { $cells } caselle
} { $way ->
    [forward] avanti
   *[back] indietro
}
race1969-choose-seal-no-cards = Sigilla: nessuna carta

## L’anteprima di un lancio

race1969-preview-money = 💵 Costa **{ $cost } M** dei tuoi { $money } M: { $left ->
    [one] **ne resta { $left }**.
   *[other] **ne restano { $left }**.
}
race1969-preview-start = 🚀 Parte dalla casella { $start }{ $left ->
    [0] , l’ultima
   *[other] , { $left } sotto l’ultima
} ({ $best }). I tuoi Ricercatori nei suoi simboli: **+{ $research }**.
race1969-preview-insurance = ☔ { $count } M per Fallimento (≈ { $expected } M)
race1969-preview-investors = 💰 Investitori: −{ $count } M, già tolti
race1969-preview-cell = cas. { $cell } · { $prestige } PP
race1969-preview-expected = ≈ **{ $prestige } PP** in media · **{ $top }** di arrivare in cima{ $flag ->
    [yes] , dove avanza anche la tua Bandiera lunare
   *[no] {""}
}. Spionaggio escluso.
race1969-preview-flags = 🚩 { $count ->
    [one] 1 Bandiera ({ $whose }) toglie
   *[other] { $count } Bandiere ({ $whose }) tolgono
} { $count } PP a ogni casella, ma nessuna scende sotto 0: in media ≈ { $cost } PP in meno. Le cifre qui sopra ne tengono conto.
race1969-preview-no-flags = 🚩 Nessuna Bandiera dei turni precedenti: ogni casella paga per intero.
race1969-preview-espionage = 🔍 Una casella costa { $cost } punti Spionaggio.
race1969-preview-risk = ⚠️ Contro di te: { $hands }. I loro punti si sommano. Se giocano tutto: almeno una casella indietro { $one }, almeno due { $two } · ≈ { $risk } PP in meno.
race1969-preview-too-few = 🕊️ Contro di te: { $hands }. Nemmeno tutto insieme fa arretrare il tuo Razzo di una casella.
race1969-preview-no-risk = 🕊️ Nessun altro ha carte in mano.
race1969-preview-own = 🃏 Da parte tua { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: buone per { $cells ->
    [0] nessuna casella
    [one] 1 casella
   *[other] { $cells } caselle
} avanti.

## Che cosa è successo

race1969-event-started = 📻 Cinque, quattro, tre, due… la corsa è cominciata! { $nations }.
race1969-event-year = 📅 **{ $year }**{ $last ->
    [yes] : è l’ultimo turno!
   *[no] : nuovo turno.
} Ogni nazione incassa { $income } M. Primo Giocatore: { $first }.
race1969-event-cards = 🃏 { $who } { $free ->
    [yes] pesca { $count ->
        [one] 1 carta gratis
       *[other] { $count } carte gratis
    }
   *[no] compra { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } per { $paid } M
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
race1969-event-deck = 🔀 Il mazzo è finito: { $count ->
    [one] la carta scartata torna nel mazzo.
   *[other] le { $count } carte scartate vengono rimescolate.
}
race1969-event-forgone = 🚫 { $who } ha la mano piena e lascia una carta gratis.
race1969-event-discarded = 🗑️ { $who } scarta una carta{ $known ->
    [yes] {" "}da { $card }.
   *[no] .
}
race1969-event-trade-sealed = ✉️ { $who } ha deciso quanto prestigio cambiare: { $points } PP.
race1969-event-traded = { $points ->
    [0] 🏅 { $who } si tiene tutto il prestigio.
   *[other] 💵 { $who } cambia { $points } PP in { $money } M.
}
race1969-event-phase-purchases = 🧪 **Acquisti**: Scienziati e carte in vendita.
race1969-event-phase-missions = 🚀 **Missioni**: le rampe sono libere.
race1969-event-hired = { $cube } { $who } assume { $scientist }: { $research } ({ $paid } M).
race1969-event-spy = ⬛ { $who } infiltra una Spia presso { $host }: { $research } ({ $paid } M){ $bonus ->
    [yes] , e guadagna 1 Ricercatore nella propria.
   *[no] . Nella propria non guadagna nulla: il segnalino Bonus c’era già.
}
race1969-event-purchases-ended = 🏁 { $who } ha finito gli acquisti.
race1969-event-launched = 🚀 { $who } lancia { $mission } per { $paid } M dalla casella { $cell }.
race1969-event-stayed = 🏠 { $who } resta a terra in questo turno.
race1969-event-stayed-forced = 🏠 { $who } quest’anno non può lanciare nessuna Missione e deve restare sulla Terra.
race1969-event-dice = 🎲 I dadi: { $dice }
race1969-event-reroll = 🎯 { $who } ritira il dado { $die }: { $face } { $name }.
race1969-event-neutrals = 🎧 Il Controllo a Terra trasforma { $count ->
    [one] 1 Neutro in Successo
   *[other] { $count } Neutri in Successi
}: { $dice }
race1969-event-insurance = ☔ L’Assicurazione paga a { $who } { $money } M per { $failures ->
    [one] 1 Fallimento
   *[other] { $failures } Fallimenti
}.
race1969-event-rocket = 📈 { $mission }: { $successes } − { $failures } + { $research ->
    [one] 1 Ricercatore
   *[other] { $research } Ricercatori
} = **{ $score }** · casella { $start } → **{ $cell }**
race1969-event-card-played = ➕ Giochi un { $card } a faccia in giù.
race1969-event-card-taken = ➖ Riprendi un { $card }.
race1969-event-sealed = ✉️ { $who } ha sigillato { $count ->
    [0] una giocata senza carte.
    [one] una giocata da 1 carta.
   *[other] una giocata da { $count } carte.
}
race1969-event-laid = 🎴 { $total ->
    [0] Nessuno gioca carte contro il Razzo.
    [one] 1 carta coperta contro il Razzo: { $cards }
   *[other] { $total } carte coperte contro il Razzo: { $cards }
}
race1969-event-revealed = 🔍 { $plays }. Indietro { $back }, avanti { $forward } ({ $cost } punti a casella): casella { $start } → **{ $cell }**
race1969-event-revealed-none = 🔍 Nessuna carta giocata.
race1969-event-paid = 🏅 { $who } conclude { $mission } sulla casella { $cell }: { $how ->
    [full] **+{ $prestige } PP**
    [floor] vale { $worth } PP, mai meno di 0 con { $flags ->
        [one] 1 Bandiera
       *[other] { $flags } Bandiere
    }: **+{ $prestige } PP**
   *[flags] { $worth } − { $flags ->
        [one] 1 Bandiera
       *[other] { $flags } Bandiere
    } = **+{ $prestige } PP**
}
race1969-event-moon-flag = 🌕 { $who } porta la Bandiera lunare alla casella { $cell }.
race1969-event-flag = 🚩 { $who } pianta una Bandiera su { $mission }.
race1969-event-counted = 🧮 { $who }: Famosi { $famous ->
    [0] 0
   *[other] +{ $famous }
}, Inesperti { $novices ->
    [0] 0
   *[other] −{ $novices }
}, Spie { $spies ->
    [0] 0
   *[other] −{ $spies }
} → { $sign ->
    [minus] −{ $prestige }
   *[plus] +{ $prestige }
} PP
race1969-event-ended = 🏆 La corsa è finita: { $order }

## Messaggi che restano

race1969-announcement-reveal = ### { $mission }, { $year } — { $who }
    { $mood }
race1969-mood-triumph-1 = Contatto! Fino in cima.
race1969-mood-triumph-2 = Un volo perfetto. Tutto il paese è alla radio.
race1969-mood-triumph-3 = Precisi al metro. In sala controllo sono tutti in piedi.
race1969-mood-success-1 = Missione compiuta. Se ne parlerà per giorni.
race1969-mood-success-2 = Un rientro da prima pagina.
race1969-mood-success-3 = Non fino in cima, ma sono milioni ben spesi.
race1969-mood-progress-1 = Ammaraggio riuscito. I giornali saranno benevoli.
race1969-mood-progress-2 = Rientrati tutti interi, e un po’ più saggi.
race1969-mood-progress-3 = Non era proprio lì che si mirava, ma non c’è bisogno che si sappia.
race1969-mood-silence-1 = Controllo… mi ricevete? Ai giornali si dirà che era una prova.
race1969-mood-silence-2 = Oggi niente applausi. Il rapporto sarà lungo.
race1969-mood-silence-3 = Le navi di recupero cercano. I contabili pure.
race1969-announcement-test = 🎲 { $dice } + { $research ->
    [one] 1 Ricercatore
   *[other] { $research } Ricercatori
} = **{ $score }** · casella { $start } → { $cell }
race1969-replay-round = { $round }
race1969-announcement-final = ## { $count ->
    [one] 🏆 { $who } vince la corsa allo spazio!
   *[other] 🏆 { $who } condividono la vittoria!
}
race1969-announcement-score = { $rank } { $who }: **{ $total } PP**, { $money } M
race1969-announcement-score-start = inizio +{ $points }
race1969-announcement-score-flown = voli +{ $prestige } ({ $flights })
race1969-announcement-score-empty = { $count ->
    [one] uno a vuoto
   *[other] { $count } a vuoto
}
race1969-announcement-score-traded = ceduti per denaro −{ $points }
race1969-announcement-score-famous = Famosi +{ $points }
race1969-announcement-score-novices = Inesperti −{ $points }
race1969-announcement-score-spies = Spie −{ $points }

## Una mano

race1969-hand = 🃏 { $count ->
    [0] nessuna carta
    [one] { $count } carta: { $cards }
   *[other] { $count } carte: { $cards } = { $points } punti
}
race1969-hand-play = ✉️ { $sealed ->
    [yes] Sigillate
   *[no] Giocate, non ancora sigillate
}: { $cards } = { $points } punti
race1969-hand-trade = 🏅 Il tuo scambio sigillato: { $points } PP

## Piloti automatici

race1969-style-balanced = Equilibrato
race1969-style-balanced-hint = crede alle proprie previsioni e le segue
race1969-style-moonshot = Lunatico
race1969-style-moonshot-hint = si risparmia per la Luna e le Missioni lunghe
race1969-style-saboteur = Sabotatore
race1969-style-saboteur-hint = accumula carte e piazza Spie
race1969-style-builder = Costruttore
race1969-style-builder-hint = si fida dei laboratori e delle Missioni medie, poco delle carte
race1969-style-expert = Esperto
race1969-style-expert-hint = guarda avanti prima di ogni decisione; gli serve un attimo

## Opzioni del tavolo

race1969-option-espionage = Carte Spionaggio
race1969-option-espionage-hint = in che ordine giocano gli avversari
race1969-option-espionage-sealed = Tutti insieme
race1969-option-espionage-sealed-hint = gli avversari sigillano nello stesso momento; niente code
race1969-option-espionage-rulebook = Ordine del regolamento
race1969-option-espionage-rulebook-hint = in senso orario, uno dopo l’altro, vedendo quante carte ci sono
race1969-option-trades = Scambi di prestigio
race1969-option-trades-hint = in che ordine il prestigio diventa denaro
race1969-option-trades-sealed = Tutti insieme
race1969-option-trades-sealed-hint = ognuno sceglie in segreto; si svelano insieme
race1969-option-trades-rulebook = Ordine del regolamento
race1969-option-trades-rulebook-hint = in ordine di turno, davanti a tutti
race1969-option-missions = Missioni oltre alla Luna
race1969-option-missions-hint = quante Missioni può tentare una nazione in una partita
race1969-option-missions-rulebook = Tutte
race1969-option-missions-rulebook-hint = ognuna una volta sola, come dice il regolamento
race1969-option-missions-flags = Quante sono le Bandiere
race1969-option-missions-flags-hint = non più delle Bandiere nella scatola: una segna i punti, una la rotta lunare

## Perché una mossa non è permessa

race1969-this-scientist = { $scientist ->
    [base] { race1969-scientist-base }
    [genius] { race1969-scientist-genius }
    [famous] { race1969-scientist-famous }
    [novice] { race1969-scientist-novice }
    [spy] { race1969-scientist-spy }
   *[other] { $scientist }
}
race1969-this-research = { $research ->
    [eva] { race1969-research-eva }
    [launch-pad] { race1969-research-launch-pad }
    [booster] { race1969-research-booster }
    [csm] { race1969-research-csm }
    [lem] { race1969-research-lem }
    [technology] { race1969-research-technology }
    [espionage] { race1969-research-espionage }
    [robotics] { race1969-research-robotics }
    [investors] { race1969-research-investors }
    [insurance] { race1969-research-insurance }
    [simulation] { race1969-research-simulation }
    [ground-control] { race1969-research-ground-control }
   *[other] { $research }
}
race1969-this-mission = { $mission ->
    [eva] { race1969-symbol-eva }
    [launch-pad] { race1969-symbol-launch-pad }
    [booster] { race1969-symbol-booster }
    [csm] { race1969-symbol-csm }
    [lem] { race1969-symbol-lem }
    [technology] { race1969-symbol-technology }
    [csm-eva] { race1969-symbol-csm } + { race1969-symbol-eva }
    [launch-pad-booster] { race1969-symbol-launch-pad } + { race1969-symbol-booster }
    [lem-technology] { race1969-symbol-lem } + { race1969-symbol-technology }
    [launch-pad-csm-technology] { race1969-symbol-launch-pad } + { race1969-symbol-csm } + { race1969-symbol-technology }
    [booster-eva-lem] { race1969-symbol-booster } + { race1969-symbol-eva } + { race1969-symbol-lem }
    [moon] { race1969-mission-moon }
   *[other] { $mission }
}

illegal-money-lacking = Costa { $needed } M e tu hai { $held } M.
illegal-scientists-exhausted = Scienziati esauriti ({ race1969-this-scientist }): non se ne possono più assumere.
illegal-research-full = { race1969-this-research } è piena: ci stanno { $limit } Scienziati.
illegal-same-type = In { race1969-this-research } ce n’è già uno dello stesso tipo ({ race1969-this-scientist }). Solo due Scienziati Base possono condividere una Ricerca.
illegal-own-research = Una Spia va nella Ricerca di un altro, mai nella tua.
illegal-unknown-scientist = Uno Scienziato così non si può assumere: { $scientist }.
illegal-unknown-research = Questa Ricerca non esiste: { $research }.
illegal-unknown-nation = Questa nazione non è in gara: { $nation }.
illegal-unknown-mission = Questa Missione non esiste: { $mission }.
illegal-mission-flown = Hai già tentato { race1969-this-mission }: ogni Missione una volta sola.
illegal-flags-spent = Hai usato tutte le { $limit } Bandiere per le Missioni; resta solo la Luna.
illegal-buy-nothing = Compra almeno una carta.
illegal-hand-limit = Non puoi avere più di { $limit } carte in mano. { $room ->
    [0] Non hai più posto: prima scarta.
    [one] Hai posto per 1.
   *[other] Hai posto per { $room }.
}
illegal-deck-exhausted = Tra mazzo e scarti { $left ->
    [0] non restano carte
    [one] resta solo 1 carta
   *[other] restano solo { $left } carte
}.
illegal-card-not-held = Non hai in mano quella carta.
illegal-card-not-laid = Non hai giocato quella carta.
illegal-hand-not-full = Si scarta solo con la mano piena: hai { $held } carte su { $limit }.
illegal-trade-limit = { $points } PP sono troppi: in questo turno puoi cambiarne al massimo { $limit }.
illegal-prestige-lacking = Non puoi cambiare { $needed } PP: ne hai { $held }.
illegal-no-such-die = Il dado { $die } non esiste: vanno da 1 a { $dice }.
illegal-die-rerolled = Il dado { $die } è già stato ritirato: il secondo tiro resta.

## Ordini permanenti

race1969-order-trade-nothing = Non scambiare
race1969-order-trade-nothing-hint = Non scambi prestigio prima dell’anno che indichi
race1969-order-trade-nothing-text = Non scambiare prestigio { $value }.
race1969-order-leave-cards = Lascia le carte gratis
race1969-order-leave-cards-hint = Finché hai la mano piena, le carte gratis restano nel mazzo
race1969-order-leave-cards-text = Con la mano piena, lascia le carte gratis { $value }.
race1969-order-stay-home = Nessun lancio
race1969-order-stay-home-hint = Non lanci nulla prima dell’anno che indichi
race1969-order-stay-home-text = Non lanciare nulla { $value }.
race1969-order-roll-no-more = Tieni i dadi
race1969-order-roll-no-more-hint = Nessun dado si ritira quando i Successi bastano
race1969-order-roll-no-more-text = Non ritirare dadi { $value }.
race1969-order-no-cards = Niente carte
race1969-order-no-cards-hint = Contro un lancio non ne giochi, se il Razzo non è abbastanza avanti
race1969-order-no-cards-text = Non giocare carte contro un lancio { $value }.
race1969-order-until = prima del { $year }
race1969-order-to-the-end = fino alla fine della partita
race1969-order-successes = { $count ->
    [one] con almeno 1 Successo
   *[other] con almeno { $count } Successi
}
race1969-order-cell = se il Razzo non è almeno { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
} sopra la partenza
race1969-order-any-cell = dovunque sia il Razzo
illegal-order-year-past = Il { NUMBER($year, useGrouping: 0) } è già arrivato: siamo nel { NUMBER($now, useGrouping: 0) }.
illegal-order-year-late = La partita finisce prima del { NUMBER($year, useGrouping: 0) }; { NUMBER($last, useGrouping: 0) } indica la sua fine.
illegal-order-year-over = Non deciderebbe nulla: nel { NUMBER($now, useGrouping: 0) } la domanda non verrà più, e nel { NUMBER($year, useGrouping: 0) } vuoi che ti venga fatta.
illegal-order-successes = I dadi sono { $most }: { $count } Successi non si possono fare.
illegal-order-all-flown = Hai già tentato tutte le { $count } Missioni che ti spettano: non c’è più nulla da tirare.
illegal-order-no-launches = Nessun altro ha ancora una Missione da tentare.
illegal-order-cell = Così i Razzi degli altri non si distinguono: indica da 1 a { $most } caselle sopra la partenza.
illegal-order-track-flown = Nessuna rotta che gli altri possono ancora tentare sale di { $steps } caselle; la più lunga sale di { $most }.

race1969-changed-prestige = prestigio { $amount }
race1969-changed-rival = prestigio del rivale più forte { $amount }
race1969-changed-researchers = ricercatori { $amount }
race1969-changed-points = punti spionaggio in mano { $amount }
race1969-changed-money = denaro { $amount } M
race1969-luck-dice = dadi
race1969-luck-cards = carte pescate
