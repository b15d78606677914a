# Die Regeln von First Martians in Kürze, höchstens 1500 Zeichen je Seite.

first_martians-rules-aim-heading = Ziel
first_martians-rules-aim = Zwei bis vier Astronauten leben eine feste Zahl von Sols auf dem Mars und haben eine Mission. **Ihr gewinnt gemeinsam**, wenn am Ende eines Sols jedes Pflichtziel erreicht ist und nicht mehr Teile rot sind als erlaubt. **Ihr verliert gemeinsam**, wenn jemand die sechste Wunde erleidet oder vorher der letzte Sol endet. Wer allein spielt, nimmt zwei Plätze und führt zwei Astronauten oder überlässt die anderen Plätze Autopiloten.
    Alles liegt offen. Redet darüber: Der Plan jedes Sols gehört allen.
first_martians-rules-round-heading = Ein Sol
first_martians-rules-round = **1 Ereignisse**: Eine Leiste steigt, alte Geschichten kehren wieder, ein Ereignis beginnt.
    {""}**2 Moral**: Über 0 erhält der Startspieler so viele Moralmarker (🎖️); darunter gibt er sie ab und erleidet für jeden fehlenden eine Wunde.
    {""}**3 Produktion**: Energie, Sauerstoff, Pflanzen, Nahrung, Stress.
    {""}**4 Aktionen**: Die Crew plant gemeinsam, dann wird alles abgehandelt.
    {""}**5 Störung**: Würfel lassen die drei Leisten steigen.
    {""}**6 Aufräumen**: Marker auf „!“ verschwinden, der oberste von „>>“ rückt auf „!“, Erworbenes liegt bereit, Fähigkeiten sind frisch, der Startspieler wechselt.
    Der Bot macht alles außer den Entscheidungen und fragt nur, wo es eine gibt. Der Startspieler entscheidet in Ereignissen und zwischen vollen Leisten; was sonst alle betrifft, darf jeder wählen.
first_martians-rules-events-heading = Ereignisse
first_martians-rules-events = Jeden Sol kommt ein Ereignis: Es wirkt sofort, stellt den Startspieler vielleicht vor eine Wahl und öffnet für { $chances } Sols eine **Aktion**. Figuren, Preis und Wirkung stehen dabei, auch eine Anlage, deren Marker und Kosten gelten, oder wer dabei sein muss; sie gelingt immer, und danach ist die Gefahr vorbei. Bleibt sie offen, kann das Ereignis zu Beginn jedes späteren Sols zuschlagen (leicht { $easy } %, normal { $normal } %, schwer { $hard } %); dann, oder nach { $chances } Sols, verlässt es das Logbuch.
    Manche Geschichten haben ein Nachspiel, das niemand verhindert. Eine Wahl, die Moralmarker kostet, verwundet, wem sie fehlen: 1 Wunde für jeden fehlenden. **Abenteuer** kommen durch den Abenteuerwürfel, durch Marker und Gelände; sie treffen den, der die Aktion ausführt.
first_martians-rules-production-heading = Produktion
first_martians-rules-production = **Energie, dann Sauerstoff**: Was erzeugt wird, muss für alle Anlagen reichen, die es brauchen. Sonst schaltet die Crew Anlagen ihrer Wahl ab, bis es reicht; der Vorrat hilft nie. Der halbe Überschuss, aufgerundet, kommt in den Vorrat.
    {""}**Pflanzen** rücken ein Feld vor; nach sechs reifen sie in einem freien Gewächshaus. Eine Farm mit roten Stromanschlüssen oder Filtern welkt, außer die Crew zahlt: 1 Energie für rote Anschlüsse, 1 Sauerstoff für rote Filter; dann wächst auch nichts.
    {""}**Nahrung**: Jede reife Pflanze ernährt eine Person. Was fehlt, kommt aus dem Vorrat, sonst hungert jemand: 1 Wunde. Auch hier bleibt der halbe Überschuss.
    {""}**Stress** +1 je Astronaut, +{ $down } je verdeckter Abschaltung. Bei { $limit }: 1 Wunde für alle, Moral −1, Stress 0.
    {""}**Rote Hardware** im Arbeitsbereich wirkt: In der Garage kann ein Wundenwürfel Froggy lahmlegen, im Sondenhangar geht eine Probe verloren, im Labor gibt es Stress +1, auf die Werkstatt kommt ein Marker „1 Figur mehr“.
first_martians-rules-plan-heading = Der Plan
first_martians-rules-plan = Jeder Astronaut hat { $pawns } Figuren, alle müssen liegen. Figuren auf einer Aktion bilden einen Stapel: **Wer die erste legte, führt aus, gewinnt und leidet**; die anderen helfen. Um die Figur eines anderen kann man bitten; legen kann nur er sie.
    Bezahlt wird erst, wenn genug **bereit** gesagt haben: alle, oder eine Mehrheit, wenn der Tisch es so will. Wer einen Stapel ändert, lässt die Beteiligten neu zustimmen. ⛔ zeigt, was so nicht geht: zu wenige Figuren, ein unbezahlbarer Preis, sichere Wunden, die tödlich wären.
    Dann werden alle Kosten bezahlt. Vorrat kommt nie zurück; mitgelegte Gegenstände schon, wenn die Aktion misslingt. Dasselbe lässt sich je Sol nur einmal reparieren, bauen, säen oder erkunden.
    Solange ihr plant, dürft ihr ein laufendes Teil als Ersatzteil ausbauen (es wird rot) und eine Verbesserungskarte in zwei Ersatzteile zerlegen.
first_martians-rules-actions-heading = Aktionen
first_martians-rules-actions = Abgehandelt wird in dieser Reihenfolge:
    {""}**Ereignis** · was dabeisteht.
    {""}**Ausruhen** (Ruhiger Ort) · 1 🎖️.
    {""}**Entspannen** (Crewquartiere) · Moral +1 oder Stress −{ $calm }.
    {""}**Heilen** (Krankenstation) · eine eigene Wunde oder ein Leiden; dazu braucht es eine Figur des Arztes, außer es gibt den Autoscanner.
    {""}**Steuern** (Leitzentrale) · eine Störungsleiste −1.
    {""}**Erkunden** (Garage) · ein neues Gebiet neben einem bekannten.
    {""}**Sammeln** (Sondenhangar) · eine Probe oder ein Zielmarker aus einem bekannten Gebiet, verfügbar ab dem nächsten Sol.
    {""}**Forschen** (Labor) · eine Probe untersuchen, später zur Entdeckung machen. **Aussaat**: ein Samen, wenn ein Gewächshaus frei ist.
    {""}**Bauen** (Werkstatt) · ein Teil mit Ersatzteil oder demselben Teil von anderswo reparieren, einen Rover reparieren, eine Verbesserung einbauen, für die Mission bauen.
    {""}**Anfahren** · genau eine Figur nimmt eine Abschaltung weg.
    Ist die Anlage abgeschaltet oder ausgefallen und vertritt sie keine Karte, geht keine Aktion ihrer Art.
first_martians-rules-dice-heading = Figuren und Würfel
first_martians-rules-dice = Erkunden, Sammeln, Forschen und Bauen brauchen 1 Figur, 1 mehr je befahrenem Feld und je 1 mehr für beschwerliches Gelände und Marker „1 Figur mehr“. **Genau genug Figuren: drei Würfel. Eine mehr: Erfolg ohne Würfel.** Alle anderen Aktionen gelingen mit den nötigen Figuren.
    Chancen auf Erfolg / Wunde / Abenteuer: Erkunden { $exploresuccess } / { $explorewound } / { $exploreadventure } %, Sammeln { $gathersuccess } / { $gatherwound } / { $gatheradventure } %, Forschen { $researchsuccess } / { $researchwound } / { $researchadventure } %, Bauen { $buildsuccess } / { $buildwound } / { $buildadventure } %. Jeder Würfel zählt für sich. Kein Erfolg: { $tokens } 🎖️ für den, der ausführt.
    Eine rote CPU verlangt den Erfolgswürfel auch bei genug Figuren. Ein Marker „Neuwurf“ verlangt zweimal Erfolg. Rote Stromanschlüsse kosten 1 Energie je Aktion der Art, rote Filter 1 Sauerstoff. Auch Marker und Gelände verwunden. Dieselbe Wirkung zählt je Aktion einmal; nur Figuren zählen zusammen.
first_martians-rules-outside-heading = Draußen
first_martians-rules-outside = Wege führen vom HUB über erkundete Gebiete. Jedes Feld auf dem Weg braucht eine Figur, ein beschwerliches noch eine. Gelände schon bekannter Gebiete trifft den, der ausführt: eine Wunde, ein Abenteuer, Moral −1, eine Roverprüfung. Ein unpassierbarer Außenrand lässt sich nicht überqueren. Ein eben erkundetes Gebiet schadet in diesem Sol niemandem, und gesammelt wird dort noch nicht.
    {""}**Froggy** zählt bei einer Erkundung als 2 Figuren, **Scorpio** bei einer Aktion draußen als 1; jeder fährt einmal je Sol, nie beide zusammen, und mindestens eine Figur fährt mit. Nach Gelände mit Roverprüfung fällt ein Wundenwürfel: Eine Wunde legt den Rover lahm, bis eine Bauaktion den Marker entfernt.
first_martians-rules-base-heading = Rote Teile und Abschaltungen
first_martians-rules-base = Jede Anlage hat Teile: Grün läuft, Rot kostet. Das Bild der Basis zeigt, was jedes rote kostet; `/{ commandmars } { commandmars-why }` zählt sie alle auf. Ein repariertes Teil läuft ab dem Ende der Aktionsphase.
    Marker auf „!“ belasten in diesem Sol jede Aktion der Art; die auf „>>“ warten auf den nächsten.
    Eine **abgeschaltete** Anlage tut nichts: keine Aktion ihrer Art, keine Produktion, keine Strafe; Karten gegen sie werden abgelegt, und sie lässt sich weder reparieren noch ausschlachten. Sie bringt { $down } Stress je Sol, solange ihr Plättchen verdeckt liegt. Eine Figur fährt sie an: Das Plättchen wird am Ende der Phase aufgedeckt, wirkt und geht, manches nur gegen Bezahlung.
    Verbesserungen heben die Strafe eines Teils auf oder bringen etwas in jeder Produktion; das Teil bleibt rot. Anlagenkarten brauchen keine Versorgung: Manche bringen etwas in jeder Produktion, andere **vertreten** eine Anlage, die fehlt, abgeschaltet oder ausgefallen ist oder von einem roten Teil oder Marker behindert wird.
first_martians-rules-malfunctions-heading = Störungen
first_martians-rules-malfunctions = Jeder Bereich hat eine Leiste. Eine steigt jeden Sol um 1; in Phase 5 würfelt jeder Bereich mit rotem Marker, und rote Teile mit „Störung +1“ geben je 1 dazu, auch wenn kein Würfel fällt. **Bei { $end }** kommt sofort eine Karte des Bereichs, die Leiste beginnt neu, und der Marker des nächsten Bereichs wird für immer rot: Arbeit, Wohnen, System, Arbeit. Die Mission sagt, ab welchem Sol ein Würfel ohnehin fällt.
    Komplikationen machen ein Teil rot; Hindernisse legen Marker oder treffen die Crew. Eine Karte gegen eine abgeschaltete Anlage oder ein schon rotes Teil bewirkt nichts. Steuern senkt eine Leiste um 1, ehe es zu spät ist.
first_martians-rules-crew-heading = Astronauten
first_martians-rules-crew = **Wunden**: { $wounds } sind zu ertragen, die nächste tötet. Bei { $first } und { $second } kommt jedes Mal ein Leiden, das ab der nächsten Phase wirkt. Vergiftung verdoppelt Wunden, wer an Blutarmut leidet, isst doppelt, Migräne verbietet Fähigkeiten, Herzbeschwerden binden eine Figur an ihre Heilung, Konzentrationsschwäche bringt bei jeder Aktion ein Abenteuer, eine Panikattacke kostet sofort 1 Moral.
    {""}**Moral** liegt für alle zwischen { $least } und { $most }.
    {""}**Fähigkeiten** kosten 🎖️, jede einmal je Sol: beim Planen, auf eben gefallene Würfel und bevor etwas Schlimmes geschieht: Gefragt wird, wer es abwenden kann. Ein Profil (1×) kostet nichts, einmal je Mission.
    {""}**Maschinen** helfen einer Crew von weniger als vier: eine zu dritt, zwei zu zweit, alle vier dem, der allein zwei führt ({ $machines } je Sol). Jede ist eine Figur für ihre Aktion, für Ereignisse und fürs Anfahren, nie im Wohnbereich. Unter vier ist der Autoscanner eingebaut.
first_martians-rules-table-heading = An diesem Tisch
first_martians-rules-table = **Mein Zug** zeigt den Plan und alles, was sich legen lässt, mit Figuren, Chance und Preis. 🧍 Figuren · 🩸 Wunden · ❔ Abenteuer · 🎖️ Moralmarker · ⚡🫧🥫 Energie, Sauerstoff, Nahrung.
    `/{ commandmars } { commandmars-lay }`, `{ commandmars-join }`, `{ commandmars-back }`, `{ commandmars-rover }`, `{ commandmars-call }`, `{ commandmars-skill }`, `{ commandmars-ready }` tun dasselbe in einer Zeile. `/{ commandmars } { commandmars-why }` sagt, woher jede Zahl kommt.
    Läuft die Zeit ab, wird zurückgenommen, was nicht geht, übrige Figuren ruhen aus, und der Plan gilt. Autopiloten legen ihre Figuren zuerst und sagen warum, richten sich nach euch, kommen, wenn man sie ruft, und sind bereit, sobald alle Menschen es sind.
    Zurücknehmen ist Sache der Crew: Eine Änderung des Plans lässt sich zurücknehmen; sind schon Würfel gefallen oder Karten gezogen, müssen die anderen zustimmen.
