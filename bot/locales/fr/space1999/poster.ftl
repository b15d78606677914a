# L’affiche de Spazio: 1999 : toutes les règles en une page, en images et en texte. Pas d’emoji : les polices des images n’en ont pas.

space1999-poster-way = Une manche

space1999-poster-aim = Le but
space1999-poster-aim-text = Sois le premier à relier ton côté à la Terre par des tuiles. Le plus court en prend { $least }.

space1999-poster-turn = Ton tour
space1999-poster-turn-text = Vole avec ton énergie ou propose un plan de vol. Si tu ne peux ni l’un ni l’autre, passe.

space1999-poster-flight = Un vol
space1999-poster-flight-text = Tout droit coûte 1 énergie, chaque virage 1 de plus. Arrêt sur tout nœud libre. Un vaisseau barre la voie.

space1999-poster-planet = Une planète
space1999-poster-planet-text = Pioche une carte : 0, 1 ou 2 tuiles, de l’énergie, peut-être un ordre. Puis nul n’y atterrit plus.

space1999-poster-home = À la Base
space1999-poster-home-text = +{ $homecoming } énergie, et le tour finit. On n’y vole qu’avec une tuile, dans son quart de Lune.

space1999-poster-moon = La Lune
space1999-poster-moon-text = Après chaque manche, elle va sur un chiffre et tourne. Elle ramène les vaisseaux qu’elle croise.

space1999-poster-computer = L’Ordinateur central

space1999-poster-plan = Un plan de vol
space1999-poster-plan-text = Un bond vers une planète, le retour ou de l’énergie : gratuit, si l’Ordinateur veut. Sur une planète, sans énergie.

space1999-poster-ok = OK : { $ok } %
space1999-poster-ok-text = La lampe s’allume. Ton plan est exécuté.

space1999-poster-no = Non : { $negative } %
space1999-poster-no-text = Le buzzer. Le plan est perdu, le vaisseau avance d’un nœud. Tu peux en proposer un autre.

space1999-poster-nosignal = Aucun signal : { $neutral } %
space1999-poster-nosignal-text = Tu gardes le plan. Une fiche décide : tuiles, atterrissage, énergie, plans ou retour.

space1999-poster-right = Arrivé ? OK : { $right } %
space1999-poster-right-text = Aussitôt, on interroge l’Ordinateur sur ta route. OK : tu as gagné.

space1999-poster-wrong = La mauvaise route
space1999-poster-wrong-text = Sinon, tes { $lost } dernières tuiles posées retournent à la Banque, et la course continue.

space1999-poster-signs = Tuiles et signes

space1999-poster-lay = Poser des tuiles
space1999-poster-lay-text = À la Base, tout ce qui va se pose : au bout de la route, tourné à ton gré, même si cela éloigne.

space1999-poster-slide = Faire glisser
space1999-poster-slide-text = Une fois par tour, pousse une tuile d’une case : à toi pour rien, à autrui pour { $slide } énergies. Elle pâlit.

space1999-poster-progress = Pleins et vides
space1999-poster-progress-text = Les tuiles posées de ta route, et celles qui manquent au moins jusqu’à la Terre.

space1999-poster-visited = Grise, un drapeau
space1999-poster-visited-text = Planète déjà visitée : seul l’Ordinateur t’y envoie. Quand toutes sont grises, elles se rouvrent.

space1999-poster-price = Ambre
space1999-poster-price-text = À portée maintenant. Le chiffre est l’énergie que coûte le vol.

space1999-poster-energy = Énergie
space1999-poster-energy-text = Tu commences avec { $energy } unités : vols et glissades. Planètes, plans et Base en rapportent.
