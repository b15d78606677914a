# First Martians : événements de mission de l’équipage. $name est l’astronaute touché, ou qui a agi.

first_martians-event-sleep-log = Neuf heures en trois nuits
first_martians-event-sleep-log-scene = Tous les samedis, le relevé de sommeil part pour Darmstadt. En dessous du seuil, on ne quitte plus la base sans quelqu’un à ses côtés, et { $name } a dormi neuf heures en trois nuits. Le formulaire veut un chiffre ; il croit celui qu’on lui donne.
first_martians-event-sleep-log-action = Lire à voix haute dans le noir
first_martians-event-sleep-log-done = Dans le noir, { $name } lit à voix haute un chapitre sur les pilotes de fleuve, jusqu’à ce que le souffle, dans les autres couchettes, devienne régulier.
first_martians-event-sleep-log-consequence = À trois heures du matin, on trouve quelqu’un debout dans le sas, le scaphandre à moitié fermé, sans aucun souvenir de s’être levé. Personne ne se recouche.
first_martians-event-sleep-log-choice-true-figure = Envoyer le vrai chiffre
first_martians-event-sleep-log-choice-true-figure-told = L’ordre arrive une demi-heure plus tard : { $name } sort avec quelqu’un ou ne sort pas. Et qui accompagne manque ailleurs.
first_martians-event-sleep-log-choice-round-up = Inscrire sept heures par nuit
first_martians-event-sleep-log-choice-round-up-told = La case passe au vert. Personne ne demande rien, et { $name } ressort sur des jambes d’emprunt.
first_martians-event-sleep-log-choice-round-up-later = Ce n’est même pas une chute, rien qu’une marche qui n’y était pas. { $name } rouvre les yeux entre deux caisses, incapable de dire combien de temps a passé.

first_martians-event-lamp-until-four = La lampe, jusqu’à quatre heures
first_martians-event-lamp-until-four-scene = Du relevé de sommeil, Ruth Feldmann ne dit pas un mot. Elle envoie un tableau : ce que la lampe de lecture des quartiers a consommé, nuit après nuit, jusqu’à quatre heures. Sous la dernière ligne, elle a ajouté : « Je ne l’ai pas encore transmis. »
first_martians-event-lamp-until-four-action = Appeler Ruth
first_martians-event-lamp-until-four-done = { $name } parle six minutes, sans notes, et n’omet rien. La réponse met sa demi-heure à venir : « Merci. Il ne m’en fallait pas plus. »
first_martians-event-lamp-until-four-consequence = On interroge Ruth, et Ruth ne ment pas. Les plannings qui suivent attribuent chaque heure, celles du sommeil comprises.
first_martians-event-lamp-until-four-choice-correct-the-log = Rectifier le relevé
first_martians-event-lamp-until-four-choice-correct-the-log-told = La rectification tient en une ligne. Darmstadt ordonne un jour de repos que personne n’avait prévu ; l’atelier et la baie des sondes restent à moitié vides, et dans les quartiers le silence dure jusqu’à midi.
first_martians-event-lamp-until-four-choice-blame-the-switch = Accuser l’interrupteur
first_martians-event-lamp-until-four-choice-blame-the-switch-told = Un interrupteur défectueux, écrivent-ils. Ruth classe la réponse ; dès lors, chacun de ses messages porte un second nom parmi les destinataires.
first_martians-event-lamp-until-four-choice-blame-the-switch-later = L’interrupteur a été essayé sur Terre, dans le jumeau du HUB. Il marche. Ruth lit le constat, puis, pour le procès-verbal, la date.

first_martians-event-for-one-alone = À une seule personne
first_martians-event-for-one-alone-scene = Le message est adressé à { $name }, à personne d’autre. Ilse Brandt est morte, elle qui leur avait appris à tous, dans la cuve de Cologne, à respirer lentement pendant que le masque se remplit. L’annoncer maintenant, avec le plus dur encore devant eux, ou après : Ruth laisse la décision à qui la lit.
first_martians-event-for-one-alone-action = Libérer une soirée
first_martians-event-for-one-alone-done = { $name } fait sans aide deux des tâches du soir, pour qu’on puisse une fois s’asseoir avant de tomber de fatigue.
first_martians-event-for-one-alone-consequence = Ils travaillent passé minuit, ce jour-là et le suivant. Une vanne reste ouverte, de celles qu’Ilse leur aurait fait vérifier deux fois ; au matin, l’air de toute une nuit est parti.
first_martians-event-for-one-alone-choice-tell-at-supper = Le dire au dîner
first_martians-event-for-one-alone-choice-tell-at-supper-told = { $name } le dit entre la soupe et le thé. Le thé refroidit dans les gobelets, et longtemps il n’y a plus que la pompe.
first_martians-event-for-one-alone-choice-keep-it-back = Attendre la fin des travaux
first_martians-event-for-one-alone-choice-keep-it-back-told = { $name } range le message dans un dossier privé. Ce soir-là, quelqu’un raconte l’histoire d’Ilse et du masque qui fuyait, et { $name } rit au bon endroit.

first_martians-event-wreath-at-the-tank = Une couronne au bord de la cuve
first_martians-event-wreath-at-the-tank-scene = L’enregistrement est pour tout le monde et démarre de lui-même, dans la cuisine : du carrelage mouillé, une couronne au bord de la cuve, Ruth en manteau noir. Ilse Brandt a été enterrée mardi. Très calmement, une voix demande qui savait, et depuis quand.
first_martians-event-wreath-at-the-tank-action = Regarder jusqu’au bout
first_martians-event-wreath-at-the-tank-done = Ils regardent jusqu’au bout, jusqu’à la dernière trace de pas qui sèche sur le carrelage. { $name } range le film là où chacun pourra le retrouver.
first_martians-event-wreath-at-the-tank-consequence = Cette nuit-là, les dossiers privés sont ouverts, chacun par une main qui n’est pas la bonne. On n’y trouve pas grand-chose. C’est assez.
first_martians-event-wreath-at-the-tank-choice-give-reasons = Donner les raisons
first_martians-event-wreath-at-the-tank-choice-give-reasons-told = Les raisons sont bonnes, et on les écoute toutes. Puis chacun part travailler, et chacun de son côté.
first_martians-event-wreath-at-the-tank-choice-give-none = Demander pardon, rien de plus
first_martians-event-wreath-at-the-tank-choice-give-none-told = Un mot, sans « parce que ». Il en coûte plus à { $name } que n’importe quelle explication.

first_martians-event-thirteen-bars = Treize barres
first_martians-event-thirteen-bars-scene = { $name } compte deux fois les rations de secours et retombe sur le même nombre : il manque treize barres. On les a prises dans la couche du dessous ; celles du dessus ont été remises en place, bord contre bord. Quelqu’un avait faim, ou peur d’avoir faim.
first_martians-event-thirteen-bars-action = Peser les portions
first_martians-event-thirteen-bars-done = { $name } pèse les portions des semaines à venir, gramme par gramme, sur la table, aux yeux de tous. Cela prend une heure, et personne ne s’en va.
first_martians-event-thirteen-bars-consequence = Pour qu’aucun soupçon ne soit possible, { $name } vivait de demi-portions. Sur l’échelle du sas, les genoux lâchent.
first_martians-event-thirteen-bars-choice-search-the-lockers = Fouiller les casiers
first_martians-event-thirteen-bars-choice-search-the-lockers-told = Chacun ouvre le sien à tour de rôle, et les autres sont censés détourner les yeux. Aucun ne le fait. On ne retrouve pas les barres.
first_martians-event-thirteen-bars-choice-say-nothing = Corriger la liste, se taire
first_martians-event-thirteen-bars-choice-say-nothing-told = { $name } inscrit le nombre le plus bas et referme la caisse. Au dîner, les portions sont un peu plus petites, et personne ne demande pourquoi.

first_martians-event-one-each-morning = Une chaque matin
first_martians-event-one-each-morning-scene = Des rations, depuis le comptage, il n’a plus été question. Mais chaque matin, sur l’étagère au-dessus du réchaud, il y a une barre, toujours d’équerre avec le bord, toujours avant que le premier se lève. Celle d’aujourd’hui est la neuvième.
first_martians-event-one-each-morning-action = En partager une à table
first_martians-event-one-each-morning-done = { $name } en coupe une, à table, en parts égales, miettes comprises. Chaque part est mangée.
first_martians-event-one-each-morning-consequence = Un matin, l’étagère est vide, et à partir de ce jour quelqu’un vient à table et ne mange pas. Tous le voient. Aucun ne sait plus par où commencer.
first_martians-event-one-each-morning-choice-lie-in-wait = Guetter dans le noir
first_martians-event-one-each-morning-choice-lie-in-wait-told = La main qui paraît au bord de l’étagère tient tout ce qui restait, et se retire trop tard. La caisse est de nouveau pleine. { $name } donnerait cher pour n’avoir pas vu la manche.
first_martians-event-one-each-morning-choice-let-it-be = Laisser faire
first_martians-event-one-each-morning-choice-let-it-be-told = { $name } remet les neuf barres dans la caisse et laisse l’étagère libre. Ne rien demander, c’est du travail aussi.
first_martians-event-one-each-morning-choice-let-it-be-later = Les quatre dernières sont là ce matin, ensemble. À côté, une feuille pliée en deux, sur laquelle il n’y a rien.

first_martians-event-longer-stay = Soixante sols de plus
first_martians-event-longer-stay-scene = Les journaux l’ont su avant le HUB : le retour de l’équipage est repoussé de soixante sols. Ruth Feldmann s’excuse et ne défend rien ; elle l’a appris dans un couloir. Ci-joint, une page de phrases, à dire par { $name } devant la caméra.
first_martians-event-longer-stay-action = Recalculer les réserves
first_martians-event-longer-stay-done = { $name } refait le compte de l’air, de l’eau et de la farine pour les sols ajoutés, cette fois sans rien arrondir en leur faveur. Deux réserves reparaissent, que personne n’avait inscrites.
first_martians-event-longer-stay-consequence = La nouvelle date a été annoncée à tout le monde, sauf aux réserves. Quand on s’aperçoit du manque, on en a déjà mangé et respiré une partie.
first_martians-event-longer-stay-follow-up = Une lettre pour { $name }, postée avant la nouvelle. Elle se termine ainsi : « Alors, à avril. »
first_martians-event-longer-stay-choice-read-the-page = Lire la page
first_martians-event-longer-stay-choice-read-the-page-told = Fierté, gratitude, confiance : { $name } n’a besoin que d’une prise. La caméra éteinte, on évite de se regarder.
first_martians-event-longer-stay-choice-send-it-back = Renvoyer la page
first_martians-event-longer-stay-choice-send-it-back-told = La page repart sans avoir été lue. La réponse est courtoise, et l’heure avec les familles disparaît du programme, pour raisons techniques.

first_martians-event-question-from-ghent = Une question de Gand
first_martians-event-question-from-ghent-scene = Trente-deux questions de la presse, un seul enregistrement pour y répondre. Trente et une portent sur la nourriture et le mal du pays. La dernière vient d’un journal d’étudiants de Gand : « Quelqu’un vous a-t-il demandé, avant de décider que vous restiez ? »
first_martians-event-question-from-ghent-action = Écrire à l’étudiante
first_martians-event-question-from-ghent-done = { $name } écrit à Gand, à titre privé, deux pages. La réponse tient en une ligne ; le soir même, elle est épinglée au-dessus du réchaud.
first_martians-event-question-from-ghent-consequence = Les journaux répondent à leur place. Le soir, ils sont des héros dans l’un, des otages dans l’autre, et des photographes attendent devant la porte de leurs familles.
first_martians-event-question-from-ghent-choice-answer-no = Répondre : non
first_martians-event-question-from-ghent-choice-answer-no-told = { $name } dit ce seul mot et éteint. En une heure, il a fait le tour de la Terre. De toute la journée, plus rien d’autre n’arrive jusqu’au centre de contrôle.
first_martians-event-question-from-ghent-choice-leave-it-out = Répondre aux trente et une autres
first_martians-event-question-from-ghent-choice-leave-it-out-told = { $name } parle du pain et de la lumière du soir. La trente-deuxième question reste à l’écran, jusqu’à ce que quelqu’un ferme la fenêtre.

first_martians-event-candle = Une bougie
first_martians-event-candle-scene = Aujourd’hui, { $name } a un an de plus. Sur la table, une tartine de confiture, et plantée dedans une vraie bougie, qui a passé quatre inspections dans l’ourlet d’une veste. Toute flamme nue est interdite dans le HUB, pour des raisons que chacun saurait réciter.
first_martians-event-candle-action = Demander des voix à la Terre
first_martians-event-candle-done = { $name } a demandé des voix à Ruth, et pendant toute une soirée elles sortent du haut-parleur : des voisins, un tramway, quelqu’un qui s’éclaircit la gorge et ne fait plus que respirer.
first_martians-event-candle-consequence = Quelqu’un passe la nuit devant les photos des autres anniversaires, tous, dans l’ordre. Au matin, le travail dehors a perdu sa raison.
first_martians-event-candle-choice-light-it = L’allumer
first_martians-event-candle-choice-light-it-told = Elle brûle plus pâle et plus ronde que chez nous, à peu près le temps qu’on retient son souffle. Puis l’alarme fait son devoir, et les oxygénateurs renouvellent l’air de la pièce.
first_martians-event-candle-choice-wrap-it-up = La garder pour plus tard
first_martians-event-candle-choice-wrap-it-up-told = { $name } remet la bougie dans son papier. C’était la chose à faire, tout le monde en convient, et la soirée finit donc tôt.

first_martians-event-fever = Trente-neuf deux
first_martians-event-fever-scene = { $name } se réveille avec de la fièvre. Sur une planète vide, il n’y a personne de qui l’attraper ; elle a fait le voyage dans l’un d’eux, endormie. Toutes les pièces du HUB respirent le même air.
first_martians-event-fever-action = Nettoyer chaque poignée
first_martians-event-fever-done = { $name } passe à l’alcool chaque poignée, chaque vanne, chaque clavier du HUB. Le soir, cela sent l’hôpital, et plus rien ne colle.
first_martians-event-fever-consequence = Chacun y passe, à un jour d’écart, comme sur une liste. Ce qui se fait ces jours-là, le fait qui tient debout.
first_martians-event-fever-choice-close-the-door = Isoler la personne malade
first_martians-event-fever-choice-close-the-door-told = Derrière deux portes, sur l’air d’un réservoir à part, { $name } suit au bruit des pas ce que devient la journée de l’autre côté.
first_martians-event-fever-choice-keep-working = Continuer, avec un masque
first_martians-event-fever-choice-keep-working-told = { $name } continue derrière un masque et une plaquette de comprimés, en sueur, avec précision, sans s’asseoir une seule fois.
first_martians-event-fever-choice-keep-working-later = La fièvre n’avait fait qu’attendre. Au milieu d’une phrase, { $name } perd le mot, puis la phrase, puis la raison d’avoir parlé.

first_martians-event-empty-roster = Le tableau vide
first_martians-event-empty-roster-scene = Le dimanche soir, le tableau de la nouvelle semaine est accroché dans la cuisine, un crayon au bout d’une ficelle : quatorze quarts, pas un nom. Tout le monde est passé devant, plus d’une fois. Puis Ruth Feldmann propose de le faire remplir sur Terre ; à Darmstadt, on connaît le sommeil et le pouls de chacun, nuit par nuit. À ce moment-là, c’est { $name } qui se trouve avoir le crayon en main.
first_martians-event-empty-roster-action = Prendre le quart dont nul ne veut
first_martians-event-empty-roster-done = Le bac à boues, personne ne le choisirait, et personne n’aura à le faire. { $name } est sous le plancher avant le réveil, et trouve en remontant du thé fait et une place gardée près du réchaud.
first_martians-event-empty-roster-consequence = Le bac à boues, on l’avait remis à plus tard, et plus tard est venu. Au matin, l’eau couvre le sol des quartiers, et le plancher s’est soulevé sous les couchettes.
first_martians-event-empty-roster-choice-fill-it-in = Le remplir pour tout le monde
first_martians-event-empty-roster-choice-fill-it-in-told = { $name } écrit sans s’arrêter et prend les nuits. On s’y tient. De remerciements, il n’y en a pas, et personne n’en attend.
first_martians-event-empty-roster-choice-leave-it-empty = Le laisser vide
first_martians-event-empty-roster-choice-leave-it-empty-told = La semaine commence sans noms. Certaines choses se font deux fois, d’autres jamais, et chacun saurait dire lesquelles.
first_martians-event-empty-roster-choice-let-darmstadt = Laisser faire Darmstadt
first_martians-event-empty-roster-choice-let-darmstadt-told = Le tableau est là dans l’heure, et il est juste ; c’est bien l’ennui. À lire les quarts, on sait comment les autres ont réellement dormi. Un nom n’a reçu aucune nuit. Personne ne le dit, et ce soir-là les portes se ferment tout doucement.

first_martians-event-violet-nights = Nuits violettes
first_martians-event-violet-nights-scene = Il faut aux semis malades dix-huit heures de lumière, et l’endroit le plus chaud qui reste est le couloir, devant les couchettes. Un trait violet brûle sous chaque porte, à deux heures, à trois heures, à quatre. Aucune plainte. On parle seulement un peu moins au petit déjeuner.
first_martians-event-violet-nights-action = Coudre des rideaux de parachute
first_martians-event-violet-nights-done = Dans la soie du parachute de freinage, { $name } coud des rideaux, à points de voilier. Derrière, il fait de nouveau nuit.
first_martians-event-violet-nights-consequence = Quelqu’un a tiré la prise dans un demi-sommeil ; au matin, nul ne sait qui. Les feuilles pendent comme du papier mouillé, et la minuterie ne repart pas.
first_martians-event-violet-nights-follow-up = À midi, { $name } s’endort sur le microscope, au beau milieu d’un comptage. On reprend à un.

first_martians-event-row-seven = Le rang sept
first_martians-event-row-seven-scene = Le rang sept est le seul à s’être remis, et Darmstadt en crédite la nouvelle formule : dès demain, tous y auront droit. Une chose n’est pas dans le journal. Chaque nuit, le rang sept a reçu aussi une demi-tasse d’eau potable, prise sur la ration de quelqu’un, versée dans le noir et contre toutes les règles de l’essai. Ce quelqu’un, c’est { $name }.
first_martians-event-row-seven-action = En prendre la graine
first_martians-event-row-seven-done = { $name } caresse les épis du rang sept au-dessus d’une feuille, jusqu’à ce qu’un grain y reste, intact. Il ne pèse presque rien, et on le porte à la boîte à deux mains.
first_martians-event-row-seven-consequence = Deux jours plus tard, le liseré gris est revenu, sur le rang sept aussi. Il y a moins à récolter, et le laboratoire est plein de feuilles à examiner une par une.
first_martians-event-row-seven-choice-own-up = Avouer
first_martians-event-row-seven-choice-own-up-told = { $name } le dit à la caméra, la tasse à la main. Ruth se tait plus longtemps qu’il n’en faut à la lumière. Puis l’essai est nul, et le laboratoire recommence au rang un.
first_martians-event-row-seven-choice-keep-watering = Continuer sans rien dire
first_martians-event-row-seven-choice-keep-watering-told = Une demi-tasse chaque nuit, et pour autant de rangs qu’on peut en atteindre dans le noir. Les feuilles se redressent. Un matin, { $name } se lève de table trop vite et n’arrive pas jusqu’à la porte.
first_martians-event-row-seven-choice-keep-watering-later = Six laboratoires ont travaillé sur cette formule, et pas un ne parvient à refaire le rang sept. Ruth demande à { $name } s’il a reçu autre chose, et on entend quelle réponse elle espère.
first_martians-event-row-seven-choice-cut-it = Le couper avant qu’il ne trompe
first_martians-event-row-seven-choice-cut-it-told = Avant que le résultat ne fasse école, { $name } coupe le rang, racine et feuille, dans des sachets numérotés. Ce qu’il y a dedans, n’importe qui peut le mesurer. Ce soir il y en a moins dans les assiettes, et de la porte on voit le vide entre le six et le huit.

first_martians-event-last-window = La dernière fenêtre
first_martians-event-last-window-scene = Avant que le Soleil ne passe entre les deux planètes, Darmstadt peut accorder aux familles une fenêtre encore : dix minutes, pour eux tous. Ensuite, le peu qui passera encore sera pour le travail. C’est à { $name } de dire comment on partage les minutes.
first_martians-event-last-window-action = Envoyer le reste par écrit
first_martians-event-last-window-done = Ce qui n’a pas été dit, { $name } le serre en texte nu, sans images, presque sans espaces. Cela part dans les dernières secondes, page après page.
first_martians-event-last-window-consequence = Le bruit arrive plus tôt que prévu et emporte ce qu’un enfant allait demander. Un mot a passé : « Quand ».
first_martians-event-last-window-choice-share-it-out = Partager à égalité
first_martians-event-last-window-choice-share-it-out-told = Pour chacun autant, au chronomètre. On parle du temps qu’il fait et des courses, et quand on en vient à l’essentiel, c’est fini.
first_martians-event-last-window-choice-give-it-to-one = Tout donner à une personne
first_martians-event-last-window-choice-give-it-to-one-told = L’un d’eux a une raison, et les autres la connaissent. Ils vont faire couler l’eau dans la cuisine, pour ne pas entendre.

first_martians-event-ruths-last-shift = Le dernier quart de Ruth
first_martians-event-ruths-last-shift-scene = Au bas de la liste des travaux, pour { $name } seulement, une note de Ruth Feldmann. Quand le Soleil se sera écarté, elle ne sera plus là ; on la remplace, et l’équipage ne doit pas le savoir avant que le mât soit debout. Elle ne demande rien. Elle voulait l’avoir dit à quelqu’un.
first_martians-event-ruths-last-shift-action = Lui envoyer une photo
first_martians-event-ruths-last-shift-done = { $name } envoie à Darmstadt une photo de l’emplacement du mât au crépuscule, avec l’heure et le vent, comme Ruth aime. « Je vois tout », répond-elle.
first_martians-event-ruths-last-shift-consequence = Ruth lit la liste des travaux jusqu’au milieu. Puis c’est la relève, et une voix qu’aucun d’eux ne connaît reprend à la ligne suivante ; le premier ordre est déjà une erreur.
first_martians-event-ruths-last-shift-choice-tell-the-others = Le dire aux autres
first_martians-event-ruths-last-shift-choice-tell-the-others-told = Ils l’apprennent debout, les outils à la main. Puis chacun veut lui dire quelque chose, et l’heure du travail est passée.
first_martians-event-ruths-last-shift-choice-keep-her-secret = Le garder pour soi
first_martians-event-ruths-last-shift-choice-keep-her-secret-told = { $name } souhaite bonne nuit à Ruth comme tous les soirs, et y met un instant de trop.
first_martians-event-ruths-last-shift-choice-keep-her-secret-later = Son successeur, déjà assis près d’elle, se présente, et { $name } n’a pas l’air de l’apprendre. Il n’en faut pas plus aux autres.

first_martians-event-left-hand = La main gauche
first_martians-event-left-hand-scene = Samuel sert le thé, et le bec tinte contre le bord du gobelet, cinq fois, six fois, tout bas. Il passe la théière dans sa main droite. Sur l’écran mural, le journal médical demande, comme chaque matin, s’il y a quelque chose d’inhabituel.
first_martians-event-left-hand-action = Ranger l’infirmerie
first_martians-event-left-hand-done = { $name } vide les armoires de l’infirmerie et les remplit autrement : tout est à présent du côté droit. Aucune raison n’est demandée, aucune n’est donnée.
first_martians-event-left-hand-consequence = La nuit, un plateau tombe. Quand la lumière s’allume, Samuel est à genoux parmi les instruments, et au-dessus de lui l’écran de l’analyseur s’est éteint.
first_martians-event-left-hand-choice-write-it-down = L’inscrire au journal
first_martians-event-left-hand-choice-write-it-down-told = Huit mots, tapés de la main droite. Darmstadt le remercie et décide que désormais quelqu’un se tiendra près de lui chaque fois qu’il soignera.
first_martians-event-left-hand-choice-write-nothing = Ne rien inscrire
first_martians-event-left-hand-choice-write-nothing-told = « Rien d’inhabituel », écrit Samuel, et il se relit comme si un autre médecin l’avait écrit.
first_martians-event-left-hand-choice-write-nothing-later = Une ampoule éclate sur le sol de l’infirmerie. Samuel a balayé le verre avant qu’on ait pu l’interroger ; ce qui a coulé sous l’armoire, il ne le voit pas.

first_martians-event-seven-stitches = Sept points
first_martians-event-seven-stitches-scene = Un arbre de transmission a ouvert la paume d’Anneli, du pouce au poignet. Assise au bord de la table, elle siffle entre ses dents. Samuel enfile l’aiguille au troisième essai. Dès le deuxième, elle a cessé de siffler.
first_martians-event-seven-stitches-action = Finir le travail sur l’arbre
first_martians-event-seven-stitches-done = { $name } finit le travail sur l’arbre et revisse le carter, qui aurait dû s’y trouver.
first_martians-event-seven-stitches-consequence = Sous le pansement, la main d’Anneli devient brûlante. Samuel rouvre la plaie la nuit, pendant que les autres dorment, et maintenant ils sont deux à se taire.
first_martians-event-seven-stitches-choice-let-him-sew = Laisser Samuel recoudre
first_martians-event-seven-stitches-choice-let-him-sew-told = Sept points, lents, le poignet gauche calé contre son genou à elle. Anneli regarde l’aiguille, pas lui, et ne demande rien.
first_martians-event-seven-stitches-choice-use-adhesive = Fermer à la colle
first_martians-event-seven-stitches-choice-use-adhesive-told = Anneli prend le tube sur le plateau et ferme la plaie comme elle fermerait un tuyau. Samuel lui tient la lampe, des deux mains.
first_martians-event-seven-stitches-choice-use-adhesive-later = La plaie se rouvre dans le gant, le boulon à mi-course. Anneli ne dit rien tant qu’il n’est pas serré ; on verra plus tard qu’il ne l’était pas.

first_martians-event-handwriting = Une écriture
first_martians-event-handwriting-scene = Trois étiquettes sont alignées sur la paillasse de Noor : une du voyage, une de l’atterrissage, une de la semaine dernière. Elle les regarde comme elle regarderait une feuille. Samuel entre chercher les prélèvements de sang, voit les étiquettes et pose la boîte.
first_martians-event-handwriting-action = Vérifier les doses
first_martians-event-handwriting-done = { $name } reprend chaque dose des dernières semaines, au milligramme. Elles étaient justes, toutes.
first_martians-event-handwriting-consequence = Une dose était fausse, d’une virgule. { $name } s’en aperçoit vers midi, à un sifflement dans les oreilles qui ne s’arrête pas.
first_martians-event-handwriting-choice-ask-him = L’interroger
first_martians-event-handwriting-choice-ask-him-told = Il répond de sa voix de médecin, comme s’il s’agissait de la main d’un autre. Noor demande ce qu’il ne peut plus faire seul, prend une feuille et dresse la liste.
first_martians-event-handwriting-choice-put-them-away = Ranger les étiquettes
first_martians-event-handwriting-choice-put-them-away-told = Noor fait glisser les étiquettes dans le tiroir et dit qu’elle a un peu de temps ; elle pourrait écrire pour eux deux. Du temps, elle n’en a pas.

first_martians-event-rope = La corde
first_martians-event-rope-scene = Mateus veut voir l’intérieur de la faille, derrière le terrain d’atterrissage : quarante mètres à pic, et quelqu’un en haut pour tenir la corde. C’est le tour d’Anneli. Elle la décroche, la fait filer tout entière entre ses gants et la raccroche.
first_martians-event-rope-action = Éprouver la corde
first_martians-event-rope-done = { $name } y suspend le double de la charge et l’y laisse. Le poids redescendu, la corde ne s’est pas allongée d’un doigt.
first_martians-event-rope-consequence = Dans son sommeil, Anneli crie un nom, celui d’Aitken. Ensuite on l’entend parcourir le HUB et essayer les mousquetons un à un, jusqu’à la sonnerie du réveil.
first_martians-event-rope-choice-leave-it-to-her = Lui laisser la corde
first_martians-event-rope-choice-leave-it-to-her-told = « Toi, ou personne », dit Mateus. Elle veut un jour pour les ancrages, le garage pour elle, et qu’on ne lui parle pas.
first_martians-event-rope-choice-tie-it-to-scorpio = L’attacher à Scorpio
first_martians-event-rope-choice-tie-it-to-scorpio-told = « Scorpio, ce qu’on lui donne, il le tient », dit Anneli, et c’est elle qui conduit le gros rover jusqu’au bord qui s’effrite. Elle ne vient pas dîner.

first_martians-event-forty-metres = Quarante mètres
first_martians-event-forty-metres-scene = À trente mètres, le bord cède. Des pierres frôlent le casque de Mateus, la corde a un sursaut, puis ne bouge plus, raide comme une barre. Dans la radio, le souffle d’Anneli et, aussitôt après, bien égal, son sifflotement.
first_martians-event-forty-metres-action = Consolider le bord
first_martians-event-forty-metres-done = { $name } plante deux ancrages dans la roche saine et peint la date à côté. Qui descend désormais descend sur deux cordes.
first_martians-event-forty-metres-consequence = La dalle suivante se détache sans personne alentour. Froggy, garé trop près, la suit des roues avant et reste suspendu au-dessus du vide.
first_martians-event-forty-metres-choice-haul-him-up = Le remonter
first_martians-event-forty-metres-choice-haul-him-up-told = À la force des bras, sans treuil. Mateus passe le bord, les sacs vides et les os entiers. Les gants d’Anneli n’ont plus de paumes ; il faudra en ajuster une paire avant toute autre sortie.
first_martians-event-forty-metres-choice-let-him-finish = Le laisser finir
first_martians-event-forty-metres-choice-let-him-finish-told = « Encore dix », dit Mateus, et elle les lui donne, un mètre après l’autre, pendant que son air baisse. Dans la couche la plus basse, il détache un morceau. En haut, quand il le lui tend, elle ne peut plus ouvrir les poings.

first_martians-event-six-pages = Six pages
first_martians-event-six-pages-scene = En cherchant un formulaire, Mateus la trouve dans les papiers de Noor : son objection à la fenêtre de lancement, six pages, tous les chiffres justes. Sur la septième feuille, sa signature, en faveur du lancement. Pour le barrage au-dessus de chez son frère aussi, quelqu’un avait signé, quelqu’un qui savait compter.
first_martians-event-six-pages-action = Refaire les calculs
first_martians-event-six-pages-done = { $name } reprend les six pages ligne à ligne et y trouve le seul danger auquel on puisse encore parer : un joint, seize vis, une demi-journée.
first_martians-event-six-pages-consequence = Ce que Noor avait décrit page quatre se produit, en petit. Dans le froid de la nuit, un joint se rétracte et lâche.
first_martians-event-six-pages-choice-show-her = Les poser devant elle
first_martians-event-six-pages-choice-show-her-told = Noor relit ses propres phrases jusqu’au bout. « Je voulais voir, dit-elle. Plus que je n’avais peur. » Pour tout le reste, Mateus avait une réponse prête.
first_martians-event-six-pages-choice-put-them-back = Les remettre en place
first_martians-event-six-pages-choice-put-them-back-told = Mateus égalise les feuilles et les remet où elles étaient. Toute la journée, il travaille à l’autre bout de la paillasse, dos au mur, la sortie sous les yeux.

first_martians-event-psalm-for-a-house = Un psaume pour une maison
first_martians-event-psalm-for-a-house-scene = Le dimanche, Samuel lit un psaume parce que son père le lui a demandé, comme on va à un rendez-vous, sans remuer les lèvres. Cette fois, Mateus est à côté de lui. C’est le jour où le barrage a cédé, et il demande si l’on pourrait le lire à voix haute, pour la maison.
first_martians-event-psalm-for-a-house-action = Écrire au père de Samuel
first_martians-event-psalm-for-a-house-done = Le père de Samuel reçoit une lettre de Mars : quel jour c’était, qui était à table, et qui avait tenu à y être. En bas, { $name } signe.
first_martians-event-psalm-for-a-house-consequence = La nuit, Mateus ouvre les portes du HUB, l’une après l’autre, jusqu’à la dernière. C’est la chute de pression qui réveille les autres. « Il fallait que je sache si elles s’ouvrent », dit-il.
first_martians-event-psalm-for-a-house-choice-read-it = Le lire à voix haute
first_martians-event-psalm-for-a-house-choice-read-it-told = La voix de Samuel tient jusqu’au verset des eaux. Mateus dit la suite avec lui, en portugais. La ronde du soir, personne ne la fait, et personne n’y pense avant le lendemain.
first_martians-event-psalm-for-a-house-choice-tell-him = Lui dire la vérité
first_martians-event-psalm-for-a-house-choice-tell-him-told = « Je les lis, c’est tout, dit Samuel. Je n’y crois pas. » Mateus réfléchit un bon moment. « Moi non plus, dit-il. Mais eux, dans la maison, si. » Le livre reste fermé entre eux.

first_martians-event-blank-card = La carte sans étiquette
first_martians-event-blank-card-scene = Quand les commandes ont lâché, cette nuit, il fallait de la mémoire à Anneli, et dans un tiroir traînait une carte sans étiquette. À six heures, tout marchait. À sept, Noor ouvre le tiroir : c’est sur cette carte qu’étaient les lettres de Salma, toutes les vingt-six.
first_martians-event-blank-card-action = Récupérer les lettres
first_martians-event-blank-card-done = Sur vingt-six, neuf reviennent, dont deux à moitié. { $name } les imprime, sur le bon papier.
first_martians-event-blank-card-consequence = Noor se met à réécrire les lettres de mémoire et s’arrête à la neuvième. Elle reste devant la feuille et n’entend pas qu’on lui parle.
first_martians-event-blank-card-choice-own-up = Avouer tout de suite
first_martians-event-blank-card-choice-own-up-told = « C’était moi. J’ai fait vite, je n’ai pas regardé », dit Anneli depuis le seuil. Noor hoche la tête, la remercie pour la réparation, et ce jour-là on ne travaille plus au laboratoire.
first_martians-event-blank-card-choice-search-first = D’abord tenter de les sauver
first_martians-event-blank-card-choice-search-first-told = Anneli ne dit rien et passe ses nuits sur la carte, avec tous les lecteurs du HUB. Dans la pièce voisine, Noor retourne ses tiroirs pour la troisième fois.

first_martians-event-written-again = Les lettres récrites
first_martians-event-written-again-scene = C’est sûrement Ruth qui le lui a dit. Vingt-six, ça fait beaucoup, écrit Salma, mais elle les sait encore presque toutes, et sur certaines choses elle a changé d’avis. Elle en enverra une chaque soir, si c’est permis. La première est jointe ; elle commence par une correction.
first_martians-event-written-again-action = Lui dessiner la vallée
first_martians-event-written-again-done = { $name } dessine la vallée à midi, Scorpio à côté pour l’échelle, et une flèche vers la seule fenêtre éclairée. Salma saura à qui elle est.
first_martians-event-written-again-consequence = La dernière lettre fait trois lignes. Est-ce qu’elles se perdent encore, demande Salma, ou est-ce que personne n’a le temps de lire ?
first_martians-event-written-again-follow-up = Sous la lettre de ce soir, une ligne pour { $name } : « Et toi, qu’est-ce que tu vois de là où tu dors ? » On a laissé de la place pour la réponse.
