# First Martians: Kampagnen, und was zwischen zwei Missionen liegt.

first_martians-chapter-title = ## 🔴 { $number }. { $chapter }
    -# { $campaign }{ $attempt ->
    [1] {""}
   *[other] {" "}· { $attempt }. Versuch
}
first_martians-campaign-progress = 📜 Kampagne *{ $campaign }* · { $number }. Mission: { $mission } · { $won ->
    [0] noch keine gewonnen
    [one] 1 gewonnen
   *[other] { $won } gewonnen
} · { $state ->
    [over] zu Ende
    [lost] verloren, die Crew entscheidet, wie es weitergeht
    [resting] die Crew ruht sich aus
   *[flying] im Gang
}
first_martians-digest-of-mission = { $mission } · Sol { $sol }
first_martians-headline-resting = ⛺ **Zwischen zwei Missionen** · { $mission }: in Sol { $round } { $won ->
    [yes] erfüllt
   *[other] verloren
} · Moral **{ $morale }** · Stress **{ $stress }** · { $supply }
first_martians-headline-campaign-over = { $won ->
    [yes] 🟢
   *[other] ⚫
} { $campaign }: { $ending }
first_martians-debriefing-brought = **Was es bringt**
first_martians-ending-heading = ## { $won ->
    [yes] 🟢
   *[other] ⚫
} { $ending }
    -# { $campaign }
first_martians-ending-recalled = Abberufen
first_martians-ending-recalled-told = Der Befehl kommt mit der Stimme von jemandem, der noch nie mit ihnen gesprochen hat, und er ist höflich. Die Basis wird in den Zustand gebracht, in dem die nächste Crew sie vorfinden soll; die Listen dessen, was fehlt, füllen vier Seiten. Niemand fragt, wessen Schuld es war. Die Tassen nehmen sie mit.
first_martians-chronicle-none = An diesem Tisch wird eine Einzelmission gespielt: Es gibt keine Chronik.
first_martians-chronicle-crew = **Die Crew**: { $crew }
first_martians-chronicle-mission = { $won ->
    [yes] 🟢
   *[other] ⚫
} **{ $number }. { $chapter }**{ $attempt ->
    [1] {""}
   *[other] {" "}· { $attempt }. Versuch
} · Sol { $round } · { $reached ->
    [one] 1 Ziel
   *[other] { $reached } Ziele
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
first_martians-chronicle-now = **Jetzt**: { $number }. { $mission }
first_martians-chronicle-lost = ⚫ **{ $mission } ist verloren.** Die Crew entscheidet, wie es weitergeht.
first_martians-chronicle-rest = ⛺ **Die Crew ruht sich aus**, nach { $mission }

first_martians-ask-debriefing = entscheidet für die Crew
first_martians-ask-retry = entscheidet, was aus der verlorenen Mission wird
first_martians-ask-departure = beginnt die nächste Mission, wann ihr wollt
first_martians-question-debriefing = **Entscheide für die Crew.** Was eine Wahl sofort bewirkt, steht daneben. Wohin sie führt, wird sich zeigen.
first_martians-question-retry = **Die Mission ist verloren.** Jede und jeder von euch darf für alle entscheiden.
first_martians-question-departure = **Die Crew ruht sich aus.** Jede und jeder von euch darf die nächste Mission beginnen; läuft die Zeit ab, beginnt sie von selbst. Wollt ihr länger ruhen, kann der Gastgeber den Tisch pausieren. Wunden, rote Teile, Vorräte und Karte bleiben, wie sie sind; womit die nächste Mission beginnt, kommt hinzu.
first_martians-pick-retry-again = Die Mission noch einmal versuchen
first_martians-pick-retry-again-hint = alles ist, wie es an ihrem Anfang war
first_martians-pick-retry-anew = Die Kampagne neu beginnen
first_martians-pick-retry-anew-hint = mit der ersten Mission und einer frischen Basis
first_martians-pick-retry-home = Heimkehren
first_martians-pick-retry-home-hint = die Kampagne endet hier und ist verloren
first_martians-pick-departure-set-out = Die nächste Mission beginnen
first_martians-pick-departure-set-out-hint = mit allem, was ihr habt
first_martians-said-chapter-began = 🚀 { $way ->
    [again] Noch einmal: { $chapter }.
    [anew] Die Kampagne beginnt neu: { $chapter }.
   *[other] Die nächste Mission: { $chapter }.
}
first_martians-said-mission-ended = { $won ->
    [yes] 🟢 Die Mission ist erfüllt.
   *[other] ⚫ Die Mission ist verloren.
}{ $why ->
    [death] {" "}Eine weitere Stunde hätte jemand nicht überlebt.
    [time] {" "}Die Zeit ist abgelaufen.
    [threshold] {" "}Zu viele Teile sind kaputt.
   *[other] {""}
}
first_martians-said-campaign-ended = 🏁 Die Kampagne ist zu Ende: { $ending }. { $missions ->
    [0] Keine Mission wurde gewonnen.
    [one] 1 Mission wurde gewonnen.
   *[other] { $missions } Missionen wurden gewonnen.
}

first_martians-rules-campaign-heading = Kampagnen
first_martians-rules-campaign = Eine Kampagne ist ein Tisch mit mehreren Missionen nacheinander, geflogen von derselben Crew. Wunden, Zustände, rote Teile, Vorräte, Upgrades und die erkundete Karte bleiben, wie die vorige Mission sie hinterlassen hat; Zielmarker verschwinden. Fähigkeitskarten sind zunächst gesperrt: Jede Entdeckung schaltet für jeden eine frei.
    {""}**Nach einer Mission** bringen Ziele ein, was sie wert sind, auch die freiwilligen. Jemand aus der Crew trifft die Wahl, mit der sie schließt; zusammen mit dem Erreichten bestimmt sie, welche Mission folgt.
    {""}**Eine verlorene Mission** wird in einer wiederholbaren Kampagne noch einmal versucht, so wie sie begann, oder die Kampagne beginnt neu. In anderen geht die Geschichte weiter, und nichts wird zweimal gespielt.
    Die Crew bricht auf, wann sie will. Die Chronik bewahrt, was getan und entschieden wurde.

## Was bleibt

first_martians-effect-rule = für immer: { PIECE("first_martians-rule", $rule) }
first_martians-effect-lose-upgrade = { PIECE("first_martians-facility", $facility) }: Upgrade zerstört
first_martians-effect-lose-greenhouse = { PIECE("first_martians-facility", $facility) }: ein Gewächshaus zerstört
first_martians-rule-holds = 📌 Für immer: { $rule }
first_martians-said-rule-enacted = 📌 Von nun an: **{ PIECE("first_martians-rule", $rule) }**
first_martians-said-upgrade-lost = 🔥 { PIECE("first_martians-upgrade", $upgrade) } ist zerstört, für immer.
first_martians-said-barely-survived = 🕯️ { $who } wird hereingetragen, gerade noch am Leben.
first_martians-cause-greenhouse-lost = ein Gewächshaus zerstört
