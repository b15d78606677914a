# Che cosa depone a favore di una scelta dell’esperto in 1969, in una frase.

race1969-why-hire-launches = Migliora { $count ->
    [one] una Missione che devi ancora tentare
   *[other] { $count } Missioni che devi ancora tentare
}, per esempio { $mission }: in media { $before } → { $after } PP{ $rivals ->
    [0] , e nessun altro ci lavora ancora
   *[other] {""}
}.
race1969-why-hire-espionage = Dal prossimo turno porta { $after ->
    [one] una carta gratis
   *[other] { $after } carte gratis
} a turno, { $years ->
    [one] ancora una volta
   *[other] ancora { $years } volte
} prima della fine.
race1969-why-hire-robotics = Dal prossimo turno il primo scienziato del turno ti costa { $saved } M in meno, { $years ->
    [one] ancora una volta
   *[other] ancora { $years } volte
} prima della fine.
race1969-why-hire-investors = Ogni lancio tranne la Luna costa poi fino a { $saved } M in meno, { $launches ->
    [one] ancora una volta
   *[other] al massimo altre { $launches } volte
}.
race1969-why-hire-insurance = Ogni ❌ di un lancio riporta poi { $paid } M, { $launches ->
    [one] nell’ultimo lancio che resta
   *[other] in al massimo { $launches } lanci
}.
race1969-why-hire-prestige = Non aiuta nessun lancio, ma conta alla fine.
race1969-why-after-hire = { $launch ->
    [yes] Il resto basta ancora per un lancio.
    [no] Ti costa il lancio di questo turno: { $lost } prometterebbe in media { $lostprestige } PP{ $later ->
        [yes] , ma puoi tentarla ancora più avanti.
       *[no] .
    }
   *[never] {""}
}{ $prestigesign ->
    [plus] {" "}Alla fine vale { $prestige } PP.
    [minus] {" "}Alla fine costa { $prestige } PP.
   *[none] {""}
}
race1969-why-spy = { $bonus ->
    [yes] Per te conta come un ricercatore, e
   *[no] Il Bonus lì ce l’hai già, ma
} alla fine { $nation } ci perde { $loss } PP{ $aheadsign ->
    [plus] : senza contare gli scienziati ne ha { $ahead } più di te
   *[other] {""}
}.
race1969-why-buy-launch = ≈ { $points } punti: { $cost } spostano { $mission } di una casella, e gli altri hanno { $against ->
    [one] 1 carta
   *[other] { $against } carte
} con cui spingerla indietro.
race1969-why-buy-against = ≈ { $points } punti per spingere indietro i Razzi altrui: tra gli altri { $nation } ha più Prestigio di tutti, { $aheadsign ->
    [minus] −{ $ahead }
   *[other] { $ahead }
} PP.
race1969-why-done-launch = Tieni i { $money } M: { $mission } in questo turno costa { $cost } M e promette in media { $prestige } PP.
race1969-why-done-save = Nessun lancio che potresti pagare in questo turno vale già il suo prezzo; con il prossimo reddito i { $money } M diventano { $total } M.
race1969-why-trade-none = Un PP vale solo { $rate } M, e a vincere sono i PP.
race1969-why-trade-none-launch = Un PP vale solo { $rate } M, e i tuoi { $held } M bastano già per { $mission } ({ $cost } M).
race1969-why-trade-launch = Con altri { $money } M puoi pagare { $mission } in questo turno, che promette { $prestige } PP in cambio { $points ->
    [one] del PP che dai
   *[other] dei { $points } che dai
}.
race1969-why-trade-research = Con { $total } M puoi assumere di più: un ricercatore costa da { $price } M in su e lavora { $years ->
    [one] per l’ultimo turno
   *[other] per tutti i { $years } turni che restano
}.
race1969-why-launch-most = Nessun lancio che puoi pagare promette di più: in media { $prestige } PP, in cima nel { $top } dei casi{ $first ->
    [yes] ; nessuna Bandiera gli toglie ancora nulla
   *[no] {""}
}.
race1969-why-launch-other-grows = { $other } promette { $more } PP, ma può aspettare: con un ricercatore in più diventano { $grown }. { $mission } promette { $prestige } PP adesso{ $first ->
    [yes] , e nessuna Bandiera le toglie ancora nulla
   *[no] {""}
}.
race1969-why-launch-step = L’ultima casella porta la tua Bandiera più vicino alla Luna, e qui è più probabile ({ $top }) che con { $other } ({ $less }).
race1969-why-launch-cheaper = In media { $prestige } PP, per { $saved } M in meno di { $other } con i suoi { $more } PP.
race1969-why-launch-later = { $other } promette { $more } PP adesso, questa { $prestige }. Ma ogni Missione si tenta una volta sola: nelle partite immaginate dall’esperto, { $other } rende di più in un anno successivo.
race1969-why-launch-plain = In media { $prestige } PP, in cima nel { $top } dei casi.
race1969-why-stay-grows = { $mission } promette { $prestige } PP adesso; con un ricercatore in più diventano { $grown }, e ogni Missione si vola una volta sola.
race1969-why-stay-plain = Il miglior lancio che puoi pagare, { $mission }, promette { $prestige } PP per { $cost } M.
race1969-why-reroll-failure = Un ❌ non può peggiorare, e migliora con { $better } facce su { $sides }.
race1969-why-reroll-neutral = { $success } facce su { $sides } fanno del 🔹 un ✅, { $failure } un ❌.
race1969-why-keep-last = Con questi dadi il Razzo arriva in cima: di più non c’è da vincere.
race1969-why-keep-none = Non restano ❌ da ritirare{ $neutrals ->
    [0] {""}
   *[other] , e il Controllo a Terra fa di ogni 🔹 un ✅
}.
race1969-why-discard = Vale { $value }; quelle che non vedi valgono in media { $mean }.
race1969-why-forgo = La tua carta più debole vale { $value }; quelle che non vedi valgono in media { $mean }.
race1969-why-support = Con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} puoi aspettarti { $prestige } PP invece di { $without }.
race1969-why-support-none = Tutte le tue carte insieme porterebbero i PP attesi da { $without } a { $prestige }.
race1969-why-support-vain = Tutte le tue carte insieme non porterebbero più dei { $without } PP che ci si può aspettare comunque.
race1969-why-sabotage = { $points ->
    [one] 1 punto spinge
   *[other] { $points } punti spingono
} { $nation } indietro di { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}, il che costa { $loss } PP{ $aheadsign ->
    [plus] ; senza contare gli scienziati ne ha { $ahead } più di te
   *[other] {""}
}.
race1969-why-sabotage-together = Da sole a { $nation } non tolgono nulla, ma possono aggiungersi fino a { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} di altri.
race1969-why-sabotage-none = Tutte le tue carte insieme a { $nation } { $loss ->
    [0] non costerebbero nulla
   *[other] costerebbero { $loss } PP
}.
