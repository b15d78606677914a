# Das Plakat von Spazio: 1999: alle Regeln auf einer Seite, als Bilder und als Text. Keine Emojis: Die Schriften der Bilder haben keine.

space1999-poster-way = Eine Runde

space1999-poster-aim = Das Ziel
space1999-poster-aim-text = Verbinde als Erster deine Seite mit der Erde. Die kürzeste Route hat { $least } Karten.

space1999-poster-turn = Dein Zug
space1999-poster-turn-text = Flieg mit Energie oder leg einen Flugplan vor. Nur wer beides nicht kann, passt.

space1999-poster-flight = Ein Flug
space1999-poster-flight-text = Geradeaus kostet 1 Energie, jeder Knick 1 mehr. Halt an jedem freien Knoten. Schiffe versperren den Weg.

space1999-poster-planet = Ein Planet
space1999-poster-planet-text = Zieh eine Karte: 0, 1 oder 2 Routenkarten, Energie, vielleicht ein Befehl. Dann landet dort keiner mehr.

space1999-poster-home = Daheim
space1999-poster-home-text = +{ $homecoming } Energie, dein Zug endet. Heim fliegst du nur mit Karte, in dein Viertel des Mondes.

space1999-poster-moon = Der Mond
space1999-poster-moon-text = Nach jeder Runde zieht er auf eine Zahl und dreht sich. Schiffe im All, die er trifft, nimmt er mit heim.

space1999-poster-computer = Der Zentralcomputer

space1999-poster-plan = Ein Flugplan
space1999-poster-plan-text = Ein Sprung, heim oder Energie: gratis, wenn der Computer zustimmt. Am Planeten nur ohne Energie.

space1999-poster-ok = OK: { $ok } %
space1999-poster-ok-text = Die Lampe leuchtet. Dein Plan wird ausgeführt.

space1999-poster-no = Nein: { $negative } %
space1999-poster-no-text = Der Summer. Der Plan ist weg, dein Schiff rückt einen Knoten weiter. Du darfst noch einen vorlegen.

space1999-poster-nosignal = Kein Signal: { $neutral } %
space1999-poster-nosignal-text = Du behältst den Plan. Eine Computerkarte entscheidet: Karten, Landung, Energie, Pläne oder heim.

space1999-poster-right = Am Ziel? OK: { $right } %
space1999-poster-right-text = Sofort wird der Computer nach deiner Route gefragt. OK: Du hast gewonnen.

space1999-poster-wrong = Die falsche Route
space1999-poster-wrong-text = Sonst gehen deine { $lost } zuletzt gelegten Karten zurück an die Bank, und es geht weiter.

space1999-poster-signs = Karten und Zeichen

space1999-poster-lay = Karten legen
space1999-poster-lay-text = In der Basis müssen alle, die passen, ans Ende deiner Route, gedreht wie du magst, auch wenn sie wegführen.

space1999-poster-slide = Verschieben
space1999-poster-slide-text = Einmal je Zug ein Feld weit: eine eigene gratis, eine fremde für { $slide } Energie. Dann ist sie matt.

space1999-poster-progress = Voll und leer
space1999-poster-progress-text = Karten deiner Route, die liegen, und die bis zur Erde mindestens noch fehlen.

space1999-poster-visited = Grau mit Flagge
space1999-poster-visited-text = Schon besucht: Dorthin schickt nur der Computer. Sind alle grau, öffnen sich alle wieder.

space1999-poster-price = Bernstein
space1999-poster-price-text = Jetzt in Reichweite. Die Zahl ist die Energie, die der Flug kostet.

space1999-poster-energy = Energie
space1999-poster-energy-text = Du beginnst mit { $energy } Einheiten für Flüge und Verschieben. Planeten, Pläne und Basis bringen mehr.
