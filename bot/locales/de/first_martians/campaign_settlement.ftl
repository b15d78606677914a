# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Setzung
first_martians-campaign-settlement-summary = Das Haus steht auf Eis, und es wird geheizt. Was in dieser Kampagne verloren geht, bleibt verloren.

## Rules that hold for good

first_martians-rule-cool-house = Kühles Haus: Jede Produktion bringt 1 Energie und 1 Stress.
first_martians-rule-evening-turn = Abendrunde: Bei jedem Aufräumen sinkt die Leiste System um 1; 1 Stress.
first_martians-rule-kale = Grünkohl: Jede Produktion bringt 1 Nahrung.
first_martians-rule-crooked-floor = Schiefer Boden: In jeder Störungsphase steigt die Leiste Wohnen um 1.
first_martians-rule-post-from-yakutsk = Post aus Jakutsk: In jeder Moralphase 1 Stress weniger.
first_martians-rule-open-line = Offene Leitung: In jeder Moralphase 1 Moralmarker für den Startspieler.
first_martians-rule-sealed-lips = Stillschweigen: In jeder Moralphase 1 Stress.
first_martians-rule-ines-at-table = Ines am Tisch: Jede Produktion kostet 1 Nahrung; Leiste Arbeit sinkt um 1.
first_martians-rule-well = Der Brunnen: Jede Produktion bringt 1 Sauerstoff.
first_martians-rule-damp = Feuchtigkeit: Jede Produktion bringt 1 Stress.

## Chapters

first_martians-chapter-bean = Die Bohne
first_martians-chapter-bean-briefing = In ihrer neunten Woche auf dem Mars fiel jemandem eine getrocknete Bohne vom Löffel und rollte. Sie rollte den ganzen Küchentisch entlang, ohne Eile, und fiel am Ende hinunter. In der zehnten war es ein Spiel. In der elften machte sich eine Bohne, die jemand nur hingelegt hatte, von selbst auf den Weg. „Im HUB gibt es einen Neigungsmesser“, sagt Ruth Feldmann, die Stimme der Bodenstation in Darmstadt. „Er zeigt null Komma null.“ Das tut er auch; aber er ist an denselben Boden geschraubt wie der Tisch und setzt sich bei jedem Einschalten auf null. Also fangen sie von vorn an: Festpunkte auf Boden, der stillhält, von jedem eine Sichtlinie zum Haus, und ein Loch im Fußboden, um nachzusehen, worauf sie eigentlich wohnen. Kies, sagt das Baugrundgutachten. Es hat hundertzehn Seiten, und ein Foto vom Kies ist auch dabei.
first_martians-chapter-bean-won = Die Festpunkte sind sich untereinander einig, nur mit dem Haus nicht. Das Ende mit der Farm ist um elf Millimeter gesunken, drei davon in der letzten Woche. Als der Bohrer aus dem Boden gezogen wird, hält jemand eine Lampe an den Kern: Eis, klar wie eine Scheibe, mit Kieseln darin. Es beginnt sofort zu tropfen. Seit elf Wochen wird das Haus geheizt, und worauf es steht, schmilzt bei jeder Temperatur, bei der man Bohnen ziehen kann. Bis zum Abend hat Ruth zwei Leute gefunden. Joost Verbeek aus Delft, der das Gutachten geschrieben hat, schickt eine Zeichnung mit Hebeböcken. Tuyaara Sleptsova, einundsiebzig, die eine Stadt auf gefrorenem Boden aufrecht gehalten hat, schickt aus Jakutsk eine Frage: „Wie warm hätten Sie es denn gern?“
first_martians-chapter-bean-lost = So, wie es sich gehört hätte, wird nie gemessen; zu viel anderes geht vorher kaputt. Am Ende wartet der Boden nicht länger. Eines Nachts reißen in der Farm die Fliesen, mit einem Laut, als würde ein Teller abgestellt, und durch den Spalt sieht man, worauf das Haus steht: auf Eis, klar wie eine Scheibe, mit Kieseln darin, und es tropft. Seit elf Wochen wird das Haus geheizt. Bis zum Abend hat Ruth zwei Leute gefunden. Joost Verbeek aus Delft, der das Gutachten geschrieben hat, schickt eine Zeichnung mit Hebeböcken. Tuyaara Sleptsova, einundsiebzig, die eine Stadt auf gefrorenem Boden aufrecht gehalten hat, schickt aus Jakutsk eine Frage: „Wie warm hätten Sie es denn gern?“
first_martians-chapter-bean-choice = Das Haus bringt zum Schmelzen, worauf es steht. Wessen Weg wird zuerst versucht?
first_martians-chapter-bean-choice-freeze = Der von Sleptsova: den Boden kalt halten
first_martians-chapter-bean-choice-freeze-told = „Gut“, schreibt Tuyaara Sleptsova. „Alle wollen das Haus stützen. Das Haus ist nicht krank.“ Die Heizung geht um fünf Grad zurück, ein für alle Mal; was das spart, kommt in die Batterien, und was es kostet, spürt man in den Kojen. Mit derselben Post kommt, in Kugelschreiber, die Skizze eines Rohrs, das an beiden Enden geschlossen ist. Es hat keine Pumpe und kein bewegliches Teil. Sie hat sechzehnhundert davon gesetzt.
first_martians-chapter-bean-choice-lift = Der von Verbeek: das Haus stützen
first_martians-chapter-bean-choice-lift-told = Die Zeichnung ist schön: Hebeböcke auf Platten, nummeriert, bei jedem die Last in Tonnen. Bis sie stehen, und solange sie stehen, wird abends jemand mit einer Stange herumgehen und jedem Bolzen des Hauses geben müssen, was er braucht. Das schont die Rohre und verdirbt den Abend. „Ohne solche Leute wäre Delft ein See“, schreibt Joost Verbeek, und es ist freundlich gemeint.

first_martians-chapter-cold-pipes = Kalte Rohre
first_martians-chapter-cold-pipes-briefing = Ein Thermosiphon ist ein Rohr, in dem ein wenig Kohlendioxid ist, das nicht hinauskann. Das untere Ende steht im Boden, das obere in der Nacht. Unten wird das Gas warm und steigt; oben gibt es seine Wärme an einen Himmel von minus achtzig ab und rinnt flüssig wieder hinunter. Nichts treibt es an, und keiner kann vergessen, es einzuschalten. „Es arbeitet nur, wenn es oben kälter ist als unten“, schreibt Tuyaara Sleptsova. „Das werden Sie hinbekommen.“ Rohre dafür liegen im Wrack der Abstiegsstufe, die erst die Farm abgesetzt und sich dann über das Tal verteilt hat. Für den Brenner, der sie verschließt, wird Sauerstoff gebraucht. Daneben kommt eine Kette von Thermometern in den Boden, damit man es weiß. Auf dem Küchentisch hat die Bohne Gesellschaft bekommen: eine Kugel aus einem Lager, für alle, die Zahlen wollen. Sie braucht vier Sekunden.
first_martians-chapter-cold-pipes-won = Eines Nachts setzt das erste Rohr Reif an, einen Kragen, dann einen Bart. Sonst regt sich nichts an ihm. An der Kette sinken die Werte, von oben her, ein Zehntel in jeder Nacht, und die Kugel auf dem Küchentisch braucht jetzt neun Sekunden. „Stehen Sie nicht herum und bewundern“, schreibt Tuyaara Sleptsova. „Sie arbeiten, wenn keiner hinsieht, wie Katzen.“ An einer Stelle hilft es nicht. Was die Rohre nachts einfrieren, taut die Farm am Tag wieder auf, denn dort hält man zwanzig Grad, der Bohnen wegen. Sie hat die Stelle auf dem Plan mit einem kleinen Ofen gekennzeichnet.
first_martians-chapter-cold-pipes-lost = Unter der Farm ist Schlamm, ehe dort Frost ist. Es geschieht beim Abendbrot, ohne Krach, eher mit einem Seufzer: Das hintere Ende setzt sich um eine Handbreit und bleibt so. Eine Scheibe ist gesprungen. Von nun an gibt es eine Stufe, wo keine war, und davor eine Pfütze, die zweimal am Sol aufgewischt werden muss. „Schreiben Sie sich das Datum auf“, schreibt Tuyaara Sleptsova. „In meinem Beruf hat man davon eine Sammlung.“ Dass sie nichts dafür können, sagt sie nicht. Sie sagt, dass man sich als Nächstes über die Farm klar werden muss.
first_martians-chapter-cold-pipes-choice = Nichts auf diesem Boden ist so warm wie die Farm. Was wird mit ihr?
first_martians-chapter-cold-pipes-choice-kale = Sie auskühlen lassen und Grünkohl säen
first_martians-chapter-cold-pipes-choice-kale-told = Grünkohl wächst bei acht Grad und schmeckt danach. Was bei acht Grad nicht lebt, wird bis Freitag gegessen; der Rest kommt mit den Wurzeln heraus. In der zweiten Woche liegt ein bläulicher Schimmer auf den Beeten, und in der vierten ist mehr auf den Tellern als vorher. „Mit Knoblauch“, rät Jakutsk. Knoblauch gibt es nicht.
first_martians-chapter-cold-pipes-choice-keep-warm = Sie warm halten und die Wärme abführen
first_martians-chapter-cold-pipes-choice-keep-warm-told = Aus den Paneelen wird eine Reihe Zellen herausgetrennt und an einen Lüfter unter der Farm gehängt, der ihre Wärme so schnell ins Freie bläst, wie sie nach unten sickert. Zurück geht es nicht; die Zellen sind zersägt. Die Bohnen bleiben. Im Plan der Basis steht der Lüfter als Verbraucher, in der Spalte für die Crew.
first_martians-chapter-cold-pipes-choice-drop-the-bed = Das abgesunkene Ende aufgeben
first_martians-chapter-cold-pipes-choice-drop-the-bed-told = Das letzte Gewächshaus wird abgetrennt und eine Wand gezogen; was darin stand, wird gegessen, alles, drei Tage lang, wie bei einem Fest, zu dem niemand geladen hat. Die neue Wand steht im Lot. Sie ist die einzige, und neben ihr sieht man, was die anderen sind.
first_martians-chapter-cold-pipes-choice-prop-the-bed = Es abstützen mit allem, was die Werkstatt hat
first_martians-chapter-cold-pipes-choice-prop-the-bed-told = Eins nach dem anderen kommt alles Schwere aus der Werkstatt unter den Boden: Regale, ein Schraubstock, was immer dort eingebaut war, um die Arbeit leichter zu machen. Man verschraubt es miteinander und wird es nicht wiedersehen. Das Beet wird gehalten, wo es ist, und wo es ist, da ist es schief.

first_martians-chapter-jacks = Hebeböcke
first_martians-chapter-jacks-briefing = Zwischen dem HUB und dem Boden sind vierzig Zentimeter, gedacht für Kabel. Dort ist laut Zeichnung eine Grube zu graben, und Platten sind zu legen; auf jede Platte kommt ein Hebebock; und dann wird das Haus angehoben, hier eine Umdrehung, da eine, so gleichmäßig, dass drinnen niemand die Tasse abzustellen braucht. Die Platten sind aus dem Deck der Abstiegsstufe zu schneiden, die in Stücken im Tal liegt. „In Delft macht man das bei jedem zweiten Haus“, sagt Joost Verbeek. Er hat eine angenehme Stimme. Die erste Frage ist noch zu ihm unterwegs, da kommt von ihm selbst eine Nachricht, und darin ist sie beantwortet. Aus Jakutsk, wo niemand weiter nachgefragt hat, kommt trotzdem eine Postkarte. Sie zeigt ein schiefes Holzhaus. Auf der Rückseite steht: „Hebeböcke. 1983.“
first_martians-chapter-jacks-won = Es wird an einem einzigen Nachmittag gehoben, und jemand zählt dabei laut die Umdrehungen. Elf Millimeter am Ende mit der Farm, drei am anderen. Eine Tür, die seit Wochen klemmt, fällt von allein zu und wird noch einmal geöffnet, weil es so schön war. Die Bohne bleibt, wo man sie hinlegt. Nur ist es in der Grube um die Platten herum nass; die Böcke stützen das Haus, und was die Böcke tragen soll, stützt niemand. „Sie werden weiterdrehen müssen“, sagt Joost Verbeek. „Eine Zeit lang.“ Wie lange, wird er gefragt. Es ist das erste Mal, dass achtundzwanzig Minuten vergehen und dann noch einmal achtundzwanzig.
first_martians-chapter-jacks-lost = Die Grube läuft voll, noch während man sie gräbt. Was in ihr steht, steht bis zum Hals darin, und eines Abends geht ein Bock durch seine Platte wie ein Finger durch nasses Papier. Das Haus geht mit, am Ende mit der Farm, um eine Handbreit. Verletzt ist niemand. Nun gibt es eine Stufe, wo keine war, und davor eine Pfütze, die zweimal am Sol aufgewischt werden muss. „Das kann nicht sein“, sagt Joost Verbeek nach achtundzwanzig Minuten, und nach achtundzwanzig weiteren: „Es tut mir leid.“ Aus Jakutsk kommt eine zweite Postkarte. Es ist dasselbe Haus, von der anderen Seite.
first_martians-chapter-jacks-choice = Mehr als das können die Böcke nicht. Was geschieht als Nächstes?
first_martians-chapter-jacks-choice-weld-them = Sie festschweißen
first_martians-chapter-jacks-choice-weld-them-told = Ein Bock, der sich nicht dreht, kann auch nicht rutschen. Es kostet den Strom einer Nacht, sie zu verschweißen, Platte, Spindel und Träger zu einem Stück. Am Morgen hat das Haus Füße. Wenn es sich von nun an überhaupt bewegt, dann in einem Stück, und das ist ein gewisser Trost, so viel eben, wie für den Strom zu haben war.
first_martians-chapter-jacks-choice-keep-them-turning = Sie beweglich lassen
first_martians-chapter-jacks-choice-keep-them-turning-told = Die Stange hängt an einem Nagel neben der Luke, daneben eine Liste, und jeden Abend legt sich jemand auf den Rücken und trägt eine Zeile nach. Meist ist es eine Vierteldrehung. Man lernt die Liste lesen wie ein Barometer. Keiner freut sich darauf, und keiner hat einen Abend ausgelassen.
first_martians-chapter-jacks-choice-saw-the-farm = Das abgesunkene Ende der Farm absägen
first_martians-chapter-jacks-choice-saw-the-farm-told = Das letzte Gewächshaus wird abgeschnitten, wo der Boden knickt, und eine Wand gezogen. Was dabei herauskommt, ist gutes Aluminium, mehr, als das Lager seit der Landung gesehen hat. Von außen sieht es aus wie ein Brot, von dem jemand das Ende genommen hat.
first_martians-chapter-jacks-choice-lay-a-panel = Ein Solarpaneel als Platte unterlegen
first_martians-chapter-jacks-choice-lay-a-panel-told = Im Hof ist nichts so flach, so steif und so groß. Mit dem Gesicht nach unten kommt es unter die Ecke der Farm und nimmt die Last auf, mit einem Knirschen von Glas. Heraus bekommt man es nie wieder. Mittags sehen sie auf die Anzeige und einigen sich dann darauf, zu einer anderen Tageszeit nachzusehen.

first_martians-chapter-core = Badgers Kerne
first_martians-chapter-core-briefing = Alles, was man mit dem Boden angestellt hat, verschafft ihnen Wochen. Was sie brauchen, ist ein Ort, an dem kein Eis ist: Fels. Danach hat schon einmal jemand gesucht. Vor fünf Jahren, als es hier noch kein Haus gab, fuhr eine Maschine namens Badger in diesem Tal auf und ab, bohrte, wo man es ihr sagte, und legte jeden Kern in eine Kiste mit Deckel. Sie sollte wiederkommen und die Kisten holen, und dann blieb sie stehen. Von den Fundorten kennt man nur die Namen: in der Ebene, im alten Flussbett und so weiter. Aber irgendwo im mittleren Ring ruft noch immer Badgers Funkfeuer, und in seinem Speicher ist die Liste. „Offen gesagt, die sind nichts mehr wert“, sagt Joost Verbeek. „Es steht alles im Gutachten.“ Gefragt hatte ihn keiner. Und es gibt einen Termin. Die Carrier 6 ist unterwegs, mit einer Pilotin, und muss am Ende auf irgendetwas aufsetzen.
first_martians-chapter-core-won = In Kiste 4 liegt etwas Staub und dann Basalt, so hart, dass der Bohrer aufgab: ein Rücken, der von der Mitte des Tals bis fast an den Hof läuft. Sie nennen ihn den Amboss. Kiste 1 stammt von der Stelle, an der der HUB steht. Ihr Eis ist längst fort, aber da ist das Etikett, und da ist Badgers Liste, so wie sie nach Hause ging: „eisverkitteter Kies“. Im Gutachten, auf Seite 40, steht „verkitteter Kies“. Drei Buchstaben fehlen. Darunter sind zwei Unterschriften, und die erste ist die von Joost Verbeek. Die andere liest Ruth selbst vor, denn es ist ihre. „Es war ein Freitag“, sagt sie. „Ich habe Seite eins gelesen.“
first_martians-chapter-core-lost = Das Tal gibt sie nicht wieder her, jedenfalls nicht genug davon, und wo Fels ist, kann niemand sagen. „Dann sehe ich auf unserer Seite nach“, sagt Ruth Feldmann und ist zwei Sols lang nicht zu erreichen. Im Archiv hat sie Badgers Liste gefunden. „Eisverkitteter Kies“, liest sie. „Im Gutachten, Seite 40, steht ‚verkitteter Kies‘. Drei Buchstaben fehlen, und unterschrieben ist es zweimal. Einmal von Verbeek. Die andere Unterschrift sehe ich mir nun schon eine ganze Weile an; es ist meine. Es war ein Freitag. Ich habe Seite eins gelesen.“ In dieser Nacht gibt das Haus einen langen tiefen Ton von sich. Am Morgen steht an der Leiter zum Kriechkeller Wasser.
first_martians-chapter-core-choice = Ein Wort wurde gekürzt, und zwei haben unterschrieben. Was macht man damit?
first_martians-chapter-core-choice-say = Es allen sagen
first_martians-chapter-core-choice-say-told = Es geht unverschlüsselt hinaus: die Liste, die Seite, beide Namen. Durchgestellt wird es von Ruth. Binnen eines Tages sind es elftausend Briefe, davon vierhundert brauchbare, und von nun an ist immer jemand in der Leitung, der sich mit Abflüssen auskennt. Joost Verbeek schickt einen Satz. Er beginnt mit „Ohne dieses Tal hätte es niemals“ und hat kein Ende.
first_martians-chapter-core-choice-bargain = Es für sich behalten und einen Preis nennen
first_martians-chapter-core-choice-bargain-told = „Ich denke, wir verstehen uns“, sagt ein Herr von der Direktion und sagt nicht, was. Die Reserve wird freigegeben, Bestände, die seit der Landung unantastbar waren, und eine Liste von Reparaturen, die niemand hatte machen dürfen. Dafür wird von Seite 40 nicht gesprochen. Erstaunlich, in wie vielen Gesprächen sie vorgekommen wäre.

first_martians-chapter-pad = Fester Grund
first_martians-chapter-pad-briefing = Die Carrier 6 wiegt vierzig Tonnen, und ihr Autopilot wollte sie gleich hinter dem Haus absetzen. Ines Quadros hat sich die Stelle einen Überflug lang angesehen und den Autopiloten abgeschaltet. „Das ist Brei“, sagte sie. Sie ist siebenundvierzig, aus Horta auf den Azoren, wo die Landebahn im Meer endet, und auf ihrem Pult liegt eine Patience. Luft hat sie dafür noch einige Wochen. Der Amboss würde sie tragen. Man muss ihn bis auf den Stein freifegen; ringsum braucht es Lampen, die man durch Staub sieht; und für die letzte Minute muss jemand sie herunterlotsen, der den Boden sieht, denn sie sieht ihn nicht. Alle zwei Stunden kommt sie vorbei, für sechs Minuten. „Lasst euch Zeit“, sagt sie. „Nur nicht meine.“
first_martians-chapter-pad-won = Rückwärts kommt sie auf einer Säule aus Staub herunter, fünf Meter neben der Mitte, sagt „Aqui“ und schaltet ab. Eine Weile ist nichts zu sehen. Dann steht sie in der Luke, eine Kuchendose unter dem Arm. Den ganzen Weg zum HUB geht sie zu Fuß, nach sieben Monaten im Sitzen; in der Schleuse stellt sie die Dose ab, setzt einen Fuß vor den anderen, hält an und blickt den Gang entlang. „Und so wohnt ihr?“, sagt Ines Quadros. Am selben Abend kommen zwei lange Briefe über Funk. Einer ist aus Jakutsk und sagt: bleiben. Der andere ist aus Kiruna in Nordschweden, von einer Gunnel Niemi, die mit einer Stadt umgezogen ist. Er sagt: gehen.
first_martians-chapter-pad-lost = Der Platz ist nicht fertig, und dann ist die Luft an Bord, die zum Warten da war, veratmet. Sie macht keine Szene daraus. Beim letzten Überflug öffnet sie den Laderaum, lässt die Fracht fallen und liest dabei die Liste vor: „Filter. Pumpen. Der Kuchen, Vorsicht mit dem Kuchen.“ Manches davon kommt an Fallschirmen herunter. Dann zündet sie das Triebwerk für den langen Weg außen herum, sieben Monate, allein. Am selben Abend kommen zwei lange Briefe über Funk. Einer ist aus Jakutsk und sagt: bleiben. Der andere ist aus Kiruna in Nordschweden, von einer Gunnel Niemi, die mit einer Stadt umgezogen ist. Er sagt: gehen.
first_martians-chapter-pad-choice = Ein Brief sagt gehen, der andere bleiben. Was wird aus dem Haus?
first_martians-chapter-pad-choice-move = Es zieht auf den Fels
first_martians-chapter-pad-choice-move-told = „Gut“, sagt Gunnel Niemi. „Dann hört auf, es anzusehen. Es ist kein Haus mehr, es sind elf Fuhren.“ Von der Landung sind Stahlprofile übrig, die für den Anfang reichen. In Jakutsk ist der Brief beantwortet, ehe er angekommen sein kann. „Ich würde auch gehen“, schreibt Tuyaara Sleptsova, „wenn ich jung wäre und wüsste, wohin damit.“
first_martians-chapter-pad-choice-stay = Es bleibt, und der Boden wird eingefroren
first_martians-chapter-pad-choice-stay-told = „Dann brauchen Sie einen Mantel“, schreibt Tuyaara Sleptsova, und es ist der längste Brief bisher. In drei Räumen zugleich wird die Heizung abgestellt, und was sie verbraucht hat, geht in die Batterien. Gunnel Niemi wünscht ihnen Glück. Sie hatte einen Kollegen, sagt sie, der sich auch fürs Bleiben entschied. Er hat jetzt einen sehr schönen Blick auf die Stelle, wo die Straße war.

first_martians-chapter-sump = Grundwasser
first_martians-chapter-sump-briefing = Das Eis ist zu Wasser geworden, und darin ist so viel Salz, dass es bei minus vierzig noch Wasser ist. Es steht im Kriechkeller, schwarz und ganz still, und es steigt. Die Pumpen des HUB waren für eine Dusche gedacht. Eine Schicht an ihnen senkt es um eine Handbreit oder um einen Finger, und vorher weiß man nicht, um was. Damit es draußen bleibt, braucht es eine Wand: Bleche von der Hülle der Abstiegsstufe, in den Boden gerammt, auf der Seite, von der es kommt; sie liegen verstreut im Tal. Oben zieht die Carrier 6 vorbei. Ihrer Pilotin, Ines Quadros aus Horta auf den Azoren, kann keiner einen Ort nennen, der sie trüge, und so hat sie den Laderaum geöffnet. „Ich werfe, ihr fangt“, sagt sie. Luft zum Warten hat sie noch einige Wochen, und zur Gesellschaft ein Kartenspiel.
first_martians-chapter-sump-won = Die Pumpe schluckt, hustet und hat nichts mehr zu heben. Wo das Wasser stand, ist eine Kruste aus Salz. Wo es nicht hinwollte, ist etwas Schwarzes: Stein, ein Rücken, der vom Hof ins Tal hinausläuft. Was neun Kisten ihnen sagen sollten, hat das Wasser auf den Boden gezeichnet. Sie nennen ihn den Amboss. Ines Quadros sieht ihn bei ihrem letzten Überflug von oben. „Da ist meine Landebahn“, sagt sie, „eine Woche zu spät“, und zündet das Triebwerk für den langen Heimweg. Am selben Abend kommen zwei lange Briefe über Funk. Einer ist aus Jakutsk und sagt: bleiben. Der andere ist aus Kiruna in Nordschweden, von einer Gunnel Niemi, die mit einer Stadt umgezogen ist. Er sagt: gehen.
first_martians-chapter-sump-lost = Das Wasser hat den längeren Atem. Am Ende hört es von selbst auf, eine Handbreit unter dem Fußboden, weil es einen anderen Weg gefunden hat. Was feucht sein kann, ist feucht und hat einen Rand aus Salz. Eines hat es für sie getan: Über Stein wollte es nicht, und so läuft ein trockener schwarzer Strich vom Hof ins Tal hinaus, ein Rücken. Sie nennen ihn den Amboss. Ines Quadros sieht ihn bei ihrem letzten Überflug von oben. „Da ist meine Landebahn“, sagt sie, „eine Woche zu spät“, und zündet das Triebwerk für den langen Heimweg. Am selben Abend kommen zwei lange Briefe über Funk. Der eine, aus Jakutsk, sagt: bleiben. Der andere, von Gunnel Niemi aus Kiruna, die mit einer Stadt umgezogen ist, sagt: gehen.
first_martians-chapter-sump-choice = Ein Brief sagt gehen, der andere bleiben. Was wird aus dem Haus?
first_martians-chapter-sump-choice-move = Es zieht auf den Fels
first_martians-chapter-sump-choice-move-told = „Gut“, sagt Gunnel Niemi. „Dann hört auf, es anzusehen. Es ist kein Haus mehr, es sind elf Fuhren.“ Aus den Blechen, die das Wasser abhielten, werden ein paar gute Träger. In Jakutsk ist der Brief beantwortet, ehe er angekommen sein kann. „Ich würde auch gehen“, schreibt Tuyaara Sleptsova, „wenn ich jung wäre und wüsste, wohin damit.“
first_martians-chapter-sump-choice-stay = Es bleibt, und der Boden wird eingefroren
first_martians-chapter-sump-choice-stay-told = „Dann brauchen Sie einen Mantel“, schreibt Tuyaara Sleptsova, und es ist der längste Brief bisher. In drei Räumen zugleich wird die Heizung abgestellt, und was sie verbraucht hat, geht in die Batterien. Was herausgepumpt wurde, liegt hinter dem Haus im Freien. In der Nacht gibt es Laute von sich, und am Morgen kann man am Rand darauf gehen.
first_martians-chapter-sump-choice-move-wet = Es zieht auf den Fels, nass, wie es ist
first_martians-chapter-sump-choice-move-wet-told = „Nasses ist schwerer“, sagt Gunnel Niemi. „Das ist alles.“ Zuerst muss hinaus, was in den Crewquartieren der Bequemlichkeit halber eingebaut war: Es hat Wasser gezogen und würde nie wieder trocken. Die Rahmen darunter sind heil und kommen gerade recht. Der Geruch zieht mit um. Auf der Liste hat ihn keiner, und er ist das Einzige, was nicht verloren geht.
first_martians-chapter-sump-choice-stay-wet = Es bleibt und wird trocken gefroren
first_martians-chapter-sump-choice-stay-wet-told = „Kälte trocknet auch“, schreibt Tuyaara Sleptsova, „nur langsamer und mit weniger Gerede.“ Am meisten Wasser hat die Krankenstation abbekommen; was dort eingebaut war, wird hinausgetragen und in den Hof gestellt, für alle Fälle. Ihr Strom geht in die Batterien. Die Decken kommen auf eine Leine, steif wie Türen, und werden geklopft, bis der Frost herausfällt.

first_martians-chapter-moving = Umzugstag
first_martians-chapter-moving-briefing = „Eine Stadt ist eine Liste“, sagt Gunnel Niemi. Sie hat eine geschrieben: für Kiruna, wo das Bergwerk den Straßen den Boden weggenommen hatte, mit achtzehntausend Menschen darauf, einem Uhrturm und einer Kirche. Alles wurde nach Osten getragen, und die Kirche fuhr in einem Stück. „Man fängt mit dem Schwersten an, und man hört mit dem Kaffee auf.“ Also wird dort, wo der Amboss dem Hof am nächsten kommt, ein Fundament gegossen. Schienen werden hingelegt, aus dem, was die Abstiegsstufe von solchen Dingen im Tal gelassen hat. Dann schraubt man die Zimmer los, verschließt sie mit Planen, stellt sie auf Kufen und zieht sie hinüber, eins nach dem anderen. Es muss vor dem Sommer geschehen sein. Im Sommer trägt dieser Boden keinen Rover mehr; das Haus soll er noch einmal tragen, während man es wegbringt.
first_martians-chapter-moving-won = Als das letzte Zimmer angeschraubt ist, spricht niemand, denn alle horchen. Ein Haus auf Eis ist niemals still; man merkt es nur nicht mehr. Dieses macht kein Geräusch. Jemand geht hin und öffnet eine Tür, und sie bleibt, wie man sie lässt, halb offen, was seit einem halben Jahr keine ihrer Türen getan hat. Auf dem Küchentisch liegt eine Bohne. Sie liegt dort seit Mittag, und sie haben um sie herum gegessen. Wo das Haus war, ist eine Form im Boden, mit Ecken, ein wenig dunkler als alles andere. „Geht nicht dauernd hin und schaut“, sagt Gunnel Niemi. „Das macht ihm nur Mut.“
first_martians-chapter-moving-lost = Es wird nicht fertig. Was auf dem Fels steht, ist ein Stück von einem Haus, und was auf dem Eis steht, ist der Rest; dazwischen liegt ein Streifen Schlamm, in dem eine Kufe steckt, aufrecht, wie ein Wegweiser. Dann ist Sommer, und der Boden nimmt kein Rad mehr an. „Das kommt vor“, sagt Gunnel Niemi und fügt nichts hinzu, wofür sie dankbar sind. Am Abend wird reihum gefragt, wo man schlafen will, hier oder drüben, und es stellt sich heraus, dass jeder schon eine Weile darüber nachdenkt.

first_martians-chapter-hold = Die Frostgrenze
first_martians-chapter-hold-briefing = „Sie wohnen nicht auf dem Boden“, schreibt Tuyaara Sleptsova. „Sie wohnen auf der Kälte. Niemand hat es Ihnen gesagt, und darum waren Sie unhöflich zu ihr.“ Ihr Plan hat drei Teile. Man muss wissen, was da unten ist, Schicht für Schicht, denn klares Eis friert sofort, und salziger Schluff lässt sich Zeit: also wird gebohrt. Rings um das Haus werden Rohrschleifen gelegt, und Nacht für Nacht wird Frost hineingepumpt. Und auf der Sonnenseite kommt ein Dach über bloße Erde, damit der Boden Schatten hat. Drinnen wird man neun Grad in der Küche haben und vier im Gang, und nie wieder viel mehr. Halten muss es, ehe der Sommer kommt. „Ich habe mein Leben lang neun Grad“, fügt sie an. „Man kocht dann bessere Suppen.“
first_martians-chapter-hold-won = Eines Nachts treffen die beiden Fröste aufeinander, der aus den Schleifen und der, der immer schon da unten war. Das letzte Plus an der Kette wird zu einer Null und dann zu einem Minus. Sie wissen es, ehe sie nachgesehen haben: Das ganze Haus knackt, ein einziges Mal, dass alle auf den Beinen sind, und dann ist es still, wie es seit einem halben Jahr nicht war. Gerade ist es nicht, und das wird es auch nicht mehr. Die Bohne rollt noch immer. Aber heute rollt sie genau wie gestern, und jemand zieht auf dem Tisch einen Strich, mit Datum, wo sie liegen bleibt. „So“, sagt Tuyaara Sleptsova, die um vier aufgestanden ist, um es zu hören. „Und jetzt lassen Sie es in Ruhe.“
first_martians-chapter-hold-lost = Am Ende ist es ein Zehntelgrad. Unter der Farm bleibt der Boden bei plus null Komma eins, was man auch tut, und das genügt. Es kommt ein Morgen, an dem es zwei braucht, um die Tür zur Farm zu öffnen, und einer, an dem sie sich nicht mehr öffnen lässt. Ruth Feldmann erteilt keinen Befehl. Sie liest die Zahlen vor und fragt dann, was sie an ihrer Stelle täten. „Einen Kniff weiß ich dafür nicht“, schreibt Tuyaara Sleptsova. „Ich würde ihn Ihnen sagen.“ Da stehen die Taschen schon im Gang, am oberen Ende.

## Endings

first_martians-ending-level = Im Lot
first_martians-ending-level-told = Die Basis auf dem Amboss ist die erste auf dem Mars, die an den Planeten geschraubt ist. Wer neu ankommt, wird in die Küche geführt und bekommt eine getrocknete Bohne in die Hand; man legt sie auf den Tisch, und es geschieht nichts, und das ist die ganze Vorführung. Auf der Erde hat es länger gedauert. Es gab eine Kommission. Joost Verbeek sagte ihr, mit diesen drei Buchstaben hätte kein Ausschuss den Standort genehmigt, ohne den Standort hätte es keinen Flug gegeben, und er habe die Nächte gezählt. Er wurde gefragt, wie viele. Er wusste es. Ruth Feldmann sagte, sie habe Seite eins gelesen, und sagte es noch einmal fürs Protokoll. Entlassen wurde sie nicht; sie bekam den Auftrag, die neue Vorschrift zu schreiben, und schrieb sie auf eine Seite. Wer für Boden unterschreibt, unterschreibt seither auf jedem Blatt, von Hand, und nicht freitags. Vier andere Standorte hat man sich noch einmal angesehen. Unter zweien ist Eis.
first_martians-ending-lodgers = Untermieter
first_martians-ending-lodgers-told = „Aus betrieblichen Gründen verlegt“, so steht es im Bericht, auf einer halben Seite, mit zwei Fotos. Das Haus steht auf Fels. Es ist still und trocken, Türen bleiben, wie man sie lässt, und die Crew hat alles bekommen, was ihr versprochen war, und zwar pünktlich. Gunnel Niemi schickt das Bild einer Kirche. Zwei Jahre später wird die zweite Basis eröffnet, neunhundert Kilometer weiter südlich, mit Reden. Nachts hört man ihren Funk recht gut. Es sind junge Leute, und vergnügt sind sie auch. An einem Abend in ihrer elften Woche erzählt jemand vom Essen: wie eine Bohne vom Löffel fiel, und wie sie rollte, den ganzen Tisch hinunter, und wie sie gelacht haben. In der Küche auf dem Amboss sagt keiner ein Wort. Auf dem Tisch liegt eine Bohne. Sie rührt sich nicht. Nach einer Weile streckt jemand die Hand nach der Sendetaste aus und sieht, dass schon eine andere Hand darauf liegt.
first_martians-ending-frost-line = Die Frostgrenze
first_martians-ending-frost-line-told = In der Küche sind es neun Grad. An der Wand ist ein Strich aus blauer Farbe, kniehoch, mit einem Datum: So hoch reicht die Kälte, und darunter darf nichts stehen, dem das etwas ausmacht. Jede Crew, die kommt, erhält einen Mantel, eine Schale und eine Liste dessen, was nicht eingeschaltet wird, und findet das eine Woche lang lächerlich. Dann fangen sie an, am Tisch zu lesen, Schulter an Schulter, weil es wärmer ist; und sie reden. Keine Basis auf dem Mars hat länger gehalten. Tuyaara Sleptsova wurde viermal gefragt, ob sie eine Medaille annehmen würde, und hat geantwortet, sie hätte gern die Temperaturen. An jedem Ersten werden sie ihr geschickt; Joost Verbeek fragt nur nach einer Zahl, wie weit die Bohne rollt. Aus Horta, wo Ines Quadros wieder festen Boden unter den Füßen hat, kommt mit jedem Frachter ein Kuchen. „Mein eigenes Haus ist eingestürzt“, schreibt sie im dritten Winter. „Es war sehr rücksichtsvoll; es hat gewartet, bis ich Brot holen war. Ihres ist also jetzt das schiefste, um das ich mich kümmere. Setzen Sie ihm keine Flausen in den Kopf.“
first_martians-ending-rink = Die Eisbahn
first_martians-ending-rink-told = Was sie unter dem Haus herausgepumpt hatten, lag dahinter, und was auf dem Mars im Freien liegt, gefriert. Es fror vom Rand nach innen, mit dem Ton einer Säge, das Salz ging auf den Grund, und obenauf war eine Platte aus klarem Eis, dreißig Meter mal zwanzig: die erste in diesem Tal seit drei Milliarden Jahren. Es dauerte eine Woche, bis jemand zwei Türscharniere zurechtgefeilt hatte. Man fällt langsam hier, und man dreht sich länger, als man meint. Das Haus steht fest, bei neun Grad, auf einem Boden wie Eisen. Eine Schule in Jakutsk hat ein richtiges Regelwerk geschickt, und Kufen. Ines Quadros, auf halbem Heimweg, hat sich alles beschreiben lassen, Drehung für Drehung, und will wissen, wer besser ist. Das ist eine Frage, von der die Crew beschlossen hat, sie nicht zu klären. Aber in der Küche hängt eine Liste, und darin geht es weder um Pumpen noch um Temperaturen noch darum, wer mit Aufwischen dran ist.
first_martians-ending-deck-passage = Zwischendeck
first_martians-ending-deck-passage-told = Die Carrier 6 war dafür gebaut, leer heimzufliegen, also ist Platz. Sitze gibt es keine. Man wird im Laderaum festgeschnallt, zwischen den Spanten, auf den Decken, die noch trocken zu bekommen waren, und Ines Quadros zählt auf Portugiesisch herunter, denn es ist ihr Schiff. Durch das Fenster der Luke sieht, wer zuletzt kommt, das Haus, so lange, wie man so etwas sieht: Es hat ziemlich viele Ecken, und keine davon stimmt. Dann folgt eine Reise von sieben Monaten. Es gibt ein Kartenspiel. Jemand hat eine Bohne mit, in der Brusttasche, und am ersten Tag wird sie auf einen Kistendeckel gelegt und schwebt davon. „Hier gibt es überhaupt keinen Grund“, sagt Ines, „also kann auch niemand für einen unterschrieben haben.“ Was sie nach Hause bringen, sind Zahlen: Temperaturen aus sechs Monaten, von unter einem Haus, das dort nicht hätte stehen dürfen. Tuyaara Sleptsova lässt sie rahmen. Auf ihnen wird man das nächste Haus bauen, auf Fels und ein wenig weiter oben.
first_martians-ending-half-house = Ein halbes Haus
first_martians-ending-half-house-told = Auf dem Fels stehen zwei Zimmer und eine Schleuse. Auf dem Eis steht alles Übrige. Dazwischen ist ein Seil gespannt, und an ihm entlang, Hand über Hand, gehen morgens alle zur Arbeit und abends nach Hause. Die Hälfte auf dem Fels ist eben und zu klein; die Hälfte auf dem Eis hat Platz und ein Gefälle. Heimweh nach der anderen kann man in beiden haben. Wer gekocht hat, sitzt oben. Das Schiff, das sie holen soll, ist vierzehn Monate entfernt, und bis dahin verlangt Darmstadt nichts, als dass sie am Leben bleiben, was den Tag ausfüllt. „Bei uns war es das Kino“, sagt Gunnel Niemi. „Drei Jahre blieb es zurück, ganz allein, auf der falschen Seite vom Zaun. Sie haben weiter Filme gezeigt.“ Am Ende des Sommers friert der Boden, und das Seil wird nicht mehr gebraucht. Sie benutzen es weiter. Auf der Schräge liegt eine Bohne, die keiner aufhebt; sie ist an einem Tischbein liegen geblieben.
first_martians-ending-pond = Der Teich
first_martians-ending-pond-told = Sie gehen im Aufstiegsfahrzeug, das die ganze Zeit auf eigenen Beinen gestanden hat, vierzig Meter weiter, auf einer Platte, auf der irgendjemand bestanden hatte. Warum, hatte sich nie jemand gefragt. Vom Fenster aus sieht man, wie das Haus sich hinlegt. Es lässt sich Zeit damit: erst die Farm, dann der Gang, dann auf einmal der Rest, und wo es war, ist schwarzes Wasser mit einem Licht darin. Die Küchenlampe hat ihre eigene Batterie. Neun Sols brennt sie, und der Orbiter macht an jedem ein Bild. Dann gefriert der Teich, und das Licht bleibt noch einen Augenblick darin, denn das Eis ist sehr klar. Zwei Jahre später zieht eine Crew auf den Rücken, auf Fels. Sie sehen durch das Eis hinunter, wie man das tut. Da ist ein Tisch, und darauf, an der unteren Kante, vom Frost im allerletzten Moment angehalten, eine Bohne.

## The mission The Plumb Line

first_martians-mission-plumb-line = Die Bohne
first_martians-mission-plumb-line-summary = Forschung: herausfinden, warum nichts liegen bleibt, wo man es hinlegt.
first_martians-mission-plumb-line-rules = Die Festpunkte bringt die Crew mit; jeder wird mit einer Bauaktion in einem anderen erkundeten Gebiet des inneren Rings gesetzt. Der Fußboden wird durch Forschen durchbohrt, für Ersatz-Hardware und 1 Energie. Eine Probe, die zweimal untersucht wurde, ist eine Entdeckung: In einer Kampagne schaltet jede Entdeckung eine Fähigkeit frei. Der Reserve-Sauerstofferzeuger wird in der Basis gebaut; er arbeitet sofort, obwohl seine Teile noch rot sind. Die Mission endet, sobald alles getan ist, was getan werden muss. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-plumb-line-marks = Festpunkte setzen
first_martians-objective-plumb-line-under-the-floor = Einen Kern aus dem Fußboden bohren
first_martians-objective-plumb-line-first-find = Eine Entdeckung machen
first_martians-objective-plumb-line-second-air = Den Reserve-Sauerstofferzeuger bauen
first_martians-objective-plumb-line-wide-ground = Den inneren Ring erkunden
first_martians-project-set-mark = Festpunkt
first_martians-project-set-mark-about = In einem erkundeten Gebiet des inneren Rings gesetzt, in jedem einmal: ein Stab in Boden, der stillhält.
first_martians-project-floor-core = Kern aus dem Fußboden
first_martians-project-floor-core-about = Durch Forschen aus dem Boden der Basis gebohrt, um zu sehen, worauf sie steht.

## The mission Cold Pipes

first_martians-mission-cold-pipes = Kalte Rohre
first_martians-mission-cold-pipes-summary = Bau: den Boden unter dem Haus einfrieren, ohne Strom.
first_martians-mission-cold-pipes-rules = Rohrstücke liegen auf Feldern, die auf der Karte markiert sind, meist im inneren Ring, und werden durch Sammeln geholt. Ein Thermosiphon wird in der Basis aus einem Rohrstück gebaut und braucht 1 Sauerstoff für den Brenner; das geht mehrmals. Die Thermometerkette entsteht durch Forschen, aus einer Ersatz-CPU.
first_martians-objective-cold-pipes-pipes-set = Thermosiphons setzen
first_martians-objective-cold-pipes-string-lowered = Die Thermometerkette hinablassen
first_martians-objective-cold-pipes-one-pipe-more = Einen weiteren Thermosiphon setzen
first_martians-objective-cold-pipes-cold-find = Eine Entdeckung machen
first_martians-project-thermosyphon = Thermosiphon
first_martians-project-thermosyphon-about = Ein Rohr, an beiden Enden geschlossen, zur Hälfte im Boden. Lässt sich wiederholen.
first_martians-project-thermometer-string = Thermometerkette
first_martians-project-thermometer-string-about = Entsteht durch Forschen: Sie sagt, wie kalt der Boden ist, Handbreit um Handbreit.

## The mission Jacks

first_martians-mission-jacks = Hebeböcke
first_martians-mission-jacks-summary = Bau: unter dem Haus eine Grube graben und es anheben.
first_martians-mission-jacks-rules = Die Hebeböcke bringt die Crew mit. Die Grube wird mit einer Bauaktion in der Basis gegraben; dann wird dort jeder Bock gesetzt, ebenfalls mit einer Bauaktion. Deckplatten liegen auf Feldern, die auf der Karte markiert sind, oder kommen beim Erkunden des inneren Rings zum Vorschein und werden durch Sammeln geholt. Für 2 Energie lässt sich die Grube entwässern, was die Leiste System um 2 senkt. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-jacks-jacks-set = Hebeböcke unter das Haus setzen
first_martians-objective-jacks-plates = Deckplatten holen
first_martians-objective-jacks-drained = Die Grube entwässern
first_martians-objective-jacks-spare-plate = Eine weitere Deckplatte holen
first_martians-project-crawl-pit = Grube
first_martians-project-crawl-pit-about = Unter der Basis gegraben, im Liegen. In sie werden die Hebeböcke gesetzt.
first_martians-project-set-jack = Hebebock
first_martians-project-set-jack-about = In der Grube unter einen Träger gesetzt. Lässt sich wiederholen.
first_martians-project-drain-pit = Ablauf
first_martians-project-drain-pit-about = Führt das Wasser aus der Grube: Die Leiste System sinkt um 2.

## The mission Badger’s Cores

first_martians-mission-core = Badgers Kerne
first_martians-mission-core-summary = Erkundung: die Kerne finden, die einst eine Maschine gebohrt hat, und ihren Speicher.
first_martians-mission-core-rules = Unerkundete Gebiete liegen verdeckt auf ihren Feldern; Erkunden deckt eines auf. Eine Echolotung zeigt eines aus der Ferne, ohne es zu erkunden. Kernkisten liegen in Gebieten, deren Namen bekannt sind: Ebene, altes Flussbett, Dünen, Salzebene, rote Terrassen. Badgers Speicher liegt auf einem Feld des mittleren Rings, das auf der Karte markiert ist. Geholt wird alles durch Sammeln. In der Basis lässt sich für 1 Energie ein Rover-Schuppen bauen: In jeder Produktion kommt von jedem Rover ein Marker herunter.
first_martians-objective-core-trays = Kernkisten holen
first_martians-objective-core-memory = Badgers Speicher holen
first_martians-objective-core-more-trays = Eine weitere Kernkiste holen
first_martians-objective-core-stone-found = Eine Entdeckung machen
first_martians-project-echo-sounding = Echolotung
first_martians-project-echo-sounding-about = Zeigt ein unerkundetes Gebiet aus der Ferne, ohne es zu erkunden. Lässt sich wiederholen.

## The mission Firm Ground

first_martians-mission-pad = Fester Grund
first_martians-mission-pad-summary = Bau: einen Platz schaffen, auf dem ein Frachter aufsetzen kann.
first_martians-mission-pad-rules = Der Fels wird mit einer Bauaktion in einem erkundeten Gebiet des mittleren Rings freigelegt, für 1 Energie. Die Lampenköpfe bringt die Crew mit; jeder wird in einem erkundeten Gebiet aufgestellt, das an das des Felsens grenzt, in jedem einmal. Die Stimme wird in der Basis durch Forschen vorbereitet, für eine Ersatz-CPU und 1 Energie, sobald der Fels frei liegt. Ein Fass Treibstoff liegt im zweiten Gebiet, das im mittleren Ring erkundet wird. Für 1 Energie lässt sich eine Relaisstation bauen, die die Leitzentrale vertritt.
first_martians-objective-pad-ground = Den Fels freilegen
first_martians-objective-pad-lamps = Markierungslampen aufstellen
first_martians-objective-pad-voice = Eine Stimme bereithalten, die sie herunterlotst
first_martians-objective-pad-fuel = Das Fass Treibstoff holen
first_martians-objective-pad-wide-eyes = Den mittleren Ring erkunden
first_martians-project-bared-rock = Freigelegter Fels
first_martians-project-bared-rock-about = In einem erkundeten Gebiet des mittleren Rings bis auf den Stein gefegt.
first_martians-project-marker-lamp = Markierungslampe
first_martians-project-marker-lamp-about = In einem erkundeten Gebiet neben dem des freigelegten Felsens aufgestellt, in jedem einmal.
first_martians-project-talk-down = Stimme
first_martians-project-talk-down-about = Ein Schirm, ein Richtstrahl und jemand, der den Boden sieht: entsteht durch Forschen.

## The mission Ground Water

first_martians-mission-sump = Grundwasser
first_martians-mission-sump-summary = Bau: auspumpen, was unter dem Haus steht, und es aussperren.
first_martians-mission-sump-rules = Eine Pumpschicht ist eine Bauaktion in der Basis, für 1 Energie: Der Prozentsatz einer Forschungskarte wird vom Wasser abgepumpt. Das geht mehrmals, bis 100 Prozent heraus sind. Hüllenbleche liegen auf Feldern, die auf der Karte markiert sind, und werden durch Sammeln geholt; eine Spundwand wird in der Basis aus einem Blech gebaut und hält noch einmal so viel ab. Jede Entdeckung zeigt, woher das Wasser kommt, und zählt die Hälfte eines Prozentsatzes. Steht eine Spundwand, lässt sich ein Brunnen graben, mit Ersatz-Sauerstofffiltern.
first_martians-objective-sump-pumped-dry = Alles Wasser abpumpen
first_martians-objective-sump-walled-off = Spundwände rammen
first_martians-objective-sump-water-drawn = Einen Brunnen graben
first_martians-objective-sump-dry-find = Eine Entdeckung machen
first_martians-project-pump-shift = Pumpschicht
first_martians-project-pump-shift-about = Der Prozentsatz einer Forschungskarte wird abgepumpt. Lässt sich wiederholen.
first_martians-project-sheet-wall = Spundwand
first_martians-project-sheet-wall-about = Der Prozentsatz einer Forschungskarte bleibt für immer draußen. Lässt sich wiederholen.
first_martians-project-well-shaft = Brunnen
first_martians-project-well-shaft-about = Neben der Wand gegraben: Was lästig war, wird nun eimerweise geschöpft.

## The mission Moving Day

first_martians-mission-moving = Umzugstag
first_martians-mission-moving-summary = Bau: ein Haus auf den Fels hinübertragen, Zimmer um Zimmer.
first_martians-mission-moving-rules = Das Fundament wird mit einer Bauaktion in einem erkundeten Gebiet des inneren Rings gegossen, für 1 Energie. Das Gleisbett wird in einem erkundeten Gebiet gelegt, das daran grenzt, und braucht eine Schiene; Schienen liegen auf Feldern, die auf der Karte markiert sind, und werden durch Sammeln geholt. Dann lassen sich Zimmer hinüberziehen, mit einer Bauaktion in der Basis; jedes braucht eine der Kufen, die die Crew mitbringt. Das Fenster wird von Hand getragen, für 1 Sauerstoff. Steht das Fundament, lässt sich daneben für 2 Sauerstoff ein Strahlenkeller in den Fels treiben: 1 Stress weniger in jeder Produktion.
first_martians-objective-moving-bedded = Das Gleisbett legen
first_martians-objective-moving-rooms-moved = Zimmer auf den Fels ziehen
first_martians-objective-moving-the-window = Das Fenster hinübertragen
first_martians-objective-moving-third-rail = Schienen holen
first_martians-project-footing = Fundament
first_martians-project-footing-about = In einem erkundeten Gebiet des inneren Rings gegossen, wo der Fels an die Oberfläche kommt.
first_martians-project-rail-bed = Gleisbett
first_martians-project-rail-bed-about = In einem erkundeten Gebiet neben dem des Fundaments gelegt.
first_martians-project-haul-room = Zimmer auf Kufen
first_martians-project-haul-room-about = Losgeschraubt, mit Planen verschlossen und zum Fundament gezogen. Lässt sich wiederholen.
first_martians-project-carry-window = Das Fenster
first_martians-project-carry-window-about = Die große Scheibe der Küche, von Hand getragen: 3 Stress weniger, wenn es vorbei ist.

## The mission The Frost Line

first_martians-mission-hold = Die Frostgrenze
first_martians-mission-hold-summary = Forschung: erfahren, worauf das Haus steht, und es für immer einfrieren.
first_martians-mission-hold-rules = In Gebieten, die von nun an erkundet werden, treten Bodenarten an die Stelle der Proben; eine Forschungskarte sagt, welche Art wo liegt. Sie werden geholt und untersucht wie Proben, und alte Proben zählen weiter. Die Sondierbohrung bringt eine von unter der Basis, für 1 Sauerstoff. Kälteschleifen werden mit Bauaktionen in der Basis gelegt, für je 1 Energie. Das Schattendach wird in einem erkundeten Gebiet des inneren Rings aufgestellt, mit einem Gestell, das die Crew mitbringt. Der Wintergarten braucht einen Samen und 1 Sauerstoff. Aus Ersatz-Hardware lässt sich ein Windrad bauen, das in jeder Produktion 1 Energie bringt.
first_martians-objective-hold-known-ground = Entdeckungen machen
first_martians-objective-hold-loops = Kälteschleifen legen
first_martians-objective-hold-shade = Ein Schattendach aufstellen
first_martians-objective-hold-winter-garden = Den Wintergarten anlegen
first_martians-objective-hold-ground-map = Verschiedene Bodenarten entdecken
first_martians-project-probe-drill = Sondierbohrung
first_martians-project-probe-drill-about = Bringt ein Stück von dem herauf, was unter der Basis liegt. Lässt sich wiederholen.
first_martians-project-cold-loop = Kälteschleife
first_martians-project-cold-loop-about = Eine Windung Rohr rings um die Basis, durch die die Nacht gepumpt wird. Lässt sich wiederholen.
first_martians-project-shade-roof = Schattendach
first_martians-project-shade-roof-about = In einem erkundeten Gebiet des inneren Rings aufgestellt, in jedem einmal, damit keine Sonne auf den Boden fällt.
first_martians-project-cold-frame = Wintergarten
first_martians-project-cold-frame-about = Ein Beet auf leeren Kisten, das nichts wärmt als sich selbst.

## Things

first_martians-item-benchmark = Festpunkt
first_martians-item-benchmark-count = { $count ->
    [one] { $count } Festpunkt
   *[other] { $count } Festpunkte
}
first_martians-item-pipe-length = Rohrstück
first_martians-item-pipe-length-count = { $count ->
    [one] { $count } Rohrstück
   *[other] { $count } Rohrstücke
}
first_martians-item-jack = Hebebock
first_martians-item-jack-count = { $count ->
    [one] { $count } Hebebock
   *[other] { $count } Hebeböcke
}
first_martians-item-deck-plate = Deckplatte
first_martians-item-deck-plate-count = { $count ->
    [one] { $count } Deckplatte
   *[other] { $count } Deckplatten
}
first_martians-item-core-tray = Kernkiste
first_martians-item-core-tray-count = { $count ->
    [one] { $count } Kernkiste
   *[other] { $count } Kernkisten
}
first_martians-item-badger-memory = Badgers Speicher
first_martians-item-badger-memory-count = { $count ->
    [one] { $count } Speicherplatine
   *[other] { $count } Speicherplatinen
}
first_martians-item-lamp-head = Lampenkopf
first_martians-item-lamp-head-count = { $count ->
    [one] { $count } Lampenkopf
   *[other] { $count } Lampenköpfe
}
first_martians-item-fuel-cask = Fass Treibstoff
first_martians-item-fuel-cask-count = { $count ->
    [one] { $count } Fass Treibstoff
   *[other] { $count } Fässer Treibstoff
}
first_martians-item-sheet = Hüllenblech
first_martians-item-sheet-count = { $count ->
    [one] { $count } Hüllenblech
   *[other] { $count } Hüllenbleche
}
first_martians-item-rail = Schiene
first_martians-item-rail-count = { $count ->
    [one] { $count } Schiene
   *[other] { $count } Schienen
}
first_martians-item-skid = Kufe
first_martians-item-skid-count = { $count ->
    [one] { $count } Kufe
   *[other] { $count } Kufen
}
first_martians-item-shade-frame = Schattengestell
first_martians-item-shade-frame-count = { $count ->
    [one] { $count } Schattengestell
   *[other] { $count } Schattengestelle
}
first_martians-item-clear-ice = Klares Eis
first_martians-item-clear-ice-count = { $count ->
    [one] { $count } Stück klares Eis
   *[other] { $count } Stücke klares Eis
}
first_martians-item-dirty-ice = Schmutziges Eis
first_martians-item-dirty-ice-count = { $count ->
    [one] { $count } Stück schmutziges Eis
   *[other] { $count } Stücke schmutziges Eis
}
first_martians-item-grey-silt = Grauer Schluff
first_martians-item-grey-silt-count = { $count ->
    [one] { $count } Röhrchen grauer Schluff
   *[other] { $count } Röhrchen grauer Schluff
}
first_martians-item-salt-band = Salzband
first_martians-item-salt-band-count = { $count ->
    [one] { $count } Salzband
   *[other] { $count } Salzbänder
}
first_martians-item-round-gravel = Runder Kies
first_martians-item-round-gravel-count = { $count ->
    [one] { $count } Röhrchen runder Kies
   *[other] { $count } Röhrchen runder Kies
}
first_martians-item-red-sand = Roter Sand
first_martians-item-red-sand-count = { $count ->
    [one] { $count } Röhrchen roter Sand
   *[other] { $count } Röhrchen roter Sand
}

## Events: a house out of level

first_martians-event-bean-wager = Die Wette
first_martians-event-bean-wager-scene = Seit die Bohne sich von selbst auf den Weg macht, hängt in der Küche eine Liste: wer sie hingelegt hat, wie lange sie brauchte, über welche Kante sie ging. Der Einsatz ist Abwasch. { $name } liegt mit elf Tellern vorn. Was keiner eingetragen hat, obwohl es jeder gesehen hat: Die Zeiten werden kürzer.
first_martians-event-bean-wager-action = Eine Rille in den Tisch feilen
first_martians-event-bean-wager-done = { $name } feilt eine Rille die untere Kante entlang. Was rollt, wird von nun an aufgefangen. Es ist eine Kleinigkeit, und beim Abendbrot fährt jeder mit dem Finger darüber.
first_martians-event-bean-wager-consequence = Die Liste wird abgenommen, und dann spricht keiner mehr davon. Wer eine Tasse abstellt, lässt die Hand darum.
first_martians-event-bean-wager-choice-keep-the-score = Weiterzählen, mit den Zeiten
first_martians-event-bean-wager-choice-keep-the-score-told = Es kommt eine Spalte für die Sekunden dazu. { $name } führt noch immer. Am Abend hat jemand eine Kurve durch die Werte gezogen, wie man das tut, und hat sie ein Stück weitergezogen.
first_martians-event-bean-wager-choice-eat-the-bean = Die Bohne essen
first_martians-event-bean-wager-choice-eat-the-bean-told = Sie kommt in die Suppe, zu anderen, die nie etwas getan haben. Es wird gelacht, wenn auch nicht viel. Sie war die Einzige von ihnen, die über den Tisch die Wahrheit gesagt hat.

first_martians-event-camera-level = Die einzige Libelle
first_martians-event-camera-level-scene = Ruth Feldmann fragt nach dem Gefälle des Bodens, auf ein Zehntelgrad genau. Der HUB hat ein Massenspektrometer und zwei Rover. An Wasserwaagen hat er eine einzige, so groß wie ein Fingernagel, im Kopf des Kamerastativs, und darin ist eine Luftblase, die nicht weiß, wohin.
first_martians-event-camera-level-action = Jede Maschine der Basis ins Lot bringen
first_martians-event-camera-level-done = { $name } geht von Pumpe zu Pumpe, den Stativkopf unter dem Arm und einen Beutel Unterlegbleche in der Hand. Die meisten laufen danach leiser. Eine hatte seit der Landung darum gebeten.
first_martians-event-camera-level-consequence = Eine Pumpe, die schief steht, läuft sich auf einer Seite ab. Man kann es hören, wenn man weiß, wie sie klingen müsste.

first_martians-event-sticking-door = Die Tür
first_martians-event-sticking-door-scene = Die Tür zur Werkstatt klemmt neuerdings, links oben. Am Montag wollte sie eine Schulter, heute will sie zwei. Der Rahmen ist kein Rechteck mehr. Die Tür ist nur die Erste, die es sagt, weil eine Tür der einzige Teil einer Wand ist, von dem man verlangt, dass er sich bewegt.
first_martians-event-sticking-door-action = Die Tür neu einhängen
first_martians-event-sticking-door-done = { $name } hängt die Tür aus, versetzt die Scharniere um einen Fingerbreit und nimmt, was hinter dem Rahmen übrig war, für zwei Reparaturen, die man aufgeschoben hatte. Die Tür schließt. Gerade sieht sie nicht aus, aber das tut neben ihr auch sonst nichts.
first_martians-event-sticking-door-consequence = In der Nacht reißt die Dichtung an der schiefen Ecke. Der Alarm läuft noch, als zwei von ihnen die Stelle gefunden haben.
first_martians-event-sticking-door-choice-plane-it = Die Ecke abfeilen
first_martians-event-sticking-door-choice-plane-it-told = Es kostet vier Millimeter und ein gutes Stück vom Daumen von { $name }. Nun geht die Tür mit einer Hand zu, wie es sich für eine Tür gehört.
first_martians-event-sticking-door-choice-leave-it-open = Sie offen lassen
first_martians-event-sticking-door-choice-leave-it-open-told = Ein Stuhl kommt davor. Zwei Räume haben jetzt eine Luft, und was in dem einen riecht, weiß man im anderen. Die Lüfter müssen für beide höher gedreht werden.

first_martians-event-tell-tale = Ein Streifen Gips
first_martians-event-tell-tale-scene = In alten Häusern macht man es so: Quer über einen Riss streicht man einen Streifen Gips, zwei Finger breit, und schreibt das Datum darauf. Gips dehnt sich nicht. Solange der Streifen heil ist, schläft der Riss. { $name } hat einen über die Naht neben der Werkstatttür gesetzt. Heute Morgen geht ein Haarriss durch das Datum.
first_martians-event-tell-tale-action = Die Naht verstreben
first_martians-event-tell-tale-done = { $name } legt eine Strebe über die Naht und schrumpft sie heiß auf. Darüber kommt ein neuer Streifen mit neuem Datum, und der ist am nächsten Tag heil und am übernächsten auch.
first_martians-event-tell-tale-consequence = Der Streifen fällt ab, in zwei Stücken, auf jedem ein halbes Datum. Was hinter der Naht verläuft, hat den Zug auch gespürt und gibt nach.
first_martians-event-tell-tale-follow-up = { $name } wacht um drei auf und geht mit einer Taschenlampe nach einem Streifen Gips sehen. Er ist heil. Bis vier dauert es, das zu glauben.

first_martians-event-level-table = Suppe
first_martians-event-level-table-scene = Am besten sieht man es an einem Teller Suppe. Der Rand der Suppe und der Rand des Tellers sind nicht mehr derselbe Kreis; zur Tür hin steht sie höher. Es gibt welche, die drehen den Teller, bis es gleich ist, obwohl es nie gleich wird. { $name } sieht nicht mehr hin und isst schnell.
first_martians-event-level-table-action = Die Tischbeine kürzen
first_martians-event-level-table-done = { $name } nimmt von zwei Beinen zwei Zentimeter ab, mit der Libelle vom Kamerastativ und unschönen Worten. Der Tisch ist jetzt eben, in einem Raum, der es nicht ist; man sitzt daran wie in einem Boot. Aber die Suppe ist rund.
first_martians-event-level-table-consequence = Abendbrot gibt es im Stehen, an drei Orten, zu drei Zeiten.
first_martians-event-level-table-choice-wedge-the-table = Den Tisch unterlegen
first_martians-event-level-table-choice-wedge-the-table-told = Es braucht ein Buch unter einem Bein. Im HUB gibt es nur eines, das mitgebracht und nicht heruntergeladen wurde, und es gehört { $name }.
first_martians-event-level-table-choice-eat-uphill = Es lassen und bergauf essen
first_martians-event-level-table-choice-eat-uphill-told = Man gewöhnt sich daran. Bei jeder Mahlzeit sagt jemand, dass man sich daran gewöhnt.

first_martians-event-wrong-corner = Die falsche Ecke
first_martians-event-wrong-corner-scene = Die Dusche hat einen Abfluss, und das Wasser in der Dusche ist immer dorthin gegangen. Jetzt geht es in die Ecke gegenüber, bleibt dort stehen und schaut herauf. Morgens hat es eine Haut. Wer als Letzter duscht, steht in dem, was die anderen übrig gelassen haben.
first_martians-event-wrong-corner-action = In der anderen Ecke einen Filter einsetzen
first_martians-event-wrong-corner-done = { $name } bohrt einen zweiten Abfluss, wo das Wasser hinwill, und setzt einen Filter darunter. Was dort stand, läuft nun in den Tank zurück, Liter um Liter, jeden Tag. Die Schlange vor der Dusche ist beinahe fröhlich.
first_martians-event-wrong-corner-consequence = { $name } hat seit einiger Zeit einen Schnitt an der Ferse und hat sich nichts dabei gedacht.

## Events: two advisers

first_martians-event-forty-one-questions = Einundvierzig Fragen
first_martians-event-forty-one-questions-scene = Aus Jakutsk kommt eine Liste mit einundvierzig Fragen. Wo stellen Sie Ihre Stiefel hin? An welche Wand lehnen Sie sich, wenn Sie müde sind? Wer steht zuerst auf? Nummer siebzehn fragt nach der Temperatur des Bodens, in sechs Tiefen. „Sie hält seit vierzig Jahren Häuser aufrecht“, sagt Ruth Feldmann. „Ich frage sie nicht mehr, warum.“ Nummer vierzig ist, ob jemand singt, und sie möchte es hören.
first_martians-event-forty-one-questions-action = Nummer vierzig beantworten
first_martians-event-forty-one-questions-done = { $name } antwortet mit einer Aufnahme, vier Minuten lang, in der Schleuse gemacht, wegen des Halls. Am Abend ist die Erwiderung da. Sie ist ein Wort lang, auf Russisch, und unterstrichen.
first_martians-event-forty-one-questions-consequence = „Zu Nummer vierzig habe ich nichts gehört“, schreibt Jakutsk. „Es ist immer die Vierzig, die man aufschiebt.“
first_martians-event-forty-one-questions-choice-answer-all = Alle schriftlich beantworten
first_martians-event-forty-one-questions-choice-answer-all-told = Es dauert den ganzen Abend und einen Teil der Nacht. Wo die Stiefel stehen, ist der Boden nass; wo er nass ist, ist es darunter warm. { $name } fällt es beim Aufschreiben auf; die Stiefel werden umgestellt, und ein Heizkörper, von dem niemand wusste, dass er läuft, wird abgedreht.
first_martians-event-forty-one-questions-choice-answer-the-figures = Die mit Zahlen beantworten
first_martians-event-forty-one-questions-choice-answer-the-figures-told = Elf lassen sich mit einer Zahl beantworten und werden es. „Danke“, schreibt Tuyaara Sleptsova. „Das Haus kenne ich nun. Und wer wohnt darin?“

first_martians-event-leaning-house = Ein Haus in Jakutsk
first_martians-event-leaning-house-scene = Sie hat ein Foto ihres Hauses geschickt. Es ist aus Lärche, hat zwei Stockwerke und neigt sich zur Straße wie jemand, der zuhört. Die unteren Fensterbretter sind auf Höhe des Gehsteigs. In einem der Fenster sitzt eine Katze. „1934“, steht darunter. „Seit 1951 stürzt es demnächst ein. Man muss ihm Neuigkeiten erzählen, dann bleibt es stehen, um den Rest zu hören.“
first_martians-event-leaning-house-action = Ein Bild zurückschicken
first_martians-event-leaning-house-done = { $name } stellt alle vor dem HUB auf, auf der Seite, wo man es am meisten sieht, die Köpfe passend geneigt. Es ist seit Wochen das erste Bild, auf dem jeder lacht.
first_martians-event-leaning-house-consequence = Seit sie das Foto kennen, sehen sie es auch in der Küche. Man kann nicht auf die Tassen sehen und zugleich trinken.
first_martians-event-leaning-house-choice-write-every-evening = Ihr jeden Abend schreiben
first_martians-event-leaning-house-choice-write-every-evening-told = Jedes Mal jemand anderes, eine Seite, obenan die Temperaturen. { $name } fängt an, weiß nichts zu schreiben, und dann ist die Seite voll. Zum Frühstück ist die Antwort immer da. Nie geht es darin um das, wonach man gefragt hat, und immer um das, was man wissen wollte.
first_martians-event-leaning-house-choice-file-the-picture = Es zu den Unterlagen legen
first_martians-event-leaning-house-choice-file-the-picture-told = Es bekommt eine Nummer. Vorher hat { $name } es genau betrachtet und sich notiert, wo die Abflüsse sind. Gut, dass man es geordnet hat, und gut wäre gewesen, es an der Wand zu haben.

first_martians-event-singing-pipe = Ein Rohr, das singt
first_martians-event-singing-pipe-scene = Ein Rohr ist zur Probe gesetzt worden, neben der Wand der Crew, um zu sehen, ob es tut, was es soll. Es tut es, und es summt. Wenn die Luft am kältesten ist, zwischen drei und fünf, geht das Gas gerade so hinauf und die Flüssigkeit gerade so hinunter, dass die ganze Röhre klingt, ein tiefes F, nicht ganz rein. Seit Dienstag hat niemand länger als bis drei geschlafen.
first_martians-event-singing-pipe-action = Ihm eine Schelle anlegen
first_martians-event-singing-pipe-done = { $name } schiebt in den frühen Stunden eine Schelle am Rohr auf und ab, immer eine Handbreit, bis der Ton fort ist. Der Frost, den es macht, ist noch da. Am Morgen kommen die anderen in die Küche und wissen nicht, was anders ist.
first_martians-event-singing-pipe-consequence = Nach einer weiteren solchen Nacht streiten zwei von ihnen darüber, ob es ein F ist.
first_martians-event-singing-pipe-choice-wrap-it = Es einpacken, in was gerade da ist
first_martians-event-singing-pipe-choice-wrap-it-told = Matten, Sackleinen, der Überzug des großen Schraubstocks. Es summt noch, wie mit geschlossenem Mund. Die halbe Werkstatt ist um ein Rohr gewickelt und wird dort heute fehlen.
first_martians-event-singing-pipe-choice-let-it-sing = Es singen lassen
first_martians-event-singing-pipe-choice-let-it-sing-told = Es singt. { $name } liegt wach und hört es arbeiten, Liter um Liter, Grad um Grad, was ein Trost sein könnte, wenn es den Ton träfe.
first_martians-event-singing-pipe-choice-let-it-sing-later = { $name } hat es im Halbschlaf bemerkt: Der Ton war höher geworden. Wo das Rohr steht, ist es hart gefroren, und die Maschinen auf dieser Seite laufen wie auf Beton.

first_martians-event-frost-beard = Bärte
first_martians-event-frost-beard-scene = Den Rohren sind Bärte gewachsen. Es ist das Wasser aus der Luft, eine Spur davon, mit der niemand gerechnet hatte, und es setzt sich an das Kälteste im ganzen Tal. Im Morgenlicht leuchten sie. Jeder wiegt so viel wie eine Katze, und es ist nichts als Wasser, sauber, und steht herum.
first_martians-event-frost-beard-action = Sie rasieren
first_martians-event-frost-beard-done = { $name } geht mit Eimer und Spachtel herum und kommt viermal zurück. Was im Tank schmilzt, reicht eine Woche zum Atmen. Am Abend sind schon wieder Stoppeln da.
first_martians-event-frost-beard-consequence = Einer der Bärte geht von selbst ab, in einem Stück, auf die Ladefläche von Scorpio. Es war keiner dabei. Es muss ein Anblick gewesen sein.

first_martians-event-cold-hands-for-kale = Frost auf dem Grünkohl
first_martians-event-cold-hands-for-kale-scene = Grünkohl verträgt Frost, so steht es in jedem Buch. Gemeint ist eine Nacht. Am tiefen Ende der Farm, wo die Kälte durch den Boden kommt, sind die Blätter seit Donnerstag steif, und biegt man eines, so bricht es mit einem Klicken. Man könnte ihn zudecken, oder man könnte eine Lampe nehmen.
first_martians-event-cold-hands-for-kale-action = Zwischen den Reihen hacken
first_martians-event-cold-hands-for-kale-done = { $name } lockert um jeden Strunk die Erde und häuft sie höher, mit bloßen Händen, denn in Handschuhen spürt man nichts. Es ist ein alter Kniff, und dazwischen muss man sich die Hände wärmen. Am Abend stehen die Blätter wieder.
first_martians-event-cold-hands-for-kale-consequence = Ein Beet ist aufgetaut, wieder gefroren und wieder aufgetaut. Was Grünkohl war, ist jetzt etwas, das man gießen kann.
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets = Ihm Decken abtreten
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets-told = Jede zweite Decke aus den Crewquartieren kommt auf die Beete. Am Abend fühlt der Kohl sich warm an. Man schläft im Overall und ruht nicht viel.
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp = Eine Lampe darüber brennen lassen
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp-told = Eine Lampe, rot, die ganze Nacht. Sie kostet, was eine Lampe kostet. Und unten, unter dem Boden, wird es auch eine Spur wärmer, woran { $name } lieber nicht gedacht hätte.

first_martians-event-slipped-pawl = Die Klinke
first_martians-event-slipped-pawl-scene = Unten tut es einen Schlag, und auf den Regalen hüpft alles um einen Fingerbreit. Zur Probe steht ein Hebebock unter der Küche, und an dem ist die Sperrklinke gerutscht: ein Stück Stahl, so lang wie ein Daumen, das in einer Reihe Zähne liegt und keine andere Pflicht hat, als dort zu liegen. Das Haus ist um einen Zahn heruntergekommen. Es hätten zwei sein können.
first_martians-event-slipped-pawl-action = Eine bessere Klinke machen
first_martians-event-slipped-pawl-done = { $name } feilt eine neue aus einem Bolzen, länger, mit einem Haken daran, und bringt, weil die Werkbank gerade so daliegt, noch zwei andere Dinge in Ordnung. Beim Einsetzen klingt sie wie eine Tür von guter Qualität.
first_martians-event-slipped-pawl-consequence = Sie rutscht ein zweites Mal, und diesmal liegt { $name } daneben. Es ist nur die Schulter. Ein Rohr auf der anderen Seite hatte weniger Glück.

first_martians-event-forty-centimetres = Vierzig Zentimeter
first_martians-event-forty-centimetres-scene = Der Kriechkeller ist vierzig Zentimeter hoch, und man arbeitet darin auf dem Rücken, die Nase an der Unterseite des Hauses. Eine Stunde lang geht das. Dann denkt man darüber nach, was das Haus wiegt. Heute muss wieder jemand hinein, und seit gestern hat sich niemand gemeldet.
first_martians-event-forty-centimetres-action = Die Träger polstern
first_martians-event-forty-centimetres-done = { $name } umwickelt jede Kante, an der schon jemand geblutet hat, hängt ans hintere Ende eine Lampe und daneben, ohne jeden Grund, einen Kalender mit einem Berg. Es sind noch immer vierzig Zentimeter. Aber man kommt mit derselben Stirn heraus.
first_martians-event-forty-centimetres-consequence = { $name } setzt sich da drinnen auf. Das macht man einmal.
first_martians-event-forty-centimetres-choice-go-in-oneself = Selbst hineingehen
first_martians-event-forty-centimetres-choice-go-in-oneself-told = { $name } geht ohne ein Wort hinein und bleibt, bis es getan ist, und kommt grau heraus, beide Ellbogen offen. Die anderen sagen auch nichts. Aber an der Luke steht ein Becher Tee, und jemand hat die Minute geahnt.
first_martians-event-forty-centimetres-choice-draw-lots = Losen
first_martians-event-forty-centimetres-choice-draw-lots-told = Mit Bohnen, wie es sich trifft. Das Los fällt wie gestern, und niemand schlägt vor, noch einmal zu ziehen.

first_martians-event-early-drawing = Das Datum auf der Zeichnung
first_martians-event-early-drawing-scene = { $name } hat auf der Zeichnung von Joost Verbeek ein Maß gesucht und etwas anderes gefunden. Unten rechts, in dem kleinen Feld, in das niemand schaut, steht ein Datum. Er hat das Blatt eine Stunde nach der Anfrage geschickt. Gezeichnet hat er es vor vier Jahren, als der HUB noch gar nicht stand.
first_martians-event-early-drawing-action = Die Zeichnung prüfen, Strich für Strich
first_martians-event-early-drawing-done = { $name } findet keinen Fehler. Im Gegenteil, es sind zwei Dinge darin, auf die man nur kommt, wenn man sehr lange darüber nachgedacht hat.
first_martians-event-early-drawing-consequence = Ein Datum ist kein Beweis. Es hängt in der Küche, auf der Zeichnung, und wird jeden Abend gelesen.
first_martians-event-early-drawing-choice-ask-him = Ihn fragen
first_martians-event-early-drawing-choice-ask-him-told = Es ist eine Zeile, durchaus höflich. { $name } schreibt sie neunmal. Achtundzwanzig Minuten später ist noch keine Antwort da, und nach einer Stunde auch nicht, von einem Mann, der sonst so schnell ist.
first_martians-event-early-drawing-choice-keep-the-date = Nichts sagen und eine Kopie machen
first_martians-event-early-drawing-choice-keep-the-date-told = Die Kopie kommt unter die Matratze von { $name }, was albern ist, denn wer sollte sie hier wegnehmen? Aber man schläft darauf, und man spürt sie.

first_martians-event-houses-he-has-drawn = Häuser, die er gezeichnet hat
first_martians-event-houses-he-has-drawn-scene = Joost Verbeek antwortet doch noch, mit einem Brief. Er zeichne Hebeböcke für jedes Haus, mit dem er je zu tun hatte, schreibt er. Es sei eine Gewohnheit. Seines steht an einer Gracht, das seines Vaters auch, und eines Morgens kam der Vater herunter, und die Küche lag im Wasser. Für das Rathaus hat er welche gezeichnet. Abgeschickt hat er noch nie eines der Blätter. „Ich war so froh, dass Sie gefragt haben“, schreibt er, und man kann es auf zweierlei Art lesen.
first_martians-event-houses-he-has-drawn-action = Nach der Küche fragen
first_martians-event-houses-he-has-drawn-done = { $name } fragt, und er erzählt es, sechs Seiten lang: wie eine Pfanne schwamm, und wie seine Mutter auf der Treppe saß und lachte. Es ist keine Antwort auf irgendetwas. Man denkt hinterher besser von ihm und hätte es lieber nicht getan.
first_martians-event-houses-he-has-drawn-consequence = Der Brief liegt einige Tage herum; jeder hat ihn gelesen, und jeder hat etwas anderes gelesen.

first_martians-event-sagging-bed = Die Pfütze
first_martians-event-sagging-bed-scene = Vor der Stufe in der Farm steht die Pfütze. Morgens und abends wird sie aufgewischt, und jedes Mal kommt sie von unten wieder, kalt, mit ein paar roten Körnern darin. Die Wurzeln nebenan haben es bemerkt. Sie sind zu ihr herumgewachsen, von den Beeten weg, und sehen gesund aus und sind es nicht.
first_martians-event-sagging-bed-action = Eine Rinne legen
first_martians-event-sagging-bed-done = { $name } legt eine Rinne von der Stufe zu den Beeten, mit einem Gefälle, das ausnahmsweise hilft. Was man sonst aufwischte, wässert eine Reihe, die schon aufgegeben war. Sie trägt.
first_martians-event-sagging-bed-consequence = Eine ganze Reihe hat bis zum Hals darin gestanden. Was man herauszieht, hat Wurzeln wie nasser Bindfaden.
first_martians-event-sagging-bed-choice-bail-with-a-pan = Sie ausschöpfen, Stunde um Stunde
first_martians-event-sagging-bed-choice-bail-with-a-pan-told = Eine Pfanne, ein Eimer und wer gerade frei ist. Für etwas anderes ist heute in der Werkstatt niemand frei. Am Abend ist der Boden trocken, und er ist es auch noch, als man wieder hinsieht, zehn Minuten später.
first_martians-event-sagging-bed-choice-let-it-stand = Sie stehen lassen
first_martians-event-sagging-bed-choice-let-it-stand-told = Sie findet ihren Pegel und bleibt dabei. Was von ihr aufsteigt, geht durch das ganze Haus, wird in den Schächten kalt und kommt wieder herunter.

first_martians-event-three-legs = Das Ticken
first_martians-event-three-legs-scene = Seit der Bock durch seine Platte gegangen ist, steht das Haus verdreht, und nachts hört man es in den Crewquartieren: ein Ticken, das von Rahmen zu Rahmen wandert, wie jemand, der eine Münze sucht. Die Schubladen gehen von selbst auf. { $name } ist von einer Socke geweckt worden.
first_martians-event-three-legs-action = Den Rahmen entlasten
first_martians-event-three-legs-done = { $name } setzt eine Stütze unter den Rahmen, wo es am meisten getickt hat, horcht und setzt noch eine. Das Ticken zieht weg, dorthin, wo niemand schläft. Die Schubladen bleiben zu.
first_martians-event-three-legs-consequence = Das Ticken ist angekommen. Im Rahmen der Crewquartiere ist jetzt ein Riss, in den genau eine Münze passt.

## Events: the cores

first_martians-event-lids = Deckel
first_martians-event-lids-scene = Der Wind hat eine Kiste geöffnet; ihr Deckel ist ein dünnes Aluminiumblech, einen Meter lang, und kommt hochkant über die Ebene, drehend, blitzend, ohne Eile. Dahinter kommt ein zweiter. Im Schritttempo gehen sie am Haus vorbei und weiter nach Westen, als wüssten sie etwas.
first_martians-event-lids-action = Der Linie rückwärts folgen
first_martians-event-lids-done = { $name } geht in die andere Richtung, dorthin, woher sie gekommen sind. Die Kiste ist leer, aber daneben liegt ein Brocken, der aus dem Bohrer gefallen sein muss und den kein Wind forttragen konnte.
first_martians-event-lids-consequence = Einer der Deckel kommt nachts aus dem Westen zurück und erwischt Froggys Rad.
first_martians-event-lids-choice-run-after-them = Ihnen nachlaufen
first_martians-event-lids-choice-run-after-them-told = Es sieht nach Spiel aus und ist ein Wettlauf. { $name } bekommt den zweiten mit einem Hechtsprung zu fassen, und seine Kante fährt durch einen Handschuh. Es ist gutes Metall, und eine Zahl ist hineingestanzt, eine Drei oder eine Acht.
first_martians-event-lids-choice-note-the-bearing = Die Richtung peilen
first_martians-event-lids-choice-note-the-bearing-told = { $name } bleibt stehen und peilt, erst den einen, dann den anderen. Es ist das Vernünftige. Ein paarmal blitzen sie noch, sehr klein.

first_martians-event-taste-of-stone = Wie Stein schmeckt
first_martians-event-taste-of-stone-scene = Im Labor liegt ein Stück Kern, so groß wie ein Daumen, grau, aus zwei Metern Tiefe. Es könnte Schluff sein oder Ton; unter dem Mikroskop ist es grau. Auf der Erde, sagt Mateus, wüsste man es in einer Sekunde. Man würde die Zungenspitze daran halten: Ton klebt. Er dreht es im Handschuh und sagt nichts weiter.
first_martians-event-taste-of-stone-action = Einen Dünnschliff machen
first_martians-event-taste-of-stone-done = { $name } schleift von Hand, drei Stunden, bis Licht hindurchgeht. Plättchen sind darin, Kante an Kante, wie in einem Kartenspiel. Es ist Ton. Es ist alle drei Stunden wert, das zu wissen, ohne es von einer Zunge zu haben.
first_martians-event-taste-of-stone-consequence = Es hat offen auf dem Labortisch gelegen. Was ein Stück Kern war, ist jetzt ein Häufchen und eine Frage.
first_martians-event-taste-of-stone-choice-lick-it = Daran lecken
first_martians-event-taste-of-stone-choice-lick-it-told = Es klebt. Es schmeckt nach Münzen und schwach nach Schwimmbad. Ins Protokoll kommt ein Eintrag, „Ton, organoleptisch“, und es folgt ein Blick ins medizinische Handbuch, das dazu kein Kapitel hat.
first_martians-event-taste-of-stone-choice-lick-it-later = Das Schwimmbad war Perchlorat. { $name } hatte sich das schon gedacht und trotzdem geschluckt.
first_martians-event-taste-of-stone-choice-dry-it = Es trocknen und wiegen
first_martians-event-taste-of-stone-choice-dry-it-told = Einen Tag trocknet es im Ofen, und gewogen wird auf ein Milligramm. Es ist Ton, mit einer Wahrscheinlichkeit von achtzig Prozent. { $name } trägt die Zahl ein. Man sieht, wie Mateus das Stück ansieht und dann die Tür, ob da jemand ist.

first_martians-event-dead-extension = Nebenstelle 212
first_martians-event-dead-extension-scene = Joost Verbeek ist nicht zu erreichen. Sonst stellte man eine Frage, und die Antwort war so gut wie unterwegs. Jetzt läutet seine Nebenstelle in Delft durch die Nacht zweier Planeten, und dann sagt eine Frauenstimme vom Band etwas auf Niederländisch, das nach Wetter klingt. Auf der Liste der Crew stehen fünf Fragen zu Kisten.
first_martians-event-dead-extension-action = Die fünf Fragen streichen
first_martians-event-dead-extension-done = { $name } setzt sich mit dem Gutachten hin und beantwortet vier davon daraus. Es geht. Man darf nur nicht mehr erwarten, dass jemand schneller ist.
first_martians-event-dead-extension-consequence = Er ist gesehen worden, sagt Ruth, auf dem Fahrrad. Er hat gewinkt.
first_martians-event-dead-extension-choice-let-it-ring = Es läuten lassen
first_martians-event-dead-extension-choice-let-it-ring-told = Sie lassen die Leitung offen. Die ganze Schicht lang läutet es in der Ecke, sieben Stunden, vierzehn Minuten entfernt. { $name } hat den Eindruck, dass daneben jemand sitzt.
first_martians-event-dead-extension-choice-write-to-his-home = Ihm nach Hause schreiben
first_martians-event-dead-extension-choice-write-to-his-home-told = Es gibt eine Adresse, an einer Gracht. { $name } schreibt, was man schreibt: ob es ihm gut geht. Die fünf Fragen stehen auf einem zweiten Blatt, und das bleibt da.
first_martians-event-dead-extension-choice-write-to-his-home-later = Für { $name } ist eine Antwort da, ohne Gruß. Es ist eine Liste der Kisten, aus dem Gedächtnis, mit kleinen Skizzen, ziemlich genau. „Ich konnte sie einmal auswendig“, steht darunter, „um schlafen zu können.“

first_martians-event-slush = Matsch
first_martians-event-slush-scene = Im Hof, wo Froggy steht, ist ein dunkler Fleck, der gestern Abend noch nicht da war. Die Vorderräder sind eingesunken, dann die hinteren, und der ganze Rover ist zur Ruhe gekommen, langsam, wie ein Satz. Staub ist es nicht. Dreht man es mit dem Stiefel um, so glänzt es, dann ist es matt und dann hart. Flüssig war es, solange man hinsah.
first_martians-event-slush-action = Eine Straße aus Brettern legen
first_martians-event-slush-done = { $name } legt den Boden der Ladefläche vor die Räder, Brett um Brett, und zieht Froggy darauf heraus. Unter dem letzten Brett kommt ein Stromanschluss zum Vorschein, von der Abstiegsstufe, noch in der Tüte.
first_martians-event-slush-consequence = Über Nacht ist es um die Räder gefroren. Froggy gehört jetzt zur Landschaft, bis an die Achsen.

## Events: what was done with page 40

first_martians-event-ruths-friday = Ruths Freitag
first_martians-event-ruths-friday-scene = Am Ende der Schicht bleibt Ruth Feldmann in der Leitung. Es war halb fünf, sagt sie. Ihre Tochter hatte um sechs ein Konzert, Bratsche, drittes Pult. Verbeek kam mit der Mappe herein, sagte, es sei eine Formalität, und hielt ihr danach die Tür auf. „Ich habe versucht, mich an das Stück zu erinnern“, sagt sie. „Ich war pünktlich. Ich kann euch sagen, was jeder anhatte.“ Sie bittet um nichts.
first_martians-event-ruths-friday-action = Herausfinden, was gespielt wurde
first_martians-event-ruths-friday-done = Es kostet { $name } einen Abend und einen Chor in Darmstadt. Dvořák war es. Das geht an Ruth, ohne ein Wort dazu, und sie antwortet nicht, aber am Freitag um halb fünf summt sie.
first_martians-event-ruths-friday-consequence = Danach ist Ruth tagelang korrekt und sonst nichts. Man hatte nicht gewusst, wie viel Sonst es gegeben hatte.
first_martians-event-ruths-friday-choice-tell-her-a-friday = Ihr von einem eigenen Freitag erzählen
first_martians-event-ruths-friday-choice-tell-her-a-friday-told = { $name } hat so einen; die meisten haben einen. Gut erzählt wird er nicht, und an einer Stelle hört er auf. „Danke“, sagt Ruth nach achtundzwanzig Minuten. Dann vergleichen sie das Wetter, im Abstand von vierzehn Minuten, und es ist beinahe ein Gespräch.
first_martians-event-ruths-friday-choice-back-to-the-list = Mit der Liste weitermachen
first_martians-event-ruths-friday-choice-back-to-the-list-told = „Nummer neun“, sagt { $name }, so freundlich, wie sich Nummer neun sagen lässt. „Ja“, sagt Ruth. „Natürlich. Neun.“ Der fragliche Antrieb ist heißgelaufen, und man kümmert sich darum.

first_martians-event-another-voice = Eine andere Stimme
first_martians-event-another-voice-scene = „Guten Morgen, Mars“, sagt ein junger Mann. Ruth Feldmann macht einige Tage lang ihre Aussage, und er soll sie vertreten. Er heißt Pelle. Er hat ein neues Headset und spricht, wie man zu Leuten in einem Brunnen spricht. Er hat alle Vorschriften gelesen. Er bittet darum, jeden Satz zu bestätigen, und dann bestätigt er die Bestätigung.
first_martians-event-another-voice-action = Ihm zeigen, wie es geht
first_martians-event-another-voice-done = { $name } geht mit ihm eine Schicht durch: was man weglassen kann, wann man nichts sagt, und dass man gute Nacht sagt. Am Ende lacht er an der richtigen Stelle, achtundzwanzig Minuten zu spät.
first_martians-event-another-voice-consequence = Eine Warnung kommt in der vorgeschriebenen Form, mit Nummer, Uhrzeit und Verteiler. Bis man bei dem ist, was sie besagt, ist es geschehen.
first_martians-event-another-voice-choice-speak-slowly = Alles bestätigen
first_martians-event-another-voice-choice-speak-slowly-told = Vier Stunden dauert es, zu melden, dass alles in Ordnung ist. { $name } hat die Bodentemperaturen als Liste vorgelesen und danach die Liste der Liste.
first_martians-event-another-voice-choice-go-on-strike = Sich melden, wenn sie wieder da ist
first_martians-event-another-voice-choice-go-on-strike-told = „Wir warten auf Ruth“, sagt { $name } und schaltet ab, und alle im Raum setzen sich gerade hin. Es geht eine Weile so. In dieser Zeit sieht in Darmstadt niemand, wie in den Quartieren die Feuchtigkeit steigt.

first_martians-event-price-list = Der Preis
first_martians-event-price-list-scene = Der Herr von der Direktion hat ein Formular geschickt. Es hat drei Spalten: „Posten“, „Menge“, „genehmigt“. Die dritte ist schon ausgefüllt. Es ist großzügig; Schokolade ist dabei. Unten ist eine Zeile für Bemerkungen, und damit es nicht vergessen wird, hat jemand dort „keine“ eingetragen.
first_martians-event-price-list-action = Die Vorräte selbst durchgehen
first_martians-event-price-list-done = { $name } benutzt das Formular nicht. Hinter dem Tank stehen Dosen, die in niemandes Spalte vorkommen, und die zumindest sind mit nichts bezahlt worden.
first_martians-event-price-list-consequence = „Mit Freude nehmen wir zur Kenntnis“, schreibt der Herr, „dass keine Bemerkungen vorliegen.“
first_martians-event-price-list-choice-haggle = Handeln
first_martians-event-price-list-choice-haggle-told = Sie streichen die Schokolade und setzen Strom dafür ein. Binnen einer Stunde ist es genehmigt; das Doppelte wäre es also auch geworden. Es ist ein seltsames Gefühl, zu billig gewesen zu sein.
first_martians-event-price-list-choice-take-what-is-offered = Nehmen, was geboten wird
first_martians-event-price-list-choice-take-what-is-offered-told = { $name } zeichnet es ab. Der Stromanschluss, der seit dem Frühjahr abgelehnt war, wird auf der Stelle freigegeben. Die Schokolade ist sehr gut und wird gegessen, ohne aufzusehen.

first_martians-event-third-signature = Eine dritte Unterschrift
first_martians-event-third-signature-scene = Es gibt noch ein Formular. Es ist eine Bescheinigung für die Akten, eine halbe Seite lang, von der Leitung der Basis zu unterschreiben: dass der Boden „im Wesentlichen der Beschreibung entspricht“. Darunter kommen zwei Zeilen Kleingedrucktes. { $name } sieht eine ganze Weile auf „im Wesentlichen“. Der Stift, der zum Tablet gehört, hängt an seiner Schnur.
first_martians-event-third-signature-action = Fragen, wozu es gut ist
first_martians-event-third-signature-done = { $name } fragt, auf drei Arten, bei drei Leuten, immer auf dem Dienstweg. Es stellt sich heraus, dass es niemand braucht. Es stellt sich auch heraus, dass es niemand bestellt hat.
first_martians-event-third-signature-consequence = Man erfährt, dass für sie unterschrieben wurde, „in Abwesenheit“. Es ist gut getroffen.
first_martians-event-third-signature-choice-sign = Unterschreiben
first_martians-event-third-signature-choice-sign-told = Es dauert eine Sekunde. Dafür wird eine Reparatur bewilligt, die seit Wochen gewartet hat. { $name } hat es gelesen, alles, vom ersten bis zum letzten Wort; der Unterschied ist nicht der, den man sich vorgestellt hatte.
first_martians-event-third-signature-choice-mislay-the-pen = Den Stift verlegen
first_martians-event-third-signature-choice-mislay-the-pen-told = Der Stift wird als vermisst gemeldet. Am Tag darauf auch die Schnur. Es kommen Mahnungen, nummeriert.
first_martians-event-third-signature-choice-mislay-the-pen-later = Die neunte Mahnung ist versehentlich an alle gegangen, Ruth eingeschlossen. „Ich höre, da findet jemand keinen Stift“, sagt sie zu { $name }. „Ich habe hier einen. Den leihe ich nicht her.“

first_martians-event-page-forty = Seite 40
first_martians-event-page-forty-scene = Jemand hat Seite 40 des Gutachtens ausgedruckt und über den Herd gehängt. Sie hat Anmerkungen bekommen: das Haus von der Seite, eine Gabel, drei gezeichnete Buchstaben mit Flügeln, die davonfliegen. Die Zeile selbst ist kaum noch zu lesen. { $name } liest sie jedes Mal, wenn das Wasser lange braucht.
first_martians-event-page-forty-action = Sie abnehmen
first_martians-event-page-forty-done = { $name } nimmt sie ab, legt sie in eine Mappe und die Mappe dorthin, wo Mappen sind. Dahinter ist die Wand sauber, und darin steckt eine Schraube, an die man die Schöpfkelle hängen kann.
first_martians-event-page-forty-consequence = Vom Dampf ist sie braun geworden und rollt sich. Niemand sieht sie mehr, was nicht dasselbe ist, wie wenn sie nicht da wäre.

## Events: Carrier 6

first_martians-event-six-minutes = Sechs Minuten
first_martians-event-six-minutes-scene = Alle zwei Stunden geht im Westen die Carrier 6 auf, und für sechs Minuten ist jemand im Funk, ohne Verzögerung. Man fragt und bekommt Antwort. Sie hatten vergessen, wie das ist: Beim ersten Überflug redeten alle zugleich, und Ines Quadros ließ sie. „Einer nach dem anderen“, sagte sie dann. „Ich gehe nicht weg. Das heißt, doch. Aber ich komme wieder.“
first_martians-event-six-minutes-action = Die Nachtüberflüge übernehmen
first_martians-event-six-minutes-done = { $name } steht dafür um zwei und um vier auf, damit Ines jemanden hat. Worüber die beiden reden, wird nicht gesagt. Am Morgen wird die Wache mit einem Lächeln übergeben.
first_martians-event-six-minutes-consequence = Ein Überflug wird versäumt. Alle waren bei der Arbeit, und jeder dachte, jemand anderes ginge hin. „Keiner zu Hause?“, ist auf dem Band zu hören, und dann sechs Minuten lang, wie jemand atmet und Karten mischt.
first_martians-event-six-minutes-choice-a-game-of-cards = Eine Partie Karten
first_martians-event-six-minutes-choice-a-game-of-cards-told = Ines legt eine Patience und sagt, welche Karten offen liegen; hier unten werden sie auch ausgelegt, auf dem Küchentisch, und { $name } sagt, wohin damit. Sechs Minuten sind vier Züge. Dazwischen ist Zeit, auf bessere zu kommen.
first_martians-event-six-minutes-choice-only-figures = Nur Zahlen
first_martians-event-six-minutes-choice-only-figures-told = Wind, Staub, Drift des Funkfeuers: Sechs Minuten reichen knapp. { $name } liest schnell und deutlich vor. Den Maschinen hier unten kommt es zugute. Am Ende bleiben jedes Mal ein paar Sekunden übrig, und niemand weiß, womit man sie füllt.

first_martians-event-black-ten = Die schwarze Zehn
first_martians-event-black-ten-scene = Die Partie mit Ines Quadros zieht sich schon über etliche Überflüge, und { $name } sieht es zwei Züge im Voraus: Sie geht nicht auf. Die Pikzehn liegt unter einem König, der sich nicht wegschieben lässt. Sie muss es auch gesehen haben. Oder nicht; sie pfeift. Dann ist sie über dem Rücken verschwunden, und man hat zwei Stunden, darüber nachzudenken.
first_martians-event-black-ten-action = Sie von Anfang an auslegen
first_martians-event-black-ten-done = { $name } legt jede Karte aus, wie sie zu Beginn lag, und findet die Stelle, elf Züge zurück, an der es anders hätte gehen können. Mit dem nächsten Überflug geht sie hinauf. „Also ich war es“, sagt Ines. „Gut. Ich dachte schon, die Karten.“
first_martians-event-black-ten-consequence = Beim nächsten Überflug erwähnt sie die Partie nicht. Hier unten liegt sie noch auf dem Tisch, und keiner traut sich, einen Teller hinzustellen.
first_martians-event-black-ten-choice-tell-her-the-ten = Es ihr sagen
first_martians-event-black-ten-choice-tell-her-the-ten-told = „Weiß ich“, sagt Ines Quadros. „Seit gestern. Ich wollte sehen, ob du es sagst.“ Man hört, wie sie die Karten zusammenschiebt. „Jetzt glaube ich euch auch das mit dem Boden.“
first_martians-event-black-ten-choice-let-her-lose = Nichts sagen und weiterspielen
first_martians-event-black-ten-choice-let-her-lose-told = { $name } schlägt eine Sechs auf eine Sieben vor und eine Fünf auf eine Sechs, immer so hinab, bis es nicht mehr weitergeht. Sie folgt jedem Vorschlag. „Schade“, sagt Ines am Ende, mit einer Stimme, aus der nichts herauszuhören ist.

first_martians-event-lamp-on-the-wrong-hill = Die Lampe auf dem falschen Hügel
first_martians-event-lamp-on-the-wrong-hill-scene = „Eure Probelampe ist schön hell“, sagt Ines Quadros beim Abendüberflug, „aber warum steht sie da?“ Sie haben nachgesehen, dann gerechnet, und dann sind sie auf die Stufe hinausgegangen. Sie steht auf dem falschen Hügel. Von unten sieht der eine genau aus wie der andere. Von oben liegen dreihundert Meter dazwischen, und zwar Brei.
first_martians-event-lamp-on-the-wrong-hill-action = Den richtigen abstecken
first_martians-event-lamp-on-the-wrong-hill-done = { $name } holt die Lampe zurück und steckt den richtigen Hügel so ab, dass man ihn mit nichts verwechseln kann, nicht einmal als Mensch. Neben dem falschen waren ein paar gute Stangen übrig.
first_martians-event-lamp-on-the-wrong-hill-consequence = In der Nacht ist die Lampe vom falschen Hügel heruntergekommen, Hals über Kopf, bis in Scorpios Mast.
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight = Heute Nacht noch hinausgehen
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight-told = { $name } geht beim Schein der Lampe, die nicht steht, wo sie sollte, und kommt ohne Licht nach Hause. Da war ein Graben. Aber beim nächsten Überflug brennt im Tal eine Lampe, und sie steht richtig.
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper = Es auf dem Papier berichtigen
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper-told = „Dreihundert Meter östlich der Lampe“, steht jetzt im Plan. Das ist ganz klar, solange jeder den Plan gelesen hat, nüchtern ist und Ost nicht mit West verwechselt. Bei jeder Mahlzeit wird es noch einmal durchgegangen.

first_martians-event-sand-into-glass = Sand zu Glas
first_martians-event-sand-into-glass-scene = Die Triebwerke der Carrier 6 werden alles, was lose ist, in alles blasen, was es nicht ist. Anneli hat einen Einfall und drei Minuten später eine Zeichnung. Das Innere eines Ofens nach außen gekehrt, sagt sie, und genug Strom, und man könnte über den Sand gehen, bis er schmilzt; nicht tief, nur eine Haut, wie auf einem Pudding. Sie braucht dafür einen Ofen, den keiner zurückhaben will.
first_martians-event-sand-into-glass-action = Den Rand des Felsens verglasen
first_martians-event-sand-into-glass-done = { $name } geht damit um den Platz, so schnell wie hinter einem Rasenmäher. Dahinter ist der Boden schwarz und glatt und klirrt. Der Wind geht darüber hin und bringt zum ersten Mal nichts mit.
first_martians-event-sand-into-glass-consequence = Der Ofen hat zerlegt auf der Werkbank gelegen, die Sicherung überbrückt. Jemand wollte nur sehen, ob er noch geht.
first_martians-event-sand-into-glass-choice-the-galley-oven = Den aus der Küche
first_martians-event-sand-into-glass-choice-the-galley-oven-told = Es war ein Brot darin. Anneli pfeift bei der Arbeit. Von nun an gibt es, was man kochen kann. Als Erstes fragt { $name } nach Brot.
first_martians-event-sand-into-glass-choice-the-bake-out-oven = Den aus dem Labor
first_martians-event-sand-into-glass-choice-the-bake-out-oven-told = Das Labor hatte seine Proben darin warm gehalten. Heute müssen sie unter den Jacken herumgetragen werden, wie Eier, und mehr wird nicht getan.

first_martians-event-crates-on-strings = Kisten an Schnüren
first_martians-event-crates-on-strings-scene = An orangefarbenen Fallschirmen kommen sie herunter, alle paar Minuten eine, und pendeln. Ines Quadros sagt von oben die Nummern an. „Vier ist Filter, fünf ist nicht für euch, sechs mag ich am liebsten.“ Zwei kommen dicht beim Hof herunter. Die Sieben hat der Wind erwischt; mit singenden Schnüren segelt sie über das Haus, hinter den Rücken, und man sieht noch lange, wohin.
first_martians-event-crates-on-strings-action = Alle hereinholen
first_martians-event-crates-on-strings-done = { $name } sammelt, bis es dunkel ist, und schneidet die Schnüre auf Länge, denn Schnur kann man immer brauchen. In Nummer sechs ist Marmelade.
first_martians-event-crates-on-strings-consequence = In der Nacht füllt sich ein Fallschirm noch einmal und führt seine Kiste spazieren. Am Morgen findet man sie, indem man einer Reihe Dosen folgt.
first_martians-event-crates-on-strings-choice-the-near-crates = Die nahen holen
first_martians-event-crates-on-strings-choice-the-near-crates-told = Sie sind drin, ehe das Wasser um noch einen Finger gestiegen ist. Alles darin lässt sich essen und ist hübsch verpackt. Jemand sagt „Sieben“ und bekommt keine Antwort.
first_martians-event-crates-on-strings-choice-the-far-crate = Die ferne holen
first_martians-event-crates-on-strings-choice-the-far-crate-told = { $name } findet sie auf einem Sims, auf der Seite, und muss zum Losschneiden darunterkriechen und kommt hinkend wieder hervor. Computer sind darin, in Schaumstoff. „Ich hab es euch gesagt“, sagt Ines beim nächsten Überflug, „fünf ist nicht für euch. Sieben war für euch.“

first_martians-event-cake-tin = Der Kuchen
first_martians-event-cake-tin-scene = Es ist ein Honigkuchen, aus Horta, von einer Tante, zum Aufheben. Er sollte gleich angeschnitten werden, und dann wurde er es nicht, es gab so viel zu tun. Jetzt steht er auf dem Küchentisch, auf der Seite, wo er nicht herunterrutschen kann, und Ines Quadros hat ein Messer. „Meine Tante hat eine Münze hineingetan“, sagt sie. „Wer die kriegt, muss zur Hochzeit kommen.“ Zu wessen Hochzeit, hat man ihr auch nicht gesagt.
first_martians-event-cake-tin-action = Die Dose auswaschen
first_martians-event-cake-tin-done = { $name } wäscht die Dose aus und findet die zweite Lage, unter dem Papier: einen Brief der Tante an alle, mit Anweisungen. Er wird vorgelesen. Hauptsächlich geht es um Schals.
first_martians-event-cake-tin-consequence = Aus dem Vorrat ist etwas Süßes verschwunden. Man spricht nicht darüber, und im Pumpenbuch sind Krümel.
first_martians-event-cake-tin-choice-to-the-last-crumb = Ihn essen, bis zum letzten Krümel
first_martians-event-cake-tin-choice-to-the-last-crumb-told = Sie essen ihn an einem Abend. Die Münze hat { $name }. Niemand schläft gut, vor lauter Honig, und man ist sich einig, dass es das wert war.
first_martians-event-cake-tin-choice-half-for-later = Die Hälfte aufheben
first_martians-event-cake-tin-choice-half-for-later-told = Eine Hälfte kommt ins Lager, mit einem Etikett. { $name } hatte den Einfall, einen sehr vernünftigen, und den ganzen Abend sieht jemand so aus, als wäre das vernünftig.

first_martians-event-boots-indoors = Stiefel
first_martians-event-boots-indoors-scene = Ines Quadros trägt drinnen Stiefel. Sie schläft auf einer Matte im Gang, auf der Seite, zu der man rollt, sie schnarcht, und sie kann keine Maschine sehen, ohne ihr die Hand aufzulegen. „Wer hat das angezogen?“, fragt sie zwanzigmal am Tag und holt einen Schlüssel hervor. In der Werkstatt war es noch nie so aufgeräumt und noch nie so laut.
first_martians-event-boots-indoors-action = Ihr die Lampe halten
first_martians-event-boots-indoors-done = { $name } hält eine Stunde lang die Lampe. Etwas anderes zu tun ist nicht erlaubt. Danach geht etwas, was auf der Liste der hoffnungslosen Fälle stand, und auf der Liste steht in großen Buchstaben: „Não“.
first_martians-event-boots-indoors-consequence = Auf einem Kopfkissen ist ein Stiefelabdruck. Sie war da oben, eines Ventils wegen. Das Ventil besteht jetzt aus recht vielen Teilen.

first_martians-event-receding-voice = Eine Stimme, die fortgeht
first_martians-event-receding-voice-scene = Die Carrier 6 ist auf dem Heimweg, und jeden Tag dauert es ein wenig länger, bis Ines Quadros gehört hat, was man gesagt hat: acht Sekunden, dann eine halbe Minute. Sie hat eine neue Patience begonnen. Man sagt, wohin die Karte kommt, und bis sie fragt: „Welche?“, hat man schon die nächste bereit. Es ist, als spielte man mit jemandem, der gerade einschläft.
first_martians-event-receding-voice-action = Ihr den Wind schicken, jede Nacht
first_martians-event-receding-voice-done = { $name } hält zehn Minuten lang das Mikrofon aus dem Ventil der Schleuse und schickt ihr das. Sie lässt es laufen, sagt sie, wenn sie sich hinlegt. Es ist besser als der Lüfter.
first_martians-event-receding-voice-consequence = Eine Nacht lang kommt nichts, und dann ist sie da, sehr deutlich und sehr weit weg. Sie habe sehen wollen, wie das ist.
first_martians-event-receding-voice-choice-play-to-the-end = Die Partie zu Ende spielen
first_martians-event-receding-voice-choice-play-to-the-end-told = Es dauert die halbe Nacht und braucht ziemlich viel Sender. Sie geht auf. Das Wort, das sie schickt, ist Portugiesisch, und { $name } muss es nachschlagen. Es heißt sowohl „fertig“ als auch „lieb gewonnen“.
first_martians-event-receding-voice-choice-wish-her-well = Ihr eine gute Reise wünschen
first_martians-event-receding-voice-choice-wish-her-well-told = Es ist schön formuliert, und alle haben unterschrieben. „Danke“, sagt Ines, als es angekommen ist. „Dann räume ich die Karten weg.“

first_martians-event-burst-crate = Was herunterfiel
first_martians-event-burst-crate-scene = Nicht jeder Fallschirm ist aufgegangen. Wo Kiste elf herunterkam, ist ein Stern im Boden, zwanzig Meter groß, aus Linsen. Wie Schrot sind sie in den Sand gefahren. In der Mitte steht ein Filter, aufrecht, in seiner Verpackung, ohne einen Kratzer.
first_martians-event-burst-crate-action = Den Sand sieben
first_martians-event-burst-crate-done = { $name } siebt, bis es dunkel ist. Es sind mehr Linsen, als man meint, wenn man es ordentlich macht. Wochenlang beißt man auf Sand und denkt jedes Mal an jemanden.
first_martians-event-burst-crate-consequence = Der Wind hat die Linsen gefunden. Im Windschatten eines jeden Steins bis zum Rücken hinaus liegt jetzt eine dünne grüne Linie, und aufgehen wird sie nicht.

## Events: water

first_martians-event-chalk-on-the-ladder = Kreide an der Leiter
first_martians-event-chalk-on-the-ladder-scene = An der Leiter zum Kriechkeller ist für jede Stunde ein Kreidestrich. Man braucht eine Lampe, um ihn zu sehen, und löscht sie schnell wieder, denn das Wasser gibt alles zurück: die Leiter, die Luke, ein Gesicht mit einer Lampe. Seit Mitternacht sind es fünf Striche. Der letzte ist nass.
first_martians-event-chalk-on-the-ladder-action = Höher hängen, was nicht nass werden darf
first_martians-event-chalk-on-the-ladder-done = { $name } geht unter dem Boden auf Planken entlang und hängt auf, Kabel um Kabel, was für ein trockenes Haus gemacht war. Das Wasser steigt dorthin, wo das alles einmal war. Es findet dort nichts.
first_martians-event-chalk-on-the-ladder-consequence = In den frühen Stunden erreicht das Wasser eine Verteilerdose, an die keiner gedacht hatte. Unten gibt es ein blaues Licht und einen Geruch, und dann oben weniger Licht.

first_martians-event-eleven-socks = Elf Socken
first_martians-event-eleven-socks-scene = Im HUB gibt es noch elf trockene Socken. Man hat sie gezählt. Was unten war, ist nass bis zum Knie und trocknet nicht, es wird nur salzig; am Morgen steht es von selbst. { $name } hat zwei, die zusammenpassen, und ist, recht freundlich, gefragt worden, wofür die aufgehoben werden.
first_martians-event-eleven-socks-action = Eine Trockenleine spannen
first_martians-event-eleven-socks-done = { $name } führt die Abluft der größten Pumpe durch einen Kasten mit Schnüren. Es brummt, es riecht, und am Abend sind es vierzig. Sie werden warm ausgegeben. Erstaunlich, was das ausmacht.
first_martians-event-eleven-socks-consequence = { $name } hat die ganze Zeit nasse Füße und hat allen gesagt, das sei nichts.
first_martians-event-eleven-socks-choice-work-barefoot = Barfuß arbeiten
first_martians-event-eleven-socks-choice-work-barefoot-told = Es ist kälter, als man es bei etwas Flüssigem für möglich hält. { $name } hält es eine Schicht lang durch, und da unten ist ein Bolzen.
first_martians-event-eleven-socks-choice-wait-for-the-line = Warten, bis sie trocken sind
first_martians-event-eleven-socks-choice-wait-for-the-line-told = In der Garage sind die Anzüge warm, und die Socken werden hineingehängt, zwei in jedes Bein. Bis sie trocken sind, kann niemand hinaus. Man sitzt herum, die Füße untergezogen, wie Vögel.

first_martians-event-foam = Schaum
first_martians-event-foam-scene = Auf dem Wasser im Kriechkeller ist Schaum, in der Ecke unter der Küche, fein und beige, eine Handbreit hoch. Noor hat davon etwas ins Labor geholt. Es ist Salz, Seife und etwas, das die beiden zusammenhält, und dieses Etwas kommt von ihnen: Haut, Suppe, was seit der Landung durch die Fugen gelaufen ist. Auf diesem Planeten ist es das Erste, was draußen lebt.
first_martians-event-foam-action = Herausfinden, was er frisst
first_martians-event-foam-done = { $name } füttert ihn, je einen Tropfen hiervon und davon. Am liebsten hat er, was sie für sauber gehalten hatten. Es ist eine sehr aufschlussreiche Liste, und das meiste darauf steht in der Küche.
first_martians-event-foam-consequence = Durch den Abfluss ist er heraufgekommen. Er steht in der Dusche, knöchelhoch, und ist beige.
first_martians-event-foam-choice-keep-a-bottle = Zwei Flaschen davon aufheben
first_martians-event-foam-choice-keep-a-bottle-told = Sie stehen in der Kälte, beschriftet, mit lose sitzendem Korken. Noor sieht morgens und abends nach ihnen. Durch die Schächte sehen sie auch nach ihr.
first_martians-event-foam-choice-skim-it-off = Ihn abschöpfen
first_martians-event-foam-choice-skim-it-off-told = Man nimmt dazu eine Kelle, und das Labor ist einen ganzen Tag damit belegt, weil es abgekocht werden muss. { $name } wirft die Kelle hinterher weg. Warum genau, hätte man nicht sagen können.

first_martians-event-first-ice = Das erste Eis
first_martians-event-first-ice-scene = Was unter dem Haus herausgepumpt wurde, hat man in die Mulde dahinter geleitet, und da liegt es. In der Nacht friert es zu. Am Morgen ist es schwarz, ohne einen Kratzer, und hat den ganzen Himmel in sich. Seit einem Jahr hat niemand so eine Fläche gesehen, eine, auf der noch nichts geschehen ist. Dann steht jemandes Stiefel am Rand.
first_martians-event-first-ice-action = Sich eine Weile ans Ufer setzen
first_martians-event-first-ice-done = { $name } sitzt da, die Arme um die Knie, wie an jedem See. Es knallt, von einer Seite zur anderen, wie eine Peitsche; das ist nur die Kälte. Einer nach dem anderen kommen sie heraus, um zu sehen, wo alle sind.
first_martians-event-first-ice-consequence = Es trägt überall, nur an einer Stelle nicht, da, wo das Salz ist. { $name } weiß jetzt, wo das ist.
first_martians-event-first-ice-choice-step-onto-it = Es betreten
first_martians-event-first-ice-choice-step-onto-it-told = Drei Schritte, und dann geht es für { $name } ohne Schritte weiter, in einer Drehung, die Arme ausgebreitet, eine lange Strecke und mit einer gewissen Würde, bis ans Ufer. Es tut weh. Auf der Hofkamera sieht man es sich viermal an.
first_martians-event-first-ice-choice-cut-blocks = Blöcke schneiden
first_martians-event-first-ice-choice-cut-blocks-told = Die obere Schicht ist süß; sie hat ihr Salz unten gelassen. Sie wird in Blöcke gesägt und hineingetragen, und man wird sie atmen. Danach sieht man ein Loch mit geraden Kanten und keinen Himmel.

first_martians-event-white-cables = Weiße Kabel
first_martians-event-white-cables-scene = Seit das Wasser gestiegen ist, werden die Kabel weiß. Es ist Salz, ein feiner Pelz, und er kriecht: Wo er am Morgen eine Handbreit lang war, sind es abends zwei. Ein wenig leitet er. Im Dunkeln, wenn es still ist, sieht man die Verteiler glimmen wie etwas, das nachdenkt.
first_martians-event-white-cables-action = Herausschneiden, was weiß ist
first_martians-event-white-cables-done = { $name } schneidet ein Stück nach dem anderen heraus und setzt heile ein. Es wird ein ganzer Eimer voll. Dinge gehen wieder, von denen niemand gewusst hatte, dass sie nicht gingen.
first_martians-event-white-cables-consequence = Zwei der Pelze sind sich begegnet. Es gibt einen Knall, so klein wie eine Walnuss.
first_martians-event-white-cables-choice-brush-them = Sie bürsten, jeden Abend
first_martians-event-white-cables-choice-brush-them-told = Mit einer Zahnbürste, denn sonst kommt nichts hinein. { $name } gibt die eigene dafür her. Es ist eine Arbeit, bei der man über sein ganzes Leben nachdenkt, von vorn.
first_martians-event-white-cables-choice-switch-half-off = Abschalten, was weiß ist
first_martians-event-white-cables-choice-switch-half-off-told = Was keinen Strom hat, kann nicht brennen. Der Rest muss alles tragen, und das sieht man ihm an. Man bewegt sich im halben Licht, und jeder ist schon einmal von jemandem umgerannt worden.

## Events: moving

first_martians-event-niemis-rule = Niemis Regel
first_martians-event-niemis-rule-scene = Gunnel Niemi hat für Umzüge eine Regel: Was man beschreiben kann, muss man nicht mitnehmen. „Der braune Stuhl mit dem Brandfleck. Seht ihr, den habt ihr schon. Was ihr nicht beschreiben könnt, das packt ihr ein.“ { $name } steht seit einer Viertelstunde vor einem Bord. Darauf liegen ein Stein, ein gesprungener Becher und eine halbe Sonnenbrille.
first_martians-event-niemis-rule-action = Die Beschreibungen schreiben
first_martians-event-niemis-rule-done = { $name } beschreibt einunddreißig Dinge, jedes auf einer Karte. Erstaunlich, wie gut das geht. Die Dinge bleiben in den alten Zimmern, und die Karten kommen in eine Dose.
first_martians-event-niemis-rule-consequence = Alles soll mit, wie sich zeigt; jeder hatte im Stillen eine Ausnahme gemacht. Durch die Tür geht das nicht alles.
first_martians-event-niemis-rule-choice-throw-it-out = Alles dalassen
first_martians-event-niemis-rule-choice-throw-it-out-told = In einer Minute ist das Bord leer. Man geht danach leichter, wirklich, und den ganzen Abend lang. Nur die Hand greift noch dorthin, wo der Becher war.
first_martians-event-niemis-rule-choice-hide-it = Es in einer Fuhre verstecken
first_martians-event-niemis-rule-choice-hide-it-told = Der Stein kommt in einen Handschuh, der Becher in einen Stiefel, der Stiefel in einen Koffer mit der Aufschrift „Ventile“. Im Koffer mit der Aufschrift „Ventile“ ist von jedem etwas. Er wiegt so viel, dass eine Kufe sich beschwert.

first_martians-event-church-on-wheels = Die Kirche
first_martians-event-church-on-wheels-scene = Aus Kiruna kommt ein Film. Eine rote Holzkirche fährt eine Straße entlang, mit einem halben Stundenkilometer, auf einem Anhänger mit zweihundert Rädern. Die Leute gehen nebenher; manche haben Klappstühle dabei und tragen sie weiter, immer zehn Meter. „Ich ging vorneweg“, sagt Gunnel Niemi, „mit einem Glas Wasser in der Hand. Alle dachten, es wäre für die Waagerechte. Ich hatte Durst.“
first_martians-event-church-on-wheels-action = Ein Glas vor dem Haus hertragen
first_martians-event-church-on-wheels-done = { $name } geht vor der nächsten Fuhre rückwärts, ein volles Glas in beiden Händen, und hinter den Scheiben sieht man die anderen das Glas ansehen. Es gefriert unterwegs. Verschüttet wird nichts.
first_martians-event-church-on-wheels-consequence = Der Film wird so oft gesehen, dass jemand bemerkt, was hinter der Kirche ist: eine Straße mit einem Zaun davor, und auf der anderen Seite nichts.

first_martians-event-canvas-joint = Der Balg aus Plane
first_martians-event-canvas-joint-scene = Um an die Bolzen zu kommen, hat man die Quartiere neun Meter seitwärts herausgezogen, und nun hängen sie mit einem Tunnel aus Plane und Ringen am übrigen Haus. Er soll luftdicht sein, und er ist es auch, solange der Wind von Norden kommt. Bei Westwind atmet er, ein und aus, und jedes Mal etwas mehr aus als ein. Auf der anderen Seite sind die Kojen.
first_martians-event-canvas-joint-action = Eine zweite Haut nähen
first_martians-event-canvas-joint-done = { $name } näht einen Tag lang und zieht einen Tunnel über den anderen, dazwischen Filtertuch. Das Atmen hört auf. Innen hat jemand ein Fenster aufgemalt.
first_martians-event-canvas-joint-consequence = Ein Ring bohrt sich durch die Plane. In drei Sekunden ist der Tunnel platt, und die Crewquartiere sind eine Insel.
first_martians-event-canvas-joint-choice-run-through = Hindurchrennen
first_martians-event-canvas-joint-choice-run-through-told = Man holt Luft, rennt und atmet auf der anderen Seite weiter. Elfmal geht es gut. Dann begegnet { $name } in der Mitte jemandem.
first_martians-event-canvas-joint-choice-suit-up-each-time = Jedes Mal den Anzug anlegen
first_martians-event-canvas-joint-choice-suit-up-each-time-told = Zwanzig Minuten zum Anziehen, eine hinüber, zwanzig zum Ausziehen. Wer heute etwas in der Werkstatt vergessen hat, überlegt, ob es wirklich vergessen ist.

first_martians-event-where-the-room-was = Wo das Lager war
first_martians-event-where-the-room-was-scene = Als Erstes kam das Werkzeuglager weg, zwei Meter mal drei, das ließ sich einfach tragen. Wo es stand, ist jetzt ein Rechteck aus Boden, der seit einem halben Jahr keinen Himmel gesehen hat. Es ist nass. In der Sonne dampft es, und abends ist es hart, und darin steckt, was alles durch den Fußboden gefallen ist: Schrauben, ein Kamm, ein Löffel. Und Bohnen, gar nicht wenige.
first_martians-event-where-the-room-was-action = Einen Kern davon ziehen
first_martians-event-where-the-room-was-done = { $name } bohrt in der Mitte des Rechtecks. Es ist das einzige Stück Boden auf dem Mars, von dem man genau weiß, wie warm es war und wann, und wer dort eine Schraube gesucht hat.
first_martians-event-where-the-room-was-consequence = Es sah hart aus, und Froggy war darauf stehen geblieben.

## Events: staying

first_martians-event-nine-degrees = Neun Grad
first_martians-event-nine-degrees-scene = In drei Stufen wird die Heizung der Küche auf neun Grad gesenkt, und heute war die dritte. Über den Tellern sieht man den eigenen Atem. Die Butter muss man hobeln. Tuyaara Sleptsova hatte sich dafür einen Sonntag ausgebeten, damit sie Zeit hätten, wütend zu sein.
first_martians-event-nine-degrees-action = Etwas kochen, was den ganzen Tag braucht
first_martians-event-nine-degrees-done = { $name } hat in einem Brief aus Jakutsk ein Rezept gefunden, das mit „Nehmen Sie einen Knochen“ anfängt. Einen Knochen gibt es nicht. Was es wird, köchelt von früh bis spät, und wer etwas zu tun hat, stellt fest, dass es sich auch in der Küche tun lässt.
first_martians-event-nine-degrees-consequence = { $name } war zu stolz für einen zweiten Pullover.

first_martians-event-coat-pattern = Ein Schnittmuster für Mäntel
first_martians-event-coat-pattern-scene = Das Schnittmuster ist über Funk gekommen, als Liste von Punkten: Vorderteil, Rücken, Ärmel, Kapuze. Man kann es auf den Boden zeichnen und drum herum schneiden. Samuel, der Menschen genäht hat, sagt, Stoff halte stiller. Was fehlt, ist Stoff. Da sind die Vorhänge der Kojen, und etwas anderes hat hier niemand an Tür. Und da ist das Futter des Ersatzanzugs.
first_martians-event-coat-pattern-action = Nähen, alle zusammen
first_martians-event-coat-pattern-done = Mit Nadeln sitzen sie um den Tisch, unter der einen Lampe, bis { $name } den letzten Faden abbeißt. Die Mäntel sind zu lang und zu weit und einer genau wie der andere. Von hinten weiß man nicht, wer es ist. Es ist warm darin.
first_martians-event-coat-pattern-consequence = { $name } ist einmal zu oft in Hemdsärmeln durch den Gang gegangen, hat die Klinke nicht gespürt und dann doch.
first_martians-event-coat-pattern-choice-cut-the-curtain = Die Vorhänge zerschneiden
first_martians-event-coat-pattern-choice-cut-the-curtain-told = Den ersten Mantel bekommt { $name }, weil es da am kältesten war. Er ist weich und hat kleine Sterne. Nachts liegt man da und sieht die anderen und dreht sich zur Wand.
first_martians-event-coat-pattern-choice-cut-the-spare-suit = Den Ersatzanzug zerschneiden
first_martians-event-coat-pattern-choice-cut-the-spare-suit-told = Es ist gutes Material, auf einer Seite silbern. Die Luft, die in seinen Flaschen war, entweicht, während sie nach dem Ventil suchen. Nun gibt es für jeden einen Anzug, und man hat angefangen zu zählen.

first_martians-event-hole-with-a-lid = Das Loch mit dem Deckel
first_martians-event-hole-with-a-lid-scene = Im Hof ist ein Loch, so weit wie ein Arm, sechs Meter tief, mit einem Deckel. Darin hängen Thermometer an einer Schnur. „Sehen Sie nicht jeden Tag nach“, hat Tuyaara Sleptsova geschrieben. „Wer den Deckel öffnet, lässt den Tag hinein. Jeder dritte Sol genügt, und an den anderen beiden werden Sie glauben müssen.“ Es ist der erste Sol von den beiden.
first_martians-event-hole-with-a-lid-action = Einen besseren Deckel machen
first_martians-event-hole-with-a-lid-done = { $name } macht einen Deckel mit einem Deckel darin, mit Flusen gestopft, durch den sich die Schnur ablesen lässt, ohne dass etwas hineinkommt. Was dafür weichen musste, ist ein schöner grauer Kern.
first_martians-event-hole-with-a-lid-consequence = Jemand hat nachgesehen und jemand anderes auch, und richtig geschlossen hat ihn keiner. Die Werte dieses Tages taugen nichts, und die nächsten auch nicht.
first_martians-event-hole-with-a-lid-choice-pull-it-up = Sie hochziehen und nachsehen
first_martians-event-hole-with-a-lid-choice-pull-it-up-told = Minus null Komma zwei. Das ist besser als gestern. { $name } hält das Thermometer, um sicher zu sein, etwas zu lange, und es steigt auf plus.
first_martians-event-hole-with-a-lid-choice-wait-three-sols = Zwei Sols lang glauben
first_martians-event-hole-with-a-lid-choice-wait-three-sols-told = Auf den Deckel kommt ein Stuhl. { $name } geht am Abend um ihn herum, mit Abstand, wie man um einen Kuchen herumgeht.
first_martians-event-hole-with-a-lid-choice-wait-three-sols-later = Am dritten Sol darf { $name } ihn heben. Minus eins. „Sehen Sie“, schreibt Jakutsk, „er ist schüchtern.“

first_martians-event-winter-song = Ein Chor in Jakutsk
first_martians-event-winter-song-scene = Der Brief von heute Morgen ist eine Aufnahme. Es sind elf Frauen und ein Mann, in einem Raum, in dem man den Ofen hört, und sie singen etwas sehr Langsames. „Wir hatten gefragt, ob Sie singen“, sagt Tuyaara Sleptsova am Ende, ein wenig außer Atem. „Dann dachten wir, Sie wollen von uns vielleicht dasselbe wissen. Es ist ein Lied für ein Haus, in dem noch jemand wach ist.“
first_martians-event-winter-song-action = Die zweite Stimme lernen
first_martians-event-winter-song-done = { $name } schreibt es nach Gehör auf, Zeile für Zeile, in Buchstaben, die für Laute stehen. Am Abend gibt es eine zweite Stimme, und beim Frühstück traut sich jemand an die erste.
first_martians-event-winter-song-consequence = Zu jeder Mahlzeit wird es gespielt. Es ist sehr langsam, und schließlich sagt das jemand.

first_martians-event-one-leg-shorter = Ein Bein kürzer
first_martians-event-one-leg-shorter-scene = Es ist eins zu hundert: So viel fällt der Gang ab, von der Küche bis ans hintere Ende, und jeden Tag gehen ihn alle sechzigmal. Zurück kommt man immer mit demselben Fuß tiefer. { $name } tut eine Hüfte weh, und es fällt auf, dass die anderen genauso von einem Stuhl aufstehen.
first_martians-event-one-leg-shorter-action = Turnen, an der Wand
first_martians-event-one-leg-shorter-done = { $name } lässt vor dem Frühstück alle an der Wand antreten, den anderen Fuß auf einem Buch. Es sieht albern aus. Bald fehlt einem etwas, wenn es ausfällt.
first_martians-event-one-leg-shorter-consequence = Auf einem Bild für die Presse stehen sie auf ebenem Boden, alle, und sind schief.
first_martians-event-one-leg-shorter-choice-walk-backwards = Rückwärts zurückgehen
first_martians-event-one-leg-shorter-choice-walk-backwards-told = Hin mit dem linken Fuß tiefer, zurück mit dem linken Fuß tiefer. Es ist logisch, und es hilft, und { $name } wird täglich von jemandem mit einem Tablett gefragt, ob das jetzt sein muss.
first_martians-event-one-leg-shorter-choice-build-up-a-sole = Eine Sohle erhöhen
first_martians-event-one-leg-shorter-choice-build-up-a-sole-told = Von jedem Paar bekommt ein Schuh zwei Zentimeter Kork. Die Werkstatt ist damit einen Tag lang belegt. Auf dem Hinweg ist es vollkommen und auf dem Rückweg doppelt so schlimm.

first_martians-event-warm-rectangle = Der Fleck
first_martians-event-warm-rectangle-scene = Der Orbiter hat ein Bild in Infrarot gemacht. Das Tal ist blau. Mittendrin ist das Haus, weiß, und um das Haus, viel größer als es selbst, ein Fleck, der von Gelb in Grün übergeht, mit einem langen Finger, der auf den Hof zeigt. Das alles haben sie gewärmt, ohne es zu wollen. Im Labor hängt es neben dem Fenster, damit man vergleichen kann.
first_martians-event-warm-rectangle-action = Den Finger entlang messen
first_martians-event-warm-rectangle-done = { $name } geht mit einem Thermometer am Stock den Finger entlang, und am Ende ist ein undichter Flansch, nicht größer als ein Teller, der gute Luft hinausbläst, seit sie hier sind. Es wird aufgeschrieben. Darmstadt nennt es eine hervorragende Arbeit.
first_martians-event-warm-rectangle-consequence = Das nächste Bild ist da. Der Finger hat den Hof erreicht, und ihm ist ein Nagel gewachsen.
first_martians-event-warm-rectangle-choice-cover-it = Den Rand mit Sand bedecken
first_martians-event-warm-rectangle-choice-cover-it-told = Sie schaufeln, bis die Flaschen halb leer sind. Das Labor steht still; wer eine Schaufel halten kann, hält eine. Auf dem Bild vom nächsten Tag hat der Fleck einen sauberen Rand, wie eine Küste.
first_martians-event-warm-rectangle-choice-plant-a-flag = Ihn mit Fähnchen markieren
first_martians-event-warm-rectangle-choice-plant-a-flag-told = { $name } geht mit einem Bündel Fähnchen um ihn herum. Sie sehen festlich aus. Jeden Morgen sieht man, welche davon auf die falsche Seite geraten sind.

## Adventures

first_martians-adventure-stone-that-rings = Ein Stein, der läutet
first_martians-adventure-stone-that-rings-scene = { $name } klopft seit einiger Zeit alle paar Schritte mit dem Hammer auf den Boden, wie Blinde es tun. Es klingt nach Brot, fast überall. Einmal, hinter einem Buckel, läutet es. Zwei Schritte lang läutet es, dann ist es wieder Brot, und obwohl { $name } auf Händen und Knien noch einmal alles absucht, ist es nicht wiederzufinden.
first_martians-adventure-stone-that-rings-later = Es war dann doch ein Stück der Abstiegsstufe, unter dem Sand. Aber { $name } hatte es nach Jakutsk beschrieben und hat eine Antwort bekommen: „Ich habe elf Jahre geklopft, bis man mich ernst nahm. Sie haben ein gutes Ohr. Klopfen Sie weiter.“

first_martians-adventure-tilted-horizon = Der Horizont
first_martians-adventure-tilted-horizon-scene = Wer auf einer Schräge wohnt, nimmt sie mit. Auf einem Höhenrücken hält { $name } an, denn der Horizont stimmt nicht: Er hängt nach links, wie ein Bild. Das Sims davor sieht eben aus. Ans Handgelenk ist die Libelle vom Kamerastativ geschnallt, und die Luftblase darin ist anderer Meinung.
first_martians-adventure-tilted-horizon-choice-trust-the-eye = Dem Auge trauen
first_martians-adventure-tilted-horizon-choice-trust-the-eye-told = Es war nicht eben. { $name } rutscht auf einer Hüfte hinunter bis ins Geröll, bleibt dort liegen und sieht einen Horizont, der vollkommen gerade ist.
first_martians-adventure-tilted-horizon-choice-trust-the-bubble = Der Luftblase trauen
first_martians-adventure-tilted-horizon-choice-trust-the-bubble-told = Es dauert eine Stunde, schräg, in einen Hang gelehnt, den es nicht gibt, mit jedem Schritt gegen die eigene Meinung. An den Spuren sieht man später, dass sie ganz gerade war.

first_martians-adventure-level-shadow = Ebener Boden
first_martians-adventure-level-shadow-scene = Hier draußen auf dem bloßen Fels ist nichts schief. { $name } merkt es an den Waden: Sie haben nichts zu tun. Eine Flasche, die man hinstellt, bleibt stehen. Man könnte auch bleiben, solange die Luft darin reicht, flach hingestreckt, Arme und Beine von sich, auf dem Ersten seit einem halben Jahr, das nicht nachgibt.

first_martians-adventure-ninth-tray = Die neunte Kiste
first_martians-adventure-ninth-tray-scene = Neun Kisten standen auf Badgers Liste, und diese hatte man aufgegeben. Sie liegt im Windschatten eines Blocks, den Deckel darauf, und daneben sind die Spuren von sechs Rädern, die dort enden. Badger hat sie abgesetzt, ist noch um die eigene Länge weitergefahren und stehen geblieben. { $name } hat schon eine Hand am Griff.
first_martians-adventure-ninth-tray-choice-bring-it-in = Sie mitnehmen
first_martians-adventure-ninth-tray-choice-bring-it-in-told = Sie ist leicht. { $name } trägt sie in beiden Armen heim. Erst am Abend kommt der Gedanke, wen man da bestohlen hat, und er ist lächerlich, und er bleibt.
first_martians-adventure-ninth-tray-choice-leave-it-to-badger = Sie lassen, wo sie ist
first_martians-adventure-ninth-tray-choice-leave-it-to-badger-told = { $name } wischt den Staub vom Etikett und schickt stattdessen ein Bild nach Hause, auf dem langen Weg, über die kleine Antenne des Rovers. Es war das Letzte, was man ihm gesagt hatte. Er hat es getan.

first_martians-adventure-under-one-arm = Unter einem Arm
first_martians-adventure-under-one-arm-scene = Ein Rohr von der Abstiegsstufe ist vier Meter lang und wiegt so gut wie nichts. { $name } nimmt es unter einen Arm, dreht sich um, weil jemand ruft, und das andere Ende kommt nach, mit der ganzen Wucht von so gut wie nichts mal vier. Einen Augenblick lang gibt es Sterne am Tag.
first_martians-adventure-under-one-arm-later = Das Rohr, in dem jetzt die Stirn von { $name } zu sehen ist, war eine Zuleitung. Ihr Ventil war noch zu, und hinter dem Ventil war, nach all der Zeit, noch Sauerstoff. Man hat ihn herausgelassen und sich entschuldigt.

first_martians-adventure-label-in-the-wind = Ein Etikett
first_martians-adventure-label-in-the-wind-scene = Ein Etikett hat sich von einer der Kisten gelöst und flattert über den Boden, immer gerade bis zum nächsten Stein. Es ist von Hand beschrieben. { $name } kann das erste Wort lesen, „Für“, und danach kommt eine Falte. Es wartet, und dann geht es weiter.
first_martians-adventure-label-in-the-wind-choice-chase-it = Ihm nachlaufen
first_martians-adventure-label-in-the-wind-choice-chase-it-told = Es führt { $name } eine gute Stunde weit, zu einer Kiste, die niemand hatte herunterkommen sehen. „Für alle, die Dingen nachlaufen“, steht darauf. Das ist die Schrift von Ines Quadros. In der Kiste sind Winkelbleche.
first_martians-adventure-label-in-the-wind-choice-let-it-go = Es fliegen lassen
first_martians-adventure-label-in-the-wind-choice-let-it-go-told = „Für“, denkt { $name }, den ganzen Rückweg lang, und beim Abendbrot, und als das Licht aus ist.

first_martians-adventure-ice-that-speaks = Eis, das spricht
first_martians-adventure-ice-that-speaks-scene = Das Stück Eis sollte gewogen werden. Es hat zu schmelzen begonnen, und dabei knistert es, ganz leise, wie ein Getränk. Das sind Bläschen; die Luft darin wurde eingeschlossen, als es hier schneite. { $name } hält ein Ohr dicht daran. Mit jedem Knistern kommt ein Hauch von einem Himmel, den es schon lange nicht mehr gibt.
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end = Bis zum Ende zuhören
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end-told = Es dauert vierzig Minuten. Am Ende ist da etwas Wasser in einer Schale und eine Waage, die nichts anzeigt, was sich zu notieren lohnt. { $name } notiert trotzdem die Uhrzeit. An diesem Tag kommt man überall zu spät.
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold = Zurück damit in die Kälte
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold-told = Der Gefrierschrank zieht, was er zieht. Was übrig ist, wird gewogen, geschnitten und beschrieben, und die Instrumente sind sich ausnahmsweise einig. Als { $name } den Deckel schließt, redet es noch.

first_martians-adventure-pencil-in-the-margin = Am Rand
first_martians-adventure-pencil-in-the-margin-scene = Das Gutachten ist eingelesen worden, alle hundertzehn Seiten, samt Kaffeeringen. Auf Seite 12, neben einer Tabelle mit Tiefen, steht etwas in Bleistift, so schwach, dass { $name } es erst für ein Haar hält. Da steht: „J., sicher? M.“ Darunter steht nichts. Unter den Verfassern ist niemand, dessen Name mit M anfängt.
first_martians-adventure-pencil-in-the-margin-later = Ruth hat sie gefunden: Marit, Studentin, einen Sommer lang dort. Sie erinnert sich. Sie hatte gefragt und zur Antwort bekommen, das werde sie schon noch lernen. Heute führt sie eine Fähre und hat { $name } ein Bild davon geschickt. „Ich zähle jeden Morgen die Rettungsringe“, schreibt sie. „Sie lachen. Ich zähle sie.“

first_martians-adventure-on-ones-back = Auf dem Rücken
first_martians-adventure-on-ones-back-scene = Unter dem Haus, auf dem Rücken, die Stange in beiden Händen, sieht man einen Bolzen, eine Naht und den eigenen Atem. Die Mutter ist so weit, wie sie soll. Über { $name } geht jemand durch die Küche; man spürt es in der Stange. Dem Gefühl nach ginge noch eine halbe Umdrehung.
first_martians-adventure-on-ones-back-choice-half-a-turn-more = Noch eine halbe Umdrehung
first_martians-adventure-on-ones-back-choice-half-a-turn-more-told = Sie geht. Etwas, das seit Wochen geknarrt hat, hört auf. Dann schlägt die Stange zurück, in einem Raum, in dem sie nirgends hinkann als an den Wangenknochen von { $name }.
first_martians-adventure-on-ones-back-choice-crawl-out = Es lassen und hinauskriechen
first_martians-adventure-on-ones-back-choice-crawl-out-told = Sie war so weit, wie sie sollte. Den ganzen Abend hört { $name } es knarren, ganz deutlich, um eine halbe Umdrehung.

first_martians-adventure-screws-of-the-old-floor = Die Schrauben vom Fußboden
first_martians-adventure-screws-of-the-old-floor-scene = Der Fußboden muss heraus, und ihn halten vierhundert Schrauben. { $name } dreht die ersten mit einigem Respekt heraus. Bei hundert sieht man allmählich, dass das jemand an einem Fließband getan hat, in Turin oder so, mit der linken Hand, und dass bei Schraube zweihundertzwölf jemand an etwas anderes gedacht haben muss. Die Schrauben werden aufgehoben. Die schlechte Laune auch.

first_martians-adventure-bare-fingers = Bloße Finger
first_martians-adventure-bare-fingers-scene = Es ist ein feines Gewinde, und mit Handschuhen ist es nicht anzusetzen. Also hat { $name } sie ausgezogen, hier drinnen, wo vier Grad sind, und der Stahl war eben noch draußen. Die Haut klebt ein wenig. Drei Umdrehungen sind gemacht, und neun bräuchte es.
first_martians-adventure-bare-fingers-choice-finish-the-thread = Das Gewinde zu Ende drehen
first_martians-adventure-bare-fingers-choice-finish-the-thread-told = Neun Umdrehungen, und es hält wie sonst nichts im Haus; ein Winkel ist sogar übrig. Zwei der Fingerkuppen sind auch daran geblieben.
first_martians-adventure-bare-fingers-choice-warm-them-first = Es erst anwärmen
first_martians-adventure-bare-fingers-choice-warm-them-first-told = Stahl lässt sich Zeit. { $name } steht mit einer Lampe daneben, eine Stunde lang, und wärmt ein Stück Haus, das alle anderen seit Wochen kühlen.

first_martians-adventure-borrowed-spanner = Der geliehene Schlüssel
first_martians-adventure-borrowed-spanner-scene = Ines Quadros hat einen Schraubenschlüssel, der aus keinem Satz stammt, geschmiedet, mit einem Knick, von sehr vielen Händen poliert. { $name } hatte mit den Augen darum gebeten. Jetzt liegt er in ihrer Hand, und er ist schwerer, als man denkt. „Mein Großvater“, sagt Ines. „Walfänger. Lass ihn nicht fallen, verleih ihn nicht, und sag nichts über den Knick.“ { $name } pfeift bei der Arbeit damit und muss immerzu daran denken, was ist, wenn sie ihn fallen lässt.
first_martians-adventure-borrowed-spanner-later = { $name } gibt den Schlüssel zurück, in ein Tuch gewickelt. „Und?“, fragt Ines. Er hat eine Mutter gelöst, die sie beide aufgegeben hatten, und { $name } pfeift die Melodie, die dazugehört. Der Knick ist das, wozu er gut ist.

first_martians-adventure-gravy-test = Bratensoße
first_martians-adventure-gravy-test-scene = Ein Instrument muss geprüft werden, und dazu braucht man eine Flüssigkeit, die dick ist, bekannt und vorhanden. { $name } hat Bratensoße in eine Schale gegossen und sie in jedem Zimmer reihum auf den Boden gestellt, mit einem Lineal. Es ist die bisher beste Messung, und es ist das Mittagessen.
first_martians-adventure-gravy-test-later = Aus der Soßentabelle von { $name } hat in Darmstadt jemand errechnet, welche Pumpe das meiste Gewicht zu tragen hat. Es war die, die so ein Geräusch gemacht hatte.
