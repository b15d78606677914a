# Les commandes de First Martians : noms (minuscules, sans espaces, 32 caractères au plus), descriptions (100 au plus).

commandmars = mars
commandmars-about = Joue ton coup de First Martians en une ligne
commandmars-lay = poser
commandmars-lay-about = Pose un pion pour une action
commandmars-join = aider
commandmars-join-about = Ajoute un pion à une action du plan
commandmars-back = reprendre
commandmars-back-about = Reprends un pion du plan
commandmars-rover = rover
commandmars-rover-about = Envoie un rover avec une action, ou rappelle-le
commandmars-call = demander
commandmars-call-about = Demande l’aide d’un autre astronaute pour une action
commandmars-skill = compétence
commandmars-skill-about = Utilise une compétence contre des jetons Moral : vois-la, puis confirme
commandmars-salvage = récupérer
commandmars-salvage-about = Tire des pièces d’un élément ou d’une carte : vois-le, puis confirme
commandmars-choose = choisir
commandmars-choose-about = Choisis parmi ce qu’on te demande
commandmars-ready = prêt
commandmars-ready-about = Accepte le plan
commandmars-wait = attendre
commandmars-wait-about = Retire ton accord au plan
commandmars-why = pourquoi
commandmars-why-about = Pourquoi chaque chiffre : règles, pièces, éléments rouges, prochaine Production
optionmars-action = action
optionmars-action-about = Pour quoi, comme proposé
