# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Tassement
first_martians-campaign-settlement-summary = La maison est posée sur de la glace, et elle est chauffée. Ce qui se perd dans cette campagne reste perdu.

## Rules that hold for good

first_martians-rule-cool-house = Maison fraîche : chaque Production apporte 1 énergie et 1 stress.
first_martians-rule-evening-turn = Tour du soir : chaque Remise en ordre, piste Systèmes −1 ; 1 stress.
first_martians-rule-kale = Chou frisé : chaque Production apporte 1 nourriture.
first_martians-rule-crooked-floor = Plancher de travers : à chaque phase Panne, la piste Vie monte de 1.
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
first_martians-chapter-jacks-briefing = Entre le HUB et le sol, il y a quarante centimètres, prévus pour des câbles. Là, dit le plan, on creuse une fosse et l’on couche des plaques ; sur chaque plaque, un vérin ; puis on lève la maison, un tour ici, un tour là, si également que personne, à l’intérieur, n’ait à poser sa tasse. Les plaques se tailleront dans le pont de l’étage de descente, qui gît en morceaux dans la vallée. « On le fait à une maison sur deux, à Delft », dit Joost Verbeek. Il a une voix agréable, et commence à répondre avant qu’on ait fini. De Iakoutsk, où l’on n’a plus rien demandé, arrive tout de même une carte postale. On y voit une maison de bois, penchée. Au dos : « Vérins. 1983. »
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

first_martians-event-bean-wager = Le pari
first_martians-event-bean-wager-scene = Depuis que le haricot part tout seul, il y a une liste dans la cuisine : qui l’a posé, combien de temps il a mis, par quel bord il est parti. La mise, c’est la vaisselle. { $name } a onze assiettes d’avance. Ce que personne n’a noté, bien que chacun l’ait vu, c’est que les temps raccourcissent.
first_martians-event-bean-wager-action = Limer une rainure dans la table
first_martians-event-bean-wager-done = { $name } lime une rainure le long du bord bas. Désormais, ce qui roule est arrêté. C’est peu de chose, et au dîner tout le monde y passe le doigt.
first_martians-event-bean-wager-consequence = On décroche la liste, et ensuite on n’en parle plus. Les tasses se posent avec une main qui reste autour.
first_martians-event-bean-wager-choice-keep-the-score = Tenir le score, avec les temps
first_martians-event-bean-wager-choice-keep-the-score-told = On ajoute une colonne pour les secondes. { $name } mène toujours. Le soir, quelqu’un a tracé une courbe à travers les chiffres, comme on fait, et l’a prolongée un peu.
first_martians-event-bean-wager-choice-eat-the-bean = Manger le haricot
first_martians-event-bean-wager-choice-eat-the-bean-told = Il passe dans la soupe avec d’autres qui n’ont jamais rien fait. On rit, mais peu. C’était le seul d’entre eux à avoir dit la vérité sur la table.

first_martians-event-camera-level = Le seul niveau
first_martians-event-camera-level-scene = Ruth Feldmann demande la pente du plancher, au dixième de degré. Le HUB a un spectromètre de masse et deux rovers. Il n’a pas de niveau à bulle. Après une heure de recherches, on en découvre un, long comme un ongle, dans la tête du trépied de l’appareil photo, et il y a dedans une bulle qui ne sait pas où aller.
first_martians-event-camera-level-action = Mettre de niveau toutes les machines de la base
first_martians-event-camera-level-done = { $name } va de pompe en pompe, la tête du trépied sous le bras et un sac de cales à la main. La plupart tournent ensuite avec moins de bruit. L’une d’elles le demandait depuis l’atterrissage.
first_martians-event-camera-level-consequence = Une pompe qui penche s’use d’un côté. Cela s’entend, si l’on sait quel bruit elle devrait faire.

first_martians-event-sticking-door = La porte
first_martians-event-sticking-door-scene = La porte de l’atelier s’est mise à coincer, en haut à gauche. Lundi, il y fallait une épaule ; aujourd’hui, deux. Le cadre n’est plus un rectangle. Une porte est simplement la première à le dire, car c’est la seule partie d’un mur à qui l’on demande de bouger.
first_martians-event-sticking-door-action = Rependre la porte
first_martians-event-sticking-door-done = { $name } dépose la porte, décale les gonds d’un doigt et tire, de ce qui était resté derrière le cadre, une réparation toujours remise. Elle ferme. Elle n’a pas l’air droite, mais rien à côté d’elle ne l’est.
first_martians-event-sticking-door-consequence = La nuit, le joint se déchire le long du coin bloqué. L’alarme sonne encore quand ils sont deux, au pied-de-biche, à avoir ouvert la porte.
first_martians-event-sticking-door-choice-plane-it = Prendre une lime pour le coin
first_martians-event-sticking-door-choice-plane-it-told = Cela enlève quatre millimètres, et une bonne part du pouce de { $name }. À présent la porte se ferme d’une main, comme il sied à une porte.
first_martians-event-sticking-door-choice-leave-it-open = La laisser ouverte
first_martians-event-sticking-door-choice-leave-it-open-told = On met une chaise devant. Deux pièces ont maintenant un seul air, et ce qui sent dans l’une se sait dans l’autre. Il faut pousser les ventilateurs pour les deux.

first_martians-event-tell-tale = Une bande de plâtre
first_martians-event-tell-tale-scene = Aux vieilles maisons, on fait ceci : en travers d’une fissure, on étale une bande de plâtre, large de deux doigts, et l’on y inscrit la date. Le plâtre ne s’étire pas. Tant que la bande est entière, la fissure dort. { $name } en a mis une sur la couture à côté de la porte qui coince. Le troisième matin, un cheveu traverse la date.
first_martians-event-tell-tale-action = Brider la couture
first_martians-event-tell-tale-done = { $name } passe une bride en travers de la couture et la pose à chaud. Dessus va une bande neuve, avec une date neuve, et elle est entière le lendemain, et le jour d’après.
first_martians-event-tell-tale-consequence = La bande tombe en deux morceaux, avec sur chacun une demi-date. Ce qui court derrière la couture a tiré aussi, et cède.
first_martians-event-tell-tale-follow-up = { $name } se réveille à trois heures et va voir une bande de plâtre avec une lampe de poche. Elle est entière. Il faut jusqu’à quatre heures pour y croire.

first_martians-event-level-table = La soupe
first_martians-event-level-table-scene = C’est dans une assiette de soupe que cela se voit le mieux. Le bord de la soupe et le bord de l’assiette ne sont plus le même cercle ; du côté de la porte, elle monte plus haut. Il y a ceux qui tournent leur assiette jusqu’à ce qu’elle soit égale, bien qu’elle ne le devienne jamais. { $name } a cessé de regarder et mange vite.
first_martians-event-level-table-action = Scier les pieds de la table
first_martians-event-level-table-done = { $name } ôte deux centimètres à deux pieds, avec un niveau à bulle et des mots grossiers. La table est de niveau, maintenant, dans une pièce qui ne l’est pas ; on y est assis comme en barque. Mais la soupe est ronde.
first_martians-event-level-table-consequence = On dîne debout, en trois endroits, à trois heures différentes.
first_martians-event-level-table-choice-wedge-the-table = Caler la table
first_martians-event-level-table-choice-wedge-the-table-told = Il faut un livre sous un pied. Dans le HUB, il n’y en a qu’un qu’on ait apporté et non téléchargé, et c’est celui de { $name }.
first_martians-event-level-table-choice-eat-uphill = La laisser, et manger en montée
first_martians-event-level-table-choice-eat-uphill-told = On s’y fait. À chaque repas, quelqu’un dit qu’on s’y fait.

first_martians-event-wrong-corner = Le mauvais coin
first_martians-event-wrong-corner-scene = La douche a une bonde, et dans la douche l’eau y est toujours allée. Maintenant elle va dans le coin d’en face, s’y arrête, et lève les yeux. Le matin, il y a une pellicule dessus. Qui se douche en dernier a les pieds dans ce que les autres ont laissé.
first_martians-event-wrong-corner-action = Mettre un filtre dans l’autre coin
first_martians-event-wrong-corner-done = { $name } perce une seconde bonde là où l’eau veut aller, et monte un filtre dessous. Ce qui stagnait retourne au réservoir, des litres par jour. La file devant la douche est presque gaie.
first_martians-event-wrong-corner-consequence = { $name } a depuis une semaine une coupure au talon, et n’y a pas prêté attention.

## Events: two advisers

first_martians-event-forty-one-questions = Quarante et une questions
first_martians-event-forty-one-questions-scene = De Iakoutsk arrive une liste de quarante et une questions. Où rangez-vous vos bottes ? Contre quel mur vous appuyez-vous quand la fatigue vient ? Qui se lève en premier ? La dix-septième demande la température du sol, à six profondeurs. « Elle a tenu des maisons debout pendant quarante ans, dit Ruth Feldmann. J’ai cessé de lui demander pourquoi. » La quarantième est de savoir si quelqu’un chante.
first_martians-event-forty-one-questions-action = Répondre à la quarantième
first_martians-event-forty-one-questions-done = { $name } répond par un enregistrement de quatre minutes, fait dans le sas à cause de l’écho. La réponse est là le soir même. C’est un seul mot, en russe, et souligné.
first_martians-event-forty-one-questions-consequence = « La sixième, écrit Iakoutsk. Vous l’avez laissée de côté. C’est toujours la sixième qu’on laisse de côté. » C’est celle des bottes.
first_martians-event-forty-one-questions-choice-answer-all = Répondre à toutes
first_martians-event-forty-one-questions-choice-answer-all-told = Cela prend toute la soirée, et un bout de la nuit. Là où l’on range les bottes, le plancher est mouillé ; là où il est mouillé, il fait chaud dessous. { $name } le voit en l’écrivant, déplace les bottes, et éteint un radiateur que nul ne savait allumé.
first_martians-event-forty-one-questions-choice-answer-the-figures = Répondre à celles qui veulent un chiffre
first_martians-event-forty-one-questions-choice-answer-the-figures-told = Onze peuvent se répondre d’un chiffre, et l’on y répond. « Merci, écrit Tuyaara Sleptsova. La maison, maintenant, je la connais. Et qui y habite ? »

first_martians-event-leaning-house = Une maison à Iakoutsk
first_martians-event-leaning-house-scene = Elle a envoyé une photographie de sa maison. Elle est en mélèze, elle a un étage, et penche vers la rue comme quelqu’un qui écoute. L’appui des fenêtres du bas est au niveau du trottoir. Dans l’une d’elles, il y a un chat. « 1934, est-il écrit dessous. Elle va tomber depuis 1951. Il faut lui raconter les nouvelles, alors elle reste pour entendre la suite. »
first_martians-event-leaning-house-action = Envoyer une photo en retour
first_martians-event-leaning-house-done = { $name } les met tous devant le HUB, du côté où cela se voit le plus, et fait pencher les têtes à l’avenant. C’est la première photo depuis des semaines où tout le monde rit.
first_martians-event-leaning-house-consequence = La photographie est restée quelques jours au mur de la cuisine. Puis quelqu’un l’a retournée, car on ne pouvait pas la regarder et boire en même temps.
first_martians-event-leaning-house-choice-write-every-evening = Lui écrire tous les soirs
first_martians-event-leaning-house-choice-write-every-evening-told = Chaque fois quelqu’un d’autre, une page, les températures en haut. { $name } commence, ne trouve rien à dire, puis la page est pleine. La réponse est toujours là au petit déjeuner. Elle ne porte jamais sur ce qu’on a demandé, et toujours sur ce qu’on voulait savoir.
first_martians-event-leaning-house-choice-file-the-picture = La classer avec les documents
first_martians-event-leaning-house-choice-file-the-picture-told = On lui donne un numéro. { $name } l’a regardée de près auparavant, et note où sont les drains. C’est bien qu’elle soit en ordre, et cela aurait été bien qu’elle soit au mur.

first_martians-event-singing-pipe = Un tuyau qui chante
first_martians-event-singing-pipe-scene = On a posé un tuyau d’essai contre le mur de l’équipage, pour voir s’il fait ce qu’il doit. Il le fait, et il bourdonne. Quand l’air est le plus froid, entre trois et cinq heures, le gaz monte et le liquide descend juste à l’allure qui fait sonner tout le tube, un fa grave, pas tout à fait juste. Depuis mardi, personne n’a dormi passé trois heures.
first_martians-event-singing-pipe-action = Lui passer un collier
first_martians-event-singing-pipe-done = { $name } promène un collier le long du tuyau, aux petites heures, main par main, jusqu’à ce que la note s’éteigne. Le givre qu’il fait est toujours là. Au matin, les autres entrent dans la cuisine sans savoir ce qui a changé.
first_martians-event-singing-pipe-consequence = Après quatre nuits ainsi, il y en a deux qui se disputent pour savoir si c’est un fa.
first_martians-event-singing-pipe-choice-wrap-it = L’emballer dans ce qu’il y a
first_martians-event-singing-pipe-choice-wrap-it-told = Des nattes, de la toile à sac, la housse du gros étau. Il bourdonne encore, comme bouche fermée. La moitié de l’atelier est enroulée autour d’un tuyau, et y manquera aujourd’hui.
first_martians-event-singing-pipe-choice-let-it-sing = Le laisser chanter
first_martians-event-singing-pipe-choice-let-it-sing-told = Il chante. Dans le noir, { $name } l’écoute travailler, litre par litre, degré par degré, ce qui pourrait consoler, si c’était juste.
first_martians-event-singing-pipe-choice-let-it-sing-later = { $name } l’avait remarqué dans un demi-sommeil : la note avait monté. Là où est le tuyau, le sol a gelé dur, et les machines de ce côté tournent comme sur du béton.

first_martians-event-frost-beard = Des barbes
first_martians-event-frost-beard-scene = Les tuyaux ont pris de la barbe. C’est l’eau de l’air lui-même, une trace, sur quoi nul n’avait compté, et qui se pose sur ce qu’il y a de plus froid dans la vallée. Dans la lumière du matin, elles luisent. Chacune pèse le poids d’un chat, et ce n’est que de l’eau, propre, et qui ne fait rien.
first_martians-event-frost-beard-action = Les raser
first_martians-event-frost-beard-done = { $name } fait le tour avec un seau et un grattoir à peinture, et revient quatre fois. Ce qui fond dans le réservoir suffit à respirer une semaine. Le soir, il y a une barbe de trois jours.
first_martians-event-frost-beard-consequence = Une des barbes se détache d’elle-même, d’une pièce, sur le plateau de Scorpio. Personne n’était là. Cela a dû être un spectacle.

first_martians-event-cold-hands-for-kale = Gelée sur le chou
first_martians-event-cold-hands-for-kale-scene = Le chou frisé supporte une gelée, disent tous les livres. Ils veulent dire une nuit. Dans le bas de la ferme, où le froid monte par le plancher, les feuilles sont raides depuis jeudi, et quand on en plie une, elle casse avec un déclic. On pourrait le couvrir, ou l’éclairer.
first_martians-event-cold-hands-for-kale-action = Biner entre les rangs
first_martians-event-cold-hands-for-kale-done = { $name } ameublit la terre autour de chaque pied et la butte plus haut, à mains nues, car avec des gants on ne sent rien. C’est un vieux truc, et il faut se réchauffer les mains entre-temps. À la fin de la semaine, il y a des feuilles neuves.
first_martians-event-cold-hands-for-kale-consequence = Une planche a dégelé, et regelé, et dégelé. Ce qui était du chou est maintenant quelque chose qui se verse.
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets = Lui sacrifier des couvertures
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets-told = Une couverture sur deux, dans les quartiers, passe sur les planches. Le soir, le chou est tiède au toucher. Les gens dorment en combinaison, et ne se reposent guère.
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp = Laisser une lampe allumée dessus
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp-told = Une lampe, rouge, toute la nuit. Elle coûte ce que coûte une lampe. Et là-dessous, sous le plancher, il fait aussi plus chaud, d’un rien, et { $name } aurait préféré ne pas y penser.

first_martians-event-slipped-pawl = Le cliquet
first_martians-event-slipped-pawl-scene = Un coup claque dessous, et tout saute d’un doigt sur les étagères. Un vérin se trouvait à l’essai sous la cuisine, et sur celui-là le cliquet a sauté : un bout d’acier long comme un pouce, couché dans une rangée de dents, et qui n’a d’autre devoir que d’y rester couché. La maison est descendue d’une dent. Cela aurait pu être deux.
first_martians-event-slipped-pawl-action = Faire un meilleur cliquet
first_martians-event-slipped-pawl-done = { $name } en lime un neuf dans un boulon, plus long, avec un crochet, puis, puisque l’établi est installé, répare deux autres choses. Il se met en place avec un bruit de porte de bonne qualité.
first_martians-event-slipped-pawl-consequence = Il saute une seconde fois et, cette fois-ci, { $name } est dessous avec lui. Ce n’est que l’épaule. De l’autre côté, une conduite a eu moins de chance.

first_martians-event-forty-centimetres = Quarante centimètres
first_martians-event-forty-centimetres-scene = Le vide sanitaire a quarante centimètres de haut, et l’on y travaille sur le dos, le nez contre le dessous de la maison. Pendant une heure, c’est possible. Puis on se met à penser à ce que pèse la maison. Aujourd’hui encore il faut que quelqu’un y aille, et depuis hier personne ne s’est proposé.
first_martians-event-forty-centimetres-action = Rembourrer les poutres
first_martians-event-forty-centimetres-done = { $name } emballe chaque arête où quelqu’un a saigné, pend une lampe tout au fond et à côté, sans raison, un calendrier avec une montagne. Ce sont toujours quarante centimètres. Mais on en ressort avec le même front.
first_martians-event-forty-centimetres-consequence = Là-dessous, { $name } se redresse. C’est une chose qu’on fait une fois.
first_martians-event-forty-centimetres-choice-go-in-oneself = Y aller soi-même
first_martians-event-forty-centimetres-choice-go-in-oneself-told = { $name } y va sans un mot, y reste jusqu’à ce que ce soit fait, et en ressort tout de gris, les deux coudes ouverts. Personne ne dit rien non plus. Mais il y a une tasse de thé à la trappe, et quelqu’un avait deviné la minute.
first_martians-event-forty-centimetres-choice-draw-lots = Tirer au sort
first_martians-event-forty-centimetres-choice-draw-lots-told = Avec des haricots, il se trouve. Cela tombe sur qui y était hier, et personne ne propose de retirer.

first_martians-event-early-drawing = La date sur le plan
first_martians-event-early-drawing-scene = { $name } cherchait une cote sur le plan de Joost Verbeek, et y a trouvé autre chose. En bas à droite, dans le petit cadre que personne ne regarde, il y a une date. Il a envoyé la feuille moins d’une heure après qu’on la lui eut demandée. Il l’a dessinée il y a quatre ans, quand le HUB n’était pas construit.
first_martians-event-early-drawing-action = Vérifier le plan, trait par trait
first_martians-event-early-drawing-done = { $name } ne trouve aucune faute. Au contraire, il y a là deux choses auxquelles on ne pense que si l’on y a pensé longtemps.
first_martians-event-early-drawing-consequence = Une date n’est pas une preuve. Elle est au mur de la cuisine, sur le plan, et on la lit tous les soirs.
first_martians-event-early-drawing-choice-ask-him = L’interroger
first_martians-event-early-drawing-choice-ask-him-told = C’est une seule ligne, tout à fait polie. { $name } l’écrit neuf fois. Vingt-huit minutes plus tard, il n’y a pas encore de réponse, et au bout d’une heure il n’y en a pas non plus, d’un homme d’ordinaire si prompt.
first_martians-event-early-drawing-choice-keep-the-date = Ne rien dire, et en faire une copie
first_martians-event-early-drawing-choice-keep-the-date-told = La copie va sous le matelas de { $name }, ce qui est bête, car qui viendrait la prendre ici ? Mais on dort dessus, et on la sent.

first_martians-event-houses-he-has-drawn = Des maisons qu’il a dessinées
first_martians-event-houses-he-has-drawn-scene = Joost Verbeek répond au bout de trois jours, par lettre. Il dessine des vérins pour toutes les maisons auxquelles il a jamais eu affaire, écrit-il. C’est une habitude. La sienne est au bord d’un canal, celle de son père l’était, et un matin son père est descendu et la cuisine était dans l’eau. Il a dessiné des vérins pour l’hôtel de ville. Jamais encore il n’avait envoyé une de ces feuilles. « J’ai été si content que vous le demandiez », écrit-il, et cela peut se lire de deux façons.
first_martians-event-houses-he-has-drawn-action = L’interroger sur la cuisine
first_martians-event-houses-he-has-drawn-done = { $name } demande, et il raconte, sur six pages : comment une casserole flottait, et comment sa mère, assise dans l’escalier, riait. Cela ne répond à rien. On a ensuite meilleure opinion de lui, et l’on aurait préféré que non.
first_martians-event-houses-he-has-drawn-consequence = La lettre traîne quelques jours, et chacun l’a lue, et chacun y a lu autre chose.

first_martians-event-sagging-bed = La flaque
first_martians-event-sagging-bed-scene = Dans la ferme, au pied de la marche, il y a la flaque. On l’éponge le matin et le soir, et chaque fois elle revient d’en dessous, froide, avec quelques grains de rouge. Les racines voisines l’ont remarquée. Elles ont poussé vers elle, loin des planches ; elles ont l’air saines et ne le sont pas.
first_martians-event-sagging-bed-action = Poser une rigole
first_martians-event-sagging-bed-done = { $name } pose une rigole de la marche aux planches, avec une pente qui, pour une fois, rend service. Ce qu’on épongeait arrose une rangée qu’on avait abandonnée. Elle donne.
first_martians-event-sagging-bed-consequence = Une rangée entière y a trempé jusqu’au cou. Ce qu’on arrache a des racines comme de la ficelle mouillée.
first_martians-event-sagging-bed-choice-bail-with-a-pan = L’écoper, heure par heure
first_martians-event-sagging-bed-choice-bail-with-a-pan-told = Une casserole, un seau, et qui est libre. Aujourd’hui, à l’atelier, personne n’est libre pour rien d’autre. Le soir, le plancher est sec, et il l’est encore quand on y regarde à nouveau, dix minutes plus tard.
first_martians-event-sagging-bed-choice-let-it-stand = La laisser
first_martians-event-sagging-bed-choice-let-it-stand-told = Elle trouve son niveau et y reste. Ce qui en monte traverse toute la maison, se refroidit dans les gaines, et redescend.

first_martians-event-three-legs = Le tic
first_martians-event-three-legs-scene = Depuis que le vérin est passé au travers, la maison est vrillée, et la nuit cela s’entend dans les quartiers : un tic, qui va de cadre en cadre, comme quelqu’un qui chercherait une pièce de monnaie. Les tiroirs s’ouvrent tout seuls. { $name } a été réveillé par une chaussette.
first_martians-event-three-legs-action = Soulager le cadre
first_martians-event-three-legs-done = { $name } met un étai sous le cadre qui faisait le plus de bruit, écoute, et en met un autre. Le tic s’en va quelque part où personne ne dort. Les tiroirs restent fermés.
first_martians-event-three-legs-consequence = Le tic est arrivé. Dans le cadre des quartiers il y a une fente par laquelle, en s’approchant beaucoup, on voit dehors.

## Events: the cores

first_martians-event-lids = Couvercles
first_martians-event-lids-scene = Le vent a ouvert une caissette ; le couvercle est une mince tôle d’aluminium, longue d’un mètre, et il traverse la plaine sur la tranche, en tournant, en lançant des éclairs, sans se presser. Il y en a un second derrière. Ils dépassent le rover au pas et continuent vers l’ouest, comme s’ils savaient quelque chose.
first_martians-event-lids-action = Remonter la ligne
first_martians-event-lids-done = { $name } va dans l’autre sens, vers l’endroit d’où ils viennent. La caissette est vide, mais à côté gît un bloc qui a dû tomber de la foreuse, et qu’aucun vent n’emporterait.
first_martians-event-lids-consequence = Un des couvercles revient de l’ouest pendant la nuit, et prend la roue de Froggy.
first_martians-event-lids-choice-run-after-them = Courir après
first_martians-event-lids-choice-run-after-them-told = On dirait un jeu, et c’est une course. { $name } attrape le second d’un plongeon, et son bord à travers un gant. C’est du bon métal, et un numéro y est frappé, un trois ou un huit.
first_martians-event-lids-choice-note-the-bearing = Noter le cap
first_martians-event-lids-choice-note-the-bearing-told = { $name } s’arrête et relève le cap, de l’un, puis de l’autre. C’est ce qu’il y a de raisonnable à faire. Ils lancent encore quelques éclairs, tout petits.

first_martians-event-taste-of-stone = Le goût de la pierre
first_martians-event-taste-of-stone-scene = Au laboratoire, il y a un morceau de carotte gros comme un pouce, gris, pris à deux mètres de profondeur. Ce peut être du limon ou de l’argile ; au microscope, c’est gris. Sur Terre, dit Mateus, on le saurait en une seconde. On y poserait le bout de la langue : l’argile colle. Il le tourne dans son gant, et n’ajoute rien.
first_martians-event-taste-of-stone-action = Polir une lame mince
first_martians-event-taste-of-stone-done = { $name } la polit à la main, trois heures durant, jusqu’à ce que la lumière passe. Il y a des feuillets dedans, bord à bord, comme un jeu de cartes. C’est de l’argile. Cela vaut bien trois heures de le savoir sans le tenir d’une langue.
first_martians-event-taste-of-stone-consequence = Il est resté sur l’établi, à découvert. Ce qui était un morceau de carotte est maintenant un petit tas, et une question.
first_martians-event-taste-of-stone-choice-lick-it = Le lécher
first_martians-event-taste-of-stone-choice-lick-it-told = Cela colle. Cela a un goût de pièces de monnaie et, un peu, de piscine. Il y a une ligne au journal, « argile, organoleptique », et un coup d’œil au manuel médical, qui n’a pas de chapitre là-dessus.
first_martians-event-taste-of-stone-choice-lick-it-later = La piscine, c’était du perchlorate. { $name } s’en était douté, et avait avalé quand même.
first_martians-event-taste-of-stone-choice-dry-it = Le sécher, et le peser
first_martians-event-taste-of-stone-choice-dry-it-told = Il sèche au four une journée, et on le pèse au milligramme. C’est de l’argile, avec une probabilité de quatre-vingts pour cent. { $name } inscrit le chiffre. On voit Mateus regarder le morceau, puis la porte, pour savoir s’il y a quelqu’un.

first_martians-event-dead-extension = Poste 212
first_martians-event-dead-extension-scene = Joost Verbeek est injoignable. Il ne l’avait jamais été ; on posait une question, et la réponse était pour ainsi dire partie. Maintenant son poste, à Delft, sonne à travers la nuit de deux planètes, puis une voix de femme enregistrée dit en néerlandais quelque chose qui ressemble à la météo. Sur la liste de l’équipage, il y a cinq questions de caissettes.
first_martians-event-dead-extension-action = Rayer les cinq questions
first_martians-event-dead-extension-done = { $name } s’installe avec l’étude et en tire quatre des réponses. C’est possible. Il faut seulement cesser d’attendre que quelqu’un soit plus rapide.
first_martians-event-dead-extension-consequence = On l’a vu, dit Ruth, à vélo. Il a fait signe.
first_martians-event-dead-extension-choice-let-it-ring = Laisser sonner
first_martians-event-dead-extension-choice-let-it-ring-told = On laisse la ligne ouverte. Pendant tout le quart, cela sonne dans le coin, sept heures, à quatorze minutes de là. { $name } a l’impression que quelqu’un est assis à côté.
first_martians-event-dead-extension-choice-write-to-his-home = Écrire chez lui
first_martians-event-dead-extension-choice-write-to-his-home-told = Il y a une adresse, au bord d’un canal. { $name } écrit ce qu’on écrit : s’il va bien. Les cinq questions sont sur une seconde feuille, et restent là.
first_martians-event-dead-extension-choice-write-to-his-home-later = Il y a une réponse pour { $name }, sans formule de politesse. C’est une liste des caissettes, de mémoire, avec de petits croquis, très exacts. « Je la savais par cœur, est-il écrit en bas, afin de pouvoir dormir. »

first_martians-event-slush = De la gadoue
first_martians-event-slush-scene = Sur le chemin du retour, il y a en travers des traces une tache sombre qui n’y était pas ce matin. Les roues avant de Froggy s’y enfoncent, puis celles de derrière, et tout le rover s’arrête, lentement, comme une phrase. Ce n’est pas de la poussière. Retourné du bout de la botte, cela brille, puis c’est mat, puis c’est dur. C’était liquide le temps qu’on regarde.
first_martians-event-slush-action = Poser un chemin de planches
first_martians-event-slush-done = { $name } pose devant les roues le plancher de la benne, planche par planche, et sort Froggy par là. Sous la dernière planche apparaît un connecteur, de l’étage de descente, dans son sachet.
first_martians-event-slush-consequence = Dans la nuit, cela a gelé autour des roues. Froggy fait désormais partie du paysage, jusqu’aux essieux.

## Events: what was done with page 40

first_martians-event-ruths-friday = Le vendredi de Ruth
first_martians-event-ruths-friday-scene = À la fin du quart, Ruth Feldmann reste en ligne. Il était quatre heures et demie, dit-elle. Sa fille avait un concert à six heures, elle jouait de l’alto, troisième pupitre. Il est entré avec le dossier, a dit que c’était une formalité, et ensuite lui a tenu la porte. « J’ai essayé de me rappeler le morceau, dit-elle. Je suis arrivée à l’heure. Je peux vous dire ce que chacun portait. » Elle ne demande rien.
first_martians-event-ruths-friday-action = Trouver ce qu’on jouait
first_martians-event-ruths-friday-done = Il y faut deux soirées à { $name }, et un chœur de Darmstadt. C’était Dvořák. On l’envoie à Ruth sans un mot, et elle ne répond pas, mais le vendredi à quatre heures et demie elle fredonne.
first_martians-event-ruths-friday-consequence = Après cela elle est correcte, et rien d’autre, pendant des jours. On n’avait pas su combien d’autre il y avait eu.
first_martians-event-ruths-friday-choice-tell-her-a-friday = Lui raconter un vendredi à soi
first_martians-event-ruths-friday-choice-tell-her-a-friday-told = { $name } en a un ; c’est le cas de presque tout le monde. Ce n’est pas bien raconté et, à un endroit, cela s’arrête. « Merci », dit Ruth, au bout de vingt-huit minutes. Puis on compare le temps qu’il fait, à quatorze minutes l’un de l’autre, et c’est presque parler.
first_martians-event-ruths-friday-choice-back-to-the-list = Continuer la liste
first_martians-event-ruths-friday-choice-back-to-the-list-told = « Point neuf », dit { $name }, avec toute la gentillesse dont point neuf est capable. « Oui, dit Ruth. Bien sûr. Neuf. » Le moteur en question chauffait, et l’on s’en occupe.

first_martians-event-another-voice = Une autre voix
first_martians-event-another-voice-scene = « Bonjour, Mars », dit un jeune homme. Ruth Feldmann est entendue comme témoin pendant quelques jours, et il doit la remplacer. Il s’appelle Pelle. Il a un casque neuf et parle comme on parle à des gens au fond d’un puits. Il a lu tous les règlements. Il les prie de confirmer chaque phrase, puis il confirme la confirmation.
first_martians-event-another-voice-action = Lui montrer comment on fait
first_martians-event-another-voice-done = { $name } le mène à travers un quart : ce qu’on peut omettre, quand se taire, et qu’on se dit bonne nuit. Le troisième soir, il rit au bon endroit, quatorze minutes en retard.
first_martians-event-another-voice-consequence = Un avertissement arrive en bonne et due forme, avec numéro, heure et liste de diffusion. Le temps d’en venir à ce qu’il dit, c’est arrivé.
first_martians-event-another-voice-choice-speak-slowly = Tout confirmer
first_martians-event-another-voice-choice-speak-slowly-told = Il faut quatre heures pour signaler que tout va bien. { $name } a lu les températures du sol sous forme de liste, puis la liste de la liste.
first_martians-event-another-voice-choice-go-on-strike = Attendre son retour pour répondre
first_martians-event-another-voice-choice-go-on-strike-told = « Nous attendrons Ruth », dit { $name }, et coupe, et toute la pièce se redresse. Cela dure deux jours. Personne à Darmstadt, pendant ce temps, ne voit monter l’humidité dans les quartiers.

first_martians-event-price-list = Le prix
first_martians-event-price-list-scene = Le monsieur de la direction a envoyé un formulaire. Il a trois colonnes : « article », « quantité », « accordé ». La troisième est déjà remplie. C’est généreux ; il y a du chocolat. En bas se trouve une ligne pour les remarques et, pour qu’on ne l’oublie pas, quelqu’un y a déjà mis le mot « néant ».
first_martians-event-price-list-action = Faire soi-même le tour des réserves
first_martians-event-price-list-done = { $name } se passe du formulaire. Derrière le réservoir, il y a des boîtes qui ne sont dans la colonne de personne, et celles-là, au moins, n’ont été payées de rien.
first_martians-event-price-list-consequence = « Nous notons avec plaisir, écrit le monsieur, qu’il n’y a pas de remarques. »
first_martians-event-price-list-choice-haggle = Marchander
first_martians-event-price-list-choice-haggle-told = On raye le chocolat, et l’on met du courant. C’est accordé dans l’heure ; le double l’aurait été aussi. C’est un sentiment étrange que d’avoir demandé trop peu.
first_martians-event-price-list-choice-take-what-is-offered = Prendre ce qui est offert
first_martians-event-price-list-choice-take-what-is-offered-told = { $name } appose ses initiales. Le connecteur refusé depuis le printemps est débloqué sur-le-champ. Le chocolat est très bon, et se mange sans lever les yeux.

first_martians-event-third-signature = Une troisième signature
first_martians-event-third-signature-scene = Il y a encore un formulaire. C’est une attestation pour le dossier, d’une demi-page, à signer par qui a la charge de la base : que le sol est « pour l’essentiel conforme à la description ». Dessous, deux lignes imprimées. { $name } regarde un moment « pour l’essentiel ». Le stylet de la tablette est au bout de son cordon.
first_martians-event-third-signature-action = Demander à quoi cela sert
first_martians-event-third-signature-done = { $name } le demande, de trois façons, à trois personnes, toujours par la voie réglementaire. Il apparaît que personne n’en a besoin. Il apparaît aussi que personne ne l’avait commandée.
first_martians-event-third-signature-consequence = On apprend qu’elle a été signée pour eux, « en leur absence ». C’est très ressemblant.
first_martians-event-third-signature-choice-sign = Signer
first_martians-event-third-signature-choice-sign-told = Cela prend une seconde. En échange est autorisée une réparation qui attendait depuis des semaines. { $name } l’a lue en entier, du premier mot au dernier ; ce n’est pas la différence qu’on avait imaginée.
first_martians-event-third-signature-choice-mislay-the-pen = Égarer le stylet
first_martians-event-third-signature-choice-mislay-the-pen-told = Le stylet est porté disparu. Le lendemain, le cordon aussi. Des rappels arrivent, numérotés.
first_martians-event-third-signature-choice-mislay-the-pen-later = Le neuvième rappel a été envoyé à tous par erreur, Ruth comprise. « J’apprends que vous ne trouvez pas de stylet, dit-elle à { $name }. J’en ai un ici. Je ne vais pas vous le prêter. »

first_martians-event-page-forty = Page 40
first_martians-event-page-forty-scene = Quelqu’un a imprimé la page 40 et l’a accrochée au-dessus du réchaud. On l’a annotée : la maison vue de côté, une fourchette, un dessin de trois mots avec des ailes, qui s’envolent. À présent, la ligne elle-même est difficile à lire. { $name } la lit chaque fois que l’eau met longtemps à bouillir.
first_martians-event-page-forty-action = La décrocher
first_martians-event-page-forty-done = { $name } la décroche, la met dans un classeur, et le classeur là où sont les classeurs. Derrière, le mur est propre, et il y a une vis où l’on peut pendre la louche.
first_martians-event-page-forty-consequence = La vapeur l’a brunie, elle gondole. Tout le monde a cessé de la voir, ce qui n’est pas la même chose que de ne plus l’avoir là.

## Events: Carrier 6
