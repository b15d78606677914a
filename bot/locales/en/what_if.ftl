# Playing on from a moment of another game.

button-what-if = What if
command-mine-what-if = what-if
command-mine-what-if-about = Play on from this moment of your game, privately and against autopilots
what-if-thread = { $game } · what if? · { $host }
what-if-opened = 🔮 It goes on in { $channel }, for you alone: from that moment, against autopilots, with new dice and cards. What a game that still goes on hides from you is imagined. There is no clock, no rating, and no result is kept.
step-rebase-table = 🔮 What if …? From here on the game is played anew.
what-if-title = 🔮 { $game } · what if?
what-if-public = This thread is public: others can read along.
# In the list of a server's tables. $name is a mention.
server-what-if = Just for { $name }: a game that goes on from a moment of another.
