# De quoi parle 1969 : les fiches du bouton « Découvrir », de trois à cinq phrases courtes chacune.

race1969-learn-race-heading = Vers la Lune
race1969-learn-race =
    De { $first } à { $last }, tu diriges le programme spatial d’un pays. Chaque colonne ci-dessous est une Mission : ta Fusée en gravit les cases, et plus elle finit haut, plus tu gagnes de points de Prestige (PP). La dernière case de la Lune, au centre, rapporte le plus, mais peu y arrivent. Chaque Drapeau que d’autres ont planté sur une Mission les années précédentes y retire 1 PP : mieux vaut arriver tôt. Qui a le plus de Prestige à la fin l’emporte.

race1969-learn-year-heading = Une année
race1969-learn-year =
    Chaque année apporte de l’argent. Tu recrutes des Scientifiques pour tes douze Recherches, tu infiltres des Espions dans les laboratoires adverses et tu achètes des cartes Espionnage. Un Chercheur donne +1 à chaque Mission qui porte la même icône ; d’autres valent des cartes gratuites, des lancements moins chers ou un dé relancé. Puis chaque pays peut lancer une Mission, et la paie. Garde donc de quoi lancer.

race1969-learn-launch-heading = Le lancement
race1969-learn-launch =
    On lance { $dice } dés : ✅ fait avancer la Fusée, ❌ la fait reculer, et tes Chercheurs s’y ajoutent. Tes rivaux posent alors des cartes Espionnage face cachée pour te retenir. Tu réponds avec les tiennes, en voyant seulement combien ils en ont posé. Puis tout est révélé, et la Fusée s’arrête. Menaces et promesses sont permises, mais n’engagent personne.
