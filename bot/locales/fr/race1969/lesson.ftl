# La leçon de 1969 : le titre et le texte de chaque étape, ce que chaque choix apprend, et les questions.

race1969-step-launch-heading = 1963, le premier lancement
race1969-step-launch = Tu diriges les États-Unis ; Olga, ta rivale dans cette leçon, l’URSS. Après sept ans, qui a le plus de Prestige (PP) l’emporte. Chaque colonne est une Mission. ① Plus ta Fusée monte, plus sa case rapporte de PP. ② Voilà le prix du lancement. Tes laboratoires sont vides, mais tant pis : lance **Astronautique** !
race1969-step-launch-a = ① Chaque ✅ fait monter la Fusée d’une case, chaque ❌ la fait descendre, 🔹 ne fait rien : 3 − 1 = 2 cases. ② Là où elle s’arrête, tu gagnes ce qui est écrit : 2 PP, ce qui fait ★4 avec les 2 du départ. Un lancement par an, et chaque Mission une fois par partie.

race1969-step-hire-heading = 1964, ton premier Chercheur
race1969-step-hire = Nouvelle année, nouvel argent. La chance seule ne t’emmènera pas sur la Lune : il te faut des Chercheurs. Voici ton laboratoire, avec à gauche les six parties d’une Fusée. ① Recrute quelqu’un pour le Réacteur. Il reste pour toujours.
race1969-step-hire-a = ① Regarde où se trouve encore l’icône du Réacteur : sur trois Missions et sur celle de la Lune. Chacun de tes vols vers l’une d’elles ira désormais une case plus loin. Une icône commune à bien des Missions sert des années.

race1969-step-types-heading = 1964, qui recruter ?
race1969-step-types = Il reste une place au Réacteur, et de l’argent. ① Un Scientifique de génie compte pour deux Chercheurs. ② Un Célèbre rapporte { $famousprestige } PP à la fin. ③ Un Débutant est bon marché, mais te coûte { $noviceprestige } PP à la fin. Qui prends-tu ? Aucun choix n’est mauvais.
race1969-step-types-a = ① Trois Chercheurs au Réacteur : trois cases de plus à chaque vol qui porte cette icône. C’est cher, mais ça sert dès aujourd’hui.
race1969-step-types-b = ① Un Chercheur de plus, et { $famousprestige } PP à la fin de la partie. Pour la suite, disons que tu as pris le Scientifique de génie.
race1969-step-types-c = ① Un Chercheur de plus pour peu d’argent. Les { $noviceprestige } PP ne manqueront qu’à la fin. Pour la suite, disons que tu as pris le Scientifique de génie.

race1969-step-money-heading = 1964, l’argent du lancement
race1969-step-money = ① C’est tout ce qu’il te reste. Cela suffit pour un autre Scientifique à { $baseprice } M. Mais le lancement aussi se paie, et le moins cher coûte 3 M. Que fais-tu ?
race1969-step-money-a = ① L’argent reste dans ta poche, et tu peux lancer cette année. Retiens : on recrute avant de lancer, alors mets de côté l’argent du lancement.
race1969-step-money-b = ① Il reste 1 M : aucun lancement n’est si bon marché. Toute une année sans vol, et il n’y en a que sept. Mets d’abord l’argent du lancement de côté. On continue comme si tu l’avais fait.

race1969-step-research-heading = 1964, la recherche paie
race1969-step-research = Lancement ! Les deux Missions coûtent 4 M. Regarde les icônes : ① pour le Réacteur tu as trois Chercheurs, ② pour la Plate-forme aucun. Laquelle lances-tu ?
race1969-step-research-a = ① Tes trois Chercheurs s’ajoutent aux dés : jusqu’à la dernière case ! ② C’est la mieux payée, et ton Drapeau avance d’une case sur la piste de la Lune. C’est de là que partira ta Fusée lunaire.
race1969-step-research-b = ① Sans Chercheurs il n’y a que les dés, et la Fusée décolle à peine : ② 1 PP. Avec le Réacteur, tu atteignais la dernière case et ton Drapeau avançait sur la piste de la Lune : c’est de là que partira ta Fusée lunaire.

race1969-step-reroll-heading = 1965, un second jet
race1969-step-reroll = ① Ta prochaine Fusée est en vol, et un dé montre ❌. La moitié droite de ton laboratoire aide autrement : cartes gratuites, lancements moins chers, meilleurs dés. ② Avec un Chercheur en Simulation, tu peux relancer un dé.
race1969-step-reroll-a = ① Le ❌ est devenu ✅ : deux cases de plus. Un ❌ relancé ne peut pas empirer, commence donc par eux.
race1969-step-reroll-b = ① Le ❌ reste, et coûte une case. Ça ne pouvait pas être pire : un ❌ mérite toujours un second jet. Essaie.

race1969-step-cards-heading = 1966, un atout dans la manche
race1969-step-cards = Et maintenant, les coups bas. ① Une carte Espionnage coûte { $card } M. Tout le monde voit combien tu en as, personne ce qu’elles valent. Achètes-en trois.
race1969-step-cards-a = ① Chacune vaut 1, 2 ou 3 points. Après les dés d’un lancement, tu les poses face cachée : contre la Fusée d’un rival, ou pour la tienne.

race1969-step-sabotage-heading = 1966, un petit accident
race1969-step-sabotage = Entre-temps, tu as recruté un Scientifique de génie pour la Plate-forme. ① La Fusée d’Olga va bien trop loin. Sur cette Mission, 2 points de cartes la font reculer d’une case. Seules les cases entières comptent : le reste est perdu. ② Quelle carte poses-tu ?
race1969-step-sabotage-a = ① 2 points, une case en arrière : ② Olga gagne 1 PP de moins que prévu. Ta carte est partie, c’est le prix.
race1969-step-sabotage-b = ① 1 point ne suffit pas pour une case : ② la Fusée d’Olga ne sent rien, et ta carte est perdue quand même. Un 2 l’aurait fait reculer.

race1969-step-spy-heading = 1967, notre homme à Moscou
race1969-step-spy = Pour la Lune comptent les Chercheurs des six icônes, Technologie aussi. ① Olga y a un Scientifique de génie, et une place libre à côté. Infiltre un Espion : à la fin, il coûte { $spyprestige } PP à Olga, et rien à toi.
race1969-step-spy-a = Et ce qu’il apprend, il l’envoie chez toi : ① le jeton marqué + compte comme un Chercheur à toi. Un Espion, deux effets.

race1969-step-support-heading = 1967, ta Fusée en danger
race1969-step-support = Ta Fusée est en vol : la Mission est Plate-forme de lancement. ① Olga a posé une carte contre elle : tu vois qu’il y en a une, pas ses points. ② À toi : 2 points la poussent d’une case. Tout est révélé en même temps. Que poses-tu ?
race1969-step-support-a = ① Les 3 points d’Olga : une case en arrière. Tes 4 : deux cases en avant. ② C’est la dernière case, et ton Drapeau lunaire avance. Ta main est vide, mais ça valait le coup.
race1969-step-support-b = ① Les 3 points d’Olga reculent d’une case, tes 3 avancent d’une case : ② tu es où tu étais. Un quatrième point faisait une case de plus, et tu l’avais en main.
race1969-step-support-c = ① Les 3 points d’Olga font reculer ta Fusée d’une case, et rien ne la pousse. ② Tu gardes tes cartes et perds du Prestige. Avec 1 et 3, elle atteignait la dernière case.

race1969-step-flags-heading = 1968, qui était là avant ?
race1969-step-flags = En fin d’année, chacun plante un Drapeau sur la Mission qu’il a accomplie. Dès lors, chaque Drapeau y retire 1 PP à chaque Fusée. ① Personne n’est allé au Module orbital, ② Olga est allée au Module lunaire. Tu vaux autant sur les deux. (Tes propres Drapeaux ne te coûtent rien : chaque Mission ne s’accomplit qu’une fois.)
race1969-step-flags-a = ① La dernière case, avec tous ses PP : personne n’était venu avant toi. Arriver tôt paie.
race1969-step-flags-b = ① La dernière case aussi, mais le Drapeau d’Olga retire 1 PP. Au Module orbital, tu les avais tous : arriver tôt paie.

race1969-step-moon-heading = 1969, vers la Lune
race1969-step-moon = La dernière année. Tu as échangé 4 PP contre 8 M (l’★ de l’année dit combien on peut) et recruté pour les six icônes : douze Chercheurs. ① Ton Drapeau a trois cases d’avance : ta Fusée part de là. ② Tout au bout de la piste t’attendent 35 PP. Décollage !
race1969-step-moon-a = ① Quatre ✅, un ❌. Avec tes Chercheurs, il manque une case pour alunir … mais tu as la Simulation.

race1969-step-landing-heading = 1969, un dé
race1969-step-landing = ① Cinq dés, dont un ❌, et le monde entier regarde. Tu sais ce que peut un second jet.
race1969-step-landing-a = **L’Aigle s’est posé.** ① 35 PP ! L’année est finie, et la partie avec : on compte les Célèbres, les Débutants et les Espions, et qui a le plus de Prestige l’emporte. Toi.
race1969-step-landing-b = ① À une case de la Lune. Tu gagnes quand même, mais 22 PP étaient à un dé près. Reviens en arrière et relance-le : un ❌ ne peut pas empirer.

race1969-quiz-signs = Tu recrutes un Chercheur pour le 🚀 Réacteur. Qu’y gagnes-tu ?
race1969-quiz-signs-a = Mon prochain lancement coûte moins
race1969-quiz-signs-b = Mes vols avec cette icône vont plus loin
race1969-quiz-signs-c = Je peux relancer un dé
race1969-quiz-signs-why = Un Chercheur reste pour toujours et donne +1 à chacun de tes vols vers une Mission qui porte cette icône, Lune comprise.

race1969-quiz-whole-cells = Une case coûte 2 points de cartes. On en pose 5 contre une Fusée. De combien recule-t-elle ?
race1969-quiz-whole-cells-a = 2 cases
race1969-quiz-whole-cells-b = 3 cases
race1969-quiz-whole-cells-c = 5 cases
race1969-quiz-whole-cells-why = 5 points font deux cases entières. Le cinquième est perdu, et toutes les cartes aussi.

race1969-quiz-flags = Une Fusée s’arrête sur une case à 5 PP. Deux Drapeaux des années passées sont sur la Mission. Que rapporte-t-elle ?
race1969-quiz-flags-a = 5 PP
race1969-quiz-flags-b = 7 PP
race1969-quiz-flags-c = 3 PP
race1969-quiz-flags-why = Chaque Drapeau des années passées retire 1 PP : 5 − 2 = 3. Voilà pourquoi arriver tôt paie.

race1969-quiz-moon-flag = Outre ses PP, à quoi sert la dernière case d’une Mission ?
race1969-quiz-moon-flag-a = Je peux refaire cette Mission
race1969-quiz-moon-flag-b = Ma Fusée lunaire partira plus loin
race1969-quiz-moon-flag-c = Les Drapeaux des autres disparaissent
race1969-quiz-moon-flag-why = Qui atteint une dernière case avance son Drapeau d’une case sur la piste de la Lune, et part de là à la fin.
