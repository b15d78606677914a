# Worum es bei 1969 geht: die Karten hinter „Kennenlernen“, je drei bis fünf kurze Sätze.

race1969-learn-race-heading = Zum Mond
race1969-learn-race =
    Von { $first } bis { $last } leitest du das Raumfahrtprogramm einer Nation. Jede Leiste im Bild ist eine Mission: Deine Rakete steigt Feld für Feld, und je höher sie endet, desto mehr Prestigepunkte (PP) bekommst du. Am meisten bringt das letzte Feld des Mondes in der Mitte, doch dorthin kommen nur wenige. Jede Flagge, die andere auf einer Mission in früheren Jahren gesetzt haben, kostet dich 1 PP: Früh starten lohnt sich. Wer am Ende das meiste Prestige hat, gewinnt.

race1969-learn-year-heading = Ein Jahr
race1969-learn-year =
    Jedes Jahr bringt Geld. Damit stellst du Wissenschaftler für deine zwölf Forschungen ein, schleust Spione in fremde Labore und kaufst Geheiminformations-Karten. Ein Forscher zählt +1 in jeder Mission mit demselben Symbol; andere bringen Gratiskarten, billigere Starts oder einen zweiten Wurf. Danach darf jede Nation eine Mission starten, und muss sie bezahlen. Behalt also etwas zurück.

race1969-learn-launch-heading = Der Start
race1969-learn-launch =
    { $dice } Würfel fallen: ✅ bringt die Rakete voran, ❌ zurück, und deine Forscher zählen dazu. Dann legen die anderen verdeckt Geheiminformations-Karten, um dich zu bremsen. Du antwortest mit eigenen und siehst nur, wie viele dort liegen. Zum Schluss wird alles aufgedeckt, und die Rakete kommt zum Stehen. Drohen und Bestechen ist erlaubt und bindet niemanden.
