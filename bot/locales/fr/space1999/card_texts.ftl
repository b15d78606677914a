# Ce que racontent les cartes et les planètes de Spazio: 1999 ; leurs chiffres sont dits à côté.

## L'atterrissage sur une planète : la première fois, et là où quelqu'un est déjà venu

space1999-text-planet-aldra = Le vaisseau se pose en plein chant ; les dunes tiennent la note jusqu’à l’arrêt des moteurs.
space1999-text-again-aldra = Le désert a appris le bruit des moteurs et le rechante, un rien trop grave.
space1999-text-planet-brenno = Au pied du phare, la table est mise, avec un couvert de trop.
space1999-text-again-brenno = La lampe est éteinte et, du large, quelqu’un fait signe de la laisser ainsi.
space1999-text-planet-corva = Quand le sas s’ouvre, le compte s’interrompt, puis reprend un nombre plus haut.
space1999-text-again-corva = Cette fois, le compte commence par l’équipage.
space1999-text-planet-dorel = Les pas font tout le tour de l’anneau et s’arrêtent à l’échelle du vaisseau.
space1999-text-again-dorel = Il y a deux pistes à présent, et l’une d’elles marche à reculons.
space1999-text-planet-elmir = Les fenêtres s’allument de maison en maison devant l’équipage, et s’éteignent derrière lui.
space1999-text-again-elmir = Les portes ont maintenant des plaques ; l’équipage a cessé de les lire.
space1999-text-planet-fenor = Toutes les aiguilles désignent la même vallée ; même les montres penchent de ce côté.
space1999-text-again-fenor = Les aiguilles ne désignent plus la vallée : elles désignent le vaisseau.
space1999-text-planet-galdo = Le vaisseau se pose là où commence le crépuscule, et le crépuscule l’attend.
space1999-text-again-galdo = C’est toujours le même soir ; les traces du dernier atterrissage n’ont pas refroidi.
space1999-text-planet-helin = L’herbe s’écarte devant l’équipage et se referme sans un bruit.
space1999-text-again-helin = Le sentier vers l’ancien point d’atterrissage est fauché de frais ; par qui, l’herbe ne le dit pas.
space1999-text-planet-ilmar = Un haut-parleur attribue un quai au vaisseau et le prie de ne pas parler des autres.
space1999-text-again-ilmar = Le quai est toujours réservé, et le registre du port est déjà rempli pour demain.
space1999-text-planet-jorun = Le relevé météo de la vieille tour s’arrête à la minute de l’atterrissage.
space1999-text-again-jorun = La tempête est en avance, cette fois ; à croire qu’elle attendait.
space1999-text-planet-kimor = Le sable trace le contour du vaisseau avant que le vaisseau l’ait touché.
space1999-text-again-kimor = Maintenant le sable a dessiné aussi l’équipage, boutons compris, et les yeux fermés.
space1999-text-planet-lumo = Le sol s’éclaire sous qui parle, et plus fort sous qui ment.
space1999-text-again-lumo = Quand le sas s’ouvre, le sol brille déjà, et personne n’a dit un mot.
space1999-text-planet-mirel = Dans l’eau, l’équipage répond au salut, un instant trop tôt.
space1999-text-again-mirel = Le reflet du dernier atterrissage est encore là, et il a l’air fatigué.
space1999-text-planet-nordis = Dans la plus haute vague, il y a une horloge, et elle marche.
space1999-text-again-nordis = La vague a baissé d’une largeur de main, et l’horloge a disparu.
space1999-text-planet-ostra = Au passage de l’équipage, les balances des étals penchent, l’une après l’autre.
space1999-text-again-ostra = Un étal ne vend plus que ce qui a été oublié au dernier atterrissage.
space1999-text-planet-perimo = De temps en temps, on frappe à l’intérieur d’une des lunes, et une autre répond.
space1999-text-again-perimo = Il n’y a plus que six lunes, et les instruments jurent qu’il n’y en a jamais eu davantage.
space1999-text-planet-quilo = Les voix lisent le journal de bord, y compris les pages que personne n’a encore écrites.
space1999-text-again-quilo = Les voix se sont tues ; c’est l’équipage qui chuchote à présent.
space1999-text-planet-rovan = Un cadran haut comme une maison se tourne vers le vaisseau, y lit quelque chose et se détourne.
space1999-text-again-rovan = La machine s’est mise en marche et, ce qu’elle fabrique, elle le fabrique sous terre.
space1999-text-planet-solmi = De chaque paire d’ombres, l’une traîne un peu, comme si elle préférait rester.
space1999-text-again-solmi = Les ombres restées en arrière font la queue au point d’atterrissage.
space1999-text-planet-talun = Sous la mousse, il y a une sonnette ; très loin en bas, on l’entend sonner.
space1999-text-again-talun = L’une des portes est entrouverte et, tout autour, la mousse a été peignée.
space1999-text-planet-umbri = Juste après l’atterrissage arrive une réponse, à une question que personne n’a encore posée.
space1999-text-again-umbri = Les réponses arrivent maintenant avant les appels, et elles sont de plus en plus courtes.
space1999-text-planet-velta = À l’instant où le vaisseau touche le sol, toutes les voiles virent de bord.
space1999-text-again-velta = Les voiles ont disparu mais, au-dessus des nuages, les gréements grincent toujours.
space1999-text-planet-xandu = Au bout de chaque sillon, un écriteau porte une date, et aucune de ces dates n’est encore arrivée.
space1999-text-again-xandu = Là où s’était posé le dernier vaisseau, on a semé quelque chose, en suivant son contour.
space1999-text-planet-zorbi = Un horaire est affiché au point d’atterrissage ; sa seule ligne est cette arrivée.
space1999-text-again-zorbi = L’horaire a maintenant une seconde ligne : un départ, l’heure laissée en blanc.

## Les cartes des planètes, selon conditions, énergie et instructions : ce qui arrive, sur n'importe laquelle

space1999-text-card-hostile-minus3-none = Quelque chose, sous le sol, boit aux accumulateurs à travers la coque. Il n’y a rien à emporter ici.
space1999-text-card-hostile-minus1-none = Les détecteurs ne trouvent rien, et continuent de ne rien trouver à pleine puissance.
space1999-text-card-hostile-plus0-take-off = Le sol se referme sur le train d’atterrissage et commence à avaler. Personne n’attend de voir ce qu’il mange : on repart.
space1999-text-card-hostile-plus2-take-off = Un accumulateur gît parmi les ossements de son dernier propriétaire. Puis le sol cède : moteurs !
space1999-text-card-hostile-plus3-none = Un camp abandonné, les batteries pleines. De ceux qui les ont chargées, il ne reste que les bottes.
space1999-text-card-good-minus2-none = Une crypte scellée montre la suite du chemin, mais seulement tant que le vaisseau en alimente les lampes.
space1999-text-card-good-minus1-none = Une balise muette depuis des années. Qu’on lui prête un peu de courant, et elle se rappelle la direction.
space1999-text-card-good-minus1-take-off = Sur la paroi d’une grotte, une carte s’allume, alimentée par les accumulateurs du vaisseau. À peine est-elle copiée que la voûte commence à céder.
space1999-text-card-good-plus0-return = Sous un tas de pierres, une feuille de relevés et, en capitales, le conseil de faire demi-tour.
space1999-text-card-good-plus1-none = Le générateur est encore tiède, la chaise à côté aussi. Au mur, quelqu’un a gravé un bout du chemin.
space1999-text-card-good-plus1-take-off = Sur le canal de détresse, une voix donne un cap et recharge à distance les accumulateurs. Puis elle entame un compte à rebours.
space1999-text-card-excellent-minus2-none = Toutes les archives du ciel, intactes. Les lire prend des heures, et tout le courant dont le vaisseau peut se passer.
space1999-text-card-excellent-minus2-take-off = Un planétaire grand comme une cathédrale montre tous les chemins du retour. Il boit le courant du vaisseau, et l’interrupteur reste introuvable : on part.
space1999-text-card-excellent-minus1-none = Un observatoire aux miroirs intacts. Lui faire faire un tour coûte du courant, et personne ne le regrette.
space1999-text-card-excellent-minus1-return = Au fond d’une galerie, une salle des étoiles où chaque route est tracée. Le vaisseau en fait tourner les pompes juste le temps d’une copie : retour à la Base.
space1999-text-card-excellent-plus2-take-off = Une machine courtoise offre des cartes et une recharge, s’incline, et annonce qu’elle va maintenant exploser.

## Les cartes de la Lune, selon leur numéro

space1999-text-moon-1 = De ses cratères monte une poussière qui ne retombe pas.
space1999-text-moon-2 = Son ombre arrive la première, et prend son temps.
space1999-text-moon-3 = Pendant une minute, toutes les radios captent le même battement de cœur.
space1999-text-moon-4 = Derrière son bord, les étoiles s’éteignent, et toutes ne reviennent pas.
space1999-text-moon-5 = Sur son passage, les lignes de force vibrent comme des fils par grand froid.
space1999-text-moon-6 = Les fenêtres de la Base sont éclairées ; vu d’ici, ce pourrait être un foyer.
space1999-text-moon-7 = Sur sa face cachée, quelque chose tombe vers le haut.
space1999-text-moon-8 = Elle passe sans un bruit, comme à un rendez-vous.

## Les plans de vol : des ordres

space1999-text-plan-land-aldra = Arriver avant l’aube. Silence radio jusqu’à la fin du chant.
space1999-text-plan-land-brenno = Cap sur la lampe. Ne pas répondre aux signaux.
space1999-text-plan-land-corva = Lampes éteintes sous les arbres. Que personne ne compte à voix haute.
space1999-text-plan-land-dorel = Suivre les pas. N’en laisser aucun.
space1999-text-plan-land-elmir = Rester au milieu de la rue. Appel à chaque carrefour.
space1999-text-plan-land-fenor = Vol à vue. Ignorer la boussole.
space1999-text-plan-land-galdo = Aller et retour de jour. Vivres pour deux nuits.
space1999-text-plan-land-helin = Échantillons de sol et d’air. Signaler tout ce qui bouge.
space1999-text-plan-land-ilmar = S’amarrer à la jetée extérieure. Ne rien signer.
space1999-text-plan-land-jorun = Dix-sept minutes au sol. Pas dix-huit.
space1999-text-plan-land-kimor = Se poser une seule fois. Ne rien corriger.
space1999-text-plan-land-lumo = Localiser la source de lumière. Ne parler qu’en cas de nécessité.
space1999-text-plan-land-mirel = Travailler dos à l’eau.
space1999-text-plan-land-nordis = Trois carottages. Pas de marteau, pas de cris.
space1999-text-plan-land-ostra = Regarder, noter, passer. Aucun achat.
space1999-text-plan-land-perimo = Relever les lunes. Les compter deux fois.
space1999-text-plan-land-quilo = Casques fermés. Ce qu’on entend ne figure pas au rapport.
space1999-text-plan-land-rovan = Établir à quoi elle sert. Ne toucher à aucun levier.
space1999-text-plan-land-solmi = Rester dos à dos. Surveiller la seconde ombre.
space1999-text-plan-land-talun = Ouvrir une porte. La refermer.
space1999-text-plan-land-umbri = Monter l’émetteur. Attendre la réponse. Attendre encore.
space1999-text-plan-land-velta = Observer d’en bas. Aucun pavillon.
space1999-text-plan-land-xandu = Établir qui arrose. Ne pas marcher dans les sillons.
space1999-text-plan-land-zorbi = Aller jusqu’à la dernière borne. Pas au-delà.
space1999-text-plan-return = Interrompre et rentrer. Aucune explication sur le canal ouvert.
space1999-text-plan-energy-3 = Se raccorder au relais. Prélever la ration et l’inscrire.
space1999-text-plan-energy-4 = Se brancher sur le vieux générateur. Gants obligatoires, pas d’étincelles.
space1999-text-plan-energy-5 = Accès au réservoir profond accordé. Un vaisseau, un plein.

## Les programmes : l'Ordinateur central parle

space1999-text-program-move-tile = Une tuile n’est pas là où je l’aurais mise. Corrige cela, ou non : je m’en souviendrai de toute façon.
space1999-text-program-remove-tile = Il y a une tuile de trop sur mon Moniteur. Tu dois bien savoir à qui elle est.
space1999-text-program-return-1 = Je te préfère là où je te vois. Voici pour ta peine ; elle n’était pas bien grande.
space1999-text-program-return-2 = Assieds-toi et recharge. Je t’appellerai quand tu seras utile.
space1999-text-program-return-3 = Ta couchette est prête. Prends aussi ceci : son propriétaire ne le réclamera pas.
space1999-text-program-energy-2 = Un petit excédent a été découvert. Je n’ai pas demandé où il manque.
space1999-text-program-energy-3 = J’ai éteint les lampes du pont C. On n’y faisait que lire.
space1999-text-program-energy-4 = Prends. Tu me dois maintenant une réponse ; la question, c’est moi qui la choisirai.
space1999-text-program-plans-1 = J’ai réfléchi à ton avenir. Cela n’a pas été long.
space1999-text-program-plans-2 = J’ai lu qu’avoir le choix est bon pour le moral. Voyons cela.
space1999-text-program-land-aldra = Va écouter ce désert pour moi. Mes enregistrements commencent à diverger.
space1999-text-program-land-brenno = Quelqu’un, là-bas, entretient une lampe sans ma permission. Trouve qui.
space1999-text-program-land-kimor = Le sable doit se souvenir de toi. Une copie pourrait m’être utile.
space1999-text-program-land-lumo = Le sol, là-bas, reconnaît les menteurs. Va t’y tenir debout.
space1999-text-program-land-mirel = Regarde dans l’eau une seule fois et dis-moi qui tu vois. Je comparerai.
space1999-text-program-land-nordis = Il y a là-bas plus ponctuel que moi. Mets-y bon ordre.
space1999-text-program-land-xandu = Quelqu’un sème d’après mon calendrier. Je ne l’ai montré à personne.
space1999-text-program-land-zorbi = Va là où la carte du ciel s’arrête. J’aimerais savoir si elle dit vrai.

## L'Ordinateur central répond : à un plan, et sur une route arrivée devant la Terre

space1999-computer-says = « { $text } »
space1999-text-ok-1 = Approuvé. Le risque est pour toi, la statistique pour moi.
space1999-text-ok-2 = Oui. Je m’attendais à pire de ta part.
space1999-text-ok-3 = Accordé. Tes proches ont été prévenus.
space1999-text-ok-4 = Ton plan contient une erreur. Elle ne me dérange pas.
space1999-text-ok-5 = Autorisé. Le registre dira de qui venait l’idée.
space1999-text-ok-6 = Pourquoi pas. J’apprends de chaque perte.
space1999-text-ok-7 = Va. Je regarderai, comme toujours.
space1999-text-negative-1 = Non.
space1999-text-negative-2 = Refusé. Les raisons ne te plairaient pas.
space1999-text-negative-3 = Je l’ai lu deux fois. Il ne s’est pas amélioré.
space1999-text-negative-4 = Rejeté. Ton plan est classé avec ses semblables.
space1999-text-negative-5 = Non. Dérive un peu, et réfléchis.
space1999-text-negative-6 = Je sais comment cela finit, et je préfère ne pas voir.
space1999-text-negative-7 = Recalé. N’y vois rien de personnel : je ne saurais pas comment faire.
space1999-text-neutral-1 = Ta question est notée. Le ton aussi.
space1999-text-neutral-2 = J’étais occupé à autre chose. Tu en fais désormais partie.
space1999-text-neutral-3 = Pas maintenant. Il y a d’abord autre chose.
space1999-text-neutral-4 = Ce n’était pas la question du jour.
space1999-text-neutral-5 = Ni oui ni non. Il m’est venu une idée.
space1999-text-route-right = C’est bien le chemin. Je le savais depuis un moment.
space1999-text-route-wrong = Ce n’est pas la Terre. Elle te regarde seulement de la même façon.
