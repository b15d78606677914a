# Was die Zeichen der Bilder von First Martians und die Wörter der Texte bedeuten, hinter der Legende.

first_martians-legend-map = Die Karte
first_martians-legend-plan = Der Plan
first_martians-legend-base = Die Basis
first_martians-legend-supplies = Vorräte und Leisten
first_martians-legend-cargo = Der Laderaum
first_martians-legend-mission = Die Mission
first_martians-legend-astronaut = Die Karte eines Astronauten
first_martians-legend-words = Wörter und Zeichen der Texte

first_martians-sign-space = Feld
first_martians-sign-space-text = der Platz eines Gebiets. Sein Code nennt Ring und Richtung: R1-N ist das innerste im Norden. Die Figuren daneben sind die, die dich eine Aktion dort kostet.

first_martians-sign-way = Weg
first_martians-sign-way-text = der Plan schickt Figuren hierher. Jedes Gebiet unterwegs braucht eine Figur mehr.

first_martians-sign-unknown = Unerkundet
first_martians-sign-unknown-text = niemand weiß, was hier liegt, und du könntest es jetzt erkunden. Ohne dieses Zeichen: Erst muss ein Gebiet daneben erkundet sein.

first_martians-sign-closed = Gesperrt
first_martians-sign-closed-text = Berge, über die niemand kommt und die niemand erkunden kann.

first_martians-sign-sample = Probe
first_martians-sign-sample-text = eine Probe zum Sammeln, und wie viele. Im Labor wird sie untersucht und kann dann eine Entdeckung werden.

first_martians-sign-find = Zielmarker
first_martians-sign-find-text = was die Mission von draußen will, und wie viele. Sammeln holt sie herein.

first_martians-sign-standing = Projekt
first_martians-sign-standing-text = so viel hat die Mission hier stehen.

first_martians-sign-unseen = Verdeckte Gebiete
first_martians-sign-unseen-text = so viele Gebiete dieses Rings liegen noch verdeckt.

first_martians-sign-poi = Fundorte
first_martians-sign-poi-text = so viele Marker liegen noch verdeckt. Ein Gebiet kann einen haben; wer es erkundet, deckt ihn auf.

first_martians-sign-rover-check = Rad
first_martians-sign-rover-check-text = Gelände oder Marker: Ein Rover, der dort fährt, kann ausfallen.

first_martians-sign-impassable = Mauer
first_martians-sign-impassable-text = über den äußeren Rand dieses Gebiets führt kein Weg.

first_martians-sign-adventure = Stern
first_martians-sign-adventure-text = wer die Aktion ausführt, erlebt ein Abenteuer.

first_martians-sign-lose-morale = Herz mit Minus
first_martians-sign-lose-morale-text = die Moral sinkt um 1.

first_martians-sign-wound = Tropfen
first_martians-sign-wound-text = 1 Wunde für den, der die Aktion ausführt. Auf der Karte eines Astronauten: seine Wunden.

first_martians-sign-extra-pawn = Figur mit Plus
first_martians-sign-extra-pawn-text = jede Aktion dort braucht 1 Figur mehr.

first_martians-sign-number = Nummer des Kastens
first_martians-sign-number-text = so nennen die Texte einen Kasten des Plans.

first_martians-sign-given = Figuren
first_martians-sign-given-text = gelegt, von so vielen, wie nötig sind. Wo gewürfelt würde, macht eine mehr die Aktion sicher.

first_martians-sign-performer = Umrahmte Figur
first_martians-sign-performer-text = dieser Astronaut führt die Aktion aus, gewinnt und leidet; die anderen helfen.

first_martians-sign-called = Fragezeichen und Figur
first_martians-sign-called-text = dieser Astronaut wurde um Hilfe gebeten und hat noch keine Figur gelegt.

first_martians-sign-missing = Ring mit Figur
first_martians-sign-missing-text = eine Figur, die hier noch fehlt.

first_martians-sign-machine = Maschine
first_martians-sign-machine-text = die Figur einer Maschine: für ihre Art von Aktion, ein offenes Ereignis oder einen Neustart.

first_martians-sign-rovers = Rover
first_martians-sign-rovers-text = Froggy (grün) zählt bei einer Erkundung als 2 Figuren, Scorpio (mit Arm) bei einer Aktion draußen als 1.

first_martians-sign-costs = Kosten
first_martians-sign-costs-text = was die Aktion kostet: Energie, Sauerstoff, Nahrung, Ersatzteile oder Samen.

first_martians-sign-die-success = Erfolgswürfel
first_martians-sign-die-success-text = mit dem Haken gelingt die Aktion; sonst erhält, wer sie ausführt, Moralmarker.

first_martians-sign-die-wound = Wundenwürfel
first_martians-sign-die-wound-text = kann den Ausführenden verwunden, ob die Aktion gelingt oder nicht.

first_martians-sign-die-adventure = Abenteuerwürfel
first_martians-sign-die-adventure-text = kann dem Ausführenden ein Abenteuer bringen.

first_martians-sign-risks = Helle Plättchen
first_martians-sign-risks-text = was die Aktion mit sich bringt: eine Wunde, ein Abenteuer, Moral −1, ein Rover in Gefahr.

first_martians-sign-reroll = Zwei Pfeile
first_martians-sign-reroll-text = ein Erfolg muss ein zweites Mal gewürfelt werden, um zu zählen.

first_martians-sign-ready = Haken beim Namen
first_martians-sign-ready-text = dieser Spieler stimmt dem Plan zu.

first_martians-sign-problem = Roter Streifen
first_martians-sign-problem-text = warum die Aktion so nicht geht. Bis dahin kann niemand Bereit sagen.

first_martians-sign-part-works = Grünes Teil
first_martians-sign-part-works-text = dieses Teil läuft.

first_martians-sign-part-broken = Rotes Teil
first_martians-sign-part-broken-text = dieses Teil ist defekt; daneben steht, was das kostet. Bauen repariert es.

first_martians-sign-power = Stromanschlüsse
first_martians-sign-power-text = ein Teil von Anlagen, und das Ersatzteil dafür.

first_martians-sign-filters = Sauerstofffilter
first_martians-sign-filters-text = ein Teil von Anlagen, und das Ersatzteil dafür.

first_martians-sign-hardware = Hardware
first_martians-sign-hardware-text = ein Teil von Anlagen, und das Ersatzteil dafür.

first_martians-sign-cpu = CPU
first_martians-sign-cpu-text = ein Teil von Anlagen, und das Ersatzteil dafür.

first_martians-sign-now = Feld „!“
first_martians-sign-now-text = Marker hier treffen jede Aktion der Anlage in diesem Sol.

first_martians-sign-next = Feld „»“
first_martians-sign-next-text = Marker hier warten auf die nächsten Sols.

first_martians-sign-blocked = Sperrschild
first_martians-sign-blocked-text = dort geht nichts: in einer Anlage einen Sol lang, bei einem Rover bis zur Reparatur.

first_martians-sign-shutdown = Schalter
first_martians-sign-shutdown-text = die Anlage ist abgeschaltet: keine Aktion, keine Produktion. Eine Figur startet sie neu.

first_martians-sign-greenhouse = Gewächshaus
first_martians-sign-greenhouse-text = Platz für eine reife Pflanze, die jeden Sol einen Astronauten ernährt.

first_martians-sign-gives = Zeichen mit + oder −
first_martians-sign-gives-text = was eine Karte in jeder Produktion bringt; bei „0“ liegt sie still.

first_martians-sign-energy = Energie
first_martians-sign-energy-text = jede Anlage, die sie braucht, muss sie aus der Produktion des Sols bekommen, sonst geht sie aus.

first_martians-sign-oxygen = Sauerstoff
first_martians-sign-oxygen-text = wie Energie: Die Produktion muss reichen; der Vorrat bezahlt Aktionen.

first_martians-sign-food = Nahrung
first_martians-sign-food-text = jede reife Pflanze ernährt einen; der Rest kommt aus dem Vorrat, sonst gibt es Wunden.

first_martians-sign-balance = Saldo
first_martians-sign-balance-text = was die nächste Produktion übrig lässt. Die Hälfte, aufgerundet, kommt in den Vorrat.

first_martians-sign-portions = Portionen
first_martians-sign-portions-text = wie viel Nahrung dieser Astronaut jeden Sol braucht.

first_martians-sign-morale = Moral
first_martians-sign-morale-text = über 0 erhält der Startspieler jeden Sol so viele Moralmarker, unter 0 gibt er sie ab oder wird verwundet.

first_martians-sign-stress = Stress
first_martians-sign-stress-text = steigt jeden Sol. Ist die Leiste voll, erleiden alle eine Wunde.

first_martians-sign-track = Störungsleiste
first_martians-sign-track-text = ist sie voll, wird eine Störungskarte des Bereichs gezogen. Steuern senkt sie.

first_martians-sign-die = Störungswürfel
first_martians-sign-die-text = 1 Auge: Arbeit, 2: Wohnen, 3: System. Auf den Sols der Mission stehen sie dort, wo sie geworfen werden.

first_martians-sign-marker-red = Rotes Kreuz an der Leiste
first_martians-sign-marker-red-text = der Würfel dieses Bereichs fällt von nun an jeden Sol.

first_martians-sign-sol = Sols
first_martians-sign-sol-text = ein Sol ist ein Tag auf dem Mars und eine Runde. Der helle ist jetzt.

first_martians-sign-seed = Samen
first_martians-sign-seed-text = in einer Farm mit freiem Gewächshaus gesät, wird er eine Pflanze.

first_martians-sign-spare = Ersatzteil
first_martians-sign-spare-text = repariert ein defektes Teil derselben Art.

first_martians-sign-count = Zahl an einem Ding
first_martians-sign-count-text = wie viele da sind. Was ihr nicht habt, ist nicht zu sehen.

first_martians-sign-coming = +1 in Gelb
first_martians-sign-coming-text = liegt am Ende dieses Sols bereit.

first_martians-sign-upgrade = Verbesserung
first_martians-sign-upgrade-text = eine Karte, die Bauen einbaut oder die zwei Ersatzteile hergibt.

first_martians-sign-robots = Maschinen
first_martians-sign-robots-text = jede legt je Sol eine Figur: für ihre Art von Aktion, die ihr Zeichen nennt, ein offenes Ereignis oder einen Neustart.

first_martians-sign-examined = Mikroskop
first_martians-sign-examined-text = untersuchte Proben; jede kann eine Entdeckung werden.

first_martians-sign-discovered = Kolben mit Stern
first_martians-sign-discovered-text = gemachte Entdeckungen.

first_martians-sign-alarm = Warnlampe
first_martians-sign-alarm-text = ein offenes Ereignis: So viele Sols lang geht seine Aktion, sonst kann es zuschlagen.

first_martians-sign-objective-open = Ziel
first_martians-sign-objective-open-text = was zu erreichen ist, in Gelb, was noch fehlt, und wie weit ihr seid.

first_martians-sign-objective-reached = Grüne Karte
first_martians-sign-objective-reached-text = dieses Ziel ist erreicht und bleibt es.

first_martians-sign-optional = Stern an einem Ziel
first_martians-sign-optional-text = es ist freiwillig. Ihr gewinnt auch ohne; es zählt für euer Ergebnis.

first_martians-sign-broken-parts = Defekte Teile
first_martians-sign-broken-parts-text = wie viele rot sind, von den erlaubten. Mit mehr gewinnt ihr am Ende eines Sols noch nicht.

first_martians-sign-roles = Rollen
first_martians-sign-roles-text = F Forscherin, G Geologe, I Ingenieurin, A Arzt, jede mit eigener Form und Farbe.

first_martians-sign-condition = Stern mit sechs Zacken
first_martians-sign-condition-text = ein Leiden: Es schwächt den Astronauten, bis es geheilt ist.

first_martians-sign-morale-token = Moralmarker
first_martians-sign-morale-token-text = bezahlt Fähigkeiten und manche Wahl in Ereignissen.

first_martians-sign-pawn = Figuren
first_martians-sign-pawn-text = jeder Astronaut hat zwei je Sol; helle liegen noch nicht.

first_martians-sign-word-stack = Stapel
first_martians-sign-word-stack-text = alle Figuren auf einer Aktion. Wer die erste gelegt hat, führt sie aus.

first_martians-sign-word-supply = Vorrat
first_martians-sign-word-supply-text = Energie, Sauerstoff und Nahrung, die allen gemeinsam gehören.

first_martians-sign-word-first = Startspieler
first_martians-sign-word-first-text = entscheidet in Ereignissen, gewinnt oder zahlt für Moral; wechselt jeden Sol.

first_martians-sign-word-red = Rotes Teil
first_martians-sign-word-red-text = ein defektes Teil. Am Ende dürfen nicht mehr rot sein, als die Mission erlaubt.

first_martians-sign-word-complication = Komplikation, Hindernis
first_martians-sign-word-complication-text = Störungskarten: Die einen machen ein Teil rot, die anderen legen Marker oder schaden.

first_martians-sign-word-emoji = 🧍 🩸 ❔ 🎖️ ⚡ 🫧 🥫
first_martians-sign-word-emoji-text = Figuren, Wunden, ein Abenteuer, Moralmarker, Energie, Sauerstoff, Nahrung.

first_martians-sign-word-blocked = ⛔
first_martians-sign-word-blocked-text = so, wie der Plan liegt, geht das nicht; der Grund steht dabei.
