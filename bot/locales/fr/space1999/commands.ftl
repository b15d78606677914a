# Les commandes de Spazio : 1999 : noms (minuscules, sans espaces, 32 caractères au plus), descriptions (100 au plus).

command1999 = 1999
command1999-about = Jouer ton coup à Spazio: 1999 en une ligne
command1999-fly = voler
command1999-fly-about = Voler vers une planète, un nœud ou la Base avec tes U.E.
command1999-propose = proposer
command1999-propose-about = Proposer un de tes plans de vol à l’Ordinateur central
command1999-step = avancer
command1999-step-about = Avancer d’un nœud
command1999-land = atterrir
command1999-land-about = Atterrir sur la planète de ton choix, si celle du plan est déjà visitée
command1999-lay = poser
command1999-lay-about = Poser une tuile de route sur le Moniteur stellaire : d’abord l’aperçu, puis confirmer
command1999-slide = glisser
command1999-slide-about = Faire glisser une tuile sur le Moniteur stellaire : d’abord l’aperçu, puis confirmer
command1999-remove = retirer
command1999-remove-about = Retirer une tuile du Moniteur stellaire, si l’Ordinateur le permet
command1999-pass = passer
command1999-pass-about = Terminer : passer, plus de plan, ne toucher à rien, garder ce qui ne va nulle part

option1999-place = lieu
option1999-place-about = Le nom d’une planète, le numéro d’un nœud, ou Base
option1999-plan = plan
option1999-plan-about = Lequel de tes plans de vol
option1999-planet = planète
option1999-planet-about = Quelle planète
option1999-tile = tuile
option1999-tile-about = Droite ou courbe
option1999-square = case
option1999-square-about = Sa case, par exemple g1
option1999-towards = vers
option1999-towards-about = Le côté par lequel la route quitte la tuile
option1999-onto = arrivée
option1999-onto-about = La case libre à côté
option1999-go = vite
option1999-go-about = Tout de suite, sans aperçu
