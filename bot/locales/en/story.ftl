# The story of a game as one page; what it tells is in the table’s language.

command-story = story
command-story-about = Get a finished game as a page to read and keep: pictures, log, how to check the dice
button-story = Story
story-ready = 📰 `{ $file }` is the story of this game on one page: the board round by round, what happened, and how to check the dice. Download it and open it in a browser. It needs no network, and tells no more than everybody may know.
story-people = Who played
story-end = How it ended
story-course = What happened
story-board = the board
story-fewer-pictures = This game has more pictures than fit into one file; some of its rounds go without.
story-check = 🔎 `/{ command-table } { command-export }` gives the whole game as a file, and `mission-control verify` replays that file on any computer, without this bot and without Discord.
story-made = Told by Mission Control. This page loads nothing from elsewhere.
error-story-busy = Stories of several other games are being written just now. Please press again in a minute.
error-story-failed = The story couldn’t be written. Please try again, or tell whoever runs this bot.
setting-story-asked = Story: on request
setting-story-posted = Story: at the end
setting-story-hint = The bot posts it as a file that opens in any browser
lobby-story = 📰 The story of the game is posted at the end
