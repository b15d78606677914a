# Die Befehle von First Martians: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen), Beschreibungen (höchstens 100).

commandmars = mars
commandmars-about = Deinen Zug in First Martians in einer Zeile machen
commandmars-lay = legen
commandmars-lay-about = Eine Figur für eine Aktion legen
commandmars-join = helfen
commandmars-join-about = Eine Figur zu einer Aktion des Plans legen
commandmars-back = zurück
commandmars-back-about = Eine Figur aus dem Plan zurücknehmen
commandmars-rover = rover
commandmars-rover-about = Einen Rover zu einer Aktion mitschicken oder zurückholen
commandmars-call = bitten
commandmars-call-about = Jemanden aus der Crew um Hilfe bei einer Aktion bitten
commandmars-skill = fähigkeit
commandmars-skill-about = Eine Fähigkeit für Moralmarker nutzen: erst ansehen, dann bestätigen
commandmars-salvage = ausbauen
commandmars-salvage-about = Ersatzteile aus einem Teil oder einer Karte gewinnen: erst ansehen, dann bestätigen
commandmars-choose = wählen
commandmars-choose-about = Wählen, wonach du gefragt bist
commandmars-ready = bereit
commandmars-ready-about = Dem Plan zustimmen
commandmars-wait = warten
commandmars-wait-about = Deine Zustimmung zum Plan zurücknehmen
commandmars-why = warum
commandmars-why-about = Warum jede Zahl so ist: Regeln, Teile, rote Markierungen, nächste Produktion
optionmars-action = aktion
optionmars-action-about = Wähl einen der Vorschläge
