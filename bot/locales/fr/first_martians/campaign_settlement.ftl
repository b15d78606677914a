# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Tassement
first_martians-campaign-settlement-summary = La maison est posée sur de la glace, et elle est chauffée. Ce qui se perd dans cette campagne reste perdu.

## Rules that hold for good

first_martians-rule-cool-house = Maison fraîche : chaque Production apporte 1 énergie et 1 stress.
first_martians-rule-evening-turn = Tour du soir : à chaque Rangement, la piste Systèmes baisse de 1 ; 1 stress.
first_martians-rule-kale = Chou frisé : chaque Production apporte 1 nourriture.
first_martians-rule-crooked-floor = Plancher de travers : à chaque Panne, la piste Vie monte de 1.
first_martians-rule-post-from-yakutsk = Courrier de Iakoutsk : à chaque Moral, 1 stress de moins.
first_martians-rule-open-line = Ligne ouverte : à chaque Moral, 1 jeton Moral pour le premier joueur.
first_martians-rule-sealed-lips = Bouche cousue : à chaque Moral, 1 stress.
first_martians-rule-ines-at-table = Ines à table : la Production prend 1 nourriture ; la piste Travail baisse de 1.
first_martians-rule-well = Le puits : chaque Production apporte 1 oxygène.
first_martians-rule-damp = Humidité : chaque Production apporte 1 stress.

## Chapters

first_martians-chapter-bean = Le haricot
first_martians-chapter-bean-briefing = Au sol 61, un haricot sec tomba d’une cuillère et se mit à rouler. Il roula sur toute la longueur de la table de la cuisine, sans se presser, et tomba au bout. Au sol 70, c’était devenu un jeu. Au sol 74, un haricot qu’on avait seulement posé partit de lui-même. « Il y a un capteur de niveau dans le HUB, dit Ruth Feldmann à Darmstadt. Il indique zéro virgule zéro. » C’est exact ; mais il est vissé au même plancher que la table, et se remet à zéro chaque fois qu’on l’allume. Alors on reprend au commencement : des repères sur un sol qui ne bouge pas, de chacun une visée jusqu’à la maison, et un trou dans le plancher, pour voir sur quoi l’on vit. L’étude du site dit : du gravier. Elle a cent dix pages, et il y a une photographie du gravier.
first_martians-chapter-bean-won = Les repères s’accordent entre eux, et non avec la maison. Du côté de la ferme, elle est descendue de onze millimètres, dont trois la semaine dernière. Quand la mèche ressort du plancher, quelqu’un en approche une lampe : de la glace, claire comme une vitre, avec des cailloux dedans. Elle se met aussitôt à goutter. La maison est chauffée depuis onze semaines, et ce qui la porte fond à toute température où poussent des haricots. Le soir, Ruth a trouvé deux personnes. Joost Verbeek, de Delft, qui a rédigé l’étude, envoie un plan avec des vérins. Tuyaara Sleptsova, soixante et onze ans, qui a tenu debout toute une ville sur un sol gelé, envoie de Iakoutsk une question : « Quelle chaleur vous faut-il ? »
first_martians-chapter-bean-lost = Jamais on n’aura mesuré comme il aurait fallu ; trop d’autres choses cassent d’abord. À la fin, le plancher n’attend plus. Une nuit, dans la ferme, le carrelage s’ouvre avec un bruit d’assiette qu’on pose, et par la fente on voit ce qui porte la maison : de la glace, claire comme une vitre, avec des cailloux dedans, et qui goutte. La maison est chauffée depuis onze semaines. Le soir, Ruth a trouvé deux personnes. Joost Verbeek, de Delft, qui a rédigé l’étude, envoie un plan avec des vérins. Tuyaara Sleptsova, soixante et onze ans, qui a tenu debout toute une ville sur un sol gelé, envoie de Iakoutsk une question : « Quelle chaleur vous faut-il ? »
first_martians-chapter-bean-choice = La maison fait fondre ce qui la porte. Quel remède essaie-t-on d’abord ?
first_martians-chapter-bean-choice-freeze = Celui de Sleptsova : garder le sol froid
first_martians-chapter-bean-choice-freeze-told = « Bien, écrit Tuyaara Sleptsova. Tout le monde veut soutenir la maison. La maison n’est pas malade. » Le chauffage baisse de cinq degrés, une fois pour toutes ; ce qu’on y gagne va aux batteries, et ce qu’il en coûte se sent dans les couchettes. Au même courrier, un croquis au stylo-bille : un tuyau fermé aux deux bouts. Il n’a ni pompe ni pièce mobile. Elle en a posé seize cents.
first_martians-chapter-bean-choice-lift = Celui de Verbeek : soutenir la maison
first_martians-chapter-bean-choice-lift-told = Le plan est superbe : des vérins sur des plaques, numérotés, avec la charge de chacun en tonnes. Jusqu’à ce qu’ils soient debout, et tant qu’ils le resteront, il faudra que quelqu’un fasse le tour, le soir, avec une barre, et donne à chaque boulon de la maison ce qu’il lui faut. Cela ménage les conduites et gâche la soirée. « Sans des gens comme cela, Delft serait un lac », écrit Joost Verbeek, et il le dit gentiment.

first_martians-chapter-cold-pipes = Tuyaux froids
first_martians-chapter-cold-pipes-briefing = Un thermosiphon est un tuyau avec un peu de dioxyde de carbone dedans, et sans issue. Le bas est dans le sol, le haut dans la nuit. En bas, le gaz se réchauffe et monte ; en haut, il cède sa chaleur à un ciel de moins quatre-vingts, et redescend liquide. Rien ne l’entraîne, et personne ne peut oublier de l’allumer. « Il ne marche que s’il fait plus froid en haut qu’en bas, écrit Tuyaara Sleptsova. Vous y arriverez. » Les tubes se trouvent dans l’épave de l’étage de descente, qui a déposé la ferme puis s’est défait à travers la vallée. Il faudra de l’oxygène pour le chalumeau qui les ferme. À côté, on descend une ficelle de thermomètres, afin de savoir. Sur la table de la cuisine, une bille de roulement a remplacé le haricot. Il lui faut quatre secondes.
first_martians-chapter-cold-pipes-won = Le premier tuyau prend du givre la troisième nuit, un col, puis une barbe. Rien d’autre n’y bouge. Sur la ficelle, les chiffres baissent d’un dixième par nuit, à partir du haut, et la bille, sur la table, met à présent neuf secondes. « Ne restez pas là à les admirer, écrit Tuyaara Sleptsova. Ils travaillent quand on ne les regarde pas, comme les chats. » Il y a un endroit où cela ne sert à rien. Ce que les tuyaux gèlent la nuit, la ferme le fond le jour, puisqu’on la tient à vingt degrés, pour les haricots. Sur le plan, elle l’a marquée d’un petit dessin de poêle.
first_martians-chapter-cold-pipes-lost = Sous la ferme, la boue vient avant le gel. Cela se passe au dîner, sans fracas, plutôt avec un soupir : le bout de la ferme s’assied d’une largeur de main, et reste assis. Une vitre a éclaté. Il y a désormais une marche là où il n’y en avait pas et, au pied, une flaque à éponger deux fois par sol. « Notez la date, écrit Tuyaara Sleptsova. Dans mon métier, on en fait collection. » Elle ne dit pas que ce n’est pas leur faute. Elle dit que le plus pressé est de se décider pour la ferme.
first_martians-chapter-cold-pipes-choice = Rien sur ce sol n’est aussi chaud que la ferme. Qu’en fait-on ?
first_martians-chapter-cold-pipes-choice-kale = La laisser refroidir, et semer du chou frisé
first_martians-chapter-cold-pipes-choice-kale-told = Le chou frisé pousse à huit degrés, et cela se goûte. Ce qui ne vit pas à huit degrés est mangé d’ici vendredi ; le reste sort avec ses racines. La deuxième semaine, une lueur bleutée flotte sur les planches, et la quatrième, il y a dans les assiettes plus qu’avant. « Avec de l’ail », conseille Iakoutsk. Il n’y a pas d’ail.
first_martians-chapter-cold-pipes-choice-keep-warm = La garder chaude, et évacuer la chaleur
first_martians-chapter-cold-pipes-choice-keep-warm-told = On découpe dans les panneaux une rangée de cellules, et on la branche à un ventilateur, sous la ferme, qui souffle sa chaleur au-dehors à mesure qu’elle s’infiltre. C’est sans retour ; les cellules ont été sciées. Les haricots restent. Sur le plan de la base, le ventilateur figure parmi les consommateurs, dans la colonne des membres de l’équipage.
first_martians-chapter-cold-pipes-choice-drop-the-bed = Abandonner le bout affaissé
first_martians-chapter-cold-pipes-choice-drop-the-bed-told = On sépare la dernière serre et l’on tire une cloison ; ce qui y poussait est mangé, jusqu’au bout, en trois jours, comme une fête à laquelle nul n’a invité personne. La cloison neuve est d’aplomb. C’est la seule, et l’on voit à côté d’elle ce que sont les autres.
first_martians-chapter-cold-pipes-choice-prop-the-bed = L’étayer avec ce qu’a l’atelier
first_martians-chapter-cold-pipes-choice-prop-the-bed-told = L’une après l’autre, les choses lourdes de l’atelier passent sous le plancher : des rayonnages, un étau, tout ce qu’on y avait installé pour se faciliter le travail. On les boulonne ensemble, et on ne les reverra pas. La planche est tenue où elle est, et où elle est, c’est de travers.

first_martians-chapter-jacks = Les vérins
first_martians-chapter-jacks-briefing = Entre le HUB et le sol, il y a quarante centimètres, prévus pour des câbles. Là, dit le plan, on creuse une fosse et l’on couche des plaques ; sur chaque plaque, un vérin ; puis on lève la maison, un tour ici, un tour là, si également que personne, à l’intérieur, n’ait à poser sa tasse. Les plaques se tailleront dans le plancher de l’étage de descente, qui gît en morceaux dans la vallée. « On le fait à une maison sur deux, à Delft », dit Joost Verbeek. Il a une voix agréable, et commence à répondre avant qu’on ait fini. De Iakoutsk, où l’on n’a plus rien demandé, arrive tout de même une carte postale. On y voit une maison de bois, penchée. Au dos : « Vérins. 1983. »
first_martians-chapter-jacks-won = La maison se lève en un seul après-midi, tandis que quelqu’un compte les tours à voix haute. Onze millimètres du côté de la ferme, trois de l’autre. Une porte qui coinçait depuis des semaines se ferme toute seule, et on la rouvre pour le plaisir. Le haricot reste où on le pose. Dans la fosse, pourtant, c’est mouillé autour des plaques ; les vérins portent la maison, et rien ne porte ce qui porte les vérins. « Il faudra continuer à les tourner, dit Joost Verbeek. Quelque temps. » On lui demande combien. C’est la première fois que passent quatorze minutes, puis encore quatorze.
first_martians-chapter-jacks-lost = La fosse se remplit à mesure qu’on la creuse. Ce qui s’y tient debout y est jusqu’au col, et un soir un vérin traverse sa plaque comme un doigt du papier mouillé. La maison suit, du côté de la ferme, d’une largeur de main. Personne n’a de mal. Il y a une marche là où il n’y en avait pas et, au pied, une flaque à éponger deux fois par sol. « Ce n’est pas possible », dit Joost Verbeek au bout de quatorze minutes et, quatorze minutes après : « Je suis désolé. » De Iakoutsk arrive une seconde carte postale. C’est la même maison, de l’autre côté.
first_martians-chapter-jacks-choice = Les vérins ne peuvent pas davantage. Que fait-on maintenant ?
first_martians-chapter-jacks-choice-weld-them = Les souder
first_martians-chapter-jacks-choice-weld-them-told = Un vérin qui ne tourne plus ne glisse plus non plus. Il faut le courant d’une nuit pour les souder, plaque, vis et poutre, d’une seule pièce. Au matin, la maison a des pieds. Si elle bouge encore, elle bougera d’un bloc, ce qui est une consolation, et toute celle qu’on peut avoir pour ce courant.
first_martians-chapter-jacks-choice-keep-them-turning = Les garder libres de tourner
first_martians-chapter-jacks-choice-keep-them-turning-told = La barre est pendue à un clou près de la trappe, une liste à côté, et tous les soirs quelqu’un se couche sur le dos et ajoute une ligne. Le plus souvent, c’est un quart de tour. On apprend à lire la liste comme un baromètre. Personne ne s’en réjouit, et personne n’a manqué un soir.
first_martians-chapter-jacks-choice-saw-the-farm = Scier le bout affaissé de la ferme
first_martians-chapter-jacks-choice-saw-the-farm-told = On coupe la dernière serre là où le plancher plie, et l’on tire une cloison. Ce qui en sort est de bon aluminium, plus que la réserve n’en a vu depuis l’atterrissage. Du dehors, on dirait un pain dont quelqu’un a pris le croûton.
first_martians-chapter-jacks-choice-lay-a-panel = Y coucher un panneau solaire en guise de plaque
first_martians-chapter-jacks-choice-lay-a-panel-told = Rien, dans la cour, n’est aussi plat, aussi raide ni aussi grand. Face contre terre, il passe sous le coin de la ferme, et prend la charge avec un craquement de verre. On ne l’en ressortira pas. À midi, on regarde la jauge, puis on convient de la regarder désormais à une autre heure.

first_martians-chapter-core = Les carottes de Blaireau
first_martians-chapter-core-briefing = Tout ce qu’on a fait au sol achète des semaines. Ce qu’il faut, c’est un endroit sans glace : du roc. Quelqu’un en a déjà cherché. Il y a cinq ans, quand il n’y avait pas de maison, une machine nommée Blaireau allait et venait dans cette vallée, forait où on le lui disait, et couchait chaque carotte dans une caissette à couvercle. Elle devait revenir les prendre, puis elle s’est arrêtée. On ne sait où elles sont que par des noms : la plaine, le lit asséché, et ainsi de suite. Mais quelque part dans l’anneau central, la balise de Blaireau appelle toujours, et dans sa mémoire il y a la liste. « Franchement, elles n’ont plus aucune valeur, dit Joost Verbeek. Tout est dans l’étude. » Cela fait trois fois qu’il le dit. Et il y a une date. Cargo 6 est en route, avec une pilote, et il faudra bien le poser sur quelque chose.
first_martians-chapter-core-won = La caissette 4 contient un peu de poussière, puis du basalte, si dur que la foreuse a renoncé : une arête qui va du milieu de la vallée presque jusqu’à la cour. On l’appelle l’Enclume. La caissette 1 vient de l’endroit où se tient le HUB. Sa glace est partie depuis longtemps, mais il y a l’étiquette, et la liste de Blaireau, telle qu’elle fut transmise : « gravier cimenté par la glace ». Dans l’étude, page 40, on lit « gravier cimenté ». Il manque trois mots. Dessous, deux signatures, et la première est de Joost Verbeek. L’autre, Ruth la lit elle-même à voix haute, puisque c’est la sienne. « C’était un vendredi, dit-elle. J’ai lu la page une. »
first_martians-chapter-core-lost = La vallée ne les rend pas, pas assez, et où il y a du roc, nul ne peut le dire. « Alors je vais chercher de notre côté », dit Ruth Feldmann, et pendant deux sols on ne peut la joindre. Aux archives, elle a trouvé la liste de Blaireau. « Gravier cimenté par la glace, lit-elle. Dans l’étude, page 40, on lit “gravier cimenté”. Il manque trois mots, et c’est signé deux fois. L’une est de Verbeek. L’autre, je la regarde depuis un moment ; c’est la mienne. C’était un vendredi. J’ai lu la page une. » Cette nuit-là, la maison rend une longue note grave. Au matin, il y a de l’eau sur l’échelle du vide sanitaire.
first_martians-chapter-core-choice = Une phrase a été raccourcie, et deux personnes ont signé. Qu’en fait-on ?
first_martians-chapter-core-choice-say = Le dire à tout le monde
first_martians-chapter-core-choice-say-told = Cela part en clair : la liste, la page, les deux noms. C’est Ruth qui transmet. En un jour arrivent onze mille lettres, dont quatre cents utiles, et désormais il y a toujours au bout du fil quelqu’un qui s’y connaît en drainage. Joost Verbeek envoie une phrase. Elle commence par « Sans cette vallée, il n’y aurait jamais eu », et n’a pas de fin.
first_martians-chapter-core-choice-bargain = Se taire, et fixer un prix
first_martians-chapter-core-choice-bargain-told = « Je crois que nous nous comprenons », dit un monsieur de la direction, et il ne dit pas quoi. On débloque la réserve, des stocks intouchables depuis l’atterrissage, et une liste de réparations que personne n’avait eu le droit de faire. En échange, on ne parle pas de la page 40. On s’étonne du nombre de conversations où elle serait venue.

first_martians-chapter-pad = Terre ferme
first_martians-chapter-pad-briefing = Cargo 6 pèse quarante tonnes, et son pilote automatique allait le poser juste derrière la maison. Ines Quadros a regardé l’endroit le temps d’un passage, et a coupé le pilote automatique. « C’est de la bouillie », a-t-elle dit. Elle a quarante-sept ans, elle est d’Horta, aux Açores, où la piste finit dans la mer, et sur son tableau de bord les cartes sont étalées pour une réussite. Elle a de l’air pour quelques semaines. L’Enclume la porterait. Il faut la balayer jusqu’à la pierre ; il faut autour des lampes qui percent la poussière ; et pour la dernière minute, quelqu’un qui lui parle et qui voie le sol, car elle ne le verra pas. Toutes les deux heures, elle passe, pour six minutes. « Prenez votre temps, dit-elle. Pas le mien. »
first_martians-chapter-pad-won = Elle descend à reculons sur une colonne de poussière, à cinq mètres du milieu, dit « Aqui » et coupe. Pendant un moment, il n’y a rien à voir. Puis elle est dans l’écoutille, une boîte à gâteau sous le bras. Elle marche jusqu’au HUB, après sept mois assise ; dans le sas, elle pose la boîte, met un pied devant l’autre, s’arrête, et regarde le long du couloir. « Et vous vivez comme ça ? » dit Ines Quadros. Ce soir-là, deux longues lettres arrivent par radio. L’une est de Iakoutsk, et dit de rester. L’autre est de Kiruna, dans le nord de la Suède, d’une certaine Gunnel Niemi, qui a déménagé une ville. Elle dit de partir.
first_martians-chapter-pad-lost = La place n’est pas prête, et l’air du bord qui était pour attendre a été respiré. Elle n’en fait pas une scène. Au dernier passage, elle ouvre la soute et lâche le fret, en lisant la liste pendant qu’il tombe : « Filtres. Pompes. Le gâteau, attention au gâteau. » Une partie descend en parachute. Puis elle allume le moteur pour le grand détour, sept mois, seule. Ce soir-là, deux longues lettres arrivent par radio. L’une est de Iakoutsk, et dit de rester. L’autre est de Kiruna, dans le nord de la Suède, d’une certaine Gunnel Niemi, qui a déménagé une ville. Elle dit de partir.
first_martians-chapter-pad-choice = Une lettre dit de partir, l’autre de rester. Que devient la maison ?
first_martians-chapter-pad-choice-move = On la déménage sur le roc
first_martians-chapter-pad-choice-move-told = « Bien, dit Gunnel Niemi. Alors cessez de la regarder. Ce n’est plus une maison, c’est onze chargements. » De l’atterrissage, il reste des profilés d’acier qui feront l’affaire pour commencer. De Iakoutsk, on répond à la lettre avant qu’elle ait pu arriver. « Moi aussi, je partirais, écrit Tuyaara Sleptsova, si j’étais jeune et que j’aie où la mettre. »
first_martians-chapter-pad-choice-stay = Elle reste, et l’on gèle le sol
first_martians-chapter-pad-choice-stay-told = « Alors il vous faudra un manteau », écrit Tuyaara Sleptsova, et c’est sa plus longue lettre jusqu’ici. On coupe aussitôt le chauffage dans trois pièces, et ce qu’il prenait va aux batteries. Gunnel Niemi leur souhaite bonne chance. Elle avait un collègue, dit-elle, qui a lui aussi décidé de rester. Il a maintenant une très belle vue sur l’endroit où était la rue.

first_martians-chapter-sump = L’eau souterraine
first_martians-chapter-sump-briefing = La glace est devenue de l’eau, si salée qu’elle reste de l’eau à moins quarante. Elle est dans le vide sanitaire, noire, tout à fait immobile, et elle monte. Les pompes du HUB ont été faites pour une douche. Un quart de pompage la fait baisser d’une main ou d’un doigt, et l’on ne sait pas d’avance. Pour l’empêcher d’entrer, il faut un mur : des tôles de la coque de l’étage de descente, enfoncées dans le sol du côté d’où elle vient ; elles sont éparses dans la vallée. Là-haut passe Cargo 6. À sa pilote, Ines Quadros, d’Horta, aux Açores, on ne peut indiquer aucun endroit qui la porterait, elle a donc ouvert la soute. « Je lance, vous attrapez », dit-elle. Elle a de l’air pour quelques semaines d’attente et, pour compagnie, un jeu de cartes.
first_martians-chapter-sump-won = La pompe avale, tousse, et n’a plus rien à monter. Là où était l’eau, il y a une croûte de sel. Là où elle refusait d’aller, quelque chose de noir : de la pierre, une arête qui part de la cour vers la vallée. Ce que neuf caissettes devaient leur dire, l’eau l’a dessiné sur le sol. On l’appelle l’Enclume. Ines Quadros la voit d’en haut à son dernier passage. « Voilà ma piste, dit-elle, avec une semaine de retard », et elle allume le moteur pour le long retour. Ce soir-là, deux longues lettres arrivent par radio. L’une est de Iakoutsk, et dit de rester. L’autre est de Kiruna, dans le nord de la Suède, d’une certaine Gunnel Niemi, qui a déménagé une ville. Elle dit de partir.
first_martians-chapter-sump-lost = L’eau a plus de souffle. À la fin elle s’arrête d’elle-même, une main sous le plancher, ayant trouvé un autre chemin. Tout ce qui peut être humide l’est, avec un liseré de sel. Elle a fait une chose pour eux : elle ne voulait pas passer sur la pierre, et il y a donc une ligne noire et sèche, de la cour vers la vallée, une arête. On l’appelle l’Enclume. Ines Quadros la voit d’en haut à son dernier passage. « Voilà ma piste, dit-elle, avec une semaine de retard », et elle allume le moteur pour le long retour. Ce soir-là, deux longues lettres arrivent par radio. L’une, de Iakoutsk, dit de rester. L’autre, de Gunnel Niemi, de Kiruna, qui a déménagé une ville, dit de partir.
first_martians-chapter-sump-choice = Une lettre dit de partir, l’autre de rester. Que devient la maison ?
first_martians-chapter-sump-choice-move = On la déménage sur le roc
first_martians-chapter-sump-choice-move-told = « Bien, dit Gunnel Niemi. Alors cessez de la regarder. Ce n’est plus une maison, c’est onze chargements. » Les tôles qui arrêtaient l’eau donnent quelques bonnes poutres. De Iakoutsk, on répond à la lettre avant qu’elle ait pu arriver. « Moi aussi, je partirais, écrit Tuyaara Sleptsova, si j’étais jeune et que j’aie où la mettre. »
first_martians-chapter-sump-choice-stay = Elle reste, et l’on gèle le sol
first_martians-chapter-sump-choice-stay-told = « Alors il vous faudra un manteau », écrit Tuyaara Sleptsova, et c’est sa plus longue lettre jusqu’ici. On coupe aussitôt le chauffage dans trois pièces, et ce qu’il prenait va aux batteries. Ce qu’on a pompé est derrière la maison, à l’air libre. La nuit, cela fait un bruit, et le matin on peut marcher sur le bord.
first_martians-chapter-sump-choice-move-wet = On la déménage sur le roc, mouillée comme elle est
first_martians-chapter-sump-choice-move-wet-told = « Mouillé, c’est plus lourd, dit Gunnel Niemi. C’est tout. » D’abord doit partir tout ce qu’on avait installé dans les quartiers pour le confort : cela a pris l’eau et ne sécherait plus jamais. Dessous, les bâtis sont sains, et viennent à point. L’odeur déménage avec la maison. Personne ne l’a mise sur la liste, et c’est la seule chose qui ne se perde pas.
first_martians-chapter-sump-choice-stay-wet = Elle reste, et le gel la sèche
first_martians-chapter-sump-choice-stay-wet-told = « Le froid sèche aussi, écrit Tuyaara Sleptsova, mais plus lentement, et sans discours. » C’est l’infirmerie qui a pris le plus d’eau ; ce qu’on y avait installé est porté dehors et posé dans la cour, on ne sait jamais. Son courant va aux batteries. Les couvertures pendent à une corde, raides comme des portes, et on les bat jusqu’à ce que le givre en tombe.

first_martians-chapter-moving = Jour de déménagement
first_martians-chapter-moving-briefing = « Une ville est une liste », dit Gunnel Niemi. Elle en a dressé une : pour Kiruna, où la mine avait pris le sol sous les rues, avec dix-huit mille habitants dessus, un beffroi et une église. Tout fut porté plus à l’est, et l’église d’un seul tenant. « On commence par le plus lourd, et l’on finit par le café. » On coule donc une semelle là où l’Enclume approche le plus de la cour. On y mène des rails, faits de ce que l’étage de descente a laissé de tel dans la vallée. Puis on déboulonne les pièces, on les ferme de toile, on les pose sur des patins, et on les hale une à une. Il faut que ce soit fait avant l’été. L’été, ce sol ne portera plus un rover ; il doit porter la maison une dernière fois, pendant qu’on l’enlève.
first_martians-chapter-moving-won = Quand la dernière pièce est boulonnée, personne ne parle, car on écoute. Une maison sur la glace n’est jamais silencieuse ; on cesse seulement de l’entendre. Celle-ci ne fait aucun bruit. Quelqu’un va ouvrir une porte, et elle reste comme on la laisse, entrouverte, ce qu’aucune de leurs portes n’a fait depuis six mois. Sur la table de la cuisine, il y a un haricot. Il est là depuis midi, et l’on a déjeuné autour. Là où était la maison, il y a sur le sol une forme avec des coins, un peu plus sombre que le reste. « N’allez pas sans cesse la regarder, dit Gunnel Niemi. Cela l’encourage. »
first_martians-chapter-moving-lost = Cela ne se finit pas. Ce qui est sur le roc est un morceau de maison, et ce qui est sur la glace est le reste ; entre les deux, une étendue de boue et un patin planté dedans, debout, comme un poteau indicateur. Puis c’est l’été, et le sol n’accepte plus une roue. « Cela arrive », dit Gunnel Niemi, et elle n’ajoute rien, ce dont on lui sait gré. Le soir, on demande à chacun où il compte dormir, ici ou là-bas, et il apparaît que chacun y pense depuis un moment.

first_martians-chapter-hold = La ligne de gel
first_martians-chapter-hold-briefing = « Vous ne vivez pas sur le sol, écrit Tuyaara Sleptsova. Vous vivez sur le froid. On ne vous l’avait pas dit, alors vous avez été impolis avec lui. » Son plan a trois parties. Il faut savoir ce qu’il y a là-dessous, couche après couche, car la glace claire gèle aussitôt et le limon salé prend son temps : on fore donc. Autour de la maison, on pose des boucles de tuyau, et nuit après nuit on y pompe le gel. Et du côté du soleil, il y aura un toit sur la terre nue, pour que le sol ait de l’ombre. À l’intérieur, il fera neuf degrés dans la cuisine et quatre dans le couloir, et plus jamais beaucoup davantage. Il faut que cela tienne avant l’été. « J’ai eu neuf degrés toute ma vie, ajoute-t-elle. La soupe en est meilleure. »
first_martians-chapter-hold-won = Une nuit, les deux gels se rejoignent, celui des boucles et celui qui était là-dessous depuis toujours. Le dernier plus, sur la ficelle, devient un zéro, puis un moins. On le sait avant d’avoir regardé : toute la maison donne un seul craquement, qui met tout le monde debout, puis elle se tait, comme elle ne s’était plus tue depuis six mois. Elle n’est pas de niveau, et ne le sera pas. Le haricot roule toujours. Mais il roule aujourd’hui exactement comme hier, et quelqu’un trace une ligne sur la table, avec une date, là où il s’arrête. « Bon, dit Tuyaara Sleptsova, qui s’est levée à quatre heures pour l’entendre. Maintenant, laissez-la tranquille. »
first_martians-chapter-hold-lost = À la fin, c’est un dixième de degré. Du côté de la ferme, le sol reste à plus zéro virgule un, quoi qu’on fasse, et cela suffit. Il y a un matin où il faut être deux pour ouvrir la porte de la ferme, et un autre où elle ne s’ouvre plus. Ruth Feldmann ne donne pas d’ordre. Elle lit les chiffres, puis demande ce qu’ils feraient à sa place. « Je ne connais pas d’astuce pour cela, écrit Tuyaara Sleptsova. Je vous la dirais. » À cette heure, les sacs sont dans le couloir, du côté haut.

## Endings

first_martians-ending-level = De niveau
first_martians-ending-level-told = La base de l’Enclume est la première, sur Mars, à être vissée à la planète. On mène les nouveaux venus à la cuisine et on leur tend un haricot sec ; ils le posent sur la table, rien ne se passe, et voilà toute la démonstration. Sur Terre, ce fut plus long. Il y eut une commission. Joost Verbeek lui dit qu’avec ces trois mots aucun comité n’aurait accepté le site, que sans le site il n’y aurait pas eu de vol, et qu’il avait compté les nuits. On lui demanda combien. Il le savait. Ruth Feldmann dit qu’elle avait lu la page une, et le redit pour le procès-verbal. Elle ne fut pas renvoyée ; on lui demanda d’écrire la nouvelle règle, et elle l’écrivit sur une page. Depuis, qui signe pour un sol signe chaque feuille, à la main, et jamais le vendredi. On a réexaminé quatre autres sites. Sous deux d’entre eux, il y a de la glace.
first_martians-ending-lodgers = Locataires
first_martians-ending-lodgers-told = « Transférée pour raisons d’exploitation » : ainsi dit le rapport, en une demi-page, avec deux photographies. La maison est sur le roc. Elle est silencieuse et sèche, les portes restent comme on les laisse, et l’équipage a reçu tout ce qu’on lui avait promis, et à temps. Gunnel Niemi envoie une photo d’église. Deux ans plus tard, on inaugure la seconde base, neuf cents kilomètres au sud, avec des discours. La nuit, on capte assez bien sa radio. Ce sont des jeunes, et ils sont gais. Un soir de leur onzième semaine, l’un d’eux raconte le dîner : comment un haricot est tombé d’une cuillère, comment il a roulé, sur toute la longueur de la table, et comme on a ri. Dans la cuisine de l’Enclume, personne ne dit mot. Sur la table, il y a un haricot. Il ne bouge pas. Au bout d’un moment, quelqu’un tend la main vers la touche de l’émetteur, et voit qu’une autre main y est déjà.
first_martians-ending-frost-line = La ligne de gel
first_martians-ending-frost-line-told = Il fait neuf degrés dans la cuisine. Au mur, il y a une ligne à la peinture bleue, à hauteur de genou, avec une date : jusque-là monte le froid, et dessous on ne range rien qui le craigne. Chaque équipage qui arrive reçoit un manteau, un bol et la liste de ce qu’on n’allume pas, et trouve cela ridicule pendant une semaine. Puis on se met à lire à table, épaule contre épaule, parce qu’il y fait plus chaud ; et l’on parle. Aucune base, sur Mars, n’a duré plus longtemps. On a demandé quatre fois à Tuyaara Sleptsova si elle accepterait une médaille, et elle a répondu qu’elle préférerait les températures. On les lui envoie le premier de chaque mois. « Ma propre maison est tombée, écrit-elle le troisième hiver. Avec beaucoup d’égards ; elle a attendu que je sois sortie chercher du pain. La vôtre est donc à présent la plus tordue de celles dont je m’occupe. Qu’elle ne se fasse pas d’idées. »
first_martians-ending-rink = La patinoire
first_martians-ending-rink-told = Ce qu’on avait pompé de sous la maison restait derrière, et ce qui reste dehors, sur Mars, gèle. Cela gela du bord vers le milieu, avec un bruit de scie, le sel alla au fond, et dessus il y eut une plaque de glace claire, trente mètres sur vingt : la première dans cette vallée depuis trois milliards d’années. Une semaine passa avant que quelqu’un n’affûte à la lime une paire de gonds. On tombe lentement, ici, et l’on tourne plus longtemps qu’on ne croirait. La maison tient bon, à neuf degrés, sur un sol de fer. Une école de Iakoutsk a envoyé un règlement en bonne forme, et des lames. Ines Quadros, à mi-chemin du retour, s’est fait tout décrire, virage par virage, et veut savoir qui est le meilleur. C’est une question que l’équipage est convenu de ne pas trancher. Mais il y a une liste au mur de la cuisine, et il n’y est question ni de pompes, ni de températures, ni de savoir à qui c’est d’éponger.
first_martians-ending-deck-passage = Passagers de pont
first_martians-ending-deck-passage-told = Cargo 6 fut construit pour rentrer à vide, il y a donc de la place. Il n’y a pas de sièges. On les sangle dans la soute, entre les membrures, sur les couvertures qui ont encore bien voulu sécher, et Ines Quadros fait le compte à rebours en portugais, puisque c’est son vaisseau. Par le hublot de l’écoutille, qui est entré en dernier voit la maison aussi longtemps qu’on voit ce genre de chose : elle a bon nombre de coins, et aucun n’est droit. Puis vient un voyage de sept mois. Il y a un jeu de cartes. Quelqu’un a emporté un haricot, dans une poche de poitrine, et le premier jour on le pose sur le couvercle d’une caisse, et il s’en va en flottant. « Ici, il n’y a pas de sol du tout, dit Ines, personne n’a donc pu signer pour. » Ce qu’ils rapportent, ce sont des chiffres : six mois de températures, sous une maison qui n’aurait pas dû être là. Tuyaara Sleptsova les fait encadrer. La prochaine maison sera bâtie sur eux, sur du roc, et un peu plus haut.
first_martians-ending-half-house = Une demi-maison
first_martians-ending-half-house-told = Sur le roc, il y a deux pièces et un sas. Sur la glace, il y a tout le reste. De l’un à l’autre court une corde et, main après main, tout le monde va au travail le matin et rentre chez soi le soir. La moitié sur le roc est de niveau, et trop petite ; celle sur la glace a de la place, et une pente. Dans chacune, on peut avoir le mal de l’autre. Qui a fait la cuisine s’assied du côté haut. Le vaisseau qui doit venir les chercher est à quatorze mois, et d’ici là Darmstadt ne demande rien d’autre que de rester en vie, ce qui remplit la journée. « Chez nous, c’était le cinéma, dit Gunnel Niemi. Il est resté trois ans, tout seul, du mauvais côté de la clôture. On a continué à y passer des films. » À la fin de l’été le sol gèle, et la corde ne sert plus. On continue à la prendre. Sur la pente, il y a un haricot, que personne ne ramasse ; un pied de table l’a arrêté.
first_martians-ending-pond = L’étang
first_martians-ending-pond-told = Ils partent dans le véhicule de remontée, qui tout ce temps est resté sur ses pieds, à quarante mètres, sur une dalle que quelqu’un avait exigée. Jamais personne ne s’était demandé pourquoi. Du hublot, on voit la maison se coucher. Elle prend son temps : d’abord la ferme, puis le couloir, puis tout le reste d’un coup, et là où elle était il y a une eau noire avec une lumière dedans. La lampe de la cuisine a sa propre batterie. Elle brûle neuf sols, et l’orbiteur prend chaque fois une image. Puis l’étang gèle, et la lumière y reste encore un instant, car la glace est très claire. Deux ans plus tard, un équipage vient vivre sur l’arête, sur le roc. Ils regardent à travers la glace, comme on fait. Il y a une table et, dessus, au bord inférieur, retenu par le gel au tout dernier moment, un haricot.

## The mission The Plumb Line

first_martians-mission-plumb-line = Le fil à plomb
first_martians-mission-plumb-line-summary = Recherche : découvrir pourquoi rien ne reste où on le pose.
first_martians-mission-plumb-line-rules = Les repères arrivent avec l’équipage ; chacun se plante avec la Construction dans une autre région explorée de l’anneau intérieur. Le plancher se carotte avec la Recherche, contre un Matériel de rechange et 1 unité d’énergie. Un échantillon étudié deux fois est une découverte : en campagne, chaque découverte débloque une compétence. L’oxygénateur de secours se construit dans la base ; il fonctionne aussitôt, bien que ses éléments soient rouges. La mission s’achève dès que tout ce qui est obligatoire est fait. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-plumb-line-marks = Planter des repères
first_martians-objective-plumb-line-under-the-floor = Carotter le plancher
first_martians-objective-plumb-line-first-find = Faire une découverte
first_martians-objective-plumb-line-second-air = Construire l’oxygénateur de secours
first_martians-objective-plumb-line-wide-ground = Explorer l’anneau intérieur
first_martians-project-set-mark = Repère
first_martians-project-set-mark-about = Se plante dans une région explorée de l’anneau intérieur, une fois dans chacune : une tige dans un sol qui ne bouge pas.
first_martians-project-floor-core = Carotte du plancher
first_martians-project-floor-core-about = Se fore à travers le plancher de la base avec la Recherche, pour voir sur quoi elle est posée.

## The mission Cold Pipes

first_martians-mission-cold-pipes = Tuyaux froids
first_martians-mission-cold-pipes-summary = Construction : geler le sol sous la maison, sans courant.
first_martians-mission-cold-pipes-rules = Les longueurs de tube se trouvent sur des cases marquées sur la carte, la plupart dans l’anneau intérieur, et se rapportent avec la Collecte. Un thermosiphon se construit dans la base avec une longueur, et prend 1 oxygène pour le chalumeau ; il peut se répéter. La ficelle de thermomètres se fait avec la Recherche, d’une CPU de rechange.
first_martians-objective-cold-pipes-pipes-set = Poser des thermosiphons
first_martians-objective-cold-pipes-string-lowered = Descendre la ficelle de thermomètres
first_martians-objective-cold-pipes-one-pipe-more = Poser un thermosiphon de plus
first_martians-objective-cold-pipes-cold-find = Faire une découverte
first_martians-project-thermosyphon = Thermosiphon
first_martians-project-thermosyphon-about = Un tuyau fermé aux deux bouts, à moitié dans le sol. Peut se répéter.
first_martians-project-thermometer-string = Ficelle de thermomètres
first_martians-project-thermometer-string-about = Se fait avec la Recherche : elle dit le froid du sol, main par main.

## The mission Jacks

first_martians-mission-jacks = Les vérins
first_martians-mission-jacks-summary = Construction : creuser une fosse sous la maison, et la lever.
first_martians-mission-jacks-rules = Les vérins arrivent avec l’équipage. La fosse se creuse avec la Construction, dans la base ; chaque vérin s’y pose ensuite, avec la Construction aussi. Les plaques de pont se trouvent sur des cases marquées sur la carte, ou apparaissent quand on explore l’anneau intérieur, et se rapportent avec la Collecte. La fosse peut être drainée pour 2 unités d’énergie, ce qui baisse de 2 la piste Systèmes. À la fin, les éléments en panne ne doivent pas dépasser le seuil.
first_martians-objective-jacks-jacks-set = Poser des vérins sous la maison
first_martians-objective-jacks-plates = Rapporter des plaques de pont
first_martians-objective-jacks-drained = Drainer la fosse
first_martians-objective-jacks-spare-plate = Rapporter une plaque de pont de plus
first_martians-project-crawl-pit = Fosse
first_martians-project-crawl-pit-about = Se creuse sous la base, en position couchée. Les vérins s’y posent.
first_martians-project-set-jack = Vérin
first_martians-project-set-jack-about = Se pose dans la fosse, sous une poutre. Peut se répéter.
first_martians-project-drain-pit = Drainage
first_martians-project-drain-pit-about = Conduit l’eau hors de la fosse : la piste Systèmes baisse de 2.

## The mission Badger’s Cores

first_martians-mission-core = Les carottes de Blaireau
first_martians-mission-core-summary = Exploration : retrouver les carottes qu’une machine a forées jadis, et sa mémoire.
first_martians-mission-core-rules = Les régions inexplorées sont en place, face cachée ; l’Exploration en retourne une. Un sondage par écho en montre une de loin, sans l’explorer. Les caissettes se trouvent dans des régions connues par leur nom : plaine, lit asséché, dunes, désert de sel, terrasses rouges. La mémoire de Blaireau est sur une case de l’anneau central, marquée sur la carte. On rapporte tout avec la Collecte.
first_martians-objective-core-trays = Rapporter des caissettes de carottes
first_martians-objective-core-memory = Rapporter la mémoire de Blaireau
first_martians-objective-core-more-trays = Rapporter une caissette de plus
first_martians-objective-core-stone-found = Faire une découverte
first_martians-project-echo-sounding = Sondage par écho
first_martians-project-echo-sounding-about = Montre de loin une région inexplorée, sans l’explorer. Peut se répéter.

## The mission Firm Ground

first_martians-mission-pad = Terre ferme
first_martians-mission-pad-summary = Construction : préparer une place où un cargo puisse descendre.
first_martians-mission-pad-rules = Le roc se met à nu avec la Construction dans une région explorée de l’anneau central, pour 1 unité d’énergie. Les têtes de lampe arrivent avec l’équipage ; chacune se plante dans une région explorée qui touche celle du roc, une fois dans chacune. La voix se prépare dans la base avec la Recherche, contre une CPU de rechange et 1 unité d’énergie, une fois le roc à nu. Un fût de carburant est dans la deuxième région explorée de l’anneau central.
first_martians-objective-pad-ground = Mettre le roc à nu
first_martians-objective-pad-lamps = Planter des lampes de balisage
first_martians-objective-pad-voice = Tenir une voix prête pour la guider
first_martians-objective-pad-fuel = Rapporter le fût de carburant
first_martians-objective-pad-wide-eyes = Explorer l’anneau central
first_martians-project-bared-rock = Roc à nu
first_martians-project-bared-rock-about = Se balaie dans une région explorée de l’anneau central, jusqu’à la pierre.
first_martians-project-marker-lamp = Lampe de balisage
first_martians-project-marker-lamp-about = Se plante dans une région explorée voisine de celle du roc à nu, une fois dans chacune.
first_martians-project-talk-down = Voix
first_martians-project-talk-down-about = Un écran, un faisceau et quelqu’un qui voit le sol : se fait avec la Recherche.

## The mission Ground Water

first_martians-mission-sump = L’eau souterraine
first_martians-mission-sump-summary = Construction : pomper ce qui est sous la maison, et le tenir dehors.
first_martians-mission-sump-rules = Un quart de pompage est une Construction dans la base, pour 1 unité d’énergie : on pompe de l’eau le pourcentage d’une carte Recherche. Il peut se répéter, jusqu’à ce que 100 pour cent soient sortis. Les tôles de coque se trouvent sur des cases marquées sur la carte et se rapportent avec la Collecte ; un mur de tôle se construit dans la base avec une tôle, et en retient autant. Chaque découverte montre d’où vient l’eau, ce qui vaut un demi-pourcentage. Une fois un mur debout, on peut foncer un puits, avec des Filtres de rechange.
first_martians-objective-sump-pumped-dry = Pomper toute l’eau
first_martians-objective-sump-walled-off = Enfoncer des murs de tôle
first_martians-objective-sump-water-drawn = Foncer un puits
first_martians-objective-sump-dry-find = Faire une découverte
first_martians-project-pump-shift = Quart de pompage
first_martians-project-pump-shift-about = On pompe le pourcentage d’une carte Recherche. Peut se répéter.
first_martians-project-sheet-wall = Mur de tôle
first_martians-project-sheet-wall-about = Le pourcentage d’une carte Recherche reste dehors pour de bon. Peut se répéter.
first_martians-project-well-shaft = Puits
first_martians-project-well-shaft-about = Se fonce à côté du mur : ce qui gênait se tire au seau.

## The mission Moving Day

first_martians-mission-moving = Jour de déménagement
first_martians-mission-moving-summary = Construction : porter une maison sur le roc, pièce par pièce.
first_martians-mission-moving-rules = La semelle se coule avec la Construction dans une région explorée de l’anneau intérieur, pour 1 unité d’énergie. La voie se pose dans une région explorée qui touche la sienne, et prend un rail ; les rails se trouvent sur des cases marquées sur la carte et se rapportent avec la Collecte. Ensuite les pièces peuvent être halées, avec la Construction dans la base ; chacune prend un des patins que l’équipage apporte. La fenêtre se porte à la main, pour 1 oxygène.
first_martians-objective-moving-bedded = Poser la voie
first_martians-objective-moving-rooms-moved = Haler des pièces jusqu’au roc
first_martians-objective-moving-the-window = Porter la fenêtre de l’autre côté
first_martians-objective-moving-third-rail = Rapporter des rails
first_martians-project-footing = Semelle
first_martians-project-footing-about = Se coule dans une région explorée de l’anneau intérieur, là où le roc affleure.
first_martians-project-rail-bed = Voie
first_martians-project-rail-bed-about = Se pose dans une région explorée voisine de celle de la semelle.
first_martians-project-haul-room = Pièce sur patins
first_martians-project-haul-room-about = Déboulonnée, fermée de toile, et halée jusqu’à la semelle. Peut se répéter.
first_martians-project-carry-window = La fenêtre
first_martians-project-carry-window-about = La grande vitre de la cuisine, portée à la main : 3 stress de moins, une fois que c’est fini.

## The mission The Frost Line

first_martians-mission-hold = La ligne de gel
first_martians-mission-hold-summary = Recherche : apprendre sur quoi la maison est posée, et le geler pour de bon.
first_martians-mission-hold-rules = Dans les régions explorées dès lors, des sortes de sol remplacent les échantillons ; une carte Recherche dit laquelle se trouve où. On les rapporte et on les étudie comme des échantillons, et les anciens comptent toujours. La foreuse de sondage en tire une de sous la base, pour 1 oxygène. Les boucles froides se posent dans la base avec la Construction, pour 1 unité d’énergie chacune. Le toit d’ombre se dresse dans une région explorée de l’anneau intérieur, avec un cadre que l’équipage apporte. Le jardin d’hiver prend une graine et 1 oxygène.
first_martians-objective-hold-known-ground = Faire des découvertes
first_martians-objective-hold-loops = Poser des boucles froides
first_martians-objective-hold-shade = Dresser un toit d’ombre
first_martians-objective-hold-winter-garden = Planter le jardin d’hiver
first_martians-objective-hold-ground-map = Découvrir des sortes de sol différentes
first_martians-project-probe-drill = Foreuse de sondage
first_martians-project-probe-drill-about = Remonte un morceau de ce qui est sous la base. Peut se répéter.
first_martians-project-cold-loop = Boucle froide
first_martians-project-cold-loop-about = Un tour de tuyau autour de la base, par où l’on pompe la nuit. Peut se répéter.
first_martians-project-shade-roof = Toit d’ombre
first_martians-project-shade-roof-about = Se dresse dans une région explorée de l’anneau intérieur, une fois dans chacune, pour qu’aucun soleil ne tombe sur le sol.
first_martians-project-cold-frame = Jardin d’hiver
first_martians-project-cold-frame-about = Une planche sur des caisses vides, qui ne chauffe rien qu’elle-même.

## Things

first_martians-item-benchmark = Repère
first_martians-item-benchmark-count = { $count ->
    [one] { $count } repère
   *[other] { $count } repères
}
first_martians-item-pipe-length = Longueur de tube
first_martians-item-pipe-length-count = { $count ->
    [one] { $count } longueur de tube
   *[other] { $count } longueurs de tube
}
first_martians-item-jack = Vérin
first_martians-item-jack-count = { $count ->
    [one] { $count } vérin
   *[other] { $count } vérins
}
first_martians-item-deck-plate = Plaque de pont
first_martians-item-deck-plate-count = { $count ->
    [one] { $count } plaque de pont
   *[other] { $count } plaques de pont
}
first_martians-item-core-tray = Caissette de carottes
first_martians-item-core-tray-count = { $count ->
    [one] { $count } caissette de carottes
   *[other] { $count } caissettes de carottes
}
first_martians-item-badger-memory = Mémoire de Blaireau
first_martians-item-badger-memory-count = { $count ->
    [one] { $count } carte mémoire
   *[other] { $count } cartes mémoire
}
first_martians-item-lamp-head = Tête de lampe
first_martians-item-lamp-head-count = { $count ->
    [one] { $count } tête de lampe
   *[other] { $count } têtes de lampe
}
first_martians-item-fuel-cask = Fût de carburant
first_martians-item-fuel-cask-count = { $count ->
    [one] { $count } fût de carburant
   *[other] { $count } fûts de carburant
}
first_martians-item-sheet = Tôle de coque
first_martians-item-sheet-count = { $count ->
    [one] { $count } tôle de coque
   *[other] { $count } tôles de coque
}
first_martians-item-rail = Rail
first_martians-item-rail-count = { $count ->
    [one] { $count } rail
   *[other] { $count } rails
}
first_martians-item-skid = Patin
first_martians-item-skid-count = { $count ->
    [one] { $count } patin
   *[other] { $count } patins
}
first_martians-item-shade-frame = Cadre d’ombre
first_martians-item-shade-frame-count = { $count ->
    [one] { $count } cadre d’ombre
   *[other] { $count } cadres d’ombre
}
first_martians-item-clear-ice = Glace claire
first_martians-item-clear-ice-count = { $count ->
    [one] { $count } morceau de glace claire
   *[other] { $count } morceaux de glace claire
}
first_martians-item-dirty-ice = Glace sale
first_martians-item-dirty-ice-count = { $count ->
    [one] { $count } morceau de glace sale
   *[other] { $count } morceaux de glace sale
}
first_martians-item-grey-silt = Limon gris
first_martians-item-grey-silt-count = { $count ->
    [one] { $count } tube de limon gris
   *[other] { $count } tubes de limon gris
}
first_martians-item-salt-band = Couche de sel
first_martians-item-salt-band-count = { $count ->
    [one] { $count } couche de sel
   *[other] { $count } couches de sel
}
first_martians-item-round-gravel = Gravier rond
first_martians-item-round-gravel-count = { $count ->
    [one] { $count } tube de gravier rond
   *[other] { $count } tubes de gravier rond
}
first_martians-item-red-sand = Sable rouge
first_martians-item-red-sand-count = { $count ->
    [one] { $count } tube de sable rouge
   *[other] { $count } tubes de sable rouge
}

## Events: a house out of level
