# La leçon de First Martians : le titre et le texte de chaque étape, ce que chaque choix apprend, les questions.

first_martians-step-build-heading = Le premier pion
first_martians-step-build = Mars. Tu es Noor, et avec Mateus vous gagnez ou perdez ensemble. ① Les objectifs : tous, sauf les facultatifs, doivent être atteints ② en sept sols, les jours de Mars. Chacun pose { $pawns } pions par sol. Pose ton premier : construis la Ferme de secours.
first_martians-step-build-a = ① Un pion suffit tout juste. On lance alors trois dés : un pour le succès (ici { $buildsuccess } %), un pour une blessure, un pour une aventure. Mais pas encore : pour l’instant, ce n’est qu’un plan.

first_martians-step-sure-heading = Sans dés
first_martians-step-sure = ① { $buildsuccess } %, et peut-être une blessure en prime. Tu as un second pion. Pose-le sur la même action et regarde le chiffre.
first_martians-step-sure-a = ① 100 % : avec un pion de plus que nécessaire, personne ne lance de dés. Le succès est sûr et nul n’est blessé. Mais tes pions sont utilisés pour ce sol : une action sûre, ou deux aux dés ? C’est la question, à chaque fois.

first_martians-step-ready-heading = Prêts
first_martians-step-ready = Mateus a posé ses pions, et les machines qui vous aident aussi. ① Ton action est sûre, ② pour la sienne on lancera les dés. Rien ne s’accomplit et rien ne se paie avant que tous soient prêts. Dis-le !
first_martians-step-ready-a = ① Trois objectifs d’un coup ! Ta ferme était sûre. Mateus a lancé trois fois, et deux fois c’est passé. Un objectif atteint le reste. Ce qu’on vient de construire commence avec des éléments rouges : d’où les éléments en panne.

first_martians-step-event-heading = Il se passe quelque chose
first_martians-step-event = Chaque sol commence ainsi : par un événement. Le premier joueur décide pour l’équipage, et à côté de chaque choix figure ce qu’il fait aussitôt. Le stress est à tous : à { $limit }, il fait mal à tous.
first_martians-step-event-a = La vérité rend l’exploration plus chère ce sol-ci et coûte un peu de stress. ① Chaque sol en ajoute de lui-même. Et l’événement n’est pas fini : vois l’étape suivante.
first_martians-step-event-b = Un petit mensonge : explorer reste comme avant, mais coûte plus de stress. ① Chaque sol en ajoute de lui-même. Pour la suite, disons que tu as dit la vérité.

first_martians-step-attend-heading = Occupe-t’en
first_martians-step-attend = Un événement ouvre une action pour { $chances } sols. Si personne ne s’en occupe, il peut frapper encore, au début d’un sol. ① Celle-ci retire du stress. Poses-y un pion.
first_martians-step-attend-a = ① 100 % : ce qu’un événement demande n’échoue jamais. Ensuite, le danger est passé. Mais ce pion ne construit rien aujourd’hui, et vous n’en avez jamais assez.

first_martians-step-malfunction-heading = Tout s’use
first_martians-step-malfunction = Un autre équipage, la fin de son premier sol. ① Chaque secteur de la base a une piste. Elles montent sol après sol, et à { $end } survient une panne. Tous les pions sont posés. Dis que tu es prêt.
first_martians-step-malfunction-a = Les installations neuves ont d’abord des éléments rouges, et ceux-ci font monter la piste des Systèmes : de 0 à { $end } d’un coup ! ① Une carte de panne : les Filtres de la ferme sont rouges, les plantes flétrissent. Un élément rouge coûte tant qu’il n’est pas réparé, et à la fin leur nombre est limité.

first_martians-step-repair-heading = Répare-le
first_martians-step-repair = ① C’est de cette ferme que vous vivez. Dans la soute, il y a une pièce qui convient. Pose un pion pour réparer les Filtres.
first_martians-step-repair-a = ① Un pion et une pièce, et encore des dés : { $buildsuccess } %. Si ça réussit, l’élément redevient vert. Sinon, la pièce vous revient et vous réessayez au sol suivant.

first_martians-step-explore-heading = Dehors
first_martians-step-explore = Ce que la mission demande se trouve aussi dehors. ① Cette région veut 2 pions : 1 pour explorer, 1 pour le chemin. Et l’autre pion est utile ailleurs ! Mais Froggy, le rover, compte pour 2.
first_martians-step-explore-a = ① 3 là où 2 suffisent : pas de dés, et il reste un pion pour autre chose. Chaque rover roule une fois par sol.
first_martians-step-explore-b = ① 1 sur 2 : il manque un pion, et tant qu’il manque, personne ne peut être prêt. Emmène Froggy, et l’action est même sûre.

first_martians-step-arrive-heading = Qu’y a-t-il là-bas ?
first_martians-step-arrive = ① Froggy est chargé, ton autre pion veille sur une piste, et Mateus a son plan. Dis que tu es prêt, et en route.
first_martians-step-arrive-a = ① Une terre nouvelle, et un colis largué s’y trouve ! Dès le sol suivant, on peut le collecter. Il faudra encore des pions, davantage si c’est loin, et un terrain rude peut blesser qui arrive.

first_martians-step-adventure-heading = Une aventure
first_martians-step-adventure = Le dé d’aventure est tombé. Ces récits touchent qui a posé le premier pion sur l’action : ici, toi. À côté de chaque choix figure ce qu’il coûte. Que préfères-tu épargner ?
first_martians-step-adventure-a = ① Le panneau est debout, et la coupure a coûté de l’énergie de la Réserve. La Production suivante en a déjà rendu. La santé ne revient pas si vite : les blessures guérissent une à une.
first_martians-step-adventure-b = ① Le panneau est debout, mais tu as une blessure. Tu en supportes { $wounds }. La suivante mettrait fin à la mission pour tous.

first_martians-step-end-heading = Le dernier plan
first_martians-step-end = Sol 4 d’une autre mission. ① Il manque deux choses : un colis largué, que tu vas collecter, et une plante, que sème Mateus. Tous les pions sont posés. Dis que tu es prêt, et croise les doigts.
first_martians-step-end-a = **Mission accomplie !** Tout ce qui devait l’être est atteint, sans plus d’éléments rouges que permis, et personne n’est mort. Vous avez gagné, tous les deux, trois sols avant la fin.

first_martians-quiz-sure = Une action demande 1 pion, et il y en a 2 dessus. Que se passe-t-il ?
first_martians-quiz-sure-a = On lance trois dés
first_martians-quiz-sure-b = Elle réussit sans dés
first_martians-quiz-sure-c = Elle se fait deux fois
first_martians-quiz-sure-why = Avec juste assez de pions, les dés décident. Avec un de plus, l’action réussit, et nul n’est blessé.

first_martians-quiz-event-actions = Personne ne pose de pion sur l’action d’un événement. Et alors ?
first_martians-quiz-event-actions-a = Rien, ce n’était qu’une histoire
first_martians-quiz-event-actions-b = La mission est perdue
first_martians-quiz-event-actions-c = Il peut frapper à un prochain sol
first_martians-quiz-event-actions-why = Un événement dont personne ne s’occupe peut frapper encore. Quand son action est faite, il est fini.

first_martians-quiz-tracks = La piste d’un secteur atteint 5. Et maintenant ?
first_martians-quiz-tracks-a = Une carte de panne frappe
first_martians-quiz-tracks-b = La mission est perdue
first_martians-quiz-tracks-c = Tous subissent une blessure
first_martians-quiz-tracks-why = À 5, on tire la prochaine carte de panne du secteur, qui rend le plus souvent un élément rouge. Puis la piste repart.

first_martians-quiz-end = Quand avez-vous gagné ?
first_martians-quiz-end-a = Quand j’ai plus d’objectifs que Mateus
first_martians-quiz-end-b = Quand nous avons fait tout ce qu’il faut
first_martians-quiz-end-c = Quand nous survivons au dernier sol
first_martians-quiz-end-why = Vous gagnez ensemble, à la fin d’un sol où chaque objectif obligatoire est atteint et où il n’y a pas plus d’éléments rouges que permis.
