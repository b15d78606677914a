# Das Plakat von First Martians: alle Regeln auf einer Seite, als Bild und als Text. Keine Emoji: Die Schriften der Bilder haben keine.

first_martians-poster-sol = Ein Sol auf dem Mars

first_martians-poster-sol-aim = Gemeinsam gewinnen
first_martians-poster-sol-aim-text = Am Ende eines Sols: alle Pflichtziele erreicht, nicht zu viele Teile rot.

first_martians-poster-sol-events = 1 · Ereignisse
first_martians-poster-sol-events-text = Eines je Sol. { $chances } Sols lang geht seine Aktion; bleibt es offen, kann es zuschlagen.

first_martians-poster-sol-morale = 2 · Moral
first_martians-poster-sol-morale-text = Über 0 erhält der Startspieler so viele Marker; darunter zahlt er sie oder wird verwundet.

first_martians-poster-sol-production = 3 · Produktion
first_martians-poster-sol-production-text = Energie und Sauerstoff müssen reichen, sonst Abschaltung. Jede Pflanze nährt einen. Halber Überschuss bleibt.

first_martians-poster-sol-actions = 4 · Aktionen
first_martians-poster-sol-actions-text = Die Crew plant gemeinsam. Sind alle bereit, wird bezahlt und abgehandelt.

first_martians-poster-sol-end = 5 · Störung, 6 · Aufräumen
first_martians-poster-sol-end-text = Würfel heben die Leisten. Dann liegt Erworbenes bereit und der Startspieler wechselt.

first_martians-poster-plan = Der Plan

first_martians-poster-plan-pawns = Je { $pawns } Figuren
first_martians-poster-plan-pawns-text = Alle werden gelegt. Wer die erste legt, führt aus; die anderen helfen.

first_martians-poster-plan-sure = Genau genug, oder eine mehr
first_martians-poster-plan-sure-text = Erkunden, Sammeln, Forschen, Bauen: genau genug würfelt, eine mehr gelingt sicher.

first_martians-poster-plan-dice = Drei Würfel
first_martians-poster-plan-dice-text = Erfolg, Wunde, Abenteuer: jeder zählt für sich. Ohne Erfolg: { $tokens } Moralmarker.

first_martians-poster-plan-way = Draußen
first_martians-poster-plan-way-text = Wege führen über erkundete Gebiete. Jedes Feld unterwegs braucht eine Figur mehr.

first_martians-poster-plan-rovers = Rover
first_martians-poster-plan-rovers-text = Froggy: 2 Figuren bei einer Erkundung. Scorpio: 1 bei einer Aktion draußen. Einmal je Sol.

first_martians-poster-plan-skills = Fähigkeiten
first_martians-poster-plan-skills-text = Kosten Moralmarker, jede einmal je Sol: beim Planen, auf frische Würfel oder bevor etwas geschieht.

first_martians-poster-actions = Die Aktionen, in dieser Reihenfolge

first_martians-poster-actions-event = Ereignis
first_martians-poster-actions-event-text = Was dabeisteht; gelingt immer.

first_martians-poster-actions-rest = Ruhen
first_martians-poster-actions-rest-text = 1 Moralmarker.

first_martians-poster-actions-unwind = Entspannen
first_martians-poster-actions-unwind-text = Moral +1 oder Stress −{ $calm }.

first_martians-poster-actions-heal = Heilen
first_martians-poster-actions-heal-text = Eine Wunde oder ein Leiden, mit dem Arzt.

first_martians-poster-actions-manage = Steuern
first_martians-poster-actions-manage-text = Eine Störungsleiste −1.

first_martians-poster-actions-explore = Erkunden
first_martians-poster-actions-explore-text = Ein Gebiet neben einem bekannten.

first_martians-poster-actions-gather = Sammeln
first_martians-poster-actions-gather-text = Eine Probe oder ein Zielmarker.

first_martians-poster-actions-research = Forschen
first_martians-poster-actions-research-text = Untersuchen, dann entdecken. Oder säen.

first_martians-poster-actions-build = Bauen
first_martians-poster-actions-build-text = Reparieren, einbauen, errichten.

first_martians-poster-base = Was schiefgeht

first_martians-poster-base-red = Rote Teile
first_martians-poster-base-red-text = Kosten Energie oder Sauerstoff, erzwingen Würfe, welken oder stören: Es steht dabei.

first_martians-poster-base-shutdown = Abgeschaltet
first_martians-poster-base-shutdown-text = Keine Aktion, keine Produktion, Stress +{ $down } je Sol. Eine Figur startet neu.

first_martians-poster-base-tracks = Störungsleisten
first_martians-poster-base-tracks-text = Bei { $end } wird eine Karte gezogen, und fortan fällt der Würfel des nächsten Bereichs.

first_martians-poster-base-stress = Stress
first_martians-poster-base-stress-text = +1 je Astronaut und Sol. Bei { $limit }: eine Wunde für alle, Moral −1, von vorn.

first_martians-poster-base-wounds = Wunden
first_martians-poster-base-wounds-text = { $wounds } hält man aus; eine mehr, und alle haben verloren.

first_martians-poster-base-conditions = Leiden
first_martians-poster-base-conditions-text = Bei { $first } und bei { $second } Wunden kommt ein Leiden und schwächt, bis es geheilt ist.

first_martians-poster-signs = Zeichen an Orten und Aktionen

first_martians-poster-signs-extra-pawn = Figur und Plus
first_martians-poster-signs-extra-pawn-text = 1 Figur mehr.

first_martians-poster-signs-wound = Tropfen
first_martians-poster-signs-wound-text = 1 Wunde.

first_martians-poster-signs-adventure = Stern
first_martians-poster-signs-adventure-text = Ein Abenteuer.

first_martians-poster-signs-lose-morale = Herz und Minus
first_martians-poster-signs-lose-morale-text = Moral −1.

first_martians-poster-signs-rover-check = Rad
first_martians-poster-signs-rover-check-text = Der Rover kann ausfallen.

first_martians-poster-signs-impassable = Mauer
first_martians-poster-signs-impassable-text = Kein Weg über den Außenrand.

first_martians-poster-signs-reroll = Zwei Pfeile
first_martians-poster-signs-reroll-text = Erfolg zweimal nacheinander.

first_martians-poster-signs-blocked = Sperrschild
first_martians-poster-signs-blocked-text = Dort geht nichts.

first_martians-poster-signs-spaces = „!“ und „»“
first_martians-poster-signs-spaces-text = „!“ wirkt jetzt, „»“ im nächsten Sol.
