# Pour les gestionnaires d’un serveur : ses réglages et ses tables.

command-server = serveur
command-server-about = Où et par qui s’ouvrent les tables de ce serveur, et toutes celles qui sont ouvertes
command-server-settings = réglages
command-server-settings-about = Choisir où s’ouvrent les tables, qui peut en ouvrir, et comment elles débutent
command-server-tables = tables
command-server-tables-about = Voir toutes les tables ouvertes de ce serveur, et ce qui les retient

server-settings-title = Les tables de ce serveur
server-settings-text = Tes choix valent pour les tables qui s’ouvrent à partir de maintenant ; les tables ouvertes restent comme elles sont. Toi seul vois ce panneau.
server-channels = Où les tables peuvent s’ouvrir
server-channels-text = Aucun choix : dans tous les salons. Un salon compte avec ses fils, une catégorie avec ses salons.
server-channels-all = Dans tous les salons
server-channels-gone = { $count ->
    [one] Un autre avait été choisi, et a été supprimé depuis.
   *[other] { $count } autres avaient été choisis, et ont été supprimés depuis.
}
server-channels-all-gone = ⚠️ Tous les salons choisis ont été supprimés : aucune table ne peut s’ouvrir. Choisis-en d’autres, ou permets les tables partout :
server-choose = En choisir d’autres
server-roles = Qui peut ouvrir des tables
server-roles-text = Aucun choix : tout le monde. Les gestionnaires du serveur le peuvent toujours. Tout le monde peut s’asseoir à une table et jouer une partie guidée.
server-roles-all = Tout le monde
server-roles-gone = { $count ->
    [one] Un autre avait été choisi, et a été supprimé depuis.
   *[other] { $count } autres avaient été choisis, et ont été supprimés depuis.
}
server-roles-all-gone = ⚠️ Tous les rôles choisis ont été supprimés : seuls les gestionnaires du serveur peuvent ouvrir des tables. Choisis-en d’autres, ou permets-le à tout le monde :
server-defaults = Comment débutent les nouvelles tables
server-defaults-text = Chaque hôte peut choisir autrement pour la sienne.
server-language-discord = celle du serveur sur Discord
server-limits = Nombre de tables ouvertes
server-limits-text = Ces limites s’ajoutent à celles de la personne qui gère le bot.
server-limit-tables = { $most ->
    [0] Sur le serveur : sans limite
   *[other] Sur le serveur : { $most } au plus
}
server-limit-host = { $most ->
    [0] Par hôte : sans limite
   *[other] Par hôte : { $most } au plus
}
server-months = Mois de pause
server-months-text = Aucune table ne s’ouvre pendant ces mois (en UTC) ; les tables ouvertes continuent.
server-months-none = Aucun mois de pause
month = { $number ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
}
server-options-text = Les tables de ce jeu débutent avec ces options. Chaque hôte peut en choisir d’autres pour la sienne.
button-server-game = { $game } : options
button-server-tables = Gérer les tables

server-tables-title = Tables ouvertes de ce serveur
server-tables-count = { $count ->
    [0] Aucune table n’est ouverte.
    [one] Une table est ouverte.
   *[other] { $count } tables sont ouvertes. Celles qui ont peut-être besoin d’un coup de main viennent en premier.
}
server-tables-gone = { $count ->
    [one] Une table vient d’être fermée : son salon n’existe plus.
   *[other] { $count } tables viennent d’être fermées : leurs salons n’existent plus.
}
server-since = dernier changement { $when }
server-ails-permissions = ⚠️ Il me manque des permissions dans son salon : { $permissions }.
server-ails-unsent = { $count ->
    [one] ⚠️ Discord n’accepte pas un message pour son salon. Je continue d’essayer.
   *[other] ⚠️ Discord n’accepte pas { $count } messages pour son salon. Je continue d’essayer.
}
server-ails-unsent-direct = { $count ->
    [one] ✉️ Discord n’accepte pas un message privé de cette table. Je continue d’essayer.
   *[other] ✉️ Discord n’accepte pas { $count } messages privés de cette table. Je continue d’essayer.
}
server-ails-stalled = 💤 Elle attend depuis des jours : dernier changement { $when }.
server-table-commands = Dans son salon, `/{ command-table } { command-replace }` donne une place à quelqu’un d’autre, et `/{ command-table } { command-thread }` déplace la table dans un fil.
button-server-table = Gérer
button-pause = Mettre en pause
button-nudge = Appeler qui doit jouer

## Refus

error-managers-only = Seuls les gestionnaires du serveur peuvent faire cela : il faut la permission **Gérer le serveur** de Discord.
error-opening-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $channels }. Utilise là-bas `/{ command-table } { command-new }`.
error-opening-nowhere = Les salons où des tables pouvaient s’ouvrir ici ont été supprimés. Les gestionnaires du serveur peuvent en choisir d’autres avec `/{ command-server } { command-server-settings }`.
error-opening-roles = Pour ouvrir une table sur ce serveur, il te faut l’un de ces rôles : { $roles }. Aux tables des autres, tu peux t’asseoir sans.
error-opening-nobody = Les rôles qui permettaient d’ouvrir des tables ici ont été supprimés. Les gestionnaires du serveur peuvent en choisir d’autres avec `/{ command-server } { command-server-settings }`.
error-quiet-month = Ce serveur est dans un mois de pause : aucune table ne s’ouvre. Les prochaines s’ouvriront <t:{ NUMBER($until, useGrouping: 0) }:R> ; les tables ouvertes continuent.
error-limit-server-tables = { $most ->
    [one] Ce serveur a déjà une table ouverte, et ses gestionnaires n’en veulent pas plus à la fois. On pourra en ouvrir une autre quand elle sera finie ou fermée.
   *[other] Ce serveur a déjà { $most } tables ouvertes, et ses gestionnaires n’en veulent pas plus à la fois. On pourra en ouvrir une autre quand l’une d’elles sera finie ou fermée.
}
error-limit-server-host = { $most ->
    [one] Tu es déjà l’hôte d’une table sur ce serveur, et ses gestionnaires n’en veulent pas plus par personne. Tu pourras en ouvrir une autre quand elle sera finie ou fermée.
   *[other] Tu es déjà l’hôte de { $most } tables ouvertes sur ce serveur, et ses gestionnaires n’en veulent pas plus par personne. Tu pourras en ouvrir une autre quand l’une d’elles sera finie ou fermée.
}
