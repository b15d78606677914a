# I componenti e le carte di First Martians. Le forme brevi hanno al massimo 14 caratteri.


## Strutture

first_martians-facility-oxygenator-01 = Ossigenatore 01
first_martians-facility-oxygenator-01-short = Ossigenat. 01
first_martians-facility-oxygenator-02 = Ossigenatore 02
first_martians-facility-oxygenator-02-short = Ossigenat. 02
first_martians-facility-solar-panel-01 = Pannelli Solari 01
first_martians-facility-solar-panel-01-short = Pannelli 01
first_martians-facility-solar-panel-02 = Pannelli Solari 02
first_martians-facility-solar-panel-02-short = Pannelli 02
first_martians-facility-farm = Fattoria
first_martians-facility-farm-short = Fattoria
first_martians-facility-quiet-place = Un Angolo Tranquillo
first_martians-facility-quiet-place-short = Angolo quieto
first_martians-facility-crew-quarters = Alloggi Equipaggio
first_martians-facility-crew-quarters-short = Alloggi
first_martians-facility-med-lab = MedLab
first_martians-facility-med-lab-short = MedLab
first_martians-facility-control-center = Centro di Controllo
first_martians-facility-control-center-short = Controllo
first_martians-facility-garage = Garage
first_martians-facility-garage-short = Garage
first_martians-facility-probe-bay = Vano Sonde
first_martians-facility-probe-bay-short = Vano Sonde
first_martians-facility-lab = Laboratorio
first_martians-facility-lab-short = Laboratorio
first_martians-facility-working-bay = Officina
first_martians-facility-working-bay-short = Officina
first_martians-facility-backup-solar-panel = Pannelli Solari di Riserva
first_martians-facility-backup-solar-panel-short = Pannelli Ris.
first_martians-facility-backup-oxygenator = Ossigenatore di Riserva
first_martians-facility-backup-oxygenator-short = Ossigeno Ris.
first_martians-facility-backup-farm = Fattoria di Riserva
first_martians-facility-backup-farm-short = Fattoria Ris.

## Famiglie di strutture: se ne intende una fra più

first_martians-facility-oxygenator = Ossigenatore
first_martians-facility-oxygenator-short = Ossigenatore
first_martians-facility-solar-panel = Pannelli Solari
first_martians-facility-solar-panel-short = Pannelli

## Complessi

first_martians-block-system = Complesso Sistemi
first_martians-block-system-short = Sistemi
first_martians-block-living = Complesso Abitativo
first_martians-block-living-short = Abitativo
first_martians-block-working = Complesso Lavorativo
first_martians-block-working-short = Lavorativo

## Elementi

first_martians-part-power = Connettori Energetici
first_martians-part-power-short = Connettori
first_martians-part-filters = Filtri dell’Ossigeno
first_martians-part-filters-short = Filtri
first_martians-part-hardware = Hardware
first_martians-part-hardware-short = Hardware
first_martians-part-cpu = CPU
first_martians-part-cpu-short = CPU

## Che cosa fa un elemento rosso

first_martians-penalty-costs-energy = Costa energia
first_martians-penalty-costs-energy-about = Ogni azione di questo tipo costa 1 energia dalle Riserve Generali. Non si riottiene, comunque vada l’azione.
first_martians-penalty-costs-oxygen = Costa ossigeno
first_martians-penalty-costs-oxygen-about = Ogni azione di questo tipo costa 1 ossigeno dalle Riserve Generali. Non si riottiene, comunque vada l’azione.
first_martians-penalty-must-roll = Tiro obbligatorio
first_martians-penalty-must-roll-about = Si tira il dado Successo anche quando le pedine bastano. Senza successo l’azione fallisce.
first_martians-penalty-no-rover = Niente rover
first_martians-penalty-no-rover-about = Nessun rover può assistere le azioni di Esplorazione.
first_martians-penalty-wilting = Appassimento
first_martians-penalty-wilting-about = In Produzione nulla cresce: ogni pianta arretra di uno spazio, a meno che l’equipaggio non paghi ciò che manca alla fattoria.
first_martians-penalty-malfunction = Avaria +1
first_martians-penalty-malfunction-about = Nella fase Avaria il tracciato del suo complesso sale di 1 in più.
first_martians-penalty-idle = Non rende nulla
first_martians-penalty-idle-about = In Produzione la struttura non dà nulla.
first_martians-penalty-froggy-check = Froggy a rischio
first_martians-penalty-froggy-check-about = In Produzione si tira il dado Ferite dell’Esplorazione; con una ferita Froggy si guasta.
first_martians-penalty-lose-sample = Campione perduto
first_martians-penalty-lose-sample-about = In Produzione l’equipaggio rimuove un campione da una regione esplorata.
first_martians-penalty-more-stress = Più Stress
first_martians-penalty-more-stress-about = In Produzione lo Stress sale di 1.
first_martians-penalty-fewer-pawns = Serve una pedina in più
first_martians-penalty-fewer-pawns-about = In Produzione si mette un segnalino «1 pedina in più» sull’Officina.

## Risorse

first_martians-resource-energy = Energia
first_martians-resource-oxygen = Ossigeno
first_martians-resource-food = Cibo

## Astronauti

first_martians-role-scientist = Scienziata
first_martians-role-geologist = Geologo
first_martians-role-engineer = Ingegnera
first_martians-role-medic = Medico
first_martians-astronaut-scientist-name = Noor Haddad
first_martians-astronaut-scientist-first = Noor
first_martians-astronaut-geologist-name = Mateus Andrade
first_martians-astronaut-geologist-first = Mateus
first_martians-astronaut-engineer-name = Anneli Korhonen
first_martians-astronaut-engineer-first = Anneli
first_martians-astronaut-medic-name = Samuel Okafor
first_martians-astronaut-medic-first = Samuel
first_martians-astronaut-scientist-portrait = Trentotto anni, botanica di Lione, precisa, asciutta, sveglia a ore che nel diario non annota. Si era opposta a questa finestra di lancio, e ha firmato lo stesso. Tiene gli appunti su carta; tra i fogli ci sono le lettere della figlia Salma, che ha undici anni.
first_martians-astronaut-geologist-portrait = Quarantaquattro anni, del Minas Gerais, paziente, lento all’ira; parla alla roccia che tiene sotto la mano. Una diga ha ceduto sopra la casa di suo fratello. Da allora conta le uscite di ogni stanza, e su Marte sono poche.
first_martians-astronaut-engineer-portrait = Quarantun anni, di Oulu, brusca: prima ripara, poi parla. Sulla stazione lunare Aitken la tuta di un collega ha ceduto mentre la corda la teneva lei. Quando fischietta, le cose vanno male.
first_martians-astronaut-medic-portrait = Trentasei anni, da Enugu passando per Liverpool, caldo, attento, il più giovane. Ha promesso al padre un salmo ogni domenica e mantiene la promessa senza credere. La mano sinistra ha cominciato a tremargli; lui scrive con la destra.

## Rover e macchine

first_martians-rover-froggy = Froggy
first_martians-rover-froggy-about = Piccolo e veloce: vale due pedine in un’azione di Esplorazione.
first_martians-rover-scorpio = Scorpio
first_martians-rover-scorpio-about = Pesante e solido: vale una pedina in ogni azione con i dadi fuori dall’HUB.
first_martians-machine-scout = Ricognitore
first_martians-machine-scout-about = Aggiunge una pedina all’Esplorazione.
first_martians-machine-collector = Raccoglitore
first_martians-machine-collector-about = Aggiunge una pedina alla Raccolta.
first_martians-machine-analyser = Analizzatore
first_martians-machine-analyser-about = Aggiunge una pedina alla Ricerca.
first_martians-machine-assembler = Assemblatore
first_martians-machine-assembler-about = Aggiunge una pedina alla Costruzione.

## Abilità

first_martians-skill-calculate = Calcolo
first_martians-skill-calculate-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: ritira uno dei tuoi dadi.
first_martians-skill-precautions = Misure Precauzionali
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: consuma un campione: il tracciato Lavorativo scende di 2.
first_martians-skill-join-forces = Unire le Forze
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: prendi subito un campione da una regione esplorata.
first_martians-skill-field-notes = Appunti sul Campo
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: lo Stress scende di 3.
first_martians-skill-core-drill = Carotaggio
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: prendi subito un campione da una regione esplorata.
first_martians-skill-eureka = Eureka!
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: un campione nuovo, subito disponibile.
first_martians-skill-shortcut = Scorciatoia
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: ignora il terreno di una regione in questo sol.
first_martians-skill-sure-footed = Passo Sicuro
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: ritira uno dei tuoi dadi.
first_martians-skill-second-look = Secondo Sguardo
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: ritira uno dei tuoi dadi.
first_martians-skill-oh-yes-i-can = Oh Sì che Posso
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: un elemento rosso torna subito in funzione.
first_martians-skill-jury-rig = Arrangiarsi
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: un Hardware di ricambio, subito disponibile.
first_martians-skill-bypass = Bypass
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: il tracciato Sistemi scende di 1.
first_martians-skill-bedside = Al Capezzale
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: lo Stress scende di 3.
first_martians-skill-field-dressing = Medicazione d’Emergenza
first_martians-skill-field-dressing-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: guarisci una tua ferita.
first_martians-skill-pep-talk = Parole di Conforto
first_martians-skill-pep-talk-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: il Morale dell’equipaggio sale di 1.
first_martians-skill-steady-hands = Mano Ferma
first_martians-skill-steady-hands-about = { $cost ->
    [one] { $cost } segnalino Morale
   *[other] { $cost } segnalini Morale
}: ritira un dado tuo, o altrui (successo, ferita).

## Profili

first_martians-skill-night-shift = Turno di notte
first_martians-skill-night-shift-about = una volta per missione: il tracciato Abitativo scende di 2.
first_martians-skill-pocket-stone = Un sasso in tasca
first_martians-skill-pocket-stone-about = una volta per missione: un campione nuovo, subito disponibile.
first_martians-skill-spare-tin = La latta del nonno
first_martians-skill-spare-tin-about = una volta per missione: una CPU di ricambio, subito disponibile.
first_martians-skill-second-mug = La seconda tazza
first_martians-skill-second-mug-about = una volta per missione: 1 segnalino Morale per ciascuno.
first_martians-profile-scientist = Da studentessa { $name } dormiva quattro ore per notte, e non ha mai capito che cosa facciano gli altri con il resto. Quando tutti sono a letto passa di lampada in lampada e ascolta che cosa ronza.
first_martians-profile-geologist = Dall’asilo { $name } lo rimandarono a casa perché i sassi gli avevano sfondato il cappotto. Il vizio gli è rimasto; da allora porta pantaloni con le cuciture doppie.
first_martians-profile-engineer = Il nonno di { $name } non buttava via niente che avesse una filettatura. La latta che le ha lasciato è partita con lei: è tutto il suo chilo e mezzo di effetti personali.
first_martians-profile-medic = { $name } lascia aperta la porta del Med Lab e sul tavolo una seconda tazza. Quasi nessuno viene per una ferita.

## Miglioramenti

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = La Guarigione non richiede il Medico.
first_martians-upgrade-power-generator = Generatore Potenziato
first_martians-upgrade-power-generator-about = I Connettori Energetici rossi del Centro di Controllo non danno penalità. Restano comunque rotti.
first_martians-upgrade-games-room = Sala Giochi
first_martians-upgrade-games-room-about = In Produzione il Primo Giocatore riceve 1 segnalino Morale.
first_martians-upgrade-air-recycler = Riciclatore d’Aria
first_martians-upgrade-air-recycler-about = I Filtri dell’Ossigeno rossi del Garage non danno penalità. Restano comunque rotti.
first_martians-upgrade-guided-arm = Braccio Guidato
first_martians-upgrade-guided-arm-about = La CPU rossa del Vano Sonde non dà penalità. Resta comunque rotta.
first_martians-upgrade-second-microscope = Secondo Microscopio
first_martians-upgrade-second-microscope-about = La CPU rossa del Laboratorio non dà penalità. Resta comunque rotta.
first_martians-upgrade-tool-wall = Parete degli Attrezzi
first_martians-upgrade-tool-wall-about = L’Hardware rosso dell’Officina non dà penalità. Resta comunque rotto.
first_martians-upgrade-drip-feed = Irrigazione a Goccia
first_martians-upgrade-drip-feed-about = In Produzione le Riserve Generali ricevono 1 cibo.

## Condizioni

first_martians-condition-anaemia = Anemia
first_martians-condition-anaemia-about = In ogni Produzione mangia 2 porzioni di cibo anziché 1.
first_martians-condition-anxiety-attack = Attacco d’Ansia
first_martians-condition-anxiety-attack-about = Il Morale scende subito di 1; il segnalino torna nel mucchio.
first_martians-condition-heart-condition = Disturbo Cardiaco
first_martians-condition-heart-condition-about = Una delle due pedine può solo svolgere la Guarigione di questa condizione.
first_martians-condition-trouble-concentrating = Difficoltà a Concentrarsi
first_martians-condition-trouble-concentrating-about = Ogni azione di questo astronauta porta un’Avventura, anche se presta solo assistenza; tocca a chi esegue l’azione.
first_martians-condition-migraine = Emicrania
first_martians-condition-migraine-about = Non può usare Abilità. I segnalini Morale si possono spendere per altri scopi.
first_martians-condition-poisoning = Avvelenamento
first_martians-condition-poisoning-about = Ogni ferita vale doppio.

## Tessere Arresto: che cosa fa il fronte

first_martians-shutdown-restart-surge = Picco di Riavvio
first_martians-shutdown-restart-surge-about = Una serie di Pannelli Solari produce 1 energia in più, entro il limite.
first_martians-shutdown-blown-fuse = Fusibile Saltato
first_martians-shutdown-blown-fuse-about = Il tracciato Avaria del Complesso Lavorativo sale di 1.
first_martians-shutdown-cold-start = Avviamento a Freddo
first_martians-shutdown-cold-start-about = Il Morale scende di 1.
first_martians-shutdown-drained-batteries = Batterie Scariche
first_martians-shutdown-drained-batteries-about = Il tracciato Avaria del Complesso Sistemi sale di 1. La tessera resta finché non si paga 1 energia.
first_martians-shutdown-fresh-charge = Ricarica
first_martians-shutdown-fresh-charge-about = Un Ossigenatore produce 1 ossigeno in più, entro il limite.
first_martians-shutdown-stale-air = Aria Viziata
first_martians-shutdown-stale-air-about = Lo Stress sale di 2.
first_martians-shutdown-slow-leak = Perdita Lenta
first_martians-shutdown-slow-leak-about = Il tracciato Avaria del Complesso Abitativo sale di 1. La tessera resta finché non si paga 1 ossigeno.
first_martians-shutdown-thin-air = Aria Rarefatta
first_martians-shutdown-thin-air-about = Chi volta la tessera perde 1 segnalino Morale, e lo Stress sale di 1.

## Segnalini Modificatore

first_martians-token-blocked = Guasto
first_martians-token-blocked-about = Questa struttura o questo rover non si può usare.
first_martians-token-minus-pawn = 1 pedina in più
first_martians-token-minus-pawn-about = L’azione richiede 1 pedina in più. Più segnalini di questo tipo si sommano.
first_martians-token-adventure = Avventura
first_martians-token-adventure-about = Chi esegue l’azione affronta un’Avventura.
first_martians-token-reroll = Nuovo tiro
first_martians-token-reroll-about = Un successo ottenuto va tirato di nuovo una volta; vale il secondo risultato.
first_martians-token-wound = Ferita
first_martians-token-wound-about = Chi esegue l’azione subisce 1 ferita.
first_martians-token-rover-check = Prova del rover
first_martians-token-rover-check-about = Dopo un viaggio si tira il dado Ferite dell’Esplorazione; con una ferita il rover si guasta.

## Terreno

first_martians-terrain-rover-check = Insidioso per i rover
first_martians-terrain-rover-check-about = Un rover che arriva qui o passa di qui può guastarsi alla fine della fase Azione.
first_martians-terrain-impassable = Lato impenetrabile
first_martians-terrain-impassable-about = Il lato esterno non si può attraversare; si aggira a destra o a sinistra.
first_martians-terrain-adventure = Avventura
first_martians-terrain-adventure-about = Chi agisce qui o attraversa la regione affronta un’Avventura.
first_martians-terrain-lose-morale = Scoraggiante
first_martians-terrain-lose-morale-about = Chi arriva qui o passa di qui fa scendere di 1 il Morale dell’equipaggio.
first_martians-terrain-wound = Pericoloso
first_martians-terrain-wound-about = Chi agisce qui o attraversa la regione subisce 1 ferita.
first_martians-terrain-extra-pawn = Impervio
first_martians-terrain-extra-pawn-about = Ogni azione che porta qui o passa di qui richiede 1 pedina in più.

## Regioni

first_martians-region-plain = Pianura
first_martians-region-dunes = Dune
first_martians-region-geysers = Geyser
first_martians-region-crater-rim = Orlo del Cratere
first_martians-region-old-riverbed = Antico Alveo
first_martians-region-mountains = Montagne
first_martians-region-dust-bowl = Conca di Polvere
first_martians-region-boulder-field = Campo di Massi
first_martians-region-chasm = Voragine
first_martians-region-salt-flats = Piana di Sale
first_martians-region-lava-tubes = Tubi di Lava
first_martians-region-scree = Ghiaione
first_martians-region-cliffs = Dirupi
first_martians-region-frost-hollow = Conca Gelata
first_martians-region-lander-wreck = Relitto del Lander
first_martians-region-red-terraces = Terrazze Rosse
first_martians-region-ice-sheet = Distesa di Ghiaccio
first_martians-region-great-canyon = Grande Canyon
first_martians-region-silent-basin = Bacino Silenzioso

## Punti di interesse

first_martians-poi-lost-crate = Cassa Perduta
first_martians-poi-lost-crate-about = Un Hardware di ricambio.
first_martians-poi-cable-drum = Bobina di Cavo
first_martians-poi-cable-drum-about = Connettori Energetici di ricambio.
first_martians-poi-odd-stone = Pietra Insolita
first_martians-poi-odd-stone-about = Un campione.
first_martians-poi-ice-pocket = Sacca di Ghiaccio
first_martians-poi-ice-pocket-about = 2 ossigeno per le Riserve Generali.
first_martians-poi-mark-one = Primo Segno
first_martians-poi-mark-one-about = Che cosa significhi dipende dalla missione.
first_martians-poi-mark-two = Secondo Segno
first_martians-poi-mark-two-about = Che cosa significhi dipende dalla missione.
first_martians-poi-mark-three = Terzo Segno
first_martians-poi-mark-three-about = Che cosa significhi dipende dalla missione.

## Oggetti

first_martians-item-sample = Campione
first_martians-item-sample-count = { $count ->
    [one] { $count } campione
   *[other] { $count } campioni
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
first_martians-item-seed = Seme
first_martians-item-seed-count = { $count ->
    [one] { $count } seme
   *[other] { $count } semi
}
first_martians-item-spare-power = Connettori Energetici di ricambio
first_martians-item-spare-power-count = { $count ->
    [one] { $count } ricambio per Connettori Energetici
   *[other] { $count } ricambi per Connettori Energetici
}
first_martians-item-spare-filters = Filtri dell’Ossigeno di ricambio
first_martians-item-spare-filters-count = { $count ->
    [one] { $count } ricambio per Filtri dell’Ossigeno
   *[other] { $count } ricambi per Filtri dell’Ossigeno
}
first_martians-item-spare-hardware = Hardware di ricambio
first_martians-item-spare-hardware-count = { $count ->
    [one] { $count } ricambio Hardware
   *[other] { $count } ricambi Hardware
}
first_martians-item-spare-cpu = CPU di ricambio
first_martians-item-spare-cpu-count = { $count ->
    [one] { $count } CPU di ricambio
   *[other] { $count } CPU di ricambio
}

## Fasi del round

first_martians-phase-0 = Preparazione
first_martians-phase-1 = Eventi
first_martians-phase-2 = Morale
first_martians-phase-3 = Produzione
first_martians-phase-4 = Azione
first_martians-phase-5 = Avaria
first_martians-phase-6 = Pulizia

## Tipi di azione e ciò che una pila di pedine può fare: sostantivo e verbo

first_martians-action-event = Evento
first_martians-action-event-verb = Affrontare l’evento
first_martians-action-rest = Riposo
first_martians-action-rest-verb = Riposare
first_martians-action-unwind = Relax
first_martians-action-unwind-verb = Rilassarsi
first_martians-action-heal = Guarigione
first_martians-action-heal-verb = Curare
first_martians-action-manage = Gestione
first_martians-action-manage-verb = Gestire
first_martians-action-explore = Esplorazione
first_martians-action-explore-verb = Esplorare
first_martians-action-gather = Raccolta
first_martians-action-gather-verb = Raccogliere
first_martians-action-research = Ricerca
first_martians-action-research-verb = Esaminare
first_martians-action-build = Costruzione
first_martians-action-build-verb = Costruire
first_martians-action-untyped = Altra azione
first_martians-action-untyped-verb = Fare altro
first_martians-action-plant = Semina
first_martians-action-plant-verb = Piantare un seme
first_martians-action-repair = Riparazione
first_martians-action-repair-verb = Riparare un elemento
first_martians-action-unblock = Riparazione del rover
first_martians-action-unblock-verb = Riparare un rover
first_martians-action-install = Miglioramento
first_martians-action-install-verb = Installare un miglioramento
first_martians-action-construct = Progetto di missione
first_martians-action-construct-verb = Lavorare a un progetto
first_martians-action-experiment = Progetto di ricerca
first_martians-action-experiment-verb = Lavorare a un progetto di ricerca
first_martians-action-restart = Riavvio
first_martians-action-restart-verb = Riavviare una struttura

## Parole chiave delle carte Avaria

first_martians-category-complication = Complicazione
first_martians-category-obstacle = Ostacolo

## Livelli di difficoltà

first_martians-level-easy = Facile
first_martians-level-normal = Normale
first_martians-level-hard = Difficile

## Direzioni e spazi

first_martians-direction-n = nord
first_martians-direction-n-short = N
first_martians-direction-ne = nord-est
first_martians-direction-ne-short = NE
first_martians-direction-e = est
first_martians-direction-e-short = E
first_martians-direction-se = sud-est
first_martians-direction-se-short = SE
first_martians-direction-s = sud
first_martians-direction-s-short = S
first_martians-direction-sw = sud-ovest
first_martians-direction-sw-short = SO
first_martians-direction-w = ovest
first_martians-direction-w-short = O
first_martians-direction-nw = nord-ovest
first_martians-direction-nw-short = NO
first_martians-space-hub = HUB
first_martians-space-hub-name = l’HUB
first_martians-space-r1-n = A1-N
first_martians-space-r1-n-name = anello interno, nord
first_martians-space-r1-ne = A1-NE
first_martians-space-r1-ne-name = anello interno, nord-est
first_martians-space-r1-e = A1-E
first_martians-space-r1-e-name = anello interno, est
first_martians-space-r1-se = A1-SE
first_martians-space-r1-se-name = anello interno, sud-est
first_martians-space-r1-s = A1-S
first_martians-space-r1-s-name = anello interno, sud
first_martians-space-r1-sw = A1-SO
first_martians-space-r1-sw-name = anello interno, sud-ovest
first_martians-space-r1-w = A1-O
first_martians-space-r1-w-name = anello interno, ovest
first_martians-space-r1-nw = A1-NO
first_martians-space-r1-nw-name = anello interno, nord-ovest
first_martians-space-r2-n = A2-N
first_martians-space-r2-n-name = anello di mezzo, nord
first_martians-space-r2-ne = A2-NE
first_martians-space-r2-ne-name = anello di mezzo, nord-est
first_martians-space-r2-e = A2-E
first_martians-space-r2-e-name = anello di mezzo, est
first_martians-space-r2-se = A2-SE
first_martians-space-r2-se-name = anello di mezzo, sud-est
first_martians-space-r2-s = A2-S
first_martians-space-r2-s-name = anello di mezzo, sud
first_martians-space-r2-sw = A2-SO
first_martians-space-r2-sw-name = anello di mezzo, sud-ovest
first_martians-space-r2-w = A2-O
first_martians-space-r2-w-name = anello di mezzo, ovest
first_martians-space-r2-nw = A2-NO
first_martians-space-r2-nw-name = anello di mezzo, nord-ovest
first_martians-space-r3-w = A3-O
first_martians-space-r3-w-name = anello esterno, ovest
first_martians-space-r3-nw = A3-NO
first_martians-space-r3-nw-name = anello esterno, nord-ovest
first_martians-space-r3-n = A3-N
first_martians-space-r3-n-name = anello esterno, nord
first_martians-space-r3-ne = A3-NE
first_martians-space-r3-ne-name = anello esterno, nord-est
first_martians-space-r3-e = A3-E
first_martians-space-r3-e-name = anello esterno, est

## Nomi brevi di regioni e astronauti

first_martians-role-scientist-short = Scienziata
first_martians-role-geologist-short = Geologo
first_martians-role-engineer-short = Ingegnera
first_martians-role-medic-short = Medico
first_martians-region-plain-short = Pianura
first_martians-region-dunes-short = Dune
first_martians-region-geysers-short = Geyser
first_martians-region-crater-rim-short = Orlo cratere
first_martians-region-old-riverbed-short = Antico Alveo
first_martians-region-mountains-short = Montagne
first_martians-region-dust-bowl-short = Conca polvere
first_martians-region-boulder-field-short = Campo massi
first_martians-region-chasm-short = Voragine
first_martians-region-salt-flats-short = Piana di Sale
first_martians-region-lava-tubes-short = Tubi di Lava
first_martians-region-scree-short = Ghiaione
first_martians-region-cliffs-short = Dirupi
first_martians-region-frost-hollow-short = Conca Gelata
first_martians-region-lander-wreck-short = Relitto
first_martians-region-red-terraces-short = Terrazze
first_martians-region-ice-sheet-short = Ghiaccio
first_martians-region-great-canyon-short = Grande Canyon
first_martians-region-silent-basin-short = Bacino Silenz.

## Strutture dello sbarco e oggetti delle missioni

first_martians-facility-field-workshop = Officina da Campo
first_martians-facility-field-workshop-short = Officina da Campo
first_martians-facility-field-quarters = Alloggi da Campo
first_martians-facility-field-quarters-short = Alloggi da Campo
first_martians-facility-field-garage = Garage da Campo
first_martians-facility-field-garage-short = Garage Campo
first_martians-facility-field-lab = Laboratorio da Campo
first_martians-facility-field-lab-short = Lab da Campo
first_martians-facility-aid-post = Posto di Soccorso
first_martians-facility-aid-post-short = Soccorso
first_martians-facility-relay-station = Ponte Radio
first_martians-facility-relay-station-short = Ponte Radio
first_martians-facility-water-extractor = Estrattore d’Acqua
first_martians-facility-water-extractor-short = Estrattore
first_martians-facility-wind-turbine = Turbina Eolica
first_martians-facility-wind-turbine-short = Turbina Eolica
first_martians-facility-algae-tank = Vasca di Alghe
first_martians-facility-algae-tank-short = Vasca di Alghe
first_martians-facility-radiation-cellar = Rifugio Antiradiazioni
first_martians-facility-radiation-cellar-short = Rifugio
first_martians-facility-rover-shed = Rimessa dei Rover
first_martians-facility-rover-shed-short = Rimessa Rover
first_martians-item-supply-drop = Carico di rifornimenti
first_martians-item-supply-drop-count = { $count ->
    [one] { $count } carico di rifornimenti
   *[other] { $count } carichi di rifornimenti
}
first_martians-item-capsule = Capsula dati
first_martians-item-capsule-count = { $count ->
    [one] { $count } capsula dati
   *[other] { $count } capsule dati
}
first_martians-item-sealed-capsule = Capsula sigillata
first_martians-item-sealed-capsule-count = { $count ->
    [one] { $count } capsula sigillata
   *[other] { $count } capsule sigillate
}
first_martians-item-mineral-1 = Fosfato
first_martians-item-mineral-1-count = { $count ->
    [one] { $count } campione di fosfato
   *[other] { $count } campioni di fosfato
}
first_martians-item-mineral-2 = Potassa
first_martians-item-mineral-2-count = { $count ->
    [one] { $count } campione di potassa
   *[other] { $count } campioni di potassa
}
first_martians-item-mineral-3 = Gesso
first_martians-item-mineral-3-count = { $count ->
    [one] { $count } campione di gesso
   *[other] { $count } campioni di gesso
}
first_martians-item-mineral-4 = Magnesite
first_martians-item-mineral-4-count = { $count ->
    [one] { $count } campione di magnesite
   *[other] { $count } campioni di magnesite
}
first_martians-item-mineral-5 = Olivina
first_martians-item-mineral-5-count = { $count ->
    [one] { $count } campione di olivina
   *[other] { $count } campioni di olivina
}
first_martians-item-mineral-6 = Perclorato
first_martians-item-mineral-6-count = { $count ->
    [one] { $count } campione di perclorato
   *[other] { $count } campioni di perclorato
}
first_martians-item-module = Modulo
first_martians-item-module-count = { $count ->
    [one] { $count } modulo
   *[other] { $count } moduli
}
first_martians-item-crate = Cassa del deposito
first_martians-item-crate-count = { $count ->
    [one] { $count } cassa del deposito
   *[other] { $count } casse del deposito
}
first_martians-item-logbook-page = Pagina del diario
first_martians-item-logbook-page-count = { $count ->
    [one] { $count } pagina del diario
   *[other] { $count } pagine del diario
}
first_martians-item-strut = Segmento di traliccio
first_martians-item-strut-count = { $count ->
    [one] { $count } segmento di traliccio
   *[other] { $count } segmenti di traliccio
}

## Avarie del Complesso Lavorativo

first_martians-malfunction-complication-garage-power = Colonnina Morta
first_martians-malfunction-complication-garage-power-text = La colonnina di ricarica fa scattare l’interruttore ogni volta che si collega un rover. Da ora il portone si apre a spese della riserva.
first_martians-malfunction-complication-garage-filters = Polvere nella Camera Stagna
first_martians-malfunction-complication-garage-filters-text = I filtri della camera stagna sono intasati da una polvere fine come farina. A ogni ciclo l’aria va rabboccata dalle bombole.
first_martians-malfunction-complication-garage-hardware = Rampa Piegata
first_martians-malfunction-complication-garage-hardware-text = La rampa ha ceduto da un lato. Froggy la scende con due ruote in aria.
first_martians-malfunction-complication-garage-cpu = Guida Fuori Linea
first_martians-malfunction-complication-garage-cpu-text = Il computer di guida non ritrova più nemmeno il proprio stallo. I rover restano dentro, e si esce con la carta e il sole.
first_martians-malfunction-complication-probe-bay-power = Catapulta Scarica
first_martians-malfunction-complication-probe-bay-power-text = I condensatori della catapulta si svuotano mentre si caricano. Ogni lancio ora attinge alla riserva.
first_martians-malfunction-complication-probe-bay-filters = Guarnizione Strappata
first_martians-malfunction-complication-probe-bay-filters-text = La guarnizione del portello dei campioni ha uno strappo lungo un dito. Chi ci lavora respira da una bombola.
first_martians-malfunction-complication-probe-bay-hardware = Pinza che non Chiude
first_martians-malfunction-complication-probe-bay-hardware-text = La pinza della sonda si apre a un palmo dal vassoio. A ogni sol qualcosa si perde sulla via del ritorno.
first_martians-malfunction-complication-probe-bay-cpu = Telemetria Confusa
first_martians-malfunction-complication-probe-bay-cpu-text = Metà dei valori della telemetria è rumore. La sonda segnala successi da posti dove non è mai stata.
first_martians-malfunction-complication-lab-power = Linea dei Banchi in Avaria
first_martians-malfunction-complication-lab-power-text = I banchi del laboratorio hanno perso la propria linea. La centrifuga va con un cavo dal corridoio, e paga la riserva.
first_martians-malfunction-complication-lab-filters = Cappa Intasata
first_martians-malfunction-complication-lab-filters-text = La cappa non aspira più. Dopo ogni prova il locale va lavato con ossigeno fresco.
first_martians-malfunction-complication-lab-hardware = Centrifuga Sbilanciata
first_martians-malfunction-complication-lab-hardware-text = Il rotore è fuori asse e a metà ciclo non si può fermare. Il suo ronzio attraversa ogni parete della base, anche di notte.
first_martians-malfunction-complication-lab-cpu = Analizzatore Senza Memoria
first_martians-malfunction-complication-lab-cpu-text = L’analizzatore perde la taratura fra un campione e l’altro. Ogni risultato vale quanto ne dice il successivo.
first_martians-malfunction-complication-working-bay-power = Saldatrice sulla Riserva
first_martians-malfunction-complication-working-bay-power-text = La presa ad alta tensione dell’officina è bruciata. La saldatrice prende corrente dalla riserva, arco dopo arco.
first_martians-malfunction-complication-working-bay-filters = Fumi di Saldatura
first_martians-malfunction-complication-working-bay-filters-text = I filtri dell’officina lasciano passare i fumi. Si lavora con la maschera e con l’ossigeno delle bombole.
first_martians-malfunction-complication-working-bay-hardware = Tornio Grippato
first_martians-malfunction-complication-working-bay-hardware-text = Il cuscinetto principale del tornio è grippato. Quello che torniva in pochi minuti ora si lima a mano.
first_martians-malfunction-complication-working-bay-cpu = Stampante Fuori Misura
first_martians-malfunction-complication-working-bay-cpu-text = La stampante dei pezzi sbaglia di meno di un millimetro. Di nessun pezzo ci si può fidare prima di averlo montato.
first_martians-malfunction-obstacle-garage-minus-pawn = Casse in Mezzo
first_martians-malfunction-obstacle-garage-minus-pawn-text = Uno scaffale ha ceduto e l’uscita è sepolta dalle casse. Domani qualcuno dovrà sgombrare prima che si possa partire.
first_martians-malfunction-obstacle-froggy-off-the-jack = Froggy giù dal cric
first_martians-malfunction-obstacle-froggy-off-the-jack-text = Durante il cambio di una ruota il cric scivola, e Froggy ricade sul proprio assale. Finché non è raddrizzato, non va da nessuna parte.
first_martians-malfunction-obstacle-suit-valve = Valvola della tuta aperta
first_martians-malfunction-obstacle-suit-valve-text = Una tuta è rimasta appesa in garage tutta la notte con la valvola aperta di un quarto di giro. Al mattino la rastrelliera è bianca di brina, e le bombole dietro pesano poco.
first_martians-malfunction-obstacle-garage-wound = Portone in Tensione
first_martians-malfunction-obstacle-garage-wound-text = Un cavo del portone regge su tre trefoli. Cederà addosso al prossimo che tira la leva.
first_martians-malfunction-obstacle-garage-blocked = Portone Bloccato
first_martians-malfunction-obstacle-garage-blocked-text = Il portone è uscito dalla guida e lo si cala a mano. Domani di lì non esce nessuno.
first_martians-malfunction-obstacle-winch-cable = Il cavo attorno a Scorpio
first_martians-malfunction-obstacle-winch-cable-text = L’argano di recupero molla il tamburo, e quaranta metri di cavo si avvolgono alle ruote di Scorpio. Bisognerà liberarlo, un giro alla volta.
first_martians-malfunction-obstacle-catapult-fires = La catapulta parte da sola
first_martians-malfunction-obstacle-catapult-fires-text = Alle quattro del mattino la catapulta lancia nel nulla una sonda vuota. La carica che ci ha messo doveva bastare per la giornata.
first_martians-malfunction-obstacle-probe-bay-adventure = Sonda Fuori Rotta
first_martians-malfunction-obstacle-probe-bay-adventure-text = L’ultima sonda è caduta dietro la cresta, fuori vista. Chi va a prenderla non sa che cosa c’è di là.
first_martians-malfunction-obstacle-probe-bay-wound = Lamiera Tagliente
first_martians-malfunction-obstacle-probe-bay-wound-text = Il coperchio della cassetta dei campioni si è lacerato in una lama. Il guanto che ci entra non terrà.
first_martians-malfunction-obstacle-probe-bay-blocked = Rotaia Gelata
first_martians-malfunction-obstacle-probe-bay-blocked-text = Il refrigerante si è versato sulla rotaia di lancio e sta gelando. Domani il vano resta chiuso finché non lo si scalpella via.
first_martians-malfunction-obstacle-lab-minus-pawn = Campioni in Arretrato
first_martians-malfunction-obstacle-lab-minus-pawn-text = Nella cella fredda si sono staccate le etichette di due vassoi. Domani si comincia con un’ora passata a capire quale è quale.
first_martians-malfunction-obstacle-lab-reroll = Bianco Contaminato
first_martians-malfunction-obstacle-lab-reroll-text = Il campione di controllo mostra una crescita. Ogni risultato andrà ripetuto prima di valere.
first_martians-malfunction-obstacle-lab-adventure = Fiala Senza Etichetta
first_martians-malfunction-obstacle-lab-adventure-text = Nella rastrelliera c’è una fiala di troppo. La aprirà chi lavora qui per primo.
first_martians-malfunction-obstacle-coolant-in-the-duct = Refrigerante nei cavi
first_martians-malfunction-obstacle-coolant-in-the-duct-text = Il refrigerante del congelatore corre dal laboratorio lungo la canalina di tutto il complesso. C’è tempo per staccare tutto quello che raggiungerà, tranne una cosa.
first_martians-malfunction-obstacle-lab-blocked = Laboratorio Sigillato
first_martians-malfunction-obstacle-lab-blocked-text = Una coltura è entrata nel condotto dell’aria. Domani il laboratorio sarà sigillato e sterilizzato, senza nessuno dentro.
first_martians-malfunction-obstacle-working-bay-minus-pawn = Chiave Dinamometrica Persa
first_martians-malfunction-obstacle-working-bay-minus-pawn-text = La chiave dinamometrica non è al suo gancio, né altrove. Domani una persona reggerà quello che reggeva l’attrezzo.
first_martians-malfunction-obstacle-working-bay-reroll = Disegni Sbagliati
first_martians-malfunction-obstacle-working-bay-reroll-text = I disegni sullo schermo sono quelli del prototipo. Quello che pare a posto va smontato e rimontato.
first_martians-malfunction-obstacle-hammering-pipes = Colpi nei tubi
first_martians-malfunction-obstacle-hammering-pipes-text = Per tutta la notte il compressore dell’officina ha spinto contro una valvola chiusa. I colpi sono scesi per i tubi fino agli altri due complessi.
first_martians-malfunction-obstacle-working-bay-wound = Mola Senza Riparo
first_martians-malfunction-obstacle-working-bay-wound-text = Il riparo della mola si è staccato. Il lavoro non può aspettare, e il disco lancia scintille all’altezza degli occhi.
first_martians-malfunction-obstacle-solvent-spill = Solvente Versato
first_martians-malfunction-obstacle-solvent-spill-text = Un fusto di solvente si è svuotato sotto la griglia del pavimento. I vapori si cacciano con l’aria delle bombole, e domani qualcuno starà in ginocchio con uno straccio.
first_martians-malfunction-obstacle-froggy = Cuscinetto di Froggy
first_martians-malfunction-obstacle-froggy-text = Un cuscinetto di Froggy si scalda. Può reggere il prossimo viaggio, o la metà.
first_martians-malfunction-obstacle-scorpio = Il Braccio di Scorpio
first_martians-malfunction-obstacle-scorpio-text = Il braccio di carico di Scorpio si ferma a metà corsa. Qualcuno deve sollevare quello che sollevava lui.
first_martians-malfunction-obstacle-lost-probe = Sonda Perduta
first_martians-malfunction-obstacle-lost-probe-text = Una sonda tace sulla via del ritorno. Quello che portava è da qualche parte nella sabbia, senza etichetta.
first_martians-malfunction-obstacle-spilled-acid = Acido Versato
first_martians-malfunction-obstacle-spilled-acid-text = In laboratorio si è rovesciata una beuta d’acido. Nessuno è ferito; per ore tutta la base odora di quello che poteva essere.

## Avarie del Complesso Abitativo

first_martians-malfunction-complication-crew-quarters-power = Riscaldamento a Riserva
first_martians-malfunction-complication-crew-quarters-power-text = La linea del riscaldamento negli alloggi è in corto. Le stanze calde ora si chiedono, e si pagano.
first_martians-malfunction-complication-crew-quarters-filters = Cabine Senza Ricambio
first_martians-malfunction-complication-crew-quarters-filters-text = I filtri delle cabine sono grigi e rigidi come feltro. Senza un filo d’aria dalle bombole ci si sveglia col mal di testa.
first_martians-malfunction-complication-crew-quarters-hardware = Paratia che Cede
first_martians-malfunction-complication-crew-quarters-hardware-text = Una paratia si è spostata e due porte non chiudono più. A ogni sol lo scricchiolio trova un altro giunto da allentare.
first_martians-malfunction-complication-crew-quarters-cpu = Luci Insonni
first_martians-malfunction-complication-crew-quarters-cpu-text = La centralina delle luci ha perso l’ora e sveglia chi le pare. Il tempo libero non sempre diventa riposo.
first_martians-malfunction-complication-med-lab-power = Lampada Spenta
first_martians-malfunction-complication-med-lab-power-text = La lampada operatoria sfarfalla e si spegne a metà visita. Funziona con la riserva, finché dura.
first_martians-malfunction-complication-med-lab-filters = Respiratore Intasato
first_martians-malfunction-complication-med-lab-filters-text = I filtri del respiratore hanno la muffa. Finché non si cambiano, i pazienti respirano l’ossigeno delle bombole.
first_martians-malfunction-complication-med-lab-hardware = Sterilizzatrice che Perde
first_martians-malfunction-complication-med-lab-hardware-text = La sterilizzatrice sfoga il vapore nella parete. Dietro il rivestimento l’umidità va in cerca di cavi.
first_martians-malfunction-complication-med-lab-cpu = Valori Sbagliati
first_martians-malfunction-complication-med-lab-cpu-text = Il monitor mostra a tutti lo stesso polso. Quello che dice di una ferita va controllato a mano, e la mano può sbagliare.
first_martians-malfunction-complication-control-center-power = Console Intermittenti
first_martians-malfunction-complication-control-center-power-text = Due console sono rimaste senza alimentazione. Chi le vuole accese deve nutrirle con la riserva.
first_martians-malfunction-complication-control-center-filters = Sala Server Rovente
first_martians-malfunction-complication-control-center-filters-text = I filtri dietro i server sono soffocati, e la sala si chiude per non scaldare il resto. Ci si lavora con la maschera.
first_martians-malfunction-complication-control-center-hardware = Scheda Madre Allentata
first_martians-malfunction-complication-control-center-hardware-text = Una scheda madre si è allentata e manda gli allarmi al modulo sbagliato. I guasti piccoli crescono mentre si corre all’altro capo della base.
first_martians-malfunction-complication-control-center-cpu = Comando Respinto
first_martians-malfunction-complication-control-center-cpu-text = Il computer centrale chiede conferma e poi scorda la domanda. Certi comandi arrivano, altri no.
first_martians-malfunction-obstacle-bulkhead-down = Paratia chiusa
first_martians-malfunction-obstacle-bulkhead-down-text = Per un falso allarme è caduta la paratia degli alloggi, e ha tagliato loro l’aria. Chi vuole usarli deve prima riavviarli.
first_martians-malfunction-obstacle-crew-quarters-reroll = Pareti Sottili
first_martians-malfunction-obstacle-crew-quarters-reroll-text = L’isolante è scivolato e ogni voce passa. Chi viene a distrarsi è interrotto, almeno una volta.
first_martians-malfunction-obstacle-one-fuse-short = Un fusibile in meno
first_martians-malfunction-obstacle-one-fuse-short-text = Uno sbalzo ha bruciato i fusibili dei locali abitati, e nella scatola ne manca uno. Tocca all’equipaggio dire di che cosa fare a meno.
first_martians-malfunction-obstacle-med-lab-minus-pawn = Bende in Disordine
first_martians-malfunction-obstacle-med-lab-minus-pawn-text = L’armadio dei medicinali ha rovesciato i cassetti. Domani due mani metteranno in ordine mentre altre due curano.
first_martians-malfunction-obstacle-med-lab-reroll = Reagenti Scaduti
first_martians-malfunction-obstacle-med-lab-reroll-text = Le analisi del sangue vanno con reagenti scaduti. Un valore buono non prova nulla finché non è rimisurato.
first_martians-malfunction-obstacle-med-lab-adventure = Reazione Allergica
first_martians-malfunction-obstacle-med-lab-adventure-text = L’ultima partita di disinfettante ha un altro odore, e la pelle se ne accorge. La prossima cura può diventarne un’altra.
first_martians-malfunction-obstacle-control-center-minus-pawn = Servono Due Chiavi
first_martians-malfunction-obstacle-control-center-minus-pawn-text = Dopo un aggiornamento la console esige un secondo operatore. La squadra di Ruth cerca l’opzione; fino a domani sera ne vuole due.
first_martians-malfunction-obstacle-control-center-reroll = Eco in Ritardo
first_martians-malfunction-obstacle-control-center-reroll-text = A ogni comando risponde lo stato di un minuto prima. Quello che pare fatto va rimandato.
first_martians-malfunction-obstacle-command-sent-twice = Comando inviato due volte
first_martians-malfunction-obstacle-command-sent-twice-text = Una riga dei comandi ha balbettato: l’ordine di scaldare è stato eseguito due volte, e così quello di sfiatare. Batterie e serbatoi segnano tutti meno del dovuto.
first_martians-malfunction-obstacle-quiet-place = L’Oscurante
first_martians-malfunction-obstacle-quiet-place-text = L’oscurante dell’unica finestra si è incastrato e il telaio va sigillato di nuovo. Per questo sol l’angolo tranquillo è un cantiere.
first_martians-malfunction-obstacle-broken-shower = Doccia Rotta
first_martians-malfunction-obstacle-broken-shower-text = La doccia dà acqua marrone, poi più niente. Chi respira la stessa aria da mesi comincia a farci caso.
first_martians-malfunction-obstacle-quarrel = Un Vecchio Litigio
first_martians-malfunction-obstacle-quarrel-text = Comincia con una tazza non lavata e finisce alla finestra di lancio. Dopo, ognuno mangia da solo.
first_martians-malfunction-obstacle-spoiled-rations = Razioni Guaste
first_martians-malfunction-obstacle-spoiled-rations-text = Una guarnizione della dispensa ha lasciato uscire il freddo. Una cassa intera finisce nel riciclatore, intatta.
first_martians-malfunction-obstacle-infection = Taglio Infetto
first_martians-malfunction-obstacle-infection-text = Un taglietto a cui nessuno pensava a sera è rosso e caldo. Su Marte non cresce nulla, tranne quello che ci si è portati.
first_martians-malfunction-obstacle-sleepless = Allarme Notturno
first_martians-malfunction-obstacle-sleepless-text = Il rilevatore di fumo negli alloggi suona alle due, alle tre e alle quattro e mezza. Non c’è fumo, e non c’è sonno.
first_martians-malfunction-obstacle-alarm-fault = Allarme Escluso
first_martians-malfunction-obstacle-alarm-fault-text = Qualcuno ha escluso un allarme che gridava al lupo da ore. Dietro, inascoltata, una pressione nei sistemi continuava a scendere.

## Avarie del Complesso Sistemi

first_martians-malfunction-complication-oxygenator-power-a = Celle Scollegate
first_martians-malfunction-complication-oxygenator-power-a-text = Il gelo ha sollevato un connettore dalle celle di elettrolisi. L’ossigeno esce ancora, e a monte tutto è sotto sforzo.
first_martians-malfunction-complication-oxygenator-power-b = Sbarra Annerita
first_martians-malfunction-complication-oxygenator-power-b-text = La sbarra di un ossigenatore è nera per un palmo. Porta corrente, rovente, finché la porta.
first_martians-malfunction-complication-oxygenator-filters-a = Polvere di Perclorato
first_martians-malfunction-complication-oxygenator-filters-a-text = I filtri d’aspirazione sono gialli di perclorato. Quello che non trattengono più lo inghiotte la pompa seguente.
first_martians-malfunction-complication-oxygenator-filters-b = Ghiaccio sulla Membrana
first_martians-malfunction-complication-oxygenator-filters-b-text = Nella notte il ghiaccio ha attraversato la membrana del filtro. Quando si scioglie, resteranno i fori.
first_martians-malfunction-complication-oxygenator-hardware-a = Compressore che Batte
first_martians-malfunction-complication-oxygenator-hardware-a-text = Una valvola del compressore batte contro la sede. La sente tutta la fila dei moduli, e trema un poco.
first_martians-malfunction-complication-oxygenator-hardware-b = Collettore Crepato
first_martians-malfunction-complication-oxygenator-hardware-b-text = Il collettore ha una crepa tenuta insieme dalla vernice. La pressione è normale, il manometro accanto un po’ meno.
first_martians-malfunction-complication-solar-panel-power-a = Cavo Consumato
first_martians-malfunction-complication-solar-panel-power-a-text = Il vento ha sfregato il cavo di un pannello contro il suo palo. Dove si vede il rame, al tramonto scintilla.
first_martians-malfunction-complication-solar-panel-power-b = Scatola Bruciata
first_martians-malfunction-complication-solar-panel-power-b-text = Una scatola di derivazione si è fusa in un pugno di plastica. La corrente fa il giro lungo e scalda quello che incontra.
first_martians-malfunction-complication-solar-panel-hardware-a = Inseguitore Bloccato
first_martians-malfunction-complication-solar-panel-hardware-a-text = Il motore che volge i pannelli al sole s’inceppa e strattona. Ogni strappo arriva alla rete.
first_martians-malfunction-complication-solar-panel-hardware-b = Ancoraggio Divelto
first_martians-malfunction-complication-solar-panel-hardware-b-text = Una raffica ha divelto dal suolo un ancoraggio dei pannelli. Ora il telaio pesa su cavi fatti per meno.
first_martians-malfunction-complication-farm-power-a = Lampade Spente
first_martians-malfunction-complication-farm-power-a-text = Metà delle lampade della fattoria è spenta. Le foglie si voltano verso la metà che resta.
first_martians-malfunction-complication-farm-power-b = Tappeti Freddi
first_martians-malfunction-complication-farm-power-b-text = I tappeti riscaldanti sotto le vasche sono freddi, a partire dalla presa. Al mattino c’è brina sulle foglie più basse.
first_martians-malfunction-complication-farm-filters-a = Miscela Sbagliata
first_martians-malfunction-complication-farm-filters-a-text = I filtri della fattoria non bilanciano più l’aria. Le piante respirano quello che l’equipaggio espira, e poco altro.
first_martians-malfunction-complication-farm-filters-b = Spore nei Condotti
first_martians-malfunction-complication-farm-filters-b-text = Sui filtri c’è un velo grigio, ed è vivo. Dove si posa, le piantine si piegano.
first_martians-malfunction-complication-farm-hardware-a = Pompa a Secco
first_martians-malfunction-complication-farm-hardware-a-text = La pompa di circolazione aspira aria insieme all’acqua. Le piante bevono ancora; i tubi dietro cominciano a battere.
first_martians-malfunction-complication-farm-hardware-b = Vasche che Perdono
first_martians-malfunction-complication-farm-hardware-b-text = Da due vasche la soluzione nutritiva filtra nel pavimento. Sotto il pavimento corrono le linee di tutto il complesso.
first_martians-malfunction-obstacle-oxygenator-output-a = Bassa Pressione
first_martians-malfunction-obstacle-oxygenator-output-a-text = L’aria fuori è più rarefatta di quanto promettano le tabelle per la stagione. L’ossigenatore rende quello che riceve.
first_martians-malfunction-obstacle-oxygenator-output-b = Catalizzatore Esausto
first_martians-malfunction-obstacle-oxygenator-output-b-text = Il catalizzatore invecchia più in fretta della sua scheda tecnica. La resa è calata ancora, in silenzio, senza allarmi.
first_martians-malfunction-obstacle-oxygenator-output-c = Elettrolita Perso
first_martians-malfunction-obstacle-oxygenator-output-c-text = Una valvola di scarico è rimasta aperta tutta la notte e l’elettrolita è finito nella sabbia. Quello che resta copre metà delle piastre.
first_martians-malfunction-obstacle-solar-panel-output-a = Polvere sui Pannelli
first_martians-malfunction-obstacle-solar-panel-output-a-text = La polvere è carica di elettricità e resta dove cade. La curva della resa è più piatta di ieri.
first_martians-malfunction-obstacle-solar-panel-output-b = Foschia sulla Valle
first_martians-malfunction-obstacle-solar-panel-output-b-text = Una foschia alta si è posata sulla valle, e le ombre non hanno bordi. Darmstadt dice che potrebbe restare.
first_martians-malfunction-obstacle-solar-panel-output-c = Celle in Frantumi
first_martians-malfunction-obstacle-solar-panel-output-c-text = Una pietra non più grande di un pugno è caduta sui pannelli. Un’intera fila di celle è vetro e filo.
first_martians-malfunction-obstacle-leaking-tank = Serbatoio che Perde
first_martians-malfunction-obstacle-leaking-tank-text = Una saldatura del serbatoio d’ossigeno si è aperta verso l’esterno. Per un attimo il pennacchio è bianco, bellissimo, poi non c’è più.
first_martians-malfunction-obstacle-flat-cells = Accumulatori Scarichi
first_martians-malfunction-obstacle-flat-cells-text = Due banchi di batterie si sono scaricati l’uno nell’altro per tutta la notte. Al mattino sono vuoti e tiepidi.
first_martians-malfunction-obstacle-blight = Ruggine delle Piante
first_martians-malfunction-obstacle-blight-text = Macchie color ruggine, prima su una foglia, poi sul fusto. Prima di mezzogiorno una pianta è tagliata e chiusa in un sacco.
first_martians-malfunction-obstacle-cascade = Reazione a Catena
first_martians-malfunction-obstacle-cascade-text = Un relè cade, il vicino prende il carico, e cade. La catena si ferma solo alle porte del Complesso Lavorativo.
