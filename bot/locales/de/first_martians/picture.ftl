# Was auf den Bildern von First Martians steht, und ihre Beschreibung in Worten.

# One letter each, all different.
picmars-letter-scientist = F
picmars-letter-geologist = G
picmars-letter-engineer = I
picmars-letter-medic = A

# What a red marker costs, where it stands; about fifteen letters.
picmars-penalty-costs-energy = −1 Energie
picmars-penalty-costs-oxygen = −1 Sauerstoff
picmars-penalty-must-roll = Wurf nötig
picmars-penalty-no-rover = kein Rover
picmars-penalty-both = Wurf, kein Rover
picmars-penalty-wilting = welkt
picmars-penalty-malfunction = Störung +{ $count }
picmars-penalty-idle = bringt nichts
picmars-penalty-froggy-check = Froggy in Gefahr
picmars-penalty-lose-sample = verliert Probe
picmars-penalty-more-stress = Stress +1
picmars-penalty-fewer-pawns = 1 Figur mehr
picmars-penalty-none = ohne Wirkung

picmars-shut-down = Abgeschaltet
# Beside a malfunction die: when it is rolled; about twenty letters.
picmars-die-every-sol = fällt jeden Sol
picmars-die-from-sol = fällt ab Sol { $sol }
picmars-die-not-yet = fällt noch nicht

picmars-token-blocked = ausgefallen
picmars-token-minus-pawn = 1 Figur mehr
picmars-token-adventure = Abenteuer
picmars-token-reroll = Erfolg 2× würfeln
picmars-token-wound = 1 Wunde
picmars-token-lose-morale = Moral −1
picmars-token-rover-check = Rover in Gefahr

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
picmars-alt-block = { $block }: Störung { $track } von 5.
picmars-alt-die = { $block }: Sein Würfel wird in jedem Sol geworfen.
picmars-alt-in-order = In Ordnung: { $list }.
picmars-alt-broken = defekt: { $list }
picmars-alt-tokens = „{ $mark }“ { $list }
picmars-alt-output = erzeugt { $amount } von { $most }
picmars-alt-farm = Gewächshäuser { $houses }, Pflanzen { $plants }, wachsend { $growing }
picmars-alt-gives = jede Produktion: { $list }
picmars-gain-oxygen = Sauerstoff { $amount }
picmars-gain-energy = Energie { $amount }
picmars-gain-food = Nahrung { $amount }
picmars-gain-stress = Stress { $amount }
picmars-gain-rover = von jedem Rover ein Marker weg

picmars-sol = Sol { $sol } von { $sols }
picmars-plan = Plan für den Sol
picmars-plan-empty = Noch liegt keine Figur.
picmars-machine = Maschine
picmars-roll-all = drei Würfel
picmars-roll-success = nur der Erfolgswürfel
picmars-roll-none = kein Würfel

# What a stack of pawns is laid for; about thirty letters.
picmars-job-explore = { $space } erkunden
picmars-job-gather = { $item } aus { $space }
picmars-job-repair = { $facility }: { $part }
picmars-job-unblock = { $rover }: { $token }
picmars-job-plant = Aussaat: { $facility }
picmars-job-restart = Anfahren: { $facility }
picmars-job-install = Einbau: { $upgrade }
picmars-job-construct = Bau: { $project }
picmars-job-construct-at = { $project } auf { $space }
picmars-job-research-first = Probe untersuchen
picmars-job-research-second = Entdeckung machen
picmars-job-cure = Heilen: { $condition }

# What stands against a stack of pawns; about forty letters.
picmars-problem-too-few-pawns = { $count ->
    [one] { $count } Figur fehlt
   *[other] { $count } Figuren fehlen
}
picmars-problem-unpayable = Der Vorrat reicht nicht: { $resource }
picmars-problem-item-lacking = Es fehlt: { $item }
picmars-problem-already-planned = Steht schon im Plan
picmars-problem-build-first = Erst muss anderes gebaut sein
picmars-problem-deadly = Die Wunden wären tödlich
picmars-problem-facility-blocked = Die Anlage ist ausgefallen
picmars-problem-facility-shut = Die Anlage ist abgeschaltet
picmars-problem-farm-full = Kein Gewächshaus ist frei
picmars-problem-medic-needed = Der Arzt muss helfen
picmars-problem-role-needed = Eine bestimmte Person fehlt
picmars-problem-no-rover = Die Garage lässt keinen Rover hinaus
picmars-problem-no-route = Kein Weg führt dorthin
picmars-problem-none-left = Dort ist nichts mehr
picmars-problem-part-not-there = Das Teil ist nicht da
picmars-problem-rover-blocked = Der Rover ist ausgefallen
picmars-problem-seedbed-taken = Das Saatbeet ist belegt
picmars-problem-other = So nicht möglich

picmars-alt-plan = Plan für Sol { $sol } von { $sols }.
picmars-percent = { $percent } %
picmars-alt-chance = Chance { $chance } %
picmars-alt-stack = { $job }: { $pawns }; Figuren { $given } von { $needed }; { $what }.
picmars-alt-stack-short = { $job }: { $what }.
picmars-alt-free = { $who }: freie Figuren { $count }.

# Tiles that lie face down; about nine letters.
picmars-unseen = Verdeckt
picmars-alt-map = Karte rund um den HUB.
picmars-alt-marked = Hervorgehoben: { $list }.
picmars-alt-finds = Zielmarker { $count }
picmars-alt-standing = Projekte { $count }
picmars-alt-reach = Unerkundet, mit den Figuren fürs Erkunden: { $list }.
picmars-alt-lying = Zielmarker liegen auf { $list }.

picmars-supplies = Vorräte
# Heads of columns; about eight letters.
picmars-column-produced = Erzeugt
picmars-column-needed = Bedarf
picmars-column-stock = Vorrat
# What follows from a surplus or a lack; about twenty-two letters.
picmars-gain = { $count ->
    [0] kein Überschuss
   *[other] +{ $count } in den Vorrat
}
picmars-shut = { $count ->
    [one] schaltet { $count } Anlage ab
   *[other] schaltet { $count } Anlagen ab
}
picmars-eaten = { $count } aus dem Vorrat
picmars-starve = { $count ->
    [one] { $count } Wunde durch Hunger
   *[other] { $count } Wunden durch Hunger
}
picmars-eats = Portionen
picmars-morale = Moral
picmars-stress = Stress
picmars-malfunctions = Störungen
picmars-cargo = Laderaum
picmars-found = Proben und Funde
picmars-spares = Ersatzteile
picmars-upgrades = Verbesserungen bereit
picmars-rovers = Rover und Maschinen
picmars-research = Forschung
picmars-examined = Untersucht
picmars-discovered = Entdeckt
picmars-log = Offene Ereignisse
picmars-sols-left = { $count ->
    [one] noch { $count } Sol
   *[other] noch { $count } Sols
}
picmars-none = Nichts
picmars-alt-supplies = Vorräte in Sol { $sol } von { $sols }.
picmars-alt-resource = { $name }: erzeugt { $produced }, Bedarf { $needed } ({ $outcome }), Vorrat { $stock }.
picmars-alt-tracks = Moral { $morale }, Stress { $stress } von 18.

# The role, and the person who plays this astronaut.
picmars-played-by = { PIECE("first_martians-role", $role) } · gespielt von { $name }
picmars-conditions = Leiden
picmars-no-conditions = Keine Leiden
picmars-used = in diesem Sol genutzt
picmars-used-mission = genutzt
picmars-alt-astronaut = { $who }: Wunden { $wounds } von 5, Moralmarker { $tokens }, freie Figuren { $free }.
picmars-alt-skill = { $skill }: { $cost ->
    [0] einmal je Mission
   *[other] Preis { $cost }
}.

picmars-optional = freiwillig
picmars-broken = Defekte Teile
picmars-broken-count = Defekte Teile: { $figure }
# Stand under "Broken parts"; about fifteen letters.
picmars-threshold = höchstens { $most }
picmars-no-threshold = ohne Grenze
picmars-projects = Projekte
picmars-project-open = offen
picmars-project-after = zuerst: { $project }
picmars-project-unexplored = { $ring ->
    [1] inneren Ring erkunden
    [2] mittleren Ring erkunden
    [3] äußeren Ring erkunden
   *[0] daneben erkunden
}
picmars-project-lacking = fehlt: { $what }{ $needed ->
    [1] { "" }
   *[other] {" "}{ $held }/{ $needed }
}

picmars-won = Mission erfüllt
picmars-lost = Mission gescheitert
picmars-alt-member = { $who }: Wunden { $wounds }.

# What is to be seen on a scene, for those who don't see it.
picmars-scene-base = Die Basis in der Dämmerung: Kuppeln, Solarpaneele, eine Antenne
picmars-scene-crew = Die Crew vor dem Fenster des HUB
picmars-scene-outside = Ein Staubsturm, jemand im Raumanzug an einem Seil
picmars-scene-explore = Ein Rover über dem Canyon
picmars-scene-gather = Ein Bohrer über einem Krater, jemand mit einer Probe
picmars-scene-research = Der Labortisch: ein Mikroskop, Gläser, Pflanzen unter der Lampe
picmars-scene-build = Ein Mast im Gerüst, Funken vom Schweißen
picmars-alt-scene = { $title }. { $scene }.
picmars-alt-legend = Zeichen: { $list }.
