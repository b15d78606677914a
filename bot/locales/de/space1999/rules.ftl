# Die Regeln von Spazio: 1999 in Kürze. Seiten von höchstens 1.500 Zeichen.

space1999-rules-aim-heading = Worum es geht
space1999-rules-aim =
    Der Mond hat seine Bahn verlassen und treibt durch unbekannten Raum. Jede Mannschaft hat ein Schiff und ein Viertel des Mondes als Basis: 🔵 A, 🔶 B, 🍀 C oder 🟨 D.

    Erkunde Planeten, bring **Routenkarten** heim und leg sie auf den **Sternmonitor**, von deiner Seite bis zur Erde in der Mitte. Wer zuerst eine Route hat, die der **Zentralcomputer** gelten lässt, gewinnt.

    Du beginnst in der Basis mit { $energy } E.E. (Energieeinheiten) und { $plans } Flugplan.

space1999-rules-turn-heading = Dein Zug
space1999-rules-turn =
    Tu eines davon:
    • **flieg** mit Energie, oder
    • **leg einen Flugplan** dem Zentralcomputer vor.
    Wer eines davon kann, muss; nur wer keines kann, passt. In deinem Zug darfst du auch Routenkarten auf dem Monitor verschieben.

    Wenn alle dran waren, bewegt sich der **Mond**: Eine Karte stellt ihn auf eine Zahl von 1 bis { $numbers }, und er dreht sich ein Viertel im Uhrzeigersinn. Deine Basis dreht sich mit, also gehen andere Kraftlinien von ihr aus. Schiffe im Raum, die er trifft, landen in ihrer Basis. Was unter dem Mond liegt, ist nicht zu erreichen.

space1999-rules-flight-heading = Flüge
space1999-rules-flight =
    Schiffe fliegen auf **Kraftlinien**, von Basis, Knoten oder Planet aus.
    • Eine gerade Strecke kostet **1 E.E.**, egal wie lang sie ist; geradeaus über einen Knoten kostet nichts.
    • Jeder **Knick** kostet **1 E.E.** mehr, auch eine Kehrtwende.
    • Niemand fliegt über einen Knoten, auf dem ein anderes Schiff steht, oder hält dort.
    • Halten darfst du auf jedem freien Knoten. Der Flug im nächsten Zug ist eine neue Strecke.
    • Wer einen Planeten erreicht, landet und zieht eine Planetenkarte.
    • Heim geht es nur ins eigene Viertel, und nur mit mindestens einer Routenkarte. Der Mond lässt sich nicht überqueren.

    Es gibt { $nodes } Knoten, auf der Sternkarte nummeriert, und { $planets } Planeten.

space1999-rules-plans-heading = Flugpläne
space1999-rules-plans =
    Die { $deck } Pläne bleiben verdeckt. Wer einen vorlegt, zeigt ihn:
    • **Landung** auf einem Planeten, in einem Sprung; ist er schon besucht, auf einem unbesuchten deiner Wahl;
    • **Rückkehr** zur Basis; wer schon da ist, zieht stattdessen { $steps } Knoten und bekommt keine Energie;
    • **Energie**.

    Ein ausgeführter Plan kostet keine Energie, und kein Schiff versperrt einen Sprung auf einen Planeten oder heim. Einen neuen bekommst du, wenn du keinen mehr hast, für einen späteren Zug.

    Auf einem Planeten geht Energie vor: Ein Plan wird nur ohne Energie vorgelegt, oder wenn andere Schiffe jeden Weg versperren.

space1999-rules-computer-heading = Der Zentralcomputer
space1999-rules-computer =
    Auf jeden Plan gibt er eine von drei Antworten:
    • ✅ **OK** ({ $ok } %): Der Plan wird ausgeführt.
    • ❌ **Nein** ({ $negative } %): Der Plan ist weg, und das Schiff zieht einen Knoten, gratis. Weitere Pläne dürfen folgen.
    • ⚪ **Kein Signal** ({ $neutral } %): Du behältst den Plan, und eine Computerkarte entscheidet. Weitere Pläne gibt es in diesem Zug nicht.

    Seine { $programs } Karten: eine Routenkarte verschieben ({ $moves }), eine entfernen ({ $removes }), heim und Energie dazu, für Schiffe in der Basis nur die Energie ({ $homes }), Energie ({ $energies }), Flugpläne ({ $moreplans }), Landung auf einem bestimmten Planeten, auch einem besuchten ({ $lands }).

space1999-rules-planets-heading = Planeten
space1999-rules-planets =
    Wer landet, zieht eine von { $cards } Planetenkarten und liest sie so:
    • **Bedingungen**: feindlich: keine Routenkarte ({ $hostile } Karten), gut: 1 ({ $good }), ausgezeichnet: 2 ({ $excellent });
    • **Energie**: bekommen oder zahlen, soweit sie reicht;
    • **Anweisung**: *sofortiger Start* mit Energie, mindestens einen Knoten weit (ohne Energie oder wenn jeder Weg versperrt ist, bleibt das Schiff); *sofortige Rückkehr*, gratis; oder keine.

    Die Karte bleibt liegen: Der Planet ist **besucht**, und niemand landet mehr dort, außer der Computer befiehlt es. Sind alle besucht, werden sie wieder frei: Schiffe auf Planeten springen heim mit { $resethome } E.E., alle anderen bekommen { $resetaway }.

space1999-rules-base-heading = In der Basis
space1999-rules-base =
    Jede Landung in der Basis bringt **{ $homecoming } E.E.**, aus welchem Grund auch immer. Der Zug ist damit zu Ende.

    Alle Routenkarten, die du hast, werden sofort gelegt, nie im Flug oder auf einem Planeten. Was nirgends passt, behältst du für eine spätere Rückkehr.

space1999-rules-monitor-heading = Der Sternmonitor
space1999-rules-monitor =
    { $size } × { $size } Felder, die Erde in der Mitte. Deine erste Karte kommt auf das Feld in der Mitte deiner Seite, offen zum Rand; der kürzeste Weg hat { $least } Karten.
    • { $straights } Geraden und { $curves } Kurven; beim Legen drehst du jede, wie du willst, danach nicht mehr.
    • Jede Karte schließt ans Ende deiner Route an, oder an das offene Ende einer deiner verschobenen Karten.
    • Eine Karte auf ein Feld; keine auf die Erde; keine, die vom Monitor hinausführt.

space1999-rules-slides-heading = Karten verschieben
space1999-rules-slides =
    Jederzeit in deinem Zug, auch vor einem sofortigen Start oder wenn du eine Computerkarte über Routenkarten ausführst, darfst du Karten verschieben, ungedreht und auf ein freies Feld daneben:
    • einmal eine **eigene**, gratis;
    • einmal eine **eines Gegners**, für { $slide } E.E.

    Eine zerrissene Route zählt nur bis zur Lücke. Wem sie gehört, der darf die Lücke füllen oder an der verschobenen Karte weiterbauen. Auch Karten hinter einer Lücke gelten als verschoben. Eine Computerkarte verschiebt oder entfernt eine beliebige von deinen Karten, aber von einem Gegner nur die letzte seiner Route oder das offene Ende verschobener Karten.

space1999-rules-end-heading = Die Erde
space1999-rules-end =
    Eine Karte neben der Erde, zu ihr hin offen, ist am Ziel; was übrig ist, geht zurück. Sofort wird der Computer gefragt, und diesmal antwortet er immer:
    • ✅ **OK** ({ $right } %): Du hast gewonnen.
    • ❌ **Summer**: die falsche Route. Du verlierst deine { $lost } zuletzt gelegten Karten, und es geht weiter. Ist die Route danach noch ganz, wird der Computer erst wieder gefragt, wenn du sie verändert hast und sie erneut vor der Erde steht.

    Bei den anderen zählt, wie nah die Route der Erde kam, dann die Energie.

space1999-rules-table-heading = An diesem Tisch
space1999-rules-table =
    Zwei Optionen werden vor Spielbeginn gewählt:
    • **Pläne auf Planeten**: *Energie geht vor*, wie in der Anleitung, oder *freie Wahl*.
    • **Ankunft**: *mit Karten übrig*, oder *genaue Zahl*, bei der nur die letzte Karte auf der Hand ankommen darf. Wer mehr hat, hört ein Feld vorher auf und gibt den Rest zurück oder legt ihn anders; solange du Karten auf der Hand hast, schließt du deine Route nicht durch Verschieben.

    Läuft die Uhr ab, zieht der Bot vorsichtig für dich: heim mit Karten oder zum billigsten Planeten, sonst ein Plan; Karten dorthin, wo sie der Erde am nächsten kommen. Verschoben wird nur, um einer versperrten Route den Weg zu öffnen, oder um sie auszubessern, wenn die Bank fast keine Karten mehr hat.
