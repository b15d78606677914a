# 1969 : noms, choix, questions et événements. L’argent est en millions (M), le Prestige en points (PP).

race1969-title = 1969
race1969-pitch = Dirige le programme spatial d’un pays : engage des scientifiques, espionne tes rivaux et vole jusqu’à la Lune. Qui a le plus de Prestige gagne.
race1969-length = 7 ans : deux heures ensemble, ou deux à trois semaines coup par coup
race1969-difficulty = Moyenne : vite apprise ; tout l’art est de peser argent, risques et cartes cachées
race1969-choose-identity = Choisir un pays

## Nombres

race1969-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
race1969-percent-small = <1 %
race1969-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Pays

race1969-nation-usa = États-Unis
race1969-nation-ussr = URSS
race1969-nation-canada = Canada
race1969-nation-france = France
race1969-nation-germany = Allemagne

## Scientifiques : en étiquette, et dans une phrase

race1969-scientist-base = De base
race1969-scientist-genius = De génie
race1969-scientist-famous = Célèbre
race1969-scientist-novice = Débutant
race1969-scientist-spy = Espion

race1969-a-scientist-base = un Scientifique de base
race1969-a-scientist-genius = un Scientifique de génie
race1969-a-scientist-famous = un Scientifique célèbre
race1969-a-scientist-novice = un Scientifique débutant
race1969-a-scientist-spy = un Espion
# A scientist by name, where nothing around it says that scientists are meant.
race1969-one-base = Scientifique de base
race1969-one-genius = Scientifique de génie
race1969-one-famous = Scientifique célèbre
race1969-one-novice = Scientifique débutant
race1969-one-spy = Espion

## Recherches, et les icônes qui donnent leur nom aux Missions

race1969-research-eva = Astronautique (EVA)
race1969-research-launch-pad = Plate-forme de lancement
race1969-research-booster = Réacteur
race1969-research-csm = Module orbital (CSM)
race1969-research-lem = Module lunaire (LEM)
race1969-research-technology = Technologie
race1969-research-espionage = Espionnage
race1969-research-robotics = Robotique
race1969-research-investors = Investisseurs
race1969-research-insurance = Assurance
race1969-research-simulation = Simulation
race1969-research-ground-control = Commande au sol

race1969-symbol-eva = Astronautique
race1969-symbol-launch-pad = Plate-forme de lancement
race1969-symbol-booster = Réacteur
race1969-symbol-csm = Module orbital
race1969-symbol-lem = Module lunaire
race1969-symbol-technology = Technologie
race1969-mission-moon = Mission Lunaire

## Ce que fait une Recherche avec tant de Chercheurs

race1969-effect-simulation = { $count ->
    [one] { $count } dé à relancer
   *[other] { $count } dés à relancer
}
race1969-effect-ground-control = { $count ->
    [one] { $count } Neutre devient Succès
   *[other] { $count } Neutres deviennent Succès
}
race1969-effect-sabotage = { $points ->
    [one] { $points } point
   *[other] { $points } points
} → { $cells ->
    [0] aucune case
    [one] { $cells } case en arrière
   *[other] { $cells } cases en arrière
}{ $loss ->
    [0] {""}
   *[other] , −{ $loss } PP
}
race1969-effect-support = { $points ->
    [one] { $points } point
   *[other] { $points } points
} → { $cells ->
    [0] aucune case
    [one] { $cells } case en avant
   *[other] { $cells } cases en avant
}, ≈ { $prestige } PP
race1969-gain-symbol = { $gains ->
    [yes] { $launch } · +{ $added } sur { $missions } Missions
   *[no] rien pour l’instant : { $missions } Missions
}{ $count ->
    [0] , toutes faites : { $shown }
   *[other] , à faire : { $shown }
}
race1969-gain-launch = { $when ->
    [next] l’an prochain,{" "}
    [later] plus tard,{" "}
   *[now] {""}
}{ $mission } : { $before } → { $after } PP
race1969-gain-no-launch = rien : plus de lancement à faire
race1969-gain-espionage = { $years ->
    [0] rien : plus de cartes gratuites avant la fin
    [one] cartes gratuites : { $before } → { $after }, encore une fois
   *[other] cartes gratuites par manche : { $before } → { $after }, encore { $years } fois
}
race1969-gain-robotics = { $years ->
    [0] rien : plus de premier recrutement à venir
   *[other] premier recrutement : remise { $before } → { $after } M, dès la prochaine manche
}
race1969-gain-investors = { $launches ->
    [0] rien : il ne reste que la Lune
    [one] lancements : remise { $before } → { $after } M (pas la Lune), encore une fois
   *[other] lancements : remise { $before } → { $after } M (pas la Lune), encore { $launches } fois au plus
}
race1969-gain-insurance = { $when ->
    [next] l’an prochain,{" "}
    [later] plus tard,{" "}
   *[now] {""}
}{ $mission } : ≈ { $before } → { $after } M reversés

race1969-die-success = Succès
race1969-die-neutral = Neutre
race1969-die-failure = Échec

## Où en est la partie

race1969-phase-income = Revenus
race1969-phase-purchases = Achats
race1969-phase-missions = Missions
race1969-phase-over = Décompte final

# Une case par le chiffre qui y est imprimé ; si plusieurs de la piste ont le même, laquelle, depuis le départ.
race1969-cell = « { $worth } »{ $count ->
    [1] {""}
   *[other] {" "}({ $place ->
        [1] 1re
       *[other] { $place }e
    } sur { $count })
}

race1969-headline = 📅 **{ $year }** · { $phase } · manche { $round } sur { $rounds }
race1969-headline-launch = 📅 **{ $year }** · { $who } est en vol · { $mission } · case { $cell }{ $left ->
    [0] , la dernière
   *[other] , { $left } avant la dernière
}
race1969-headline-won = 🏆 { $count ->
    [one] { $who } remporte la course à l’espace avec **{ $prestige } PP**
   *[other] { $who } partagent la victoire avec **{ $prestige } PP** chacun
}

race1969-ask-free-card = a la main pleine et une carte gratuite en attente
race1969-ask-trade = peut échanger du Prestige contre de l’argent
race1969-ask-purchase = peut recruter des Scientifiques et acheter des cartes
race1969-ask-launch = peut lancer une Mission
race1969-ask-reroll = peut relancer des dés
race1969-ask-sabotage = peut jouer des cartes contre la Fusée ({ $nation })
race1969-ask-support = peut jouer des cartes pour sa Fusée

## Questions

race1969-standing = 💵 **{ $money } M** · 🏅 **{ $prestige } PP**{ $place ->
    [later] {""}
   *[now] , { race1969-lead }
} · 🃏 { $count ->
    [0] aucune carte
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards } = { $points } points
}
race1969-lead = { $place ->
    [ahead] { $lead } d’avance
    [behind] { $lead } de retard
   *[level] à égalité avec le meilleur
}
race1969-projection = 🏁 Si c’était fini : toi { $own }, { $best } { $theirs } : { race1969-lead }.
race1969-counted = **{ $total } PP** ({ $prestige } à présent, { $why })
race1969-uncounted = **{ $total } PP**
race1969-projected-famous = { $count ->
    [one] { $count } Scientifique célèbre
   *[other] { $count } Scientifiques célèbres
} +{ $points }
race1969-projected-novice = { $count ->
    [one] { $count } débutant
   *[other] { $count } débutants
} −{ $points }
race1969-projected-spy = { $count ->
    [one] { $count } Espion hébergé
   *[other] { $count } Espions hébergés
} −{ $points }

race1969-question-free-card = **Ta main est pleine.** Une carte gratuite t’attend, mais on n’en garde jamais plus de { $limit } : défausses-en une pour la piocher, ou laisse-la dans la pioche.

race1969-question-trade = **Un peu de gloire à vendre ?** Chaque point de Prestige rapporte { $rate } M. En { $year }, tu peux en échanger { $limit } au plus. Le Prestige fait gagner la partie, l’argent paie Scientifiques et lancements.
race1969-question-trade-sealed = -# Chacun choisit en secret ; les échanges sont dévoilés ensemble.

race1969-question-purchase = **Recrute et achète à ton gré.** Un Scientifique placé reste.
race1969-question-robotics = 🤖 La Robotique retire jusqu’à { $saved } M au prochain Scientifique recruté, seulement au premier de la manche.
race1969-question-keep = { $enough ->
    [yes] 🚀 Le lancement le moins cher cette année : { $mission } pour { $cost } M.
   *[no] ⚠️ En l’état, { $money } M ne suffisent pas pour lancer cette année : la Mission la moins chère, { $mission }, coûte { $cost } M.
}
race1969-question-all-flown = 🚀 Tu n’as plus de Mission à lancer : chaque million peut aller aux laboratoires.
race1969-question-prospects = Meilleurs vols{ $last ->
    [no] , coût compris
   *[yes] {""}
} :
race1969-question-prospect = • { $mission } : { $cost } M · ≈ { $prestige } PP · { $top } au bout

race1969-question-launch = **Go ou no go ?** Un lancement par manche, chaque Mission une seule fois dans la partie. Choisis-en une : tu verras tous les chiffres avant de payer.
race1969-question-hands = 🃏 Cartes dans les autres mains : { $hands }
race1969-question-moon-flag = { $flown ->
    [yes] 🌕 Tu as déjà tenté la Lune : ton Drapeau sur sa piste ne sert plus à rien.
   *[no] 🌕 Ton Drapeau sur la Mission Lunaire : case { $cell }{ $left ->
       [0] , la dernière
      *[other] , { $left } avant la dernière
   }. Ta Fusée lunaire partira de là.
}

race1969-question-reroll = { $mission } : les dés donnent { $dice }. La Simulation te laisse relancer { $left ->
    [one] { $left } dé
   *[other] { $left } dés
}, chacun une fois, et le second lancer est définitif.
race1969-question-reroll-count = ✅ { $successes } · 🔹 { $neutrals } · ❌ { $failures } → { $score } avant la Commande au sol et tes Chercheurs

race1969-question-sabotage = **Un petit incident ?** Tu peux jouer des cartes, face cachée, contre la Fusée de { $who }.
race1969-question-support = **Tes amis bien placés.** Tu peux jouer des cartes, face cachée, pour pousser ta propre Fusée.
race1969-question-rocket = { $mission } : Fusée en case { $cell }{ $left ->
    [0] , la dernière
   *[other] , { $left } avant la dernière
}, qui vaut { $worth } PP. Une case coûte { $cost } points d’Espionnage ; le reste est perdu.
race1969-espionage-step = • { $points } points : case { $cell }{ $top ->
    [yes] {" "}🔝
   *[no] {""}
}, { $prestige } PP { $sign ->
    [plus] (+{ $change })
    [minus] (−{ $change })
   *[none] (sans changement)
}
race1969-espionage-no-step-back = • Elle est sur la première case : aucune carte ne peut la faire reculer.
race1969-espionage-no-step-forward = • Elle est sur la dernière case : tes cartes ne peuvent que réparer ce que font les autres.
race1969-question-face-down = 🎴 Face cachée contre la Fusée : { $cards }
race1969-cards-of = { $nation } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
race1969-question-together = ➕ Les points de tous les adversaires s’additionnent : { $hands }. { $laid ->
    [yes] Avec toutes leurs cartes et les tiennes
   *[no] Rien qu’avec leurs cartes
}, { $cells ->
    [one] au moins une case
   *[other] au moins { $cells } cases
} en arrière : { $chance }
race1969-question-last-to-lay = 🛡️ Joue en dernier : { $nation }, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
race1969-question-pushed-back = Au moins une case en arrière : { $chance }
race1969-question-hand = 🃏 En main : { $count ->
    [0] rien
    [one] { $cards }
   *[other] { $cards } = { $points } points
}
race1969-own-play-empty = ✉️ Tu n’as encore rien joué.
race1969-own-play = ✉️ Tu as joué { $cards } = { $total ->
    [one] { $total } point
   *[other] { $total } points
} ÷ { $cost } → { $cells ->
    [0] aucune case
    [one] { $cells } case
   *[other] { $cells } cases
} { $way ->
    [forward] en avant
   *[back] en arrière
}{ $wasted ->
    [0] {"."}
    [one] , { $wasted } point perdu.
   *[other] , { $wasted } points perdus.
}

## Choix

race1969-choose-trade = { $points } PP contre { $money } M
race1969-choose-trade-none = Ne rien échanger
race1969-hint-trade = il te restera { $prestige } PP et { $money } M
race1969-choose-forgo = Laisser la carte gratuite
race1969-hint-forgo = ta main reste comme elle est
race1969-choose-discard = Défausser
race1969-hint-discard = fait de la place pour une autre
race1969-card-points = { $points }
race1969-choose-card = Une carte de valeur { $card }
race1969-hint-held = { $count } en main
race1969-choose-scientist = { $scientist } · { $price } M · { $sign ->
    [plus] fin : +{ $prestige } PP
    [minus] fin : −{ $prestige } PP
   *[none] 👥 { $researchers }
}{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-choose-spy = { $scientist } · { $price } M{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-hint-no-launch = ⚠️ alors pas de lancement
race1969-hint-few = plus que { $supply }
race1969-choose-research = { $research } · 👥 { $before } → { $after }{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️ alors pas de lancement
}
race1969-hint-left = il te restera { $left } M
race1969-hint-left-warning = il te restera { $left } M ⚠️ lancement : { $keep } M
race1969-hint-spy = { $bonus ->
    [yes] { $gain }
   *[no] rien pour toi : Bonus déjà pris
} · chez eux : −{ $prestige } PP, { $free ->
    [0] plus de place
    [one] 1 place libre
   *[other] { $free } places libres
}
race1969-hint-host = { $prestige } PP · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
race1969-choose-buy = Cartes · { $price } M pièce
race1969-choose-buy-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} · { $price } M
race1969-hint-points = ≈ { $points } points
race1969-choose-done = Finir les achats
race1969-preview-done = **Finir les achats ?** Il te reste **{ $money } M**, de quoi acheter encore : { $offers }
race1969-preview-done-launch = 🚀 Un lancement en prendrait : { $launches }
race1969-hint-launch = { $cost } M · { $top } d’aller au bout · ≈ { $prestige } PP{ $flags ->
    [0] {""}
    [one] {" "}· { $flags } Drapeau
   *[other] {" "}· { $flags } Drapeaux
}
race1969-choose-stay = Rester sur Terre
race1969-choose-reroll = Relancer le dé { $die } : { $face }
race1969-choose-keep = Garder les dés
race1969-choose-play = Jouer un { $card }
race1969-choose-take = Reprendre un { $card }
race1969-choose-set = Jouer { $cards }
race1969-choose-play-all = { $count ->
    [one] Jouer un { $cards }, puis sceller
   *[other] Jouer { $cards }, puis sceller
}
race1969-choose-play-none = Reprendre toutes les cartes, puis sceller
race1969-choose-seal = Sceller : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} → { $cells ->
    [0] aucune case
    [one] { $cells } case
   *[other] { $cells } cases
} { $way ->
    [forward] en avant
   *[back] en arrière
}
race1969-choose-seal-no-cards = Sceller : aucune carte

## L’aperçu d’un lancement

race1969-preview-money = 💵 Coûte **{ $cost } M** de tes { $money } M : **il en reste { $left }**.
race1969-preview-start = 🚀 Part de la case { $start }{ $left ->
    [0] , la dernière
   *[other] , { $left } avant la dernière
} ({ $best }). Tes Chercheurs dans ses icônes : **+{ $research }**.
race1969-preview-insurance = ☔ { $count } M par Échec (≈ { $expected } M)
race1969-preview-investors = 💰 Investisseurs : −{ $count } M, déjà déduits
race1969-preview-cell = case { $cell } · { $prestige } PP
race1969-preview-expected = ≈ **{ $prestige } PP** en moyenne · **{ $top }** d’aller au bout{ $flag ->
    [yes] , où ton Drapeau lunaire avance aussi
   *[no] {""}
}. Espionnage non compris.
race1969-preview-flags = 🚩 { $count ->
    [one] { $count } Drapeau ({ $whose }) retire
   *[other] { $count } Drapeaux ({ $whose }) retirent
} { $count } PP à chaque case, mais aucune ne descend sous 0 : ≈ { $cost } PP de moins en moyenne. Les chiffres ci-dessus en tiennent compte.
race1969-preview-no-flags = 🚩 Aucun Drapeau des manches précédentes : chaque case paie plein tarif.
race1969-preview-espionage = 🔍 Une case coûte { $cost } points d’Espionnage.
race1969-preview-risk = ⚠️ Contre toi : { $hands }. Leurs points s’additionnent. S’ils jouent tout : au moins une case en arrière { $one }, au moins deux { $two } · ≈ { $risk } PP de moins.
race1969-preview-too-few = 🕊️ Contre toi : { $hands }. Même tout ensemble, cela ne fait pas reculer ta Fusée d’une case.
race1969-preview-no-risk = 🕊️ Personne d’autre n’a de carte.
race1969-preview-own = 🃏 De ton côté, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
} : de quoi avancer de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.

## Ce qui s’est passé

race1969-event-started = 📻 Cinq, quatre, trois, deux… la course est lancée ! { $nations }.
race1969-event-year = 📅 **{ $year }** : { $last ->
    [yes] la dernière manche !
   *[no] nouvelle manche.
} Chaque pays reçoit { $income } M. Premier joueur : { $first }.
race1969-event-cards = 🃏 { $who } { $free ->
    [yes] pioche { $count ->
        [one] { $count } carte gratuite
       *[other] { $count } cartes gratuites
    }
   *[no] achète { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour { $paid } M
}{ $known ->
    [yes] {" "}: { $cards }
   *[no] .
}
race1969-event-deck = 🔀 La pioche est épuisée : { $count ->
    [one] la carte défaussée y retourne.
   *[other] les { $count } cartes défaussées sont remélangées.
}
race1969-event-forgone = 🚫 { $who } a la main pleine et laisse une carte gratuite.
race1969-event-discarded = 🗑️ { $who } défausse une carte{ $known ->
    [yes] {" "}de valeur { $card }.
   *[no] .
}
race1969-event-trade-sealed = ✉️ { $who } a décidé de son échange : { $points } PP.
race1969-event-traded = { $points ->
    [0] 🏅 { $who } garde tout son Prestige.
   *[other] 💵 { $who } échange { $points } PP contre { $money } M.
}
race1969-event-phase-purchases = 🧪 **Achats** : on recrute et on achète.
race1969-event-phase-missions = 🚀 **Missions** : les pas de tir sont libres.
race1969-event-hired = { $cube } { $who } recrute { $scientist } : { $research } ({ $paid } M).
race1969-event-spy = ⬛ { $who } infiltre un Espion chez { $host } : { $research } ({ $paid } M){ $bonus ->
    [yes] , et gagne 1 Chercheur dans la sienne.
   *[no] . La sienne ne gagne rien : le jeton Bonus y était déjà.
}
race1969-event-purchases-ended = 🏁 { $who } a fini ses achats.
race1969-event-launched = 🚀 { $who } lance { $mission } pour { $paid } M depuis la case { $cell }.
race1969-event-stayed = 🏠 { $who } reste sur Terre pour cette manche.
race1969-event-stayed-forced = 🏠 { $who } ne peut lancer aucune Mission cette année et doit rester sur Terre.
race1969-event-dice = 🎲 Les dés : { $dice }
race1969-event-reroll = 🎯 { $who } relance le dé { $die } : { $face } { $name }.
race1969-event-neutrals = 🎧 La Commande au sol change { $count ->
    [one] { $count } Neutre
   *[other] { $count } Neutres
} en Succès : { $dice }
race1969-event-insurance = ☔ L’Assurance verse { $money } M à { $who } pour { $failures ->
    [one] { $failures } Échec
   *[other] { $failures } Échecs
}.
race1969-event-rocket = 📈 { $mission } : { $successes } − { $failures } + { $research ->
    [one] { $research } Chercheur
   *[other] { $research } Chercheurs
} = **{ $score }** · case { $start } → **{ $cell }**
race1969-event-card-played = ➕ Tu joues un { $card }, face cachée.
race1969-event-card-taken = ➖ Tu reprends un { $card }.
race1969-event-sealed = ✉️ { $who } a scellé { $count ->
    [0] son jeu, sans carte.
    [one] son jeu : { $count } carte.
   *[other] son jeu : { $count } cartes.
}
race1969-event-laid = 🎴 { $total ->
    [0] Personne ne joue de carte contre la Fusée.
    [one] { $total } carte face cachée contre la Fusée : { $cards }
   *[other] { $total } cartes face cachée contre la Fusée : { $cards }
}
race1969-event-revealed = 🔍 { $plays }. Recul { $back }, avance { $forward } ({ $cost } points la case) : case { $start } → **{ $cell }**
race1969-event-revealed-none = 🔍 Aucune carte jouée.
race1969-event-paid = 🏅 { $who } finit { $mission } en case { $cell } : { $how ->
    [full] **+{ $prestige } PP**
    [floor] vaut { $worth } PP, jamais moins de 0 avec { $flags ->
        [one] { $flags } Drapeau
       *[other] { $flags } Drapeaux
    } : **+{ $prestige } PP**
   *[flags] { $worth } − { $flags ->
        [one] { $flags } Drapeau
       *[other] { $flags } Drapeaux
    } = **+{ $prestige } PP**
}
race1969-event-moon-flag = 🌕 { $who } avance son Drapeau lunaire en case { $cell }.
race1969-event-flag = 🚩 { $who } plante un Drapeau sur { $mission }.
race1969-event-counted = 🧮 { $who } : célèbres { $famous ->
    [0] 0
   *[other] +{ $famous }
}, débutants { $novices ->
    [0] 0
   *[other] −{ $novices }
}, Espions { $spies ->
    [0] 0
   *[other] −{ $spies }
} → { $sign ->
    [minus] −{ $prestige }
   *[plus] +{ $prestige }
} PP
race1969-event-ended = 🏆 La course est finie : { $order }

## Messages qui restent

race1969-announcement-reveal = ### { $mission }, { $year } — { $who }
    { $mood }
race1969-mood-triumph-1 = Contact ! Jusqu’au bout de la piste.
race1969-mood-triumph-2 = Un vol parfait. Tout le pays est à l’écoute.
race1969-mood-triumph-3 = Au mètre près. Toute la salle de contrôle est debout.
race1969-mood-success-1 = Mission accomplie. On en parlera pendant des jours.
race1969-mood-success-2 = Un retour qui fera la une.
race1969-mood-success-3 = Pas tout à fait au bout, mais des millions bien dépensés.
race1969-mood-progress-1 = Amerrissage réussi. La presse sera indulgente.
race1969-mood-progress-2 = Rentrés entiers, et un peu plus sages.
race1969-mood-progress-3 = Ce n’est pas tout à fait là qu’on visait, mais personne n’a besoin de le savoir.
race1969-mood-silence-1 = Ici la base… vous nous recevez ? On dira à la presse que c’était un essai.
race1969-mood-silence-2 = Pas d’applaudissements aujourd’hui. Le rapport sera long.
race1969-mood-silence-3 = Les navires cherchent la capsule. Les comptables aussi.
race1969-announcement-test = 🎲 { $dice } + { $research ->
    [one] { $research } Chercheur
   *[other] { $research } Chercheurs
} = **{ $score }** · case { $start } → { $cell }
race1969-replay-round = { $round }
race1969-announcement-final = ## { $count ->
    [one] 🏆 { $who } remporte la course à l’espace !
   *[other] 🏆 { $who } partagent la victoire !
}
race1969-announcement-score = { $rank } { $who } : **{ $total } PP**, { $money } M
race1969-announcement-score-start = départ +{ $points }
race1969-announcement-score-flown = vols +{ $prestige } ({ $flights })
race1969-announcement-score-empty = { $count ->
    [one] un pour rien
   *[other] { $count } pour rien
}
race1969-announcement-score-traded = échangés contre de l’argent −{ $points }
race1969-announcement-score-famous = célèbres +{ $points }
race1969-announcement-score-novices = débutants −{ $points }
race1969-announcement-score-spies = Espions −{ $points }

## Une main

race1969-hand = 🃏 { $count ->
    [0] aucune carte
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards } = { $points } points
}
race1969-hand-play = ✉️ { $sealed ->
    [yes] Scellées
   *[no] Jouées, pas encore scellées
} : { $cards } = { $points } points
race1969-hand-trade = 🏅 Ton échange scellé : { $points } PP

## Pilotes automatiques

race1969-style-balanced = Équilibré
race1969-style-balanced-hint = croit ses prévisions et les suit
race1969-style-moonshot = Lunaire
race1969-style-moonshot-hint = s’économise pour la Lune et les longues Missions
race1969-style-saboteur = Saboteur
race1969-style-saboteur-hint = amasse les cartes et place des Espions
race1969-style-builder = Bâtisseur
race1969-style-builder-hint = se fie aux laboratoires et aux Missions moyennes, peu aux cartes
race1969-style-expert = Expert
race1969-style-expert-hint = anticipe avant chaque décision ; il lui faut un instant

## Options de la table

race1969-option-espionage = Cartes Espionnage
race1969-option-espionage-hint = dans quel ordre les adversaires jouent
race1969-option-espionage-sealed = Tous ensemble
race1969-option-espionage-sealed-hint = les adversaires scellent en même temps ; pas de file d’attente
race1969-option-espionage-rulebook = Ordre de la règle
race1969-option-espionage-rulebook-hint = sens horaire, chacun son tour, en voyant combien de cartes sont jouées
race1969-option-trades = Échanges de Prestige
race1969-option-trades-hint = dans quel ordre le Prestige devient de l’argent
race1969-option-trades-sealed = Tous ensemble
race1969-option-trades-sealed-hint = chacun choisit en secret ; dévoilés ensemble
race1969-option-trades-rulebook = Ordre de la règle
race1969-option-trades-rulebook-hint = dans l’ordre de jeu, devant tout le monde
race1969-option-missions = Missions en plus de la Lune
race1969-option-missions-hint = combien de Missions un pays peut tenter dans la partie
race1969-option-missions-rulebook = Toutes
race1969-option-missions-rulebook-hint = chacune une fois, comme le dit la règle
race1969-option-missions-flags = Autant que de Drapeaux
race1969-option-missions-flags-hint = pas plus que de Drapeaux dans la boîte : un pour le score, un pour la piste lunaire

## Pourquoi un coup n’est pas permis

race1969-this-scientist = { $scientist ->
    [base] { race1969-scientist-base }
    [genius] { race1969-scientist-genius }
    [famous] { race1969-scientist-famous }
    [novice] { race1969-scientist-novice }
    [spy] { race1969-scientist-spy }
   *[other] { $scientist }
}
race1969-this-research = { $research ->
    [eva] { race1969-research-eva }
    [launch-pad] { race1969-research-launch-pad }
    [booster] { race1969-research-booster }
    [csm] { race1969-research-csm }
    [lem] { race1969-research-lem }
    [technology] { race1969-research-technology }
    [espionage] { race1969-research-espionage }
    [robotics] { race1969-research-robotics }
    [investors] { race1969-research-investors }
    [insurance] { race1969-research-insurance }
    [simulation] { race1969-research-simulation }
    [ground-control] { race1969-research-ground-control }
   *[other] { $research }
}
race1969-this-mission = { $mission ->
    [eva] { race1969-symbol-eva }
    [launch-pad] { race1969-symbol-launch-pad }
    [booster] { race1969-symbol-booster }
    [csm] { race1969-symbol-csm }
    [lem] { race1969-symbol-lem }
    [technology] { race1969-symbol-technology }
    [csm-eva] { race1969-symbol-csm } + { race1969-symbol-eva }
    [launch-pad-booster] { race1969-symbol-launch-pad } + { race1969-symbol-booster }
    [lem-technology] { race1969-symbol-lem } + { race1969-symbol-technology }
    [launch-pad-csm-technology] { race1969-symbol-launch-pad } + { race1969-symbol-csm } + { race1969-symbol-technology }
    [booster-eva-lem] { race1969-symbol-booster } + { race1969-symbol-eva } + { race1969-symbol-lem }
    [moon] { race1969-mission-moon }
   *[other] { $mission }
}

illegal-money-lacking = Il faut { $needed } M et tu as { $held } M.
illegal-scientists-exhausted = Réserve épuisée : { race1969-this-scientist }. On ne peut plus en recruter.
illegal-research-full = Plus de place en { race1969-this-research } : une Recherche accueille { $limit } Scientifiques.
illegal-same-type = Il y en a déjà un du même type en { race1969-this-research } ({ race1969-this-scientist }). Seuls deux Scientifiques de base partagent une Recherche.
illegal-own-research = Un Espion va chez un autre, jamais dans ta propre Recherche.
illegal-unknown-scientist = Aucun Scientifique de ce type à recruter : { $scientist }.
illegal-unknown-research = Cette Recherche n’existe pas : { $research }.
illegal-unknown-nation = Ce pays n’est pas dans la course : { $nation }.
illegal-unknown-mission = Cette Mission n’existe pas : { $mission }.
illegal-mission-flown = Tu as déjà tenté { race1969-this-mission } : chaque Mission une seule fois.
illegal-flags-spent = Tu as utilisé tes { $limit } Drapeaux de Mission ; il ne reste que la Lune.
illegal-buy-nothing = Achète au moins une carte.
illegal-hand-limit = On ne garde jamais plus de { $limit } cartes. { $room ->
    [0] Plus de place : défausse d’abord.
   *[other] Tu as de la place pour { $room }.
}
illegal-deck-exhausted = Pioche et défausse ne comptent plus { $left ->
    [0] aucune carte
    [one] que { $left } carte
   *[other] que { $left } cartes
}.
illegal-card-not-held = Tu n’as pas cette carte en main.
illegal-card-not-laid = Tu n’as pas joué cette carte.
illegal-hand-not-full = On ne défausse que d’une main pleine : tu as { $held } cartes sur { $limit }.
illegal-trade-limit = { $points } PP, c’est trop : cette manche, tu peux en échanger { $limit } au plus.
illegal-prestige-lacking = Tu ne peux pas échanger { $needed } PP : tu en as { $held }.
illegal-no-such-die = Il n’y a pas de dé { $die } : ils vont de 1 à { $dice }.
illegal-die-rerolled = Le dé { $die } a déjà été relancé : le second lancer est définitif.

## Consignes

race1969-order-trade-nothing = Ne rien échanger
race1969-order-trade-nothing-hint = Aucun Prestige n’est échangé avant l’année que tu indiques
race1969-order-trade-nothing-text = N’échanger aucun Prestige { $value }.
race1969-order-leave-cards = Laisser les cartes gratuites
race1969-order-leave-cards-hint = Tant que ta main est pleine, les cartes gratuites restent dans la pioche
race1969-order-leave-cards-text = La main pleine, laisser les cartes gratuites { $value }.
race1969-order-stay-home = Ne rien lancer
race1969-order-stay-home-hint = Tu ne lances rien avant l’année que tu indiques
race1969-order-stay-home-text = Ne rien lancer { $value }.
race1969-order-roll-no-more = Garder les dés
race1969-order-roll-no-more-hint = Aucun dé n’est relancé quand il y a assez de Succès
race1969-order-roll-no-more-text = Ne plus relancer de dé { $value }.
race1969-order-no-cards = Pas de cartes
race1969-order-no-cards-hint = Contre un lancement, tu n’en joues pas si la Fusée n’est pas assez loin
race1969-order-no-cards-text = Ne jouer aucune carte contre un lancement { $value }.
race1969-order-until = avant { $year }
race1969-order-to-the-end = jusqu’à la fin de la partie
race1969-order-successes = { $count ->
    [one] dès { $count } Succès
   *[other] dès { $count } Succès
}
race1969-order-cell = sauf si la Fusée est au moins { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} au-dessus du départ
race1969-order-any-cell = où que soit la Fusée
illegal-order-year-past = { NUMBER($year, useGrouping: 0) } est déjà là : nous sommes en { NUMBER($now, useGrouping: 0) }.
illegal-order-year-late = La partie finit avant { NUMBER($year, useGrouping: 0) } ; { NUMBER($last, useGrouping: 0) } désigne sa fin.
illegal-order-year-over = Elle ne déciderait rien : en { NUMBER($now, useGrouping: 0) } la question ne viendra plus, et en { NUMBER($year, useGrouping: 0) } tu veux qu’on te la pose.
illegal-order-successes = Il y a { $most } dés : { $count } Succès, c’est impossible.
illegal-order-all-flown = Tu as accompli les { $count } Missions auxquelles tu avais droit : il n’y a plus rien à lancer.
illegal-order-no-launches = Personne d’autre n’a encore de Mission à accomplir.
illegal-order-cell = Cela ne distingue pas les Fusées des autres : indique de 1 à { $most } cases au-dessus de leur départ.
illegal-order-track-flown = Aucune piste que les autres peuvent encore parcourir ne monte de { $steps } cases ; la plus longue monte de { $most }.

race1969-changed-prestige = Prestige { $amount }
race1969-changed-rival = Prestige du rival le plus fort { $amount }
race1969-changed-researchers = chercheurs { $amount }
race1969-changed-points = points d’espionnage en main { $amount }
race1969-changed-money = argent { $amount } M
race1969-luck-dice = dés
race1969-luck-cards = cartes piochées
