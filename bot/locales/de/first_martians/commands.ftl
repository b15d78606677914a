# Die Befehle von First Martians: Namen (klein, ohne Leerzeichen, höchstens 32 Zeichen), Beschreibungen (höchstens 100).

commandmars = mars
commandmars-about = Dein Zug in First Martians in einer Zeile
commandmars-lay = legen
commandmars-lay-about = Leg eine Figur für eine Aktion
commandmars-join = helfen
commandmars-join-about = Leg eine Figur zu einer Aktion des Plans
commandmars-back = zurück
commandmars-back-about = Nimm eine Figur aus dem Plan zurück
commandmars-rover = rover
commandmars-rover-about = Schick einen Rover mit einer Aktion mit oder hol ihn zurück
commandmars-call = bitten
commandmars-call-about = Bitte jemanden aus der Crew um Hilfe bei einer Aktion
commandmars-skill = fähigkeit
commandmars-skill-about = Nutze eine Fähigkeit für Moralmarker: erst ansehen, dann bestätigen
commandmars-salvage = ausbauen
commandmars-salvage-about = Gewinne Ersatzteile aus einem Teil oder einer Karte: erst ansehen, dann bestätigen
commandmars-choose = wählen
commandmars-choose-about = Wähle aus, worum du gefragt bist
commandmars-ready = bereit
commandmars-ready-about = Stimme dem Plan zu
commandmars-wait = warten
commandmars-wait-about = Nimm deine Zustimmung zum Plan zurück
commandmars-why = warum
commandmars-why-about = Warum jede Zahl so ist: Regeln, Teile, rote Markierungen, nächste Produktion
optionmars-action = aktion
optionmars-action-about = Wofür, wie vorgeschlagen
