# Worum es bei Spazio: 1999 geht: die Karten hinter „Kennenlernen“, je drei bis fünf kurze Sätze.

space1999-learn-home-heading = Der Weg nach Hause
space1999-learn-home =
    Der Mond hat seine Bahn verlassen und treibt durch unbekannten Raum. Auf dem **Sternmonitor** legt jede Mannschaft ihre eigene Route, Karte für Karte, von ihrer Seite bis zur Erde in der Mitte. Der kürzeste Weg braucht { $least } Karten. Wer zuerst eine Route hat, die der Zentralcomputer gelten lässt, gewinnt.

space1999-learn-worlds-heading = Fremde Welten
space1999-learn-worlds =
    In deinem Zug fliegst du mit Energie, oder du legst dem Zentralcomputer einen Flugplan vor und hoffst auf sein Ja. Eine gerade Strecke kostet 1 E.E., jeder Knick 1 mehr. Wer auf einem Planeten landet, zieht eine Planetenkarte: Sie bringt vielleicht Routenkarten, gibt oder kostet Energie und befiehlt manchmal, sofort zu starten. Routenkarten zählen erst, wenn du sie in die Basis bringst. Waren alle dran, bewegt sich der Mond, und deine Basis mit ihm.

space1999-learn-computer-heading = Das letzte Wort
space1999-learn-computer =
    Keine Route ist sicher: Für { $slide } E.E. darf ein Gegner eine deiner Karten verschieben, und du eine von seinen. Erreicht deine Route die Erde, wird der Zentralcomputer gefragt. In { $right } % der Fälle sagt er OK, und du hast gewonnen. Sonst ertönt der Summer: Du verlierst deine { $lost } zuletzt gelegten Karten, und das Rennen geht weiter.
