# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Tassement
first_martians-campaign-settlement-summary = La maison est posée sur de la glace, et elle est chauffée. Ce qui se perd dans cette campagne reste perdu.

## Rules that hold for good

first_martians-rule-cool-house = Maison fraîche : chaque Production apporte 1 énergie et 1 stress.
first_martians-rule-evening-turn = Tour du soir : à la remise en ordre, la piste Systèmes baisse de 1 ; 1 stress.
first_martians-rule-kale = Chou frisé : chaque Production apporte 1 nourriture.
first_martians-rule-crooked-floor = Plancher de travers : à chaque phase Panne, la piste Vie monte de 1.
first_martians-rule-post-from-yakutsk = Courrier de Iakoutsk : à chaque phase Moral, 1 stress de moins.
first_martians-rule-open-line = Ligne ouverte : à chaque phase Moral, 1 jeton Moral pour le premier joueur.
first_martians-rule-sealed-lips = Bouche cousue : à chaque phase Moral, 1 stress.
first_martians-rule-ines-at-table = Ines à table : la Production prend 1 nourriture ; la piste Travail baisse de 1.
first_martians-rule-well = Le puits : chaque Production apporte 1 oxygène.
first_martians-rule-damp = Humidité : chaque Production apporte 1 stress.

## Chapters

first_martians-chapter-bean = Le haricot
first_martians-chapter-bean-briefing = Durant leur neuvième semaine sur Mars, un haricot sec tomba d’une cuillère et se mit à rouler. Il roula sur toute la longueur de la table de la cuisine, sans se presser, et tomba au bout. La dixième, c’était devenu un jeu. La onzième, un haricot qu’on avait seulement posé partit de lui-même. « Il y a un capteur de niveau dans le HUB, dit Ruth Feldmann, la voix du centre de contrôle de Darmstadt. Il indique zéro virgule zéro. » C’est exact ; mais il est vissé au même plancher que la table, et se remet à zéro chaque fois qu’on l’allume. Alors on reprend au commencement : des repères sur un sol qui ne bouge pas, de chacun une visée jusqu’à la maison, et un trou dans le plancher, pour voir sur quoi l’on vit. L’étude du site dit : du gravier. Elle a cent dix pages, et il y a une photographie du gravier.
first_martians-chapter-bean-won = Les repères s’accordent entre eux, et non avec la maison. Du côté de la ferme, elle est descendue de onze millimètres, dont trois la semaine dernière. Quand la mèche ressort du plancher, quelqu’un en approche une lampe : de la glace, claire comme une vitre, avec des cailloux dedans. Elle se met aussitôt à goutter. La maison est chauffée depuis onze semaines, et ce qui la porte fond à toute température où poussent des haricots. Le soir, Ruth a trouvé deux personnes. Joost Verbeek, de Delft, qui a rédigé l’étude, envoie un plan avec des vérins. Tuyaara Sleptsova, soixante et onze ans, qui a tenu debout toute une ville sur un sol gelé, envoie de Iakoutsk une question : « À combien aimez-vous chauffer ? »
first_martians-chapter-bean-lost = Jamais on n’aura mesuré comme il aurait fallu ; trop d’autres choses cassent d’abord. À la fin, le plancher n’attend plus. Une nuit, dans la ferme, le carrelage s’ouvre avec un bruit d’assiette qu’on pose, et par la fente on voit ce qui porte la maison : de la glace, claire comme une vitre, avec des cailloux dedans, et qui goutte. La maison est chauffée depuis onze semaines. Le soir, Ruth a trouvé deux personnes. Joost Verbeek, de Delft, qui a rédigé l’étude, envoie un plan avec des vérins. Tuyaara Sleptsova, soixante et onze ans, qui a tenu debout toute une ville sur un sol gelé, envoie de Iakoutsk une question : « À combien aimez-vous chauffer ? »
first_martians-chapter-bean-choice = La maison fait fondre ce qui la porte. Quel remède essaie-t-on d’abord ?
first_martians-chapter-bean-choice-freeze = Celui de Sleptsova : garder le sol froid
first_martians-chapter-bean-choice-freeze-told = « Bien, écrit Tuyaara Sleptsova. Tout le monde veut soutenir la maison. La maison n’est pas malade. » Le chauffage baisse de cinq degrés, une fois pour toutes ; ce qu’on y gagne va aux batteries, et ce qu’il en coûte se sent dans les couchettes. Au même courrier, un croquis au stylo-bille : un tuyau fermé aux deux bouts. Il n’a ni pompe ni pièce mobile. Elle en a posé seize cents.
first_martians-chapter-bean-choice-lift = Celui de Verbeek : soutenir la maison
first_martians-chapter-bean-choice-lift-told = Le plan est superbe : des vérins sur des plaques, numérotés, avec la charge de chacun en tonnes. Jusqu’à ce qu’ils soient debout, et tant qu’ils le resteront, il faudra que quelqu’un fasse le tour, le soir, avec une barre, et donne à chaque boulon de la maison ce qu’il lui faut. Cela ménage les conduites et gâche la soirée. « Sans des gens comme cela, Delft serait un lac », écrit Joost Verbeek, et il le dit gentiment.

first_martians-chapter-cold-pipes = Tuyaux froids
first_martians-chapter-cold-pipes-briefing = Un thermosiphon est un tuyau avec un peu de dioxyde de carbone dedans, et sans issue. Le bas est dans le sol, le haut dans la nuit. En bas, le gaz se réchauffe et monte ; en haut, il cède sa chaleur à un ciel de moins quatre-vingts, et redescend liquide. Rien ne l’entraîne, et personne ne peut oublier de l’allumer. « Il ne marche que s’il fait plus froid en haut qu’en bas, écrit Tuyaara Sleptsova. Vous y arriverez. » Les tubes se trouvent dans l’épave de l’étage de descente, qui a déposé la ferme puis s’est défait à travers la vallée. Il faudra de l’oxygène pour le chalumeau qui les ferme. À côté, on descend une ficelle de thermomètres, afin de savoir. Sur la table de la cuisine, le haricot a de la compagnie : une bille de roulement, pour qui veut des chiffres. Il lui faut quatre secondes.
first_martians-chapter-cold-pipes-won = Une nuit, le premier tuyau prend du givre, un col, puis une barbe. Rien d’autre n’y bouge. Sur la ficelle, les chiffres baissent d’un dixième par nuit, à partir du haut, et la bille, sur la table, met à présent neuf secondes. « Ne restez pas là à les admirer, écrit Tuyaara Sleptsova. Ils travaillent quand on ne les regarde pas, comme les chats. » Il y a un endroit où cela ne sert à rien. Ce que les tuyaux gèlent la nuit, la ferme le fond le jour, puisqu’on la tient à vingt degrés, pour les haricots. Sur le plan, elle l’a marquée d’un petit dessin de poêle.
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
first_martians-chapter-jacks-briefing = Entre le HUB et le sol, il y a quarante centimètres, prévus pour des câbles. Là, dit le plan, on creuse une fosse et l’on couche des plaques ; sur chaque plaque, un vérin ; puis on lève la maison, un tour ici, un tour là, si également que personne, à l’intérieur, n’ait à poser sa tasse. Les plaques se tailleront dans le pont de l’étage de descente, qui gît en morceaux dans la vallée. « On le fait à une maison sur deux, à Delft », dit Joost Verbeek. Il a une voix agréable. La première question est encore en route quand arrive un message de lui, et la réponse est dedans. De Iakoutsk, où l’on n’a plus rien demandé, arrive tout de même une carte postale. On y voit une maison de bois, penchée. Au dos : « Vérins. 1983. »
first_martians-chapter-jacks-won = La maison se lève en un seul après-midi, tandis que quelqu’un compte les tours à voix haute. Onze millimètres du côté de la ferme, trois de l’autre. Une porte qui coinçait depuis des semaines se ferme toute seule, et on la rouvre pour le plaisir. Le haricot reste où on le pose. Dans la fosse, pourtant, c’est mouillé autour des plaques ; les vérins portent la maison, et rien ne porte ce qui porte les vérins. « Il faudra continuer à les tourner, dit Joost Verbeek. Quelque temps. » On lui demande combien. C’est la première fois que passent vingt-huit minutes, puis encore vingt-huit.
first_martians-chapter-jacks-lost = La fosse se remplit à mesure qu’on la creuse. Ce qui s’y tient debout y est jusqu’au col, et un soir un vérin traverse sa plaque comme un doigt du papier mouillé. La maison suit, du côté de la ferme, d’une largeur de main. Personne n’a de mal. Il y a une marche là où il n’y en avait pas et, au pied, une flaque à éponger deux fois par sol. « Ce n’est pas possible », dit Joost Verbeek au bout de vingt-huit minutes et, vingt-huit minutes après : « Je suis désolé. » De Iakoutsk arrive une seconde carte postale. C’est la même maison, de l’autre côté.
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
first_martians-chapter-core-briefing = Tout ce qu’on a fait au sol achète des semaines. Ce qu’il faut, c’est un endroit sans glace : du roc. Quelqu’un en a déjà cherché. Il y a cinq ans, quand il n’y avait pas de maison, une machine nommée Blaireau allait et venait dans cette vallée, forait où on le lui disait, et couchait chaque carotte dans une caissette à couvercle. Elle devait revenir les prendre, puis elle s’est arrêtée. On ne sait où elles sont que par des noms : la plaine, le lit asséché, et ainsi de suite. Mais quelque part dans l’anneau central, la balise de Blaireau appelle toujours, et dans sa mémoire il y a la liste. « Franchement, elles n’ont plus aucune valeur, dit Joost Verbeek. Tout est dans l’étude. » Personne ne le lui a demandé. Et il y a une date. Cargo 6 est en route, avec une pilote, et il faudra bien le poser sur quelque chose.
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
first_martians-ending-frost-line-told = Il fait neuf degrés dans la cuisine. Au mur, il y a une ligne à la peinture bleue, à hauteur de genou, avec une date : jusque-là monte le froid, et dessous on ne range rien qui le craigne. Chaque équipage qui arrive reçoit un manteau, un bol et la liste de ce qu’on n’allume pas, et trouve cela ridicule pendant une semaine. Puis on se met à lire à table, épaule contre épaule, parce qu’il y fait plus chaud ; et l’on parle. Aucune base, sur Mars, n’a duré plus longtemps. On a demandé quatre fois à Tuyaara Sleptsova si elle accepterait une médaille, et elle a répondu qu’elle préférerait les températures. On les lui envoie le premier de chaque mois ; Joost Verbeek ne demande qu’un chiffre, jusqu’où roule le haricot. D’Horta, où Ines Quadros a retrouvé la terre ferme, un gâteau vient avec chaque cargo. « Ma propre maison est tombée, écrit-elle le troisième hiver. Avec beaucoup d’égards ; elle a attendu que je sois sortie chercher du pain. La vôtre est donc à présent la plus tordue de celles dont je m’occupe. Qu’elle ne se fasse pas d’idées. »
first_martians-ending-rink = La patinoire
first_martians-ending-rink-told = Ce qu’on avait pompé de sous la maison restait derrière, et ce qui reste dehors, sur Mars, gèle. Cela gela du bord vers le milieu, avec un bruit de scie, le sel alla au fond, et dessus il y eut une plaque de glace claire, trente mètres sur vingt : la première dans cette vallée depuis trois milliards d’années. Une semaine passa avant que quelqu’un n’affûte à la lime une paire de gonds. On tombe lentement, ici, et l’on tourne plus longtemps qu’on ne croirait. La maison tient bon, à neuf degrés, sur un sol de fer. Une école de Iakoutsk a envoyé un règlement en bonne forme, et des lames. Ines Quadros, à mi-chemin du retour, s’est fait tout décrire, virage par virage, et veut savoir qui est le meilleur. C’est une question que l’équipage est convenu de ne pas trancher. Mais il y a une liste au mur de la cuisine, et il n’y est question ni de pompes, ni de températures, ni de savoir à qui c’est d’éponger.
first_martians-ending-deck-passage = Passagers de pont
first_martians-ending-deck-passage-told = Cargo 6 fut construit pour rentrer à vide, il y a donc de la place. Il n’y a pas de sièges. On les sangle dans la soute, entre les membrures, sur les couvertures qui ont encore bien voulu sécher, et Ines Quadros fait le compte à rebours en portugais, puisque c’est son vaisseau. Par le hublot de l’écoutille, qui est entré en dernier voit la maison aussi longtemps qu’on voit ce genre de chose : elle a bon nombre de coins, et aucun n’est droit. Puis vient un voyage de sept mois. Il y a un jeu de cartes. Quelqu’un a emporté un haricot, dans une poche de poitrine, et le premier jour on le pose sur le couvercle d’une caisse, et il s’en va en flottant. « Ici, il n’y a pas de sol du tout, dit Ines, personne n’a donc pu signer pour. » Ce qu’ils rapportent, ce sont des chiffres : six mois de températures, sous une maison qui n’aurait pas dû être là. Tuyaara Sleptsova les fait encadrer. La prochaine maison sera bâtie sur eux, sur du roc, et un peu plus haut.
first_martians-ending-half-house = Une demi-maison
first_martians-ending-half-house-told = Sur le roc, il y a deux pièces et un sas. Sur la glace, il y a tout le reste. De l’un à l’autre court une corde et, main après main, tout le monde va au travail le matin et rentre chez soi le soir. La moitié sur le roc est de niveau, et trop petite ; celle sur la glace a de la place, et une pente. Dans chacune, on peut avoir le mal de l’autre. Qui a fait la cuisine s’assied du côté haut. Le vaisseau qui doit venir les chercher est à quatorze mois, et d’ici là Darmstadt ne demande rien d’autre que de rester en vie, ce qui remplit la journée. « Chez nous, c’était le cinéma, dit Gunnel Niemi. Il est resté trois ans, tout seul, du mauvais côté de la clôture. On a continué à y passer des films. » À la fin de l’été le sol gèle, et la corde ne sert plus. On continue à la prendre. Sur la pente, il y a un haricot, que personne ne ramasse ; un pied de table l’a arrêté.
first_martians-ending-pond = L’étang
first_martians-ending-pond-told = Ils partent dans le véhicule de remontée, qui tout ce temps est resté sur ses pieds, à quarante mètres, sur une dalle que quelqu’un avait exigée. Jamais personne ne s’était demandé pourquoi. Du hublot, on voit la maison se coucher. Elle prend son temps : d’abord la ferme, puis le couloir, puis tout le reste d’un coup, et là où elle était il y a une eau noire avec une lumière dedans. La lampe de la cuisine a sa propre batterie. Elle brûle neuf sols, et l’orbiteur prend chaque fois une image. Puis l’étang gèle, et la lumière y reste encore un instant, car la glace est très claire. Deux ans plus tard, un équipage vient vivre sur l’arête, sur le roc. Ils regardent à travers la glace, comme on fait. Il y a une table et, dessus, au bord inférieur, retenu par le gel au tout dernier moment, un haricot.

## The mission The Plumb Line

first_martians-mission-plumb-line = Le haricot
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
first_martians-mission-core-rules = Les régions inexplorées sont en place, face cachée ; l’Exploration en retourne une. Un sondage par écho en montre une de loin, sans l’explorer. Les caissettes se trouvent dans des régions connues par leur nom : plaine, lit asséché, dunes, désert de sel, terrasses rouges. La mémoire de Blaireau est sur une case de l’anneau central, marquée sur la carte. On rapporte tout avec la Collecte. On peut construire dans la base une remise des rovers, pour 1 énergie : chaque Production retire un jeton de chaque rover.
first_martians-objective-core-trays = Rapporter des caissettes de carottes
first_martians-objective-core-memory = Rapporter la mémoire de Blaireau
first_martians-objective-core-more-trays = Rapporter une caissette de plus
first_martians-objective-core-stone-found = Faire une découverte
first_martians-project-echo-sounding = Sondage par écho
first_martians-project-echo-sounding-about = Montre de loin une région inexplorée, sans l’explorer. Peut se répéter.

## The mission Firm Ground

first_martians-mission-pad = Terre ferme
first_martians-mission-pad-summary = Construction : préparer une place où un cargo puisse descendre.
first_martians-mission-pad-rules = Le roc se met à nu avec la Construction dans une région explorée de l’anneau central, pour 1 unité d’énergie. Les têtes de lampe arrivent avec l’équipage ; chacune se plante dans une région explorée qui touche celle du roc, une fois dans chacune. La voix se prépare dans la base avec la Recherche, contre une CPU de rechange et 1 unité d’énergie, une fois le roc à nu. Un fût de carburant est dans la deuxième région explorée de l’anneau central. Un relais radio peut se construire pour 1 énergie et remplace le Centre de contrôle.
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
first_martians-mission-moving-rules = La semelle se coule avec la Construction dans une région explorée de l’anneau intérieur, pour 1 unité d’énergie. La voie se pose dans une région explorée qui touche la sienne, et prend un rail ; les rails se trouvent sur des cases marquées sur la carte et se rapportent avec la Collecte. Ensuite les pièces peuvent être halées, avec la Construction dans la base ; chacune prend un des patins que l’équipage apporte. La fenêtre se porte à la main, pour 1 oxygène. Une fois la semelle coulée, on peut creuser à côté, dans le roc, un abri antiradiation, pour 2 unités d’oxygène : 1 stress de moins à chaque Production.
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
first_martians-mission-hold-rules = Dans les régions explorées dès lors, des sortes de sol remplacent les échantillons ; une carte Recherche dit laquelle se trouve où. On les rapporte et on les étudie comme des échantillons, et les anciens comptent toujours. La foreuse de sondage en tire une de sous la base, pour 1 oxygène. Les boucles froides se posent dans la base avec la Construction, pour 1 unité d’énergie chacune. Le toit d’ombre se dresse dans une région explorée de l’anneau intérieur, avec un cadre que l’équipage apporte. Le jardin d’hiver prend une graine et 1 oxygène. Avec un Matériel de rechange, on peut construire une éolienne, qui donne 1 énergie à chaque Production.
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
first_martians-event-camera-level-scene = Ruth Feldmann demande la pente du plancher, au dixième de degré. Le HUB a un spectromètre de masse et deux rovers. De niveaux à bulle, il n’en a qu’un, long comme un ongle, dans la tête du trépied de l’appareil photo, et il y a dedans une bulle qui ne sait pas où aller.
first_martians-event-camera-level-action = Mettre de niveau toutes les machines de la base
first_martians-event-camera-level-done = { $name } va de pompe en pompe, la tête du trépied sous le bras et un sac de cales à la main. La plupart tournent ensuite avec moins de bruit. L’une d’elles le demandait depuis l’atterrissage.
first_martians-event-camera-level-consequence = Une pompe qui penche s’use d’un côté. Cela s’entend, si l’on sait quel bruit elle devrait faire.

first_martians-event-sticking-door = La porte
first_martians-event-sticking-door-scene = La porte de l’atelier s’est mise à coincer, en haut à gauche. Lundi, il y fallait une épaule ; aujourd’hui, deux. Le cadre n’est plus un rectangle. Une porte est simplement la première à le dire, car c’est la seule partie d’un mur à qui l’on demande de bouger.
first_martians-event-sticking-door-action = Rependre la porte
first_martians-event-sticking-door-done = { $name } dépose la porte, décale les gonds d’un doigt et tire, de ce qui était resté derrière le cadre, deux réparations toujours remises. La porte ferme. Elle n’a pas l’air droite, mais rien à côté d’elle ne l’est.
first_martians-event-sticking-door-consequence = La nuit, le joint se déchire au coin de travers. L’alarme sonne encore quand ils sont deux à avoir trouvé l’endroit.
first_martians-event-sticking-door-choice-plane-it = Prendre une lime pour le coin
first_martians-event-sticking-door-choice-plane-it-told = Cela enlève quatre millimètres, et une bonne part du pouce de { $name }. À présent la porte se ferme d’une main, comme il sied à une porte.
first_martians-event-sticking-door-choice-leave-it-open = La laisser ouverte
first_martians-event-sticking-door-choice-leave-it-open-told = On met une chaise devant. Deux pièces ont maintenant un seul air, et ce qui sent dans l’une se sait dans l’autre. Il faut pousser les ventilateurs pour les deux.

first_martians-event-tell-tale = Une bande de plâtre
first_martians-event-tell-tale-scene = Aux vieilles maisons, on fait ceci : en travers d’une fissure, on étale une bande de plâtre, large de deux doigts, et l’on y inscrit la date. Le plâtre ne s’étire pas. Tant que la bande est entière, la fissure dort. { $name } en a mis une sur la couture à côté de la porte de l’atelier. Ce matin, un cheveu traverse la date.
first_martians-event-tell-tale-action = Brider la couture
first_martians-event-tell-tale-done = { $name } passe une bride en travers de la couture et la pose à chaud. Dessus va une bande neuve, avec une date neuve, et elle est entière le lendemain, et le jour d’après.
first_martians-event-tell-tale-consequence = La bande tombe en deux morceaux, avec sur chacun une demi-date. Ce qui court derrière la couture a tiré aussi, et cède.
first_martians-event-tell-tale-follow-up = { $name } se réveille à trois heures et va voir une bande de plâtre avec une lampe de poche. Elle est entière. Il faut jusqu’à quatre heures pour y croire.

first_martians-event-level-table = La soupe
first_martians-event-level-table-scene = C’est dans une assiette de soupe que cela se voit le mieux. Le bord de la soupe et le bord de l’assiette ne sont plus le même cercle ; du côté de la porte, elle monte plus haut. Il y a ceux qui tournent leur assiette jusqu’à ce qu’elle soit égale, bien qu’elle ne le devienne jamais. { $name } a cessé de regarder et mange vite.
first_martians-event-level-table-action = Scier les pieds de la table
first_martians-event-level-table-done = { $name } ôte deux centimètres à deux pieds, avec le niveau du trépied de l’appareil photo et des mots grossiers. La table est de niveau, maintenant, dans une pièce qui ne l’est pas ; on y est assis comme en barque. Mais la soupe est ronde.
first_martians-event-level-table-consequence = On dîne debout, en trois endroits, à trois heures différentes.
first_martians-event-level-table-choice-wedge-the-table = Caler la table
first_martians-event-level-table-choice-wedge-the-table-told = Il faut un livre sous un pied. Dans le HUB, il n’y en a qu’un qu’on ait apporté et non téléchargé, et c’est celui de { $name }.
first_martians-event-level-table-choice-eat-uphill = La laisser, et manger en montée
first_martians-event-level-table-choice-eat-uphill-told = On s’y fait. À chaque repas, quelqu’un dit qu’on s’y fait.

first_martians-event-wrong-corner = Le mauvais coin
first_martians-event-wrong-corner-scene = La douche a une bonde, et dans la douche l’eau y est toujours allée. Maintenant elle va dans le coin d’en face, s’y arrête, et lève les yeux. Le matin, il y a une pellicule dessus. Qui se douche en dernier a les pieds dans ce que les autres ont laissé.
first_martians-event-wrong-corner-action = Mettre un filtre dans l’autre coin
first_martians-event-wrong-corner-done = { $name } perce une seconde bonde là où l’eau veut aller, et monte un filtre dessous. Ce qui stagnait retourne au réservoir, des litres par jour. La file devant la douche est presque gaie.
first_martians-event-wrong-corner-consequence = { $name } a depuis quelque temps une coupure au talon, et n’y a pas prêté attention.

## Events: two advisers

first_martians-event-forty-one-questions = Quarante et une questions
first_martians-event-forty-one-questions-scene = De Iakoutsk arrive une liste de quarante et une questions. Où rangez-vous vos bottes ? Contre quel mur vous appuyez-vous quand la fatigue vient ? Qui se lève en premier ? La dix-septième demande la température du sol, à six profondeurs. « Elle a tenu des maisons debout pendant quarante ans, dit Ruth Feldmann. J’ai cessé de lui demander pourquoi. » La quarantième est de savoir si quelqu’un chante, et elle voudrait l’entendre.
first_martians-event-forty-one-questions-action = Répondre à la quarantième
first_martians-event-forty-one-questions-done = { $name } répond par un enregistrement de quatre minutes, fait dans le sas à cause de l’écho. La réponse est là le soir même. C’est un seul mot, en russe, et souligné.
first_martians-event-forty-one-questions-consequence = « De la quarantième, je n’ai rien entendu, écrit Iakoutsk. C’est toujours la quarantième qu’on remet à plus tard. »
first_martians-event-forty-one-questions-choice-answer-all = Répondre à toutes par écrit
first_martians-event-forty-one-questions-choice-answer-all-told = Cela prend toute la soirée, et un bout de la nuit. Là où l’on range les bottes, le plancher est mouillé ; là où il est mouillé, il fait chaud dessous. { $name } le voit en l’écrivant, déplace les bottes, et éteint un radiateur que nul ne savait allumé.
first_martians-event-forty-one-questions-choice-answer-the-figures = Répondre à celles qui veulent un chiffre
first_martians-event-forty-one-questions-choice-answer-the-figures-told = Onze peuvent se répondre d’un chiffre, et l’on y répond. « Merci, écrit Tuyaara Sleptsova. La maison, maintenant, je la connais. Et qui y habite ? »

first_martians-event-leaning-house = Une maison à Iakoutsk
first_martians-event-leaning-house-scene = Elle a envoyé une photographie de sa maison. Elle est en mélèze, elle a un étage, et penche vers la rue comme quelqu’un qui écoute. L’appui des fenêtres du bas est au niveau du trottoir. Dans l’une d’elles, il y a un chat. « 1934, est-il écrit dessous. Elle va tomber depuis 1951. Il faut lui raconter les nouvelles, alors elle reste pour entendre la suite. »
first_martians-event-leaning-house-action = Envoyer une photo en retour
first_martians-event-leaning-house-done = { $name } les met tous devant le HUB, du côté où cela se voit le plus, et fait pencher les têtes à l’avenant. C’est la première photo depuis des semaines où tout le monde rit.
first_martians-event-leaning-house-consequence = Depuis qu’on a vu cette maison, on le voit aussi dans la cuisine. On ne peut pas regarder les tasses et boire en même temps.
first_martians-event-leaning-house-choice-write-every-evening = Lui écrire tous les soirs
first_martians-event-leaning-house-choice-write-every-evening-told = Chaque fois quelqu’un d’autre, une page, les températures en haut. { $name } commence, ne trouve rien à dire, puis la page est pleine. La réponse est toujours là au petit déjeuner. Elle ne porte jamais sur ce qu’on a demandé, et toujours sur ce qu’on voulait savoir.
first_martians-event-leaning-house-choice-file-the-picture = La classer avec les documents
first_martians-event-leaning-house-choice-file-the-picture-told = On lui donne un numéro. { $name } l’a regardée de près auparavant, et note où sont les drains. C’est bien qu’elle soit en ordre, et cela aurait été bien qu’elle soit au mur.

first_martians-event-singing-pipe = Un tuyau qui chante
first_martians-event-singing-pipe-scene = On a posé un tuyau d’essai contre le mur de l’équipage, pour voir s’il fait ce qu’il doit. Il le fait, et il bourdonne. Quand l’air est le plus froid, entre trois et cinq heures, le gaz monte et le liquide descend juste à l’allure qui fait sonner tout le tube, un fa grave, pas tout à fait juste. Depuis mardi, personne n’a dormi passé trois heures.
first_martians-event-singing-pipe-action = Lui passer un collier
first_martians-event-singing-pipe-done = { $name } promène un collier le long du tuyau, aux petites heures, main par main, jusqu’à ce que la note s’éteigne. Le givre qu’il fait est toujours là. Au matin, les autres entrent dans la cuisine sans savoir ce qui a changé.
first_martians-event-singing-pipe-consequence = Après une nuit de plus, il y en a deux qui se disputent pour savoir si c’est un fa.
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
first_martians-event-cold-hands-for-kale-done = { $name } ameublit la terre autour de chaque pied et la butte plus haut, à mains nues, car avec des gants on ne sent rien. C’est un vieux truc, et il faut se réchauffer les mains entre-temps. Le soir, les feuilles se redressent.
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
first_martians-event-forty-centimetres-choice-go-in-oneself-told = { $name } y va sans un mot, y reste jusqu’à ce que ce soit fait, et en ressort couleur de poussière, les deux coudes ouverts. Personne ne dit rien non plus. Mais il y a une tasse de thé à la trappe, et quelqu’un avait deviné la minute.
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
first_martians-event-houses-he-has-drawn-scene = Joost Verbeek finit par répondre, par lettre. Il dessine des vérins pour toutes les maisons auxquelles il a jamais eu affaire, écrit-il. C’est une habitude. La sienne est au bord d’un canal, celle de son père l’était, et un matin son père est descendu et la cuisine était dans l’eau. Il a dessiné des vérins pour l’hôtel de ville. Jamais encore il n’avait envoyé une de ces feuilles. « J’ai été si content que vous le demandiez », écrit-il, et cela peut se lire de deux façons.
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
first_martians-event-three-legs-scene = Depuis que le vérin est passé à travers sa plaque, la maison est vrillée, et la nuit cela s’entend dans les quartiers : un tic, qui va de cadre en cadre, comme quelqu’un qui chercherait une pièce de monnaie. Les tiroirs s’ouvrent tout seuls. C’est une chaussette qui a réveillé { $name }.
first_martians-event-three-legs-action = Soulager le cadre
first_martians-event-three-legs-done = { $name } met un étai sous le cadre qui faisait le plus de bruit, écoute, et en met un autre. Le tic s’en va quelque part où personne ne dort. Les tiroirs restent fermés.
first_martians-event-three-legs-consequence = Le tic est arrivé. Dans le cadre des quartiers il y a une fente, juste assez large pour une pièce de monnaie.

## Events: the cores

first_martians-event-lids = Couvercles
first_martians-event-lids-scene = Le vent a ouvert une caissette ; le couvercle est une mince tôle d’aluminium, longue d’un mètre, et il traverse la plaine sur la tranche, en tournant, en lançant des éclairs, sans se presser. Il y en a un second derrière. Ils dépassent la maison au pas et continuent vers l’ouest, comme s’ils savaient quelque chose.
first_martians-event-lids-action = Remonter la ligne
first_martians-event-lids-done = { $name } va dans l’autre sens, vers l’endroit d’où ils viennent. La caissette est vide, mais à côté gît un bloc qui a dû tomber de la foreuse, et qu’aucun vent n’emporterait.
first_martians-event-lids-consequence = Un des couvercles revient de l’ouest pendant la nuit, et emporte une roue de Froggy.
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
first_martians-event-dead-extension-scene = Joost Verbeek est injoignable. D’ordinaire, on posait une question, et la réponse était pour ainsi dire partie. Maintenant son poste, à Delft, sonne à travers la nuit de deux planètes, puis une voix de femme enregistrée dit en néerlandais quelque chose qui ressemble à la météo. Sur la liste de l’équipage, il y a cinq questions de caissettes.
first_martians-event-dead-extension-action = Rayer les cinq questions
first_martians-event-dead-extension-done = { $name } s’installe avec l’étude et en tire quatre des réponses. C’est possible. Il faut seulement cesser d’attendre que quelqu’un soit plus rapide.
first_martians-event-dead-extension-consequence = On l’a vu, dit Ruth, à vélo. Il a fait signe.
first_martians-event-dead-extension-choice-let-it-ring = Laisser sonner
first_martians-event-dead-extension-choice-let-it-ring-told = On laisse la ligne ouverte. Pendant tout le quart, cela sonne dans le coin, sept heures, à quatorze minutes de là. { $name } a l’impression que quelqu’un est assis à côté.
first_martians-event-dead-extension-choice-write-to-his-home = Écrire chez lui
first_martians-event-dead-extension-choice-write-to-his-home-told = Il y a une adresse, au bord d’un canal. { $name } écrit ce qu’on écrit : s’il va bien. Les cinq questions sont sur une seconde feuille, et restent là.
first_martians-event-dead-extension-choice-write-to-his-home-later = Il y a une réponse pour { $name }, sans formule de politesse. C’est une liste des caissettes, de mémoire, avec de petits croquis, très exacts. « Je la savais par cœur, est-il écrit en bas, afin de pouvoir dormir. »

first_martians-event-slush = De la gadoue
first_martians-event-slush-scene = Dans la cour, là où se tient Froggy, il y a une tache sombre qui n’y était pas hier soir. Les roues avant s’y sont enfoncées, puis celles de derrière, et tout le rover s’est posé, lentement, comme une phrase. Ce n’est pas de la poussière. Retourné du bout de la botte, cela brille, puis c’est mat, puis c’est dur. C’était liquide le temps qu’on regarde.
first_martians-event-slush-action = Poser un chemin de planches
first_martians-event-slush-done = { $name } pose devant les roues le plancher de la benne, planche par planche, et tire Froggy de là. Sous la dernière planche apparaît un connecteur, de l’étage de descente, dans son sachet.
first_martians-event-slush-consequence = Dans la nuit, cela a gelé autour des roues. Froggy fait désormais partie du paysage, jusqu’aux essieux.

## Events: what was done with page 40

first_martians-event-ruths-friday = Le vendredi de Ruth
first_martians-event-ruths-friday-scene = À la fin du quart, Ruth Feldmann reste en ligne. Il était quatre heures et demie, dit-elle. Sa fille avait un concert à six heures, elle jouait de l’alto, troisième pupitre. Verbeek est entré avec le dossier, a dit que c’était une formalité, et ensuite lui a tenu la porte. « J’ai essayé de me rappeler le morceau, dit-elle. Je suis arrivée à l’heure. Je peux vous dire ce que chacun portait. » Elle ne demande rien.
first_martians-event-ruths-friday-action = Trouver ce qu’on jouait
first_martians-event-ruths-friday-done = Il y faut une soirée à { $name }, et un chœur de Darmstadt. C’était Dvořák. On l’envoie à Ruth sans un mot, et elle ne répond pas, mais le vendredi à quatre heures et demie elle fredonne.
first_martians-event-ruths-friday-consequence = Après cela, Ruth est correcte, et rien d’autre, pendant des jours. On ne savait pas qu’il y avait eu tant d’autre chose.
first_martians-event-ruths-friday-choice-tell-her-a-friday = Lui raconter un vendredi à soi
first_martians-event-ruths-friday-choice-tell-her-a-friday-told = { $name } en a un ; c’est le cas de presque tout le monde. Ce n’est pas bien raconté et, à un endroit, cela s’arrête. « Merci », dit Ruth, au bout de vingt-huit minutes. Puis on compare le temps qu’il fait, à quatorze minutes l’un de l’autre, et c’est presque une conversation.
first_martians-event-ruths-friday-choice-back-to-the-list = Revenir à la liste
first_martians-event-ruths-friday-choice-back-to-the-list-told = « Point neuf », dit { $name }, avec toute la gentillesse dont un point neuf est capable. « Oui, dit Ruth. Bien sûr. Neuf. » Le moteur en question chauffait, et l’on s’en occupe.

first_martians-event-another-voice = Une autre voix
first_martians-event-another-voice-scene = « Bonjour, Mars », dit un jeune homme. Ruth Feldmann est entendue comme témoin pendant quelques jours, et il doit la remplacer. Il s’appelle Pelle. Il a un casque neuf et parle comme on parle à des gens au fond d’un puits. Il a lu tous les règlements. Il les prie de confirmer chaque phrase, puis il confirme la confirmation.
first_martians-event-another-voice-action = Lui montrer comment on fait
first_martians-event-another-voice-done = { $name } le mène à travers un quart : ce qu’on peut omettre, quand se taire, et qu’on se dit bonne nuit. À la fin, il rit au bon endroit, vingt-huit minutes en retard.
first_martians-event-another-voice-consequence = Un avertissement arrive en bonne et due forme, avec numéro, heure et liste de diffusion. Le temps d’en venir à ce qu’il dit, c’est arrivé.
first_martians-event-another-voice-choice-speak-slowly = Tout confirmer
first_martians-event-another-voice-choice-speak-slowly-told = Il faut quatre heures pour signaler que tout va bien. { $name } a lu les températures du sol sous forme de liste, puis la liste de la liste.
first_martians-event-another-voice-choice-go-on-strike = Attendre son retour pour répondre
first_martians-event-another-voice-choice-go-on-strike-told = « Nous attendrons Ruth », dit { $name }, et coupe, et toute la pièce se redresse. Cela dure ce que cela dure. Personne à Darmstadt, pendant ce temps, ne voit monter l’humidité dans les quartiers.

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
first_martians-event-page-forty-scene = Quelqu’un a imprimé la page 40 de l’étude et l’a accrochée au-dessus du réchaud. On l’a annotée : la maison vue de côté, une fourchette, un dessin de trois mots avec des ailes, qui s’envolent. À présent, la ligne elle-même est difficile à lire. { $name } la lit chaque fois que l’eau met longtemps à bouillir.
first_martians-event-page-forty-action = La décrocher
first_martians-event-page-forty-done = { $name } la décroche, la met dans un classeur, et le classeur là où sont les classeurs. Derrière, le mur est propre, et il y a une vis où l’on peut pendre la louche.
first_martians-event-page-forty-consequence = La vapeur l’a brunie, elle gondole. Tout le monde a cessé de la voir, ce qui n’est pas la même chose que de ne plus l’avoir là.

## Events: Carrier 6

first_martians-event-six-minutes = Six minutes
first_martians-event-six-minutes-scene = Toutes les deux heures, Cargo 6 se lève à l’ouest, et pendant six minutes il y a quelqu’un à la radio sans délai. On demande, et l’on répond. Ils avaient oublié ce que c’est : au premier passage, tout le monde a parlé à la fois, et Ines Quadros les a laissés faire. « Un par un, a-t-elle dit ensuite. Je ne m’en vais pas. Enfin, si. Mais je reviens. »
first_martians-event-six-minutes-action = Prendre les passages de nuit
first_martians-event-six-minutes-done = { $name } se lève à deux heures et à quatre heures, afin qu’Ines ait quelqu’un. De quoi on parle, cela ne se dit pas. Au matin, la veille se transmet avec un sourire.
first_martians-event-six-minutes-consequence = Un passage est manqué. Tous étaient au travail, chacun pensant qu’un autre irait. « Personne ? » dit la bande, puis six minutes de quelqu’un qui respire et bat des cartes.
first_martians-event-six-minutes-choice-a-game-of-cards = Une partie de cartes
first_martians-event-six-minutes-choice-a-game-of-cards-told = Ines étale une réussite et dit quelles cartes sont découvertes ; en bas, on les étale aussi, sur la table de la cuisine, et { $name } dit où les mettre. Six minutes font quatre coups. Entre-temps, on a le loisir d’en trouver de meilleurs.
first_martians-event-six-minutes-choice-only-figures = Rien que des chiffres
first_martians-event-six-minutes-choice-only-figures-told = Vent, poussière, dérive de la balise : six minutes y suffisent tout juste. { $name } lit vite et distinctement. Les machines d’en bas en profitent. À la fin, il reste toujours quelques secondes, et personne n’a rien pour elles.

first_martians-event-black-ten = Le dix noir
first_martians-event-black-ten-scene = La partie avec Ines Quadros dure depuis bien des passages, et { $name } le voit deux coups d’avance : elle ne sortira pas. Le dix de pique est sous un roi qu’on ne peut bouger. Elle a dû le voir aussi. Ou bien non ; elle sifflote. Puis elle passe la crête, et l’on a deux heures pour y penser.
first_martians-event-black-ten-action = La reprendre du début
first_martians-event-black-ten-done = { $name } étale chaque carte comme elle était au départ et trouve l’endroit, onze coups plus tôt, où cela aurait pu tourner autrement. On le lui envoie au passage suivant. « C’était donc moi, dit Ines. Tant mieux. Je croyais que c’étaient les cartes. »
first_martians-event-black-ten-consequence = Au passage suivant, elle ne parle pas de la partie. Ici, elle est encore sur la table, et personne n’ose y poser une assiette.
first_martians-event-black-ten-choice-tell-her-the-ten = Le lui dire
first_martians-event-black-ten-choice-tell-her-the-ten-told = « Je sais, dit Ines Quadros. Depuis hier. Je voulais voir si tu le dirais. » On l’entend ramasser les cartes. « Maintenant, pour le sol aussi, je te crois. »
first_martians-event-black-ten-choice-let-her-lose = Ne rien dire, et continuer
first_martians-event-black-ten-choice-let-her-lose-told = { $name } propose un six sur un sept, un cinq sur un six, et ainsi de suite jusqu’au bout. Elle suit chaque conseil. « Quel dommage », dit Ines à la fin, d’une voix où il n’y a rien à entendre.

first_martians-event-lamp-on-the-wrong-hill = La lampe sur la mauvaise colline
first_martians-event-lamp-on-the-wrong-hill-scene = « Votre lampe d’essai est bien vive, dit Ines Quadros au passage du soir, mais pourquoi est-elle là ? » On a regardé, puis calculé, puis l’on est sorti sur la marche. Elle est sur la mauvaise colline. D’en bas, l’une ressemble tout à fait à l’autre. D’en haut, trois cents mètres les séparent et, entre les deux, c’est de la bouillie.
first_martians-event-lamp-on-the-wrong-hill-action = Piqueter la bonne
first_martians-event-lamp-on-the-wrong-hill-done = { $name } va reprendre la lampe et piquette la bonne colline de telle sorte qu’on ne puisse la prendre pour autre chose, même des gens. À côté de la mauvaise, il restait quelques bonnes barres.
first_martians-event-lamp-on-the-wrong-hill-consequence = Dans la nuit, la lampe a dévalé la mauvaise colline, cul par-dessus tête, jusque dans le mât de Scorpio.
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight = Y aller cette nuit
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight-told = { $name } part à la lumière de la lampe qui n’est pas où elle devrait, et rentre sans lumière. Il y avait un fossé. Mais au passage suivant il y a une lampe dans la vallée, et elle est juste.
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper = Corriger sur le papier
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper-told = « À trois cents mètres à l’est de la lampe », dit maintenant le plan. C’est tout à fait clair, pourvu que chacun ait lu le plan, n’ait pas bu et ne confonde pas l’est et l’ouest. On le repasse à chaque repas.

first_martians-event-sand-into-glass = Du sable en verre
first_martians-event-sand-into-glass-scene = Les moteurs de Cargo 6 souffleront tout ce qui est lâche dans tout ce qui ne l’est pas. Anneli a une idée et, trois minutes plus tard, un croquis. Les entrailles d’un four tournées vers l’extérieur, dit-elle, et avec assez de courant, on passerait sur le sable jusqu’à ce qu’il fonde ; pas profond, juste une croûte, comme sur un flan. Il lui faut pour cela un four que personne ne réclamera.
first_martians-event-sand-into-glass-action = Glacer le bord du roc
first_martians-event-sand-into-glass-done = { $name } en fait le tour avec l’appareil à l’allure d’une tondeuse. Derrière, le sol est noir et lisse, et il tinte. Le vent passe dessus et, pour la première fois, n’apporte rien.
first_martians-event-sand-into-glass-consequence = Le four traînait sur l’établi, en pièces, le fusible ponté. Quelqu’un voulait seulement voir s’il marchait encore.
first_martians-event-sand-into-glass-choice-the-galley-oven = Celui de la cuisine
first_martians-event-sand-into-glass-choice-the-galley-oven-told = Il y avait un pain dedans. Anneli sifflote en travaillant. Désormais, il y a ce qui peut se bouillir. Qui demande du pain en premier, c’est { $name }.
first_martians-event-sand-into-glass-choice-the-bake-out-oven = Celui du laboratoire
first_martians-event-sand-into-glass-choice-the-bake-out-oven-told = Le laboratoire y gardait ses échantillons au chaud. Aujourd’hui il faut les porter sous les vestes, comme des œufs, et c’est tout ce qui s’y fait.

first_martians-event-crates-on-strings = Des caisses au bout de fils
first_martians-event-crates-on-strings-scene = Elles descendent sous des parachutes orange, une toutes les quelques minutes, et se balancent. D’en haut, Ines Quadros donne les numéros. « La quatre, c’est des filtres, la cinq n’est pas pour vous, la six est ma préférée. » Deux arrivent près de la cour. La sept a pris le vent ; elle passe au-dessus de la maison, les suspentes chantent, elle disparaît derrière la crête, et l’on voit longtemps où elle est allée.
first_martians-event-crates-on-strings-action = Les rapporter toutes
first_martians-event-crates-on-strings-done = { $name } ramasse jusqu’à la nuit, et débite les suspentes en longueurs, car de la corde sert toujours. Dans la six, il y a de la confiture d’oranges.
first_martians-event-crates-on-strings-consequence = Dans la nuit, un parachute se gonfle encore une fois et emmène promener sa caisse. On la retrouve au matin en suivant une file de boîtes de conserve.
first_martians-event-crates-on-strings-choice-the-near-crates = Chercher les plus proches
first_martians-event-crates-on-strings-choice-the-near-crates-told = Elles sont rentrées avant que l’eau ait monté d’un doigt de plus. Tout ce qu’il y a dedans se mange, et c’est joliment emballé. Quelqu’un dit « la sept », et personne ne répond.
first_martians-event-crates-on-strings-choice-the-far-crate = Chercher la plus lointaine
first_martians-event-crates-on-strings-choice-the-far-crate-told = { $name } la trouve sur une corniche, couchée, et doit passer dessous pour la détacher, et en ressort en boitant. Elle contient des ordinateurs, dans de la mousse. « Je te l’avais dit, fait Ines au passage suivant, la cinq n’est pas pour vous. La sept était pour vous. »

first_martians-event-cake-tin = Le gâteau
first_martians-event-cake-tin-scene = C’est un gâteau au miel, d’Horta, fait par une tante, pour se garder. On devait ouvrir la boîte aussitôt, et on ne l’a pas fait, il y avait tant à faire. Maintenant le gâteau est sur la table de la cuisine, du côté d’où il ne peut pas glisser, et Ines Quadros tient un couteau. « Ma tante a mis une pièce dedans, dit-elle. Qui tombe dessus doit venir au mariage. » Le mariage de qui, on ne le lui a pas dit non plus.
first_martians-event-cake-tin-action = Laver la boîte
first_martians-event-cake-tin-done = { $name } lave la boîte et trouve la seconde couche, sous le papier : une lettre de la tante à tout le monde, avec des instructions. On la lit à haute voix. Il y est surtout question d’écharpes.
first_martians-event-cake-tin-consequence = Quelque chose de sucré a disparu de la réserve. On n’en parle pas, et il y a des miettes dans le registre des pompes.
first_martians-event-cake-tin-choice-to-the-last-crumb = Le manger jusqu’à la dernière miette
first_martians-event-cake-tin-choice-to-the-last-crumb-told = On le mange en une soirée. La pièce est pour { $name }. Personne ne dort bien, avec tout ce miel, et l’on convient que cela en valait la peine.
first_martians-event-cake-tin-choice-half-for-later = En garder la moitié
first_martians-event-cake-tin-choice-half-for-later-told = Une moitié va à la réserve, avec une étiquette. C’était l’idée de { $name }, une idée très raisonnable, et toute la soirée il y a quelqu’un qui a l’air d’être raisonnable.

first_martians-event-boots-indoors = Des bottes
first_martians-event-boots-indoors-scene = Ines Quadros garde ses bottes à l’intérieur. Elle dort sur une natte dans le couloir, du côté vers lequel on roule, elle ronfle, et elle ne peut voir une machine sans poser la main dessus. « Qui a serré ça ? » demande-t-elle vingt fois par jour, et elle sort une clé. Jamais l’atelier n’a été si bien rangé, ni si bruyant.
first_martians-event-boots-indoors-action = Lui tenir la lampe
first_martians-event-boots-indoors-done = { $name } lui tient la lampe une heure durant. On n’a le droit de rien faire d’autre. Après quoi marche une chose qui était sur la liste des causes perdues et, sur la liste, il y a en grandes lettres : « Não ».
first_martians-event-boots-indoors-consequence = Il y a une empreinte de botte sur l’oreiller de quelqu’un. Elle était montée là pour une vanne. La vanne est à présent en bon nombre de morceaux.

first_martians-event-receding-voice = Une voix qui s’éloigne
first_martians-event-receding-voice-scene = Cargo 6 rentre, et chaque jour il faut un peu plus longtemps à Ines Quadros pour entendre ce qu’on a dit : huit secondes, puis une demi-minute. Elle a commencé une nouvelle réussite. On dit où va la carte, et quand elle demande « Laquelle ? », on a déjà préparé la suivante. C’est comme jouer avec quelqu’un qui s’endort.
first_martians-event-receding-voice-action = Lui envoyer le vent, tous les soirs
first_martians-event-receding-voice-done = { $name } tient le micro dix minutes hors de la vanne du sas, et envoie cela. Elle le met, dit-elle, quand elle se couche. C’est mieux que le ventilateur.
first_martians-event-receding-voice-consequence = Pendant une nuit il n’y a rien, puis elle est là, très nette et très loin. Elle avait voulu voir ce que cela fait.
first_martians-event-receding-voice-choice-play-to-the-end = Mener la partie jusqu’au bout
first_martians-event-receding-voice-choice-play-to-the-end-told = Cela prend la moitié de la nuit, et pas mal d’émetteur. Elle réussit. Le mot qu’elle envoie est en portugais, et { $name } doit le chercher. Il veut dire à la fois « achevé » et « attaché ».
first_martians-event-receding-voice-choice-wish-her-well = Lui souhaiter bon voyage
first_martians-event-receding-voice-choice-wish-her-well-told = C’est bien tourné, et tout le monde a signé. « Merci, dit Ines, quand c’est arrivé. Je range donc les cartes. »

first_martians-event-burst-crate = Ce qui est tombé
first_martians-event-burst-crate-scene = Tous les parachutes ne se sont pas ouverts. Là où est tombée la caisse onze, il y a au sol une étoile, de vingt mètres, en lentilles. Elles sont entrées dans le sable comme du plomb de chasse. Au milieu, un filtre est debout, dans son emballage, sans une rayure.
first_martians-event-burst-crate-action = Tamiser le sable
first_martians-event-burst-crate-done = { $name } tamise jusqu’à la nuit. Des lentilles, il y en a plus qu’on ne croit, si l’on s’y prend bien. On croque du sable pendant des semaines, et chaque fois on pense à quelqu’un.
first_martians-event-burst-crate-consequence = Le vent a trouvé les lentilles. Il y en a maintenant une fine ligne verte à l’abri de chaque pierre, jusqu’à la crête, où elles ne lèveront pas.

## Events: water

first_martians-event-chalk-on-the-ladder = De la craie sur l’échelle
first_martians-event-chalk-on-the-ladder-scene = Sur l’échelle du vide sanitaire, il y a un trait de craie pour chaque heure. Il faut une lampe pour le voir, et on l’éteint vite, car l’eau rend tout : l’échelle, la trappe, un visage avec une lampe. Depuis minuit, cinq traits. Le dernier est mouillé.
first_martians-event-chalk-on-the-ladder-action = Relever tout ce qui craint l’eau
first_martians-event-chalk-on-the-ladder-done = { $name } avance sous le plancher sur des planches et suspend, câble par câble, ce qui fut fait pour une maison sèche. L’eau monte jusqu’où tout cela se trouvait. Elle n’y trouve rien.
first_martians-event-chalk-on-the-ladder-consequence = Aux petites heures, l’eau atteint une boîte de jonction que tous avaient oubliée. Il y a en bas une lumière bleue, et une odeur, puis, en haut, moins de lumières.

first_martians-event-eleven-socks = Onze chaussettes
first_martians-event-eleven-socks-scene = Il reste dans le HUB onze chaussettes sèches. On les a comptées. Ce qui est descendu là-dessous est mouillé jusqu’au genou et ne sèche pas, cela ne fait que se charger de sel ; le matin, cela tient debout tout seul. { $name } en a deux qui vont ensemble, et quelqu’un a demandé, tout à fait gentiment, pour quelle occasion.
first_martians-event-eleven-socks-action = Monter un séchoir
first_martians-event-eleven-socks-done = { $name } fait passer l’air de la plus grosse pompe dans une caisse tendue de ficelles. Cela ronfle, cela sent, et le soir il y a quarante chaussettes sèches. On les distribue chaudes. C’est étonnant, l’effet que cela fait.
first_martians-event-eleven-socks-consequence = { $name } a les pieds mouillés depuis longtemps, et a dit à tout le monde que ce n’était rien.
first_martians-event-eleven-socks-choice-work-barefoot = Travailler pieds nus
first_martians-event-eleven-socks-choice-work-barefoot-told = C’est plus froid qu’on ne le croirait possible pour un liquide. { $name } tient tout un quart, et il y a un boulon là-dessous.
first_martians-event-eleven-socks-choice-wait-for-the-line = Attendre que les chaussettes sèchent
first_martians-event-eleven-socks-choice-wait-for-the-line-told = Dans le garage, les combinaisons sont chaudes, et l’on y pend les chaussettes, deux par jambe. Tant qu’elles ne sont pas sèches, personne ne peut sortir. On reste assis, les pieds repliés sous soi, comme des oiseaux.

first_martians-event-foam = De la mousse
first_martians-event-foam-scene = Sur l’eau du vide sanitaire, il y a de la mousse, dans le coin sous la cuisine, fine et beige, haute d’une main. Noor en a porté au laboratoire. C’est du sel, du savon, et quelque chose qui tient les deux ensemble, et ce quelque chose vient d’eux : de la peau, de la soupe, ce qui a coulé par les joints depuis l’atterrissage. Sur cette planète, c’est la première chose qui vive dehors.
first_martians-event-foam-action = Trouver ce qu’elle mange
first_martians-event-foam-done = { $name } la nourrit, une goutte de ceci, une goutte de cela. Elle préfère ce qu’on avait cru propre. C’est une liste fort instructive, et l’essentiel en est dans la cuisine.
first_martians-event-foam-consequence = Elle est remontée par la bonde. Elle est dans la douche, à hauteur de cheville, et elle est beige.
first_martians-event-foam-choice-keep-a-bottle = En garder deux bouteilles
first_martians-event-foam-choice-keep-a-bottle-told = Elles sont au frais, étiquetées, le bouchon à peine posé. Noor va les voir matin et soir. Et elles, par les gaines, viennent la voir.
first_martians-event-foam-choice-skim-it-off = L’écumer
first_martians-event-foam-choice-skim-it-off-told = Cela se fait à la louche et occupe le laboratoire toute une journée, car il faut la bouillir. Ensuite, { $name } jette la louche. On n’aurait pas su dire au juste pourquoi.

first_martians-event-first-ice = La première glace
first_martians-event-first-ice-scene = Ce qu’on a pompé de sous la maison, on l’a mené dans le creux de derrière, et c’est là. Dans la nuit, cela gèle. Au matin, c’est noir, sans une rayure, et tout le ciel est dedans. Personne n’a vu depuis un an de surface pareille, sur laquelle rien encore n’est arrivé. Puis la botte de quelqu’un est sur le bord.
first_martians-event-first-ice-action = S’asseoir un moment sur la rive
first_martians-event-first-ice-done = { $name } s’y assied, les bras autour des genoux, comme devant n’importe quel lac. La glace craque, d’un bord à l’autre, comme un fouet ; ce n’est que le froid. Un à un, les autres sortent pour voir où tout le monde est passé.
first_martians-event-first-ice-consequence = Elle porte partout, sauf à un endroit, là où est le sel. { $name } sait maintenant où c’est.
first_martians-event-first-ice-choice-step-onto-it = S’avancer dessus
first_martians-event-first-ice-choice-step-onto-it-told = Trois pas, puis { $name } continue sans plus en faire, en tournant, les bras écartés, longtemps, avec une certaine dignité, jusqu’à la rive. Cela fait mal. On le regarde quatre fois de suite sur la caméra de la cour.
first_martians-event-first-ice-choice-cut-blocks = Tailler des blocs
first_martians-event-first-ice-choice-cut-blocks-told = La couche du dessus est douce ; elle a laissé son sel en dessous. On la scie en blocs, on les rentre, et elle sera respirée. Après, on voit un trou à bords droits, et pas de ciel.

first_martians-event-white-cables = Des câbles blancs
first_martians-event-white-cables-scene = Depuis que l’eau est montée, les câbles blanchissent. C’est du sel, une fine fourrure, et elle rampe : longue d’une main le matin, elle en fait deux le soir. Elle conduit un peu. Dans le noir, quand tout se tait, on voit luire les jonctions comme quelque chose qui réfléchit.
first_martians-event-white-cables-action = Couper ce qui est blanc
first_martians-event-white-cables-done = { $name } coupe morceau après morceau et en met de sains. Cela fait tout un seau. Des choses se remettent à marcher dont personne ne savait qu’elles ne marchaient plus.
first_martians-event-white-cables-consequence = Deux des fourrures se sont rejointes. Cela fait un bang pas plus gros qu’une noix.
first_martians-event-white-cables-choice-brush-them = Les brosser, tous les soirs
first_martians-event-white-cables-choice-brush-them-told = À la brosse à dents, car rien d’autre n’y entre. { $name } y sacrifie la sienne. C’est un travail où l’on repense à toute sa vie, depuis le début.
first_martians-event-white-cables-choice-switch-half-off = Éteindre ce qui est blanc
first_martians-event-white-cables-choice-switch-half-off-told = Ce qui n’a pas de courant ne peut pas brûler. Le reste doit tout porter, et cela se voit. On se déplace dans une demi-lumière, et tout le monde s’est fait rentrer dedans par quelqu’un.

## Events: moving

first_martians-event-niemis-rule = La règle de Niemi
first_martians-event-niemis-rule-scene = Pour un déménagement, Gunnel Niemi a une règle : ce que vous savez décrire, inutile de l’emporter. « La chaise brune avec la brûlure. Vous voyez, vous l’avez déjà. Ce que vous ne savez pas décrire, emballez-le. » { $name } est depuis un quart d’heure devant une étagère. Il y a dessus une pierre, une tasse fêlée et une moitié de lunettes de soleil.
first_martians-event-niemis-rule-action = Écrire les descriptions
first_martians-event-niemis-rule-done = { $name } décrit trente et une choses, chacune sur une fiche. C’est étonnant comme cela marche. Les choses restent dans les anciennes pièces, et les fiches vont dans une boîte en fer.
first_martians-event-niemis-rule-consequence = Il s’avère qu’on va tout emporter ; chacun s’était accordé, à part soi, une exception. Tout ne passe pas la porte.
first_martians-event-niemis-rule-choice-throw-it-out = Tout laisser
first_martians-event-niemis-rule-choice-throw-it-out-told = L’étagère est vide en une minute. On marche plus léger, ensuite, vraiment, et cela dure toute la soirée. Seule la main va encore là où était la tasse.
first_martians-event-niemis-rule-choice-hide-it = Le cacher dans un chargement
first_martians-event-niemis-rule-choice-hide-it-told = La pierre va dans un gant, la tasse dans une botte, la botte dans une caisse marquée « vannes ». Il y a quelque chose de chacun dans la caisse marquée « vannes ». Elle pèse si lourd qu’un patin se plaint.

first_martians-event-church-on-wheels = L’église
first_martians-event-church-on-wheels-scene = Il arrive un film de Kiruna. Une église de bois rouge descend une rue, à un demi-kilomètre à l’heure, sur une remorque à deux cents roues. Des gens marchent à côté ; certains ont pris des chaises pliantes, et les portent plus loin, de dix mètres en dix mètres. « Je marchais devant, dit Gunnel Niemi, un verre d’eau à la main. Tout le monde a cru que c’était pour l’aplomb. J’avais soif. »
first_martians-event-church-on-wheels-action = Porter un verre devant la maison
first_martians-event-church-on-wheels-done = { $name } marche à reculons devant le chargement suivant, un verre plein dans les deux mains, et derrière les vitres on voit les autres surveiller le verre. Il gèle en route. Mais il ne déborde pas.
first_martians-event-church-on-wheels-consequence = On regarde le film si souvent que quelqu’un remarque ce qu’il y a derrière l’église : une rue avec une clôture en travers, et de l’autre côté rien.

first_martians-event-canvas-joint = Le soufflet de toile
first_martians-event-canvas-joint-scene = Pour accéder aux boulons, on a tiré les quartiers de neuf mètres sur le côté, et ils ne tiennent plus au reste de la maison que par un tunnel de toile à arceaux. On le dit étanche, et il l’est, tant que le vent est au nord. D’ouest, il respire, dedans, dehors, et chaque fois un peu plus dehors. De l’autre côté, il y a les couchettes.
first_martians-event-canvas-joint-action = Coudre une seconde peau
first_martians-event-canvas-joint-done = { $name } coud toute une journée et passe un tunnel sur l’autre, avec de la toile à filtre entre les deux. Il cesse de respirer. À l’intérieur, quelqu’un a dessiné une fenêtre.
first_martians-event-canvas-joint-consequence = Un arceau passe au travers. En trois secondes le tunnel est plat, et les quartiers sont une île.
first_martians-event-canvas-joint-choice-run-through = Le traverser en courant
first_martians-event-canvas-joint-choice-run-through-told = On prend son souffle, on court, et l’on respire de l’autre côté. Cela va bien onze fois. Puis { $name } rencontre quelqu’un au milieu.
first_martians-event-canvas-joint-choice-suit-up-each-time = Mettre chaque fois la combinaison
first_martians-event-canvas-joint-choice-suit-up-each-time-told = Vingt minutes pour l’enfiler, une pour traverser, vingt pour l’ôter. Qui a oublié quelque chose à l’atelier se demande, aujourd’hui, s’il l’a vraiment oublié.

first_martians-event-where-the-room-was = Là où était le débarras
first_martians-event-where-the-room-was-scene = La première pièce à partir fut le débarras à outils, deux mètres sur trois, qu’on pouvait simplement porter. À sa place, il y a maintenant un rectangle de sol qui n’a pas vu le ciel depuis six mois. Il est mouillé. Il fume au soleil, et le soir il est dur, et il y a dedans tout ce qui était passé par le plancher : des vis, un peigne, une cuillère. Et des haricots, pas mal de haricots.
first_martians-event-where-the-room-was-action = Y prendre une carotte
first_martians-event-where-the-room-was-done = { $name } fore au milieu du rectangle. C’est le seul bout de sol, sur Mars, dont on sache exactement combien il a eu chaud, et quand, et qui cherchait une vis là.
first_martians-event-where-the-room-was-consequence = Il avait l’air dur, et on y avait laissé Froggy.

## Events: staying

first_martians-event-nine-degrees = Neuf degrés
first_martians-event-nine-degrees-scene = Le chauffage de la cuisine descend à neuf degrés en trois étapes, et aujourd’hui c’était la troisième. On voit son souffle au-dessus des assiettes. Le beurre se prend au rabot. Tuyaara Sleptsova l’avait demandé un dimanche, pour qu’on ait le temps de se fâcher.
first_martians-event-nine-degrees-action = Cuire quelque chose qui prenne la journée
first_martians-event-nine-degrees-done = { $name } a trouvé dans une lettre de Iakoutsk une recette qui commence par « Prenez un os ». Il n’y a pas d’os. Ce que cela devient mijote du matin au soir, et tous ceux qui ont quelque chose à faire découvrent que cela peut se faire à la cuisine.
first_martians-event-nine-degrees-consequence = L’orgueil de { $name } a refusé un second chandail.

first_martians-event-coat-pattern = Un patron de manteau
first_martians-event-coat-pattern-scene = Le patron est venu par radio, sous forme d’une liste de points : devant, dos, manche, capuche. On peut le reporter sur le plancher et couper autour. Samuel, qui a cousu des gens, dit que l’étoffe bouge moins. Ce qui manque, c’est l’étoffe. Il y a les rideaux des couchettes, qui sont tout ce qu’on a ici en fait de porte. Et il y a la doublure de la combinaison de secours.
first_martians-event-coat-pattern-action = Coudre, tous ensemble
first_martians-event-coat-pattern-done = On est autour de la table avec des aiguilles, sous l’unique lampe, jusqu’à ce que { $name } coupe le dernier fil avec les dents. Les manteaux sont trop longs, trop larges, et tous pareils. De dos, on ne sait pas qui c’est. Il y fait chaud.
first_martians-event-coat-pattern-consequence = Une fois de trop, { $name } a pris le couloir en bras de chemise, et n’a plus senti la poignée, puis l’a sentie.
first_martians-event-coat-pattern-choice-cut-the-curtain = Couper les rideaux
first_martians-event-coat-pattern-choice-cut-the-curtain-told = Le premier manteau est pour { $name }, qui avait le plus froid. Il est doux, avec de petites étoiles dessus. La nuit, on est couché là, on voit les autres, et l’on se tourne vers le mur.
first_martians-event-coat-pattern-choice-cut-the-spare-suit = Couper la combinaison de secours
first_martians-event-coat-pattern-choice-cut-the-spare-suit-told = C’est de la bonne étoffe, argentée d’un côté. L’air de ses bouteilles s’en va pendant qu’on cherche la vanne. Il y a maintenant une combinaison par personne, et l’on s’est mis à compter.

first_martians-event-hole-with-a-lid = Le trou avec un couvercle
first_martians-event-hole-with-a-lid-scene = Dans la cour, il y a un trou large comme un bras, profond de six mètres, avec un couvercle. Des thermomètres y pendent à une ficelle. « Ne regardez pas tous les jours, a écrit Tuyaara Sleptsova. Qui ouvre le couvercle laisse entrer le jour. Un sol sur trois suffit, et les deux autres, il vous faudra croire. » C’est le premier des deux.
first_martians-event-hole-with-a-lid-action = Faire un meilleur couvercle
first_martians-event-hole-with-a-lid-done = { $name } fait un couvercle avec un couvercle dedans, bourré d’ouate, par lequel on lit la ficelle sans rien laisser entrer. Ce qu’on a ôté pour lui faire place est une belle carotte grise.
first_martians-event-hole-with-a-lid-consequence = Quelqu’un a regardé, puis quelqu’un d’autre, et personne n’a bien refermé. Les chiffres du jour ne valent rien, et ceux d’après non plus.
first_martians-event-hole-with-a-lid-choice-pull-it-up = La tirer et regarder
first_martians-event-hole-with-a-lid-choice-pull-it-up-told = Moins zéro virgule deux. C’est mieux qu’hier. { $name } tient le thermomètre un peu trop longtemps, pour avoir une certitude, et il passe à plus.
first_martians-event-hole-with-a-lid-choice-wait-three-sols = Croire pendant deux sols
first_martians-event-hole-with-a-lid-choice-wait-three-sols-told = On met une chaise sur le couvercle. Le soir, { $name } en fait le tour, à distance, comme on tourne autour d’un gâteau.
first_martians-event-hole-with-a-lid-choice-wait-three-sols-later = Le troisième sol, { $name } a le droit de le soulever. Moins un. « Vous voyez, écrit Iakoutsk, il est timide. »

first_martians-event-winter-song = Un chœur à Iakoutsk
first_martians-event-winter-song-scene = La lettre de ce matin est un enregistrement. Ce sont onze femmes et un homme, dans une pièce où l’on entend le poêle, et ils chantent quelque chose de très lent. « Nous vous avions demandé si vous chantez, dit à la fin Tuyaara Sleptsova, un peu essoufflée. Puis nous avons pensé que vous voudriez savoir la même chose de nous. C’est une chanson pour une maison où quelqu’un veille encore. »
first_martians-event-winter-song-action = Apprendre la seconde voix
first_martians-event-winter-song-done = { $name } la note à l’oreille, ligne par ligne, dans des lettres qui tiennent lieu de sons. Le soir, il y a une seconde voix, et au petit déjeuner, quelqu’un ose prendre la première.
first_martians-event-winter-song-consequence = On le passe à chaque repas. C’est très lent, et quelqu’un finit par le dire.

first_martians-event-one-leg-shorter = Une jambe plus courte
first_martians-event-one-leg-shorter-scene = C’est une affaire de un pour cent : voilà de combien le couloir penche, de la cuisine au bout, et chacun le longe soixante fois par jour. Au retour, c’est toujours le même pied qui est plus bas. { $name } a mal à une hanche, et a remarqué que les autres se lèvent d’une chaise exactement de la même façon.
first_martians-event-one-leg-shorter-action = Faire des exercices, contre le mur
first_martians-event-one-leg-shorter-done = { $name } met tout le monde le long du mur avant le petit déjeuner, l’autre pied sur un livre. Cela a l’air bête. Bientôt, cela manque quand cela n’a pas lieu.
first_martians-event-one-leg-shorter-consequence = Sur une photo pour la presse, ils se tiennent sur un sol plat, tous, et ils penchent.
first_martians-event-one-leg-shorter-choice-walk-backwards = Revenir à reculons
first_martians-event-one-leg-shorter-choice-walk-backwards-told = À l’aller, le pied gauche plus bas, et au retour, le pied gauche plus bas. C’est logique, cela soulage, et chaque jour quelqu’un, un plateau dans les mains, demande à { $name } s’il faut que ce soit maintenant.
first_martians-event-one-leg-shorter-choice-build-up-a-sole = Rehausser une semelle
first_martians-event-one-leg-shorter-choice-build-up-a-sole-told = De chaque paire, une chaussure reçoit deux centimètres de liège. Cela occupe l’atelier toute la journée. À l’aller, c’est parfait, et au retour c’est deux fois pire.

first_martians-event-warm-rectangle = La tache
first_martians-event-warm-rectangle-scene = L’orbiteur a pris une image en infrarouge. La vallée est bleue. Au milieu, la maison, blanche, et autour de la maison, bien plus grande qu’elle, une tache qui va du jaune au vert, avec un long doigt pointé vers la cour. C’est ce qu’on a chauffé sans le vouloir. Au laboratoire, elle est accrochée près de la fenêtre, pour qu’on puisse comparer.
first_martians-event-warm-rectangle-action = Mesurer le long du doigt
first_martians-event-warm-rectangle-done = { $name } suit le doigt, un thermomètre au bout d’un bâton, et tout au bout il y a une bride qui fuit, pas plus grande qu’une assiette, et qui souffle du bon air depuis qu’on est là. On en fait un rapport. Darmstadt parle d’un excellent article.
first_martians-event-warm-rectangle-consequence = L’image suivante est arrivée. Le doigt a atteint la cour, et il lui est venu un ongle.
first_martians-event-warm-rectangle-choice-cover-it = Couvrir le bord de sable
first_martians-event-warm-rectangle-choice-cover-it-told = On pellette jusqu’à ce que les bouteilles soient à moitié vides. Le laboratoire est au repos ; qui peut tenir une pelle en tient une. Sur l’image du lendemain, la tache a un bord net, comme une côte.
first_martians-event-warm-rectangle-choice-plant-a-flag = La marquer de fanions
first_martians-event-warm-rectangle-choice-plant-a-flag-told = { $name } en fait le tour avec une botte de petits fanions. Ils ont un air de fête. Chaque matin, on voit lesquels se retrouvent du mauvais côté.

## Adventures

first_martians-adventure-stone-that-rings = Une pierre qui sonne
first_martians-adventure-stone-that-rings-scene = { $name } a pris l’habitude de frapper le sol du marteau, tous les quelques pas, comme font les aveugles. Cela sonne comme du pain, presque partout. Une fois, derrière une bosse, cela tinte. Cela tinte sur deux pas, puis c’est de nouveau du pain, et { $name } a beau y repasser à quatre pattes, cela ne se retrouve pas.
first_martians-adventure-stone-that-rings-later = C’était tout de même un morceau de l’étage de descente, sous le sable. Mais { $name } en avait fait le récit à Iakoutsk, et a reçu une réponse : « J’ai frappé onze ans avant qu’on me prenne au sérieux. Vous avez de l’oreille. Continuez à frapper. »

first_martians-adventure-tilted-horizon = L’horizon
first_martians-adventure-tilted-horizon-scene = Qui vit sur une pente l’emporte avec soi. Sur une crête, { $name } s’arrête, car l’horizon est faux : il penche à gauche, comme un tableau. La corniche, devant, paraît plate. Au poignet, attaché par une sangle, il y a le niveau du trépied de l’appareil photo, et la bulle est d’un autre avis.
first_martians-adventure-tilted-horizon-choice-trust-the-eye = Se fier à l’œil
first_martians-adventure-tilted-horizon-choice-trust-the-eye-told = Elle n’était pas plate. { $name } la descend sur une hanche jusqu’à l’éboulis, et y reste un moment sur le dos, devant un horizon parfaitement droit.
first_martians-adventure-tilted-horizon-choice-trust-the-bubble = Se fier à la bulle
first_martians-adventure-tilted-horizon-choice-trust-the-bubble-told = Cela prend une heure, de biais, en s’appuyant contre une montagne qui n’est pas là, chaque pas contre son propre avis. Aux traces, on voit ensuite que c’était tout droit.

first_martians-adventure-level-shadow = Un sol plat
first_martians-adventure-level-shadow-scene = Ici, sur le roc nu, rien ne penche. { $name } le remarque aux mollets : ils n’ont rien à faire. Une bouteille qu’on pose reste. On pourrait rester aussi, tant que dure l’air qu’il y a dedans, de tout son long, bras et jambes écartés, sur la première chose depuis six mois qui ne cède pas.

first_martians-adventure-ninth-tray = La neuvième caissette
first_martians-adventure-ninth-tray-scene = Il y avait neuf caissettes sur la liste de Blaireau, et l’on avait abandonné celle-ci. Elle est à l’abri d’un bloc, couvercle en place, et à côté il y a les traces de six roues, qui s’arrêtent là. Blaireau l’a posée, a continué de la longueur de son propre corps, et s’est arrêté. { $name } a la main sur la poignée.
first_martians-adventure-ninth-tray-choice-bring-it-in = La rapporter
first_martians-adventure-ninth-tray-choice-bring-it-in-told = Elle est légère. { $name } la porte à deux bras jusqu’à la maison. Ce n’est que le soir qu’on songe à qui l’on a volé, et c’est ridicule, et cela reste.
first_martians-adventure-ninth-tray-choice-leave-it-to-badger = La laisser où elle est
first_martians-adventure-ninth-tray-choice-leave-it-to-badger-told = { $name } essuie la poussière de l’étiquette et envoie plutôt une image, par le long chemin, par la petite antenne du rover. C’était la dernière chose qu’on lui avait dit de faire. Il l’a faite.

first_martians-adventure-under-one-arm = Sous un bras
first_martians-adventure-under-one-arm-scene = Un tube de l’étage de descente a quatre mètres de long et ne pèse presque rien. { $name } le prend sous un bras, se retourne pour voir qui appelle, et l’autre bout suit, avec toute la force de presque rien fois quatre. Un instant, il y a des étoiles en plein jour.
first_martians-adventure-under-one-arm-later = Le tube marqué du front de { $name } avait été une conduite d’alimentation. Sa vanne était encore fermée et, derrière la vanne, après tout ce temps, il y avait encore de l’oxygène. On l’a laissé sortir avec des excuses.

first_martians-adventure-label-in-the-wind = Une étiquette
first_martians-adventure-label-in-the-wind-scene = L’étiquette d’une des caisses s’est détachée et volette sur le sol, chaque fois jusqu’à la pierre suivante. Elle est écrite à la main. { $name } lit le premier mot, « Pour », et après il y a un pli. Elle attend, puis elle repart.
first_martians-adventure-label-in-the-wind-choice-chase-it = La poursuivre
first_martians-adventure-label-in-the-wind-choice-chase-it-told = Elle mène { $name } pendant près d’une heure, jusqu’à une caisse que nul n’avait vue descendre. « Pour qui court après les choses », y est-il écrit. C’est la main d’Ines Quadros. Dans la caisse, il y a des équerres.
first_martians-adventure-label-in-the-wind-choice-let-it-go = La laisser partir
first_martians-adventure-label-in-the-wind-choice-let-it-go-told = « Pour », pense { $name }, tout le long du retour, et au dîner, et quand la lumière est éteinte.

first_martians-adventure-ice-that-speaks = De la glace qui parle
first_martians-adventure-ice-that-speaks-scene = Le morceau de glace devait être pesé. Il s’est mis à fondre et, ce faisant, il crépite, tout doucement, comme une boisson. Ce sont des bulles ; l’air y fut enfermé quand il a neigé ici. { $name } en approche l’oreille. À chaque crépitement, c’est un souffle d’un ciel qui n’existe plus depuis longtemps.
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end = L’écouter jusqu’au bout
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end-told = Cela prend quarante minutes. À la fin, il y a un peu d’eau dans une coupelle, et une balance qui n’indique rien qui vaille d’être noté. { $name } note tout de même l’heure. Ce jour-là, on est en retard pour tout.
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold = La remettre au froid
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold-told = Le congélateur tire ce qu’il tire. Ce qui reste est pesé, coupé, décrit, et les instruments, pour une fois, s’accordent. Quand { $name } referme le couvercle, elle parle encore.

first_martians-adventure-pencil-in-the-margin = Dans la marge
first_martians-adventure-pencil-in-the-margin-scene = On a numérisé l’étude, les cent dix pages, ronds de café compris. Page 12, à côté d’un tableau de profondeurs, il y a quelque chose au crayon, si pâle que { $name } croit d’abord à un cheveu. On lit : « J., sûr ? M. » Dessous, il n’y a rien. Dans la liste des auteurs, nul n’a un nom qui commence par M.
first_martians-adventure-pencil-in-the-margin-later = Ruth l’a retrouvée : Marit, une étudiante, là pour un été. Elle s’en souvient. Elle avait demandé, et on lui avait dit qu’elle apprendrait. Elle tient à présent un bac, et en a envoyé à { $name } une photo. « Je compte les bouées tous les matins, écrit-elle. On rit. Je les compte. »

first_martians-adventure-on-ones-back = Sur le dos
first_martians-adventure-on-ones-back-scene = Sous la maison, sur le dos, la barre à deux mains, on voit un boulon, une soudure et son propre souffle. L’écrou est allé aussi loin qu’il devait. Au-dessus de { $name }, quelqu’un traverse la cuisine ; on le sent dans la barre. Au toucher, un demi-tour de plus passerait.
first_martians-adventure-on-ones-back-choice-half-a-turn-more = Un demi-tour de plus
first_martians-adventure-on-ones-back-choice-half-a-turn-more-told = Il passe. Quelque chose qui grinçait depuis des semaines cesse. Puis la barre revient d’un coup, et dans si peu de place elle ne trouve que la pommette de { $name }.
first_martians-adventure-on-ones-back-choice-crawl-out = Laisser, et ressortir
first_martians-adventure-on-ones-back-choice-crawl-out-told = L’écrou était allé aussi loin qu’il devait. Toute la soirée, { $name } entend la maison grincer, très distinctement, d’un demi-tour.

first_martians-adventure-screws-of-the-old-floor = Les vis du plancher
first_martians-adventure-screws-of-the-old-floor-scene = Il faut lever le plancher, et quatre cents vis le tiennent. Les premières, { $name } les ôte avec un certain respect. À la centième, on commence à voir que quelqu’un a fait cela à la chaîne, à Turin ou par là, et de la main gauche, et qu’à la vis deux cent douze il a dû penser à autre chose. On garde les vis. La mauvaise humeur aussi.

first_martians-adventure-bare-fingers = Doigts nus
first_martians-adventure-bare-fingers-scene = C’est un filetage fin, et avec des gants il ne prend pas. { $name } les a donc ôtés, ici, à l’intérieur, où il fait quatre degrés, et l’acier, à l’instant encore, était dehors. La peau colle, un peu. Trois tours sont faits, et il en faudrait neuf.
first_martians-adventure-bare-fingers-choice-finish-the-thread = Finir le filetage
first_martians-adventure-bare-fingers-choice-finish-the-thread-told = Neuf tours, et cela tient comme rien d’autre dans la maison ; il reste même une équerre. Deux bouts de doigts y restent aussi.
first_martians-adventure-bare-fingers-choice-warm-them-first = Le réchauffer d’abord
first_martians-adventure-bare-fingers-choice-warm-them-first-told = L’acier prend son temps. { $name } reste à côté avec une lampe, une heure durant, et réchauffe un bout de maison que tous les autres refroidissent depuis des semaines.

first_martians-adventure-borrowed-spanner = La clé prêtée
first_martians-adventure-borrowed-spanner-scene = Ines Quadros a une clé qui n’est d’aucun jeu, forgée, avec un coude, polie par beaucoup de mains. { $name } l’avait demandée des yeux. Maintenant elle est dans sa paume, plus lourde qu’on ne croit. « Mon grand-père, dit Ines. Des baleiniers. Ne la fais pas tomber, ne la prête pas, et ne dis rien du coude. » { $name } sifflote en s’en servant, et ne peut s’empêcher de penser à ce qui arrivera si la clé lui échappe.
first_martians-adventure-borrowed-spanner-later = { $name } rend la clé, enveloppée dans un chiffon. « Alors ? » demande Ines. Elle a tourné un écrou auquel toutes deux avaient renoncé, et { $name } siffle l’air qui va avec. Le coude, c’est pour cela.

first_martians-adventure-gravy-test = La sauce
first_martians-adventure-gravy-test-scene = Un instrument s’éprouve, et pour cela on veut un liquide épais, connu, et disponible. { $name } a versé de la sauce dans un plat et l’a posé sur le plancher de chaque pièce, l’une après l’autre, avec une règle. C’est la meilleure mesure jusqu’ici, et c’est le déjeuner.
first_martians-adventure-gravy-test-later = Du tableau de sauce de { $name }, quelqu’un à Darmstadt a tiré quelle pompe doit porter le plus. C’était celle qui faisait ce bruit-là.
