# Spazio: 1999: Namen, Wahlmöglichkeiten, Fragen und Ereignisse. Energie zählt in Einheiten (E.E.).

space1999-title = Spazio: 1999
space1999-pitch = Der Mond treibt davon: Erkunde fremde Welten, streite mit dem Zentralcomputer und leg eine Route heim zur Erde.
space1999-length = 12 bis 25 Runden: zwei Stunden am Stück oder Zug um Zug zwei bis vier Wochen
space1999-difficulty = Leicht im Einstieg: fliegen, landen, Karten legen; wer Routen vorausdenkt, ist im Vorteil
space1999-choose-identity = Sektor wählen

## Sektoren und Orte

space1999-sector-a = A, blau
space1999-sector-b = B, orange
space1999-sector-c = C, grün
space1999-sector-d = D, gelb

space1999-base = Basis
space1999-node = Knoten { $number }
space1999-at-base = in der Basis
space1999-at-node = auf Knoten { $number }
space1999-at-planet = auf { $planet }
space1999-to-base = zur Basis
space1999-to-node = zu Knoten { $number }
space1999-to-planet = nach { $planet }
space1999-from-base = von der Basis
space1999-from-node = von Knoten { $number }
space1999-from-planet = von { $planet }

space1999-side-north = Norden
space1999-side-east = Osten
space1999-side-south = Süden
space1999-side-west = Westen
# The two open sides of a tile.
space1999-lie-north-south = Nord–Süd
space1999-lie-north-east = Nord–Ost
space1999-lie-north-west = Nord–West
space1999-lie-south-east = Süd–Ost
space1999-lie-south-west = Süd–West
space1999-lie-east-west = Ost–West

## Routenkarten

space1999-shape-straight = Gerade
space1999-shape-curve = Kurve
space1999-a-straight = eine Gerade
space1999-a-curve = eine Kurve
space1999-tiles-straight = { $count ->
    [one] 1 Gerade
   *[other] { $count } Geraden
}
space1999-tiles-curve = { $count ->
    [one] 1 Kurve
   *[other] { $count } Kurven
}
space1999-tiles-both = { $one } und { $other }
space1999-route-shut-in = eingeschlossen
space1999-route-missing = { $count ->
    [0] an der Erde
    [one] 1 Karte bis zur Erde
   *[other] { $count } Karten bis zur Erde
}

## Wie das Spiel steht

space1999-headline = 🌕 **Runde { $round }** · Mond auf { $number } · { $visited } von { $planets } Planeten besucht{ $up ->
    [yes] {" "}· am Zug: { $who }
   *[no] {""}
}
space1999-headline-won = 🌍 { $who } hat den Weg zur Erde gefunden!

space1999-ask-turn = fliegt oder legt einen Flugplan vor
space1999-ask-another-plan = darf noch einen Flugplan vorlegen
space1999-ask-step = zieht von Knoten zu Knoten: noch { $left }
space1999-ask-planet = wählt den Planeten zum Landen
space1999-ask-take-off = muss sofort starten
space1999-ask-tiles = legt Routenkarten
space1999-ask-tile-card = darf eine Karte auf dem Sternmonitor verschieben oder entfernen
space1999-status-round = 🌕 Runde { $round } · Mond auf { $number } · { $visited } von { $planets } Planeten besucht

## Fragen

space1999-status = 🚀 Du bist { $where } · ⚡ **{ $energy } E.E.** · 🧩 { $count ->
    [0] keine Routenkarte
   *[other] { $tiles } auf der Hand
}
space1999-status-route = 🧭 Deine Route: { $laid ->
    [0] noch nicht begonnen
    [one] 1 Karte liegt
   *[other] { $laid } Karten liegen
}, { $outlook } · **{ $place }**
space1999-place = { $shared ->
    [yes] gleichauf auf Platz { $rank } von { $seats }
   *[no] Platz { $rank } von { $seats }
}{ $energy ->
    [yes] {" "}(nach Energie)
   *[no] {""}
}
space1999-status-rivals = Die anderen: { $rivals }
space1999-status-rival = { $who } { $outlook }, ⚡ { $energy } E.E.
space1999-hand = 📘 { $count ->
    [0] Kein Flugplan
    [one] 1 Flugplan: { $plans }
   *[other] { $count } Flugpläne: { $plans }
}
space1999-answer-cards = -# 🗂️ ⚪ heißt kein Signal; dann entscheidet eine Computerkarte: Karte verschieben oder entfernen { $tile } % · Energie { $energy } % · Landung { $land } % · heim { $home } % · Flugpläne { $plans } %

space1999-question-turn = **Wohin?** Flieg mit Energie: 1 E.E. (Energieeinheit) für jede gerade Strecke, 1 mehr für jeden Knick. Oder leg dem Zentralcomputer einen Flugplan vor.
space1999-question-another-plan = **Der Computer hat Nein gesagt.** Du darfst noch einen Plan vorlegen; jedes Nein kostet den Plan und bringt dich einen Knoten weiter. Oder belass es dabei.
space1999-planets-in-reach = 🪐 In Reichweite, so wie der Mond steht, mit den nötigen E.E.: { $planets }{ $more ->
    [0] {""}
    [one] {" "}und ein weiterer
   *[other] {" "}und { $more } weitere
}
space1999-planets-in-reach-none = 🪐 Kein unbesuchter Planet liegt in Reichweite von { $energy } E.E.
space1999-planets-in-reach-no-energy = 🪐 Ohne Energie bewegt dich nur ein Flugplan.
space1999-flight-home = 🏠 Heim für { $cost } E.E., so wie der Mond steht{ $enough ->
    [yes] {""}
   *[no] {" "}(du hast { $held })
}, um { $count ->
    [one] deine Karte
   *[other] deine { $count } Karten
} zu legen.
space1999-flight-home-no-tiles = 🏠 Kein Heimflug ohne Routenkarte: Ohne sie bringt dich nur der Computer, ein Planet oder der Mond hin.
space1999-flight-home-blocked = 🏠 Jeder Weg nach Hause ist versperrt.
space1999-plans-wait = 📘 Auf einem Planeten geht Energie vor: Ein Plan wird nur ohne Energie vorgelegt, oder wenn Schiffe jeden Weg versperren.

space1999-question-step = **Knoten für Knoten.** Noch { $left ->
    [one] 1 Knoten
   *[other] { $left } Knoten
}, ohne Energie; du bist { $where }. Ein Planet zählt als Punkt der Linie: Du würdest landen.
space1999-question-step-back = -# Du kannst nicht gleich dorthin zurück, woher du kommst.
space1999-question-planet = **{ $planet } ist schon besucht.** Der Plan gilt für { $count ->
    [one] den einzigen unbesuchten Planeten
   *[other] jeden unbesuchten Planeten: { $count } zur Wahl
}.
space1999-question-take-off = **Sofortiger Start!** Du bist { $where }: Flieg mit Energie ab, mindestens einen Knoten weit.
space1999-question-tiles = **Daheim.** Leg { $count ->
    [one] deine Karte
   *[other] alle deine Karten ({ $count })
} ans Ende deiner Route oder an eine verschobene Karte von dir.
space1999-question-arrival = 🌍 { $exact ->
    [yes] Nur deine letzte Karte darf neben der Erde enden, zu ihr hin offen; hast du mehr, darfst du ein Feld vorher aufhören und den Rest zurückgeben
   *[no] Eine Karte neben der Erde, zu ihr hin offen, ist am Ziel; der Rest geht zurück
}. Dann sagt der Computer, ob die Route stimmt: { $route } %.
space1999-question-slide-price = -# In deinem Zug darfst du vorher { $whose ->
    [own] eine eigene Karte verschieben, gratis.
    [others] eine Karte eines Gegners verschieben, für { $price } E.E.
   *[both] eine eigene Karte gratis verschieben und eine eines Gegners für { $price } E.E.
}
space1999-question-move = **Der Computer lässt dich eine Karte verschieben**, um ein Feld und ungedreht: irgendeine von dir, oder von einem Gegner die letzte seiner Route oder das offene Ende verschobener Karten. { $count ->
    [one] 1 Karte zur Wahl
   *[other] { $count } Karten zur Wahl
}.
space1999-question-remove = **Der Computer lässt dich eine Karte entfernen**: irgendeine von dir, oder von einem Gegner die letzte seiner Route oder das offene Ende verschobener Karten. { $count ->
    [one] 1 Karte zur Wahl
   *[other] { $count } Karten zur Wahl
}.

## Wahlmöglichkeiten

space1999-choose-planets = Zu einem Planeten fliegen
space1999-hint-planets = { $count ->
    [one] 1 in Reichweite
   *[other] { $count } in Reichweite
}, ab { $cost } E.E.; eine Routenkarte bei { $chance } % der Landungen
space1999-choose-nodes = An einem Knoten halten
space1999-hint-nodes = { $count ->
    [one] 1 Knoten
   *[other] { $count } Knoten
} in Reichweite, nummeriert wie auf der Karte
space1999-choose-nodes-worth = { $count ->
    [one] Lohnt den Halt
   *[other] Lohnen den Halt ({ $count })
}
space1999-choose-node-range = Knoten { $first }–{ $last } ({ $count })
space1999-stop-moon = in { $chance } % der Fälle kommt der Mond vorbei: heim, +{ $energy } E.E.
space1999-choose-fly = { $place } · { $cost } E.E.
space1999-choose-home = Heim zur Basis · { $cost } E.E.
space1999-hint-via = { $count ->
    [0] ohne Knick
    [one] Knick bei { $nodes }
   *[other] Knicke bei { $nodes }
}
space1999-hint-left = { $energy ->
    [one] es bleibt 1 E.E.
   *[other] es bleiben { $energy } E.E.
}
space1999-hint-at-home = +{ $given } daheim: { $energy } E.E.
space1999-hint-ahead = geradeaus: { $planets }
space1999-hint-way-home = { $sure ->
    [yes] heim im nächsten Zug: { $least } E.E.
    [range] heim im nächsten Zug: { $least } bis { $most } E.E.
   *[no] heim im nächsten Zug: ab { $least } E.E. oder gar nicht
}
space1999-hint-to-lay = du musst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} legen: bestenfalls { $outlook } (ohne Verschieben)
space1999-hint-must-lay = du musst { $count } Karten legen
space1999-hint-homecoming = +{ $energy } E.E.
space1999-choose-propose = Einen Flugplan vorlegen
space1999-choose-propose-one = Plan vorlegen: { $plan }
space1999-hint-odds = ✅ OK { $ok } % · ❌ Nein { $negative } %: Plan weg, { $free ->
    [yes] ein Knoten
   *[no] du bleibst
} · ⚪ kein Signal { $neutral } %: eine Computerkarte
space1999-hint-plan-odds = ✅ { $ok } %: { $outcome } · ❌ { $negative } %: Plan weg, { $free ->
    [yes] ein Knoten
   *[no] du bleibst
} · ⚪ { $neutral } %: eine Karte
space1999-hint-plan-ok = ✅ { $ok } %: { $outcome }
space1999-hint-plan-land = du landest dort
space1999-hint-plan-any = { $count ->
    [one] schon besucht: der eine übrige
   *[other] schon besucht: einer von { $count } anderen
}
space1999-hint-plan-return = heim, +{ $energy } E.E.
space1999-hint-plan-steps = schon in der Basis: drei Knoten
space1999-hint-plan-energy = dann hast du { $energy } E.E.
space1999-choose-pass = Passen
space1999-choose-no-more-plans = Dabei belassen
space1999-choose-stay = Alles liegen lassen
space1999-hint-stay = der Sternmonitor bleibt, wie er ist
space1999-choose-leave = Karten behalten
space1999-hint-leave = jetzt passt nichts: { $tiles }, für eine spätere Rückkehr
space1999-choose-give-back = Den Rest zurückgeben
space1999-hint-give-back = mehr, als die Route braucht: { $tiles }, zurück an die Bank
space1999-choose-slide = Eine Karte verschieben
space1999-choose-slide-first = Erst eine Karte verschieben
space1999-hint-slides = { $whose ->
    [own] eine eigene, gratis
    [others] eine eines Gegners, für { $price } E.E.
   *[both] eine eigene gratis, eine eines Gegners für { $price } E.E.
}
space1999-choose-lay = { $square } · { $shape }: { $lie }
space1999-choose-square = Feld { $square }
space1999-choose-tile = { $square } · { $shape }
space1999-hint-tile = { $own ->
    [yes] deine
   *[no] { $who }
}
space1999-hint-route = { $changed ->
    [yes] { $who } zur Erde: { $before } → { $after }
   *[no] { $who } weiterhin { $outlook }
}
space1999-choose-slide-onto = { $square } → { $onto } · { $shape }
space1999-choose-slides = { $one ->
    [yes] { $whose }: { $first }–{ $last } ({ $count })
   *[no] { $first }–{ $last } ({ $count })
}
space1999-name-lay = { $shape } auf { $square } legen, { $lie }
space1999-name-slide = Die { $shape } von { $sector } verschieben, { $square } → { $onto }
space1999-name-remove = Die { $shape } von { $sector } auf { $square } entfernen

## Vorschau

space1999-preview-left = 🧩 Noch zu legen: { $tiles }
space1999-preview-back = ↩️ Was du noch auf der Hand hast, geht zurück an die Bank: { $tiles }.
space1999-preview-keep = 🎒 Danach passt nichts mehr: Du behältst { $tiles } auf der Hand.
space1999-preview-slide = Die { $shape } von { $whose } wird von { $square } nach { $onto } verschoben.
space1999-preview-remove = Die { $shape } von { $whose } auf { $square } geht zurück an die Bank.
space1999-preview-free = ⚡ Kostet nichts.
space1999-preview-price = ⚡ Kostet **{ $price } E.E.**: { $left ->
    [one] Es bleibt 1
   *[other] Es bleiben { $left }
}.
space1999-preview-earth = 🌍 { $own ->
    [yes] **Deine Route steht dann vor der Erde, und sofort wird der Computer gefragt.** ✅ { $right } %: Du hast gewonnen, das Spiel ist aus. ❌ Sonst gehen deine { $lost } zuletzt gelegten Karten zurück an die Bank.
   *[no] Die Route von { $who } steht dann vor der Erde, und sofort wird der Computer gefragt. ✅ { $right } %: { $who } gewinnt, das Spiel ist aus. ❌ Sonst gehen die { $lost } zuletzt gelegten Karten dieser Route zurück an die Bank.
}
space1999-preview-route = { $who }: { $before } → **{ $after }**

## Was geschah

space1999-event-started = 📡 Der Mond hat seine Bahn verlassen; Hilfe ist nicht in Sicht. { $ships }. Zuerst fliegt: { $first }.
space1999-event-moon = 🌕 Mondkarte { $number }: Der Mond steht auf { $number }, um ein Viertel gedreht.{ $count ->
    [0] {""}
   *[other] {" "}Er nimmt { $met } mit.
}{ $renewed ->
    [yes] {" "}Die Mondkarten werden neu gemischt.
   *[no] {""}
}
space1999-event-round = 🕐 **Runde { $round }**
space1999-event-passed = ⏭️ { $who } passt.
space1999-event-flew = 🚀 { $who } fliegt { $origin } { $goal } für { $cost } E.E.{ $count ->
    [0] {""}
   *[other] {" "}(über { $bends })
}
space1999-event-stepped = 👣 { $who } zieht einen Knoten weiter, { $origin } { $goal }.
space1999-event-jumped = ✨ { $who } springt { $origin } { $goal }.
space1999-event-stayed-no-step = 🧱 { $who } hat keinen freien Knoten neben sich und bleibt.
space1999-event-stayed-no-energy = 🪫 { $who } müsste sofort starten, hat aber keine Energie.
space1999-event-stayed-shut-in = 🧱 { $who } müsste sofort starten, aber jeder Weg ist versperrt.
space1999-event-stayed-home = 🏠 { $who } wird heimgerufen und ist schon da.
space1999-event-stayed-there = 🪐 { $who } wird dorthin geschickt, wo das Schiff schon ist.
space1999-event-stayed-declined = ✋ { $who } lässt die Karten liegen, wie sie sind.
space1999-event-stayed-no-tile = ⬜ Es gibt keine Karte, die { $who } verschieben oder entfernen könnte.
space1999-event-home = 🏠 { $who } landet in der Basis: { $why ->
    [flight] zurück vom Flug
    [plan] nach Plan
    [program] vom Computer gerufen
    [planet] vom Planeten vertrieben
    [moon] der Mond kam vorbei
   *[reset] alle Planeten sind besucht
}, +{ $energy } E.E.
space1999-event-proposed = 📘 { $who } legt dem Computer einen Plan vor: *{ $plan }*
space1999-event-answer-ok = ✅ Das Licht geht an: **OK**. Der Plan wird ausgeführt.
space1999-event-answer-negative = ❌ Nur der Summer: **Nein**. Der Plan ist weg; stattdessen zieht das Schiff einen Knoten weiter.
space1999-event-answer-neutral = ⚪ **Kein Signal.** Der Plan bleibt; eine Computerkarte entscheidet.
space1999-event-plan-drawn = 📥 { $who } bekommt einen Flugplan von der Bank{ $known ->
    [yes] : *{ $plan }*
   *[no] {""}
}{ $renewed ->
    [yes] {" "}(die benutzten Pläne werden neu gemischt).
   *[no] { $known ->
        [yes] {""}
       *[no] .
    }
}
space1999-event-program = 🗂️ Die Computerkarte für { $who }: *{ $program }*
space1999-event-pays = ⚡ { $who } zahlt { $amount } E.E.
space1999-event-pays-all = ⚡ { $who } zahlt { $amount } E.E.: alles, was noch da war.
space1999-event-explored = 🪐 { $who } landet auf **{ $planet }**: Bedingungen { $conditions } · Energie { $energy } · { $instruction }{ $again ->
    [yes] {" "}(schon besucht)
   *[no] {""}
}
space1999-event-tiles-taken = 🧩 { $who } nimmt { $tiles }.
space1999-event-reset = 🔄 Alle Planeten sind besucht und werden wieder frei. Schiffe auf Planeten springen heim mit { $home } E.E., alle anderen bekommen { $away }.
space1999-event-laid = 🧩 { $who } legt { $shape } auf { $square }, { $lie }.
space1999-event-kept = 🎒 Nichts passt: { $who } behält die Karten.
space1999-event-returned = ↩️ { $who } gibt zurück: { $tiles }.
space1999-event-slid = 🧲 { $who } verschiebt { $own ->
    [yes] eine eigene Karte
   *[no] eine Karte von { $owner }
} von { $square } nach { $onto }{ $paid ->
    [0] .
   *[other] {" "}für { $paid } E.E.
}
space1999-event-removed = 🗑️ { $who } nimmt { $own ->
    [yes] eine eigene Karte
   *[no] eine Karte von { $owner }
} von { $square }.
space1999-event-checked = 🌍 { $who } erreicht die Erde! { $ok ->
    [yes] Das Licht geht an: **Die Route stimmt.**
   *[no] Der Summer: **die falsche Route.**
}
space1999-event-lost = 💥 { $who } verliert { $count ->
    [one] eine Karte: { $squares }.
   *[other] { $count } Karten: { $squares }.
}
space1999-event-ended = 🏁 Es ist vorbei: { $order }

## Nachrichten, die bleiben

space1999-announcement-planet = ### 🪐 { $planet }
    { $who } · Runde { $round }
space1999-announcement-card = Bedingungen { $conditions } · { $count ->
    [0] keine Routenkarte
    [one] 1 Routenkarte
   *[other] { $count } Routenkarten
} · Energie { $energy } · { $instruction }
space1999-announcement-bank = { $taken ->
    [0] 🏦 Die Bank hat keine Routenkarte mehr: Diese Bedingungen brächten { $due }.
   *[other] 🏦 Von { $due } Routenkarten hatte die Bank nur noch { $taken }.
}
space1999-announcement-again = -# Schon besucht: Die erste Karte bleibt auf dem Planeten.
space1999-announcement-visited = -# { $visited } von { $planets } Planeten besucht
space1999-announcement-answer = ### 🖥️ *{ $plan }*?
    { $who } · Runde { $round }
space1999-announcement-program = 🗂️ *{ $program }*
space1999-announcement-ship = -# Das Schiff ist { $where }: ⚡ { $energy } E.E., { $count ->
    [one] 1 Plan
   *[other] { $count } Pläne
} · noch { $cards } Pläne in der Bank
space1999-announcement-route = ### 🌍 Die falsche Route
    { $who } · Runde { $round }
    Vor der Erde, mit { $route } % für ein OK, kam der Summer. Jetzt { $outlook } · { $tiles } Karten auf dem Monitor.
space1999-replay-round = Runde { $round }
space1999-digest-rounds = Runden { $first } bis { $last }
space1999-digest-from = Ab Runde { $first }
space1999-digest-answer = 🖥️ { $who } · *{ $plan }*: { $answer ->
    [ok] ✅ OK
    [negative] ❌ Nein
   *[neutral] ⚪ kein Signal
}
space1999-announcement-final = ## 🌍 { $who } bringt das Schiff heim, in Runde { $round }!
space1999-announcement-score = { $rank } { $who }: eine Route aus { $route ->
    [one] 1 Karte
   *[other] { $route } Karten
}, { $outlook } · ⚡ { $energy } E.E.
    -# { $won ->
    [yes] auf der Erde, und der Computer sagte OK
   *[other] { $nearer ->
        [0] nicht näher an der Erde als am Start
        [one] 1 Feld näher an der Erde als am Start
       *[other] { $nearer } Felder näher an der Erde als am Start
    }
}
space1999-announcement-ranking = Wer mit dem OK des Computers heimkommt, gewinnt; für die anderen zählt, um wie viele Felder ihre Route der Erde näher gekommen ist, dann die Energie.

## Autopiloten

space1999-style-navigator = Navigator
space1999-style-navigator-hint = wägt Planeten, Heimweg und Route gegen die Energie ab
space1999-style-gambler = Hasardeur
space1999-style-gambler-hint = legt dem Computer jeden Plan vor, fliegt weit und kehrt spät zurück, mit vielen Routenkarten
space1999-style-saboteur = Saboteur
space1999-style-saboteur-hint = spart Energie, um die Routen derer zu zerreißen, die der Erde nahe kommen
space1999-style-expert = Experte
space1999-style-expert-hint = rechnet vor jeder Entscheidung voraus; braucht einen Moment

## Optionen des Tisches

space1999-option-plans = Pläne auf Planeten
space1999-option-plans-hint = wann ein Flugplan hilft, einen Planeten zu verlassen
space1999-option-plans-rulebook = Energie geht vor
space1999-option-plans-rulebook-hint = nur ohne Energie, oder wenn jeder Weg versperrt ist
space1999-option-plans-free = Freie Wahl
space1999-option-plans-free-hint = auf einem Planeten darf jederzeit ein Plan vorgelegt werden
space1999-option-arrival = Ankunft an der Erde
space1999-option-arrival-hint = was aus Karten wird, die die Route nicht braucht
space1999-option-arrival-adjacent = Mit Karten übrig
space1999-option-arrival-adjacent-hint = eine Karte neben der Erde ist am Ziel, der Rest geht zurück
space1999-option-arrival-exact = Genaue Zahl
space1999-option-arrival-exact-hint = nur die letzte Karte auf der Hand darf ankommen; mit mehr endet man ein Feld vorher

## Warum ein Zug nicht geht

illegal-unknown-place = Diesen Ort gibt es auf der Sternkarte nicht: { BARE($place) }.
illegal-already-there = Da bist du schon: { space1999-this-place }.
illegal-no-tiles = Kein Heimflug ohne Routenkarte: Erkunde erst einen Planeten.
illegal-place-covered = { space1999-this-place } liegt jetzt unter dem Mond.
illegal-place-occupied = Dort steht ein anderes Schiff: { space1999-this-place }.
illegal-planet-visited = { space1999-this-place } ist schon besucht: Dort landet niemand, außer der Computer befiehlt es.
illegal-no-planet = { space1999-this-place } ist kein Planet: Wähle einen, der noch nicht besucht ist.
illegal-way-blocked = Der Weg dorthin ({ space1999-this-place }) ist versperrt: Auf Knoten { BARE($node) } steht ein anderes Schiff.
illegal-not-connected = Keine Kraftlinie führt von dir aus dorthin: { space1999-this-place }.
illegal-energy-lacking = Das kostet { $needed } E.E., und du hast { $held }.
illegal-plans-only = Nach einem Nein darf in diesem Zug nur noch ein Flugplan folgen, kein Flug mit Energie.
illegal-not-next = { space1999-this-place } ist auf keiner deiner Linien der nächste Knoten.
illegal-step-back = Von dort kommst du gerade: { space1999-this-place }. Innerhalb eines Zuges von Knoten zu Knoten geht es nicht gleich zurück.
illegal-no-step-home = Die Basis ist kein Knoten: Von Knoten zu Knoten kommt man nie heim.
illegal-unknown-plan = Diesen Flugplan gibt es nicht: { $plan }.
illegal-plan-not-held = Diesen Flugplan hast du nicht.
illegal-energy-first = Auf einem Planeten geht Energie vor: Du hast { $held } E.E., und ein Weg ist frei. Ein Plan geht erst, wenn die Energie weg oder jeder Weg versperrt ist.
illegal-must-move = Du kannst nicht passen, solange du fliegen oder einen Plan vorlegen kannst.
illegal-unknown-shape = Diese Karte gibt es nicht: { $shape }. Es gibt Geraden und Kurven.
illegal-unknown-square = Dieses Feld gibt es auf dem Sternmonitor nicht: { $square }.
illegal-unknown-rotation = So lässt sich keine Karte drehen: { $rotation } Viertel. Eine Gerade hat 0 und 1, eine Kurve 0 bis 3.
illegal-unknown-side = Diese Seite gibt es nicht: { $side }. Es gibt { space1999-side-north }, { space1999-side-east }, { space1999-side-south } und { space1999-side-west }.
illegal-tile-not-held = Diese Karte hast du nicht: { $shape ->
    [straight] { space1999-shape-straight }
    [curve] { space1999-shape-curve }
   *[other] { $shape }
}.
illegal-earth-square = { $square } ist die Erde: Dort darf keine Karte liegen.
illegal-square-occupied = Auf { $square } liegt schon eine Karte.
illegal-not-on-route = Auf { $square } geht weder deine Route weiter noch eine verschobene Karte von dir.
illegal-openings-apart = So gedreht ({ $rotation }) schließt die Karte auf { $square } nicht an deine Route an, oder sie führt vom Monitor hinaus.
illegal-exact-count = An diesem Tisch darf nur die letzte Karte auf der Hand die Route schließen, und du hast { $held }.
illegal-must-lay = Jede Karte, die passt, muss gelegt werden: { $count ->
    [one] 1 Möglichkeit bleibt
   *[other] { $count } Möglichkeiten bleiben
}.
illegal-no-tile = Auf { $square } liegt keine Karte.
illegal-not-beside = { $onto } liegt nicht neben { $square }: Eine Karte wird um ein Feld verschoben, nie über Eck.
illegal-slide-in-turn = Karten verschiebt man nur im eigenen Zug.
illegal-own-slide-spent = In diesem Zug hast du schon eine eigene Karte verschoben.
illegal-paid-slide-spent = In diesem Zug hast du schon eine gegnerische Karte verschoben.
illegal-not-terminal = Die Karte auf { $square } ist nicht erlaubt: von dir irgendeine, von einem Gegner nur die letzte seiner Route oder das offene Ende verschobener Karten.
illegal-program-moves = Die Computerkarte verschiebt eine Karte; sie entfernt keine.
illegal-program-removes = Die Computerkarte entfernt eine Karte; sie verschiebt keine.

## Vorgaben

space1999-order-fly-home = Heimfliegen
space1999-order-fly-home-hint = Mit Energie im nächsten Zug; oder erst an einen Ort und im Zug danach heim
space1999-order-fly-home-text = Flieg { $value }.
space1999-order-straight-home = geradewegs heim
space1999-order-then-home = { $to }, dann heim
space1999-order-pass-after-no = Nach einem Nein passen
space1999-order-pass-after-no-hint = Hat der Computer einen Plan abgelehnt, wird kein weiterer vorgelegt
space1999-order-pass-after-no-text = Nach einem Nein keinen Plan mehr vorlegen.
space1999-order-leave-tiles = Karten liegen lassen
space1999-order-leave-tiles-hint = Erlaubt eine Computerkarte, eine Karte zu verschieben oder zu entfernen, bleiben alle liegen
space1999-order-leave-tiles-text = Alle Karten liegen lassen, was auch immer eine Computerkarte erlaubt.
illegal-order-ship-moved = Dein Schiff wurde bewegt: Es ist jetzt anderswo ({ space1999-this-place }).
illegal-order-bank-empty = Die Bank ist leer: Von nun an ändern nur noch Computerkarten die Routen.

space1999-changed-missing = noch zu holende Karten { $amount }
space1999-changed-rival = Karten, die dem führenden Rivalen fehlen, { $amount }
space1999-changed-energy = Energie { $amount } E.E.
space1999-changed-plans = Flugpläne { $amount }
space1999-luck-computer = Computer
space1999-luck-check = Routenprüfungen
space1999-luck-planets = Planeten
space1999-luck-plans = Flugpläne
space1999-luck-moon = Mond
