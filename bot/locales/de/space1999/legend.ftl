# Was die Zeichen in den Bildern von Spazio: 1999 und die Wörter in den Texten bedeuten.

space1999-legend-chart = Die Sternkarte
space1999-legend-monitor = Der Sternmonitor
space1999-legend-computer = Der Zentralcomputer
space1999-legend-words = Wörter und Zeichen im Text

space1999-sign-node = Knoten
space1999-sign-node-text = eine Kreuzung mit ihrer Nummer. Halten darfst du auf jedem freien; wo ein Schiff steht, hält kein anderes und fliegt keines durch.

space1999-sign-line = Kraftlinie
space1999-sign-line-text = an diesen Linien fliegen die Schiffe entlang. Geradeaus kostet 1 Energieeinheit, egal wie weit, und jeder Knick 1 mehr.

space1999-sign-planet = Planet
space1999-sign-planet-text = bunt und mit hellem Namen: Noch niemand ist gelandet. Wer landet, zieht eine Planetenkarte, die meist Routenkarten bringt.

space1999-sign-visited = Grauer Planet mit Flagge
space1999-sign-visited-text = schon besucht; die Flagge zeigt, welcher Sektor zuerst da war. Landen darf hier nur, wen der Computer schickt.

space1999-sign-ship = Schiff
space1999-sign-ship-text = eines je Crew, mit Buchstabe, Form und Farbe seines Sektors. In der Basis steht es auf seinem Viertel des Mondes.

space1999-sign-moon = Der Mond
space1999-sign-moon-text = seine Viertel sind die Basen A bis D, die Zahl sagt, wo er steht. Nach jeder Runde zieht er weiter und dreht sich um ein Viertel. Unter ihn fliegt niemand.

space1999-sign-moon-number = Dunkelrotes Kästchen
space1999-sign-moon-number-text = ein Platz, auf den der Mond ziehen kann, mit seiner Zahl. Jeder große Punkt ist eine Karte dieser Zahl, die noch im Stapel liegt, jeder kleine eine gezogene.

space1999-sign-arrow = Roter Pfeil
space1999-sign-arrow-text = hierher zeigt am Anfang die rote Kerbe des Mondes. Daran siehst du nur, wie weit er sich gedreht hat.

space1999-sign-in-reach = Bernstein: in Reichweite
space1999-sign-in-reach-text = dorthin kannst du jetzt. Auf einem Bild mit Bernstein sind Punkte ohne Nummer außer Reichweite.

space1999-sign-price = Zahl auf Bernstein
space1999-sign-price-text = so viele Energieeinheiten kostet jetzt ein Flug dorthin.

space1999-sign-flew = Orange Linie, oranger Ring
space1999-sign-flew-text = der Weg des letzten Flugs und das Schiff, das flog.

space1999-sign-leapt = Orange Punkte
space1999-sign-leapt-text = der letzte Zug war ein Sprung: durch einen Plan, den Computer oder heim mit dem Mond. Einen Sprung hält nichts auf.

space1999-sign-up = Links oben
space1999-sign-up-text = wer am Zug ist, und wie viel Energie diese Crew hat.

space1999-sign-planets-left = Rechts oben
space1999-sign-planets-left-text = so viele Planeten sind noch unbesucht. Bei 0 öffnen sich alle wieder.

space1999-sign-earth = Die Erde
space1999-sign-earth-text = das Ziel, in der Mitte. Eine Route ist angekommen, wenn eine Karte neben der Erde zu ihr hin offen ist.

space1999-sign-start = Lasche mit Buchstabe
space1999-sign-start-text = hier beginnt die Route dieses Sektors. Ihre erste Karte muss zu dieser Seite hin offen sein.

space1999-sign-tiles = Gelegte Routenkarten
space1999-sign-tiles-text = die hellen bilden eine ununterbrochene Route von der Seite des Sektors her. Es gibt Geraden und Kurven.

space1999-sign-displaced = Matte, schraffierte Karte
space1999-sign-displaced-text = verschoben oder hinter einer Lücke: Sie zählt erst, wenn die Route sie wieder erreicht.

space1999-sign-missing = Countdown zur Erde
space1999-sign-missing-text = ein kürzester Weg für diesen Sektor: auf jedem Feld, wie viele Karten von dort an noch fehlen. Du darfst auch anders legen.

space1999-sign-moved = Orange Ecken
space1999-sign-moved-text = die zuletzt gelegte oder verschobene Karte.

space1999-sign-choice = Bernsteinrahmen
space1999-sign-choice-text = eine Karte, die du wählen kannst, oder dein Zug, bevor du ihn bestätigst.

space1999-sign-progress = Kästchen vor der Erde
space1999-sign-progress-text = volle sind Karten der Route, leere fehlen. Die Zahl sagt, wie viele mindestens.

space1999-sign-energy = Energie
space1999-sign-energy-text = in Einheiten (E.E.): damit bezahlst du Flüge und Verschiebungen. Jede Landung in der Basis bringt welche.

space1999-sign-plans = Flugplan
space1999-sign-plans-text = verdeckt: wie viele eine Crew hat. Was darauf steht, sieht nur sie.

space1999-sign-held = Karten auf der Hand
space1999-sign-held-text = Geraden und Kurven von Planeten, die noch nicht liegen. Im Kasten der Bank: was noch da ist.

space1999-sign-deciding = Zeile in Bernstein
space1999-sign-deciding-text = diese Crew muss jetzt etwas entscheiden.

space1999-sign-bank = Bank
space1999-sign-bank-text = der Vorrat an Routenkarten, 40 im Ganzen. Verlorene und zurückgegebene gehen dorthin; ist sie leer, bringen Planeten keine.

space1999-sign-ok = OK ✅
space1999-sign-ok-text = die Lampe leuchtet: Der Plan wird ausgeführt. Bei einer Route vor der Erde: Es ist die richtige, du hast gewonnen.

space1999-sign-no = Nein ❌
space1999-sign-no-text = nur der Summer: Der Plan ist weg, das Schiff rückt einen Knoten weiter. Bei einer Route gehen die zwei zuletzt gelegten Karten zurück.

space1999-sign-no-signal = Kein Signal ⚪
space1999-sign-no-signal-text = weder Lampe noch Summer: Du behältst den Plan, und eine Computerkarte entscheidet, was geschieht.

space1999-sign-plan = Flugplan 📘
space1999-sign-plan-text = ein Befehl: ein Sprung zu einem Planeten, heim, oder Energie. Er kostet nichts, aber der Computer muss zustimmen.

space1999-sign-program = Computerkarte 🗂️
space1999-sign-program-text = wird gezogen, wenn kein Signal kommt: Karte verschieben oder entfernen, Landung, Energie, Flugpläne oder heim.

space1999-sign-last-answer = Das letzte Wort
space1999-sign-last-answer-text = erreicht eine Route die Erde, wird der Computer noch einmal gefragt, und dann sagt er immer OK oder Nein.

space1999-sign-unit = E.E. ⚡
space1999-sign-unit-text = Energieeinheit: damit bezahlst du Flüge und Verschiebungen.

space1999-sign-run = Strecke und Knick
space1999-sign-run-text = eine Strecke ist ein gerades Stück Flug, ein Knick der Knoten, wo er abbiegt. Kosten: 1 E.E. + 1 je Knick.

space1999-sign-next-turn = Heim im nächsten Zug: 1 bis 4
space1999-sign-next-turn-text = was der Heimweg von dort kostet, wenn der Mond gezogen hat: mindestens und höchstens, nach den übrigen Mondkarten. Schiffe im Weg zählen nicht mit.

space1999-sign-to-earth = Karten bis zur Erde
space1999-sign-to-earth-text = die kleinste Zahl an Karten, gleich welcher Form, die der Route von ihrem Ende aus noch fehlen.

space1999-sign-at-best = Du musst … legen: bestenfalls
space1999-sign-at-best-text = daheim werden alle Karten gelegt, die passen, auch wenn sie wegführen. Bestenfalls: das Beste mit genau diesen Karten, ohne Verschieben.

space1999-sign-sides = Süd–Ost
space1999-sign-sides-text = wie eine Karte liegt: die beiden Seiten, an denen sie offen ist. Der Pfeil davor zeigt, wo die Route weitergeht.

space1999-sign-pushed-aside = Verschobene Karte
space1999-sign-pushed-aside-text = eine Karte, die zu keiner ununterbrochenen Route mehr gehört. Wem sie gehört, der darf an ihren offenen Enden weiterbauen.

space1999-sign-slide = Verschieben 🧲
space1999-sign-slide-text = eine Karte ungedreht auf das leere Feld daneben schieben: einmal je Zug eine eigene gratis und eine fremde für Energie.

space1999-sign-shut-in = Eingeschlossen
space1999-sign-shut-in-text = andere Karten versperren jeden Weg zur Erde. Verschieben kann einen öffnen.

space1999-sign-place = Platz 1 von 3 (nach Energie)
space1999-sign-place-text = dein Rang: danach, wie weit deine Route der Erde näher gekommen ist, dann nach Energie. Es gewinnt nur, wer zuerst ankommt.

space1999-sign-emoji = 🪐 ✳️ 🏠 🧩 🧭
space1999-sign-emoji-text = Planet, Knoten, daheim in der Basis, Routenkarten, deine Route.
