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
first_martians-penalty-idle = Bringt nichts
first_martians-penalty-idle-about = In der Produktion bringt die Anlage nichts.
first_martians-penalty-froggy-check = Froggy in Gefahr
first_martians-penalty-froggy-check-about = In der Produktion wird der Wundenwürfel des Erkundens geworfen; bei einer Wunde fällt Froggy aus.
first_martians-penalty-lose-sample = Probe verloren
first_martians-penalty-lose-sample-about = In der Produktion nimmt die Crew eine Probe aus einem erkundeten Gebiet.
first_martians-penalty-more-stress = Mehr Stress
first_martians-penalty-more-stress-about = In der Produktion steigt der Stress um 1.
first_martians-penalty-fewer-pawns = Eine Figur mehr nötig
first_martians-penalty-fewer-pawns-about = In der Produktion kommt ein Marker „1 Figur mehr“ auf die Werkstatt.

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
first_martians-rover-froggy-about = Klein und schnell: zählt bei einer Erkundung als zwei Figuren.
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
}: Wirf einen deiner Würfel noch einmal.
first_martians-skill-precautions = Vorsorge
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Eine Probe weniger, die Leiste Arbeit sinkt um 2.
first_martians-skill-join-forces = Mit vereinten Kräften
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Nimm sofort eine Probe aus einem erkundeten Gebiet.
first_martians-skill-field-notes = Feldnotizen
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Der Stress sinkt um 3.
first_martians-skill-core-drill = Kernbohrung
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Nimm sofort eine Probe aus einem erkundeten Gebiet.
first_martians-skill-eureka = Heureka!
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Eine neue Probe, sofort verfügbar.
first_martians-skill-shortcut = Abkürzung
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Ignoriere in diesem Sol das Gelände eines Gebiets.
first_martians-skill-sure-footed = Trittsicher
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen deiner Würfel noch einmal.
first_martians-skill-second-look = Zweiter Blick
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Wirf einen deiner Würfel noch einmal.
first_martians-skill-oh-yes-i-can = O doch, ich kann
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Ein rotes Teil arbeitet sofort wieder.
first_martians-skill-jury-rig = Behelfslösung
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Ein Ersatzteil Hardware, sofort verfügbar.
first_martians-skill-bypass = Überbrückung
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } Moralmarker
   *[other] { $cost } Moralmarker
}: Die Leiste System sinkt um 1.
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
}: Wirf einen deiner Würfel neu, oder Erfolg oder Wunde anderer.

## Profile

first_martians-skill-night-shift = Nachtschicht
first_martians-skill-night-shift-about = einmal je Mission: Die Leiste Wohnen sinkt um 2.
first_martians-skill-pocket-stone = Ein Stein in der Tasche
first_martians-skill-pocket-stone-about = einmal je Mission: Eine neue Probe, sofort verfügbar.
first_martians-skill-spare-tin = Großvaters Dose
first_martians-skill-spare-tin-about = einmal je Mission: Ein Ersatzteil CPU, sofort verfügbar.
first_martians-skill-second-mug = Der zweite Becher
first_martians-skill-second-mug-about = einmal je Mission: 1 Moralmarker für alle.
first_martians-profile-scientist = Als Studentin schlief { $name } vier Stunden pro Nacht und hat nie herausgefunden, was die anderen mit dem Rest anfangen. Wenn alle im Bett sind, geht sie von Lampe zu Lampe und hört nach, was brummt.
first_martians-profile-geologist = { $name } wurde aus dem Kindergarten heimgeschickt, weil ihm die Steine den Mantel zerrissen hatten. Die Angewohnheit ist geblieben; seither haben seine Hosen doppelte Nähte.
first_martians-profile-engineer = { $name }s Großvater warf nichts weg, was ein Gewinde hatte. Die Dose, die er ihr hinterließ, ist mitgeflogen: Sie ist ihr ganzes Privatgepäck, anderthalb Kilo.
first_martians-profile-medic = { $name } lässt die Tür des Med Labs offen und stellt einen zweiten Becher auf den Tisch. Kaum jemand kommt wegen einer Wunde.

## Verbesserungen

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = Heilen geht ohne Arzt.
first_martians-upgrade-power-generator = Verstärkter Generator
first_martians-upgrade-power-generator-about = Rote Stromanschlüsse der Leitzentrale bringen keine Strafe. Als defekt zählen sie weiterhin.
first_martians-upgrade-games-room = Spielzimmer
first_martians-upgrade-games-room-about = In der Produktion erhält der Startspieler 1 Moralmarker.
first_martians-upgrade-air-recycler = Luftaufbereiter
first_martians-upgrade-air-recycler-about = Rote Sauerstofffilter der Garage bringen keine Strafe. Als defekt zählen sie weiterhin.
first_martians-upgrade-guided-arm = Geführter Greifarm
first_martians-upgrade-guided-arm-about = Eine rote CPU des Sondenhangars bringt keine Strafe. Als defekt zählt sie weiterhin.
first_martians-upgrade-second-microscope = Zweites Mikroskop
first_martians-upgrade-second-microscope-about = Eine rote CPU des Labors bringt keine Strafe. Als defekt zählt sie weiterhin.
first_martians-upgrade-tool-wall = Werkzeugwand
first_martians-upgrade-tool-wall-about = Rote Hardware der Werkstatt bringt keine Strafe. Als defekt zählt sie weiterhin.
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
first_martians-token-minus-pawn = 1 Figur mehr
first_martians-token-minus-pawn-about = Die Aktion braucht 1 Figur mehr. Mehrere dieser Marker zählen zusammen.
first_martians-token-adventure = Abenteuer
first_martians-token-adventure-about = Wer die Aktion ausführt, erlebt ein Abenteuer.
first_martians-token-reroll = Neuwurf
first_martians-token-reroll-about = Ein gewürfelter Erfolg muss einmal neu geworfen werden; das zweite Ergebnis gilt.
first_martians-token-wound = Wunde
first_martians-token-wound-about = Wer die Aktion ausführt, erleidet 1 Wunde.
first_martians-token-rover-check = Roverprüfung
first_martians-token-rover-check-about = Nach einer Fahrt wird der Wundenwürfel des Erkundens geworfen; bei einer Wunde fällt der Rover aus.

## Gelände

first_martians-terrain-rover-check = Tückisch für Rover
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
first_martians-region-cliffs = Steilwände
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
first_martians-item-lost-crate = { first_martians-poi-lost-crate }
first_martians-item-lost-crate-count = { $count } × { first_martians-poi-lost-crate }
first_martians-item-cable-drum = { first_martians-poi-cable-drum }
first_martians-item-cable-drum-count = { $count } × { first_martians-poi-cable-drum }
first_martians-item-odd-stone = { first_martians-poi-odd-stone }
first_martians-item-odd-stone-count = { $count } × { first_martians-poi-odd-stone }
first_martians-item-ice-pocket = { first_martians-poi-ice-pocket }
first_martians-item-ice-pocket-count = { $count } × { first_martians-poi-ice-pocket }
first_martians-item-mark-one = { first_martians-poi-mark-one }
first_martians-item-mark-one-count = { $count } × { first_martians-poi-mark-one }
first_martians-item-mark-two = { first_martians-poi-mark-two }
first_martians-item-mark-two-count = { $count } × { first_martians-poi-mark-two }
first_martians-item-mark-three = { first_martians-poi-mark-three }
first_martians-item-mark-three-count = { $count } × { first_martians-poi-mark-three }
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

first_martians-phase-0 = Vorbereitung
first_martians-phase-1 = Ereignisse
first_martians-phase-2 = Moral
first_martians-phase-3 = Produktion
first_martians-phase-4 = Aktionen
first_martians-phase-5 = Störung
first_martians-phase-6 = Aufräumen

## Arten von Aktionen und was ein Stapel Figuren tun kann: Substantiv und Verb

first_martians-action-event = Ereignis
first_martians-action-event-verb = Dem Ereignis nachgehen
first_martians-action-rest = Ausruhen
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
first_martians-action-experiment = Forschungsprojekt
first_martians-action-experiment-verb = An einem Forschungsprojekt arbeiten
first_martians-action-restart = Anfahren
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

## Kurznamen von Gebieten und Astronauten

first_martians-role-scientist-short = Forscherin
first_martians-role-geologist-short = Geologe
first_martians-role-engineer-short = Ingenieurin
first_martians-role-medic-short = Arzt
first_martians-region-plain-short = Ebene
first_martians-region-dunes-short = Dünen
first_martians-region-geysers-short = Geysire
first_martians-region-crater-rim-short = Kraterrand
first_martians-region-old-riverbed-short = Altes Flussb.
first_martians-region-mountains-short = Berge
first_martians-region-dust-bowl-short = Staubkessel
first_martians-region-boulder-field-short = Blockfeld
first_martians-region-chasm-short = Kluft
first_martians-region-salt-flats-short = Salzebene
first_martians-region-lava-tubes-short = Lavaröhren
first_martians-region-scree-short = Geröllhang
first_martians-region-cliffs-short = Steilwände
first_martians-region-frost-hollow-short = Frostmulde
first_martians-region-lander-wreck-short = Landerwrack
first_martians-region-red-terraces-short = Terrassen
first_martians-region-ice-sheet-short = Eisfläche
first_martians-region-great-canyon-short = Schlucht
first_martians-region-silent-basin-short = Stilles Becken

## Anlagen der Landung und Gegenstände der Missionen

first_martians-facility-field-workshop = Feldwerkstatt
first_martians-facility-field-workshop-short = Feldwerkstatt
first_martians-facility-field-quarters = Feldquartier
first_martians-facility-field-quarters-short = Feldquartier
first_martians-facility-field-garage = Feldgarage
first_martians-facility-field-garage-short = Feldgarage
first_martians-facility-field-lab = Feldlabor
first_martians-facility-field-lab-short = Feldlabor
first_martians-facility-aid-post = Sanitätsposten
first_martians-facility-aid-post-short = Sanitätsposten
first_martians-facility-relay-station = Relaisstation
first_martians-facility-relay-station-short = Relaisstation
first_martians-facility-water-extractor = Wasserwerk
first_martians-facility-water-extractor-short = Wasserwerk
first_martians-facility-wind-turbine = Windrad
first_martians-facility-wind-turbine-short = Windrad
first_martians-facility-algae-tank = Algentank
first_martians-facility-algae-tank-short = Algentank
first_martians-facility-radiation-cellar = Strahlenkeller
first_martians-facility-radiation-cellar-short = Strahlenkeller
first_martians-facility-rover-shed = Rover-Schuppen
first_martians-facility-rover-shed-short = Rover-Schuppen
first_martians-item-supply-drop = Versorgungskapsel
first_martians-item-supply-drop-count = { $count ->
    [one] { $count } Versorgungskapsel
   *[other] { $count } Versorgungskapseln
}
first_martians-item-capsule = Datenkapsel
first_martians-item-capsule-count = { $count ->
    [one] { $count } Datenkapsel
   *[other] { $count } Datenkapseln
}
first_martians-item-sealed-capsule = Versiegelte Kapsel
first_martians-item-sealed-capsule-count = { $count ->
    [one] { $count } versiegelte Kapsel
   *[other] { $count } versiegelte Kapseln
}
first_martians-item-mineral-1 = Phosphat
first_martians-item-mineral-1-count = { $count ->
    [one] { $count } Probe Phosphat
   *[other] { $count } Proben Phosphat
}
first_martians-item-mineral-2 = Kali
first_martians-item-mineral-2-count = { $count ->
    [one] { $count } Probe Kali
   *[other] { $count } Proben Kali
}
first_martians-item-mineral-3 = Gips
first_martians-item-mineral-3-count = { $count ->
    [one] { $count } Probe Gips
   *[other] { $count } Proben Gips
}
first_martians-item-mineral-4 = Magnesit
first_martians-item-mineral-4-count = { $count ->
    [one] { $count } Probe Magnesit
   *[other] { $count } Proben Magnesit
}
first_martians-item-mineral-5 = Olivin
first_martians-item-mineral-5-count = { $count ->
    [one] { $count } Probe Olivin
   *[other] { $count } Proben Olivin
}
first_martians-item-mineral-6 = Perchlorat
first_martians-item-mineral-6-count = { $count ->
    [one] { $count } Probe Perchlorat
   *[other] { $count } Proben Perchlorat
}
first_martians-item-module = Modul
first_martians-item-module-count = { $count ->
    [one] { $count } Modul
   *[other] { $count } Module
}
first_martians-item-crate = Depotkiste
first_martians-item-crate-count = { $count ->
    [one] { $count } Depotkiste
   *[other] { $count } Depotkisten
}
first_martians-item-logbook-page = Logbuchseite
first_martians-item-logbook-page-count = { $count ->
    [one] { $count } Logbuchseite
   *[other] { $count } Logbuchseiten
}
first_martians-item-strut = Strebe
first_martians-item-strut-count = { $count ->
    [one] { $count } Strebe
   *[other] { $count } Streben
}

## Störungen des Arbeitsbereichs

first_martians-malfunction-complication-garage-power = Ladesäule tot
first_martians-malfunction-complication-garage-power-text = Sobald ein Rover an der Ladesäule hängt, fällt die Sicherung. Das Tor läuft von nun an aus dem Vorrat.
first_martians-malfunction-complication-garage-filters = Staub in der Schleuse
first_martians-malfunction-complication-garage-filters-text = Die Filter der Schleuse sind voll von mehlfeinem Staub. Jeder Durchgang wird aus den Flaschen ergänzt.
first_martians-malfunction-complication-garage-hardware = Verbogene Rampe
first_martians-malfunction-complication-garage-hardware-text = Die Rampe hat sich auf einer Seite gesetzt. Froggy fährt mit zwei Rädern in der Luft hinunter.
first_martians-malfunction-complication-garage-cpu = Leitrechner aus
first_martians-malfunction-complication-garage-cpu-text = Der Leitrechner findet den eigenen Stellplatz nicht mehr. Die Rover bleiben drin, und man geht nach Karte und Sonnenstand.
first_martians-malfunction-complication-probe-bay-power = Katapult ohne Ladung
first_martians-malfunction-complication-probe-bay-power-text = Die Kondensatoren des Katapults verlieren, was sie laden. Jeder Start zehrt nun am Vorrat.
first_martians-malfunction-complication-probe-bay-filters = Lukendichtung gerissen
first_martians-malfunction-complication-probe-bay-filters-text = Die Dichtung der Probenluke hat einen fingerlangen Riss. Wer dort arbeitet, atmet aus der Flasche.
first_martians-malfunction-complication-probe-bay-hardware = Greifer schließt nicht
first_martians-malfunction-complication-probe-bay-hardware-text = Der Greifer der Sonde öffnet sich eine Handbreit über der Schale. An jedem Sol geht auf dem Heimweg etwas verloren.
first_martians-malfunction-complication-probe-bay-cpu = Verstümmelte Telemetrie
first_martians-malfunction-complication-probe-bay-cpu-text = Die Hälfte der Telemetrie ist Rauschen. Die Sonde meldet Erfolge von Orten, an denen sie nie war.
first_martians-malfunction-complication-lab-power = Labortische ohne Strom
first_martians-malfunction-complication-lab-power-text = Die Labortische haben ihren Stromkreis verloren. Die Zentrifuge hängt an einem Kabel aus dem Flur, und der Vorrat zahlt.
first_martians-malfunction-complication-lab-filters = Abzug verstopft
first_martians-malfunction-complication-lab-filters-text = Der Abzug zieht nicht mehr. Nach jedem Versuch muss der Raum mit frischem Sauerstoff gespült werden.
first_martians-malfunction-complication-lab-hardware = Unwucht der Zentrifuge
first_martians-malfunction-complication-lab-hardware-text = Der Rotor läuft unrund und lässt sich mitten im Lauf nicht stoppen. Sein Brummen geht durch alle Wände, auch nachts.
first_martians-malfunction-complication-lab-cpu = Analysator ohne Gedächtnis
first_martians-malfunction-complication-lab-cpu-text = Der Analysator vergisst zwischen zwei Proben seine Eichung. Jedes Ergebnis gilt, bis das nächste ihm widerspricht.
first_martians-malfunction-complication-working-bay-power = Schweißgerät am Vorrat
first_martians-malfunction-complication-working-bay-power-text = Der Starkstromanschluss der Werkstatt ist durchgebrannt. Das Schweißgerät zieht nun aus dem Vorrat, Lichtbogen um Lichtbogen.
first_martians-malfunction-complication-working-bay-filters = Schweißrauch
first_martians-malfunction-complication-working-bay-filters-text = Die Filter der Werkstatt lassen den Rauch durch. Gearbeitet wird unter Masken, mit Sauerstoff aus Flaschen.
first_martians-malfunction-complication-working-bay-hardware = Drehbank festgefressen
first_martians-malfunction-complication-working-bay-hardware-text = Das Hauptlager der Drehbank hat sich festgefressen. Was sie in Minuten drehte, wird nun von Hand gefeilt.
first_martians-malfunction-complication-working-bay-cpu = Drucker um Haaresbreite
first_martians-malfunction-complication-working-bay-cpu-text = Der Teiledrucker liegt um weniger als einen Millimeter daneben. Keinem Teil ist zu trauen, ehe es sitzt.
first_martians-malfunction-obstacle-garage-minus-pawn = Kisten im Weg
first_martians-malfunction-obstacle-garage-minus-pawn-text = Ein Regal hat nachgegeben, Kisten versperren die Ausfahrt. Morgen muss jemand räumen, ehe gefahren wird.
first_martians-malfunction-obstacle-froggy-off-the-jack = Froggy vom Heber
first_martians-malfunction-obstacle-froggy-off-the-jack-text = Beim Radwechsel rutscht der Heber weg, und Froggy fällt auf die eigene Achse. Bevor die gerichtet ist, fährt er nirgendwohin.
first_martians-malfunction-obstacle-suit-valve = Ventil offen gelassen
first_martians-malfunction-obstacle-suit-valve-text = Ein Anzug hat die ganze Nacht in der Garage gehangen, das Ventil eine Vierteldrehung offen. Am Morgen ist das Gestell weiß von Reif, und die Flaschen dahinter sind leicht.
first_martians-malfunction-obstacle-garage-wound = Tor unter Spannung
first_martians-malfunction-obstacle-garage-wound-text = Ein Seil des Tors hängt an drei Litzen. Es reißt beim Nächsten, der den Hebel zieht.
first_martians-malfunction-obstacle-garage-blocked = Tor verklemmt
first_martians-malfunction-obstacle-garage-blocked-text = Das Tor ist aus der Schiene gesprungen und wird von Hand abgelassen. Morgen geht dort niemand hinaus.
first_martians-malfunction-obstacle-winch-cable = Das Seil um Scorpio
first_martians-malfunction-obstacle-winch-cable-text = Die Bergungswinde lässt ihre Trommel los, und vierzig Meter Seil wickeln sich um die Räder von Scorpio. Man wird ihn freischneiden müssen, Schlinge für Schlinge.
first_martians-malfunction-obstacle-catapult-fires = Katapult schießt von allein
first_martians-malfunction-obstacle-catapult-fires-text = Um vier Uhr früh wirft das Katapult eine leere Sonde ins Nichts. Was es dafür verbraucht hat, war für den Tag gedacht.
first_martians-malfunction-obstacle-probe-bay-adventure = Sonde vom Kurs
first_martians-malfunction-obstacle-probe-bay-adventure-text = Die letzte Sonde ging hinter dem Grat nieder, außer Sicht. Wer sie holt, weiß nicht, was dort ist.
first_martians-malfunction-obstacle-probe-bay-wound = Scharfe Kante
first_martians-malfunction-obstacle-probe-bay-wound-text = Der Deckel der Probenkiste ist zu einer Klinge aufgerissen. Der Handschuh, der hineingreift, hält nicht.
first_martians-malfunction-obstacle-probe-bay-blocked = Startschiene vereist
first_martians-malfunction-obstacle-probe-bay-blocked-text = Kühlmittel ist auf die Startschiene gelaufen und gefriert. Morgen bleibt der Hangar zu, bis es abgeschlagen ist.
first_martians-malfunction-obstacle-lab-minus-pawn = Rückstand im Labor
first_martians-malfunction-obstacle-lab-minus-pawn-text = In der Kühlbox haben sich die Etiketten zweier Schalen gelöst. Morgen beginnt mit einer Stunde Zuordnen.
first_martians-malfunction-obstacle-lab-reroll = Verunreinigte Leerprobe
first_martians-malfunction-obstacle-lab-reroll-text = In der Kontrollprobe wächst etwas. Jedes Ergebnis muss wiederholt werden, ehe es zählt.
first_martians-malfunction-obstacle-lab-adventure = Röhrchen ohne Etikett
first_martians-malfunction-obstacle-lab-adventure-text = Im Ständer steckt ein Röhrchen zu viel. Wer hier als Nächster arbeitet, wird es öffnen.
first_martians-malfunction-obstacle-coolant-in-the-duct = Kühlmittel im Kabelkanal
first_martians-malfunction-obstacle-coolant-in-the-duct-text = Aus dem Gefrierschrank des Labors läuft Kühlmittel in den Kabelkanal des ganzen Blocks. Die Zeit reicht, um alles abzuklemmen, was es erreichen wird, bis auf eines.
first_martians-malfunction-obstacle-lab-blocked = Labor versiegelt
first_martians-malfunction-obstacle-lab-blocked-text = Eine Kultur ist in den Luftschacht gelangt. Morgen wird das Labor versiegelt und ausgeglüht, ohne jemanden darin.
first_martians-malfunction-obstacle-working-bay-minus-pawn = Schlüssel verlegt
first_martians-malfunction-obstacle-working-bay-minus-pawn-text = Der Drehmomentschlüssel hängt nicht am Haken und ist auch sonst nirgends. Morgen hält ein Mensch, was das Werkzeug hielt.
first_martians-malfunction-obstacle-working-bay-reroll = Falsche Zeichnungen
first_martians-malfunction-obstacle-working-bay-reroll-text = Die Zeichnungen am Schirm gehören zum Prototyp. Was zu passen scheint, muss wieder auseinander und neu zusammen.
first_martians-malfunction-obstacle-hammering-pipes = Schläge in den Rohren
first_martians-malfunction-obstacle-hammering-pipes-text = Die ganze Nacht hat der Kompressor der Werkstatt gegen ein geschlossenes Ventil gedrückt. Die Schläge sind durch die Rohre in die beiden anderen Blöcke gelaufen.
first_martians-malfunction-obstacle-working-bay-wound = Schleifer ohne Schutz
first_martians-malfunction-obstacle-working-bay-wound-text = Die Haube des Schleifers ist abgeplatzt. Die Arbeit kann nicht warten, und die Scheibe sprüht auf Augenhöhe.
first_martians-malfunction-obstacle-solvent-spill = Lösemittel ausgelaufen
first_martians-malfunction-obstacle-solvent-spill-text = Ein Fass Lösungsmittel ist unter den Bodenrost gelaufen. Die Dämpfe müssen mit Luft aus den Flaschen hinaus, und morgen wird jemand mit dem Lappen auf den Knien liegen.
first_martians-malfunction-obstacle-froggy = Froggys Radlager
first_martians-malfunction-obstacle-froggy-text = Ein Radlager an Froggy läuft heiß. Es hält die nächste Fahrt durch, oder die halbe.
first_martians-malfunction-obstacle-scorpio = Scorpios steifer Arm
first_martians-malfunction-obstacle-scorpio-text = Scorpios Ladearm bleibt auf halber Höhe stehen. Jemand muss heben, was er sonst hob.
first_martians-malfunction-obstacle-lost-probe = Verlorene Sonde
first_martians-malfunction-obstacle-lost-probe-text = Auf dem Rückweg verstummt eine Sonde. Was sie trug, liegt irgendwo im Sand, ohne Etikett.
first_martians-malfunction-obstacle-spilled-acid = Verschüttete Säure
first_martians-malfunction-obstacle-spilled-acid-text = Im Labor ist ein Kolben Säure umgestürzt. Niemand ist verletzt; stundenlang riecht die ganze Basis nach dem, was hätte sein können.

## Störungen des Wohnbereichs

first_martians-malfunction-complication-crew-quarters-power = Heizung am Vorrat
first_martians-malfunction-complication-crew-quarters-power-text = Der Heizkreis der Quartiere hat einen Kurzschluss. Warme Räume muss man nun verlangen, und bezahlen.
first_martians-malfunction-complication-crew-quarters-filters = Stickige Kabinen
first_martians-malfunction-complication-crew-quarters-filters-text = Die Filter der Kabinen sind grau und steif wie Filz. Ohne einen Zug aus den Flaschen erwachen alle mit Kopfschmerzen.
first_martians-malfunction-complication-crew-quarters-hardware = Schott gibt nach
first_martians-malfunction-complication-crew-quarters-hardware-text = Ein Schott hat sich verschoben, zwei Türen schließen nicht mehr. An jedem Sol findet das Knarren eine weitere Fuge.
first_martians-malfunction-complication-crew-quarters-cpu = Schlafloses Licht
first_martians-malfunction-complication-crew-quarters-cpu-text = Die Lichtsteuerung hat die Uhrzeit verloren und weckt, wen sie will. Aus freier Zeit wird nicht immer Erholung.
first_martians-malfunction-complication-med-lab-power = OP-Leuchte aus
first_martians-malfunction-complication-med-lab-power-text = Mitten in der Untersuchung flackert die OP-Leuchte und erlischt. Sie läuft aus dem Vorrat, solange der reicht.
first_martians-malfunction-complication-med-lab-filters = Beatmung verunreinigt
first_martians-malfunction-complication-med-lab-filters-text = In den Filtern des Beatmungsgeräts sitzt Schimmel. Bis sie gewechselt sind, atmen Patienten aus der Flasche.
first_martians-malfunction-complication-med-lab-hardware = Sterilisator undicht
first_martians-malfunction-complication-med-lab-hardware-text = Der Sterilisator bläst seinen Dampf in die Wand. Hinter der Verkleidung sucht die Feuchte nach Kabeln.
first_martians-malfunction-complication-med-lab-cpu = Falsche Messwerte
first_martians-malfunction-complication-med-lab-cpu-text = Der Monitor zeigt bei allen denselben Puls. Was er über eine Wunde sagt, prüft man von Hand, und die Hand kann irren.
first_martians-malfunction-complication-control-center-power = Flackernde Pulte
first_martians-malfunction-complication-control-center-power-text = Zwei Pulte haben keinen Strom mehr. Wer sie einschalten will, muss sie aus dem Vorrat speisen.
first_martians-malfunction-complication-control-center-filters = Hitze im Serverraum
first_martians-malfunction-complication-control-center-filters-text = Die Filter hinter den Servern sind dicht, und der Raum bleibt zu, damit die Hitze nicht weiterzieht. Dort arbeitet man mit Maske.
first_martians-malfunction-complication-control-center-hardware = Lockere Steckleiste
first_martians-malfunction-complication-control-center-hardware-text = Eine Steckleiste hat sich gelockert und schickt Alarme ins falsche Modul. Kleine Fehler wachsen, während alle ans andere Ende laufen.
first_martians-malfunction-complication-control-center-cpu = Befehl abgewiesen
first_martians-malfunction-complication-control-center-cpu-text = Der Zentralrechner verlangt eine Bestätigung und vergisst dann die Frage. Manche Befehle kommen an, andere nicht.
first_martians-malfunction-obstacle-bulkhead-down = Schott unten
first_martians-malfunction-obstacle-bulkhead-down-text = Auf einen Fehlalarm hin ist das Schott der Quartiere gefallen und hat ihnen die Luft abgeschnitten. Wer sie benutzen will, muss sie erst wieder in Betrieb nehmen.
first_martians-malfunction-obstacle-crew-quarters-reroll = Dünne Wände
first_martians-malfunction-obstacle-crew-quarters-reroll-text = Die Dämmung ist verrutscht, jede Stimme dringt durch. Wer sich erholen will, wird gestört, mindestens einmal.
first_martians-malfunction-obstacle-one-fuse-short = Eine Sicherung zu wenig
first_martians-malfunction-obstacle-one-fuse-short-text = Ein Stromstoß hat die Sicherungen der Wohnräume durchbrennen lassen, und im Kasten ist eine zu wenig. Die Crew muss sagen, worauf sie verzichtet.
first_martians-malfunction-obstacle-med-lab-minus-pawn = Unordnung im Schrank
first_martians-malfunction-obstacle-med-lab-minus-pawn-text = Der Medizinschrank hat seine Schubladen ausgekippt. Morgen sortieren zwei Hände, während zwei andere behandeln.
first_martians-malfunction-obstacle-med-lab-reroll = Abgelaufene Reagenzien
first_martians-malfunction-obstacle-med-lab-reroll-text = Die Bluttests laufen mit abgelaufenen Reagenzien. Ein guter Wert beweist nichts, ehe er noch einmal gemessen ist.
first_martians-malfunction-obstacle-med-lab-adventure = Allergische Reaktion
first_martians-malfunction-obstacle-med-lab-adventure-text = Die letzte Charge Desinfektionsmittel riecht anders, und die Haut antwortet darauf. Aus der nächsten Behandlung kann eine zweite werden.
first_martians-malfunction-obstacle-control-center-minus-pawn = Zwei Schlüssel nötig
first_martians-malfunction-obstacle-control-center-minus-pawn-text = Nach einem Update verlangt das Pult einen zweiten Bediener. Ruths Leute suchen die Einstellung; bis morgen Abend will es zwei.
first_martians-malfunction-obstacle-control-center-reroll = Verspätete Antwort
first_martians-malfunction-obstacle-control-center-reroll-text = Auf jeden Befehl antwortet der Zustand von vor einer Minute. Was erledigt scheint, muss noch einmal gesendet werden.
first_martians-malfunction-obstacle-command-sent-twice = Befehl doppelt gesendet
first_martians-malfunction-obstacle-command-sent-twice-text = Eine Zeile der Steuerung hat gestottert: Der Befehl zu heizen wurde zweimal ausgeführt, der zu entlüften auch. Batterien und Tanks stehen beide tiefer, als sie sollten.
first_martians-malfunction-obstacle-quiet-place = Die Blende am Fenster
first_martians-malfunction-obstacle-quiet-place-text = Die Blende des einzigen Fensters klemmt, der Rahmen muss neu abgedichtet werden. Für diesen Sol ist der ruhige Ort eine Baustelle.
first_martians-malfunction-obstacle-broken-shower = Defekte Dusche
first_martians-malfunction-obstacle-broken-shower-text = Die Dusche gibt braunes Wasser, dann keines. Menschen, die seit Monaten dieselbe Luft atmen, fangen an, es zu merken.
first_martians-malfunction-obstacle-quarrel = Ein alter Streit
first_martians-malfunction-obstacle-quarrel-text = Es beginnt mit einer ungespülten Tasse und endet beim Startfenster. Danach isst jeder für sich.
first_martians-malfunction-obstacle-spoiled-rations = Verdorbene Rationen
first_martians-malfunction-obstacle-spoiled-rations-text = Eine Dichtung der Vorratskammer hat die Kälte hinausgelassen. Eine ganze Kiste geht ungegessen in den Verwerter.
first_martians-malfunction-obstacle-infection = Entzündeter Schnitt
first_martians-malfunction-obstacle-infection-text = Ein Schnitt, an den niemand dachte, ist am Abend rot und heiß. Auf dem Mars wächst nichts, außer was man mitgebracht hat.
first_martians-malfunction-obstacle-sleepless = Nachtalarm
first_martians-malfunction-obstacle-sleepless-text = Der Rauchmelder in den Quartieren geht um zwei los, um drei und um halb fünf. Kein Rauch, und kein Schlaf.
first_martians-malfunction-obstacle-alarm-fault = Alarm abgeschaltet
first_martians-malfunction-obstacle-alarm-fault-text = Jemand hat einen Alarm abgestellt, der stundenlang grundlos rief. Dahinter fiel ungehört der Druck in den Versorgungssystemen.

## Störungen des Systembereichs

first_martians-malfunction-complication-oxygenator-power-a = Zellenstapel getrennt
first_martians-malfunction-complication-oxygenator-power-a-text = Frost hat einen Stecker aus dem Elektrolysestapel gedrückt. Sauerstoff kommt noch, doch alles davor steht unter Last.
first_martians-malfunction-complication-oxygenator-power-b = Verschmorte Schiene
first_martians-malfunction-complication-oxygenator-power-b-text = Die Stromschiene eines Sauerstofferzeugers ist eine Handbreit weit schwarz. Sie leitet noch, glühend heiß, solange sie leitet.
first_martians-malfunction-complication-oxygenator-filters-a = Perchloratstaub
first_martians-malfunction-complication-oxygenator-filters-a-text = Die Ansaugfilter sind gelb von Perchlorat. Was sie nicht mehr halten, schluckt die nächste Pumpe.
first_martians-malfunction-complication-oxygenator-filters-b = Eis auf der Membran
first_martians-malfunction-complication-oxygenator-filters-b-text = Über Nacht ist Eis durch die Filtermembran gewachsen. Wenn es taut, bleiben Löcher.
first_martians-malfunction-complication-oxygenator-hardware-a = Klopfender Kompressor
first_martians-malfunction-complication-oxygenator-hardware-a-text = Ein Ventil des Kompressors schlägt gegen seinen Sitz. Die ganze Modulreihe hört es und zittert ein wenig.
first_martians-malfunction-complication-oxygenator-hardware-b = Riss im Verteiler
first_martians-malfunction-complication-oxygenator-hardware-b-text = Den Riss im Verteiler hält nur noch der Lack zusammen. Der Druck ist normal, das Manometer daneben weniger.
first_martians-malfunction-complication-solar-panel-power-a = Durchgescheuertes Kabel
first_martians-malfunction-complication-solar-panel-power-a-text = Der Wind hat das Kabel eines Paneels am eigenen Mast gerieben. Wo das Kupfer blank liegt, funkt es in der Dämmerung.
first_martians-malfunction-complication-solar-panel-power-b = Anschlussdose verbrannt
first_martians-malfunction-complication-solar-panel-power-b-text = Eine Anschlussdose ist zu einem Klumpen geschmolzen. Der Strom nimmt den langen Weg und erwärmt, woran er vorbeikommt.
first_martians-malfunction-complication-solar-panel-hardware-a = Nachführung klemmt
first_martians-malfunction-complication-solar-panel-hardware-a-text = Der Antrieb, der die Paneele zur Sonne dreht, klemmt und ruckt. Jeder Ruck kommt im Netz an.
first_martians-malfunction-complication-solar-panel-hardware-b = Anker gerissen
first_martians-malfunction-complication-solar-panel-hardware-b-text = Eine Bö hat einen Anker der Paneele aus dem Boden gezogen. Der Rahmen hängt nun an Seilen, die für weniger gedacht sind.
first_martians-malfunction-complication-farm-power-a = Pflanzenlicht aus
first_martians-malfunction-complication-farm-power-a-text = Die Hälfte der Pflanzenlampen ist dunkel. Die Blätter drehen sich zu der Hälfte, die bleibt.
first_martians-malfunction-complication-farm-power-b = Kalte Heizmatten
first_martians-malfunction-complication-farm-power-b-text = Die Heizmatten unter den Beeten sind vom Stecker an kalt. Am Morgen liegt Reif auf den untersten Blättern.
first_martians-malfunction-complication-farm-filters-a = Falsches Gemisch
first_martians-malfunction-complication-farm-filters-a-text = Die Filter der Farm gleichen die Luft nicht mehr aus. Die Pflanzen atmen, was die Crew ausatmet, und wenig sonst.
first_martians-malfunction-complication-farm-filters-b = Sporen in den Schächten
first_martians-malfunction-complication-farm-filters-b-text = Auf den Filtern liegt ein grauer Film, und er lebt. Wo er niedersinkt, knicken die Keimlinge.
first_martians-malfunction-complication-farm-hardware-a = Pumpe läuft trocken
first_martians-malfunction-complication-farm-hardware-a-text = Die Umwälzpumpe zieht Luft mit dem Wasser. Die Pflanzen trinken noch; in den Rohren dahinter beginnt es zu schlagen.
first_martians-malfunction-complication-farm-hardware-b = Undichte Wannen
first_martians-malfunction-complication-farm-hardware-b-text = Aus zwei Wannen sickert Nährlösung in den Boden. Darunter laufen die Leitungen des ganzen Bereichs.
first_martians-malfunction-obstacle-oxygenator-output-a = Niedriger Ansaugdruck
first_martians-malfunction-obstacle-oxygenator-output-a-text = Die Luft draußen ist dünner, als die Tabellen für die Jahreszeit versprechen. Der Sauerstofferzeuger gibt, was er bekommt.
first_martians-malfunction-obstacle-oxygenator-output-b = Müder Katalysator
first_martians-malfunction-obstacle-oxygenator-output-b-text = Der Katalysator altert schneller als sein Datenblatt. Die Ausbeute ist wieder gesunken, leise, ohne Alarm.
first_martians-malfunction-obstacle-oxygenator-output-c = Elektrolyt verloren
first_martians-malfunction-obstacle-oxygenator-output-c-text = Ein Ablassventil stand die ganze Nacht offen, und der Elektrolyt lief in den Sand. Der Rest bedeckt die halben Platten.
first_martians-malfunction-obstacle-solar-panel-output-a = Staub auf den Paneelen
first_martians-malfunction-obstacle-solar-panel-output-a-text = Der Staub ist elektrisch geladen und bleibt, wo er fällt. Die Ertragskurve ist flacher als gestern.
first_martians-malfunction-obstacle-solar-panel-output-b = Dunst über dem Tal
first_martians-malfunction-obstacle-solar-panel-output-b-text = Hoher Dunst hat sich über das Tal gelegt, die Schatten haben keine Ränder. Darmstadt sagt, er kann bleiben.
first_martians-malfunction-obstacle-solar-panel-output-c = Zersplitterte Zellen
first_martians-malfunction-obstacle-solar-panel-output-c-text = Ein faustgroßer Stein ist auf die Paneele gefallen. Eine ganze Zellenreihe ist nur noch Glas und Draht.
first_martians-malfunction-obstacle-leaking-tank = Undichter Tank
first_martians-malfunction-obstacle-leaking-tank-text = Am Sauerstofftank ist eine Schweißnaht nach außen aufgegangen. Einen Augenblick ist die Fahne weiß und schön, dann ist sie fort.
first_martians-malfunction-obstacle-flat-cells = Leere Akkus
first_martians-malfunction-obstacle-flat-cells-text = Zwei Batteriebänke haben sich die Nacht über ineinander entladen. Am Morgen sind beide leer und warm.
first_martians-malfunction-obstacle-blight = Pflanzenrost
first_martians-malfunction-obstacle-blight-text = Rostfarbene Flecken, erst auf einem Blatt, dann am Stiel. Vor Mittag ist eine Pflanze geschnitten und luftdicht verpackt.
first_martians-malfunction-obstacle-cascade = Kettenreaktion
first_martians-malfunction-obstacle-cascade-text = Ein Relais fällt aus, das nächste übernimmt die Last und fällt aus. Erst an den Türen des Arbeitsbereichs hört es auf.
