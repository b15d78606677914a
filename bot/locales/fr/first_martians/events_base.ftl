# Événements de mission de First Martians qui se jouent dans la base. Tout l’équipage lit les scènes.

first_martians-event-farm-alarm = Alerte à la ferme
first_martians-event-farm-alarm-scene = À quatre heures du matin, les lampes de la ferme passent à pleine puissance et y restent. Le temps qu’une main atteigne l’interrupteur, les laitues les plus proches de la vitre pendent, cuites, à leurs tiges. La minuterie indique la bonne heure. C’est le relais, derrière, qui n’obéit plus.
first_martians-event-farm-alarm-action = Nettoyer le relais des lampes
first_martians-event-farm-alarm-done = { $name } passe de la toile émeri entre les contacts et attend à côté, un cycle entier. À la minute dite, le soir tombe sur les bacs.
first_martians-event-farm-alarm-consequence = Les contacts se soudent, et le disjoncteur fait ce pour quoi on l’a construit : il coupe la ferme du réseau. Derrière la vitre, les bacs sont noirs.

first_martians-event-dust-on-the-panels = Poussière sur les panneaux
first_martians-event-dust-on-the-panels-scene = De toute la semaine, le vent n’a guère été qu’un souffle, et cela a suffi. Sur l’écran de la caméra, les panneaux ont pris la couleur du sol ; un liseré bleu dit encore où ils s’arrêtent. À midi, à l’heure où elle devrait monter, la courbe de charge reste plate.
first_martians-event-dust-on-the-panels-action = Balayer les panneaux
first_martians-event-dust-on-the-panels-done = { $name } descend les rangées avec le long balai. Cellule après cellule, le bleu revient, et depuis la base quelqu’un lit à la radio le courant qui remonte, sans qu’on le lui ait demandé.
first_martians-event-dust-on-the-panels-consequence = Le gel de la nuit a pris la poussière comme du plâtre, et dessous une rangée de cellules s’est éteinte. Le chemin du petit déjeuner passe désormais devant la jauge des batteries.

first_martians-event-last-letter = La dernière lettre
first_martians-event-last-letter-scene = Avec le courrier du matin arrive une page numérisée, d’une écriture que personne ne connaît. Elle est de la femme qui dirigeait les soudeurs de la coque du HUB ; elle est morte au printemps et voulait qu’on l’envoie une fois que des gens auraient dormi entre ses murs. Elle y dresse, numéro par numéro, la liste des soudures qu’elle referait. Ruth Feldmann n’a pas ajouté un mot, et la page n’est parvenue qu’à { $name }.
first_martians-event-last-letter-action = Éprouver les soudures
first_martians-event-last-letter-done = Avec de l’eau savonneuse et une lampe, { $name } suit la liste jusqu’au dernier numéro. Le soir, le mur est redevenu un mur, avec des photographies dessus.
first_martians-event-last-letter-consequence = Personne n’éprouve la coque, et personne ne s’y fie plus. L’un après l’autre, les matelas s’éloignent de la paroi extérieure.
first_martians-event-last-letter-follow-up = { $name } rêve d’une main qui tire un cordon de métal le long d’un joint et s’arrête avant le bout. Le sommeil ne reviendra pas cette nuit, ni la patience le lendemain.
first_martians-event-last-letter-choice-read-aloud = La lire à voix haute
first_martians-event-last-letter-choice-read-aloud-told = { $name } lit jusqu’à la dernière ligne. Personne n’accuse cette femme ; on rapproche les chaises, on va chercher le plan de la coque. Désormais, chaque craquement a un numéro.
first_martians-event-last-letter-choice-keep-silent = La garder pour soi
first_martians-event-last-letter-choice-keep-silent-told = { $name } range la page, et savoir donne de l’aplomb. Les autres ont vu le voyant du récepteur. On pose la question une fois, puis on ne la pose plus.

first_martians-event-filter-mould = Moisissure dans le filtre
first_martians-event-filter-mould-scene = Le filtre sort de son cadre couvert d’un duvet gris qui cède sous le pouce. Depuis des jours, l’air des pièces à vivre avait un goût de cave. On sait maintenant ce que l’on respirait.
first_martians-event-filter-mould-action = Poser un filtre neuf
first_martians-event-filter-mould-done = { $name } met en place le filtre neuf et brûle l’ancien. Le premier air qui en sort ne sent rien du tout, et l’un après l’autre ils viennent se tenir sous la grille.
first_martians-event-filter-mould-consequence = { $name } a trop longtemps respiré les spores. Ce que l’examen révèle ne passera pas tout seul.
first_martians-event-filter-mould-choice-scrub-at-night = Récurer les gaines cette nuit
first_martians-event-filter-mould-choice-scrub-at-night-told = { $name } récure au chlore jusqu’à l’aube, ventilation coupée. Les gaines brillent. Ce que la toux ramène au petit matin est strié de rouge.
first_martians-event-filter-mould-choice-wait-for-day = Attendre le jour
first_martians-event-filter-mould-choice-wait-for-day-told = Une nuit encore, le filtre retourne à sa place tel qu’il est. Au matin, le gris a gagné les raccords des gaines, et des ventilateurs qu’on n’entendait jamais peinent.

first_martians-event-tremor = Secousse
first_martians-event-tremor-scene = Une tasse traverse la table et s’arrête au bord. Puis le sol bouge encore, longuement, profondément, comme si l’on traînait un fardeau sous la vallée. De la poussière coule des chemins de câbles. Quand c’est fini, il faut aux pompes un instant de trop pour retrouver leur cadence.
first_martians-event-tremor-action = Resserrer les ancrages
first_martians-event-tremor-done = Boulon après boulon, { $name } ramène les ancrages à leurs repères. Quand le sol joue de nouveau, la base joue avec lui, d’un seul tenant.
first_martians-event-tremor-consequence = La secousse suivante vient de nuit, à peine plus forte qu’une porte qui claque. Cette fois, quelque chose lâche dans les installations.
first_martians-event-tremor-choice-check-outside = Contrôler dehors
first_martians-event-tremor-choice-check-outside-told = À la lueur des phares, { $name } fait le tour du HUB avec Scorpio et resserre le plus mal en point des ancrages. Sur le retour, quelque chose se met à cogner dans la suspension du rover.
first_martians-event-tremor-choice-stay-inside = Rester à l’intérieur
first_martians-event-tremor-choice-stay-inside-told = Le sas reste fermé. On demeure assis, le casque à portée de main, à attendre la secousse suivante. Elle ne vient pas, et d’heure en heure elle continue de ne pas venir.

first_martians-event-water-debt = Dette d’eau
first_martians-event-water-debt-scene = Jour après jour, le recycleur a rendu un peu moins qu’il ne prenait, et la différence s’est perdue dans les arrondis. Ce soir, le flotteur de la citerne touche une marque que personne ne lui a jamais vu toucher. Ce qui manque a été bu depuis longtemps.
first_martians-event-water-debt-action = Décrasser le recycleur à l’oxygène
first_martians-event-water-debt-done = { $name } envoie de l’oxygène dans le réacteur encrassé jusqu’à ce qu’il se soit nettoyé par le feu. Le flotteur décolle de sa marque et, pour la première fois depuis des jours, on entend quelqu’un se laver.
first_martians-event-water-debt-consequence = À l’infirmerie, le stérilisateur se retrouve à sec au milieu d’un cycle. On fait désormais bouillir les instruments à la main, dans ce qui reste, et qui remplit une tasse sent tous les yeux sur ses doigts.
first_martians-event-water-debt-choice-ration-water = Rationner l’eau
first_martians-event-water-debt-choice-ration-water-told = { $name } grave un trait sur chaque gourde. Les lavabos restent secs. À midi, les lèvres sont fendues et les réponses brèves.
first_martians-event-water-debt-choice-tap-the-farm = Puiser à la ferme
first_martians-event-water-debt-choice-tap-the-farm-told = { $name } ouvre la vidange sous les bacs et laisse l’eau nourricière filer vers la citerne. Ce qui pousse dans le coin le plus sec baisse les feuilles le soir même et ne les relève plus.

first_martians-event-garage-fire = Feu au garage
first_martians-event-garage-fire-scene = Une flamme bleue, pas plus longue qu’un doigt, se dresse sur le rail de charge du garage et ne fait aucun bruit. L’extincteur en vient à bout au second essai. Tout autour, l’acier restera brûlant pendant des heures, et des fils d’isolant fondu pendent du plafond sur le seul passage vers les rovers.
first_martians-event-garage-fire-action = Démonter le rail de charge
first_martians-event-garage-fire-done = { $name } met le rail à nu. Derrière, le feu a laissé intact un connecteur, qui rejoint la caisse des pièces de rechange.
first_martians-event-garage-fire-consequence = Dans la nuit, un nouvel arc jaillit du rail et prive le garage de son alimentation. Au matin, Froggy est toujours à la borne, son câble fondu dans la prise.
first_martians-event-garage-fire-follow-up = Le jour de l’incendie, c’était une cloque dont il ne valait pas la peine de parler. Sous le gant, elle s’est infectée, et { $name } ne peut plus fermer la main.

first_martians-event-silent-radio = Radio muette
first_martians-event-silent-radio-scene = L’heure de Darmstadt arrive, et le haut-parleur ne donne que son propre souffle. On laisse passer les quatorze minutes, puis autant encore. L’émetteur se déclare en état de marche. Personne ne dit bonne nuit.
first_martians-event-silent-radio-action = Pousser l’émetteur
first_martians-event-silent-radio-done = { $name } pousse l’amplificateur au-delà de ce que permet sa plaque et l’y maintient. Une demi-heure plus tard, la voix de Ruth Feldmann est dans la pièce, enrouée, et les appelle chacun par son nom. Le relais avait tourné son antenne ; elle a parlé tout ce temps.
first_martians-event-silent-radio-consequence = Encore un soir sans une voix de la Terre. La console reste allumée, bien que personne ne s’y assoie plus, et les portes se ferment plus fort qu’il n’est besoin.

first_martians-event-night-frost = Gel nocturne
first_martians-event-night-frost-scene = Dehors, la température passe sous tout ce que le journal a noté cette année, et il n’est pas minuit. Dans les pièces à vivre, une rosette de glace a poussé autour de chaque boulon de la paroi extérieure. Les haleines restent suspendues au-dessus des couchettes.
first_martians-event-night-frost-action = Emmailloter les boulons glacés
first_martians-event-night-frost-done = { $name } enroule chaque boulon dans des bandes de couverture. Vers le soir, les radiateurs s’arrêtent d’eux-mêmes, et ce qu’ils épargnent va à la réserve.
first_martians-event-night-frost-consequence = Derrière les panneaux, un craquement, comme d’une branche sèche. Le froid a trouvé le point le plus faible des pièces à vivre.
first_martians-event-night-frost-choice-heat-the-rooms = Chauffer les pièces
first_martians-event-night-frost-choice-heat-the-rooms-told = { $name } donne la réserve aux radiateurs. Les rosettes fondent et ruissellent le long du mur, et la charge des batteries s’écoule avec elles.
first_martians-event-night-frost-choice-sleep-cold = Dormir dans le froid
first_martians-event-night-frost-choice-sleep-cold-told = On se couche dans une seule pièce, sous tout ce qui est en tissu. { $name } veille aux vannes ; au matin, le bout de deux doigts est blanc et ne reprend pas couleur.

first_martians-event-seed-in-the-dust = Une graine dans la poussière
first_martians-event-seed-in-the-dust-scene = Parmi les peluches et les radicelles, dans le piège à poussière de la ferme, repose une graine qui ne figure sur aucune liste. Elle est brune, pas plus grosse qu’un grain de riz, et sur son flanc une ligne claire montre où elle a commencé de s’ouvrir. Elle a dû venir dans un revers ou dans une botte, depuis la Terre.
first_martians-event-seed-in-the-dust-action = Désinfecter les bacs
first_martians-event-seed-in-the-dust-done = { $name } rince racine après racine au peroxyde et descend les lampes d’une largeur de main. Les feuilles répondent dans la journée ; bientôt elles se touchent.
first_martians-event-seed-in-the-dust-consequence = Depuis le piège à poussière, une toile blanche a rampé jusqu’aux racines les plus proches. Ce qu’elle a atteint, on l’arrache et on le brûle.
first_martians-event-seed-in-the-dust-choice-sow-the-find = La garder pour les semis
first_martians-event-seed-in-the-dust-choice-sow-the-find-told = { $name } la porte à travers les pièces à vivre jusqu’à la réserve de semences, dans sa paume ouverte. Ce qui collait à l’enveloppe a fait le même chemin.
first_martians-event-seed-in-the-dust-choice-study-the-find = L’étudier
first_martians-event-seed-in-the-dust-choice-study-the-find-told = Au laboratoire, { $name } la glisse sous la lentille. Le tégument est couvert de filaments qui ne sont pas les siens, et ensuite on a beau se laver les mains, ce n’est jamais assez long.

first_martians-event-loose-antenna = Antenne desserrée
first_martians-event-loose-antenna-scene = Quelque chose cogne sur le toit, sans rythme, si bien qu’on ne cesse pas d’attendre le coup suivant. À chaque coup, les chiffres sautent sur les consoles. Le mât de l’antenne a pris du jeu, et ce qu’un écran affirme peut être faux avant que la main ne soit sur la commande.
first_martians-event-loose-antenna-action = Resserrer le mât
first_martians-event-loose-antenna-done = { $name } s’allonge sur le toit et serre le collier jusqu’à ce que la clé dérape. En bas, les chiffres s’immobilisent. Certaines des pannes que l’on traquait n’avaient jamais existé.
first_martians-event-loose-antenna-consequence = Le câble s’est usé jusqu’à l’âme sur l’arête du toit. Les consoles montrent toujours ce qu’elles ont reçu en dernier, il y a des heures, et on ne gouverne rien avec cela.

first_martians-event-quarrel-over-duty = Querelle de corvées
first_martians-event-quarrel-over-duty-scene = Cela commence par le filtre des toilettes : à qui c’était le tour, qui a été épargné, qui est sorti trop souvent cette semaine. Bientôt, il s’agit d’une phrase prononcée au deuxième mois du vol. Le tableau de service, près de la cuisine, a perdu un coin, et c’est à { $name } qu’on demande de trancher.
first_martians-event-quarrel-over-duty-action = S’asseoir ensemble
first_martians-event-quarrel-over-duty-done = { $name } fait du thé et laisse chacun aller au bout. Il y faut jusqu’à minuit. Au matin, le filtre est changé.
first_martians-event-quarrel-over-duty-consequence = On suit le tableau à la minute, et au-delà de la minute plus une main ne se tend. On mange par équipes.
first_martians-event-quarrel-over-duty-choice-side-with-one = Prendre parti
first_martians-event-quarrel-over-duty-choice-side-with-one-told = { $name } dit qui en a fait trop peu. L’avoir dit soulage. C’est vrai, en plus, et ce n’en est pas plus facile à pardonner.
first_martians-event-quarrel-over-duty-choice-split-the-work = Répartir à nouveau le travail
first_martians-event-quarrel-over-duty-choice-split-the-work-told = { $name } rédige un tableau qui n’épargne personne, et les voix retombent. Les heures libres de demain appartiennent aux seaux et aux brosses.

first_martians-event-wrong-thread = Le mauvais filetage
first_martians-event-wrong-thread-scene = Une heure durant, le premier raccord de la ligne de secours refuse de prendre. Puis un calibre dit pourquoi : les raccords viennent de deux usines, taillés selon deux normes, à un cheveu l’une de l’autre, mêlés dans une même caisse. Ruth Feldmann le confirme et n’excuse rien. Les tuyaux qui doivent faire le second poumon de la base encombrent le sol de l’atelier.
first_martians-event-wrong-thread-action = Trier les raccords
first_martians-event-wrong-thread-done = { $name } a essayé chaque raccord du bout des doigts et les a couchés en deux rangs sur la bâche. À la fin, il y en a assez pour les tuyaux, et une bonne pièce de trop.
first_martians-event-wrong-thread-consequence = Quelqu’un met la grande clé sur un raccord qui ne va pas. C’est l’étau qui casse, arraché de l’établi avec ses boulons. Que ce n’est la faute de personne, on le répète trop souvent et trop fort.
first_martians-event-wrong-thread-choice-cut-new-threads = Retailler les filetages
first_martians-event-wrong-thread-choice-cut-new-threads-told = { $name } reste au tour jusqu’à ce que les traits de l’échelle se brouillent. Les copeaux couvrent l’établi et le sol ; avant de bâtir quoi que ce soit d’autre ici, il faudra quelqu’un pour faire de la place.
first_martians-event-wrong-thread-choice-seal-with-resin = Combler à la résine
first_martians-event-wrong-thread-choice-seal-with-resin-told = { $name } visse les raccords aussi loin qu’ils vont et comble le reste à la résine. C’est étanche, au manomètre, aujourd’hui. Mais les pompes doivent forcer davantage.
first_martians-event-wrong-thread-choice-seal-with-resin-later = La résine devient cassante au froid. Un joint scellé par { $name } lâche avec une quinte de toux et entraîne son voisin.

first_martians-event-second-circuit = Le second circuit
first_martians-event-second-circuit-scene = La barre du circuit de secours est prête, un rail de cuivre long comme le bras. D’après le manuel, la base doit rester morte une heure pendant qu’on la pose : ni pompes, ni ventilateurs, ni lumière. Une note en marge dit que cela s’est fait sous tension. De toute façon, la barre ne tiendra qu’à une épissure conçue pour des essais.
first_martians-event-second-circuit-action = Refaire l’épissure
first_martians-event-second-circuit-done = { $name } sectionne l’épissure noircie et pose un vrai connecteur. Ce qui se perdait là en chaleur arrive maintenant aux batteries.
first_martians-event-second-circuit-consequence = L’épissure rougit, goutte et se rompt. Avec tous ses écrans d’un coup, le centre de contrôle tombe du réseau.
first_martians-event-second-circuit-choice-go-dark = Couper le courant
first_martians-event-second-circuit-choice-go-dark-told = { $name } abaisse l’interrupteur général. Quand les ventilateurs se sont tus, on s’entend respirer les uns les autres, et pendant une heure chacun essaie de le faire un peu moins.
first_martians-event-second-circuit-choice-work-live = Travailler sous tension
first_martians-event-second-circuit-choice-work-live-told = Debout sur du caoutchouc, une main dans le dos, { $name } tourne les écrous au toucher. Au dernier, un éclair blanc, et la paume brûle à travers le gant. Mais l’écrou est serré, et la main n’a pas lâché.

first_martians-event-sinking-leg = Le pied qui s’enfonce
first_martians-event-sinking-leg-scene = Les moteurs de l’atterrissage ont chauffé le sol, et depuis il ne tient plus en place. Sa glace s’en va en vapeur, et un pied de l’atterrisseur est descendu d’une main dans ce qui en reste, fin comme de la farine. Une bouteille posée sur le plancher de la cabine roule chaque fois vers la même cloison. Contre cette cloison, la moitié de la base est encore emballée.
first_martians-event-sinking-leg-action = Asseoir le pied sur la roche
first_martians-event-sinking-leg-done = Sous la farine, { $name } trouve la roche, et garnit la fosse de dalles jusqu’à ce que le pied repose dessus. La bouteille reste où on la met.
first_martians-event-sinking-leg-consequence = Avant le lever du soleil, le pied crève la croûte. Tout ce qui tenait debout glisse ; parmi les installations, quelque chose se déchire, et l’on attend le jour en scaphandre.
first_martians-event-sinking-leg-choice-jack-it-up = Le relever aux vérins
first_martians-event-sinking-leg-choice-jack-it-up-told = Toute la nuit, { $name } maintient les vérins sous pression et lit le niveau toutes les dix minutes. Le pied remonte d’un doigt ; les batteries descendent davantage.
first_martians-event-sinking-leg-choice-tie-to-scorpio = L’amarrer à Scorpio
first_martians-event-sinking-leg-choice-tie-to-scorpio-told = { $name } conduit Scorpio du côté haut, passe un câble dans le châssis et le tend. L’atterrisseur ne penche pas davantage. Pour l’instant, le rover en fait partie.

first_martians-event-buried-crate = La caisse ensevelie
first_martians-event-buried-crate-scene = Les caisses étaient dans la vallée avant l’équipage, posées bien en rang, jusqu’à ce que les moteurs de l’atterrissage soufflent la plaine par-dessus. Toutes les balises répondent, sauf une. C’est celle des vivres, et tant qu’elle se tait les marmites restent à moitié vides.
first_martians-event-buried-crate-action = Creuser pour la retrouver
first_martians-event-buried-crate-done = { $name } la trouve avec une tige de fer, à un bras de profondeur. Sous les rations, dans un cornet de papier journal, quelqu’un a glissé des semences qu’aucune liste ne mentionne.
first_martians-event-buried-crate-consequence = En comptant sur la caisse, on avait continué de puiser dans les réserves. Quand on la trouve, le couvercle a sauté depuis des jours et le gel a crevé les boîtes. On rejette le sable dessus.

first_martians-event-missing-litres = Les litres manquants
first_martians-event-missing-litres-scene = Chaque gourde a son trait, chaque trait sa coche, et au matin la citerne contient tout de même moins qu’elle ne devrait. La différence, c’est ce que boit une personne en une nuit. { $name } refait le compte sur une feuille neuve. Personne n’a posé la question ; tout le monde a compté.
first_martians-event-missing-litres-action = Suivre la conduite à la main
first_martians-event-missing-litres-done = { $name } tâte la conduite, collier après collier, jusqu’à trouver le calorifuge trempé : une fente que le doigt sent et que l’œil ne voit pas, et qui pleure dans le mur. Personne n’a volé. Il faut qu’on se le dise pour que ce soit vrai.
first_martians-event-missing-litres-consequence = Depuis le début, l’eau était dans le mur. Elle atteint les fils derrière les couchettes, il y a une détonation, et l’on se crie dessus avant de savoir ce qui a cassé.
first_martians-event-missing-litres-choice-ask-openly = Poser la question
first_martians-event-missing-litres-choice-ask-openly-told = { $name } demande au petit déjeuner, sans nommer personne. On nie à tour de rôle, et chaque démenti semble désigner le suivant.
first_martians-event-missing-litres-choice-lock-the-tap = Verrouiller le robinet
first_martians-event-missing-litres-choice-lock-the-tap-told = { $name } met une chaîne à la vanne et garde la clé. Avoir soif la nuit, désormais, c’est devoir frapper à une porte.
first_martians-event-missing-litres-choice-lock-the-tap-later = Qui a dû frapper, la nuit, pour un verre d’eau ne l’a pas oublié. Au souper, { $name } mange à côté d’une chaise vide.

first_martians-event-smell-of-smoke = Odeur de fumée
first_martians-event-smell-of-smoke-scene = Dans le couloir qui longe le garage, Anneli Korhonen s’arrête et lève la tête. De la fumée, dit-elle. Aucun capteur n’est d’accord ; pour les autres, l’air sent la poudre d’extincteur, comme depuis l’incendie. Elle pose la paume sur le panneau, la déplace, et se met à siffler entre ses dents.
first_martians-event-smell-of-smoke-action = Couper les câbles brûlés
first_martians-event-smell-of-smoke-done = { $name } coupe jusqu’à ce que le cuivre brille des deux côtés. Dans le seau, le morceau est encore chaud au cœur. Le sifflement cesse.
first_martians-event-smell-of-smoke-consequence = Un panache gris sort des joints du mur, et les automates ne demandent rien à personne. Les portes tombent, les pompes retirent l’air. Le feu est éteint, et l’on ne respire pas mieux dans le garage que dans la vallée.
first_martians-event-smell-of-smoke-choice-open-the-wall = Ouvrir le mur
first_martians-event-smell-of-smoke-choice-open-the-wall-told = Avant le soir, { $name } a déposé les panneaux. Derrière, les câbles sont carbonisés, pas encore froids. Les panneaux couvrent maintenant le sol du garage, et chaque sortie commence par un passage à déblayer.
first_martians-event-smell-of-smoke-choice-trust-the-sensors = Se fier aux capteurs
first_martians-event-smell-of-smoke-choice-trust-the-sensors-told = { $name } s’en tient aux capteurs, et les capteurs se taisent. Cette nuit-là, on est plusieurs à se coucher en bottes.
first_martians-event-smell-of-smoke-choice-trust-the-sensors-later = Ce qui couvait derrière le mur s’était déjà frayé un chemin, plus loin qu’on n’a regardé. Un faisceau entier a perdu sa gaine, et les pannes surgissent d’un local de travail à l’autre.

first_martians-event-seam-fourteen = Soudure quatorze
first_martians-event-seam-fourteen-scene = On ne l’entend que lorsque tous sont couchés, immobiles : un souffle égal derrière les couchettes, comme du sable versé d’une main dans l’autre. Le plan de la coque donne un numéro à cet endroit, et ce numéro est dans la lettre de la soudeuse. Depuis hier, la courbe de pression a baissé de l’épaisseur de son trait.
first_martians-event-seam-fourteen-action = Reprendre la soudure
first_martians-event-seam-fourteen-done = { $name } tire un second cordon par-dessus le premier, aussi lentement que la lettre le demande. Le souffle s’éteint, les réservoirs se remettent à monter. Quelqu’un inscrit à côté, sur le mur, le nom de la soudeuse.
first_martians-event-seam-fourteen-consequence = Le souffle grimpe jusqu’à une seule note aiguë. La cloison étanche tombe avant qu’on ait trouvé ses chaussures, et de l’autre côté les quartiers rendent leur air.
first_martians-event-seam-fourteen-choice-foam-it-now = Colmater à la mousse
first_martians-event-seam-fourteen-choice-foam-it-now-told = La mousse met une heure à prendre. Pendant cette heure, { $name } garde une main contre le mur, et les réservoirs remplacent ce qui s’en va.
first_martians-event-seam-fourteen-choice-give-up-the-bunks = Évacuer les couchettes
first_martians-event-seam-fourteen-choice-give-up-the-bunks-told = { $name } fait sortir les couchettes et fermer le coin par une bâche. On dort dans le couloir, tête-bêche ; qui veut une heure de paix doit d’abord trouver où la prendre.

first_martians-event-wet-cabinet = L’armoire mouillée
first_martians-event-wet-cabinet-scene = L’humidité que les radiateurs ont chassée des murs devait bien aller quelque part, et elle est allée au laboratoire. L’eau perle à l’intérieur de l’armoire de l’analyseur. À chaque départ du ventilateur, les perles glissent un peu plus vers les cartes, et la plus basse pend à un pouce du processeur. Les mesures sont encore bonnes.
first_martians-event-wet-cabinet-action = Fermer la bouche d’air chaud
first_martians-event-wet-cabinet-done = Une vis, un demi-tour : { $name } ferme la gaine qui soufflait de l’air chaud contre le mur froid. Les perles rapetissent à vue d’œil, et les radiateurs consomment moins qu’avant.
first_martians-event-wet-cabinet-consequence = La goutte tombe à une heure où le laboratoire est vide. Du processeur, il reste un carré noir qui sent la soudure, et la décharge a couru jusqu’aux machines voisines.
first_martians-event-wet-cabinet-choice-dry-it-out = Éteindre l’analyseur et le sécher
first_martians-event-wet-cabinet-choice-dry-it-out-told = { $name } arrête l’analyseur et étale ses cartes sur des serviettes. Qui a autre chose à faire au laboratoire le fait autour, les coudes au corps.
first_martians-event-wet-cabinet-choice-let-it-run = Laisser tourner l’analyseur
first_martians-event-wet-cabinet-choice-let-it-run-told = { $name } laisse l’appareil sous tension ; peut-être sa propre chaleur le séchera-t-elle. Le soir, le journal des pannes déborde sur une deuxième page, et tout ne concerne pas le laboratoire.

first_martians-event-pale-shoots = Pousses pâles
first_martians-event-pale-shoots-scene = La graine égarée avait une compagne. Sous le dernier bac, dans la rigole, une tige blanche comme de la cire est montée sans lumière et s’est saisie des laitues. Noor Haddad la mesure matin, midi et soir et consigne la longueur dans son carnet. Elle ne dit pas ce que c’est. Chez elle, cela veut dire qu’elle ne le sait pas.
first_martians-event-pale-shoots-action = Suivre les racines
first_martians-event-pale-shoots-done = À la pince, des heures durant, { $name } suit dans le gravier la plus longue des racines, jusqu’à la pointe. Elle allait droit au filtre. Le dernier empan part au laboratoire dans un bocal.
first_martians-event-pale-shoots-consequence = Les racines sont allées où personne ne regardait. Elles emplissent le logement du filtre de la ferme, serrées comme des cheveux dans un siphon ; le ventilateur s’étouffe, et il faut du temps avant qu’une main y plonge.
first_martians-event-pale-shoots-choice-let-it-climb = La laisser grimper
first_martians-event-pale-shoots-choice-let-it-climb-told = { $name } lui donne une ficelle. Ce qui pousse dans son ombre jaunit, les bols du souper sont moins pleins, et certains font le grand tour pour éviter la ferme.
first_martians-event-pale-shoots-choice-let-it-climb-later = En une nuit, la tige blanche a donné une fleur, une seule, et dessous une capsule qui échappe à toutes les flores. { $name } la porte au laboratoire à deux mains.
first_martians-event-pale-shoots-choice-cut-it-down = La couper
first_martians-event-pale-shoots-choice-cut-it-down-told = { $name } la tranche au ras de la racine et la brûle. C’était ici la seule chose venue de son plein gré, et pendant quelques jours la ferme n’est plus qu’un lieu de travail.

first_martians-event-hum-in-the-wall = Un bourdonnement dans le mur
first_martians-event-hum-in-the-wall-scene = Depuis la secousse, il y a une note dans les pièces à vivre. L’oreille contre le mur la perd ; les dents la retrouvent, et le bord des tables. Elle est sous chaque phrase et dans chaque silence, et personne n’a plus dormi une nuit entière. Quelque part, un roulement tourne faux.
first_martians-event-hum-in-the-wall-action = Trouver le roulement
first_martians-event-hum-in-the-wall-done = Un tournevis entre les dents, { $name } va de gaine en gaine et finit par le trouver : un roulement, un grain de basalte. La note se casse. Ce soir-là, on reste à table pour la seule raison que c’est calme.
first_martians-event-hum-in-the-wall-consequence = Dans la nuit, le roulement grippe. L’arbre se fracasse dans son carter et emporte une pièce fixée au même support. On l’a attendu si longtemps que le silence ne soulage pas.
first_martians-event-hum-in-the-wall-choice-stop-the-fan = Arrêter le ventilateur
first_martians-event-hum-in-the-wall-choice-stop-the-fan-told = { $name } arrête le grand ventilateur, et le silence vient si brusquement que toutes les têtes se lèvent. En attendant qu’il puisse repartir, on respire sur les bouteilles.
first_martians-event-hum-in-the-wall-choice-bear-it = Le supporter
first_martians-event-hum-in-the-wall-choice-bear-it-told = On se bouche les oreilles avec du papier et l’on continue. Les choses sont posées trop fort ; il faut répéter trois fois une question.
first_martians-event-hum-in-the-wall-choice-bear-it-later = { $name } ne se retourne plus à l’appel de son nom. C’est davantage que du sommeil perdu : ce que montre l’examen durera plus que le bruit.

first_martians-event-new-firmware = Nouveau micrologiciel
first_martians-event-new-firmware-scene = Ruth Feldmann envoie un nouveau programme pour les contrôleurs et dit ce qu’elle en pense : on l’a éprouvé quatre jours, il en aurait fallu quarante. Dimanche, dans la copie du HUB, à Darmstadt, l’ancienne version a laissé l’air s’arrêter. Elle n’aimerait pas avoir à choisir, dit-elle. Ce choix revient à { $name }.
first_martians-event-new-firmware-action = Comparer les deux versions
first_martians-event-new-firmware-done = Toute la nuit, { $name } fait tourner les deux versions côte à côte sur la machine de réserve et trouve l’erreur au petit jour : une horloge qui compte encore en jours terrestres. Le correctif part vers les contrôleurs, une copie vers Darmstadt.
first_martians-event-new-firmware-consequence = Les horloges de la base ne s’accordent plus. Des vannes s’ouvrent avant leurs pompes, des lampes s’allument dans des pièces vides ; dans chaque aile, de petites choses arrivent dans le mauvais ordre, et l’on revérifie ce que l’on vient de vérifier.
first_martians-event-new-firmware-choice-install-tonight = L’installer cette nuit
first_martians-event-new-firmware-choice-install-tonight-told = L’un après l’autre, les contrôleurs reviennent, chacun avec une hésitation qu’il n’avait pas. Au centre de contrôle, { $name } donne chaque ordre une seconde fois, par précaution.
first_martians-event-new-firmware-choice-install-tonight-later = À trois heures dix, le nouveau programme arrive à une ligne que personne n’a éprouvée. Au centre de contrôle, un processeur démarre, s’arrête, redémarre, et reste noir.
first_martians-event-new-firmware-choice-wait-for-tests = Attendre d’autres essais
first_martians-event-new-firmware-choice-wait-for-tests-told = { $name } n’ouvre pas le fichier. Avant la fin du jour, les pompes commencent à trébucher comme Ruth l’avait décrit, l’une d’abord, puis plusieurs.

first_martians-event-cold-chain = La chaîne du froid
first_martians-event-cold-chain-scene = À une heure inconnue de la nuit, le réfrigérateur de l’infirmerie s’est arrêté ; la porte est encore froide, l’intérieur ne l’est plus. Samuel Okafor sort les ampoules de la main droite, la gauche dans la poche, et les aligne sous la lampe. Quelques-unes se sont troublées. Des autres, les limpides, personne ne peut dire à quoi elles sont encore bonnes.
first_martians-event-cold-chain-action = Recâbler le réfrigérateur
first_martians-event-cold-chain-done = Derrière le compresseur, { $name } trouve le fil dénudé et, dans le même faisceau, d’autres qui n’auraient pas tenu la semaine. L’aiguille revient dans le vert.
first_martians-event-cold-chain-consequence = Le compresseur n’était que le premier sur sa ligne. La table d’examen suit, avec un déclic qui porte à travers deux portes. Samuel se tient devant elle comme devant un patient, et personne ne lui demande ce que tous se demandent.
first_martians-event-cold-chain-choice-discard-them = Tout jeter
first_martians-event-cold-chain-choice-discard-them-told = { $name } fait détruire toute la rangée. Ce que l’infirmerie soigne désormais, elle le soigne sans, et il y faut deux mains de plus.
first_martians-event-cold-chain-choice-keep-them = Garder les limpides
first_martians-event-cold-chain-choice-keep-them-told = { $name } fait remettre en place les limpides, chacune marquée d’un trait de crayon rouge. De loin, l’étagère a l’air pleine, et l’on prend l’habitude de la regarder de loin.
first_martians-event-cold-chain-choice-keep-them-later = Il n’y avait plus d’autre ampoule, et { $name } en a reçu une au trait rouge. Elle n’a pas fait ce que promettait son étiquette.
