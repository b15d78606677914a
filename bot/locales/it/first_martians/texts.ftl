# First Martians: scelte, domande e ciò che è successo.

first_martians-title = First Martians
first_martians-pitch = Un equipaggio su Marte contro una base che cede pezzo dopo pezzo: ogni sol si pianifica insieme, e insieme si vince o si perde.
first_martians-length = Da 4 a 12 sol: due ore insieme, o da una a tre settimane una mossa alla volta
first_martians-length-campaign = Cinque missioni da 4 a 9 sol, di più se se ne ritenta qualcuna: una decina di ore insieme, o da uno a tre mesi una mossa alla volta
first_martians-difficulty = Impegnativa: tante piccole regole, una alla volta; conviene cominciare dalla partita guidata
first_martians-choose-identity = Scegli l’astronauta
first_martians-astronaut-scientist = ritira un dado, calma gli animi, frena le avarie del Complesso Lavorativo
first_martians-astronaut-geologist = trova campioni senza uscire, ignora il terreno, ritira un dado
first_martians-astronaut-engineer = ripara subito un elemento, ricava hardware di ricambio, frena le avarie del Complesso Sistemi
first_martians-astronaut-medic = cura con meno pedine, alza il Morale, calma gli animi, ritira un dado
first_martians-astronaut = { $name } ({ PIECE("first_martians-role", $role) })

## Piloti automatici

first_martians-style-steady = Affidabile
first_martians-style-steady-hint = Mette le pedine dove il piano ne ha bisogno: prima la missione, poi le minacce
first_martians-style-random = Capriccioso
first_martians-style-random-hint = Mette le pedine dove capita

## Opzioni del tavolo

first_martians-option-level = Difficoltà
first_martians-option-level-hint = quanto spesso colpiscono gli eventi trascurati e quanti elementi rotti perdona la missione
first_martians-option-level-easy = Facile
first_martians-option-level-easy-hint = più sol, conseguenze rare, soglia generosa
first_martians-option-level-normal = Normale
first_martians-option-level-normal-hint = come sono pensate le missioni
first_martians-option-level-hard = Difficile
first_martians-option-level-hard-hint = meno sol, conseguenze frequenti, soglia severa
first_martians-option-mission = Missione
first_martians-option-mission-hint = che cosa deve fare l’equipaggio su Marte
first_martians-option-mission-home-coming = { first_martians-mission-home-coming }
first_martians-option-mission-home-coming-hint = la prima missione: insegna il gioco
first_martians-option-mission-riddle = { first_martians-mission-riddle }
first_martians-option-mission-riddle-hint = esplorazione: indizi di nove anni fa, e una valle con cui confrontarli
first_martians-option-mission-plants = { first_martians-mission-plants }
first_martians-option-mission-plants-hint = ricerca: minerali per piante che deperiscono
first_martians-option-mission-landing = { first_martians-mission-landing }
first_martians-option-mission-landing-hint = costruzione: una base da montare dopo l’atterraggio
first_martians-option-mission-canyon = { first_martians-mission-canyon }
first_martians-option-mission-canyon-hint = esplorazione: il deposito perduto nel canyon
first_martians-option-mission-mast = { first_martians-mission-mast }
first_martians-option-mission-mast-hint = costruzione: un traliccio prima che la Terra taccia
first_martians-option-solo = Macchine con due soli astronauti
first_martians-option-solo-hint = per chi guida da solo entrambi gli astronauti: più macchine tra cui scegliere
first_martians-option-solo-no = Due
first_martians-option-solo-no-hint = due macchine, scelte per tutta la missione
first_martians-option-solo-yes = Tutte e quattro
first_martians-option-solo-yes-hint = tutte a disposizione, due per sol
first_martians-option-campaign = Missione o campagna
first_martians-option-campaign-hint = una catena di missioni con una storia, per un solo equipaggio
first_martians-option-campaign-no = Missione singola
first_martians-option-campaign-no-hint = ogni astronauta ha da subito tutte le abilità
first_martians-option-campaign-fifth-bunk = Campagna «{ first_martians-campaign-fifth-bunk }»
first_martians-option-campaign-fifth-bunk-hint = campagna di cinque missioni: ciò che si perde si può ritentare
first_martians-option-campaign-settlement = Campagna «{ first_martians-campaign-settlement }»
first_martians-option-campaign-settlement-hint = una campagna di cinque missioni nella quale niente si gioca due volte
first_martians-option-agreement = Per partire devono essere pronti
first_martians-option-agreement-hint = quanti devono dirsi pronti prima che si paghi
first_martians-option-agreement-all = Tutti
first_martians-option-agreement-all-hint = non si paga nulla finché tutti non sono pronti o il tempo scade
first_martians-option-agreement-majority = Più della metà
first_martians-option-agreement-majority-hint = basta più della metà; le pedine non ancora messe degli altri vanno a riposo
first_martians-option-first = Primo Giocatore
first_martians-option-first-hint = chi ha il segnalino Primo Giocatore nel primo sol
first_martians-option-first-lot = A sorte
first_martians-option-first-lot-hint = nessuno deve decidere
first_martians-option-first-scientist = { first_martians-role-scientist }
first_martians-option-first-scientist-hint = se fa parte dell’equipaggio, altrimenti a sorte
first_martians-option-first-geologist = { first_martians-role-geologist }
first_martians-option-first-geologist-hint = se fa parte dell’equipaggio, altrimenti a sorte
first_martians-option-first-engineer = { first_martians-role-engineer }
first_martians-option-first-engineer-hint = se fa parte dell’equipaggio, altrimenti a sorte
first_martians-option-first-medic = { first_martians-role-medic }
first_martians-option-first-medic-hint = se fa parte dell’equipaggio, altrimenti a sorte
first_martians-option-lessons = Lezioni
first_martians-option-lessons-hint = se la prima missione spiega ogni regola la prima volta che serve
first_martians-option-lessons-no = No
first_martians-option-lessons-no-hint = tutti conoscono il gioco
first_martians-option-lessons-yes = Sì
first_martians-option-lessons-yes-hint = ogni regola una volta sola, accanto a ciò che riguarda

## A che cosa servono le pedine

first_martians-job-event = { $action } ({ PIECE("first_martians-event", $about) })
first_martians-job-rest = Riposo
first_martians-job-unwind = Relax
first_martians-job-heal = { $how ->
    [heart-condition] Guarigione: { PIECE("first_martians-condition", $how) }
   *[other] Guarigione
}
first_martians-job-manage = Gestione
first_martians-job-explore = Esplora { PIECE("first_martians-space", $where) }
first_martians-job-gather = Raccogli in { PIECE("first_martians-space", $where) }: { PIECE("first_martians-item", $about) }
first_martians-job-research = { $how ->
    [first] Esamina: { PIECE("first_martians-item", $about) }
   *[other] Completa una scoperta: { PIECE("first_martians-item", $about) }
}
first_martians-job-experiment = Ricerca: { PIECE("first_martians-project", $about) }
first_martians-job-plant = Pianta un seme: { PIECE("first_martians-facility", $where) }
first_martians-job-repair = Ripara { PIECE("first_martians-facility", $where) }: { PIECE("first_martians-part", $about) }
first_martians-job-unblock = Ripara { PIECE("first_martians-rover", $where) }: { PIECE("first_martians-token", $about) }
first_martians-job-install = Installa: { PIECE("first_martians-upgrade", $about) }
first_martians-job-construct = Costruisci: { PIECE("first_martians-project", $about) }{ $where ->
    [hub] {""}
   *[other] {" "}({ PIECE("first_martians-space", $where) })
}
first_martians-job-restart = Riavvia { PIECE("first_martians-facility", $where) } ({ PIECE("first_martians-resource", $how) })

## Perché si mette una pedina

first_martians-purpose-optional = serve a un obiettivo facoltativo
first_martians-purpose-mission = lo chiede la missione
first_martians-purpose-finds = là può esserci ciò che serve alla missione
first_martians-purpose-threat = se lo si trascura, colpisce
first_martians-purpose-worn = le ferite non aspettano
first_martians-purpose-tense = contro lo stress o il morale basso
first_martians-purpose-track = un’avaria è vicina
first_martians-purpose-farm = la fattoria sfama tutti
first_martians-purpose-supply = alla base serve che funzioni
first_martians-purpose-spent = i segnalini Morale pagano le abilità
first_martians-purpose-install = serve in ogni sol a venire
first_martians-purpose-tools = ciò che torna a funzionare serve in ogni sol a venire
first_martians-purpose-terrain = c’è altro da scoprire

## A che punto è la missione

first_martians-headline = 🔴 **Sol { $round } di { $sols }** · { $mission } · Morale **{ $morale }** · Stress **{ $stress }**/{ $limit } · { $supply }{ $first ->
    [no] {""}
   *[other] {" "}· Primo Giocatore: { $first }
}
first_martians-headline-over = { $won ->
    [yes] 🟢 { $mission }: missione compiuta nel sol { $round }.
   *[other] ⚫ { $mission }: missione fallita nel sol { $round }.
}{ $deaths ->
    [0] {""}
   *[other] {" "}🕯️ { $dead }
}
first_martians-status = 🕐 Sol { $round } di { $sols } · { $phase } · Morale { $morale } · Stress { $stress }/{ $limit } · Saldo (riserve): { $balance }
first_martians-status-mission = 🎯 Obiettivi: { $reached } su { $objectives }{ $all ->
    [yes] , tutti raggiunti
   *[other] {" "}· restano: { $left }
}{ $limited ->
    [yes] {" "}· 🔴 elementi rotti: { $broken } su { $most } al massimo
   *[other] {""}
}
first_martians-status-ruined = ⚠️ { $count ->
    [one] 1 elemento rosso
   *[other] { $count } elementi rossi
} di troppo: senza riparazioni la missione non si vince.
first_martians-ask-plan = il piano comune del sol
first_martians-ask-machine = { $which ->
    [first] la prima delle due macchine
    [second] la seconda delle due macchine
   *[only] quale macchina
} per la missione
first_martians-ask-event-choice = decide per l’equipaggio
first_martians-ask-adventure-choice = deve fare una scelta
first_martians-ask-next-malfunction = sceglie quale avaria viene prima
first_martians-ask-shut-down = che cosa si spegne
first_martians-ask-wilting = la sorte della fattoria
first_martians-ask-starve = chi resta a digiuno
first_martians-ask-break-one = che cosa si danneggia
first_martians-ask-production-one = che cosa cambia
first_martians-ask-shut-one = che cosa si spegne
first_martians-ask-mend = sceglie che cosa riparare
first_martians-ask-lose-sample = quale campione va perso
first_martians-ask-gather-sample = sceglie un campione
first_martians-ask-ignore-terrain = sceglie un terreno da ignorare
first_martians-ask-unwinding = sceglie come rilassarsi
first_martians-ask-healing = sceglie che cosa curare
first_martians-ask-managing = sceglie un tracciato da abbassare
first_martians-ask-reroll-die = può ritirare un dado
first_martians-ask-avert = può evitarlo con un’abilità
first_martians-ask-unlock = sceglie una nuova abilità
first_martians-ask-scan = sceglie una regione da osservare

## Domande

first_martians-question-plan = { $held ->
    [yes] { $left ->
        [0] **Le pedine di { $name } sono tutte al loro posto, ma il «Pronto» deve aspettare.**
        [one] **Metti le pedine di { $name } (ne resta 1 su { $pawns }).** Il «Pronto» deve aspettare.
       *[other] **Metti le pedine di { $name } (ne restano { $left } su { $pawns }).** Il «Pronto» deve aspettare.
    }
   *[no] { $left ->
        [0] **Le pedine di { $name } sono tutte al loro posto: di’ «Pronto», o cambia il piano.**
        [one] **Metti le pedine di { $name } (ne resta 1 su { $pawns }), poi di’ «Pronto».**
       *[other] **Metti le pedine di { $name } (ne restano { $left } su { $pawns }), poi di’ «Pronto».**
    }
}
first_martians-question-machine = **{ $which ->
    [first] Scegliete la prima di due macchine per tutta la missione.
    [second] Scegliete la seconda macchina.
   *[only] Scegliete una macchina per tutta la missione.
  }** Un equipaggio di meno di quattro ha delle macchine: ognuna dà una pedina per sol. Serve per la propria azione, per gli eventi aperti e per i riavvii, e non entra nel Complesso Abitativo.
first_martians-question-event-choice = **Decidi per l’equipaggio.** Che cosa porterà più tardi non lo sa nessuno.
first_martians-question-adventure-choice = **Che cosa fare?**
first_martians-question-next-malfunction = **Più tracciati sono pieni.** Il Primo Giocatore sceglie quale carta si pesca prima; la carta può far salire altri tracciati.
first_martians-question-shut-down = **Manca { PIECE("first_martians-resource", $first) } ({ $missing }): scegliete che cosa si spegne.** Le Riserve Generali pagano le azioni, mai la produzione mancante. Una struttura in arresto non fa nulla, non si può danneggiare e aggiunge 2 Stress ogni sol finché non viene riavviata.
first_martians-question-wilting = **{ PIECE("first_martians-facility", $first) }: le piante appassiscono per colpa degli elementi rossi.** Pagate dalle Riserve Generali e nulla appassisce, ma nulla cresce; oppure ogni pianta arretra di uno spazio.
first_martians-wilting-price = Costa { $price }.
first_martians-question-starve = **{ $missing ->
    [one] Manca 1 porzione di cibo
   *[other] Mancano { $missing } porzioni di cibo
}.** Chi resta senza subisce 1 ferita.
first_martians-question-break-one = **Si danneggia un elemento: { PIECE("first_martians-part", $first) }. Scegliete in quale struttura.** ({ $cause })
first_martians-question-production-one = **Scegliete quale produzione { $way ->
    [up] sale
   *[down] cala
} di { $first }.** ({ $cause })
first_martians-question-shut-one = **Una di queste si spegne: { PIECE("first_martians-resource", $first) }.** ({ $cause })
first_martians-question-mend = **Scegli un elemento rosso: torna subito a funzionare.** ({ $cause })
first_martians-question-lose-sample = **Si perde un campione.** Scegliete la regione da cui viene tolto.
first_martians-question-gather-sample = **Scegli la regione da cui viene il campione.** È subito disponibile.
first_martians-question-ignore-terrain = **Scegli una regione il cui terreno per te non conta in questo sol.**
first_martians-question-unwinding = **Più morale o meno tensione?** Morale { $morale }, Stress { $stress } su { $limit }. Ogni sol il Morale dà segnalini al Primo Giocatore, o glieli toglie; a { $limit } Stress tutti si feriscono.
first_martians-question-healing = **Che cosa curare?** Una ferita arretra di un passo; una condizione, anche curata, agisce fino alla fine della fase.
first_martians-question-managing = **Quale tracciato Avaria scende di 1?** A 5 si pesca la sua carta.
first_martians-question-reroll-die = **I dadi sono caduti.** Un’abilità può ritirarne uno; vale il secondo risultato.
first_martians-question-avert = { $danger ->
    [quarrel-due] **Lo stress è a { $stress }: a { $limit } ciascuno subisce una ferita e il Morale scende di 1.**
    [tracks] **{ PIECE("first_martians-block", $block) }: il tracciato Avaria è a { $level }, e a { $end } si pesca una carta.**
    [morale-due] **A { $first } mancano segnalini Morale per la fase Morale: ognuno che manca è una ferita.**
    [farm] **{ PIECE("first_martians-facility", $farm) }: le piante stanno per appassire per colpa degli elementi rossi.**
    [next-round] **Gli obiettivi sono tutti raggiunti, ma gli elementi rotti sono { $broken }, e se ne ammettono al massimo { $most }.**
   *[dying] **Oltre { $wounds } ferite si muore: questa sarebbe l’ultima.**
} { $alone ->
    [yes] Una tua abilità può ancora evitarlo.
   *[no] Per evitarlo serve più di un’abilità; una è tua.
}
first_martians-question-unlock = **Una scoperta insegna qualcosa a tutto l’equipaggio.** Scegli un’abilità; si può usare subito.
first_martians-question-scan = **Scegli uno spazio da osservare da lontano.** Tutti sapranno che cosa c’è prima di partire.
first_martians-die-success = { $fell ->
    [yes] successo
   *[other] nessun successo
}
first_martians-die-wound = { $fell ->
    [yes] ferita
   *[other] nessuna ferita
}
first_martians-die-adventure = { $fell ->
    [yes] avventura
   *[other] nessuna avventura
}

## Il piano

first_martians-plan-crew = 👥 { $crew }
first_martians-plan-astronaut = { $who } { $wounds }/{ $most } 🩸 { $tokens } 🎖️{ $ill ->
    [yes] {" "}🤒 { $conditions }
   *[other] {""}
}
first_martians-plan-hungry = 🥫 { $who }: mangia per due ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-store = 📦 Riserve: { $items }
first_martians-closed = { PIECE("first_martians-facility", $facility) } ({ $why ->
    [shut] in arresto
   *[other] guasto
})
first_martians-plan-closed = ⛔ Chiuse: { $facilities }
first_martians-plan-event = ❗ **{ $title }** · { $action } · fino al sol { $last }{ $may ->
    [yes] , ma può colpire prima
   *[no] {""}
}{ $effects ->
    [none] {""}
   *[other] {" "}→ { $effects }
}
first_martians-event-action = { $action }: { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}{ $more ->
    [yes] , { $costs }
   *[other] {""}
}
first_martians-event-action-role = { $role ->
    [scientist] con la Scienziata
    [geologist] con il Geologo
    [engineer] con l’Ingegnera
   *[medic] con il Medico
}
first_martians-event-action-place = luogo: { PIECE("first_martians-facility", $facility) }
first_martians-plan-called = 📣 Ti chiedono aiuto: { $jobs }
first_martians-plan-empty = 📋 Non c’è ancora nulla nel piano.
first_martians-plan-title = 📋 **I dadi** · 🩸 ferita · ❔ avventura · senza successo: +{ $tokens } 🎖️
first_martians-plan-sure = ✔️ Senza dadi: n. { $numbers }
first_martians-plan-held = ⛔ **{ $number }. { $job }** { $lacking ->
    [0] · non si può fare: { $problem } { $own ->
        [yes] «Pronto» aspetta: cambia qualcosa o riprendi la pedina.
       *[other] Finché resta così, { $who } non può dire «Pronto».
    }
    [one] · manca 1 pedina{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] Aggiungine una, manda un rover o riprendi la tua.
       *[other] Finché manca, { $who } non può dire «Pronto»: puoi metterla tu.
    }
   *[other] · mancano { $lacking } pedine{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] «Pronto» aspetta: aggiungi pedine, manda un rover o riprendi la tua.
       *[other] Finché mancano, { $who } non può dire «Pronto»: puoi aiutare tu.
    }
}
first_martians-plan-bound = 🤒 { $who }: 1 pedina può solo curare ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-idle = ⚠️ **Le tue pedine riposano tutte, ma al piano mancano braccia: { $numbers }.** Riprendine una e mettila lì, prima di dire «Pronto».
first_martians-plan-helpers = ⚠️ Ancora inutilizzati: { $helpers }.
first_martians-plan-helper = { $name } (utile al n. { $numbers })
first_martians-plan-why = `/{ commandmars } { commandmars-why }` spiega ogni cifra.
first_martians-plan-stack = **{ $number }.** { $job }
first_martians-plan-failure = se fallisce: +{ $tokens } 🎖️{ $back ->
    [yes] , torna: { $items }
   *[other] {""}
}
first_martians-risk-wound = 🩸 { $chance }%
first_martians-risk-adventure = ❔ { $chance }%
first_martians-risk-morale = Morale −1
first_martians-risk-reroll = il successo deve uscire due volte
first_martians-risk-rover = prova del rover
first_martians-penalties-sure = ⚠️ Di sicuro: { $penalties }

## Scelte

first_martians-choose-event = Affronta un evento
first_martians-choose-explore = Esplora
first_martians-choose-gather = Raccogli
first_martians-choose-research = Ricerca
first_martians-choose-plant = Pianta un seme
first_martians-choose-build = Costruisci e ripara
first_martians-choose-restart = Riavvia una struttura
first_martians-choose-join = Aggiungi una pedina
first_martians-choose-withdraw = Riprendi una pedina
first_martians-choose-both = { $job }, con due pedine
first_martians-mend-join = Aggiungi una pedina a { $stack }
first_martians-mend-withdraw = Riprendi da { $stack }
first_martians-mend-call = Chiedi aiuto per { $stack }
first_martians-choose-rovers = Rover
first_martians-choose-call = Chiedi aiuto
first_martians-choose-skills = Usa un’abilità
first_martians-choose-salvage = Recupera elementi
first_martians-alike = ({ $count } uguali)
first_martians-hint-group = { $count ->
    [one] 1 possibilità
   *[other] { $count } possibilità
}
first_martians-hint-join = aiuta, o vai sul sicuro con una pedina in più del necessario
first_martians-hint-skills = per segnalini Morale, ognuna una volta per sol
first_martians-choose-spare = Con un ricambio
first_martians-choose-donor = Con l’elemento di: { PIECE("first_martians-facility", $facility) }
first_martians-hint-donor = là diventa subito rosso: { $penalty }; torna se la riparazione fallisce
first_martians-choose-own-pawn = Pedina di { $name }
first_martians-hint-own-pawn = { $count ->
    [one] l’unica rimasta
   *[other] una delle { $count } rimaste
}
first_martians-hint-machine-pawn = ti risparmia una pedina; dadi e ferite restano tuoi
first_martians-hint-stack = { $pawns } · { $given }/{ $needed } 🧍 · { $chance }
first_martians-chance = { $chance }%
first_martians-chance-with-more = con { $count } 🧍 in più: { $chance }%
first_martians-chance-lacking = { $count ->
    [one] manca
   *[other] mancano
} { $count } 🧍
first_martians-hint-pawns = { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}: sicuro
first_martians-hint-roll = { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}: { $chance }%{ $sure ->
    [0] {""}
   *[other] , { $sure }: sicuro
}
first_martians-gain-rest = +1 🎖️
first_martians-gain-unwind-idle = niente da alleviare
first_martians-or = {" o "}
first_martians-gain-heal = una ferita o una condizione in meno
first_martians-gain-heal-idle = niente da curare
first_martians-gain-manage = un tracciato Avaria −1
first_martians-gain-manage-idle = nessun tracciato da abbassare
first_martians-gain-plant = matura dopo sei sol
first_martians-gain-restart = poi torna in funzione
first_martians-gain-optional = ⭐ serve a un obiettivo facoltativo
first_martians-gain-mission = 🎯 lo chiede la missione
first_martians-gain-install = 🛡️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-gain-production = in Produzione: { $effects }
first_martians-gain-stand-in = sostituisce: { PIECE("first_martians-facility", $facility) }
first_martians-gain-repair = toglie «{ $penalty }»
first_martians-hint-join-to = { $before } → { $after }
first_martians-hint-broken = porta «{ $penalty }»
first_martians-choose-send = Manda { PIECE("first_martians-rover", $rover) }
first_martians-choose-park = Richiama { PIECE("first_martians-rover", $rover) }
first_martians-hint-called = { $count ->
    [0] nessuna pedina libera: una lascerebbe { $jobs }
    [one] 1 pedina libera
   *[other] { $count } pedine libere
}
first_martians-choose-ready = { $again ->
    [yes] Ancora pronto
   *[other] Pronto
}
first_martians-hint-ready = { $agreement ->
    [majority] quando più della metà è pronta, il piano si paga e si esegue
   *[other] quando tutti sono pronti, il piano si paga e si esegue
}
first_martians-choose-revise = Aspetta
first_martians-hint-revise = il piano può ancora cambiare
first_martians-choose-dismantle = Smonta: { PIECE("first_martians-upgrade", $upgrade) }
first_martians-choose-spend = Usa: { PIECE("first_martians-poi", $poi) }
first_martians-hint-skill = { $cost ->
    [0] una volta per missione
   *[other] { $cost } 🎖️
} · { $effects }
first_martians-preview-strip = 🪛 **{ PIECE("first_martians-facility", $facility) }: togliere { PIECE("first_martians-part", $part) }.** L’elemento diventa rosso e dà un ricambio, subito disponibile. Da quel momento: { $penalty }. { $alone ->
    [yes] {""}
   *[no] Devono essere tutti d’accordo.
}
first_martians-strip-agree = { PIECE("first_martians-facility", $facility) }: togliere { PIECE("first_martians-part", $part) }?
first_martians-strip-keep = { PIECE("first_martians-facility", $facility) }: tenere { PIECE("first_martians-part", $part) }
first_martians-preview-dismantle = 🃏 **Smontare { PIECE("first_martians-upgrade", $upgrade) }.** La carta è persa per sempre e dà: { $items }.
first_martians-preview-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] una volta per missione
   *[other] { $cost } 🎖️ (ne restano { $left })
} · { $effects }
first_martians-block = { PIECE("first_martians-block", $block) }
first_martians-hint-track = il suo tracciato è a { $level } su 5
first_martians-hint-machine = una pedina per sol: { PIECE("first_martians-action", $action) }, eventi aperti, riavvii
first_martians-hint-facility = { $action ->
    [none] produce { $production }{ $full ->
        [yes] {" "}(il massimo)
       *[other] {""}
    }
   *[other] { PIECE("first_martians-action", $action) }
} · { $broken ->
    [0] nessun elemento rosso
    [one] 1 elemento rosso
   *[other] { $broken } elementi rossi
}{ $shut ->
    [yes] {" "}· già in arresto
   *[other] {""}
}
first_martians-hint-samples = { $count ->
    [one] 1 campione
   *[other] { $count } campioni
}
first_martians-terrain = { PIECE("first_martians-terrain", $terrain) }
first_martians-hint-wounds = { $wounds ->
    [0] nessuna ferita
    [one] 1 ferita su { $most } al massimo
   *[other] { $wounds } ferite su { $most } al massimo
}
first_martians-part-of = { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-pick-cure = { PIECE("first_martians-condition", $condition) }
first_martians-pick-unwinding-morale = Morale +1
first_martians-pick-unwinding-morale-hint = ogni sol dà segnalini sopra lo 0 e ne toglie sotto
first_martians-pick-unwinding-stress = Stress { $amount }
first_martians-pick-unwinding-stress-hint = a 18 tutti si feriscono
first_martians-pick-healing-wounds = Una ferita
first_martians-pick-healing-wounds-hint = un passo indietro
first_martians-pick-wilting-pay = Paga
first_martians-pick-wilting-pay-hint = nulla appassisce, nulla cresce
first_martians-pick-wilting-wilt = Lascia appassire
first_martians-pick-wilting-wilt-hint = ogni pianta arretra di uno spazio
first_martians-pick-keep = Tieni i dadi
first_martians-pick-keep-hint = i dadi restano come sono caduti
first_martians-pick-let = Lascia che accada
first_martians-pick-let-hint = i segnalini restano
first_martians-pick-reroll = { $die ->
    [success] Ritira il dado Successo
    [wound] Ritira il dado Ferite
   *[other] Ritira il dado Avventura
} ({ PIECE("first_martians-skill", $skill) })
first_martians-hint-cost = { $cost } 🎖️
first_martians-hint-shortage = manca qualcosa: Stress { $stress }
first_martians-hint-lacking = { $tokens ->
    [one] manca
   *[other] mancano
} { $tokens } 🎖️: { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}

## Che cosa fanno le carte

first_martians-effect-morale = Morale { $amount }
first_martians-effect-stress = Stress { $amount }
first_martians-effect-quarrel = tutti feriti, Morale −1
first_martians-effect-full = una carta Avaria
first_martians-effect-supply = { PIECE("first_martians-resource", $resource) } { $amount }
first_martians-whom = { $who ->
    [everybody] tutti
    [first-player] Primo Giocatore
   *[other] astronauta
}
first_martians-effect-tokens = { $amount } 🎖️ ({ first_martians-whom })
first_martians-effect-wound = { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
} ({ first_martians-whom })
first_martians-effect-heal = { $amount ->
    [one] 1 ferita curata
   *[other] { $amount } ferite curate
} ({ first_martians-whom })
first_martians-effect-condition = una condizione ({ first_martians-whom })
first_martians-effect-track = { PIECE("first_martians-block", $block) }: avaria { $amount }
first_martians-effect-malfunction = { PIECE("first_martians-block", $block) }: una carta Avaria
first_martians-effect-break = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }{ $penalty ->
    [none] {""}
   *[other] {" "}→ { $penalty }
}
first_martians-effect-break-any = 🔴 { PIECE("first_martians-block", $block) }: un elemento a caso
first_martians-effect-mend = 🟢 { $amount ->
    [one] 1 elemento torna a funzionare
   *[other] { $amount } elementi tornano a funzionare
}
first_martians-effect-token = { PIECE("first_martians-facility", $facility) }: +1 segnalino «{ PIECE("first_martians-token", $token) }»{ $space ->
    [next] {" "}(nel prossimo sol)
   *[other] {""}
}
first_martians-effect-rover-token = { PIECE("first_martians-rover", $rover) }: +1 segnalino «{ PIECE("first_martians-token", $token) }»
first_martians-effect-mend-rovers = 🟢 ogni rover: un segnalino in meno
first_martians-effect-item = +{ $amount } { PIECE("first_martians-item", $item) }
first_martians-effect-productivity = { PIECE("first_martians-facility", $facility) }: produzione { $amount }
first_martians-effect-shut = { PIECE("first_martians-facility", $facility) }: arresto ({ PIECE("first_martians-resource", $resource) })
first_martians-effect-grow = le piante crescono
first_martians-effect-lose-plants = { $amount ->
    [one] 1 pianta persa
   *[other] { $amount } piante perse
}
first_martians-effect-lose-sample = un campione perso
first_martians-effect-gather-sample = un campione dalla mappa
first_martians-effect-use-sample = un campione consumato
first_martians-effect-ignore-terrain = un terreno ignorato
first_martians-effect-reroll = un dado da ritirare
first_martians-effect-adventure = un’avventura
first_martians-effect-percent = { $amount }% di una carta Ricerca
first_martians-effect-separate = la carta Ricerca più bassa esclusa
first_martians-effect-scan = una regione vista da lontano

## Cause

first_martians-cause-card = { $kind ->
    [event] evento
    [adventure] avventura
    [malfunction] avaria
    [shutdown] tessera Arresto
    [poi] punto d’interesse
    [skill] abilità
    [upgrade] miglioramento
    [facility] struttura
    [project] progetto
    [rule] regola
    [chapter] capitolo
   *[other] missione
} { $title }
first_martians-cause-deterioration = usura di ogni sol
first_martians-cause-malfunction = dadi Avaria ed elementi rossi
first_martians-cause-managing = Centro di Controllo
first_martians-cause-morale = morale dell’equipaggio
first_martians-cause-production = 1 per astronauta, 2 per struttura in arresto
first_martians-cause-hardware = Hardware rosso
first_martians-cause-quarrel = lo Stress è arrivato a 18
first_martians-cause-unwinding = Alloggi Equipaggio
first_martians-cause-healing = MedLab
first_martians-cause-rest = Riposo
first_martians-cause-no-success = nessun successo
first_martians-cause-penalty = penalità certa dell’azione
first_martians-cause-terrain = terreno sul percorso
first_martians-cause-shortage = ciò che non si poteva dare
first_martians-cause-die = il dado Ferite
first_martians-cause-starve = niente cibo
first_martians-cause-anxiety-attack = Attacco d’Ansia
first_martians-cause-surplus = metà dell’eccedenza
first_martians-cause-meals = pasti
first_martians-cause-wilting = elementi rossi della fattoria
first_martians-cause-cost = costi del piano
first_martians-cause-restart = prezzo del riavvio
first_martians-cause-supply = si produce troppo poco
first_martians-cause-donor = tolto per una riparazione
first_martians-cause-refund = torna dopo il fallimento
first_martians-cause-strip = recupero
first_martians-cause-dismantle = carta smontata
first_martians-cause-gather = Raccolta
first_martians-cause-plant = Semina
first_martians-cause-greenhouse = una serra costruita
first_martians-cause-growth = Produzione
first_martians-cause-drive = il viaggio
first_martians-cause-token = segnalino Nuovo tiro

## Che cosa è successo

first_martians-you = Tu
first_martians-said-game-started = 🚀 L’equipaggio: { $crew }. Primo Giocatore: { $first }.
first_martians-said-phase-began = { $phase ->
    [1] 🌅 Comincia il sol { $round }.
    [4] 📋 Sol { $round }: l’equipaggio pianifica.
   *[other] ⚙️ Sol { $round }: avarie.
}
first_martians-said-first-player-passed = 👉 Primo Giocatore: { $who }
first_martians-said-choice-made = ☑️ { $who }: { $side } ({ $title })
first_martians-said-choice-told = { $said }. { $told }
first_martians-said-kept = 🎲 { $who }: i dadi restano come sono
first_martians-said-let = ⏳ { $who } lascia che accada
first_martians-said-objective-reached = 🎯 Obiettivo raggiunto: { PIECE("first_martians-objective", $objective) }
first_martians-said-game-ended = { $won ->
    [yes] 🟢 La missione è compiuta.
   *[other] ⚫ La missione è fallita.
}{ $why ->
    [death] {" "}Un astronauta è morto.
    [time] {" "}Il tempo è finito.
    [threshold] {" "}Troppi elementi sono rotti.
   *[other] {""}
} Obiettivi raggiunti: { $score } su { $all }{ $optional ->
    [0] {""}
    [one] {" "}(in tutto, 1 è facoltativo)
   *[other] {" "}(in tutto, { $optional } sono facoltativi)
}.
first_martians-said-plan-changed = { $change ->
    [lay] ➕ { $who }: { $job }
    [join] 🤝 { $who }, in aiuto: { $job }
    [withdraw] ↩️ { $who }, pedina ripresa: { $job }
    [send] 🚙 { PIECE("first_martians-rover", $rover) } partecipa: { $job }
    [park] 🚙 { $who }, rover richiamato: { $job }
    [call] 📣 { $who } → { $other }, serve aiuto: { $job }
    [ready] ✅ { $who }: il piano va bene
    [revise] ✋ { $who }: aspettiamo
   *[other] ✋ Il piano è di nuovo aperto.
}
first_martians-said-strip-proposed = 🪛 { $who }, elemento da togliere: { PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) }
first_martians-said-strip-dropped = ✋ { $who }: quell’elemento resta al suo posto ({ PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) })
first_martians-said-plan-reason = { $said } ({ $why })
first_martians-said-plan-fixed = 📌 Il piano è deciso: { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}{ $paid ->
    [yes] . Pagato: { $costs }
   *[other] , senza costi
}.
first_martians-said-rolled = 🎲 { $who }: { $success ->
    [yes] successo
   *[other] nessun successo
}{ $wound ->
    [yes] , ferita
    [no] , nessuna ferita
   *[other] {""}
}{ $adventure ->
    [yes] , avventura
   *[other] {""}
}
first_martians-said-rerolled = 🎲 { $who }: di nuovo il { $die ->
    [success] dado Successo
    [wound] dado Ferite
   *[other] dado Avventura
} ({ $why }): { $result ->
    [yes] { $die ->
        [success] successo
        [wound] ferita
       *[other] avventura
    }
   *[other] { $die ->
        [success] nessun successo
        [wound] nessuna ferita
       *[other] nessuna avventura
    }
}
first_martians-said-action-resolved = { $ok ->
    [yes] ✔️ { $who }: { $job }
   *[other] ✖️ { $who }, tentativo fallito: { $job }
}
first_martians-said-action-idle = ↩️ { $who }, non resta nulla da fare: { $job }
first_martians-said-supply-changed = 📦 { PIECE("first_martians-resource", $resource) } { $amount } ({ $why })
first_martians-said-production-changed = 🏭 { PIECE("first_martians-facility", $facility) }: produzione { $amount }
first_martians-said-part-broken = 🔴 { PIECE("first_martians-facility", $facility) }, elemento rosso: { PIECE("first_martians-part", $part) } ({ $why }). Da ora: { $penalty }.
first_martians-said-part-repaired = 🟢 { PIECE("first_martians-facility", $facility) }, di nuovo in funzione: { PIECE("first_martians-part", $part) } ({ $why }).
first_martians-said-repair-done = 🟢 { PIECE("first_martians-facility", $facility) }, riparazione riuscita: { PIECE("first_martians-part", $part) }. Di nuovo in funzione dalla fine della fase.
first_martians-said-facility-shut = 🌑 { PIECE("first_martians-facility", $facility) }, in arresto: { PIECE("first_martians-resource", $grid) } ({ $why }).
first_martians-said-shutdown-turned = 🔄 { PIECE("first_martians-facility", $facility) }, tessera Arresto: { PIECE("first_martians-shutdown", $tile) }
first_martians-said-shutdown-discarded = 🔌 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-resource", $grid) } di nuovo disponibile.
first_martians-said-farm-changed = 🌿 { PIECE("first_martians-facility", $facility) }: { $plants ->
    [one] 1 pianta
   *[other] { $plants } piante
}, { $growing } in crescita, { $greenhouses ->
    [one] 1 serra
   *[other] { $greenhouses } serre
} ({ $why })
first_martians-said-token-placed = 🏷️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-token", $token) }{ $space ->
    [next] {" "}(nel prossimo sol)
   *[other] {""}
} ({ $why })
first_martians-said-rover-token-placed = 🏷️ { PIECE("first_martians-rover", $rover) }: { PIECE("first_martians-token", $token) } ({ $why })
first_martians-said-rover-token-removed = 🚙 { PIECE("first_martians-rover", $rover) }: tolto «{ PIECE("first_martians-token", $token) }»
first_martians-said-rover-checked = 🚙 { PIECE("first_martians-rover", $rover) } { $damaged ->
    [yes] subisce danni e si guasta
   *[other] è passato senza danni
} ({ $why }).
first_martians-said-upgrade-dismantled = 🃏 { PIECE("first_martians-upgrade", $upgrade) }, carta smontata: { $items }.
first_martians-said-upgrade-made = ⬆️ { PIECE("first_martians-upgrade", $upgrade) }, miglioramento installato; funziona dal prossimo sol.
first_martians-said-machine-taken = 🤖 { $who }: { PIECE("first_martians-machine", $machine) } per tutta la missione
first_martians-said-facility-built = 🏠 In servizio: { PIECE("first_martians-facility", $facility) }{ $works ->
    [yes] {""}
   *[other] , con tutti gli elementi rossi
}.
first_martians-said-region-laid = 🗺️ { PIECE("first_martians-space", $space) }, noto fin dall’inizio: { PIECE("first_martians-region", $region) }
first_martians-said-map-shown = 🗺️ Le regioni sono a faccia in su: tutti vedono che cosa c’è e dove.
first_martians-said-token-dropped = 🎯 { PIECE("first_martians-item", $token) }: si trova in { PIECE("first_martians-space", $space) }.
first_martians-said-region-scanned = 🗺️ { PIECE("first_martians-space", $space) }, visto da lontano: { PIECE("first_martians-region", $region) }
first_martians-said-mineral-drawn = ⚗️ Carta Ricerca { $number }: { $found ->
    [yes] { PIECE("first_martians-item", $item) }
   *[other] sono finiti
}
first_martians-said-percent-gained = ⚗️ { $amount }%, ora { $level }% (carta { $card }%)
first_martians-said-card-separated = ⚗️ Da ora la carta Ricerca più bassa resta fuori.
first_martians-said-track-changed = 🎛️ { PIECE("first_martians-block", $block) }: tracciato Avaria { $amount }, ora a { $level } su 5 ({ $why })
first_martians-said-track-reset = 🎛️ { PIECE("first_martians-block", $block) }: si pesca la sua carta e il tracciato Avaria riparte da 0
first_martians-said-box-turned = 🟥 { PIECE("first_martians-block", $block) }: da ora il suo dado Avaria si tira ogni sol.
first_martians-die-of-block = { PIECE("first_martians-block", $block) } { $result }
first_martians-said-malfunctions-rolled = 🎲 Dadi Avaria: { $dice }
first_martians-said-malfunction-drawn = ⚠️ **{ $title }** ({ PIECE("first_martians-block", $block) }){ $resolved ->
    [yes] {""}
   *[other] : non ha nulla da colpire
}
first_martians-said-event-drawn = ❗ Evento: **{ $title }**
first_martians-said-event-done = ✔️ **{ $title }**: evento risolto ({ $who })
first_martians-said-event-expired = ⌛ **{ $title }**: l’evento è passato senza conseguenze.
first_martians-said-consequences-checked = 💥 Conseguenza: { $titles }
first_martians-said-delays-checked = 🕰️ Ritorna: { $titles }
first_martians-said-adventure-drawn = ❔ Avventura ({ $who }): **{ $title }**
first_martians-said-morale-changed = 🙂 Morale { $amount } ({ $why })
first_martians-said-stress-changed = 😬 Stress { $amount }, ora { $level } su 18 ({ $why })
first_martians-said-tokens-changed = 🎖️ { $who }: segnalini Morale { $amount } ({ $why })
first_martians-said-wounded = 🩸 { $who }: { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
} ({ $why })
first_martians-said-healed = 🩹 { $who }: { $amount ->
    [one] 1 ferita curata
   *[other] { $amount } ferite curate
} ({ $why })
first_martians-said-condition-drawn = 🤒 { $who }: { PIECE("first_martians-condition", $condition) }, agisce dalla prossima fase
first_martians-said-condition-cured = 🩹 { $who }: { PIECE("first_martians-condition", $condition) }, guarigione; agisce ancora fino alla fine della fase
first_martians-said-skill-used = ✨ { $who }: { PIECE("first_martians-skill", $skill) } ({ $cost ->
    [0] una volta per missione
   *[other] { $cost } 🎖️
})
first_martians-said-skill-unlocked = ✨ { $who }, nuova capacità: { PIECE("first_martians-skill", $skill) }
first_martians-said-terrain-ignored = 🗺️ { $who }: il terreno di { PIECE("first_martians-space", $space) } non conta in questo sol
first_martians-said-explored = 🧭 { $who }, arrivo in { PIECE("first_martians-space", $space) }: **{ PIECE("first_martians-region", $region) }**{ $samples ->
    [0] {""}
    [one] , 1 campione
   *[other] , { $samples } campioni
}{ $rough ->
    [yes] , { $terrain }
   *[other] {""}
}{ $found ->
    [yes] . Trovato: { $finds }
   *[other] {""}
}
first_martians-said-poi-drawn = 📍 { $who }, punto di interesse: { PIECE("first_martians-poi", $poi) }. Si può usare dal prossimo piano.
first_martians-said-poi-used = 📍 { $who }, punto di interesse usato: { PIECE("first_martians-poi", $poi) }
first_martians-said-item-gained = 📥 { PIECE("first_martians-item", $item) }{ $pending ->
    [yes] , disponibile dal prossimo sol
   *[other] {""}
} ({ $why })
first_martians-said-studied = 🔬 { $discovered ->
    [yes] C’è una scoperta.
   *[other] Un campione è stato esaminato.
}

## Storie e messaggi che restano

first_martians-sol-title = ## 🌅 Sol { $round } di { $sols } · { $mission }
first_martians-report-title = ## 📋 Com’è andato il piano
first_martians-lessons-title = ## 📖 Regole incontrate per la prima volta
first_martians-story-now = ➡️ { $effects }
first_martians-story-choice = ☑️ Decide { $who }: { $sides }
first_martians-story-action = ❗ **{ $action }** fino al sol { $last } → { $effects }. Finché non è fatta, la conseguenza può colpire all’inizio di un sol.
first_martians-story-consequence = ### 💥 { $title }: la conseguenza
first_martians-story-later = ### 🕰️ { $title } · { $who }
first_martians-story-taken = ☑️ **{ $title }** · { $who }: **{ $side }**
first_martians-replay-round = Sol { $round }
first_martians-digest-rounds = Sol da { $first } a { $last }
first_martians-digest-from = Dal sol { $first }
first_martians-sol-quiet = 🌅 Un nuovo sol
first_martians-final-title = ## { $won ->
    [yes] 🟢 Missione compiuta
   *[other] ⚫ La missione è fallita
}: { $mission }, sol { $round } di { $sols }
first_martians-final-died = 🕯️ { $who } non ce l’ha fatta: { $why }.
first_martians-broken-parts = { $broken ->
    [one] 1 elemento rotto
   *[other] { $broken } elementi rotti
}
first_martians-final-done = Tutti gli obiettivi obbligatori sono raggiunti e la base regge ({ first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , al massimo { $most } ammessi
}).
first_martians-final-death = Un astronauta ha subito una sesta ferita. Nessuno sopravvive.
first_martians-final-time = L’ultimo sol è finito e restano obiettivi.
first_martians-final-threshold = Gli obiettivi sono raggiunti, ma la base è in rovina: { first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , al massimo { $most } ammessi
}.
first_martians-final-crew = 👥 { $crew } · Morale { $morale } · Stress { $stress }
first_martians-final-objective = { $reached ->
    [yes] ✅
   *[other] ⬜
} { $title }{ $optional ->
    [yes] {" "}(facoltativo)
   *[other] {""}
}

## Perché?

first_martians-why-title = ### Perché? Le regole e i pezzi dietro ogni cifra
first_martians-why-pawns = • Pedine 🧍: { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}, { $given ->
    [0] nessuna messa
    [one] 1 messa
   *[other] { $given } messe
}: { $sum }
first_martians-why-base = { $count } (l’azione)
first_martians-why-medic = 1 (la pedina del Medico, in mancanza di Autoscanner)
first_martians-why-way = { $count } ({ $count ->
    [one] lo spazio d’arrivo
   *[other] gli spazi del percorso
})
first_martians-why-descent = { $count } (la discesa ripida, in mancanza del progetto «{ PIECE("first_martians-project", $project) }»)
first_martians-why-region = { $count } ({ PIECE("first_martians-region", $region) }: { first_martians-terrain-extra-pawn })
first_martians-why-token = { $count } (segnalino, { $cause })
first_martians-token-cause = { PIECE("first_martians-facility", $facility) }: serve { PIECE("first_martians-token", $token) }{ $part ->
    [none] {""}
   *[other] , elemento rosso: { PIECE("first_martians-part", $part) }
}
first_martians-why-rover-token = { $count } (segnalino «1 pedina in più»: { PIECE("first_martians-rover", $rover) })
first_martians-why-rover = • { PIECE("first_martians-rover", $rover) } vale { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}.
first_martians-why-dice = • { $dice ->
    [all] Tre dadi, perché non c’è una pedina in più
   *[other] Solo il dado Successo, perché lo impone un elemento rosso
}: successo con { $faces } facce su { $sides }, { $chance }.
first_martians-why-costs = • Si paga quando il piano è deciso, e le riserve non tornano mai: { $costs }
first_martians-why-modifier = { PIECE("first_martians-facility", $facility) }, segnalino sullo spazio «!»: { PIECE("first_martians-token", $token) }
first_martians-why-terrain = { PIECE("first_martians-region", $region) }: { PIECE("first_martians-terrain", $terrain) }
first_martians-why-condition = { $name }: { PIECE("first_martians-condition", $condition) }
first_martians-why-red = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } → { $penalty }
first_martians-why-cancelled = ⬆️ { PIECE("first_martians-facility", $facility) }, elemento rosso: { PIECE("first_martians-part", $part) }. { PIECE("first_martians-upgrade", $upgrade) } annulla la penalità
first_martians-why-production = ### Prossima Produzione, allo stato attuale
first_martians-why-supply = • { PIECE("first_martians-resource", $resource) }: { $produced } per { $needed }. { $result ->
    [short] Strutture in arresto: { $count }.
    [food] Dalle Riserve Generali: { $count }, o qualcuno digiuna.
   *[other] { $count ->
        [0] Non avanza nulla.
       *[other] Si conserva metà dell’eccedenza: { $count }.
    }
}
first_martians-why-lasting = 📌 Regole permanenti, all’inizio della Produzione: { $change }
first_martians-why-stress = • Stress +{ $total }: { $crew } per l’equipaggio, 2 per ognuna delle tessere Arresto ({ $tiles }). Ora { $stress }; a { $limit } tutti si feriscono e il Morale scende.
first_martians-why-broken = ### Elementi rossi: { $count }{ $most ->
    [-1] {""}
   *[other] {" "}(alla fine al massimo { $most })
}
first_martians-hand = { $who }: { $wounds }/{ $most } 🩸 · { $tokens } 🎖️. La sesta ferita uccide; alla seconda e alla quarta arriva una condizione.
first_martians-hand-condition = 🤒 **{ PIECE("first_martians-condition", $condition) }**: { $about }
first_martians-hand-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] una volta per missione
   *[other] { $cost } 🎖️
} · { $effects }{ $used ->
    [yes] {" "}· già usata in questo sol
    [mission] {" "}· già usata in questa missione
   *[other] {""}
}

## Perché un'azione è rifiutata

illegal-solo-seats = L’opzione vale per { $needed } astronauti; ce ne sono { $count }.
illegal-other-crew = La campagna continua con lo stesso equipaggio: { $roles }.
illegal-no-such-option = Non è tra le scelte: { $option }.
illegal-unknown-facility = Nella base non c’è questa struttura: { PIECE("first_martians-facility", $facility) }.
illegal-unknown-item = Non c’è questo oggetto: { PIECE("first_martians-item", $item) }.
illegal-unknown-machine = L’equipaggio non ha questa macchina: { PIECE("first_martians-machine", $machine) }.
illegal-unknown-project = La missione non ha questo progetto: { PIECE("first_martians-project", $project) }.
illegal-unknown-rover = Non c’è questo rover: { PIECE("first_martians-rover", $rover) }.
illegal-unknown-skill = Non c’è questa abilità: { PIECE("first_martians-skill", $skill) }.
illegal-unknown-space = Sulla mappa non c’è questo spazio: { PIECE("first_martians-space", $space) }.
illegal-unknown-stack = Nel piano non c’è la pila { $stack }.
illegal-unknown-term = Non conosco questa parola: { $word }.
illegal-opening-mission = Quella missione può solo aprire una campagna: { PIECE("first_martians-mission", $mission) }.
illegal-astronaut-dead = Una persona dell’equipaggio è morta in quella missione, e la campagna non può proseguire da lì: { PIECE("first_martians-role", $role) }.
illegal-not-built = { PIECE("first_martians-facility", $facility) }: non c’è ancora, prima va costruita.
illegal-wrong-place = { PIECE("first_martians-project", $project) }: non può stare in { PIECE("first_martians-space", $space) }.
illegal-already-built = C’è già: { PIECE("first_martians-project", $project) }.
illegal-already-planned = Qualcuno lo fa già in questo sol; basta una volta.
illegal-build-first = Prima va costruito questo: { PIECE("first_martians-project", $project) }.
illegal-condition-absent = L’astronauta non soffre di questo: { PIECE("first_martians-condition", $condition) }.
illegal-event-not-open = Quell’evento non è più aperto: { PIECE("first_martians-event", $event) }.
illegal-explored = { PIECE("first_martians-space", $space) } è già esplorato.
illegal-facility-blocked = { PIECE("first_martians-facility", $facility) }: un segnalino Guasto la blocca in questo sol; la Pulizia lo toglie.
illegal-facility-shut = { PIECE("first_martians-facility", $facility) }: in arresto. Prima va riavviata con una pedina.
illegal-farm-full = Tutte le serre sono occupate ({ $greenhouses }), contando le piante in crescita.
illegal-item-idle = In questa missione non significa nulla: { PIECE("first_martians-item", $item) }.
illegal-item-lacking = Non basta: { PIECE("first_martians-item", $item) }. { $needed ->
    [one] Ne serve 1
   *[other] Ne servono { $needed }
}, { $held ->
    [0] non ce ne sono
    [one] ce n’è 1
   *[other] ce ne sono { $held }
}.
illegal-no-farm = { PIECE("first_martians-facility", $facility) } non è una fattoria.
illegal-no-route = Non c’è questo percorso per { PIECE("first_martians-space", $space) }.
illegal-no-sample = Si esaminano solo campioni, non { PIECE("first_martians-item", $item) }.
illegal-none-left = Tutto ciò che c’è è già nel piano: { $held }.
illegal-not-accessible = { PIECE("first_martians-space", $space) } non si raggiunge: prima va esplorato uno spazio vicino.
illegal-not-shut = { PIECE("first_martians-facility", $facility) }: nessuna tessera Arresto di quel tipo.
illegal-part-not-there = { PIECE("first_martians-facility", $facility) }: nessun elemento funzionante di quel tipo da cedere ({ PIECE("first_martians-part", $part) }).
illegal-part-works = { PIECE("first_martians-facility", $facility) }: questo elemento funziona, non c’è nulla da riparare: { PIECE("first_martians-part", $part) }.
illegal-price-lacking = La tessera si toglie solo pagando { PIECE("first_martians-resource", $resource) } { $needed }; nelle Riserve Generali: { $held }.
illegal-seedbed-taken = Il primo spazio di crescita è occupato fino alla Produzione.
illegal-token-absent = { PIECE("first_martians-rover", $rover) } non ha questo segnalino: { PIECE("first_martians-token", $token) }.
illegal-unexplored = { PIECE("first_martians-space", $space) } non è ancora esplorato.
illegal-upgrade-absent = Questa carta non è disponibile: { PIECE("first_martians-upgrade", $upgrade) }.
illegal-already-called = La richiesta d’aiuto è già fatta.
illegal-explore-only = { PIECE("first_martians-rover", $rover) } aiuta solo a esplorare.
illegal-inside-hub = { PIECE("first_martians-rover", $rover) } si muove solo fuori dall’HUB.
illegal-machine-laid = Questa macchina è già al lavoro: { PIECE("first_martians-machine", $machine) }.
illegal-machine-unfit = { PIECE("first_martians-machine", $machine) } lavora a un solo tipo di azione ({ PIECE("first_martians-action", $action) }), agli eventi aperti e ai riavvii, e non entra mai nel Complesso Abitativo.
illegal-machines-used = Da soli si usano al massimo { $most } macchine per sol.
illegal-heart-bound = La pedina che resta può solo curare il Disturbo Cardiaco: { PIECE("first_martians-role", $role) }, { $laid } su { $pawns } messe.
illegal-no-pawn = Le pedine sono già tutte al loro posto: { PIECE("first_martians-role", $role) }, { $pawns } su { $pawns }. Puoi riprenderne una.
illegal-no-rover = Un elemento rosso del Garage impedisce ai rover di esplorare.
illegal-not-in-crew = In questo equipaggio non c’è: { PIECE("first_martians-role", $role) }.
illegal-not-in-stack = Nella pila { $stack } non c’è questa pedina.
illegal-one-pawn-only = Un riavvio richiede esattamente una pedina.
illegal-one-rover = Va già un rover: { PIECE("first_martians-rover", $rover) }.
illegal-own-pawn = Non serve chiederlo a te: aggiungi la tua pedina.
illegal-rover-blocked = { PIECE("first_martians-rover", $rover) } è guasto: lo ripara un’azione di Costruzione.
illegal-rover-parked = { PIECE("first_martians-rover", $rover) } è nella Rimessa.
illegal-rover-sent = { PIECE("first_martians-rover", $rover) } è già impegnato; si muove una volta per sol.
illegal-deadly = Sarebbe mortale: { $wounds ->
    [one] 1 ferita certa
   *[other] { $wounds } ferite certe
}, e il limite è { $left }.
illegal-medic-needed = Senza Autoscanner serve anche una pedina del Medico.
illegal-role-needed = Qui serve anche una pedina { $role ->
    [scientist] della Scienziata
    [geologist] del Geologo
    [engineer] dell’Ingegnera
   *[medic] del Medico
}.
illegal-not-ready = Non hai detto «Pronto».
illegal-phase-begun = Gli elementi si tolgono all’inizio della fase, prima di piazzare pedine. Riprendi prima le tue.
illegal-not-proposed = Nessuno propone di togliere quell’elemento.
illegal-strip-agreed = Hai già dato il tuo assenso; manca quello degli altri.
illegal-pawns-unused = { $count ->
    [one] Resta 1 pedina
   *[other] Restano { $count } pedine
} da mettere; il Riposo è sempre possibile.
illegal-too-few-pawns = Troppo poche pedine ({ PIECE("first_martians-action", $action) }): { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}, { $given ->
    [0] non ce ne sono
    [one] ce n’è 1
   *[other] ce ne sono { $given }
}. Aggiungine una, manda un rover o riprendi quelle che ci sono: fino ad allora niente «Pronto».
illegal-unpayable = Le Riserve Generali non bastano: { PIECE("first_martians-resource", $resource) }, { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}, { $held ->
    [0] non ce ne sono
    [one] ce n’è 1
   *[other] ce ne sono { $held }
}.
illegal-migraine = Con l’emicrania non si usano abilità.
illegal-no-dice = { PIECE("first_martians-skill", $skill) } serve per dadi appena tirati.
illegal-skill-idle = { PIECE("first_martians-skill", $skill) } ora non cambierebbe nulla.
illegal-skill-not-held = Questo astronauta non ha l’abilità { PIECE("first_martians-skill", $skill) }.
illegal-skill-used = { PIECE("first_martians-skill", $skill) } è già stata usata in questo sol.
illegal-tokens-lacking = { $needed ->
    [one] Serve 1 segnalino
   *[other] Servono { $needed } segnalini
} Morale; { $held ->
    [0] non ce ne sono
    [one] ce n’è 1
   *[other] ce ne sono { $held }
}.

## Regole spiegate dalla prima missione

first_martians-lesson-round = Un sol ha sei fasi: un evento, il morale, la produzione, le azioni dell’equipaggio, le avarie, la pulizia. Solo nella quarta c’è molto da decidere. Si vince insieme se ogni obiettivo obbligatorio è raggiunto in tempo, si perde insieme se muore un astronauta o se l’ultimo sol finisce prima.
first_martians-lesson-events = Ogni sol porta un evento. La sua azione resta aperta per tre sol; finché non è fatta, all’inizio di un sol può colpire una conseguenza, e nessuno sa quale.
first_martians-lesson-consequences = Un evento trascurato ha colpito. Arrivata la conseguenza, l’evento esce dal Diario di Missione e la sua azione non c’è più.
first_martians-lesson-morale = Il Morale è di tutti, da −2 a +3. Nella fase 2 il Primo Giocatore riceve un segnalino Morale per ogni punto sopra lo 0, o ne scarta uno per ogni punto sotto; ogni segnalino che manca è una ferita.
first_martians-lesson-stress = In ogni Produzione lo Stress sale di 1 per astronauta e di 2 per struttura in arresto. A 18 tutti subiscono una ferita, il Morale scende di 1 e lo Stress riparte da 0. Il Relax lo abbassa fino a 6 punti.
first_martians-lesson-wounds = Un astronauta sopravvive a cinque ferite; la sesta chiude la missione. Le ferite si curano una alla volta nel MedLab, con l’aiuto del Medico o con un Autoscanner.
first_martians-lesson-conditions = Quando le ferite superano un’icona si pesca una condizione. Agisce dalla fase seguente, finché non viene curata.
first_martians-lesson-adventures = Il dado Avventura, certi segnalini e certi terreni portano un’avventura a chi esegue l’azione, anche se riesce. Alcune ritornano dopo qualche sol.
first_martians-lesson-dice = Con le pedine esatte si tirano i dadi: successo, ferita e avventura, ognuno per conto suo. Con una pedina in più riesce senza dadi. Un fallimento dà 2 segnalini Morale.
first_martians-lesson-morale-tokens = I segnalini Morale pagano le abilità, ognuna una volta per sol. Vengono dal Riposo, dai fallimenti e, per il Primo Giocatore, dal buon morale.
first_martians-lesson-red-parts = Un elemento rosso costa finché resta rosso: energia o ossigeno per azione, un tiro, una pedina, una pianta. Si ripara con un ricambio o con lo stesso elemento tolto altrove. Alla fine non devono restarne troppi.
first_martians-lesson-repairs = Un elemento riparato funziona dalla fine della fase Azione: nella stessa fase costa ancora.
first_martians-lesson-malfunction-dice = Nella fase 5 ogni complesso con l’indicatore rosso tira il suo dado; il risultato e i +1 degli elementi rossi alzano il tracciato. A 5 si pesca una carta.
first_martians-lesson-tracks = Le avarie maturano su tre tracciati, uno per complesso. Quando uno arriva a 5 si pesca la sua carta e il tracciato riparte da 0. La Gestione ne abbassa uno di 1.
first_martians-lesson-malfunction-cards = Una carta Avaria di solito rende rosso un elemento o mette un segnalino. Poi ogni sol si tira anche il dado del complesso seguente: Lavorativo, Abitativo, Sistemi, e da capo.
first_martians-lesson-shutdown = Si produce troppa poca energia o ossigeno, e una struttura si ferma: niente azioni del suo tipo, niente penalità né danni, e 2 Stress per sol. Una pedina la riavvia a fine fase.
first_martians-lesson-restart = Una tessera Arresto si gira quando la si toglie: prima porta un effetto, e qualcuna se ne va solo pagando.
first_martians-lesson-farm = Una pianta seminata matura in sei Produzioni, in una serra libera. Ogni pianta matura sfama un astronauta ogni sol e resta.
first_martians-lesson-supply = Metà di ciò che si produce in più va nelle Riserve Generali. Pagano le azioni e sfamano chi resterebbe a digiuno, ma non coprono mai l’energia o l’ossigeno che mancano.
first_martians-lesson-exploring = Ogni spazio del percorso costa una pedina, il terreno arduo di più. Il terreno di una nuova regione conta dal prossimo sol; da allora si può raccogliere ciò che contiene.
first_martians-lesson-rovers = Un rover guasto resta nella Rimessa finché un’azione di Costruzione non toglie il segnalino.
first_martians-lesson-objectives = Gli obiettivi raggiunti restano tali. Si vince alla fine del sol in cui si raggiunge l’ultimo obbligatorio, se gli elementi rossi non sono troppi.
first_martians-lesson-upgrades = Un miglioramento funziona dalla Pulizia. Una carta mai costruita si può smontare per i due ricambi che mostra.
first_martians-lesson-waiting-tokens = Un segnalino su uno spazio «>>» aspetta: la Pulizia lo sposta su «!», dove agisce per un sol.
first_martians-lesson-tokens = Un segnalino sullo spazio «!» di una struttura pesa su ogni azione del suo tipo in questo sol; la Pulizia lo toglie.
first_martians-lesson-planning = Le pedine su un’azione formano una pila; chi ha messo la prima esegue, ottiene e subisce. Con le pedine esatte si tirano i dadi, con una in più è sicuro.
first_martians-lesson-machines = Una macchina è una pedina in più. Se è la prima su un’azione, esegue chi l’ha messa: tira i dadi e, se esce una ferita, la subisce. Fa un solo tipo di azione, lavora agli eventi aperti e può riavviare strutture fuori dal Complesso Abitativo.

## Ordini permanenti

first_martians-order-agree = Approva il piano
first_martians-order-agree-hint = Quando tutte le pedine sono al loro posto e nulla si oppone, se nessuno tocca le tue
first_martians-order-agree-text = Approva il piano di questo sol quando è completo e nulla si oppone.
first_martians-order-help = Aiuta su richiesta
first_martians-order-help-hint = Una tua pedina libera va da chi la chiama
first_martians-order-help-text = Rispondi alle richieste d’aiuto: { $value }.
first_martians-order-help-any = per qualunque cosa
first_martians-order-help-explore = per esplorare
first_martians-order-help-gather = per raccogliere
first_martians-order-help-research = per la ricerca
first_martians-order-help-build = per costruire e riparare
first_martians-order-help-heal = per curare
first_martians-order-help-event = per gli eventi
first_martians-order-keep-dice = Tieni i dadi
first_martians-order-keep-dice-hint = Nessuna abilità si usa per ritirare un dado
first_martians-order-keep-dice-text = Non usare abilità per ritirare i dadi.
illegal-order-not-planning = L’equipaggio ora non sta pianificando.
illegal-order-agreed = Hai già approvato.
illegal-order-plan-changed = Una pila con le tue pedine è stata cambiata.
illegal-order-alone = Non c’è nessuno che possa chiamarti.
