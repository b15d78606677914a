# A person’s page, and their finished games.

command-mine-profile = profile
command-mine-profile-about = Your page: games, results, ratings, achievements; or somebody’s who shows theirs
option-mine-person = person
option-mine-person-about = Whose page, if not yours
command-mine-history = history
command-mine-history-about = All your finished games, each to be looked at again
preference-public-profile = 👤 **Public page.** Others may look at your page (`/{ command-mine } { command-mine-profile }`): games, results, ratings and achievements, in all servers.

profile-empty = No game played to its end yet.
profile-since = { $count ->
    [one] One game played to its end, on { $since }
   *[other] { $count } games played to their end since { $since }
}
profile-game = **{ $game }**: { $finished ->
    [one] one game
   *[other] { $finished } games
}, { $won } won
profile-favourite = mostly { $side } ({ $count }×)
profile-achievements = Achievements
profile-hidden = { $name } shows no page.

achievement-first-flight = First on the Moon
achievement-first-flight-told = In 1966, a year before anybody else in that game.
achievement-at-the-last = With the last rocket
achievement-at-the-last-told = Flew to the Moon only in 1969, and still came first.
achievement-without-moon = Who needs the Moon?
achievement-without-moon-told = Won the race to the Moon without ever flying there.
achievement-narrow = By a whisker
achievement-narrow-told = Won against two or more, by one point or none.
achievement-short-way = As the crow flies
achievement-short-way-told = Home in eight rounds or fewer.
achievement-long-way = The scenic route
achievement-long-way-told = Home by a route of eleven tiles or more.
achievement-unscathed = Not a scratch
achievement-unscathed-told = A mission on Mars won, and nobody of the crew wounded.
achievement-alone = Alone on Mars
achievement-alone-told = Won with a single astronaut.
achievement-hard = The hard way
achievement-hard-told = Won on Mars at the hardest level.
achievement-fresh-hands = Fresh hands
achievement-fresh-hands-told = Took somebody’s seat over in mid-game, and won.
achievement-all-games = Earth, Moon and Mars
achievement-all-games-told = Won each of the games at least once.

history-title = Your finished games
history-none = You have no finished game yet.
history-count = { $count ->
    [one] One game, newest first
   *[other] { $count } games, newest first
}
history-open = Look at a game again
history-place = place { $place } of { $of }
history-won = won together
history-lost = lost together
history-left = left
history-timed-out = lost the seat on time
history-replaced = handed the seat over
history-with = with { $names }
history-gone = This table was deleted with all that was played there; only the result is left.
button-history = My games
button-history-newer = Newer
button-history-older = Older
history-shared = place { $place } of { $of }, shared
history-day = { DATETIME($when, dateStyle: "medium") }
profile-rating = rating { $rating } · { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
