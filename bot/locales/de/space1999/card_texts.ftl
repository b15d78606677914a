# Was Karten und Planeten von Spazio: 1999 erzählen; ihre Zahlen stehen daneben.

## Landung auf einem Planeten: zum ersten Mal, und wo schon jemand war

space1999-text-planet-aldra = Das Schiff landet mitten im Lied; die Dünen halten den Ton, bis die Triebwerke schweigen.
space1999-text-again-aldra = Die Wüste hat den Klang der Triebwerke gelernt und singt ihn nach, eine Spur zu tief.
space1999-text-planet-brenno = Am Fuß des Leuchtturms ist der Tisch gedeckt, mit einem Gedeck zu viel.
space1999-text-again-brenno = Das Licht ist aus, und weit draußen auf dem Wasser gibt jemand Zeichen, es dabei zu lassen.
space1999-text-planet-corva = Als die Luke aufgeht, bricht das Zählen ab; dann geht es eine Zahl höher weiter.
space1999-text-again-corva = Diesmal beginnt das Zählen bei der Mannschaft.
space1999-text-planet-dorel = Die Spuren führen um den ganzen Ring und enden an der Leiter des Schiffs.
space1999-text-again-dorel = Jetzt sind es zwei Spuren, und eine davon läuft rückwärts.
space1999-text-planet-elmir = Vor der Mannschaft gehen die Fenster an, Haus um Haus, und hinter ihr wieder aus.
space1999-text-again-elmir = Inzwischen stehen Namen an den Türen; die Mannschaft liest sie nicht mehr.
space1999-text-planet-fenor = Alle Nadeln weisen in dasselbe Tal, sogar die Armbanduhren ziehen dorthin.
space1999-text-again-fenor = Die Nadeln weisen nicht mehr ins Tal, sie weisen auf das Schiff.
space1999-text-planet-galdo = Das Schiff setzt auf, wo die Dämmerung beginnt, und die Dämmerung wartet.
space1999-text-again-galdo = Es ist immer noch derselbe Abend; die Spuren der letzten Landung sind nicht einmal abgekühlt.
space1999-text-planet-helin = Das Gras teilt sich vor der Mannschaft und schließt sich wieder, ohne einen Laut.
space1999-text-again-helin = Der Pfad zum alten Landeplatz ist frisch gemäht; von wem, verrät das Gras nicht.
space1999-text-planet-ilmar = Ein Lautsprecher weist dem Schiff einen Liegeplatz zu und bittet, über die anderen zu schweigen.
space1999-text-again-ilmar = Der Liegeplatz ist noch reserviert, und im Hafenbuch ist die Seite für morgen schon ausgefüllt.
space1999-text-planet-jorun = Das Wetterbuch im alten Turm endet mit der Minute der Landung.
space1999-text-again-jorun = Der Sturm kommt diesmal zu früh; er muss gewartet haben.
space1999-text-planet-kimor = Der Sand zeichnet den Umriss des Schiffs, noch ehe es ihn berührt.
space1999-text-again-kimor = Nun hat der Sand auch die Mannschaft gezeichnet, bis auf die Knöpfe genau, die Augen geschlossen.
space1999-text-planet-lumo = Der Boden leuchtet unter jedem, der spricht, am hellsten unter dem, der lügt.
space1999-text-again-lumo = Der Boden leuchtet schon, als die Luke aufgeht; dabei hat niemand ein Wort gesagt.
space1999-text-planet-mirel = Im Wasser winkt die Mannschaft zurück, einen Augenblick zu früh.
space1999-text-again-mirel = Das Spiegelbild der letzten Landung ist noch da, und es sieht müde aus.
space1999-text-planet-nordis = In der höchsten Welle steckt eine Uhr, und sie geht.
space1999-text-again-nordis = Die Welle ist um eine Handbreit gesunken, und die Uhr ist fort.
space1999-text-planet-ostra = Wo die Mannschaft vorbeigeht, neigen sich die Waagen an den Ständen, eine nach der anderen.
space1999-text-again-ostra = Ein Stand verkauft jetzt nur noch, was bei der letzten Landung liegen blieb.
space1999-text-planet-perimo = Alle paar Minuten klopft etwas in einem der Monde, und ein anderer antwortet.
space1999-text-again-perimo = Es sind nur noch sechs Monde, und die Instrumente schwören, es seien nie mehr gewesen.
space1999-text-planet-quilo = Die Stimmen lesen aus dem Logbuch vor, auch die Seiten, die noch niemand geschrieben hat.
space1999-text-again-quilo = Die Stimmen sind verstummt; nun flüstert die Mannschaft.
space1999-text-planet-rovan = Eine Skala, hoch wie ein Haus, dreht sich zum Schiff, liest etwas ab und wendet sich weg.
space1999-text-again-rovan = Die Maschine ist angelaufen, und was sie herstellt, stellt sie unter der Erde her.
space1999-text-planet-solmi = Von je zwei Schatten hinkt einer ein wenig hinterher, als bliebe er lieber hier.
space1999-text-again-solmi = Die Schatten, die zurückgeblieben sind, stehen am Landeplatz Schlange.
space1999-text-planet-talun = Unter dem Moos ist eine Klingel; tief unten hört man sie läuten.
space1999-text-again-talun = Eine der Türen steht einen Spalt offen, und das Moos ringsum ist gekämmt.
space1999-text-planet-umbri = Gleich nach der Landung trifft eine Antwort ein, auf eine Frage, die noch niemand gestellt hat.
space1999-text-again-umbri = Die Antworten kommen jetzt vor den Rufen, und sie werden immer kürzer.
space1999-text-planet-velta = Im Augenblick der Landung gehen alle Segel auf den anderen Bug.
space1999-text-again-velta = Die Segel sind verschwunden, aber hoch über den Wolken knarrt noch die Takelage.
space1999-text-planet-xandu = Am Ende jeder Furche steht ein Schild mit einem Datum, und jedes liegt in der Zukunft.
space1999-text-again-xandu = Wo zuletzt ein Schiff stand, ist etwas gesät worden, genau in seinem Umriss.
space1999-text-planet-zorbi = Am Landeplatz hängt ein Fahrplan; die einzige Zeile ist diese Ankunft.
space1999-text-again-zorbi = Der Fahrplan hat eine zweite Zeile bekommen: eine Abfahrt, die Uhrzeit noch offen.

## Planetenkarten, nach Bedingungen, Energie und Anweisung: was dem Schiff widerfährt, gleich auf welchem Planeten

space1999-text-card-hostile-minus3-none = Etwas im Boden trinkt aus den Zellen, mitten durch die Hülle. Mitzunehmen gibt es hier nichts.
space1999-text-card-hostile-minus1-none = Die Sensoren finden nichts, und das mit voller Leistung.
space1999-text-card-hostile-plus0-take-off = Der Boden schließt sich um die Landebeine und beginnt zu schlucken. Niemand wartet ab, was er frisst: nichts wie weg.
space1999-text-card-hostile-plus2-take-off = Ein Akku liegt zwischen den Knochen seines letzten Besitzers. Dann gibt der Boden nach: Triebwerke an!
space1999-text-card-hostile-plus3-none = Ein verlassenes Lager, die Batterien voll. Von denen, die sie geladen haben, sind nur die Stiefel übrig.
space1999-text-card-good-minus2-none = Ein versiegeltes Gewölbe zeigt, wie der Weg weitergeht, doch nur, solange das Schiff die Lampen speist.
space1999-text-card-good-minus1-none = Eine Navigationsboje, seit Jahren stumm. Mit etwas geliehenem Strom fällt ihr wieder ein, wohin sie wies.
space1999-text-card-good-minus1-take-off = An einer Höhlenwand leuchtet eine Karte auf, gespeist aus den Zellen des Schiffs. Kaum ist sie kopiert, gibt die Decke nach.
space1999-text-card-good-plus0-return = Unter einem Steinhaufen liegt ein Blatt mit Peilungen und, in Großbuchstaben, der Rat umzukehren.
space1999-text-card-good-plus1-none = Der Generator ist noch warm, der Stuhl daneben auch. In die Wand hat jemand ein Stück des Weges geritzt.
space1999-text-card-good-plus1-take-off = Auf dem Notkanal nennt eine Stimme eine Peilung und lädt aus der Ferne die Zellen. Dann beginnt sie rückwärts zu zählen.
space1999-text-card-excellent-minus2-none = Ein ganzes Archiv des Himmels, unversehrt. Es zu lesen dauert Stunden und braucht allen Strom, den das Schiff entbehren kann.
space1999-text-card-excellent-minus2-take-off = Ein Planetarium, groß wie ein Dom, zeigt jeden Weg nach Hause. Es läuft mit dem Strom des Schiffs, und niemand findet den Schalter: starten, ehe es alles hat.
space1999-text-card-excellent-minus1-none = Eine Sternwarte, die Spiegel heil. Sie einmal herumzuschwenken kostet Strom, und niemand bereut es.
space1999-text-card-excellent-minus1-return = Tief unter der Erde ein Saal der Sterne, jeder Kurs darin verzeichnet. Das Schiff hält die Pumpen gerade so lange am Laufen, bis alles kopiert ist: zurück zur Basis.
space1999-text-card-excellent-plus2-take-off = Eine höfliche Maschine bietet Karten und eine Ladung an, verbeugt sich und teilt mit, dass sie nun explodieren wird.

## Mondkarten, nach ihrer Zahl

space1999-text-moon-1 = Aus seinen Kratern steigt Staub auf, der sich nicht mehr legt.
space1999-text-moon-2 = Sein Schatten kommt zuerst und lässt sich Zeit.
space1999-text-moon-3 = Eine Minute lang empfangen alle Funkgeräte denselben Herzschlag.
space1999-text-moon-4 = Hinter seinem Rand gehen Sterne aus, und nicht alle kommen wieder.
space1999-text-moon-5 = Unter ihm summen die Kraftlinien wie Drähte im Frost.
space1999-text-moon-6 = In der Basis brennt Licht; von hier draußen könnte es ein Zuhause sein.
space1999-text-moon-7 = Auf seiner Rückseite fällt etwas nach oben.
space1999-text-moon-8 = Er zieht lautlos vorbei, wie verabredet.

## Flugpläne: Befehle

space1999-text-plan-land-aldra = Anflug vor Sonnenaufgang. Funkstille, bis das Lied vorbei ist.
space1999-text-plan-land-brenno = Kurs auf das Licht. Nicht antworten.
space1999-text-plan-land-corva = Lampen aus unter den Bäumen. Niemand zählt laut.
space1999-text-plan-land-dorel = Den Spuren folgen. Keine hinterlassen.
space1999-text-plan-land-elmir = In der Straßenmitte bleiben. An jeder Ecke durchzählen.
space1999-text-plan-land-fenor = Auf Sicht fliegen. Kompass nicht beachten.
space1999-text-plan-land-galdo = Hin und zurück nur bei Tageslicht. Verpflegung für zwei Nächte.
space1999-text-plan-land-helin = Boden- und Luftproben nehmen. Melden, was sich bewegt.
space1999-text-plan-land-ilmar = An der äußeren Mole festmachen. Nichts unterschreiben.
space1999-text-plan-land-jorun = Siebzehn Minuten am Boden. Nicht achtzehn.
space1999-text-plan-land-kimor = Einmal aufsetzen. Nichts korrigieren.
space1999-text-plan-land-lumo = Lichtquelle orten. Sprechen nur, wenn nötig.
space1999-text-plan-land-mirel = Mit dem Rücken zum Wasser arbeiten.
space1999-text-plan-land-nordis = Drei Bohrkerne. Kein Hammer, kein lautes Wort.
space1999-text-plan-land-ostra = Ansehen, auflisten, weitergehen. Keine Käufe.
space1999-text-plan-land-perimo = Monde vermessen. Zweimal zählen.
space1999-text-plan-land-quilo = Helme bleiben zu. Was zu hören ist, kommt nicht in den Bericht.
space1999-text-plan-land-rovan = Zweck feststellen. Keinen Hebel anfassen.
space1999-text-plan-land-solmi = Rücken an Rücken bleiben. Auf den zweiten Schatten achten.
space1999-text-plan-land-talun = Eine Tür öffnen. Wieder schließen.
space1999-text-plan-land-umbri = Sender aufstellen. Antwort abwarten. Weiter warten.
space1999-text-plan-land-velta = Von unten beobachten. Keine Flagge zeigen.
space1999-text-plan-land-xandu = Feststellen, wer dort gießt. Nicht auf die Furchen treten.
space1999-text-plan-land-zorbi = Bis zur letzten Bake vorrücken. Nicht weiter.
space1999-text-plan-return = Abbrechen und zurückkommen. Keine Erklärungen auf offenem Kanal.
space1999-text-plan-energy-3 = Ans Relais anschließen. Ration entnehmen, Entnahme eintragen.
space1999-text-plan-energy-4 = Den alten Generator anzapfen. Handschuhe an, keine Funken.
space1999-text-plan-energy-5 = Tiefenspeicher freigegeben. Ein Schiff, eine Füllung.

## Programme: Der Zentralcomputer spricht

space1999-text-program-move-tile = Eine Karte liegt nicht dort, wo ich sie hingelegt hätte. Ändere das oder lass es; ich merke mir beides.
space1999-text-program-remove-tile = Auf meinem Monitor liegt eine Karte zu viel. Dir fällt sicher ein, wessen.
space1999-text-program-return-1 = Ich habe dich lieber dort, wo ich dich sehe. Hier etwas für deine Mühe; groß war sie nicht.
space1999-text-program-return-2 = Setz dich und lade auf. Ich rufe dich, wenn du gebraucht wirst.
space1999-text-program-return-3 = Deine Koje ist bezogen. Nimm auch das hier; sein Besitzer wird nicht danach fragen.
space1999-text-program-energy-2 = Es hat sich ein kleiner Überschuss gefunden. Wo er fehlt, habe ich nicht gefragt.
space1999-text-program-energy-3 = Ich habe auf Deck C die Lampen abgeschaltet. Dort wurde nur gelesen.
space1999-text-program-energy-4 = Nimm. Du schuldest mir jetzt eine Antwort; die Frage suche ich aus.
space1999-text-program-plans-1 = Ich habe über deine Zukunft nachgedacht. Es hat nicht lange gedauert.
space1999-text-program-plans-2 = Auswahl soll die Moral heben, habe ich gelesen. Wir werden sehen.
space1999-text-program-land-aldra = Hör dir diese Wüste für mich an. Meine Aufnahmen beginnen voneinander abzuweichen.
space1999-text-program-land-brenno = Dort hütet jemand ein Licht, ohne meine Erlaubnis. Finde heraus, wer.
space1999-text-program-land-kimor = Der Sand soll sich an dich erinnern. Vielleicht brauche ich eine Kopie.
space1999-text-program-land-lumo = Der Boden dort merkt, wer lügt. Stell dich darauf.
space1999-text-program-land-mirel = Sieh einmal ins Wasser und sag mir, wen du siehst. Ich werde vergleichen.
space1999-text-program-land-nordis = Dort geht etwas genauer als ich. Stell das ab.
space1999-text-program-land-xandu = Jemand sät nach meinem Kalender. Ich habe ihn niemandem gezeigt.
space1999-text-program-land-zorbi = Geh dorthin, wo die Sternkarte endet. Ich wüsste gern, ob sie stimmt.

## Der Zentralcomputer antwortet: auf einen Plan, und zu einer Route, die vor der Erde steht

space1999-computer-says = „{ $text }“
space1999-text-ok-1 = Genehmigt. Das Risiko trägst du, die Statistik führe ich.
space1999-text-ok-2 = Ja. Ich hatte von dir Schlimmeres erwartet.
space1999-text-ok-3 = Bewilligt. Deine Angehörigen sind verständigt.
space1999-text-ok-4 = Dein Plan enthält einen Fehler. Mich stört er nicht.
space1999-text-ok-5 = Gestattet. Im Protokoll steht, wessen Idee es war.
space1999-text-ok-6 = Warum nicht. Ich lerne aus jedem Verlust.
space1999-text-ok-7 = Nur zu. Ich sehe zu, wie immer.
space1999-text-negative-1 = Nein.
space1999-text-negative-2 = Abgelehnt. Die Gründe würden dir nicht gefallen.
space1999-text-negative-3 = Ich habe ihn zweimal gelesen. Er ist nicht besser geworden.
space1999-text-negative-4 = Verweigert. Dein Plan liegt jetzt bei seinesgleichen.
space1999-text-negative-5 = Nein. Lass dich ein wenig treiben und denk nach.
space1999-text-negative-6 = Ich weiß, wie das ausgeht, und möchte es nicht mit ansehen.
space1999-text-negative-7 = Zurückgewiesen. Nimm es nicht persönlich; ich wüsste nicht, wie das geht.
space1999-text-neutral-1 = Deine Frage ist vermerkt. Dein Ton auch.
space1999-text-neutral-2 = Ich war mit etwas anderem beschäftigt. Jetzt gehörst du dazu.
space1999-text-neutral-3 = Jetzt nicht. Vorher kommt noch etwas.
space1999-text-neutral-4 = Danach war heute nicht gefragt.
space1999-text-neutral-5 = Weder ja noch nein. Ich hatte selbst einen Einfall.
space1999-text-route-right = Das ist der Weg. Ich kenne ihn schon eine Weile.
space1999-text-route-wrong = Das ist nicht die Erde. Sie sieht dich nur genauso an.
