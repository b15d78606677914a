# After the end: looking at a game once more, and playing it once more.

command-replay = replay
command-replay-about = Look at a finished game once more, step by step or as a moving picture

button-replay = Replay
button-first = Start
button-last = End
button-animate = Moving picture
button-replay-public = As everybody saw it
button-replay-own = As I saw it: { $seat }
button-replay-everything = All hands open
replay-step = Step { $step } of { $steps }
replay-rounds = Go to …
replay-public = as everybody saw it
replay-own = as you saw it
replay-everything = with all hands open
replay-lost = ⚠️ The rules have changed since this game was played. I still know what happened here, but can’t show the board any more.
replay-some-lost = { $count ->
    [one] ⚠️ The rules have changed since this game was played: for one step I can’t show the board any more.
   *[other] ⚠️ The rules have changed since this game was played: for { $count } steps I can’t show the board any more.
}
replay-frames = { $count ->
    [one] One moment
   *[other] { $count } moments
}
replay-thinned = { $count } of { $whole } moments
replay-frames-lost = ⚠️ The rules have changed since this game was played: moments for which I can’t show the board any more are left out.
replay-alt = The game { $game } as a moving picture of the board
error-replay-lost = The rules have changed since this game was played: I can’t show its board any more. **{ button-log }** still tells what happened.

button-again = Again
again-opened = The next game is open in { $channel }, with the same people and options{ $moved ->
    [yes] ; everybody has moved on by one seat
   *[other] {""}
}. Whoever would rather not play leaves, and you start.
# $crew are mentions.
lobby-again = 🔁 { $host } would like another game with you: { $crew }. You have a seat already; if you’d rather not play, press **{ button-leave }**.
error-again-already = Somebody has opened the next game already.
error-again-late = Another game has been played here since. `/{ command-table } { command-new }` opens a new one.

button-review = Where it turned
review-title = 📈 { $game } · where it turned
# $seat may begin with the year or round.
review-turn = **{ $number }** · { $seat } { $asked }
review-played-chance = Chosen: { $action } ({ $chance } of 100)
review-best-chance = The expert: **{ $action }** ({ $chance } of 100)
review-about = Chances as the expert saw them in { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, each with what its player could know then; so they needn’t add up to 100.
review-threshold = A choice is told here if it cost at least 5 of 100, and more than chance explains.
review-changes = -# What that would have changed, on average: { $figures }
# $sign is + or −.
review-figure = { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
review-none-own = { $count ->
    [one] In the one decision of yours that the expert looked into,
   *[other] In the { $count } decisions of yours that the expert looked into,
} no other choice would have been better by more than chance explains. Well played!
review-none = { $count ->
    [one] In the one decision that the expert looked into,
   *[other] In the { $count } decisions that the expert looked into,
} no other choice would have been better by more than chance explains.
button-review-own = My decisions
button-review-all = Everybody’s decisions
button-luck = Luck
luck-title = **Luck**, in chances of winning of 100
luck-of = { $seat }: **{ $total }**
luck-strokes = **The greatest strokes of luck, good and bad**
luck-stroke = • { $what } → { $seat } **{ $gain }**
luck-none = Luck favoured nobody by more than a few chances of 100.
luck-about = Each roll and each draw, compared with what it would have brought on average.
review-hollow = A hollow dot in the chart is the chance with what was chosen instead.
review-later = ⏳ The expert is still busy with this game. Press again in a while.
chances-title = Chances of winning over the game
chances-alt = { $seat }: { $first } of 100 at first, { $most } at best, { $last } at the end.
error-no-review = The expert can’t say anything about this game.
error-review-failed = The expert didn’t get through this game. Press again in a while.
error-animation-busy = Several other games are being turned into moving pictures just now. Please press again in a minute.
error-animation-failed = The moving picture couldn’t be made. Please try again, or tell whoever runs this bot.
