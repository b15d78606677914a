# Die Regeln von 1969 in Kürze, für den Hilfeknopf. Die Zahlen kommen vom Spielplan.

race1969-rules-aim-heading = Das Rennen in einer Minute
race1969-rules-aim =
    Du leitest das Raumfahrtprogramm einer Nation von { $first } bis { $last }: { $rounds } Runden, und wer am Ende die meisten Prestigepunkte (PP) hat, gewinnt.
    Jede Runde hat vier Phasen. Alle beenden eine, bevor die nächste beginnt:
    `1` **Einkommen** – Geld für alle, Gratiskarten, Prestige gegen Bares
    `2` **Kauf** – Wissenschaftler einstellen, Spione einschleusen, Karten kaufen
    `3` **Missionen** – eine Mission starten, wenn du magst
    `4` **Rundenende** – Flaggen werden gesetzt; neuer Startspieler wird, wer links vom alten sitzt
    Den ersten Startspieler bestimmt das Los; die anderen folgen im Uhrzeigersinn, wie sie sitzen.
    Du beginnst mit { $start } PP, ohne Geld, ohne Karten und mit einer Flagge auf dem ersten Feld der Mondmissionsleiste.

race1969-rules-income-heading = 1 · Einkommensphase
race1969-rules-income =
    Jede Nation erhält das Geld des Jahres: { $incomes } M, von { $first } bis { $last }.
    Dann bringt dir jeder Forscher in Geheiminformationen eine Gratiskarte. Mit voller Hand ({ $limit }) lässt du sie liegen oder wirfst vorher eine andere ab.
    Dann darfst du Prestige verkaufen: { $rate } M je PP, je nach Jahr höchstens { $trades } PP, und nie mehr, als du hast.

race1969-rules-purchases-heading = 2 · Kaufphase
race1969-rules-purchases =
    Kauf, was du bezahlen kannst, in beliebiger Reihenfolge.
    🧪 **Wissenschaftler** kommen sofort auf einen freien Platz einer deiner zwölf Forschungen und bleiben dort. Eine Forschung fasst { $spaces }, und zwei vom selben Typ nur, wenn beide Einfache sind.
    ⬛ **Spione** kommen auf einen freien Platz in der Forschung eines anderen. Du erhältst in derselben Forschung bei dir einen Bonusmarker, der als ein Forscher zählt, wenn dort noch keiner liegt. In einer Forschung sitzt nie mehr als ein Spion.
    🃏 **Geheiminformations-Karten** kosten je { $card } M. Der Stapel hat { $deck }, mit 1, 2 oder 3 Punkten; ist er aufgebraucht, wird die Ablage neu gemischt. Nie mehr als { $limit } auf der Hand; mit voller Hand darfst du abwerfen, bevor du kaufst. Alle sehen, wie viele du hast, niemand sieht die Werte.
    💡 Behalt etwas zurück: Starts werden erst nach dieser Phase bezahlt.

race1969-rules-scientists-heading = Wissenschaftler
race1969-rules-scientists =
    ⬜ **Einfacher** · { $baseprice } M · 1 Forscher
    🟦 **Genialer** · { $geniusprice } M · 2 Forscher
    🟩 **Berühmter** · { $famousprice } M · 1 Forscher · am Ende +{ $famousprestige } PP für dich
    🟥 **Jungwissenschaftler** · { $noviceprice } M · 1 Forscher · am Ende −{ $noviceprestige } PP für dich
    ⬛ **Spion** · { $spyprice } M · kein Forscher · am Ende −{ $spyprestige } PP für den, bei dem er sitzt
    Der Vorrat gehört allen und ist begrenzt. Ist ein Typ aufgebraucht, kann ihn niemand mehr einstellen.

race1969-rules-researches-heading = Forschungen, je Forscher
race1969-rules-researches =
    📋 **Raketenbogen** – 🧑‍🚀 Astronautik, 🗼 Startrampe, 🚀 Trägerrakete, 🛰️ Kommandomodul, 🕷️ Mondfähre, 🔧 Technologie: +1 in Missionen mit dem Symbol
    📋 **Bodenbogen**
    🔍 Geheiminformationen: 1 Gratiskarte pro Runde
    🤖 Robotik: der erste Wissenschaftler oder Spion der Runde kostet { $robotics } M weniger, nie weniger als 0
    💰 Investoren: Starts kosten { $investors } M weniger, nie weniger als 0; der Mond kostet immer den vollen Preis
    ☔ Versicherung: { $insurance } M für jeden Fehlschlag am Ende des Missionstests
    🎯 Simulation: 1 Würfel darf nachgewürfelt werden
    🎧 Bodenkontrolle: 1 Neutraler wird zum Erfolg

race1969-rules-missions-heading = 3 · Missionsphase
race1969-rules-missions =
    In Spielreihenfolge darf jede Nation eine Mission starten, die sie noch nicht geflogen ist. Du zahlst, deine Rakete beginnt auf dem ersten Feld (auf dem Mond: wo deine Flagge steht), und { $dice } Würfel fallen. Jeder hat { $successes } Seiten ✅, { $neutrals } 🔹 und { $failures } ❌.
    Erst würfelt die Simulation nach, jeden Würfel einmal. Dann macht die Bodenkontrolle Neutrale zu Erfolgen. Dann zahlt die Versicherung.
    📈 **Ergebnis = ✅ − ❌ + deine Forscher in den Symbolen der Mission.** So weit zieht die Rakete, bei Minus rückwärts, nie vor das erste Feld und nie über das letzte hinaus.
    Jede Mission nur einmal. Eine Tischoption erlaubt nur so viele, wie es Flaggen gibt: { $flags } außer dem Mond.

race1969-rules-tracks-heading = Missionen: Kosten und Felder
race1969-rules-tracks =
    In jeder Zeile die Startkosten und, nach 🔍, die Punkte Geheiminformationen, die eine Rakete um ein Feld bewegen. Die Felder, vom ersten, auf dem die Rakete beginnt, bis zum letzten, bringen so viele PP.
    { $tracks }

# A level's heading, and a mission below it, on the page above.
race1969-track-level = { $level ->
    [moon] **🌕 Mond**
   *[other] **Stufe { $level }**
} · { $cells } Felder: { $worths }
race1969-track-mission = { $mission } · { $cost } M · 🔍 { $spying }

race1969-rules-espionage-heading = Geheiminformationen
race1969-rules-espionage =
    Nach dem Test spielen die Gegner verdeckt beliebig viele Karten; dann ist die startende Nation dran und sieht nur, wie viele dort liegen. Bis du versiegelst, darfst du es dir anders überlegen.
    Alle Karten werden aufgedeckt. Die Punkte der Gegner, geteilt durch die Geheiminformations-Kosten der Mission und abgerundet, werfen die Rakete zurück; dann bringen deine sie ebenso voran. Was übrig bleibt, verfällt, und alle gespielten Karten auch.
    Ein Feld kostet auf Stufe I { $spying1 } Punkte, auf II { $spying2 }, auf III { $spying3 }, auf dem Mond { $spying4 }.
    Reden, drohen, bestechen: alles erlaubt, nichts bindend.

race1969-rules-prestige-heading = Was eine Mission bringt
race1969-rules-prestige =
    Du bekommst die PP des Feldes, auf dem deine Rakete endet, weniger 1 für jede Flagge, die aus früheren Runden auf der Mission liegt, aber nie weniger als 0. Starts derselben Runde schaden einander nicht: Früh zu fliegen lohnt sich.
    Endest du, nach den Geheiminformationen, auf dem **letzten Feld**, zieht deine Flagge auf der Mondmissionsleiste ein Feld weiter: ein Vorsprung für deine Mondrakete. Auf dem Mond zählen nur die Flaggen derer, die schon dorthin geflogen sind.
    Am Rundenende setzt du eine Flagge auf die Mission, wie auch immer sie ausging. Jede Mission fliegst du nur einmal.

race1969-rules-end-heading = Das Ende
race1969-rules-end =
    Nach { $last } werden die Wissenschaftler gezählt: +{ $famousprestige } PP für jeden Berühmten, −{ $noviceprestige } für jeden Jungwissenschaftler, −{ $spyprestige } für jeden Spion in deinen Laboren. Dabei kannst du unter 0 fallen.
    Wer das meiste Prestige hat, gewinnt; bei Gleichstand zählt das meiste Geld; sonst wird der Sieg geteilt.

race1969-rules-table-heading = An diesem Tisch
race1969-rules-table =
    👉 **Mein Zug** öffnet deine Tafel; `/1969` tut dasselbe in einer Zeile. Karten und geheime Spielzüge erreichen dich als Direktnachricht oder über den Handknopf.
    Üblicherweise versiegeln alle Gegner ihre Karten zugleich, und ebenso alle, die Prestige eintauschen; mit einer Option geht es der Reihe nach, wie in der Anleitung.
    Ist deine Zeit um, entscheidet der Bot vorsichtig für dich: Nichts wird gekauft oder gestartet, die Würfel bleiben, und was du schon gespielt hast, wird versiegelt.
    Der Fingerabdruck des Startwerts steht am Anfang im Kanal, der Startwert am Ende: `/{ command-table } { command-verify }` spielt jeden Würfel und jede Karte nach.
    Was auf Spielplan und Würfeln nicht aus der Anleitung stammt, steht unter „Was rekonstruiert ist“.

race1969-rules-origins-heading = Was rekonstruiert ist
race1969-rules-origins =
    Die Anleitung nennt alle Regeln, aber nicht alles, was auf dem Spielplan steht.
    📕 **Aus der Anleitung:** Preise, Wirkungen und Zahl der Wissenschaftler, was jede Forschung bewirkt, { $dice } Würfel, { $deck } Karten zu { $card } M, das Einkommen des ersten Jahres, die ersten drei Tauschgrenzen, die Geheiminformations-Kosten von { $told }.
    📰 **Aus Besprechungen:** die Würfelseiten, die Kartenwerte 1 bis 3, die Einkommen ab dem zweiten Jahr, die Stufen der Missionen mit ihrem besten Feld, die Symbole der Stufe I.
    🔎 **Erschlossen:** welche Symbole auf Stufe II und III zusammengehören, und dass die Rakete auf dem ersten Feld der Leiste beginnt, das selbst einen Wert hat.
    🧮 **Von uns, per Simulation abgestimmt:** Startkosten, alle anderen Geheiminformations-Kosten, wie viele Felder Stufe II und III haben, was die Felder vor dem letzten bringen, wie viele Karten jeden Wert haben, die Tauschgrenzen ab dem vierten Jahr.
    Wer die Schachtel besitzt, darf die Datei mit diesen Zahlen berichtigen; laufende Spiele behalten ihre.
