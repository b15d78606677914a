# Was für eine Wahl des Experten bei 1969 spricht, in einem Satz.

race1969-why-hire-launches = Das verbessert { $count ->
    [one] eine Mission, die du noch vor dir hast
   *[other] { $count } Missionen, die du noch vor dir hast
}, zum Beispiel { $mission }: im Schnitt { $before } → { $after } PP{ $rivals ->
    [0] , und sonst arbeitet noch niemand daran
   *[other] {""}
}.
race1969-why-hire-espionage = Ab der nächsten Runde bringt das { $after ->
    [one] eine Gratiskarte
   *[other] { $after } Gratiskarten
} pro Runde, vor dem Ende noch { $years ->
    [one] einmal
   *[other] { $years }-mal
}.
race1969-why-hire-robotics = Ab der nächsten Runde kostet deine erste Einstellung der Runde { $saved } M weniger, vor dem Ende noch { $years ->
    [one] einmal
   *[other] { $years }-mal
}.
race1969-why-hire-investors = Jeder Start außer dem Mond kostet dann bis zu { $saved } M weniger, { $launches ->
    [one] noch einmal
   *[other] höchstens noch { $launches }-mal
}.
race1969-why-hire-insurance = Jedes ❌ eines Starts bringt dann { $paid } M zurück, bei { $launches ->
    [one] dem letzten Start, der bleibt
   *[other] höchstens { $launches } Starts
}.
race1969-why-hire-prestige = Das hilft keinem Start, zählt aber am Ende.
race1969-why-after-hire = { $launch ->
    [yes] Der Rest reicht für einen Start.
    [no] Das kostet dich den Start dieser Runde: { $lost } verspräche im Schnitt { $lostprestige } PP{ $later ->
        [yes] , lässt sich aber auch später noch fliegen.
       *[no] .
    }
   *[never] {""}
}{ $prestigesign ->
    [plus] {" "}Am Ende zählt das { $prestige } PP.
    [minus] {" "}Am Ende: −{ $prestige } PP.
   *[none] {""}
}
race1969-why-spy = { $bonus ->
    [yes] Er zählt für dich als Forscher, und
   *[no] Den Bonus dort hast du schon, aber
} { $nation } verliert dadurch am Ende { $loss } PP{ $aheadsign ->
    [plus] {" "}(ohne die Wissenschaftler { $ahead } PP vor dir)
   *[other] {""}
}.
race1969-why-buy-launch = ≈ { $points } Punkte: { $cost } davon bewegen { $mission } um ein Feld, und andere haben { $against ->
    [one] 1 Karte
   *[other] { $against } Karten
}, um sie zurückzuwerfen.
race1969-why-buy-against = ≈ { $points } Punkte gegen fremde Raketen: Von den anderen hat { $nation } das meiste Prestige, { $aheadsign ->
    [minus] −{ $ahead }
   *[other] { $ahead }
} PP.
race1969-why-done-launch = Behalt die { $money } M: { $mission } kostet diese Runde { $cost } M und verspricht im Schnitt { $prestige } PP.
race1969-why-done-save = Kein Start, den du diese Runde bezahlen könntest, ist sein Geld schon wert; mit dem nächsten Einkommen werden aus { $money } M { $total } M.
race1969-why-trade-none = Ein PP bringt nur { $rate } M, und gewonnen wird mit PP.
race1969-why-trade-none-launch = Ein PP bringt nur { $rate } M, und deine { $held } M reichen schon für { $mission } ({ $cost } M).
race1969-why-trade-launch = Mit { $money } M mehr kannst du diese Runde { $mission } bezahlen: Das verspricht { $prestige } PP für { $points ->
    [one] den einen, den du gibst
   *[other] die { $points }, die du gibst
}.
race1969-why-trade-research = Mit { $total } M kannst du mehr einstellen: Ein Forscher kostet ab { $price } M und arbeitet { $years ->
    [one] die letzte Runde lang
   *[other] alle { $years } Runden, die noch bleiben
}.
race1969-why-launch-most = Kein Start, den du bezahlen kannst, verspricht mehr: im Schnitt { $prestige } PP, in { $top } der Fälle bis ganz oben{ $first ->
    [yes] ; noch nimmt ihm keine Flagge etwas
   *[no] {""}
}.
race1969-why-launch-other-grows = { $other } verspricht { $more } PP, kann aber warten: Ein Forscher mehr macht { $grown } daraus. { $mission } verspricht jetzt { $prestige } PP{ $first ->
    [yes] , und noch nimmt ihr keine Flagge etwas
   *[no] {""}
}.
race1969-why-launch-step = Das letzte Feld bringt deine Flagge dem Mond näher und ist hier wahrscheinlicher ({ $top }) als mit { $other } ({ $less }).
race1969-why-launch-cheaper = Im Schnitt { $prestige } PP, für { $saved } M weniger als { $other } mit { $more } PP.
race1969-why-launch-later = { $other } verspricht jetzt { $more } PP, diese hier { $prestige }. Aber jede Mission fliegt nur einmal: In den Partien, die sich der Experte ausmalt, bringt { $other } in einem späteren Jahr mehr.
race1969-why-launch-plain = Im Schnitt { $prestige } PP, in { $top } der Fälle bis ganz oben.
race1969-why-stay-grows = { $mission } verspricht jetzt { $prestige } PP; ein Forscher mehr macht { $grown } daraus, und jede Mission fliegst du nur einmal.
race1969-why-stay-plain = Der beste Start, den du bezahlen kannst, { $mission }, verspricht { $prestige } PP für { $cost } M.
race1969-why-reroll-failure = Ein ❌ kann nicht schlechter werden, und besser wird es bei { $better } von { $sides } Seiten.
race1969-why-reroll-neutral = { $success } von { $sides } Seiten machen aus dem 🔹 ein ✅, { $failure } ein ❌.
race1969-why-keep-last = So, wie die Würfel liegen, kommt die Rakete ganz nach oben: Mehr ist nicht zu holen.
race1969-why-keep-none = Kein ❌ ist mehr da, das du nachwürfeln darfst{ $neutrals ->
    [0] {""}
   *[other] , und die Bodenkontrolle macht aus jedem 🔹 ein ✅
}.
race1969-why-discard = Sie ist { $value } wert; die Karten, die du nicht siehst, sind im Schnitt { $mean } wert.
race1969-why-forgo = Deine schwächste Karte ist { $value } wert; die Karten, die du nicht siehst, sind im Schnitt { $mean } wert.
race1969-why-support = Mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} kannst du { $prestige } PP erwarten statt { $without }.
race1969-why-support-none = Alle deine Karten zusammen würden aus { $without } PP { $prestige } machen.
race1969-why-support-vain = Alle deine Karten zusammen brächten nicht mehr als die { $without } PP, die ohnehin zu erwarten sind.
race1969-why-sabotage = { $points ->
    [one] 1 Punkt wirft
   *[other] { $points } Punkte werfen
} { $nation } um { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
} zurück, das kostet { $loss } PP{ $aheadsign ->
    [plus] {" "}(ohne die Wissenschaftler { $ahead } PP vor dir)
   *[other] {""}
}.
race1969-why-sabotage-together = Allein nehmen sie { $nation } nichts, aber bis zu { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} anderer können dazukommen.
race1969-why-sabotage-none = Alle deine Karten zusammen würden { $nation } { $loss ->
    [0] nichts
   *[other] { $loss } PP
} kosten.
