# Ce que veulent dire les signes des images de First Martians et les mots de ses textes, derrière la légende.

first_martians-legend-map = La carte
first_martians-legend-plan = Le plan
first_martians-legend-base = La base
first_martians-legend-supplies = Réserves et pistes
first_martians-legend-cargo = La zone de fret
first_martians-legend-mission = La mission
first_martians-legend-astronaut = La fiche d’un astronaute
first_martians-legend-words = Mots et signes des textes

first_martians-sign-space = Espace
first_martians-sign-space-text = la place d’une région. Son code dit l’anneau et la direction : A1-N est le plus proche au nord. Les pions à côté sont ceux qu’une action t’y demande.

first_martians-sign-way = Trajet
first_martians-sign-way-text = le plan envoie des pions ici. Chaque région traversée en demande un de plus.

first_martians-sign-unknown = Inexploré
first_martians-sign-unknown-text = nul ne sait ce qu’il y a là, et tu peux l’explorer tout de suite. Sans ce signe : explore d’abord une région voisine.

first_martians-sign-closed = Fermé
first_martians-sign-closed-text = des montagnes que nul ne peut franchir ni explorer.

first_martians-sign-sample = Échantillon
first_martians-sign-sample-text = un échantillon à collecter, et combien. Au laboratoire on l’examine, puis il peut devenir une découverte.

first_martians-sign-find = Jeton Objectif
first_martians-sign-find-text = ce que la mission veut du dehors, et combien. La Collecte le rapporte.

first_martians-sign-standing = Projet
first_martians-sign-standing-text = combien de constructions de la mission sont ici.

first_martians-sign-unseen = Régions cachées
first_martians-sign-unseen-text = combien de régions de cet anneau sont encore face cachée.

first_martians-sign-poi = Points d’intérêt
first_martians-sign-poi-text = combien sont encore face cachée. Une région peut en avoir un ; qui l’explore le révèle.

first_martians-sign-rover-check = Roue
first_martians-sign-rover-check-text = terrain ou jeton : un rover qui y passe peut être bloqué.

first_martians-sign-impassable = Mur
first_martians-sign-impassable-text = aucun trajet ne franchit le bord extérieur de cette région.

first_martians-sign-adventure = Étoile
first_martians-sign-adventure-text = une aventure attend qui mène l’action.

first_martians-sign-lose-morale = Cœur barré
first_martians-sign-lose-morale-text = le moral baisse de 1.

first_martians-sign-wound = Goutte
first_martians-sign-wound-text = 1 blessure pour qui mène l’action. Sur la fiche d’un astronaute : ses blessures.

first_martians-sign-extra-pawn = Pion avec plus
first_martians-sign-extra-pawn-text = chaque action y demande 1 pion de plus.

first_martians-sign-number = Numéro de case
first_martians-sign-number-text = les textes désignent ainsi une case du plan.

first_martians-sign-given = Pions
first_martians-sign-given-text = posés, sur ceux qu’il faut. Là où l’on lancerait des dés, un pion de plus rend l’action sûre.

first_martians-sign-performer = Pion encadré
first_martians-sign-performer-text = cet astronaute mène l’action, gagne et subit ; les autres aident.

first_martians-sign-called = Point d’interrogation et pion
first_martians-sign-called-text = on a demandé l’aide de cet astronaute, qui n’a pas encore posé de pion.

first_martians-sign-missing = Anneau et pion
first_martians-sign-missing-text = un pion qui manque encore ici.

first_martians-sign-machine = Machine
first_martians-sign-machine-text = le pion d’une machine : pour son genre d’action, un événement ouvert ou un redémarrage.

first_martians-sign-rovers = Rovers
first_martians-sign-rovers-text = Froggy (vert) compte comme 2 pions pour une Exploration, Scorpio (à bras) comme 1 pour une action dehors.

first_martians-sign-costs = Coûts
first_martians-sign-costs-text = ce que prend l’action : énergie, oxygène, nourriture, pièces ou graines.

first_martians-sign-die-success = Dé de succès
first_martians-sign-die-success-text = avec la coche, l’action réussit ; sinon, qui la mène reçoit des jetons Moral.

first_martians-sign-die-wound = Dé de blessure
first_martians-sign-die-wound-text = peut blesser qui mène l’action, réussie ou non.

first_martians-sign-die-adventure = Dé d’aventure
first_martians-sign-die-adventure-text = peut amener une aventure à qui mène l’action.

first_martians-sign-risks = Signes sur plaques claires
first_martians-sign-risks-text = ce que l’action entraîne : une blessure, une aventure, moral −1, un rover menacé.

first_martians-sign-reroll = Deux flèches
first_martians-sign-reroll-text = un succès doit être relancé une seconde fois pour compter.

first_martians-sign-ready = Coche près d’un nom
first_martians-sign-ready-text = ce joueur approuve le plan.

first_martians-sign-problem = Bandeau rouge
first_martians-sign-problem-text = pourquoi l’action est impossible en l’état. Il empêche de se dire prêt.

first_martians-sign-part-works = Élément vert
first_martians-sign-part-works-text = cet élément fonctionne.

first_martians-sign-part-broken = Élément rouge
first_martians-sign-part-broken-text = cet élément est en panne ; à côté, ce que cela coûte. La Construction le répare.

first_martians-sign-power = Connecteurs électriques
first_martians-sign-power-text = un élément des installations, et sa pièce de rechange.

first_martians-sign-filters = Filtres à oxygène
first_martians-sign-filters-text = un élément des installations, et sa pièce de rechange.

first_martians-sign-hardware = Matériel
first_martians-sign-hardware-text = un élément des installations, et sa pièce de rechange.

first_martians-sign-cpu = CPU
first_martians-sign-cpu-text = un élément des installations, et sa pièce de rechange.

first_martians-sign-now = Case « ! »
first_martians-sign-now-text = les jetons d’ici touchent chaque action de l’installation pendant ce sol.

first_martians-sign-next = Case « » »
first_martians-sign-next-text = les jetons d’ici attendent les prochains sols.

first_martians-sign-blocked = Sens interdit
first_martians-sign-blocked-text = rien n’y est possible : une installation pour un sol, un rover jusqu’à sa réparation.

first_martians-sign-shutdown = Interrupteur
first_martians-sign-shutdown-text = l’installation est à l’arrêt : ni action ni production. Un pion la redémarre.

first_martians-sign-greenhouse = Serre
first_martians-sign-greenhouse-text = la place d’une plante mûre, qui nourrit un astronaute par sol.

first_martians-sign-gives = Signe avec + ou −
first_martians-sign-gives-text = ce qu’une carte donne à chaque Production ; avec « 0 », elle ne donne rien.

first_martians-sign-energy = Énergie
first_martians-sign-energy-text = chaque installation qui en a besoin doit l’avoir de la production du sol, sinon elle s’arrête.

first_martians-sign-oxygen = Oxygène
first_martians-sign-oxygen-text = comme l’énergie : la production doit suffire ; la réserve paie les actions.

first_martians-sign-food = Nourriture
first_martians-sign-food-text = chaque plante mûre nourrit une personne ; le reste vient de la réserve, sinon quelqu’un est blessé.

first_martians-sign-balance = Solde
first_martians-sign-balance-text = ce que laisse la prochaine production. La moitié, arrondie en haut, va en réserve.

first_martians-sign-portions = Rations
first_martians-sign-portions-text = combien de nourriture il faut à cet astronaute par sol.

first_martians-sign-morale = Moral
first_martians-sign-morale-text = au-dessus de 0, le premier joueur gagne autant de jetons par sol ; au-dessous, il en rend ou est blessé.

first_martians-sign-stress = Stress
first_martians-sign-stress-text = monte à chaque sol. Quand la piste est pleine, chacun subit une blessure.

first_martians-sign-track = Piste de panne
first_martians-sign-track-text = quand elle est pleine, une carte de panne du secteur est tirée. La Gestion la fait baisser.

first_martians-sign-die = Dés de panne
first_martians-sign-die-text = 1 point : secteur de travail, 2 : de vie, 3 : systèmes. Sur les sols de la mission, ils disent quand on les lance.

first_martians-sign-marker-red = Croix rouge près d’une piste
first_martians-sign-marker-red-text = le dé de ce secteur est désormais lancé à chaque sol.

first_martians-sign-sol = Sols
first_martians-sign-sol-text = un sol est un jour sur Mars et un tour de jeu. Le sol vif est le sol en cours.

first_martians-sign-seed = Graine
first_martians-sign-seed-text = semée dans une ferme à serre libre, elle devient une plante.

first_martians-sign-spare = Pièce de rechange
first_martians-sign-spare-text = répare un élément en panne du même genre.

first_martians-sign-count = Nombre sur un objet
first_martians-sign-count-text = combien il y en a. Ce que vous n’avez pas n’apparaît pas.

first_martians-sign-coming = +1 en jaune
first_martians-sign-coming-text = disponible à la fin de ce sol.

first_martians-sign-upgrade = Amélioration
first_martians-sign-upgrade-text = une carte à installer avec la Construction, ou à démonter pour deux pièces.

first_martians-sign-robots = Machines
first_martians-sign-robots-text = chacune pose un pion par sol : pour son genre d’action, que dit son signe, un événement ouvert ou un redémarrage.

first_martians-sign-examined = Microscope
first_martians-sign-examined-text = échantillons examinés ; chacun peut devenir une découverte.

first_martians-sign-discovered = Fiole étoilée
first_martians-sign-discovered-text = découvertes faites.

first_martians-sign-alarm = Lampe d’alarme
first_martians-sign-alarm-text = un événement ouvert : son action reste possible tant de sols, sinon il peut frapper.

first_martians-sign-objective-open = Objectif
first_martians-sign-objective-open-text = la chose à atteindre, en jaune ce qui manque, et où vous en êtes.

first_martians-sign-objective-reached = Carte verte
first_martians-sign-objective-reached-text = cet objectif est atteint et le reste.

first_martians-sign-optional = Étoile sur un objectif
first_martians-sign-optional-text = il est facultatif. On gagne aussi sans lui ; il compte dans le bilan.

first_martians-sign-broken-parts = Éléments en panne
first_martians-sign-broken-parts-text = combien sont rouges, sur ceux permis. Au-delà, à la fin d’un sol, pas encore de victoire.

first_martians-sign-roles = Rôles
first_martians-sign-roles-text = S scientifique, G géologue, I ingénieure, M médecin, chacun avec sa forme et sa couleur.

first_martians-sign-condition = Étoile à six branches
first_martians-sign-condition-text = une affection : elle affaiblit l’astronaute jusqu’aux soins.

first_martians-sign-morale-token = Jeton Moral
first_martians-sign-morale-token-text = paie les compétences et certains choix des événements.

first_martians-sign-pawn = Pions
first_martians-sign-pawn-text = chaque astronaute en a deux par sol ; les clairs ne sont pas encore posés.

first_martians-sign-word-stack = Pile
first_martians-sign-word-stack-text = tous les pions d’une action. Qui a posé le premier la mène.

first_martians-sign-word-supply = Réserve générale
first_martians-sign-word-supply-text = l’énergie, l’oxygène et la nourriture de tous.

first_martians-sign-word-first = Premier joueur
first_martians-sign-word-first-text = décide dans les événements, gagne ou paie pour le moral ; change à chaque sol.

first_martians-sign-word-red = Élément rouge
first_martians-sign-word-red-text = un élément en panne. À la fin, pas plus que n’en permet la mission.

first_martians-sign-word-complication = Complication, obstacle
first_martians-sign-word-complication-text = cartes de panne : les unes cassent un élément, les autres posent des jetons ou blessent.

first_martians-sign-word-emoji = 🧍 🩸 ❔ 🎖️ ⚡ 🫧 🥫
first_martians-sign-word-emoji-text = pions, blessures, une aventure, jetons Moral, énergie, oxygène, nourriture.

first_martians-sign-word-blocked = ⛔
first_martians-sign-word-blocked-text = impossible dans le plan actuel ; la raison est à côté.
