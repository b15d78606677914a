# Les règles de Spazio: 1999 en bref. Des pages de 1 500 caractères au plus.

space1999-rules-aim-heading = De quoi il s’agit
space1999-rules-aim =
    La Lune a quitté son orbite et dérive dans l’espace inconnu. Chaque équipage a un vaisseau et un quart de la Lune pour Base : 🔵 A, 🔶 B, 🍀 C ou 🟨 D.

    Explore les planètes, rapporte des **tuiles de route** et pose-les sur le **Moniteur stellaire**, de ton côté jusqu’à la Terre au centre. La première route que l’**Ordinateur central** accepte gagne.

    Tu commences à la Base avec { $energy } U.E. (unités d’énergie) et { $plans } plan de vol.

space1999-rules-turn-heading = Ton tour
space1999-rules-turn =
    Au choix :
    • **vole** avec tes U.E., ou
    • **propose un plan de vol** à l’Ordinateur central.
    Qui peut faire l’un ou l’autre doit le faire ; seul passe qui ne peut faire ni l’un ni l’autre. À ton tour, tu peux aussi faire glisser des tuiles sur le Moniteur.

    Quand tous ont joué, la **Lune** bouge : une carte la place sur un numéro de 1 à { $numbers }, et elle tourne d’un quart de tour dans le sens horaire. Ta Base tourne avec elle : d’autres lignes de force en partent. Les vaisseaux dans l’espace qu’elle rencontre atterrissent à leur Base. Rien de ce qui est sous la Lune ne peut être atteint.

space1999-rules-flight-heading = Vols
space1999-rules-flight =
    Les vaisseaux suivent les **lignes de force**, depuis la Base, un nœud ou une planète.
    • Une ligne droite coûte **1 U.E.**, si longue soit-elle ; passer tout droit par un nœud est gratuit.
    • Chaque **virage** coûte **1 U.E.** de plus, un demi-tour aussi.
    • Personne ne passe par un nœud où se tient un autre vaisseau, ni ne s’y arrête.
    • Tu peux t’arrêter à tout nœud libre. Le vol du tour suivant est une nouvelle ligne.
    • Qui atteint une planète y atterrit et tire sa carte.
    • Tu ne rentres que par ton propre secteur, et avec au moins une tuile de route. La Lune ne se traverse pas.

    Il y a { $nodes } nœuds, numérotés sur l’écran, et { $planets } planètes.

space1999-rules-plans-heading = Plans de vol
space1999-rules-plans =
    Les { $deck } plans restent cachés. Tu montres celui que tu proposes :
    • **atterrir** sur une planète d’un bond ; si elle est visitée, sur toute autre à visiter ;
    • **rentrer** à la Base ; qui y est déjà avance de { $steps } nœuds à la place et ne reçoit pas d’énergie ;
    • **recevoir de l’énergie**.

    Exécuter un plan ne coûte pas d’énergie, et aucun vaisseau ne barre un bond vers une planète ou la Base. Tu en reçois un nouveau quand tu n’en as plus, pour un tour suivant.

    Sur une planète, l’énergie d’abord : un plan ne se propose que sans énergie, ou si d’autres vaisseaux barrent toute issue.

space1999-rules-computer-heading = L’Ordinateur central
space1999-rules-computer =
    À chaque plan, il donne l’une de ces trois réponses :
    • ✅ **OK** ({ $ok } %) : le plan est exécuté.
    • ❌ **Non** ({ $negative } %) : le plan est perdu et le vaisseau avance d’un nœud, gratuitement. Tu peux proposer d’autres plans.
    • ⚪ **Aucun signal** ({ $neutral } %) : le plan est gardé, et une fiche de l’Ordinateur décide. Aucun autre plan ne suit à ce tour.

    Ses { $programs } fiches : déplacer une tuile ({ $moves }), en retirer une ({ $removes }), retour avec de l’énergie en plus, la seule que reçoit qui est déjà à la Base ({ $homes }), énergie ({ $energies }), plans de vol ({ $moreplans }), atterrir sur une planète donnée, même visitée ({ $lands }).

space1999-rules-planets-heading = Planètes
space1999-rules-planets =
    Qui atterrit tire l’une des { $cards } cartes, à lire dans cet ordre :
    • **conditions** : hostiles aucune tuile de route ({ $hostile } cartes), bonnes 1 ({ $good }), excellentes 2 ({ $excellent }) ;
    • **énergie** : tu en reçois, ou tu paies ce que tu as ;
    • **instruction** : *décollage immédiat* avec de l’énergie, d’au moins un nœud (sans énergie, ou si toute issue est barrée, le vaisseau reste) ; *retour immédiat*, gratuit ; ou aucune.

    La carte reste là : la planète est **visitée**, et personne n’y atterrit plus sans ordre de l’Ordinateur. Quand toutes le sont, elles s’ouvrent à nouveau : les vaisseaux sur les planètes rentrent avec { $resethome } U.E., les autres en reçoivent { $resetaway }.

space1999-rules-base-heading = À la Base
space1999-rules-base =
    Chaque atterrissage à la Base donne **{ $homecoming } U.E.**, quelle qu’en soit la raison. Le tour est fini.

    Toutes les tuiles de route que tu as doivent être posées aussitôt, jamais en vol ni sur une planète. Celles qui ne trouvent pas de place sont gardées pour un autre retour.

space1999-rules-monitor-heading = Le Moniteur stellaire
space1999-rules-monitor =
    { $size } × { $size } cases, la Terre au centre. La première tuile va sur la case au milieu de ton côté, ouverte vers le bord ; le plus court chemin compte { $least } tuiles.
    • { $straights } tuiles droites et { $curves } courbes ; tourne-les comme tu veux, une fois, en les posant.
    • Chaque tuile rejoint le bout de ta route, ou le bout ouvert d’une de tes tuiles déplacées.
    • Une tuile par case ; aucune sur la Terre ; aucune qui sorte du Moniteur.

space1999-rules-slides-heading = Faire glisser des tuiles
space1999-rules-slides =
    À tout moment de ton tour, même avant un décollage immédiat ou avant d’exécuter une fiche qui touche aux tuiles, tu peux faire glisser, d’une case et sans la tourner, vers une case libre à côté :
    • une tuile **à toi**, gratuitement ;
    • une tuile **d’un adversaire**, pour { $slide } U.E.

    Une route rompue ne compte que jusqu’au trou. Son propriétaire peut le combler, ou continuer depuis la tuile déplacée. Les tuiles au-delà d’un trou comptent aussi comme déplacées. Une fiche de l’Ordinateur déplace ou retire n’importe laquelle de tes tuiles, mais d’un adversaire seulement la dernière de sa route, ou le bout ouvert de tuiles déplacées.

space1999-rules-end-heading = La Terre
space1999-rules-end =
    Une tuile à côté de la Terre, ouverte vers elle, est arrivée ; celles en trop sont rendues. On interroge aussitôt l’Ordinateur, qui cette fois répond toujours :
    • ✅ **OK** ({ $right } %) : tu as gagné.
    • ❌ **Buzzer** : mauvaise route. Tu perds tes { $lost } dernières tuiles posées, et la partie continue. Si la route est encore entière, on n’interroge de nouveau l’Ordinateur que lorsque tu l’as changée et qu’elle atteint la Terre à nouveau.

    Les autres sont classés selon la distance qui reste jusqu’à la Terre, puis selon l’énergie.

space1999-rules-table-heading = À cette table
space1999-rules-table =
    Deux options se choisissent avant de commencer :
    • **Plans sur les planètes** : *l’énergie d’abord* selon la règle, ou *au choix*.
    • **Arrivée** : *avec des tuiles en trop*, ou *compte exact*, où seule la dernière tuile en main peut arriver. Si tu en as plus, tu t’arrêtes à une case de la Terre et tu rends le reste, ou tu les poses ailleurs ; tant que tu as des tuiles en main, en faire glisser une n’achève pas ta route.

    Si ton temps est écoulé, le plus prudent se fait à ta place : avec des tuiles, le retour, sinon la planète la moins chère, à défaut un plan ; les tuiles sont posées là où elles rapprochent le plus de la Terre. On ne fait glisser des tuiles que pour rouvrir une route bloquée, ou pour la réparer quand la Banque n’en a presque plus.
