# Les règles de 1969 en bref, pour le bouton d’aide. Les chiffres viennent du plateau.

race1969-rules-aim-heading = La course en une minute
race1969-rules-aim =
    Tu diriges le programme spatial d’un pays de { $first } à { $last } : { $rounds } manches, et qui a le plus de points de Prestige (PP) à la fin l’emporte.
    Chaque manche a quatre phases. Tout le monde termine une phase avant que la suivante commence :
    `1` **Revenus** — de l’argent pour tous, des cartes Espionnage gratuites, des espèces contre du Prestige
    `2` **Achats** — recrute des Scientifiques, infiltre des Espions, achète des cartes
    `3` **Missions** — lance une Mission, si tu veux
    `4` **Fin de la manche** — on plante les Drapeaux ; le rôle de premier joueur passe à gauche
    Le premier joueur est tiré au sort ; les autres suivent dans le sens horaire, dans l’ordre des places.
    Tu commences avec { $start } PP, sans argent, sans carte, et avec un Drapeau sur la première case de la Mission Lunaire.

race1969-rules-income-heading = 1 · Revenus
race1969-rules-income =
    Chaque pays reçoit l’argent de l’année : { $incomes } M, de { $first } à { $last }.
    Ensuite, chaque Chercheur en Espionnage te fait piocher une carte gratuite. Si ta main est pleine ({ $limit }), tu laisses la carte, ou tu en défausses une d’abord.
    Puis tu peux vendre du Prestige : { $rate } M par PP, au plus { $trades } PP selon l’année, et jamais plus que tu n’en as.

race1969-rules-purchases-heading = 2 · Achats
race1969-rules-purchases =
    Achète tout ce que tu peux payer, dans l’ordre que tu veux.
    🧪 **Les Scientifiques** occupent aussitôt une place libre d’une de tes douze Recherches et n’en bougent plus. Une Recherche en accueille { $spaces }, et deux du même type seulement s’ils sont tous deux de base.
    ⬛ **Les Espions** occupent une place libre de la Recherche d’un autre. Tu gagnes un jeton Bonus dans la même Recherche chez toi, qui vaut un Chercheur, s’il n’y en a pas encore. Une Recherche n’accueille jamais plus d’un Espion.
    🃏 **Les cartes Espionnage** coûtent { $card } M pièce. La pioche en compte { $deck }, de 1, 2 ou 3 points ; quand elle est épuisée, on remélange la défausse. Jamais plus de { $limit } en main ; si ta main est pleine, tu peux défausser avant d’acheter. Tout le monde voit combien tu en as, personne leurs valeurs.
    💡 Garde de quoi lancer : les Missions se paient après cette phase.

race1969-rules-scientists-heading = Scientifiques
race1969-rules-scientists =
    ⬜ **De base** · { $baseprice } M · 1 Chercheur
    🟦 **De génie** · { $geniusprice } M · 2 Chercheurs
    🟩 **Célèbre** · { $famousprice } M · 1 Chercheur · +{ $famousprestige } PP pour toi à la fin
    🟥 **Débutant** · { $noviceprice } M · 1 Chercheur · −{ $noviceprestige } PP pour toi à la fin
    ⬛ **Espion** · { $spyprice } M · aucun Chercheur · −{ $spyprestige } PP à la fin pour celui qui l’héberge
    La réserve est commune et limitée. Un type épuisé ne se recrute plus.

race1969-rules-researches-heading = Recherches, par Chercheur
race1969-rules-researches =
    📋 **Fiche Fusée** — 🧑‍🚀 Astronautique, 🗼 Plate-forme de lancement, 🚀 Réacteur, 🛰️ Module orbital, 🕷️ Module lunaire, 🔧 Technologie : +1 sur les Missions qui portent l’icône
    📋 **Fiche au sol**
    🔍 Espionnage : 1 carte gratuite par manche
    🤖 Robotique : le premier Scientifique (ou Espion) de la manche coûte { $robotics } M de moins, jamais moins de 0
    💰 Investisseurs : les lancements coûtent { $investors } M de moins, jamais moins de 0 ; la Lune se paie toujours plein tarif
    ☔ Assurance : { $insurance } M par Échec à la fin de ta Tentative
    🎯 Simulation : 1 dé peut être relancé
    🎧 Commande au sol : 1 Neutre devient un Succès

race1969-rules-missions-heading = 3 · Missions
race1969-rules-missions =
    Dans l’ordre de jeu, chaque pays peut lancer une Mission qu’il n’a pas encore tentée. Tu paies, ta Fusée part de la première case (sur la Lune : de ton Drapeau) et on lance { $dice } dés. Chaque dé a { $successes } faces ✅, { $neutrals } 🔹 et { $failures } ❌.
    D’abord les relances de la Simulation, chaque dé une fois. Puis la Commande au sol change des Neutres. Puis l’Assurance paie.
    📈 **Score = ✅ − ❌ + tes Chercheurs dans les icônes de la Mission.** La Fusée avance d’autant, recule s’il est négatif, jamais avant la première case ni après la dernière.
    Chaque Mission une seule fois. Une option de table n’en permet qu’autant qu’il y a de Drapeaux, { $flags } en plus de la Lune.

race1969-rules-tracks-heading = Missions : coûts et cases
race1969-rules-tracks =
    À chaque ligne, le coût du lancement et, après 🔍, les points d’Espionnage qui déplacent la Fusée d’une case. Les cases, de la première, d’où part la Fusée, à la dernière, rapportent ces PP.
    { $tracks }

# A level's heading, and a mission below it, on the page above.
race1969-track-level = { $level ->
    [moon] **🌕 Lune**
   *[other] **Niveau { $level }**
} · { $cells } cases : { $worths }
race1969-track-mission = { $mission } · { $cost } M · 🔍 { $spying }

race1969-rules-espionage-heading = Espionnage
race1969-rules-espionage =
    Après la Tentative, les adversaires jouent autant de cartes qu’ils veulent, face cachée ; puis vient le tour du pays qui a lancé : il voit combien il y en a, pas leurs valeurs. Tu peux changer d’avis jusqu’à ce que tu scelles.
    On dévoile tout. Les points des adversaires, divisés par le Coût d’espionnage et arrondis à l’entier inférieur, font reculer la Fusée ; puis les tiens, de même, la font avancer. Le reste est perdu, et toutes les cartes jouées aussi.
    Une case coûte { $spying1 } points au niveau I, { $spying2 } au II, { $spying3 } au III, { $spying4 } sur la Lune.
    Parler, menacer, soudoyer : tout est permis, rien n’engage.

race1969-rules-prestige-heading = Ce que rapporte une Mission
race1969-rules-prestige =
    Tu gagnes les PP de la case où finit ta Fusée, moins 1 par Drapeau déjà planté sur la Mission lors des manches précédentes, jamais moins de 0. Les lancements d’une même manche ne se gênent pas : mieux vaut partir tôt.
    Finis sur la **dernière case**, après l’Espionnage, et ton Drapeau sur la Mission Lunaire avance d’une case : autant de chemin en moins pour ta Fusée lunaire. Sur la Lune, seuls comptent les Drapeaux de ceux qui l’ont tentée.
    En fin de manche, tu plantes un Drapeau sur la Mission, quel que soit le résultat. Chaque Mission ne se tente qu’une fois.

race1969-rules-end-heading = La fin
race1969-rules-end =
    Après { $last }, on compte les Scientifiques : +{ $famousprestige } PP par célèbre, −{ $noviceprestige } par débutant, −{ $spyprestige } par Espion dans tes laboratoires. Tu peux tomber sous 0.
    Qui a le plus de Prestige gagne ; à égalité, qui a le plus d’argent ; s’il y a encore égalité, la victoire est partagée.

race1969-rules-table-heading = À cette table
race1969-rules-table =
    👉 **Mon coup** ouvre ton panneau ; `/1969` fait de même en une ligne. Cartes et jeux secrets t’arrivent en message privé, ou par le bouton de la main.
    Par défaut, tous les adversaires scellent leurs cartes en même temps, et les échanges de Prestige se font de même ; une option rétablit l’ordre de la règle.
    Quand ton temps est écoulé, c’est la prudence qui joue : rien n’est acheté ni lancé, les dés restent, et ce que tu as déjà joué est scellé.
    L’empreinte de la graine est publiée au début et la graine à la fin : `/{ command-table } { command-verify }` rejoue chaque dé et chaque carte.
    Ce qui, sur le plateau et les dés, ne vient pas des règles : voir « Ce qui est reconstitué ».

race1969-rules-origins-heading = Ce qui est reconstitué
race1969-rules-origins =
    Les règles imprimées disent tout du jeu, mais pas tout ce qui figure sur le plateau.
    📕 **Tiré des règles :** prix, effets et nombre des Scientifiques, ce que fait chaque Recherche, { $dice } dés, { $deck } cartes à { $card } M, les Revenus de la première année, les trois premières limites d’échange, le Coût d’espionnage de { $told }.
    📰 **Tiré de critiques :** les faces des dés, les valeurs de 1 à 3 des cartes, les Revenus dès la deuxième année, les niveaux des Missions avec leur meilleure case, les icônes du niveau I.
    🔎 **Déduit :** quelles icônes vont ensemble aux niveaux II et III, et que la Fusée part de la première case de la piste, qui a sa propre valeur.
    🧮 **De notre cru, réglé par simulation :** les coûts de lancement, les autres Coûts d’espionnage, le nombre de cases des niveaux II et III, la valeur des cases avant la dernière, combien il y a de cartes de chaque valeur, les limites d’échange dès la quatrième année.
    Qui possède la boîte peut corriger le fichier de ces chiffres ; les parties en cours gardent les leurs.
