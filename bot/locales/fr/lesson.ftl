# La leçon d’un jeu : son cadre, le même dans chaque jeu.

button-lesson = Apprendre en jouant · 10 minutes
lesson-place = Étape { $step } sur { $count }
lesson-skip = Passer
lesson-other = Essayer autrement
lesson-changed = Cette leçon a changé depuis que tu l’as ouverte. Elle reprend ici :
lesson-end-heading = { $game } · tu sais comment on joue
lesson-end = Tu as rencontré les règles qui comptent. La suite, c’est la partie guidée : une vraie table avec un pilote automatique, sans horloge, où chaque écran dit ce qu’il faut regarder. Ou ouvre une table pour tes amis avec `/table new`.
lesson-again = Reprendre du début
quiz-place = question { $question } sur { $count }
quiz-right = ✅ **Exact.**
quiz-wrong = ❌ **Pas tout à fait :** { $answer }
error-lesson-unplayable = La leçon ne peut pas être montrée ici : le plateau de ce jeu a été modifié. *Découvrir* et *Règles* disent toujours de quoi il s’agit.
