# The campaign The Fifth Bunk of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-fifth-bunk = Die fünfte Koje
first_martians-campaign-fifth-bunk-summary = Der Plan des HUB zeigt vier Kojen. Hinter einer Wandplatte ist eine fünfte, und jemand hat darin geschlafen.

## Chapters

first_martians-chapter-four-hundredths = Vier Hundertstel
first_martians-chapter-four-hundredths-briefing = Seit einem halben Jahr stand der HUB bereit, als die Crew herunterkam. Maschinen hatten ihn errichtet, so stand es im Prospekt; die Betten waren bezogen, die Lampen brannten, und kein Handtuch war je benutzt worden. Für die ersten Wochen will Ruth Feldmann in Darmstadt nur eines: den Bestand, und zwar von allem, in Zahlen. Was man hier verbraucht, bleibt verbraucht, und was heute kaputtgeht, ist morgen noch kaputt. Also zählt die Crew. Filter, Schrauben, Saatgut: stimmt. Nur der Strom stimmt nicht. Von hundert Teilen, die die Paneele geben, kommen sechsundneunzig an. Die übrigen vier gehen hinter der Garage in den Boden, Tag und Nacht, und über ihnen läuft eine Reihe Pfähle ins Tal hinaus, die auf keiner Karte steht. Jemand hat sie mit Kreide nummeriert.
first_martians-chapter-four-hundredths-won = Der Strommesser lässt keinen Zweifel: vier Hundertstel, in ein Kabel, dick wie ein Daumen. Auf dem Küchentisch liegen ein paar von den Pfählen; morgen kommen sie wieder an ihren Platz. Jeder trägt eine Zahl, von einer Hand, die ihre Vieren schließt. Maschinen schreiben nicht mit Kreide. Am Abend sucht jemand drinnen nach dem anderen Ende des Kabels und nimmt in den Quartieren die Wandplatte 14 ab. Dahinter ist ein Raum, sechzig Zentimeter breit: eine Matratze, ein Haken, ein Bord mit Leiste. Der Plan des HUB zeigt vier Kojen. In der fünften liegt die Decke gefaltet, und das Kissen hat noch eine Mulde.
first_martians-chapter-four-hundredths-lost = Fertig wird die Bestandsaufnahme nie. Zu viel ist ausgefallen, ehe man es zählen konnte, und Ruth verliest den Befehl, den HUB zu räumen, mit der Stimme, die sie für Befehle hat. Die Paneele klappen zu, die Lampen gehen aus, Reihe um Reihe. Als Letztes wird der Strommesser abgezogen. Bis zum Schluss stand er auf vier, und keiner hat erfahren, warum.
first_martians-chapter-four-hundredths-choice = Vier Hundertstel des Stroms gehen hinaus, und keiner weiß, wohin. Was geschieht mit dem Kabel?
first_martians-chapter-four-hundredths-choice-cut = Den Strom kappen
first_martians-chapter-four-hundredths-choice-cut-told = Der Schutzschalter fällt mit einem trockenen kleinen Klicken, und am Mittag sind die Batterien voll. Es ist richtig so; eine Basis ist nicht dazu da, den Boden zu heizen. Am dritten Morgen fällt jemandem auf, dass der Streifen hinter der Garage, auf dem nie Reif lag, weiß geworden ist wie alles andere.
first_martians-chapter-four-hundredths-choice-leave = Es lassen und ihm nachgehen
first_martians-chapter-four-hundredths-choice-leave-told = Sie ziehen die vier Hundertstel vom Plan ab, wie man eine Miete abzieht, und packen für eine Wanderung. In ein Kabel kann man einen Ton schicken und ihn von oben hören. Wer immer da bezahlt wird, muss am Ende davon zu finden sein.
first_martians-chapter-four-hundredths-choice-ask = Erst in Darmstadt fragen
first_martians-chapter-four-hundredths-choice-ask-told = Sie fragen nach dem Kabel und erwähnen die Koje nicht. Nach achtundzwanzig Minuten und zehn Sekunden ist die Antwort da. Ein Erdungsleiter, sagt eine Männerstimme, und man solle ihn besser nicht öffnen. Achtundzwanzig Minuten braucht das Licht, hin und zurück. Nachschlagen musste niemand etwas.

first_martians-chapter-cable = Das Kabel
first_martians-chapter-cable-briefing = Einem Kabel kann man zuhören. An der Garage schickt man einen Ton hinein, oben setzt man eine Sonde auf den Boden, und wo der Ton am lautesten ist, liegt das Kabel. Drei Sonden sollten reichen, um von einer Seite des Tals auf die andere zu kommen. Ruth hat man gesagt, die Crew kartiere den inneren Ring, was so weit stimmt. Hinter Wandplatte 14 ist die fünfte Koje geblieben, wie sie war; wer vorbeikommt, spricht leiser. Die Pfähle stehen dreihundert Schritte auseinander, und im Windschatten eines jeden ist eine ebene Stelle, so groß wie ein Mensch, der sich hinsetzt. Auf der Karte zeigt die Reihe geradewegs zum Rand der Schlucht. Dort ist nichts, laut Karte.
first_martians-chapter-cable-won = Die letzte Sonde summt so laut, dass man es im Knie spürt. Am Rand steht ein Abzweigkasten, aus einem Kistendeckel gemacht, an seinem Haken eine Dose. Das Kabel geht über die Kante, hinab in den Schatten. In der Dose liegt ein Zettel: „An alle, die die Tür öffnen. Ich bin Halla Jónsdóttir, Monteurin, aus Akureyri. Die Maschinen sind an Sol 9 stehen geblieben. Ich war auf Cargo 4 als Ballast an Bord und habe euch das Haus gebaut; 302 Sols habe ich gebraucht. Die Luft reichte für euch oder für mich, also bin ich hinuntergezogen, in den Teekessel, in dem ich gekommen bin. Mir geht es gut. Esst. Ihr habt das hier nicht gesehen.“ Das Datum darauf ist elf Tage alt.
first_martians-chapter-cable-lost = Der Ton geht hinaus in die Ebene und kommt nicht zurück. Darmstadt fragt inzwischen, was da zu solchem Preis kartiert wird, und dann fragt es nicht mehr; es gibt Befehl, den HUB zu räumen. Vom Aufstiegsfahrzeug aus sieht man die Pfähle, sehr klein, in gerader Linie. Sie reichen ein gutes Stück über den letzten Punkt hinaus, den jemand erreicht hat.
first_martians-chapter-cable-choice = Die Dose hängt am Rand, in Reichweite für jeden, der von unten heraufkommt. Was wird aus ihr?
first_martians-chapter-cable-choice-answer = Eine Antwort hineinlegen
first_martians-chapter-cable-choice-answer-told = „Das Haus ist gut“, schreiben sie nach mehreren Entwürfen und wickeln das Blatt um zwei Riegel von der besseren Sorte. Die Dose kommt wieder an ihren Haken, den Deckel zum Wind. Auf dem Heimweg dreht sich niemand um, denn vielleicht wartet jemand genau darauf.
first_martians-chapter-cable-choice-take-the-tin = Die Dose mitnehmen
first_martians-chapter-cable-choice-take-the-tin-told = Eine Dose mit einem Datum darin ist ein Beweis, und ein Beweis an einem Haken kann verloren gehen. Unter jemandes Arm kommt sie mit heim. Unter dem Deckel steckt, trocken in einer Socke, ein Prozessor. Am leeren Haken hat der Wind nichts mehr, woran er klopfen kann.

first_martians-chapter-lodger = Zur Untermiete
first_martians-chapter-lodger-briefing = Wozu das Kabel auch da sein mag, sagen wird es ihnen niemand. Also fangen sie bei der Koje an. Jemand hat im HUB gewohnt, ehe es jemanden gab, der darin wohnen sollte, und hat hinterher geputzt, gründlich, wie man eine geliehene Wohnung verlässt. Aber ein Mensch haart. Es gibt Haare und Kreide; es gibt Dinge, die vor den Hof geworfen und mit Sand bedeckt wurden; im Infrarot weiß eine Wand noch nach Monaten, wo sich eine Hand gegen sie gestützt hat. „Ihr seid mit den Proben im Rückstand“, sagt Ruth Feldmann. „Ist etwas, das ich wissen sollte?“ Das hat sie seit der Landung jeden Tag gefragt. Zum ersten Mal klingt es wie eine Frage. Der Labortisch wird leer geräumt, und die Crew durchsucht ihr eigenes Haus.
first_martians-chapter-lodger-won = Die Bilder liegen nebeneinander: eine kleine linke Hand an jedem Ventil des HUB, und an keinem zweimal an der falschen Stelle. Wer das war, hatte hier nach nichts gesucht. Sie hatte es eingebaut. In der Naht der fünften Matratze findet sich endlich ein Blatt. „Ich bin Halla Jónsdóttir, Monteurin, aus Akureyri. Die Maschinen sind an Sol 9 stehen geblieben. Ich war auf Cargo 4 als Ballast an Bord und habe euch das Haus gebaut; 302 Sols habe ich gebraucht. Die Luft reichte für euch oder für mich, also bin ich in den Teekessel gezogen, in dem ich gekommen bin, unter dem Rand der Schlucht. Das Kabel ist für die Heizung. Esst. Ihr habt das hier nicht gesehen.“ Datiert ist es ein halbes Jahr vor der Landung der Crew.
first_martians-chapter-lodger-lost = Da stehen Schalen mit Staub, beschriftet und datiert, und keiner hat mehr eine Hand dafür frei. Die Basis ist schneller ausgefallen, als man sie durchsuchen konnte. Ruth verliest den Befehl zum Aufbruch, hält vor der Unterschrift inne und verliest auch sie. Wandplatte 14 wird wieder angeschraubt, denn so lässt man kein Zimmer zurück. Wer zuletzt hinausgeht, wischt die Klinke der Schleuse ab und fragt sich dann erst, warum.
first_martians-chapter-lodger-choice = Ein Blatt, mit Tinte beschrieben, und darauf ein Name. Wohin damit?
first_martians-chapter-lodger-choice-file = Zu den Akten, mit Nummer
first_martians-chapter-lodger-choice-file-told = Es wird eingelesen, nummeriert und gesendet. Darmstadt bestätigt den Eingang von Dokument 2217, und mit der nächsten Ladung Software kommen mehr Strom und ein Satz Filter, der zweimal abgelehnt worden war. Ruth spricht als Letzte. Einmal sagt sie den Namen, um zu sehen, ob man das darf, und die Trägerwelle endet mitten im zweiten Wort.
first_martians-chapter-lodger-choice-pocket = In eine Brusttasche
first_martians-chapter-lodger-choice-pocket-told = Es war an die geschrieben, die die Tür öffnen, und nicht an ein Archiv. Sie reichen es um den Tisch, jeder liest es für sich, und dann verschwindet es in einem Overall. Ruth fragt, ob etwas sei, das sie wissen sollte. Es entsteht eine Pause, in der es möglich gewesen wäre. „Nein“, sagen sie.

first_martians-chapter-brown-weather = Braunes Wetter
first_martians-chapter-brown-weather-briefing = Die Staubzeit hat ihren eigenen Ton, ein feines Zischen, als würde etwas gesiebt, und er ist da, ehe sich das Licht ändert. Schon geben die Paneele weniger. Solange sie dauert, wird der HUB von dem leben müssen, was er zurückgelegt hat, hinter Blenden, und wer hinausgeht, braucht eine Lampe, zu der er heimfindet. Im Tal liegen alte Zellen einer Robotermission; zwei davon geben eine Batteriebank. Das ist der Plan, er ist gut, und keiner kann ihn befolgen, ohne an das andere zu denken. Unter dem Rand der Schlucht, in einer Kabine, die für einen Abstieg von sieben Minuten gemacht ist, sitzt die Frau, die dieses Haus gebaut hat. „Eine solche Person gibt es nicht“, sagt Pascal Oberlin, der das Programm leitet und den niemand gefragt hatte.
first_martians-chapter-brown-weather-won = Eines Morgens hört das Zischen auf, und die Stille weckt sie. Braun kommen die Blenden herunter. Draußen hat man das Tal umgeräumt, aber die Pfähle stehen, und im Norden ist der Rand so klar, dass man seine Zacken zählen könnte. „Ihr habt sieben Wochen“, sagt Ruth. „Dann steht die Sonne zwischen uns, und danach kommt das Flugfenster. Ich soll euch sagen, dass es nichts zu suchen gibt. Das habe ich hiermit gesagt.“ Sie lässt den Kanal offen, was Geld kostet. Auf dem Küchentisch liegen zwei Listen, eine für eine Winde und eine für einen Mast, und Teile sind da für das eine oder das andere.
first_martians-chapter-brown-weather-lost = Der Staub gewinnt, weil er feiner ist als alles. Er ist in den Dichtungen, dann in den Pumpen, dann im Brot. Als der Befehl zum Aufbruch kommt, haben die Batterien gerade noch genug für die Türen. Vom Aufstiegsfahrzeug aus ist nichts zu sehen, weder das Haus noch der Rand. Jemand sagt über Funk ihren Namen, auf allen Frequenzen, bis sie außer Reichweite sind.
first_martians-chapter-brown-weather-choice = Es sind Teile da für eine Winde oder für einen Mast. Was soll es sein?
first_martians-chapter-brown-weather-choice-go-down = Die Winde: jetzt hinunter zu ihr
first_martians-chapter-brown-weather-choice-go-down-told = Noch am selben Abend laden sie die Trommel auf. Dagegen sprechen die Simse, das Eis darauf, ein Befehl und der Umstand, dass niemand weiß, was man finden wird. Dafür spricht ein einziges Argument, und das muss man nicht laut sagen. Ruth erfährt, dass die Crew eine Weile außer Hörweite sein wird.
first_martians-chapter-brown-weather-choice-raise-the-mast = Der Mast: damit sie es hört, und alle anderen
first_martians-chapter-brown-weather-choice-raise-the-mast-told = Von einem Mast aus kann man über den Rand hinweg sprechen, hinunter zu einem Handfunkgerät in einer Kabine; und man kann mit der Erde sprechen, ohne den Weg über Darmstadt. Acht Monate hat sie gewartet, sagen sie zueinander. Da wartet sie noch zwei Wochen. Es ist ein vernünftiger Satz, und er wird recht oft wiederholt.

first_martians-chapter-kettle = Der Teekessel
first_martians-chapter-kettle-briefing = Vom Rand aus sieht man ihn: ein grauer Kegel, nicht höher als ein Gartenhäuschen, im Schatten der Wand gegenüber. Im Fernglas hat er ein Bullauge, eine Art Schornstein und, an eine Strebe gebunden, eine Wäscheleine. Es sind zwei Kilometer, und alle gehen hinunter. Sie ist hier auf und ab gestiegen, mit einer Trommel Seil und niemandem, der es hielt. Es gibt einen Weg über die Simse, dem man ansieht, dass er begangen wurde; es könnte eine Winde geben. Die äußere Luke ist nach ihrem Maß gebaut; im Anzug kommt sonst niemand hindurch, und sie wird herausgeschnitten werden müssen. Die innere Tür hält so lange. Auf Rufe hat niemand geantwortet. Aber mittags, wenn die Sonne zwanzig Minuten lang bis auf den Grund reicht, hat man gesehen, wie sich das Hemd auf der Leine im Wind drehte, und am Tag davor hing da kein Hemd.
first_martians-chapter-kettle-won = Am Rahmen, wo die Luke war, ist ein Zelt dicht angesetzt. Die innere Tür gibt eine Handbreit nach, und was herauskommt, ist feucht und riecht nach Kartoffeln. Sie sitzt in dem Sitz, in dem sie herunterkam, denn einen anderen gibt es nicht. Bis zur Tür sind es fünfzig Zentimeter, und sie hat Zeit gehabt, sich zu kämmen. „Schuhe“, sagt Halla Jónsdóttir, und dann, als niemand sich rührt: „Ihr lasst die Wärme hinaus.“ Sie wiegt nichts; von Sims zu Sims wird sie hinaufgereicht wie etwas Geliehenes. Oben will sie abgesetzt werden und geht die letzten Schritte zur Schleuse des HUB selbst. Sie klopft an.
first_martians-chapter-kettle-lost = Das Sims, das Eis, die Uhr: Jedes Mal war es eines davon. Vom Rand aus ist der Kegel bis zum letzten Abend zu sehen, klein und grau. Dann wird der Befehl so wiederholt, dass man ihn nicht mehr falsch verstehen kann, und es ist nichts mehr da, womit man ihn verweigern könnte. Sie lassen am Seil hinunter, was sich entbehren lässt, auf gut Glück, im Dunkeln, obenauf eine Lampe. Am Morgen kommt das Seil leicht herauf.
first_martians-chapter-kettle-choice = Sie schläft in der fünften Koje; eine andere wollte sie nicht. Was erfährt Darmstadt?
first_martians-chapter-kettle-choice-report = Dass sie gefunden ist
first_martians-chapter-kettle-choice-report-told = „Eine mehr beim Frühstück“, melden sie, mit Uhrzeit. Eine Minute länger, als das Licht braucht, kommt nichts. Dann Applaus, aus einem Saal, dem man etwas anderes gesagt hatte; jemand schnäuzt sich in ein Mikrofon. Zuletzt spricht Oberlin. Er sei erleichtert, sagt er. Ein paar Papiere werde es geben.
first_martians-chapter-kettle-choice-keep-quiet = Vorerst nichts
first_martians-chapter-kettle-choice-keep-quiet-told = „Alles wohlauf“, melden sie, und wahrer war noch keine Meldung. Acht Monate ist sie niemand gewesen und darf es eine Woche länger sein, bis sie ein Abendessen lang sitzen bleiben kann. Nur die Luft behält nichts für sich. Sie wird geatmet, und sie wird gemessen.

first_martians-chapter-high-voice = Die hohe Stimme
first_martians-chapter-high-voice-briefing = Die Streben liegen hinter der Garage, länger, als es eine Crew gibt. Sie sollten eine Antenne tragen, die aus dem Plan gestrichen wurde; jemand hat sie gut geölt. Im inneren Ring aufgestellt und gegen den Wind abgespannt, würden sie über den Rand reichen. Von dort oben kann man in die Schlucht hinuntersprechen, wo vielleicht noch ein Handfunkgerät an ist, und man kann zur halben Erde auf einmal sprechen. Die Sonne rückt zwischen die Planeten und wird bald alles übertönen. Bis dahin ist es ein Wettlauf mit einem Kalender. Oberlin hat den Mast aus Gründen der Sicherheit verboten. „Ich habe es weitergegeben“, sagt Ruth Feldmann, „auf dem Kanal mit dem schlechtesten Empfang, und ziemlich schnell.“
first_martians-chapter-high-voice-won = In der Dämmerung geht die Spitze hinauf, und der Wind fasst sie, prüft sie und lässt sie in Ruhe. Der Sender zieht so stark, dass die Lampen dunkler werden. Sie sagen, wer sie sind, wo sie stehen und dass das Haus warm ist. Dann schalten sie auf Empfang. Von der Erde her brät die Sonne. Von unten, nah, wie aus dem Nebenzimmer, kommt eine Frauenstimme, die lange nicht gebraucht wurde. „Ich sehe eine Lampe“, sagt sie in einem Englisch mit Ecken. „Seid ihr das?“ Und dann, ehe jemand die Sprechtaste gefunden hat: „Ich komme hinauf.“
first_martians-chapter-high-voice-lost = Die Sonne wartet nicht. Was draußen steht, ist das Stück eines Mastes, und es spricht bis zur Garage. Mitten in einem Satz schließt sich das Rauschen über Darmstadt, und die Basis ist zu müde für einen zweiten Versuch. Einmal, in der letzten Nacht, ist etwas im Empfänger, einen Atemzug lang. Es kann das Wort „Lampe“ gewesen sein. Es kann die Sonne gewesen sein.
first_martians-chapter-high-voice-choice = Für den Mast ist noch eine Stunde Strom da. Wofür wird sie verwendet?
first_martians-chapter-high-voice-choice-say-her-name = Der Erde ihren Namen sagen
first_martians-chapter-high-voice-choice-say-her-name-told = Sie senden es offen, in sechs Sprachen: Name, Beruf, Stadt, die Zahl der Sols. Es geht an Darmstadt vorbei und an der Sonne, zu jedem, der einen Draht hat und Geduld. Als die Stunde um ist, hat man es in Oulu gehört und in Accra. Auf ihrer eigenen Frequenz hat unterdessen niemand zugehört.
first_martians-chapter-high-voice-choice-call-her = Sie rufen, und weiterrufen
first_martians-chapter-high-voice-choice-call-her-told = Sie beschreiben ihr den Weg: wo der Staub gewandert ist, welche Pfähle verschüttet sind, wo man eine Flasche Luft hinstellen könnte. Sie kennt das Tal besser als die Crew und sagt es nicht. Zweimal drückt sie die Taste, für Ja. Nach vierzig Minuten kommt ein einzelner Druck, der nicht verabredet war, und dann keiner mehr.

first_martians-chapter-one-more = Eine mehr
first_martians-chapter-one-more-briefing = Der Grund war eine Rechnung. Mit einer mehr, die isst und atmet, gingen die Vorräte des HUB neunzehn Sols vor dem Flugfenster zu Ende: So stand es auf dem Blatt, das man ihr an Sol 302 vorlas, und sie hatte es zweimal hören wollen. Dann faltete sie ihre Decke. Nun sitzt sie in der Küche und braucht wenig Platz, und die Rechnung ist noch da. Man kann sie lassen, wie sie ist, und jemand wird zu wenig haben. Oder man macht sie noch einmal, mit der Waage, Blatt für Blatt, und mit einer zweiten Farm, deren Gerüst seit Cargo 2 in seinen Kisten liegt. Es auszupacken hatte keiner vorgesehen. Fünf Wochen sind Zeit. „Ich kann die Lampe halten“, sagt Halla. „Im Lampehalten bin ich gut geworden.“
first_martians-chapter-one-more-won = In der letzten Spalte steht ein Plus. Es ist klein, vier Sols oder fünf, je nach den Bohnen, aber es ist gewogen, und es hat Wurzeln: Die zweite Farm dampft an ihren Scheiben, und im neuen Gewächshaus hat eine Pflanze ein Blatt getrieben, groß wie ein Daumennagel. Was vor acht Monaten fehlte, war ein Gerüst, etwas Folie und ein Nachmittag. Halla liest das Blatt im Stehen. Sie liest so lange, wie man vielleicht einen Brief liest. „Dann hätte ich gar nicht gehen müssen“, sagt sie. Sie richtet es an der Tischkante aus und fragt, was es zum Abendessen gibt und ob sie sich setzen darf. Inzwischen ist von Oberlin ein Papier gekommen, das alle unterschreiben sollen; was es zu wissen gibt, weiß er nun.
first_martians-chapter-one-more-lost = Die Rechnung geht nicht auf. Zu viel an der Basis wird mit dem geflickt, was man hätte essen sollen, und mit einer Waage lässt sich nicht reden. Ein früher Start wird befohlen, mit dem Treibstoff, der da ist, für die, die auf der Liste stehen. Halla hat es kommen sehen und gepackt, für alle, sehr ordentlich. Ihr eigenes Gepäck ist nicht dabei.
first_martians-chapter-one-more-choice = Auf dem Tisch liegen die Rechnung und Oberlins Papier, in dem es sie nicht gibt. Was geht zur Erde?
first_martians-chapter-one-more-choice-tell = Die Rechnung, an alle
first_martians-chapter-one-more-choice-tell-told = Sie geht offen hinaus, auf jeder Frequenz, zu der sich die Schüssel biegen lässt: ihr Name, das Blatt mit dem Minus, das Blatt mit dem Plus. Einen Kommentar hat niemand hinzugefügt. Danach sind die Leitungen aus Darmstadt besetzt, zum ersten Mal, seit es eine Leitung gibt.
first_martians-chapter-one-more-choice-sign = Das Papier, unterschrieben
first_martians-chapter-one-more-choice-sign-told = Es verlangt alle Unterschriften und bekommt sie. Ihre kommt zuletzt. Sie ist mit der linken Hand geschrieben, sehr schnell, wie etwas, das man schon einmal unterschrieben hat. Binnen einer Stunde ist die Freigabe für den Treibstoff da, dazu eine höfliche Zeile von Oberlin: Er habe stets auf ihre Vernunft gezählt.
first_martians-chapter-one-more-choice-let-her-decide = Was sie entscheidet
first_martians-chapter-one-more-choice-let-her-decide-told = „Ich?“, sagt Halla. Seit Sol 302 hat niemand sie etwas gefragt. Sie nimmt die beiden Blätter und einen Stuhl und geht damit in die Schleuse, wo es kalt ist und man denken kann. Als sie herauskommt, hat sie das Papier umgedreht und auf der Rückseite etwas zu zeichnen begonnen.

first_martians-chapter-cords = Die Schnüre
first_martians-chapter-cords-briefing = Sie ist vom Teekessel aufgebrochen, mit einer Handlampe und so viel Luft, wie ein Montageanzug fasst, auf ein Licht an einem Mast zu. Ein Tag hätte dafür reichen sollen. Das war gestern. Der Sturm hat das Tal neu gezeichnet; was kartiert war, ist noch da, und dahinter liegt nichts mehr, wo es lag. Eine Gewohnheit von ihr hilft: Seit Sol 1 führt sie eine Schnur, mit einem Knoten für jeden Sol, und wenn sie rastet, schneidet sie ein Stück ab und bindet es irgendwo fest, um später zu wissen, dass sie schon da war. Ein Schwenk mit der Lampe des Mastes zeigt, was ein Gebiet ist. Eine Schnur zeigt, dass sie vorbeikam. „Sie ist irgendwo oben oder nirgends“, sagt Ruth. „Sie mag eine Aussicht, hat sie immer gesagt.“ Seit heute früh ist es Ruth, die spricht, auf einem Kanal, der nicht ihrer ist.
first_martians-chapter-cords-won = Die Lampe liegt im Windschatten eines Wracks, und sie brennt: auf einen Funken heruntergedreht, aber sie brennt. Daneben sitzt sie, den Rücken am Rumpf, die linke Hand um den Schalter. Von zehn Minuten hat sie ihr immer eine gegeben. „Ich habe euch vorbeigehen sehen“, sagt Halla Jónsdóttir, als die Luft zum Sprechen reicht. „Zweimal. Zum Schimpfen fehlte mir der Atem.“ Man trägt sie, und sie ist dagegen. Das warme Zimmer ist seit dem Vorabend fertig. An die Tür hat jemand mit Kreide eine Zahl geschrieben, um eins höher als die des letzten Pfahls, mit einer Hand, die ihre Vieren schließt.
first_martians-chapter-cords-lost = Auf dem Tisch liegen ein paar Schnüre mit Knoten darin, und keiner löst sie. Der letzte Schwenk der Lampe geht um ein leeres Tal, langsam, und dann noch einmal. Danach geht die Rechnung für ihre Luft nicht mehr auf, was immer man einsetzt. Ruth sagt allen gute Nacht, jedem beim Namen. Am Ende der Reihe lässt sie eine Pause, so lang, wie ein Name dauert.

## Endings

first_martians-ending-one-name-more = Ein Name mehr
first_martians-ending-one-name-more-told = In Darmstadt hängt eine Tafel mit den Namen der ersten Menschen auf dem Mars. Sie wurde früh gegossen, und sie stimmte nicht, und zwei Jahre lang wusste niemand, wie man das einem Stück Bronze sagt. Dann kommt eines Nachts ein Schlosser mit einer Bohrmaschine, und am Morgen steht ein Name mehr da, über den anderen, in schlichten Buchstaben, ein wenig schief. Oberlin ist aus gesundheitlichen Gründen zurückgetreten. Ruth Feldmann hat neun Stunden lang ausgesagt und das Protokoll berichtigt. Im Hafen von Akureyri steht die ganze Stadt herum, wie zufällig. Ein Junge, der aus seiner Jacke herausgewachsen ist, drängt sich durch. „Ein Jahr lang hast du meine Witze falsch erzählt“, sagt er, und sie sagt, das sei jemand anders gewesen, und sie werde es erklären. Auf dem Mars stehen noch die Pfähle, von sechsundneunzig bis eins. Die nächste Crew hat um Kreide gebeten.
first_martians-ending-her-own-door = Ihre eigene Tür
first_martians-ending-her-own-door-told = Was sie auf die Rückseite von Oberlins Papier gezeichnet hat, war ein Haus. Es hat zwei Zimmer, einen Ofen und eine Tür nach Süden, und es ist das erste auf dem Mars, das niemand zu einem bestimmten Datum wieder verlassen soll. „Ihr habt eine Basis gebraucht“, sagt Halla. „Ich würde gern irgendwo wohnen.“ Sie schickt die Rechnungen zur Erde, unter ihrem eigenen Namen und mit einem Satz: dass sie bleibt, und wer sie weghaben will, möge kommen und anklopfen. Die Crew fliegt im Fenster nach Hause, ein Platz bleibt frei. Scorpio haben sie ihr dagelassen, die zweite Farm und den Becher mit der Scharte. Ihr Sohn ist siebzehn, als das nächste Schiff geht, und er ist an Bord. Aus der Umlaufbahn sieht er quer durch das Tal eine gerade Linie von Lampen, eine an jedem Pfahl, sechsundneunzig; am Ende der Linie steht eine Tür offen, und darin steht jemand und lässt die Wärme hinaus.
first_martians-ending-ballast = Ballast
first_martians-ending-ballast-told = Alle kommen nach Hause. Es gibt Bilder: Hände, Blumen, Oberlin mit geneigtem Kopf. In der Ladeliste des Aufstiegsfahrzeugs lautet die letzte Zeile „Ballast, 58 kg“, und der Zoll hat keine Fragen. Eine Woche später kehrt eine Monteurin aus der Antarktis nach Akureyri zurück, wo die Arbeit länger gedauert hat als geplant. Sie ist mager; an Kartoffeln hat sie Geschmack gefunden. Der Junge sieht sie beim Abendessen lange an und fragt dann, wie das Wetter dort unten war. Sie hat unterschrieben, dass sie sagen wird: kalt. „Minus achtzig“, sagt Halla, „klar, und der Wind von links.“ Er nickt. So stand es immer in ihren Briefen. Die Crew reist durch drei Kontinente und erzählt von den Maschinen, die den HUB gebaut haben. In jedem Saal gibt es am Ende Fragen, und manchmal sitzt in der letzten Reihe eine kleine Frau, die linke Hand halb erhoben, die es sich dann anders überlegt.
first_martians-ending-open-channel = Der offene Kanal
first_martians-ending-open-channel-told = Die Sonne zieht weiter, und die Verbindung zur Erde kommt mitten in einem Wort zurück. Es ist eines von Ruth, und es heißt „da“. Hinter ihr, das erfährt man später, stand halb Darmstadt, die Tür von innen verschlossen. Zu leugnen war nichts mehr: Man hatte den Mast gehört, und wer ihn einmal gehört hatte, hörte weiter zu. So wird der Rest auf dem offenen Kanal gesagt, ohne Eile, mit achtundzwanzig Minuten zwischen Frage und Antwort. Wer das Haus gebaut hat. Wer gerechnet hat. Wer ihre Nachrichten las und nicht antworten durfte. „Das war ich“, sagt Ruth. „Ich weiß“, sagt Halla. „Man hat gemerkt, dass jemand da war. Du holst Luft, bevor du nicht antwortest.“ Auf dem Bord mit der Leiste, hinter Wandplatte 14, die jetzt Scharniere hat, liegt ihre Schnur, wieder zusammengesetzt; wo ein Stück nicht gefunden wurde, hat sie ein neues geknüpft. Es sind fünfhundertvierundsiebzig Knoten. Nach dem letzten kommt eine Schlaufe, zum Aufhängen.
first_martians-ending-white-strip = Der weiße Streifen
first_martians-ending-white-strip-told = Sie lebt. Acht Finger wird sie behalten, und der rechte Fuß wird das Wetter ansagen; das findet sie angemessen. Was sie nicht findet, ist ein Wort für das Übrige, und die anderen haben auch keins. Der Schutzschalter ist wieder eingelegt, mit einem Tropfen Lack darüber, damit niemand ihn umlegen kann, und der Streifen hinter der Garage ist morgens frei von Reif, obwohl es am anderen Ende nichts mehr zu wärmen gibt. Es kostet vier Hundertstel. Nie hat jemand vorgeschlagen, sie zu sparen. Über den Mast erfährt die Erde alles, auch das; sie setzen es in den ersten Satz, mit Tag und Stunde. „Das hättet ihr weglassen können“, sagt Halla. Als sich das Fenster öffnet, fliegt sie mit ihnen heim, auf dem Platz ganz vorn. Am letzten Morgen geht sie durch den HUB, um nach den Dichtungen zu sehen, und kommt mit Kreide am Ärmel zurück. Neben dem Schalter steht, klein, mit geschlossener Vier: „64 Sols. Schon gut. Nächstes Mal fragen.“
first_martians-ending-nineteen-sols = Neunzehn Sols
first_martians-ending-nineteen-sols-told = Sie fliegen früh, mit der Hälfte des Treibstoffs und der ganzen Schuld. Ein Befehl war es am Ende nicht. Sie war in der Nacht gegangen: Die fünfte Decke lag gefaltet, die Schüssel war gespült, und an der Tür der Farm hing ein Blatt mit der alten Rechnung, auf dem sie eine Zeile durchgestrichen hatte, und dann stimmte das Ergebnis. Dem Schlitten im Hof fehlte der Boden: Sie hatte ihre Luke mitgenommen, und den Brenner, um sie wieder einzuschweißen. Auch bei den Schaltern war sie gewesen, und alle waren eingelegt. Neunzehn Sols länger, als irgendjemandes Zahlen erlauben, meldet im leeren HUB ein Strommesser von selbst nach Darmstadt, dass ein Kabel vier Hundertstel zieht. Ruth Feldmann hat die Kurve auf dem Schirm und isst davor zu Mittag und zu Abend. Am zwanzigsten fällt sie auf drei. Da spart jemand. Dann tritt die Sonne zwischen die Planeten, wie alle zwei Jahre, und als sie fort ist, meldet sich der Strommesser nicht mehr. Die nächste Crew hat Befehl, nachzusehen. Sie hat freie Sitze, eine zweite Farm und einen Jungen von siebzehn, der schweißen gelernt hat.
first_martians-ending-too-late = Besenrein
first_martians-ending-too-late-told = Die nächste Expedition steigt an ihrem vierten Sol zum Teekessel hinunter, noch vor dem Auspacken. Die Tür ist zu. Sie wurde von außen geschlossen. Drinnen ist es dunkel und ordentlich: der Sitz abgewischt, der Topf gescheuert, eine Reihe Gläser mit Erde, aus der die Wurzeln genommen sind. Der Boden ist gekehrt; der Besen ist ein Malerpinsel und hängt an einem Nagel. Am Haken, wo ein Anzug hinge, hängt eine Schnur mit Knoten, und sie zählen sie zweimal, weil die erste Zahl nicht stimmen kann. Es sind einundvierzig mehr, als irgendwer auf der Erde für möglich hielt. Wo die Schnur endet, ist sie abgeschnitten, sauber, von jemandem, der den Rest brauchte. Das erste Stück finden sie am Mittag, auf einem Felsen mit Aussicht. Es zeigt nach Westen, wo auf der Karte nichts ist. Die Suche dauert an. Nachts lassen sie die Lampen brennen, alle.
first_martians-ending-lights-out = Licht aus
first_martians-ending-lights-out-told = Noch im selben Jahr wird der HUB aufgegeben. Der Bericht hat vierhundert Seiten und sieht die Ursache zu gleichen Teilen in den Dichtungen, der Jahreszeit und dem Plan; es ist ein sorgfältiger Bericht, und die Crew hat ihm nichts hinzuzufügen, was sich beweisen ließe. Er erwähnt einen Verlust von vier Hundertsteln im Netz, nie geklärt. In Darmstadt geht eine Frau von sechzig in den vorzeitigen Ruhestand. Sie bittet um eine einzige Sache, und die wird abgelehnt. Danach fährt sie jedes Jahr im Herbst ans Meer, in eine kleine Stadt mit Hafen, sitzt eine Weile im Auto vor einem Haus und fährt zurück. Auf dem Mars klappen die Paneele des HUB von selbst zu und wieder auf, so sind sie gebaut. Niemand ist da, der es sieht. Trotzdem geht am zweiten Abend nach dem Start, zehn Minuten nach neun, in der Küche das Licht an.

## The mission Four Hundredths

first_martians-mission-four-hundredths = Vier Hundertstel
first_martians-mission-four-hundredths-summary = Bau: den Bestand einer neuen Basis aufnehmen und herausfinden, wohin ihr Strom geht.
first_martians-mission-four-hundredths-rules = Die Reserve-Solarpaneele werden in der Basis gebaut; sie arbeiten sofort, obwohl ihre Teile noch rot sind. Der Strommesser entsteht durch Forschen, aus einer Ersatz-CPU und 1 Energie. Kreidepfähle liegen im ersten und im dritten Gebiet, das im inneren Ring erkundet wird, und im ersten des mittleren Rings; sie werden durch Sammeln geholt. Eine Probe, die zweimal untersucht wurde, ist eine Entdeckung: In einer Kampagne schaltet jede Entdeckung eine Fähigkeit frei. Sobald alles Nötige getan ist, endet die Mission; was man sonst noch tun darf, muss vorher geschehen. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-four-hundredths-more-current = Die Reserve-Solarpaneele bauen
first_martians-objective-four-hundredths-meter = Den Strommesser herstellen
first_martians-objective-four-hundredths-stakes = Kreidepfähle holen
first_martians-objective-four-hundredths-first-find = Eine Entdeckung machen
first_martians-objective-four-hundredths-near-ground = Den inneren Ring erkunden
first_martians-objective-four-hundredths-sound-panel = Alle Teile der Reserve-Solarpaneele reparieren
first_martians-project-current-meter = Strommesser
first_martians-project-current-meter-about = Entsteht durch Forschen: Er zeigt auf ein Hundertstel genau, was die Basis verlässt.

## The mission The Cable

first_martians-mission-cable = Das Kabel
first_martians-mission-cable-summary = Erkundung: einem Ton quer durch das Tal folgen, bis ans Ende eines Kabels.
first_martians-mission-cable-rules = Drei Tonsonden bringt die Crew mit. Die erste wird mit einer Bauaktion in einem erkundeten Gebiet des inneren Rings aufgestellt, die zweite in einem erkundeten Gebiet, das an das der ersten grenzt, die dritte neben dem der zweiten, jede in einem Gebiet für sich. Dann lässt sich der Abzweigkasten mit dem Plombenschneider öffnen, in einem beliebigen erkundeten Gebiet des mittleren Rings. Kabelrollen liegen im ersten Gebiet, das im inneren Ring erkundet wird, und im zweiten des mittleren Rings; ein Fundort mit einem Zeichen kann eine dritte enthalten. In der Basis lässt sich für 1 Energie ein Rover-Schuppen bauen: In jeder Produktion kommt von jedem Rover ein Marker herunter.
first_martians-objective-cable-tone = Die dritte Sonde aufstellen
first_martians-objective-cable-junction-box = Den Abzweigkasten öffnen
first_martians-objective-cable-spools = Kabelrollen holen
first_martians-objective-cable-wide-eyes = Den mittleren Ring erkunden
first_martians-project-first-probe = Erste Sonde
first_martians-project-first-probe-about = In einem erkundeten Gebiet des inneren Rings aufgestellt, wo der Ton beginnt.
first_martians-project-second-probe = Zweite Sonde
first_martians-project-second-probe-about = In einem erkundeten Gebiet neben dem der ersten Sonde aufgestellt.
first_martians-project-third-probe = Dritte Sonde
first_martians-project-third-probe-about = In einem erkundeten Gebiet neben dem der zweiten Sonde aufgestellt, nicht in dem der ersten: Dann steht die Richtung fest.
first_martians-project-junction = Abzweigkasten
first_martians-project-junction-about = In einem erkundeten Gebiet des mittleren Rings geöffnet, sobald die dritte Sonde steht.

## The mission The Lodger

first_martians-mission-lodger = Zur Untermiete
first_martians-mission-lodger-summary = Forschung: aus Spuren herausfinden, wer in der Basis gewohnt hat.
first_martians-mission-lodger-rules = In Gebieten, die von nun an erkundet werden, treten Spuren an die Stelle der Proben; eine Forschungskarte sagt, welche Art wo liegt. Sie werden geholt und untersucht wie Proben, und alte Proben zählen weiter: In ihnen ist Staub aus jedem Zimmer. Staubfänge bringen eine Spur aus dem Inneren der Basis, für 1 Sauerstoff. Infrarotbilder werden in der Basis durch Forschen gemacht, für je 1 Energie. Die Stahlkassette liegt auf einem Feld des mittleren Rings, das auf der Karte markiert ist. Für 1 Energie lässt sich ein Feldlabor aufstellen, das das Labor vertritt.
first_martians-objective-lodger-who-was-here = Entdeckungen machen
first_martians-objective-lodger-warm-hands = Infrarotbilder der Basis machen
first_martians-objective-lodger-one-trace-more = Verschiedene Arten von Spuren entdecken
first_martians-objective-lodger-strongbox = Die Stahlkassette holen
first_martians-project-infrared-picture = Infrarotbild
first_martians-project-infrared-picture-about = Eine Wand, und wo sich Hände gegen sie gestützt haben. Lässt sich wiederholen.
first_martians-project-dust-trap = Staubfang
first_martians-project-dust-trap-about = Die Schächte werden durchgeblasen, und was herausfällt, wird gesiebt: Es bringt eine Spur. Lässt sich wiederholen.

## The mission Brown Weather

first_martians-mission-brown-weather = Braunes Wetter
first_martians-mission-brown-weather-summary = Bau: die Basis festmachen, ehe die Staubzeit sie erreicht.
first_martians-mission-brown-weather-rules = Die Blenden bringt die Crew mit; jede wird mit einer Bauaktion in der Basis eingehängt. Batteriezellen einer alten Mission liegen auf Feldern, die auf der Karte markiert sind, meist im inneren Ring, und werden durch Sammeln geholt. Eine Batteriebank wird in der Basis aus zwei Zellen gebaut und bringt 3 Energie, auch mehrmals. Die Sturmlampe wird in einem erkundeten Gebiet des inneren Rings aufgestellt, für 1 Energie. Sie zu rufen ist Forschen, für 2 Energie. Solange der Staub in der Luft ist, geben die Solarpaneele 2 Energie weniger. Aus Ersatz-Hardware lässt sich ein Windrad bauen, das in jeder Produktion 1 Energie bringt.
first_martians-objective-brown-weather-shuttered = Die Blenden einhängen
first_martians-objective-brown-weather-stored-light = Eine Batteriebank bauen
first_martians-objective-brown-weather-way-home = Die Sturmlampe aufstellen
first_martians-objective-brown-weather-call-out = Sie auf ihrer alten Frequenz rufen
first_martians-objective-brown-weather-second-bank = Eine zweite Batteriebank bauen
first_martians-project-hang-shutter = Blende
first_martians-project-hang-shutter-about = Vor ein Fenster der Basis gehängt. Für jedes, das nach Westen sieht, gibt es eine.
first_martians-project-battery-bank = Batteriebank
first_martians-project-battery-bank-about = Zwei alte Zellen in einem Kasten: 3 Energie für den Vorrat. Lässt sich wiederholen.
first_martians-project-storm-lamp = Sturmlampe
first_martians-project-storm-lamp-about = In einem erkundeten Gebiet des inneren Rings aufgestellt, für alle, die noch draußen sind.
first_martians-project-call-her = Ruf auf ihrer Frequenz
first_martians-project-call-her-about = Vielleicht hört niemand zu. Es versucht zu haben senkt den Stress um 3.

## The mission The Kettle

first_martians-mission-kettle = Der Teekessel
first_martians-mission-kettle-summary = Erkundung: in die Schlucht hinab, zu einer Kabine mit enger Luke.
first_martians-mission-kettle-rules = Der mittlere Ring ist die Schlucht. Jede Aktion, die hinabführt, braucht mehr Figuren, bis in einem erkundeten Gebiet des inneren Rings die Winde am Rand steht; für sie braucht es die Seiltrommel, die die Crew mitbringt. Der Teekessel steht im zweiten Gebiet, das in der Schlucht erkundet wird: Seine Luke wird durch Sammeln herausgeschnitten, und ebenso holt man von dort ihr Logbuch. Die Luke gibt den Boden des Schlittens, der in der Basis gebaut wird. Die Koje wird in der Basis mit einer Bauaktion bezogen, für 2 Sauerstoff. Für 1 Energie und 1 Sauerstoff lässt sich ein Sanitätsposten einrichten, der die Krankenstation vertritt.
first_martians-objective-kettle-hatch-open = Die Luke des Teekessels herausschneiden
first_martians-objective-kettle-sledge-ready = Den Schlitten bauen
first_martians-objective-kettle-bunk-made = Die fünfte Koje beziehen
first_martians-objective-kettle-her-log = Die Schnur heraufholen, die ihr Logbuch ist
first_martians-objective-kettle-canyon-find = Eine Entdeckung machen
first_martians-project-rim-winch = Winde am Rand
first_martians-project-rim-winch-about = Im inneren Ring errichtet: Der Weg in die Schlucht braucht keine zusätzlichen Figuren mehr.
first_martians-project-sledge = Schlitten
first_martians-project-sledge-about = In der Basis aus der Luke gebaut: Kufen, eine Matratze und Gurte, die sich von innen öffnen lassen.
first_martians-project-make-the-bunk = Fünfte Koje
first_martians-project-make-the-bunk-about = In der Basis bezogen: Laken, eine Lampe, Luft.

## The mission One More

first_martians-mission-one-more = Eine mehr
first_martians-mission-one-more-summary = Forschung: eine zweite Farm bauen und mit der Waage beweisen, dass es für eine mehr reicht.
first_martians-mission-one-more-rules = Die Reservefarm wird in der Basis gebaut; sie arbeitet sofort, obwohl ihre Teile noch rot sind. Das Gewächshaus kommt danach; dann wird darin ein Samen gesät. Das Wiegen ist Forschen, für 2 Energie: Der halbe Prozentsatz einer Forschungskarte zählt zur Rechnung. Bei einer Entdeckung ist es ein ganzer. Die Rechnung muss 100 Prozent erreichen. Für 2 Sauerstoff lässt sich ein Algentank bauen, der in jeder Produktion 1 Nahrung bringt. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt: Der Beweis muss in einer Basis gelten, die arbeitet.
first_martians-objective-one-more-the-sum = Die Rechnung auf 100 Prozent bringen
first_martians-objective-one-more-second-farm = Die Reservefarm bauen
first_martians-objective-one-more-fifth-house = Ein Gewächshaus in der Reservefarm bauen
first_martians-objective-one-more-fifth-plant = In der Reservefarm eine Pflanze wachsen lassen
first_martians-objective-one-more-sound-farm = Alle Teile der Reservefarm reparieren
first_martians-project-weigh-in = Wiegen
first_martians-project-weigh-in-about = Lager, Beet oder Tank wird aufs Gramm durchgesehen: Der halbe Prozentsatz einer Forschungskarte zählt zur Rechnung. Lässt sich wiederholen.

## The mission The Cords

first_martians-mission-cords = Die Schnüre
first_martians-mission-cords-summary = Erkundung: jemanden finden, der zu Fuß unterwegs ist, in einem Tal, das der Sturm neu gezeichnet hat.
first_martians-mission-cords-rules = Unerkundete Gebiete liegen verdeckt auf ihren Feldern; Erkunden deckt eines auf. Ein Lampenschwenk zeigt eines aus der Ferne, ohne es zu erkunden. Ihre Schnüre hängen in Gebieten, deren Namen bekannt sind: Dünen, Blockfeld, Staubkessel, Lavaröhren. Ihre Lampe liegt beim Landerwrack. Geholt wird alles durch Sammeln. Das warme Zimmer wird in der Basis gebaut, für 2 Energie und 1 Sauerstoff.
first_martians-objective-cords-her-way = Schnüre holen, die sie angebunden hat
first_martians-objective-cords-her-lamp = Ihre Lampe finden
first_martians-objective-cords-warm-room = Das warme Zimmer bauen
first_martians-objective-cords-every-cord = Alle vier Schnüre holen
first_martians-project-lamp-sweep = Lampenschwenk
first_martians-project-lamp-sweep-about = Zeigt ein unerkundetes Gebiet aus der Ferne, ohne es zu erkunden. Lässt sich wiederholen.
first_martians-project-warm-room = Warmes Zimmer
first_martians-project-warm-room-about = In der Basis gebaut: ein Bett zwischen zwei Heizkörpern und nichts Hartes, worauf man liegt.

## Things

first_martians-item-chalked-stake = Kreidepfahl
first_martians-item-chalked-stake-count = { $count ->
    [one] { $count } Kreidepfahl
   *[other] { $count } Kreidepfähle
}
first_martians-item-tone-probe = Tonsonde
first_martians-item-tone-probe-count = { $count ->
    [one] { $count } Tonsonde
   *[other] { $count } Tonsonden
}
first_martians-item-seal-cutter = Plombenschneider
first_martians-item-seal-cutter-count = { $count ->
    [one] { $count } Plombenschneider
   *[other] { $count } Plombenschneider
}
first_martians-item-cable-spool = Kabelrolle
first_martians-item-cable-spool-count = { $count ->
    [one] { $count } Kabelrolle
   *[other] { $count } Kabelrollen
}
first_martians-item-chalk-mark = Kreidezeichen
first_martians-item-chalk-mark-count = { $count ->
    [one] { $count } Kreidezeichen
   *[other] { $count } Kreidezeichen
}
first_martians-item-knotted-cord = Knotenschnur
first_martians-item-knotted-cord-count = { $count ->
    [one] { $count } Knotenschnur
   *[other] { $count } Knotenschnüre
}
first_martians-item-ration-lid = Dosendeckel
first_martians-item-ration-lid-count = { $count ->
    [one] { $count } Dosendeckel
   *[other] { $count } Dosendeckel
}
first_martians-item-glove-liner = Unterhandschuh
first_martians-item-glove-liner-count = { $count ->
    [one] { $count } Unterhandschuh
   *[other] { $count } Unterhandschuhe
}
first_martians-item-weld-bead = Schweißraupe
first_martians-item-weld-bead-count = { $count ->
    [one] { $count } Schweißraupe
   *[other] { $count } Schweißraupen
}
first_martians-item-written-page = Zettel
first_martians-item-written-page-count = { $count ->
    [one] { $count } Zettel
   *[other] { $count } Zettel
}
first_martians-item-strongbox = Stahlkassette
first_martians-item-strongbox-count = { $count ->
    [one] { $count } Stahlkassette
   *[other] { $count } Stahlkassetten
}
first_martians-item-shutter = Blende
first_martians-item-shutter-count = { $count ->
    [one] { $count } Blende
   *[other] { $count } Blenden
}
first_martians-item-battery-cell = Batteriezelle
first_martians-item-battery-cell-count = { $count ->
    [one] { $count } Batteriezelle
   *[other] { $count } Batteriezellen
}
first_martians-item-hatch-plate = Luke des Teekessels
first_martians-item-hatch-plate-count = { $count ->
    [one] { $count } Luke
   *[other] { $count } Luken
}
first_martians-item-rope-drum = Seiltrommel
first_martians-item-rope-drum-count = { $count ->
    [one] { $count } Seiltrommel
   *[other] { $count } Seiltrommeln
}
first_martians-item-log-cord = Ihr Logbuch
first_martians-item-log-cord-count = { $count ->
    [one] { $count } Logbuch
   *[other] { $count } Logbücher
}
first_martians-item-tied-cord = Angebundene Schnur
first_martians-item-tied-cord-count = { $count ->
    [one] { $count } angebundene Schnur
   *[other] { $count } angebundene Schnüre
}
first_martians-item-last-lamp = Ihre Lampe
first_martians-item-last-lamp-count = { $count ->
    [one] { $count } Lampe
   *[other] { $count } Lampen
}

## Events of the first chapter

first_martians-event-bare-strip = Ein Streifen ohne Reif
first_martians-event-bare-strip-scene = Nach der ersten harten Nacht ist der Boden hinter der Garage weiß, bis auf einen handbreiten Streifen, der von der Wand geradeaus ins Tal läuft. Ein Tuch, das man darauf legt, ist binnen einer Stunde trocken. Da unten wird etwas warm gehalten, und der HUB bezahlt dafür.
first_martians-event-bare-strip-action = Thermometer versenken
first_martians-event-bare-strip-done = { $name } versenkt Thermometer entlang des Streifens, alle zehn Schritte eines. Von einem zum nächsten fällt die Wärme kaum. Was immer das Kabel speist, ist weit weg, und nachts nimmt es mehr als am Tag.
first_martians-event-bare-strip-consequence = Am Mittag ist der Reif überall fort und mit ihm der Streifen. Nachts liegen sie da und horchen auf etwas, das kein Geräusch macht.
first_martians-event-bare-strip-choice-dig-it-up = Ihn aufgraben
first_martians-event-bare-strip-choice-dig-it-up-told = Einen halben Meter tief liegt das Kabel in sauberem Sand, mit flachen Steinen abgedeckt, Kante an Kante. Keine Maschine legt Steine. Ein Stück ist übrig geblieben und liegt aufgerollt da; es kommt mit, und der Boden der Werkstatt liegt voll Kies.
first_martians-event-bare-strip-choice-mark-it = Ihn mit Fähnchen markieren
first_martians-event-bare-strip-choice-mark-it-told = Dreißig Fähnchen, aus Packfolie geschnitten. Im Abendlicht sieht es aus wie ein Weg, den jemand in einem Garten angelegt hat, und einer von ihnen sagt das auch, was nicht weiterhilft.

first_martians-event-low-hooks = Die Haken
first_martians-event-low-hooks-scene = Die Haken in der Küche hängen eine Handbreit zu tief. Der Spiegel auch, das Bord für die Becher und der Schalter der Lampe über dem Kocher; seit Tagen bücken sich alle, und keiner hat es gemerkt, bis { $name } zum dritten Mal mit der Stirn an das Bord stieß. Eine Maschine hätte es angebracht, wo der Plan es hat.
first_martians-event-low-hooks-action = Jeden Raum ausmessen
first_martians-event-low-hooks-done = { $name } geht mit dem Zollstock durch den HUB. Wo immer der Plan schwieg, ist die Basis für einen Menschen von einem Meter achtundfünfzig gebaut, der mit der linken Hand nach den Dingen greift.
first_martians-event-low-hooks-consequence = Diesmal ist es ein Lüftungsrohr im Gang, im Dunkeln, in vollem Lauf; auch das hängt eine Handbreit zu tief. Die Wunde muss geklebt werden, und Darmstadt hätte gern einen Bericht.
first_martians-event-low-hooks-choice-move-up = Sie höher hängen
first_martians-event-low-hooks-choice-move-up-told = Neue Löcher, die alten Schrauben. { $name } füllt die alten Löcher mit Kitt und streicht darüber, vier weiße Punkte in einer Reihe. Von nun an steht in der Küche jeder aufrecht.
first_martians-event-low-hooks-choice-leave-them = Sie lassen, wo sie sind
first_martians-event-low-hooks-choice-leave-them-told = Die Kante des Bords bekommt einen Streifen Filz. Sie bücken sich weiter. Von der Tür aus sieht es wie eine Verbeugung aus, und man fragt sich allmählich, vor wem.

first_martians-event-hair-in-the-pump = Haare in der Pumpe
first_martians-event-hair-in-the-pump-scene = Die Pumpe am Waschbecken ist langsam geworden. { $name } zieht einen Pfropfen aus dem Sieb und spült ihn unter der Lampe, bis er sich glatt auslegen lässt. Es ist Haar, grau, lang wie ein Unterarm. In der Crew gibt es niemanden, dessen Haar grau wäre oder halb so lang.
first_martians-event-hair-in-the-pump-action = Alle Siebe reinigen
first_martians-event-hair-in-the-pump-done = { $name } reinigt alle neun Siebe der Wohnräume. In sieben ist welches, in Schichten. In den untersten Schichten ist es blond.
first_martians-event-hair-in-the-pump-consequence = Was man nicht herausgeholt hat, wickelt sich um die Welle, Umdrehung um Umdrehung, wie Garn auf eine Spule. Gegen Morgen steht die Pumpe, und das Wasser kommt durch den Boden der Quartiere.
first_martians-event-hair-in-the-pump-choice-keep-it = Es in einem Umschlag aufheben
first_martians-event-hair-in-the-pump-choice-keep-it-told = { $name } schreibt das Datum auf den Umschlag und legt ihn in die Schublade zu den Sicherungen. Von nun an wird diese Schublade langsamer geöffnet als die anderen.
first_martians-event-hair-in-the-pump-choice-throw-it-out = Es wegwerfen
first_martians-event-hair-in-the-pump-choice-throw-it-out-told = Es muss mit der Verpackung gekommen sein, darauf einigen sie sich. Was darin verpackt war, kann keiner sagen. Es geht in den Aufbereiter, und der Aufbereiter braucht lange dafür.

first_martians-event-forty-one-minutes = Einundvierzig Minuten
first_martians-event-forty-one-minutes-scene = Vierzehn Minuten braucht das Licht hin und vierzehn zurück, und Ruth Feldmann hat nie mehr als eine eigene dazu gebraucht. { $name } hat sie nebenbei gefragt, wer hinter der Garage ein Kabel verlegt hat. Diesmal dauert es einundvierzig. „Auf meinem Plan ist kein Kabel“, sagt Ruth. „Wie schlaft ihr alle?“
first_martians-event-forty-one-minutes-action = Die Antwort noch einmal anhören
first_martians-event-forty-one-minutes-done = { $name } spielt sie ab, bis sich die Geräusche trennen lassen. Ehe Ruth anfängt, wird ein Stuhl zurückgeschoben und eine Tür geschlossen, und nicht von ihr.
first_martians-event-forty-one-minutes-consequence = Von dem Kabel ist nicht mehr die Rede. Es gibt Arten, von etwas nicht zu reden, die ein ganzes Zimmer füllen.
first_martians-event-forty-one-minutes-choice-press-her = Sie noch einmal fragen
first_martians-event-forty-one-minutes-choice-press-her-told = „Ich habe dich schon beim ersten Mal gehört“, sagt Ruth. Im Hintergrund räuspert sich ein Mann. Sie geht zu den Filtern über und liest zweimal dieselbe Zahl vor.
first_martians-event-forty-one-minutes-choice-let-it-drop = Ihr sagen, wie sie schlafen
first_martians-event-forty-one-minutes-choice-let-it-drop-told = { $name } sagt es ihr. Es wird das längste Gespräch, das sie je geführt haben, und am Ende bedankt sich Ruth, als wäre es für etwas anderes.

## Events of the second chapter

first_martians-event-froggys-odometer = Elf Kilometer
first_martians-event-froggys-odometer-scene = Ehe die Crew ihn übernahm, war Froggy elf Kilometer gefahren, ferngesteuert, in einer Halle in Bremen. So steht es in den Papieren. In der Hinterachse sitzt ein Zähler, der sich nicht zurückstellen lässt, und heute hat { $name } ihn, eines Geräusches wegen, zum ersten Mal abgelesen. Er sagt eintausendneunhundertvier.
first_martians-event-froggys-odometer-action = Den Speicher der Achse auslesen
first_martians-event-froggys-odometer-done = { $name } holt eine Fahrt nach der anderen heraus. Sie sind alle gleich: beladen das Tal hinaus und leer zurück. Nur die letzte ist umgekehrt, und sie endet damit, dass Froggy gewaschen wird.
first_martians-event-froggys-odometer-consequence = Ein Fahrzeug mit zweitausend Kilometern will andere Pflege als eines mit elf, und mehr, als es bekommt. Das meldet das Lager.
first_martians-event-froggys-odometer-choice-write-it-in = Das Fahrtenbuch berichtigen
first_martians-event-froggys-odometer-choice-write-it-in-told = Die wahre Zahl kommt hinein, mit Datum und Kürzel. Nach dieser Zahl ist Froggys Wartung seit einem Jahr überfällig, und den Tag verbringt er aufgebockt.
first_martians-event-froggys-odometer-choice-trust-the-papers = Das Fahrtenbuch lassen
first_martians-event-froggys-odometer-choice-trust-the-papers-told = Elf, sagen die Papiere. Aber wer sich jetzt hineinsetzt, dem fällt ein, dass der Sitz auf kurze Beine eingestellt war und am ersten Tag zurückgeschoben wurde, eigenhändig und ohne Nachdenken.

first_martians-event-stake-numbers = Rückwärts gezählt
first_martians-event-stake-numbers-scene = Pfahl 90. Pfahl 71. Pfahl 58. Es wird Mittag, bis jemand es sagt: Die Zahlen werden kleiner. Wer sie gesetzt hat, begann am anderen Ende und kam auf den HUB zu, Pfahl um Pfahl, mit dem Hammer. Als der erste gesetzt wurde, gab es keinen HUB.
first_martians-event-stake-numbers-action = Neben Pfahl 48 graben
first_martians-event-stake-numbers-done = Achtundvierzig ist die Hälfte. { $name } hätte genau dort etwas für den Rückweg hinterlegt und gräbt, wo Windschatten ist. Da ist eine Dose mit Keksen, einem Bolzen der richtigen Größe und einem Löffel.
first_martians-event-stake-numbers-consequence = Sie gehen zum nächsten Pfahl, weil es einen gibt, und zu dem danach. Es ist eine Art zu gehen, bei der keiner auf das Manometer sieht.
first_martians-event-stake-numbers-choice-go-on-counting = Weiter bis Pfahl 40
first_martians-event-stake-numbers-choice-go-on-counting-told = An der 40 ist die Kreide in den Kerben frisch, als wäre sie nachgezogen. Sie stehen darum herum, die Hände auf den Knien. Auf dem Heimweg reden ausnahmsweise alle.
first_martians-event-stake-numbers-choice-note-and-return = Es notieren und umkehren
first_martians-event-stake-numbers-choice-note-and-return-told = Die Zahlen kommen ins Logbuch, in der Reihenfolge des Wegs. So hingeschrieben, sieht es nach einem Raketenstart aus.

first_martians-event-fresh-tape = Neunzehn Tage
first_martians-event-fresh-tape-scene = Bei Pfahl 63 ist das Kabel geflickt. Es ist eine saubere Spleißung unter grauem Band, und auf dem Band steht das Datum, so geschrieben, wie man es von einem Elektriker lernt. { $name } liest es dreimal. Es ist neunzehn Tage alt. An diesem Tag war die ganze Crew im HUB, eine Staubhose vor dem Fenster; daran erinnert sich jeder.
first_martians-event-fresh-tape-action = Etwas darunterschreiben
first_martians-event-fresh-tape-done = { $name } setzt das heutige Datum unter das andere und nach einigem Nachdenken das Wort „Hallo“.
first_martians-event-fresh-tape-consequence = Die Spleißung sollte halten, bis wieder jemand vorbeikam. In der Mittagssonne geht sie auf, und eine Stunde lang läuft der Strom des HUB in den Sand.
first_martians-event-fresh-tape-choice-open-the-splice = Die Spleißung öffnen
first_martians-event-fresh-tape-choice-open-the-splice-told = Jeder Draht ist für sich gelötet und glatt gekämmt. Wer das gemacht hat, hatte Zeit und eine warme Hand. Sie schließen sie wieder, so gut es geht, und man sieht, dass sie es eilig hatten.
first_martians-event-fresh-tape-choice-leave-it-closed = Sie nicht anrühren
first_martians-event-fresh-tape-choice-leave-it-closed-told = Sie machen ein Bild und gehen. Keiner will der Letzte in der Reihe sein, und so laufen sie nebeneinander, bis zur Garage.

first_martians-event-with-own-heating = Mit eigener Heizung
first_martians-event-with-own-heating-scene = Die Lander, die den HUB brachten, hießen Cargo 1 bis Cargo 4, und { $name } hat ihre Ladelisten nebeneinandergelegt. Drei davon zählen alles aufs Gramm auf. Die vierte nennt Stahl, Folie und Saatkartoffeln und hat eine letzte Zeile: „Ballast, 81 kg, mit eigener Heizung.“
first_martians-event-with-own-heating-action = Cargo 4 zusammenrechnen
first_martians-event-with-own-heating-done = { $name } rechnet zusammen, was Cargo 4 Verpackung nennt. Es ergibt die Nahrung für einen Menschen, der nicht viel isst, für vierhundert Tage. An Pfeffer hatte jemand gedacht.
first_martians-event-with-own-heating-consequence = Am nächsten Morgen ist die Ladeliste von Cargo 4 auf dem Server nicht zu finden. Wo sie war, steht ein Vermerk, „ersetzt“, und ein Pult verlangt ein Kennwort, das es noch nie verlangt hat.
first_martians-event-with-own-heating-choice-print-it = Sie ausdrucken
first_martians-event-with-own-heating-choice-print-it-told = Der Drucker braucht eine Viertelstunde zum Aufwärmen und zieht Strom wie ein Ofen. Dann ist da ein Blatt, und Papier kann man nicht ersetzen.
first_martians-event-with-own-heating-choice-ask-who-weighed-it = Fragen, wer ihn gewogen hat
first_martians-event-with-own-heating-choice-ask-who-weighed-it-told = Die Frage geht über Ruth an die Ladehalle in Kourou, zwischen elf anderen derselben Art. Die elf anderen werden sofort beantwortet.
first_martians-event-with-own-heating-choice-ask-who-weighed-it-later = Der Lagerverwalter in Kourou ist in Rente und schreibt von zu Hause. „Ich habe sie selbst gewogen“, schreibt er. „Sie sagte, ich soll abrunden. Ich wüsste gern, dass sie angekommen ist.“ { $name } liest es beim Frühstück vor.

first_martians-event-left-handed = Eine linke Hand
first_martians-event-left-handed-scene = Im Infrarot zeigt die Schleuse, wer sie angefasst hat: hell die Handflächen von heute früh, blasser die der letzten Woche. Über allen, im Lack selbst, aus der Zeit, als er nass war, ist der Abdruck einer linken Hand, der Daumen nach innen, wie jemand eine Tür aufdrückt, der etwas trägt. Die ganze Crew probiert ihn an. Er passt keinem.
first_martians-event-left-handed-action = Einen Abguss davon machen
first_martians-event-left-handed-done = { $name } rührt Gips aus gemahlenem Gestein an und drückt ihn auf. Nun liegt die Hand auf dem Küchentisch, die Fläche nach oben, und irgendwann am Tag hat jeder die eigene hineingelegt.
first_martians-event-left-handed-consequence = Der Staub, den man von den Anzügen bläst, scheuert die Tür jedes Mal ein wenig. Auf dem nächsten Bild ist nur noch Lack, und zwei von ihnen sind nicht mehr sicher, was sie gesehen haben.

first_martians-event-oberlin-asks = Oberlin bittet
first_martians-event-oberlin-asks-scene = Pascal Oberlin leitet das Programm und hat noch nie selbst mit dem HUB gesprochen. Jetzt tut er es, zwei Minuten lang, herzlich. Von der Frage nach dem Erdungsleiter hat er gehört. Was Wandplatte 14 angehe, schließt er, so sei sie tragend und gehöre an ihren Platz. Von Wandplatte 14 hatte Darmstadt niemand etwas gesagt.
first_martians-event-oberlin-asks-action = Ein Tuch vor die Kamera hängen
first_martians-event-oberlin-asks-done = { $name } hängt ein Geschirrtuch vor die Kamera in den Quartieren, mit vier Wäscheklammern. In Darmstadt fragt niemand danach. Im HUB schläft man im Großen und Ganzen besser.
first_martians-event-oberlin-asks-consequence = Pascal Oberlins Bitten beginnen von nun an mit „Wie Sie bemerkt haben werden“. Die Crew bemerkt, dass sie angefangen hat zu flüstern, und in welche Richtung sie dabei sieht.
first_martians-event-oberlin-asks-choice-put-it-back = Die Platte wieder anschrauben
first_martians-event-oberlin-asks-choice-put-it-back-told = Zwölf Schrauben. Die Wand sieht aus wie am ersten Tag, und jeder von ihnen weiß auf den Zentimeter, wo man klopfen müsste.
first_martians-event-oberlin-asks-choice-leave-it-open = Sie ablassen
first_martians-event-oberlin-asks-choice-leave-it-open-told = „Verstanden“, antwortet { $name }, und das stimmt. Die Platte bleibt hinter dem Gefrierschrank, das Gesicht zur Wand.
first_martians-event-oberlin-asks-choice-leave-it-open-later = Ein Routine-Update braucht alle Kameras der Wohnräume zur Kalibrierung. Es braucht sie seit einer Stunde, bei vollem Strom, eine nach der anderen, und am längsten hält es sich mit der in den Quartieren auf.

## Events of the third chapter

first_martians-event-nine-hundredths = Neun Hundertstel
first_martians-event-nine-hundredths-scene = Seit das Kabel einen Strommesser hat, steht er auf vier. Heute Nacht, mit Staub auf den Paneelen und der Kälte in den Bolzen, steht er auf neun. Am anderen Ende der Leitung friert jemand und hat eine Weile überlegt, ehe der Knopf gedreht wurde.
first_martians-event-nine-hundredths-action = Die bloßen Meter zudecken
first_martians-event-nine-hundredths-done = { $name } kriecht die Leitung entlang und häuft Sand über jeden Meter, den der Wind freigelegt hat. Was unterwegs verloren ging, kommt jetzt an. Bis zum Morgen ist der Zeiger gefallen, und niemandem ist deswegen kälter.
first_martians-event-nine-hundredths-consequence = Noch vor dem Morgen entscheidet der Schutzschalter. Gegen Mittag lässt er mit sich reden. Was in den dunklen Stunden am anderen Ende geschah, liest man an keinem Zeiger ab.
first_martians-event-nine-hundredths-choice-give-it = Den Strom fließen lassen
first_martians-event-nine-hundredths-choice-give-it-told = Sie ziehen einen zweiten Pullover an und sehen dem Zeiger zu wie einem hellen Fenster auf der anderen Straßenseite. Um fünf geht er auf vier zurück. Da drüben hat jemand auf die Uhr gesehen.
first_martians-event-nine-hundredths-choice-limit-it = Ihn auf vier begrenzen
first_martians-event-nine-hundredths-choice-limit-it-told = { $name } stellt den Begrenzer ein. Der Zeiger sinkt, legt sich an den Anschlag und bleibt dort bis zum Morgen, ganz leicht zitternd.

first_martians-event-ten-past-nine = Zehn nach neun
first_martians-event-ten-past-nine-scene = Im Norden, tief unten, wo hinter dem Staub der Rand sein muss, brennt abends um zehn nach neun ein Licht, vier Minuten lang. Gestern waren es fünf; das sagt { $name } erst heute. Es ist eine Handlampe. Seit der Strom gekappt ist, gibt es dort nichts mehr, woran man eine aufladen könnte.
first_martians-event-ten-past-nine-action = Eine volle Batterie dort lassen
first_martians-event-ten-past-nine-done = { $name } geht hinaus, so weit der Staub es zulässt, und stellt eine Batterie an den Fuß des letzten Pfahls, der zu finden ist. Am nächsten Abend ist sie weg. An ihrer Stelle liegt die alte, abgewischt, mit Kappen auf den Polen.
first_martians-event-ten-past-nine-consequence = Drei Minuten, dann zwei. An dem Abend, als nichts kommt, bleibt jemand bis zehn am Fenster stehen und sagt dann ziemlich laut gute Nacht.
first_martians-event-ten-past-nine-choice-answer-it = Mit der Arbeitslampe antworten
first_martians-event-ten-past-nine-choice-answer-it-told = Sie drehen die Arbeitslampe nach Norden und lassen sie brennen, vier Minuten nach der Uhr. Drüben bleibt es einen Augenblick dunkel. Dann kommt das Licht noch einmal, so lang wie ein Nicken.
first_martians-event-ten-past-nine-choice-stay-dark = Den Strom sparen
first_martians-event-ten-past-nine-choice-stay-dark-told = Die Lampe würde ein Zehntel von dem kosten, was da ist. Sie stehen trotzdem an den Fenstern, jeder an einem anderen, und halten ihre Uhren ins Licht des Kochers.

first_martians-event-her-voice = Ihre Stimme
first_martians-event-her-voice-scene = Nach Mitternacht, auf dem schmalen Band, spricht Ruth mit { $name } allein. „Ich war ihre Stimme“, sagt sie. „Dreihundertelf Sols lang, jeden Abend um neun. Dann wurde die Leitung geschlossen, und mir wurde gesagt, es sei niemand mehr daran. Sie hat weiter gesendet. Ich sollte zuhören und nicht antworten.“ Man hört, wie eine Tasse abgestellt wird.
first_martians-event-her-voice-action = Ihr drei Bilder schicken
first_martians-event-her-voice-done = { $name } schickt ihr die Koje, einen Pfahl und eine Naht von der Innentür der Schleuse. „Für die hat sie drei Abende gebraucht“, antwortet Ruth. „Sie hat gesungen. Ich sehe die Naht nie ohne die Melodie.“
first_martians-event-her-voice-consequence = Einige Tage lang liest sie Listen vor und nichts als Listen. Es war die eine Nacht, und sie kommt nicht wieder.
first_martians-event-her-voice-choice-on-the-record = Sie bitten, es zu Protokoll zu geben
first_martians-event-her-voice-choice-on-the-record-told = Sie braucht eine Stunde. Dann kommt es über den Hauptkanal, mit Datum und Namen, dieselben Worte. In Darmstadt unterbricht sie keiner. Im HUB muss alles andere warten, bis sie fertig ist.
first_martians-event-her-voice-choice-on-the-record-later = An Ruths Pult steht jetzt ein zweiter Stuhl. Man hört es, wenn er gerückt wird. Die Briefe von zu Hause kommen spät, und hier und da fehlt darin eine Zeile.
first_martians-event-her-voice-choice-promise-silence = Versprechen zu schweigen
first_martians-event-her-voice-choice-promise-silence-told = „Danke“, sagt Ruth. „Es ist nicht schwer. Man übt.“ Beim Frühstück sagt { $name }, der Empfang sei schlecht gewesen.

first_martians-event-eleven-exceptions = Elf Ausnahmen
first_martians-event-eleven-exceptions-scene = Seit das Blatt eine Nummer hat, haben auch die Befehle aus Darmstadt Nummern. Der heutige heißt 2217-b: Wegen des Staubs geht niemand weiter als bis zum ersten Ring, außer aus einem Grund, der auf der Liste steht. Ruth liest es in einem Atemzug. Das Garagentor fragt seit heute früh nach dem Grund.
first_martians-event-eleven-exceptions-action = Den Befehl zu Ende lesen
first_martians-event-eleven-exceptions-done = { $name } liest 2217-b bis zur letzten Zeile, was nicht vorgesehen ist. Er hat elf Ausnahmen. Die vierte ist die Wartung von Erdungsleitern.
first_martians-event-eleven-exceptions-consequence = In der Nacht wird das Programm des Tors von der Erde aus verbessert. Jetzt fragt es „Zweck?“ und lehnt jede Antwort ab, auch die, die es selbst vorschlägt.
first_martians-event-eleven-exceptions-choice-stay-in = Drinnen bleiben
first_martians-event-eleven-exceptions-choice-stay-in-told = Es spart Luft, und es ist sehr still. Sie putzen, was sauber ist. Am Abend schlägt jemand ein Spiel vor, und sie spielen es zu Ende, aus Höflichkeit.
first_martians-event-eleven-exceptions-choice-file-a-walk = Einen Gang beantragen
first_martians-event-eleven-exceptions-choice-file-a-walk-told = Formular 7, dreifach, für eine Ankerprüfung, wo es keine Anker gibt. Binnen einer Minute ist es genehmigt. Irgendwo auf der Erde gibt es einen Stempel und dahinter niemanden, der je eine Karte gesehen hat.

first_martians-event-page-in-the-pocket = Das Blatt in der Tasche
first_martians-event-page-in-the-pocket-scene = Das Blatt aus der Matratze ist in keiner Akte. Reihum ist es in einer Brusttasche getragen worden, und heute sieht { $name }, dass es in den Falten auseinandergeht. Auf der Rückseite, wo keiner nachgesehen hatte, steht noch eine Zeile: „Wenn sie fragen, sagt, ihr wart es. Ich bin damit einverstanden. Ich wollte es nur bauen.“
first_martians-event-page-in-the-pocket-action = Eine Antwort daruntersetzen
first_martians-event-page-in-the-pocket-done = { $name } dreht den Stift lange hin und her. Dann stehen vier Wörter unter der Zeile: „Das sagen wir nicht.“ Die anderen lesen es und unterschreiben.
first_martians-event-page-in-the-pocket-consequence = Der Overall wird gegen einen anderen getauscht, und einen ganzen Tag lang weiß niemand, wo das Blatt ist. Als es sich findet, bei der Schmutzwäsche, hat jeder schon in den Taschen der anderen gesucht.
first_martians-event-page-in-the-pocket-choice-learn-it = Es auswendig lernen
first_martians-event-page-in-the-pocket-choice-learn-it-told = Jeder nimmt einen Satz. Zusammengesetzt wird es ein Ganzes, in so vielen Stimmen, wie sie sind; danach kann man schlecht so tun, als wüsste man es nicht.
first_martians-event-page-in-the-pocket-choice-seal-it-in-film = Es in Folie einschweißen
first_martians-event-page-in-the-pocket-choice-seal-it-in-film-told = Unter der heißen Folie wird die Tinte eine Spur dunkler, wie eben geschrieben. Nun hält es hundert Jahre. { $name } steckt es wieder in die Tasche, wo es knistert.

first_martians-event-blue-threads = Blaue Fäden
first_martians-event-blue-threads-scene = Staub reibt an Staub, und der HUB ist davon geladen von einem Ende zum anderen. Auf jeder Klinke stehen blaue Fäden, nicht länger als eine Wimper. Am dichtesten stehen sie in der Schleuse, an Buchstaben, die jemand mit einem Nagel in den Rahmen geritzt hat, in Kinderhöhe: „Erst das Rohr anfassen.“
first_martians-event-blue-threads-action = Alle Klinken erden
first_martians-event-blue-threads-done = { $name } zieht blanken Draht von Klinke zu Klinke und findet die Löcher dafür schon gebohrt, die Grate abgefeilt. Es ist die Arbeit eines Nachmittags. Wer sie gebohrt hat, war bis zur Küche gekommen.
first_martians-event-blue-threads-consequence = Der Funke springt von einem Löffel. Er ist nicht groß, aber er läuft die Wand entlang, und am Ende der Wand geht in den Wohnräumen etwas aus.

## Events of the way down

first_martians-event-five-hundred-and-sixty-one = Fünfhunderteinundsechzig
first_martians-event-five-hundred-and-sixty-one-scene = Seit dem Ruf ist der Empfänger auf ihrer Frequenz geblieben. Um neun Uhr abends ist da etwas: keine Stimme, nur eine Taste, gedrückt und losgelassen, regelmäßig wie Schritte. { $name } zählt mit. Es endet bei fünfhunderteinundsechzig, und so viele Sols ist es her, dass Cargo 4 herunterkam.
first_martians-event-five-hundred-and-sixty-one-action = Eine Peilung nehmen
first_martians-event-five-hundred-and-sixty-one-done = { $name } dreht die Schleife, bis das Klicken am dünnsten ist. Es kommt nicht von dort, wo die Karte die Kabine hat, sondern einen Fingerbreit weiter links, wo mittags die Sonne hineinfällt. Auf den Simsen wird das eine Stunde sparen.
first_martians-event-five-hundred-and-sixty-one-consequence = Am nächsten Abend sind es fünfhundertzweiundsechzig, aber die letzten vierzig kommen so langsam, dass man dazwischen einschlafen könnte.
first_martians-event-five-hundred-and-sixty-one-choice-count-back = Es ihr zurückzählen
first_martians-event-five-hundred-and-sixty-one-choice-count-back-told = Es dauert eine Dreiviertelstunde und braucht die Daumen der ganzen Crew. Als die Zahl erreicht ist, kommt von unten noch ein Klick. Es kann ein Versehen gewesen sein. Sie nehmen es als Applaus.
first_martians-event-five-hundred-and-sixty-one-choice-speak = Sagen, dass sie kommen
first_martians-event-five-hundred-and-sixty-one-choice-speak-told = { $name } sagt, wer sie sind, und wie viele, und wann. Da unten wird die Taste gedrückt und gehalten, so lange, dass es die Batterie teuer zu stehen kommt.

first_martians-event-tin-on-its-hook = Die Dose am Haken
first_martians-event-tin-on-its-hook-scene = Am Abzweigkasten hängt die Dose, wie man sie zurückgelassen hatte, den Deckel zum Wind. Die Riegel sind fort. An ihrer Stelle liegen eine Schnur mit elf Knoten, eine Kartoffel, groß wie eine Walnuss, lauwarm in einer Socke, und ein Streifen Papier: „Danke. Steigt nicht vor elf ab, auf dem zweiten Sims ist Eis. H.“ Es ist halb zehn.
first_martians-event-tin-on-its-hook-action = Die Kartoffel zerschneiden
first_martians-event-tin-on-its-hook-done = Sie hat drei Augen. { $name } schneidet sie so, dass jedes Stück eines bekommt, stäubt Asche auf die Schnitte und legt sie zum Trocknen aus. Eines treibt.
first_martians-event-tin-on-its-hook-consequence = Die Kartoffel verbringt eine Nacht in einer Tasche, draußen. Am Morgen ist sie aus Glas. So sehr viel hatte man ihnen nicht geschickt.
first_martians-event-tin-on-its-hook-choice-wait-until-eleven = Bis elf warten
first_martians-event-tin-on-its-hook-choice-wait-until-eleven-told = Sie sitzen in einer Reihe am Rand und lassen die Beine hängen. Um sechs Minuten vor elf lässt das zweite Sims sein Eis los, auf einmal, wie ein Tablett voll Gläser.
first_martians-event-tin-on-its-hook-choice-go-at-once = Sofort absteigen
first_martians-event-tin-on-its-hook-choice-go-at-once-told = Auf dem zweiten Sims ist Eis. { $name } findet es mit dem linken Stiefel, dann mit der Hüfte, und hängt eine Zeit lang im Seil, mit schöner Aussicht.

first_martians-event-worn-brake = Die verschlissene Bremse
first_martians-event-worn-brake-scene = Die Trommel, die am Rand dienen soll, kam mit dem HUB, und den Papieren nach ist sie unbenutzt. Ihr Bremsbelag ist weg, bis auf die Nieten, auf einer Seite nur. So nutzt er sich ab, wenn einer die Last hält und gleichzeitig Seil gibt. { $name } kommt auf ungefähr zweihundert Abstiege, keiner davon zu zweit.
first_martians-event-worn-brake-action = Einen neuen Belag gießen
first_martians-event-worn-brake-done = { $name } bäckt einen Belag aus Bremsstaub und Harz, über Nacht, im Ofen für das Brot. Der Belag greift. Das Brot wird eine Woche lang danach schmecken.
first_martians-event-worn-brake-consequence = Auf dem Prüfstand, unter halber Last, reißen die Nieten. Was davonfliegt, geht durch die Wand des Werkzeugschranks.
first_martians-event-worn-brake-choice-scorpios-lining = Den von Scorpio nehmen
first_martians-event-worn-brake-choice-scorpios-lining-told = Er passt, als wäre er dafür gemacht. Scorpio muss man von nun an mit Voraussicht anhalten, und die hat am Steuer keiner.
first_martians-event-worn-brake-choice-hold-it-by-hand = Von Hand bremsen
first_martians-event-worn-brake-choice-hold-it-by-hand-told = Die Frau, die vor ihnen abgestiegen ist, hat es mit zwei Händen geschafft, sagen sie, und hier sind es mehr. { $name } umwickelt die Handschuhe mit Klebeband und übt in der Garage an einer Kiste Sand.
first_martians-event-worn-brake-choice-hold-it-by-hand-later = Das Seil ist durch das Klebeband gegangen und dann durch den Handschuh. { $name } hat festgehalten, denn am anderen Ende hing etwas.

first_martians-event-everything-recovered = Geordnet
first_martians-event-everything-recovered-scene = „Sie kehren jetzt um“, sagt Oberlin. Er ist dafür um drei Uhr früh aufgestanden, das hört man. „Nach der Konjunktion wird ein Spezialteam kommen, und alles dort unten wird geordnet geborgen.“ Alles, sagt er. Es hätte ein anderes Wort gegeben.
first_martians-event-everything-recovered-action = Ruth nach dem Wetter fragen
first_martians-event-everything-recovered-done = { $name } fragt nach dem Wetter am Grund der Schlucht. Es ist sofort da, außer der Reihe, bis auf die einzelne Bö genau und mit der Luft, die sich dadurch sparen lässt. Das Wetter hat niemand verboten.
first_martians-event-everything-recovered-consequence = Stündlich wird es wiederholt, von einer Maschine jetzt, mit seiner Stimme. Sie gewöhnen sich daran, und das ist das Schlimmste; am Ende findet es jemand vernünftig.
first_martians-event-everything-recovered-choice-receiver-off = Den Empfänger ausschalten
first_martians-event-everything-recovered-choice-receiver-off-told = { $name } greift nach dem Knopf, und es wird still wie nach einem Lüfter, der stehen bleibt. Sie sehen einander an und fangen an zu packen, alle zugleich.
first_martians-event-everything-recovered-choice-receiver-off-later = In den Stunden, als der Empfänger aus war, hat Ruth eine Warnung hineingesprochen, viermal, in viererlei Ton. Sie betraf ein Ventil. Das Ventil hat sich inzwischen selbst erklärt.
first_martians-event-everything-recovered-choice-ask-him-which = Ihn fragen, was von beidem
first_martians-event-everything-recovered-choice-ask-him-which-told = „Geordnet oder lebend?“, fragt { $name }. „Wir möchten das Richtige eintragen.“ Nach achtundzwanzig Minuten kommt das Geräusch eines Mikrofons, das sehr behutsam auf einen Tisch gelegt wird.

## Events of the mast

first_martians-event-report-in-ink = Ein Bericht mit Tinte
first_martians-event-report-in-ink-scene = Elf Minuten war ein Probesender an, auf einem Band, das die halbe Erde hören kann. Darmstadt gibt die Empfangsberichte weiter, die meisten von Universitäten. Einer ist eine Karte, mit Tinte, von einem Jungen von fünfzehn mit einer Antenne auf einem Fischschuppen in Akureyri. Signal gut, etwas Schwund. Wie ist das Wetter da oben? Bei seiner Mutter in der Antarktis sind es immer minus achtzig, klar, und der Wind von links.
first_martians-event-report-in-ink-action = Alle Berichte aufhängen
first_martians-event-report-in-ink-done = { $name } hängt sie rings um die Küchenlampe: vierhundertsechs Menschen, die nachts aufgeblieben sind. Gelesen werden sie beim Frühstück, reihenweise.
first_martians-event-report-in-ink-consequence = Der nächste Versuch misslingt und der übernächste auch. Aus dem Fischschuppen kommt eine zweite Karte: Gehört hat er nichts, aber er ist noch da. { $name } liest sie öfter, als man eine Karte liest.
first_martians-event-report-in-ink-choice-answer-the-boy = Ihm sagen, wie das Wetter ist
first_martians-event-report-in-ink-choice-answer-the-boy-told = Minus achtzig, senden sie, klar, Wind von links. Auf der Karte, die zurückkommt, ist der Schuppen gezeichnet. „Dann wie bei ihr“, steht da. In Darmstadt liest es jemand vor und muss noch einmal anfangen.
first_martians-event-report-in-ink-choice-lay-it-with-the-rest = Sie zu den anderen legen
first_martians-event-report-in-ink-choice-lay-it-with-the-rest-told = Es sind vierhundert, und es ist ein Abend. Die Karte kommt in die Mappe. Weil sie steifer ist als die anderen, geht die Mappe von selbst an ihr auf.

first_martians-event-second-chair = Der zweite Stuhl
first_martians-event-second-chair-scene = Um neun ist eine andere Stimme in der Leitung, ein junger Mann; er sagt „die Crew“, wenn er sie meint. Frau Feldmann ist seit heute früh beurlaubt; es geht um das, was sie zu Protokoll gegeben hat. Er liest die Liste gut vor. Nach dem letzten Punkt fügt er hinzu, schnell, wie man einen Brief einwirft, der nicht der eigene ist: „Sie sagt, seht in die Streben.“
first_martians-event-second-chair-action = In die Streben sehen
first_martians-event-second-chair-done = { $name } leuchtet in das Rohr. Innen, so tief, wie ein kurzer Arm reicht, steht mit Kreide: „Falls das je ein Mast wird, tief abspannen, aus der Lücke bläst es von links. H.“ Daneben klebt ein Beutel mit Beschlägen.
first_martians-event-second-chair-consequence = Jeden Abend liest er die Liste, gut, und danach nichts. Dann liest er eines Abends nicht gut, und am nächsten Tag ist da eine dritte Stimme, die überhaupt keine Namen kennt.
first_martians-event-second-chair-choice-ask-for-ruth = Nach Ruth verlangen
first_martians-event-second-chair-choice-ask-for-ruth-told = „Wir warten“, sagt { $name }, und das tun sie, bei laufendem Sender und ohne ein Wort, einen ganzen Durchgang der Schüssel lang. Es ist das teuerste Schweigen in der Geschichte des Programms.
first_martians-event-second-chair-choice-learn-his-name = Fragen, wie er heißt
first_martians-event-second-chair-choice-learn-his-name-told = Er heißt Jonas und ist noch nie gefragt worden. Von da an dauert der Durchgang der Schüssel immer ein paar Minuten länger, als der Plan erlaubt. Man merkt es den Batterien an, in der richtigen Richtung.

first_martians-event-heater-off-and-on = Aus und an
first_martians-event-heater-off-and-on-scene = Der Zeiger am Kabel fällt auf null, kommt wieder und fällt noch einmal: dreimal kurz, Pause, dreimal kurz. { $name } denkt an einen Wackelkontakt, bis jemand zufällig die Küchenlampe schaltet und der Zeiger antwortet. Am anderen Ende dreht jemand bei minus achtzig die eigene Heizung aus und an, um etwas zu sagen.
first_martians-event-heater-off-and-on-action = Aufschreiben, was kommt
first_martians-event-heater-off-and-on-done = { $name } sitzt mit dem Bleistift vor dem Strommesser, bis vier. Was kommt, kommt Wort für Wort: MAST, dann LINKS, dann TIEFER, dann GUT. Am Morgen gehen sie hinaus und setzen die Abspannungen neu.
first_martians-event-heater-off-and-on-consequence = Gegen Morgen fällt der Zeiger und bleibt unten, so lange, wie Wasser braucht, um zu kochen. Dann steht er wieder auf vier. Keiner hat geatmet, und was es heißen sollte, erfährt nie jemand.
first_martians-event-heater-off-and-on-choice-answer-by-breaker = Mit dem Schutzschalter antworten
first_martians-event-heater-off-and-on-choice-answer-by-breaker-told = Es braucht eine Nacht und eine halbe Batterie, sich auf ein Alphabet zu einigen. Am Morgen sind es elf Wörter. Zwei davon hießen „Verzeihung“, eines in jeder Richtung.
first_martians-event-heater-off-and-on-choice-leave-her-the-heat = Ihr die Wärme lassen
first_martians-event-heater-off-and-on-choice-leave-her-the-heat-told = { $name } klebt den Schutzschalter zu. Was so gesagt wird, ist mit Wärme bezahlt, und man kann es wenigstens ablehnen, zu diesem Preis angesprochen zu werden. Nach einer Stunde steht der Zeiger still, für diese Nacht.

## Events with her in the base

first_martians-event-two-fingers = Zwei Finger
first_martians-event-two-fingers-scene = Halla Jónsdóttir hat acht Finger. Die anderen zwei gingen in der Nacht, als der Strom ausblieb, sagt sie; man gewöhnt sich daran, nur die kleinen Schrauben sind lästig. Sie sieht in ihre Suppe. „Bei euch wird ein Schalter gefallen sein“, sagt sie. „Welcher war es?“ { $name } sitzt ihr gegenüber.
first_martians-event-two-fingers-action = Ihr einen Schraubenzieher machen
first_martians-event-two-fingers-done = { $name } baut einen Griff für eine Hand mit Daumen und zwei Fingern. Sie dreht ihn um, zweimal. Noch vor dem Abendessen ist repariert, was seit einem Monat auf der Liste stand.
first_martians-event-two-fingers-consequence = Da ist eine Klemme, die kleine Hände will. Aus Taktgefühl schieben es alle auf, und aus Taktgefühl bietet sie es nicht an. Die Klemme wartet auf keinen von ihnen.
first_martians-event-two-fingers-choice-say-who = Es ihr sagen
first_martians-event-two-fingers-choice-say-who-told = Ein Satz, mit der Uhrzeit. Sie isst zwei Löffel. „Ihr wusstet es nicht“, sagt sie. „Nein“, sagt { $name }. „Und ihr habt nicht gefragt.“ „Nein.“ Nach einer Weile reicht sie das Brot herüber.
first_martians-event-two-fingers-choice-blame-the-breaker = „Der Hauptschalter. Er war defekt.“
first_martians-event-two-fingers-choice-blame-the-breaker-told = Sie nickt. Diesen Schalter hat sie selbst eingebaut und ausgesucht, weil er nicht versagen kann. „So etwas kommt vor“, sagt Halla und dankt { $name } für die Suppe.
first_martians-event-two-fingers-choice-blame-the-breaker-later = Auf dem Küchentisch liegt der Hauptschalter, zerlegt, gereinigt, jedes Stück an seinem Platz. Keinem fehlt etwas. Den Schraubenzieher hat sie danebengelegt, und er zeigt auf niemanden.

first_martians-event-double-knots = Doppelte Knoten
first_martians-event-double-knots-scene = Nur eines im HUB gehört Halla selbst: eine Schnur auf einer Spule, mit einem Knoten für jeden Sol. Manche sind doppelt. { $name } fragt. „Die Nächte, in denen ich mehr als vier Hundertstel genommen habe“, sagt sie. „Ich habe Buch geführt. Es sind einundvierzig. Ich wollte es zurückgeben.“
first_martians-event-double-knots-action = Den heutigen Knoten mit ihr knüpfen
first_martians-event-double-knots-done = Sie zeigt { $name }, wie man es mit Handschuhen macht. Der Knoten für heute wird etwas größer als die anderen, und sie sieht ihn mit schiefem Kopf an und lässt ihn.
first_martians-event-double-knots-consequence = Nachts findet man Halla in der Schleuse, im Mantel, hellwach. In der Koje sei es so warm, sagt sie, dass man die Zahlen höre.
first_martians-event-double-knots-choice-forgive-the-debt = Ihr sagen, es sei beglichen
first_martians-event-double-knots-choice-forgive-the-debt-told = { $name } löst den ersten der doppelten Knoten, mit einem Marlspieker, vor ihren Augen. Es dauert zehn Minuten. „Gut“, sagt Halla am Ende. „Aber nicht alle. Ich war dabei.“
first_martians-event-double-knots-choice-let-her-pay = Sie es abarbeiten lassen
first_martians-event-double-knots-choice-let-her-pay-told = „Gut“, sagt sie und sieht zehn Jahre jünger aus. Einundvierzig Nächte machen eine Pumpe, eine Tür und einen Meter Schacht. Sie arbeitet mit hochgeklapptem Visier und summt etwas, das Ruth kennen würde.

first_martians-event-standing-up = Im Stehen
first_martians-event-standing-up-scene = Am Tisch steht ein Stuhl für sie. Sie isst im Stehen am Kocher, den Rücken zur Wand, die Schüssel unter dem Kinn, und ist fertig, ehe die anderen sitzen. Nachts faltet sie jedes Mal, wenn sie aufsteht, erst ihre Decke.
first_martians-event-standing-up-action = Sie in den Dienstplan schreiben
first_martians-event-standing-up-done = { $name } schreibt sie hinein, zwischen zwei andere, mit demselben Bleistift. Sie liest den Plan dreimal. Am Morgen ist sie eine Stunde zu früh auf Schicht und hat schon etwas gefunden.
first_martians-event-standing-up-consequence = Von jeder Mahlzeit hat sie die Hälfte in eine Dose unter der Koje getan, für alle Fälle. Der Geruch verrät die Dose, und da sind es schon vier.
first_martians-event-standing-up-choice-stand-with-her = Alle im Stehen essen
first_martians-event-standing-up-choice-stand-with-her-told = Am nächsten Abend setzt sich niemand. Es ist unbequem und ein wenig albern; die Ellbogen sind im Weg. Mittendrin fängt Halla zu lachen an, so wie eine Pumpe anspringt.
first_martians-event-standing-up-choice-give-her-time = Ihr Zeit lassen
first_martians-event-standing-up-choice-give-her-time-told = Sie sitzen und reden etwas mehr als sonst und sehen etwas seltener zu dem Stuhl. Es zeigt sich, wie müde es macht, jemanden in Ruhe zu lassen.
first_martians-event-standing-up-choice-give-her-time-later = Heute früh ist im Kissen des leeren Stuhls eine Delle. Keiner erwähnt es. { $name } rückt das Salz dorthin, wo man es von dort erreichen könnte.

first_martians-event-sunday-letters = Sonntagsbriefe
first_martians-event-sunday-letters-scene = Ruth verlangt Halla zu sprechen, und { $name } soll neben ihr sitzen. Dann sagt sie es ohne Anlauf. Der Junge musste von jemandem hören. Also hat sie ihm geschrieben, jeden zweiten Sonntag, aus der Antarktis, mit dem Namen seiner Mutter darunter: achtzehn Briefe. Er hat jeden beantwortet. Will sie seine lesen, oder ihre, oder keine?
first_martians-event-sunday-letters-action = Ihr für eine Stunde die Schüssel geben
first_martians-event-sunday-letters-done = { $name } verzichtet auf die Abendverbindung. Was nach Akureyri gesagt wird, hört niemand; in der Küche läuft das Wasser, aus jedem Hahn, den es gibt.
first_martians-event-sunday-letters-consequence = Am nächsten Sonntag geht kein Brief ab, denn Ruth merkt, dass sie es nicht mehr kann. Am Montag beginnt in Akureyri ein Junge zu telefonieren.
first_martians-event-sunday-letters-choice-read-them = Erst seine, dann ihre
first_martians-event-sunday-letters-choice-read-them-told = Es braucht zwei Nächte am Pult, und kein anderer kommt in die Nähe. „Sie erzählt meine Witze falsch“, sagt Halla am Ende. Und etwas später: „Ihm haben sie so besser gefallen.“
first_martians-event-sunday-letters-choice-not-yet = Vorerst keine
first_martians-event-sunday-letters-choice-not-yet-told = „Nicht, solange ich tot bin“, sagt Halla ganz freundlich und geht zurück an ihr Ventil. In Darmstadt wird eine Schublade geschlossen. { $name } bleibt sitzen, da niemand in Sicht ist, dem man den Platz überlassen könnte.

first_martians-event-clause-nine = Klausel neun
first_martians-event-clause-nine-scene = Das Papier aus Darmstadt hat elf Klauseln. Die geborgene Person werde in jeder Hinsicht betreut. Sie habe dem Bodenteam angehört und den Boden zu keiner Zeit verlassen. Klausel neun behandelt die Freigabe des Treibstoffs für das Aufstiegsfahrzeug, die nach Eingang aller Unterschriften erfolgt. Von Hand hat Oberlin hinzugefügt, er wäre lieber selbst gekommen.
first_martians-event-clause-nine-action = Das Treibstoffventil ansehen
first_martians-event-clause-nine-done = { $name } liegt einen Vormittag lang unter dem Fahrzeug. Die Freigabe ist ein Signal; hinter dem Signal ist ein Ventil; hinter dem Ventil ist ein Griff. Über den Griff hatte Halla sich gewundert, als sie ihn einbaute.
first_martians-event-clause-nine-consequence = Solange keiner unterschreibt, stellt die Erde die Basis Punkt für Punkt auf den Plan zurück. Der Plan hat einen Mund weniger. Um vier Uhr früh gehorchen ihm die Lampen der Farm.
first_martians-event-clause-nine-choice-send-it-back = Ohne Unterschrift zurückschicken
first_martians-event-clause-nine-choice-send-it-back-told = Sie verbessern die Kommas und schicken es zurück. Es kostet eine Stunde der großen Schüssel, und { $name } sagt, selten sei eine Stunde so gut angelegt gewesen.
first_martians-event-clause-nine-choice-into-the-drawer = In die Schublade
first_martians-event-clause-nine-choice-into-the-drawer-told = Es liegt in der Schublade bei den Sicherungen. Halla, die eine Sicherung brauchte, hat es gesehen und zurückgelegt, Kante auf Kante.

first_martians-event-one-breath-too-many = Ein Atem zu viel
first_martians-event-one-breath-too-many-scene = Telemetrie lügt nicht, sie zählt nur zusammen. Seit einem Abend in der letzten Woche gibt der HUB mehr Kohlendioxid ab, als seine Crew ausatmen kann. Ein Arzt in Darmstadt, den { $name } kennt und mag, fragt an, ob jemand Fieber habe.
first_martians-event-one-breath-too-many-action = Den Sensor neu eichen
first_martians-event-one-breath-too-many-done = { $name } verschiebt den Nullpunkt um den Atem einer kleinen Frau. Im Logbuch steht „Drift“. Es ist der erste Eintrag darin, den sich alle ansehen kommen.
first_martians-event-one-breath-too-many-consequence = Der Sensor gilt jetzt als defekt, und die Erde lässt die Sauerstofferzeuger nach Plan regeln. Am Abend gibt es Kopfschmerzen. Halla setzt sich im Anzug in die Schleuse, damit eine weniger mitatmet.
first_martians-event-one-breath-too-many-choice-call-it-a-fever = Ja sagen, Fieber
first_martians-event-one-breath-too-many-choice-call-it-a-fever-told = Achtunddreißig vier, melden sie, nichts Ernstes. Der Arzt ist erleichtert; er hatte gefürchtet, es liege etwas in der Luft.
first_martians-event-one-breath-too-many-choice-call-it-a-fever-later = Der Arzt hätte gern ein Blutbild, zehn Tage lang jeden Morgen, von der Person mit dem Fieber. Man wechselt sich ab. Die Kurve, schreibt er, sei die seltsamste seiner Laufbahn.
first_martians-event-one-breath-too-many-choice-blow-it-off = Nachts Luft ablassen
first_martians-event-one-breath-too-many-choice-blow-it-off-told = Um drei, wenn auf der Erde keiner hinsieht, öffnet { $name } das Ventil und zählt bis neunzig. Was nicht gehen soll, geht mit dem Übrigen mit.

first_martians-event-old-holes = Die alten Löcher
first_martians-event-old-holes-scene = Halla greift nach einem Becher, ohne hinzusehen, wie man es zu Hause tut, und ihre Hand schließt sich um Luft, eine Handbreit unter dem Haken. Sie sieht die Haken an. Sie sieht die vier weißen Punkte an, wo die Haken waren. „Ganz richtig“, sagt sie. „Sie hingen zu tief.“
first_martians-event-old-holes-action = Einen Haken tiefer setzen
first_martians-event-old-holes-done = Ein Haken, ins alte Loch. { $name } hängt den Becher mit der Scharte daran, den nie jemand benutzt und nie jemand weggeworfen hat.
first_martians-event-old-holes-consequence = Jedes Mal holt sie die Kiste aus dem Gang, steigt hinauf, nimmt einen Becher herunter und trägt die Kiste zurück. Sie macht kein Geräusch dabei. Man hört es im ganzen HUB.

first_martians-event-minus-nineteen = Minus neunzehn
first_martians-event-minus-nineteen-scene = Im Archiv der Leitzentrale hat { $name } das Blatt selbst gefunden: Vorräte, Münder, Sols und ganz unten ein Minus neunzehn, unterstrichen. Alles daran stimmt; man kann es prüfen, sooft man will. Nur hat, wer da rechnete, mit einer Farm gerechnet. Die zweite stand auf der Liste von Cargo 2, unter Ersatzteile.
first_martians-event-minus-nineteen-action = Die Beschläge auspacken
first_martians-event-minus-nineteen-done = { $name } öffnet die Kisten von Cargo 2. Alles ist da, eingewickelt, mit einer Karte vom Hersteller, der gutes Gedeihen wünscht. Ein Satz Filter bleibt übrig.
first_martians-event-minus-nineteen-consequence = Das Blatt wandert von allein durch die Basis. Man findet es unter dem Brot, auf dem Kocher, am Waschbecken, immer mit der Schrift nach oben, und alle rechnen nach, jeder allein.
first_martians-event-minus-nineteen-choice-show-her-tonight = Halla heute Abend das Blatt zeigen
first_martians-event-minus-nineteen-choice-show-her-tonight-told = Halla liest es mit dem Finger unter der Zeile. „Ersatzteile“, sagt sie. Sie hat diese Kisten selbst zum HUB getragen und weiß, wo die guten Stromanschlüsse sind; sie geht einen holen und bleibt eine ganze Weile fort.
first_martians-event-minus-nineteen-choice-prove-it-first = Es erst beweisen
first_martians-event-minus-nineteen-choice-prove-it-first-told = { $name } legt es unter die Waage. Man nimmt niemandem einen Grund weg, ehe man einen besseren an seine Stelle zu setzen hat. Fürs Erste sorgt es für lange Abende.

## Events of the search

first_martians-event-forty-thousand-aerials = Vierzigtausend Antennen
first_martians-event-forty-thousand-aerials-scene = Seit Hallas Name gesagt ist, hören Leute zu, mit Schüsseln, mit Draht, mit Bettfedern: vierzigtausend, nach Ruths Zählung. Darum gebeten hat sie niemand. Sie schreiben auf, was sie zu hören glauben. Drei der Listen, aus Punta Arenas, Oulu und einer Schule in Accra, haben dasselbe Klicken in derselben Sekunde. Es weist in die eine Richtung, die Fußspuren weisen in die andere.
first_martians-event-forty-thousand-aerials-action = Ihnen danken
first_martians-event-forty-thousand-aerials-done = { $name } dankt allen vierzigtausend in zwei Worten und nennt die Stunde der nächsten Pause, in der es gut wäre, wenn alle still wären. Alle sind es. Man hört die Sonne.
first_martians-event-forty-thousand-aerials-consequence = Inzwischen schicken die Leute Ratschläge, auf allen Bändern, zu jeder Stunde, und gut gemeint; eine Maschine in der Garage hat einen davon für einen Befehl gehalten.
first_martians-event-forty-thousand-aerials-choice-trust-the-click = Dem Klicken trauen
first_martians-event-forty-thousand-aerials-choice-trust-the-click-told = Sie legen die drei Listen übereinander und ziehen eine Linie. Es kostet sie eine Nacht mit Lampen daran entlang. Am Ende der Linie ist niemand, aber da ist ein Fels, von dem jemand den Staub gewischt hat, um sich zu setzen.
first_martians-event-forty-thousand-aerials-choice-trust-the-ground = Dem Boden trauen
first_martians-event-forty-thousand-aerials-choice-trust-the-ground-told = Ein Klicken ist ein Klicken, und der Boden hat Spuren. Es ist eine vernünftige Entscheidung. Am Abend fragt eine Klasse in Accra über Ruth an, ob sie richtig lag.

first_martians-event-closed-with-care = Behutsam geschlossen
first_martians-event-closed-with-care-scene = Das Ende dieses Rufs ist aufgezeichnet. Darauf ist der Tastendruck, der nicht verabredet war. { $name } dreht so laut, wie es geht. Nach dem Druck kommt ein Schaben, dann ein Schlag von Metall und noch einer: Da wird eine Luke von außen geschlossen, behutsam, von jemandem, der nicht vorhat, sie wieder zu öffnen.
first_martians-event-closed-with-care-action = Die Zeit jedes Geräuschs nehmen
first_martians-event-closed-with-care-done = { $name } nimmt die Zeiten, auf die Zehntelsekunde. Vor dem zweiten Schlag sind vier Schritte, darunter ein langer: Links trägt sie etwas Schweres. Zwei Flaschen also. Sie hat doppelt so viel Luft, wie sie gefürchtet hatten.
first_martians-event-closed-with-care-consequence = Es ist so oft gelaufen, dass sie es in anderen Dingen hören, im Gefrierschrank, in der Brotdose. Jedes Mal hebt einer den Kopf.
first_martians-event-closed-with-care-choice-keep-calling = Sie weiterrufen
first_martians-event-closed-with-care-choice-keep-calling-told = Jede Viertelstunde, die ganze Nacht: die Zeit, der Wind und wo die Lampe ist. Es hilft auch denen, die rufen. Gegen Morgen hat jemand angefangen, ihr vom Frühstück zu erzählen.
first_martians-event-closed-with-care-choice-save-the-current = Den Strom sparen
first_martians-event-closed-with-care-choice-save-the-current-told = Hört sie etwas, kennt sie den Weg, und hört sie nichts, nützt es nichts. Der Sender wird abgeschaltet. Mit ihm geht die Lampe aus, die daran hängt, woran keiner gedacht hatte.

first_martians-event-nine-hours = Neun Stunden
first_martians-event-nine-hours-scene = Ein Anzug von Cargo 4 fasst Luft für neun Stunden und lässt sich aus einer Flasche nachfüllen. { $name } hat für jede Flasche gerechnet, die es geben könnte. Es gibt ein Ergebnis. Es steht auf der Rückseite des Dienstplans, und der Dienstplan hängt mit der Vorderseite zum Raum.
first_martians-event-nine-hours-action = Flaschen hinstellen
first_martians-event-nine-hours-done = An jedem dritten Pfahl lässt { $name } eine Flasche mit einer kleinen Lampe stehen. Am Morgen brennt eine der Lampen schwächer als die anderen. Sie ist nicht defekt; jemand hat sie heruntergedreht, um zu sparen.
first_martians-event-nine-hours-consequence = Jemand nimmt den Dienstplan ab, um die neue Woche daraufzuschreiben, und dreht ihn um. Danach gehen sie alle auf einmal hinaus, ohne Plan, in verschiedene Richtungen.
first_martians-event-nine-hours-choice-say-the-figure = Die Zahl sagen
first_martians-event-nine-hours-choice-say-the-figure-told = { $name } sagt sie einmal, mit der Einheit. Niemand fragt, wie sie zustande kam. Sie arbeiten, als wäre der Tisch gekippt und alles liefe auf eine Ecke zu.
first_martians-event-nine-hours-choice-keep-the-figure = Sie für sich behalten
first_martians-event-nine-hours-choice-keep-the-figure-told = Auf die Frage, wie lange es noch ist, sagt { $name } „lange genug“, mehrmals am Tag. Am Abend gibt es im HUB keinen Bleistift mehr, der nicht zerbissen wäre.

first_martians-event-boat-is-painted = Das Boot ist gestrichen
first_martians-event-boat-is-painted-scene = „Meine Mutter ist nicht in der Antarktis“, sagt eine Jungenstimme in sorgfältigem Englisch; Ruth hat den Fischschuppen durchgestellt. „Es war das Wetter. Eures ist ihres, aufs Grad genau. Im Sommer ist es dort unten nie achtzig unter null, ich habe nachgesehen. Also habe ich es zu Ende gedacht.“ Er muss schlucken. „Das Boot ist gestrichen. Könnte ihr das jemand sagen?“
first_martians-event-boat-is-painted-action = Es vom Mast senden
first_martians-event-boat-is-painted-done = { $name } legt die Aufnahme des Jungen auf den Mast, mit voller Leistung, so wie sie ist, samt den Möwen. Wenn seine Mutter ein Funkgerät anhat, hört sie es jetzt. Wenn nicht, hat es wenigstens das Tal gehört.
first_martians-event-boat-is-painted-consequence = Der Junge bleibt in der Leitung und bezahlt es von seinem Konfirmationsgeld. Er sagt nichts. Etwa jede Stunde hört man, dass er eine Tasse abgestellt hat.

first_martians-event-combed-strands = Gekämmte Drähte
first_martians-event-combed-strands-scene = Pfahl 1 steht am Rand, wo das Kabel von unten heraufkommt. Seit der Strom gekappt ist, führt es nichts mehr. Jemand hat daneben gesessen und den Fehler gesucht: Das Kabel ist aufgetrennt, und an beiden Enden sind die Drähte ausgekämmt, jeder für sich, fertig zum Flicken. Auf dem Fels steht mit Kreide, wie für einen Elektriker, der sich verspätet: „Eilt nicht.“
first_martians-event-combed-strands-action = Die Leitung flicken
first_martians-event-combed-strands-done = { $name } macht die Spleißung an Ort und Stelle, auf beiden Knien, Draht um Draht, und schreibt das Datum auf das Band. Am anderen Ende ist niemand. Gemacht wird es trotzdem, und auf dem Heimweg gehen sie aufrechter.
first_martians-event-combed-strands-consequence = { $name } schläft seit diesem Tag nicht mehr und sagt nicht, was es an der Decke zu sehen gibt. Am Ende nimmt der Körper die Sache in die Hand.
first_martians-event-combed-strands-choice-close-the-breaker = Den Schalter wieder einlegen
first_martians-event-combed-strands-choice-close-the-breaker-told = Es ist dasselbe trockene Klicken. Vier Hundertstel fließen hinaus zum Rand, durch eine Heizspirale, die { $name } dagelassen hat, und wärmen einen Fels. Wer morgens vorbeikommt, sieht ihn, den einzigen dunklen Fleck im Reif.
first_martians-event-combed-strands-choice-too-late-for-that = Dafür ist es zu spät
first_martians-event-combed-strands-choice-too-late-for-that-told = Strom ist jetzt Luft, und Luft ist Stunden. Der Schalter bleibt, wie er ist. { $name } hat ein Bild von dem Fels gemacht, für den Bericht, und es nicht beigelegt.

## Adventures

first_martians-adventure-chair-on-the-rise = Der Stuhl
first_martians-adventure-chair-on-the-rise-scene = Auf einer Anhöhe, weit weg von allem, steht ein Stuhl. Er ist aus einer Kiste gemacht, mit Rücken- und einer Armlehne, der linken. { $name } sieht nach, was man von ihm aus sieht: nicht die Ebene, nicht den Sonnenuntergang. Er steht zum HUB gewandt, und man erkennt von hier gerade noch, welche Fenster hell sind.
first_martians-adventure-chair-on-the-rise-choice-sit-down = Sich hineinsetzen
first_martians-adventure-chair-on-the-rise-choice-sit-down-told = Jemand geht am Küchenfenster vorbei, bleibt stehen und geht zurück. { $name } erkennt am Gang, wer es ist. Es hat also jemanden gegeben, der sie zu unterscheiden lernte.
first_martians-adventure-chair-on-the-rise-choice-take-it-home = Ihn mit nach Hause nehmen
first_martians-adventure-chair-on-the-rise-choice-take-it-home-told = Gute Schrauben, und keine zu viel. Beim Abendessen steht er neben der Tür, und niemand setzt sich. Auf der Anhöhe werden vier Dellen im Kies noch tausend Jahre da sein.

first_martians-adventure-small-boots = Größe sechsunddreißig
first_martians-adventure-small-boots-scene = Im Windschatten eines Blocks ist der Abdruck eines Stiefels, davor ein zweiter und ein dritter. Das Profil ist das des Programms. { $name } setzt einen Fuß daneben: Der Abdruck ist drei Finger kürzer. Am Fels entlang geht es weiter, ohne Eile, die Spitzen nach außen gedreht.
first_martians-adventure-small-boots-choice-step-beside-them = Nebenher gehen
first_martians-adventure-small-boots-choice-step-beside-them-told = Man findet bald in den Schritt. Er hält, wo es eine Aussicht gibt, umgeht, was scharf ist, und endet auf blankem Stein; bis dahin ist das Manometer tiefer gesunken, als { $name } es vorhatte.
first_martians-adventure-small-boots-choice-step-beside-them-later = { $name } hatte markiert, wo die Abdrücke aufhörten, und heute hat jemand hinter den Stein gesehen. Ein Versteck, nicht größer als ein Pausenbrot: ein Filter, in ein Notenblatt gewickelt.
first_martians-adventure-small-boots-choice-cover-them = Sie zudecken
first_martians-adventure-small-boots-choice-cover-them-told = Ein flacher Stein auf jeden, damit sie sich halten. Im HUB sagt { $name } nichts davon. Es gehört zu den Dingen, die man erst erklären muss, wenn man damit angefangen hat.

first_martians-adventure-chalk-arrow = Ein Pfeil
first_martians-adventure-chalk-arrow-scene = Am Fels ist ein Pfeil, mit Kreide, so hoch oder so tief, wie man ihn bei einem Meter achtundfünfzig anbringt. Er zeigt nicht über den leichten Boden, sondern quer durch das Geröll, was wie eine Torheit aussieht. { $name } folgt ihm, mangels einer besseren Idee, und ist in der halben Zeit hindurch.
first_martians-adventure-chalk-arrow-later = Auf der Karte hat der kurze Weg durch das Geröll einen Namen bekommen. { $name } hatte nur „Pfeil“ daneben geschrieben, und die anderen sagen jetzt „beim Pfeil“, wie man „bei der Kirche“ sagt.

first_martians-adventure-blanket-on-the-ledge = Das Sims
first_martians-adventure-blanket-on-the-ledge-scene = Auf halber Höhe der Wand wird das Sims um die Breite eines Bettes breiter. Eine Decke liegt da, gerollt und verschnürt, mit einem Stein darauf, und daneben steht eine Flasche mit einem Mundvoll Luft. Jemand hat es sich zur Regel gemacht, hier haltzumachen. Die Knie von { $name } sind für die Regel, die Uhr ist dagegen.
first_martians-adventure-blanket-on-the-ledge-choice-rest-there = Rasten
first_martians-adventure-blanket-on-the-ledge-choice-rest-there-told = Die Decke riecht nach nichts, wie Dinge, die in der Kälte waren. { $name } liegt darunter, sieht zu einem Streifen Himmel hinauf und lässt die Hände von selbst zu zittern aufhören. Dann wird sie gerollt und verschnürt, und der Stein kommt wieder darauf.
first_martians-adventure-blanket-on-the-ledge-choice-climb-on = Weiterklettern
first_martians-adventure-blanket-on-the-ledge-choice-climb-on-told = Zwanzig Meter tiefer gibt das Knie nach, genau dort, wo man nach einer Rast noch eines gehabt hätte. { $name } sagt ein kurzes Wort und sagt es, weil es ein Echo hat, noch einmal.

first_martians-adventure-peel = Schalen
first_martians-adventure-peel-scene = Zwischen zwei Steinen liegt etwas Braunes, Gekringeltes wie Hobelspäne. Holz gibt es hier nicht. { $name } dreht es mit der Zange um. Es sind Schalen, gefriergetrocknet, sehr dünn; jemand hat im Freien eine Kartoffel geschält, oder die Schalen weit getragen, um sie nicht zu Hause zu lassen.
first_martians-adventure-peel-later = Der Ordnung halber hatte { $name } die Schalen in Wasser gelegt. Auf dem dicksten Stück ist ein Auge, und das Auge ist grün geworden.

first_martians-adventure-glove-on-a-stake = Ein Handschuh
first_martians-adventure-glove-on-a-stake-scene = Auf einem Pfahl am Rand des Sammelgebiets steckt ein Handschuh, ein linker, über die Spitze gezogen und unten festgebunden, damit der Wind ihn nicht bekommt. Er ist klein und an jedem Finger gestopft. { $name } kennt das von Gartenzäunen im Winter: Er ist nicht verloren, er hängt, wo man ihn findet, wenn man ihn sucht.
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove = Ihn dort lassen
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove-told = { $name } zieht die Schnur fester. Der Handschuh winkt ein wenig, solange man ihn sieht, mit allen fünf Fingern.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in = Ihn mitbringen
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-told = Auf dem Labortisch ist er ein Beweisstück. Er braucht so wenig Platz und liegt so genau da wie eine Hand, dass sie den Rest des Tages um ihn herum arbeiten.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-later = In der gestopften Stelle ist ein Draht, den { $name } für Faden gehalten hatte: Es ist eine Heizung, aus Abfall gemacht und besser als die des Programms. Die Zeichnung geht herum, und seit heute ziehen die Anzüge weniger.

first_martians-adventure-cord-in-the-wind = Schnur im Wind
first_martians-adventure-cord-in-the-wind-scene = Am Boden bewegt sich ein Stück Schnur, als suchte es den Weg. Es hat fünf Knoten, und es ist an beiden Enden abgeschnitten. Eines klemmt unter einem Stein, der mit Absicht dort liegt. { $name } hebt das Funkgerät und sieht, dass das andere Ende herumgeschwungen ist und still liegt.
first_martians-adventure-cord-in-the-wind-choice-follow-its-end = Gehen, wohin es zeigt
first_martians-adventure-cord-in-the-wind-choice-follow-its-end-told = Es zeigt auf einen Spalt, nicht breiter als ein Mensch. Dahinter, wo kein Wind ist, hat jemand den Sand glatt gestrichen und mit dem Finger hineingeschrieben, in großen Buchstaben: „OK“. Die Ränder sind scharf.
first_martians-adventure-cord-in-the-wind-choice-mark-and-call = Es markieren und melden
first_martians-adventure-cord-in-the-wind-choice-mark-and-call-told = { $name } stellt die Bake auf und gibt es durch. Es ist heute das dritte solche Stück, sagt der HUB, und sie liegen auf einer Linie. Zum ersten Mal geht ein Bleistift über die Karte und nicht nur ein Radiergummi.

first_martians-adventure-house-in-the-slag = Schlacke
first_martians-adventure-house-in-the-slag-scene = Eine Schweißraupe verrät so viel wie eine Handschrift, wenn man sie aufschneidet. { $name } hat eine vom äußeren Rahmen unter dem Mikroskop: Ring um Ring, jeder genau so breit wie der vorige, und am Ende, wo die meisten den Brenner abheben, ein kleiner Schlenker nach links. Den haben alle Nähte des HUB. Die Probestücke der Maschine haben ihn nicht.
first_martians-adventure-house-in-the-slag-choice-cut-the-bead = Die Raupe durchschneiden
first_martians-adventure-house-in-the-slag-choice-cut-the-bead-told = Im Schnitt sitzen eingeschmolzene Sandkörner, die von weit außerhalb des Tals herübergeweht waren. Das ist ein Röhrchen wert. Um den Schlenker tut es { $name } leid.
first_martians-adventure-house-in-the-slag-choice-hang-it-up = Sie aufhängen
first_martians-adventure-house-in-the-slag-choice-hang-it-up-told = An einer Drahtschlaufe, über der Werkbank. Im Luftzug des Lüfters dreht sie sich, immer nach links, und die Hand, die sie zeichnet, wird mit der Zeit ruhiger.

first_martians-adventure-song-in-the-noise = Im Rauschen
first_martians-adventure-song-in-the-noise-scene = Der Empfänger sollte messen, wie stark der Staub knistert. { $name } hat das Knistern auf Papier, einen Meter davon, und darin ist eine Form, die jeden Abend um neun wiederkommt: viermal hinauf, lang hinab, viermal hinauf. Staub hat keine Strophen. Da summt ein Mensch, sehr weit weg, neben einem offenen Mikrofon.
first_martians-adventure-song-in-the-noise-choice-write-it-down = Es in Noten aufschreiben
first_martians-adventure-song-in-the-noise-choice-write-it-down-told = Es dauert bis Mitternacht, auf der Rückseite einer Fehlerliste. { $name } kann keine Noten und macht es mit Längen und Höhen. Dann wird es ausprobiert, auf Bechern.
first_martians-adventure-song-in-the-noise-choice-write-it-down-later = Ruth wollte wissen, wozu die Becher gut sind, und sie spielten es ihr vor. Es wurde still, und es waren nicht die achtundzwanzig Minuten. „Die zweite Zeile geht hinauf“, sagte sie dann. { $name } verbessert es.
first_martians-adventure-song-in-the-noise-choice-filter-it-out = Es herausfiltern
first_martians-adventure-song-in-the-noise-choice-filter-it-out-told = Zwei Filter, und da ist nur noch Staub, wie verlangt. Die Messung ist sauber. { $name } lässt das Ganze noch einmal ohne Filter laufen und schaltet es dann ab, mitten in einem Hinauf.

first_martians-adventure-asleep-sitting = Eine gehaltene Lampe
first_martians-adventure-asleep-sitting-scene = „Ich halte die Lampe“, hatte Halla gesagt. Vier Stunden später sieht { $name } vom Okular auf. Halla schläft auf dem Hocker, aufrecht, den Mund ein wenig offen, und der Arm mit der Lampe ist keinen Zentimeter gesunken. Sie ihr abzunehmen hieße, sie zu wecken. Also wird weitergezählt, noch lange, nachdem alles gezählt ist.
first_martians-adventure-asleep-sitting-later = Als Gegenleistung für eine Nacht Schlaf, sagt Halla, was Unsinn ist; aber was { $name } diese Woche reparieren wollte, ist repariert, vor dem Frühstück, und hinterher gekehrt.

first_martians-adventure-tally-behind-the-pipe = Hinter dem Rohr
first_martians-adventure-tally-behind-the-pipe-scene = Hinter dem warmen Rohr, wo man nur im Liegen hinkommt, ist die Wand voller Striche, in Fünfergruppen, mit einem Nagel geritzt. { $name } legt den Schlüssel weg. Sie fangen am Boden an, gleichmäßig und tief, und gehen hinauf, so weit von hier aus ein Arm reicht. Wer das war, hat auf dieser Stelle gelegen, auf dieser Seite, jeden Abend.
first_martians-adventure-tally-behind-the-pipe-choice-count-them = Sie zählen
first_martians-adventure-tally-behind-the-pipe-choice-count-them-told = Dreihundertzwei. { $name } zählt noch einmal, und es bleibt dabei. Jeder siebte Strich ist etwas länger als die anderen, bis zum letzten: Wer das war, hat die Sonntage gehalten.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them = Sie überstreichen
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-told = Im Arbeitsauftrag steht streichen, und Farbe ist da. Zwei Schichten. Wahrscheinlich war es ein Versuch, ob irgendetwas haftet.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-later = Hinter dem warmen Rohr ist die Farbe getrocknet und beim Trocknen eingesunken. Man kann die Striche mit der Fingerspitze lesen, jeden einzelnen. { $name } hat aufgehört, das den anderen zu sagen.

first_martians-adventure-ground-down-wrench = Der kleine Schlüssel
first_martians-adventure-ground-down-wrench-scene = Ganz unten in der Werkzeugkiste liegt ein Schraubenschlüssel, der auf keiner Liste steht. Der Griff ist für eine kleinere Hand geschliffen und mit Schnur umwickelt; er liegt in der Hand wie etwas Lebendiges. Die Mutter, über die { $name } seit dem Morgen flucht, sitzt in einer Ecke, in die sonst kein Werkzeug passt.
first_martians-adventure-ground-down-wrench-choice-use-it = Ihn benutzen
first_martians-adventure-ground-down-wrench-choice-use-it-told = Die Mutter kommt sofort, und der Daumen von { $name } auch, in den Spalt, den der abgeschliffene Griff vermeiden sollte. Es ist ein gutes Werkzeug. Es kennt nur eine Hand.
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place = Ihn hängen, wohin er gehört
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place-told = An der Werkzeugwand war immer ein leerer Umriss, ganz unten, den keiner erklären konnte. Mit einem Klicken sitzt der Schlüssel darin. Für die Mutter nimmt { $name } das Heißluftgebläse, und die Zeit.

first_martians-adventure-before-it-is-asked-for = Ehe man darum bittet
first_martians-adventure-before-it-is-asked-for-scene = { $name } streckt eine Hand nach hinten, ohne hinzusehen, und der richtige Schlüssel wird hineingelegt. Der nächste auch. Halla hockt da, den Rücken am Schacht; sie hat das gebaut und hat in den Fingern, in welcher Reihenfolge es auseinandergeht. Nur bei der letzten Naht reicht sie den Brenner nicht herüber. Sie hält ihn in der Linken.
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld = Sie schweißen lassen
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld-told = Ein Zug, von rechts nach links, langsam, der Lichtbogen nicht länger als ein Reiskorn. Am Ende macht sie einen kleinen Schlenker. Dann klappt sie das Visier hoch, und da ist ein Gesicht, das { $name } noch nicht gesehen hat.
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself = Selbst schweißen
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself-told = { $name } nimmt den Brenner, und sie lässt sofort los. „Langsamer“, sagt sie nach einer Weile. „Es läuft nicht weg.“ Es wird die beste Naht, die { $name } je gelegt hat, und sie endet mit einem Schlenker nach links.
