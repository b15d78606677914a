# De quoi parle First Martians : les fiches du bouton « Découvrir », de trois à cinq phrases courtes chacune.

first_martians-learn-mission-heading = Un équipage, une mission
first_martians-learn-mission =
    Vous êtes l’équipage d’une base sur Mars : vous gagnez ou perdez ensemble. La mission dit quoi accomplir, et en combien de sols (les jours de Mars). À la fin d’un sol, chaque objectif obligatoire doit être atteint, et la base ne doit pas avoir plus d’éléments rouges que permis. Personne ne doit subir de sixième blessure, et après le dernier sol il n’y en a pas d’autre.

first_martians-learn-sol-heading = Un sol
first_martians-learn-sol =
    Chaque sol commence par un événement ; puis la base produit énergie, oxygène et nourriture. Vous planifiez alors ensemble : chaque astronaute pose { $pawns } pions pour explorer, collecter, étudier, construire, réparer, se soigner ou se reposer. Avec juste assez de pions, les dés décident ; avec un de plus, l’action réussit en général sans dés. Qui a posé le premier pion gagne et subit. Rien ne s’accomplit avant que vous soyez assez nombreux à vous dire **prêts**.

first_martians-learn-base-heading = Tout s’use
first_martians-learn-base =
    Un élément vert marche, un rouge coûte : de l’énergie, de l’oxygène, des plantes, des pions. Là où l’énergie ou l’oxygène manque, des installations entières s’arrêtent. Sol après sol, trois pistes montent, plus vite avec certains éléments rouges, et à { $end } survient la prochaine panne. Les événements négligés peuvent frapper encore. Il n’y a jamais assez de pions pour tout : que laissez-vous pour demain ?
