# Ce que signifient les signes des images de 1969 et les mots de ses textes, derrière *C’est quoi ?*.

race1969-legend-missions = L’image des Missions
race1969-legend-nations = L’image des pays
race1969-legend-sheet = Recherches et plateaux
race1969-legend-hand = Cartes
race1969-legend-flight = Un vol
race1969-legend-words = Mots et signes des textes

race1969-sign-symbols = Icônes
race1969-sign-symbols-text = ce qu’il faut à la Mission. Chaque Chercheur que tu as dans une de ces Recherches fait avancer ta Fusée d’une case.

race1969-sign-launch-cost = Coût de lancement
race1969-sign-launch-cost-text = les millions à payer pour lancer la Mission.

race1969-sign-spying-cost = Coût d’espionnage
race1969-sign-spying-cost-text = les points de cartes qui déplacent une Fusée d’une case sur cette piste.

race1969-sign-cell = Cases
race1969-sign-cell-text = la Fusée part de la plus basse et monte. Le chiffre est le Prestige que la case rapporte à qui s’y arrête, et son nom dans les textes : case « 2 ». Sur une longue piste, une case sur deux ne montre son chiffre qu’avec une Fusée.

race1969-sign-last-cell = Dernière case
race1969-sign-last-cell-text = une Fusée qui s’arrête ici fait aussi avancer d’une case le Drapeau de son pays sur la Mission Lunaire.

race1969-sign-moon-cell = Piste lunaire
race1969-sign-moon-cell-text = les cases de la Mission Lunaire : elles font le tour de la Lune et finissent en son centre.

race1969-sign-moon-flag = Drapeau sur la piste lunaire
race1969-sign-moon-flag-text = la Fusée lunaire du pays partira de cette case. Les dernières cases des autres Missions le font avancer.

race1969-sign-rocket = Fusée
race1969-sign-rocket-text = un pays tente cette Mission cette année ; la lettre et la couleur disent lequel.

race1969-sign-moved-last = Contour vif
race1969-sign-moved-last-text = la Fusée qui a bougé en dernier.

race1969-sign-flag = Drapeaux sur la Mission
race1969-sign-flag-text = ces pays l’ont tentée les années passées. Les points à côté sont les places des autres.

race1969-sign-deducted = −2 rouge
race1969-sign-deducted-text = à cause des Drapeaux, chaque case de cette Mission rapporte autant de Prestige en moins, jamais moins de 0.

race1969-sign-dice = Dés
race1969-sign-dice-text = du lancement en cours : ✅ Succès, une case en avant ; 🔹 Neutre, rien ; ❌ Échec, une case en arrière. Dessous, le total avec les Chercheurs.

race1969-sign-face-down = Cartes contre la Fusée
race1969-sign-face-down-text = le nombre de cartes que ce pays a jouées, face cachée, contre la Fusée en vol.

race1969-sign-nations = Pays
race1969-sign-nations-text = une lettre, une forme et une couleur : U États-Unis, S URSS, C Canada, F France, A Allemagne.

race1969-sign-year = Une année
race1969-sign-year-text = à gauche l’argent que reçoit chaque pays, à droite, avec l’étoile, le Prestige qu’on peut vendre. L’année en cours est en orange.

race1969-sign-score = Piste de score
race1969-sign-score-text = le Prestige de chaque pays, en barre sous ses chiffres.

race1969-sign-base = Scientifique de base
race1969-sign-base-text = 1 Chercheur. Deux peuvent partager une Recherche. À côté de chaque type : son prix et combien il en reste.

race1969-sign-genius = De génie
race1969-sign-genius-text = un Scientifique qui compte pour 2 Chercheurs.

race1969-sign-famous = Scientifique célèbre
race1969-sign-famous-text = 1 Chercheur, et du Prestige pour toi en fin de partie.

race1969-sign-novice = Débutant
race1969-sign-novice-text = 1 Chercheur bon marché qui te coûte du Prestige en fin de partie.

race1969-sign-spy = Espion
race1969-sign-spy-text = tu l’infiltres dans la Recherche d’un rival : il y occupe une place, coûte du Prestige à son hôte à la fin et te rapporte un jeton Bonus.

race1969-sign-card-back = Carte Espionnage
race1969-sign-card-back-text = face cachée : tout le monde voit combien un pays en a, personne leurs points.

race1969-sign-prestige = Prestige
race1969-sign-prestige-text = les points de Prestige (PP). Qui en a le plus à la fin l’emporte.

race1969-sign-money = Argent
race1969-sign-money-text = en millions (M) : il paie Scientifiques, cartes et lancements.

race1969-sign-researchers = Chercheurs
race1969-sign-researchers-text = la force d’un pays dans la Recherche de cette colonne ; plus c’est clair, plus il y en a. Un tiret : aucun.

race1969-sign-up = Ligne orange
race1969-sign-up-text = ce pays a une décision à prendre.

race1969-sign-changed = Cadre orange
race1969-sign-changed-text = ce que le dernier coup a changé.

race1969-sign-eva = Astronautique
race1969-sign-eva-text = compte dans les Missions au casque.

race1969-sign-launch-pad = Plate-forme de lancement
race1969-sign-launch-pad-text = compte dans les Missions à la tour.

race1969-sign-booster = Réacteur
race1969-sign-booster-text = compte dans les Missions à la fusée.

race1969-sign-csm = Module orbital
race1969-sign-csm-text = compte dans les Missions à la capsule.

race1969-sign-lem = Module lunaire
race1969-sign-lem-text = compte dans les Missions à l’engin sur pattes.

race1969-sign-technology = Technologie
race1969-sign-technology-text = compte dans les Missions à l’atome.

race1969-sign-espionage = Espionnage
race1969-sign-espionage-text = une carte gratuite par an et par Chercheur.

race1969-sign-robotics = Robotique
race1969-sign-robotics-text = réduit le prix de ton premier Scientifique de l’année.

race1969-sign-investors = Investisseurs
race1969-sign-investors-text = réduisent le coût des lancements, sauf la Lune.

race1969-sign-insurance = Assurance
race1969-sign-insurance-text = te paie pour chaque ❌ de tes lancements.

race1969-sign-simulation = Simulation
race1969-sign-simulation-text = chaque Chercheur te laisse relancer un dé du lancement.

race1969-sign-ground-control = Commande au sol
race1969-sign-ground-control-text = chaque Chercheur change un 🔹 du lancement en ✅.

race1969-sign-space = Places
race1969-sign-space-text = les places des Scientifiques : un cube chacun. Dans une place vide d’un rival, tu peux infiltrer un Espion.

race1969-sign-bonus = Jeton Bonus
race1969-sign-bonus-text = ce que te rapporte ton Espion : 1 Chercheur dans la même Recherche, chez toi.

race1969-sign-flown = Mission tentée
race1969-sign-flown-text = ses icônes, l’année et le Prestige gagné.

race1969-sign-card-front = Tes cartes
race1969-sign-card-front-text = le chiffre, comme les ronds, donne les points de la carte : 1, 2 ou 3. Autant de points que le coût d’espionnage déplacent une Fusée d’une case.

race1969-sign-laid = Jouées, scellées ✉️
race1969-sign-laid-text = les cartes jouées face cachée se reprennent tant que tu n’as pas scellé. Ensuite elles sont dépensées, quoi qu’il arrive.

race1969-sign-die-success = Succès ✅
race1969-sign-die-success-text = fait avancer la Fusée d’une case.

race1969-sign-die-neutral = Neutre 🔹
race1969-sign-die-neutral-text = ne change rien ; la Commande au sol peut en faire un Succès.

race1969-sign-die-failure = Échec ❌
race1969-sign-die-failure-text = fait reculer la Fusée d’une case ; l’Assurance la paie.

race1969-sign-way-test = Flèche turquoise
race1969-sign-way-test-text = jusqu’où mènent les dés et les Chercheurs.

race1969-sign-way-back = Flèche rouge
race1969-sign-way-back-text = de combien la repoussent les cartes des adversaires.

race1969-sign-way-forward = Flèche jaune
race1969-sign-way-forward-text = de combien la poussent les cartes du pays.

race1969-sign-ended = Case encadrée
race1969-sign-ended-text = le vol finit ici : le chiffre de la case moins les Drapeaux donne le Prestige.

race1969-sign-division = Compte des cartes
race1969-sign-division-text = 5 ÷ 2 = −2 : tous les points contre la Fusée (Σ : de plusieurs pays), divisés par le coût d’espionnage : autant de cases entières en arrière. Le reste est perdu.

race1969-sign-word-pp = PP, M
race1969-sign-word-pp-text = points de Prestige 🏅, et millions 💵.

race1969-sign-word-researcher = Chercheur 👥
race1969-sign-word-researcher-text = la force d’une Recherche : 1 par Scientifique, 2 s’il est de génie, 1 par jeton Bonus.

race1969-sign-word-top = Au bout 🔝
race1969-sign-word-top-text = jusqu’à la dernière case de la piste.

race1969-sign-word-average = ≈
race1969-sign-word-average-text = la moyenne de tous les lancers possibles. Les cartes des autres n’y sont pas, sauf si la ligne en parle.

race1969-sign-word-cell = Case « 3 »
race1969-sign-word-cell-text = la case qui porte ce chiffre sur le plateau. S’il y en a plusieurs, on dit laquelle, depuis le départ : « 9 » (2e sur 6).

race1969-sign-word-level = Niveau I, II, III
race1969-sign-word-level-text = Missions à une, deux ou trois icônes : plus il y en a, plus la piste est longue et le lancement cher.

race1969-sign-word-point = Points 🃏
race1969-sign-word-point-text = la valeur des cartes contre ou pour une Fusée. Le Prestige se compte toujours en PP.

race1969-sign-word-emoji = 🚩 🌕 🔍
race1969-sign-word-emoji-text = les Drapeaux d’une Mission, la Lune et sa piste, l’Espionnage.
