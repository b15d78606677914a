# Les aventures de First Martians: { $name } est l’astronaute à qui elles arrivent.

## Exploration

first_martians-adventure-voice-in-the-static = Une voix dans la friture
first_martians-adventure-voice-in-the-static-scene = Entre deux crêtes, la porteuse du HUB se perd et il ne reste que la friture. Puis, dessous, des signaux, avec des pauses : trois brefs, un long, trois brefs. { $name }, une botte déjà sur la pente, compte jusqu’à ce que cela cesse. Rien, dans la liste des fréquences, n’émet ainsi.
first_martians-adventure-voice-in-the-static-later = Les archives de Darmstadt ont identifié le signal noté par { $name }. C’est la balise du vieil atterrisseur automatique, tenue pour morte avant même le départ de l’équipage, et qui, depuis, annonce sa position dans le vide. Pendant que l’eau chauffe, quelqu’un frappe le rythme sur la table : trois, un, trois.

first_martians-adventure-cave-mouth = L’entrée de la grotte
first_martians-adventure-cave-mouth-scene = La pente s’arrête sur une ouverture haute comme une porte. Du givre a poussé tout autour : la grotte respire. Plus bas, la lampe trouve une corniche de roche feuilletée qu’aucun soleil n’a jamais décolorée. La descente a l’air facile ; la remontée est raide et polie.
first_martians-adventure-cave-mouth-choice-climb-in = Descendre à la corniche
first_martians-adventure-cave-mouth-choice-climb-in-told = Les feuillets se détachent dans la main, sombres, entiers. À la remontée une prise casse, et la roche racle { $name } le long des côtes, de l’aisselle à la hanche.
first_martians-adventure-cave-mouth-choice-turn-back = Rebrousser chemin
first_martians-adventure-cave-mouth-choice-turn-back-told = La position entre au journal, suivie d’un point d’interrogation. Tout le long du retour, { $name } pense à la corniche, et à peu de chose d’autre.

first_martians-adventure-torn-glove = Le gant percé
first_martians-adventure-torn-glove-scene = Ce n’est pas une douleur, à peine un fil de froid entre le pouce et l’index. Une écharde de basalte a traversé le gant extérieur, et déjà le scaphandre souffle son air dans le trou. { $name } referme le poing sur l’adhésif et ne le rouvre qu’au sas.
first_martians-adventure-torn-glove-later = La marque, entre le pouce et l’index, s’est effacée depuis longtemps. Mais ce matin { $name } s’arrête au milieu d’un lacet, le regarde, et il faut que quelqu’un dise la suite. Ce qui est parti par ce trou, le corps ne l’a pas repris.

first_martians-adventure-canyon-fog = Brouillard
first_martians-adventure-canyon-fog-scene = Quand le soleil atteint le canyon latéral, il n’y a plus de canyon. Du blanc est monté du sol jusqu’à hauteur de casque, puis plus haut ; la balise est une tache, puis moins que cela. { $name } peut poser une main sur la roche et la suivre vers la sortie, ou ne plus bouger tant que la glace flotte dans l’air.
first_martians-adventure-canyon-fog-choice-follow-the-wall = Suivre la roche
first_martians-adventure-canyon-fog-choice-follow-the-wall-told = La roche tourne là où la carte va tout droit, puis tourne encore. Quand la balise reparaît, c’est du mauvais côté, et { $name } met longtemps à se fier de nouveau à la balise, ou au sol.
first_martians-adventure-canyon-fog-choice-follow-the-wall-later = De mémoire, tournant après tournant, { $name } a dessiné cette paroi que ses mains seules connaissent. Posé sur l’image de l’orbiteur, le dessin coïncide, et montre un passage là où l’image n’a que de l’ombre.
first_martians-adventure-canyon-fog-choice-wait-it-out = Attendre que cela se lève
first_martians-adventure-canyon-fog-choice-wait-it-out-told = La réserve paie une heure. Puis le soleil entre dans la glace et, quelques minutes durant, { $name } se tient au milieu de la lumière, sans sol et sans ombre, avant que le canyon se recompose.

first_martians-adventure-strange-tracks = Des traces
first_martians-adventure-strange-tracks-scene = Deux lignes parallèles traversent la plaine, adoucies par bien des hivers. L’empreinte est étroite, avec un blanc à chaque tour de roue : ce n’est pas Froggy, ce n’est pas Scorpio. La mission robotique est passée par ici avant qu’on ait choisi l’équipage. Où mènent les lignes, derrière la colline, { $name } ne peut pas le voir.
first_martians-adventure-strange-tracks-choice-follow-them = Les suivre
first_martians-adventure-strange-tracks-choice-follow-them-told = Derrière la colline, il y a une colline. Les traces la gravissent sans hâte et { $name } à leur suite, jusqu’à ce que le manomètre tranche. Le dernier relèvement va sur la carte.
first_martians-adventure-strange-tracks-choice-follow-them-later = Le relèvement rapporté par { $name } était bon. Au bout des traces attendait le vieux rover, une roue dans un trou, le mât penché ; à l’abri dans ses flancs, un ordinateur qui redémarre sur l’établi comme si on l’avait éteint hier soir.
first_martians-adventure-strange-tracks-choice-send-a-picture = Envoyer une image
first_martians-adventure-strange-tracks-choice-send-a-picture-told = Pour une seule vue, le relais demande une heure et beaucoup de courant. Au HUB, on l’agrandit jusqu’à ce qu’elle ne soit plus que des carrés, et personne ne quitte l’écran pour autant. Quelqu’un est venu.

first_martians-adventure-thin-crust = Croûte mince
first_martians-adventure-thin-crust-scene = Un petit craquement sec, et voilà { $name } dans le sol jusqu’à la cuisse. La croûte n’était pas plus épaisse qu’un doigt. Dessous, cela coule comme du grain, cela s’est refermé sur la botte, et chaque mouvement serre un peu plus.
first_martians-adventure-thin-crust-choice-wrench-free = Arracher la jambe
first_martians-adventure-thin-crust-choice-wrench-free-told = À la troisième secousse la jambe vient et, dans le genou, quelque chose avec elle. Le retour est long ; { $name } le fait debout, et cela compte aussi.
first_martians-adventure-thin-crust-choice-dig-out = Creuser à la main
first_martians-adventure-thin-crust-choice-dig-out-told = Poignée après poignée, une heure et demie durant, pendant que l’aiguille descend à son pas. La botte sort intacte. L’air, lui, ne revient pas.
first_martians-adventure-thin-crust-choice-dig-out-later = Personne, et { $name } pas davantage, n’avait brossé la botte sortie du trou. Ses crampons gardent un sel pâle, de ceux que l’eau laisse derrière elle, et il y en a assez pour le labo.

first_martians-adventure-blue-hour = L’heure bleue
first_martians-adventure-blue-hour-scene = Le soleil se couche, petit et blanc, et le ciel autour de lui devient bleu, à cette heure et à nulle autre. { $name } devrait être en route depuis longtemps. Le chauffage tire sur la batterie, les mains reposent sur les genoux, et pour une fois aucune voix, sur le canal, ne demande de position.

first_martians-adventure-fresh-footprints = Des pas
first_martians-adventure-fresh-footprints-scene = Des empreintes de bottes, aux bords nets, vieilles de moins d’une heure, qui sortent du ravin sur la gauche. L’espace de deux respirations, { $name } y croit. Puis apparaissent le talon usé, le pas droit plus court. Ce sont celles de ce matin ; le ravin est toujours le même, et l’air du détour est dépensé.

first_martians-adventure-rope-over-the-edge = La corde au bord du puits
first_martians-adventure-rope-over-the-edge-scene = Tout au fond du puits brille une chose qui n’est pas de la pierre. La corde suffirait. Le règlement veut qu’une seconde personne la tienne, et { $name } le sait par cœur, puisqu’on l’a écrit après Aitken, et à cause d’elle. Dans son sac, elle a trois pitons, et avec eux personne n’a rien à tenir.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors = Se fier aux pitons
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-told = Elle frappe chacun jusqu’à ce qu’il chante. Ce qui brillait est une veine de cristal, dont un morceau remonte avec elle. Elle siffle tout du long, canal ouvert, et au HUB on sait ce que cela veut dire.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-later = Les trois pitons étaient restés là-bas, et { $name } est allée les reprendre sans rien dire. Deux tenaient pendant qu’elle travaillait au troisième ; puis un seul. Elle n’est tombée que de sa propre hauteur, mais sur l’épaule.
first_martians-adventure-rope-over-the-edge-choice-call-for-hands = Demander qu’on la tienne
first_martians-adventure-rope-over-the-edge-choice-call-for-hands-told = Elle doit le dire deux fois avant qu’au HUB on comprenne ce qui est demandé, et par qui. Quelqu’un laisse en plan ce qui manquera demain au garage, sort, s’attache, cale ses deux pieds. D’en bas, { $name } tire deux fois sur la corde : tout va bien.

first_martians-adventure-under-the-wall = Sous la paroi
first_martians-adventure-under-the-wall-scene = La gorge se resserre entre une paroi et un éboulis aux arêtes encore claires. { $name } compte les issues, comme partout depuis le barrage : une derrière, une devant, aucune une fois qu’il sera entre les deux. Il pose la paume sur la paroi : elle est parfaitement immobile. Le barrage aussi, ce matin-là.
first_martians-adventure-under-the-wall-choice-go-through = Passer
first_martians-adventure-under-the-wall-choice-go-through-told = Quatre cents pas, et à chacun il parle à la roche. Au-delà du goulet, l’argile est en bandes, rouge, grise, rouge, et il prend dans la grise. Alors seulement il s’aperçoit que le HUB a tout entendu, et que sa voix n’était pas ferme.
first_martians-adventure-under-the-wall-choice-go-through-later = Pour la troisième nuit, on trouve { $name } debout devant le sas, une main sur le chambranle. Il vérifie juste que ça s’ouvre, dit-il. Il sait combien le HUB a de portes ; il le demande quand même.
first_martians-adventure-under-the-wall-choice-climb-the-ridge = Contourner par la crête
first_martians-adventure-under-the-wall-choice-climb-the-ridge-told = Cela coûte des heures, et de l’air, et chaque fois qu’il se retourne la paroi est à sa place. Il ne s’explique pas à la radio, et le HUB ne demande rien.
first_martians-adventure-under-the-wall-choice-climb-the-ridge-later = Avant l’aube, le sismomètre réveille le HUB. Sur l’image du matin, le goulet n’existe plus, comblé d’un bord à l’autre : une heure de travail, pour une montagne. Ils regardent longtemps l’image, puis { $name }, et quelqu’un lui avance une chaise.

first_martians-adventure-dust-column = La colonne
first_martians-adventure-dust-column-scene = Cela remonte la vallée sans un bruit, une colonne couleur de brique ; { $name } n’a jamais levé les yeux sur rien de si haut. Elle plie, se déchire, se referme. Si elle garde son cap, elle passera droit sur les panneaux solaires ; elle peut les récurer comme les ensevelir. Il reste le temps d’un appel.
first_martians-adventure-dust-column-choice-fold-the-panels = Faire replier les panneaux
first_martians-adventure-dust-column-choice-fold-the-panels-told = Les panneaux se replient, et au HUB les lampes baissent. La colonne passe à un jet de pierre, plus au sud, sur rien du tout. Nul ne regrette cette heure sombre : on y a repris son souffle.
first_martians-adventure-dust-column-choice-let-it-come = La laisser venir
first_martians-adventure-dust-column-choice-let-it-come-told = Le bord passe sur les panneaux, et le HUB est aveugle, et le dit, et le redit. Depuis la crête { $name } regarde, le pouce sur la touche d’appel, bien après l’instant où un appel aurait servi.
first_martians-adventure-dust-column-choice-let-it-come-later = Depuis que la colonne leur a marché dessus, les panneaux sont plus propres qu’au déballage. À midi les batteries sont pleines, et devant { $name } personne ne revient là-dessus.

first_martians-adventure-unlit-hollow = Là où le soleil ne va pas
first_martians-adventure-unlit-hollow-scene = Sous la paroi nord, il y a un creux où il fait nuit depuis un million d’années. La lampe y éveille un parterre d’aiguilles de givre, longues d’un doigt, chacune appuyée sur sa voisine. Personne ne les a jamais regardées. { $name } a posé un pied, et ne pose pas encore l’autre.
first_martians-adventure-unlit-hollow-choice-cut-a-block = Tailler un bloc
first_martians-adventure-unlit-hollow-choice-cut-a-block-told = Le bloc n’est pas plus gros qu’un pain ; le chemin qui y mène, parmi les aiguilles, est large comme une personne. Pour qu’il tienne jusqu’au HUB, { $name } lui souffle dessus de l’oxygène, un peu à la fois.
first_martians-adventure-unlit-hollow-choice-only-look = Regarder seulement
first_martians-adventure-unlit-hollow-choice-only-look-told = La lampe s’éteint. { $name } attend que les yeux aient appris le noir, et découvre que le givre retient la clarté des étoiles, très faible, jusqu’au fond. Puis ce pied unique retourne d’où il est venu.

first_martians-adventure-parachute = Le parachute
first_martians-adventure-parachute-scene = De loin, c’est quelqu’un d’étendu, et { $name } se met à courir. De près, c’est de la toile, orange et blanche, à demi bue par le sable. Elle monte et descend au rythme d’un dormeur. Elle a dû porter le vieil atterrisseur, la dernière chose qui soit descendue ici en douceur.
first_martians-adventure-parachute-choice-cut-it-up = La découper
first_martians-adventure-parachute-choice-cut-it-up-told = Trame serrée, indéchirable, propre à l’envers : de quoi faire un bon filtre. Ce qui reste, vu de la crête, ressemble à un corps plus qu’avant.
first_martians-adventure-parachute-choice-sit-beside-it = Rester un peu auprès d’elle
first_martians-adventure-parachute-choice-sit-beside-it-told = À deux pas, les genoux contre la poitrine, { $name } respire à sa mesure et use plus d’air que l’horaire n’en accorde. Voilà longtemps qu’il n’était plus arrivé de ne rien avoir à faire, pour personne.

## Collecte

first_martians-adventure-glass-beads = Perles de verre
first_martians-adventure-glass-beads-scene = Là où la météorite a frappé, le sable a fondu et il est retombé en perles, vertes et noires, pas plus grosses que des lentilles. Elles roulent de la pelle, elles filent des gants. { $name } se met à genoux et les ramasse une à une, jusqu’à remplir le tube.
first_martians-adventure-glass-beads-later = Les perles ramassées par { $name } supportent mal la tiédeur. Elles éclatent dans leur tube, une ou deux par heure, avec un bruit d’ongle sur une vitre, et la nuit tout le HUB veille en attendant la suivante.

first_martians-adventure-stuck-drill = La foreuse coincée
first_martians-adventure-stuck-drill-scene = À une longueur de bras, le moteur s’arrête. La foreuse a fait fondre la glace qu’elle traversait, et la glace s’est refermée sur la tige, la seule longue qu’on ait. Il faudrait de la chaleur. À portée de main, une seule chose est chaude : le bloc chauffant du scaphandre, dans le dos de { $name }.
first_martians-adventure-stuck-drill-choice-lend-the-heater = Lui prêter le chauffage
first_martians-adventure-stuck-drill-choice-lend-the-heater-told = { $name } sangle le bloc à la tige et attend à côté en tapant des pieds, puis sans plus taper. Au bout de vingt minutes, la tige tourne à la main, et il monte avec elle une carotte de glace claire comme une vitre. Le bout de deux doigts reste blanc.
first_martians-adventure-stuck-drill-choice-cut-the-rod = Scier la tige
first_martians-adventure-stuck-drill-choice-cut-the-rod-told = Dix minutes de scie. Il reste dans le sol une largeur de main du meilleur acier de cette planète, et demain, dans la baie des sondes, quelqu’un passera la journée à refaire un filetage sur ce qui en reste.

first_martians-adventure-long-way-home = Le long retour
first_martians-adventure-long-way-home-scene = La nuit est tombée, et la crête à l’antenne devrait être en vue et ne l’est pas. La lampe du casque est passée du blanc à l’orange. { $name } pourrait demander de la lumière. Dans le HUB, on allumerait tout ce qui éclaire, jusqu’aux tubes violets de la ferme, et ce seraient les batteries qui paieraient. Ou bien personne n’a besoin de savoir combien il est tard.
first_martians-adventure-long-way-home-choice-ask-for-light = Demander de la lumière
first_martians-adventure-long-way-home-choice-ask-for-light-told = D’abord une fenêtre, puis la cour, puis toutes les lampes qu’il y a : de la crête, on dirait une fête foraine sur la mauvaise planète. { $name } descend vers elle sans se presser. La jauge des batteries, personne ne la regarde avant le matin.
first_martians-adventure-long-way-home-choice-go-by-feel = Continuer dans le noir
first_martians-adventure-long-way-home-choice-go-by-feel-told = La pointe, le talon, une main tendue devant soi. La crête est là où elle a toujours été. Dans le sas, quelqu’un est assis, le scaphandre à moitié enfilé et le casque sur un genou, et de l’heure il n’est pas question.
first_martians-adventure-long-way-home-choice-go-by-feel-later = C’était une pierre entre mille, sur le chemin du retour, dans le noir. De son genou, { $name } n’avait rien dit ; il est maintenant si enflé que le scaphandre n’y passe plus.

first_martians-adventure-sunday-outside = Dimanche
first_martians-adventure-sunday-outside-scene = Sur Terre c’est dimanche, et { $name } s’en souvient les deux mains dans le gravier. Un psaume chaque semaine : il l’a promis à son père et il a tenu parole, de garde la nuit, avec la fièvre, en chute libre, et quand il n’en croyait plus un mot. Le canal est ouvert. Le psaume d’aujourd’hui n’est pas court.
first_martians-adventure-sunday-outside-choice-open-channel = Le dire sur le canal ouvert
first_martians-adventure-sunday-outside-choice-open-channel-told = Il le dit au gravier, sans se presser, et le manomètre n’a pas d’égards pour les versets. Au HUB personne ne dit amen. Personne ne dit rien d’autre non plus, tant qu’il n’a pas fini.
first_martians-adventure-sunday-outside-choice-open-channel-later = De nouveau dimanche. { $name } n’y a pas encore pensé que quelqu’un écarte les tasses et dit, en regardant ailleurs : « Eh bien. Commence. »
first_martians-adventure-sunday-outside-choice-radio-off = Couper d’abord la radio
first_martians-adventure-sunday-outside-choice-radio-off-told = Quelques minutes seul avec les mots, la colline et le soleil sur ses manches. Quand il rallume, le HUB est en train d’appeler son nom et, au ton, ce n’est pas la première fois.

first_martians-adventure-last-tube = Le dernier tube
first_martians-adventure-last-tube-scene = L’alerte de réserve a sonné, ce double son feutré conçu pour qu’on ne s’y habitue pas. Un tube est encore vide. La couche à laquelle il était destiné affleure à hauteur de genou, à deux pas. { $name } regarde le manomètre, la couche, le manomètre.
first_martians-adventure-last-tube-choice-fill-it = Le remplir
first_martians-adventure-last-tube-choice-fill-it-told = Le bouchon se visse sur un échantillon sombre et propre. Viennent ensuite une longue marche sur la bouteille de secours, et une porte de sas qui prend son temps.
first_martians-adventure-last-tube-choice-go-at-once = Partir tout de suite
first_martians-adventure-last-tube-choice-go-at-once-told = Le tube rentre vide. À la porte, { $name } a encore de l’air et le pouls tranquille, et dedans personne n’a eu à se poster à la fenêtre.

first_martians-adventure-torn-page = Une feuille
first_martians-adventure-torn-page-scene = Dehors, { $name } écrit au crayon gras sur des feuilles plastifiées, parce qu’une feuille ne lui a jamais perdu une mesure. En voici une qui quitte l’anneau et s’en va sur le gravier avec les mesures du matin, s’arrête, repart. Le vent d’ici courbe à peine un fil. Pour du papier, c’est assez.
first_martians-adventure-torn-page-choice-go-after-it = Courir après
first_martians-adventure-torn-page-choice-go-after-it-told = Elle l’attrape au bord de l’éboulis, sous sa botte, hors d’haleine et sans dignité. L’empreinte de la semelle traverse les chiffres. Ils se lisent tous.
first_martians-adventure-torn-page-choice-let-it-go = La laisser partir
first_martians-adventure-torn-page-choice-let-it-go-told = Elle la suit des yeux tant qu’on la voit, ainsi qu’il convient pour une chose qui ne vaut pas une cheville. Puis elle note ce dont elle se souvient et, en regard de chaque chiffre, la confiance qu’elle lui fait.
first_martians-adventure-torn-page-choice-let-it-go-later = Au labo, une colonne ne tombe pas juste. { $name } sait quelle ligne manque et où elle gît à peu près, face contre les pierres. Quoi que montre la série, il faudra le montrer deux fois.

first_martians-adventure-snagged-tether = Le câble
first_martians-adventure-snagged-tether-scene = La chenillette est entrée sous le surplomb et n’en est pas ressortie. Son câble file entre deux blocs, raide comme une tige. Quelque part là-dedans le petit moteur tourne encore : { $name } le sent dans le câble, comme on sent un poisson au bout d’une ligne.
first_martians-adventure-snagged-tether-choice-cut-the-tether = Couper le câble
first_martians-adventure-snagged-tether-choice-cut-the-tether-told = Le câble revient d’un coup et ne pèse plus rien. La récolte de la chenillette reste sous la roche, et le moteur tournera jusqu’au soir. { $name } n’attend pas jusque-là.
first_martians-adventure-snagged-tether-choice-crawl-in = Ramper là-dessous
first_martians-adventure-snagged-tether-choice-crawl-in-told = Il y a tout juste la place d’un casque tourné de côté. Pierre au-dessus de la visière, pierre dessous, le souffle énorme ; puis du métal sous les doigts, et dehors à reculons, une largeur de main à la fois. Au HUB, tout le monde est resté debout.
first_martians-adventure-snagged-tether-choice-crawl-in-later = Derrière le racloir de la chenillette sauvée par { $name } est logé un bouchon dur, passé inaperçu jusqu’à ce matin : ce qu’elle était en train de creuser quand elle s’est coincée.

first_martians-adventure-same-number-twice = Deux fois le même numéro
first_martians-adventure-same-number-twice-scene = Deux sachets portent un même numéro. { $name } y reconnaît deux fois son écriture, et un seul quart d’heure, celui où le vent s’est levé et où il fallait aller vite. L’un vient du fond du ravin, l’autre du bord. Sur la table, ils sont rouges tous les deux, et chacun a son avis.
first_martians-adventure-same-number-twice-later = Les deux sachets au même numéro ont été pesés, tamisés, débattus. On n’en sortira pas. { $name } raye le lieu de la liste des trouvailles : ce qui s’y trouve encore, on ne saurait plus le distinguer du reste.

first_martians-adventure-white-sleeves = Manches blanches
first_martians-adventure-white-sleeves-scene = Ce qui, sous la croûte, avait l’air de craie est un sel, de l’espèce toxique. { $name } en a jusqu’aux coudes, dans les articulations des poignets, dans chaque couture. Le sas le chasse en une heure, à l’air. Une brosse, en une minute, à peu près.
first_martians-adventure-white-sleeves-choice-brush-them = Passer la brosse
first_martians-adventure-white-sleeves-choice-brush-them-told = De haut en bas, comme on fait d’un cheval, jusqu’à ce que les manches redeviennent grises. { $name } est à table quand la soupe fume encore.
first_martians-adventure-white-sleeves-choice-brush-them-later = Cela commence par un goût de cuivre. À midi { $name }, au bord de sa couchette, énumère les symptômes dans l’ordre, et il n’en est pas un qui ne figure sur la notice du sel blanc.
first_martians-adventure-white-sleeves-choice-blow-them-clean = Souffler le sel dans le sas
first_martians-adventure-white-sleeves-choice-blow-them-clean-told = Une heure durant, le sas rugit. Sur le cadran on voit bouger une aiguille qu’il faut d’ordinaire prendre sur le fait. Les manches sortent propres jusqu’au dernier point.

first_martians-adventure-row-of-tubes = Une rangée de tubes
first_martians-adventure-row-of-tubes-scene = Dix tubes de titane sont couchés dans la poussière, à un pas l’un de l’autre. Une machine les a déposés là pour un vaisseau qui viendrait les prendre ; le vaisseau n’est jamais parti, et la rangée a attendu. { $name } se tient devant le premier. Derrière chacune de ces pierres, il y a quelqu’un qui voulait celle-là.
first_martians-adventure-row-of-tubes-choice-take-the-first = Prendre le premier
first_martians-adventure-row-of-tubes-choice-take-the-first-told = Il est plus léger qu’il ne devrait, et le bouchon a tenu. Quelques pas plus loin, { $name } se retourne. Le vide au bout de la rangée se voit de loin, et au HUB cela ne plaît pas à tout le monde.
first_martians-adventure-row-of-tubes-choice-take-the-first-later = Par l’entremise de Ruth est arrivée une lettre, de la femme qui a choisi la pierre du premier tube. Elle est très âgée. Il lui faut trois pages pour dire pourquoi celle-là, et la dernière ligne est pour { $name } et tous les autres : on l’avait mise là pour qu’on vienne la chercher.
first_martians-adventure-row-of-tubes-choice-leave-the-row = Laisser la rangée telle quelle
first_martians-adventure-row-of-tubes-choice-leave-the-row-told = La caisse reste aussi vide que la marche fut longue. Mais { $name } a pris une photographie, au ras du sol, le soleil du soir sur dix bouchons, et le dîner n’est pas fini qu’elle est au mur, au-dessus de la table.

first_martians-adventure-stone-for-the-pocket = Un caillou pour la poche
first_martians-adventure-stone-for-the-pocket-scene = Il n’est bon à rien : rond, gros comme un pouce, gris avec une bande claire, un caillou comme il y en a sur toutes les plages de la Terre. Ici, la dernière plage date d’avant les premiers yeux. { $name } jette un regard alentour, alors que la personne la plus proche est à deux kilomètres.
first_martians-adventure-stone-for-the-pocket-choice-keep-it = Le garder
first_martians-adventure-stone-for-the-pocket-choice-keep-it-told = Il fait le voyage dans la poche de jambe, non déclaré, et passe la nuit sous un oreiller. Au petit déjeuner quelqu’un remarque que la nuit a réussi à { $name }.
first_martians-adventure-stone-for-the-pocket-choice-keep-it-later = Un fin gravier rouge est apparu dans un ventilateur des quartiers, puis dans deux autres. Il vient de sous un oreiller, d’un caillou gris à bande claire. { $name } le dit avant qu’on ait à chercher.
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number = Lui donner un numéro
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number-told = Numéro, position, profondeur : surface. La bande claire mérite l’inscription ; demain, on sciera au travers. { $name } referme la caisse un peu vite.

first_martians-adventure-called-in = Tout le monde rentre
first_martians-adventure-called-in-scene = « Tout le monde rentre, s’il vous plaît. » C’est le ton après lequel on ne pose plus de question : pression en baisse, poussière par le sud. Les outils sont là, étalés comme { $name } les étale aux bons jours, par taille, sur quatre mètres de pente. Au bout de la vallée, l’horizon manque déjà.
first_martians-adventure-called-in-choice-leave-everything = Tout laisser
first_martians-adventure-called-in-choice-leave-everything-told = { $name } court les mains vides, et la porte se ferme sur la première rafale. Les outils seront où ils étaient, un pied plus bas, et les déterrer coûtera une demi-journée à la baie des sondes.
first_martians-adventure-called-in-choice-pack-first = Ranger d’abord
first_martians-adventure-called-in-choice-pack-first-told = Chacun dans sa boucle, le plus long en dernier. Puis la corde des balises, une main après l’autre, dans une nuit brune, tandis que le HUB lit les minutes à haute voix pour qu’il y ait une voix vers où marcher.

first_martians-adventure-dark-core = Le bout sombre
first_martians-adventure-dark-core-scene = La carotte glisse hors du tube, et le bas en est sombre : ce n’est pas une ombre, c’est mouillé. Cela luit, bout sans chaleur aucune, recule, et sèche avant que l’appareil soit sorti. Une largeur de main d’eau, le temps de le dire. Il n’y avait que { $name } pour regarder, et au HUB on est très aimable.
first_martians-adventure-dark-core-later = Au bout sombre de la carotte est resté un liseré de sel, fin comme la trace d’une marée sur une marche. Pour cette minute sans témoin, il donne raison à { $name }, et il y en a assez pour l’étudier.

## Recherche

first_martians-adventure-green-film = Un voile vert
first_martians-adventure-green-film-scene = Sur la paroi de la boîte de culture, il y a un voile, vert comme du vieux cuivre, qui n’y était pas hier soir. Il est sans doute venu de la Terre, dans le souffle de quelqu’un. Il pousse vite, et { $name }, dont ce serait le devoir de stériliser, le regarde déjà depuis un moment.
first_martians-adventure-green-film-choice-burn-it = Le brûler
first_martians-adventure-green-film-choice-burn-it-told = La flamme met deux secondes. Après quoi la boîte est propre, noire et en règle, et ceux qui étaient venus voir retournent à ce qu’ils faisaient.
first_martians-adventure-green-film-choice-watch-it = Le laisser pousser
first_martians-adventure-green-film-choice-watch-it-told = Une seconde boîte, une hotte, une lampe pour lui seul. Au matin, le voile est aussi dans la conduite de condensation, et le secteur de vie le signale comme une panne.
first_martians-adventure-green-film-choice-watch-it-later = Le vert de la boîte est une algue, honnête et affamée, et elle donne aux racines un azote dont elles savent que faire. { $name } la verse sur les bacs ; en quelques jours, les pousses ont répondu.

first_martians-adventure-broken-vial = La fiole brisée
first_martians-adventure-broken-vial-scene = La fiole se brise entre les pinces, sans effort, comme si elle n’attendait que cela. { $name } porte deux paires de gants, et l’éclat passe les deux. Le rouge sur la paillasse est la seule couleur chaude du labo.

first_martians-adventure-midnight-idea = Après minuit
first_martians-adventure-midnight-idea-scene = À deux heures dix, d’un coup, c’est simple. { $name } trouve la lampe, prend ce qui vient et couvre d’écriture l’intérieur d’une boîte de rations. À travers la cloison passent des pas, un tiroir, la porte du labo, la centrifugeuse. Ensuite plus personne ne dort, et une seule personne ne s’en plaint pas.

first_martians-adventure-bean-in-a-notebook = Un haricot
first_martians-adventure-bean-in-a-notebook-scene = { $name } ouvre le dernier de ses carnets vides et, à la première page, un haricot est collé : il vient du rebord de fenêtre de Salma, jamais stérilisé, un visage dessiné dessus. Il doit être là depuis les bagages. Là-dessus, le règlement de quarantaine est clair. Le paragraphe est d’elle.
first_martians-adventure-bean-in-a-notebook-choice-plant-it = Le semer
first_martians-adventure-bean-in-a-notebook-choice-plant-it-told = Elle décolle l’adhésif à la pince. Le haricot reçoit un pot pour lui seul et une ligne dans le carnet, avec la date et sans provenance ; désormais l’air du secteur de vie est à surveiller.
first_martians-adventure-bean-in-a-notebook-choice-plant-it-later = Il a levé : tordu, pâle, têtu. { $name } le dessine pour Salma, à l’échelle, poil par poil, et ne regarde pas l’heure avant que les lampes baissent.
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed = Le garder scellé
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed-told = Haricot, adhésif et page dans un sachet, le sachet dans la boîte d’acier. Puisqu’elle est levée, elle contrôle aussi chaque joint du secteur de vie, deux fois. Les règles sont faites pour les cas difficiles, et elle ne se rendort pas.

first_martians-adventure-own-nerve = La courbe
first_martians-adventure-own-nerve-scene = La nuit, le labo est à qui ne dort pas. { $name } s’est collé deux électrodes sur l’avant-bras gauche et a laissé la machine chronométrer le nerf. La mesure est finie. Il a tourné l’écran vers le mur ; il ne lui reste qu’à décider s’il le retourne.
first_martians-adventure-own-nerve-choice-read-the-curve = Lire la courbe
first_martians-adventure-own-nerve-choice-read-the-curve-told = Il la lit comme celle d’un inconnu, deux fois, de gauche à droite. Puis il reste assis un moment, et après cela il écrit un plan de traitement, à la troisième personne.
first_martians-adventure-own-nerve-choice-read-the-curve-later = L’attelle la nuit, les comprimés, la balle de caoutchouc : le patient, comme dit { $name }, suit le plan. Ce matin, il a boutonné ses deux manchettes sans baisser les yeux.
first_martians-adventure-own-nerve-choice-erase-it = L’effacer
first_martians-adventure-own-nerve-choice-erase-it-told = C’est vite fait : oui, et oui, tout à fait sûr. Il rabat sa manche et dort en quelques minutes, pour la première fois depuis des jours.
first_martians-adventure-own-nerve-choice-erase-it-later = La tasse glisse, et { $name } la rattrape de l’autre main, si vite que tous lèvent les yeux. Il n’y a plus de courbe à consulter. Il devra commencer par le commencement, et plus tard qu’il n’aurait pu.

first_martians-adventure-control-plate = La boîte témoin
first_martians-adventure-control-plate-scene = Rien ne doit pousser sur la boîte témoin ; elle ne sert qu’à cela. Et voici trois points blancs, nets comme des boutons. Ou bien deux semaines de travail sont nulles, ou bien, l’un des quatorze soirs, { $name } a soulevé le mauvais couvercle. Personne d’autre ne les a encore vus.
first_martians-adventure-control-plate-choice-begin-again = Recommencer
first_martians-adventure-control-plate-choice-begin-again-told = { $name } aligne toutes les boîtes sur la paillasse, bien en vue, et n’écrit dans le journal qu’un seul mot. Demain, le labo est à l’autoclave et au goupillon.
first_martians-adventure-control-plate-choice-swap-the-plate = Mettre une boîte propre à la place
first_martians-adventure-control-plate-choice-swap-the-plate-told = La même étiquette, le même stylo. La série est sauvée, et les félicitations de Ruth arrivent avec le retard de tout ce qui vient de la Terre.
first_martians-adventure-control-plate-choice-swap-the-plate-later = À Darmstadt, on a mis les images côte à côte. La boîte témoin porte, la deuxième semaine, une rayure qu’elle n’avait pas la première, et Ruth demande, sans aucune aigreur, si { $name } peut l’expliquer. Tout le monde a entendu la question.

first_martians-adventure-something-moves = Quelque chose bouge
first_martians-adventure-something-moves-scene = Dans la goutte, sous la lamelle, un grain bouge, et bouge encore. La poussière tremble, tout étudiant le sait ; mais elle tremble sur place, et ceci a traversé le champ entier de gauche à droite. { $name } quitte l’oculaire, regarde le labo obscur, puis y revient.
first_martians-adventure-something-moves-choice-wake-the-others = Réveiller les autres
first_martians-adventure-something-moves-choice-wake-the-others-told = Ils sont là en chaussettes et se relaient à l’oculaire. Vers le matin, c’est un courant dans une goutte qui sèche, et ils le savent. Pendant quelques heures cela a été possible, et ces heures-là pèseront toute la journée.
first_martians-adventure-something-moves-choice-watch-alone = N’appeler personne
first_martians-adventure-something-moves-choice-watch-alone-told = Un dessin toutes les demi-minutes, jusqu’à ce que la goutte soit sèche et le grain immobile. { $name } sait maintenant ce que c’était, et aussi ce que c’était de ne pas savoir.
first_martians-adventure-something-moves-choice-watch-alone-later = Trop d’heures un œil fermé, ou trop sans les fermer tous les deux. { $name } a caché deux jours ses vertiges et finit par en parler en passant, une main au chambranle.

first_martians-adventure-seedling-lamp = La lampe des semis
first_martians-adventure-seedling-lamp-scene = La lampe au-dessus des bacs s’est mise à bourdonner et à consommer le double. Les commandes proposent de l’éteindre jusqu’au jour. Dessous, quelques centaines de plantules avec leurs premières feuilles, tournées toutes du même côté, et { $name } a le doigt sur l’interrupteur.
first_martians-adventure-seedling-lamp-choice-leave-it-on = La laisser allumée
first_martians-adventure-seedling-lamp-choice-leave-it-on-told = C’est ailleurs qu’il fait noir, et l’on cherche sa couchette à tâtons. Au matin les feuilles se sont écartées, et ce qu’il a fallu pour cela manque aux batteries.
first_martians-adventure-seedling-lamp-choice-switch-it-off = L’éteindre
first_martians-adventure-seedling-lamp-choice-switch-it-off-told = Un déclic, et dans les bacs c’est la nuit. { $name } garde encore un peu la paume au-dessus des feuilles les plus proches, ce qui ne sauve rien. Les batteries, elles, y gagnent.
first_martians-adventure-seedling-lamp-choice-switch-it-off-later = La lampe ne chauffait pas que ses propres bacs. Dans la planche voisine les plantes adultes ont viré au gris par le pied, et c’est { $name } qui les arrache, de ses mains.

first_martians-adventure-hundredth-seed = La centième graine
first_martians-adventure-hundredth-seed-scene = Quatre-vingt-dix-neuf sont couchées sur du papier mouillé, comptées à la main, et mortes, chacune avec sa ligne dans le rapport qu’on lira ce soir. Une était restée dans un pli humide de l’enveloppe, et s’est ouverte. Il en sort une pointe blanche, pas plus longue qu’une virgule. { $name } ne bouge pas, comme si elle pouvait prendre peur.

first_martians-adventure-walking-centrifuge = La centrifugeuse
first_martians-adventure-walking-centrifuge-scene = D’abord un tremblement dans la paillasse, puis un hurlement. La centrifugeuse a perdu l’équilibre et marche vers le bord, à petits bonds, avec l’unique préparation de la semaine ; tant qu’elle tourne, le couvercle est bloqué. { $name } est à un pas d’elle, et à un pas de la prise.
first_martians-adventure-walking-centrifuge-choice-hold-it-down = La maintenir
first_martians-adventure-walking-centrifuge-choice-hold-it-down-told = Les deux bras autour du tambour et la poitrine sur le couvercle, jusqu’au dernier tour. Le bleu a la forme du loquet. Dans le rotor, la préparation est en couches aussi nettes qu’on peut le souhaiter.
first_martians-adventure-walking-centrifuge-choice-pull-the-plug = Débrancher
first_martians-adventure-walking-centrifuge-choice-pull-the-plug-told = Le fusible part avec, et tout ce qui était en charge recommence à zéro. Dans le silence, la machine s’immobilise, deux pieds au-delà du bord. La préparation est une bouillie ; { $name } la jette.

first_martians-adventure-smell-of-rain = La pluie
first_martians-adventure-smell-of-rain-scene = { $name } chauffe l’argile jusqu’à ce que l’eau liée la quitte, et lève la hotte un instant trop tôt. Cela sent la pluie : une rue d’été, pierre, poussière et mouillé. Les autres arrivent un par un et restent plantés là, et il se passe longtemps avant que quelqu’un songe à changer l’air.
first_martians-adventure-smell-of-rain-later = Avec la pluie, d’autres choses étaient sorties de l’argile ; l’analyseur les nomme aujourd’hui, par ordre de masse. La place la plus proche de la hotte, { $name } l’occupait, et l’a gardée plus longtemps que personne.

first_martians-adventure-second-opinion = Quatorze minutes
first_martians-adventure-second-opinion-scene = Les gens de Ruth ont regardé la mesure et n’y croient pas. Ils sont courtois, ils sont nombreux, et ce qu’ils disent a quatorze minutes. { $name } a la courbe sur la table, l’échantillon à côté et, depuis ce message, pour la première fois, un doute.
first_martians-adventure-second-opinion-choice-stand-by-it = Maintenir la mesure
first_martians-adventure-second-opinion-choice-stand-by-it-told = Une phrase à Darmstadt, sans adjectif. C’est maintenant à la Terre de mesurer, il y en a pour des jours, et tout le HUB les passe à attendre.
first_martians-adventure-second-opinion-choice-stand-by-it-later = Ruth a envoyé trois mots d’abord, l’explication ensuite : « Vous aviez raison. » En bas, ils avaient étalonné sur la mauvaise référence. { $name } lit le message une fois. Les autres se le font relire.
first_martians-adventure-second-opinion-choice-measure-again = Tout remesurer
first_martians-adventure-second-opinion-choice-measure-again-told = Peser, dissoudre, chauffer, attendre. Pour demain, le labo est pris. Il y a pourtant là une paix : ce qui en sortira, quoi que ce soit, sera vrai.

first_martians-adventure-asleep-at-the-bench = Sommeil
first_martians-adventure-asleep-at-the-bench-scene = La joue sur la paillasse, le crayon entre les doigts : c’est ainsi qu’au matin on trouve { $name }, et l’on étend une couverture par-dessus. C’était la première nuit entière depuis longtemps. À l’autre bout de la paillasse, le bain-marie s’est vidé en vapeur et a emporté son thermostat.

## Construction

first_martians-adventure-wrong-bolt = Le mauvais boulon
first_martians-adventure-wrong-bolt-scene = En chemin, il y avait une pompe qui claquait, faute d’un boulon, et { $name } en avait un. Il prend, il tourne, il va même à fond. Le soir, les outils rangés, { $name } tombe sur le bon boulon, encore dans son papier, d’un pas plus fin que celui qui est maintenant là-dedans. À certains régimes, on entend un bourdonnement.
first_martians-adventure-wrong-bolt-later = Le bourdonnement a cessé, et ce qui le produisait aussi. Tour après tour, le mauvais boulon s’était dévissé, et dans la nuit il est tombé dans le mécanisme. { $name } l’en retire en deux morceaux.

first_martians-adventure-burnt-hand = Une main brûlée
first_martians-adventure-burnt-hand-scene = Le tuyau était coupé depuis une heure. C’était l’autre tuyau. { $name } tient sa main sous le peu d’eau qu’on a le droit d’y employer, les yeux sur la bride, qui pend à une seule vis et n’y pendra plus longtemps.
first_martians-adventure-burnt-hand-choice-work-on = Continuer
first_martians-adventure-burnt-hand-choice-work-on-told = La bride est en place avant la fin du quart. Ensuite il faut découper le gant en lanières, et un peu de ce qui est dessous vient avec.
first_martians-adventure-burnt-hand-choice-stop-for-today = Arrêter pour aujourd’hui
first_martians-adventure-burnt-hand-choice-stop-for-today-told = Une sangle autour de la bride, un billet sur la sangle. Qui entrera demain à l’atelier devra commencer par défaire aujourd’hui.

first_martians-adventure-forgotten-toolbox = La caisse oubliée
first_martians-adventure-forgotten-toolbox-scene = Derrière la troisième plaque du mur se trouve une caisse à outils qui ne figure sur aucune liste. Quelqu’un l’a posée là, sur Terre, a refermé le mur et a dû la chercher des jours. Dedans : deux tournevis, une peau d’orange sèche, une carte processeur dans son sachet scellé. La carte est la bienvenue ; mais { $name } se demande désormais ce qu’il y a d’autre dans les murs.

first_martians-adventure-neck-ring = La bague de col
first_martians-adventure-neck-ring-scene = Sous la loupe, le joint de la bague porte une ligne, fine comme un cheveu, et peut-être n’est-ce qu’un cheveu. { $name } essuie ; elle y est encore, ou c’en est une autre. Sur Aitken aussi, une bague avait été vue et signée. Voilà une heure qu’elle est assise devant le scaphandre, sans toucher un outil.
first_martians-adventure-neck-ring-choice-wear-it = L’éprouver sur elle-même
first_martians-adventure-neck-ring-choice-wear-it-told = { $name } s’enferme dans le sas, fait sortir l’air et reste là, dans le scaphandre, les yeux au manomètre. Cela tient, minute après minute. Quand elle ressort, elle n’a rien à en dire et s’assoit sur la première caisse venue.
first_martians-adventure-neck-ring-choice-wear-it-later = On a besoin du scaphandre, et { $name } le cède. Toute la sortie durant, elle reste à la porte intérieure. Quand le casque s’ôte et qu’il y a dessous un visage, affamé et bavard, elle va mettre de l’eau à chauffer pour tout le monde.
first_martians-adventure-neck-ring-choice-cut-it-through = Trancher la bague
first_martians-adventure-neck-ring-choice-cut-it-through-told = Un seul coup, pour que personne ne puisse se raviser, elle comprise. Les filtres du scaphandre sont bons et vont sur l’étagère. Au garage il y a un scaphandre de moins, et chaque sortie devra compter avec.

first_martians-adventure-hollow-ground = Creux
first_martians-adventure-hollow-ground-scene = N’importe qui d’autre entend une perceuse. { $name } entend la note changer, à une largeur de main : sous l’emplacement de l’ancrage, la roche répond comme une porte derrière laquelle il y a une pièce. Tout est mesuré, l’ancrage est prêt. Il est le seul qui pourrait en jurer, et il n’en jurerait pas.
first_martians-adventure-hollow-ground-choice-move-the-anchor = Déplacer l’ancrage
first_martians-adventure-hollow-ground-choice-move-the-anchor-told = Six pas à l’est, la note reste pleine. Remesurer, repercer : l’atelier y laissera une bonne part de demain. Autour de l’ancien point il pose un cercle de pierres, pour que personne n’y marche.
first_martians-adventure-hollow-ground-choice-move-the-anchor-later = Sans un bruit, dans la nuit, le sol est descendu à l’intérieur du cercle de pierres, de la hauteur d’un homme. Aux premières lueurs, ils sont autour du bord. { $name } compte à mi-voix. Tous sont là.
first_martians-adventure-hollow-ground-choice-set-it-deeper = Le poser plus profond
first_martians-adventure-hollow-ground-choice-set-it-deeper-told = Plus profond, il tient ; l’appareil, du moins, est content. Il tapote la roche, lui dit quelque chose en portugais et signe. La ligne accrochée à l’ancrage a un peu plus de jeu que prévu.
first_martians-adventure-hollow-ground-choice-set-it-deeper-later = L’ancrage s’est enfoncé d’un doigt. C’était assez : ce qu’il tenait s’est mis de travers et s’est déchiré au raccord. { $name } l’avait entendu, ce jour-là, et le dit devant tout le monde.

first_martians-adventure-live-cable = Le câble mort
first_martians-adventure-live-cable-scene = D’après le schéma, le câble est mort. À l’approche de la pince, les poils du poignet sont d’un autre avis. Il n’y a pas d’autre chemin jusqu’à la panne, et l’interrupteur qui rendrait la chose sûre met la moitié du HUB dans le noir. { $name } a posé la pince, et l’a reprise.
first_martians-adventure-live-cable-choice-main-switch = Couper le courant général
first_martians-adventure-live-cable-choice-main-switch-told = Une pièce après l’autre s’éteint, puis vient le silence des ventilateurs, dont on avait oublié qu’ils pouvaient se taire. Le temps que tout tourne de nouveau, l’épargne des batteries y a passé.
first_martians-adventure-live-cable-choice-work-live = Travailler sous tension
first_martians-adventure-live-cable-choice-work-live-told = Une main sur l’outil, l’autre dans le dos. À la dernière borne le bras se retire tout seul, et puis la paume commence à brûler. Mais la panne est levée, { $name } avait vu juste, et pas une lampe n’a tremblé.

first_martians-adventure-galley-board = Le réchaud
first_martians-adventure-galley-board-scene = La carte qui manque est à la cuisine, dans le réchaud : même marque, et jusqu’aux mêmes vis. { $name } l’a déjà sortie à moitié quand l’odeur de la soupe d’hier vient avec. Sans réchaud, ce sera du sachet froid, pour tous, dès ce soir.
first_martians-adventure-galley-board-choice-take-it = La prendre
first_martians-adventure-galley-board-choice-take-it-told = Deux vis et une fiche. Au dîner personne ne se plaint. On mange vite, à même le sachet, et chacun a ensuite quelque chose à faire.
first_martians-adventure-galley-board-choice-take-it-later = Le tuyau de retour de l’oxygénateur est juste assez chaud pour une rangée de sachets ; { $name } a trouvé cela en cherchant autre chose. Depuis, on mange là, par terre, épaule contre épaule, et l’on y reste plus longtemps qu’on n’est jamais resté à table.
first_martians-adventure-galley-board-choice-put-it-back = La remettre
first_martians-adventure-galley-board-choice-put-it-back-told = { $name } fait un pont avec du fil, de l’adhésif et une résistance, et le secteur de travail annonce un écart qui ne s’en ira plus. Le soir, il y a de la soupe chaude. Personne n’a su qu’il s’en était fallu de peu.

first_martians-adventure-arc-at-night = L’arc
first_martians-adventure-arc-at-night-scene = On soude de nuit, dehors : l’arc n’est pas plus long qu’un ongle, et les parois de la vallée, à des kilomètres, en sont bleues. { $name } le fait jaillir une fois de plus que la soudure n’en demande, le verre sombre relevé, pour revoir ces parois debout, là-bas.
first_martians-adventure-arc-at-night-later = Au réveil il y a du sable sous les paupières, et aucune eau ne l’emporte. Ce n’était qu’un instant, sans le verre sombre. { $name } a un linge mouillé sur les yeux et, derrière, les parois sont encore bleues.

first_martians-adventure-third-shift = Le troisième quart
first_martians-adventure-third-shift-scene = Les mains travaillent désormais toutes seules : clé, quart de tour, suivant. { $name } s’aperçoit que les six derniers écrous sont serrés et qu’il n’en reste aucun souvenir. Il y en a encore un bon nombre. Entre les tuyaux, là où le sol est tiède, il y aurait place pour une personne.
first_martians-adventure-third-shift-choice-finish-it = Finir cette nuit
first_martians-adventure-third-shift-choice-finish-it-told = Chaque écrou reçoit un trait de craie rouge, car les yeux comptent mieux qu’une tête lasse. À quatre heures tous les traits y sont et la panne est réglée pour de bon. Au petit déjeuner, { $name } rabroue les autres un par un.
first_martians-adventure-third-shift-choice-lie-down = S’étendre entre les tuyaux
first_martians-adventure-third-shift-choice-lie-down-told = Quelques minutes, c’était l’idée. Cela fait quatre heures sans rêves, et plus d’une fois quelqu’un a enjambé { $name } sans un bruit. Pendant ce temps, dans la conduite à demi serrée, la pression est tombée.

first_martians-adventure-ration-tin = La boîte de conserve
first_martians-adventure-ration-tin-scene = Le trou dans la gaine d’air n’est pas plus large qu’un pouce, et il siffle. De la tôle de cette épaisseur, on n’en a pas en réserve, mais les grosses boîtes de rations font l’affaire. Une boîte ouverte se garde un jour. Ou bien l’imprimante fait une rustine, avec de la poudre et un peu de courant ; { $name } a la cisaille à la main.
first_martians-adventure-ration-tin-choice-cut-the-tin = Découper une boîte
first_martians-adventure-ration-tin-choice-cut-the-tin-told = Des pêches pour tous, à volonté, et le reste au compost. Le couvercle est dans la gaine, sa date estampée vers l’extérieur, et le silence est revenu dans les quartiers.
first_martians-adventure-ration-tin-choice-print-a-patch = Imprimer une rustine
first_martians-adventure-ration-tin-choice-print-a-patch-told = Gris mat, exacte au cheveu près, elle s’enclenche du premier coup. { $name } passe le pouce sur le bord, et le bord ne se sent pas.
first_martians-adventure-ration-tin-choice-print-a-patch-later = Dans l’air chaud de la gaine, la rustine imprimée a gondolé. { $name } ouvre les yeux au sifflement, ne bouge pas tout de suite, et espère que c’est autre chose.

first_martians-adventure-caught-sleeve = Le treuil
first_martians-adventure-caught-sleeve-scene = Le treuil prend le câble, puis la bride du poignet, puis la manche. { $name } atteint l’arrêt à temps ; le tambour est immobile, le scaphandre enroulé jusqu’au coude, et de la manchette sort un sifflement mince, régulier. Quelqu’un est en route. La route est longue.
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve = Couper la manche
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve-told = Le couteau passe quatre couches et doit entrer dans la cinquième. Ce qui s’échappe avant que l’adhésif tienne aurait suffi pour un jour.
first_martians-adventure-caught-sleeve-choice-reverse-the-winch = Inverser le treuil
first_martians-adventure-caught-sleeve-choice-reverse-the-winch-told = Contre le cliquet, à pleine puissance. Dans le carter, les dents cèdent l’une après l’autre, et le bras ressort entier. L’atelier avait ce treuil depuis le premier jour ; il lui en faudra un autre.

first_martians-adventure-signatures = Derrière le panneau
first_martians-adventure-signatures-scene = Au dos du panneau, là où personne ne devait jamais regarder, il y a des signatures, quarante ou davantage : ceux qui ont monté cette pièce, dans un hall de Brême. L’un d’eux a dessiné une petite maison qui fume. { $name } les lit toutes avant de prendre un outil, et prend du retard, et cela se remarque.
first_martians-adventure-signatures-later = Quelqu’un est allé voir derrière le panneau ouvert par { $name }, et puis tout le monde. Sous les quarante, il y a des noms nouveaux, d’une autre encre. La petite maison a maintenant une voisine.

first_martians-adventure-expired-sealant = Le mastic
first_martians-adventure-expired-sealant-scene = Il faut coller le joint, et le seul pot en réserve est périmé depuis l’atterrissage. Le mastic file encore. Il dégage aussi une odeur sucrée dont l’étiquette ne dit rien, et sous ce plancher on ne tient que couché. { $name } a le pinceau dans une main, le couvercle dans l’autre.
first_martians-adventure-expired-sealant-choice-glue-it-now = Coller d’une traite
first_martians-adventure-expired-sealant-choice-glue-it-now-told = Le joint est fermé bien avant le quart suivant, un seul trait noir, sans une bulle. { $name } ressort à reculons, d’excellente humeur, et boit trois tasses d’eau.
first_martians-adventure-expired-sealant-choice-glue-it-now-later = Depuis hier, le goût sucré est revenu, à chaque repas. { $name } repousse son assiette et demande qu’on baisse la lampe. Elle est baissée depuis longtemps.
first_martians-adventure-expired-sealant-choice-air-it = Aérer après chaque couche
first_martians-adventure-expired-sealant-choice-air-it-told = Trois couches, et après chacune tout le boyau est soufflé dehors par le sas, avec ce qu’on aurait pu y respirer. Le joint est étanche. { $name } fait le compte de ce qu’il a coûté, et l’inscrit.
