# Cotes, bilans et ponctualité, et tables classées.

command-mine-rating = cote
command-mine-rating-about = Voir tes cotes au fil du temps, tes bilans et ta ponctualité

ratings-title = 📈 Tes cotes
ratings-none = Aucune pour l’instant : tu n’as fini aucune partie classée. L’hôte classe une table dans ses réglages.
ratings-game = **{ $game }** : **{ $rating }** · { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-number = { NUMBER($points, useGrouping: 0) } ± { $spread }
rating-band = de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
ratings-band = La fourchette devient un nombre quand assez de parties classées en disent plus : neuf à deux, davantage à des tables plus grandes.
records-title = { $game } : tes bilans
record = { $what } · { $level } · équipage de { $crew } · { $won } { $won ->
    [one] victoire
   *[other] victoires
} sur { $games }
reliability-title = Comment tu réponds
reliability-in-time = { $share } % des décisions à temps
reliability-usual = d’habitude en moins de { $span }
reliability-few = Trop peu de décisions ces derniers temps pour le dire.
reliability-unknown = trop peu de décisions ces derniers temps
ratings-private = 🔒 Cette page n’est montrée qu’à toi. L’hôte d’une table où tu t’assieds apprend comment tu réponds, et ta cote seulement si tu le permets dans `/{ command-mine } { command-mine-settings }`.
ratings-chart = Classements au fil du temps
ratings-alt = { $game } : de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } en { $count } parties classées.
preference-shows-ratings = ⚖️ **Montrer ma cote.** L’hôte d’une table où tu t’assieds la voit ; personne d’autre.

applicants-title = **Qui s’est assis**, rien que pour tes yeux :
applicant-rating = cote { $rating }

setting-rated = Classée
setting-rated-hint = Sans conseils ; rien de révélé ne s’annule ; qui part finit à la dernière place
setting-casual = Amicale
lobby-rated = ⚖️ **Classée** : pas de conseils, rien de ce qui a été révélé ne s’annule, et qui part finit à la dernière place
lobby-unrated-alone = ⚖️ **Classée** dès que deux personnes sont assises ; contre des pilotes automatiques seuls, rien ne compte
lobby-unrated-two-seats = ⚖️ **Non classée** : quelqu’un occupe plusieurs places
live-rated = ⚖️ Classée
left-rated = ⚖️ Cette partie est classée : si tu ne reviens pas avant la fin, tu finis à la dernière place.
