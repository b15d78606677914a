# Les commandes de First Martians : noms (minuscules, sans espaces, 32 caractères au plus), descriptions (100 au plus).

commandmars = mars
commandmars-about = Jouer ton coup à First Martians en une ligne
commandmars-lay = poser
commandmars-lay-about = Poser un pion pour une action
commandmars-join = aider
commandmars-join-about = Ajouter un pion à une action du plan
commandmars-back = reprendre
commandmars-back-about = Reprendre un pion du plan
commandmars-rover = rover
commandmars-rover-about = Envoyer un rover avec une action, ou le rappeler
commandmars-call = demander
commandmars-call-about = Demander l’aide d’un autre astronaute pour une action
commandmars-skill = compétence
commandmars-skill-about = Utiliser une compétence contre des jetons Moral : d’abord l’aperçu, puis confirmer
commandmars-salvage = récupérer
commandmars-salvage-about = Tirer des pièces d’un élément ou d’une carte : d’abord l’aperçu, puis confirmer
commandmars-choose = choisir
commandmars-choose-about = Choisir parmi ce qu’on te propose
commandmars-ready = prêt
commandmars-ready-about = Accepter le plan
commandmars-wait = attendre
commandmars-wait-about = Retirer ton accord au plan
commandmars-why = pourquoi
commandmars-why-about = D’où vient chaque chiffre : règles, composants, éléments rouges, prochaine Production
optionmars-action = action
optionmars-action-about = À choisir parmi les suggestions
