# What 1969 is about: the cards behind Learn, of three to five short sentences each.

race1969-learn-race-heading = To the Moon
race1969-learn-race =
    From { $first } to { $last } you lead a nation’s space programme. Each column below is a mission: your rocket climbs its cells, and the higher it ends, the more prestige (PP) you earn. The Moon’s last cell, in the middle, pays most, but few get there. Each flag that others planted on a mission in earlier years takes 1 PP off it, so it pays to be first. Most prestige at the end wins.

race1969-learn-year-heading = A year
race1969-learn-year =
    Each year brings money. With it you hire scientists for your twelve researches, plant spies in rivals’ laboratories and buy espionage cards. A researcher adds 1 to every mission with the same symbol; others bring free cards, cheaper launches or a second roll. Then each nation may launch one mission, and pays for it. So keep some money back.

race1969-learn-launch-heading = The launch
race1969-learn-launch =
    { $dice } dice fall: ✅ takes your rocket forward, ❌ back, and your researchers add to the sum. Now your rivals lay espionage cards face down to hold you back. You answer with cards of your own, seeing only how many they laid. Then all are turned up, and the rocket comes to rest. Threats and bribes are allowed, and bind nobody.
