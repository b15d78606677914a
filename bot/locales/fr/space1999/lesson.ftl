# La leçon de Spazio : 1999 : le titre et le texte de chaque étape, ce que chaque choix apprend, les questions.

space1999-step-fly-heading = Le premier vol
space1999-step-fly = La Lune a quitté son orbite, et tu veux rentrer. Sur les planètes, il y a des tuiles de route : qui trace le premier un chemin jusqu’à la Terre gagne. Toi contre Viktor, ton rival dans cette leçon. ① Ton vaisseau est à ta Base, sur la Lune. ② Galdo est droit devant, et une ligne droite coûte 1 U.E. d’énergie, si longue soit-elle. Vole !
space1999-step-fly-a = Qui atterrit retourne la carte de la planète. ① Bonnes conditions : une tuile de route pour toi. ② Énergie : 1 U.E. de retour. Certaines planètes donnent deux tuiles, d’autres rien que des ennuis. On ne le sait qu’une fois sur place.

space1999-step-home-heading = Rentrer avec la tuile
space1999-step-home = ① Ici, la tuile ne sert à rien : ② on ne la pose qu’à la Base. Sans tuile, un vaisseau n’a même pas le droit d’y atterrir. Rentre !
space1999-step-home-a = ① Chaque retour à la Base donne { $homecoming } U.E. : tu en as 8 maintenant. Et ton tour n’est pas fini : la tuile attend d’être posée.

space1999-step-lay-heading = La première tuile
space1999-step-lay = Le Moniteur stellaire : ① ta route commence au milieu de ton côté. ② Au centre, la Terre, à { $least } tuiles si tu n’en gaspilles aucune. Pose la première !
space1999-step-lay-a = ① La première est posée, il en manque quatre. ② Et tous ont joué : la Lune a bougé et tourné d’un quart. Ta Base l’a suivie : les chemins de départ et de retour changent à chaque manche.

space1999-step-bends-heading = Tout droit, c’est moins cher
space1999-step-bends = Le vol suivant. ① Rovan est droit devant : 1 U.E. ② Pour Aldra, il faut tourner deux fois, et chaque virage coûte 1 U.E. de plus : 3 en tout. Ce qui t’attend, personne ne le sait, ici ou là. Où vas-tu ?
space1999-step-bends-a = ① Atterri pour 1 U.E., avec une tuile de plus. Cherche toujours d’abord les longues lignes droites.
space1999-step-bends-b = ① Atterri, avec une tuile de plus. Mais pour 3 U.E., et il faut de l’énergie pour rentrer. Sur Rovan, tu avais la même chose pour 1.

space1999-step-plan-heading = Demande à l’Ordinateur
space1999-step-plan = Une autre partie, à la première manche. On voyage aussi sans énergie. ① Tu as un plan de vol : « Atterrir sur Velta ». Si l’Ordinateur central est d’accord, tu y es d’un bond, ② si loin que ce soit. Propose-le !
space1999-step-plan-a = ① La lumière s’allume : OK, comme dans { $ok } cas sur 100. Tu bondis sans payer. ② Et quel atterrissage : deux tuiles. Le plan est utilisé, et tu en as reçu un autre.

space1999-step-refused-heading = L’Ordinateur dit non
space1999-step-refused = Une autre partie, un autre plan : ① Lumo. Demande à l’Ordinateur s’il est d’accord cette fois.
space1999-step-refused-a = ① Rien que le buzzer : non. Le plan est perdu. ② En consolation, ton vaisseau avance gratuitement d’un nœud (un point numéroté), où tu veux. C’est le risque des plans : un vol avec énergie est sûr.

space1999-step-silence-heading = Aucun signal
space1999-step-silence = ① Et encore une fois, car l’Ordinateur connaît une troisième réponse. Propose le plan.
space1999-step-silence-a = ① Ni lumière ni buzzer. Tu gardes ton plan, ② et une fiche de l’Ordinateur décide : aujourd’hui, de l’énergie. D’autres glissent ou retirent des tuiles du Moniteur, te rappellent à la Base ou t’envoient sur une planète.

space1999-step-turned-heading = Dans quel sens ?
space1999-step-turned = Quelques manches plus tard. Tu as une courbe, ① et c’est ici qu’elle va. En la posant, tu tournes une tuile comme tu veux ; après, plus jamais. ② Pense à la Terre : dans quel sens ?
space1999-step-turned-a = ① Ta route tourne vers la Terre : ② il ne manque plus que 2 tuiles au lieu de 3. Ce chiffre te dit ce que vaut une tuile.
space1999-step-turned-b = ① Ta route s’éloigne de la Terre : ② il manque maintenant 6 tuiles au lieu de 3. En partie, ce chiffre figure à côté de chaque choix : moins il y en a, mieux c’est.

space1999-step-slide-heading = Un petit coup de pouce
space1999-step-slide = ① Il ne manque qu’une tuile à Viktor, et il l’a à bord ! Mais pour { $slide } U.E., tu peux glisser une de ses tuiles d’une case. Laquelle ? ② La première de sa route, ou ③ la plus proche de la Terre ?
space1999-step-slide-a = Une route ne compte que jusqu’au premier trou : ① il lui manque maintenant neuf tuiles. À son tour, il peut remettre gratuitement sa propre tuile, mais tu as gagné du temps.
space1999-step-slide-b = ① Il lui en manque toujours une : cette tuile ne faisait plus partie de sa route, quelqu’un l’avait déjà écartée. Écarte la première, et tout le reste est en l’air.

space1999-step-wrong-heading = Est-ce la bonne route ?
space1999-step-wrong = Presque. ① Une dernière tuile à côté de la Terre ② et ouverte vers elle, et on demande à l’Ordinateur central si c’est la bonne route. Pose-la !
space1999-step-wrong-a = ① Le buzzer : la mauvaise route ! ② Tu perds les { $lost } dernières tuiles que tu as posées. Pas de chance, mais ce n’est pas la fin : trouves-en d’autres et réessaie. Dans { $right } cas sur 100, il dit OK.

space1999-step-earth-heading = La Terre
space1999-step-earth = Une autre partie, le même instant. ① Une tuile, ② et voilà la maison. Retiens ton souffle et pose-la.
space1999-step-earth-a = ① **La lumière s’allume. La bonne route !** Tu as trouvé le premier le chemin du retour, et la partie est à toi. Viktor n’a plus qu’à faire du stop.

space1999-quiz-runs = Tu voles tout droit au-dessus de quatre nœuds jusqu’à une planète. Combien est-ce que ça coûte ?
space1999-quiz-runs-a = 1 U.E.
space1999-quiz-runs-b = 4 U.E.
space1999-quiz-runs-c = Rien
space1999-quiz-runs-why = Une ligne droite coûte 1 U.E., si longue soit-elle. Seul chaque virage coûte 1 de plus.

space1999-quiz-home = Tu as trouvé deux tuiles sur une planète. Quand peux-tu les poser ?
space1999-quiz-home-a = Tout de suite, sur la planète
space1999-quiz-home-b = À la fin de la manche
space1999-quiz-home-c = Quand mon vaisseau est rentré à la Base
space1999-quiz-home-why = On ne pose les tuiles qu’à la Base. Pense donc au retour avant de voler vers la planète suivante.

space1999-quiz-silence = L’Ordinateur ne donne aucun signal. Que devient ton plan ?
space1999-quiz-silence-a = Il est perdu
space1999-quiz-silence-b = Je le garde, et une fiche décide
space1999-quiz-silence-c = Il est exécuté quand même
space1999-quiz-silence-why = OK l’exécute, le buzzer le fait perdre, et sans signal il reste en main : une fiche de l’Ordinateur décide de la suite.

space1999-quiz-wrong-route = Ta route atteint la Terre, et le buzzer retentit. Et maintenant ?
space1999-quiz-wrong-route-a = Je perds mes dernières tuiles et je continue
space1999-quiz-wrong-route-b = Je suis éliminé
space1999-quiz-wrong-route-c = Je perds toute la route
space1999-quiz-wrong-route-why = Une mauvaise route coûte les dernières tuiles posées. Rapportes-en d’autres, atteins encore la Terre et redemande.
