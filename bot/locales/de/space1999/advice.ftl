# Was für eine Wahl des Experten bei Spazio: 1999 spricht, in einem Satz.

space1999-why-home = Du hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} an Bord und kannst sie nur an der Basis legen; { $missing ->
    [-1] deine Route ist eingeschlossen, aber die Heimkehr
    [0] deine Route ist vollständig, und die Heimkehr
    [one] deiner Route fehlt 1, und die Heimkehr
   *[other] deiner Route fehlen { $missing }, und die Heimkehr
} gibt { $given } E.E.
space1999-why-planet-tile = { $chance } % der Landungen bringen eine Routenkarte.
space1999-why-planet = { $chance } % der Landungen bringen eine Routenkarte. Für den Heimweg bleiben { $left } E.E., { $sure ->
    [yes] er kostet im nächsten Zug { $least }
    [range] er kostet im nächsten Zug { $least } bis { $most }
   *[no] er kostet im nächsten Zug mindestens { $least }, falls der Mond einen lässt
}.{ $count ->
    [0] {""}
    [one] {" "}Ein einziger Heimweg bringt dann auch deine Karte an Bord heim.
   *[other] {" "}Ein einziger Heimweg bringt dann auch deine { $count } Karten an Bord heim.
}
space1999-why-node-home = Von dort kostet der Heimweg im nächsten Zug { $sure ->
    [yes] { $least }
   *[range] { $least } bis { $most }
} der { $left } E.E., die bleiben, und du hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} an Bord.
space1999-why-node-planets = Von dort { $planets ->
    [one] liegt ein unbesuchter Planet
   *[other] liegen { $planets } unbesuchte Planeten
} geradeaus vor dir, für 1 E.E. der { $left }, die bleiben.
space1999-why-node-moon = In { $chance } % der Fälle kommt der Mond vorbei und bringt dich heim: +{ $given } E.E.{ $count ->
    [0] {""}
    [one] {" "}umsonst, mit deiner Karte.
   *[other] {" "}umsonst, mit deinen { $count } Karten.
}
space1999-why-plan-land = Das kostet keine Energie: Bei { $ok } % der Antworten landest du dort, und { $chance } % der Landungen bringen eine Routenkarte. Bei { $negative } % ist der Plan verloren.
space1999-why-plan-return = Das kostet keine Energie: Bei { $ok } % der Antworten bist du sofort daheim{ $given ->
    [0] {""}
   *[other] {" "}mit { $given } E.E. mehr
}{ $count ->
    [0] {""}
    [one] , samt deiner Karte
   *[other] , samt deinen { $count } Karten
}. Bei { $negative } % ist der Plan verloren.
space1999-why-plan-energy = Bei { $ok } % der Antworten hast du dann { $energy } E.E.; bei { $negative } % ist der Plan verloren.
space1999-why-lay-earth = Damit ist deine Route vollständig. Der Computer wird sofort gefragt und stimmt in { $ok } % der Fälle zu.
space1999-why-lay-nearer = Deiner Route { $after ->
    [one] fehlt dann 1 Karte
   *[other] fehlen dann { $after } Karten
}, { $before ->
    [-1] jetzt ist sie eingeschlossen
   *[other] jetzt sind es { $before }
}.
space1999-why-leave = { $count ->
    [one] Die Karte wartet
   *[other] Die { $count } Karten warten
} auf einen besseren Platz.
space1999-why-slide-own = Deiner Route { $after ->
    [0] fehlt dann nichts mehr
    [one] fehlt dann 1 Karte
   *[other] fehlen dann { $after } Karten
}, { $before ->
    [-1] jetzt ist sie eingeschlossen
   *[other] jetzt sind es { $before }
}.
space1999-why-slide-recheck = Deine Route ist vollständig, aber der Computer wird erst wieder gefragt, wenn sie sich ändert: Schieb ihre letzte Karte zur Seite und im nächsten Zug zurück.
space1999-why-slide-rival = Das wirft Sektor { $sector } zurück: { $after ->
    [-1] Die Route, der jetzt { $before ->
        [one] 1 Karte fehlt
       *[other] { $before } Karten fehlen
    }, ist dann eingeschlossen
    [one] Der Route fehlt dann 1 Karte statt { $before }
   *[other] Der Route fehlen dann { $after } Karten statt { $before }
}.
space1999-why-remove-own = Diese Karte nützt deiner Route nichts: Ohne sie fehlt ihr genauso viel.
space1999-why-pass-energy = Ohne Energie fliegt das Schiff nicht{ $plans ->
    [0] , und du hast keinen Plan vorzulegen
   *[other] {""}
}.
space1999-why-node-near = Von dort kostet der nächste unbesuchte Planet { $cost } E.E.; dafür bleiben { $left }.
space1999-why-lay-plan = { $draws ->
    [0] Dann sind alle Karten für die Route da: Einige müssen nur noch verschoben werden.
    [one] Sie liegt auf der Route, für die am wenigsten zu ziehen ist: im Schnitt noch 1 Karte.
   *[other] Sie liegt auf der Route, für die am wenigsten zu ziehen ist: im Schnitt noch { $draws } Karten. Karten, die schon liegen und nur verschoben werden, zählen nicht mit.
}
