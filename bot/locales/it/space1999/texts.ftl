# Spazio: 1999: nomi, scelte, domande ed eventi. L’energia è in unità di energia (U.E.).

space1999-title = Spazio: 1999
space1999-pitch = La Luna è alla deriva: esplora mondi ignoti, discuti con l’Elaboratore Centrale e traccia la rotta verso la Terra.
space1999-length = Da 12 a 25 giri: due ore insieme, o da due a quattro settimane una mossa alla volta
space1999-difficulty = Facile da cominciare: si vola, si atterra, si posa una carta; chi vede lontano ha la meglio
space1999-choose-identity = Scegli settore

## Settori e luoghi

space1999-sector-a = A, azzurro
space1999-sector-b = B, arancio
space1999-sector-c = C, verde
space1999-sector-d = D, giallo

space1999-base = Base
space1999-node = Nodo { $number }
space1999-at-base = alla Base
space1999-at-node = sul nodo { $number }
space1999-at-planet = su { $planet }
space1999-to-base = alla Base
space1999-to-node = al nodo { $number }
space1999-to-planet = a { $planet }
space1999-from-base = dalla Base
space1999-from-node = dal nodo { $number }
space1999-from-planet = da { $planet }

space1999-side-north = nord
space1999-side-east = est
space1999-side-south = sud
space1999-side-west = ovest
# The two open sides of a tile.
space1999-lie-north-south = nord-sud
space1999-lie-north-east = nord-est
space1999-lie-north-west = nord-ovest
space1999-lie-south-east = sud-est
space1999-lie-south-west = sud-ovest
space1999-lie-east-west = est-ovest

## Carte di rotta

space1999-shape-straight = diritta
space1999-shape-curve = curva
space1999-a-straight = una carta diritta
space1999-a-curve = una curva
space1999-tiles-straight = { $count ->
    [one] 1 diritta
   *[other] { $count } diritte
}
space1999-tiles-curve = { $count ->
    [one] 1 curva
   *[other] { $count } curve
}
space1999-tiles-both = { $one } e { $other }
space1999-route-shut-in = bloccata
space1999-route-missing = { $count ->
    [0] alla Terra
    [one] 1 carta alla Terra
   *[other] { $count } carte alla Terra
}

## A che punto è la partita

space1999-headline = 🌕 **Giro { $round }** · Luna in posizione { $number } · pianeti visitati: { $visited } su { $planets }{ $up ->
    [yes] {" "}· turno: { $who }
   *[no] {""}
}
space1999-headline-won = 🌍 { $who } ha trovato la rotta per la Terra!

space1999-ask-turn = vola o propone un piano di volo
space1999-ask-another-plan = può proporre un altro piano di volo
space1999-ask-step = si muove di nodo in nodo: ancora { $left }
space1999-ask-planet = sceglie il pianeta dove atterrare
space1999-ask-take-off = deve decollare subito
space1999-ask-tiles = posa le carte di rotta
space1999-ask-tile-card = può spostare o togliere una carta sul Monitor Stellare
space1999-status-round = 🌕 Giro { $round } · Luna in posizione { $number } · pianeti visitati: { $visited } su { $planets }

## Domande

space1999-status = 🚀 Sei { $where } · ⚡ **{ $energy } U.E.** · 🧩 { $count ->
    [0] nessuna carta di rotta
   *[other] { $tiles } in mano
}
space1999-status-route = 🧭 La tua rotta: { $laid ->
    [0] non ancora iniziata
    [one] 1 carta posata
   *[other] { $laid } carte posate
}, { $outlook } · **{ $place }**
space1999-place = { $shared ->
    [yes] { $rank }º posto su { $seats }, a pari merito
   *[no] { $rank }º posto su { $seats }
}{ $energy ->
    [yes] {" "}(per energia)
   *[no] {""}
}
space1999-status-rivals = Gli altri: { $rivals }
space1999-status-rival = { $who } { $outlook }, ⚡ { $energy } U.E.
space1999-hand = 📘 { $count ->
    [0] Nessun piano di volo
    [one] 1 piano di volo: { $plans }
   *[other] { $count } piani di volo: { $plans }
}
space1999-answer-cards = -# 🗂️ ⚪ vuol dire nessun segnale: decide allora una scheda dell’Elaboratore: spostare o togliere una carta { $tile }% · U.E. { $energy }% · un atterraggio { $land }% · a casa { $home }% · piani di volo { $plans }%

space1999-question-turn = **Dove si va?** Vola con le tue U.E. (unità di energia): 1 per ogni tratto rettilineo, 1 in più per ogni deviazione. Oppure proponi un piano di volo all’Elaboratore Centrale.
space1999-question-another-plan = **L’Elaboratore ha detto no.** Puoi proporre un altro piano; ogni no ti costa il piano e ti muove di un nodo. Oppure fermati qui.
space1999-planets-in-reach = 🪐 A portata con la Luna dov’è ora, con le U.E. che servono: { $planets }{ $more ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}
space1999-planets-in-reach-none = 🪐 Nessun pianeta da visitare entro { $energy } U.E.
space1999-planets-in-reach-no-energy = 🪐 Senza U.E. ti muove solo un piano di volo.
space1999-flight-home = 🏠 Rientro con { $cost } U.E., con la Luna dov’è ora{ $enough ->
    [yes] {""}
   *[no] {" "}(ne hai { $held })
}, per posare { $count ->
    [one] la tua carta
   *[other] le tue { $count } carte
}.
space1999-flight-home-no-tiles = 🏠 Non si vola a casa senza almeno una carta di rotta: senza, ti ci portano solo l’Elaboratore, un pianeta o la Luna.
space1999-flight-home-blocked = 🏠 Ogni via verso casa è bloccata.
space1999-plans-wait = 📘 Su un pianeta prima le U.E.: un piano si propone solo senza U.E., o se altre navi sbarrano ogni via.

space1999-question-step = **Un nodo alla volta.** Ancora { $left ->
    [one] 1 nodo
   *[other] { $left } nodi
}, senza spendere U.E.; sei { $where }. Un pianeta vale come punto della linea: ci atterreresti.
space1999-question-step-back = -# Non puoi tornare subito da dove vieni.
space1999-question-planet = **{ $planet } è già visitato**: il piano vale per { $count ->
    [one] l’unico pianeta ancora da visitare
   *[other] qualsiasi pianeta ancora da visitare, { $count } tra cui scegliere
}.
space1999-question-take-off = **Decollo immediato!** Sei { $where }: parti con le tue U.E., di almeno un nodo.
space1999-question-tiles = **A casa.** Posa { $count ->
    [one] la tua carta
   *[other] tutte le tue carte ({ $count })
}, a partire dalla fine della tua rotta o da una tua carta spostata.
space1999-question-arrival = 🌍 { $exact ->
    [yes] Solo la tua ultima carta può finire accanto alla Terra, aperta verso di essa; se ne hai di più, puoi fermarti un quadrato prima e restituire il resto
   *[no] Una carta accanto alla Terra, aperta verso di essa, è arrivata; il resto si restituisce
}. Poi l’Elaboratore dice se la rotta è giusta: { $route }%.
space1999-question-slide-price = -# Nel tuo turno puoi prima spostare { $whose ->
    [own] una tua carta, gratis.
    [others] una carta di un avversario, per { $price } U.E.
   *[both] una tua carta gratis, e una di un avversario per { $price } U.E.
}
space1999-question-move = **L’Elaboratore ti fa spostare una carta** di un quadrato, senza ruotarla: una qualsiasi delle tue o, di un avversario, l’ultima della rotta o il capo aperto di carte spostate. { $count ->
    [one] 1 carta possibile
   *[other] { $count } carte possibili
}.
space1999-question-remove = **L’Elaboratore ti fa togliere una carta**: una qualsiasi delle tue o, di un avversario, l’ultima della rotta o il capo aperto di carte spostate. { $count ->
    [one] 1 carta possibile
   *[other] { $count } carte possibili
}.

## Scelte

space1999-choose-planets = Vola verso un pianeta
space1999-hint-planets = { $count ->
    [one] 1 a portata
   *[other] { $count } a portata
}, da { $cost } U.E.; una carta di rotta nel { $chance }% degli atterraggi
space1999-choose-nodes = Fermati su un nodo
space1999-hint-nodes = { $count ->
    [one] 1 nodo a portata, numerato
   *[other] { $count } nodi a portata, numerati
} come sullo schermo di gioco
space1999-choose-nodes-worth = { $count ->
    [one] Vale la sosta
   *[other] Valgono la sosta ({ $count })
}
space1999-choose-node-range = Nodi { $first }–{ $last } ({ $count })
space1999-stop-moon = al { $chance }% passa la Luna: a casa, +{ $energy } U.E.
space1999-choose-fly = { $place } · { $cost } U.E.
space1999-choose-home = Rientra alla Base · { $cost } U.E.
space1999-hint-via = { $count ->
    [0] senza deviazioni
    [one] devia su { $nodes }
   *[other] devia su { $nodes }
}
space1999-hint-left = { $energy ->
    [one] resta 1 U.E.
   *[other] restano { $energy } U.E.
}
space1999-hint-at-home = +{ $given } a casa: { $energy } U.E.
space1999-hint-ahead = sempre dritto: { $planets }
space1999-hint-way-home = { $sure ->
    [yes] a casa al prossimo turno: { $least } U.E.
    [range] a casa al prossimo turno: da { $least } a { $most } U.E.
   *[no] a casa al prossimo turno: da { $least } U.E., o nessuna via
}
space1999-hint-to-lay = devi posare { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: al meglio { $outlook } (senza spostamenti)
space1999-hint-must-lay = devi posare { $count } carte
space1999-hint-homecoming = +{ $energy } U.E.
space1999-choose-propose = Proponi un piano di volo
space1999-choose-propose-one = Proponi un piano: { $plan }
space1999-hint-odds = ✅ OK { $ok }% · ❌ no { $negative }%: piano perso, { $free ->
    [yes] un nodo
   *[no] resti lì
} · ⚪ nessun segnale { $neutral }%: una scheda dell’Elaboratore
space1999-hint-plan-odds = ✅ { $ok }%: { $outcome } · ❌ { $negative }%: piano perso, { $free ->
    [yes] un nodo
   *[no] resti lì
} · ⚪ { $neutral }%: una scheda
space1999-hint-plan-ok = ✅ { $ok }%: { $outcome }
space1999-hint-plan-land = ci atterri
space1999-hint-plan-any = { $count ->
    [one] già visitato: l’unico rimasto
   *[other] già visitato: uno degli altri { $count }
}
space1999-hint-plan-return = a casa, +{ $energy } U.E.
space1999-hint-plan-steps = sei già alla Base: tre nodi
space1999-hint-plan-energy = poi hai { $energy } U.E.
space1999-choose-pass = Passa
space1999-choose-no-more-plans = Fermati qui
space1999-choose-stay = Lascia stare le carte
space1999-hint-stay = il Monitor Stellare resta com’è
space1999-choose-leave = Tieni le carte
space1999-hint-leave = ora non ci stanno: { $tiles }, per un altro rientro
space1999-choose-give-back = Restituisci il resto
space1999-hint-give-back = più di quante ne servono: { $tiles }, al Banco
space1999-choose-slide = Sposta una carta
space1999-choose-slide-first = Prima sposta una carta
space1999-hint-slides = { $whose ->
    [own] una tua, gratis
    [others] una di un avversario, per { $price } U.E.
   *[both] una tua gratis, una di un avversario per { $price } U.E.
}
space1999-choose-lay = { $square } · { $shape }: { $lie }
space1999-choose-square = Quadrato { $square }
space1999-choose-tile = { $square } · { $shape }
space1999-hint-tile = { $own ->
    [yes] tua
   *[no] { $who }
}
space1999-hint-route = { $changed ->
    [yes] { $who } alla Terra: { $before } → { $after }
   *[no] { $who } sempre { $outlook }
}
space1999-choose-slide-onto = { $square } → { $onto } · { $shape }
space1999-choose-slides = { $one ->
    [yes] { $whose }: { $first }–{ $last } ({ $count })
   *[no] { $first }–{ $last } ({ $count })
}
space1999-name-lay = Posa una carta { $shape } su { $square }, { $lie }
space1999-name-slide = Sposta la carta { $shape } del settore { $sector }, { $square } → { $onto }
space1999-name-remove = Togli la carta { $shape } del settore { $sector } su { $square }

## Anteprime

space1999-preview-left = 🧩 Ancora da posare: { $tiles }
space1999-preview-back = ↩️ Quel che ti resta in mano torna al Banco: { $tiles }.
space1999-preview-keep = 🎒 Poi non ci sta altro: ti restano in mano { $tiles }.
space1999-preview-slide = La { $shape } di { $whose } si sposta da { $square } a { $onto }.
space1999-preview-remove = La { $shape } di { $whose } su { $square } torna al Banco.
space1999-preview-free = ⚡ Non costa nulla.
space1999-preview-price = ⚡ Costa **{ $price } U.E.**: { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}.
space1999-preview-earth = 🌍 { $own ->
    [yes] **La tua rotta arriva così davanti alla Terra, e si interroga subito l’Elaboratore.** ✅ { $right }%: hai vinto, la partita finisce. ❌ Altrimenti le ultime { $lost } carte che hai posato tornano al Banco.
   *[no] { $who }: la sua rotta arriva così davanti alla Terra, e si interroga subito l’Elaboratore. ✅ { $right }%: la vittoria è sua, la partita finisce. ❌ Altrimenti le ultime { $lost } carte che ha posato tornano al Banco.
}
space1999-preview-route = { $who }: { $before } → **{ $after }**

## Che cosa è successo

space1999-event-started = 📡 La Luna è uscita dalla sua orbita; nessuno verrà ad aiutarvi. { $ships }. Comincia { $first }.
space1999-event-moon = 🌕 Scheda della Luna { $number }: la Luna è in posizione { $number }, girata di un quarto.{ $count ->
    [0] {""}
   *[other] {" "}Raccoglie { $met }.
}{ $renewed ->
    [yes] {" "}Le schede della Luna sono rimescolate.
   *[no] {""}
}
space1999-event-round = 🕐 **Giro { $round }**
space1999-event-passed = ⏭️ { $who } passa.
space1999-event-flew = 🚀 { $who } vola { $origin } { $goal } con { $cost } U.E.{ $count ->
    [0] {""}
   *[other] {" "}(passando per { $bends })
}
space1999-event-stepped = 👣 { $who } si muove di un nodo, { $origin } { $goal }.
space1999-event-jumped = ✨ { $who } va in un balzo { $origin } { $goal }.
space1999-event-stayed-no-step = 🧱 { $who } non ha nodi liberi dove muovere, e resta.
space1999-event-stayed-no-energy = 🪫 { $who } dovrebbe decollare subito, ma non ha U.E.
space1999-event-stayed-shut-in = 🧱 { $who } dovrebbe decollare subito, ma ogni via è sbarrata.
space1999-event-stayed-home = 🏠 { $who } deve rientrare alla Base, ma c’è già.
space1999-event-stayed-there = 🪐 { $who } deve andare dove la nave si trova già.
space1999-event-stayed-declined = ✋ { $who } lascia le carte come sono.
space1999-event-stayed-no-tile = ⬜ Non c’è carta che { $who } possa spostare o togliere.
space1999-event-home = 🏠 { $who } atterra alla Base: { $why ->
    [flight] di ritorno dal volo
    [plan] come dice il piano
    [program] per ordine dell’Elaboratore
    [planet] via dal pianeta
    [moon] è passata la Luna
   *[reset] tutti i pianeti sono visitati
}, +{ $energy } U.E.
space1999-event-proposed = 📘 { $who } propone un piano all’Elaboratore: *{ $plan }*
space1999-event-answer-ok = ✅ Si accende la luce: **OK**. Il piano si esegue.
space1999-event-answer-negative = ❌ Solo il cicalino: **no**. Il piano è perso; la nave si muove invece di un nodo.
space1999-event-answer-neutral = ⚪ **Nessun segnale.** Il piano resta in mano; decide una scheda dell’Elaboratore.
space1999-event-plan-drawn = 📥 { $who } riceve un piano di volo dal Banco{ $known ->
    [yes] : *{ $plan }*
   *[no] {""}
}{ $renewed ->
    [yes] {" "}(i piani usati sono rimescolati).
   *[no] { $known ->
        [yes] {""}
       *[no] .
    }
}
space1999-event-program = 🗂️ La scheda dell’Elaboratore per { $who }: *{ $program }*
space1999-event-pays = ⚡ { $who } paga { $amount } U.E.
space1999-event-pays-all = ⚡ { $who } paga { $amount } U.E.: tutto quello che restava.
space1999-event-explored = 🪐 { $who } atterra su **{ $planet }**: condizioni { $conditions } · energia { $energy } · { $instruction }{ $again ->
    [yes] {" "}(già visitato)
   *[no] {""}
}
space1999-event-tiles-taken = 🧩 { $who } prende { $tiles }.
space1999-event-reset = 🔄 Tutti i pianeti sono visitati e si riaprono. Le navi sui pianeti tornano a casa con { $home } U.E., le altre ne ricevono { $away }.
space1999-event-laid = 🧩 { $who } posa { $shape } su { $square }, { $lie }.
space1999-event-kept = 🎒 Non ci sta nulla: { $who } tiene le carte.
space1999-event-returned = ↩️ { $who } restituisce { $tiles }.
space1999-event-slid = 🧲 { $who } sposta { $own ->
    [yes] una propria carta
   *[no] una carta di { $owner }
} da { $square } a { $onto }{ $paid ->
    [0] .
   *[other] {" "}per { $paid } U.E.
}
space1999-event-removed = 🗑️ { $who } toglie { $own ->
    [yes] una propria carta
   *[no] una carta di { $owner }
} da { $square }.
space1999-event-checked = 🌍 { $who } raggiunge la Terra! { $ok ->
    [yes] Si accende la luce: **la rotta è giusta.**
   *[no] Il cicalino: **rotta errata.**
}
space1999-event-lost = 💥 { $who } perde { $count ->
    [one] una carta: { $squares }.
   *[other] { $count } carte: { $squares }.
}
space1999-event-ended = 🏁 È finita: { $order }

## Messaggi che restano

space1999-announcement-planet = ### 🪐 { $planet }
    { $who } · giro { $round }
space1999-announcement-card = Condizioni { $conditions } · { $count ->
    [0] nessuna carta di rotta
    [one] 1 carta di rotta
   *[other] { $count } carte di rotta
} · energia { $energy } · { $instruction }
space1999-announcement-bank = { $taken ->
    [0] 🏦 Il Banco non ha più carte di rotta: queste condizioni ne darebbero { $due }.
   *[other] 🏦 Delle { $due } carte di rotta, al Banco ne restava solo { $taken }.
}
space1999-announcement-again = -# Già visitato: sul pianeta resta la prima carta.
space1999-announcement-visited = -# Pianeti visitati: { $visited } su { $planets }
space1999-announcement-answer = ### 🖥️ *{ $plan }*?
    { $who } · giro { $round }
space1999-announcement-program = 🗂️ *{ $program }*
space1999-announcement-ship = -# La nave è { $where }: ⚡ { $energy } U.E., { $count ->
    [one] 1 piano
   *[other] { $count } piani
} · { $cards } piani ancora al Banco
space1999-announcement-route = ### 🌍 Rotta errata
    { $who } · giro { $round }
    Davanti alla Terra, con { $route }% per un OK, ha suonato il cicalino. Ora { $outlook } · { $tiles } carte sul Monitor.
space1999-replay-round = Giro { $round }
space1999-digest-rounds = Giri da { $first } a { $last }
space1999-digest-from = Dal giro { $first }
space1999-digest-answer = 🖥️ { $who } · *{ $plan }*: { $answer ->
    [ok] ✅ OK
    [negative] ❌ no
   *[neutral] ⚪ nessun segnale
}
space1999-announcement-final = ## 🌍 { $who } riporta a casa la nave, al giro { $round }!
space1999-announcement-score = { $rank } { $who }: una rotta di { $route ->
    [one] 1 carta
   *[other] { $route } carte
}, { $outlook } · ⚡ { $energy } U.E.
    -# { $won ->
    [yes] sulla Terra, e l’Elaboratore ha detto OK
   *[other] { $nearer ->
        [0] non più vicina alla Terra che all’inizio
        [one] 1 quadrato più vicina alla Terra che all’inizio
       *[other] { $nearer } quadrati più vicina alla Terra che all’inizio
    }
}
space1999-announcement-ranking = Vince chi arriva a casa con l’OK dell’Elaboratore; gli altri seguono secondo di quanti quadrati la rotta si è avvicinata alla Terra, poi secondo l’energia.

## Piloti automatici

space1999-style-navigator = Navigatore
space1999-style-navigator-hint = pesa pianeti, casa e rotta contro le U.E. che costano
space1999-style-gambler = Temerario
space1999-style-gambler-hint = propone ogni piano di volo, vola lontano e rientra tardi, con molte carte di rotta
space1999-style-saboteur = Sabotatore
space1999-style-saboteur-hint = risparmia U.E. per spezzare le rotte di chi si avvicina alla Terra
space1999-style-expert = Esperto
space1999-style-expert-hint = guarda avanti prima di ogni decisione; gli serve un attimo

## Opzioni del tavolo

space1999-option-plans = Piani sui pianeti
space1999-option-plans-hint = quando un piano di volo serve a lasciare un pianeta
space1999-option-plans-rulebook = Prima le U.E.
space1999-option-plans-rulebook-hint = solo senza U.E., o con ogni via sbarrata
space1999-option-plans-free = Scelta libera
space1999-option-plans-free-hint = su un pianeta si può proporre un piano in ogni momento
space1999-option-arrival = Arrivo alla Terra
space1999-option-arrival-hint = che cosa si fa delle carte che alla rotta non servono
space1999-option-arrival-adjacent = Con carte in più
space1999-option-arrival-adjacent-hint = una carta accanto alla Terra è arrivata, il resto si restituisce
space1999-option-arrival-exact = Conto esatto
space1999-option-arrival-exact-hint = può arrivare solo l’ultima carta che si ha; con di più ci si ferma un quadrato prima

## Perché una mossa non vale

illegal-unknown-place = Sullo schermo di gioco non c’è questo luogo: { BARE($place) }.
illegal-already-there = Ci sei già: { space1999-this-place }.
illegal-no-tiles = Non si vola a casa senza una carta di rotta: prima esplora un pianeta.
illegal-place-covered = { space1999-this-place } è ora sotto la Luna.
illegal-place-occupied = C’è un’altra nave: { space1999-this-place }.
illegal-planet-visited = { space1999-this-place } è già visitato: nessuno può atterrarci se non lo ordina l’Elaboratore.
illegal-no-planet = { space1999-this-place } non è un pianeta: scegline uno non ancora visitato.
illegal-way-blocked = La via è bloccata ({ space1999-this-place }): sul nodo { BARE($node) } c’è un’altra nave.
illegal-not-connected = Nessuna linea di forza porta lì da dove sei: { space1999-this-place }.
illegal-energy-lacking = Costa { $needed } U.E. e ne hai { $held }.
illegal-plans-only = Dopo un no, in questo turno può seguire solo un altro piano di volo, nessun volo con U.E.
illegal-not-next = { space1999-this-place } non è il prossimo nodo su nessuna delle tue linee.
illegal-step-back = Vieni proprio da lì: { space1999-this-place }. Nella stessa mossa non si torna subito indietro.
illegal-no-step-home = La Base non è un nodo: muovendo di nodo in nodo non si rientra.
illegal-unknown-plan = Non c’è questo piano di volo: { $plan }.
illegal-plan-not-held = Non hai questo piano di volo.
illegal-energy-first = Su un pianeta prima le U.E.: ne hai { $held } e una via è libera. Un piano si propone quando le U.E. sono finite o ogni via è sbarrata.
illegal-must-move = Non puoi passare finché puoi volare o proporre un piano.
illegal-unknown-shape = Non c’è questa carta: { $shape }. Ci sono diritte e curve.
illegal-unknown-square = Sul Monitor Stellare non c’è questo quadrato: { $square }.
illegal-unknown-rotation = Una carta non si gira così: { $rotation } quarti. Una diritta ha 0 e 1, una curva da 0 a 3.
illegal-unknown-side = Non c’è un lato così: { $side }. Ci sono { space1999-side-north }, { space1999-side-east }, { space1999-side-south } e { space1999-side-west }.
illegal-tile-not-held = Non hai questa carta: { $shape ->
    [straight] { space1999-shape-straight }
    [curve] { space1999-shape-curve }
   *[other] { $shape }
}.
illegal-earth-square = { $square } è la Terra: lì non va nessuna carta.
illegal-square-occupied = Su { $square } c’è già una carta.
illegal-not-on-route = { $square } non è dove continua la tua rotta, né una tua carta spostata.
illegal-openings-apart = Girata così ({ $rotation }) la carta su { $square } non si unisce alla tua rotta, o esce dal Monitor.
illegal-exact-count = A questo tavolo solo l’ultima carta che si ha può completare la rotta, e tu ne hai { $held }.
illegal-must-lay = Ogni carta che ci sta va posata: { $count ->
    [one] resta 1 modo
   *[other] restano { $count } modi
}.
illegal-no-tile = Su { $square } non c’è nessuna carta.
illegal-not-beside = { $onto } non è accanto a { $square }: una carta si sposta di un quadrato, mai in diagonale.
illegal-slide-in-turn = Le carte si spostano solo nel proprio turno.
illegal-own-slide-spent = In questo turno hai già spostato una tua carta.
illegal-paid-slide-spent = In questo turno hai già spostato la carta di un avversario.
illegal-not-terminal = La carta su { $square } non si può scegliere: delle tue una qualsiasi, di un avversario solo una terminale, cioè l’ultima della rotta o il capo aperto di carte spostate.
illegal-program-moves = La scheda dell’Elaboratore sposta una carta; non ne toglie.
illegal-program-removes = La scheda dell’Elaboratore toglie una carta; non ne sposta.

## Ordini permanenti

space1999-order-fly-home = Vola a casa
space1999-order-fly-home-hint = A energia nel prossimo turno; o prima in un luogo, e a casa nel turno dopo
space1999-order-fly-home-text = Vola { $value }.
space1999-order-straight-home = dritto a casa
space1999-order-then-home = { $to }, poi a casa
space1999-order-pass-after-no = Passa dopo un no
space1999-order-pass-after-no-hint = Se l’Elaboratore ha respinto un piano, non ne proponi altri
space1999-order-pass-after-no-text = Dopo un no non proporre altri piani.
space1999-order-leave-tiles = Lascia le carte
space1999-order-leave-tiles-hint = Se un programma permette di spostare o togliere una carta, tutte restano dove sono
space1999-order-leave-tiles-text = Lascia tutte le carte come sono, qualunque cosa permetta un programma.
illegal-order-ship-moved = La tua astronave è stata spostata: ora è altrove ({ space1999-this-place }).
illegal-order-bank-empty = La Banca è vuota: d’ora in poi solo i programmi cambiano le rotte.

space1999-changed-missing = carte ancora da prendere { $amount }
space1999-changed-rival = carte che mancano al rivale in testa { $amount }
space1999-changed-energy = energia { $amount } U.E.
space1999-changed-plans = piani di volo { $amount }
space1999-luck-computer = Elaboratore
space1999-luck-check = controlli della rotta
space1999-luck-planets = pianeti
space1999-luck-plans = piani di volo
space1999-luck-moon = Luna
