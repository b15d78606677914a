# De quoi parle Spazio: 1999 : les fiches du bouton « Découvrir », de trois à cinq phrases courtes chacune.

space1999-learn-home-heading = Le chemin du retour
space1999-learn-home =
    La Lune a quitté son orbite et dérive dans l’espace inconnu. Sur le **Moniteur stellaire**, chaque équipage trace sa route, tuile après tuile, de son côté jusqu’à la Terre au centre. Le plus court chemin demande { $least } tuiles. La première route que l’Ordinateur central accepte gagne.

space1999-learn-worlds-heading = Des mondes inconnus
space1999-learn-worlds =
    À ton tour, tu voles avec tes U.E., ou tu proposes un plan de vol à l’Ordinateur central en espérant son accord. Une ligne droite coûte 1 U.E., chaque virage 1 de plus. Qui atterrit sur une planète tire sa carte : peut-être des tuiles de route, de l’énergie gagnée ou perdue, parfois l’ordre de repartir aussitôt. Les tuiles ne comptent qu’une fois rapportées à la Base. Quand tous ont joué, la Lune bouge, et ta Base avec elle.

space1999-learn-computer-heading = Le dernier mot
space1999-learn-computer =
    Aucune route n’est à l’abri : pour { $slide } U.E., un adversaire peut faire glisser une de tes tuiles, et toi une des siennes. Quand ta route atteint la Terre, on interroge l’Ordinateur central. Dans { $right } % des cas il répond OK, et tu as gagné. Sinon le buzzer retentit : tu perds tes { $lost } dernières tuiles posées, et la course continue.
