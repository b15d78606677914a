# L’affiche de 1969 : toutes les règles sur une page, en image et en texte. Pas d’emoji : les polices des images n’en ont pas.

race1969-poster-race = La course à la Lune

race1969-poster-aim = Le but
race1969-poster-aim-text = { $rounds } ans, de { $first } à { $last }. Le plus de Prestige (PP) à la fin l’emporte ; à égalité, le plus d’argent.

race1969-poster-income = 1 · Revenus
race1969-poster-income-text = L’argent de l’année, une carte par Chercheur en Espionnage. On peut vendre du Prestige : { $rate } M le point.

race1969-poster-purchases = 2 · Achats
race1969-poster-purchases-text = Recrute, infiltre des Espions, achète des cartes, dans l’ordre que tu veux. Qui est recruté reste.

race1969-poster-missions = 3 · Missions
race1969-poster-missions-text = À tour de rôle, chaque pays peut lancer une Mission pas encore tentée. Garde de quoi payer.

race1969-poster-year = 4 · Fin de l’année
race1969-poster-year-text = Un Drapeau sur chaque Mission tentée. Le pays à gauche commence.

race1969-poster-end = Après { $last }
race1969-poster-end-text = +{ $famousprestige } PP par Scientifique célèbre, −{ $noviceprestige } par débutant, −{ $spyprestige } par Espion hébergé.

race1969-poster-staff = Ce qu’on achète

race1969-poster-base = De base · { $baseprice } M
race1969-poster-base-text = 1 Chercheur. Deux peuvent partager une Recherche ; des autres types, un seul.

race1969-poster-genius = De génie · { $geniusprice } M
race1969-poster-genius-text = 2 Chercheurs.

race1969-poster-famous = Célèbre · { $famousprice } M
race1969-poster-famous-text = 1 Chercheur, et +{ $famousprestige } PP à la fin.

race1969-poster-novice = Débutant · { $noviceprice } M
race1969-poster-novice-text = 1 Chercheur, mais −{ $noviceprestige } PP à la fin.

race1969-poster-spy = Espion · { $spyprice } M
race1969-poster-spy-text = Occupe une place chez un rival et lui coûte { $spyprestige } PP. À toi un jeton Bonus : 1 Chercheur chez toi.

race1969-poster-card = Carte · { $card } M
race1969-poster-card-text = 1, 2 ou 3 points pour ou contre une Fusée. { $limit } en main au plus ; on voit combien, pas les points.

race1969-poster-researches = Ce qu’apporte un Chercheur
race1969-poster-symbol-text = +1 aux Missions avec l’icône

race1969-poster-launch-pad = Plate-forme
race1969-poster-espionage = Espionnage
race1969-poster-espionage-text = 1 carte gratuite par an
race1969-poster-robotics-text = 1er recrutement de l’an −{ $robotics } M
race1969-poster-investors-text = lancements −{ $investors } M, sauf la Lune
race1969-poster-insurance-text = { $insurance } M par Échec obtenu
race1969-poster-simulation-text = 1 dé relancé
race1969-poster-ground-control-text = 1 Neutre devient Succès

race1969-poster-launch = Le lancement, pas à pas

race1969-poster-pay = 1 · Payer
race1969-poster-pay-text = Paie le lancement. La Fusée part de la première case ; pour la Lune, de ton Drapeau.

race1969-poster-roll = 2 · Lancer
race1969-poster-roll-text = { $dice } dés : Succès, une case de plus ; Échec, une de moins. Simulation, Commande au sol, Assurance aident.

race1969-poster-add = 3 · Ajouter
race1969-poster-add-text = Ajoute tes Chercheurs dans les icônes : la Fusée monte d’autant de cases.

race1969-poster-against = 4 · Rivaux
race1969-poster-against-text = Ils jouent face cachée. Tous leurs points ÷ coût d’espionnage : autant de cases en arrière.

race1969-poster-answer = 5 · Tes cartes
race1969-poster-answer-text = Tu vois combien il y en a, pas les points, et réponds. Les tiennes poussent. Toute carte jouée est dépensée.

race1969-poster-paid = 6 · Prestige
race1969-poster-paid-text = Le chiffre de la case, moins 1 par Drapeau des années passées, jamais sous 0.

race1969-poster-signs = Ce qu’il y a sur le plateau

race1969-poster-symbols = Icônes
race1969-poster-symbols-text = Les Recherches qui aident. Une icône : niveau I, deux : II, trois : III. La Lune a les six.

race1969-poster-cost = Coût de lancement
race1969-poster-cost-text = Les millions d’un lancement.

race1969-poster-spying = Coût d’espionnage
race1969-poster-spying-text = Points de cartes qui déplacent la Fusée d’une case.

race1969-poster-flags = Drapeaux
race1969-poster-flags-text = Qui est passé les années d’avant ; le chiffre rouge est ce que chaque case rapporte en moins.

race1969-poster-last = Dernière case
race1969-poster-last-text = Finis ici, et ton Drapeau lunaire avance d’une case : une longueur d’avance.

race1969-poster-moon = Mission Lunaire
race1969-poster-moon-text = La plus longue piste, la meilleure dernière case. On part de son Drapeau, une seule fois.
