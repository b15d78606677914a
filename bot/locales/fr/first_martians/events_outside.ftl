# First Martians : événements de mission hors de la base, entre la Terre et Mars.

## La tempête de poussière

first_martians-event-storm-front = Le front de tempête
first_martians-event-storm-front-scene = L’image de l’après-midi montre la vallée et, sur son extrémité sud, comme un édredon à l’ourlet festonné. Sur l’image précédente, cet ourlet était quarante kilomètres plus loin. Un tel vent ne pousserait pas plus fort qu’une main contre une porte ; c’est la poussière qui entre partout. Il y a deux bâches, et trois choses qui devraient en avoir une : les panneaux, les prises d’air, la vitre de la ferme. { $name } est dans la cour, la seconde bâche sur le bras.
first_martians-event-storm-front-action = Coudre une troisième bâche
first_martians-event-storm-front-done = D’une toile de tente et de la doublure d’un sac de couchage, { $name } a cousu une troisième bâche, à points qu’aucun maître voilier ne signerait. Elle tient. Désormais, quand le ciel vire à la rouille, tout est couvert, et les batteries abordent la nuit mieux remplies que prévu.
first_martians-event-storm-front-consequence = Derrière le premier front en vient un second, et il n’y a toujours que deux bâches. Personne ne veut choisir encore ; on tire au sort, et ce sont les panneaux qui perdent. À midi, ils donnent le courant d’un petit matin ; aux batteries de fournir le reste.
first_martians-event-storm-front-follow-up = Depuis la tempête, { $name } tousse. Ce que les scaphandres ont rapporté est plus fin que la farine, a un goût de javel, et tient éveillée la couchette d’à côté.
first_martians-event-storm-front-choice-panels-bare = Laisser les panneaux à nu
first_martians-event-storm-front-choice-panels-bare-told = Toute la nuit, le sable court sur les panneaux avec un bruit de page qu’on tourne. Tant qu’ils ne sont pas balayés, tout repose sur les batteries, et { $name } parcourt le HUB pour éteindre les lampes dans le dos des gens.
first_martians-event-storm-front-choice-intakes-bare = Laisser les prises d’air à nu
first_martians-event-storm-front-choice-intakes-bare-told = Les prises avalent la poussière jusqu’à ce qu’on les ferme à la main. Ensuite tout le monde respire sur les bouteilles, et { $name } lit la jauge à voix haute toutes les heures, pour que personne n’ait à se lever.
first_martians-event-storm-front-choice-farm-bare = Laisser la vitre de la ferme à nu
first_martians-event-storm-front-choice-farm-bare-told = À midi, sous la vitre, c’est le crépuscule. Le deuxième jour, ce qui poussait le plus près se couche, et { $name } l’emporte avant que les autres soient debout.

first_martians-event-buried-rover = Froggy sous la dune
first_martians-event-buried-rover-scene = Là où Froggy était garé, à l’abri du garage, la tempête a posé une dune. Le mât de la caméra en dépasse et tourne la tête quand on l’appelle. À chaque essai des roues, une croûte se rompt, et le rover descend encore un peu dans quelque chose de pâle et de mou.
first_martians-event-buried-rover-action = Étayer le talus
first_martians-event-buried-rover-done = { $name } cale des planches sous le talus et remplit un tube de la poudre claire d’en dessous, qui hier encore n’avait jamais vu le jour. Il faudra dégager Froggy à la pelle, mais il ne s’enfoncera plus.
first_martians-event-buried-rover-consequence = Le talus cède pendant la nuit. Au matin, seul l’objectif dépasse du sable, et il ne tourne plus.

## La pente

first_martians-event-far-quake = La longue secousse
first_martians-event-far-quake-scene = Le sismomètre l’a sentie le premier : elle vient de sous les volcans, à l’ouest, et il ne la lâche plus. Le tracé oscille près d’une heure, longtemps après que les pieds ont cessé de rien sentir, car le sol d’ici, sec et fendu jusqu’au fond, laisse tout passer. Sur la pente au-dessus du HUB, quelques fils sombres apparaissent et s’allongent. C’est de la poussière qui se met en route.
first_martians-event-far-quake-action = Faire la tournée des ancrages
first_martians-event-far-quake-done = { $name } va d’un ancrage à l’autre avec un marteau et, après chaque coup, garde la main sur l’acier. Deux sont à resserrer. Le troisième était presque sorti de terre.
first_martians-event-far-quake-consequence = Elle revient avant l’aube, plus brève et plus proche. Là où se font le courant et l’air, une pièce que la première fois avait seulement fatiguée se rompt ; au tableau, un voyant vert passe au rouge.
first_martians-event-far-quake-choice-clear-the-slope = Dégager le bas de la pente
first_martians-event-far-quake-choice-clear-the-slope-told = Châssis, bobines, antenne de secours, tout passe de l’autre côté. La moitié de l’atelier est du voyage, et qui veut un outil aujourd’hui devra d’abord le retrouver.
first_martians-event-far-quake-choice-go-on-working = Continuer le travail
first_martians-event-far-quake-choice-go-on-working-told = Le quart se poursuit. Personne ne regarde la pente, et tous savent où est la fenêtre. Une pompe secouée aussi longtemps se met à chauffer.

first_martians-event-silent-slide = Ce que la pente retenait
first_martians-event-silent-slide-scene = Elle lâche à midi, quand rien ne tremble. Dans un air si mince, un éboulement est presque muet : une ombre dévale, puis la plante des pieds bourdonne. Les débris s’arrêtent avant le HUB, sur la tranchée des câbles, et un panneau solaire s’éteint. Un bloc de la taille de Scorpio est resté là-haut, posé sur rien qu’on puisse voir.
first_martians-event-silent-slide-action = Dégager le câble
first_martians-event-silent-slide-done = { $name } creuse une longueur de bras jusqu’au raccord écrasé et le refait sans lever une fois les yeux vers le bloc. Le courant revient.
first_martians-event-silent-slide-consequence = Le bloc descend la nuit. Il emporte la ligne de la baie des sondes ; à l’intérieur, on n’a rien entendu, jusqu’à ce que quelqu’un remarque qu’il y fait noir.

## La lumière et l’atterrisseur

first_martians-event-light-on-the-wall = Une lumière de l’autre côté
first_martians-event-light-on-the-wall-scene = Deux heures après le coucher du soleil, il y a une lumière sur l’autre versant : blanche, petite, basse, là où la carte indique un éboulis. Elle ne vacille pas. Que Scorpio tourne dans la cour, elle s’éteint. Qu’il revienne, elle est de nouveau là, et n’a pas bougé.
first_martians-event-light-on-the-wall-action = Guetter jusqu’à l’aube
first_martians-event-light-on-the-wall-done = { $name } est à la fenêtre quand le soleil touche le versant. À l’endroit de la lumière, il y a parmi les pierres une petite chose droite. Des hommes l’ont faite, et il y a longtemps.
first_martians-event-light-on-the-wall-consequence = Personne n’y va. À table, la lumière est une chose dont on parle, puis une chose dont on ne parle plus.
first_martians-event-light-on-the-wall-choice-drive-to-it = Y aller cette nuit
first_martians-event-light-on-the-wall-choice-drive-to-it-told = Scorpio part à la seule clarté de ses phares, sur la charge prévue pour demain, par un terrain qu’on n’a jamais traversé que de jour, et il en encaisse chaque pierre. La lumière le précède jusqu’à ce qu’un fossé arrête les roues. Il ne reste ensuite que le retour.
first_martians-event-light-on-the-wall-choice-take-its-bearing = Relever la direction, attendre
first_martians-event-light-on-the-wall-choice-take-its-bearing-told = On note le relèvement, on éteint les phares de Scorpio, et le versant s’éteint avec eux. Cela devrait suffire comme réponse. { $name } ne se couche pas pour autant.

first_martians-event-silent-lander = L’atterrisseur muet
first_martians-event-silent-lander-scene = La lumière était un miroir grand comme une pièce de monnaie, conçu pour renvoyer un laser, et qui avait renvoyé les phares du rover. Il est fixé au pont de l’atterrisseur, immobile là où il s’est posé, un bras tendu sur le sillon qu’il creusait. Les panneaux sont bruns. À ses pieds gisent les airbags qui ont amorti sa chute, plats et raidis par le froid.
first_martians-event-silent-lander-action = Récupérer les airbags
first_martians-event-silent-lander-done = { $name } découpe sous l’atterrisseur de quoi tapisser une chambre en vieille toile. Secouée, pliée en couches, elle servira de filtre.
first_martians-event-silent-lander-consequence = Un tourbillon de poussière traverse le site et emporte un des airbags. On le retrouve enroulé sur l’essieu avant de Scorpio, si serré qu’on le croirait mis à la main.
first_martians-event-silent-lander-choice-take-its-battery = Prendre sa batterie
first_martians-event-silent-lander-choice-take-its-battery-told = La batterie sort de son logement et tient encore la charge ; ses connecteurs sont comme neufs. Avant de partir, quelqu’un replie le bras. Sur le chemin du retour, il n’en est pas question.
first_martians-event-silent-lander-choice-clean-its-panels = Nettoyer ses panneaux
first_martians-event-silent-lander-choice-clean-its-panels-told = { $name } fait le tour du pont avec une brosse et dépense une heure d’air pour une machine que personne n’attend. Les panneaux redeviennent presque noirs. Rien ne bouge.

first_martians-event-lander-speaks = L’atterrisseur parle
first_martians-event-lander-speaks-scene = Au lever du soleil, le récepteur trouve une porteuse qui n’est pas la leur. L’atterrisseur a rechargé ce qui pouvait l’être et fait son métier : il s’annonce à une station de la Terre fermée depuis des années, attend une réponse, s’annonce encore. Ils l’écoutent au petit déjeuner, tous ensemble. À chaque annonce, une ligne de la télémesure du HUB se perd.
first_martians-event-lander-speaks-action = Lui demander ses relevés de vent
first_martians-event-lander-speaks-done = { $name } lui répond dans son vieux protocole et reçoit quatre hivers de vent, heure par heure. Le soir, la base est réglée sur le temps qu’il fait vraiment dans cette vallée.
first_martians-event-lander-speaks-consequence = L’atterrisseur appelle jour et nuit, et entre deux appels les instruments du HUB perdent le compte. Un avertissement du secteur de vie arrive quand il n’avertit plus de rien.
first_martians-event-lander-speaks-follow-up = Aux premières lueurs, l’atterrisseur avait annoncé, sans s’adresser à personne, que la pression baissait. { $name } était à l’écoute et a fermé les prises à temps ; les pompes tournent propre.

## Le tube

first_martians-event-one-tube-too-many = Un tube de trop
first_martians-event-one-tube-too-many-scene = La liste dit six tubes ; le plateau rentré du terrain en porte sept. Le septième est en titane, dépoli par mille rayures, et marqué d’un numéro de la mission robotique, qui a rangé ses échantillons en ligne bien loin de tous les endroits où ce plateau est passé. Personne ne se rappelle l’avoir ramassé.
first_martians-event-one-tube-too-many-action = Suivre le numéro de série
first_martians-event-one-tube-too-many-done = { $name } le retrouve dans l’avant-dernier journal du robot : un tube lâché dans la montée, une demi-ligne. Il aura suivi le gravier dans le godet de Scorpio. Cela fait du bien de le voir écrit.
first_martians-event-one-tube-too-many-consequence = Tout le monde a pensé à ce qu’il y avait dedans, et personne à ce qu’il y avait dessus. Les filtres du laboratoire sont gris de cette vieille poussière, bons à jeter.
first_martians-event-one-tube-too-many-choice-open-it = L’ouvrir en boîte à gants
first_martians-event-one-tube-too-many-choice-open-it-told = Le bouchon cède avec un soupir. À l’intérieur, une argilite en feuillets minces comme du papier, plus belle que tout ce que l’équipage a tiré du sol ; avant qu’on referme la boîte, un souffle en est passé dans la pièce, et chacun l’a remarqué.
first_martians-event-one-tube-too-many-choice-seal-it-away = Le mettre sous scellés
first_martians-event-one-tube-too-many-choice-seal-it-away-told = Il va dans un sachet, le sachet dans un autre, et la meilleure des deux boîtes à gants est fermée à clé, le tube dedans. Le laboratoire s’arrange de la place qui reste.

first_martians-event-growth-on-the-plate = Ce qui a poussé
first_martians-event-growth-on-the-plate-scene = Dans la boîte ensemencée avec le contenu du vieux tube, il y a des colonies, blanc crème, avec une peau de lait bouilli. Noor les regarde longtemps avant de tendre la main vers le microscope, puis elle se contente de hocher la tête. Cette spore, elle l’a connue dans les salles blanches, sur Terre. La spore est venue sur un foret, a dormi des années contre l’argilite, et voilà qu’on l’a nourrie.
first_martians-event-growth-on-the-plate-action = Étuver la boîte à gants
first_martians-event-growth-on-the-plate-done = { $name } laisse l’étuve en marche tant que les batteries le permettent. Les prélèvements suivants restent nets, ceux des conduits d’air aussi.
first_martians-event-growth-on-the-plate-consequence = Les spores ont gagné la ferme. En une nuit, les plants d’un bac entier se sont ramollis au collet ; on les arrache, racines comprises, avant que le suivant y passe.
first_martians-event-growth-on-the-plate-choice-burn-the-plates = Brûler les cultures
first_martians-event-growth-on-the-plate-choice-burn-the-plates-told = Les cultures partent au four avec tout ce qui les touchait. Le laboratoire sent le sucre brûlé, et aucun de ses instruments n’est digne de foi avant un nouveau réglage.
first_martians-event-growth-on-the-plate-choice-keep-one-plate = Garder une culture
first_martians-event-growth-on-the-plate-choice-keep-one-plate-told = Une culture est gardée derrière deux portes, pour savoir combien de temps une chose peut dormir. { $name } écrit tard dans la nuit, sans trace de fatigue, et pas loin du bonheur. Dans les conduits d’air, les pièges prennent plus qu’avant.
first_martians-event-growth-on-the-plate-choice-keep-one-plate-later = { $name } se réveille mal, et à midi c’est pire. Le prélèvement passe sous le microscope, bien qu’on ne doute guère de ce qu’il va montrer.

## Du ciel

first_martians-event-proton-storm = Tempête de protons
first_martians-event-proton-storm-scene = D’abord il se met à neiger sur les images de la cour : des points blancs, plus nombreux à chaque vue. Puis les dosimètres crépitent. L’éclair était fini avant qu’on puisse le voir ; ce qui le suit est plus lent, et cette planète n’a ni l’air ni le champ magnétique pour l’arrêter. Samuel énonce les valeurs comme il compterait un pouls.
first_martians-event-proton-storm-action = Murer l’abri avec de l’eau
first_martians-event-proton-storm-done = { $name } empile les bidons autour de l’abri jusqu’à ce qu’on y tienne à peine assis. Derrière toute cette eau, le crépitement s’espace, et chacun à son tour s’endort.
first_martians-event-proton-storm-consequence = La seconde vague ne prévient pas. Elle surprend { $name } derrière une simple feuille d’aluminium et laisse une peau qui brûle, et une nuit par terre à côté de la cuvette.
first_martians-event-proton-storm-choice-all-to-the-shelter = Tout le monde à l’abri
first_martians-event-proton-storm-choice-all-to-the-shelter-told = En quelques minutes, la trappe est close. Assis genou contre genou, ils écoutent dans l’atelier un moteur qui chauffe trop, et vers lequel il est défendu d’aller.
first_martians-event-proton-storm-choice-save-the-processors = Sauver d’abord les processeurs
first_martians-event-proton-storm-choice-save-the-processors-told = On tire une carte après l’autre des baies extérieures pour la porter derrière les bidons, tandis qu’on crie les valeurs de plus en plus vite. { $name } ferme la marche, un processeur de rechange sous le bras, le dosimètre noirci.
first_martians-event-proton-storm-choice-save-the-processors-later = { $name } n’en a rien dit et n’en dit rien. La prise de sang parle à sa place.

first_martians-event-fireball = Le bolide
first_martians-event-fireball-scene = Peu après trois heures, un trait de lumière traverse la vallée sans un bruit, et un instant toute chose a deux ombres. Puis le sol frappe, une fois. Il se passe presque une minute avant que du gravier ne crible le toit. Au nord, une colonne de poussière masque les étoiles.
first_martians-event-fireball-action = Ramasser les fragments
first_martians-event-fireball-done = { $name } fouille la cour et le toit à quatre pattes. Les fragments, gros comme des pois sous leur croûte noire, sont plus vieux que la plus vieille pierre de la vallée.
first_martians-event-fireball-consequence = Un éclat était allé plus loin qu’on n’avait cherché. Depuis, il reposait dans une gaine du secteur de vie ; il vient d’avoir raison de ce qu’il y avait dessous.
first_martians-event-fireball-follow-up = { $name } le trouve sous la semelle d’une botte, où il était depuis le début : encore un fragment, la croûte fendue, le métal aussi vif à l’intérieur qu’au premier jour.
first_martians-event-fireball-choice-drive-to-the-crater = Aller au cratère
first_martians-event-fireball-choice-drive-to-the-crater-told = Au fond du cratère, il y a de la glace, blanche et nue, là où aucune carte n’en admet, et elle part en fumée sous leurs yeux. { $name } remonte un tube de ce qu’il y a sous la glace, par un rebord tranchant comme de la vaisselle cassée, presque à court d’air, un poignet foulé.
first_martians-event-fireball-choice-search-the-walls = Chercher une fuite dans les murs
first_martians-event-fireball-choice-search-the-walls-told = L’aiguille du manomètre a baissé d’un cheveu. Ils longent les murs avec un fil de soie, jusqu’à ce qu’il penche vers un trou où passerait tout juste une aiguille. L’air qui est sorti par là ne reviendra pas.

## Les ordres de la Terre

first_martians-event-east-wall = La paroi orientale
first_martians-event-east-wall-scene = La question est partie pour la Terre avant qu’ils n’entrent dans le ravin. Il faut à la réponse quatorze minutes pour l’aller, quatorze pour le retour, et le jour baissait. Maintenant, la voix de Ruth est dans les casques : que personne n’entre, sur la dernière image la paroi orientale ne tient plus guère. Leurs lampes sont sur la paroi. Le plus bel affleurement de la semaine y est aussi.
first_martians-event-east-wall-action = Jalonner une voie plus sûre
first_martians-event-east-wall-done = { $name } plante les jalons où aucune pierre de la paroi orientale ne peut rouler. La voie est plus longue que l’ancienne, et l’on y respire mieux.
first_martians-event-east-wall-consequence = La paroi orientale s’abat sur le passage habituel, dans les ornières du matin même. Le bord de l’éboulement a pris Scorpio, dont les roues avant ne répondent plus.
first_martians-event-east-wall-choice-turn-back = Faire demi-tour
first_martians-event-east-wall-choice-turn-back-told = Une marque de craie reste sur la roche, et la roche reste là. { $name } sort après les autres et ne desserre pas les dents avant la fermeture du sas.
first_martians-event-east-wall-choice-stay-and-say-nothing = Rester, et n’en rien dire
first_martians-event-east-wall-choice-stay-and-say-nothing-told = La roche se détache net, et la paroi tient. Le rapport à Darmstadt parle d’une journée calme ; au dîner, on passe le sel à celui qui l’a écrit sans le regarder.

first_martians-event-what-the-orbiter-saw = Ce que l’orbiteur a vu
first_martians-event-what-the-orbiter-saw-scene = À chaque passage, l’orbiteur photographie ce qu’il survole, et il survolait le ravin. Des traces de roues y entrent, sous la paroi orientale, et en ressortent. Ruth a posé l’image à côté du rapport de la journée calme. Son message tient en deux phrases : qu’elle l’a sous les yeux, et qu’elle attend.
first_martians-event-what-the-orbiter-saw-action = Reparler à Ruth
first_martians-event-what-the-orbiter-saw-done = { $name } lui raconte comment était cette roche, et pourquoi il était impossible de la laisser. La réponse, une demi-heure plus tard, commence par une longue respiration. Puis Ruth demande comment ils vont.
first_martians-event-what-the-orbiter-saw-consequence = Désormais, Darmstadt veut chaque sortie par écrit, à l’avance, avec une carte et une signature au bas. Le centre de contrôle n’en finit plus, et une laisse de cette longueur pèse à tout le monde.
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything = Tout lui dire
first_martians-event-what-the-orbiter-saw-choice-tell-her-everything-told = { $name } enregistre d’un trait et envoie sans réécouter. Il n’y a plus qu’à attendre, aussi longtemps que la lumière en met.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay = Accuser le délai
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-told = Le message parle de temps de transmission et de jour déclinant, et chaque mot tiendrait devant un tribunal. { $name } respire. Les autres ont trouvé à faire ailleurs.
first_martians-event-what-the-orbiter-saw-choice-blame-the-delay-later = Ruth a fait relire tous les rapports depuis l’atterrissage. C’est la routine, dit-elle, de la voix qu’elle réserve aux gens qu’elle ne connaît pas.

## Le sas

first_martians-event-lock-ajar = Un doigt de jour
first_martians-event-lock-ajar-scene = La porte extérieure du garage s’arrête à un doigt du cadre, se rouvre, s’arrête au même endroit. La poussière a fait croûte dans le joint. { $name } est encore dehors, avec un peu plus d’une heure d’air. Sur la boucle radio, quelqu’un s’est mis à siffler, très bas, et ils savent que c’est Anneli.
first_martians-event-lock-ajar-action = Poser un joint neuf
first_martians-event-lock-ajar-done = { $name } couche le joint neuf dans sa gorge, sans un pli, et laisse aller la porte. Trois fois, elle se ferme sur le même bruit sec.
first_martians-event-lock-ajar-consequence = Le joint se déchire d’un coup. Le garage se vide dans la vallée, et la porte intérieure, pour sauver le reste, se verrouille devant lui.
first_martians-event-lock-ajar-choice-force-the-door = La forcer au treuil
first_martians-event-lock-ajar-choice-force-the-door-told = Le treuil amène la porte en place et un bout de joint avec elle. La pression tient. En une demi-heure, les filtres ont avalé tant de poussière que plus rien ne les traverse.
first_martians-event-lock-ajar-choice-scrape-it-clean = La gratter de l’extérieur
first_martians-event-lock-ajar-choice-scrape-it-clean-told = Cela se fait à la lame, au toucher, sur tout le tour, dans le froid de l’ombre. { $name } rentre avec trois doigts blancs qui feront mal en se réchauffant et, le reste du jour, trouve chaque tâche déjà faite.

## Le canyon

first_martians-event-fog-at-dawn = Brouillard à l’aube
first_martians-event-fog-at-dawn-scene = Avant le soleil, le canyon n’a pas de fond. Il est plein jusqu’au bord, plat comme un lac, d’une glace si fine qu’au lieu de tomber elle flotte. Trois pas plus bas, les phares du rover n’éclairent plus qu’eux-mêmes. Dans l’heure, le soleil en sera venu à bout ; cette heure-là n’est pas au programme.
first_martians-event-fog-at-dawn-action = Récolter le givre
first_martians-event-fog-at-dawn-done = { $name } racle le givre sur chaque tôle où il s’est pris, de vitesse avec la lisière de l’ombre. Fondu, puis décomposé, c’est de l’air à respirer.
first_martians-event-fog-at-dawn-consequence = Le givre s’est glissé dans le treuil du garage, y a fondu, y a regelé. Il casse à la première charge du matin, et la rampe reste de travers.
first_martians-event-fog-at-dawn-choice-wait-for-the-sun = Attendre le soleil
first_martians-event-fog-at-dawn-choice-wait-for-the-sun-told = Ils attendent au bord, chauffage allumé. Le brouillard s’abaisse, se déchire, n’est plus là, et la moitié de la matinée est partie avec lui.
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope = Descendre le long de la corde
first_martians-event-fog-at-dawn-choice-go-in-along-the-rope-told = Dans le blanc, il n’y a que la corde, et son propre souffle, plus pressé que les réservoirs ne l’ont prévu. Qui sort aujourd’hui rencontrera à bout de bras des choses à voir de loin.

first_martians-event-old-tracks = Trois lignes
first_martians-event-old-tracks-scene = Trois lignes filent entre deux ravins, à demi comblées par le vent : une roue, une roue et, au milieu, quelque chose de mince qu’on a traîné. Leurs rovers ne traînent rien. L’engin qui a déchargé le dépôt pour l’autre équipage, si : un câble de charge long comme une rue. On n’a jamais su où il s’était arrêté.
first_martians-event-old-tracks-action = En mesurer la profondeur
first_martians-event-old-tracks-done = { $name } mesure en vingt endroits. L’engin est passé ici chargé et n’est jamais revenu à vide : ce qu’il portait est encore au bout.
first_martians-event-old-tracks-consequence = Un après-midi de vent, pas plus fort qu’un autre, et le sable est lisse. Ils parlent comme si les lignes n’avaient jamais été là, et conduisent moins vite.
first_martians-event-old-tracks-choice-follow-them = Les suivre
first_martians-event-old-tracks-choice-follow-them-told = Quatre heures durant, ils suivent la ligne mince, la perdent sur la roche nue, la retrouvent plus loin. Quand les jauges les rappellent, toutes les trois continuent au-delà du tournant.
first_martians-event-old-tracks-choice-keep-to-the-route = Garder le cap
first_martians-event-old-tracks-choice-keep-to-the-route-told = Le plan dit nord. { $name } note l’endroit au journal, part au nord, et dans la caméra arrière regarde trois lignes n’en faire plus qu’une.

first_martians-event-name-on-a-crate = Le nom sur la caisse
first_martians-event-name-on-a-crate-scene = Les trois lignes finissent sur une corniche, derrière les roues qui les ont tracées. L’engin s’est enlisé jusqu’aux essieux et tient une caisse sur ses fourches levées, comme il a dû la tenir des années. Sur la caisse, au pochoir blanc, un prénom et rien de plus. C’est celui de quelqu’un de l’équipage qui n’est jamais venu.
first_martians-event-name-on-a-crate-action = Démonter l’engin
first_martians-event-name-on-a-crate-done = { $name } abaisse d’abord les fourches, pour que la caisse soit au sol. Viennent seulement ensuite les connecteurs du moteur et les roulements de l’élévateur.
first_martians-event-name-on-a-crate-consequence = En une nuit, la corniche s’en va, avec l’engin, la caisse et les traces. { $name } avait marqué l’endroit sur la carte, et l’efface.
first_martians-event-name-on-a-crate-choice-open-the-crate = Ouvrir la caisse
first_martians-event-name-on-a-crate-choice-open-the-crate-told = Des filtres sous papier huilé, trois boîtes d’abricots, un chandail plié par quelqu’un de soigneux. On prend les filtres et les boîtes. Le chandail retourne à sa place, et le couvercle par-dessus.
first_martians-event-name-on-a-crate-choice-leave-it-shut = La laisser fermée
first_martians-event-name-on-a-crate-choice-leave-it-shut-told = { $name } essuie la poussière des lettres, les relit une fois, et ne touche pas au couvercle. La route est longue, plateau vide.

## L’énigme

first_martians-event-two-maps = Deux cartes, une vallée
first_martians-event-two-maps-scene = Des années durant, l’orbiteur a survolé cette région dans la même lumière rasante du matin, et la carte en est née. Là où elle montre une pente régulière, se dressait ce matin une marche haute comme une maison. Une seule image a été prise à midi : on n’y voit ni la pente ni la marche. Le terrain donne tort aux deux feuilles.
first_martians-event-two-maps-action = Dessiner la vallée depuis la crête
first_martians-event-two-maps-done = { $name } monte plus haut que les ombres et dessine la vallée au crayon, avec les erreurs d’un œil et pas davantage. Les itinéraires des prochains jours sont corrigés en conséquence.
first_martians-event-two-maps-consequence = Ce que la feuille appelle du gravier est une cuvette de poussière avec une peau dessus. Froggy y entre jusqu’aux moyeux, et Scorpio, en le tirant, heurte de l’essieu l’arête cachée.
first_martians-event-two-maps-choice-trust-the-map = Se fier à la carte
first_martians-event-two-maps-choice-trust-the-map-told = On roule là où la carte le dit. Sur le premier tronçon, le terrain tient parole ; au-delà, qui explore fera bien de s’attendre à tout.
first_martians-event-two-maps-choice-survey-anew = Refaire le relevé
first_martians-event-two-maps-choice-survey-anew-told = Toute la nuit, le laser tourne sur son trépied, puise dans les batteries, et il faut le déplacer à chaque heure. Au matin, il y a une feuille qui dit vrai, et personne qui ait dormi.

first_martians-event-missing-pass = Où devait être le col
first_martians-event-missing-pass-scene = La feuille promet un col. Au bout de trois heures, c’est un rebord, et dessous, dans l’ombre, deux cents mètres à pic, la cuvette où ils allaient. La pointe d’une botte fait tomber quelques cailloux, que personne n’entend arriver. Le retour sera aussi long que l’aller, et se paiera sur les mêmes réservoirs.
first_martians-event-missing-pass-action = Dresser des cairns aux tournants
first_martians-event-missing-pass-done = { $name } empile trois pierres à chaque tournant, la plus plate au sommet. On retrouvait ainsi sa maison bien avant qu’il y eût des cartes.
first_martians-event-missing-pass-consequence = Le crépuscule arrive avant le point de repère. { $name } coupe par une pente qui devait être la route, et la descend dans un fleuve de pierres.

first_martians-event-iron-stone = Du fer
first_martians-event-iron-stone-scene = Il repose sur un gravier pâle à des kilomètres à la ronde : noir, à hauteur de genou, creusé comme par des pouces. Mateus y pose son gant et l’y laisse un moment. C’est tombé du ciel avant qu’il y eût quelqu’un pour le voir, et ce n’est pas tombé entier. Les éclats jonchent le gravier tout au long de leur route, et depuis des jours ils tirent à eux le magnétomètre qui sert à distinguer une région de l’autre.
first_martians-event-iron-stone-action = Corriger les mesures
first_martians-event-iron-stone-done = { $name } retire le fer des chiffres, ligne après ligne. Il reste un pays plus simple, et un instrument auquel on peut croire.
first_martians-event-iron-stone-consequence = Un jour de route passe à gagner un endroit que le magnétomètre avait promis. Il y a du gravier et, sous le gravier, d’autres éclats noirs.
first_martians-event-iron-stone-choice-load-it = Le charger sur Scorpio
first_martians-event-iron-stone-choice-load-it-told = Au second essai, le bras le soulève, et les batteries le sentent passer. Quand il touche le plateau, les ressorts arrière s’écrasent, et restent écrasés ; sans réparation, Scorpio ne fera plus un mètre.
first_martians-event-iron-stone-choice-let-it-lie = Le laisser là
first_martians-event-iron-stone-choice-let-it-lie-told = Il reste où il est tombé et servira de repère. Mais ses éclats sont dans tout ce qu’on a mesuré, et au laboratoire aucun résultat ne vaut avant d’avoir été vu deux fois.

## Le mât

first_martians-event-guy-lines = Les haubans
first_martians-event-guy-lines-scene = À midi, les premières rafales de la saison enfilent la passe. Elles pèsent peu, mais le poteau d’essai, à l’emplacement du mât, est haut et léger, et ses haubans se mettent à sonner ; la note passe par le gant et résonne dans le casque. Les ancrages, de ceux qui devront tenir le mât, ont été plantés en terre gelée. Le jour, elle ne l’est plus.
first_martians-event-guy-lines-action = Enfoncer des ancrages plus longs
first_martians-event-guy-lines-done = { $name } enfonce de longs ancrages jusqu’à la terre qui ne dégèle jamais. Les courts sont arrachés, redressés, mis de côté, et la note s’est tue.
first_martians-event-guy-lines-consequence = Un ancrage glisse. Les autres haubans retiennent le poteau ; celui qui s’est libéré fouette le chantier d’un bout à l’autre et finit dans la paroi du secteur de travail.
first_martians-event-guy-lines-choice-slacken-the-lines = Détendre les haubans
first_martians-event-guy-lines-choice-slacken-the-lines-told = On donne du mou, et la tête du poteau se balance. Ce qu’on avait mesuré d’après elle ce matin est à reprendre.
first_martians-event-guy-lines-choice-tighten-the-lines = Raidir les haubans
first_martians-event-guy-lines-choice-tighten-the-lines-told = On tourne les treuils jusqu’à ce que la note soit trop aiguë pour l’oreille, et le travail continue. Celui qui a le plus tiré sent le vernis chaud.
first_martians-event-guy-lines-choice-tighten-the-lines-later = De retour à l’atelier, le treuil qui avait calmé le poteau lâche en soulevant une caisse à outils.

first_martians-event-missing-words = Des mots qui manquent
first_martians-event-missing-words-scene = Le Soleil est maintenant presque au milieu du chemin. Tout ce que dit Ruth doit le frôler et arrive troué. « Avant de lever le prochain tronçon… », puis neuf secondes de Soleil, « …brancher le treuil sur l’alimentation principale. » Les vœux, à la fin, sont parfaitement audibles.
first_martians-event-missing-words-action = Faire émettre plus lentement
first_martians-event-missing-words-done = { $name } demande un mot, une pause, le même mot, et pousse le récepteur à fond. Le soir, une phrase entière est arrivée de Darmstadt. Elle se termine par tous leurs noms.
first_martians-event-missing-words-consequence = Un sol entier, le récepteur ne capte que le Soleil. On dirait la pluie sur un toit, et c’est pour cela que quelqu’un finit par éteindre.
first_martians-event-missing-words-choice-ask-her-again = Lui demander de répéter
first_martians-event-missing-words-choice-ask-her-again-told = Toute la nuit, la parabole reste pointée sur la Terre, et quelqu’un veille auprès d’elle. Les répétitions ont leurs trous ailleurs ; superposées, elles font un texte.
first_martians-event-missing-words-choice-fill-the-gap = Combler le trou
first_martians-event-missing-words-choice-fill-the-gap-told = Cela ne peut vouloir dire qu’une chose : d’abord le treuil, ensuite le tronçon. C’est un soulagement d’avoir de nouveau un ordre.
first_martians-event-missing-words-choice-fill-the-gap-later = Le message revient, entier cette fois. Ce que le Soleil avait mangé, c’était « ne surtout pas ». À l’atelier, le connecteur est déjà noir.
