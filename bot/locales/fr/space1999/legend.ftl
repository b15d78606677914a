# Ce que veulent dire les signes des images de Spazio: 1999 et les mots des textes.

space1999-legend-chart = L’écran de jeu
space1999-legend-monitor = Le Moniteur stellaire
space1999-legend-computer = L’Ordinateur central
space1999-legend-words = Mots et signes des textes

space1999-sign-node = Nœud
space1999-sign-node-text = un croisement avec son numéro. Tu peux t’arrêter sur n’importe lequel s’il est libre ; où se tient un vaisseau, nul autre ne s’arrête ni ne passe.

space1999-sign-line = Ligne de force
space1999-sign-line-text = les vaisseaux volent le long de ces lignes. Une ligne droite coûte 1 unité d’énergie, si longue soit-elle, et chaque virage 1 de plus.

space1999-sign-planet = Planète
space1999-sign-planet-text = en couleurs, le nom bien clair : personne n’y a encore atterri. Qui atterrit pioche une carte de planète, qui donne le plus souvent des tuiles de route.

space1999-sign-visited = Planète grise à drapeau
space1999-sign-visited-text = déjà visitée : le drapeau dit quel secteur est venu le premier. On n’y atterrit que sur ordre de l’Ordinateur.

space1999-sign-ship = Vaisseau
space1999-sign-ship-text = un par équipage, avec la lettre, la forme et la couleur de son secteur. À la Base, il est posé sur son quart de Lune.

space1999-sign-moon = La Lune
space1999-sign-moon-text = ses quarts sont les Bases A à D, son chiffre dit où elle est. Après chaque manche, elle se déplace et tourne d’un quart. On ne vole pas dessous.

space1999-sign-moon-number = Case rouge sombre
space1999-sign-moon-number-text = un endroit où peut aller la Lune, avec son chiffre. Chaque gros point est une carte de ce chiffre encore dans la pioche, chaque petit une carte déjà sortie.

space1999-sign-arrow = Flèche rouge
space1999-sign-arrow-text = au départ, l’encoche rouge de la Lune pointe ici. Elle montre seulement de combien la Lune a tourné.

space1999-sign-in-reach = Ambre : à portée
space1999-sign-in-reach-text = tu peux y aller maintenant. Sur une image avec de l’ambre, les points sans numéro sont hors de portée.

space1999-sign-price = Chiffre sur ambre
space1999-sign-price-text = les unités d’énergie que coûte maintenant un vol jusque-là.

space1999-sign-flew = Ligne et anneau orange
space1999-sign-flew-text = le chemin du dernier vol, et le vaisseau qui a volé.

space1999-sign-leapt = Points orange
space1999-sign-leapt-text = le dernier coup était un bond : par un plan, par l’Ordinateur, ou au retour avec la Lune. Rien n’arrête un bond.

space1999-sign-up = En haut à gauche
space1999-sign-up-text = à qui c’est le tour, et l’énergie de cet équipage.

space1999-sign-planets-left = En haut à droite
space1999-sign-planets-left-text = le nombre de planètes encore à visiter. À 0, elles se rouvrent toutes.

space1999-sign-earth = La Terre
space1999-sign-earth-text = le but, au centre. Une route arrive avec une tuile à côté de la Terre, ouverte vers elle.

space1999-sign-start = Onglet avec une lettre
space1999-sign-start-text = par ici entre la route de ce secteur. Sa première tuile doit être ouverte de ce côté.

space1999-sign-tiles = Tuiles posées
space1999-sign-tiles-text = les vives forment une route ininterrompue depuis le côté du secteur. Il y a des droites et des courbes.

space1999-sign-displaced = Tuile terne et hachurée
space1999-sign-displaced-text = déplacée, ou derrière un trou : elle ne compte pas tant que la route ne la rejoint pas.

space1999-sign-missing = Compte à rebours
space1999-sign-missing-text = un chemin le plus court pour ce secteur : sur chaque case, combien de tuiles restent à poser à partir de là. Tu peux passer ailleurs.

space1999-sign-moved = Coins orange
space1999-sign-moved-text = la dernière tuile posée ou déplacée.

space1999-sign-choice = Cadre ambre
space1999-sign-choice-text = une tuile que tu peux choisir, ou ton coup avant que tu le confirmes.

space1999-sign-progress = Carrés avant la Terre
space1999-sign-progress-text = les pleins sont les tuiles de la route, les vides manquent. Le chiffre dit combien au moins.

space1999-sign-energy = Énergie
space1999-sign-energy-text = en unités (U.E.) : elle paie vols et glissades. Chaque retour à la Base en rapporte.

space1999-sign-plans = Plan de vol
space1999-sign-plans-text = face cachée : combien un équipage en a. Ce qu’ils disent, lui seul le voit.

space1999-sign-held = Tuiles en main
space1999-sign-held-text = droites et courbes rapportées des planètes, pas encore posées. Dans la case de la Banque : celles qui restent.

space1999-sign-deciding = Ligne ambre
space1999-sign-deciding-text = cet équipage doit décider quelque chose maintenant.

space1999-sign-bank = Banque
space1999-sign-bank-text = la réserve de tuiles de route, 40 en tout. Les tuiles perdues ou rendues y retournent ; vide, les planètes n’en donnent pas.

space1999-sign-ok = OK ✅
space1999-sign-ok-text = la lampe s’allume : le plan est exécuté. Pour une route devant la Terre : c’est la bonne, et tu as gagné.

space1999-sign-no = Non ❌
space1999-sign-no-text = le buzzer seul : le plan est perdu et le vaisseau avance d’un nœud. Pour une route : les deux dernières tuiles posées retournent à la Banque.

space1999-sign-no-signal = Aucun signal ⚪
space1999-sign-no-signal-text = ni lampe ni buzzer : tu gardes le plan, et une fiche de l’Ordinateur décide.

space1999-sign-plan = Plan de vol 📘
space1999-sign-plan-text = un ordre : un bond vers une planète, le retour ou de l’énergie. Il ne coûte rien, mais l’Ordinateur doit être d’accord.

space1999-sign-program = Fiche de l’Ordinateur 🗂️
space1999-sign-program-text = piochée s’il ne donne aucun signal : déplacer ou retirer une tuile, un atterrissage, de l’énergie, des plans ou le retour.

space1999-sign-last-answer = Le dernier mot
space1999-sign-last-answer-text = quand une route atteint la Terre, on interroge encore l’Ordinateur : cette fois, il dit toujours OK ou non.

space1999-sign-unit = U.E. ⚡
space1999-sign-unit-text = unité d’énergie : elle paie les vols et les glissades.

space1999-sign-run = Ligne droite et virage
space1999-sign-run-text = un vol se compose de lignes droites ; un virage est le nœud où il change de direction. Coût : 1 U.E. + 1 par virage.

space1999-sign-next-turn = Retour au prochain tour : 1 à 4
space1999-sign-next-turn-text = ce que coûtera le retour de là, la Lune déplacée : au moins et au plus, selon les cartes de Lune restantes. Sans compter les vaisseaux gênants.

space1999-sign-to-earth = Tuiles jusqu’à la Terre
space1999-sign-to-earth-text = le plus petit nombre de tuiles, de toute forme, qui compléteraient la route depuis son bout.

space1999-sign-at-best = À poser d’office : au mieux
space1999-sign-at-best-text = au retour, toute tuile qui va est posée, même si elle éloigne. Au mieux : le mieux possible avec ces tuiles-là, sans glissade.

space1999-sign-sides = Sud-est
space1999-sign-sides-text = comment est posée une tuile : les deux côtés où elle est ouverte. La flèche devant montre où la route continue.

space1999-sign-pushed-aside = Tuile déplacée
space1999-sign-pushed-aside-text = une tuile qui n’est plus dans une route ininterrompue. Qui l’a posée peut continuer à ses bouts ouverts.

space1999-sign-slide = Faire glisser 🧲
space1999-sign-slide-text = pousser une tuile sur la case vide d’à côté, sans la tourner : une fois par tour, une à toi pour rien et une adverse contre de l’énergie.

space1999-sign-shut-in = Bloquée
space1999-sign-shut-in-text = d’autres tuiles barrent tout chemin vers la Terre. Une glissade peut en ouvrir un.

space1999-sign-place = 1ᵉʳ sur 3 (selon l’énergie)
space1999-sign-place-text = ton rang : selon ce que ta route a gagné vers la Terre, puis l’énergie. Seul gagne qui arrive le premier.

space1999-sign-emoji = 🪐 ✳️ 🏠 🧩 🧭
space1999-sign-emoji-text = planète, nœud, retour à la Base, tuiles de route, ta route.
