# L’affiche de First Martians : toutes ses règles sur une page, en image et en texte. Pas d’emoji : les polices des images n’en ont pas.

first_martians-poster-sol = Un sol sur Mars

first_martians-poster-sol-aim = Gagner ensemble
first_martians-poster-sol-aim-text = À la fin d’un sol : objectifs obligatoires atteints, pas trop d’éléments rouges.

first_martians-poster-sol-events = 1 · Événements
first_martians-poster-sol-events-text = Un par sol. Son action reste possible { $chances } sols ; laissé ouvert, il peut frapper.

first_martians-poster-sol-morale = 2 · Moral
first_martians-poster-sol-morale-text = Au-dessus de 0, le premier joueur gagne autant de jetons ; au-dessous, il paie ou se blesse.

first_martians-poster-sol-production = 3 · Production
first_martians-poster-sol-production-text = Énergie et oxygène doivent suffire, sinon arrêts. Une plante nourrit une personne. La moitié du surplus reste.

first_martians-poster-sol-actions = 4 · Actions
first_martians-poster-sol-actions-text = On planifie ensemble. Tous prêts, on paie et tout se résout.

first_martians-poster-sol-end = 5 · Panne, 6 · Remise en ordre
first_martians-poster-sol-end-text = Les dés font monter les pistes. Puis les gains arrivent et le premier joueur change.

first_martians-poster-plan = Le plan

first_martians-poster-plan-pawns = { $pawns } pions chacun
first_martians-poster-plan-pawns-text = Tous à poser. Qui pose le premier mène l’action ; les autres aident.

first_martians-poster-plan-sure = Juste assez, ou un de plus
first_martians-poster-plan-sure-text = Explorer, collecter, rechercher, construire : juste assez, trois dés ; un de plus, c’est sûr.

first_martians-poster-plan-dice = Trois dés
first_martians-poster-plan-dice-text = Succès, blessure, aventure : chacun compte seul. Sans succès : { $tokens } jetons Moral.

first_martians-poster-plan-way = Dehors
first_martians-poster-plan-way-text = On passe par des régions explorées. Chaque espace traversé prend un pion de plus.

first_martians-poster-plan-rovers = Rovers
first_martians-poster-plan-rovers-text = Froggy : 2 pions pour une Exploration. Scorpio : 1 pour une action dehors. Une fois par sol.

first_martians-poster-plan-skills = Compétences
first_martians-poster-plan-skills-text = Elles coûtent des jetons Moral, une fois par sol : au plan, sur des dés tout juste lancés ou avant un dommage.

first_martians-poster-actions = Les actions, dans cet ordre

first_martians-poster-actions-event = Événement
first_martians-poster-actions-event-text = Ce qu’il dit ; réussit toujours.

first_martians-poster-actions-rest = Repos
first_martians-poster-actions-rest-text = 1 jeton Moral.

first_martians-poster-actions-unwind = Détente
first_martians-poster-actions-unwind-text = Moral +1 ou stress −{ $calm }.

first_martians-poster-actions-heal = Soins
first_martians-poster-actions-heal-text = Une blessure ou une affection, avec le médecin.

first_martians-poster-actions-manage = Gestion
first_martians-poster-actions-manage-text = Une piste de panne −1.

first_martians-poster-actions-explore = Exploration
first_martians-poster-actions-explore-text = Une région voisine d’une connue.

first_martians-poster-actions-gather = Collecte
first_martians-poster-actions-gather-text = Un échantillon ou jeton Objectif.

first_martians-poster-actions-research = Recherche
first_martians-poster-actions-research-text = Examiner, puis découvrir. Ou semer.

first_martians-poster-actions-build = Construction
first_martians-poster-actions-build-text = Réparer, installer, construire.

first_martians-poster-base = Ce qui tourne mal

first_martians-poster-base-red = Éléments rouges
first_martians-poster-base-red-text = Ils coûtent énergie ou oxygène, forcent un jet, flétrissent ou aggravent les pannes.

first_martians-poster-base-shutdown = À l’arrêt
first_martians-poster-base-shutdown-text = Ni action ni production, stress +{ $down } par sol. Un pion redémarre.

first_martians-poster-base-tracks = Pistes de panne
first_martians-poster-base-tracks-text = À { $end }, une carte est tirée, et le dé du secteur suivant est lancé dès lors.

first_martians-poster-base-stress = Stress
first_martians-poster-base-stress-text = +1 par astronaute et par sol. À { $limit } : une blessure à tous, moral −1, et retour à 0.

first_martians-poster-base-wounds = Blessures
first_martians-poster-base-wounds-text = On en supporte { $wounds } ; une de plus, et tous ont perdu.

first_martians-poster-base-conditions = Affections
first_martians-poster-base-conditions-text = À { $first } et à { $second } blessures vient une affection, qui affaiblit jusqu’aux soins.

first_martians-poster-signs = Signes des lieux et des actions

first_martians-poster-signs-extra-pawn = Pion et plus
first_martians-poster-signs-extra-pawn-text = 1 pion de plus.

first_martians-poster-signs-wound = Goutte
first_martians-poster-signs-wound-text = 1 blessure.

first_martians-poster-signs-adventure = Étoile
first_martians-poster-signs-adventure-text = Une aventure.

first_martians-poster-signs-lose-morale = Cœur barré
first_martians-poster-signs-lose-morale-text = Moral −1.

first_martians-poster-signs-rover-check = Roue
first_martians-poster-signs-rover-check-text = Le rover peut se bloquer.

first_martians-poster-signs-impassable = Mur
first_martians-poster-signs-impassable-text = Bord extérieur infranchissable.

first_martians-poster-signs-reroll = Deux flèches
first_martians-poster-signs-reroll-text = Succès deux fois de suite.

first_martians-poster-signs-blocked = Sens interdit
first_martians-poster-signs-blocked-text = Rien n’y est possible.

first_martians-poster-signs-spaces = « ! » et « » »
first_martians-poster-signs-spaces-text = « ! » agit, « » » au sol suivant.
