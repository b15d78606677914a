# Spazio: 1999 : noms, choix, questions et événements. L’énergie est en unités d’énergie (U.E.).

space1999-title = Spazio: 1999
space1999-pitch = La Lune dérive : explore des mondes inconnus, discute avec l’Ordinateur central et trace la route vers la Terre.
space1999-length = 12 à 25 manches : deux heures ensemble, ou deux à quatre semaines coup par coup
space1999-difficulty = Facile d’accès : voler, se poser, placer une tuile ; voir les routes venir donne l’avantage
space1999-choose-identity = Choisir un secteur

## Secteurs et lieux

space1999-sector-a = A, bleu
space1999-sector-b = B, orange
space1999-sector-c = C, vert
space1999-sector-d = D, jaune

space1999-base = Base
space1999-node = Nœud { $number }
space1999-at-base = à la Base
space1999-at-node = au nœud { $number }
space1999-at-planet = sur { $planet }
space1999-to-base = jusqu’à la Base
space1999-to-node = jusqu’au nœud { $number }
space1999-to-planet = jusqu’à { $planet }
space1999-from-base = depuis la Base
space1999-from-node = depuis le nœud { $number }
space1999-from-planet = depuis { $planet }

space1999-side-north = nord
space1999-side-east = est
space1999-side-south = sud
space1999-side-west = ouest
# The two open sides of a tile.
space1999-lie-north-south = nord-sud
space1999-lie-north-east = nord-est
space1999-lie-north-west = nord-ouest
space1999-lie-south-east = sud-est
space1999-lie-south-west = sud-ouest
space1999-lie-east-west = est-ouest

## Tuiles de route

space1999-shape-straight = droite
space1999-shape-curve = courbe
space1999-a-straight = une tuile droite
space1999-a-curve = une courbe
space1999-tiles-straight = { $count ->
    [one] 1 droite
   *[other] { $count } droites
}
space1999-tiles-curve = { $count ->
    [one] 1 courbe
   *[other] { $count } courbes
}
space1999-tiles-both = { $one } et { $other }
space1999-route-shut-in = bloquée
space1999-route-missing = { $count ->
    [0] à la Terre
    [one] 1 tuile jusqu’à la Terre
   *[other] { $count } tuiles jusqu’à la Terre
}

## Où en est la partie

space1999-headline = 🌕 **Manche { $round }** · Lune sur { $number } · planètes visitées : { $visited } sur { $planets }{ $up ->
    [yes] {" "}· tour : { $who }
   *[no] {""}
}
space1999-headline-won = 🌍 { $who } a trouvé la route de la Terre !

space1999-ask-turn = vole ou propose un plan de vol
space1999-ask-another-plan = peut proposer un autre plan de vol
space1999-ask-step = avance de nœud en nœud : encore { $left }
space1999-ask-planet = choisit la planète où atterrir
space1999-ask-take-off = doit décoller aussitôt
space1999-ask-tiles = pose ses tuiles de route
space1999-ask-tile-card = peut déplacer ou retirer une tuile du Moniteur stellaire
space1999-status-round = 🌕 Manche { $round } · Lune sur { $number } · planètes visitées : { $visited } sur { $planets }

## Questions

space1999-status = 🚀 Tu es { $where } · ⚡ **{ $energy } U.E.** · 🧩 { $count ->
    [0] aucune tuile de route
   *[other] { $tiles } en main
}
space1999-status-route = 🧭 Ta route : { $laid ->
    [0] pas commencée
    [one] 1 tuile posée
   *[other] { $laid } tuiles posées
}, { $outlook } · **{ $place }**
space1999-place = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
} sur { $seats }{ $shared ->
    [yes] , à égalité
   *[no] {""}
}{ $energy ->
    [yes] {" "}(selon l’énergie)
   *[no] {""}
}
space1999-status-rivals = Les autres : { $rivals }
space1999-status-rival = { $who } { $outlook }, ⚡ { $energy } U.E.
space1999-hand = 📘 { $count ->
    [0] Aucun plan de vol
    [one] 1 plan de vol : { $plans }
   *[other] { $count } plans de vol : { $plans }
}
space1999-answer-cards = -# 🗂️ ⚪ veut dire aucun signal : une fiche de l’Ordinateur décide alors : déplacer ou retirer une tuile { $tile } % · énergie { $energy } % · un atterrissage { $land } % · retour { $home } % · plans de vol { $plans } %

space1999-question-turn = **Où aller ?** Vole avec tes U.E. (unités d’énergie) : 1 par ligne droite, 1 de plus par virage. Ou propose un plan de vol à l’Ordinateur central.
space1999-question-another-plan = **L’Ordinateur a dit non.** Tu peux proposer un autre plan ; chaque non coûte le plan et t’avance d’un nœud. Ou restes-en là.
space1999-planets-in-reach = 🪐 À portée avec la Lune où elle est, et les U.E. nécessaires : { $planets }{ $more ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $more } autres
}
space1999-planets-in-reach-none = 🪐 Aucune planète à visiter à { $energy } U.E. ou moins.
space1999-planets-in-reach-no-energy = 🪐 Sans énergie, seul un plan de vol te fait bouger.
space1999-flight-home = 🏠 Retour pour { $cost } U.E. avec la Lune où elle est{ $enough ->
    [yes] {""}
   *[no] {" "}(tu en as { $held })
}, pour poser { $count ->
    [one] ta tuile
   *[other] tes { $count } tuiles
}.
space1999-flight-home-no-tiles = 🏠 Pas de vol de retour sans une tuile de route : sans elle, seuls l’Ordinateur, une planète ou la Lune t’y ramènent.
space1999-flight-home-blocked = 🏠 Tous les chemins du retour sont bloqués.
space1999-plans-wait = 📘 Sur une planète, l’énergie d’abord : un plan ne se propose que sans énergie, ou si d’autres vaisseaux barrent toute issue.

space1999-question-step = **Un nœud à la fois.** Encore { $left ->
    [one] 1 nœud
   *[other] { $left } nœuds
}, sans énergie ; tu es { $where }. Une planète compte comme un point de la ligne : tu y atterrirais.
space1999-question-step-back = -# Tu ne peux pas retourner aussitôt d’où tu viens.
space1999-question-planet = **{ $planet } est déjà visitée** : le plan vaut pour { $count ->
    [one] la seule planète encore à visiter
   *[other] toute planète à visiter, { $count } au choix
}.
space1999-question-take-off = **Décollage immédiat !** Tu es { $where } : pars avec tes U.E., d’au moins un nœud.
space1999-question-tiles = **De retour.** Pose { $count ->
    [one] ta tuile
   *[other] toutes tes tuiles ({ $count })
}, au bout de ta route ou d’une de tes tuiles déplacées.
space1999-question-arrival = 🌍 { $exact ->
    [yes] Seule ta dernière tuile peut finir à côté de la Terre, ouverte vers elle ; si tu en as plus, tu peux t’arrêter une case avant et rendre le reste
   *[no] Une tuile à côté de la Terre, ouverte vers elle, est arrivée ; le reste est rendu
}. Puis l’Ordinateur dit si la route est la bonne : { $route } %.
space1999-question-slide-price = -# À ton tour, tu peux d’abord faire glisser { $whose ->
    [own] une de tes tuiles, gratuitement.
    [others] une tuile d’un adversaire, pour { $price } U.E.
   *[both] une de tes tuiles gratuitement, et une d’un adversaire pour { $price } U.E.
}
space1999-question-move = **L’Ordinateur te laisse déplacer une tuile** d’une case, sans la tourner : n’importe laquelle des tiennes, ou d’un adversaire la dernière de sa route ou le bout ouvert de tuiles déplacées. { $count ->
    [one] 1 tuile possible
   *[other] { $count } tuiles possibles
}.
space1999-question-remove = **L’Ordinateur te laisse retirer une tuile** : n’importe laquelle des tiennes, ou d’un adversaire la dernière de sa route ou le bout ouvert de tuiles déplacées. { $count ->
    [one] 1 tuile possible
   *[other] { $count } tuiles possibles
}.

## Choix

space1999-choose-planets = Voler vers une planète
space1999-hint-planets = { $count ->
    [one] 1 à portée
   *[other] { $count } à portée
}, dès { $cost } U.E. ; une tuile de route dans { $chance } % des atterrissages
space1999-choose-nodes = S’arrêter à un nœud
space1999-hint-nodes = { $count ->
    [one] 1 nœud à portée, numéroté
   *[other] { $count } nœuds à portée, numérotés
} comme sur l’écran de jeu
space1999-choose-nodes-worth = { $count ->
    [one] Vaut l’arrêt
   *[other] Valent l’arrêt ({ $count })
}
space1999-choose-node-range = Nœuds { $first }–{ $last } ({ $count })
space1999-stop-moon = la Lune y passe dans { $chance } % des cas : retour, +{ $energy } U.E.
space1999-choose-fly = { $place } · { $cost } U.E.
space1999-choose-home = Retour à la Base · { $cost } U.E.
space1999-hint-via = { $count ->
    [0] sans virage
    [one] virage à { $nodes }
   *[other] virages à { $nodes }
}
space1999-hint-left = il te restera { $energy } U.E.
space1999-hint-at-home = +{ $given } au retour : { $energy } U.E.
space1999-hint-ahead = tout droit : { $planets }
space1999-hint-way-home = { $sure ->
    [yes] retour au prochain tour : { $least } U.E.
    [range] retour au prochain tour : { $least } à { $most } U.E.
   *[no] retour au prochain tour : dès { $least } U.E., ou aucun chemin
}
space1999-hint-to-lay = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
} à poser d’office : au mieux { $outlook } (sans glissade)
space1999-hint-must-lay = { $count } tuiles à poser d’office
space1999-hint-homecoming = +{ $energy } U.E.
space1999-choose-propose = Proposer un plan de vol
space1999-choose-propose-one = Proposer un plan : { $plan }
space1999-hint-odds = ✅ OK { $ok } % · ❌ non { $negative } % : plan perdu, { $free ->
    [yes] un nœud
   *[no] tu restes là
} · ⚪ aucun signal { $neutral } % : une fiche de l’Ordinateur
space1999-hint-plan-odds = ✅ { $ok } % : { $outcome } · ❌ { $negative } % : plan perdu, { $free ->
    [yes] un nœud
   *[no] tu restes
} · ⚪ { $neutral } % : une fiche
space1999-hint-plan-ok = ✅ { $ok } % : { $outcome }
space1999-hint-plan-land = tu y atterris
space1999-hint-plan-any = { $count ->
    [one] déjà visitée : la seule qui reste
   *[other] déjà visitée : une des { $count } autres
}
space1999-hint-plan-return = retour, +{ $energy } U.E.
space1999-hint-plan-steps = déjà à la Base, donc trois nœuds
space1999-hint-plan-energy = tu as alors { $energy } U.E.
space1999-choose-pass = Passer
space1999-choose-no-more-plans = En rester là
space1999-choose-stay = Ne rien changer
space1999-hint-stay = le Moniteur stellaire reste tel quel
space1999-choose-leave = Garder les tuiles
space1999-hint-leave = rien ne va pour l’instant : { $tiles }, pour un autre retour
space1999-choose-give-back = Rendre le reste
space1999-hint-give-back = plus que la route n’en demande : { $tiles }, à la Banque
space1999-choose-slide = Faire glisser une tuile
space1999-choose-slide-first = D’abord faire glisser une tuile
space1999-hint-slides = { $whose ->
    [own] une des tiennes, gratuitement
    [others] une d’un adversaire, pour { $price } U.E.
   *[both] une des tiennes gratuitement, une d’un adversaire pour { $price } U.E.
}
space1999-choose-lay = { $square } · { $shape } : { $lie }
space1999-choose-square = Case { $square }
space1999-choose-tile = { $square } · { $shape }
space1999-hint-tile = { $own ->
    [yes] à toi
   *[no] { $who }
}
space1999-hint-route = { $changed ->
    [yes] { $who } jusqu’à la Terre : { $before } → { $after }
   *[no] { $who } toujours { $outlook }
}
space1999-choose-slide-onto = { $square } → { $onto } · { $shape }
space1999-choose-slides = { $one ->
    [yes] { $whose } : { $first }–{ $last } ({ $count })
   *[no] { $first }–{ $last } ({ $count })
}
space1999-name-lay = Poser une tuile { $shape } en { $square }, { $lie }
space1999-name-slide = Faire glisser la tuile { $shape } de { $sector }, { $square } → { $onto }
space1999-name-remove = Retirer la tuile { $shape } de { $sector } en { $square }

## Aperçus

space1999-preview-left = 🧩 Encore à poser : { $tiles }
space1999-preview-back = ↩️ Ce qui te reste en main retourne à la Banque : { $tiles }.
space1999-preview-keep = 🎒 Après, plus rien ne va : il te reste en main { $tiles }.
space1999-preview-slide = La { $shape } de { $whose } glisse de { $square } à { $onto }.
space1999-preview-remove = La { $shape } de { $whose } en { $square } retourne à la Banque.
space1999-preview-free = ⚡ Ne coûte rien.
space1999-preview-price = ⚡ Coûte **{ $price } U.E.** : il en reste { $left }.
space1999-preview-earth = 🌍 { $own ->
    [yes] **Ta route arrive ainsi devant la Terre, et on interroge aussitôt l’Ordinateur.** ✅ { $right } % : c’est gagné, la partie est finie. ❌ Sinon, tes { $lost } dernières tuiles posées retournent à la Banque.
   *[no] { $who } : sa route arrive ainsi devant la Terre, et on interroge aussitôt l’Ordinateur. ✅ { $right } % : c’est sa victoire, la partie est finie. ❌ Sinon, ses { $lost } dernières tuiles posées retournent à la Banque.
}
space1999-preview-route = { $who } : { $before } → **{ $after }**

## Ce qui s’est passé

space1999-event-started = 📡 La Lune a quitté son orbite ; personne ne viendra. { $ships }. Vole en premier : { $first }.
space1999-event-moon = 🌕 Carte de la Lune { $number } : la Lune est sur le { $number }, tournée d’un quart.{ $count ->
    [0] {""}
   *[other] {" "}Elle recueille { $met }.
}{ $renewed ->
    [yes] {" "}Les cartes de la Lune sont mélangées à nouveau.
   *[no] {""}
}
space1999-event-round = 🕐 **Manche { $round }**
space1999-event-passed = ⏭️ { $who } passe.
space1999-event-flew = 🚀 { $who } vole { $origin } { $goal } pour { $cost } U.E.{ $count ->
    [0] {""}
   *[other] {" "}(par { $bends })
}
space1999-event-stepped = 👣 { $who } avance d’un nœud, { $origin } { $goal }.
space1999-event-jumped = ✨ { $who } va d’un bond { $origin } { $goal }.
space1999-event-stayed-no-step = 🧱 { $who } n’a aucun nœud libre où aller, et reste.
space1999-event-stayed-no-energy = 🪫 { $who } devrait décoller aussitôt, mais n’a pas d’énergie.
space1999-event-stayed-shut-in = 🧱 { $who } devrait décoller aussitôt, mais toute issue est barrée.
space1999-event-stayed-home = 🏠 { $who } doit rentrer à la Base, mais y est déjà.
space1999-event-stayed-there = 🪐 { $who } doit aller là où le vaisseau se trouve déjà.
space1999-event-stayed-declined = ✋ { $who } laisse les tuiles telles quelles.
space1999-event-stayed-no-tile = ⬜ Il n’y a aucune tuile que { $who } puisse déplacer ou retirer.
space1999-event-home = 🏠 { $who } atterrit à la Base : { $why ->
    [flight] retour de vol
    [plan] selon le plan
    [program] sur ordre de l’Ordinateur
    [planet] retour imposé par la planète
    [moon] la Lune passait par là
   *[reset] toutes les planètes sont visitées
}, +{ $energy } U.E.
space1999-event-proposed = 📘 { $who } propose un plan à l’Ordinateur : *{ $plan }*
space1999-event-answer-ok = ✅ La lampe s’allume : **OK**. Le plan est exécuté.
space1999-event-answer-negative = ❌ Seul le buzzer sonne : **non**. Le plan est perdu ; le vaisseau avance d’un nœud à la place.
space1999-event-answer-neutral = ⚪ **Aucun signal.** Le plan est gardé ; une fiche de l’Ordinateur décide.
space1999-event-plan-drawn = 📥 { $who } reçoit un plan de vol de la Banque{ $known ->
    [yes] {" "}: *{ $plan }*
   *[no] {""}
}{ $renewed ->
    [yes] {" "}(les plans utilisés sont mélangés à nouveau).
   *[no] { $known ->
        [yes] {""}
       *[no] .
    }
}
space1999-event-program = 🗂️ La fiche de l’Ordinateur pour { $who } : *{ $program }*
space1999-event-pays = ⚡ { $who } paie { $amount } U.E.
space1999-event-pays-all = ⚡ { $who } paie { $amount } U.E. : tout ce qui restait.
space1999-event-explored = 🪐 { $who } atterrit sur **{ $planet }** : conditions { $conditions } · énergie { $energy } · { $instruction }{ $again ->
    [yes] {" "}(déjà visitée)
   *[no] {""}
}
space1999-event-tiles-taken = 🧩 { $who } prend { $tiles }.
space1999-event-reset = 🔄 Toutes les planètes sont visitées et s’ouvrent à nouveau. Les vaisseaux sur les planètes rentrent avec { $home } U.E., les autres en reçoivent { $away }.
space1999-event-laid = 🧩 { $who } pose { $shape } en { $square }, { $lie }.
space1999-event-kept = 🎒 Rien ne va : { $who } garde ses tuiles.
space1999-event-returned = ↩️ { $who } rend { $tiles }.
space1999-event-slid = 🧲 { $who } fait glisser { $own ->
    [yes] une tuile de sa propre route
   *[no] une tuile de { $owner }
} de { $square } à { $onto }{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } U.E.
}
space1999-event-removed = 🗑️ { $who } retire { $own ->
    [yes] une de ses tuiles
   *[no] une tuile de { $owner }
} de { $square }.
space1999-event-checked = 🌍 { $who } atteint la Terre ! { $ok ->
    [yes] La lampe s’allume : **la route est la bonne.**
   *[no] Le buzzer : **mauvaise route.**
}
space1999-event-lost = 💥 { $who } perd { $count ->
    [one] une tuile : { $squares }.
   *[other] { $count } tuiles : { $squares }.
}
space1999-event-ended = 🏁 C’est fini : { $order }

## Messages qui restent

space1999-announcement-planet = ### 🪐 { $planet }
    { $who } · manche { $round }
space1999-announcement-card = Conditions { $conditions } · { $count ->
    [0] aucune tuile de route
    [one] 1 tuile de route
   *[other] { $count } tuiles de route
} · énergie { $energy } · { $instruction }
space1999-announcement-bank = { $taken ->
    [0] 🏦 La Banque n’a plus de tuile de route : ces conditions en donneraient { $due }.
   *[other] 🏦 Des { $due } tuiles de route, la Banque n’en avait plus que { $taken }.
}
space1999-announcement-again = -# Déjà visitée : la première carte reste sur la planète.
space1999-announcement-visited = -# Planètes visitées : { $visited } sur { $planets }
space1999-announcement-answer = ### 🖥️ *{ $plan }* ?
    { $who } · manche { $round }
space1999-announcement-program = 🗂️ *{ $program }*
space1999-announcement-ship = -# Le vaisseau est { $where } : ⚡ { $energy } U.E., { $count ->
    [one] { $count } plan
   *[other] { $count } plans
} · { $cards } plans encore à la Banque
space1999-announcement-route = ### 🌍 Mauvaise route
    { $who } · manche { $round }
    Devant la Terre, avec { $route } % pour un OK, le buzzer a sonné. Maintenant { $outlook } · { $tiles } tuiles sur le Moniteur.
space1999-replay-round = Manche { $round }
space1999-digest-rounds = Manches { $first } à { $last }
space1999-digest-from = Depuis la manche { $first }
space1999-digest-answer = 🖥️ { $who } · *{ $plan }* : { $answer ->
    [ok] ✅ OK
    [negative] ❌ non
   *[neutral] ⚪ aucun signal
}
space1999-announcement-final = ## 🌍 { $who } ramène le vaisseau, à la manche { $round } !
space1999-announcement-score = { $rank } { $who } : une route de { $route ->
    [one] { $route } tuile
   *[other] { $route } tuiles
}, { $outlook } · ⚡ { $energy } U.E.
    -# { $won ->
    [yes] sur Terre, et l’Ordinateur a dit OK
   *[other] { $nearer ->
        [0] pas plus près de la Terre qu’au départ
        [one] { $nearer } case de moins jusqu’à la Terre qu’au départ
       *[other] { $nearer } cases de moins jusqu’à la Terre qu’au départ
    }
}
space1999-announcement-ranking = Qui rentre avec l’OK de l’Ordinateur gagne ; les autres suivent selon le nombre de cases dont leur route s’est approchée de la Terre, puis selon l’énergie.

## Pilotes automatiques

space1999-style-navigator = Navigateur
space1999-style-navigator-hint = pèse planètes, retour et route contre l’énergie qu’ils coûtent
space1999-style-gambler = Flambeur
space1999-style-gambler-hint = propose chaque plan à l’Ordinateur, vole loin et rentre tard, chargé de tuiles de route
space1999-style-saboteur = Saboteur
space1999-style-saboteur-hint = épargne son énergie pour briser les routes de ceux qui approchent de la Terre
space1999-style-expert = Expert
space1999-style-expert-hint = anticipe avant chaque décision ; il lui faut un instant

## Options de la table

space1999-option-plans = Plans sur les planètes
space1999-option-plans-hint = quand un plan de vol permet de quitter une planète
space1999-option-plans-rulebook = L’énergie d’abord
space1999-option-plans-rulebook-hint = seulement sans énergie, ou si toute issue est barrée
space1999-option-plans-free = Au choix
space1999-option-plans-free-hint = sur une planète, un plan peut être proposé à tout moment
space1999-option-arrival = Arrivée à la Terre
space1999-option-arrival-hint = ce que deviennent les tuiles dont la route n’a pas besoin
space1999-option-arrival-adjacent = Avec des tuiles en trop
space1999-option-arrival-adjacent-hint = une tuile à côté de la Terre est arrivée, le reste est rendu
space1999-option-arrival-exact = Compte exact
space1999-option-arrival-exact-hint = seule la dernière tuile en main peut arriver ; sinon on s’arrête une case avant

## Pourquoi un coup n’est pas permis

illegal-unknown-place = Ce lieu n’existe pas sur l’écran : { BARE($place) }.
illegal-already-there = Tu y es déjà : { space1999-this-place }.
illegal-no-tiles = Pas de vol de retour sans une tuile de route : explore d’abord une planète.
illegal-place-covered = { space1999-this-place } est sous la Lune maintenant.
illegal-place-occupied = Un autre vaisseau s’y trouve : { space1999-this-place }.
illegal-planet-visited = { space1999-this-place } est déjà visitée : personne n’y atterrit sans ordre de l’Ordinateur.
illegal-no-planet = { space1999-this-place } n’est pas une planète : choisis-en une à visiter.
illegal-way-blocked = Le chemin est bloqué ({ space1999-this-place }) : un autre vaisseau est au nœud { BARE($node) }.
illegal-not-connected = Aucune ligne de force n’y mène d’où tu es : { space1999-this-place }.
illegal-energy-lacking = Cela coûte { $needed } U.E. et tu en as { $held }.
illegal-plans-only = Après un non, seul un autre plan de vol peut suivre à ce tour, aucun vol avec tes U.E.
illegal-not-next = { space1999-this-place } n’est le nœud suivant d’aucune de tes lignes.
illegal-step-back = Tu en viens à l’instant : { space1999-this-place }. Dans un même déplacement, on ne revient pas aussitôt sur ses pas.
illegal-no-step-home = La Base n’est pas un nœud : de nœud en nœud, on ne rentre jamais.
illegal-unknown-plan = Ce plan de vol n’existe pas : { $plan }.
illegal-plan-not-held = Tu n’as pas ce plan de vol.
illegal-energy-first = Sur une planète, l’énergie d’abord : tu as { $held } U.E. et une issue est libre. Un plan se propose une fois l’énergie épuisée ou toute issue barrée.
illegal-must-move = Tu ne peux pas passer tant que tu peux voler ou proposer un plan.
illegal-unknown-shape = Cette tuile n’existe pas : { $shape }. Il y a des droites et des courbes.
illegal-unknown-square = Cette case n’existe pas sur le Moniteur stellaire : { $square }.
illegal-unknown-rotation = Une tuile ne se tourne pas ainsi : { $rotation } quarts. Une droite a 0 et 1, une courbe de 0 à 3.
illegal-unknown-side = Ce côté n’existe pas : { $side }. Il y a { space1999-side-north }, { space1999-side-east }, { space1999-side-south } et { space1999-side-west }.
illegal-tile-not-held = Tu n’as pas cette tuile : { $shape ->
    [straight] { space1999-shape-straight }
    [curve] { space1999-shape-curve }
   *[other] { $shape }
}.
illegal-earth-square = { $square } est la Terre : aucune tuile n’y va.
illegal-square-occupied = Il y a déjà une tuile en { $square }.
illegal-not-on-route = { $square } n’est ni la suite de ta route, ni celle d’une de tes tuiles déplacées.
illegal-openings-apart = Tournée ainsi ({ $rotation }), la tuile en { $square } ne rejoint pas ta route, ou sort du Moniteur.
illegal-exact-count = À cette table, seule la dernière tuile en main peut achever la route, et tu en as { $held }.
illegal-must-lay = Toute tuile qui va doit être posée : il reste { $count ->
    [one] 1 façon
   *[other] { $count } façons
}.
illegal-no-tile = Il n’y a pas de tuile en { $square }.
illegal-not-beside = { $onto } n’est pas à côté de { $square } : une tuile glisse d’une case, jamais en diagonale.
illegal-slide-in-turn = On ne fait glisser des tuiles qu’à son propre tour.
illegal-own-slide-spent = Tu as déjà glissé une de tes tuiles à ce tour.
illegal-paid-slide-spent = Tu as déjà glissé la tuile d’un adversaire à ce tour.
illegal-not-terminal = La tuile en { $square } ne peut pas être choisie : des tiennes n’importe laquelle, d’un adversaire seulement la dernière de sa route, ou le bout ouvert de tuiles déplacées.
illegal-program-moves = La fiche de l’Ordinateur déplace une tuile ; elle n’en retire aucune.
illegal-program-removes = La fiche de l’Ordinateur retire une tuile ; elle n’en déplace aucune.

## Consignes

space1999-order-fly-home = Rentrer
space1999-order-fly-home-hint = Avec tes U.E., à ton prochain tour ; ou d’abord ailleurs, et à la Base au tour suivant
space1999-order-fly-home-text = Voler { $value }.
space1999-order-straight-home = droit à la Base
space1999-order-then-home = { $to }, puis à la Base
space1999-order-pass-after-no = Passer après un non
space1999-order-pass-after-no-hint = Si l’Ordinateur a refusé un plan, aucun autre n’est proposé
space1999-order-pass-after-no-text = Après un non, ne plus proposer de plan.
space1999-order-leave-tiles = Laisser les tuiles
space1999-order-leave-tiles-hint = Si un programme permet de déplacer ou retirer une tuile, toutes restent en place
space1999-order-leave-tiles-text = Laisser toutes les tuiles en place, quoi que permette un programme.
illegal-order-ship-moved = Ton vaisseau a été déplacé : il est ailleurs ({ space1999-this-place }).
illegal-order-bank-empty = La Banque est vide : désormais, seuls les programmes changent les routes.

space1999-changed-missing = tuiles encore à chercher { $amount }
space1999-changed-rival = tuiles qui manquent au rival en tête { $amount }
space1999-changed-energy = énergie { $amount } U.E.
space1999-changed-plans = plans de vol { $amount }
space1999-luck-computer = Ordinateur
space1999-luck-check = contrôles de route
space1999-luck-planets = planètes
space1999-luck-plans = plans de vol
space1999-luck-moon = Lune
