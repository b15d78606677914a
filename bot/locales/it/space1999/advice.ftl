# Che cosa depone a favore di una scelta dell’esperto in Spazio: 1999, in una frase.

space1999-why-home = Hai a bordo { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, e solo alla Base puoi { $count ->
    [one] posarla
   *[other] posarle
}; { $missing ->
    [-1] la tua rotta è bloccata, ma il ritorno
    [0] la tua rotta è completa, e il ritorno
    [one] alla tua rotta ne manca 1, e il ritorno
   *[other] alla tua rotta ne mancano { $missing }, e il ritorno
} dà { $given } U.E.
space1999-why-planet-tile = Il { $chance }% degli atterraggi porta una carta di rotta.
space1999-why-planet = Il { $chance }% degli atterraggi porta una carta di rotta. Restano { $left } U.E. per il ritorno, { $sure ->
    [yes] che al prossimo turno ne costa { $least }
    [range] che al prossimo turno ne costa da { $least } a { $most }
   *[no] che al prossimo turno ne costa almeno { $least }, se la Luna lascia una via
}.{ $count ->
    [0] {""}
    [one] {" "}Un solo ritorno porta a casa anche la carta che hai a bordo.
   *[other] {" "}Un solo ritorno porta a casa anche le { $count } carte che hai a bordo.
}
space1999-why-node-home = Da lì il ritorno, al prossimo turno, costa { $sure ->
    [yes] { $least }
   *[range] da { $least } a { $most }
} delle { $left } U.E. che restano, e hai a bordo { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
space1999-why-node-planets = Da lì { $planets ->
    [one] c’è un pianeta non visitato
   *[other] ci sono { $planets } pianeti non visitati
} dritto davanti, per 1 U.E. delle { $left } che restano.
space1999-why-node-moon = Nel { $chance }% dei casi la Luna passa di lì e ti riporta a casa: +{ $given } U.E.{ $count ->
    [0] {""}
    [one] {" "}gratis, con la tua carta.
   *[other] {" "}gratis, con le tue { $count } carte.
}
space1999-why-plan-land = Non costa energia: con il { $ok }% delle risposte atterri lì, e il { $chance }% degli atterraggi porta una carta di rotta. Con il { $negative }% il piano è perso.
space1999-why-plan-return = Non costa energia: con il { $ok }% delle risposte sei subito a casa{ $given ->
    [0] {""}
   *[other] {" "}con { $given } U.E. in più
}{ $count ->
    [0] {""}
    [one] , con la tua carta
   *[other] , con le tue { $count } carte
}. Con il { $negative }% il piano è perso.
space1999-why-plan-energy = Con il { $ok }% delle risposte arrivi a { $energy } U.E.; con il { $negative }% il piano è perso.
space1999-why-lay-earth = Completa la tua rotta. L’Elaboratore viene interrogato subito, e nel { $ok }% dei casi acconsente.
space1999-why-lay-nearer = Poi alla tua rotta { $after ->
    [one] manca 1 carta
   *[other] mancano { $after } carte
}, { $before ->
    [-1] mentre ora è bloccata
   *[other] mentre ora sono { $before }
}.
space1999-why-leave = { $count ->
    [one] La carta aspetta
   *[other] Le { $count } carte aspettano
} un posto migliore.
space1999-why-slide-own = Poi alla tua rotta { $after ->
    [0] non manca più nulla
    [one] manca 1 carta
   *[other] mancano { $after } carte
}, { $before ->
    [-1] mentre ora è bloccata
   *[other] mentre ora sono { $before }
}.
space1999-why-slide-recheck = La tua rotta è completa, ma l’Elaboratore viene interrogato di nuovo solo quando cambia: sposta la sua ultima carta, e al prossimo turno rimettila.
space1999-why-slide-rival = Rallenta il settore { $sector }: { $after ->
    [-1] la sua rotta, a cui ora { $before ->
        [one] manca 1 carta
       *[other] mancano { $before } carte
    }, poi è bloccata
    [one] alla sua rotta poi manca 1 carta, invece di { $before }
   *[other] alla sua rotta poi mancano { $after } carte, invece di { $before }
}.
space1999-why-remove-own = Quella carta non serve alla tua rotta, a cui senza manca altrettanto.
space1999-why-pass-energy = Senza energia la nave non vola{ $plans ->
    [0] , e non hai piani da proporre
   *[other] {""}
}.
space1999-why-node-near = Da lì il pianeta non visitato più vicino costa { $cost } U.E.; ne restano { $left }.
space1999-why-lay-plan = { $draws ->
    [0] Poi ci sono tutte le carte per la rotta: alcune vanno solo spostate.
    [one] Sta sulla rotta per cui c’è meno da pescare: in media ancora 1 carta.
   *[other] Sta sulla rotta per cui c’è meno da pescare: in media ancora { $draws } carte. Le carte già posate che si spostano non contano.
}
