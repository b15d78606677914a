# Das Plakat von 1969: alle Regeln auf einer Seite, als Bild und als Text. Keine Emojis: Die Schriften der Bilder haben keine.

race1969-poster-race = Das Rennen zum Mond

race1969-poster-aim = Das Ziel
race1969-poster-aim-text = { $rounds } Jahre, { $first } bis { $last }. Das meiste Prestige (PP) am Ende gewinnt, bei Gleichstand das meiste Geld.

race1969-poster-income = 1 · Einkommen
race1969-poster-income-text = Geld für alle, Gratiskarten durch Geheiminformationen. Prestige verkaufen: { $rate } M je Punkt.

race1969-poster-purchases = 2 · Kauf
race1969-poster-purchases-text = Wissenschaftler einstellen, Spione einschleusen, Karten kaufen, in beliebiger Folge. Wer sitzt, bleibt.

race1969-poster-missions = 3 · Missionen
race1969-poster-missions-text = Reihum darf jede Nation eine Mission starten, die sie noch nicht geflogen ist. Heb Geld dafür auf.

race1969-poster-year = 4 · Jahresende
race1969-poster-year-text = Auf jede geflogene Mission kommt eine Flagge. Es beginnt die Nation links.

race1969-poster-end = Nach { $last }
race1969-poster-end-text = +{ $famousprestige } PP je Berühmtem, −{ $noviceprestige } je Jungwissenschaftler, −{ $spyprestige } je Spion, der bei dir sitzt.

race1969-poster-staff = Was man kauft

race1969-poster-base = Einfacher · { $baseprice } M
race1969-poster-base-text = 1 Forscher. Zwei dürfen in einer Forschung sitzen, von anderen Typen nur einer.

race1969-poster-genius = Genialer · { $geniusprice } M
race1969-poster-genius-text = 2 Forscher.

race1969-poster-famous = Berühmter · { $famousprice } M
race1969-poster-famous-text = 1 Forscher und am Ende +{ $famousprestige } PP.

race1969-poster-novice = Jungw. · { $noviceprice } M
race1969-poster-novice-text = Jungwissenschaftler: 1 Forscher, aber am Ende −{ $noviceprestige } PP.

race1969-poster-spy = Spion · { $spyprice } M
race1969-poster-spy-text = Sitzt beim Rivalen und kostet ihn { $spyprestige } PP. Dein Bonusmarker zählt bei dir als 1 Forscher.

race1969-poster-card = Karte · { $card } M
race1969-poster-card-text = 1, 2 oder 3 Punkte für oder gegen eine Rakete. Höchstens { $limit } auf der Hand; alle sehen wie viele, niemand welche.

race1969-poster-researches = Was ein Forscher bringt
race1969-poster-symbol-text = +1 in Missionen mit dem Symbol

race1969-poster-launch-pad = Startrampe
race1969-poster-espionage = Geheiminfos
race1969-poster-espionage-text = 1 Gratiskarte im Jahr
race1969-poster-robotics-text = erste Einstellung im Jahr −{ $robotics } M
race1969-poster-investors-text = Starts −{ $investors } M, nicht der Mond
race1969-poster-insurance-text = { $insurance } M je eigenem Fehlschlag
race1969-poster-simulation-text = 1 Würfel nachwürfeln
race1969-poster-ground-control-text = 1 Neutraler wird Erfolg

race1969-poster-launch = Der Start, Schritt für Schritt

race1969-poster-pay = 1 · Zahlen
race1969-poster-pay-text = Zahl die Startkosten. Die Rakete beginnt ganz unten, zum Mond auf dem Feld deiner Flagge.

race1969-poster-roll = 2 · Würfeln
race1969-poster-roll-text = { $dice } Würfel: Erfolg ein Feld vor, Fehlschlag eins zurück. Simulation, Bodenkontrolle, Versicherung helfen.

race1969-poster-add = 3 · Dazuzählen
race1969-poster-add-text = Zähl deine Forscher in den Symbolen dazu: So viele Felder steigt die Rakete.

race1969-poster-against = 4 · Rivalen
race1969-poster-against-text = Sie spielen verdeckt Karten. Alle ihre Punkte ÷ Kosten: so viele ganze Felder zurück.

race1969-poster-answer = 5 · Deine Karten
race1969-poster-answer-text = Du siehst nur, wie viele liegen, und antwortest. Deine bringen sie vor. Alle gespielten Karten sind weg.

race1969-poster-paid = 6 · Prestige
race1969-poster-paid-text = Die Zahl des Felds, weniger 1 je Flagge aus früheren Jahren, nie unter 0.

race1969-poster-signs = Was auf dem Spielplan steht

race1969-poster-symbols = Symbole
race1969-poster-symbols-text = Welche Forschungen helfen. Ein Symbol: Stufe I, zwei: II, drei: III. Der Mond hat alle sechs.

race1969-poster-cost = Startkosten
race1969-poster-cost-text = Millionen für einen Start.

race1969-poster-spying = Kosten je Feld
race1969-poster-spying-text = Kartenpunkte, die eine Rakete ein Feld bewegen.

race1969-poster-flags = Flaggen
race1969-poster-flags-text = Wer früher hier flog; die rote Zahl sagt, wie viel weniger jedes Feld bringt.

race1969-poster-last = Letztes Feld
race1969-poster-last-text = Ende hier, und deine Mondflagge rückt ein Feld vor: ein Vorsprung.

race1969-poster-moon = Mondmission
race1969-poster-moon-text = Die längste Leiste mit dem besten letzten Feld. Start bei der eigenen Flagge, nur einmal.
