# Die Lektion von 1969: Überschrift und Text jedes Schritts, was jede Wahl zeigt, und die Fragen.

race1969-step-launch-heading = 1963, der erste Start
race1969-step-launch = Du leitest die USA, Olga, deine Rivalin in dieser Lektion, die UdSSR. Nach sieben Jahren gewinnt, wer das meiste Prestige (PP) hat. Jede Leiste ist eine Mission. ① Je höher deine Rakete steigt, desto mehr PP bringt ihr Feld. ② So viel kostet der Start. Deine Labore sind noch leer, aber was soll’s: Starte **Astronautik**!
race1969-step-launch-a = ① Jedes ✅ bringt die Rakete ein Feld nach oben, jedes ❌ eins nach unten, 🔹 tut nichts: 3 − 1 = 2 Felder. ② Wo sie stehen bleibt, bekommst du, was dort steht: 2 PP, mit den 2 vom Anfang macht das ★4. Du darfst einmal im Jahr starten und jede Mission einmal im Spiel.

race1969-step-hire-heading = 1964, dein erster Forscher
race1969-step-hire = Neues Jahr, neues Geld. Mit Glück allein kommst du nicht zum Mond: Du brauchst Forscher. Das ist dein Labor, links stehen die sechs Teile einer Rakete. ① Stell jemanden für die Trägerrakete ein. Wer kommt, der bleibt.
race1969-step-hire-a = ① Sieh, wo das Zeichen der Trägerrakete noch steht: auf drei Missionen und auf der des Mondes. Jeder deiner Flüge dorthin kommt jetzt ein Feld weiter. Ein Zeichen, das viele Missionen haben, nützt dir jahrelang.

race1969-step-types-heading = 1964, wen nehmen?
race1969-step-types = Bei der Trägerrakete ist noch Platz, und Geld ist auch da. ① Ein Genialer zählt für zwei Forscher. ② Ein Berühmter bringt am Ende { $famousprestige } PP. ③ Ein Jungwissenschaftler ist billig, kostet dich aber am Ende { $noviceprestige } PP. Wen nimmst du? Falsch ist keiner.
race1969-step-types-a = ① Drei Forscher bei der Trägerrakete: drei Felder weiter auf jedem Flug mit diesem Zeichen. Teuer, aber es wirkt ab heute.
race1969-step-types-b = ① Ein Forscher mehr, und { $famousprestige } PP, wenn das Spiel endet. Für die nächsten Schritte nehmen wir an, du hättest den Genialen genommen.
race1969-step-types-c = ① Ein Forscher mehr für wenig Geld. Die { $noviceprestige } PP fehlen erst am Ende. Für die nächsten Schritte nehmen wir an, du hättest den Genialen genommen.

race1969-step-money-heading = 1964, das Geld für den Start
race1969-step-money = ① Mehr hast du nicht mehr. Es reicht noch für einen Wissenschaftler zu { $baseprice } M. Aber auch der Start will bezahlt sein, und der billigste kostet 3 M. Was tust du?
race1969-step-money-a = ① Das Geld bleibt in der Tasche, und du kannst dieses Jahr starten. Merk dir: Eingestellt wird vor dem Start, also leg das Geld für den Start zurück.
race1969-step-money-b = ① 1 M übrig: So billig ist kein Start. Ein ganzes Jahr ohne Flug, und es sind nur sieben. Leg zuerst das Geld für den Start zurück. Wir machen weiter, als hättest du es getan.

race1969-step-research-heading = 1964, Forschung zahlt sich aus
race1969-step-research = Start! Beide Missionen kosten 4 M. Achte auf die Zeichen: ① Für die Trägerrakete hast du drei Forscher, ② für die Startrampe keinen. Welche startest du?
race1969-step-research-a = ① Deine drei Forscher zählen zu den Würfeln dazu: bis aufs letzte Feld! ② Das bringt am meisten, und deine Flagge auf der Mondleiste rückt ein Feld vor. Von dort startet einmal deine Mondrakete.
race1969-step-research-b = ① Ohne Forscher bleiben nur die Würfel, und die Rakete kommt kaum vom Boden: ② 1 PP. Mit der Trägerrakete hättest du das letzte Feld erreicht, und deine Flagge auf der Mondleiste wäre vorgerückt: Von dort startet einmal deine Mondrakete.

race1969-step-reroll-heading = 1965, ein zweiter Wurf
race1969-step-reroll = ① Deine nächste Rakete ist in der Luft, und ein Würfel zeigt ❌. Die rechte Hälfte deines Labors hilft anders: mit Gratiskarten, billigeren Starts, besseren Würfeln. ② Mit einem Forscher in der Simulation darfst du einen Würfel noch einmal werfen.
race1969-step-reroll-a = ① Aus dem ❌ wurde ein ✅: zwei Felder mehr. Ein ❌ kann beim zweiten Wurf nicht schlechter werden, also fang damit an.
race1969-step-reroll-b = ① Das ❌ bleibt und kostet ein Feld. Schlechter hätte es nicht werden können: Ein ❌ ist immer einen zweiten Wurf wert. Versuch es.

race1969-step-cards-heading = 1966, etwas im Ärmel
race1969-step-cards = Und jetzt wird es schmutzig. ① Geheiminformations-Karten kosten je { $card } M. Alle sehen, wie viele du hast, aber nicht, was sie wert sind. Kauf drei.
race1969-step-cards-a = ① Jede ist 1, 2 oder 3 Punkte wert. Nach den Würfeln eines Starts legst du sie verdeckt: gegen die Rakete eines Rivalen oder für deine eigene.

race1969-step-sabotage-heading = 1966, ein kleiner Unfall
race1969-step-sabotage = Inzwischen hast du einen Genialen für die Startrampe eingestellt. ① Olgas Rakete fliegt viel zu gut. Bei dieser Mission drücken 2 Kartenpunkte sie ein Feld zurück. Nur ganze Felder zählen, der Rest ist verloren. ② Welche Karte legst du dagegen?
race1969-step-sabotage-a = ① 2 Punkte, ein Feld zurück: ② Olga bekommt 1 PP weniger als erhofft. Deine Karte ist weg. Das ist der Preis.
race1969-step-sabotage-b = ① 1 Punkt reicht nicht für ein Feld: ② Olgas Rakete merkt nichts davon, und deine Karte ist trotzdem weg. Eine 2 hätte sie zurückgedrückt.

race1969-step-spy-heading = 1967, unser Mann in Moskau
race1969-step-spy = Beim Mond zählen Forscher aus allen sechs Zeichen, auch Technologie. ① Olga hat dort einen Genialen und daneben einen freien Platz. Schleus einen Spion ein: Am Ende kostet er Olga { $spyprestige } PP, dich nichts.
race1969-step-spy-a = Und was er erfährt, schickt er nach Hause: ① Der Chip mit dem + zählt als eigener Forscher. Ein Spion, zwei Wirkungen.

race1969-step-support-heading = 1967, deine Rakete in Gefahr
race1969-step-support = Deine Rakete ist in der Luft: Die Mission heißt Startrampe. ① Olga hat eine Karte dagegengelegt: Du siehst, dass dort eine liegt, aber nicht, wie viele Punkte. ② Jetzt du: 2 Punkte bringen sie ein Feld voran. Aufgedeckt wird beides zugleich. Was legst du?
race1969-step-support-a = ① Olgas 3 Punkte: ein Feld zurück. Deine 4: zwei Felder voran. ② Das ist das letzte Feld, und deine Mondflagge rückt vor. Die Hand ist leer, aber das war es wert.
race1969-step-support-b = ① Olgas 3 Punkte drücken ein Feld zurück, deine 3 ein Feld voran: ② Du bist, wo du warst. Ein vierter Punkt hätte ein zweites Feld gebracht, und du hattest ihn auf der Hand.
race1969-step-support-c = ① Olgas 3 Punkte drücken deine Rakete ein Feld zurück, und nichts bringt sie voran. ② Du sparst Karten und verlierst Prestige. Mit 1 und 3 hätte sie das letzte Feld erreicht.

race1969-step-flags-heading = 1968, wer war zuerst da?
race1969-step-flags = Am Ende eines Jahres setzt jeder auf die Mission, die er geflogen ist, eine Flagge. Ab dann kostet jede Flagge jede Rakete dort 1 PP. ① Beim Kommandomodul war noch niemand, ② bei der Mondfähre war Olga. Du kannst beides gleich gut. (Deine eigenen Flaggen kosten dich nie etwas: Du fliegst jede Mission nur einmal.)
race1969-step-flags-a = ① Das letzte Feld mit allen PP: Vor dir war niemand da. Wer zuerst kommt, hat mehr davon.
race1969-step-flags-b = ① Auch das letzte Feld, aber Olgas Flagge kostet 1 PP. Beim Kommandomodul hättest du alle bekommen: Wer zuerst kommt, hat mehr davon.

race1969-step-moon-heading = 1969, zum Mond
race1969-step-moon = Das letzte Jahr. Du hast 4 PP gegen 8 M getauscht (der ★ des Jahres sagt, wie viele du darfst) und für alle sechs Zeichen eingestellt: zwölf Forscher. ① Deine Flagge ist drei Felder voraus, dort startet deine Rakete. ② Ganz am Ende der Leiste warten 35 PP. Los!
race1969-step-moon-a = ① Vier ✅, ein ❌. Mit deinen Forschern fehlt damit ein Feld bis zur Landung … aber du hast die Simulation.

race1969-step-landing-heading = 1969, ein Würfel
race1969-step-landing = ① Fünf Würfel, einer davon ❌, und die ganze Welt sieht zu. Du weißt, was ein zweiter Wurf vermag.
race1969-step-landing-a = **Der Adler ist gelandet.** ① 35 PP! Das Jahr ist um und damit das Spiel: Berühmte, Jungwissenschaftler und Spione werden gezählt, und das meiste Prestige gewinnt. Deins.
race1969-step-landing-b = ① Ein Feld vor der Landung. Du gewinnst trotzdem, aber 22 PP lagen nur einen Würfel entfernt. Geh zurück und wirf ihn: Ein ❌ kann nicht schlechter werden.

race1969-quiz-signs = Du stellst einen Forscher für die 🚀 Trägerrakete ein. Was hast du davon?
race1969-quiz-signs-a = Mein nächster Start wird billiger
race1969-quiz-signs-b = Alle Flüge mit dem Zeichen kommen weiter
race1969-quiz-signs-c = Ich darf einen Würfel noch einmal werfen
race1969-quiz-signs-why = Ein Forscher bleibt für immer und zählt +1 auf jedem deiner Flüge zu einer Mission mit diesem Zeichen, auch zum Mond.

race1969-quiz-whole-cells = Ein Feld kostet 2 Kartenpunkte. Gegen eine Rakete liegen 5 Punkte. Wie weit geht sie zurück?
race1969-quiz-whole-cells-a = 2 Felder
race1969-quiz-whole-cells-b = 3 Felder
race1969-quiz-whole-cells-c = 5 Felder
race1969-quiz-whole-cells-why = 5 Punkte sind zwei ganze Felder. Der fünfte Punkt ist verloren, und alle Karten sind es auch.

race1969-quiz-flags = Eine Rakete bleibt auf einem Feld mit 5 PP stehen. Auf der Mission liegen zwei Flaggen aus früheren Jahren. Was bringt sie ein?
race1969-quiz-flags-a = 5 PP
race1969-quiz-flags-b = 7 PP
race1969-quiz-flags-c = 3 PP
race1969-quiz-flags-why = Jede Flagge aus früheren Jahren kostet 1 PP: 5 − 2 = 3. Darum lohnt es sich, zuerst da zu sein.

race1969-quiz-moon-flag = Außer den PP: Wozu ist das letzte Feld einer Mission gut?
race1969-quiz-moon-flag-a = Ich darf die Mission noch einmal fliegen
race1969-quiz-moon-flag-b = Meine Mondrakete startet weiter vorn
race1969-quiz-moon-flag-c = Die Flaggen der anderen kommen weg
race1969-quiz-moon-flag-why = Wer ein letztes Feld erreicht, rückt seine Flagge auf der Mondleiste ein Feld vor und startet am Ende von dort.
