# Ce qui est conservé d’une personne : le fichier qui contient tout, et l’oubli.

data-ready = 📦 `{ $file }` contient tout ce que je conserve de toi, pour toi uniquement : ce que je sais de toi, tes tables et tes places, tes coups avec l’heure, tes votes, tes jours d’absence, tes consignes, les rappels, les messages, les résultats et les classements. Une partie finie s’obtient en entier avec `/{ command-table } { command-export }`.
privacy-short = 🔒 **Ce que je conserve, et pourquoi.** Ton identifiant Discord, ton nom et ta langue, pour que les tables puissent t’appeler ; ton fuseau horaire et tes heures calmes si tu me les as donnés ; ce que tu as fait aux tables, les résultats et les classements de tes parties. Je ne lis aucun message. Qui joue avec toi voit ton nom et tes coups comme le jeu les montre ; qui gère ce bot peut tout lire. `/{ command-mine } { command-mine-forget }` l’efface.

forget-title = 🗑️ Te faire oublier
forget-goes = **Ce qui disparaît :** ton nom, ta langue, ton fuseau horaire et tes heures calmes. Ton nom dans les ligues et tournois, que tu quittes. À chaque table terminée, ton nom et ton identifiant, tes votes, tes jours d’absence, tes consignes, ta part dans les résultats avec tes classements, et les messages privés où je t’ai montré une main.
forget-stays = **Ce qui reste :** les coups, comme ceux d’« { name-former } ». Sans eux, personne ne pourrait plus vérifier les dés et les cartes de ces parties. Le classement avec lequel tu es entré dans une partie reste avec son résultat, sans être à personne, car d’autres ont été mesurés par lui. Ce qui se trouve dans les salons et dans tes autres messages privés est chez Discord, et je n’y touche pas.
forget-open = { $count ->
    [0] **Maintenant :** tu ne participes à aucune table ouverte, ce sera donc fait en quelques minutes.
    [one] **Maintenant :** tu participes à une table ouverte. Là, cela se fera tout seul quand elle sera terminée ; jusque-là je te connais comme avant.
   *[other] **Maintenant :** tu participes à { $count } tables ouvertes. Là, cela se fera tout seul quand elles seront terminées ; jusque-là je te connais comme avant.
}
forget-leave = **Ou tout quitter tout de suite :** un pilote automatique reprend tes places pour de bon (dans un jeu qui n’en a pas, je fais ce que je fais quand le temps est écoulé), quelqu’un d’autre à la table en devient l’hôte, et tu quittes les tables pas encore commencées. Une table où il ne reste personne est fermée.
forget-back = Tant que ce n’est pas fait, `/{ command-mine } { command-mine-forget }` permet de changer d’avis ; ce qui a disparu ne revient pas. Qui appuie ensuite sur un bouton ou s’assoit à une table est pour moi quelqu’un de nouveau.
forget-asked = { $count ->
    [0] ✅ Tu m’as demandé de t’oublier. Ce sera fait en quelques minutes.
    [one] ✅ Tu m’as demandé de t’oublier. Ce qui peut disparaître disparaît en quelques minutes ; une table est encore ouverte et suivra quand elle sera terminée.
   *[other] ✅ Tu m’as demandé de t’oublier. Ce qui peut disparaître disparaît en quelques minutes ; { $count } tables sont encore ouvertes et suivront quand elles seront terminées.
}
forget-kept = 👌 Je ne t’oublie pas.
button-forget = M’oublier
button-forget-leave = Quitter les tables et m’oublier
button-forget-not = Ne pas m’oublier
