# Les règles de First Martians en bref, 1500 caractères au plus par page.

first_martians-rules-aim-heading = But
first_martians-rules-aim = Deux à quatre astronautes vivent sur Mars un nombre donné de sols, avec une mission. **Vous gagnez ensemble** si, à la fin d’un sol, chaque objectif obligatoire est atteint et qu’il n’y a pas plus d’éléments rouges que permis. **Vous perdez ensemble** si un astronaute subit une sixième blessure, ou si le dernier sol s’achève avant. Qui joue seul prend deux places et mène deux astronautes, ou laisse les autres aux pilotes automatiques.
    Tout est visible. Parlez-en : le plan de chaque sol est à tous.
first_martians-rules-round-heading = Un sol
first_martians-rules-round = **1 Événements** : une piste monte, d’anciens récits reviennent, un événement commence.
    {""}**2 Moral** : au-dessus de 0, le premier joueur gagne autant de jetons Moral (🎖️) ; au-dessous, il en rend et subit une blessure par jeton manquant.
    {""}**3 Production** : énergie, oxygène, plantes, nourriture, stress.
    {""}**4 Actions** : l’équipage planifie ensemble, puis tout se résout.
    {""}**5 Panne** : les dés font monter les trois pistes.
    {""}**6 Remise en ordre** : les jetons « ! » partent, celui du dessus de « >> » passe à « ! », les gains arrivent, les compétences reviennent, le premier joueur change.
    Le bot fait tout sauf choisir, et ne demande que là où le choix est réel. Le premier joueur décide dans les événements et entre pistes pleines ; tout autre choix commun revient à n’importe qui.
first_martians-rules-events-heading = Événements
first_martians-rules-events = Chaque sol, un événement est tiré : il agit aussitôt, peut proposer un choix au premier joueur et ouvre une **action** pour { $chances } sols. Ses pions et son prix sont indiqués, comme l’installation dont jetons et coûts comptent ou l’astronaute requis ; une fois menée, elle réussit toujours, donne ce qu’elle annonce, et le danger est passé. Laissée ouverte, elle peut frapper au début de chaque sol suivant (facile { $easy } %, normal { $normal } %, difficile { $hard } %) ; alors, ou après { $chances } sols, elle quitte le journal.
    Certains récits ont une suite que nul n’empêche. Un choix qui demande des jetons Moral blesse qui en manque : 1 blessure par jeton manquant. Les **aventures** viennent du dé d’aventure, de jetons et de terrains ; elles touchent qui mène l’action.
first_martians-rules-production-heading = Production
first_martians-rules-production = **Énergie, puis oxygène** : la production doit suffire à chaque installation qui en a besoin. Celles de trop s’arrêtent, au choix de l’équipage ; la réserve générale n’aide jamais. La moitié d’un surplus, arrondie à l’unité supérieure, est gardée.
    {""}**Plantes** : elles avancent d’une case ; après six, elles mûrissent dans une serre libre. Dans une ferme aux Connecteurs ou Filtres rouges, elles flétrissent, sauf à payer 1 énergie ou 1 oxygène pour chacun.
    {""}**Nourriture** : chaque plante mûre nourrit une personne. Ce qui manque vient de la réserve, sinon quelqu’un jeûne : 1 blessure. La moitié d’un surplus est gardée.
    {""}**Stress** +1 par astronaute, +{ $down } par tuile d’arrêt face cachée. À { $limit } : 1 blessure à tous, moral −1, stress 0.
    {""}**Matériel rouge** du secteur de travail : Garage, un dé de blessure peut bloquer Froggy ; Baie des sondes, un échantillon perdu ; Laboratoire, stress +1 ; Atelier, un jeton « 1 pion de plus ».
first_martians-rules-plan-heading = Le plan
first_martians-rules-plan = Chaque astronaute a { $pawns } pions, tous à poser. Les pions d’une action forment une pile : **qui a posé le premier mène, gagne et subit** ; les autres aident. On peut demander le pion d’un autre ; lui seul peut le poser.
    Rien n’est payé avant que tous se disent **prêts**, ou la majorité si la table le veut. Changer une pile oblige ceux qui y ont un pion à se redire prêts. ⛔ marque l’impossible : trop peu de pions, un prix hors de portée, une blessure certaine qui tuerait.
    Puis tous les coûts sont payés. La réserve n’est jamais rendue ; les objets posés reviennent si l’action échoue. Chaque chose se répare, se construit, se sème ou s’explore une fois par sol.
    Avant cela, un élément en état peut devenir pièce de rechange (il devient rouge), et une carte d’amélioration être démontée pour deux pièces.
first_martians-rules-actions-heading = Actions
first_martians-rules-actions = Elles se résolvent dans cet ordre :
    {""}**Événement** · comme il le dit.
    {""}**Repos** (Coin tranquille) · 1 🎖️.
    {""}**Détente** (Quartiers) · moral +1 ou stress −{ $calm }.
    {""}**Soins** (Infirmerie) · une de ses propres blessures ou affections ; il faut aussi un pion du Médecin, sauf avec l’Autoscanner.
    {""}**Gestion** (Centre de contrôle) · une piste de panne −1.
    {""}**Exploration** (Garage) · une nouvelle région à côté d’une région connue.
    {""}**Collecte** (Baie des sondes) · un échantillon ou une trouvaille d’une région connue, disponible au sol suivant.
    {""}**Recherche** (Laboratoire) · examiner un échantillon, puis en faire une découverte. **Semis** : une graine, si une serre est libre.
    {""}**Construction** (Atelier) · réparer un élément avec une pièce ou le même élément pris ailleurs, réparer un rover, installer une amélioration, bâtir pour la mission.
    {""}**Redémarrage** · exactement un pion ôte une tuile d’arrêt.
    Tant que son installation est arrêtée ou bloquée et qu’aucune carte ne la remplace, aucune action de ce genre n’est possible.
first_martians-rules-dice-heading = Pions et dés
first_martians-rules-dice = Exploration, Collecte, Recherche et Construction demandent 1 pion, 1 de plus par case parcourue, et ce qu’ajoutent terrains et jetons « 1 pion de plus ». **Juste assez de pions : trois dés. Un de plus : succès sans dés.** Les autres actions réussissent avec les pions requis.
    Chances de succès / blessure / aventure : Exploration { $exploresuccess } / { $explorewound } / { $exploreadventure } %, Collecte { $gathersuccess } / { $gatherwound } / { $gatheradventure } %, Recherche { $researchsuccess } / { $researchwound } / { $researchadventure } %, Construction { $buildsuccess } / { $buildwound } / { $buildadventure } %. Chaque dé compte à part. Sans succès, qui mène gagne { $tokens } 🎖️.
    Une CPU rouge fait lancer le dé de succès même avec assez de pions. Un jeton Relance exige deux succès. Des Connecteurs rouges coûtent 1 énergie par action, des Filtres rouges 1 oxygène. Jetons et terrains blessent aussi. Un même effet ne compte qu’une fois par action ; seuls les pions s’ajoutent.
first_martians-rules-outside-heading = Dehors
first_martians-rules-outside = Les trajets partent du HUB à travers les régions explorées. Chaque case coûte un pion, les ardues un de plus. Le terrain des régions déjà connues touche qui mène : une blessure, une aventure, moral −1, un contrôle du rover. Un bord extérieur infranchissable ne se passe pas. Une région tout juste explorée ne nuit pas ce sol-là, et l’on n’y collecte pas.
    {""}**Froggy** vaut 2 pions pour une Exploration, **Scorpio** 1 pour une action dehors ; chacun roule une fois par sol, jamais ensemble, avec au moins un pion. Après un terrain rude, un dé de blessure est lancé : une blessure bloque le rover jusqu’à ce qu’une Construction ôte le jeton.
first_martians-rules-base-heading = Éléments rouges et arrêts
first_martians-rules-base = Chaque installation a des éléments : vert marche, rouge coûte. Le plateau de la base montre combien ; `/{ commandmars } { commandmars-why }` les énumère. Un élément réparé fonctionne dès la fin de la phase Actions.
    Les jetons sur « ! » pèsent sur toute action de ce genre ce sol-ci ; ceux sur « >> » attendent le suivant.
    Une installation **à l’arrêt** ne fait rien : ni action de son genre, ni production, ni pénalité ; les cartes qui la visent sont défaussées, et on ne peut ni la réparer ni la dépouiller. Elle ajoute { $down } stress par sol tant que sa tuile est cachée. Un pion la redémarre : la tuile se retourne à la fin de la phase, agit, et part, parfois contre paiement.
    Les améliorations annulent la pénalité d’un élément ou donnent quelque chose à chaque Production ; l’élément reste rouge. Les cartes Installation se passent d’approvisionnement : certaines donnent à chaque Production, d’autres **remplacent** une installation absente, arrêtée, bloquée, ou gênée par un élément rouge ou un jeton.
first_martians-rules-malfunctions-heading = Pannes
first_martians-rules-malfunctions = Chaque secteur a une piste. L’une monte de 1 chaque sol ; en phase 5, chaque secteur au marqueur rouge lance son dé, et les éléments rouges concernés ajoutent 1 chacun, dé ou non. **À { $end }**, la carte du secteur est tirée aussitôt, la piste repart, et le marqueur du secteur suivant devient rouge pour toujours : Travail, Vie, Systèmes, Travail. La mission dit à partir de quel sol un dé est lancé de toute façon.
    Les complications rendent un élément rouge ; les obstacles posent des jetons ou touchent l’équipage. Une carte visant une installation arrêtée, ou un élément déjà rouge, ne fait rien. La Gestion baisse une piste de 1 avant qu’il soit trop tard.
first_martians-rules-crew-heading = Astronautes
first_martians-rules-crew = **Blessures** : on en supporte { $wounds }, la suivante tue. À { $first } et à { $second }, une affection est tirée, à chaque franchissement ; elle agit dès la phase suivante. L’empoisonnement double les blessures, avec l’anémie on mange double, la migraine interdit les compétences, le trouble cardiaque lie un pion à ses soins, le trouble de la concentration amène une aventure à chaque action, la crise d’angoisse coûte aussitôt 1 moral.
    {""}**Moral** : de { $least } à { $most }, commun.
    {""}**Compétences** : contre des 🎖️, chacune une fois par sol, pendant le plan, sur des dés qui viennent d’être lancés et avant un dommage ; qui peut l’éviter est consulté. Un profil (1×) ne coûte rien, une fois par mission.
    {""}**Machines** : à moins de quatre astronautes, une à trois, deux à deux, toutes les quatre pour qui en mène deux seul ({ $machines } par sol). Chacune est un pion pour son action, les événements et les redémarrages, jamais dans le secteur de vie. À moins de quatre, l’Autoscanner est déjà installé.
first_martians-rules-table-heading = À cette table
first_martians-rules-table = **Mon coup** montre le plan et tout ce qui peut être posé, avec pions, chances et prix. 🧍 pions · 🩸 blessures · ❔ aventure · 🎖️ jetons Moral · ⚡🫧🥫 énergie, oxygène, nourriture.
    `/{ commandmars } { commandmars-lay }`, `{ commandmars-join }`, `{ commandmars-back }`, `{ commandmars-rover }`, `{ commandmars-call }`, `{ commandmars-skill }`, `{ commandmars-ready }` font de même en une ligne. `/{ commandmars } { commandmars-why }` dit d’où vient chaque chiffre.
    Si le temps s’écoule, l’impossible est retiré, les pions restants se reposent et le plan vaut. Les pilotes automatiques posent leurs pions d’abord et disent pourquoi, s’adaptent à vous, viennent quand on les appelle et sont prêts dès que les humains le sont.
    L’annulation appartient à l’équipage : un changement du plan peut être annulé ; au-delà de dés ou de cartes, les autres doivent être d’accord.
