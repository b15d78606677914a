# Les missions de First Martians : ce qu’elles racontent et ce qu’elles demandent.


## Types de missions

first_martians-mission-type-exploration = Exploration
first_martians-mission-type-research = Recherche
first_martians-mission-type-building = Construction

## Comme chez vous

first_martians-mission-home-coming = Comme chez vous
first_martians-mission-home-coming-summary = Pour apprendre : des réserves de courant, d’air et de récolte avant la saison des poussières.
first_martians-mission-home-coming-opening = Le HUB était là d’abord. Des machines l’ont monté il y a huit mois, éprouvé, puis elles ont éteint les lumières et se sont tues l’une après l’autre. Les lumières sont rallumées, et il y a des traces de bottes sur la rampe. Le mot de bienvenue de Ruth Feldmann a voyagé quatorze minutes. « Tout ce que vous avez tourne à sa limite, dit-elle de Darmstadt. Sur Terre, j’appellerais cela un banc d’essai. La saison des poussières vient plus tôt que nos tables ne l’annonçaient, et je ne veux pas que vous l’affrontiez sans réserves. » Il faudra donc des panneaux de secours, de l’air de secours, une seconde ferme où quelque chose pousse. Des colis sont tombés dans la vallée, et leurs balises répondent encore. L’équipage ôte ses gants et commence à compter ce qu’il y a.
first_martians-mission-home-coming-won = Le dernier soir, les nouveaux panneaux tournent avec les anciens, et un point vert se dresse dans la serre neuve. Deux feuilles et une tige ; tous sont allés le voir, et chacun y est allé seul. « Je l’ai à l’écran, dit Ruth avec quatorze minutes de retard, et j’ai appelé les autres. » À l’ouest, l’horizon brunit et s’estompe. L’équipage ferme les volets, vérifie les joints une seconde fois et s’assied pour manger. C’est ici le premier repas que quelqu’un appelle un dîner.
first_martians-mission-home-coming-lost = La poussière atteint la vallée avant la fin du travail. Ruth ne discute pas ; elle lit l’ordre d’abandonner le HUB d’une voix dont on a retiré tout le reste. On prépare le véhicule de remontée tant qu’il reste un peu de lumière sur les panneaux. Personne n’emporte les bacs de semis. Derrière la dernière personne, les lampes s’éteignent rangée par rangée, comme les machines les avaient laissées.
first_martians-mission-home-coming-rules = Les installations de secours se construisent dans la base avec la Construction. Elles fonctionnent aussitôt, bien que tous leurs éléments soient encore rouges. La serre vient après la ferme de secours ; on y sème ensuite une graine. Les colis largués se trouvent dans des régions à explorer et se rapportent avec la Collecte. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-home-coming-backup-energy = Construire les panneaux solaires de secours
first_martians-objective-home-coming-backup-air = Construire l’oxygénateur de secours
first_martians-objective-home-coming-backup-harvest = Construire la ferme de secours
first_martians-objective-home-coming-first-greenhouse = Construire une serre dans la ferme de secours
first_martians-objective-home-coming-first-seed = Faire pousser une plante dans la ferme de secours
first_martians-objective-home-coming-supply-drops = Rapporter les colis largués
first_martians-objective-home-coming-growth-conditions = Réparer tous les éléments de la ferme de secours
first_martians-objective-home-coming-first-discovery = Faire une découverte

## Projets communs à plusieurs missions

first_martians-project-backup-solar-panel = Panneaux solaires de secours
first_martians-project-backup-solar-panel-about = Plus d’énergie à chaque Production. Ses éléments sont encore rouges.
first_martians-project-backup-oxygenator = Oxygénateur de secours
first_martians-project-backup-oxygenator-about = Plus d’oxygène à chaque Production. Ses éléments sont encore rouges.
first_martians-project-backup-farm = Ferme de secours
first_martians-project-backup-farm-about = De la place pour d’autres serres. Ses éléments sont encore rouges.
first_martians-project-greenhouse = Serre
first_martians-project-greenhouse-about = Une serre dans la ferme de secours : la place d’une plante.
first_martians-project-field-garage = Garage de campagne
first_martians-project-field-garage-about = On y fait l’Exploration tant que le Garage est inutilisable, ou gêné par un élément rouge ou un jeton.
first_martians-project-field-lab = Laboratoire de campagne
first_martians-project-field-lab-about = On y fait la Recherche tant que le Laboratoire est inutilisable, ou gêné par un élément rouge ou un jeton.
first_martians-project-aid-post = Poste de secours
first_martians-project-aid-post-about = On y fait les Soins, même sans médecin, tant que l’Infirmerie est inutilisable ou gênée.
first_martians-project-relay-station = Relais radio
first_martians-project-relay-station-about = On y fait la Gestion tant que le Centre de contrôle est inutilisable ou gêné.
first_martians-project-water-extractor = Extracteur d’eau
first_martians-project-water-extractor-about = La glace du sol : 1 oxygène à chaque Production, tant que son Matériel fonctionne.
first_martians-project-wind-turbine = Éolienne
first_martians-project-wind-turbine-about = 1 énergie à chaque Production, tant que ses deux éléments fonctionnent.
first_martians-project-algae-tank = Bassin d’algues
first_martians-project-algae-tank-about = 1 nourriture à chaque Production, tant que ses Filtres fonctionnent.
first_martians-project-radiation-cellar = Abri antiradiation
first_martians-project-radiation-cellar-about = Une pièce sous terre : 1 stress de moins à chaque Production, tant que son Matériel fonctionne.
first_martians-project-rover-shed = Remise des rovers
first_martians-project-rover-shed-about = Chaque Production retire un jeton de chaque rover, tant que son Matériel fonctionne.

## La devinette

first_martians-mission-riddle = La devinette
first_martians-mission-riddle-summary = Exploration : la vallée est à découvert. Y retrouver les capsules d’une mission passée.
first_martians-mission-riddle-opening = Il y a neuf ans, une mission robotique traversa cette vallée et enterra ce qu’elle apprenait, capsule après capsule, tant que ses batteries tinrent. Sa dernière transmission énumère les lieux : un lit asséché, une cuvette de poussière, un sol qui fume. Elle ne dit pas dans quelle direction. Les cartes qu’elle traça ne valent plus rien depuis la grande tempête, et l’orbiteur ne voit qu’un couvercle de poussière. « Nous avons les mots, et vous le terrain, dit Ruth Feldmann. Quelqu’un, ici, a appelé cela la devinette, et le nom est resté ; j’aurais préféré des coordonnées. » Les capsules étaient faites pour dix hivers. Au calendrier des batteries, celui-ci est le dixième ; ensuite, les mémoires s’effacent d’elles-mêmes. Devant le sas, la vallée attend comme un jeu de cartes, faces visibles.
first_martians-mission-riddle-won = Les capsules s’alignent sur la table de l’atelier, rayées, froides, et tous leurs voyants sont verts. En une heure, neuf ans de temps défilent à l’écran : des gels, des secousses, le lent gonflement du sol au printemps. « Il y a de l’eau qui bouge là-dessous, dit Ruth après un silence plus long que la distance. Elles le savaient, et n’ont pas pu nous le dire. » Quelqu’un inscrit les vraies directions dans la vieille liste, une à une. La vallée porte maintenant des noms de tous côtés.
first_martians-mission-riddle-lost = À quelque heure de la nuit, la dernière balise change de ton, comme l’annonçait la fiche technique, puis s’arrête. Ce que les machines savaient encore est là, à quelques kilomètres, et c’est effacé. Ruth lit au journal la note de clôture et ajoute qu’elle est désolée, ce que le protocole ne prévoit pas. Sur la carte, une part de la vallée est encore blanche. L’équipage est rappelé avant que le sol ait pu lui dire pourquoi.
first_martians-mission-riddle-rules = Dès le début, toutes les régions sont à leur place, tirées au sort et face visible : chacun voit laquelle est où. Mais ce qui s’y trouve ne se découvre qu’en l’explorant, et l’on n’y passe qu’ensuite. Les capsules se trouvent dans des régions connues par leur nom : lit asséché, cuvette de poussière, geysers, désert de sel, tunnels de lave. Une capsule scellée gît près de l’épave de l’atterrisseur. On les rapporte avec la Collecte. On peut construire dans la base une remise des rovers, pour 1 énergie : chaque Production retire un jeton de chaque rover.
first_martians-objective-riddle-capsules = Rapporter les capsules de données
first_martians-objective-riddle-far-sight = Explorer l’anneau central
first_martians-objective-riddle-last-capsule = Rapporter la capsule scellée de l’épave de l’atterrisseur
first_martians-objective-riddle-wide-map = Explorer la vallée de tous côtés
first_martians-project-assay = Analyse
first_martians-project-assay-about = Décompose un échantillon pour ce qu’il contient.
first_martians-project-sintered-hull = Coque de poussière frittée
first_martians-project-sintered-hull-about = Le sol de deux échantillons, cuit pour former la coque d’un module.
first_martians-project-orbiter-pass = Passage de l’orbiteur
first_martians-project-orbiter-pass-about = Montre de loin une région inexplorée, sans l’explorer.

## Plantes malnourries

first_martians-mission-plants = Plantes mal nourries
first_martians-mission-plants-summary = Recherche : la récolte dépérit. Trouver dans le sol ce qui manque aux plantes.
first_martians-mission-plants-opening = Cela a commencé par une feuille jaune, qu’on a cueillie et jetée. Maintenant toute la rangée du bas est jaune, et les feuilles neuves sortent crispées, petites, comme des poings. L’eau, la lumière, la chaleur sont comme il faut ; on a relu trois fois les relevés. « Vous avez apporté de la terre pour une récolte et des sels pour deux, dit Ruth Feldmann. La troisième devra sortir du sol que vous foulez. Je sais l’effet que cela fait. » La vallée a du phosphate, de la potasse, du gypse, quelque part ; et partout du perchlorate, qui empoisonne ce que le reste nourrirait. Darmstadt calculera une recette dès qu’on lui dira ce qu’il y a. Les vivres dureront des semaines, et une plante met presque autant de temps à mourir qu’à pousser. L’équipage étale les sachets à échantillons sur le sol du laboratoire.
first_martians-mission-plants-won = C’est peu de chose, une feuille qui s’ouvre à plat. À côté s’en dresse une autre, plus sombre qu’aucune que la ferme ait portée, et dans le verre les racines ont blanchi. La recette tient en une demi-page : de la poussière de trois lieux, lavée, broyée, mêlée à la main. « Elles poussent sur Mars », dit Ruth, et elle s’arrête, et le redit comme si la phrase pouvait se vérifier. Le soir, l’équipage mange de la rangée du bas. Du goût, personne ne parle.
first_martians-mission-plants-lost = On éteint les lampes de la ferme pour épargner le courant. Dans le noir, les bacs sentent le foin, c’est-à-dire une grange, un été, une autre planète. Ruth a fait elle-même le compte des rations, et il s’arrête avant la fenêtre de vol. L’ordre de partir tient en deux lignes. On emballe d’abord les notes, pour que les suivants n’aient pas à recommencer par une feuille jaune.
first_martians-mission-plants-rules = Les minéraux remplacent les échantillons. Une carte Recherche dit lequel se trouve où ; d’une sorte épuisée, on ne trouve rien. Un minéral étudié deux fois devient une découverte, et le pourcentage d’une carte Recherche s’ajoute alors aux conditions de croissance. La même sorte peut être étudiée plusieurs fois. L’enrichissement en CO₂ ajoute la moitié d’un pourcentage ; les techniques de séparation écartent dès lors la carte la plus basse. On peut construire un bassin d’algues, pour 2 unités d’oxygène, qui donne 1 nourriture à chaque Production ; un laboratoire de campagne, pour 1 énergie, remplace le Laboratoire. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-plants-growth = Porter les conditions de croissance à 100 pour cent
first_martians-objective-plants-two-minerals = Découvrir deux sortes de minéraux
first_martians-objective-plants-third-mineral = Découvrir une troisième sorte de minéral
first_martians-objective-plants-pure-culture = Maîtriser les techniques de séparation
first_martians-project-separation = Techniques de séparation
first_martians-project-separation-about = Le perchlorate est lavé : désormais, la carte la plus basse est écartée des tirages de pourcentage.
first_martians-project-co2-enrichment = Enrichissement en CO₂
first_martians-project-co2-enrichment-about = La moitié du pourcentage d’une carte Recherche, arrondie au supérieur, s’ajoute aux conditions de croissance. On en tire aussi un minéral.

## Atterrissage

first_martians-mission-landing = Atterrissage
first_martians-mission-landing-summary = Construction : la base est éparse dans la vallée. À assembler avant que les abris lâchent.
first_martians-mission-landing-opening = La descente a duré sept minutes, et à la cinquième le vent a disloqué l’étage de fret. L’équipage s’est posé où il devait. La base, non. Dans l’atterrisseur ont survécu deux panneaux, les oxygénateurs et une rangée de semis ; pour le reste, un atelier sous bâche et une tente avec des couchettes, homologuée pour un mois par des gens qui n’y ont jamais dormi. « Les autres modules sont au sol, dit Ruth Feldmann. Nous comptons quatre balises à quelques kilomètres, on peut donc y aller à pied. Ce que je ne peux pas vous dire, c’est comment ils ont atterri. » Le garage d’abord, car sans lui on ne va pas loin. Puis la baie des sondes, l’atelier, l’infirmerie, les consoles, des lits. La nuit, la bâche claque de froid, et l’on apprend à ne pas confondre ce bruit avec celui d’une couture.
first_martians-mission-landing-won = Quand le dernier raccord se ferme, les modules prennent ensemble une inspiration ; les aiguilles baissent, hésitent, s’accordent. Il y a maintenant un couloir, des portes, un endroit où pendre un casque. La tente est pliée humide et rangée sans cérémonie. « Contrôle à base Mars », dit Ruth, qui ne l’avait jamais dit. Personne ne répond tout de suite ; il semble juste de laisser passer les quatorze minutes.
first_martians-mission-landing-lost = La bâche était homologuée pour un mois. Elle ne se déchire pas ; elle cesse de tenir, le long d’une couture que nul ne pouvait atteindre. De la base, il reste quelques pièces sans la maison autour. Contre tous les ordres, Ruth a fait garder le plein au véhicule de remontée, et c’est maintenant le seul endroit où aller. Vues d’en haut, la tente et les traces qui en partent dessinent au sol une figure qui aurait pu être un plan.
first_martians-mission-landing-rules = Sept installations manquent encore ; les effets qui les visent sont ignorés. L’Atelier de campagne sert à la Construction, les Quartiers de campagne à la Détente. Les autres actions ne sont possibles qu’une fois leur installation construite. Certaines s’assemblent dans la base ; pour d’autres, il faut d’abord collecter un module sur la case où il est tombé, marquée sur la carte. Ce qui est construit fonctionne aussitôt, éléments verts ; seuls ceux de l’oxygénateur de secours sont encore rouges. Sous la toile, on peut aussi monter un laboratoire de campagne et un poste de secours, pour 1 énergie et 1 oxygène chacun, et un relais radio, pour 1 énergie : ils servent à la Recherche, aux Soins et à la Gestion. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-landing-way-out = Construire le Garage
first_martians-objective-landing-eyes-outside = Construire la Baie des sondes
first_martians-objective-landing-real-workshop = Construire l’Atelier
first_martians-objective-landing-sick-bay = Construire l’Infirmerie
first_martians-objective-landing-command = Construire le Centre de contrôle
first_martians-objective-landing-bunks = Construire les Quartiers de l’équipage
first_martians-objective-landing-spare-air = Construire l’oxygénateur de secours et le réparer en entier
first_martians-objective-landing-bench = Construire le Laboratoire
first_martians-project-garage = Garage
first_martians-project-garage-about = Dès lors, des régions peuvent être explorées.
first_martians-project-probe-bay = Baie des sondes
first_martians-project-probe-bay-about = Dès lors, on peut collecter au-dehors.
first_martians-project-working-bay = Atelier
first_martians-project-working-bay-about = Un vrai atelier à côté de celui sous bâche.
first_martians-project-med-lab = Infirmerie
first_martians-project-med-lab-about = Dès lors, on peut soigner.
first_martians-project-control-center = Centre de contrôle
first_martians-project-control-center-about = Dès lors, on peut gérer les pannes.
first_martians-project-crew-quarters = Quartiers de l’équipage
first_martians-project-crew-quarters-about = Des lits derrière un vrai mur.
first_martians-project-lab = Laboratoire
first_martians-project-lab-about = Dès lors, Recherche et Semis sont possibles.

## Le dépôt perdu

first_martians-mission-canyon = Le dépôt perdu
first_martians-mission-canyon-summary = Exploration : descendre au Noctis Labyrinthus, au dépôt d’un équipage jamais venu.
first_martians-mission-canyon-opening = Avant cet équipage, il devait y en avoir un autre. Son cargo partit en avance avec deux ans de vivres, se posa au fond du Noctis Labyrinthus et annonça que tout allait bien. Les gens ne suivirent jamais ; leur vaisseau fut perdu onze jours après avoir quitté la Terre. Depuis, nul n’a parlé du dépôt, par respect, ou parce que nul ne pouvait y descendre. « Je les connaissais, dit Ruth Feldmann. Je ne vous le demanderais pas si les chiffres me laissaient le choix. Vous avez des pièces pour un mauvais mois encore, et là-bas il y a des caisses que personne n’attend. » Avec les caisses se trouve le journal qu’ils avaient envoyé d’avance, des pages dans la coque du cargo, certaines emportées par le vent au-delà du bord. Le canyon tombe de deux kilomètres en marches de roche rouge. À pied, il n’y a qu’un chemin, et l’on pourrait tendre un câble.
first_martians-mission-canyon-won = Les caisses sont dans le garage, pâlies par huit ans de soleil, avec des noms tracés de six écritures. Qui en ouvre une lit le nom à voix haute avant de rompre le sceau ; nul n’en est convenu. Il y a des filtres, des câbles, une boîte de thé. « Merci », dit Ruth, puis elle dit qui était chacun d’eux, lentement, et cela prend presque une heure. Quand la porteuse se tait, la dernière lueur a quitté le bord du canyon. On découpe les étiquettes avec soin, et on les garde.
first_martians-mission-canyon-lost = Le canyon garde ce qu’on lui a donné. Du bord, par un sol clair, on voit le cargo à l’œil nu, petit, blanc, debout, comme si quelqu’un venait d’en sortir. Ruth rappelle tout le monde en haut ; sa voix est calme, et elle le dit deux fois. Il n’y aura pas d’autre tentative, car il ne reste rien pour la faire. Dans le rapport final, le dépôt est porté comme non récupéré.
first_martians-mission-canyon-rules = L’anneau extérieur est le canyon. Toute action qui y descend demande plus de pions, tant qu’un câble n’a pas été tendu dans une région explorée de l’anneau central. Les caisses du dépôt se trouvent dans la première région explorée du canyon et se remontent avec la Collecte. Les points d’intérêt marqués d’un signe contiennent des pages du journal de l’équipage perdu, ou une part de ses réserves. On peut construire dans la base un garage de campagne, pour 1 énergie, qui remplace le Garage ; un extracteur d’eau, pour 2 unités d’énergie, donne 1 oxygène à chaque Production.
first_martians-objective-canyon-canyon-floor = Explorer le fond du canyon
first_martians-objective-canyon-depot-crates = Remonter les caisses du dépôt
first_martians-objective-canyon-their-story = Trouver une page du journal de l’équipage perdu
first_martians-objective-canyon-canyon-map = Explorer le canyon plus avant
first_martians-project-cable-way = Câble de descente
first_martians-project-cable-way-about = Tendu dans l’anneau central : descendre dans le canyon ne demande plus de pions supplémentaires.

## Le mât

first_martians-mission-mast = Le mât
first_martians-mission-mast-summary = Construction : dresser un mât relais avant que le Soleil ne passe entre Mars et la Terre.
first_martians-mission-mast-opening = Tous les deux ans, le Soleil s’interpose entre les planètes, et pendant des semaines rien ne passe. La date est connue depuis plus longtemps qu’il n’existe de calendriers pour l’inscrire. Ce que personne n’avait prévu, c’est le satellite relais, celui qui devait parler en contournant le Soleil : il reste bas sur le bord de la vallée, et du HUB on ne l’entend pas. « Il vous faut de la hauteur, dit Ruth Feldmann. Un mât hors de la base, trois tronçons, haubané, et pour finir un émetteur qui tienne un faisceau. Je le veux debout avant la conjonction, car il y a des choses qu’on ne devrait pas décider sans une seconde voix. » Déjà ses phrases arrivent avec du sable dedans. Les tronçons sont en fagot sur la rampe, longs chacun comme un rover. Le vent, à la hauteur du sommet, a été mesuré une fois, par un instrument qui n’y a pas survécu.
first_martians-mission-mast-won = La veille de la conjonction, au soir, le faisceau passe le bord, cherche et se fixe. Le mât vibre dans ses haubans, une note basse qu’on sent dans le sol plus qu’on ne l’entend. Puis il y a une voix, venue de la mauvaise direction, par un satellite que nul ne peut voir. « On vous dirait plus près qu’avant », dit Ruth, et chacun dans la pièce sait que c’est l’appareil. Le Soleil descend entre les deux planètes. La ligne reste ouverte.
first_martians-mission-mast-lost = La dernière transmission s’interrompt au milieu d’un chiffre. C’était peut-être une pression, ou une date ; des gens réécouteront l’enregistrement pendant des années. Ce qui se dresse dehors est trop court, ou penche, ou ne répond pas, et pendant des semaines il n’y aura personne à qui demander lequel des trois. L’équipage fait ce que prescrit le manuel en pareil cas : fermer, économiser, attendre. Sur la console, le voyant de la Terre passe du vert à l’ambre. Il n’a pas de rouge.
first_martians-mission-mast-rules = Le mât se dresse au-dehors avec la Construction : son pied dans une région explorée de l’anneau intérieur, puis le milieu et le sommet dans la même région. Chacun demande un des tronçons que l’équipage a apportés. Les haubans s’ancrent dans des régions explorées qui touchent celle du mât, un par région. L’émetteur se construit dans la base une fois le sommet en place, avec 3 unités d’énergie et une CPU de rechange. Avec un Matériel de rechange, on peut construire une éolienne, qui donne 1 énergie à chaque Production ; un abri antiradiation, pour 2 unités d’oxygène, enlève 1 stress. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-mast-mast-stands = Dresser le mât jusqu’au sommet
first_martians-objective-mast-guyed = Ancrer le mât avec des haubans
first_martians-objective-mast-transmitter = Construire l’émetteur
first_martians-objective-mast-storm-proof = Ancrer le mât contre les tempêtes avec d’autres haubans
first_martians-objective-mast-wide-view = Explorer l’anneau central
first_martians-project-mast-foot = Pied du mât
first_martians-project-mast-foot-about = Se dresse dans une région explorée de l’anneau intérieur. Le reste du mât suivra là.
first_martians-project-mast-middle = Milieu du mât
first_martians-project-mast-middle-about = Se dresse sur le pied.
first_martians-project-mast-top = Sommet du mât
first_martians-project-mast-top-about = Se dresse sur le milieu : le mât est debout.
first_martians-project-guy = Hauban
first_martians-project-guy-about = S’ancre dans une région explorée voisine de celle du mât, une fois dans chacune.
first_martians-project-transmitter = Émetteur
first_martians-project-transmitter-about = Se construit dans la base ; il parle par le mât.
