# Missionsereignisse von First Martians, die in der Basis spielen. Die Szenen liest die ganze Crew.

first_martians-event-farm-alarm = Alarm in der Farm
first_martians-event-farm-alarm-scene = Um vier Uhr früh gehen die Lampen der Farm auf volle Leistung und bleiben dort. Bis eine Hand am Schalter ist, hängt der Salat, der dem Glas am nächsten steht, gekocht an den Strünken. Die Zeitschaltuhr geht richtig. Es ist das Relais dahinter, das nicht mehr gehorcht.
first_martians-event-farm-alarm-action = Das Lampenrelais reinigen
first_martians-event-farm-alarm-done = { $name } zieht Schmirgelleinen durch die Kontakte und wartet daneben einen ganzen Zyklus ab. Auf die Minute genau wird es Abend über den Beeten.
first_martians-event-farm-alarm-consequence = Die Kontakte schweißen zusammen, und die Sicherung tut, wofür man sie gebaut hat: Sie nimmt die Farm vom Netz. Hinter dem Glas liegen die Beete schwarz.

first_martians-event-dust-on-the-panels = Staub auf den Paneelen
first_martians-event-dust-on-the-panels-scene = Die ganze Woche war der Wind kaum mehr als ein Atemzug, und das hat genügt. Im Bild der Kamera haben die Paneele die Farbe des Bodens angenommen; nur ein blauer Saum verrät noch, wo sie enden. Am Mittag, wenn sie steigen müsste, liegt die Ladekurve flach.
first_martians-event-dust-on-the-panels-action = Die Paneele abkehren
first_martians-event-dust-on-the-panels-done = Mit dem langen Besen geht { $name } die Reihen hinunter. Zelle um Zelle kehrt das Blau zurück, und drinnen liest jemand ungefragt den steigenden Strom über Funk vor.
first_martians-event-dust-on-the-panels-consequence = Der Nachtfrost hat den Staub fest werden lassen wie Gips, und darunter ist eine Zellenreihe tot. Der Weg zum Frühstück führt jetzt an der Batterieanzeige vorbei.

first_martians-event-last-letter = Letzter Brief
first_martians-event-last-letter-scene = Mit der Morgenpost kommt ein eingelesenes Blatt in einer Handschrift, die niemand kennt. Es ist von der Frau, die am Rumpf des HUB die Schweißer geführt hat; im Frühjahr ist sie gestorben, und sie wollte, dass man es abschickt, sobald Menschen hinter ihren Wänden geschlafen haben. Nummer für Nummer zählt sie die Nähte auf, die sie heute anders schweißen würde. Ruth Feldmann hat kein Wort hinzugefügt, und das Blatt ist nur an { $name } gegangen.
first_martians-event-last-letter-action = Die Nähte prüfen
first_martians-event-last-letter-done = Mit Seifenlauge und einer Lampe geht { $name } die Liste durch, bis zur letzten Nummer. Am Abend ist die Wand wieder eine Wand, an der Fotos hängen.
first_martians-event-last-letter-consequence = Niemand prüft den Rumpf, und so traut ihm niemand. Eine Matratze nach der anderen rückt von der Außenwand ab.
first_martians-event-last-letter-follow-up = { $name } träumt von einer Hand, die eine Raupe aus Metall an einer Fuge entlangzieht und vor dem Ende innehält. Mit dem Schlaf ist es für diese Nacht vorbei und am nächsten Tag mit der Geduld.
first_martians-event-last-letter-choice-read-aloud = Ihn vorlesen
first_martians-event-last-letter-choice-read-aloud-told = { $name } liest bis zur letzten Zeile. Niemand macht der Frau einen Vorwurf; man rückt mit den Stühlen zusammen und holt den Plan des Rumpfes. Von nun an hat jedes Knacken eine Nummer.
first_martians-event-last-letter-choice-keep-silent = Ihn für sich behalten
first_martians-event-last-letter-choice-keep-silent-told = { $name } steckt das Blatt weg, und das Wissen gibt Halt. Die anderen haben das Licht am Empfänger gesehen. Einmal wird gefragt, dann nicht mehr.

first_martians-event-filter-mould = Schimmel im Filter
first_martians-event-filter-mould-scene = Grau bepelzt kommt der Filter aus dem Rahmen, und der Pelz gibt unter dem Daumen nach. Seit Tagen schmeckt die Luft in den Wohnräumen nach Keller. Jetzt weiß man, was man da geatmet hat.
first_martians-event-filter-mould-action = Einen neuen Filter einsetzen
first_martians-event-filter-mould-done = { $name } setzt den neuen Filter ein und verbrennt den alten. Die erste Luft, die hindurchgeht, riecht nach gar nichts, und einer nach dem anderen stellt sich unter das Gitter.
first_martians-event-filter-mould-consequence = { $name } hat die Sporen zu lange geatmet. Was die Untersuchung findet, vergeht nicht von selbst.
first_martians-event-filter-mould-choice-scrub-at-night = Noch nachts die Schächte schrubben
first_martians-event-filter-mould-choice-scrub-at-night-told = Bis zum Morgen schrubbt { $name } mit Chlor, bei abgestellter Lüftung. Die Schächte glänzen. Was gegen Tag mit dem Husten heraufkommt, hat rote Fäden.
first_martians-event-filter-mould-choice-wait-for-day = Auf den Tag warten
first_martians-event-filter-mould-choice-wait-for-day-told = Für eine Nacht noch kommt der Filter zurück, wie er ist. Am Morgen hat das Grau die Fugen der Schächte erreicht, und Lüfter, die man nie gehört hat, mühen sich.

first_martians-event-tremor = Erdstoß
first_martians-event-tremor-scene = Eine Tasse wandert über den Tisch und bleibt an der Kante stehen. Dann bewegt sich der Boden noch einmal, lang und tief, als würde unter dem Tal etwas Schweres fortgeschleift. Aus den Kabelrinnen rieselt Staub. Als es vorbei ist, brauchen die Pumpen einen Augenblick zu lange, bis sie ihren Takt wiederhaben.
first_martians-event-tremor-action = Die Anker nachziehen
first_martians-event-tremor-done = Bolzen für Bolzen holt { $name } die Anker auf ihre Marken zurück. Als der Grund noch einmal nachgibt, geht die Basis mit, in einem Stück.
first_martians-event-tremor-consequence = Der nächste Stoß kommt bei Nacht, kaum stärker als eine Tür, die ins Schloss fällt. Diesmal gibt in den Versorgungsanlagen etwas nach.
first_martians-event-tremor-choice-check-outside = Draußen nachsehen
first_martians-event-tremor-choice-check-outside-told = Im Scheinwerferlicht fährt { $name } mit Scorpio einmal um den HUB und zieht den schlimmsten der Anker fest. Auf dem Rückweg fängt in der Federung des Rovers etwas zu klopfen an.
first_martians-event-tremor-choice-stay-inside = Drinnen bleiben
first_martians-event-tremor-choice-stay-inside-told = Die Schleuse bleibt zu. Sie sitzen da, die Helme in Reichweite, und warten auf den nächsten Stoß. Er kommt nicht, und Stunde um Stunde kommt er weiter nicht.

first_martians-event-water-debt = Wasserschuld
first_martians-event-water-debt-scene = Tag für Tag hat der Aufbereiter etwas weniger zurückgegeben, als er nahm, und der Unterschied ist beim Runden verschwunden. Heute Abend berührt der Schwimmer im Tank eine Marke, an der ihn noch keiner gesehen hat. Was fehlt, ist längst getrunken.
first_martians-event-water-debt-action = Den Aufbereiter freibrennen
first_martians-event-water-debt-done = { $name } leitet Sauerstoff in den verkrusteten Reaktor, bis er sich sauber gebrannt hat. Der Schwimmer löst sich von der Marke, und zum ersten Mal seit Tagen hört man, dass sich jemand wäscht.
first_martians-event-water-debt-consequence = In der Krankenstation läuft der Sterilisator mitten im Gang trocken. Die Instrumente werden jetzt von Hand gekocht, in dem, was noch da ist, und wer sich eine Tasse füllt, spürt Blicke.
first_martians-event-water-debt-choice-ration-water = Das Wasser zuteilen
first_martians-event-water-debt-choice-ration-water-told = { $name } ritzt einen Strich in jede Flasche. Die Becken bleiben trocken. Am Mittag sind die Lippen gesprungen und die Antworten knapp.
first_martians-event-water-debt-choice-tap-the-farm = Die Farm anzapfen
first_martians-event-water-debt-choice-tap-the-farm-told = { $name } öffnet den Ablauf unter den Beeten und lässt das Nährwasser in den Tank. Was in der trockensten Ecke steht, lässt noch am Abend die Blätter hängen und hebt sie nicht wieder.

first_martians-event-garage-fire = Feuer in der Garage
first_martians-event-garage-fire-scene = Auf der Ladeschiene der Garage steht eine blaue Flamme, nicht länger als ein Finger, und macht kein Geräusch. Beim zweiten Versuch erwischt sie der Löscher. Der Stahl ringsum wird noch Stunden heiß sein, und von der Decke hängen Fäden geschmolzener Isolierung, gerade über dem einzigen Weg zu den Rovern.
first_martians-event-garage-fire-action = Die Ladeschiene ausbauen
first_martians-event-garage-fire-done = { $name } nimmt die Schiene auseinander bis aufs blanke Metall. Dahinter sitzt ein Anschluss, den das Feuer nicht berührt hat; er kommt in die Kiste zu den Ersatzteilen.
first_martians-event-garage-fire-consequence = In der Nacht schlägt aus der Schiene noch ein Lichtbogen und nimmt der Garage den Strom. Am Morgen steht Froggy an der Ladesäule, das Kabel in der Buchse festgeschmolzen.
first_martians-event-garage-fire-follow-up = Am Tag des Feuers war es eine Blase, nicht der Rede wert. Unter dem Handschuh ist sie vereitert, und { $name } kann die Hand nicht mehr schließen.

first_martians-event-silent-radio = Stummer Funk
first_martians-event-silent-radio-scene = Die Stunde für Darmstadt kommt, und der Lautsprecher gibt nichts her als sein eigenes Rauschen. Man lässt die vierzehn Minuten vergehen und noch einmal so viele. Der Sender meldet, er sei in Ordnung. Gute Nacht sagt niemand.
first_martians-event-silent-radio-action = Die Sendeleistung erhöhen
first_martians-event-silent-radio-done = { $name } treibt den Verstärker über das hinaus, was auf dem Typenschild steht, und hält ihn dort. Eine halbe Stunde später ist Ruth Feldmanns Stimme im Raum, heiser, und ruft alle der Reihe nach beim Namen. Der Relaissatellit hatte seine Schüssel weggedreht; sie hat die ganze Zeit gesprochen.
first_martians-event-silent-radio-consequence = Wieder ein Abend ohne eine Stimme von der Erde. Das Pult bleibt hell, obwohl keiner mehr davor sitzt, und die Türen schließen sich lauter, als sie müssten.

first_martians-event-night-frost = Nachtfrost
first_martians-event-night-frost-scene = Draußen fällt die Temperatur unter alles, was das Logbuch dieses Jahres kennt, und es ist noch nicht Mitternacht. In den Wohnräumen ist um jeden Bolzen der Außenwand eine Rosette aus Eis gewachsen. Über den Kojen steht der Atem.
first_martians-event-night-frost-action = Die kalten Bolzen einpacken
first_martians-event-night-frost-done = { $name } umwickelt jeden Bolzen mit Streifen aus Wolldecken. Gegen Abend schalten sich die Heizkörper von selbst ab, und was sie sparen, geht in die Reserve.
first_martians-event-night-frost-consequence = Hinter der Verkleidung knackt es wie ein dürrer Ast. Die Kälte hat die schwächste Stelle der Wohnräume gefunden.
first_martians-event-night-frost-choice-heat-the-rooms = Die Räume heizen
first_martians-event-night-frost-choice-heat-the-rooms-told = { $name } gibt den Heizkörpern die Reserve. Die Rosetten schmelzen und rinnen die Wand hinab, und mit ihnen verrinnt die Ladung der Batterien.
first_martians-event-night-frost-choice-sleep-cold = In der Kälte schlafen
first_martians-event-night-frost-choice-sleep-cold-told = Sie liegen alle in einem Raum, unter allem, was aus Stoff ist. Die Wache an den Ventilen hat { $name }; am Morgen sind zwei Fingerspitzen weiß und bleiben weiß.

first_martians-event-seed-in-the-dust = Ein Samen im Staub
first_martians-event-seed-in-the-dust-scene = Zwischen Flusen und Wurzelhaaren liegt im Staubfang der Farm ein Samen, der auf keiner Liste steht. Er ist braun, nicht größer als ein Reiskorn, und an der Seite zeigt ein heller Strich, wo er sich zu öffnen beginnt. In einem Aufschlag oder einem Stiefel muss er mitgekommen sein, den ganzen Weg von der Erde.
first_martians-event-seed-in-the-dust-action = Die Beete desinfizieren
first_martians-event-seed-in-the-dust-done = Wurzel um Wurzel spült { $name } in Peroxid und hängt die Lampen eine Handbreit tiefer. Die Blätter antworten noch am selben Tag; bald berühren sie einander.
first_martians-event-seed-in-the-dust-consequence = Aus dem Staubfang ist ein weißes Gespinst bis an die nächsten Wurzeln gekrochen. Was es erreicht hat, wird ausgerissen und verbrannt.
first_martians-event-seed-in-the-dust-choice-sow-the-find = Ihn zur Aussaat aufheben
first_martians-event-seed-in-the-dust-choice-sow-the-find-told = Auf der offenen Hand trägt { $name } ihn durch die Wohnräume zum Saatgut. Was an der Hülse haftete, ist denselben Weg mitgekommen.
first_martians-event-seed-in-the-dust-choice-study-the-find = Ihn untersuchen
first_martians-event-seed-in-the-dust-choice-study-the-find-told = Im Labor schiebt { $name } ihn unter die Linse. Die Schale ist mit Fäden bedeckt, die nicht zu ihm gehören, und so lange man sich danach auch die Hände wäscht, es reicht nicht.

first_martians-event-loose-antenna = Lockere Antenne
first_martians-event-loose-antenna-scene = Auf dem Dach schlägt etwas, ohne Takt, sodass man nicht aufhören kann, auf das nächste Mal zu warten. Bei jedem Schlag springen auf den Pulten die Zahlen. Der Antennenmast hat sich gelockert, und was ein Schirm jetzt sagt, kann falsch sein, bis eine Hand am Schalter ist.
first_martians-event-loose-antenna-action = Den Mast festklemmen
first_martians-event-loose-antenna-done = Flach auf dem Dach liegend zieht { $name } die Schelle an, bis der Schlüssel abrutscht. Unten stehen die Zahlen still. Manche Störung, der man nachgejagt ist, hat es nie gegeben.
first_martians-event-loose-antenna-consequence = An der Dachkante hat sich das Kabel durchgescheuert. Die Pulte zeigen weiter, was sie zuletzt empfangen haben, vor Stunden, und danach lässt sich nichts steuern.

first_martians-event-quarrel-over-duty = Streit um den Dienst
first_martians-event-quarrel-over-duty-scene = Es fängt mit dem Filter der Toilette an: wer an der Reihe war, wer verschont wurde, wer diese Woche zu oft draußen war. Bald geht es um einen Satz, der im zweiten Monat des Fluges gefallen ist. Dem Dienstplan neben der Küche fehlt eine Ecke, und man erwartet, dass { $name } die Sache klärt.
first_martians-event-quarrel-over-duty-action = Sich zusammensetzen
first_martians-event-quarrel-over-duty-done = { $name } kocht Tee und lässt alle ausreden. Darüber wird es Mitternacht. Am Morgen ist der Filter gewechselt.
first_martians-event-quarrel-over-duty-consequence = Der Dienstplan wird auf die Minute eingehalten, und keine Hand rührt sich darüber hinaus. Gegessen wird in Schichten.
first_martians-event-quarrel-over-duty-choice-side-with-one = Partei ergreifen
first_martians-event-quarrel-over-duty-choice-side-with-one-told = { $name } sagt, wer zu wenig getan hat. Es ist eine Erleichterung, das gesagt zu haben. Es stimmt auch, und das macht es nicht leichter zu verzeihen.
first_martians-event-quarrel-over-duty-choice-split-the-work = Die Arbeit neu verteilen
first_martians-event-quarrel-over-duty-choice-split-the-work-told = { $name } schreibt einen Plan, der niemanden schont, und die Stimmen werden leiser. Die freien Stunden von morgen gehören Eimern und Bürsten.

first_martians-event-wrong-thread = Das falsche Gewinde
first_martians-event-wrong-thread-scene = Eine Stunde lang will die erste Kupplung der Reserveleitung nicht greifen. Dann zeigt eine Gewindelehre, warum: Die Stücke stammen aus zwei Werken, nach zwei Normen geschnitten, um ein Haar verschieden und in einer Kiste vermischt. Ruth Feldmann bestätigt es und entschuldigt nichts. Die Rohre, aus denen die zweite Lunge der Basis werden soll, liegen quer über dem Boden der Werkstatt.
first_martians-event-wrong-thread-action = Die Kupplungen sortieren
first_martians-event-wrong-thread-done = { $name } hat jede Kupplung mit zwei Fingern probiert und sie auf der Plane in zwei Reihen gelegt. Am Ende reichen sie für die Rohre, und ein gutes Stück bleibt übrig.
first_martians-event-wrong-thread-consequence = Jemand setzt den langen Schlüssel an eine Kupplung, die nicht passt. Nachgeben muss der Schraubstock: Er reißt samt den Bolzen aus der Werkbank. Dass keiner schuld ist, wird zu oft gesagt und zu laut.
first_martians-event-wrong-thread-choice-cut-new-threads = Neue Gewinde schneiden
first_martians-event-wrong-thread-choice-cut-new-threads-told = { $name } steht an der Drehbank, bis die Striche der Skala verschwimmen. Späne bedecken Bank und Boden; ehe hier etwas anderes gebaut wird, muss erst jemand Platz schaffen.
first_martians-event-wrong-thread-choice-seal-with-resin = Mit Harz abdichten
first_martians-event-wrong-thread-choice-seal-with-resin-told = { $name } dreht die Stücke ein, so weit sie gehen, und füllt den Rest mit Harz. Es ist dicht, am Manometer, heute. Aber die Pumpen müssen stärker dagegen drücken.
first_martians-event-wrong-thread-choice-seal-with-resin-later = In der Kälte wird Harz spröde. Eine Fuge, die { $name } abgedichtet hat, löst sich mit einem Husten und reißt ihren Nachbarn mit.

first_martians-event-second-circuit = Der zweite Stromkreis
first_martians-event-second-circuit-scene = Die Sammelschiene für den Reservekreis liegt bereit, ein Kupferstück, so lang wie ein Arm. Laut Handbuch muss die Basis eine Stunde tot sein, während man sie einsetzt: keine Pumpen, keine Lüfter, kein Licht. Eine Notiz am Rand sagt, es sei auch schon unter Strom gemacht worden. So oder so wird sie an einer Klemme hängen, die nur für Versuche gedacht war.
first_martians-event-second-circuit-action = Die Klemme ersetzen
first_martians-event-second-circuit-done = { $name } schneidet die verfärbte Klemme heraus und setzt einen richtigen Anschluss. Was dort als Wärme verloren ging, kommt nun in den Batterien an.
first_martians-event-second-circuit-consequence = Die Klemme glüht, tropft und reißt ab. Mit allen Schirmen zugleich fällt die Leitzentrale vom Netz.
first_martians-event-second-circuit-choice-go-dark = Den Strom abschalten
first_martians-event-second-circuit-choice-go-dark-told = { $name } legt den Hauptschalter um. Als die Lüfter ausgelaufen sind, hört man einander atmen, und eine Stunde lang versuchen alle, es etwas weniger zu tun.
first_martians-event-second-circuit-choice-work-live = Unter Strom einbauen
first_martians-event-second-circuit-choice-work-live-told = { $name } steht auf Gummi, eine Hand im Rücken, und dreht die Muttern nach Gefühl. Bei der letzten ein weißer Blitz, und durch den Handschuh verbrennt die Handfläche. Aber die Mutter sitzt, und die Hand hat nicht losgelassen.

first_martians-event-sinking-leg = Das sinkende Bein
first_martians-event-sinking-leg-scene = Die Triebwerke der Landung haben den Boden erwärmt, und seither gibt er keine Ruhe. Sein Eis geht als Dampf davon, und ein Bein des Landers ist eine Handbreit in das eingesunken, was übrig bleibt, fein wie Mehl. Eine Flasche, auf den Kabinenboden gelegt, rollt jedes Mal an dieselbe Wand. An dieser Wand steht die halbe Basis, noch verpackt.
first_martians-event-sinking-leg-action = Das Bein auf Fels gründen
first_martians-event-sinking-leg-done = Unter dem Mehl stößt { $name } auf Fels und füllt die Grube mit Platten, bis der Fuß darauf steht. Die Flasche bleibt, wo man sie hinlegt.
first_martians-event-sinking-leg-consequence = Vor Sonnenaufgang bricht das Bein durch die Kruste. Was stand, rutscht; zwischen den Versorgungsanlagen reißt etwas, und den Rest der Nacht warten sie in den Anzügen ab.
first_martians-event-sinking-leg-choice-jack-it-up = Es aufbocken
first_martians-event-sinking-leg-choice-jack-it-up-told = Die ganze Nacht hält { $name } die Hydraulik unter Druck und liest alle zehn Minuten die Libelle ab. Das Bein kommt um einen Fingerbreit hoch; die Batterien sinken um mehr.
first_martians-event-sinking-leg-choice-tie-to-scorpio = Es an Scorpio vertäuen
first_martians-event-sinking-leg-choice-tie-to-scorpio-told = { $name } fährt Scorpio auf die hohe Seite, legt ein Seil um den Rahmen und nimmt die Lose heraus. Der Lander neigt sich nicht weiter. Fürs Erste gehört der Rover zu ihm.

first_martians-event-buried-crate = Die verschüttete Kiste
first_martians-event-buried-crate-scene = Die Kisten waren vor der Crew im Tal, ordentlich in einer Reihe abgesetzt, bis die Triebwerke der Landung die Ebene darüberbliesen. Alle Funkbaken antworten bis auf eine. Es ist die der Vorräte, und solange sie schweigt, bleiben die Töpfe halb leer.
first_martians-event-buried-crate-action = Nach der Kiste graben
first_martians-event-buried-crate-done = Mit einer Eisenstange findet { $name } sie, eine Armlänge tief. Unter den Rationen, in einer Tüte aus Zeitungspapier, hat jemand Saatgut verpackt, das keine Liste nennt.
first_martians-event-buried-crate-consequence = Man hatte mit der Kiste gerechnet und weiter von den Vorräten gegessen. Als sie gefunden wird, ist der Deckel seit Tagen aufgesprungen, und der Frost hat die Dosen gesprengt. Sie schaufeln den Sand wieder darüber.

first_martians-event-missing-litres = Fehlende Liter
first_martians-event-missing-litres-scene = Jede Flasche hat ihren Strich, jeder Strich seinen Haken, und am Morgen ist im Tank trotzdem weniger, als es sein müsste. Der Unterschied ist, was ein Mensch in einer Nacht trinkt. { $name } rechnet es auf einem frischen Blatt noch einmal nach. Gefragt hat niemand; gezählt haben alle.
first_martians-event-missing-litres-action = Die Leitung abtasten
first_martians-event-missing-litres-done = Schelle um Schelle tastet { $name } die Leitung ab und findet die Dämmung durchweicht: ein Riss, den man fühlt und nicht sieht und der in die Wand weint. Niemand hat gestohlen. Sie müssen es einander erst sagen, damit es wahr ist.
first_martians-event-missing-litres-consequence = Das Wasser war die ganze Zeit in der Wand. Es erreicht die Drähte hinter den Kojen, es gibt einen Knall, und sie schreien einander schon an, ehe sie wissen, was kaputt ist.
first_martians-event-missing-litres-choice-ask-openly = Offen fragen
first_martians-event-missing-litres-choice-ask-openly-told = { $name } fragt beim Frühstück und nennt keinen Namen. Reihum streiten sie es ab, und jedes Nein klingt, als zeige es auf den Nächsten.
first_martians-event-missing-litres-choice-lock-the-tap = Den Hahn absperren
first_martians-event-missing-litres-choice-lock-the-tap-told = { $name } legt eine Kette um das Ventil und behält den Schlüssel. Wer nachts Durst hat, muss jetzt an eine Tür klopfen.
first_martians-event-missing-litres-choice-lock-the-tap-later = Wer nachts um ein Glas Wasser klopfen musste, hat es nicht vergessen. Beim Abendessen bleibt der Stuhl neben { $name } leer.

first_martians-event-smell-of-smoke = Rauchgeruch
first_martians-event-smell-of-smoke-scene = Im Gang neben der Garage bleibt Anneli Korhonen stehen und hebt den Kopf. Rauch, sagt sie. Kein Sensor gibt ihr recht; für die anderen riecht die Luft nach Löschpulver wie immer seit dem Feuer. Sie legt die Hand an die Verkleidung, schiebt sie weiter und beginnt leise zu pfeifen.
first_martians-event-smell-of-smoke-action = Die verkohlten Kabel kappen
first_martians-event-smell-of-smoke-done = { $name } schneidet, bis das Kupfer an beiden Enden blank ist. Im Eimer ist das Stück innen noch warm. Das Pfeifen hört auf.
first_martians-event-smell-of-smoke-consequence = Aus den Fugen der Wand tritt eine graue Fahne, und die Automatik fragt nicht. Tore fallen, Pumpen saugen die Luft ab. Das Feuer ist aus, und in der Garage ist so wenig zu atmen wie draußen im Tal.
first_martians-event-smell-of-smoke-choice-open-the-wall = Die Wand öffnen
first_martians-event-smell-of-smoke-choice-open-the-wall-told = Bis zum Abend hat { $name } die Platten herunter. Dahinter sind die Kabel verkohlt und noch nicht kalt. Der Boden der Garage liegt nun voller Platten, und jede Ausfahrt beginnt damit, dass man sich einen Weg räumt.
first_martians-event-smell-of-smoke-choice-trust-the-sensors = Den Sensoren trauen
first_martians-event-smell-of-smoke-choice-trust-the-sensors-told = { $name } hält sich an die Sensoren, und die Sensoren schweigen. In dieser Nacht legt sich mehr als einer in Stiefeln hin.
first_martians-event-smell-of-smoke-choice-trust-the-sensors-later = Was hinter der Wand schwelte, hatte sich schon weitergefressen, weiter, als man nachgesehen hat. Ein ganzer Kabelbaum hat seine Haut verloren, und die Störungen melden sich in einem Arbeitsraum nach dem anderen.

first_martians-event-seam-fourteen = Naht vierzehn
first_martians-event-seam-fourteen-scene = Man hört es nur, wenn alle still liegen: ein gleichmäßiges Zischen hinter den Kojen, wie Sand, der von einer Hand in die andere rinnt. Auf dem Plan des Rumpfes hat die Stelle eine Nummer, und die Nummer steht im Brief der Schweißerin. Seit gestern ist die Druckkurve um die Dicke ihrer eigenen Linie gesunken.
first_martians-event-seam-fourteen-action = Die Naht neu schweißen
first_martians-event-seam-fourteen-done = { $name } legt eine zweite Raupe über die erste, so langsam, wie der Brief es verlangt. Das Zischen endet, und die Tanks füllen sich wieder. Jemand schreibt daneben den Namen der Schweißerin an die Wand.
first_martians-event-seam-fourteen-consequence = Das Zischen steigt zu einem einzigen hohen Ton. Das Schott fällt, ehe sie ihre Schuhe gefunden haben, und dahinter verlieren die Quartiere ihre Luft.
first_martians-event-seam-fourteen-choice-foam-it-now = Sofort ausschäumen
first_martians-event-seam-fourteen-choice-foam-it-now-told = Der Schaum braucht eine Stunde, bis er fest ist. Diese Stunde steht { $name } mit einer Hand an der Wand, während die Tanks ersetzen, was hinausgeht.
first_martians-event-seam-fourteen-choice-give-up-the-bunks = Die Kojen räumen
first_martians-event-seam-fourteen-choice-give-up-the-bunks-told = { $name } lässt die Kojen hinaustragen und die Ecke mit einer Plane schließen. Geschlafen wird im Gang, Kopf an Fuß; wer eine Stunde Ruhe will, muss erst einen Platz dafür finden.

first_martians-event-wet-cabinet = Nasser Schrank
first_martians-event-wet-cabinet-scene = Was die Heizkörper von den Wänden vertrieben haben, musste irgendwohin, und es ging ins Labor. Innen am Schrank des Analysegeräts steht das Wasser in Perlen. Jedes Mal, wenn der Lüfter anläuft, rücken sie ein Stück auf die Platinen zu, und die unterste hängt einen Daumenbreit über dem Prozessor. Noch stimmen die Werte.
first_martians-event-wet-cabinet-action = Den Warmluftschacht schließen
first_martians-event-wet-cabinet-done = Eine Schraube, eine halbe Drehung: { $name } schließt den Schacht, der warme Luft an die kalte Wand blies. Man kann zusehen, wie die Perlen schrumpfen, und die Heizkörper brauchen weniger als zuvor.
first_martians-event-wet-cabinet-consequence = Der Tropfen fällt zu einer Stunde, in der das Labor leer ist. Vom Prozessor bleibt ein schwarzes Viereck, das nach Lötzinn riecht, und der Schlag ist weitergelaufen in die Geräte daneben.
first_martians-event-wet-cabinet-choice-dry-it-out = Abschalten und trocknen
first_martians-event-wet-cabinet-choice-dry-it-out-told = { $name } fährt das Gerät herunter und breitet die Platinen auf Handtüchern aus. Wer sonst im Labor zu tun hat, tut es drumherum, mit angelegten Ellbogen.
first_martians-event-wet-cabinet-choice-let-it-run = Das Gerät laufen lassen
first_martians-event-wet-cabinet-choice-let-it-run-told = { $name } lässt es eingeschaltet; vielleicht trocknet es die eigene Wärme. Am Abend reicht das Störungsbuch bis auf die zweite Seite, und nicht alles darauf betrifft das Labor.

first_martians-event-pale-shoots = Bleiche Triebe
first_martians-event-pale-shoots-scene = Der verirrte Samen hatte einen Gefährten. Unter dem letzten Beet, in der Rinne, ist ohne Licht ein Stängel heraufgekommen, weiß wie Kerzenwachs, und hat nach dem Salat gegriffen. Noor Haddad misst ihn morgens, mittags und abends und trägt die Länge in ihr Notizbuch ein. Was es ist, sagt sie nicht. Bei ihr heißt das, dass sie es nicht weiß.
first_martians-event-pale-shoots-action = Den Wurzeln nachgehen
first_martians-event-pale-shoots-done = Mit der Pinzette folgt { $name } der längsten Wurzel durch den Kies, stundenlang, bis zur Spitze. Sie wollte zum Filter. Die letzte Handbreit geht in einem Glas ins Labor.
first_martians-event-pale-shoots-consequence = Die Wurzeln sind dorthin gewachsen, wo niemand hinsah. Dicht wie Haar in einem Abfluss sitzen sie im Filtergehäuse der Farm, der Lüfter erstickt daran, und es dauert, bis eine Hand hineingreift.
first_martians-event-pale-shoots-choice-let-it-climb = Ihn klettern lassen
first_martians-event-pale-shoots-choice-let-it-climb-told = { $name } spannt ihm eine Schnur. Was in seinem Schatten steht, wird gelb, die Schüsseln am Abend sind weniger voll, und manche nehmen den weiten Weg um die Farm herum.
first_martians-event-pale-shoots-choice-let-it-climb-later = Über Nacht hat der weiße Stängel eine Blüte getrieben, eine einzige, und darunter eine Kapsel, die in keinen Bestimmungsschlüssel passt. { $name } trägt sie mit beiden Händen ins Labor.
first_martians-event-pale-shoots-choice-cut-it-down = Ihn abschneiden
first_martians-event-pale-shoots-choice-cut-it-down-told = { $name } schneidet ihn an der Wurzel ab und verbrennt ihn. Es war das Einzige an diesem Ort, das aus freien Stücken gekommen war, und ein paar Tage lang ist die Farm nur ein Arbeitsplatz.

first_martians-event-hum-in-the-wall = Ein Summen in der Wand
first_martians-event-hum-in-the-wall-scene = Seit dem Erdstoß ist in den Wohnräumen ein Ton. Das Ohr an der Wand verliert ihn; Zähne und Tischkanten haben ihn. Er liegt unter jedem Satz und in jeder Pause, und keiner hat mehr eine Nacht durchgeschlafen. Irgendwo läuft ein Lager unrund.
first_martians-event-hum-in-the-wall-action = Das Lager finden
first_martians-event-hum-in-the-wall-done = Einen Schraubenzieher zwischen den Zähnen, geht { $name } von Schacht zu Schacht und findet es: ein Lager, ein Korn Basalt. Der Ton bricht ab. An diesem Abend bleiben sie am Tisch sitzen, nur weil es still ist.
first_martians-event-hum-in-the-wall-consequence = In der Nacht frisst sich das Lager fest. Seine Welle schlägt sich im Gehäuse in Stücke und nimmt mit, was am selben Träger hing. Sie haben so lange darauf gewartet, dass die Stille keine Erleichterung bringt.
first_martians-event-hum-in-the-wall-choice-stop-the-fan = Den Lüfter anhalten
first_martians-event-hum-in-the-wall-choice-stop-the-fan-told = { $name } hält den Hauptlüfter an, und die Stille kommt so plötzlich, dass alle aufsehen. Bis er wieder laufen darf, atmet man aus den Flaschen.
first_martians-event-hum-in-the-wall-choice-bear-it = Es ertragen
first_martians-event-hum-in-the-wall-choice-bear-it-told = Man dreht sich Papier in die Ohren und macht weiter. Dinge werden zu hart abgestellt; eine Frage braucht drei Anläufe.
first_martians-event-hum-in-the-wall-choice-bear-it-later = { $name } dreht sich nicht mehr um, wenn der eigene Name fällt. Das ist mehr als versäumter Schlaf: Was die Untersuchung zeigt, wird den Ton überdauern.

first_martians-event-new-firmware = Neue Firmware
first_martians-event-new-firmware-scene = Ruth Feldmann schickt neue Software für die Steuerungen und sagt, was sie davon hält: Vier Tage ist sie erprobt, vierzig wären nötig gewesen. Am Sonntag hat in der Kopie des HUB in Darmstadt die alte Fassung die Luft stehen lassen. Sie möchte das nicht entscheiden müssen, sagt sie. Entscheiden muss { $name }.
first_martians-event-new-firmware-action = Beide Fassungen vergleichen
first_martians-event-new-firmware-done = Die ganze Nacht lässt { $name } beide Fassungen auf dem Ersatzrechner nebeneinander laufen und findet gegen Morgen den Fehler: eine Uhr, die noch in Erdentagen zählt. Die Berichtigung geht an die Steuerungen, eine Abschrift nach Darmstadt.
first_martians-event-new-firmware-consequence = Die Uhren der Basis sind auseinandergelaufen. Ventile öffnen vor ihren Pumpen, in leeren Räumen geht Licht an; in jedem Flügel geschehen kleine Dinge in der falschen Reihenfolge, und man prüft, was man eben erst geprüft hat.
first_martians-event-new-firmware-choice-install-tonight = Heute Nacht aufspielen
first_martians-event-new-firmware-choice-install-tonight-told = Eine nach der anderen melden sich die Steuerungen zurück, jede mit einem Zögern, das sie vorher nicht hatte. In der Leitzentrale gibt { $name } jeden Befehl ein zweites Mal, um sicherzugehen.
first_martians-event-new-firmware-choice-install-tonight-later = Um zehn nach drei kommt die neue Software an eine Zeile, die niemand erprobt hat. In der Leitzentrale läuft ein Prozessor an, bleibt stehen, läuft an und bleibt dunkel.
first_martians-event-new-firmware-choice-wait-for-tests = Weitere Tests abwarten
first_martians-event-new-firmware-choice-wait-for-tests-told = { $name } lässt die Datei ungeöffnet. Noch am selben Tag beginnen die Pumpen zu stocken, wie Ruth es beschrieben hat, erst eine, dann mehrere.

first_martians-event-cold-chain = Kühlkette
first_martians-event-cold-chain-scene = Irgendwann in der Nacht ist der Kühlschrank der Krankenstation ausgefallen; die Tür ist noch kalt, das Innere nicht mehr. Samuel Okafor hebt mit der Rechten die Ampullen heraus, die Linke in der Tasche, und reiht sie unter der Lampe auf. Einige sind trüb geworden. Von den klaren kann niemand sagen, wozu sie noch taugen.
first_martians-event-cold-chain-action = Den Kühlschrank neu verdrahten
first_martians-event-cold-chain-done = Hinter dem Kompressor findet { $name } die durchgescheuerte Leitung und im selben Bündel weitere, die keine Woche mehr gehalten hätten. Der Zeiger geht ins Grüne zurück.
first_martians-event-cold-chain-consequence = Der Kompressor war nur das Erste an seinem Strang. Der Untersuchungstisch folgt mit einem Klicken, das durch zwei Türen dringt. Samuel steht davor wie vor einem Kranken, und niemand fragt ihn, was sich alle fragen.
first_martians-event-cold-chain-choice-discard-them = Alle wegwerfen
first_martians-event-cold-chain-choice-discard-them-told = { $name } lässt die ganze Reihe vernichten. Was die Krankenstation jetzt behandelt, behandelt sie ohne, und dazu braucht es zwei Hände mehr.
first_martians-event-cold-chain-choice-keep-them = Die klaren behalten
first_martians-event-cold-chain-choice-keep-them-told = { $name } lässt die klaren zurückstellen, jede mit einem Strich in Rotstift. Von weitem sieht das Fach voll aus, und man gewöhnt sich an, es von weitem zu betrachten.
first_martians-event-cold-chain-choice-keep-them-later = Eine andere Ampulle war nicht mehr da, und { $name } bekam eine mit rotem Strich. Was das Etikett versprach, hat sie nicht gehalten.
