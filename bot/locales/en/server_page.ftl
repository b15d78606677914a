# A server’s page.

command-community-page = page
command-community-page-about = See what this server has played: records, latest games, leagues

server-page-empty = No game has been played to its end here yet.
server-page-count = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}, { $lately } of them this quarter
server-page-records = Records
record-highest = most prestige: { $figure }
record-closest = { $figure ->
    [0] closest race: not a point between the first two
    [one] closest race: one point between the first two
   *[other] closest race: { $figure } points between the first two
}
record-first-on-moon = earliest flight to the Moon: { NUMBER($figure, useGrouping: 0) }
record-fastest-home = { $figure ->
    [one] fastest way home: one round
   *[other] fastest way home: { $figure } rounds
}
record-longest-route = { $figure ->
    [one] longest route: one tile
   *[other] longest route: { $figure } tiles
}
record-hardest-mission = hardest mission won: { $level }, score { $figure }
server-page-latest = Latest games
server-page-winner = { $count ->
    [one] won by { $names }
   *[other] shared by { $names }
}
server-page-leagues = Leagues and tournaments
