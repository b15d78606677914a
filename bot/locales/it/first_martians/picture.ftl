# Ciò che si legge sulle immagini di First Martians, e le loro descrizioni a parole.

# One letter each, all different.
picmars-letter-scientist = S
picmars-letter-geologist = G
picmars-letter-engineer = I
picmars-letter-medic = M

# What a red marker costs, where it stands; about fifteen letters.
picmars-penalty-costs-energy = costa 1 energia
picmars-penalty-costs-oxygen = costa 1 ossigeno
picmars-penalty-must-roll = si tira sempre
picmars-penalty-no-rover = niente rover
picmars-penalty-both = tiro · no rover
picmars-penalty-wilting = appassisce
picmars-penalty-malfunction = avaria +{ $count }
picmars-penalty-idle = non rende nulla
picmars-penalty-froggy-check = Froggy a rischio
picmars-penalty-lose-sample = perde campioni
picmars-penalty-more-stress = Stress +1
picmars-penalty-fewer-pawns = serve 1 pedina
picmars-penalty-none = senza effetto

picmars-shut-down = In arresto
# Beside a malfunction die: when it is rolled; about twenty letters.
picmars-die-every-sol = si tira a ogni sol
picmars-die-from-sol = si tira dal sol { $sol }
picmars-die-not-yet = ancora non si tira

picmars-token-blocked = guasto
picmars-token-minus-pawn = 1 pedina in più
picmars-token-adventure = avventura
picmars-token-reroll = successo da ritirare
picmars-token-wound = 1 ferita
picmars-token-lose-morale = Morale −1
picmars-token-rover-check = rover a rischio

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
picmars-alt-block = { $block }: avaria { $track } su 5.
picmars-alt-die = { $block }: il suo dado si tira a ogni sol.
picmars-alt-in-order = In ordine: { $list }.
picmars-alt-broken = rotti: { $list }
picmars-alt-tokens = «{ $mark }» { $list }
picmars-alt-output = produce { $amount } su { $most }
picmars-alt-farm = serre { $houses }, piante { $plants }, in crescita { $growing }
picmars-alt-gives = ogni Produzione: { $list }
picmars-gain-oxygen = ossigeno { $amount }
picmars-gain-energy = energia { $amount }
picmars-gain-food = cibo { $amount }
picmars-gain-stress = stress { $amount }
picmars-gain-rover = via un segnalino da ogni rover

picmars-sol = Sol { $sol } di { $sols }
picmars-plan = Piano del sol
picmars-plan-empty = Nessuna pedina è ancora in gioco.
picmars-machine = Macchina
picmars-roll-all = tre dadi
picmars-roll-success = solo il dado Successo
picmars-roll-none = nessun dado

# What a stack of pawns is laid for; about thirty letters.
picmars-job-explore = Esplora { $space }
picmars-job-gather = { $item } da { $space }
picmars-job-repair = { $facility }: { $part }
picmars-job-unblock = { $rover }: { $token }
picmars-job-plant = Semina: { $facility }
picmars-job-restart = Riavvia: { $facility }
picmars-job-install = Installa: { $upgrade }
picmars-job-construct = Costruisci: { $project }
picmars-job-construct-at = { $project } in { $space }
picmars-job-research-first = Esamina un campione
picmars-job-research-second = Compi una scoperta
picmars-job-cure = Cura: { $condition }

# What stands against a stack of pawns; about forty letters.
picmars-problem-too-few-pawns = { $count ->
    [one] manca { $count } pedina
   *[other] mancano { $count } pedine
}
picmars-problem-unpayable = Non basta la riserva: { $resource }
picmars-problem-item-lacking = Manca: { $item }
picmars-problem-already-planned = È già nel piano
picmars-problem-build-first = Prima va costruito altro
picmars-problem-deadly = Le ferite sarebbero mortali
picmars-problem-facility-blocked = La struttura è guasta
picmars-problem-facility-shut = La struttura è in arresto
picmars-problem-farm-full = Nessuna serra è libera
picmars-problem-medic-needed = Serve l’aiuto del Medico
picmars-problem-role-needed = Serve un astronauta preciso
picmars-problem-no-rover = Il Garage non fa uscire rover
picmars-problem-no-route = Nessuna via porta là
picmars-problem-none-left = Là non c’è più nulla
picmars-problem-part-not-there = L’elemento non c’è
picmars-problem-rover-blocked = Il rover è guasto
picmars-problem-seedbed-taken = Il semenzaio è occupato
picmars-problem-other = Così non è possibile

picmars-alt-plan = Piano del sol { $sol } di { $sols }.
picmars-percent = { $percent }%
picmars-alt-chance = probabilità { $chance }%
picmars-alt-stack = { $job }: { $pawns }; pedine { $given } su { $needed }; { $what }.
picmars-alt-stack-short = { $job }: { $what }.
picmars-alt-free = { $who }: pedine libere { $count }.

# Tiles that lie face down; about nine letters.
picmars-unseen = Ignote
picmars-alt-map = Mappa intorno all’HUB.
picmars-alt-marked = In evidenza: { $list }.
picmars-alt-finds = segnalini Obiettivo { $count }
picmars-alt-standing = progetti { $count }
picmars-alt-reach = Inesplorate, con le pedine che servono per esplorare: { $list }.
picmars-alt-lying = Segnalini Obiettivo in { $list }.

picmars-supplies = Riserve
# Heads of columns; about eight letters.
picmars-column-produced = Produzione
picmars-column-needed = Fabbisogno
picmars-column-stock = Scorta
# What follows from a surplus or a lack; about twenty-two letters.
picmars-gain = { $count ->
    [0] nessun avanzo
   *[other] +{ $count } alla scorta
}
picmars-shut = { $count ->
    [one] { $count } struttura in arresto
   *[other] { $count } strutture in arresto
}
picmars-eaten = { $count } dalla scorta
picmars-starve = { $count ->
    [one] { $count } ferita per fame
   *[other] { $count } ferite per fame
}
picmars-eats = Fabbisogno
picmars-morale = Morale
picmars-stress = Stress
picmars-malfunctions = Avarie
picmars-cargo = Zona di Carico
picmars-found = Campioni e ritrovamenti
picmars-spares = Ricambi
picmars-upgrades = Miglioramenti pronti
picmars-rovers = Rover e macchine
picmars-research = Ricerca
picmars-examined = Esaminati
picmars-discovered = Scoperti
picmars-log = Eventi aperti
picmars-sols-left = { $count ->
    [one] ancora { $count } sol
   *[other] ancora { $count } sol
}
picmars-none = Nessuna voce
picmars-alt-supplies = Riserve al sol { $sol } di { $sols }.
picmars-alt-resource = { $name }: produzione { $produced }, fabbisogno { $needed } ({ $outcome }), scorta { $stock }.
picmars-alt-tracks = Morale { $morale }, Stress { $stress } su 18.

# The role, and the person who plays this astronaut.
picmars-played-by = { PIECE("first_martians-role", $role) } · { $role ->
    [scientist] giocata
    [engineer] giocata
   *[other] giocato
} da { $name }
picmars-conditions = Condizioni
picmars-no-conditions = Nessuna condizione
picmars-used = usata in questo sol
picmars-used-mission = usata
picmars-alt-astronaut = { $who }: ferite { $wounds } su 5, segnalini Morale { $tokens }, pedine libere { $free }.
picmars-alt-skill = { $skill }: { $cost ->
    [0] una volta per missione
   *[other] prezzo { $cost }
}.

picmars-optional = facoltativo
picmars-broken = Elementi rotti
picmars-broken-count = Elementi rotti: { $figure }
# Stand under "Broken parts"; about fifteen letters.
picmars-threshold = al massimo { $most }
picmars-no-threshold = senza limite
picmars-projects = Progetti
picmars-project-open = possibile
picmars-project-after = prima: { $project }
picmars-project-unexplored = { $ring ->
    [1] esplora l’anello interno
    [2] esplora l’anello di mezzo
    [3] esplora l’anello esterno
   *[0] esplora lì accanto
}
picmars-project-lacking = manca: { $what }{ $needed ->
    [1] { "" }
   *[other] {" "}{ $held }/{ $needed }
}

picmars-won = Missione compiuta
picmars-lost = Missione fallita
picmars-alt-member = { $who }: ferite { $wounds }.

# What is to be seen on a scene, for those who don't see it.
picmars-scene-base = La base al tramonto: cupole, pannelli solari, un’antenna
picmars-scene-crew = L’equipaggio davanti alla finestra dell’HUB
picmars-scene-outside = Una tempesta di polvere, un astronauta alla corda
picmars-scene-explore = Un rover sopra il canyon
picmars-scene-gather = Una trivella su un cratere, un astronauta con un campione
picmars-scene-research = Il banco del laboratorio: un microscopio, vetri, piante sotto la luce
picmars-scene-build = Un traliccio nell’impalcatura, scintille di saldatura
picmars-alt-scene = { $title }. { $scene }.
picmars-alt-legend = Segni: { $list }.
