# Playing on from a moment of another game.

button-what-if = What if
command-mine-what-if = what-if
command-mine-what-if-about = Play on from this moment of your game, privately and against autopilots
what-if-thread = { $game } · what if? · { $host }
what-if-opened = 🔮 It goes on in { $channel }, for you alone: from that moment, against autopilots, with new dice and cards. What a game that still goes on hides from you is imagined. There is no clock, no rating, and no result is kept.
step-rebase-table = 🔮 What if …? From here on the game is played anew.
