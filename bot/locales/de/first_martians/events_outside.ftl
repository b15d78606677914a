# First Martians: Missionsereignisse außerhalb der Basis, zwischen Erde und Mars.

## Der Staubsturm

first_martians-event-storm-front = Die Sturmfront
first_martians-event-storm-front-scene = Das Nachmittagsbild zeigt das Tal und über seinem Südende etwas wie eine Steppdecke mit gebogtem Saum. Auf dem Bild davor lag dieser Saum noch vierzig Kilometer weiter weg. Der Wind darin würde nicht fester drücken als eine Hand gegen eine Tür; es ist der Staub, der überall hineinkommt. Es gibt zwei Sturmplanen, und drei Dinge gehörten unter eine: die Paneele, die Lufteinlässe, das Fenster der Farm. { $name } steht im Hof, die zweite Plane über dem Arm.
first_martians-event-storm-front-action = Eine dritte Plane nähen
first_martians-event-storm-front-done = Aus Zeltstoff und dem Futter eines Schlafsacks hat { $name } eine dritte Plane genäht, mit Stichen, unter die kein Segelmacher seinen Namen setzen würde. Sie hält. Wird der Himmel jetzt rostrot, liegen alle drei bedeckt, und die Batterien gehen voller in die Nacht als gedacht.
first_martians-event-storm-front-consequence = Hinter der ersten Front kommt eine zweite, und es sind immer noch zwei Planen. Noch einmal wählen will niemand; man lost, und die Paneele verlieren. Mittags geben sie den Strom eines frühen Morgens, für den Rest kommen die Batterien auf.
first_martians-event-storm-front-follow-up = Seit dem Sturm hustet { $name }. Was mit den Anzügen hereinkam, ist feiner als Mehl, schmeckt nach Bleiche und lässt auch in der Koje nebenan niemanden schlafen.
first_martians-event-storm-front-choice-panels-bare = Die Paneele offen lassen
first_martians-event-storm-front-choice-panels-bare-told = Die ganze Nacht läuft Sand über die Paneele, es klingt wie umgeblätterte Seiten. Bis sie gefegt sind, tragen die Batterien alles, und { $name } geht durch den HUB und knipst hinter den Leuten die Lampen aus.
first_martians-event-storm-front-choice-intakes-bare = Die Einlässe offen lassen
first_martians-event-storm-front-choice-intakes-bare-told = Die Einlässe schlucken Staub, bis jemand sie von Hand schließt. Danach atmen alle aus den Flaschen, und { $name } liest jede Stunde laut den Druck ab, damit niemand aufstehen und nachsehen muss.
first_martians-event-storm-front-choice-farm-bare = Das Fenster der Farm offen lassen
first_martians-event-storm-front-choice-farm-bare-told = Mittags ist unter dem Glas Dämmerung. Was dem Fenster am nächsten steht, legt sich am zweiten Tag hin, und { $name } trägt es hinaus, bevor die anderen auf sind.

first_martians-event-buried-rover = Froggy unter der Düne
first_martians-event-buried-rover-scene = Wo Froggy geparkt war, im Windschatten der Garage, hat der Sturm eine Düne hingestellt. Oben schaut der Kameramast heraus und dreht den Kopf, wenn man ihn ruft. Bei jedem Versuch der Räder bricht eine Kruste, und der Rover rutscht ein Stück tiefer in etwas Helles, Weiches.
first_martians-event-buried-rover-action = Die Böschung abstützen
first_martians-event-buried-rover-done = { $name } verkeilt Bretter unter der Böschung und füllt ein Röhrchen mit dem hellen Pulver von unterhalb der Kruste, das bis gestern kein Tageslicht kannte. Ausgraben muss man Froggy noch, aber weiter sinkt er nicht.
first_martians-event-buried-rover-consequence = In der Nacht gibt die Böschung nach. Am Morgen ragt nur noch das Objektiv aus dem Sand, und es dreht sich nicht mehr.

## Der Hang

first_martians-event-far-quake = Das lange Beben
first_martians-event-far-quake-scene = Das Seismometer hat es zuerst, aus der Tiefe unter den Vulkanen im Westen, und lässt es nicht mehr los. Fast eine Stunde schwingt die Spur, lange nachdem die Füße nichts mehr merken, denn der Boden hier ist trocken und bis tief hinab zersprungen und gibt alles weiter. Am Hang über dem HUB erscheinen ein paar dunkle Fäden und werden länger. Das ist Staub, der sich auf den Weg macht.
first_martians-event-far-quake-action = Die Verankerungen abgehen
first_martians-event-far-quake-done = { $name } geht mit dem Hammer von Anker zu Anker und lässt nach jedem Schlag die Hand am Stahl. Zwei gehören nachgezogen. Der dritte hatte sich fast befreit.
first_martians-event-far-quake-consequence = Vor Tagesanbruch kommt es wieder, kürzer und näher. Draußen, wo Strom und Luft gemacht werden, gibt etwas nach, das beim ersten Mal nur gelitten hatte, und auf der Tafel wird aus einem grünen Licht ein rotes.
first_martians-event-far-quake-choice-clear-the-slope = Den Fuß des Hangs räumen
first_martians-event-far-quake-choice-clear-the-slope-told = Gestelle, Trommeln, die Ersatzantenne: alles wandert auf die andere Seite. Die halbe Werkstatt wandert mit, und wer heute ein Werkzeug braucht, muss es erst suchen.
first_martians-event-far-quake-choice-go-on-working = Weiterarbeiten
first_martians-event-far-quake-choice-go-on-working-told = Die Schicht geht weiter. Zum Hang sieht keiner, und jeder weiß, wo das Fenster ist. Eine Pumpe, die so lange gerüttelt wurde, läuft allmählich heiß.

first_martians-event-silent-slide = Was der Hang noch hielt
first_martians-event-silent-slide-scene = Mittags, als nichts bebt, lässt er los. In so dünner Luft ist ein Erdrutsch beinahe stumm: Ein Schatten läuft herunter, dann summt es in den Fußsohlen. Der Schutt bleibt vor dem HUB liegen, auf dem Kabelgraben, und ein Solarpaneel fällt aus. Ein Block, so groß wie Scorpio, ist oben geblieben und ruht auf nichts, was man sehen könnte.
first_martians-event-silent-slide-action = Das Kabel freigraben
first_martians-event-silent-slide-done = { $name } gräbt armtief bis zur zerdrückten Muffe und setzt sie neu, ohne ein einziges Mal zu dem Block hinaufzusehen. Der Strom kommt wieder.
first_martians-event-silent-slide-consequence = Der Block kommt in der Nacht und nimmt die Leitung zum Sondenhangar mit. Drinnen hat niemand etwas gehört. Irgendwann fällt auf, dass es dort drüben dunkel ist.

## Das Licht und die Landesonde

first_martians-event-light-on-the-wall = Ein Licht jenseits des Tals
first_martians-event-light-on-the-wall-scene = Zwei Stunden nach Sonnenuntergang steht an der anderen Talwand ein Licht: weiß, klein, weit unten, wo die Karte Geröll verzeichnet. Es flackert nicht. Wendet Scorpio auf dem Hof, geht es aus. Wendet Scorpio zurück, ist es wieder da und hat sich nicht gerührt.
first_martians-event-light-on-the-wall-action = Bis zum Morgen beobachten
first_martians-event-light-on-the-wall-done = { $name } steht am Fenster, als die Sonne die Talwand erreicht. An der Stelle des Lichts ist zwischen den Steinen etwas Kleines, Gerades. Menschen haben es gemacht, und es ist lange her.
first_martians-event-light-on-the-wall-consequence = Es fährt niemand hin. Das Licht ist etwas, worüber bei Tisch gesprochen wird, und dann etwas, worüber nicht gesprochen wird.
first_martians-event-light-on-the-wall-choice-drive-to-it = Noch heute Nacht hinfahren
first_martians-event-light-on-the-wall-choice-drive-to-it-told = Scorpio fährt im eigenen Scheinwerferlicht, mit der Ladung für morgen, über Gelände, das noch nie jemand bei Nacht gequert hat, und bekommt jeden Stein zu spüren. Das Licht bleibt vor ihm, bis ein Graben die Räder aufhält. Danach gibt es nur noch den Rückweg.
first_martians-event-light-on-the-wall-choice-take-its-bearing = Anpeilen und abwarten
first_martians-event-light-on-the-wall-choice-take-its-bearing-told = Die Peilung wird notiert, Scorpios Scheinwerfer gehen aus, und mit ihnen die Talwand. Das könnte als Antwort genügen. { $name } legt sich trotzdem nicht hin.

first_martians-event-silent-lander = Die stumme Sonde
first_martians-event-silent-lander-scene = Das Licht war ein Spiegel, nicht größer als eine Münze, dazu gedacht, einen Laser zurückzuwerfen, und zurückgeworfen hatte er die Scheinwerfer des Rovers. Er sitzt auf dem Deck der alten Landesonde, die noch steht, wo sie aufsetzte, einen Arm über der Furche ausgestreckt, an der sie grub. Die Paneele sind braun. Um die Füße der Sonde liegen die Airbags, die ihren Sturz aufgefangen haben, flach und steif gefroren.
first_martians-event-silent-lander-action = Die Airbags bergen
first_martians-event-silent-lander-done = { $name } schneidet unter der Sonde ein ganzes Zimmer voll alten Stoffs heraus. Ausgeschüttelt und in Lagen gefaltet, taugt er als Filter.
first_martians-event-silent-lander-consequence = Ein Staubteufel zieht über die Stelle und nimmt einen der Airbags mit. Man findet ihn um Scorpios Vorderachse gewickelt, so stramm wie von Hand gelegt.
first_martians-event-silent-lander-choice-take-its-battery = Die Batterie ausbauen
first_martians-event-silent-lander-choice-take-its-battery-told = Die Batterie löst sich aus ihrem Fach und hält noch Ladung; ihre Anschlüsse sind wie neu. Bevor sie gehen, klappt jemand den Arm ein. Auf dem Rückweg kommt die Rede nicht darauf.
first_martians-event-silent-lander-choice-clean-its-panels = Die Paneele säubern
first_martians-event-silent-lander-choice-clean-its-panels-told = { $name } geht mit einem Besen rund um das Deck und gibt die Luft einer Stunde für eine Maschine, auf die niemand wartet. Unter dem Staub sind die Paneele fast schwarz. Nichts regt sich.

first_martians-event-lander-speaks = Die Sonde meldet sich
first_martians-event-lander-speaks-scene = Bei Sonnenaufgang findet der Empfänger eine Trägerwelle, die nicht die eigene ist. Die Sonde hat geladen, was sich noch laden ließ, und tut ihre Arbeit: Sie meldet sich bei einer Station auf der Erde, die seit Jahren abgeschaltet ist, wartet auf Antwort und meldet sich wieder. Sie hören ihr beim Frühstück zu, alle miteinander. Mit jeder Meldung geht eine Zeile der Telemetrie des HUB verloren.
first_martians-event-lander-speaks-action = Ihre Windaufzeichnungen abfragen
first_martians-event-lander-speaks-done = { $name } antwortet im alten Protokoll der Sonde und bekommt vier Winter Wind, Stunde um Stunde. Am Abend ist die Basis auf das Wetter eingestellt, das in diesem Tal wirklich herrscht.
first_martians-event-lander-speaks-consequence = Die Sonde ruft Tag und Nacht, und zwischen zwei Rufen kommen die Instrumente des HUB aus dem Takt. Eine Warnung aus dem Wohnbereich trifft ein, als es nichts mehr zu warnen gibt.
first_martians-event-lander-speaks-follow-up = Beim ersten Licht hatte die Sonde gemeldet, dass der Druck fiel, ohne jemanden zu meinen. { $name } hat zugehört und die Einlässe rechtzeitig geschlossen; die Pumpen laufen sauber.

## Das Röhrchen

first_martians-event-one-tube-too-many = Ein Röhrchen zu viel
first_martians-event-one-tube-too-many-scene = In der Liste stehen sechs Röhrchen, im Kasten aus dem Gelände stecken sieben. Das siebte ist aus Titan, matt vor feinen Kratzern, und trägt eine Nummer der Robotermission, die ihre Proben in einer Reihe ablegte, weit weg von allem, wo dieser Kasten je gewesen ist. Niemand weiß davon, es aufgehoben zu haben.
first_martians-event-one-tube-too-many-action = Der Seriennummer nachgehen
first_martians-event-one-tube-too-many-done = { $name } findet sie im vorletzten Protokoll des Roboters: ein Röhrchen, beim Aufstieg verloren, eine halbe Zeile. Es muss mit dem Kies in Scorpios Schaufel geraten sein. Gut, es schwarz auf weiß zu haben.
first_martians-event-one-tube-too-many-consequence = Alle dachten an das, was im Röhrchen war, und keiner an das, was außen daran hing. Die Filter des Labors sind grau von dem alten Staub und nicht mehr zu retten.
first_martians-event-one-tube-too-many-choice-open-it = Im Handschuhkasten öffnen
first_martians-event-one-tube-too-many-choice-open-it-told = Der Verschluss gibt mit einem Seufzer nach. Innen liegt Tonstein in papierdünnen Blättern, schöner als alles, was die Crew selbst gegraben hat; bevor der Kasten zu ist, ist ein Hauch davon im Raum, und alle haben es bemerkt.
first_martians-event-one-tube-too-many-choice-seal-it-away = Unter Verschluss nehmen
first_martians-event-one-tube-too-many-choice-seal-it-away-told = Es kommt in einen Beutel und der Beutel in einen zweiten, und der bessere der beiden Handschuhkästen wird abgeschlossen, mit dem Röhrchen darin. Das Labor behilft sich mit dem Platz, der bleibt.

first_martians-event-growth-on-the-plate = Was in der Schale wuchs
first_martians-event-growth-on-the-plate-scene = In der Schale mit dem Abstrich aus dem alten Röhrchen stehen Kolonien, rahmweiß, mit einer Haut darauf wie auf gekochter Milch. Noor betrachtet sie lange, ehe sie nach dem Mikroskop greift, und dann nickt sie nur. Diese Spore kennt sie, aus den Reinräumen auf der Erde. An einem Bohrer ist sie hergekommen, hat Jahre neben dem Tonstein geschlafen, und nun hat man sie gefüttert.
first_martians-event-growth-on-the-plate-action = Den Handschuhkasten ausheizen
first_martians-event-growth-on-the-plate-done = { $name } heizt den Kasten aus, solange die Batterien es hergeben. Die nächsten Abstriche bleiben sauber, auch die aus den Luftschächten.
first_martians-event-growth-on-the-plate-consequence = Die Sporen sind in der Farm. Ein ganzes Beet ist über Nacht am Stängel weich geworden und wird mit den Wurzeln herausgerissen, ehe das nächste an die Reihe kommt.
first_martians-event-growth-on-the-plate-choice-burn-the-plates = Die Schalen verbrennen
first_martians-event-growth-on-the-plate-choice-burn-the-plates-told = Die Schalen kommen in den Ofen und mit ihnen alles, was daneben stand. Im Labor riecht es nach verbranntem Zucker, und ehe nicht alles neu geeicht ist, darf man dort keinem Gerät trauen.
first_martians-event-growth-on-the-plate-choice-keep-one-plate = Eine Schale behalten
first_martians-event-growth-on-the-plate-choice-keep-one-plate-told = Eine Schale bleibt, hinter zwei Türen, der Frage wegen, wie lange etwas schlafen kann. { $name } schreibt bis tief in die Nacht, hellwach und nicht weit vom Glück. In den Luftschächten fangen die Fallen mehr als vorher.
first_martians-event-growth-on-the-plate-choice-keep-one-plate-later = { $name } wacht elend auf, und bis zum Mittag wird es schlimmer. Der Abstrich kommt unter das Mikroskop, obwohl kaum zweifelhaft ist, was er zeigen wird.

## Vom Himmel

first_martians-event-proton-storm = Protonensturm
first_martians-event-proton-storm-scene = Zuerst fängt es auf den Bildern vom Hof zu schneien an, weiße Punkte, mehr mit jeder Aufnahme. Dann ticken die Dosimeter. Der Blitz war vorbei, ehe ihn jemand sehen konnte; was ihm folgt, ist langsamer, und dieser Planet hat weder die Luft noch das Magnetfeld, es aufzuhalten. Samuel liest die Werte vor, wie er einen Puls zählen würde.
first_martians-event-proton-storm-action = Den Schutzraum mit Wasser ummauern
first_martians-event-proton-storm-done = { $name } stapelt die Kanister um den Schutzraum, bis man kaum noch sitzen kann. Hinter so viel Wasser wird das Ticken spärlich, und einer nach dem anderen schläft ein.
first_martians-event-proton-storm-consequence = Die zweite Welle kündigt sich nicht an. Sie trifft { $name } hinter nichts als Aluminium, und was sie hinterlässt, ist eine Haut, die brennt, und eine Nacht auf dem Boden neben der Schüssel.
first_martians-event-proton-storm-choice-all-to-the-shelter = Alle in den Schutzraum
first_martians-event-proton-storm-choice-all-to-the-shelter-told = Nach wenigen Minuten ist die Luke zu. Sie sitzen Knie an Knie und hören in der Werkstatt einen Motor heißlaufen, zu dem keiner hinausdarf.
first_martians-event-proton-storm-choice-save-the-processors = Erst die Prozessoren retten
first_martians-event-proton-storm-choice-save-the-processors-told = Karte um Karte wird aus den äußeren Schränken gezogen und hinter die Kanister getragen, während die Werte immer schneller ausgerufen werden. Als Letztes kommt { $name } durch die Luke, eine Ersatz-CPU unter dem Arm, das Dosimeter geschwärzt.
first_martians-event-proton-storm-choice-save-the-processors-later = { $name } hat nichts davon gesagt und sagt auch jetzt nichts. Das Blutbild tut es.

first_martians-event-fireball = Die Feuerkugel
first_martians-event-fireball-scene = Kurz nach drei zieht ein Strich aus Licht über das Tal, ohne einen Laut, und einen Augenblick lang hat alles zwei Schatten. Dann klopft der Boden, einmal. Es dauert fast eine Minute, bis Kies auf das Dach prasselt. Im Norden steht eine Säule vor den Sternen.
first_martians-event-fireball-action = Die Splitter einsammeln
first_martians-event-fireball-done = { $name } sucht Hof und Dach auf allen vieren ab. Die Splitter sind erbsengroß, schwarz verkrustet und älter als der älteste Stein in diesem Tal.
first_martians-event-fireball-consequence = Ein Splitter ist weiter gekommen, als jemand gesucht hat. Seither lag er in einem Schacht des Wohnbereichs, und nun ist durchgescheuert, was unter ihm war.
first_martians-event-fireball-follow-up = { $name } findet ihn im Profil eines Stiefels, wo er die ganze Zeit gesteckt hat: noch einen Splitter, die Kruste gesprungen, das Metall darin so blank wie am ersten Tag.
first_martians-event-fireball-choice-drive-to-the-crater = Zum Krater fahren
first_martians-event-fireball-choice-drive-to-the-crater-told = Unten im Loch liegt Eis, weiß und bloß, wo keine Karte welches zulässt, und verraucht vor ihren Augen. { $name } bringt ein Röhrchen von dem herauf, was darunter ist, über einen Rand wie aus Scherben, mit fast leerer Flasche und verstauchtem Handgelenk.
first_martians-event-fireball-choice-search-the-walls = Die Wände absuchen
first_martians-event-fireball-choice-search-the-walls-told = Der Zeiger steht um ein Haar tiefer als zuvor. Sie gehen mit einem Seidenfaden die Wände ab, bis er sich zu einem Loch neigt, in das gerade eine Nadel passte. Die Luft, die dort hinausging, kommt nicht wieder.

## Befehle von der Erde

first_martians-event-east-wall = Die Ostwand
first_martians-event-east-wall-scene = Die Frage ging zur Erde, bevor sie die Schlucht betraten. Die Antwort braucht vierzehn Minuten hin und vierzehn zurück, und das Licht wurde weniger. Jetzt ist Ruths Stimme in den Helmen: Niemand geht hinein, auf dem letzten Bild hängt die Ostwand lose. Ihre Lampen liegen auf der Ostwand. Dort ist auch der beste Aufschluss der Woche.
first_martians-event-east-wall-action = Eine sichere Spur abstecken
first_martians-event-east-wall-done = { $name } setzt die Stäbe dorthin, wohin von der Ostwand kein Stein rollen kann. Die Spur ist länger als die alte, und es atmet sich leichter darauf.
first_martians-event-east-wall-consequence = Die Ostwand geht auf den gewohnten Weg nieder, in die Radspuren desselben Morgens. Ihr Rand hat Scorpio erwischt; die Vorderräder antworten nicht.
first_martians-event-east-wall-choice-turn-back = Sofort umkehren
first_martians-event-east-wall-choice-turn-back-told = Am Fels bleibt ein Kreidestrich, und der Fels bleibt, wo er ist. { $name } geht hinter den anderen und ist zu keinem Wort zu bewegen, ehe die Schleuse zu ist.
first_martians-event-east-wall-choice-stay-and-say-nothing = Bleiben und nichts davon sagen
first_martians-event-east-wall-choice-stay-and-say-nothing-told = Der Fels löst sich sauber, und die Wand hält. Im Bericht an Darmstadt steht etwas von einem ruhigen Tag; wer ihn geschrieben hat, bekommt beim Essen das Salz gereicht und keinen Blick dazu.

first_martians-event-what-the-orbiter-saw = Was der Orbiter sah
first_martians-event-what-the-orbiter-saw-scene = Bei jedem Überflug fotografiert der Orbiter, was unter ihm liegt, und unter ihm lag die Schlucht. Radspuren führen unter der Ostwand hinein und wieder heraus. Ruth hat das Bild neben den Bericht vom ruhigen Tag gelegt. Ihre Nachricht besteht aus zwei Sätzen: dass sie es vor sich habe, und dass sie warte.
first_martians-event-what-the-orbiter-saw-action = Noch einmal mit Ruth sprechen
first_martians-event-what-the-orbiter-saw-done = { $name } erzählt ihr, wie dieser Fels aussah und warum man ihn nicht stehen lassen konnte. Die Antwort, eine halbe Stunde später, beginnt mit einem langen Atemzug. Dann fragt sie, wie es ihnen geht.
first_martians-event-what-the-orbiter-saw-consequence = Von nun an will Darmstadt jeden Ausgang vorher schriftlich, mit Karte und Unterschrift. Die Leitzentrale kommt zu nichts anderem, und eine so lange Leine spürt jeder.
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything = Ihr alles sagen
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything-told = { $name } nimmt es in einem Zug auf und schickt es ab, ohne hineinzuhören. Nun bleibt nur zu warten, so lange das Licht eben braucht.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay = Es auf die Laufzeit schieben
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-told = Von Signallaufzeit ist die Rede und von schwindendem Licht, und jedes Wort davon hielte vor Gericht. { $name } ist erleichtert. Die anderen haben anderswo zu tun gefunden.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-later = Ruth hat alle Berichte seit der Landung durchsehen lassen. Reine Routine, sagt sie, mit der Stimme, die sie für Leute hat, die sie nicht kennt.

## Die Schleuse

first_martians-event-lock-ajar = Ein Fingerbreit
first_martians-event-lock-ajar-scene = Das Außentor der Garage bleibt einen Fingerbreit vor dem Rahmen stehen, fährt auf und bleibt wieder an derselben Stelle stehen. In der Dichtung ist der Staub festgebacken. { $name } ist noch draußen, mit Luft für gut eine Stunde. Im Funk hat jemand zu pfeifen begonnen, sehr leise, und alle wissen, dass es Anneli ist.
first_martians-event-lock-ajar-action = Eine neue Dichtung einsetzen
first_martians-event-lock-ajar-done = { $name } legt die neue Dichtung ohne eine Falte in die Nut und lässt das Tor zugehen. Dreimal schließt es mit demselben trockenen Laut.
first_martians-event-lock-ajar-consequence = Die Dichtung reißt mit einem Mal. Die Garage leert sich ins Tal, und das innere Tor verriegelt sich, um alles Übrige zu retten.
first_martians-event-lock-ajar-choice-force-the-door = Mit der Winde zuziehen
first_martians-event-lock-ajar-choice-force-the-door-told = Die Winde zieht das Tor in den Rahmen und ein Stück Dichtung mit. Der Druck hält. Die Filter haben inzwischen so viel Staub geschluckt, dass nichts mehr hindurchgeht.
first_martians-event-lock-ajar-choice-scrape-it-clean = Von außen frei kratzen
first_martians-event-lock-ajar-choice-scrape-it-clean-told = Das geht nur mit der Klinge, nach Gefühl, ringsherum, in der Kälte des Schattens. { $name } kommt mit drei weißen Fingern herein, die beim Auftauen schmerzen werden, und findet für den Rest des Tages jede Arbeit schon getan.

## Der Canyon

first_martians-event-fog-at-dawn = Nebel am Morgen
first_martians-event-fog-at-dawn-scene = Vor Sonnenaufgang hat der Canyon keinen Grund. Bis zum Rand ist er gefüllt, eben wie ein See, mit Eis, das so fein ist, dass es schwebt, statt zu fallen. Drei Schritte tiefer beleuchten die Scheinwerfer des Rovers nur noch sich selbst. In einer Stunde wird die Sonne damit fertig sein, und diese Stunde kommt im Plan nicht vor.
first_martians-event-fog-at-dawn-action = Den Reif einsammeln
first_martians-event-fog-at-dawn-done = { $name } schabt den Reif von allem Blech, auf das er sich gelegt hat, um die Wette mit der Schattengrenze. Geschmolzen und gespalten ist er Luft zum Atmen.
first_martians-event-fog-at-dawn-consequence = Der Reif ist in die Winde der Garage gekrochen, getaut und wieder gefroren. Bei der ersten Last des Morgens bricht sie, und die Rampe hängt schief.
first_martians-event-fog-at-dawn-choice-wait-for-the-sun = Auf die Sonne warten
first_martians-event-fog-at-dawn-choice-wait-for-the-sun-told = Sie warten am Rand bei laufender Heizung. Der Nebel sinkt, zerreißt, ist fort, und der halbe Vormittag mit ihm.
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope = Am Seil hinabsteigen
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope-told = Im Weißen gibt es nur das Seil und den eigenen Atem, der schneller geht, als die Flaschen vorsehen. Wer heute dort draußen ist, dem begegnet auf Armlänge, was man von weitem hätte sehen sollen.

first_martians-event-old-tracks = Drei Linien
first_martians-event-old-tracks-scene = Drei Linien laufen zwischen zwei Schluchten, vom Wind halb gefüllt: ein Rad, ein Rad und dazwischen etwas Dünnes, das geschleift wurde. Ihre Rover ziehen nichts nach. Die Maschine, die das Depot für die andere Crew entlud, tat es: ein Ladekabel, lang wie eine Straße. Wo sie stehen blieb, hat man nie erfahren.
first_martians-event-old-tracks-action = Ihre Tiefe messen
first_martians-event-old-tracks-done = { $name } misst an zwanzig Stellen. Die Maschine ist hier schwer gefahren und nie leicht zurückgekommen: Was sie trug, ist noch am anderen Ende.
first_martians-event-old-tracks-consequence = Ein Nachmittag Wind, nicht stärker als sonst, und der Sand ist glatt. Sie reden, als wären die Linien nie gewesen, und fahren langsamer.
first_martians-event-old-tracks-choice-follow-them = Ihnen nachfahren
first_martians-event-old-tracks-choice-follow-them-told = Vier Stunden folgen sie der dünnen Linie, verlieren sie auf nacktem Fels, finden sie dahinter wieder. Als die Anzeigen sie zurückrufen, gehen alle drei hinter der nächsten Biegung weiter.
first_martians-event-old-tracks-choice-keep-to-the-route = Auf der Route bleiben
first_martians-event-old-tracks-choice-keep-to-the-route-told = Im Plan steht Norden. { $name } trägt die Stelle ins Logbuch ein, fährt nach Norden und sieht in der Heckkamera aus drei Linien eine werden.

first_martians-event-name-on-a-crate = Der Name auf der Kiste
first_martians-event-name-on-a-crate-scene = Die drei Linien enden auf einem Sims, hinter den Rädern, die sie gezogen haben. Die Maschine hat sich bis zu den Achsen eingegraben und hält eine Kiste auf erhobener Gabel, wie sie sie seit Jahren gehalten haben muss. Auf der Kiste steht in weißer Schablonenschrift ein Vorname, sonst nichts. Er gehört jemandem aus der Crew, die nie kam.
first_martians-event-name-on-a-crate-action = Die Maschine ausschlachten
first_martians-event-name-on-a-crate-done = { $name } senkt zuerst die Gabel, damit die Kiste auf dem Boden steht. Dann erst kommen die Anschlüsse des Antriebs und die Lager des Hubwerks an die Reihe.
first_martians-event-name-on-a-crate-consequence = Über Nacht bricht der Sims ab, mit Maschine, Kiste und Spuren. { $name } hatte die Stelle in die Karte eingezeichnet und radiert sie aus.
first_martians-event-name-on-a-crate-choice-open-the-crate = Die Kiste öffnen
first_martians-event-name-on-a-crate-choice-open-the-crate-told = Filter in Ölpapier, drei Dosen Aprikosen, ein Pullover, von jemandem gefaltet, der sich Mühe gab. Filter und Dosen kommen mit. Der Pullover wird zurückgelegt und der Deckel darüber geschlossen.
first_martians-event-name-on-a-crate-choice-leave-it-shut = Sie zulassen
first_martians-event-name-on-a-crate-choice-leave-it-shut-told = { $name } wischt den Staub von den Buchstaben, liest sie noch einmal und rührt den Deckel nicht an. Mit leerer Ladefläche ist der Heimweg lang.

## Das Rätsel

first_martians-event-two-maps = Zwei Karten, ein Tal
first_martians-event-two-maps-scene = Jahrelang überflog der Orbiter diese Gegend im selben flachen Morgenlicht, und daraus entstand die Karte. Wo sie einen gleichmäßigen Hang zeigt, standen sie heute Morgen vor einer Stufe, so hoch wie ein Haus. Ein einziges Bild wurde mittags gemacht, und darauf ist weder Hang noch Stufe. Der Boden gibt keinem der Blätter recht.
first_martians-event-two-maps-action = Vom Grat aus zeichnen
first_martians-event-two-maps-done = { $name } steigt über die Schatten hinaus und zeichnet das Tal mit dem Bleistift, mit den Fehlern eines Auges und nicht mehr. Die Routen der nächsten Tage werden danach geändert.
first_martians-event-two-maps-consequence = Was auf dem Blatt Kies heißt, ist eine Mulde voll Staub mit einer Haut darüber. Froggy sinkt bis zu den Naben ein, und beim Abschleppen schlägt Scorpio mit der Achse auf die verdeckte Kante.
first_martians-event-two-maps-choice-trust-the-map = Der Karte trauen
first_martians-event-two-maps-choice-trust-the-map-told = Es wird gefahren, wie es gezeichnet ist. Auf dem ersten Stück hält der Boden Wort; wer danach weiter erkundet, sollte mit allem rechnen.
first_martians-event-two-maps-choice-survey-anew = Neu vermessen
first_martians-event-two-maps-choice-survey-anew-told = Die ganze Nacht dreht sich der Laser auf seinem Stativ, zieht Strom und will jede Stunde versetzt sein. Am Morgen gibt es ein Blatt, das stimmt, und niemanden, der ausgeruht wäre.

first_martians-event-missing-pass = Wo der Pass sein sollte
first_martians-event-missing-pass-scene = Das Blatt verspricht einen Pass. Nach drei Stunden ist da stattdessen eine Kante und darunter, im Schatten, zweihundert Meter senkrecht hinab, das Becken, in das sie wollten. Eine Stiefelspitze stößt ein paar Kiesel hinunter, und niemand hört sie ankommen. Der Rückweg ist so lang wie der Hinweg und muss aus denselben Flaschen bestritten werden.
first_martians-event-missing-pass-action = Steinmale an den Biegungen setzen
first_martians-event-missing-pass-done = { $name } schichtet an jeder Biegung drei Steine auf, den flachsten zuoberst. So fand man schon heim, als es noch keine Karten gab.
first_martians-event-missing-pass-consequence = Die Dämmerung ist vor der Landmarke da. { $name } kürzt über einen Hang ab, der die Straße hätte sein sollen, und kommt in einem Strom von Steinen unten an.

first_martians-event-iron-stone = Eisen
first_martians-event-iron-stone-scene = Es liegt auf Kies, der kilometerweit hell ist: schwarz, kniehoch, eingedellt wie von Daumen. Mateus legt den Handschuh darauf und lässt ihn eine Weile dort. Es fiel vom Himmel, bevor es jemanden gab, der hätte zusehen können, und es fiel nicht im Ganzen. Seine Splitter liegen auf dem gesamten Weg im Kies, und seit Tagen ziehen sie am Magnetometer, das eine Gegend von der anderen unterscheiden soll.
first_martians-event-iron-stone-action = Die Messwerte bereinigen
first_martians-event-iron-stone-done = { $name } rechnet das Eisen heraus, Zeile für Zeile. Übrig bleiben ein schlichteres Land und ein Instrument, dem man glauben kann.
first_martians-event-iron-stone-consequence = Ein Tag Fahrt gilt einem Ort, den das Magnetometer versprochen hatte. Dort ist Kies und unter dem Kies noch mehr von den schwarzen Splittern.
first_martians-event-iron-stone-choice-load-it = Auf Scorpio laden
first_martians-event-iron-stone-choice-load-it-told = Beim zweiten Anlauf hat der Arm den Brocken, und die Batterien merken es. Als er auf der Pritsche aufsetzt, sinken die hinteren Federn ein und bleiben so; ohne Reparatur fährt Scorpio keinen Meter mehr.
first_martians-event-iron-stone-choice-let-it-lie = Liegen lassen
first_martians-event-iron-stone-choice-let-it-lie-told = Der Brocken bleibt, wo er hinfiel, und taugt als Landmarke. Aber seine Splitter stecken in allem, was gemessen wurde, und im Labor gilt kein Ergebnis, ehe man es zweimal gesehen hat.

## Der Mast

first_martians-event-guy-lines = Die Abspannseile
first_martians-event-guy-lines-scene = Mittags kommen die ersten Böen der Jahreszeit durch die Lücke. Gewicht haben sie kaum, aber der Probemast am Bauplatz ist hoch und leicht, und seine Seile fangen an zu klingen; der Ton geht durch den Handschuh und ist laut im Helm. Seine Anker, solche, wie sie einmal den Mast halten sollen, wurden gesetzt, als der Boden hart gefroren war. Tagsüber ist er es nicht mehr.
first_martians-event-guy-lines-action = Die Anker tiefer setzen
first_martians-event-guy-lines-done = { $name } treibt lange Anker dorthin, wo es nie taut. Die kurzen werden gezogen, gerade geklopft und aufgehoben, und der Ton ist weg.
first_martians-event-guy-lines-consequence = Ein Anker rutscht. Die anderen Seile halten den Probemast; das lose peitscht quer über die Baustelle und endet in der Wand des Arbeitsbereichs.
first_martians-event-guy-lines-choice-slacken-the-lines = Die Seile nachlassen
first_martians-event-guy-lines-choice-slacken-the-lines-told = Man gibt Seil, und die Spitze des Probemasts schwankt. Was am Morgen nach ihr gemessen wurde, muss noch einmal gemessen werden.
first_martians-event-guy-lines-choice-tighten-the-lines = Die Seile spannen
first_martians-event-guy-lines-choice-tighten-the-lines-told = Die Winden werden gedreht, bis der Ton zu hoch zum Hören ist, und die Arbeit geht weiter. Die am stärksten gezogen hat, riecht nach heißem Lack.
first_martians-event-guy-lines-choice-tighten-the-lines-later = Zurück in der Werkstatt versagt die Winde, die den Probemast beruhigt hatte, an einem Werkzeugkasten.

first_martians-event-missing-words = Fehlende Worte
first_martians-event-missing-words-scene = Die Sonne steht jetzt fast im Weg. Was Ruth sagt, muss an ihr vorbei und kommt mit Löchern an. „Bevor der nächste Abschnitt hochgeht …“, dann neun Sekunden Sonne, „… die Winde an den Hauptstrom anschließen.“ Die guten Wünsche am Schluss sind einwandfrei zu verstehen.
first_martians-event-missing-words-action = Langsamer senden lassen
first_martians-event-missing-words-done = { $name } bittet um ein Wort, eine Pause, dasselbe Wort, und dreht den Empfänger auf, so weit es geht. Bis zum Abend ist aus Darmstadt ein ganzer Satz durchgekommen. An seinem Ende stehen ihrer aller Namen.
first_martians-event-missing-words-consequence = Einen ganzen Sol lang empfängt das Gerät nichts als die Sonne. Es klingt wie Regen auf einem Dach, und deswegen schaltet es schließlich jemand aus.
first_martians-event-missing-words-choice-ask-her-again = Um Wiederholung bitten
first_martians-event-missing-words-choice-ask-her-again-told = Die ganze Nacht wird die Schüssel auf die Erde gerichtet gehalten, und jemand bleibt bei ihr auf. Die Wiederholungen haben ihre Löcher woanders; übereinandergelegt ergeben sie einen Text.
first_martians-event-missing-words-choice-fill-the-gap = Die Lücke sinngemäß füllen
first_martians-event-missing-words-choice-fill-the-gap-told = Es kann nur eines heißen: erst die Winde, dann der Abschnitt. Es tut gut, wieder einen Befehl zu haben.
first_martians-event-missing-words-choice-fill-the-gap-later = Die Nachricht kommt noch einmal, und diesmal ganz. Was die Sonne verschluckt hatte, war „auf keinen Fall“. In der Werkstatt ist die Klemme schon schwarz.
