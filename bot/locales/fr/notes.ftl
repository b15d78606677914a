# Les notes d’une personne sur une table.

command-mine-notes = notes
command-mine-notes-about = Lire et écrire tes propres notes sur les tables ; personne d’autre ne les voit
option-mine-text = texte
option-mine-text-about = Ce que tu veux noter sur la table de ce salon ; - l’efface
notes-title = Tes notes
notes-text = Pour tes yeux seulement, une par table. `/{ command-mine } { command-mine-notes }` avec un texte, donné dans le salon d’une table, l’écrit ; un « - » l’efface.
notes-none = Tu n’en as encore écrit aucune.
