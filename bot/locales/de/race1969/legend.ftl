# Was die Zeichen in den Bildern von 1969 und die Wörter in den Texten bedeuten, hinter *Was ist das?*.

race1969-legend-missions = Das Bild der Missionen
race1969-legend-nations = Das Bild der Nationen
race1969-legend-sheet = Forschungen und Tafeln
race1969-legend-hand = Karten
race1969-legend-flight = Ein Flug
race1969-legend-words = Wörter und Zeichen im Text

race1969-sign-symbols = Symbole
race1969-sign-symbols-text = was die Mission braucht. Jeder Forscher, den du in einer dieser Forschungen hast, bringt deine Rakete ein Feld weiter.

race1969-sign-launch-cost = Startkosten
race1969-sign-launch-cost-text = so viele Millionen zahlst du beim Start der Mission.

race1969-sign-spying-cost = Kosten der Geheiminfos
race1969-sign-spying-cost-text = die Geheiminformations-Kosten: so viele Kartenpunkte bewegen eine Rakete auf dieser Leiste um ein Feld.

race1969-sign-cell = Felder
race1969-sign-cell-text = die Rakete beginnt auf dem untersten und steigt. Die Zahl ist das Prestige, das ein Feld am Ende des Flugs bringt, und so heißt es in den Texten: Feld „2“. Auf langen Leisten zeigt jedes zweite Feld seine Zahl nur mit einer Rakete.

race1969-sign-last-cell = Letztes Feld
race1969-sign-last-cell-text = endet eine Rakete hier, rückt auch die Flagge ihrer Nation auf der Mondmissionsleiste ein Feld vor.

race1969-sign-moon-cell = Mondleiste
race1969-sign-moon-cell-text = die Mondmissionsleiste mit den Feldern der Mondmission. Sie führt einmal um den Mond und endet in seiner Mitte.

race1969-sign-moon-flag = Flagge an der Mondleiste
race1969-sign-moon-flag-text = auf diesem Feld startet die Mondrakete der Nation. Die letzten Felder anderer Missionen rücken sie vor.

race1969-sign-rocket = Rakete
race1969-sign-rocket-text = eine Nation fliegt diese Mission in diesem Jahr; Buchstabe und Farbe sagen, welche.

race1969-sign-moved-last = Heller Rand
race1969-sign-moved-last-text = die Rakete, die zuletzt gezogen ist.

race1969-sign-flag = Flaggen auf der Mission
race1969-sign-flag-text = diese Nationen sind die Mission in früheren Jahren geflogen. Die Punkte daneben sind Plätze für die anderen.

race1969-sign-deducted = Rote −2
race1969-sign-deducted-text = wegen der Flaggen bringt jedes Feld dieser Mission so viel weniger Prestige, aber nie weniger als 0.

race1969-sign-dice = Würfel
race1969-sign-dice-text = des laufenden Starts: ✅ Erfolg, ein Feld vor; 🔹 Neutral, nichts; ❌ Fehlschlag, ein Feld zurück. Darunter steht, was sie mit den Forschern ergeben.

race1969-sign-face-down = Karten gegen die Rakete
race1969-sign-face-down-text = so viele Karten hat diese Nation verdeckt gegen die fliegende Rakete gespielt.

race1969-sign-nations = Nationen
race1969-sign-nations-text = ein Buchstabe mit eigener Form und Farbe: U USA, S UdSSR, K Kanada, F Frankreich, D Deutschland.

race1969-sign-year = Ein Jahr
race1969-sign-year-text = links das Geld, das jede Nation bekommt, rechts beim Stern, wie viel Prestige man verkaufen darf. Orange ist das laufende Jahr.

race1969-sign-score = Wertungsleiste
race1969-sign-score-text = das Prestige jeder Nation als Balken unter ihren Zahlen.

race1969-sign-base = Einfacher Wissenschaftler
race1969-sign-base-text = 1 Forscher. Zwei dürfen in derselben Forschung sitzen. Neben jedem Typ: Preis und wie viele noch da sind.

race1969-sign-genius = Genialer
race1969-sign-genius-text = ein Wissenschaftler, der als 2 Forscher zählt.

race1969-sign-famous = Berühmter Wissenschaftler
race1969-sign-famous-text = 1 Forscher, und am Spielende Prestige für dich.

race1969-sign-novice = Junger Wissenschaftler
race1969-sign-novice-text = der Jungwissenschaftler: 1 billiger Forscher, der dich am Spielende Prestige kostet.

race1969-sign-spy = Spion
race1969-sign-spy-text = du schleust ihn in die Forschung eines Rivalen ein: Er belegt dort einen Platz, kostet ihn am Ende Prestige und bringt dir einen Bonusmarker.

race1969-sign-card-back = Karte mit Geheiminfos
race1969-sign-card-back-text = eine Geheiminformations-Karte, verdeckt: Alle sehen, wie viele eine Nation hält, niemand ihre Punkte.

race1969-sign-prestige = Prestige
race1969-sign-prestige-text = die Prestigepunkte (PP). Wer am Ende die meisten hat, gewinnt.

race1969-sign-money = Geld
race1969-sign-money-text = in Millionen (M): bezahlt Wissenschaftler, Karten und Starts.

race1969-sign-researchers = Forscher
race1969-sign-researchers-text = wie stark eine Nation in der Forschung dieser Spalte ist; je heller, desto mehr. Ein Strich heißt keine.

race1969-sign-up = Orange Zeile
race1969-sign-up-text = diese Nation muss gerade etwas entscheiden.

race1969-sign-changed = Oranger Rahmen
race1969-sign-changed-text = was der letzte Zug geändert hat.

race1969-sign-eva = Astronautik
race1969-sign-eva-text = zählt in Missionen mit dem Helm.

race1969-sign-launch-pad = Startrampe
race1969-sign-launch-pad-text = zählt in Missionen mit dem Startturm.

race1969-sign-booster = Trägerrakete
race1969-sign-booster-text = zählt in Missionen mit der Rakete.

race1969-sign-csm = Kapsel (CSM)
race1969-sign-csm-text = das Kommandomodul: zählt in Missionen mit der Kapsel.

race1969-sign-lem = Mondfähre
race1969-sign-lem-text = zählt in Missionen mit dem Lander auf Beinen.

race1969-sign-technology = Technologie
race1969-sign-technology-text = zählt in Missionen mit dem Atom.

race1969-sign-espionage = Geheiminfos
race1969-sign-espionage-text = die Geheiminformationen: jedes Jahr eine Gratiskarte je Forscher.

race1969-sign-robotics = Robotik
race1969-sign-robotics-text = macht deinen ersten Wissenschaftler jedes Jahres billiger.

race1969-sign-investors = Investoren
race1969-sign-investors-text = machen deine Starts billiger, nur nicht den Mond.

race1969-sign-insurance = Versicherung
race1969-sign-insurance-text = zahlt dir für jedes ❌ deiner Starts.

race1969-sign-simulation = Simulation
race1969-sign-simulation-text = lässt dich je Forscher einen Würfel des Starts nachwürfeln.

race1969-sign-ground-control = Bodenkontrolle
race1969-sign-ground-control-text = macht je Forscher ein 🔹 des Starts zu ✅.

race1969-sign-space = Plätze
race1969-sign-space-text = Platz für Wissenschaftler: je ein Würfel. Auf einen leeren Platz eines Rivalen passt dein Spion.

race1969-sign-bonus = Bonusmarker
race1969-sign-bonus-text = was dir dein Spion einbringt: 1 Forscher in derselben Forschung bei dir.

race1969-sign-flown = Geflogene Mission
race1969-sign-flown-text = Symbole, Jahr und das Prestige, das sie brachte.

race1969-sign-card-front = Deine Karten
race1969-sign-card-front-text = Zahl und Punkte zeigen den Wert der Karte: 1, 2 oder 3. So viele Punkte wie die Geheiminformations-Kosten bewegen eine Rakete um ein Feld.

race1969-sign-laid = Gespielt, versiegelt ✉️
race1969-sign-laid-text = verdeckt gespielte Karten kannst du zurücknehmen, bis du versiegelst. Dann sind sie weg, was auch daraus wird.

race1969-sign-die-success = Erfolg ✅
race1969-sign-die-success-text = bringt die Rakete ein Feld vor.

race1969-sign-die-neutral = Neutral 🔹
race1969-sign-die-neutral-text = bewegt nichts; die Bodenkontrolle kann daraus einen Erfolg machen.

race1969-sign-die-failure = Fehlschlag ❌
race1969-sign-die-failure-text = wirft die Rakete ein Feld zurück; die Versicherung zahlt dafür.

race1969-sign-way-test = Türkiser Pfeil
race1969-sign-way-test-text = wie weit Würfel und Forscher die Rakete bringen.

race1969-sign-way-back = Roter Pfeil
race1969-sign-way-back-text = wie weit die Karten der Gegner sie zurückwerfen.

race1969-sign-way-forward = Gelber Pfeil
race1969-sign-way-forward-text = wie weit die eigenen Karten sie voranbringen.

race1969-sign-ended = Gerahmtes Feld
race1969-sign-ended-text = hier endet der Flug: die Zahl des Felds weniger die Flaggen ist das Prestige.

race1969-sign-division = Kartenrechnung
race1969-sign-division-text = 5 ÷ 2 = −2: alle Punkte gegen die Rakete (Σ: von mehreren Nationen), geteilt durch die Geheiminformations-Kosten: so viele ganze Felder zurück. Der Rest verfällt.

race1969-sign-word-pp = PP, M
race1969-sign-word-pp-text = Prestigepunkte 🏅 und Millionen 💵.

race1969-sign-word-researcher = Forscher 👥
race1969-sign-word-researcher-text = die Stärke einer Forschung: 1 von den meisten Wissenschaftlern, 2 vom Genialen, 1 vom Bonusmarker.

race1969-sign-word-top = Bis ganz oben 🔝
race1969-sign-word-top-text = bis zum letzten Feld der Leiste.

race1969-sign-word-average = ≈
race1969-sign-word-average-text = der Durchschnitt über alle Würfe. Karten der anderen zählen nicht mit, außer die Zeile spricht davon.

race1969-sign-word-cell = Feld „3“
race1969-sign-word-cell-text = das Feld mit dieser Zahl auf dem Spielplan. Gibt es mehrere, steht dabei, das wievielte vom Start an: „9“ (2. von 6).

race1969-sign-word-level = Stufe I, II, III
race1969-sign-word-level-text = Missionen mit einem, zwei oder drei Symbolen: je mehr, desto länger die Leiste und desto teurer der Start.

race1969-sign-word-point = Punkte 🃏
race1969-sign-word-point-text = was Karten gegen oder für eine Rakete wert sind. Prestige heißt immer PP.

race1969-sign-word-emoji = 🚩 🌕 🔍
race1969-sign-word-emoji-text = Flaggen auf einer Mission, der Mond und seine Leiste, Geheiminformationen.
