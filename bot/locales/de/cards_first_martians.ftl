# Das Material und die Karten von First Martians. Kurzformen haben höchstens 14 Zeichen.


## Anlagen

first_martians-facility-oxygenator-01 = Sauerstofferzeuger 01
first_martians-facility-oxygenator-01-short = Sauerstoff 01
first_martians-facility-oxygenator-02 = Sauerstofferzeuger 02
first_martians-facility-oxygenator-02-short = Sauerstoff 02
first_martians-facility-solar-panel-01 = Solarpaneele 01
first_martians-facility-solar-panel-01-short = Paneele 01
first_martians-facility-solar-panel-02 = Solarpaneele 02
first_martians-facility-solar-panel-02-short = Paneele 02
first_martians-facility-farm = Farm
first_martians-facility-farm-short = Farm
first_martians-facility-quiet-place = Ein ruhiger Ort
first_martians-facility-quiet-place-short = Ruhiger Ort
first_martians-facility-crew-quarters = Crewquartiere
first_martians-facility-crew-quarters-short = Crewquartiere
first_martians-facility-med-lab = Krankenstation
first_martians-facility-med-lab-short = Krankenstation
first_martians-facility-control-center = Leitzentrale
first_martians-facility-control-center-short = Leitzentrale
first_martians-facility-garage = Garage
first_martians-facility-garage-short = Garage
first_martians-facility-probe-bay = Sondenhangar
first_martians-facility-probe-bay-short = Sondenhangar
first_martians-facility-lab = Labor
first_martians-facility-lab-short = Labor
first_martians-facility-working-bay = Werkstatt
first_martians-facility-working-bay-short = Werkstatt
first_martians-facility-backup-solar-panel = Reserve-Solarpaneele
first_martians-facility-backup-solar-panel-short = Reservepaneele
first_martians-facility-backup-oxygenator = Reserve-Sauerstofferzeuger
first_martians-facility-backup-oxygenator-short = Reserveluft
first_martians-facility-backup-farm = Reservefarm
first_martians-facility-backup-farm-short = Reservefarm

## Arten von Anlagen: gemeint ist eine von mehreren

first_martians-facility-oxygenator = Sauerstofferzeuger
first_martians-facility-oxygenator-short = Sauerstoff
first_martians-facility-solar-panel = Solarpaneele
first_martians-facility-solar-panel-short = Solarpaneele

## Bereiche

first_martians-block-system = Systembereich
first_martians-block-system-short = System
first_martians-block-living = Wohnbereich
first_martians-block-living-short = Wohnen
first_martians-block-working = Arbeitsbereich
first_martians-block-working-short = Arbeit

## Teile

first_martians-part-power = Stromanschlüsse
first_martians-part-power-short = Strom
first_martians-part-filters = Sauerstofffilter
first_martians-part-filters-short = Filter
first_martians-part-hardware = Hardware
first_martians-part-hardware-short = Hardware
first_martians-part-cpu = CPU
first_martians-part-cpu-short = CPU

## Was ein rotes Teil bewirkt

first_martians-penalty-costs-energy = Kostet Energie
first_martians-penalty-costs-energy-about = Jede Aktion dieser Art kostet 1 Energie aus dem Vorrat. Sie ist verbraucht, auch wenn die Aktion misslingt.
first_martians-penalty-costs-oxygen = Kostet Sauerstoff
first_martians-penalty-costs-oxygen-about = Jede Aktion dieser Art kostet 1 Sauerstoff aus dem Vorrat. Er ist verbraucht, auch wenn die Aktion misslingt.
first_martians-penalty-must-roll = Wurf nötig
first_martians-penalty-must-roll-about = Der Erfolgswürfel wird auch dann geworfen, wenn genug Figuren liegen. Ohne Erfolg misslingt die Aktion.
first_martians-penalty-no-rover = Kein Rover
first_martians-penalty-no-rover-about = Kein Rover kann beim Erkunden helfen.
first_martians-penalty-wilting = Welken
first_martians-penalty-wilting-about = In der Produktion wächst nichts: Jede Pflanze geht ein Feld zurück, außer die Crew zahlt, was der Farm fehlt.
first_martians-penalty-malfunction = Störung +1
first_martians-penalty-malfunction-about = In der Störungsphase steigt die Leiste seines Bereichs um 1 zusätzlich.
first_martians-penalty-froggy-check = Froggy in Gefahr
first_martians-penalty-froggy-check-about = In der Produktion wird der Wundwürfel des Erkundens geworfen; bei einer Wunde fällt Froggy aus.
first_martians-penalty-lose-sample = Probe verloren
first_martians-penalty-lose-sample-about = In der Produktion nimmt die Crew eine Probe aus einem erkundeten Gebiet.
first_martians-penalty-more-stress = Mehr Stress
first_martians-penalty-more-stress-about = In der Produktion steigt der Stress um 1.
first_martians-penalty-fewer-pawns = Eine Figur weniger
first_martians-penalty-fewer-pawns-about = In der Produktion kommt ein Marker −1 Figur auf die Werkstatt.

## Ressourcen

first_martians-resource-energy = Energie
first_martians-resource-oxygen = Sauerstoff
first_martians-resource-food = Nahrung

## Astronauten

first_martians-role-scientist = Forscherin
first_martians-role-geologist = Geologe
first_martians-role-engineer = Ingenieurin
first_martians-role-medic = Arzt
first_martians-astronaut-scientist-name = Noor Haddad
first_martians-astronaut-scientist-first = Noor
first_martians-astronaut-geologist-name = Mateus Andrade
first_martians-astronaut-geologist-first = Mateus
first_martians-astronaut-engineer-name = Anneli Korhonen
first_martians-astronaut-engineer-first = Anneli
first_martians-astronaut-medic-name = Samuel Okafor
first_martians-astronaut-medic-first = Samuel
first_martians-astronaut-scientist-portrait = Achtunddreißig, Botanikerin aus Lyon, genau, trocken, wach zu Stunden, die in keinem Logbuch stehen. Sie hat gegen dieses Startfenster gesprochen und dennoch unterschrieben. Ihre Notizen macht sie auf Papier; dazwischen liegen die Briefe ihrer elfjährigen Tochter Salma.
first_martians-astronaut-geologist-portrait = Vierundvierzig, aus Minas Gerais, geduldig, schwer zu erzürnen; er spricht mit dem Fels unter seiner Hand. Über dem Haus seines Bruders brach ein Damm. Seither zählt er in jedem Raum die Ausgänge, und auf dem Mars sind es wenige.
first_martians-astronaut-engineer-portrait = Einundvierzig, aus Oulu, schroff: erst reparieren, dann reden. Auf der Mondstation Aitken versagte der Anzug eines Kollegen, während sie das Seil hielt. Wenn sie pfeift, steht es schlecht.
first_martians-astronaut-medic-portrait = Sechsunddreißig, aus Enugu über Liverpool, warm, aufmerksam, der Jüngste. Er hat seinem Vater für jeden Sonntag einen Psalm versprochen und hält Wort, ohne zu glauben. Seine linke Hand hat zu zittern begonnen; er schreibt mit der rechten.

## Rover und Maschinen

first_martians-rover-froggy = Froggy
first_martians-rover-froggy-about = Klein und schnell: zählt bei einem Erkunden als zwei Figuren.
first_martians-rover-scorpio = Scorpio
first_martians-rover-scorpio-about = Schwer und verlässlich: zählt bei jeder Würfelaktion außerhalb des HUB als eine Figur.
first_martians-machine-scout = Kundschafter
first_martians-machine-scout-about = Stellt eine Figur fürs Erkunden.
first_martians-machine-collector = Sammler
first_martians-machine-collector-about = Stellt eine Figur fürs Sammeln.
first_martians-machine-analyser = Analysator
first_martians-machine-analyser-about = Stellt eine Figur fürs Forschen.
first_martians-machine-assembler = Monteur
first_martians-machine-assembler-about = Stellt eine Figur fürs Bauen.

## Fähigkeiten

first_martians-skill-calculate = Berechnung
first_martians-skill-calculate-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen Würfel deiner Aktion noch einmal.
first_martians-skill-precautions = Vorsorge
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Die Störungsleiste des Arbeitsbereichs sinkt um 1.
first_martians-skill-join-forces = Mit vereinten Kräften
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Nimm eine Probe aus einem erkundeten Gebiet. Sie ist sofort verfügbar.
first_martians-skill-field-notes = Feldnotizen
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Der Stress sinkt um 3.
first_martians-skill-core-drill = Kernbohrung
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Nimm eine Probe aus einem erkundeten Gebiet. Sie ist sofort verfügbar.
first_martians-skill-eureka = Heureka!
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Im Laderaum liegt eine Probe mehr, sofort verfügbar, ohne dass ein Gebiet sie verliert.
first_martians-skill-shortcut = Abkürzung
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Ignoriere in dieser Runde das Gelände eines erkundeten Gebiets.
first_martians-skill-sure-footed = Trittsicher
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen Würfel deiner Aktion noch einmal.
first_martians-skill-second-look = Zweiter Blick
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen Würfel deiner Aktion noch einmal.
first_martians-skill-oh-yes-i-can = O doch, ich kann
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Repariere sofort ein Teil der Basis, ohne Figuren, Würfel oder Ersatzteil.
first_martians-skill-jury-rig = Behelfslösung
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Im Laderaum liegt ein Ersatzteil Hardware, sofort verfügbar.
first_martians-skill-bypass = Überbrückung
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Die Störungsleiste des Systembereichs sinkt um 1.
first_martians-skill-bedside = Am Krankenbett
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Der Stress sinkt um 3.
first_martians-skill-field-dressing = Notverband
first_martians-skill-field-dressing-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Heile eine deiner Wunden.
first_martians-skill-pep-talk = Zuspruch
first_martians-skill-pep-talk-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Die Moral der Crew steigt um 1.
first_martians-skill-steady-hands = Ruhige Hände
first_martians-skill-steady-hands-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen Würfel deiner Aktion noch einmal.

## Verbesserungen

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = Heilen geht ohne Arzt.
first_martians-upgrade-power-generator = Verstärkter Generator
first_martians-upgrade-power-generator-about = Rote Stromanschlüsse der Leitzentrale bringen keinen Nachteil. Als defekt zählen sie weiterhin.
first_martians-upgrade-games-room = Spielzimmer
first_martians-upgrade-games-room-about = In der Produktion erhält der Startspieler 1 Moralmarker.
first_martians-upgrade-air-recycler = Luftaufbereiter
first_martians-upgrade-air-recycler-about = Rote Sauerstofffilter der Garage bringen keinen Nachteil. Als defekt zählen sie weiterhin.
first_martians-upgrade-guided-arm = Geführter Greifarm
first_martians-upgrade-guided-arm-about = Eine rote CPU des Sondenhangars bringt keinen Nachteil. Als defekt zählt sie weiterhin.
first_martians-upgrade-second-microscope = Zweites Mikroskop
first_martians-upgrade-second-microscope-about = Eine rote CPU des Labors bringt keinen Nachteil. Als defekt zählt sie weiterhin.
first_martians-upgrade-tool-wall = Werkzeugwand
first_martians-upgrade-tool-wall-about = Rote Hardware der Werkstatt bringt keinen Nachteil. Als defekt zählt sie weiterhin.
first_martians-upgrade-drip-feed = Tropfbewässerung
first_martians-upgrade-drip-feed-about = In der Produktion kommt 1 Nahrung in den Vorrat.

## Leiden

first_martians-condition-anaemia = Blutarmut
first_martians-condition-anaemia-about = Isst in jeder Produktion 2 Portionen statt einer.
first_martians-condition-anxiety-attack = Panikattacke
first_martians-condition-anxiety-attack-about = Die Moral sinkt sofort um 1; der Marker geht zurück in den Stapel.
first_martians-condition-heart-condition = Herzbeschwerden
first_martians-condition-heart-condition-about = Eine der beiden Figuren kann nichts tun, als dieses Leiden zu heilen.
first_martians-condition-trouble-concentrating = Konzentrationsschwäche
first_martians-condition-trouble-concentrating-about = Jede Aktion dieses Crewmitglieds bringt ein Abenteuer, auch bloßes Helfen; es trifft, wer die Aktion ausführt.
first_martians-condition-migraine = Migräne
first_martians-condition-migraine-about = Kann keine Fähigkeiten nutzen. Moralmarker lassen sich weiterhin anders ausgeben.
first_martians-condition-poisoning = Vergiftung
first_martians-condition-poisoning-about = Jede Wunde zählt doppelt.

## Abschaltplättchen: was ihre Vorderseite tut

first_martians-shutdown-restart-surge = Anlaufschub
first_martians-shutdown-restart-surge-about = Ein Solarfeld erzeugt 1 Energie mehr, bis zu seiner Grenze.
first_martians-shutdown-blown-fuse = Durchgebrannte Sicherung
first_martians-shutdown-blown-fuse-about = Die Störungsleiste des Arbeitsbereichs steigt um 1.
first_martians-shutdown-cold-start = Kaltstart
first_martians-shutdown-cold-start-about = Die Moral sinkt um 1.
first_martians-shutdown-drained-batteries = Leere Batterien
first_martians-shutdown-drained-batteries-about = Die Störungsleiste des Systembereichs steigt um 1. Das Plättchen bleibt, bis 1 Energie bezahlt ist.
first_martians-shutdown-fresh-charge = Frische Füllung
first_martians-shutdown-fresh-charge-about = Ein Sauerstofferzeuger liefert 1 Sauerstoff mehr, bis zu seiner Grenze.
first_martians-shutdown-stale-air = Verbrauchte Luft
first_martians-shutdown-stale-air-about = Der Stress steigt um 2.
first_martians-shutdown-slow-leak = Schleichendes Leck
first_martians-shutdown-slow-leak-about = Die Störungsleiste des Wohnbereichs steigt um 1. Das Plättchen bleibt, bis 1 Sauerstoff bezahlt ist.
first_martians-shutdown-thin-air = Dünne Luft
first_martians-shutdown-thin-air-about = Wer das Plättchen umdreht, verliert 1 Moralmarker, und der Stress steigt um 1.

## Modifikationsmarker

first_martians-token-blocked = Ausgefallen
first_martians-token-blocked-about = Diese Anlage oder dieser Rover lässt sich nicht nutzen.
first_martians-token-minus-pawn = −1 Figur
first_martians-token-minus-pawn-about = Die Aktion braucht 1 Figur mehr. Mehrere dieser Marker zählen zusammen.
first_martians-token-adventure = Abenteuer
first_martians-token-adventure-about = Wer die Aktion ausführt, erlebt ein Abenteuer.
first_martians-token-reroll = Wiederholung
first_martians-token-reroll-about = Ein gewürfelter Erfolg muss einmal neu geworfen werden; das zweite Ergebnis gilt.
first_martians-token-wound = Wunde
first_martians-token-wound-about = Wer die Aktion ausführt, erleidet 1 Wunde.
first_martians-token-rover-check = Roverprobe
first_martians-token-rover-check-about = Nach einer Fahrt wird der Wundwürfel des Erkundens geworfen; bei einer Wunde fällt der Rover aus.

## Gelände

first_martians-terrain-rover-check = Roverfalle
first_martians-terrain-rover-check-about = Ein Rover, der hierher oder hindurch fährt, kann am Ende der Aktionsphase ausfallen.
first_martians-terrain-impassable = Unpassierbarer Rand
first_martians-terrain-impassable-about = Der äußere Rand lässt sich nicht überqueren; der Weg führt links oder rechts herum.
first_martians-terrain-adventure = Abenteuer
first_martians-terrain-adventure-about = Wer hier eine Aktion ausführt oder das Gebiet durchquert, erlebt ein Abenteuer.
first_martians-terrain-lose-morale = Bedrückend
first_martians-terrain-lose-morale-about = Wer hierherkommt oder hindurchgeht, kostet die Crew 1 Moral.
first_martians-terrain-wound = Gefährlich
first_martians-terrain-wound-about = Wer hier eine Aktion ausführt oder das Gebiet durchquert, erleidet 1 Wunde.
first_martians-terrain-extra-pawn = Beschwerlich
first_martians-terrain-extra-pawn-about = Jede Aktion, die hierher oder hindurch führt, braucht 1 Figur mehr.

## Gebiete

first_martians-region-plain = Ebene
first_martians-region-dunes = Dünen
first_martians-region-geysers = Geysire
first_martians-region-crater-rim = Kraterrand
first_martians-region-old-riverbed = Altes Flussbett
first_martians-region-mountains = Berge
first_martians-region-dust-bowl = Staubkessel
first_martians-region-boulder-field = Blockfeld
first_martians-region-chasm = Kluft
first_martians-region-salt-flats = Salzebene
first_martians-region-lava-tubes = Lavaröhren
first_martians-region-scree = Geröllhang
first_martians-region-cliffs = Klippen
first_martians-region-frost-hollow = Frostmulde
first_martians-region-lander-wreck = Landerwrack
first_martians-region-red-terraces = Rote Terrassen
first_martians-region-ice-sheet = Eisfläche
first_martians-region-great-canyon = Große Schlucht
first_martians-region-silent-basin = Stilles Becken

## Fundorte

first_martians-poi-lost-crate = Verlorene Kiste
first_martians-poi-lost-crate-about = Ein Ersatzteil Hardware.
first_martians-poi-cable-drum = Kabeltrommel
first_martians-poi-cable-drum-about = Ersatz-Stromanschlüsse.
first_martians-poi-odd-stone = Seltsamer Stein
first_martians-poi-odd-stone-about = Eine Probe.
first_martians-poi-ice-pocket = Eistasche
first_martians-poi-ice-pocket-about = 2 Sauerstoff für den Vorrat.
first_martians-poi-mark-one = Erstes Zeichen
first_martians-poi-mark-one-about = Was es bedeutet, hängt von der Mission ab.
first_martians-poi-mark-two = Zweites Zeichen
first_martians-poi-mark-two-about = Was es bedeutet, hängt von der Mission ab.
first_martians-poi-mark-three = Drittes Zeichen
first_martians-poi-mark-three-about = Was es bedeutet, hängt von der Mission ab.

## Gegenstände

first_martians-item-sample = Probe
first_martians-item-sample-count = { $count ->
    [one] { $count } Probe
   *[other] { $count } Proben
}
first_martians-item-seed = Samen
first_martians-item-seed-count = { $count ->
    [one] { $count } Samen
   *[other] { $count } Samen
}
first_martians-item-spare-power = Ersatz-Stromanschlüsse
first_martians-item-spare-power-count = { $count ->
    [one] { $count } Satz Ersatz-Stromanschlüsse
   *[other] { $count } Sätze Ersatz-Stromanschlüsse
}
first_martians-item-spare-filters = Ersatz-Sauerstofffilter
first_martians-item-spare-filters-count = { $count ->
    [one] { $count } Satz Ersatz-Sauerstofffilter
   *[other] { $count } Sätze Ersatz-Sauerstofffilter
}
first_martians-item-spare-hardware = Ersatz-Hardware
first_martians-item-spare-hardware-count = { $count ->
    [one] { $count } Ersatzteil Hardware
   *[other] { $count } Ersatzteile Hardware
}
first_martians-item-spare-cpu = Ersatz-CPU
first_martians-item-spare-cpu-count = { $count ->
    [one] { $count } Ersatz-CPU
   *[other] { $count } Ersatz-CPUs
}

## Phasen einer Runde

first_martians-phase-1 = Ereignisse
first_martians-phase-2 = Moral
first_martians-phase-3 = Produktion
first_martians-phase-4 = Aktionen
first_martians-phase-5 = Störung
first_martians-phase-6 = Aufräumen

## Arten von Aktionen und was ein Stapel Figuren tun kann: Substantiv und Verb

first_martians-action-event = Ereignis
first_martians-action-event-verb = Dem Ereignis nachgehen
first_martians-action-rest = Ruhe
first_martians-action-rest-verb = Ausruhen
first_martians-action-unwind = Entspannung
first_martians-action-unwind-verb = Entspannen
first_martians-action-heal = Heilung
first_martians-action-heal-verb = Heilen
first_martians-action-manage = Steuerung
first_martians-action-manage-verb = Steuern
first_martians-action-explore = Erkundung
first_martians-action-explore-verb = Erkunden
first_martians-action-gather = Sammeln
first_martians-action-gather-verb = Sammeln
first_martians-action-research = Forschung
first_martians-action-research-verb = Forschen
first_martians-action-build = Bau
first_martians-action-build-verb = Bauen
first_martians-action-untyped = Andere Aktion
first_martians-action-untyped-verb = Etwas anderes tun
first_martians-action-plant = Aussaat
first_martians-action-plant-verb = Samen aussäen
first_martians-action-repair = Reparatur
first_martians-action-repair-verb = Teil reparieren
first_martians-action-unblock = Roverreparatur
first_martians-action-unblock-verb = Rover reparieren
first_martians-action-install = Verbesserung
first_martians-action-install-verb = Verbesserung einbauen
first_martians-action-construct = Missionsprojekt
first_martians-action-construct-verb = An einem Projekt arbeiten
first_martians-action-restart = Wiederanlauf
first_martians-action-restart-verb = Anlage wieder anfahren

## Stichwörter der Störungskarten

first_martians-category-complication = Komplikation
first_martians-category-obstacle = Hindernis

## Schwierigkeitsgrade

first_martians-level-easy = Leicht
first_martians-level-normal = Normal
first_martians-level-hard = Schwer

## Richtungen und Felder

first_martians-direction-n = Norden
first_martians-direction-n-short = N
first_martians-direction-ne = Nordosten
first_martians-direction-ne-short = NO
first_martians-direction-e = Osten
first_martians-direction-e-short = O
first_martians-direction-se = Südosten
first_martians-direction-se-short = SO
first_martians-direction-s = Süden
first_martians-direction-s-short = S
first_martians-direction-sw = Südwesten
first_martians-direction-sw-short = SW
first_martians-direction-w = Westen
first_martians-direction-w-short = W
first_martians-direction-nw = Nordwesten
first_martians-direction-nw-short = NW
first_martians-space-hub = HUB
first_martians-space-hub-name = der HUB
first_martians-space-r1-n = R1-N
first_martians-space-r1-n-name = innerer Ring, Norden
first_martians-space-r1-ne = R1-NO
first_martians-space-r1-ne-name = innerer Ring, Nordosten
first_martians-space-r1-e = R1-O
first_martians-space-r1-e-name = innerer Ring, Osten
first_martians-space-r1-se = R1-SO
first_martians-space-r1-se-name = innerer Ring, Südosten
first_martians-space-r1-s = R1-S
first_martians-space-r1-s-name = innerer Ring, Süden
first_martians-space-r1-sw = R1-SW
first_martians-space-r1-sw-name = innerer Ring, Südwesten
first_martians-space-r1-w = R1-W
first_martians-space-r1-w-name = innerer Ring, Westen
first_martians-space-r1-nw = R1-NW
first_martians-space-r1-nw-name = innerer Ring, Nordwesten
first_martians-space-r2-n = R2-N
first_martians-space-r2-n-name = mittlerer Ring, Norden
first_martians-space-r2-ne = R2-NO
first_martians-space-r2-ne-name = mittlerer Ring, Nordosten
first_martians-space-r2-e = R2-O
first_martians-space-r2-e-name = mittlerer Ring, Osten
first_martians-space-r2-se = R2-SO
first_martians-space-r2-se-name = mittlerer Ring, Südosten
first_martians-space-r2-s = R2-S
first_martians-space-r2-s-name = mittlerer Ring, Süden
first_martians-space-r2-sw = R2-SW
first_martians-space-r2-sw-name = mittlerer Ring, Südwesten
first_martians-space-r2-w = R2-W
first_martians-space-r2-w-name = mittlerer Ring, Westen
first_martians-space-r2-nw = R2-NW
first_martians-space-r2-nw-name = mittlerer Ring, Nordwesten
first_martians-space-r3-w = R3-W
first_martians-space-r3-w-name = äußerer Ring, Westen
first_martians-space-r3-nw = R3-NW
first_martians-space-r3-nw-name = äußerer Ring, Nordwesten
first_martians-space-r3-n = R3-N
first_martians-space-r3-n-name = äußerer Ring, Norden
first_martians-space-r3-ne = R3-NO
first_martians-space-r3-ne-name = äußerer Ring, Nordosten
first_martians-space-r3-e = R3-O
first_martians-space-r3-e-name = äußerer Ring, Osten
