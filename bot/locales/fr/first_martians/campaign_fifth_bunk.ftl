# The campaign The Fifth Bunk of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-fifth-bunk = La cinquième couchette
first_martians-campaign-fifth-bunk-summary = Le plan du HUB indique quatre couchettes. Derrière un panneau il y en a une cinquième, et l’on y a dormi.

## Chapters

first_martians-chapter-four-hundredths = Quatre centièmes
first_martians-chapter-four-hundredths-briefing = Le HUB était prêt depuis six mois quand l’équipage s’est posé. Des machines l’avaient monté, disait la brochure ; les lits étaient faits, les lampes allumées, et aucune serviette n’avait jamais servi. Les premières semaines, de Darmstadt, Ruth Feldmann ne veut qu’une chose : l’inventaire de tout, en chiffres. Ce qui se consomme ici ne revient pas, et ce qui casse aujourd’hui sera cassé demain. Alors l’équipage compte. Filtres, vis, semences : le compte y est. Seul le courant n’y est pas. Sur cent parts que donnent les panneaux, quatre-vingt-seize arrivent. Les quatre autres s’enfoncent dans le sol derrière le garage, jour et nuit, et au-dessus, une rangée de jalons qui n’est sur aucune carte file dans la vallée. On les a numérotés à la craie.
first_martians-chapter-four-hundredths-won = Le compteur ne laisse aucun doute : quatre centièmes, dans un câble gros comme le pouce. Quelques jalons sont sur la table de la cuisine ; demain ils retourneront à leur place. Chacun porte un chiffre, tracé par une main qui ferme ses quatre. Les machines n’écrivent pas à la craie. Ce soir-là, quelqu’un cherche l’autre bout du câble à l’intérieur et dépose le panneau 14 des quartiers. Derrière, un espace large de soixante centimètres : un matelas, un crochet, une étagère à rebord. Le plan du HUB indique quatre couchettes. Sur la cinquième, la couverture est pliée, et l’oreiller garde un creux.
first_martians-chapter-four-hundredths-lost = L’inventaire ne sera jamais fini. Trop de choses ont lâché avant qu’on ait pu les compter, et Ruth lit l’ordre de quitter le HUB de la voix qu’elle garde pour les ordres. On replie les panneaux, les lampes s’éteignent rangée par rangée. Le compteur est débranché en dernier. Jusqu’au bout il a marqué quatre, et personne n’a su pourquoi.
first_martians-chapter-four-hundredths-choice = Quatre centièmes du courant s’en vont on ne sait où. Que fait-on du câble ?
first_martians-chapter-four-hundredths-choice-cut = Couper le courant
first_martians-chapter-four-hundredths-choice-cut-told = Le disjoncteur bascule avec un petit clic sec, et à midi les batteries sont pleines. C’était ce qu’il fallait faire ; une base n’est pas là pour chauffer le sol. Le troisième matin, on remarque que la bande derrière le garage, où jamais le givre ne prenait, est devenue blanche comme le reste.
first_martians-chapter-four-hundredths-choice-leave = Le laisser, et le suivre
first_martians-chapter-four-hundredths-choice-leave-told = Ils ôtent les quatre centièmes du budget comme on en ôte un loyer, et préparent les sacs. Un câble se suit d’en haut, si l’on y envoie une tonalité. Qui touche le loyer, on le saura au bout.
first_martians-chapter-four-hundredths-choice-ask = Demander d’abord à Darmstadt
first_martians-chapter-four-hundredths-choice-ask-told = Ils posent la question du câble, et taisent la couchette. La réponse est là au bout de vingt-huit minutes et dix secondes. C’est un conducteur de terre, dit une voix d’homme, et mieux vaut ne pas l’ouvrir. Vingt-huit minutes, c’est ce que met la lumière, aller et retour. Personne n’avait rien eu à vérifier.

first_martians-chapter-cable = Le câble
first_martians-chapter-cable-briefing = Un câble, cela s’écoute. On y envoie une tonalité depuis le garage, on pose une sonde sur le sol, et là où le son est le plus fort passe le câble. Trois sondes devraient suffire d’un côté de la vallée à l’autre. On a dit à Ruth que l’équipage cartographie l’anneau intérieur, ce qui est vrai dans une certaine mesure. Derrière le panneau 14, la cinquième couchette est restée telle quelle ; qui passe devant baisse la voix. Les jalons se suivent tous les trois cents pas, et à l’abri de chacun il y a une place aplanie, de la taille de quelqu’un d’assis. Sur la carte, la rangée pointe droit vers le bord du canyon. Là, d’après la carte, il n’y a rien.
first_martians-chapter-cable-won = La dernière sonde bourdonne si fort qu’on la sent dans le genou. Au bord se dresse une boîte de jonction, faite d’un couvercle de caisse, et à son crochet pend une boîte en fer. Dessous, le câble passe l’arête et descend dans l’ombre. Dans la boîte, un mot : « À qui ouvrira la porte. Je suis Halla Jónsdóttir, monteuse, d’Akureyri. Les machines se sont arrêtées au sol 9. J’étais à bord de Cargo 4 comme lest, et je vous ai bâti la maison ; il m’a fallu 302 sols. Il y avait de l’air pour vous ou pour moi, je suis donc descendue m’installer dans la Bouilloire, où j’ai fait le voyage. Je vais bien. Mangez. Vous n’avez rien vu. » La date remonte à onze jours.
first_martians-chapter-cable-lost = La tonalité s’en va sur la plaine et ne revient pas. Darmstadt commence à demander ce qu’on cartographie là-bas à un tel prix, puis ne demande plus rien ; l’ordre tombe d’abandonner le HUB. Du véhicule de remontée on voit les jalons, minuscules, en ligne droite. Ils continuent bien au-delà du point que l’on a atteint.
first_martians-chapter-cable-choice = La boîte pend au bord, à portée de qui monte d’en bas. Que devient-elle ?
first_martians-chapter-cable-choice-answer = Y laisser une réponse
first_martians-chapter-cable-choice-answer-told = « La maison est bonne », écrivent-ils après plusieurs brouillons, et la feuille enveloppe deux barres, des meilleures. La boîte retourne à son crochet, le couvercle au vent. Sur le chemin du retour personne ne se retourne, car c’est peut-être ce que quelqu’un attend.
first_martians-chapter-cable-choice-take-the-tin = Emporter la boîte
first_martians-chapter-cable-choice-take-the-tin-told = Une boîte avec une date est une preuve, et une preuve pendue à un crochet peut se perdre. Elle rentre sous le bras de quelqu’un. Sous le couvercle, un processeur était gardé au sec, dans une chaussette. Au crochet, là-haut, le vent n’a plus rien à faire tinter.

first_martians-chapter-lodger = L’hôte
first_martians-chapter-lodger-briefing = À quoi que serve le câble, personne ne le leur dira. On commence donc par la couchette. Quelqu’un a vécu dans le HUB avant qu’il y eût quelqu’un pour y vivre, et a tout nettoyé en partant, à fond, comme on quitte un appartement prêté. Mais un être humain laisse de soi. Il y a des cheveux, de la craie ; il y a ce qu’on a jeté au-delà de la cour et recouvert de sable ; et en infrarouge, un mur se souvient pendant des mois d’une main qui s’y est appuyée. « Vous êtes en retard sur les échantillons, dit Ruth Feldmann. Y a-t-il une chose que je devrais savoir ? » Elle le demande tous les jours depuis l’atterrissage. C’est la première fois que cela sonne comme une question. On dégage la table du laboratoire, et l’équipage se met à fouiller sa propre maison.
first_martians-chapter-lodger-won = Les images sont côte à côte : une petite main gauche sur chaque vanne du HUB, et sur aucune deux fois à la mauvaise place. Cette personne n’avait rien cherché ici. C’est elle qui avait tout posé. Dans la couture du cinquième matelas, enfin, une page. « Je suis Halla Jónsdóttir, monteuse, d’Akureyri. Les machines se sont arrêtées au sol 9. J’étais à bord de Cargo 4 comme lest, et je vous ai bâti la maison ; il m’a fallu 302 sols. Il y avait de l’air pour vous ou pour moi, je me suis donc installée dans la Bouilloire, où j’ai fait le voyage, sous le bord du canyon. Le câble, c’est le chauffage. Mangez. Vous n’avez rien vu. » C’est daté de six mois avant leur arrivée.
first_martians-chapter-lodger-lost = Il y a des bacs de poussière, étiquetés, datés, et plus assez de mains pour les passer au crible. La base a lâché plus vite qu’on ne pouvait la fouiller. Ruth lit l’ordre de partir, s’arrête avant la signature, et la lit. On revisse le panneau 14, car on ne laisse pas une chambre ainsi. Qui sort en dernier essuie la poignée du sas, et alors seulement se demande pourquoi.
first_martians-chapter-lodger-choice = Une page, à l’encre, avec un nom dessus. Où va-t-elle ?
first_martians-chapter-lodger-choice-file = Au journal, avec un numéro
first_martians-chapter-lodger-choice-file-told = On la numérise, on la numérote, on l’envoie. Darmstadt accuse réception du document 2217, et la mise à jour suivante apporte du courant et un jeu de filtres refusé deux fois. Ruth parle en dernier. Elle dit le nom, une fois, pour voir si c’est permis, et la porteuse se coupe au milieu du second mot.
first_martians-chapter-lodger-choice-pocket = Dans une poche de poitrine
first_martians-chapter-lodger-choice-pocket-told = Elle s’adressait à qui ouvrirait la porte, non à des archives. Ils la font passer autour de la table, chacun la lit pour soi, puis elle disparaît dans une combinaison. Ruth demande s’il y a une chose qu’elle devrait savoir. Suit un silence où cela aurait été possible. « Non », disent-ils.

first_martians-chapter-brown-weather = Temps brun
first_martians-chapter-brown-weather-briefing = La saison des poussières a son bruit à elle, un chuintement fin, comme de quelque chose qu’on tamise, et il est là avant que la lumière change. Déjà les panneaux donnent moins. Tant qu’elle durera, le HUB vivra de ce qu’il a mis de côté, derrière des volets, et qui sortira aura besoin d’une lampe pour rentrer. De vieilles cellules traînent dans la vallée, d’une mission robotique ; deux font un banc. Voilà le plan, c’est un bon plan, et personne ne peut le suivre sans penser à l’autre chose. Sous le bord du canyon, dans une cabine faite pour une descente de sept minutes, est assise la femme qui a bâti cette maison. « Cette personne n’existe pas », dit Pascal Oberlin, qui dirige le programme et à qui nul n’avait rien demandé.
first_martians-chapter-brown-weather-won = Un matin le chuintement cesse, et le silence les réveille. Les volets qu’on ôte sont bruns. Dehors, la vallée a changé de place, mais les jalons tiennent, et au nord le bord est si net qu’on en compterait les dents. « Vous avez sept semaines, dit Ruth. Puis le Soleil sera entre nous, et ensuite vient la fenêtre de vol. On me charge de vous dire qu’il n’y a rien à chercher. C’est dit. » Elle laisse le canal ouvert, ce qui coûte cher. Sur la table de la cuisine il y a deux listes, l’une pour un treuil, l’autre pour un mât, et les pièces pour l’un des deux.
first_martians-chapter-brown-weather-lost = La poussière gagne parce qu’elle est plus fine que tout. Elle est dans les joints, puis dans les pompes, puis dans le pain. Quand vient l’ordre de partir, les batteries ont juste de quoi ouvrir les portes. Du véhicule de remontée on ne voit rien, ni la maison ni le bord. Quelqu’un dit son nom à la radio, sur toutes les fréquences, jusqu’à ce qu’ils soient hors de portée.
first_martians-chapter-brown-weather-choice = Il y a des pièces pour un treuil, ou pour un mât. Lequel des deux ?
first_martians-chapter-brown-weather-choice-go-down = Le treuil : descendre la chercher
first_martians-chapter-brown-weather-choice-go-down-told = Le soir même, ils chargent le tambour. Contre, il y a les corniches, la glace qui les couvre, un ordre, et le fait que nul ne sait ce qu’on trouvera. Pour, il y a un seul argument, et il n’est pas besoin de le dire tout haut. À Ruth on annonce que l’équipage sera quelque temps hors d’écoute.
first_martians-chapter-brown-weather-choice-raise-the-mast = Le mât : qu’elle entende, et le monde avec elle
first_martians-chapter-brown-weather-choice-raise-the-mast-told = D’un mât, on parle par-dessus le bord, jusqu’à une radio de poche dans une cabine ; et l’on parle à la Terre sans passer par Darmstadt. Elle attend depuis huit mois, se disent-ils. Elle attendra bien deux semaines. C’est une phrase raisonnable, et on la répète assez souvent.

first_martians-chapter-kettle = La Bouilloire
first_martians-chapter-kettle-briefing = Du bord, on la voit : un cône gris, pas plus haut qu’un abri de jardin, dans l’ombre de l’autre paroi. La lunette y montre un hublot, une manière de cheminée et, nouée à un montant, une corde à linge. C’est à deux kilomètres, et tous deux descendent. Elle montait et descendait là avec un tambour de corde et personne pour le tenir. Il y a un chemin de corniches, et l’on voit qu’on y a marché ; il pourrait y avoir un treuil. L’écoutille extérieure est à ses mesures ; personne d’autre n’y passe en scaphandre, et il faudra la découper. La porte intérieure tiendra bien jusque-là. Aucun appel n’a eu de réponse. Mais à midi, quand le soleil touche le fond pour vingt minutes, on a vu la chemise tourner au vent sur la corde, et la veille il n’y avait pas de chemise.
first_martians-chapter-kettle-won = Une tente est scellée au cadre où était l’écoutille. La porte intérieure cède d’une largeur de main, et ce qui sort est humide et sent la pomme de terre. Elle est assise dans le siège qui l’a amenée, car il n’y en a pas d’autre. Elle est à cinquante centimètres de la porte et a eu le temps de se coiffer. « Les chaussures », dit Halla Jónsdóttir et, comme rien ne bouge : « Vous laissez sortir la chaleur. » Elle ne pèse rien ; on se la passe de corniche en corniche comme une chose prêtée. En haut, elle demande qu’on la pose et fait à pied les derniers pas jusqu’au sas du HUB. Elle frappe avant d’entrer.
first_martians-chapter-kettle-lost = La corniche, la glace, l’heure : chaque fois, l’une des trois. Du bord on voit le cône jusqu’au dernier soir, petit et gris. Puis l’ordre est répété de telle sorte qu’on ne peut plus mal l’entendre, et il ne reste rien avec quoi refuser. Ils descendent au bout de la corde tout ce dont on peut se passer, au hasard, dans le noir, une lampe par-dessus. Au matin la corde remonte légère.
first_martians-chapter-kettle-choice = Elle dort dans la cinquième couchette ; elle n’en a pas voulu d’autre. Qu’apprend Darmstadt ?
first_martians-chapter-kettle-choice-report = Qu’on l’a retrouvée
first_martians-chapter-kettle-choice-report-told = « Un bol de plus au petit déjeuner », annoncent-ils, avec l’heure. Une minute de plus qu’il n’en faut à la lumière, rien. Puis des applaudissements, d’une salle à qui l’on avait dit autre chose ; quelqu’un se mouche dans un micro. Oberlin parle en dernier. Il est soulagé, dit-il. Il y aura quelques papiers.
first_martians-chapter-kettle-choice-keep-quiet = Rien pour l’instant
first_martians-chapter-kettle-choice-keep-quiet-told = « Tout va bien », annoncent-ils, et de tous leurs rapports c’est le plus vrai. Pendant huit mois elle n’a été personne ; cela peut durer une semaine encore, le temps qu’elle supporte un dîner entier. Seul l’air ne garde pas les secrets. On le respire, et on le mesure.

first_martians-chapter-high-voice = À voix haute
first_martians-chapter-high-voice-briefing = Les tronçons étaient derrière le garage avant qu’il y eût un équipage. Ils devaient porter une antenne rayée du plan ; quelqu’un les a tenus graissés. Dressés sur l’anneau intérieur et haubanés contre le vent, ils dépasseraient le bord. De là-haut on peut parler jusqu’au fond du canyon, où une radio de poche est peut-être encore allumée, et l’on peut parler d’un coup à la moitié de la Terre. Le Soleil s’avance entre les planètes et couvrira bientôt tout. D’ici là, c’est une course contre un almanach. Oberlin a interdit le mât pour raisons de sécurité. « J’ai transmis, dit Ruth Feldmann, sur le canal où l’on entend le plus mal, et plutôt vite. »
first_martians-chapter-high-voice-won = Le sommet monte au crépuscule ; le vent l’empoigne, l’essaie, et le laisse. L’émetteur tire tant de courant que les lampes baissent. Ils disent qui ils sont, où ils se trouvent, et qu’il fait chaud dans la maison. Puis ils passent en réception. Du côté de la Terre, il y a le Soleil, qui grésille. D’en bas, tout près, comme de la pièce d’à côté, vient une voix de femme qui n’a pas servi depuis longtemps. « Je vois une lampe, dit-elle dans un anglais plein d’angles. C’est vous ? » Et, avant que quiconque ait trouvé la touche : « Je monte. »
first_martians-chapter-high-voice-lost = Le Soleil n’attend pas. Ce qui se dresse dehors est un morceau de mât, et porte jusqu’au garage. La friture se referme sur Darmstadt au milieu d’une phrase, et la base est trop lasse pour un second essai. Une fois, la dernière nuit, le récepteur tient quelque chose le temps d’un souffle. C’était peut-être le mot « lampe ». C’était peut-être le Soleil.
first_martians-chapter-high-voice-choice = Il y a une heure de courant pour le mât. À quoi sert-elle ?
first_martians-chapter-high-voice-choice-say-her-name = À dire son nom à la Terre
first_martians-chapter-high-voice-choice-say-her-name-told = Ils l’émettent en clair, en six langues : nom, métier, ville, nombre de sols. Cela passe à côté de Darmstadt et à côté du Soleil, vers quiconque a un fil et de la patience. Avant la fin de l’heure, on l’a entendu à Oulu et à Accra. Sur sa fréquence à elle, pendant ce temps, personne n’écoutait.
first_martians-chapter-high-voice-choice-call-her = À l’appeler, et l’appeler encore
first_martians-chapter-high-voice-choice-call-her-told = Ils lui décrivent le chemin : où la poussière s’est déplacée, quels jalons sont ensablés, où l’on pourrait laisser une bouteille d’air. Elle connaît la vallée mieux qu’eux et n’en dit rien. Pour oui, elle presse deux fois la touche. Au bout de quarante minutes vient une pression, une seule, dont on n’était pas convenu, puis plus aucune.

first_martians-chapter-one-more = Une de plus
first_martians-chapter-one-more-briefing = La raison était un compte. Avec une personne de plus à nourrir et à faire respirer, les réserves du HUB s’épuisaient dix-neuf sols avant la fenêtre de vol : cela figurait sur la feuille qu’on lui a lue au sol 302, et qu’elle s’est fait lire deux fois. Puis elle a plié sa couverture. Elle est assise maintenant dans la cuisine, y tient peu de place, et le compte est toujours là. On peut le laisser tel quel, et il manquera à quelqu’un. Ou le refaire, à la balance, feuille par feuille, avec une seconde ferme dont la charpente dort dans ses caisses depuis Cargo 2. Nul n’avait prévu de la déballer. Il reste cinq semaines. « Je peux tenir une lampe, dit Halla. Je m’y entends, maintenant, à tenir une lampe. »
first_martians-chapter-one-more-won = Dans la dernière colonne il y a un plus. Il est petit, quatre sols ou cinq, cela dépend des haricots, mais il a été pesé, et il a des racines : la seconde ferme a de la buée aux vitres, et dans la serre neuve une plante a sorti une feuille grande comme l’ongle du pouce. Ce qui manquait il y a huit mois, c’était une charpente, un peu de film et un après-midi. Halla lit la feuille debout. Elle la lit aussi longtemps qu’on lirait une lettre. « Alors ce n’était pas la peine que je parte », dit-elle. Elle l’aligne sur le bord de la table, demande ce qu’il y a à dîner, et si elle peut s’asseoir. Entre-temps un papier est arrivé d’Oberlin, que tous doivent signer ; il sait désormais ce qu’il y a à savoir.
first_martians-chapter-one-more-lost = Le compte n’y est pas. On répare trop la base avec ce qu’il aurait fallu manger, et une balance ne se discute pas. Ordre est donné de partir plus tôt, avec ce qu’il y a de carburant, pour ceux qui figurent sur la liste. Halla l’a vu venir et a fait les paquets, ceux de tout le monde, très proprement. Le sien n’y est pas.
first_martians-chapter-one-more-choice = Sur la table, le compte, et le papier d’Oberlin, où elle n’existe pas. Qu’envoie-t-on à la Terre ?
first_martians-chapter-one-more-choice-tell = Le compte, à tout le monde
first_martians-chapter-one-more-choice-tell-told = Il part en clair, sur chaque fréquence à laquelle la parabole veut bien se plier : son nom, la feuille avec le moins, la feuille avec le plus. Personne n’a ajouté de commentaire. Après quoi les lignes de Darmstadt sont occupées, pour la première fois depuis qu’il existe une ligne.
first_martians-chapter-one-more-choice-sign = Le papier, signé
first_martians-chapter-one-more-choice-sign-told = Il lui faut toutes les signatures, et il les a. La sienne vient la dernière. Elle est de la main gauche, très rapide, comme au bas d’une chose qu’on a déjà signée. Dans l’heure arrive le déblocage du carburant, et avec lui un mot courtois d’Oberlin : il a toujours compté sur leur bon sens.
first_martians-chapter-one-more-choice-let-her-decide = Ce qu’elle décidera
first_martians-chapter-one-more-choice-let-her-decide-told = « Moi ? » dit Halla. Personne ne lui a rien demandé depuis le sol 302. Elle prend les deux feuilles et une chaise et s’en va dans le sas, où il fait froid et où l’on peut réfléchir. Quand elle en sort, elle a retourné le papier et commencé un dessin au dos.

first_martians-chapter-cords = Les cordelettes
first_martians-chapter-cords-briefing = Elle a quitté la Bouilloire avec une lampe de poche et ce que contient d’air un scaphandre de monteur, vers une lumière sur un mât. Il lui fallait une journée. C’était hier. La tempête a redessiné la vallée ; ce qu’on avait relevé y est encore, et au-delà rien n’est où il était. Elle a une habitude qui aide : depuis le sol 1 elle tient une cordelette, un nœud par sol, et quand elle se repose elle en coupe un bout et l’attache quelque part, pour savoir plus tard qu’elle est passée. Un tour de la lampe du mât montre ce qu’est une région. Une cordelette montre qu’elle y était. « Elle sera sur une hauteur ou nulle part, dit Ruth. Elle disait aimer la vue. » Depuis ce matin c’est Ruth qui parle, sur un canal qui n’est pas le sien.
first_martians-chapter-cords-won = La lampe est à l’abri d’une épave, et elle brûle : baissée jusqu’à l’étincelle, mais elle brûle. Elle est assise à côté, le dos à la coque, la main gauche autour de l’interrupteur. Elle lui accordait une minute sur dix. « Je vous ai vus passer, dit Halla Jónsdóttir quand il y a assez d’air pour parler. Deux fois. Je n’avais pas le souffle qu’il faut pour être grossière. » On la porte, et elle proteste. La chambre chaude est prête depuis la veille au soir. Sur la porte, quelqu’un a mis à la craie un numéro, un de plus que le dernier jalon, d’une main qui ferme ses quatre.
first_martians-chapter-cords-lost = Il y a quelques cordelettes sur la table, avec leurs nœuds, et personne ne les défait. Le dernier tour de lampe parcourt une vallée vide, lentement, puis encore une fois. Ensuite, quoi qu’on y mette, le compte de son air ne tombe plus juste. Ruth leur souhaite bonne nuit, à tous, par leur nom. Au bout de la rangée, elle laisse un silence long comme un nom.

## Endings

first_martians-ending-one-name-more = Un nom de plus
first_martians-ending-one-name-more-told = À Darmstadt il y a une plaque avec les noms des premiers êtres humains sur Mars. On l’avait coulée tôt, elle était fausse, et pendant deux ans nul n’a su comment le dire à du bronze. Puis un serrurier vient une nuit avec une perceuse, et au matin il y a un nom de plus, au-dessus des autres, en lettres simples, un peu de travers. Oberlin a démissionné pour raisons de santé. Ruth Feldmann a déposé neuf heures durant et corrigé le procès-verbal. Au port d’Akureyri, toute la ville est là, comme par hasard. Un garçon dont la veste est devenue trop petite se fraie un passage. « Pendant un an tu t’es trompée dans mes blagues », dit-il, et elle dit que c’était quelqu’un d’autre, et qu’elle expliquera. Sur Mars les jalons tiennent toujours, de quatre-vingt-seize jusqu’à un. L’équipage suivant a demandé de la craie.
first_martians-ending-her-own-door = Sa propre porte
first_martians-ending-her-own-door-told = Ce qu’elle a dessiné au dos du papier d’Oberlin, c’est une maison. Elle a deux pièces, un poêle et une porte au sud, et c’est la première sur Mars que personne n’ait à quitter pour une certaine date. « Il vous fallait une base, dit Halla. Moi, je voudrais habiter quelque part. » Elle envoie les comptes à la Terre avec son nom dessous, et une phrase : elle reste, et qui veut l’en déloger n’a qu’à venir frapper. L’équipage repart dans la fenêtre, avec une place libre. Il lui a laissé Scorpio, la seconde ferme et la tasse ébréchée. Son fils a dix-sept ans au départ du vaisseau suivant, et il est à bord. De l’orbite, il voit une ligne droite de lampes en travers de la vallée, une à chaque jalon, quatre-vingt-seize ; au bout de la ligne une porte est ouverte, et quelqu’un s’y tient, qui laisse sortir la chaleur.
first_martians-ending-ballast = Lest
first_martians-ending-ballast-told = Tout le monde rentre. Il y a des photos : des mains, des fleurs, Oberlin la tête inclinée. Au manifeste du véhicule de remontée, la dernière ligne dit « Lest, 58 kg », et la douane n’a pas de questions. Une semaine plus tard, une monteuse revient à Akureyri de l’Antarctique, où le chantier a duré plus que prévu. Elle est maigre ; elle s’est mise à aimer les pommes de terre. Au dîner, le garçon la regarde longtemps, puis demande quel temps il faisait là-bas. Elle a signé qu’elle dirait : froid. « Moins quatre-vingts, dit Halla, clair, vent de gauche. » Il hoche la tête. C’est ce qu’ont toujours dit ses lettres. L’équipage fait le tour de trois continents et raconte les machines qui ont bâti le HUB. Dans chaque salle vient une question à la fin, et parfois, au dernier rang, une petite femme lève à demi la main gauche, puis se ravise.
first_martians-ending-open-channel = Le canal ouvert
first_martians-ending-open-channel-told = Le Soleil s’écarte, et la ligne de la Terre revient au milieu d’un mot. C’est Ruth, et le mot est « là ». Derrière elle, on l’apprend plus tard, se tenait la moitié de Darmstadt, la porte fermée à clé de l’intérieur. Il n’y avait plus rien à nier : on avait entendu le mât, et qui l’avait entendu une fois avait continué d’écouter. Le reste se dit donc sur le canal ouvert, sans hâte, avec vingt-huit minutes entre question et réponse. Qui a bâti la maison. Qui a fait le compte. Qui lisait ses messages, et ne devait pas répondre. « C’était moi, dit Ruth. – Je sais, dit Halla. J’entendais qu’il y avait quelqu’un. Tu prends ton souffle avant de ne pas répondre. » Sur l’étagère à rebord, derrière le panneau 14, qui a reçu des charnières, est posée sa cordelette, d’un seul tenant ; là où un bout n’a pas été retrouvé, elle en a noué un autre. Cela fait cinq cent soixante-quatorze nœuds. Après le dernier vient une boucle, pour l’accrocher.
first_martians-ending-white-strip = La bande blanche
first_martians-ending-white-strip-told = Elle vit. Elle gardera huit doigts, et son pied droit annoncera le temps ; elle trouve cela juste. Ce qu’elle ne trouve pas, c’est un mot pour le reste, et les autres n’en ont pas non plus. Le disjoncteur est remis, une goutte de peinture dessus pour que nul ne l’abaisse, et le matin la bande derrière le garage est nue de givre, bien qu’il n’y ait plus rien à chauffer à l’autre bout. Cela coûte quatre centièmes. Personne n’a jamais proposé de les économiser. La Terre apprend tout par le mât, cela aussi ; ils l’ont mis dans la première phrase, avec le jour et l’heure. « Vous auriez pu l’omettre », dit Halla. Quand la fenêtre s’ouvre, elle rentre avec eux, dans le siège de devant. Le dernier matin, elle fait le tour du HUB pour voir les joints et revient avec de la craie sur la manche. À côté du disjoncteur il est écrit, petit, avec un quatre fermé : « 64 sols. Ce n’est rien. La prochaine fois, demandez. »
first_martians-ending-nineteen-sols = Dix-neuf sols
first_martians-ending-nineteen-sols-told = Ils partent tôt, avec la moitié du carburant et la totalité de la faute. Finalement, ce ne fut pas un ordre. Elle était partie dans la nuit : la cinquième couverture pliée, le bol lavé, et sur la porte de la ferme une feuille, l’ancien compte, où elle avait barré une ligne, et alors le résultat était juste. Dans la cour, le traîneau n’avait plus de fond : elle avait repris son écoutille, et le chalumeau pour la ressouder. Elle avait aussi fait le tour des disjoncteurs, et tous étaient enclenchés. Dix-neuf sols de plus que ne le permet aucun calcul, dans le HUB vide, un compteur signale de lui-même à Darmstadt qu’un câble tire quatre centièmes. Ruth Feldmann a la courbe sur son écran et prend ses repas devant. Le vingtième, elle tombe à trois. Quelqu’un économise. Puis le Soleil passe entre les planètes, comme tous les deux ans, et quand il s’en est allé le compteur ne signale plus rien. L’équipage suivant a ordre de chercher. Il a des sièges en plus, une seconde ferme, et un garçon de dix-sept ans qui a appris à souder.
first_martians-ending-too-late = Balayé
first_martians-ending-too-late-told = L’expédition suivante descend à la Bouilloire dès son quatrième sol, avant d’avoir déballé. La porte est fermée. Elle l’a été du dehors. À l’intérieur il fait sombre et tout est en ordre : le siège essuyé, la casserole récurée, une rangée de bocaux de terre dont on a ôté les racines. Le sol est balayé ; le balai est un pinceau, pendu à un clou. Au crochet où serait un scaphandre, il y a une cordelette à nœuds, et ils la comptent deux fois, car le premier chiffre ne peut pas être juste. Il y en a quarante et un de plus que personne sur Terre ne l’avait cru possible. Là où la cordelette s’arrête, elle a été coupée, net, par quelqu’un qui avait besoin du reste. Ils trouvent le premier bout à midi, sur une roche d’où l’on a de la vue. Il pointe vers l’ouest, où il n’y a rien sur la carte. On cherche encore. La nuit, ils laissent les lampes allumées, toutes.
first_martians-ending-lights-out = Extinction des feux
first_martians-ending-lights-out-told = Le HUB est abandonné dans l’année. Le rapport fait quatre cents pages et trouve la cause dans les joints, la saison et le plan, à parts égales ; c’est un rapport soigneux, et l’équipage n’a rien à y ajouter qui se puisse prouver. Il mentionne une perte de quatre centièmes sur le réseau, restée sans explication. À Darmstadt, une femme de soixante ans prend une retraite anticipée. Elle ne demande qu’une chose, qu’on lui refuse. Après quoi elle va chaque année, à l’automne, jusqu’à la côte, dans une petite ville qui a un port, reste un moment en voiture devant une maison, et s’en retourne. Sur Mars, les panneaux du HUB se plient et se déplient d’eux-mêmes, comme on les a faits. Nul n’est là pour le voir. Et pourtant, le deuxième soir après le départ, à neuf heures dix, la lumière de la cuisine s’allume.

## The mission Four Hundredths

first_martians-mission-four-hundredths = Quatre centièmes
first_martians-mission-four-hundredths-summary = Construction : inventorier une base neuve, et trouver où part son courant.
first_martians-mission-four-hundredths-rules = Les panneaux solaires de secours se construisent dans la base ; ils fonctionnent aussitôt, bien que leurs éléments soient encore rouges. Le compteur de courant se fait avec la Recherche, d’une CPU de rechange et de 1 énergie. Des jalons à la craie se trouvent dans la première et la troisième région explorées de l’anneau intérieur et dans la première de l’anneau central ; ils se rapportent avec la Collecte. Un échantillon étudié deux fois est une découverte : dans une campagne, chaque découverte débloque une compétence. La mission se termine dès que tout le nécessaire est fait ; ce qu’on veut faire d’autre doit donc venir avant. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-four-hundredths-more-current = Construire les panneaux solaires de secours
first_martians-objective-four-hundredths-meter = Faire le compteur de courant
first_martians-objective-four-hundredths-stakes = Rapporter des jalons à la craie
first_martians-objective-four-hundredths-first-find = Faire une découverte
first_martians-objective-four-hundredths-near-ground = Explorer l’anneau intérieur
first_martians-objective-four-hundredths-sound-panel = Réparer tous les éléments des panneaux de secours
first_martians-project-current-meter = Compteur de courant
first_martians-project-current-meter-about = Se fait avec la Recherche : il montre au centième près ce qui quitte la base.

## The mission The Cable

first_martians-mission-cable = Le câble
first_martians-mission-cable-summary = Exploration : suivre une tonalité à travers la vallée jusqu’au bout d’un câble.
first_martians-mission-cable-rules = Trois sondes d’écoute viennent avec l’équipage. La première se pose avec la Construction dans une région explorée de l’anneau intérieur, la deuxième dans une région explorée qui partage un côté avec celle de la première, la troisième à côté de la deuxième, chacune dans sa propre région. On peut ensuite ouvrir la jonction avec le coupe-scellés, dans n’importe quelle région explorée de l’anneau central. Des bobines de câble se trouvent dans la première région explorée de l’anneau intérieur et dans la deuxième de l’anneau central ; un point d’intérêt marqué d’un signe peut en contenir une troisième. On peut construire dans la base une remise des rovers, pour 1 énergie : chaque Production retire un jeton de chaque rover.
first_martians-objective-cable-tone = Poser la troisième sonde
first_martians-objective-cable-junction-box = Ouvrir la jonction
first_martians-objective-cable-spools = Rapporter des bobines de câble
first_martians-objective-cable-wide-eyes = Explorer l’anneau central
first_martians-project-first-probe = Première sonde
first_martians-project-first-probe-about = Se pose dans une région explorée de l’anneau intérieur, où commence la tonalité.
first_martians-project-second-probe = Deuxième sonde
first_martians-project-second-probe-about = Se pose dans une région explorée voisine de celle de la première.
first_martians-project-third-probe = Troisième sonde
first_martians-project-third-probe-about = Se pose dans une région explorée voisine de celle de la deuxième, mais pas celle de la première : on tient la direction.
first_martians-project-junction = Jonction
first_martians-project-junction-about = S’ouvre dans une région explorée de l’anneau central, une fois la troisième sonde posée.

## The mission The Lodger

first_martians-mission-lodger = L’hôte
first_martians-mission-lodger-summary = Recherche : découvrir par ses traces qui a vécu dans la base.
first_martians-mission-lodger-rules = Dans les régions explorées désormais, des traces remplacent les échantillons ; une carte Recherche dit quelle sorte se trouve où. On les rapporte et on les étudie comme des échantillons, et les anciens comptent toujours : ils ont la poussière de chaque pièce. Les pièges à poussière donnent une trace de l’intérieur de la base, pour 1 oxygène. Les images infrarouges se prennent dans la base avec la Recherche, pour 1 énergie chacune. Le coffret blindé se trouve sur une case de l’anneau central marquée sur la carte. Un laboratoire de campagne peut se monter pour 1 énergie et remplace le Laboratoire.
first_martians-objective-lodger-who-was-here = Faire des découvertes
first_martians-objective-lodger-warm-hands = Prendre des images infrarouges de la base
first_martians-objective-lodger-one-trace-more = Découvrir des traces de sortes différentes
first_martians-objective-lodger-strongbox = Rapporter le coffret blindé
first_martians-project-infrared-picture = Image infrarouge
first_martians-project-infrared-picture-about = Un mur, et là où des mains s’y sont appuyées. Peut se répéter.
first_martians-project-dust-trap = Piège à poussière
first_martians-project-dust-trap-about = On souffle dans les gaines et l’on tamise ce qui tombe : une trace. Peut se répéter.

## The mission Brown Weather

first_martians-mission-brown-weather = Temps brun
first_martians-mission-brown-weather-summary = Construction : mettre la base à l’abri avant que la saison des poussières l’atteigne.
first_martians-mission-brown-weather-rules = Les volets viennent avec l’équipage ; chacun se pose dans la base avec la Construction. Les cellules de batterie d’une ancienne mission se trouvent sur des cases marquées sur la carte, la plupart dans l’anneau intérieur, et se rapportent avec la Collecte. Un banc de batteries se construit dans la base avec deux cellules et donne 3 unités d’énergie ; il peut se répéter. La lampe-tempête se place dans une région explorée de l’anneau intérieur, pour 1 énergie. L’appeler relève de la Recherche, pour 2 unités d’énergie. Tant que la poussière est dans l’air, les panneaux solaires donnent 2 unités d’énergie de moins. Avec un Matériel de rechange, on peut construire une éolienne, qui donne 1 énergie à chaque Production.
first_martians-objective-brown-weather-shuttered = Poser les volets
first_martians-objective-brown-weather-stored-light = Construire un banc de batteries
first_martians-objective-brown-weather-way-home = Placer la lampe-tempête
first_martians-objective-brown-weather-call-out = L’appeler sur son ancienne fréquence
first_martians-objective-brown-weather-second-bank = Construire un second banc de batteries
first_martians-project-hang-shutter = Volet
first_martians-project-hang-shutter-about = Se pose devant une fenêtre de la base. Il y en a un pour chacune à l’ouest.
first_martians-project-battery-bank = Banc de batteries
first_martians-project-battery-bank-about = Deux vieilles cellules en caisse : 3 unités d’énergie pour la réserve générale. Peut se répéter.
first_martians-project-storm-lamp = Lampe-tempête
first_martians-project-storm-lamp-about = Se place dans une région explorée de l’anneau intérieur, pour qui est encore dehors.
first_martians-project-call-her = Appel sur sa fréquence
first_martians-project-call-her-about = Personne n’écoute, peut-être. L’avoir tenté fait baisser le Stress de 3.

## The mission The Kettle

first_martians-mission-kettle = La Bouilloire
first_martians-mission-kettle-summary = Exploration : descendre dans le canyon, jusqu’à une cabine à l’écoutille étroite.
first_martians-mission-kettle-rules = L’anneau central est le canyon. Toute action qui y descend demande plus de pions, tant que le treuil du bord n’a pas été placé dans une région explorée de l’anneau intérieur ; il faut le tambour de corde, qui vient avec l’équipage. La Bouilloire se trouve dans la deuxième région explorée du canyon : son écoutille se découpe avec la Collecte, et son journal s’y prend de même. L’écoutille fait le fond du traîneau, qui se construit dans la base. La couchette se prépare dans la base avec la Construction, pour 2 unités d’oxygène. Un poste de secours peut se monter pour 1 énergie et 1 oxygène et remplace l’Infirmerie.
first_martians-objective-kettle-hatch-open = Découper l’écoutille de la Bouilloire
first_martians-objective-kettle-sledge-ready = Construire le traîneau
first_martians-objective-kettle-bunk-made = Préparer la cinquième couchette
first_martians-objective-kettle-her-log = Remonter la cordelette qui est son journal
first_martians-objective-kettle-canyon-find = Faire une découverte
first_martians-project-rim-winch = Treuil du bord
first_martians-project-rim-winch-about = Se place dans l’anneau intérieur : descendre au canyon ne demande plus de pions supplémentaires.
first_martians-project-sledge = Traîneau
first_martians-project-sledge-about = Se construit dans la base avec l’écoutille : des patins, un matelas, des sangles qui s’ouvrent de l’intérieur.
first_martians-project-make-the-bunk = Cinquième couchette
first_martians-project-make-the-bunk-about = Se prépare dans la base : des draps, une lampe, de l’air.

## The mission One More

first_martians-mission-one-more = Une de plus
first_martians-mission-one-more-summary = Recherche : bâtir une seconde ferme, et prouver par la balance qu’il y a assez pour une de plus.
first_martians-mission-one-more-rules = La ferme de secours se construit dans la base ; elle fonctionne aussitôt, bien que ses éléments soient encore rouges. La serre vient après ; on y sème ensuite une graine. La pesée relève de la Recherche, pour 2 unités d’énergie : elle ajoute au compte la moitié du pourcentage d’une carte Recherche. Une découverte en ajoute un entier. Le compte doit atteindre 100 pour cent. On peut construire un bassin d’algues, pour 2 unités d’oxygène, qui donne 1 nourriture à chaque Production. À la fin, les éléments en panne ne doivent pas dépasser le seuil : la preuve doit tenir dans une base qui fonctionne.
first_martians-objective-one-more-the-sum = Porter le compte à 100 pour cent
first_martians-objective-one-more-second-farm = Construire la ferme de secours
first_martians-objective-one-more-fifth-house = Construire une serre dans la ferme de secours
first_martians-objective-one-more-fifth-plant = Faire pousser une plante dans la ferme de secours
first_martians-objective-one-more-sound-farm = Réparer tous les éléments de la ferme de secours
first_martians-project-weigh-in = Pesée
first_martians-project-weigh-in-about = Une réserve, un bac, une cuve vérifiés au gramme près : la moitié du pourcentage d’une carte Recherche s’ajoute au compte. Peut se répéter.

## The mission The Cords

first_martians-mission-cords = Les cordelettes
first_martians-mission-cords-summary = Exploration : retrouver quelqu’un à pied dans une vallée que la tempête a redessinée.
first_martians-mission-cords-rules = Les régions inexplorées sont en place, face cachée ; l’Exploration en retourne une. Un tour de lampe en montre une de loin, sans l’explorer. Ses cordelettes sont attachées dans des régions connues par leur nom : dunes, champ de blocs, cuvette de poussière, tunnels de lave. Sa lampe est à l’épave de l’atterrisseur. On rapporte tout avec la Collecte. La chambre chaude se construit dans la base, pour 2 unités d’énergie et 1 oxygène.
first_martians-objective-cords-her-way = Rapporter des cordelettes qu’elle a attachées
first_martians-objective-cords-her-lamp = Trouver sa lampe
first_martians-objective-cords-warm-room = Construire la chambre chaude
first_martians-objective-cords-every-cord = Rapporter les quatre cordelettes
first_martians-project-lamp-sweep = Tour de lampe
first_martians-project-lamp-sweep-about = Montre de loin une région inexplorée, sans l’explorer. Peut se répéter.
first_martians-project-warm-room = Chambre chaude
first_martians-project-warm-room-about = Se construit dans la base : un lit entre deux radiateurs, et rien de dur où s’étendre.

## Things

first_martians-item-chalked-stake = Jalon à la craie
first_martians-item-chalked-stake-count = { $count ->
    [one] { $count } jalon à la craie
   *[other] { $count } jalons à la craie
}
first_martians-item-tone-probe = Sonde d’écoute
first_martians-item-tone-probe-count = { $count ->
    [one] { $count } sonde d’écoute
   *[other] { $count } sondes d’écoute
}
first_martians-item-seal-cutter = Coupe-scellés
first_martians-item-seal-cutter-count = { $count ->
    [one] { $count } coupe-scellés
   *[other] { $count } coupe-scellés
}
first_martians-item-cable-spool = Bobine de câble
first_martians-item-cable-spool-count = { $count ->
    [one] { $count } bobine de câble
   *[other] { $count } bobines de câble
}
first_martians-item-chalk-mark = Marque à la craie
first_martians-item-chalk-mark-count = { $count ->
    [one] { $count } marque à la craie
   *[other] { $count } marques à la craie
}
first_martians-item-knotted-cord = Cordelette nouée
first_martians-item-knotted-cord-count = { $count ->
    [one] { $count } cordelette nouée
   *[other] { $count } cordelettes nouées
}
first_martians-item-ration-lid = Couvercle de boîte
first_martians-item-ration-lid-count = { $count ->
    [one] { $count } couvercle de boîte
   *[other] { $count } couvercles de boîte
}
first_martians-item-glove-liner = Sous-gant
first_martians-item-glove-liner-count = { $count ->
    [one] { $count } sous-gant
   *[other] { $count } sous-gants
}
first_martians-item-weld-bead = Cordon de soudure
first_martians-item-weld-bead-count = { $count ->
    [one] { $count } cordon de soudure
   *[other] { $count } cordons de soudure
}
first_martians-item-written-page = Bout de papier
first_martians-item-written-page-count = { $count ->
    [one] { $count } bout de papier
   *[other] { $count } bouts de papier
}
first_martians-item-strongbox = Coffret blindé
first_martians-item-strongbox-count = { $count ->
    [one] { $count } coffret blindé
   *[other] { $count } coffrets blindés
}
first_martians-item-shutter = Volet
first_martians-item-shutter-count = { $count ->
    [one] { $count } volet
   *[other] { $count } volets
}
first_martians-item-battery-cell = Cellule de batterie
first_martians-item-battery-cell-count = { $count ->
    [one] { $count } cellule de batterie
   *[other] { $count } cellules de batterie
}
first_martians-item-hatch-plate = Écoutille de la Bouilloire
first_martians-item-hatch-plate-count = { $count ->
    [one] { $count } écoutille
   *[other] { $count } écoutilles
}
first_martians-item-rope-drum = Tambour de corde
first_martians-item-rope-drum-count = { $count ->
    [one] { $count } tambour de corde
   *[other] { $count } tambours de corde
}
first_martians-item-log-cord = Son journal
first_martians-item-log-cord-count = { $count ->
    [one] { $count } journal
   *[other] { $count } journaux
}
first_martians-item-tied-cord = Cordelette attachée
first_martians-item-tied-cord-count = { $count ->
    [one] { $count } cordelette attachée
   *[other] { $count } cordelettes attachées
}
first_martians-item-last-lamp = Sa lampe
first_martians-item-last-lamp-count = { $count ->
    [one] { $count } lampe
   *[other] { $count } lampes
}

## Events of the first chapter

first_martians-event-bare-strip = La bande nue
first_martians-event-bare-strip-scene = Après la première nuit de grand froid, le sol derrière le garage est blanc, sauf une bande large comme la main qui part du mur et file droit dans la vallée. Un chiffon posé dessus sèche en une heure. On tient quelque chose au chaud là-dessous, et c’est le HUB qui paie.
first_martians-event-bare-strip-action = Enfoncer des thermomètres
first_martians-event-bare-strip-done = { $name } enfonce des thermomètres le long de la bande, tous les dix pas. De l’un à l’autre la chaleur baisse à peine. Ce que le câble alimente est loin, et en prend plus la nuit que le jour.
first_martians-event-bare-strip-consequence = À midi le givre a disparu partout, et la bande avec lui. La nuit, dans leurs couchettes, ils guettent une chose qui ne fait aucun bruit.
first_martians-event-bare-strip-choice-dig-it-up = Creuser
first_martians-event-bare-strip-choice-dig-it-up-told = À un demi-mètre, le câble repose dans du sable propre, couvert de pierres plates dont chacune touche la suivante. Aucune machine ne pose de pierres. Une boucle restait, enroulée ; on l’emporte, et le sol de l’atelier est plein de gravier.
first_martians-event-bare-strip-choice-mark-it = La marquer de fanions
first_martians-event-bare-strip-choice-mark-it-told = Trente fanions, taillés dans du film d’emballage. Dans la lumière du soir on dirait une allée que quelqu’un a tracée dans un jardin, et l’un d’eux le dit, ce qui n’aide pas.

first_martians-event-low-hooks = Les crochets
first_martians-event-low-hooks-scene = Dans la cuisine, les crochets pendent une main trop bas. Le miroir aussi, l’étagère aux tasses, l’interrupteur au-dessus du réchaud ; depuis des jours chacun se courbe, et nul ne l’avait remarqué avant que { $name } heurte l’étagère du front pour la troisième fois. Une machine l’aurait mise où le plan la met.
first_martians-event-low-hooks-action = Mesurer chaque pièce
first_martians-event-low-hooks-done = { $name } parcourt le HUB avec un mètre pliant. Partout où le plan se taisait, la base est faite pour quelqu’un d’un mètre cinquante-huit, qui prend les choses de la main gauche.
first_martians-event-low-hooks-consequence = Cette fois, c’est une gaine du couloir, dans le noir, en pleine course ; elle aussi est posée une main trop bas. Il faut recoller, et Darmstadt voudrait un rapport.
first_martians-event-low-hooks-choice-move-up = Les remonter
first_martians-event-low-hooks-choice-move-up-told = De nouveaux trous, les mêmes vis. { $name } bouche les anciens au mastic et peint par-dessus, quatre points blancs sur un rang. Dans la cuisine, on se tient désormais droit.
first_martians-event-low-hooks-choice-leave-them = Les laisser où ils sont
first_martians-event-low-hooks-choice-leave-them-told = On colle une bande de feutre au bord de l’étagère. On continue de se courber. Vu de la porte, cela ressemble à un salut, et l’on finit par se demander à qui.

first_martians-event-hair-in-the-pump = Des cheveux dans la pompe
first_martians-event-hair-in-the-pump-scene = La pompe du lavabo est devenue lente. { $name } tire de la crépine une bourre et la rince sous la lampe jusqu’à pouvoir l’étendre. Ce sont des cheveux, gris, longs comme un avant-bras. Dans l’équipage, personne n’a les cheveux gris, ni à moitié aussi longs.
first_martians-event-hair-in-the-pump-action = Nettoyer toutes les crépines
first_martians-event-hair-in-the-pump-done = { $name } nettoie les neuf crépines des pièces à vivre. Il y en a dans sept, par couches. Dans les couches du fond, ils sont blonds.
first_martians-event-hair-in-the-pump-consequence = Ce qu’on n’a pas ôté s’enroule autour de l’axe, tour après tour, comme du fil sur une bobine. Vers le matin la pompe s’arrête, et l’eau remonte par le sol des quartiers.
first_martians-event-hair-in-the-pump-choice-keep-it = Les garder dans une enveloppe
first_martians-event-hair-in-the-pump-choice-keep-it-told = { $name } écrit la date sur l’enveloppe et la range dans le tiroir aux fusibles. Ce tiroir s’ouvre désormais plus lentement que les autres.
first_martians-event-hair-in-the-pump-choice-throw-it-out = Les jeter
first_martians-event-hair-in-the-pump-choice-throw-it-out-told = C’est venu avec les emballages, conviennent-ils. Nul ne saurait dire ce qu’on y avait emballé. Cela part au recycleur, et le recycleur y met longtemps.

first_martians-event-forty-one-minutes = Quarante et une minutes
first_martians-event-forty-one-minutes-scene = La lumière met quatorze minutes à l’aller et quatorze au retour, et Ruth Feldmann n’en a jamais ajouté plus d’une à elle. { $name } lui a demandé, en passant, qui a posé un câble derrière le garage. Cette fois, il en faut quarante et une. « Il n’y a pas de câble sur mon plan, dit Ruth. Comment dormez-vous, tous ? »
first_martians-event-forty-one-minutes-action = Réécouter le message
first_martians-event-forty-one-minutes-done = { $name } repasse le message jusqu’à démêler les bruits. Avant que Ruth commence, on recule une chaise et l’on ferme une porte, et ce n’est pas elle qui la ferme.
first_martians-event-forty-one-minutes-consequence = On ne parle plus du câble. Il y a des façons de ne pas parler d’une chose qui prennent toute la place d’une pièce.
first_martians-event-forty-one-minutes-choice-press-her = Redemander
first_martians-event-forty-one-minutes-choice-press-her-told = « J’avais entendu », dit Ruth. Au fond, un homme s’éclaircit la gorge. Elle passe aux filtres, et lit deux fois le même chiffre.
first_martians-event-forty-one-minutes-choice-let-it-drop = Lui dire comment ils dorment
first_martians-event-forty-one-minutes-choice-let-it-drop-told = { $name } le lui dit. C’est leur plus longue conversation jusqu’ici et, à la fin, Ruth dit merci, comme pour autre chose.

## Events of the second chapter

first_martians-event-froggys-odometer = Onze kilomètres
first_martians-event-froggys-odometer-scene = Avant que l’équipage le reçoive, Froggy avait roulé onze kilomètres, téléguidé, dans un hall à Brême. C’est ce que disent les papiers. Il y a dans l’essieu arrière un compteur qu’on ne peut pas remettre à zéro et qu’aujourd’hui, à cause d’un bruit, { $name } lit pour la première fois. Il dit mille neuf cent quatre.
first_martians-event-froggys-odometer-action = Lire la mémoire de l’essieu
first_martians-event-froggys-odometer-done = { $name } en extrait les trajets un par un. Tous se ressemblent : l’aller par la vallée, chargé, le retour à vide. Seul le dernier est à l’inverse, et se termine par un lavage.
first_martians-event-froggys-odometer-consequence = Un véhicule qui a deux mille kilomètres demande d’autres soins qu’un qui en a onze, et plus qu’on ne lui en donne. Le roulement le dit.
first_martians-event-froggys-odometer-choice-write-it-in = Corriger le carnet
first_martians-event-froggys-odometer-choice-write-it-in-told = Le vrai chiffre y entre, daté, paraphé. D’après ce chiffre, la révision de Froggy a un an de retard, et il passe la journée sur cales.
first_martians-event-froggys-odometer-choice-trust-the-papers = Laisser le carnet tel quel
first_martians-event-froggys-odometer-choice-trust-the-papers-told = Onze, disent les papiers. Mais qui s’y assied se rappelle maintenant que le siège était réglé pour des jambes courtes, et qu’on l’a reculé soi-même le premier jour, sans y penser.

first_martians-event-stake-numbers = Le compte à rebours
first_martians-event-stake-numbers-scene = Jalon 90. Jalon 71. Jalon 58. Il est midi quand quelqu’un le dit enfin : les numéros diminuent. Qui les a plantés a commencé par l’autre bout et venait vers le HUB, jalon après jalon, avec un marteau. Quand le premier fut planté, il n’y avait pas de HUB.
first_martians-event-stake-numbers-action = Creuser près du jalon 48
first_martians-event-stake-numbers-done = Quarante-huit, c’est la moitié. Pour le retour, { $name } aurait mis quelque chose de côté juste là, et creuse à l’abri. Il y a une boîte : des biscuits, un boulon du bon calibre, une cuillère.
first_martians-event-stake-numbers-consequence = Ils vont jusqu’au jalon suivant, puisqu’il y en a un, et à celui d’après. C’est une façon de marcher où personne ne regarde son manomètre.
first_martians-event-stake-numbers-choice-go-on-counting = Jusqu’au jalon 40
first_martians-event-stake-numbers-choice-go-on-counting-told = Au 40, la craie est fraîche dans les rainures, comme si l’on y avait repassé. Ils se tiennent autour, les mains sur les genoux. Au retour, pour une fois, tout le monde parle.
first_martians-event-stake-numbers-choice-note-and-return = Noter et faire demi-tour
first_martians-event-stake-numbers-choice-note-and-return-told = Les chiffres vont au journal, dans l’ordre où on les a rencontrés. Écrits ainsi, ils ont l’air d’un lancement.

first_martians-event-fresh-tape = Dix-neuf jours
first_martians-event-fresh-tape-scene = Au jalon 63, on a réparé le câble. C’est une épissure soignée sous de l’adhésif gris, et sur l’adhésif figure la date, comme l’écrit qui a appris chez un électricien. { $name } la lit trois fois. Elle a dix-neuf jours. Ce jour-là, tout l’équipage était au HUB, un tourbillon de poussière à la fenêtre ; chacun s’en souvient.
first_martians-event-fresh-tape-action = Écrire dessous
first_martians-event-fresh-tape-done = { $name } ajoute sous l’autre la date du jour, puis, après longue réflexion, le mot « Bonjour ».
first_martians-event-fresh-tape-consequence = Elle devait tenir jusqu’au prochain passage. Au soleil de midi l’épissure s’ouvre, et pendant une heure le courant du HUB coule dans le sable.
first_martians-event-fresh-tape-choice-open-the-splice = Ouvrir l’épissure
first_martians-event-fresh-tape-choice-open-the-splice-told = Chaque brin est soudé à part et peigné à plat. Il a fallu du temps, et une main chaude. Ils referment du mieux qu’ils peuvent, et l’on voit qu’ils étaient pressés.
first_martians-event-fresh-tape-choice-leave-it-closed = N’y pas toucher
first_martians-event-fresh-tape-choice-leave-it-closed-told = Ils prennent une photo et s’en vont. Personne ne veut fermer la marche ; ils vont donc de front, jusqu’au garage.

first_martians-event-with-own-heating = À chauffage autonome
first_martians-event-with-own-heating-scene = Les atterrisseurs qui ont apporté le HUB s’appelaient Cargo 1 à Cargo 4, et { $name } a mis leurs manifestes côte à côte. Trois détaillent tout au gramme. Le quatrième énumère de l’acier, du film, des plants de pommes de terre, et finit sur une ligne : « Lest, 81 kg, à chauffage autonome. »
first_martians-event-with-own-heating-action = Additionner Cargo 4
first_martians-event-with-own-heating-done = { $name } additionne ce que Cargo 4 appelle emballage. Cela fait les vivres d’une personne qui mange peu, pour quatre cents jours. On avait même compté le poivre.
first_martians-event-with-own-heating-consequence = Le lendemain, le manifeste de Cargo 4 n’est plus sur le serveur. À sa place, une note, « remplacé », et une console qui réclame un mot de passe qu’elle n’avait jamais réclamé.
first_martians-event-with-own-heating-choice-print-it = L’imprimer
first_martians-event-with-own-heating-choice-print-it-told = L’imprimante met un quart d’heure à chauffer et tire comme un poêle. Puis il y a une feuille, et du papier ne se remplace pas à distance.
first_martians-event-with-own-heating-choice-ask-who-weighed-it = Demander qui l’a pesé
first_martians-event-with-own-heating-choice-ask-who-weighed-it-told = La question part au hall de chargement de Kourou, par Ruth, parmi onze autres du même genre. Aux onze autres, on répond tout de suite.
first_martians-event-with-own-heating-choice-ask-who-weighed-it-later = Le magasinier de Kourou est à la retraite et répond de chez lui. « Je l’ai pesée moi-même, écrit-il. Elle m’a dit d’arrondir vers le bas. J’aimerais savoir si elle est arrivée. » { $name } lit la lettre à voix haute au petit déjeuner.

first_martians-event-left-handed = Une main gauche
first_martians-event-left-handed-scene = En infrarouge, le sas montre qui l’a touché : claires, les paumes de ce matin ; plus pâles, celles de la semaine passée. Au-dessus, dans la peinture même, du temps où elle était fraîche, l’empreinte d’une main gauche, le pouce rentré, comme on pousse une porte les bras chargés. Chacun l’essaie. Elle ne va à personne.
first_martians-event-left-handed-action = En prendre un moulage
first_martians-event-left-handed-done = { $name } gâche un plâtre de roche broyée et le presse dessus. La main est maintenant sur la table de la cuisine, paume en l’air, et à un moment de la journée chacun y a posé la sienne.
first_martians-event-left-handed-consequence = La poussière soufflée des scaphandres décape chaque fois un peu la porte. Quand on refait l’image, il n’y a plus que de la peinture, et deux d’entre eux ne savent plus bien ce qu’ils ont vu.

first_martians-event-oberlin-asks = Oberlin se renseigne
first_martians-event-oberlin-asks-scene = Pascal Oberlin dirige le programme et n’a jamais parlé lui-même au HUB. Il le fait deux minutes, avec chaleur. On lui a rapporté la question sur le conducteur de terre. Quant au panneau 14, ajoute-t-il pour finir, il est porteur et devrait être remis en place. Nul n’avait parlé à Darmstadt du panneau 14.
first_martians-event-oberlin-asks-action = Voiler la caméra
first_martians-event-oberlin-asks-done = { $name } suspend un torchon devant la caméra des quartiers, avec quatre pinces à linge. À Darmstadt, personne ne pose de question. Dans l’ensemble, on dort mieux.
first_martians-event-oberlin-asks-consequence = Les demandes de Pascal Oberlin commencent désormais par « Comme vous l’aurez remarqué ». Ce qu’ils remarquent, c’est qu’ils se sont mis à chuchoter, et de quel côté ils regardent alors.
first_martians-event-oberlin-asks-choice-put-it-back = Remettre le panneau
first_martians-event-oberlin-asks-choice-put-it-back-told = Douze vis. Le mur est comme au premier jour, et chacun sait au centimètre près où il faudrait frapper.
first_martians-event-oberlin-asks-choice-leave-it-open = Laisser ouvert
first_martians-event-oberlin-asks-choice-leave-it-open-told = « Compris », répond { $name }, ce qui est vrai. Le panneau reste derrière le congélateur, face au mur.
first_martians-event-oberlin-asks-choice-leave-it-open-later = Une mise à jour de routine veut toutes les caméras des pièces à vivre, pour étalonnage. Elle les a voulues une heure, à plein courant, l’une après l’autre, et s’attarde le plus sur celle des quartiers.

## Events of the third chapter

first_martians-event-nine-hundredths = Neuf centièmes
first_martians-event-nine-hundredths-scene = Depuis qu’il y a un compteur sur le câble, il marque quatre. Cette nuit, avec la poussière sur les panneaux et le froid qui passe par les boulons, il marque neuf. À l’autre bout de la ligne quelqu’un gèle, et a hésité un moment avant de tourner le bouton.
first_martians-event-nine-hundredths-action = Couvrir les mètres à nu
first_martians-event-nine-hundredths-done = { $name } rampe le long de la ligne et remet du sable sur chaque mètre que le vent a dénudé. Ce qui se perdait en route arrive à présent. Au matin l’aiguille a baissé, et personne n’en a plus froid.
first_martians-event-nine-hundredths-consequence = Avant l’aube, le disjoncteur tranche. Vers midi, il se laisse fléchir. Ce qu’il en fut, là-bas, des heures de nuit, aucun compteur ne le dit.
first_martians-event-nine-hundredths-choice-give-it = Le lui laisser
first_martians-event-nine-hundredths-choice-give-it-told = Ils passent un second chandail et regardent l’aiguille, comme on regarde une fenêtre allumée de l’autre côté de la rue. À cinq heures elle revient à quatre. Là-bas, quelqu’un a vu l’heure.
first_martians-event-nine-hundredths-choice-limit-it = Limiter à quatre
first_martians-event-nine-hundredths-choice-limit-it-told = { $name } règle le limiteur. L’aiguille descend, s’appuie à la butée et y reste jusqu’à l’aube, en tremblant à peine.

first_martians-event-ten-past-nine = Neuf heures dix
first_martians-event-ten-past-nine-scene = Au nord, très bas, là où doit être le bord derrière la poussière, une lumière brûle à neuf heures dix du soir, quatre minutes. Hier c’était cinq, dit { $name }, qui avait préféré n’en pas parler. C’est une lampe de poche. Depuis qu’on a coupé le courant, il n’y a plus rien là-bas pour en charger une.
first_martians-event-ten-past-nine-action = Laisser là une batterie chargée
first_martians-event-ten-past-nine-done = { $name } va aussi loin que la poussière le permet, et laisse une batterie au pied du dernier jalon qu’on trouve. Le soir suivant elle n’y est plus. À sa place, l’ancienne, essuyée, les bornes coiffées.
first_martians-event-ten-past-nine-consequence = Trois minutes ; puis deux. Le soir où il n’y a rien, quelqu’un reste à la fenêtre jusqu’à dix heures, puis dit bonne nuit plutôt fort.
first_martians-event-ten-past-nine-choice-answer-it = Répondre au projecteur
first_martians-event-ten-past-nine-choice-answer-it-told = Ils tournent le projecteur vers le nord et le laissent brûler quatre minutes, montre en main. Là-bas il fait noir un moment encore. Puis la lumière revient, une fois, le temps d’un signe de tête.
first_martians-event-ten-past-nine-choice-stay-dark = Économiser le courant
first_martians-event-ten-past-nine-choice-stay-dark-told = Le projecteur coûterait un dixième de ce qu’il y a. Ils n’en sont pas moins aux fenêtres, chacun à la sienne, et tendent leur montre vers la lueur du réchaud.

first_martians-event-her-voice = Sa voix
first_martians-event-her-voice-scene = Après minuit, sur la bande étroite, Ruth parle à { $name }, sans témoin. « J’étais sa voix, dit-elle. Pendant trois cent onze sols, chaque soir à neuf heures. Puis on a fermé la ligne, et l’on m’a dit qu’il n’y avait plus personne au bout. Elle a continué d’émettre. Je devais écouter, et ne pas répondre. » On entend poser une tasse.
first_martians-event-her-voice-action = Lui envoyer trois images
first_martians-event-her-voice-done = { $name } lui envoie la couchette, un jalon, et une soudure de la porte intérieure du sas. « Ce cordon lui a pris trois soirées, répond Ruth. Elle chantait. Je ne peux pas le voir sans l’air. »
first_martians-event-her-voice-consequence = Quelques jours durant, elle lit des listes, et rien que des listes. C’était une nuit, et elle ne revient pas.
first_martians-event-her-voice-choice-on-the-record = Lui demander de le dire officiellement
first_martians-event-her-voice-choice-on-the-record-told = Il lui faut une heure. Puis cela vient par le canal principal, avec le jour et le nom, les mêmes mots. À Darmstadt, personne ne l’interrompt. Au HUB, tout le reste attend qu’elle ait fini.
first_martians-event-her-voice-choice-on-the-record-later = Il y a maintenant une seconde chaise à la console de Ruth. On l’entend quand on la déplace. Les lettres de la maison arrivent tard, et il y manque une ligne par-ci par-là.
first_martians-event-her-voice-choice-promise-silence = Promettre de se taire
first_martians-event-her-voice-choice-promise-silence-told = « Merci, dit Ruth. Ce n’est pas difficile. On s’exerce. » Au petit déjeuner, { $name } dit que la réception était mauvaise.

first_martians-event-eleven-exceptions = Onze exceptions
first_martians-event-eleven-exceptions-scene = Depuis que la page a reçu un numéro, les ordres de Darmstadt en ont aussi. Celui du jour s’appelle 2217-b : en raison de la poussière, nul n’ira au-delà du premier anneau sans un motif de la liste. Ruth le lit d’une traite. La porte du garage, depuis ce matin, demande le motif.
first_martians-event-eleven-exceptions-action = Lire l’ordre jusqu’au bout
first_martians-event-eleven-exceptions-done = { $name } lit 2217-b jusqu’à la dernière ligne, ce qui n’était prévu pour personne. Il a onze exceptions. La quatrième est l’entretien des conducteurs de terre.
first_martians-event-eleven-exceptions-consequence = La nuit, la Terre améliore le programme de la porte. Elle demande maintenant « Objet ? » et refuse toute réponse, même celles qu’elle propose.
first_martians-event-eleven-exceptions-choice-stay-in = Rester dedans
first_martians-event-eleven-exceptions-choice-stay-in-told = Cela épargne de l’air, et c’est très silencieux. On nettoie des choses propres. Le soir, quelqu’un propose un jeu, et ils le jouent jusqu’au bout, par politesse.
first_martians-event-eleven-exceptions-choice-file-a-walk = Déposer une demande de sortie
first_martians-event-eleven-exceptions-choice-file-a-walk-told = Formulaire 7, en trois exemplaires, pour l’inspection d’ancrages dans une zone qui n’en a pas. Accordé dans la minute. Quelque part sur Terre il y a un tampon, et derrière personne qui ait vu une carte.

first_martians-event-page-in-the-pocket = La page dans la poche
first_martians-event-page-in-the-pocket-scene = La page trouvée dans le matelas n’est dans aucun dossier. On l’a portée sur soi, à tour de rôle, et aujourd’hui { $name } voit qu’elle cède aux plis. Au dos, où personne n’avait regardé, une ligne encore : « S’ils demandent, dites que c’était vous. J’ai donné mon accord. Je voulais seulement bâtir. »
first_martians-event-page-in-the-pocket-action = Écrire une réponse dessous
first_martians-event-page-in-the-pocket-done = { $name } tourne longtemps le stylo entre ses doigts. Puis il y a cinq mots sous la ligne : « Nous ne dirons pas cela. » Les autres les lisent et signent.
first_martians-event-page-in-the-pocket-consequence = On change de combinaison, et un jour durant nul ne sait où est la page. Quand on la retrouve, dans le linge sale, chacun a déjà fouillé les poches des autres.
first_martians-event-page-in-the-pocket-choice-learn-it = L’apprendre par cœur
first_martians-event-page-in-the-pocket-choice-learn-it-told = Chacun prend une phrase. Bout à bout, elle revient entière, en autant de voix qu’ils sont ; après cela, on ne peut plus guère feindre de ne pas la connaître.
first_martians-event-page-in-the-pocket-choice-seal-it-in-film = La sceller sous film
first_martians-event-page-in-the-pocket-choice-seal-it-in-film-told = Sous le film chaud, l’encre fonce d’un ton, comme si l’on venait d’écrire. Elle tiendra cent ans. { $name } la remet dans la poche, où elle crisse.

first_martians-event-blue-threads = Fils bleus
first_martians-event-blue-threads-scene = La poussière frotte la poussière, et le HUB en est chargé d’un bout à l’autre. Sur chaque poignée se dressent des fils bleus, pas plus longs qu’un cil. Dans le sas, c’est le long de lettres qu’ils sont le plus serrés, gravées au clou dans le cadre, à hauteur d’enfant : « D’abord toucher le tuyau. »
first_martians-event-blue-threads-action = Mettre chaque poignée à la terre
first_martians-event-blue-threads-done = { $name } tire un fil nu de poignée en poignée, et trouve les trous déjà percés, ébavurés. C’est l’affaire d’un après-midi. Le perçage, jadis, en était resté à la cuisine.
first_martians-event-blue-threads-consequence = L’étincelle saute d’une cuillère. Elle n’est pas grande, mais elle court le long du mur, et au bout du mur quelque chose, dans les pièces à vivre, s’éteint.

## Events of the way down

first_martians-event-five-hundred-and-sixty-one = Cinq cent soixante et un
first_martians-event-five-hundred-and-sixty-one-scene = Depuis l’appel, on a laissé le récepteur sur sa fréquence. À neuf heures du soir il y a quelque chose : pas une voix, une touche, pressée, relâchée, avec la régularité d’un pas. { $name } compte en même temps. Cela s’arrête à cinq cent soixante et un, et c’est le nombre de sols depuis que Cargo 4 s’est posé.
first_martians-event-five-hundred-and-sixty-one-action = Faire un relèvement
first_martians-event-five-hundred-and-sixty-one-done = { $name } tourne le cadre jusqu’à ce que les clics soient au plus ténu. Ils ne viennent pas d’où la carte met la cabine, mais d’un doigt plus à gauche, là où le soleil entre à midi. Cela épargnera une heure sur les corniches.
first_martians-event-five-hundred-and-sixty-one-consequence = Le lendemain soir c’est cinq cent soixante-deux, mais les quarante derniers viennent si lentement qu’on pourrait s’endormir entre deux.
first_martians-event-five-hundred-and-sixty-one-choice-count-back = Lui renvoyer le compte
first_martians-event-five-hundred-and-sixty-one-choice-count-back-told = Il y faut trois quarts d’heure, et les pouces de tout le monde. Arrivés au nombre, ils entendent encore un clic, d’en bas. C’était peut-être une erreur. Ils le prennent pour des applaudissements.
first_martians-event-five-hundred-and-sixty-one-choice-speak = Dire qu’ils arrivent
first_martians-event-five-hundred-and-sixty-one-choice-speak-told = { $name } dit qui ils sont, et combien, et quand. En bas on presse la touche et on la tient, si longtemps que la batterie doit le payer cher.

first_martians-event-tin-on-its-hook = La boîte à son crochet
first_martians-event-tin-on-its-hook-scene = La boîte pend à la jonction comme ils l’avaient laissée, le couvercle au vent. Les barres ont disparu. À leur place, une cordelette à onze nœuds, une pomme de terre grosse comme une noix, tiède dans une chaussette, et une bande de papier : « Merci. Ne descendez pas avant onze heures, il y a de la glace sur la deuxième corniche. H. » Il est neuf heures et demie.
first_martians-event-tin-on-its-hook-action = Couper la pomme de terre
first_martians-event-tin-on-its-hook-done = Elle a trois yeux. { $name } la coupe de sorte que chaque morceau en ait un, poudre les tranches de cendre et les met à sécher. L’un d’eux prend.
first_martians-event-tin-on-its-hook-consequence = La pomme de terre passe une nuit dehors, dans une poche. Au matin, c’est du verre. On ne leur avait pas envoyé tant de choses.
first_martians-event-tin-on-its-hook-choice-wait-until-eleven = Attendre onze heures
first_martians-event-tin-on-its-hook-choice-wait-until-eleven-told = Ils s’asseyent en rang au bord, les jambes dans le vide. À onze heures moins six, la deuxième corniche lâche sa glace, d’un coup, comme un plateau de verres.
first_martians-event-tin-on-its-hook-choice-go-at-once = Descendre tout de suite
first_martians-event-tin-on-its-hook-choice-go-at-once-told = Il y a de la glace sur la deuxième corniche. { $name } la trouve de la botte gauche, puis de la hanche, et pend un moment à la corde, avec une belle vue.

first_martians-event-worn-brake = Le frein usé
first_martians-event-worn-brake-scene = Le tambour qui doit servir au bord est venu avec le HUB, et les papiers le disent neuf. La garniture du frein n’y est plus, usée jusqu’aux rivets, d’un seul côté. C’est l’usure de qui retient la charge et laisse filer la corde à la fois. { $name } estime à deux cents les descentes, toutes sans seconde personne.
first_martians-event-worn-brake-action = Mouler une garniture
first_martians-event-worn-brake-done = { $name } cuit une garniture de poussière de frein et de résine, une nuit, dans le four à pain. Elle mord. Le pain en aura le goût pendant une semaine.
first_martians-event-worn-brake-consequence = Au banc, à mi-charge, les rivets lâchent. Ce qui s’en détache traverse la paroi de l’armoire à outils.
first_martians-event-worn-brake-choice-scorpios-lining = Prendre celle de Scorpio
first_martians-event-worn-brake-choice-scorpios-lining-told = Elle va comme si on l’avait faite pour lui. Scorpio devra désormais s’arrêter avec prévoyance, et personne n’en a en rover.
first_martians-event-worn-brake-choice-hold-it-by-hand = Tenir à la main
first_martians-event-worn-brake-choice-hold-it-by-hand-told = La femme d’avant l’a bien fait, disent-ils, avec deux mains, et ici il y en a plus. { $name } garnit ses gants d’adhésif et s’exerce au garage sur une caisse de sable.
first_martians-event-worn-brake-choice-hold-it-by-hand-later = La corde a traversé l’adhésif, puis le gant. { $name } n’a pas lâché, car il y avait quelque chose à l’autre bout.

first_martians-event-everything-recovered = En bon ordre
first_martians-event-everything-recovered-scene = « Vous allez maintenant faire demi-tour », dit Oberlin. Il s’est levé pour cela à trois heures du matin, cela s’entend. « Après la conjonction il y aura une équipe spécialisée, et tout ce qui est en bas sera récupéré en bon ordre. » Il dit : tout. Il y aurait eu un autre mot.
first_martians-event-everything-recovered-action = Demander la météo à Ruth
first_martians-event-everything-recovered-done = { $name } demande la météo du fond du canyon. Elle est là aussitôt, hors tour, à la rafale près, avec l’air que cela leur épargne. Personne n’a interdit la météo.
first_martians-event-everything-recovered-consequence = Une machine le répète désormais chaque heure, avec sa voix à lui. On s’y fait, c’est bien le pire ; quelqu’un finit par trouver cela raisonnable.
first_martians-event-everything-recovered-choice-receiver-off = Éteindre le récepteur
first_martians-event-everything-recovered-choice-receiver-off-told = { $name } tend la main vers le bouton, et il se fait un silence comme à l’arrêt d’un ventilateur. Ils se regardent et se mettent, tous à la fois, à faire les sacs.
first_martians-event-everything-recovered-choice-receiver-off-later = Aux heures où le récepteur était éteint, Ruth y avait lu un avertissement, quatre fois, sur quatre tons. Il concernait une vanne. La vanne s’est expliquée depuis.
first_martians-event-everything-recovered-choice-ask-him-which = Lui demander lequel
first_martians-event-everything-recovered-choice-ask-him-which-told = « En bon ordre, ou vivante ? demande { $name }. Nous voudrions inscrire le mot exact. » Au bout de vingt-huit minutes vient le bruit d’un micro qu’on pose sur une table, avec grand soin.

## Events of the mast

first_martians-event-report-in-ink = Un rapport à l’encre
first_martians-event-report-in-ink-scene = Un émetteur d’essai a fonctionné onze minutes, sur une bande que la moitié de la Terre peut entendre. Darmstadt transmet les rapports, presque tous d’universités. L’un est une carte, à l’encre, d’un garçon de quinze ans qui a une antenne sur un hangar à poisson d’Akureyri. Signal bon, un peu d’évanouissement. Quel temps fait-il là-haut ? Chez sa mère, dans l’Antarctique, c’est toujours moins quatre-vingts, clair, et le vent de gauche.
first_martians-event-report-in-ink-action = Épingler tous les rapports
first_martians-event-report-in-ink-done = { $name } les épingle autour de la lampe de la cuisine : quatre cent six personnes qui ont veillé. On les lit au petit déjeuner, par rangées.
first_martians-event-report-in-ink-consequence = L’essai suivant échoue, et celui d’après. Du hangar vient une seconde carte : il n’a rien entendu, mais il est toujours là. { $name } la lit plus souvent qu’on ne lit une carte.
first_martians-event-report-in-ink-choice-answer-the-boy = Lui dire le temps qu’il fait
first_martians-event-report-in-ink-choice-answer-the-boy-told = Moins quatre-vingts, émettent-ils, clair, vent de gauche. La carte qui revient porte un dessin du hangar. « Pareil que chez elle, alors », écrit-il. À Darmstadt, quelqu’un la lit à voix haute et doit s’y reprendre.
first_martians-event-report-in-ink-choice-lay-it-with-the-rest = La mettre avec les autres
first_martians-event-report-in-ink-choice-lay-it-with-the-rest-told = Il y en a quatre cents, et un soir. La carte va dans le dossier. Comme elle est plus raide que les autres, le dossier s’ouvre de lui-même à cet endroit.

first_martians-event-second-chair = La seconde chaise
first_martians-event-second-chair-scene = À neuf heures, une autre voix est en ligne, celle d’un jeune homme ; il dit « l’équipage » quand il leur parle. Frau Feldmann est en congé depuis ce matin ; c’est à cause de sa déclaration. Il lit bien la liste. Après le dernier point il ajoute, vite, comme on poste une lettre qui n’est pas de soi : « Elle dit : regardez dans les tronçons. »
first_martians-event-second-chair-action = Regarder dans les tronçons
first_martians-event-second-chair-done = { $name } éclaire l’intérieur du tube. Aussi loin qu’atteint un bras court, il y a de la craie : « Si cela doit un jour être un mât, haubanez bas, par la brèche le vent vient de gauche. H. » À côté, un sachet de ferrures, collé.
first_martians-event-second-chair-consequence = Chaque soir il lit la liste, bien, et rien après. Puis un soir il ne lit pas bien, et le lendemain c’est une troisième voix, qui ne connaît pas un nom.
first_martians-event-second-chair-choice-ask-for-ruth = Demander Ruth
first_martians-event-second-chair-choice-ask-for-ruth-told = « Nous attendons », dit { $name }, et ils attendent, l’émetteur ouvert, sans un mot, tout un passage de l’antenne. C’est le silence le plus cher de l’histoire du programme.
first_martians-event-second-chair-choice-learn-his-name = Demander comment il s’appelle
first_martians-event-second-chair-choice-learn-his-name-told = Il s’appelle Jonas, et on ne le lui avait jamais demandé. Dès lors, le passage de l’antenne dure toujours quelques minutes de plus que le plan ne le permet. Les batteries s’en ressentent, dans le bon sens.

first_martians-event-heater-off-and-on = Éteint, allumé
first_martians-event-heater-off-and-on-scene = Sur le compteur du câble, l’aiguille tombe à rien, revient, retombe : trois brèves, une pause, trois brèves. { $name } pense à un faux contact, jusqu’à ce qu’on touche par hasard à la lampe de la cuisine et que l’aiguille réponde. À l’autre bout, quelqu’un éteint et rallume son radiateur, par moins quatre-vingts, pour dire quelque chose.
first_martians-event-heater-off-and-on-action = Noter ce qui vient
first_martians-event-heater-off-and-on-done = { $name } reste devant le compteur, crayon en main, jusqu’à quatre heures. Il vient un mot à la fois : MÂT, puis GAUCHE, puis PLUS BAS, puis BIEN. Au matin ils sortent refaire les haubans.
first_martians-event-heater-off-and-on-consequence = Vers le matin l’aiguille tombe et ne revient pas, le temps de faire bouillir de l’eau. Puis elle est de nouveau à quatre. Nul n’a respiré, et nul ne saura jamais ce que cela voulait dire.
first_martians-event-heater-off-and-on-choice-answer-by-breaker = Répondre par le disjoncteur
first_martians-event-heater-off-and-on-choice-answer-by-breaker-told = Il faut une nuit pour convenir d’un alphabet, et une demi-batterie. À l’aube, ils ont échangé onze mots. Deux étaient « pardon », un dans chaque sens.
first_martians-event-heater-off-and-on-choice-leave-her-the-heat = Lui laisser la chaleur
first_martians-event-heater-off-and-on-choice-leave-her-the-heat-told = { $name } met de l’adhésif sur le disjoncteur. Ce qui se dit ainsi se paie en chaleur, et l’on peut du moins refuser qu’on vous parle à ce prix. Au bout d’une heure, l’aiguille ne bouge plus, pour cette nuit-là.

## Events with her in the base

first_martians-event-two-fingers = Deux doigts
first_martians-event-two-fingers-scene = Halla Jónsdóttir a huit doigts. Les deux autres sont partis la nuit où le courant s’est arrêté, dit-elle ; on s’habitue, ce ne sont que les petites vis qui agacent. Elle regarde dans sa soupe. « Vous aurez eu un disjoncteur qui a lâché, dit-elle. C’était lequel ? » En face d’elle, il y a { $name }.
first_martians-event-two-fingers-action = Lui faire un tournevis
first_martians-event-two-fingers-done = { $name } façonne un manche pour une main qui a un pouce et deux doigts. Elle le tourne, deux fois. Avant le dîner, elle a réparé ce qui était sur la liste depuis un mois.
first_martians-event-two-fingers-consequence = Il y a une borne qui voudrait de petites mains. Par tact, tous la remettent à plus tard, et elle, par tact, ne se propose pas. La borne n’attend ni les uns ni l’autre.
first_martians-event-two-fingers-choice-say-who = Le lui dire
first_martians-event-two-fingers-choice-say-who-told = Une phrase, avec l’heure. Elle mange deux cuillerées. « Vous ne saviez pas, dit-elle. – Non, dit { $name }. – Et vous n’avez pas demandé. – Non. » Au bout d’un moment, elle passe le pain.
first_martians-event-two-fingers-choice-blame-the-breaker = « Le principal. Il a lâché. »
first_martians-event-two-fingers-choice-blame-the-breaker-told = Elle hoche la tête. Elle l’avait posé elle-même, et choisi parce qu’il ne peut pas lâcher. « Ce sont des choses qui arrivent », dit Halla, et elle remercie { $name } pour la soupe.
first_martians-event-two-fingers-choice-blame-the-breaker-later = Le disjoncteur principal est sur la table de la cuisine, démonté, nettoyé, chaque pièce à sa place. Aucune n’a de défaut. Elle a posé le tournevis à côté, et il ne désigne personne.

first_martians-event-double-knots = Nœuds doubles
first_martians-event-double-knots-scene = Halla n’a dans le HUB qu’une seule chose à elle : une cordelette sur une bobine, un nœud par sol. Certains sont doubles. { $name } demande. « Les nuits où j’ai pris plus de quatre centièmes, dit-elle. J’ai tenu le compte. Il y en a quarante et une. Je comptais le rendre. »
first_martians-event-double-knots-action = Faire avec elle le nœud du jour
first_martians-event-double-knots-done = Elle montre à { $name } comment cela se fait avec des gants. Le nœud du jour est un peu plus gros que les autres ; elle le regarde, la tête penchée, et le laisse.
first_martians-event-double-knots-consequence = La nuit, on trouve Halla dans le sas, en manteau, tout éveillée. Dans la couchette il fait si chaud, dit-elle, qu’on entend les chiffres.
first_martians-event-double-knots-choice-forgive-the-debt = Lui dire que c’est réglé
first_martians-event-double-knots-choice-forgive-the-debt-told = { $name } défait devant elle, à l’épissoir, le premier des nœuds doubles. Cela prend dix minutes. « Bon, dit Halla à la fin. Mais pas tous. J’y étais. »
first_martians-event-double-knots-choice-let-her-pay = La laisser s’acquitter
first_martians-event-double-knots-choice-let-her-pay-told = « Bien », dit-elle, et elle rajeunit de dix ans. Quarante et une nuits, cela fait une pompe, une porte et un mètre de gaine. Elle travaille la visière relevée, et fredonne un air que Ruth reconnaîtrait.

first_martians-event-standing-up = Debout
first_martians-event-standing-up-scene = Il y a une chaise pour elle à la table. Elle mange debout près du réchaud, le dos au mur, le bol sous le menton, et a fini avant que les autres soient assis. La nuit, chaque fois qu’elle se lève, elle plie d’abord sa couverture.
first_martians-event-standing-up-action = L’inscrire au tableau
first_martians-event-standing-up-done = { $name } l’inscrit, entre deux autres, du même crayon. Elle lit le tableau trois fois. Au matin, elle prend son quart avec une heure d’avance et a déjà trouvé quelque chose.
first_martians-event-standing-up-consequence = Elle gardait la moitié de chaque repas dans une boîte sous la couchette, au cas où. C’est l’odeur qui trahit la boîte, et il y en a alors quatre.
first_martians-event-standing-up-choice-stand-with-her = Manger debout, tous
first_martians-event-standing-up-choice-stand-with-her-told = Le lendemain soir, personne ne s’assied. C’est incommode et assez ridicule ; on se gêne des coudes. Au beau milieu, Halla se met à rire, comme une pompe s’amorce.
first_martians-event-standing-up-choice-give-her-time = Lui laisser du temps
first_martians-event-standing-up-choice-give-her-time-told = Ils s’asseyent, parlent un peu plus que d’habitude et regardent un peu moins la chaise. Laisser quelqu’un en paix, il se trouve que c’est fatigant.
first_martians-event-standing-up-choice-give-her-time-later = Ce matin, il y a un creux dans le coussin de la chaise vide. Personne n’en parle. { $name } pousse le sel là où l’on pourrait l’atteindre de cette place.

first_martians-event-sunday-letters = Lettres du dimanche
first_martians-event-sunday-letters-scene = Ruth demande Halla, et que { $name } s’asseye à côté d’elle. Puis elle le dit sans élan. Il fallait que le garçon ait des nouvelles de quelqu’un. Elle lui a donc écrit, un dimanche sur deux, de l’Antarctique, sous le nom de sa mère : dix-huit lettres. Il a répondu à chacune. Halla veut-elle lire celles du garçon, celles de Ruth, ou aucune ?
first_martians-event-sunday-letters-action = Lui donner l’antenne une heure
first_martians-event-sunday-letters-done = { $name } cède le passage du soir. Ce qui se dit à Akureyri, personne ne l’entend ; dans la cuisine l’eau coule, à tous les robinets qu’il y a.
first_martians-event-sunday-letters-consequence = Le dimanche suivant, aucune lettre ne part, car Ruth s’aperçoit qu’elle ne peut plus. Le lundi, un garçon d’Akureyri se met à téléphoner.
first_martians-event-sunday-letters-choice-read-them = Celles du garçon, puis les autres
first_martians-event-sunday-letters-choice-read-them-told = Cela prend deux nuits à la console, et personne d’autre n’en approche. « Elle se trompe dans mes blagues », dit Halla à la fin. Et, un peu plus tard : « Il préférait les siennes. »
first_martians-event-sunday-letters-choice-not-yet = Aucune, pour l’instant
first_martians-event-sunday-letters-choice-not-yet-told = « Pas tant que je suis morte », dit Halla, très aimablement, et elle retourne à sa vanne. À Darmstadt, on referme un tiroir. { $name } reste à sa place, puisqu’il semble n’y avoir personne à qui la rendre.

first_martians-event-clause-nine = Clause neuf
first_martians-event-clause-nine-scene = Le papier de Darmstadt a onze clauses. La personne récupérée recevra tous les soins. Elle faisait partie de l’équipe au sol et n’a jamais quitté le sol. La clause neuf traite du déblocage du carburant du véhicule de remontée, lequel suit la réception de toutes les signatures. Oberlin a ajouté à la main qu’il aurait préféré venir lui-même.
first_martians-event-clause-nine-action = Examiner la vanne de carburant
first_martians-event-clause-nine-done = { $name } passe une matinée sous le véhicule. Le déblocage est un signal ; derrière le signal il y a une vanne ; derrière la vanne, une manette. Halla s’en était étonnée, de cette manette, en la montant.
first_martians-event-clause-nine-consequence = Tant qu’on ne signe pas, la Terre ramène la base au plan, point par point. Le plan a une bouche de moins. À quatre heures du matin, les lampes de la ferme lui obéissent.
first_martians-event-clause-nine-choice-send-it-back = Le renvoyer sans signature
first_martians-event-clause-nine-choice-send-it-back-told = Ils corrigent les virgules et le renvoient. Cela coûte une heure de grande antenne, et { $name } dit que rarement heure fut si bien employée.
first_martians-event-clause-nine-choice-into-the-drawer = Dans le tiroir
first_martians-event-clause-nine-choice-into-the-drawer-told = Il est dans le tiroir aux fusibles. Halla, qui avait besoin d’un fusible, l’a vu, et l’a remis bord à bord.

first_martians-event-one-breath-too-many = Un souffle de trop
first_martians-event-one-breath-too-many-scene = La télémétrie ne ment pas, elle ne fait qu’additionner. Depuis un soir de la semaine passée, le HUB rend plus de gaz carbonique que son équipage n’en peut expirer. Un médecin de Darmstadt, que { $name } connaît et aime bien, demande si quelqu’un a de la fièvre.
first_martians-event-one-breath-too-many-action = Réétalonner le capteur
first_martians-event-one-breath-too-many-done = { $name } décale le zéro du souffle d’une petite femme. Au journal, cela s’appelle « dérive ». De toutes les entrées de ce journal, c’est la première que tout le monde vient voir.
first_martians-event-one-breath-too-many-consequence = Le capteur est déclaré défectueux et, depuis la Terre, on règle les oxygénateurs sur le plan. Le soir, on a mal à la tête. Halla va s’asseoir dans le sas, en scaphandre, pour qu’il y en ait une de moins à respirer.
first_martians-event-one-breath-too-many-choice-call-it-a-fever = Dire que oui, une fièvre
first_martians-event-one-breath-too-many-choice-call-it-a-fever-told = Trente-huit quatre, annoncent-ils, rien de grave. Le médecin est soulagé ; il avait craint quelque chose dans l’air.
first_martians-event-one-breath-too-many-choice-call-it-a-fever-later = Le médecin voudrait une numération sanguine, chaque matin pendant dix jours, de la personne qui a la fièvre. Ils se relaient. La courbe, écrit-il, est la plus étrange de sa carrière.
first_martians-event-one-breath-too-many-choice-blow-it-off = Le lâcher la nuit
first_martians-event-one-breath-too-many-choice-blow-it-off-told = À trois heures, quand personne ne regarde sur Terre, { $name } ouvre la vanne et compte jusqu’à quatre-vingt-dix. Ce qui ne devait pas partir part avec le reste.

first_martians-event-old-holes = Les anciens trous
first_martians-event-old-holes-scene = Halla tend la main vers une tasse sans regarder, comme on fait chez soi, et la main se referme sur l’air, une paume sous le crochet. Elle regarde les crochets. Elle regarde les quatre points blancs là où ils étaient. « Vous avez bien fait, dit-elle. Ils étaient trop bas. »
first_martians-event-old-holes-action = Redescendre un crochet
first_martians-event-old-holes-done = Un crochet, dans l’ancien trou. { $name } y pend la tasse ébréchée, que personne n’avait jamais prise et que personne n’avait jamais jetée.
first_martians-event-old-holes-consequence = Chaque fois, elle va chercher la caisse du couloir, monte dessus, décroche une tasse et rapporte la caisse. Elle ne fait aucun bruit. Cela s’entend dans tout le HUB.

first_martians-event-minus-nineteen = Moins dix-neuf
first_martians-event-minus-nineteen-scene = { $name } a trouvé la feuille même, aux archives du Centre de contrôle : réserves, bouches, sols, et au bas un moins dix-neuf, souligné. Tout est juste ; on peut vérifier autant qu’on veut. Seulement, qui l’a fait n’a compté qu’une ferme. La seconde était sur la liste de Cargo 2, parmi les pièces de rechange.
first_martians-event-minus-nineteen-action = Déballer les ferrures
first_martians-event-minus-nineteen-done = { $name } ouvre les caisses de Cargo 2. Tout y est, emballé, avec une carte du fabricant qui souhaite bonne pousse. Il reste un jeu de filtres.
first_martians-event-minus-nineteen-consequence = La feuille circule d’elle-même dans la base. On la trouve sous le pain, sur le réchaud, près du lavabo, toujours à l’endroit, et chacun refait le compte, sans personne autour.
first_martians-event-minus-nineteen-choice-show-her-tonight = Montrer la feuille à Halla ce soir
first_martians-event-minus-nineteen-choice-show-her-tonight-told = Halla la lit, un doigt sous la ligne. « Pièces de rechange », dit-elle. Ces caisses, elle les a portées elle-même au HUB, et elle sait où sont les bons connecteurs ; elle va en chercher un, et reste absente un certain temps.
first_martians-event-minus-nineteen-choice-prove-it-first = Prouver d’abord
first_martians-event-minus-nineteen-choice-prove-it-first-told = { $name } la glisse sous la balance. On n’ôte pas à quelqu’un une raison avant d’en avoir une meilleure à mettre à la place. Pour l’heure, cela fait de longues soirées.

## Events of the search

first_martians-event-forty-thousand-aerials = Quarante mille antennes
first_martians-event-forty-thousand-aerials-scene = Depuis qu’on a dit le nom de Halla, des gens écoutent, avec des paraboles, du fil, des sommiers : quarante mille, selon Ruth. Personne ne le leur a demandé. Ils notent ce qu’ils croient entendre. Trois des listes, de Punta Arenas, d’Oulu et d’une école d’Accra, ont le même clic à la même seconde. Il indique une direction, les empreintes en indiquent une autre.
first_martians-event-forty-thousand-aerials-action = Les remercier
first_martians-event-forty-thousand-aerials-done = { $name } les remercie tous les quarante mille, en deux mots, et donne l’heure de la prochaine pause, où il serait bon que tout le monde se taise. Tout le monde se tait. On entend le Soleil.
first_martians-event-forty-thousand-aerials-consequence = Les auditeurs envoient maintenant des conseils. Il en arrive sur toutes les bandes, à toute heure, et l’intention est bonne ; une machine du garage a pris l’un d’eux pour un ordre.
first_martians-event-forty-thousand-aerials-choice-trust-the-click = Se fier au clic
first_martians-event-forty-thousand-aerials-choice-trust-the-click-told = Ils superposent les trois listes et tirent un trait. Il leur en coûte une nuit de lampes tout du long. Au bout du trait il n’y a personne, mais une roche d’où l’on a brossé la poussière pour s’y asseoir.
first_martians-event-forty-thousand-aerials-choice-trust-the-ground = Se fier au sol
first_martians-event-forty-thousand-aerials-choice-trust-the-ground-told = Un clic est un clic, et le sol a des empreintes. C’est une décision saine. Le soir, une classe d’Accra demande, par Ruth, si elle avait juste.

first_martians-event-closed-with-care = Fermée avec soin
first_martians-event-closed-with-care-scene = On a enregistré la fin de cet appel. Il y a la pression sur la touche, dont on n’était pas convenu. { $name } monte le son à fond. Après la pression vient un raclement, puis un choc de métal, et un autre : c’est une écoutille qu’on ferme du dehors, avec soin, pour ne plus la rouvrir.
first_martians-event-closed-with-care-action = Chronométrer chaque bruit
first_martians-event-closed-with-care-done = { $name } chronomètre au dixième. Avant le second choc, il y a quatre pas, dont un long : elle porte quelque chose de lourd à gauche. Deux bouteilles, donc. Elle a deux fois l’air qu’on craignait.
first_martians-event-closed-with-care-consequence = On l’a tant repassé qu’on l’entend ailleurs, dans le congélateur, dans la boîte à pain. Chaque fois, quelqu’un lève la tête.
first_martians-event-closed-with-care-choice-keep-calling = Continuer de l’appeler
first_martians-event-closed-with-care-choice-keep-calling-told = Tous les quarts d’heure, toute la nuit : l’heure, le vent, où est la lampe. Cela sert aussi à ceux qui appellent. Vers le matin, quelqu’un s’est mis à lui raconter le petit déjeuner.
first_martians-event-closed-with-care-choice-save-the-current = Économiser le courant
first_martians-event-closed-with-care-choice-save-the-current-told = Si elle entend, elle connaît le chemin ; si elle n’entend pas, c’est inutile. On coupe l’émetteur. La lampe qu’il porte s’éteint aussi, à quoi personne n’avait pensé.

first_martians-event-nine-hours = Neuf heures
first_martians-event-nine-hours-scene = Un scaphandre de Cargo 4 tient neuf heures d’air, et se recharge à une bouteille. { $name } a fait le compte pour toutes les bouteilles possibles. Il y a un résultat. Il est au dos du tableau de service, et le tableau est accroché face à la pièce.
first_martians-event-nine-hours-action = Disposer des bouteilles
first_martians-event-nine-hours-done = Tous les trois jalons, { $name } laisse une bouteille avec une petite lampe dessus. Au matin, l’une des lampes brûle plus bas que les autres. Elle n’a pas faibli ; on l’a baissée, pour l’économiser.
first_martians-event-nine-hours-consequence = Quelqu’un décroche le tableau pour y écrire la semaine nouvelle, et le retourne. Après quoi tous sortent à la fois, sans plan, dans toutes les directions.
first_martians-event-nine-hours-choice-say-the-figure = Dire le chiffre
first_martians-event-nine-hours-choice-say-the-figure-told = { $name } le dit une fois, avec l’unité. Personne ne demande d’où il sort. Ils travaillent comme si l’on avait incliné la table et que tout roulait vers un coin.
first_martians-event-nine-hours-choice-keep-the-figure = Le garder
first_martians-event-nine-hours-choice-keep-the-figure-told = Combien reste-t-il ? « Assez », dit { $name }, plusieurs fois par jour. Le soir, il n’y a plus au HUB un crayon qui ne soit mordu.

first_martians-event-boat-is-painted = Le bateau est peint
first_martians-event-boat-is-painted-scene = « Ma mère n’est pas dans l’Antarctique », dit une voix de garçon, dans un anglais appliqué ; Ruth a passé le hangar à poisson en direct. « C’est le temps. Le vôtre est le sien, au degré près. En été, là-bas, il ne fait jamais moins quatre-vingts, j’ai vérifié. Alors j’ai réfléchi jusqu’au bout. » Il avale sa salive. « Le bateau est peint. Quelqu’un pourrait le lui dire ? »
first_martians-event-boat-is-painted-action = L’émettre du mât
first_martians-event-boat-is-painted-done = { $name } passe par le mât l’enregistrement du garçon, à pleine puissance, tel quel, mouettes comprises. Si sa mère a une radio allumée, elle l’entend à présent. Sinon, la vallée du moins l’aura entendu.
first_martians-event-boat-is-painted-consequence = Le garçon reste en ligne, et paie sur l’argent de sa confirmation. Il ne dit rien. Une fois par heure à peu près, on entend qu’il a posé une tasse.

first_martians-event-combed-strands = Brins peignés
first_martians-event-combed-strands-scene = Le jalon 1 est au bord, là où le câble remonte d’en bas. Plus rien n’y passe depuis qu’on a coupé le courant. Quelqu’un s’est assis à côté pour chercher la panne : le câble est ouvert et, aux deux bouts, les brins sont peignés, chacun à part, prêts pour l’épissure. Sur la roche, à la craie, comme pour un électricien en retard : « Rien ne presse. »
first_martians-event-combed-strands-action = Réparer la ligne
first_martians-event-combed-strands-done = { $name } fait l’épissure sur place, à genoux, brin par brin, et écrit la date sur l’adhésif. À l’autre bout, il n’y a personne. C’est fait tout de même, et ils rentrent plus droits.
first_martians-event-combed-strands-consequence = Depuis ce jour { $name } ne dort plus, et refuse de dire ce qu’il y a à voir au plafond. Le corps finit par prendre l’affaire en main.
first_martians-event-combed-strands-choice-close-the-breaker = Refermer le disjoncteur
first_martians-event-combed-strands-choice-close-the-breaker-told = Il bascule avec le même clic sec. Quatre centièmes coulent jusqu’au bord, dans une résistance que { $name } y a laissée, et chauffent une roche. Qui passe là le matin la voit, seule tache sombre dans le givre.
first_martians-event-combed-strands-choice-too-late-for-that = Il est trop tard pour cela
first_martians-event-combed-strands-choice-too-late-for-that-told = Le courant, désormais, c’est de l’air, et l’air, des heures. Le disjoncteur reste ainsi. { $name } a photographié la roche, pour le rapport, sans joindre l’image.

## Adventures

first_martians-adventure-chair-on-the-rise = La chaise
first_martians-adventure-chair-on-the-rise-scene = Sur une butte, loin de tout, il y a une chaise. On l’a faite d’une caisse, avec un dossier et un seul accoudoir, le gauche. { $name } cherche ce qu’on verrait de là : ni la plaine, ni le couchant. Elle est tournée vers le HUB et, à cette distance, on distingue tout juste quelles fenêtres sont allumées.
first_martians-adventure-chair-on-the-rise-choice-sit-down = S’y asseoir
first_martians-adventure-chair-on-the-rise-choice-sit-down-told = Quelqu’un passe devant la fenêtre de la cuisine, s’arrête, revient. Au pas, { $name } sait qui c’est. Il y a donc eu quelqu’un pour apprendre à les distinguer.
first_martians-adventure-chair-on-the-rise-choice-take-it-home = L’emporter
first_martians-adventure-chair-on-the-rise-choice-take-it-home-told = De bonnes vis, et pas une de trop. Au dîner, elle est près de la porte, et personne ne s’y assied. Sur la butte, quatre creux dans le gravier resteront mille ans.

first_martians-adventure-small-boots = Pointure trente-six
first_martians-adventure-small-boots-scene = À l’abri d’un bloc, où aucun vent n’atteint, il y a l’empreinte d’une botte, une deuxième devant, une troisième. La semelle est celle du programme. { $name } pose un pied à côté : l’empreinte est plus courte de trois doigts. Elles suivent la roche, sans hâte, la pointe en dehors.
first_martians-adventure-small-boots-choice-step-beside-them = Marcher à côté
first_martians-adventure-small-boots-choice-step-beside-them-told = On prend vite ce pas-là. Il s’arrête où il y a de la vue, contourne ce qui coupe, et se perd sur la roche nue ; le manomètre est alors plus bas que { $name } ne l’aurait voulu.
first_martians-adventure-small-boots-choice-step-beside-them-later = { $name } avait marqué la fin des empreintes, et aujourd’hui on a regardé derrière la pierre. Une cache, grosse comme un casse-croûte : un filtre, enveloppé dans une page de partition.
first_martians-adventure-small-boots-choice-cover-them = Les recouvrir
first_martians-adventure-small-boots-choice-cover-them-told = Une pierre plate sur chacune, pour qu’elles durent. Au HUB, { $name } n’en dit rien. C’est le genre de chose qui ne demande d’explication qu’une fois qu’on a commencé.

first_martians-adventure-chalk-arrow = Une flèche
first_martians-adventure-chalk-arrow-scene = Il y a sur la roche une flèche, à la craie, aussi haut, ou aussi bas, que la mettrait quelqu’un d’un mètre cinquante-huit. Elle ne montre pas le terrain facile mais l’éboulis, ce qui a l’air d’une folie. { $name } la suit, faute de meilleure idée, et passe en moitié moins de temps.
first_martians-adventure-chalk-arrow-later = Sur la carte, le raccourci de l’éboulis a reçu un nom. { $name } n’avait écrit que « flèche » à côté, et les autres disent maintenant « par la flèche », comme on dit « par l’église ».

first_martians-adventure-blanket-on-the-ledge = La corniche
first_martians-adventure-blanket-on-the-ledge-scene = À mi-paroi, la corniche s’élargit d’une largeur de lit. Une couverture est là, roulée, nouée, une pierre dessus, et à côté une bouteille avec une gorgée d’air. Quelqu’un s’est fait une règle de s’arrêter ici. Les genoux de { $name } sont pour la règle, la montre est contre.
first_martians-adventure-blanket-on-the-ledge-choice-rest-there = Se reposer
first_martians-adventure-blanket-on-the-ledge-choice-rest-there-told = La couverture ne sent rien, comme ce qui a eu froid. Dessous, { $name } regarde un ruban de ciel et laisse les mains cesser d’elles-mêmes de trembler. Puis on roule, on noue, et la pierre retourne à sa place.
first_martians-adventure-blanket-on-the-ledge-choice-climb-on = Continuer
first_martians-adventure-blanket-on-the-ledge-choice-climb-on-told = Vingt mètres plus bas le genou cède, juste là où quelqu’un de reposé aurait eu un genou. { $name } dit un mot bref et, comme il y a de l’écho, le redit.

first_martians-adventure-peel = Épluchure
first_martians-adventure-peel-scene = Entre deux pierres, quelque chose de brun et d’enroulé, comme un copeau de bois. Il n’y a pas de bois ici. { $name } le retourne avec la pince. C’est une épluchure, lyophilisée, très mince ; on a épluché une pomme de terre dehors, ou porté l’épluchure très loin pour ne pas la laisser chez soi.
first_martians-adventure-peel-later = { $name } avait mis l’épluchure dans l’eau, par souci d’ordre. Sur le bout le plus épais il y a un œil, et l’œil a verdi.

first_martians-adventure-glove-on-a-stake = Un gant
first_martians-adventure-glove-on-a-stake-scene = Sur un jalon, au bord du terrain de collecte, il y a un gant, le gauche, enfilé sur le sommet et noué dessous pour que le vent ne le prenne pas. Il est petit et reprisé à chaque doigt. { $name } a vu cela en hiver, aux clôtures des jardins : il n’est pas perdu, on l’a mis là où l’on viendra le chercher.
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove = Le laisser là
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove-told = { $name } resserre la ficelle. Aussi longtemps qu’on le voit, le gant fait signe, un peu, des cinq doigts.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in = Le rapporter
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-told = Sur la table du laboratoire, c’est une preuve. Il prend si peu de place, et se tient si exactement comme une main, qu’on travaille autour le reste du jour.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-later = Dans la reprise du gant court un fil que { $name } avait cru de coton : c’est un chauffage, fait de rebuts, meilleur que celui du programme. Le dessin passe de main en main, et les scaphandres consomment moins dès aujourd’hui.

first_martians-adventure-cord-in-the-wind = Cordelette au vent
first_martians-adventure-cord-in-the-wind-scene = Un bout de cordelette remue au sol, comme une chose qui cherche son chemin. Elle a cinq nœuds, et elle est coupée aux deux bouts. L’un est pris sous une pierre qu’on a mise là exprès. { $name } lève la radio, et voit que l’autre bout a tourné et ne bouge plus.
first_martians-adventure-cord-in-the-wind-choice-follow-its-end = Aller où elle pointe
first_martians-adventure-cord-in-the-wind-choice-follow-its-end-told = Elle pointe vers une faille pas plus large que quelqu’un. Derrière, hors du vent, on a lissé le sable et écrit du doigt, en grandes lettres : « OK ». Les bords sont nets.
first_martians-adventure-cord-in-the-wind-choice-mark-and-call = Marquer et appeler
first_martians-adventure-cord-in-the-wind-choice-mark-and-call-told = { $name } plante la balise et appelle. C’est le troisième bout du jour, dit le HUB, et ils sont alignés. Pour la première fois il passe sur la carte un crayon, et pas seulement une gomme.

first_martians-adventure-house-in-the-slag = Scories
first_martians-adventure-house-in-the-slag-scene = Un cordon de soudure en dit autant qu’une écriture, pour qui le coupe. { $name } en a un, du cadre extérieur, sous le microscope : anneau sur anneau, chacun large exactement comme le précédent et, au bout, là où la plupart relèvent la torche, un petit crochet à gauche. Toutes les soudures du HUB l’ont. Les éprouvettes de la machine, non.
first_martians-adventure-house-in-the-slag-choice-cut-the-bead = Le couper en deux
first_martians-adventure-house-in-the-slag-choice-cut-the-bead-told = Dans la coupe il y a des grains de sable, pris dans le métal, que le vent avait apportés de bien au-delà de la vallée. Cela vaut un tube. { $name } regrette le crochet.
first_martians-adventure-house-in-the-slag-choice-hang-it-up = Le suspendre
first_martians-adventure-house-in-the-slag-choice-hang-it-up-told = À une boucle de fil, au-dessus de l’établi. Il tourne dans le souffle du ventilateur, toujours à gauche, et la main qui le dessine s’affermit peu à peu.

first_martians-adventure-song-in-the-noise = Dans le bruit
first_martians-adventure-song-in-the-noise-scene = Le récepteur devait mesurer combien la poussière crépite. { $name } a le crépitement sur papier, un mètre, et il y a dedans une forme qui revient chaque soir à neuf heures : quatre montées, une longue descente, quatre montées. La poussière n’a pas de couplets. C’est quelqu’un qui fredonne, très loin, près d’un micro ouvert.
first_martians-adventure-song-in-the-noise-choice-write-it-down = Le mettre en notes
first_martians-adventure-song-in-the-noise-choice-write-it-down-told = Cela prend jusqu’à minuit, au dos d’une liste de pannes. { $name } ne sait pas le solfège et procède par longueurs et hauteurs. Puis on essaie, sur des tasses.
first_martians-adventure-song-in-the-noise-choice-write-it-down-later = Ruth avait demandé à quoi servaient les tasses, et ils le lui ont joué. Il y a eu un silence, et ce n’étaient pas les vingt-huit minutes. « La deuxième ligne monte », a-t-elle dit. { $name } corrige.
first_martians-adventure-song-in-the-noise-choice-filter-it-out = Le filtrer
first_martians-adventure-song-in-the-noise-choice-filter-it-out-told = Deux filtres, et il n’y a plus que de la poussière, comme demandé. La mesure est propre. { $name } refait un passage sans les filtres, puis coupe au milieu d’une montée.

first_martians-adventure-asleep-sitting = Une lampe tenue
first_martians-adventure-asleep-sitting-scene = « Je tiens la lampe », avait dit Halla. Quatre heures plus tard, { $name } lève les yeux de l’oculaire. Halla dort sur le tabouret, bien droite, la bouche un peu ouverte, et le bras qui tient la lampe n’a pas baissé d’un centimètre. La lui ôter la réveillerait. Le comptage se poursuit donc, longtemps après que tout est compté.
first_martians-adventure-asleep-sitting-later = En échange d’une nuit de sommeil, dit Halla, ce qui n’a pas de sens ; mais ce que { $name } comptait réparer cette semaine est réparé, avant le petit déjeuner, et l’on a balayé après.

first_martians-adventure-tally-behind-the-pipe = Derrière le tuyau
first_martians-adventure-tally-behind-the-pipe-scene = Derrière le tuyau chaud, qu’on n’atteint qu’en s’allongeant, le mur est couvert de traits, par cinq, gravés au clou. { $name } pose la clé. Ils commencent au sol, réguliers, profonds, et montent aussi haut qu’un bras atteint d’ici. Quelqu’un s’est couché à cette place, sur ce côté, chaque soir.
first_martians-adventure-tally-behind-the-pipe-choice-count-them = Les compter
first_martians-adventure-tally-behind-the-pipe-choice-count-them-told = Trois cent deux. { $name } recompte, et cela reste ainsi. Un trait sur sept est un peu plus long que les autres, jusqu’au dernier : on avait gardé les dimanches.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them = Peindre par-dessus
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-told = L’ordre de travail dit de peindre, et il y a de la peinture. Deux couches. Un essai, sans doute, d’adhérence de quelque chose.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-later = La peinture a séché derrière le tuyau chaud et, en séchant, s’est creusée. Du bout du doigt on lit les traits, un par un. { $name } a cessé d’en parler aux autres.

first_martians-adventure-ground-down-wrench = La petite clé
first_martians-adventure-ground-down-wrench-scene = Au fond du coffre à outils, il y a une clé qui n’est sur aucune liste. On en a meulé le manche pour une main plus petite et on l’a gainé de cordelette ; elle tient dans la paume comme un être vivant. L’écrou que { $name } maudit depuis le matin est dans un coin où nul autre outil n’irait.
first_martians-adventure-ground-down-wrench-choice-use-it = S’en servir
first_martians-adventure-ground-down-wrench-choice-use-it-told = L’écrou vient aussitôt, et le pouce de { $name } avec lui, dans l’interstice que le manche meulé devait éviter. C’est un bon outil. Il ne connaît qu’une main.
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place = La pendre à sa place
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place-told = Il y a toujours eu au mur d’outils, tout en bas, une silhouette vide que nul ne s’expliquait. La clé y entre avec un clic. Pour l’écrou, { $name } prend le pistolet à air chaud, et son temps.

first_martians-adventure-before-it-is-asked-for = Avant qu’on demande
first_martians-adventure-before-it-is-asked-for-scene = { $name } tend une main en arrière, sans regarder, et la bonne clé s’y pose. La suivante aussi. Halla est là, accroupie, le dos à la gaine ; elle a bâti cela, et ses doigts savent dans quel ordre cela se démonte. À la dernière soudure seulement, elle ne tend pas la torche. Elle la tient dans la gauche.
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld = La laisser souder
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld-told = Une passe, de droite à gauche, lente, l’arc pas plus long qu’un grain de riz. À la fin, elle fait un petit crochet. Puis elle relève le masque, et il y a là un visage que { $name } ne lui connaissait pas.
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself = Souder soi-même
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself-told = { $name } prend la torche, et elle lâche aussitôt. « Moins vite, dit-elle au bout d’un moment. Elle ne se sauve pas. » C’est la meilleure soudure que { $name } ait jamais faite, et elle finit par un crochet à gauche.
