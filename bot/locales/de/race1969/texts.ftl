# 1969: Namen, Auswahl, Fragen und Ereignisse. Geld in Millionen (M), Prestige in Punkten (PP).

race1969-title = 1969
race1969-pitch = Leite das Raumfahrtprogramm einer Nation: Stell Forscher ein, spioniere die anderen aus und flieg bis zum Mond. Am Ende gewinnt das meiste Prestige.
race1969-length = 7 Jahre: zwei Stunden am Stück oder Zug um Zug zwei bis drei Wochen
race1969-difficulty = Mittel: schnell gelernt; die Kunst ist, Geld, Risiko und verdeckte Karten abzuwägen
race1969-choose-identity = Nation wählen

## Zahlen

race1969-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
race1969-percent-small = <1 %
race1969-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Nationen

race1969-nation-usa = USA
race1969-nation-ussr = UdSSR
race1969-nation-canada = Kanada
race1969-nation-france = Frankreich
race1969-nation-germany = Deutschland

## Wissenschaftler: als Aufschrift und im Satz

race1969-scientist-base = Einfacher
race1969-scientist-genius = Genialer
race1969-scientist-famous = Berühmter
race1969-scientist-novice = Jungwissenschaftler
race1969-scientist-spy = Spion

race1969-a-scientist-base = einen Einfachen Wissenschaftler
race1969-a-scientist-genius = einen Genialen Wissenschaftler
race1969-a-scientist-famous = einen Berühmten Wissenschaftler
race1969-a-scientist-novice = einen Jungwissenschaftler
race1969-a-scientist-spy = einen Spion
# A scientist by name, where nothing around it says that scientists are meant.
race1969-one-base = Einfacher Wissenschaftler
race1969-one-genius = Genialer Wissenschaftler
race1969-one-famous = Berühmter Wissenschaftler
race1969-one-novice = Jungwissenschaftler
race1969-one-spy = Spion

## Forschungen, und die Symbole, nach denen die Missionen heißen

race1969-research-eva = Astronautik (EVA)
race1969-research-launch-pad = Startrampe
race1969-research-booster = Trägerrakete
race1969-research-csm = Kommandomodul (CSM)
race1969-research-lem = Mondfähre (LEM)
race1969-research-technology = Technologie
race1969-research-espionage = Geheiminformationen
race1969-research-robotics = Robotik
race1969-research-investors = Investoren
race1969-research-insurance = Versicherung
race1969-research-simulation = Simulation
race1969-research-ground-control = Bodenkontrolle

race1969-symbol-eva = Astronautik
race1969-symbol-launch-pad = Startrampe
race1969-symbol-booster = Trägerrakete
race1969-symbol-csm = Kommandomodul
race1969-symbol-lem = Mondfähre
race1969-symbol-technology = Technologie
race1969-mission-moon = Mondmission

## Was eine Forschung mit so vielen Forschern leistet

race1969-effect-simulation = { $count ->
    [one] 1 Würfel nachwürfeln
   *[other] { $count } Würfel nachwürfeln
}
race1969-effect-ground-control = { $count ->
    [one] 1 Neutraler wird Erfolg
   *[other] { $count } Neutrale werden Erfolge
}
race1969-effect-sabotage = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} → { $cells ->
    [0] kein Feld
    [one] 1 Feld zurück
   *[other] { $cells } Felder zurück
}{ $loss ->
    [0] {""}
   *[other] , −{ $loss } PP
}
race1969-effect-support = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} → { $cells ->
    [0] kein Feld
    [one] 1 Feld vorwärts
   *[other] { $cells } Felder vorwärts
}, ≈ { $prestige } PP
race1969-gain-symbol = { $gains ->
    [yes] { $launch } · +{ $added } bei { $missions } Missionen
   *[no] bringt jetzt nichts: { $missions } Missionen
}{ $count ->
    [0] , alle geflogen: { $shown }
   *[other] , noch offen: { $shown }
}
race1969-gain-launch = { $when ->
    [next] nächstes Jahr,{" "}
    [later] später,{" "}
   *[now] {""}
}{ $mission }: { $before } → { $after } PP
race1969-gain-no-launch = nichts: kein Start mehr offen
race1969-gain-espionage = { $years ->
    [0] nichts: vor dem Ende gibt es keine Gratiskarten mehr
    [one] Gratiskarten: { $before } → { $after }, noch einmal
   *[other] Gratiskarten pro Runde: { $before } → { $after }, noch { $years }-mal
}
race1969-gain-robotics = { $years ->
    [0] nichts: Es kommt keine erste Einstellung mehr
   *[other] erste Einstellung der Runde: { $before } → { $after } M billiger, ab der nächsten
}
race1969-gain-investors = { $launches ->
    [0] nichts: Nur der Mond ist noch offen
    [one] Starts: { $before } → { $after } M billiger (nicht der Mond), noch einmal
   *[other] Starts: { $before } → { $after } M billiger (nicht der Mond), noch höchstens { $launches }-mal
}
race1969-gain-insurance = { $when ->
    [next] nächstes Jahr,{" "}
    [later] später,{" "}
   *[now] {""}
}{ $mission }: ≈ { $before } → { $after } M zurück

race1969-die-success = Erfolg
race1969-die-neutral = Neutral
race1969-die-failure = Fehlschlag

## Wie es steht

race1969-phase-income = Einkommensphase
race1969-phase-purchases = Kaufphase
race1969-phase-missions = Missionsphase
race1969-phase-over = Schlusswertung

# Ein Feld nach der aufgedruckten Zahl; haben mehrere der Leiste dieselbe, das wievielte vom Start an.
race1969-cell = „{ $worth }“{ $count ->
    [1] {""}
   *[other] {" "}({ $place }. von { $count })
}

race1969-headline = 📅 **{ $year }** · { $phase } · Runde { $round } von { $rounds }
race1969-headline-launch = 📅 **{ $year }** · { $who } fliegt { $mission }: Feld { $cell }{ $left ->
    [0] , das letzte
   *[other] , { $left } vor dem letzten
}
race1969-headline-won = 🏆 { $count ->
    [one] { $who } gewinnt den Wettlauf ins All mit **{ $prestige } PP**
   *[other] { $who } teilen sich den Sieg mit je **{ $prestige } PP**
}

race1969-ask-free-card = hat eine volle Hand, und eine Gratiskarte wartet
race1969-ask-trade = darf Prestige zu Geld machen
race1969-ask-purchase = darf Wissenschaftler einstellen und Karten kaufen
race1969-ask-launch = darf eine Mission starten
race1969-ask-reroll = darf Würfel nachwürfeln
race1969-ask-sabotage = darf Karten gegen die Rakete ({ $nation }) spielen
race1969-ask-support = darf Karten für die eigene Rakete spielen

## Fragen

race1969-standing = 💵 **{ $money } M** · 🏅 **{ $prestige } PP**{ $place ->
    [later] {""}
   *[now] , { race1969-lead }
} · 🃏 { $count ->
    [0] keine Karten
    [one] 1 Karte: { $cards }
   *[other] { $count } Karten: { $cards } = { $points } Punkte
}
race1969-lead = { $place ->
    [ahead] { $lead } Vorsprung
    [behind] { $lead } Rückstand
   *[level] gleichauf mit den Besten
}
race1969-projection = 🏁 Wäre jetzt Schluss: du { $own }, { $best } { $theirs }: { race1969-lead }.
race1969-counted = **{ $total } PP** (jetzt { $prestige }, { $why })
race1969-uncounted = **{ $total } PP**
race1969-projected-famous = { $count ->
    [one] 1 Berühmter
   *[other] { $count } Berühmte
} +{ $points }
race1969-projected-novice = { $count ->
    [one] 1 Jungwissenschaftler
   *[other] { $count } Jungwissenschaftler
} −{ $points }
race1969-projected-spy = { $count ->
    [one] 1 fremder Spion
   *[other] { $count } fremde Spione
} −{ $points }

race1969-question-free-card = **Deine Hand ist voll.** Eine Gratiskarte wartet, aber mehr als { $limit } darfst du nicht halten: Wirf eine ab und zieh, oder lass sie im Stapel.

race1969-question-trade = **Etwas Ruhm zu verkaufen?** Jeder Prestigepunkt bringt { $rate } M. { $year } darfst du höchstens { $limit } eintauschen. Prestige entscheidet das Spiel, Geld bezahlt Wissenschaftler und Starts.
race1969-question-trade-sealed = -# Alle wählen geheim; aufgedeckt wird gemeinsam.

race1969-question-purchase = **Stell ein und kauf in beliebiger Folge.** Wer sitzt, bleibt.
race1969-question-robotics = 🤖 Die Robotik macht deinen nächsten Wissenschaftler bis zu { $saved } M billiger, aber nur den ersten der Runde.
race1969-question-keep = { $enough ->
    [yes] 🚀 Der billigste Start dieses Jahr: { $mission } für { $cost } M.
   *[no] ⚠️ { $money } M reichen so, wie es steht, dieses Jahr für keinen Start: Die billigste Mission, { $mission }, kostet { $cost } M.
}
race1969-question-all-flown = 🚀 Du hast keine Mission mehr zu fliegen: Jede Million darf in die Labore.
race1969-question-prospects = Beste Starts{ $last ->
    [no] , samt Kosten
   *[yes] {""}
}:
race1969-question-prospect = • { $mission }: { $cost } M · ≈ { $prestige } PP · { $top } ganz oben

race1969-question-launch = **Go oder no go?** Ein Start pro Runde, jede Mission nur einmal im Spiel. Wähl eine: Du siehst alle Zahlen, bevor du zahlst.
race1969-question-hands = 🃏 Karten auf anderen Händen: { $hands }
race1969-question-moon-flag = { $flown ->
    [yes] 🌕 Du bist schon zum Mond geflogen: Deine Flagge auf der Mondmissionsleiste bringt nichts mehr.
   *[no] 🌕 Deine Flagge auf der Mondmissionsleiste: Feld { $cell }{ $left ->
       [0] , das letzte
      *[other] , { $left } vor dem letzten
   }. Dort startet deine Mondrakete.
}

race1969-question-reroll = { $mission }: Die Würfel zeigen { $dice }. Die Simulation lässt dich { $left ->
    [one] 1 Würfel
   *[other] { $left } Würfel
} nachwürfeln, jeden nur einmal, und der zweite Wurf gilt.
race1969-question-reroll-count = ✅ { $successes } · 🔹 { $neutrals } · ❌ { $failures } → { $score } vor Bodenkontrolle und deinen Forschern

race1969-question-sabotage = **Ein kleines Missgeschick?** Du darfst verdeckt Karten gegen die Rakete von { $who } spielen.
race1969-question-support = **Deine Leute an der richtigen Stelle.** Du darfst verdeckt Karten spielen, die deine Rakete vorwärtsbringen.
race1969-question-rocket = { $mission }: Rakete auf Feld { $cell }{ $left ->
    [0] , das letzte
   *[other] , { $left } vor dem letzten
}, { $worth } PP wert. Ein Feld kostet { $cost } Punkte; der Rest verfällt.
race1969-espionage-step = • { $points } Punkte: Feld { $cell }{ $top ->
    [yes] {" "}🔝
   *[no] {""}
}, { $prestige } PP { $sign ->
    [plus] (+{ $change })
    [minus] (−{ $change })
   *[none] (unverändert)
}
race1969-espionage-no-step-back = • Sie steht auf dem ersten Feld: Keine Karte wirft sie zurück.
race1969-espionage-no-step-forward = • Sie steht auf dem letzten Feld: Deine Karten können nur ausgleichen, was die anderen anrichten.
race1969-question-face-down = 🎴 Verdeckt gegen die Rakete: { $cards }
race1969-cards-of = { $nation } ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
race1969-question-together = ➕ Die Punkte aller Gegner zählen zusammen: { $hands }. { $laid ->
    [yes] Mit allen ihren Karten und deinen
   *[no] Mit allen ihren Karten, ohne deine,
} { $cells ->
    [one] mindestens ein Feld
   *[other] mindestens { $cells } Felder
} zurück: { $chance }
race1969-question-last-to-lay = 🛡️ Spielt zuletzt: { $nation }, mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand.
race1969-question-pushed-back = Mindestens ein Feld zurück: { $chance }
race1969-question-hand = 🃏 Auf deiner Hand: { $count ->
    [0] nichts
    [one] { $cards }
   *[other] { $cards } = { $points } Punkte
}
race1969-own-play-empty = ✉️ Du hast noch nichts gespielt.
race1969-own-play = ✉️ Du hast { $cards } gespielt = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} ÷ { $cost } → { $cells ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $cells } Felder
} { $way ->
    [forward] vorwärts
   *[back] rückwärts
}{ $wasted ->
    [0] {"."}
    [one] , 1 Punkt verfällt.
   *[other] , { $wasted } Punkte verfallen.
}

## Auswahl

race1969-choose-trade = { $points } PP für { $money } M
race1969-choose-trade-none = Nichts eintauschen
race1969-hint-trade = es bleiben { $prestige } PP und { $money } M
race1969-choose-forgo = Gratiskarte liegen lassen
race1969-hint-forgo = deine Hand bleibt, wie sie ist
race1969-choose-discard = Abwerfen
race1969-hint-discard = macht Platz für eine neue
race1969-card-points = { $points }
race1969-choose-card = Eine { $card }er-Karte
race1969-hint-held = { $count } auf der Hand
race1969-choose-scientist = { $scientist } · { $price } M · { $sign ->
    [plus] Ende: +{ $prestige } PP
    [minus] Ende: −{ $prestige } PP
   *[none] 👥 { $researchers }
}{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-choose-spy = { $scientist } · { $price } M{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-hint-no-launch = ⚠️ dann kein Start
race1969-hint-few = nur noch { $supply } da
race1969-choose-research = { $research } · 👥 { $before } → { $after }{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️ dann kein Start
}
race1969-hint-left = { $left ->
    [one] es bleibt
   *[other] es bleiben
} { $left } M
race1969-hint-left-warning = { $left ->
    [one] es bleibt
   *[other] es bleiben
} { $left } M ⚠️ ein Start kostet { $keep } M
race1969-hint-spy = { $bonus ->
    [yes] { $gain }
   *[no] nichts für dich: Bonus schon vergeben
} · bei ihnen: −{ $prestige } PP, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
race1969-hint-host = { $prestige } PP · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
race1969-choose-buy = Karten · je { $price } M
race1969-choose-buy-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} · { $price } M
race1969-hint-points = ≈ { $points } Punkte
race1969-choose-done = Einkauf beenden
race1969-preview-done = **Einkauf beenden?** **{ $money } M** bleiben übrig. Dafür gäbe es noch: { $offers }
race1969-preview-done-launch = 🚀 Ein Start würde davon brauchen: { $launches }
race1969-hint-launch = { $cost } M · { $top } bis ganz oben · ≈ { $prestige } PP{ $flags ->
    [0] {""}
    [one] {" "}· 1 Flagge
   *[other] {" "}· { $flags } Flaggen
}
race1969-choose-stay = Am Boden bleiben
race1969-choose-reroll = Würfel { $die } nachwürfeln: { $face }
race1969-choose-keep = Würfel behalten
race1969-choose-play = Eine { $card } spielen
race1969-choose-take = Eine { $card } zurücknehmen
race1969-choose-set = { $cards } spielen
race1969-choose-play-all = { $count ->
    [one] Eine { $cards } spielen, dann versiegeln
   *[other] { $cards } spielen, dann versiegeln
}
race1969-choose-play-none = Alle Karten zurücknehmen, dann versiegeln
race1969-choose-seal = Versiegeln: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} → { $cells ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $cells } Felder
} { $way ->
    [forward] vorwärts
   *[back] rückwärts
}
race1969-choose-seal-no-cards = Versiegeln: keine Karten

## Die Vorschau eines Starts

race1969-preview-money = 💵 Kostet **{ $cost } M** von deinen { $money } M: **{ $left } M bleiben**.
race1969-preview-start = 🚀 Startet auf Feld { $start }{ $left ->
    [0] , das letzte
   *[other] , { $left } vor dem letzten
} ({ $best }). Deine Forscher in den Symbolen: **+{ $research }**.
race1969-preview-insurance = ☔ { $count } M je Fehlschlag (≈ { $expected } M)
race1969-preview-investors = 💰 Investoren: −{ $count } M, schon abgezogen
race1969-preview-cell = Feld { $cell } · { $prestige } PP
race1969-preview-expected = ≈ **{ $prestige } PP** im Schnitt · **{ $top }** bis ganz oben{ $flag ->
    [yes] , wo auch deine Mondflagge weiterzieht
   *[no] {""}
}. Ohne Geheiminformationen.
race1969-preview-flags = 🚩 { $count ->
    [one] 1 Flagge ({ $whose }) nimmt
   *[other] { $count } Flaggen ({ $whose }) nehmen
} jedem Feld { $count } PP, doch keines zahlt weniger als 0: im Schnitt ≈ { $cost } PP weniger. In den Zahlen oben schon abgezogen.
race1969-preview-no-flags = 🚩 Keine Flaggen aus früheren Runden: Jedes Feld zahlt voll.
race1969-preview-espionage = 🔍 Ein Feld kostet { $cost } Punkte Geheiminformationen.
race1969-preview-risk = ⚠️ Gegen dich: { $hands }. Ihre Punkte zählen zusammen. Spielen sie alles: mindestens ein Feld zurück { $one }, mindestens zwei { $two } · ≈ { $risk } PP weniger.
race1969-preview-too-few = 🕊️ Gegen dich: { $hands }. Selbst alles zusammen wirft deine Rakete kein Feld zurück.
race1969-preview-no-risk = 🕊️ Niemand sonst hat Karten.
race1969-preview-own = 🃏 Du selbst hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, gut für { $cells ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $cells } Felder
} vorwärts.

## Was geschah

race1969-event-started = 📻 Fünf, vier, drei, zwei … das Rennen läuft! { $nations }.
race1969-event-year = 📅 **{ $year }** { $last ->
    [yes] – die letzte Runde!
   *[no] beginnt.
} Jede Nation erhält { $income } M. Startspieler: { $first }.
race1969-event-cards = 🃏 { $who } { $free ->
    [yes] zieht { $count ->
        [one] 1 Gratiskarte
       *[other] { $count } Gratiskarten
    }
   *[no] kauft { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für { $paid } M
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
race1969-event-deck = 🔀 Der Stapel ist aufgebraucht: { $count ->
    [one] Die abgelegte Karte kommt wieder hinein.
   *[other] Die { $count } abgelegten Karten werden neu gemischt.
}
race1969-event-forgone = 🚫 { $who } hat eine volle Hand und lässt eine Gratiskarte liegen.
race1969-event-discarded = 🗑️ { $who } wirft { $known ->
    [yes] eine { $card }er-Karte ab.
   *[no] eine Karte ab.
}
race1969-event-trade-sealed = ✉️ { $who } hat über den Tausch entschieden: { $points } PP.
race1969-event-traded = { $points ->
    [0] 🏅 { $who } behält alles Prestige.
   *[other] 💵 { $who } tauscht { $points } PP in { $money } M.
}
race1969-event-phase-purchases = 🧪 **Kaufphase**: Personal und Karten zu haben.
race1969-event-phase-missions = 🚀 **Missionsphase**: Die Startrampen sind frei.
race1969-event-hired = { $cube } { $who } stellt { $scientist } ein: { $research } ({ $paid } M).
race1969-event-spy = ⬛ { $who } schleust einen Spion bei { $host } ein: { $research } ({ $paid } M){ $bonus ->
    [yes] , und gewinnt daheim dort 1 Forscher.
   *[no] . Daheim gibt es nichts dafür: Der Bonusmarker lag schon dort.
}
race1969-event-purchases-ended = 🏁 { $who } ist mit dem Einkauf fertig.
race1969-event-launched = 🚀 { $who } startet { $mission } für { $paid } M von Feld { $cell }.
race1969-event-stayed = 🏠 { $who } bleibt diese Runde am Boden.
race1969-event-stayed-forced = 🏠 { $who } kann dieses Jahr keine Mission starten und muss auf der Erde bleiben.
race1969-event-dice = 🎲 Die Würfel: { $dice }
race1969-event-reroll = 🎯 { $who } würfelt Würfel { $die } nach: { $face } { $name }.
race1969-event-neutrals = 🎧 Die Bodenkontrolle macht aus { $count ->
    [one] 1 neutralen Würfel einen Erfolg
   *[other] { $count } neutralen Würfeln Erfolge
}: { $dice }
race1969-event-insurance = ☔ Die Versicherung zahlt { $who } { $money } M für { $failures ->
    [one] 1 Fehlschlag
   *[other] { $failures } Fehlschläge
}.
race1969-event-rocket = 📈 { $mission }: { $successes } − { $failures } + { $research ->
    [one] 1 Forscher
   *[other] { $research } Forscher
} = **{ $score }** · Feld { $start } → **{ $cell }**
race1969-event-card-played = ➕ Du spielst verdeckt eine { $card }.
race1969-event-card-taken = ➖ Du nimmst eine { $card } zurück.
race1969-event-sealed = ✉️ { $who } hat versiegelt{ $count ->
    [0] , ohne Karten.
    [one] : 1 Karte.
   *[other] : { $count } Karten.
}
race1969-event-laid = 🎴 { $total ->
    [0] Niemand spielt Karten gegen die Rakete.
    [one] 1 Karte liegt verdeckt gegen die Rakete: { $cards }
   *[other] { $total } Karten liegen verdeckt gegen die Rakete: { $cards }
}
race1969-event-revealed = 🔍 { $plays }. Zurück { $back }, vor { $forward } ({ $cost } Punkte je Feld): Feld { $start } → **{ $cell }**
race1969-event-revealed-none = 🔍 Keine Karte gespielt.
race1969-event-paid = 🏅 { $who } beendet { $mission } auf Feld { $cell }: { $how ->
    [full] **+{ $prestige } PP**
    [floor] { $worth } PP wert, nie weniger als 0 mit { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    }: **+{ $prestige } PP**
   *[flags] { $worth } − { $flags ->
        [one] 1 Flagge
       *[other] { $flags } Flaggen
    } = **+{ $prestige } PP**
}
race1969-event-moon-flag = 🌕 { $who } zieht die Mondflagge auf Feld { $cell }.
race1969-event-flag = 🚩 { $who } setzt eine Flagge auf { $mission }.
race1969-event-counted = 🧮 { $who }: Berühmte { $famous ->
    [0] 0
   *[other] +{ $famous }
}, Jungwissenschaftler { $novices ->
    [0] 0
   *[other] −{ $novices }
}, Spione { $spies ->
    [0] 0
   *[other] −{ $spies }
} → { $sign ->
    [minus] −{ $prestige }
   *[plus] +{ $prestige }
} PP
race1969-event-ended = 🏆 Das Rennen ist vorbei: { $order }

## Nachrichten, die bleiben

race1969-announcement-reveal = ### { $mission }, { $year } – { $who }
    { $mood }
race1969-mood-triumph-1 = Kontakt! Bis ganz oben.
race1969-mood-triumph-2 = Ein Flug wie im Lehrbuch. Das ganze Land hört zu.
race1969-mood-triumph-3 = Auf den Meter genau. In der Bodenstation hält es niemanden auf dem Stuhl.
race1969-mood-success-1 = Auftrag erfüllt. Davon wird man noch tagelang sprechen.
race1969-mood-success-2 = Eine Rückkehr für die Titelseiten.
race1969-mood-success-3 = Nicht bis ganz oben, aber jede Million wert.
race1969-mood-progress-1 = Gewassert. Die Presse wird gnädig sein.
race1969-mood-progress-2 = In einem Stück zurück und ein wenig klüger.
race1969-mood-progress-3 = Nicht ganz dort, wo wir hinwollten, aber das muss ja niemand wissen.
race1969-mood-silence-1 = Hier Bodenstation … hört ihr uns? Der Presse sagen wir, es war ein Test.
race1969-mood-silence-2 = Heute kein Applaus. Der Bericht wird lang.
race1969-mood-silence-3 = Die Bergungsschiffe suchen. Die Buchhaltung auch.
race1969-announcement-test = 🎲 { $dice } + { $research ->
    [one] 1 Forscher
   *[other] { $research } Forscher
} = **{ $score }** · Feld { $start } → { $cell }
race1969-replay-round = { $round }
race1969-announcement-final = ## { $count ->
    [one] 🏆 { $who } gewinnt den Wettlauf ins All!
   *[other] 🏆 { $who } teilen sich den Sieg!
}
race1969-announcement-score = { $rank } { $who }: **{ $total } PP**, { $money } M
race1969-announcement-score-start = Anfang +{ $points }
race1969-announcement-score-flown = Flüge +{ $prestige } ({ $flights })
race1969-announcement-score-empty = { $count ->
    [one] einer vergebens
   *[other] { $count } vergebens
}
race1969-announcement-score-traded = gegen Geld getauscht −{ $points }
race1969-announcement-score-famous = Berühmte +{ $points }
race1969-announcement-score-novices = Jungwissenschaftler −{ $points }
race1969-announcement-score-spies = Spione −{ $points }

## Eine Hand

race1969-hand = 🃏 { $count ->
    [0] keine Karten
    [one] { $count } Karte: { $cards }
   *[other] { $count } Karten: { $cards } = { $points } Punkte
}
race1969-hand-play = ✉️ { $sealed ->
    [yes] Versiegelt
   *[no] Gespielt, noch nicht versiegelt
}: { $cards } = { $points } Punkte
race1969-hand-trade = 🏅 Dein versiegelter Tausch: { $points } PP

## Autopiloten

race1969-style-balanced = Ausgewogen
race1969-style-balanced-hint = glaubt seinen Vorhersagen und hält sich daran
race1969-style-moonshot = Mondsüchtig
race1969-style-moonshot-hint = spart sich für den Mond und die langen Missionen auf
race1969-style-saboteur = Saboteur
race1969-style-saboteur-hint = hortet Karten und schleust Spione ein
race1969-style-builder = Baumeister
race1969-style-builder-hint = setzt auf Labore und mittlere Missionen, wenig auf Karten
race1969-style-expert = Experte
race1969-style-expert-hint = rechnet vor jeder Entscheidung voraus; braucht einen Moment

## Tischoptionen

race1969-option-espionage = Geheiminformationen
race1969-option-espionage-hint = in welcher Reihenfolge die Gegner Karten spielen
race1969-option-espionage-sealed = Alle zugleich
race1969-option-espionage-sealed-hint = alle Gegner versiegeln gleichzeitig; kein Schlangestehen
race1969-option-espionage-rulebook = Wie in der Anleitung
race1969-option-espionage-rulebook-hint = im Uhrzeigersinn nacheinander; man sieht, wie viele Karten liegen
race1969-option-trades = Prestigetausch
race1969-option-trades-hint = in welcher Reihenfolge aus Prestige Geld wird
race1969-option-trades-sealed = Alle zugleich
race1969-option-trades-sealed-hint = alle wählen geheim; aufgedeckt wird gemeinsam
race1969-option-trades-rulebook = Wie in der Anleitung
race1969-option-trades-rulebook-hint = in Spielreihenfolge, vor aller Augen
race1969-option-missions = Missionen außer dem Mond
race1969-option-missions-hint = wie viele Missionen eine Nation im Spiel fliegen darf
race1969-option-missions-rulebook = Alle
race1969-option-missions-rulebook-hint = jede einmal im Spiel, wie es in der Anleitung steht
race1969-option-missions-flags = So viele wie Flaggen
race1969-option-missions-flags-hint = nicht mehr, als die Schachtel Flaggen hat: eine zählt Punkte, eine liegt auf der Mondleiste

## Warum ein Zug nicht geht

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

illegal-money-lacking = Das kostet { $needed } M, und du hast { $held } M.
illegal-scientists-exhausted = Aufgebraucht: { race1969-this-scientist }. Davon lässt sich niemand mehr einstellen.
illegal-research-full = { race1969-this-research } ist voll: Eine Forschung hat Platz für { $limit } Wissenschaftler.
illegal-same-type = { race1969-this-research }: Dort sitzt schon einer vom selben Typ ({ race1969-this-scientist }). Nur zwei Einfache teilen sich eine Forschung.
illegal-own-research = Ein Spion geht zu jemand anderem, nie in deine eigene Forschung.
illegal-unknown-scientist = Diesen Wissenschaftler gibt es nicht: { $scientist }.
illegal-unknown-research = Diese Forschung gibt es nicht: { $research }.
illegal-unknown-nation = Diese Nation ist nicht im Rennen: { $nation }.
illegal-unknown-mission = Diese Mission gibt es nicht: { $mission }.
illegal-mission-flown = { race1969-this-mission } bist du schon geflogen: jede Mission nur einmal.
illegal-flags-spent = Du hast alle { $limit } Flaggen für Missionen gesetzt; nur der Mond ist noch offen.
illegal-buy-nothing = Kauf mindestens eine Karte.
illegal-hand-limit = Mehr als { $limit } Karten darfst du nicht halten. { $room ->
    [0] Du hast keinen Platz mehr: Wirf zuerst ab.
   *[other] Du hast Platz für { $room }.
}
illegal-deck-exhausted = Stapel und Ablage haben { $left ->
    [0] keine Karten mehr
    [one] nur noch 1 Karte
   *[other] nur noch { $left } Karten
}.
illegal-card-not-held = Diese Karte hast du nicht auf der Hand.
illegal-card-not-laid = Diese Karte hast du nicht gespielt.
illegal-hand-not-full = Abwerfen darfst du nur von voller Hand: Du hast { $held } von { $limit } Karten.
illegal-trade-limit = { $points } PP sind zu viel: Diese Runde darfst du höchstens { $limit } eintauschen.
illegal-prestige-lacking = { $needed } PP kannst du nicht eintauschen: Du hast { $held }.
illegal-no-such-die = Würfel { $die } gibt es nicht: Sie zählen von 1 bis { $dice }.
illegal-die-rerolled = Würfel { $die } hatte schon seinen zweiten Wurf, und der gilt.

## Vorgaben

race1969-order-trade-nothing = Nichts tauschen
race1969-order-trade-nothing-hint = Vor dem Jahr, das du nennst, wird kein Prestige getauscht
race1969-order-trade-nothing-text = Kein Prestige tauschen: { $value }.
race1969-order-leave-cards = Gratiskarten liegen lassen
race1969-order-leave-cards-hint = Solange deine Hand voll ist, bleiben Gratiskarten im Stapel
race1969-order-leave-cards-text = Mit voller Hand Gratiskarten liegen lassen: { $value }.
race1969-order-stay-home = Nichts starten
race1969-order-stay-home-hint = Vor dem Jahr, das du nennst, startest du nichts
race1969-order-stay-home-text = Nichts starten: { $value }.
race1969-order-roll-no-more = Würfel behalten
race1969-order-roll-no-more-hint = Liegen genug Erfolge, wird kein Würfel nachgewürfelt
race1969-order-roll-no-more-text = Keinen Würfel nachwürfeln: { $value }.
race1969-order-no-cards = Keine Karten
race1969-order-no-cards-hint = Gegen einen Start spielst du keine, wenn die Rakete nicht weit genug steht
race1969-order-no-cards-text = Gegen einen Start keine Karten spielen: { $value }.
race1969-order-until = erst wieder ab { $year }
race1969-order-to-the-end = bis zum Ende des Spiels
race1969-order-successes = { $count ->
    [one] ab 1 Erfolg
   *[other] ab { $count } Erfolgen
}
race1969-order-cell = außer die Rakete steht mindestens { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} über dem Start
race1969-order-any-cell = wo auch immer die Rakete steht
illegal-order-year-past = { NUMBER($year, useGrouping: 0) } ist schon da: Wir haben { NUMBER($now, useGrouping: 0) }.
illegal-order-year-late = Vor { NUMBER($year, useGrouping: 0) } ist das Spiel zu Ende; { NUMBER($last, useGrouping: 0) } steht für sein Ende.
illegal-order-year-over = Sie würde nichts entscheiden: { NUMBER($now, useGrouping: 0) } kommt die Frage nicht mehr, und { NUMBER($year, useGrouping: 0) } willst du gefragt werden.
illegal-order-successes = Es sind { $most } Würfel: { $count } Erfolge gibt es nicht.
illegal-order-all-flown = Du hast alle { $count } Missionen geflogen, die du fliegen darfst: Es gibt nichts mehr zu würfeln.
illegal-order-no-launches = Niemand sonst hat noch eine Mission zu fliegen.
illegal-order-cell = So lassen sich fremde Raketen nicht unterscheiden: Nenne 1 bis { $most } Felder über ihrem Start.
illegal-order-track-flown = Keine Leiste, die andere noch fliegen können, führt { $steps } Felder hinauf; die längste führt { $most } hinauf.

race1969-changed-prestige = Prestige { $amount }
race1969-changed-rival = Prestige der stärksten Gegenseite { $amount }
race1969-changed-researchers = Forscher { $amount }
race1969-changed-points = Spionagepunkte auf der Hand { $amount }
race1969-changed-money = Geld { $amount } M
race1969-luck-dice = Würfel
race1969-luck-cards = gezogene Karten
