# Die Abenteuer von First Martians: { $name } ist, wem eines zustößt.

## Erkunden

first_martians-adventure-voice-in-the-static = Eine Stimme im Rauschen
first_martians-adventure-voice-in-the-static-scene = Zwischen zwei Graten reißt die Trägerwelle des HUB ab, und es bleibt das Rauschen. Dann liegt etwas darunter, etwas mit Pausen: dreimal kurz, einmal lang, dreimal kurz. { $name } steht mit einem Stiefel schon am Hang und zählt mit, bis es aufhört. In der Frequenzliste ist nichts, das so sendet.
first_martians-adventure-voice-in-the-static-later = Das Archiv in Darmstadt hat erkannt, was { $name } mitgeschrieben hat. Es ist das Funkfeuer der alten Landesonde, totgesagt, bevor irgendwer von der Crew flog, und noch immer funkt es seinen Standort ins Leere. Während das Wasser heiß wird, klopft jemand den Takt auf den Tisch: drei, eins, drei.

first_martians-adventure-cave-mouth = Höhleneingang
first_martians-adventure-cave-mouth-scene = Der Hang endet an einem Loch, so hoch wie eine Tür. Rings um den Rand ist Reif gewachsen: Die Höhle atmet. Ein Stück tiefer trifft die Lampe auf ein Sims aus geschichtetem Stein, den nie eine Sonne gebleicht hat. Hinunter sieht es leicht aus; herauf ist die Wand steil und blank.
first_martians-adventure-cave-mouth-choice-climb-in = Zum Sims hinuntersteigen
first_martians-adventure-cave-mouth-choice-climb-in-told = Die Schichten lösen sich unter der Hand, dunkel und ganz. Beim Heraufsteigen bricht ein Griff, und der Fels fährt { $name } über die Rippen, von der Achsel bis zur Hüfte.
first_martians-adventure-cave-mouth-choice-turn-back = Umkehren
first_martians-adventure-cave-mouth-choice-turn-back-told = Die Position kommt ins Logbuch, dahinter ein Fragezeichen. Den ganzen Heimweg denkt { $name } an das Sims und an wenig sonst.

first_martians-adventure-torn-glove = Der gerissene Handschuh
first_martians-adventure-torn-glove-scene = Kein Schmerz, nur ein Faden Kälte zwischen Daumen und Zeigefinger. Ein Basaltsplitter steckt im äußeren Handschuh, und schon drückt der Anzug seine Luft in das Loch. { $name } ballt die Faust um das Klebeband und macht sie bis zur Schleuse nicht mehr auf.
first_martians-adventure-torn-glove-later = Die Stelle zwischen Daumen und Zeigefinger ist längst zu. Aber heute früh hält { $name } mitten im Schnüren inne, betrachtet den Schnürsenkel, und jemand muss sagen, wie es weitergeht. Was durch das Loch hinausging, hat der Körper nicht wieder hereingeholt.

first_martians-adventure-canyon-fog = Nebel
first_martians-adventure-canyon-fog-scene = Als die Sonne den Seitencanyon erreicht, ist der Canyon fort. Etwas Weißes ist aus dem Boden gestiegen, bis zum Helm und dann darüber; das Blinkfeuer ist ein Fleck, dann nicht einmal mehr das. { $name } kann eine Hand an den Fels legen und ihm nach draußen folgen, oder stillstehen, bis das Eis aus der Luft ist.
first_martians-adventure-canyon-fog-choice-follow-the-wall = Dem Fels folgen
first_martians-adventure-canyon-fog-choice-follow-the-wall-told = Der Fels biegt ab, wo auf der Karte nichts abbiegt, und dann noch einmal. Als das Blinkfeuer wiederkommt, steht es auf der falschen Seite, und lange traut { $name } weder ihm noch dem Boden.
first_martians-adventure-canyon-fog-choice-follow-the-wall-later = Aus dem Gedächtnis, Biegung um Biegung, hat { $name } die Wand gezeichnet, die nur zu tasten war. Auf das Bild des Orbiters gelegt, passt sie, und wo das Bild Schatten hat, zeigt sie einen Durchgang.
first_martians-adventure-canyon-fog-choice-wait-it-out = Warten, bis er sich hebt
first_martians-adventure-canyon-fog-choice-wait-it-out-told = Die Reserve reicht für eine Stunde. Dann fährt die Sonne in das Eis, und ein paar Minuten lang steht { $name } mitten im Licht, ohne Boden und ohne Schatten, ehe der Canyon sich wieder zusammensetzt.

first_martians-adventure-strange-tracks = Spuren
first_martians-adventure-strange-tracks-scene = Zwei gleichlaufende Linien ziehen über die Ebene, von vielen Wintern weich geworden. Das Profil ist schmal, mit einer Lücke nach jeder Umdrehung: nicht von Froggy, nicht von Scorpio. Hier ist die Robotermission gefahren, ehe man die Crew ausgesucht hat. Wohin die Linien hinter dem Hügel führen, kann { $name } nicht sehen.
first_martians-adventure-strange-tracks-choice-follow-them = Ihnen folgen
first_martians-adventure-strange-tracks-choice-follow-them-told = Hinter dem Hügel ist noch ein Hügel. Ohne Eile steigen die Spuren hinauf, und { $name } steigt hinterher, bis das Manometer die Sache entscheidet. Die letzte Peilung kommt auf die Karte.
first_martians-adventure-strange-tracks-choice-follow-them-later = Die Peilung, die { $name } heimgebracht hat, war gut. Wo die Spuren enden, stand der alte Rover, ein Rad in einem Loch, der Mast geneigt; luftdicht in seinem Bauch ein Rechner, der auf der Werkbank anläuft, als hätte man ihn gestern Abend ausgeschaltet.
first_martians-adventure-strange-tracks-choice-send-a-picture = Ein Bild nach Hause schicken
first_martians-adventure-strange-tracks-choice-send-a-picture-told = Für eine einzige Aufnahme braucht das Relais eine Stunde und eine Menge Strom. Im HUB vergrößern sie, bis nur noch Quadrate zu sehen sind, und auch dann geht keiner vom Schirm weg. Hier war jemand.

first_martians-adventure-thin-crust = Dünne Kruste
first_martians-adventure-thin-crust-scene = Ein kleines, trockenes Knacken, und { $name } steckt bis zum Schenkel im Boden. Die Kruste war nicht dicker als ein Finger. Was darunter liegt, rinnt wie Korn, hat sich um den Stiefel geschlossen und setzt sich mit jeder Bewegung fester.
first_martians-adventure-thin-crust-choice-wrench-free = Das Bein herausreißen
first_martians-adventure-thin-crust-choice-wrench-free-told = Beim dritten Ruck kommt das Bein, und im Knie kommt etwas mit. Der Heimweg ist lang, und { $name } geht ihn aufrecht. Auch das zählt.
first_martians-adventure-thin-crust-choice-dig-out = Mit den Händen graben
first_martians-adventure-thin-crust-choice-dig-out-told = Handvoll um Handvoll, anderthalb Stunden lang, während die Nadel in ihrem eigenen Tempo sinkt. Der Stiefel kommt heil aus dem Boden. Die Luft kommt nicht wieder.
first_martians-adventure-thin-crust-choice-dig-out-later = Ausgebürstet hat den Stiefel niemand, den { $name } aus dem Loch gegraben hat. In der Sohle sitzt ein blasses Salz, wie Wasser es zurücklässt, und es reicht für das Labor.

first_martians-adventure-blue-hour = Die blaue Stunde
first_martians-adventure-blue-hour-scene = Klein und weiß geht die Sonne unter, und um sie her wird der Himmel blau, in dieser Stunde und in keiner anderen. { $name } müsste längst auf dem Heimweg sein. Die Heizung zehrt an der Batterie, die Hände liegen auf den Knien, und ausnahmsweise fragt auf dem Kanal keine Stimme nach der Position.

first_martians-adventure-fresh-footprints = Fußspuren
first_martians-adventure-fresh-footprints-scene = Stiefelabdrücke, scharf an den Rändern, keine Stunde alt, die von links aus der Rinne kommen. Zwei Atemzüge lang glaubt { $name } daran. Dann zeigen sich der abgelaufene Absatz und rechts der kürzere Schritt. Es sind die von heute Morgen; die Rinne ist dieselbe Rinne, und die Luft für den Umweg ist verbraucht.

first_martians-adventure-rope-over-the-edge = Ein Seil über die Kante
first_martians-adventure-rope-over-the-edge-scene = Tief unten im Schacht glänzt etwas, das kein Stein ist. Das Seil würde reichen. Die Vorschrift sagt, dass ein Zweiter es hält, und { $name } kann sie auswendig, denn man hat sie nach Aitken geschrieben, und ihretwegen. In der Tasche hat sie drei Felshaken, und mit denen muss niemand etwas halten.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors = Den Haken trauen
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-told = Jeden schlägt sie ein, bis er singt. Was geglänzt hat, ist eine Ader aus Kristall, und ein Stück davon kommt in der Tasche mit herauf. Sie pfeift den ganzen Weg, auf offenem Kanal, und im HUB wissen sie, was das heißt.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-later = Die drei Haken steckten noch draußen, und { $name } ist sie holen gegangen, ohne es jemandem zu sagen. Zwei hielten, während sie am dritten zog; dann hielt nur noch einer. Tiefer als ihre eigene Länge ist sie nicht gefallen, aber auf die Schulter.
first_martians-adventure-rope-over-the-edge-choice-call-for-hands = Jemanden bitten, es zu halten
first_martians-adventure-rope-over-the-edge-choice-call-for-hands-told = Sie muss es zweimal sagen, bis man im HUB begreift, worum da gebeten wird, und von wem. Jemand lässt die Arbeit liegen, die morgen in der Garage fehlen wird, kommt heraus, hakt sich ein, stemmt die Füße in den Boden. Von unten zieht { $name } zweimal am Seil: alles gut.

first_martians-adventure-under-the-wall = Unter der Wand
first_martians-adventure-under-the-wall-scene = Die Schlucht verengt sich zwischen einer Wand und einer Halde aus Schutt, dessen Kanten noch hell sind. { $name } zählt die Ausgänge, wie überall seit dem Damm: einer hinten, einer vorn, keiner, sobald er dazwischen ist. Er legt die Hand an die Wand: Sie ist vollkommen still. Das war der Damm auch, an jenem Morgen.
first_martians-adventure-under-the-wall-choice-go-through = Hindurchgehen
first_martians-adventure-under-the-wall-choice-go-through-told = Vierhundert Schritte, und bei jedem redet er dem Fels zu. Hinter der Enge liegt Ton in Bändern, rot, grau, rot, und er nimmt vom grauen. Erst da merkt er, dass der HUB mitgehört hat und dass seine Stimme nicht fest war.
first_martians-adventure-under-the-wall-choice-go-through-later = Die dritte Nacht finden sie { $name } wach vor der Schleuse, eine Hand am Rahmen. Er sehe nur nach, ob sie aufgeht, sagt er. Wie viele Türen der HUB hat, weiß er; er fragt trotzdem.
first_martians-adventure-under-the-wall-choice-climb-the-ridge = Über den Grat ausweichen
first_martians-adventure-under-the-wall-choice-climb-the-ridge-told = Das kostet Stunden und Luft, und sooft er sich umsieht, steht die Wand, wo sie stand. Über Funk nennt er keinen Grund, und im HUB fragt niemand danach.
first_martians-adventure-under-the-wall-choice-climb-the-ridge-later = Vor Tag weckt der Seismograf den HUB. Auf dem Morgenbild gibt es die Enge nicht mehr, sie ist zu von Rand zu Rand: für einen Berg die Arbeit einer Stunde. Lange sehen sie das Bild an, dann { $name }, und jemand rückt ihm einen Stuhl zurecht.

first_martians-adventure-dust-column = Die Säule
first_martians-adventure-dust-column-scene = Ohne einen Laut kommt es das Tal herauf, eine ziegelfarbene Säule, höher als alles, worunter { $name } je gestanden hat. Sie biegt sich, zerreißt und schließt sich wieder. Wenn sie den Kurs hält, geht sie geradewegs über die Solarpaneele; sie kann sie blank scheuern oder begraben. Die Zeit reicht für einen Ruf.
first_martians-adventure-dust-column-choice-fold-the-panels = Die Paneele einklappen lassen
first_martians-adventure-dust-column-choice-fold-the-panels-told = Die Paneele klappen ein, und im HUB werden die Lampen schwach. Einen Steinwurf weiter südlich zieht die Säule vorbei, über nichts. Um die dunkle Stunde tut es keinem leid; man hat darin aufgeatmet.
first_martians-adventure-dust-column-choice-let-it-come = Sie kommen lassen
first_martians-adventure-dust-column-choice-let-it-come-told = Ihr Saum geht über die Paneele, und der HUB ist blind und sagt es, wieder und wieder. Vom Grat sieht { $name } zu, den Daumen auf der Ruftaste, auch als ein Ruf längst nichts mehr nützt.
first_martians-adventure-dust-column-choice-let-it-come-later = Seit die Säule darüber hingegangen ist, sind die Paneele sauberer als am Tag, da man sie auspackte. Mittags sind die Batterien voll, und vor { $name } kommt keiner darauf zurück.

first_martians-adventure-unlit-hollow = Wo keine Sonne hinfällt
first_martians-adventure-unlit-hollow-scene = Unter der Nordwand liegt eine Mulde, in der es seit einer Million Jahren Nacht ist. Die Lampe weckt einen Boden aus Reifnadeln, fingerlang, jede an die nächste gelehnt. Kein Auge hat sie je gesehen. { $name } hat einen Fuß hineingesetzt und setzt den anderen noch nicht.
first_martians-adventure-unlit-hollow-choice-cut-a-block = Einen Block herausschneiden
first_martians-adventure-unlit-hollow-choice-cut-a-block-told = Der Block ist nicht größer als ein Brot, der Weg zu ihm durch die Nadeln so breit wie ein Mensch. Damit er unterwegs nicht taut, lässt { $name } Sauerstoff darüberströmen, immer nur ein wenig.
first_martians-adventure-unlit-hollow-choice-only-look = Nur schauen
first_martians-adventure-unlit-hollow-choice-only-look-told = Die Lampe geht aus. { $name } wartet, bis die Augen das Dunkel gelernt haben, und sieht, dass der Reif das Sternlicht hält, ganz schwach, bis nach hinten. Dann geht der eine Fuß dorthin zurück, wo er hergekommen ist.

first_martians-adventure-parachute = Der Fallschirm
first_martians-adventure-parachute-scene = Von weitem ist es ein Mensch, der am Boden liegt, und { $name } fängt an zu laufen. Von nahem ist es Tuch, orange und weiß, halb in den Sand gezogen. Es hebt und senkt sich wie bei einem, der schläft. Irgendwann hing die alte Landesonde daran, das letzte Ding, das hier sanft heruntergekommen ist.
first_martians-adventure-parachute-choice-cut-it-up = Es zerschneiden
first_martians-adventure-parachute-choice-cut-it-up-told = Dicht gewebt, reißfest, auf der Innenseite sauber: genug für einen guten Filter. Was liegen bleibt, sieht vom Grat aus mehr nach einem Menschen aus als zuvor.
first_martians-adventure-parachute-choice-sit-beside-it = Eine Weile danebensitzen
first_martians-adventure-parachute-choice-sit-beside-it-told = Zwei Schritte entfernt, die Knie angezogen, atmet { $name } in seinem Takt und verbraucht mehr Luft, als der Plan erlaubt. Es ist lange her, dass für niemanden etwas zu tun war.

## Sammeln

first_martians-adventure-glass-beads = Glasperlen
first_martians-adventure-glass-beads-scene = Wo der Meteorit einschlug, ist der Sand geschmolzen und als Perlen herabgeregnet, grün und schwarz, nicht größer als Linsen. Sie rollen von der Schaufel, sie rollen aus den Handschuhen. { $name } kniet sich hin und liest sie einzeln auf, bis das Röhrchen voll ist.
first_martians-adventure-glass-beads-later = Wärme bekommt den Perlen nicht, die { $name } aufgelesen hat. Im Röhrchen springen sie, eine oder zwei in der Stunde, mit dem Laut eines Fingernagels auf Glas, und nachts liegt der ganze HUB wach und wartet auf die nächste.

first_martians-adventure-stuck-drill = Der Bohrer sitzt fest
first_martians-adventure-stuck-drill-scene = Eine Armlänge tief bleibt der Motor stehen. Der Bohrer hat das Eis geschmolzen, durch das er kam, und das Eis hat sich um das Gestänge wieder geschlossen, das einzige lange. Wärme würde es lösen. Warm ist hier weit und breit nur eines: das Heizelement auf dem Rücken von { $name }.
first_martians-adventure-stuck-drill-choice-lend-the-heater = Ihm die Heizung leihen
first_martians-adventure-stuck-drill-choice-lend-the-heater-told = { $name } schnallt das Element ans Gestänge und wartet daneben, stampfend, dann nicht mehr stampfend. Nach zwanzig Minuten lässt es sich von Hand drehen, und mit ihm kommt ein Kern aus Eis herauf, klar wie Glas. Zwei Fingerkuppen bleiben weiß.
first_martians-adventure-stuck-drill-choice-cut-the-rod = Das Gestänge absägen
first_martians-adventure-stuck-drill-choice-cut-the-rod-told = Zehn Minuten mit der Säge. Im Boden bleibt eine Handbreit vom besten Stahl dieses Planeten, und im Sondenhangar wird morgen jemand den Tag damit zubringen, dem Rest ein neues Gewinde zu schneiden.

first_martians-adventure-long-way-home = Der lange Heimweg
first_martians-adventure-long-way-home-scene = Es ist dunkel geworden, und der Kamm mit der Antenne müsste zu sehen sein und ist es nicht. Die Helmlampe ist von Weiß auf Orange gegangen. { $name } könnte um Licht bitten. Im HUB würden sie alles einschalten, was leuchtet, bis zu den violetten Röhren der Farm, und die Batterien müssten es hergeben. Oder es braucht niemand zu wissen, wie spät es ist.
first_martians-adventure-long-way-home-choice-ask-for-light = Um Licht bitten
first_martians-adventure-long-way-home-choice-ask-for-light-told = Erst ein Fenster, dann der Hof, dann jede Lampe, die es gibt: Vom Kamm aus sieht es aus wie ein Jahrmarkt auf dem falschen Planeten. { $name } geht darauf zu, ohne Eile. Nach der Ladeanzeige sieht bis zum Morgen keiner.
first_martians-adventure-long-way-home-choice-go-by-feel = Im Dunkeln weitergehen
first_martians-adventure-long-way-home-choice-go-by-feel-told = Spitze, Ferse, eine Hand voraus. Der Kamm ist da, wo er immer war. In der Schleuse sitzt jemand, den Anzug halb an und den Helm auf dem Knie, und von der Uhrzeit ist nicht die Rede.
first_martians-adventure-long-way-home-choice-go-by-feel-later = Es war ein Stein unter tausenden, auf dem Heimweg, im Dunkeln. Vom Knie hatte { $name } nichts gesagt, und jetzt ist es so dick, dass der Anzug nicht mehr darübergeht.

first_martians-adventure-sunday-outside = Sonntag
first_martians-adventure-sunday-outside-scene = Auf der Erde ist Sonntag, und { $name } fällt es ein, als er mit beiden Händen im Kies ist. Jede Woche einen Psalm, das hat er dem Vater versprochen und hat es gehalten, im Nachtdienst, im Fieber, im freien Fall, und auch, als er kein Wort mehr davon glaubte. Der Kanal ist offen. Der für heute ist nicht kurz.
first_martians-adventure-sunday-outside-choice-open-channel = Ihn auf offenem Kanal sprechen
first_martians-adventure-sunday-outside-choice-open-channel-told = Er spricht ihn in den Kies hinein, ohne Hast, und das Manometer nimmt auf Verse keine Rücksicht. Im HUB sagt niemand Amen. Es sagt auch niemand etwas anderes, bis er fertig ist.
first_martians-adventure-sunday-outside-choice-open-channel-later = Wieder Sonntag. Ehe { $name } daran gedacht hat, schiebt jemand die Tassen beiseite und sagt, den Blick woanders: „Na. Fang an.“
first_martians-adventure-sunday-outside-choice-radio-off = Erst den Funk ausschalten
first_martians-adventure-sunday-outside-choice-radio-off-told = Ein paar Minuten allein mit den Worten, dem Hügel und der Sonne auf den Ärmeln. Als er wieder einschaltet, ruft der HUB seinen Namen, und dem Ton nach nicht zum ersten Mal.

first_martians-adventure-last-tube = Das letzte Röhrchen
first_martians-adventure-last-tube-scene = Die Reserve hat sich gemeldet, der weiche Doppelton, den jemand so gebaut hat, dass man sich nie daran gewöhnt. Ein Röhrchen ist noch leer. Die Schicht, für die es gedacht war, liegt kniehoch offen, zwei Schritte entfernt. { $name } sieht auf das Manometer, auf die Schicht, auf das Manometer.
first_martians-adventure-last-tube-choice-fill-it = Es füllen
first_martians-adventure-last-tube-choice-fill-it-told = Die Kappe dreht sich über einer dunklen, sauberen Probe. Danach kommen ein langer Marsch an der Notflasche und eine Schleusentür, die sich Zeit lässt.
first_martians-adventure-last-tube-choice-go-at-once = Sofort gehen
first_martians-adventure-last-tube-choice-go-at-once-told = Das Röhrchen kommt leer nach Hause. An der Tür hat { $name } noch Luft übrig und einen ruhigen Puls, und drinnen hat niemand am Fenster stehen müssen.

first_martians-adventure-torn-page = Ein Blatt
first_martians-adventure-torn-page-scene = Draußen schreibt { $name } mit Fettstift auf beschichtete Blätter, denn ein Blatt hat ihr noch nie Daten verloren. Jetzt rutscht eines vom Ring und geht mit dem ganzen Vormittag über den Kies davon, bleibt liegen, geht weiter. Der Wind hier biegt kaum einen Faden. Für Papier reicht er.
first_martians-adventure-torn-page-choice-go-after-it = Ihm nachlaufen
first_martians-adventure-torn-page-choice-go-after-it-told = Am Rand der Geröllhalde bekommt sie es unter den Stiefel, ohne Atem und ohne Würde. Quer durch die Zahlen läuft der Abdruck der Sohle. Zu lesen sind sie alle.
first_martians-adventure-torn-page-choice-let-it-go = Es ziehen lassen
first_martians-adventure-torn-page-choice-let-it-go-told = Sie sieht ihm nach, solange es zu sehen ist, wie es sich gehört bei einer Sache, die keinen Knöchel wert ist. Dann schreibt sie auf, was sie noch weiß, und neben jede Zahl, wie weit sie ihr traut.
first_martians-adventure-torn-page-choice-let-it-go-later = Im Labor geht eine Spalte nicht auf. { $name } weiß, welche Zeile fehlt und wo sie ungefähr liegt, mit dem Gesicht zwischen den Steinen. Was immer die Reihe beweist, sie wird es zweimal beweisen müssen.

first_martians-adventure-snagged-tether = Die Leine
first_martians-adventure-snagged-tether-scene = Die Raupe ist unter den Überhang gefahren und nicht wieder herausgekommen. Ihre Leine läuft zwischen zwei Blöcke hinein, straff wie Draht. Irgendwo da drin dreht sich der kleine Motor noch: { $name } spürt ihn in der Leine, wie man beim Angeln den Fisch spürt.
first_martians-adventure-snagged-tether-choice-cut-the-tether = Die Leine kappen
first_martians-adventure-snagged-tether-choice-cut-the-tether-told = Die Leine schnellt zurück und wiegt nichts. Was die Raupe gesammelt hatte, bleibt unter dem Fels, und ihr Motor wird bis zum Abend laufen. So lange bleibt { $name } nicht.
first_martians-adventure-snagged-tether-choice-crawl-in = Hinterherkriechen
first_martians-adventure-snagged-tether-choice-crawl-in-told = Gerade ist Platz für einen Helm, wenn man ihn zur Seite dreht. Stein über dem Visier, Stein darunter, der Atem sehr laut; dann Metall unter den Fingern, und rückwärts hinaus, Handbreit um Handbreit. Im HUB hat sich niemand gesetzt.
first_martians-adventure-snagged-tether-choice-crawl-in-later = Hinter dem Schaber der Raupe, die { $name } herausgeholt hat, sitzt ein harter Pfropf, bis heute übersehen: das, wonach sie grub, als sie sich festfuhr.

first_martians-adventure-same-number-twice = Zweimal dieselbe Nummer
first_martians-adventure-same-number-twice-scene = Zwei Beutel tragen eine Nummer. { $name } hat beide beschriftet, in derselben Viertelstunde, als der Wind aufkam und alles schnell gehen musste. Einer stammt vom Grund der Rinne, einer von ihrem Rand. Auf dem Tisch sind sie beide einfach rot, und jeder hat eine Meinung.
first_martians-adventure-same-number-twice-later = Man hat die zwei Beutel mit der einen Nummer gewogen, gesiebt und um sie gestritten. Es ist nicht zu klären. { $name } streicht den Ort aus der Liste der Funde; was dort noch liegt, wäre vom Rest nicht mehr zu unterscheiden.

first_martians-adventure-white-sleeves = Weiße Ärmel
first_martians-adventure-white-sleeves-scene = Was unter der Kruste nach Kreide aussah, ist Salz, von der giftigen Sorte. { $name } hat es bis zu den Ellbogen, in den Handgelenken, in jeder Naht. Die Schleuse bläst es in einer Stunde ab, mit Luft. Eine Bürste braucht eine Minute, so ungefähr.
first_martians-adventure-white-sleeves-choice-brush-them = Abbürsten
first_martians-adventure-white-sleeves-choice-brush-them-told = Von oben nach unten, wie bei einem Pferd, bis die Ärmel wieder grau sind. { $name } sitzt am Tisch, als die Suppe noch dampft.
first_martians-adventure-white-sleeves-choice-brush-them-later = Es beginnt mit einem Geschmack nach Münzen. Gegen Mittag sitzt { $name } auf der Bettkante und zählt die Beschwerden der Reihe nach auf, und es ist keine darunter, die nicht auf dem Warnblatt für das weiße Salz stünde.
first_martians-adventure-white-sleeves-choice-blow-them-clean = In der Schleuse abblasen
first_martians-adventure-white-sleeves-choice-blow-them-clean-told = Eine Stunde lang brüllt die Schleuse. An der Anzeige kann man einen Zeiger wandern sehen, den man sonst dabei ertappen muss. Die Ärmel kommen sauber heraus, bis zum letzten Stich.

first_martians-adventure-row-of-tubes = Eine Reihe Hülsen
first_martians-adventure-row-of-tubes-scene = Zehn Hülsen aus Titan liegen im Staub, jede einen Schritt von der nächsten. Eine Maschine hat sie hier abgelegt für ein Schiff, das sie holen sollte; das Schiff ist nie gestartet, und die Reihe hat gewartet. { $name } steht vor der ersten. Hinter jedem dieser Steine ist jemand, der gerade den wollte und keinen anderen.
first_martians-adventure-row-of-tubes-choice-take-the-first = Die erste nehmen
first_martians-adventure-row-of-tubes-choice-take-the-first-told = Sie ist leichter, als sie sein dürfte, und der Deckel hat gehalten. Nach ein paar Schritten dreht { $name } sich um. Die Lücke am Ende der Reihe sieht man von weit her, und im HUB sind nicht alle froh darüber.
first_martians-adventure-row-of-tubes-choice-take-the-first-later = Über Ruth ist ein Brief gekommen, von der Frau, die den Stein in der ersten Hülse ausgesucht hat. Sie ist sehr alt. Drei Seiten braucht sie, um zu sagen, warum gerade den, und die letzte Zeile gilt { $name } und allen anderen: Er lag da, um geholt zu werden.
first_martians-adventure-row-of-tubes-choice-leave-the-row = Die Reihe lassen, wie sie ist
first_martians-adventure-row-of-tubes-choice-leave-the-row-told = Die Kiste bleibt so leer, wie der Weg lang war. Aber { $name } hat ein Foto gemacht, knapp über dem Boden, Abendsonne auf zehn Deckeln, und das Essen ist noch nicht vorbei, da hängt es über dem Tisch.

first_martians-adventure-stone-for-the-pocket = Ein Stein für die Tasche
first_martians-adventure-stone-for-the-pocket-scene = Er taugt zu nichts: rund, daumengroß, grau mit einem hellen Band, ein Stein, wie er auf der Erde an jedem Strand liegt. Hier gab es den letzten Strand, ehe es Augen gab. { $name } sieht sich um, obwohl der nächste Mensch zwei Kilometer entfernt ist.
first_martians-adventure-stone-for-the-pocket-choice-keep-it = Ihn behalten
first_martians-adventure-stone-for-the-pocket-choice-keep-it-told = Er reist in der Beintasche mit, nicht angemeldet, und verbringt die Nacht unter einem Kissen. Beim Frühstück meint jemand, { $name } sehe ausgeschlafen aus.
first_martians-adventure-stone-for-the-pocket-choice-keep-it-later = Feiner roter Grus ist in einem Lüfter der Quartiere aufgetaucht, dann in zwei weiteren. Er stammt von einem grauen Stein mit hellem Band, der unter einem Kissen liegt. { $name } sagt es, bevor jemand suchen muss.
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number = Ihm eine Nummer geben
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number-told = Nummer, Fundort, Tiefe: Oberfläche. Das helle Band ist den Eintrag wert; morgen wird man es durchsägen. { $name } macht die Kiste ein wenig zu schnell zu.

first_martians-adventure-called-in = Alle herein
first_martians-adventure-called-in-scene = „Alle herein, bitte.“ Es ist der Ton, nach dem keiner mehr fragt: fallender Druck, Staub von Süden. Um { $name } liegt das Werkzeug wie an guten Tagen, der Größe nach, auf vier Metern Hang. Am Ende des Tals fehlt schon der Horizont.
first_martians-adventure-called-in-choice-leave-everything = Alles liegen lassen
first_martians-adventure-called-in-choice-leave-everything-told = { $name } läuft mit leeren Händen, und die Tür geht zu über der ersten Böe. Das Werkzeug wird liegen, wo es lag, nur einen Spaten tiefer, und das Ausgraben wird den Sondenhangar eine halbe Schicht kosten.
first_martians-adventure-called-in-choice-pack-first = Erst einpacken
first_martians-adventure-called-in-choice-pack-first-told = Jedes in seine Schlaufe, das längste zuletzt. Dann das Leitseil entlang, Hand vor Hand, in braunem Dunkel, und im HUB liest jemand laut die Minuten, damit es eine Stimme gibt, auf die man zugehen kann.

first_martians-adventure-dark-core = Das dunkle Ende
first_martians-adventure-dark-core-scene = Der Kern gleitet aus dem Rohr, und unten ist er dunkel: kein Schatten, sondern nass. Es glänzt, kocht ohne jede Wärme, zieht sich zusammen und ist trocken, ehe die Kamera heraus ist. Eine Handbreit Wasser, so lange, wie man braucht, um es zu sagen. Außer { $name } hat niemand hingesehen, und im HUB sind alle sehr freundlich.
first_martians-adventure-dark-core-later = Am dunklen Ende des Kerns ist ein Saum aus Salz geblieben, fein wie die Marke einer Flut auf einer Stufe. Er beweist die Minute, die nur { $name } gesehen hat, und es ist genug davon da, um ihn zu untersuchen.

## Forschen

first_martians-adventure-green-film = Grüner Belag
first_martians-adventure-green-film-scene = An der Wand der Kulturschale ist ein Belag, grün wie altes Kupfer, der gestern Abend noch nicht da war. Wahrscheinlich ist er mit jemandes Atem von der Erde gekommen. Er wächst schnell, und { $name } müsste ihn abtöten und sieht ihn schon eine ganze Weile an.
first_martians-adventure-green-film-choice-burn-it = Ausbrennen
first_martians-adventure-green-film-choice-burn-it-told = Die Flamme braucht zwei Sekunden. Danach ist die Schale sauber, schwarz und vorschriftsgemäß, und wer gekommen war, um zu schauen, geht zurück an die Arbeit.
first_martians-adventure-green-film-choice-watch-it = Wachsen lassen
first_martians-adventure-green-film-choice-watch-it-told = Eine zweite Schale, eine Haube, eine Lampe für ihn allein. Am Morgen ist der Belag auch in der Kondensatleitung, und der Wohnbereich meldet ihn als Störung.
first_martians-adventure-green-film-choice-watch-it-later = Das Grün aus der Schale ist eine Alge, ehrlich und hungrig, und was sie abgibt, ist Stickstoff, mit dem Wurzeln etwas anfangen können. { $name } gießt sie über die Beete, und nach ein paar Tagen haben die Triebe geantwortet.

first_martians-adventure-broken-vial = Das zerbrochene Fläschchen
first_martians-adventure-broken-vial-scene = Das Fläschchen zerbricht in der Zange, ganz ohne Kraft, als hätte es nur darauf gewartet. { $name } trägt zwei Paar Handschuhe, und der Splitter geht durch beide. Das Rot auf dem Labortisch ist die einzige warme Farbe im Raum.

first_martians-adventure-midnight-idea = Nach Mitternacht
first_martians-adventure-midnight-idea-scene = Um zehn nach zwei ist es auf einmal einfach. { $name } findet die Lampe, greift nach dem Nächstbesten und schreibt das Innere einer Rationsschachtel voll. Durch die Trennwand kommen Schritte, eine Schublade, die Labortür, die Zentrifuge. Danach schläft niemand mehr, und nur einem Menschen macht das nichts.

first_martians-adventure-bean-in-a-notebook = Eine Bohne
first_martians-adventure-bean-in-a-notebook-scene = { $name } schlägt das letzte ihrer leeren Notizbücher auf, und auf der ersten Seite klebt eine Bohne: von Salmas Fensterbrett, nie sterilisiert, mit einem aufgemalten Gesicht. Sie muss seit dem Packen darin liegen. Für so etwas sind die Quarantäneregeln eindeutig. Den Absatz hat sie selbst geschrieben.
first_martians-adventure-bean-in-a-notebook-choice-plant-it = Einpflanzen
first_martians-adventure-bean-in-a-notebook-choice-plant-it-told = Mit der Pinzette löst sie den Klebestreifen. Die Bohne bekommt einen Topf für sich und eine Zeile im Notizbuch, mit Datum und ohne Herkunft; und die Luft im Wohnbereich muss man von nun an im Auge behalten.
first_martians-adventure-bean-in-a-notebook-choice-plant-it-later = Sie ist aufgegangen: krumm, blass und stur. { $name } zeichnet sie für Salma, maßstäblich, mit jedem Haar, und sieht nicht auf die Uhr, bis die Lampen heruntergehen.
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed = Versiegelt lassen
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed-told = Bohne, Klebestreifen und Blatt kommen in einen Beutel, der Beutel in den Stahlkasten. Weil sie schon auf ist, prüft sie auch jede Dichtung im Wohnbereich, zweimal. Regeln sind für die schweren Fälle da, und mit dem Satz liegt sie wach.

first_martians-adventure-own-nerve = Die Kurve
first_martians-adventure-own-nerve-scene = Nachts gehört das Labor denen, die nicht schlafen. { $name } hat sich zwei Elektroden auf den linken Unterarm geklebt und die Maschine messen lassen, wie schnell der Nerv leitet. Die Messung ist fertig. Den Schirm hat er zur Wand gedreht, und jetzt muss er nur noch entscheiden, ob er ihn wieder umdreht.
first_martians-adventure-own-nerve-choice-read-the-curve = Die Kurve lesen
first_martians-adventure-own-nerve-choice-read-the-curve-told = Er liest sie wie die eines Fremden, zweimal, von links nach rechts. Dann sitzt er eine Zeit lang da, und danach schreibt er einen Behandlungsplan, in der dritten Person.
first_martians-adventure-own-nerve-choice-read-the-curve-later = Nachts die Schiene, die Tabletten, der Gummiball: Der Patient, wie { $name } ihn nennt, hält sich an den Plan. Heute früh hat er beide Manschetten zugeknöpft, ohne hinzusehen.
first_martians-adventure-own-nerve-choice-erase-it = Sie löschen
first_martians-adventure-own-nerve-choice-erase-it-told = Es geht schnell: ja, und ja, ganz sicher. Er rollt den Ärmel herunter und schläft nach ein paar Minuten, zum ersten Mal seit Tagen.
first_martians-adventure-own-nerve-choice-erase-it-later = Die Tasse rutscht, und { $name } fängt sie mit der anderen Hand, so schnell, dass alle aufsehen. Eine Kurve zum Nachschlagen gibt es nicht mehr. Er wird von vorn anfangen müssen, und später, als er gekonnt hätte.

first_martians-adventure-control-plate = Die Kontrollplatte
first_martians-adventure-control-plate-scene = Auf der Kontrollplatte darf nichts wachsen; zu nichts anderem ist sie da. Jetzt sind drei weiße Punkte darauf, sauber wie Knöpfe. Entweder sind zwei Wochen Arbeit hinfällig, oder { $name } hat an einem von vierzehn Abenden den falschen Deckel gehoben. Noch hat es sonst niemand gesehen.
first_martians-adventure-control-plate-choice-begin-again = Von vorn beginnen
first_martians-adventure-control-plate-choice-begin-again-told = { $name } stellt alle Platten in einer Reihe auf den Tisch, wo keiner sie übersehen kann, und schreibt ein einziges Wort ins Logbuch. Morgen gehört das Labor dem Autoklaven und der Flaschenbürste.
first_martians-adventure-control-plate-choice-swap-the-plate = Eine saubere an ihre Stelle setzen
first_martians-adventure-control-plate-choice-swap-the-plate-told = Dasselbe Etikett, derselbe Stift. Die Reihe ist gerettet, und Ruths Glückwunsch trifft mit der Verspätung ein, die alles von der Erde hat.
first_martians-adventure-control-plate-choice-swap-the-plate-later = In Darmstadt hat man die Bilder nebeneinandergelegt. Die Kontrollplatte hat in der zweiten Woche einen Kratzer, den sie in der ersten nicht hatte, und Ruth fragt, ohne jede Schärfe, ob { $name } das erklären kann. Die Frage haben alle gehört.

first_martians-adventure-something-moves = Etwas bewegt sich
first_martians-adventure-something-moves-scene = Im Tropfen unter dem Deckglas bewegt sich ein Korn, und bewegt sich wieder. Staub zittert, das lernt man im ersten Semester; aber er zittert auf der Stelle, und dies hier ist von links nach rechts durch das ganze Sehfeld gegangen. { $name } blickt vom Okular auf, in das dunkle Labor, und dann wieder hinein.
first_martians-adventure-something-moves-choice-wake-the-others = Die anderen wecken
first_martians-adventure-something-moves-choice-wake-the-others-told = Da stehen sie auf Socken und wechseln sich am Okular ab. Gegen Morgen ist es eine Strömung in einem trocknenden Tropfen, und sie wissen es. Ein paar Stunden lang war es möglich, und diese Stunden werden ihnen den ganzen Tag in den Knochen sitzen.
first_martians-adventure-something-moves-choice-watch-alone = Niemanden rufen
first_martians-adventure-something-moves-choice-watch-alone-told = Alle halbe Minute eine Zeichnung, bis der Tropfen trocken ist und das Korn still liegt. Nun weiß { $name }, was es war, und auch, wie es war, es nicht zu wissen.
first_martians-adventure-something-moves-choice-watch-alone-later = Zu viele Stunden mit einem geschlossenen Auge, oder zu viele mit keinem. Zwei Tage lang hat { $name } den Schwindel verborgen und erwähnt ihn schließlich nebenbei, eine Hand am Türrahmen.

first_martians-adventure-seedling-lamp = Die Lampe über den Sämlingen
first_martians-adventure-seedling-lamp-scene = Die Lampe über den Schalen hat zu summen begonnen und zieht das Doppelte. Die Steuerung rät, sie bis zum Tag abzuschalten. Darunter stehen ein paar hundert Sämlinge mit ihren ersten Blättern, alle in dieselbe Richtung gedreht, und { $name } hat den Finger am Schalter.
first_martians-adventure-seedling-lamp-choice-leave-it-on = Brennen lassen
first_martians-adventure-seedling-lamp-choice-leave-it-on-told = Dafür ist es anderswo dunkel, und man tastet sich zu den Kojen. Am Morgen haben die Blätter sich geteilt, und was das gekostet hat, fehlt in den Batterien.
first_martians-adventure-seedling-lamp-choice-switch-it-off = Abschalten
first_martians-adventure-seedling-lamp-choice-switch-it-off-told = Es klickt, und in den Schalen ist Nacht. { $name } hält noch ein wenig die Hand über die nächsten Blätter, was nichts rettet. Den Batterien wenigstens tut es gut.
first_martians-adventure-seedling-lamp-choice-switch-it-off-later = Die Lampe hatte nicht nur die eigenen Schalen gewärmt. Im Beet daneben sind die großen Pflanzen von unten her grau geworden, und ausgegraben werden sie von { $name }, von niemandem sonst.

first_martians-adventure-hundredth-seed = Der hundertste Same
first_martians-adventure-hundredth-seed-scene = Neunundneunzig liegen auf nassem Papier, von Hand gezählt und tot, jeder mit einer Zeile in dem Bericht, der heute Abend zu verlesen ist. Einer ist in einer feuchten Falte des Umschlags zurückgeblieben und hat sich geöffnet. Eine weiße Spitze sieht heraus, nicht länger als ein Komma. { $name } sitzt ganz still, als könnte sie erschrecken.

first_martians-adventure-walking-centrifuge = Die Zentrifuge
first_martians-adventure-walking-centrifuge-scene = Erst ein Beben im Tisch, dann ein Heulen. Die Zentrifuge ist aus dem Gleichgewicht und wandert in kleinen Sprüngen zur Kante, im Bauch das einzige Präparat der Woche; solange sie läuft, ist der Deckel verriegelt. { $name } steht einen Schritt von ihr entfernt, und einen von der Steckdose.
first_martians-adventure-walking-centrifuge-choice-hold-it-down = Sie festhalten
first_martians-adventure-walking-centrifuge-choice-hold-it-down-told = Beide Arme um die Trommel und die Brust auf dem Deckel, bis sie ausgelaufen ist. Der Bluterguss hat die Form der Verriegelung. Im Rotor steht das Präparat, so sauber geschichtet, wie man es sich nur wünschen kann.
first_martians-adventure-walking-centrifuge-choice-pull-the-plug = Den Stecker ziehen
first_martians-adventure-walking-centrifuge-choice-pull-the-plug-told = Die Sicherung fliegt gleich mit, und alles, was dort lud, fängt bei null an. In der Stille kommt die Maschine zu stehen, zwei Füße über der Kante. Das Präparat ist Brühe, und { $name } gießt es weg.

first_martians-adventure-smell-of-rain = Regen
first_martians-adventure-smell-of-rain-scene = { $name } erhitzt den Ton, bis das gebundene Wasser ihn verlässt, und hebt die Haube einen Augenblick zu früh. Es riecht nach Regen: nach einer Straße im Sommer, Stein und Staub und Nässe. Einer nach dem anderen kommen sie herein und stehen da, und erst viel später denkt jemand daran, die Luft zu wechseln.
first_martians-adventure-smell-of-rain-later = Mit dem Regen war noch anderes aus dem Ton gekommen; heute nennt das Messgerät es beim Namen, nach Gewicht geordnet. Am nächsten hatte { $name } gestanden, und am längsten.

first_martians-adventure-second-opinion = Vierzehn Minuten
first_martians-adventure-second-opinion-scene = Ruths Leute haben die Messung angesehen und glauben sie nicht. Sie sind höflich, sie sind viele, und was sie sagen, ist vierzehn Minuten alt. { $name } hat die Kurve auf dem Tisch liegen und die Probe daneben und, seit die Nachricht da ist, zum ersten Mal einen Zweifel.
first_martians-adventure-second-opinion-choice-stand-by-it = Bei der Messung bleiben
first_martians-adventure-second-opinion-choice-stand-by-it-told = Ein Satz nach Darmstadt, ohne Adjektive. Jetzt ist es an der Erde zu messen, das wird Tage dauern, und der ganze HUB verbringt sie mit Warten.
first_martians-adventure-second-opinion-choice-stand-by-it-later = Drei Wörter hat Ruth vorausgeschickt, die Erklärung hinterher: „Ihr hattet recht.“ Unten hatten sie mit dem falschen Standard geeicht. { $name } liest die Nachricht einmal. Die anderen lassen sie sich noch einmal vorlesen.
first_martians-adventure-second-opinion-choice-measure-again = Alles noch einmal messen
first_martians-adventure-second-opinion-choice-measure-again-told = Wiegen, lösen, erhitzen, warten. Für morgen ist das Labor vergeben. Es liegt auch Ruhe darin: Was immer herauskommt, wird wahr sein.

first_martians-adventure-asleep-at-the-bench = Eingeschlafen
first_martians-adventure-asleep-at-the-bench-scene = Die Wange auf dem Labortisch, den Bleistift zwischen den Fingern: So findet man { $name } am Morgen, und daran rührt keiner; nur eine Decke kommt darüber. Seit langem war das die erste ganze Nacht. Am anderen Ende des Tisches ist das Wasserbad trockengekocht und hat den Thermostat mitgenommen.

## Bauen

first_martians-adventure-wrong-bolt = Der falsche Bolzen
first_martians-adventure-wrong-bolt-scene = Am Weg stand eine Pumpe, die klapperte, weil ein Bolzen fehlte, und { $name } hatte einen. Er greift, er dreht sich, er sitzt sogar. Erst am Abend, als das Werkzeug verräumt ist, hat { $name } auf einmal den richtigen Bolzen in der Hand, noch im Papier, ein Gewinde feiner als der, der jetzt da drin ist. Bei gewissen Drehzahlen ist ein Brummen zu hören.
first_martians-adventure-wrong-bolt-later = Das Brummen hat aufgehört, und was da brummte, auch. Umdrehung um Umdrehung hatte sich der falsche Bolzen gelöst, und in der Nacht ist er ins Getriebe gefallen. { $name } fischt ihn in zwei Stücken heraus.

first_martians-adventure-burnt-hand = Eine verbrannte Hand
first_martians-adventure-burnt-hand-scene = Das Rohr war seit einer Stunde abgestellt. Es war das andere Rohr. { $name } hält die Hand unter das wenige Wasser, das man dafür nehmen darf, und sieht hinüber zum Flansch, der an einer Schraube hängt und nicht mehr lange hängen wird.
first_martians-adventure-burnt-hand-choice-work-on = Weiterarbeiten
first_martians-adventure-burnt-hand-choice-work-on-told = Vor Ende der Schicht ist der Flansch dran. Danach muss man den Handschuh in Streifen herunterschneiden, und etwas von dem, was darunter ist, geht mit.
first_martians-adventure-burnt-hand-choice-stop-for-today = Für heute aufhören
first_martians-adventure-burnt-hand-choice-stop-for-today-told = Ein Gurt um den Flansch und ein Zettel an den Gurt. Wer morgen in die Werkstatt kommt, wird als Erstes den heutigen Tag aufknoten müssen.

first_martians-adventure-forgotten-toolbox = Der vergessene Werkzeugkasten
first_martians-adventure-forgotten-toolbox-scene = Hinter der dritten Wandplatte steht ein Werkzeugkasten, der auf keiner Liste ist. Jemand hat ihn auf der Erde dort abgestellt, die Wand geschlossen und ihn wohl tagelang gesucht. Darin: zwei Schraubendreher, eine vertrocknete Orangenschale, eine Rechnerplatine in ihrer versiegelten Tüte. Die Platine kommt { $name } gerade recht, und dazu, von jetzt an, die Frage, was noch alles in den Wänden steckt.

first_martians-adventure-neck-ring = Der Halsring
first_martians-adventure-neck-ring-scene = Unter der Lupe hat die Dichtung des Halsrings eine Linie, fein wie ein Haar, und vielleicht ist es nur ein Haar. { $name } wischt; sie ist noch da, oder es ist eine andere. Auch auf Aitken hatte man einen Ring angesehen und unterschrieben. Seit einer Stunde sitzt sie vor dem Anzug und hat kein Werkzeug angefasst.
first_martians-adventure-neck-ring-choice-wear-it = Den Anzug selbst erproben
first_martians-adventure-neck-ring-choice-wear-it-told = { $name } schließt sich in die Schleuse ein, lässt die Luft ab und steht da, im Anzug, die Augen auf der Anzeige. Der Ring hält, Minute um Minute. Als sie herauskommt, hat sie dazu nichts zu sagen und setzt sich auf die nächste Kiste.
first_martians-adventure-neck-ring-choice-wear-it-later = Der Anzug wird gebraucht, und { $name } gibt ihn her. Den ganzen Gang über steht sie an der inneren Tür. Als der Helm herunterkommt und ein Gesicht darunter ist, hungrig und mitten im Satz, geht sie und setzt für alle Wasser auf.
first_martians-adventure-neck-ring-choice-cut-it-through = Den Ring durchschneiden
first_martians-adventure-neck-ring-choice-cut-it-through-told = Ein Schnitt, damit keiner es sich anders überlegen kann, sie selbst auch nicht. Die Filter des Anzugs sind gut und kommen ins Regal. In der Garage fehlt ein Anzug, und um diese Lücke herum muss man nun jeden Gang planen.

first_martians-adventure-hollow-ground = Hohl
first_martians-adventure-hollow-ground-scene = Jeder andere hört einen Bohrer. { $name } hört, wie sich eine Handbreit tiefer der Ton ändert: Unter dem Platz für den Anker antwortet der Fels wie eine Tür, hinter der ein Zimmer liegt. Alles ist vermessen, der Anker liegt bereit. Er ist der Einzige, der es beschwören könnte, und er könnte es nicht beschwören.
first_martians-adventure-hollow-ground-choice-move-the-anchor = Den Anker versetzen
first_martians-adventure-hollow-ground-choice-move-the-anchor-told = Sechs Schritte weiter östlich bleibt der Ton voll. Neu messen, neu bohren: Das kostet die Werkstatt einen guten Teil von morgen. Um die alte Stelle legt er einen Ring aus Steinen, damit niemand darauftritt.
first_martians-adventure-hollow-ground-choice-move-the-anchor-later = Ohne einen Laut ist in der Nacht der Boden innerhalb des Steinrings abgesackt, mannstief. Im ersten Licht stehen sie um den Rand. { $name } zählt, fast ohne Stimme. Es sind alle da.
first_martians-adventure-hollow-ground-choice-set-it-deeper = Ihn tiefer setzen
first_martians-adventure-hollow-ground-choice-set-it-deeper-told = Tiefer unten hält es; das Messgerät jedenfalls ist zufrieden. Er klopft dem Fels auf die Schulter, sagt ihm etwas auf Portugiesisch und unterschreibt. Die Leitung, die am Anker hängt, hat etwas mehr Spiel als vorgesehen.
first_martians-adventure-hollow-ground-choice-set-it-deeper-later = Um Fingerbreite ist der Anker gesunken. Das war genug: Was an ihm hing, geriet schief und riss am Anschluss ab. { $name } hatte es gehört, an jenem Tag, und sagt es vor allen.

first_martians-adventure-live-cable = Das tote Kabel
first_martians-adventure-live-cable-scene = Laut Schaltplan ist das Kabel tot. Die Härchen am Handgelenk sind anderer Ansicht, als die Zange näher kommt. Einen zweiten Weg zum Fehler gibt es nicht, und der Schalter, der die Sache sicher macht, legt den halben HUB ins Dunkel. { $name } hat die Zange hingelegt und wieder aufgenommen.
first_martians-adventure-live-cable-choice-main-switch = Den Hauptschalter umlegen
first_martians-adventure-live-cable-choice-main-switch-told = Raum um Raum wird es dunkel, und dann kommt die Stille der Lüfter, von denen keiner mehr wusste, dass sie verstummen können. Bis alles wieder läuft, ist dahin, was die Batterien zurückgelegt hatten.
first_martians-adventure-live-cable-choice-work-live = Unter Spannung arbeiten
first_martians-adventure-live-cable-choice-work-live-told = Eine Hand am Werkzeug, die andere auf dem Rücken. An der letzten Klemme zuckt der Arm von selbst zurück, und dann fängt die Handfläche an zu brennen. Aber der Fehler ist heraus, { $name } hatte recht, und keine Lampe hat geflackert.

first_martians-adventure-galley-board = Der Kocher
first_martians-adventure-galley-board-scene = Die Platine, die fehlt, sitzt in der Küche, im Kocher: dasselbe Fabrikat, sogar dieselben Schrauben. { $name } hat sie halb heraus, da kommt der Geruch der Suppe von gestern mit. Ohne Kocher gibt es kalte Beutel, für alle, ab heute Abend.
first_martians-adventure-galley-board-choice-take-it = Die Platine nehmen
first_martians-adventure-galley-board-choice-take-it-told = Zwei Schrauben und ein Stecker. Beim Abendessen beschwert sich keiner. Man isst schnell, aus dem Beutel, und danach hat jeder etwas zu tun.
first_martians-adventure-galley-board-choice-take-it-later = Das Rücklaufrohr des Sauerstofferzeugers ist gerade heiß genug für eine Reihe Beutel; gefunden hat das { $name }, auf der Suche nach etwas anderem. Seitdem essen sie dort auf dem Boden, Schulter an Schulter, und bleiben länger, als sie je am Tisch geblieben sind.
first_martians-adventure-galley-board-choice-put-it-back = Die Platine wieder einsetzen
first_martians-adventure-galley-board-choice-put-it-back-told = Mit Draht, Klebeband und einem Widerstand überbrückt { $name } die Lücke, und der Arbeitsbereich meldet eine Abweichung, die nicht mehr weggeht. Am Abend gibt es heiße Suppe. Wie knapp es war, hat niemand erfahren.

first_martians-adventure-arc-at-night = Der Lichtbogen
first_martians-adventure-arc-at-night-scene = Nachtschicht, draußen: Der Lichtbogen ist nicht länger als ein Fingernagel, und die Wände des Tals, Kilometer entfernt, sind blau davon. { $name } zündet ihn einmal öfter, als die Naht es braucht, das dunkle Glas hochgeklappt, um sie dort stehen zu sehen.
first_martians-adventure-arc-at-night-later = Beim Aufwachen ist Sand unter beiden Lidern, und kein Wasser spült ihn fort. Es war nur ein Augenblick, ohne das dunkle Glas. { $name } liegt da mit einem nassen Tuch über den Augen, und dahinter sind die Wände noch immer blau.

first_martians-adventure-third-shift = Die dritte Schicht
first_martians-adventure-third-shift-scene = Die Hände tun es inzwischen allein: Schlüssel, Vierteldrehung, weiter. { $name } merkt, dass die letzten sechs Muttern fest sind und dass es daran keine Erinnerung gibt. Es kommen noch etliche. Zwischen den Rohren, wo der Boden warm ist, wäre Platz für einen Menschen.
first_martians-adventure-third-shift-choice-finish-it = Heute Nacht fertig werden
first_martians-adventure-third-shift-choice-finish-it-told = Jede Mutter bekommt einen Strich mit roter Kreide, denn Augen zählen besser als ein müder Kopf. Um vier sind alle Striche da, und der Fehler ist ein für alle Mal behoben. Beim Frühstück fährt { $name } jeden einmal an, der Reihe nach.
first_martians-adventure-third-shift-choice-lie-down = Sich zwischen die Rohre legen
first_martians-adventure-third-shift-choice-lie-down-told = Nur ein paar Minuten, so war es gedacht. Vier Stunden werden daraus, ohne Traum, und mehr als einmal ist jemand lautlos über { $name } hinweggestiegen. In der halb angezogenen Leitung ist unterdessen der Druck gefallen.

first_martians-adventure-ration-tin = Die Dose
first_martians-adventure-ration-tin-scene = Das Loch im Luftkanal ist nicht größer als eine Münze, und es pfeift. Blech von dieser Stärke ist keines auf Lager, aber die großen Rationsdosen haben genau die richtige. Eine offene Dose hält sich einen Tag. Oder der Drucker macht einen Flicken, aus Pulver und etwas Strom; { $name } hat die Blechschere in der Hand.
first_martians-adventure-ration-tin-choice-cut-the-tin = Eine Dose zerschneiden
first_martians-adventure-ration-tin-choice-cut-the-tin-told = Pfirsiche für alle, so viel sie mögen, und was sie nicht mehr mögen, auf den Kompost. Der Deckel sitzt im Kanal, das geprägte Datum nach außen, und in den Quartieren ist es still.
first_martians-adventure-ration-tin-choice-print-a-patch = Einen Flicken drucken
first_martians-adventure-ration-tin-choice-print-a-patch-told = Mattgrau, haargenau, gleich beim ersten Versuch rastet er ein. { $name } fährt mit dem Daumen die Kante entlang und kann sie nicht finden.
first_martians-adventure-ration-tin-choice-print-a-patch-later = In der warmen Luft des Kanals hat der gedruckte Flicken sich verzogen. { $name } wird von dem Pfeifen wach, liegt eine Weile still und hofft, dass es etwas anderes ist.

first_martians-adventure-caught-sleeve = Die Winde
first_martians-adventure-caught-sleeve-scene = Die Winde nimmt das Kabel, dann den Riemen am Handgelenk, dann den Ärmel. { $name } erreicht noch den Nothalt; die Trommel steht, der Anzug ist bis zum Ellbogen aufgewickelt, und aus der Manschette kommt ein dünnes, gleichmäßiges Zischen. Jemand ist unterwegs. Es ist weit.
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve = Den Ärmel durchschneiden
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve-told = Das Messer geht durch vier Lagen und muss in die fünfte. Was entweicht, bis das Klebeband hält, hätte für einen Tag gereicht.
first_martians-adventure-caught-sleeve-choice-reverse-the-winch = Die Winde rückwärts laufen lassen
first_martians-adventure-caught-sleeve-choice-reverse-the-winch-told = Gegen die Sperre, mit vollem Strom. Im Getriebe bricht Zahn um Zahn, und der Arm kommt heil heraus. Die Werkstatt hatte diese Winde vom ersten Tag an; sie wird eine andere brauchen.

first_martians-adventure-signatures = Hinter der Platte
first_martians-adventure-signatures-scene = Auf der Rückseite der Wandplatte, wo nie jemand hinsehen sollte, stehen Unterschriften, vierzig oder mehr, von denen, die diesen Raum zusammengesetzt haben, in einer Halle in Bremen. Einer hat ein kleines Haus gezeichnet, mit Rauch. { $name } liest sie alle, bevor auch nur ein Werkzeug aus dem Gürtel kommt, und gerät in Verzug, und die anderen merken es.
first_martians-adventure-signatures-later = Jemand hat hinter die Platte geschaut, die { $name } geöffnet hat, und dann haben es alle getan. Unter den vierzig stehen neue Namen, mit anderem Stift. Das kleine Haus hat jetzt einen Nachbarn.

first_martians-adventure-expired-sealant = Dichtmasse
first_martians-adventure-expired-sealant-scene = Die Fuge muss verklebt werden, und die einzige Dose im Lager ist seit der Landung abgelaufen. Die Masse zieht noch Fäden. Sie gibt auch etwas Süßes von sich, das nicht auf dem Etikett steht, und unter diesen Boden passt ein Mensch nur liegend. { $name } hat in der einen Hand den Pinsel und in der anderen den Deckel.
first_martians-adventure-expired-sealant-choice-glue-it-now = In einem Zug verkleben
first_martians-adventure-expired-sealant-choice-glue-it-now-told = Lange vor der nächsten Schicht ist die Fuge zu, ein einziger schwarzer Strich ohne Blase. { $name } kriecht rückwärts heraus, in bester Laune, und trinkt drei Tassen Wasser.
first_martians-adventure-expired-sealant-choice-glue-it-now-later = Seit gestern ist der süße Geschmack wieder da, bei jeder Mahlzeit. { $name } schiebt den Teller weg und bittet, die Lampe herunterzudrehen. Sie ist schon die ganze Zeit unten.
first_martians-adventure-expired-sealant-choice-air-it = Nach jedem Anstrich lüften
first_martians-adventure-expired-sealant-choice-air-it-told = Drei Anstriche, und nach jedem wird der ganze Kriechgang durch die Schleuse ausgeblasen, samt allem, was darin zu atmen gewesen wäre. Die Fuge ist dicht. { $name } rechnet aus, was sie gekostet hat, und trägt es ein.
