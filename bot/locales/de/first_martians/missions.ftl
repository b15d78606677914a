# Die Missionen von First Martians: was sie erzählen und was sie verlangen.


## Arten von Missionen

first_martians-mission-type-exploration = Erkundung
first_martians-mission-type-research = Forschung
first_martians-mission-type-building = Bau

## Wie zu Hause

first_martians-mission-home-coming = Wie zu Hause
first_martians-mission-home-coming-summary = Zum Lernen: Reserven an Strom, Luft und Ernte bauen, ehe die Staubzeit beginnt.
first_martians-mission-home-coming-opening = Der HUB war zuerst da. Maschinen haben ihn vor acht Monaten aufgebaut, geprüft, das Licht gelöscht und sind eine nach der anderen verstummt. Nun brennt das Licht wieder, und auf der Rampe sind Stiefelspuren. Ruth Feldmanns Willkommen war vierzehn Minuten unterwegs. „Alles, was ihr habt, läuft an seiner Grenze“, sagt sie aus Darmstadt. „Auf der Erde würde ich das einen Prüfstand nennen. Die Staubzeit kommt früher, als unsere Tabellen sagten, und ich will nicht, dass ihr ohne Reserven hineingeht.“ Also Paneele in Reserve, Luft in Reserve, eine zweite Farm, in der etwas wächst. Versorgungskapseln sind im Tal niedergegangen, und ihre Funkfeuer antworten noch. Die Crew zieht die Handschuhe aus und beginnt zu zählen, was da ist.
first_martians-mission-home-coming-won = Am letzten Abend drehen sich die neuen Paneele mit den alten, und im neuen Gewächshaus steht ein grüner Punkt. Zwei Blätter und ein Stiel; alle sind hingegangen, und jeder ging allein. „Ich habe es auf dem Schirm“, sagt Ruth mit vierzehn Minuten Verspätung, „und ich habe die anderen geholt.“ Im Westen wird der Horizont braun und weich. Die Crew schließt die Blenden, prüft die Dichtungen ein zweites Mal und setzt sich zum Essen. Es ist hier die erste Mahlzeit, die jemand Abendbrot nennt.
first_martians-mission-home-coming-lost = Der Staub ist im Tal, ehe die Arbeit getan ist. Ruth widerspricht nicht; sie verliest den Befehl, den HUB aufzugeben, mit einer Stimme, aus der alles andere entfernt wurde. Das Aufstiegsfahrzeug wird bereit gemacht, solange noch Licht auf den Paneelen liegt. Die Saatschalen nimmt niemand mit. Hinter dem Letzten erlöschen die Lampen Reihe um Reihe, so wie die Maschinen sie verlassen hatten.
first_martians-mission-home-coming-rules = Die Reserveanlagen werden mit Bauaktionen in der Basis errichtet. Sie arbeiten sofort, obwohl alle ihre Teile noch rot sind. Das Gewächshaus kommt nach der Reservefarm; dann wird darin ein Samen gesät. Die Versorgungskapseln liegen in Gebieten, die noch zu erkunden sind, und werden durch Sammeln geholt. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-home-coming-backup-energy = Die Reserve-Solarpaneele bauen
first_martians-objective-home-coming-backup-air = Den Reserve-Sauerstofferzeuger bauen
first_martians-objective-home-coming-backup-harvest = Die Reservefarm bauen
first_martians-objective-home-coming-first-greenhouse = Ein Gewächshaus in der Reservefarm bauen
first_martians-objective-home-coming-first-seed = In der Reservefarm eine Pflanze wachsen lassen
first_martians-objective-home-coming-supply-drops = Die Versorgungskapseln holen
first_martians-objective-home-coming-growth-conditions = Alle Teile der Reservefarm reparieren
first_martians-objective-home-coming-first-discovery = Eine Entdeckung machen

## Projekte mehrerer Missionen

first_martians-project-backup-solar-panel = Reserve-Solarpaneele
first_martians-project-backup-solar-panel-about = Mehr Energie in jeder Produktion. Die Teile sind noch rot.
first_martians-project-backup-oxygenator = Reserve-Sauerstofferzeuger
first_martians-project-backup-oxygenator-about = Mehr Sauerstoff in jeder Produktion. Die Teile sind noch rot.
first_martians-project-backup-farm = Reservefarm
first_martians-project-backup-farm-about = Platz für weitere Gewächshäuser. Die Teile sind noch rot.
first_martians-project-greenhouse = Gewächshaus
first_martians-project-greenhouse-about = Ein Gewächshaus in der Reservefarm: Platz für eine Pflanze.
first_martians-project-field-garage = Feldgarage
first_martians-project-field-garage-about = Hier wird erkundet, solange die Garage ausfällt oder ein rotes Teil oder ein Marker sie behindert.
first_martians-project-field-lab = Feldlabor
first_martians-project-field-lab-about = Hier wird geforscht, solange das Labor ausfällt oder ein rotes Teil oder ein Marker es behindert.
first_martians-project-aid-post = Sanitätsposten
first_martians-project-aid-post-about = Hier wird geheilt, auch ohne Arzt, solange die Krankenstation ausfällt oder behindert ist.
first_martians-project-relay-station = Relaisstation
first_martians-project-relay-station-about = Hier wird gesteuert, solange die Leitzentrale ausfällt oder behindert ist.
first_martians-project-water-extractor = Wasserwerk
first_martians-project-water-extractor-about = Eis aus dem Boden: 1 Sauerstoff in jeder Produktion, solange die Hardware läuft.
first_martians-project-wind-turbine = Windrad
first_martians-project-wind-turbine-about = 1 Energie in jeder Produktion, solange beide Teile laufen.
first_martians-project-algae-tank = Algentank
first_martians-project-algae-tank-about = 1 Nahrung in jeder Produktion, solange die Filter laufen.
first_martians-project-radiation-cellar = Strahlenkeller
first_martians-project-radiation-cellar-about = Ein Raum unter der Erde: 1 Stress weniger in jeder Produktion, solange die Hardware läuft.
first_martians-project-rover-shed = Rover-Schuppen
first_martians-project-rover-shed-about = In jeder Produktion kommt von jedem Rover ein Marker herunter, solange die Hardware läuft.

## Das Rätsel

first_martians-mission-riddle = Das Rätsel
first_martians-mission-riddle-summary = Erkundung: Das Tal liegt offen da. Die Kapseln einer früheren Mission sind zu finden.
first_martians-mission-riddle-opening = Vor neun Jahren fuhr eine Robotermission durch dieses Tal und vergrub, was sie erfuhr, Kapsel um Kapsel, bis ihre Batterien leer waren. Ihre letzte Sendung zählt die Orte auf: ein altes Flussbett, ein Kessel voll Staub, Boden, der dampft. In welcher Richtung, sagt sie nicht. Ihre Karten taugen seit dem großen Sturm nichts mehr, und der Orbiter sieht nur einen Deckel aus Staub. „Wir haben die Worte und ihr den Boden“, sagt Ruth Feldmann. „Jemand hier hat es das Rätsel genannt, und dabei ist es geblieben; mir wären Koordinaten lieber gewesen.“ Die Kapseln waren für zehn Winter gebaut. Nach der Rechnung der Batterien ist dies der zehnte, danach löschen sich die Speicher selbst. Vor der Schleuse liegt das Tal wie ein Kartenblatt, offen.
first_martians-mission-riddle-won = Die Kapseln stehen in einer Reihe auf dem Werkstatttisch, zerkratzt, kalt, und alle Lämpchen sind grün. In einer Stunde ziehen neun Jahre Wetter über den Schirm: Fröste, Beben, das langsame Schwellen des Bodens im Frühling. „Da unten bewegt sich Wasser“, sagt Ruth nach einem Schweigen, das länger ist als die Entfernung. „Sie wussten es und konnten es uns nicht sagen.“ Jemand trägt die wahren Richtungen in die alte Liste ein, eine nach der anderen. Nun hat das Tal Namen auf allen Seiten.
first_martians-mission-riddle-lost = Irgendwann in der Nacht ändert das letzte Funkfeuer den Ton, wie es im Datenblatt steht, und verstummt. Was die Maschinen noch wussten, liegt dort draußen, ein paar Kilometer entfernt, und ist gelöscht. Ruth liest den letzten Eintrag ins Logbuch und fügt hinzu, dass es ihr leidtut, was kein Protokoll vorsieht. Auf der Karte ist ein Teil des Tals noch weiß. Die Crew wird heimgerufen, ehe der Boden ihr sagen kann, warum.
first_martians-mission-riddle-rules = Alle Gebiete liegen von Anfang an auf ihren Feldern, ausgelost und offen: Alle sehen, welches wo ist. Was dort liegt, findet erst, wer das Gebiet erkundet, und erst dann führt ein Weg hindurch. Die Kapseln liegen in Gebieten, deren Namen bekannt sind: altes Flussbett, Staubkessel, Geysire, Salzebene, Lavaröhren. Eine versiegelte liegt beim Landerwrack. Geholt werden sie durch Sammeln. In der Basis lässt sich für 1 Energie ein Rover-Schuppen bauen: In jeder Produktion kommt von jedem Rover ein Marker herunter.
first_martians-objective-riddle-capsules = Die Datenkapseln holen
first_martians-objective-riddle-far-sight = Den mittleren Ring erkunden
first_martians-objective-riddle-last-capsule = Die versiegelte Kapsel vom Landerwrack holen
first_martians-objective-riddle-wide-map = Das Tal nach allen Seiten erkunden
first_martians-project-assay = Aufschluss
first_martians-project-assay-about = Zerlegt eine Probe in das, was sie enthält.
first_martians-project-sintered-hull = Hülle aus gesintertem Staub
first_martians-project-sintered-hull-about = Der Boden zweier Proben, zur Hülle eines Moduls gebrannt.
first_martians-project-orbiter-pass = Überflug des Orbiters
first_martians-project-orbiter-pass-about = Zeigt ein unerkundetes Gebiet aus der Ferne, ohne es zu erkunden.

## Hungernde Pflanzen

first_martians-mission-plants = Hungernde Pflanzen
first_martians-mission-plants-summary = Forschung: Die Ernte geht ein. Im Boden muss zu finden sein, was den Pflanzen fehlt.
first_martians-mission-plants-opening = Es begann mit einem gelben Blatt, und das wurde abgezupft und weggeworfen. Nun ist die ganze untere Reihe gelb, und die neuen Blätter kommen verkrampft hervor, klein, wie Fäuste. Wasser, Licht und Wärme stimmen; die Protokolle sind dreimal gelesen. „Ihr habt Erde für eine Ernte mitgebracht und Salze für zwei“, sagt Ruth Feldmann. „Die dritte muss aus dem Boden kommen, auf dem ihr steht. Ich weiß, wie das klingt.“ Das Tal hat Phosphat, Kali, Gips, irgendwo; und überall Perchlorat, das vergiftet, was das Übrige nähren würde. Darmstadt kann ein Rezept errechnen, wenn man ihm sagt, was da ist. Die Vorräte reichen Wochen, und eine Pflanze stirbt fast so langsam, wie sie wächst. Die Crew legt die Probenbeutel auf dem Boden des Labors aus.
first_martians-mission-plants-won = Es ist wenig, ein Blatt, das sich flach öffnet. Daneben steht ein zweites, dunkler als alle, die die Farm je hatte, und im Glas sind die Wurzeln weiß geworden. Das Rezept füllt eine halbe Seite: Staub von drei Orten, gewaschen, gemahlen, von Hand gemischt. „Sie wachsen auf dem Mars“, sagt Ruth, hält inne und sagt es noch einmal, als ließe der Satz sich prüfen. Am Abend isst die Crew von der untersten Reihe. Vom Geschmack spricht niemand.
first_martians-mission-plants-lost = Die Lampen der Farm werden gelöscht, um den Strom zu sparen. Im Dunkeln riechen die Beete nach Heu, also nach einer Scheune, nach einem Sommer, nach einem anderen Planeten. Ruth hat die Rationen selbst durchgerechnet, und die Summe endet vor dem Flugfenster. Der Befehl zum Aufbruch ist zwei Zeilen lang. Zuerst werden die Notizen verpackt, damit die Nächsten nicht wieder mit einem gelben Blatt beginnen.
first_martians-mission-plants-rules = Mineralien treten an die Stelle der Proben. Eine Forschungskarte sagt, welche Art wo liegt; von einer erschöpften Art findet sich nichts. Ein Mineral, das zweimal untersucht wurde, wird zur Entdeckung, und dann zählt der Prozentsatz einer Forschungskarte zu den Wachstumsbedingungen. Dieselbe Art darf mehrmals untersucht werden. CO₂-Anreicherung bringt die Hälfte eines Prozentsatzes; Trennverfahren lassen fortan die niedrigste Karte weg. Für 2 Sauerstoff lässt sich ein Algentank bauen, der in jeder Produktion 1 Nahrung bringt; ein Feldlabor für 1 Energie vertritt das Labor. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-plants-growth = Die Wachstumsbedingungen auf 100 Prozent bringen
first_martians-objective-plants-two-minerals = Zwei Arten von Mineralien entdecken
first_martians-objective-plants-third-mineral = Eine dritte Art von Mineral entdecken
first_martians-objective-plants-pure-culture = Die Trennverfahren beherrschen
first_martians-project-separation = Trennverfahren
first_martians-project-separation-about = Das Perchlorat wird ausgewaschen: Fortan bleibt beim Ziehen eines Prozentsatzes die niedrigste Karte weg.
first_martians-project-co2-enrichment = CO₂-Anreicherung
first_martians-project-co2-enrichment-about = Die Hälfte des Prozentsatzes einer Forschungskarte, aufgerundet, zählt zu den Wachstumsbedingungen. Dabei fällt auch ein Mineral an.

## Landung

first_martians-mission-landing = Landung
first_martians-mission-landing-summary = Bau: Die Basis liegt im Tal verstreut. Sie muss stehen, ehe die Notquartiere versagen.
first_martians-mission-landing-opening = Der Abstieg dauerte sieben Minuten, und in der fünften riss der Wind die Frachtstufe auseinander. Die Crew kam herunter, wo sie sollte. Die Basis nicht. Im Lander haben zwei Paneele, die Sauerstofferzeuger und eine Reihe Setzlinge überstanden; sonst gibt es eine Werkstatt unter Planen und ein Zelt mit Kojen, für einen Monat zugelassen von Leuten, die nie darin geschlafen haben. „Die anderen Module sind am Boden“, sagt Ruth Feldmann. „Wir zählen vier Funkfeuer im Umkreis weniger Kilometer, man kann also zu Fuß hin. Was ich euch nicht sagen kann, ist, wie sie gelandet sind.“ Zuerst die Garage, denn ohne sie kommt niemand weit. Dann der Sondenhangar, die Werkstatt, die Krankenstation, die Pulte, Betten. Nachts knallt die Plane in der Kälte, und man lernt, das vom Geräusch einer Naht zu unterscheiden.
first_martians-mission-landing-won = Als die letzte Kupplung schließt, holen die Module gemeinsam Atem; die Zeiger sinken, zögern und stimmen überein. Nun gibt es einen Gang, Türen und einen Haken für den Helm. Das Zelt wird nass gefaltet und ohne Feier verstaut. „Kontrolle an Marsbasis“, sagt Ruth, die das noch nie gesagt hat. Niemand antwortet sofort; es scheint richtig, die vierzehn Minuten verstreichen zu lassen.
first_martians-mission-landing-lost = Die Plane war für einen Monat zugelassen. Sie reißt nicht; sie hält nur nicht mehr, an einer Naht, an die niemand herankam. Was von der Basis steht, sind Zimmer ohne Haus. Ruth hat gegen jede Weisung das Aufstiegsfahrzeug betankt gehalten, und nun ist es der einzige Ort, der bleibt. Von oben bilden das Zelt und die Spuren, die von ihm wegführen, am Boden eine Figur, die ein Plan hätte werden können.
first_martians-mission-landing-rules = Sieben Anlagen fehlen noch; Effekte auf sie entfallen. Die Feldwerkstatt dient dem Bau, das Feldquartier der Entspannung. Andere Aktionen sind erst möglich, wenn ihre Anlage steht. Manche werden in der Basis montiert; für andere muss zuerst ein Modul von dem Feld geholt werden, auf dem es niederging, auf der Karte markiert. Was gebaut ist, arbeitet sofort, mit grünen Teilen; nur die des Reserve-Sauerstofferzeugers sind noch rot. Unter Planen lassen sich auch ein Feldlabor und ein Sanitätsposten aufstellen, für je 1 Energie und 1 Sauerstoff, und eine Relaisstation für 1 Energie: Sie dienen der Forschung, der Heilung und der Steuerung. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-landing-way-out = Die Garage bauen
first_martians-objective-landing-eyes-outside = Den Sondenhangar bauen
first_martians-objective-landing-real-workshop = Die Werkstatt bauen
first_martians-objective-landing-sick-bay = Die Krankenstation bauen
first_martians-objective-landing-command = Die Leitzentrale bauen
first_martians-objective-landing-bunks = Die Crewquartiere bauen
first_martians-objective-landing-spare-air = Den Reserve-Sauerstofferzeuger bauen und ganz reparieren
first_martians-objective-landing-bench = Das Labor bauen
first_martians-project-garage = Garage
first_martians-project-garage-about = Von da an lassen sich Gebiete erkunden.
first_martians-project-probe-bay = Sondenhangar
first_martians-project-probe-bay-about = Von da an lässt sich draußen sammeln.
first_martians-project-working-bay = Werkstatt
first_martians-project-working-bay-about = Eine richtige Werkstatt neben der unter der Plane.
first_martians-project-med-lab = Krankenstation
first_martians-project-med-lab-about = Von da an lassen sich Wunden heilen.
first_martians-project-control-center = Leitzentrale
first_martians-project-control-center-about = Von da an lassen sich Störungen steuern.
first_martians-project-crew-quarters = Crewquartiere
first_martians-project-crew-quarters-about = Betten hinter einer richtigen Wand.
first_martians-project-lab = Labor
first_martians-project-lab-about = Von da an sind Forschung und Aussaat möglich.

## Das verlorene Depot

first_martians-mission-canyon = Das verlorene Depot
first_martians-mission-canyon-summary = Erkundung: hinab ins Noctis Labyrinthus, zum Depot einer Crew, die niemals kam.
first_martians-mission-canyon-opening = Vor dieser Crew sollte eine andere kommen. Ihr Frachter flog mit Vorräten für zwei Jahre voraus, setzte am Grund des Noctis Labyrinthus auf und meldete, alles sei in Ordnung. Die Menschen folgten nie; ihr Schiff ging elf Tage nach dem Abschied von der Erde verloren. Seither hat niemand von dem Depot gesprochen, aus Achtung, oder weil niemand hinunterkam. „Ich habe sie gekannt“, sagt Ruth Feldmann. „Ich würde nicht fragen, wenn die Zahlen mir eine Wahl ließen. Ihr habt Teile für noch einen schlechten Monat, und dort unten stehen Kisten, auf die niemand wartet.“ Bei den Kisten liegt das Logbuch, das sie vorausgeschickt hatten, Seiten in der Hülle des Frachters, manche vom Wind über den Rand getragen. Die Schlucht fällt zwei Kilometer in Stufen aus rotem Fels. Zu Fuß gibt es einen Weg, und es könnte ein Seil geben.
first_martians-mission-canyon-won = Die Kisten stehen in der Garage, von acht Jahren Sonne gebleicht, mit Namen in sechserlei Handschrift. Wer eine öffnet, liest den Namen vor, ehe er das Siegel bricht; verabredet hat das niemand. Filter sind darin, Kabel, eine Dose Tee. „Danke“, sagt Ruth, und dann erzählt sie, wer jeder von ihnen war, langsam, fast eine Stunde lang. Als die Trägerwelle endet, ist das letzte Licht vom Rand der Schlucht verschwunden. Die Etiketten werden sorgsam ausgeschnitten und aufgehoben.
first_martians-mission-canyon-lost = Die Schlucht behält, was man ihr gab. Vom Rand aus sieht man an einem klaren Sol den Frachter mit bloßem Auge, klein, weiß, aufrecht, als wäre eben jemand ausgestiegen. Ruth ruft alle herauf; ihre Stimme ist ruhig, und sie sagt es zweimal. Einen weiteren Versuch wird es nicht geben, weil nichts mehr da ist, womit man ihn machte. Im Schlussbericht steht das Depot als nicht geborgen.
first_martians-mission-canyon-rules = Der äußere Ring ist die Schlucht. Jede Aktion, die hinabführt, braucht mehr Figuren, bis in einem erkundeten Gebiet des mittleren Rings eine Seilbahn steht. Die Kisten des Depots liegen im ersten Gebiet, das in der Schlucht erkundet wird, und werden durch Sammeln geholt. Fundorte mit einem Zeichen enthalten Seiten aus dem Logbuch der verlorenen Crew oder etwas von ihren Vorräten. In der Basis lässt sich für 1 Energie eine Feldgarage bauen, die die Garage vertritt; ein Wasserwerk für 2 Energie bringt in jeder Produktion 1 Sauerstoff.
first_martians-objective-canyon-canyon-floor = Den Grund der Schlucht erkunden
first_martians-objective-canyon-depot-crates = Die Kisten des Depots heraufholen
first_martians-objective-canyon-their-story = Eine Seite aus dem Logbuch der verlorenen Crew finden
first_martians-objective-canyon-canyon-map = Die Schlucht weiter erkunden
first_martians-project-cable-way = Seilbahn
first_martians-project-cable-way-about = Im mittleren Ring errichtet: Der Weg in die Schlucht braucht keine zusätzlichen Figuren mehr.

## Der Mast

first_martians-mission-mast = Der Mast
first_martians-mission-mast-summary = Bau: einen Relaismast errichten, ehe die Sonne zwischen Mars und Erde tritt.
first_martians-mission-mast-opening = Alle zwei Jahre tritt die Sonne zwischen die Planeten, und wochenlang kommt nichts durch. Das Datum kennt man länger, als es Kalender dafür gibt. Womit niemand rechnete, ist der Relaissatellit, der an der Sonne vorbei sprechen sollte: Er hängt tief über dem Rand des Tals, und vom HUB aus ist er nicht zu hören. „Ihr braucht Höhe“, sagt Ruth Feldmann. „Einen Mast vor der Basis, drei Streben, abgespannt, und am Ende einen Sender, der einen Strahl halten kann. Ich will ihn stehen sehen, ehe die Konjunktion beginnt, denn manches sollte man nicht ohne eine zweite Stimme entscheiden.“ Schon jetzt kommen ihre Sätze mit Sand darin an. Die Streben liegen gebündelt auf der Rampe, jede so lang wie ein Rover. Der Wind in der Höhe der Spitze ist einmal gemessen worden, von einem Gerät, das es nicht überstand.
first_martians-mission-mast-won = Am Abend vor der Konjunktion schwenkt der Strahl über den Rand, sucht und steht. Der Mast summt in seinen Abspannungen, ein tiefer Ton, den man eher im Boden spürt als hört. Dann ist da eine Stimme, aus der falschen Richtung, über einen Satelliten, den niemand sehen kann. „Ihr klingt näher als vorher“, sagt Ruth, und jeder im Raum weiß, dass es am Gerät liegt. Die Sonne sinkt zwischen die beiden Planeten. Die Verbindung bleibt.
first_martians-mission-mast-lost = Die letzte Sendung bricht mitten in einer Zahl ab. Es kann ein Druck gewesen sein oder ein Datum; manche werden die Aufnahme noch Jahre später abhören. Was draußen steht, ist zu kurz, oder es neigt sich, oder es antwortet nicht, und wochenlang wird niemand da sein, den man fragen kann, was davon. Die Crew tut, was das Handbuch für diesen Fall vorschreibt: schließen, sparen, warten. Am Pult wechselt die Lampe für die Erde von Grün auf Gelb. Rot hat sie nicht.
first_martians-mission-mast-rules = Der Mast wird draußen mit Bauaktionen errichtet: sein Fuß in einem erkundeten Gebiet des inneren Rings, dann Mitte und Spitze im selben Gebiet. Jeder Teil braucht eine der Streben, die die Crew mitbringt. Abspannungen werden in erkundeten Gebieten verankert, die an das des Mastes grenzen, in jedem eine. Der Sender wird in der Basis gebaut, sobald die Spitze steht, für 3 Energie und eine Ersatz-CPU. Aus Ersatz-Hardware lässt sich ein Windrad bauen, das in jeder Produktion 1 Energie bringt; ein Strahlenkeller für 2 Sauerstoff nimmt 1 Stress weg. Am Ende dürfen nicht mehr Teile defekt sein, als die Schwelle erlaubt.
first_martians-objective-mast-mast-stands = Den Mast bis zur Spitze errichten
first_martians-objective-mast-guyed = Den Mast mit Abspannungen verankern
first_martians-objective-mast-transmitter = Den Sender bauen
first_martians-objective-mast-storm-proof = Den Mast mit weiteren Abspannungen sturmfest machen
first_martians-objective-mast-wide-view = Den mittleren Ring erkunden
first_martians-project-mast-foot = Fuß des Mastes
first_martians-project-mast-foot-about = In einem erkundeten Gebiet des inneren Rings errichtet. Dort folgt der Rest des Mastes.
first_martians-project-mast-middle = Mitte des Mastes
first_martians-project-mast-middle-about = Wird auf den Fuß gesetzt.
first_martians-project-mast-top = Spitze des Mastes
first_martians-project-mast-top-about = Wird auf die Mitte gesetzt: Dann steht der Mast.
first_martians-project-guy = Abspannung
first_martians-project-guy-about = In einem erkundeten Gebiet neben dem des Mastes verankert, in jedem einmal.
first_martians-project-transmitter = Sender
first_martians-project-transmitter-about = Wird in der Basis gebaut und spricht über den Mast.
