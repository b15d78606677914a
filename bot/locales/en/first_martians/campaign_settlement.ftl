# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Settlement
first_martians-campaign-settlement-summary = The house stands on ice, and it is heated. What is lost in this campaign stays lost.

## Rules that hold for good

first_martians-rule-cool-house = Cool house: each Production brings 1 energy and 1 stress.
first_martians-rule-evening-turn = Evening turn: in each Clean-up the system track goes down by 1; 1 stress.
first_martians-rule-kale = Kale: each Production brings 1 food.
first_martians-rule-crooked-floor = Crooked floor: at each Malfunctions the living track goes up by 1.
first_martians-rule-post-from-yakutsk = Post from Yakutsk: at each Morale 1 stress less.
first_martians-rule-open-line = Open line: at each Morale 1 morale token for the first player.
first_martians-rule-sealed-lips = Sealed lips: at each Morale 1 stress.
first_martians-rule-ines-at-table = Ines at table: each Production takes 1 food; working track down by 1.
first_martians-rule-well = The well: each Production brings 1 oxygen.
first_martians-rule-damp = Damp: each Production brings 1 stress.

## Chapters

first_martians-chapter-bean = The Bean
first_martians-chapter-bean-briefing = In their ninth week on Mars a dried bean fell from somebody’s spoon and rolled. It rolled the whole length of the galley table, without hurry, and dropped off the end. In the tenth it was a game. In the eleventh a bean that had only been laid down set out by itself. “There is a level sensor in the HUB,” says Ruth Feldmann, who speaks for the control room in Darmstadt. “It reads zero point zero.” So it does; but it is screwed to the same floor as the table, and it sets itself to zero whenever it is switched on. So they begin at the beginning: marks on ground that stands still, a line of sight from each to the house, and a hole through the floor, to see what they have been living on. The survey of the site says gravel. It has a hundred and ten pages, and there is a photograph of the gravel.
first_martians-chapter-bean-won = The marks agree with one another, and not with the house. The farm end has gone down by eleven millimetres, three of them in the past week. When the drill is drawn out of the floor, somebody holds a lamp to it: ice, clear as a pane, with pebbles in it. It begins to drip at once. The house has been heated for eleven weeks, and what it stands on melts at any temperature at which one can grow beans. By evening Ruth has found two people. Joost Verbeek of Delft, who wrote the survey, sends a drawing with jacks. Tuyaara Sleptsova, seventy-one, who has kept a city upright on frozen ground, sends a question from Yakutsk: “How warm do you like it?”
first_martians-chapter-bean-lost = It is never measured as it should have been; too much else breaks first. In the end the floor doesn’t wait. One night the tiles in the farm part, with a sound as of a plate being set down, and through the gap one can see what the house stands on: ice, clear as a pane, with pebbles in it, and dripping. The house has been heated for eleven weeks. By evening Ruth has found two people. Joost Verbeek of Delft, who wrote the survey, sends a drawing with jacks. Tuyaara Sleptsova, seventy-one, who has kept a city upright on frozen ground, sends a question from Yakutsk: “How warm do you like it?”
first_martians-chapter-bean-choice = The house melts what it stands on. Whose way is tried first?
first_martians-chapter-bean-choice-freeze = Sleptsova’s: keep the ground cold
first_martians-chapter-bean-choice-freeze-told = “Good,” writes Tuyaara Sleptsova. “Everybody wants to hold up the house. The house is not ill.” The heating goes down by five degrees, for good; what that saves goes into the batteries, and what it costs is felt in the bunks. In the same post is a sketch in ball-point of a pipe that is closed at both ends. It has no pump and no moving part. She has set sixteen hundred of them.
first_martians-chapter-bean-choice-lift = Verbeek’s: hold up the house
first_martians-chapter-bean-choice-lift-told = The drawing is beautiful: jacks on plates, numbered, with the load of each in tonnes. Until they stand, and for as long as they do, somebody will have to go round in the evening with a bar and give each bolt of the house what it needs. It saves the pipes and ruins the evening. “Without people like that, Delft would be a lake,” writes Joost Verbeek, and means it kindly.

first_martians-chapter-cold-pipes = Cold Pipes
first_martians-chapter-cold-pipes-briefing = A thermosyphon is a pipe with a little carbon dioxide in it and no way out. The lower end stands in the ground, the upper end in the night. Below, the gas is warmed and rises; above, it gives its warmth to a sky of minus eighty, and runs down again as liquid. Nothing drives it, and nobody can forget to switch it on. “It works only when it is colder above than below,” writes Tuyaara Sleptsova. “You will manage.” There are tubes for it in the wreck of the descent stage, which set down the farm and then came apart across the valley. Oxygen will be needed for the torch that closes them. Beside them a string of thermometers goes down, so that one may know. On the galley table the bean has been given company: a ball from a bearing, for whoever wants figures. It takes four seconds.
first_martians-chapter-cold-pipes-won = One night the first pipe puts on frost, a collar, then a beard. Nothing else about it moves. On the string the figures go down by a tenth a night, from the top, and the ball on the galley table now takes nine seconds. “Don’t stand about and admire them,” writes Tuyaara Sleptsova. “They work when nobody looks, like cats.” There is one place where it doesn’t help. Whatever the pipes freeze by night, the farm melts by day, since it is kept at twenty degrees, for the beans. She has marked it on the plan with a small drawing of a stove.
first_martians-chapter-cold-pipes-lost = There is mud under the farm before there is frost. It goes at supper, without a crash, with something more like a sigh: the far end sits down by the breadth of a hand, and stays there. A pane has burst. From now on there is a step where there was none, and in front of it a puddle that has to be wiped up twice a sol. “Write down the date,” writes Tuyaara Sleptsova. “In my profession one has a collection of them.” She doesn’t say that it is not their fault. She says that the next thing is to make up one’s mind about the farm.
first_martians-chapter-cold-pipes-choice = Nothing on this ground is as warm as the farm. What is done with it?
first_martians-chapter-cold-pipes-choice-kale = Let it cool, and sow kale
first_martians-chapter-cold-pipes-choice-kale-told = Kale grows at eight degrees and tastes of it. Whatever doesn’t live at eight degrees is eaten by Friday; the rest comes out with its roots. In the second week there is a bluish shimmer over the beds, and in the fourth there is more on the plates than there was before. “With garlic,” advises Yakutsk. There is no garlic.
first_martians-chapter-cold-pipes-choice-keep-warm = Keep it warm, and draw the warmth off
first_martians-chapter-cold-pipes-choice-keep-warm-told = A row of cells is cut out of the panels and wired to a fan below the farm, which blows its warmth out into the open as fast as it leaks down. It can’t be put back; the cells have been sawn through. The beans stay. On the plan of the base the fan is entered as a consumer, in the column for members of the crew.
first_martians-chapter-cold-pipes-choice-drop-the-bed = Give up the sunken end
first_martians-chapter-cold-pipes-choice-drop-the-bed-told = The last greenhouse is cut off and a wall drawn across; what stood in it is eaten, all of it, over three days, like a feast that no one has invited anyone to. The new wall is plumb. It is the only one, and next to it one sees what the others are.
first_martians-chapter-cold-pipes-choice-prop-the-bed = Prop it with whatever the workshop has
first_martians-chapter-cold-pipes-choice-prop-the-bed-told = One after the other, the heavy things of the workshop go in under the floor: racks, a vice, whatever had been fitted there to make the work easier. They are bolted together and will not be seen again. The bed is held where it is, and where it is is crooked.

first_martians-chapter-jacks = Jacks
first_martians-chapter-jacks-briefing = Between the HUB and the ground there are forty centimetres, meant for cables. In there, says the drawing, a pit is to be dug and plates laid; a jack stands on each plate; and then the house is lifted, a turn here and a turn there, so evenly that nobody indoors need put down a cup. The plates are to be cut from the deck of the descent stage, which lies about the valley in pieces. “It is done to every second house in Delft,” says Joost Verbeek. He has a pleasant voice. The first question is still on its way to him when a message of his own comes in, and the answer is in it. From Yakutsk, where nobody was asked any further, there comes a postcard all the same. It shows a wooden house, leaning. On the back stands: “Jacks. 1983.”
first_martians-chapter-jacks-won = It is lifted in a single afternoon, while somebody counts the turns aloud. Eleven millimetres at the farm end, three at the other. A door that has stuck for weeks swings shut by itself, and is opened again for the pleasure of it. The bean stays where it is put. In the pit it is wet round the plates, though; the jacks hold up the house, and nothing holds up what the jacks are standing on. “You will have to go on turning them,” says Joost Verbeek. “For a time.” He is asked for how long. It is the first time that twenty-eight minutes go by and then another twenty-eight.
first_martians-chapter-jacks-lost = The pit fills up while it is being dug. What stands in it stands there to the collar, and one evening a jack goes down through its plate like a finger through wet paper. The house follows, at the farm end, by the breadth of a hand. Nobody is hurt. There is a step now where there was none, and in front of it a puddle that has to be wiped up twice a sol. “That can’t be,” says Joost Verbeek after twenty-eight minutes, and after twenty-eight more: “I am sorry.” From Yakutsk comes a second postcard. It is the same house, from the other side.
first_martians-chapter-jacks-choice = The jacks can do no more than this. What is done next?
first_martians-chapter-jacks-choice-weld-them = Weld them fast
first_martians-chapter-jacks-choice-weld-them-told = A jack that can’t turn can’t slip either. It takes a night’s current to weld them, plate, screw and beam, into one piece. By morning the house has feet. If it moves at all from now on, it will move in one piece, which is some comfort, and as much as can be had for the current.
first_martians-chapter-jacks-choice-keep-them-turning = Keep them free to turn
first_martians-chapter-jacks-choice-keep-them-turning-told = The bar hangs on a nail by the hatch, with a list beside it, and every evening somebody lies down on their back and adds a line. On most days it is a quarter of a turn. One learns to read the list like a barometer. Nobody looks forward to it, and nobody has missed an evening.
first_martians-chapter-jacks-choice-saw-the-farm = Saw off the sunken end of the farm
first_martians-chapter-jacks-choice-saw-the-farm-told = The last greenhouse is cut away where the floor bends, and a wall drawn across. What comes out of it is good aluminium, more than the store has seen since the landing. From outside it looks like a loaf from which somebody has taken the end.
first_martians-chapter-jacks-choice-lay-a-panel = Lay a solar panel under it as a plate
first_martians-chapter-jacks-choice-lay-a-panel-told = Nothing in the yard is as flat, as stiff and as large. Face down it goes under the corner of the farm, and takes the load with a creak of glass. It will not be got out again. At noon they look at the gauge, and then they agree to look at it at some other time of day.

first_martians-chapter-core = Badger’s Cores
first_martians-chapter-core-briefing = All that has been done to the ground buys weeks. What they need is a place that has no ice in it: rock. Somebody has looked for that before. Five years ago, when there was no house, a machine called Badger went up and down this valley, drilled where it was told to, and laid each core into a tray with a lid. It was to come back for the trays, and then it stopped. Where they lie is known by name only: on the plain, in the old riverbed, and so on. But from somewhere in the middle ring Badger’s beacon still calls, and in its memory is the list. “Frankly, they are of no value any more,” says Joost Verbeek. “It is all in the survey.” Nobody has asked him. And there is a date. Carrier 6 is on its way, with a pilot, and will have to be set down on something.
first_martians-chapter-core-won = Tray 4 holds a little dust, and then basalt, so hard that the drill gave up: a ridge that runs from the middle of the valley almost to the yard. They call it the Anvil. Tray 1 is from the spot where the HUB stands. Its ice has long gone, but there is the label, and there is Badger’s list, as it was sent home: “ice-cemented gravel”. In the survey, on page 40, it says “cemented gravel”. Four characters are missing. Below are two signatures, and the first is Joost Verbeek’s. Ruth reads out the other one herself, since it is hers. “It was a Friday,” she says. “I read page one.”
first_martians-chapter-core-lost = The valley doesn’t give them back, not enough of them, and where there is rock nobody can say. “Then I shall look on our side,” says Ruth Feldmann, and for two sols isn’t to be reached. In the archive she has found Badger’s list. “Ice-cemented gravel,” she reads. “In the survey, page 40, it says ‘cemented gravel’. Four characters are missing, and it is signed twice. One is Verbeek. The other I have been looking at for some time now; it is mine. It was a Friday. I read page one.” That night the house gives a long low note. In the morning there is water on the ladder to the crawl space.
first_martians-chapter-core-choice = A word was shortened, and two people signed. What is done with that?
first_martians-chapter-core-choice-say = Say it to everybody
first_martians-chapter-core-choice-say-told = It goes out in clear: the list, the page, both names. It is Ruth who puts it through. Within a day there are eleven thousand letters, of which four hundred are useful, and from now on there is always somebody on the line who knows about drains. Joost Verbeek sends one sentence. It begins “Without this valley there would never have been”, and has no end.
first_martians-chapter-core-choice-bargain = Keep it, and name a price
first_martians-chapter-core-choice-bargain-told = “I think we understand each other,” says a gentleman of the directorate, and doesn’t say what. The reserve is released, stores that had been untouchable since the landing, and a list of repairs which nobody had been allowed to make. In return, page 40 isn’t spoken of. It is surprising in how many conversations it would have come up.

first_martians-chapter-pad = Firm Ground
first_martians-chapter-pad-briefing = Carrier 6 weighs forty tonnes, and its autopilot was going to set it down right behind the house. Ines Quadros looked at the spot for one pass and switched the autopilot off. “That is porridge,” she said. She is forty-seven, from Horta in the Azores, where the runway ends in the sea, and on her panel the cards are laid out for a game of patience. She has air for some weeks of it. The Anvil would bear her. It has to be swept down to the stone; lamps are wanted round it that can be seen through dust; and for the last minute somebody must talk her down who sees the ground, because she can’t. Every two hours she comes over, for six minutes. “Take your time,” she says. “Not mine.”
first_martians-chapter-pad-won = She comes down backwards on a column of dust, five metres from the middle, says “Aqui”, and shuts off. For a while there is nothing to be seen. Then she is standing in the hatch with a cake tin under her arm. She walks all the way to the HUB, having sat for seven months; in the airlock she puts down the tin, sets one foot before the other, stops, and looks along the corridor. “And you live like this?” says Ines Quadros. That evening two long letters come over the radio. One is from Yakutsk, and says to stay. The other is from Kiruna in the north of Sweden, from one Gunnel Niemi, who has moved a town. It says to go.
first_martians-chapter-pad-lost = The place isn’t ready, and then the air on board that was meant for waiting has been breathed. She doesn’t make a scene of it. On the last pass she opens the hold and lets the cargo go, reading out the list while it falls: “Filters. Pumps. The cake, mind the cake.” Some of it comes down on parachutes. Then she lights the engine for the long way round, seven months, alone. That evening two long letters come over the radio. One is from Yakutsk, and says to stay. The other is from Kiruna in the north of Sweden, from one Gunnel Niemi, who has moved a town. It says to go.
first_martians-chapter-pad-choice = One letter says go, the other one stay. What becomes of the house?
first_martians-chapter-pad-choice-move = It is moved to the rock
first_martians-chapter-pad-choice-move-told = “Right,” says Gunnel Niemi. “Then stop looking at it. It is no longer a house, it is eleven loads.” From the landing there are steel sections left over that will do for a start. In Yakutsk the letter is answered before it can have arrived. “I would go too,” writes Tuyaara Sleptsova, “if I were young and had somewhere to put it.”
first_martians-chapter-pad-choice-stay = It stays, and the ground is frozen
first_martians-chapter-pad-choice-stay-told = “Then you will need a coat,” writes Tuyaara Sleptsova, and it is the longest letter so far. The heating is turned off in three rooms at once, and what it took goes to the batteries. Gunnel Niemi wishes them luck. She had a colleague, she says, who decided to stay as well. He has a very fine view now of where the street was.

first_martians-chapter-sump = Ground Water
first_martians-chapter-sump-briefing = The ice has turned into water with so much salt in it that it stays water at minus forty. It stands in the crawl space, black and quite still, and it rises. The pumps of the HUB were built for a shower. A shift at them lowers it by a hand or by a finger, and one doesn’t know which beforehand. To keep it out there must be a wall: sheets from the hull of the descent stage, driven into the ground on the side from which it comes; they lie scattered in the valley. Overhead goes Carrier 6. Its pilot, Ines Quadros from Horta in the Azores, can’t be told of any place that would bear her, and so she has opened the hold. “I throw, you catch,” she says. She has air for some weeks of waiting, and for company a pack of cards.
first_martians-chapter-sump-won = The pump gulps, coughs, and has nothing more to lift. Where the water stood there is a crust of salt. Where it would not go there is something black: stone, a ridge that runs from the yard out into the valley. What nine trays were to tell them, the water has drawn on the ground. They call it the Anvil. Ines Quadros sees it from above on her last pass. “There is my runway,” she says, “a week late,” and lights the engine for the long way home. That evening two long letters come over the radio. One is from Yakutsk, and says to stay. The other is from Kiruna in the north of Sweden, from one Gunnel Niemi, who has moved a town. It says to go.
first_martians-chapter-sump-lost = The water has the longer breath. In the end it stops by itself, a hand below the floor, as it has found another way. Whatever can be damp is damp, and has a rim of salt. One thing it has done for them: it would not go over stone, and so there is a dry black line from the yard out into the valley, a ridge. They call it the Anvil. Ines Quadros sees it from above on her last pass. “There is my runway,” she says, “a week late,” and lights the engine for the long way home. That evening two long letters come over the radio. One, from Yakutsk, says to stay. The other, from Gunnel Niemi of Kiruna, who has moved a town, says to go.
first_martians-chapter-sump-choice = One letter says go, the other one stay. What becomes of the house?
first_martians-chapter-sump-choice-move = It is moved to the rock
first_martians-chapter-sump-choice-move-told = “Right,” says Gunnel Niemi. “Then stop looking at it. It is no longer a house, it is eleven loads.” The sheets that kept out the water give a few good beams. In Yakutsk the letter is answered before it can have arrived. “I would go too,” writes Tuyaara Sleptsova, “if I were young and had somewhere to put it.”
first_martians-chapter-sump-choice-stay = It stays, and the ground is frozen
first_martians-chapter-sump-choice-stay-told = “Then you will need a coat,” writes Tuyaara Sleptsova, and it is the longest letter so far. The heating is turned off in three rooms at once, and what it took goes to the batteries. What has been pumped out lies behind the house in the open. In the night it makes a noise, and in the morning one can walk on the edge of it.
first_martians-chapter-sump-choice-move-wet = It is moved to the rock, wet as it is
first_martians-chapter-sump-choice-move-wet-told = “Wet things are heavier,” says Gunnel Niemi. “That is all.” First whatever had been fitted in the crew quarters for comfort has to go: it has drawn water and would never be dry again. The frames under it are sound, and come in useful. The smell moves with the house. Nobody has put it on the list, and it is the only thing that doesn’t get lost.
first_martians-chapter-sump-choice-stay-wet = It stays, and is frozen dry
first_martians-chapter-sump-choice-stay-wet-told = “Cold dries as well,” writes Tuyaara Sleptsova, “only more slowly and with less talk.” The med lab has taken the most water; whatever had been fitted there is carried out and set down in the yard, in case. Its current goes to the batteries. The blankets are hung on a line, stiff as doors, and beaten until the frost falls out of them.

first_martians-chapter-moving = Moving Day
first_martians-chapter-moving-briefing = “A town is a list,” says Gunnel Niemi. She has made one: for Kiruna, where the mine had taken the ground from under the streets, with eighteen thousand people on it, a clock tower and a church. It was all carried off to the east, and the church went in one piece. “You start with what is heaviest, and you finish with the coffee.” So a footing is cast where the Anvil comes nearest to the yard. Rails are laid up to it, from what the descent stage has left of such things in the valley. Then the rooms are unbolted, closed with canvas, set on skids, and hauled across one by one. It has to be done before summer. In summer this ground will bear a rover no longer; it is to bear the house once more, while it is being taken away.
first_martians-chapter-moving-won = When the last room is bolted on, nobody speaks, because they are listening. A house on ice is never silent; one only stops noticing. This one makes no noise at all. Somebody goes and opens a door, and it stays as it has been left, half open, which no door of theirs has done in half a year. On the galley table lies a bean. It has been lying there since noon, and they have eaten lunch around it. Where the house was, there is a shape in the ground with corners, a little darker than the rest. “Don’t keep going back to look,” says Gunnel Niemi. “It only encourages it.”
first_martians-chapter-moving-lost = It doesn’t get finished. What stands on the rock is a piece of a house, and what stands on the ice is the remainder; between them is a stretch of mud with a skid in it, upright, like a signpost. Then it is summer, and the ground will not take a wheel. “That happens,” says Gunnel Niemi, and doesn’t add anything, for which they are grateful. In the evening each of them is asked where they mean to sleep, here or there, and it turns out that each has been thinking about it for some time.

first_martians-chapter-hold = The Frost Line
first_martians-chapter-hold-briefing = “You don’t live on the ground,” writes Tuyaara Sleptsova. “You live on the cold. Nobody had told you, and so you were rude to it.” Her plan has three parts. One must know what is down there, layer by layer, for clear ice freezes at once and salty silt takes its time: so they drill. Round the house, loops of pipe are laid, and frost is pumped into them night after night. And on the sunny side there will be a roof over bare soil, so that the ground has shade. Indoors it will be nine degrees in the galley and four in the corridor, and never again much more. It has to hold before summer. “I have had nine degrees all my life,” she adds. “One makes better soup.”
first_martians-chapter-hold-won = One night the two frosts meet, the one from the loops and the one that had been down there all along. The last plus on the string turns into a zero, and then into a minus. They know before they have looked: the whole house gives a single crack, which brings everybody to their feet, and then it is quiet, as it hasn’t been for half a year. It isn’t level, and it won’t be. The bean still rolls. But it rolls today exactly as it did yesterday, and somebody draws a line on the table, with a date, where it stops. “So,” says Tuyaara Sleptsova, who has got up at four to hear it. “Now leave it alone.”
first_martians-chapter-hold-lost = In the end it is a tenth of a degree. At the farm end the ground stays at plus nought point one, whatever is done, and that is enough. There is a morning on which it takes two to open the door to the farm, and another on which it can’t be opened. Ruth Feldmann gives no order. She reads out the figures, and then asks what they would do in her place. “I don’t know a trick for it,” writes Tuyaara Sleptsova. “I would tell you.” By that time the bags stand in the corridor, at the upper end.

## Endings

first_martians-ending-level = Level
first_martians-ending-level-told = The base on the Anvil is the first on Mars that is screwed to the planet. Newcomers are shown to the galley and handed a dried bean; they lay it on the table, and nothing happens, and that is the whole of the demonstration. On Earth it took longer. There was a commission. Joost Verbeek told it that with those four characters no committee would have passed the site, that without the site there would have been no flight, and that he has counted the nights. He was asked how many. He knew. Ruth Feldmann said that she had read page one, and said it again for the minutes. She was not dismissed; she was told to write the new rule, and wrote it on one page. Since then, whoever signs for ground signs on every sheet, by hand, and not on Fridays. Four other sites have been looked at again. Under two of them there is ice.
first_martians-ending-lodgers = Lodgers
first_martians-ending-lodgers-told = “Relocated for operational reasons” is how the report puts it, on half a page, with two photographs. The house stands on rock. It is quiet and dry, doors stay as they are left, and the crew has had everything that it was promised, and on time. Gunnel Niemi sends a picture of a church. Two years later the second base is opened, nine hundred kilometres to the south, with speeches. One can hear its radio quite well at night. They are young people, and cheerful. On an evening in their eleventh week one of them is telling of supper: how a bean fell from somebody’s spoon, and how it rolled, all the way down the table, and how they laughed. In the galley on the Anvil nobody says a word. On the table lies a bean. It doesn’t move. After a time somebody puts out a hand for the key of the transmitter, and sees that there is another hand on it already.
first_martians-ending-frost-line = The Frost Line
first_martians-ending-frost-line-told = It is nine degrees in the galley. On the wall there is a line in blue paint, knee-high, with a date: so far does the cold reach, and below it nothing may be stored that minds. Every crew that comes is given a coat, a bowl and a list of what isn’t to be switched on, and for a week finds it ridiculous. Then they start to do their reading at the table, shoulder to shoulder, because it is warmer; and they talk. No base on Mars has lasted longer. Tuyaara Sleptsova has been asked four times whether she would accept a medal, and has answered that she would like the temperatures. They are sent to her on the first of each month; Joost Verbeek asks for a single figure, how far the bean rolls. From Horta, where Ines Quadros lives on firm ground again, a cake comes with every carrier. “My own house has fallen down,” she writes in the third winter. “It was very considerate; it waited until I had gone for bread. So yours is now the crookedest that I look after. Don’t let it get ideas.”
first_martians-ending-rink = The Rink
first_martians-ending-rink-told = What they had pumped from under the house lay behind it, and what lies outdoors on Mars freezes. It froze from the edge inwards, with the sound of a saw, and the salt went to the bottom, and on top there was a sheet of clear ice, thirty metres by twenty: the first in that valley for three thousand million years. It was a week before somebody filed down a pair of door hinges. One falls slowly here, and one turns for longer than one would think. The house stands firm at nine degrees, over ground like iron. A school in Yakutsk has sent a proper set of rules, and blades. Ines Quadros, halfway home, has had it all described to her, turn by turn, and wants to know who is better. That is a question which the crew has agreed not to settle. But there is a list on the galley wall, and it isn’t about pumps, or temperatures, or whose turn it is to wipe the floor.
first_martians-ending-deck-passage = Deck Passage
first_martians-ending-deck-passage-told = Carrier 6 was built to go home empty, and so there is room. There are no seats. They are strapped in the hold, between the frames, on whatever blankets would still dry, and Ines Quadros counts down in Portuguese, since it is her ship. Through the hatch window, the last one sees the house for as long as one sees such a thing: it has a good many corners, and none of them is right. Then comes a voyage of seven months. There is one pack of cards. Somebody has brought a bean, in a breast pocket, and on the first day it is laid on the lid of a crate, and floats off. “There is no ground at all here,” says Ines, “so nobody can have signed for any.” What they have brought home are figures: six months of temperatures, from under a house that shouldn’t have been there. Tuyaara Sleptsova has them framed. The next house will be built on them, on rock, and a little further up.
first_martians-ending-half-house = Half a House
first_martians-ending-half-house-told = On the rock there are two rooms and an airlock. On the ice is everything else. Between them runs a rope, and on it, hand over hand, everybody goes to work in the morning and comes home at night. The half on the rock is level, and too small; the half on the ice has space, and a slope. It is possible to be homesick for the other one in both. Whoever has cooked sits down on the uphill side. The ship that is to fetch them is fourteen months away, and until then Darmstadt asks for nothing but that they stay alive, which fills the day. “With us it was the cinema,” says Gunnel Niemi. “It stayed behind for three years, by itself, on the wrong side of the fence. They went on showing films in it.” At the end of summer the ground freezes, and the rope isn’t needed any longer. They go on using it. On the slope there is a bean, which nobody picks up; it has come to rest against a table leg.
first_martians-ending-pond = The Pond
first_martians-ending-pond-told = They leave in the ascent vehicle, which stood on its own legs the whole time, forty metres off, on a slab that somebody had insisted on. Nobody had ever wondered why. From the window one sees the house lie down. It takes its time about it: first the farm, then the corridor, then all at once the remainder, and where it was there is black water with a light in it. The lamp in the galley is on a battery of its own. It burns for nine sols, and the orbiter takes a picture on each of them. Then the pond freezes, and the light stays in it for a moment longer, as the ice is very clear. Two years later a crew comes to live on the ridge, on rock. They look down through the ice, as one does. There is a table, and on it, at the lower edge, stopped by the frost at the very last moment, is a bean.

## The mission The Plumb Line

first_martians-mission-plumb-line = The Bean
first_martians-mission-plumb-line-summary = Research: find out why nothing stays where it is put.
first_martians-mission-plumb-line-rules = The benchmarks come with the crew; each is set up with Build on another explored region of the inner ring. The floor is cored with Research, for Spare Hardware and 1 energy. A sample that is researched twice is a discovery: in a campaign each discovery unlocks a skill. The Backup Oxygenator is built in the base; it works at once, though its parts are red. The mission ends as soon as all that must be done is done. Broken parts may not exceed the threshold at the end.
first_martians-objective-plumb-line-marks = Set up benchmarks
first_martians-objective-plumb-line-under-the-floor = Core the floor
first_martians-objective-plumb-line-first-find = Make a discovery
first_martians-objective-plumb-line-second-air = Build the Backup Oxygenator
first_martians-objective-plumb-line-wide-ground = Explore the inner ring
first_martians-project-set-mark = Benchmark
first_martians-project-set-mark-about = Set up on an explored region of the inner ring, once on each: a rod in ground that stands still.
first_martians-project-floor-core = Core of the floor
first_martians-project-floor-core-about = Drilled through the floor of the base with Research, to see what it stands on.

## The mission Cold Pipes

first_martians-mission-cold-pipes = Cold Pipes
first_martians-mission-cold-pipes-summary = Building: freeze the ground under the house, without current.
first_martians-mission-cold-pipes-rules = Pipe lengths lie on spaces that are marked on the map, most of them in the inner ring, and are brought in with Gather. A thermosyphon is built in the base of one length, and takes 1 oxygen for the torch; it can be repeated. The thermometer string is made with Research, of a Spare CPU.
first_martians-objective-cold-pipes-pipes-set = Set thermosyphons
first_martians-objective-cold-pipes-string-lowered = Lower the thermometer string
first_martians-objective-cold-pipes-one-pipe-more = Set one thermosyphon more
first_martians-objective-cold-pipes-cold-find = Make a discovery
first_martians-project-thermosyphon = Thermosyphon
first_martians-project-thermosyphon-about = A pipe shut at both ends, half of it in the ground. It can be repeated.
first_martians-project-thermometer-string = Thermometer string
first_martians-project-thermometer-string-about = Made with Research: it tells how cold the ground is, hand by hand.

## The mission Jacks

first_martians-mission-jacks = Jacks
first_martians-mission-jacks-summary = Building: dig a pit under the house, and lift it.
first_martians-mission-jacks-rules = The jacks come with the crew. The pit is dug with Build, in the base; then each jack is set there, with Build as well. Deck plates lie on spaces that are marked on the map, or come to light when the inner ring is explored, and are brought in with Gather. The pit can be drained for 2 energy, which takes 2 from the system track. Broken parts may not exceed the threshold at the end.
first_martians-objective-jacks-jacks-set = Set jacks under the house
first_martians-objective-jacks-plates = Bring in deck plates
first_martians-objective-jacks-drained = Drain the pit
first_martians-objective-jacks-spare-plate = Bring in one deck plate more
first_martians-project-crawl-pit = Pit
first_martians-project-crawl-pit-about = Dug under the base, lying down. The jacks are set in it.
first_martians-project-set-jack = Jack
first_martians-project-set-jack-about = Set in the pit, under a beam. It can be repeated.
first_martians-project-drain-pit = Drain
first_martians-project-drain-pit-about = Leads the water out of the pit: the system track goes down by 2.

## The mission Badger’s Cores

first_martians-mission-core = Badger’s Cores
first_martians-mission-core-summary = Exploration: find the cores that a machine once drilled, and its memory.
first_martians-mission-core-rules = Regions that aren’t explored lie face down on their spaces; exploring turns one up. An echo sounding shows one of them from afar, without exploring it. Trays lie on regions that are known by name: plain, old riverbed, dunes, salt flats, red terraces. Badger’s memory lies on a space of the middle ring that is marked on the map. All are brought in with Gather. A Rover Shed can be built in the base, for 1 energy: every Production takes a token off each rover.
first_martians-objective-core-trays = Bring in core trays
first_martians-objective-core-memory = Bring in Badger’s memory
first_martians-objective-core-more-trays = Bring in one core tray more
first_martians-objective-core-stone-found = Make a discovery
first_martians-project-echo-sounding = Echo sounding
first_martians-project-echo-sounding-about = Shows one unexplored region from afar, without exploring it. It can be repeated.

## The mission Firm Ground

first_martians-mission-pad = Firm Ground
first_martians-mission-pad-summary = Building: make a place on which a freighter can come down.
first_martians-mission-pad-rules = The rock is bared with Build on an explored region of the middle ring, for 1 energy. The lamp heads come with the crew; each is set up on an explored region that shares an edge with the rock’s, once on each. The voice is prepared in the base with Research, for a Spare CPU and 1 energy, once the rock is bare. A cask of fuel lies on the second region that is explored in the middle ring. A Relay Station can be built for 1 energy and stands in for the Control Center.
first_martians-objective-pad-ground = Bare the rock
first_martians-objective-pad-lamps = Set up marker lamps
first_martians-objective-pad-voice = Have a voice ready to talk her down
first_martians-objective-pad-fuel = Bring in the cask of fuel
first_martians-objective-pad-wide-eyes = Explore the middle ring
first_martians-project-bared-rock = Bared rock
first_martians-project-bared-rock-about = Swept on an explored region of the middle ring, down to the stone.
first_martians-project-marker-lamp = Marker lamp
first_martians-project-marker-lamp-about = Set up on an explored region beside the bared rock’s, once on each.
first_martians-project-talk-down = Voice
first_martians-project-talk-down-about = A screen, a beam and somebody who sees the ground: made with Research.

## The mission Ground Water

first_martians-mission-sump = Ground Water
first_martians-mission-sump-summary = Building: pump out what stands under the house, and wall it off.
first_martians-mission-sump-rules = A pump shift is Build in the base, for 1 energy: a Research card’s percentage of the water is pumped out. It can be repeated, until 100 percent are out. Hull sheets lie on spaces that are marked on the map and are brought in with Gather; a sheet wall is built in the base of one sheet, and keeps out as much again. Every discovery shows where the water comes from, which is worth half of a percentage. Once there is a sheet wall a well can be sunk, with Spare Filters.
first_martians-objective-sump-pumped-dry = Pump out all of the water
first_martians-objective-sump-walled-off = Drive sheet walls
first_martians-objective-sump-water-drawn = Sink a well
first_martians-objective-sump-dry-find = Make a discovery
first_martians-project-pump-shift = Pump shift
first_martians-project-pump-shift-about = A Research card’s percentage is pumped out. It can be repeated.
first_martians-project-sheet-wall = Sheet wall
first_martians-project-sheet-wall-about = A Research card’s percentage stays out for good. It can be repeated.
first_martians-project-well-shaft = Well
first_martians-project-well-shaft-about = Sunk beside the wall: what was a nuisance is drawn by the bucket.

## The mission Moving Day

first_martians-mission-moving = Moving Day
first_martians-mission-moving-summary = Building: carry a house across to the rock, room by room.
first_martians-mission-moving-rules = The footing is cast with Build on an explored region of the inner ring, for 1 energy. The rail bed is laid on an explored region that shares an edge with it, and takes a rail; rails lie on spaces that are marked on the map and are brought in with Gather. Then rooms can be hauled, with Build in the base; each takes one of the skids that the crew brings along. The window is carried by hand, for 1 oxygen. Once the footing stands, a Radiation Cellar can be cut into the rock beside it, for 2 oxygen: 1 Stress less in every Production.
first_martians-objective-moving-bedded = Lay the rail bed
first_martians-objective-moving-rooms-moved = Haul rooms to the rock
first_martians-objective-moving-the-window = Carry the window across
first_martians-objective-moving-third-rail = Bring in rails
first_martians-project-footing = Footing
first_martians-project-footing-about = Cast on an explored region of the inner ring, where the rock comes to the surface.
first_martians-project-rail-bed = Rail bed
first_martians-project-rail-bed-about = Laid on an explored region beside the footing’s.
first_martians-project-haul-room = Room on skids
first_martians-project-haul-room-about = Unbolted, closed with canvas, and hauled to the footing. It can be repeated.
first_martians-project-carry-window = The window
first_martians-project-carry-window-about = The galley’s large pane, carried by hand: 3 stress less when it is over.

## The mission The Frost Line

first_martians-mission-hold = The Frost Line
first_martians-mission-hold-summary = Research: learn what the house stands on, and freeze it for good.
first_martians-mission-hold-rules = On regions explored from now on, kinds of ground take the place of samples; a Research card says which kind lies where. They are brought in and researched like samples, and old samples still count. The probe drill brings one from under the base, for 1 oxygen. Cold loops are laid in the base with Build, for 1 energy each. The shade roof is set up on an explored region of the inner ring, with a frame that comes with the crew. The winter garden takes a seed and 1 oxygen. A Wind Turbine can be built of Spare Hardware and brings 1 energy in every Production.
first_martians-objective-hold-known-ground = Make discoveries
first_martians-objective-hold-loops = Lay cold loops
first_martians-objective-hold-shade = Set up a shade roof
first_martians-objective-hold-winter-garden = Lay out the winter garden
first_martians-objective-hold-ground-map = Discover different kinds of ground
first_martians-project-probe-drill = Probe drill
first_martians-project-probe-drill-about = Brings up a piece of what lies under the base. It can be repeated.
first_martians-project-cold-loop = Cold loop
first_martians-project-cold-loop-about = A turn of pipe round the base, through which the night is pumped. It can be repeated.
first_martians-project-shade-roof = Shade roof
first_martians-project-shade-roof-about = Set up on an explored region of the inner ring, once on each, so that no sun falls on the ground.
first_martians-project-cold-frame = Winter garden
first_martians-project-cold-frame-about = A bed on empty crates, which warms nothing but itself.

## Things

first_martians-item-benchmark = Benchmark
first_martians-item-benchmark-count = { $count ->
    [one] { $count } benchmark
   *[other] { $count } benchmarks
}
first_martians-item-pipe-length = Pipe length
first_martians-item-pipe-length-count = { $count ->
    [one] { $count } pipe length
   *[other] { $count } pipe lengths
}
first_martians-item-jack = Jack
first_martians-item-jack-count = { $count ->
    [one] { $count } jack
   *[other] { $count } jacks
}
first_martians-item-deck-plate = Deck plate
first_martians-item-deck-plate-count = { $count ->
    [one] { $count } deck plate
   *[other] { $count } deck plates
}
first_martians-item-core-tray = Core tray
first_martians-item-core-tray-count = { $count ->
    [one] { $count } core tray
   *[other] { $count } core trays
}
first_martians-item-badger-memory = Badger’s memory
first_martians-item-badger-memory-count = { $count ->
    [one] { $count } memory board
   *[other] { $count } memory boards
}
first_martians-item-lamp-head = Lamp head
first_martians-item-lamp-head-count = { $count ->
    [one] { $count } lamp head
   *[other] { $count } lamp heads
}
first_martians-item-fuel-cask = Cask of fuel
first_martians-item-fuel-cask-count = { $count ->
    [one] { $count } cask of fuel
   *[other] { $count } casks of fuel
}
first_martians-item-sheet = Hull sheet
first_martians-item-sheet-count = { $count ->
    [one] { $count } hull sheet
   *[other] { $count } hull sheets
}
first_martians-item-rail = Rail
first_martians-item-rail-count = { $count ->
    [one] { $count } rail
   *[other] { $count } rails
}
first_martians-item-skid = Skid
first_martians-item-skid-count = { $count ->
    [one] { $count } skid
   *[other] { $count } skids
}
first_martians-item-shade-frame = Shade frame
first_martians-item-shade-frame-count = { $count ->
    [one] { $count } shade frame
   *[other] { $count } shade frames
}
first_martians-item-clear-ice = Clear ice
first_martians-item-clear-ice-count = { $count ->
    [one] { $count } piece of clear ice
   *[other] { $count } pieces of clear ice
}
first_martians-item-dirty-ice = Dirty ice
first_martians-item-dirty-ice-count = { $count ->
    [one] { $count } piece of dirty ice
   *[other] { $count } pieces of dirty ice
}
first_martians-item-grey-silt = Grey silt
first_martians-item-grey-silt-count = { $count ->
    [one] { $count } tube of grey silt
   *[other] { $count } tubes of grey silt
}
first_martians-item-salt-band = Band of salt
first_martians-item-salt-band-count = { $count ->
    [one] { $count } band of salt
   *[other] { $count } bands of salt
}
first_martians-item-round-gravel = Round gravel
first_martians-item-round-gravel-count = { $count ->
    [one] { $count } tube of round gravel
   *[other] { $count } tubes of round gravel
}
first_martians-item-red-sand = Red sand
first_martians-item-red-sand-count = { $count ->
    [one] { $count } tube of red sand
   *[other] { $count } tubes of red sand
}

## Events: a house out of level

first_martians-event-bean-wager = The wager
first_martians-event-bean-wager-scene = Since the bean began to set out by itself there has been a list in the galley: who laid it down, how long it took, which edge it left by. The stakes are washing-up. { $name } is eleven plates ahead. What nobody has entered, although each of them has seen it, is that the times are getting shorter.
first_martians-event-bean-wager-action = File a groove into the table
first_martians-event-bean-wager-done = { $name } files a groove along the lower edge. From now on what rolls is caught. It is a small thing, and at supper everybody runs a finger along it.
first_martians-event-bean-wager-consequence = The list is taken down, and then nobody speaks of it. Cups are set down with a hand kept round them.
first_martians-event-bean-wager-choice-keep-the-score = Keep the score, with the times
first_martians-event-bean-wager-choice-keep-the-score-told = A column is added for seconds. { $name } still leads. By evening somebody has drawn a curve through the figures, as one does, and has drawn it on a little further.
first_martians-event-bean-wager-choice-eat-the-bean = Eat the bean
first_martians-event-bean-wager-choice-eat-the-bean-told = It goes into the soup with others that have never done anything. There is laughter, though not much. It had been the only one of them that had told the truth about the table.

first_martians-event-camera-level = The only level
first_martians-event-camera-level-scene = Ruth Feldmann asks for the slope of the floor, to a tenth of a degree. The HUB has a mass spectrometer and two rovers. Of spirit levels it has one, as long as a fingernail, in the head of the camera tripod, and in that is a bubble that doesn’t know where to go.
first_martians-event-camera-level-action = Level every machine in the base
first_martians-event-camera-level-done = { $name } goes from pump to pump with the tripod’s head under one arm and a bag of shims. Most of them run more quietly afterwards. One had been asking for it since the landing.
first_martians-event-camera-level-consequence = A pump that stands askew wears out on one side. One can hear it, if one knows what it ought to sound like.

first_martians-event-sticking-door = The door
first_martians-event-sticking-door-scene = The door to the working bay has begun to stick, at the top on the left. On Monday it wanted a shoulder; today it wants two. The frame is no longer a rectangle. A door is simply the first thing to say so, as it is the only part of a wall that is asked to move.
first_martians-event-sticking-door-action = Hang the door anew
first_martians-event-sticking-door-done = { $name } takes the door off, sets the hinges over by a finger’s breadth and uses what was left behind the frame for two repairs that had been put off. The door closes. It doesn’t look straight, but neither does anything next to it.
first_martians-event-sticking-door-consequence = In the night the seal tears at the crooked corner. The alarm is still going when two of them have found the place.
first_martians-event-sticking-door-choice-plane-it = Take a file to the corner
first_martians-event-sticking-door-choice-plane-it-told = It takes off four millimetres and a good part of { $name }’s thumb. The door goes to with one hand now, as a door should.
first_martians-event-sticking-door-choice-leave-it-open = Leave it open
first_martians-event-sticking-door-choice-leave-it-open-told = A chair is put in front of it. Two rooms now have one air, and what smells in the one is known in the other. The fans have to be turned up for both.

first_martians-event-tell-tale = A strip of plaster
first_martians-event-tell-tale-scene = Old houses have it done to them: across a crack one smears a strip of plaster, as broad as two fingers, and writes the date on it. Plaster doesn’t stretch. As long as the strip is whole, the crack is asleep. { $name } has put one over the seam beside the door to the working bay. This morning there is a hairline through the date.
first_martians-event-tell-tale-action = Brace the seam
first_martians-event-tell-tale-done = { $name } runs a brace across the seam and heats it into place. A new strip goes over it, with a new date, and is whole the next day, and the day after.
first_martians-event-tell-tale-consequence = The strip falls off in two pieces, each with half a date on it. What runs behind the seam has been pulled as well, and gives.
first_martians-event-tell-tale-follow-up = { $name } wakes at three and goes to look at a strip of plaster with a torch. It is whole. It takes until four to believe it.

first_martians-event-level-table = Soup
first_martians-event-level-table-scene = In a plate of soup one sees it best. The rim of the soup and the rim of the plate are no longer the same circle; it stands higher on the side of the door. There are those who turn their plate until it is even, although it never gets even. { $name } has stopped looking and eats fast.
first_martians-event-level-table-action = Saw the legs of the table
first_martians-event-level-table-done = { $name } takes two centimetres off two legs, with the level from the camera tripod and bad language. The table is level now, in a room that isn’t; one sits at it as in a boat. But the soup is round.
first_martians-event-level-table-consequence = Supper is eaten standing up, in three places, at three times.
first_martians-event-level-table-choice-wedge-the-table = Wedge the table
first_martians-event-level-table-choice-wedge-the-table-told = It takes a book under one leg. There is only one book in the HUB that was brought along and not downloaded, and it is { $name }’s.
first_martians-event-level-table-choice-eat-uphill = Leave it, and eat uphill
first_martians-event-level-table-choice-eat-uphill-told = One can get used to it. At each meal somebody says that one can get used to it.

first_martians-event-wrong-corner = The wrong corner
first_martians-event-wrong-corner-scene = The shower has a drain, and water in the shower has always gone to it. Now it goes to the opposite corner, stands there, and looks up. There is a film on it in the mornings. Whoever showers last stands in what the others have left.
first_martians-event-wrong-corner-action = Put a filter in the other corner
first_martians-event-wrong-corner-done = { $name } drills a second drain where the water wants to go, and fits a filter below it. What used to stand there runs back into the tank, litres a day. The queue in front of the shower is almost cheerful.
first_martians-event-wrong-corner-consequence = { $name } has had a cut on one heel for some time, and has not thought anything of it.

## Events: two advisers

first_martians-event-forty-one-questions = Forty-one questions
first_martians-event-forty-one-questions-scene = From Yakutsk comes a list with forty-one questions. Where do you keep your boots? Which wall do you lean on when you are tired? Who gets up first? Number seventeen asks for the temperature of the ground, at six depths. “She has kept houses standing for forty years,” says Ruth Feldmann. “I have stopped asking her why.” Number forty is whether anybody sings, and she would like to hear it.
first_martians-event-forty-one-questions-action = Answer number forty
first_martians-event-forty-one-questions-done = { $name } answers with a recording, four minutes long, made in the airlock for the sake of the echo. The reply is there by the evening. It is one word, in Russian, and underlined.
first_martians-event-forty-one-questions-consequence = “I have heard nothing about number forty,” writes Yakutsk. “It is always forty that is put off until later.”
first_martians-event-forty-one-questions-choice-answer-all = Answer all of them in writing
first_martians-event-forty-one-questions-choice-answer-all-told = It takes the whole evening and a part of the night. Where the boots are kept, the floor is wet; where it is wet, it is warm below. { $name } sees it while writing it down, moves the boots, and turns off a heater that nobody had known was on.
first_martians-event-forty-one-questions-choice-answer-the-figures = Answer those with figures
first_martians-event-forty-one-questions-choice-answer-the-figures-told = Eleven can be answered with a figure, and are. “Thank you,” writes Tuyaara Sleptsova. “The house I know now. And who lives in it?”

first_martians-event-leaning-house = A house in Yakutsk
first_martians-event-leaning-house-scene = She has sent a photograph of her house. It is made of larch, has two storeys, and leans towards the street like somebody listening. The sills of the lower windows are at the level of the pavement. In one of them there is a cat. “1934,” is written below. “It has been going to fall down since 1951. One has to tell it the news, then it stays to hear the rest.”
first_martians-event-leaning-house-action = Send a picture back
first_martians-event-leaning-house-done = { $name } has them all stand in front of the HUB, on the side where it shows most, and tilt their heads to match. It is the first picture in weeks on which everyone is laughing.
first_martians-event-leaning-house-consequence = Since they have seen it they also see it in the galley. One can’t look at the cups and drink at the same time.
first_martians-event-leaning-house-choice-write-every-evening = Write to her every evening
first_martians-event-leaning-house-choice-write-every-evening-told = Somebody different each time, one page, with the temperatures at the top. { $name } begins, and finds nothing to say, and then has filled the page. The answer is always there at breakfast. It is never about what one has asked, and always about what one wanted to know.
first_martians-event-leaning-house-choice-file-the-picture = File it with the documents
first_martians-event-leaning-house-choice-file-the-picture-told = It is given a number. { $name } has looked at it closely beforehand, and notes where the drains are. It is good to have it in order, and it would have been good to have it on the wall.

first_martians-event-singing-pipe = A pipe that sings
first_martians-event-singing-pipe-scene = A trial pipe has been set beside the crew’s wall, to see whether it does what it should. It does, and it hums. When the air is coldest, between three and five, the gas goes up and the liquid comes down at just that pace which makes the whole tube sound, a deep F, not quite in tune. Nobody has slept past three since Tuesday.
first_martians-event-singing-pipe-action = Set a collar on it
first_martians-event-singing-pipe-done = { $name } moves a collar up and down the pipe, in the small hours, a hand at a time, until the note is gone. The frost that it makes is still there. In the morning the others come into the galley and don’t know what is different.
first_martians-event-singing-pipe-consequence = After another night of it two of them have a quarrel about whether it is an F.
first_martians-event-singing-pipe-choice-wrap-it = Wrap it in whatever there is
first_martians-event-singing-pipe-choice-wrap-it-told = Mats, sacking, the cover of the big vice. It still hums, as if with its mouth shut. Half of the working bay is wrapped round a pipe, and will be missed there today.
first_martians-event-singing-pipe-choice-let-it-sing = Let it sing
first_martians-event-singing-pipe-choice-let-it-sing-told = It sings. { $name } lies awake and hears it work, litre by litre, degree by degree, which could be a comfort, if it were in tune.
first_martians-event-singing-pipe-choice-let-it-sing-later = { $name } noticed it half asleep: the note had gone up. Where the pipe stands it has frozen hard, and the machines on that side run as if on concrete.

first_martians-event-frost-beard = Beards
first_martians-event-frost-beard-scene = The pipes have grown beards. It is the air’s own water, a trace of it, which nobody had reckoned with, and which settles on the coldest thing in the valley. In the morning light they glow. Each weighs as much as a cat, and it is only water, clean, and standing about.
first_martians-event-frost-beard-action = Shave them
first_martians-event-frost-beard-done = { $name } goes round with a bucket and a paint scraper and comes back four times. What melts in the tank is enough for a week’s breathing. By evening there is stubble.
first_martians-event-frost-beard-consequence = One of the beards comes off by itself, in one piece, on to Scorpio’s deck. Nobody was there. It must have been a sight.

first_martians-event-cold-hands-for-kale = Frost on the kale
first_martians-event-cold-hands-for-kale-scene = Kale stands a frost, say all the books. They mean a night. At the low end of the farm, where the cold comes up through the floor, the leaves have been stiff since Thursday, and when one of them is bent it breaks with a click. It could be covered, or it could be lit.
first_martians-event-cold-hands-for-kale-action = Hoe between the rows
first_martians-event-cold-hands-for-kale-done = { $name } breaks up the soil round every stalk and heaps it higher, with bare hands, since with gloves one feels nothing. It is an old trick, and one has to warm the hands in between. By evening the leaves stand up again.
first_martians-event-cold-hands-for-kale-consequence = A bed has thawed, and frozen again, and thawed. What had been kale is now something that one can pour.
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets = Spare it some blankets
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets-told = Every second blanket in the crew quarters goes over the beds. The kale is warm to the touch by evening. People sleep in their overalls, and don’t rest much.
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp = Burn a lamp over it
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp-told = One lamp, red, all night. It costs what a lamp costs. And down there under the floor it is warmer by some trifle as well, which { $name } would prefer not to have thought of.

first_martians-event-slipped-pawl = The pawl
first_martians-event-slipped-pawl-scene = There is a bang below, and everything on the shelves jumps by the width of a finger. One jack has been standing under the galley on trial, and on this the pawl has slipped: a piece of steel as long as a thumb, which lies in a row of teeth and has no other duty than to lie there. The house has come down by one tooth. It could have been two.
first_martians-event-slipped-pawl-action = Make a better pawl
first_martians-event-slipped-pawl-done = { $name } files a new one from a bolt, longer, with a hook to it, and then, while the bench is as it is, mends two other things. It is put in with a sound like a door of good quality.
first_martians-event-slipped-pawl-consequence = It slips a second time, and on this occasion { $name } is in there with it. It is only the shoulder. A pipe on the far side has been less lucky.

first_martians-event-forty-centimetres = Forty centimetres
first_martians-event-forty-centimetres-scene = The crawl space is forty centimetres high, and one works in it lying on one’s back, with one’s nose to the underside of the house. It is possible for an hour. Then one begins to think about how much the house weighs. Somebody has to go in again today, and since yesterday nobody has volunteered.
first_martians-event-forty-centimetres-action = Pad the beams
first_martians-event-forty-centimetres-done = { $name } wraps every edge at which somebody has bled, hangs a lamp at the far end and beside it, for no reason, a calendar with a mountain. It is still forty centimetres. But one comes out of it with the same forehead.
first_martians-event-forty-centimetres-consequence = { $name } sits up in there. It is a thing one does once.
first_martians-event-forty-centimetres-choice-go-in-oneself = Go in oneself
first_martians-event-forty-centimetres-choice-go-in-oneself-told = { $name } goes in without a word and stays until it is done, and comes out grey, with both elbows open. Nobody says anything either. But there is a mug of tea at the hatch, and somebody had guessed the minute.
first_martians-event-forty-centimetres-choice-draw-lots = Draw lots
first_martians-event-forty-centimetres-choice-draw-lots-told = With beans, as it happens. It falls on the one who had been in there yesterday, and nobody offers to draw again.

first_martians-event-early-drawing = The date on the drawing
first_martians-event-early-drawing-scene = { $name } has been looking for a dimension on Joost Verbeek’s drawing, and has found something else. In the lower right-hand corner, in the small frame where nobody looks, stands a date. He sent the sheet within an hour of being asked. He drew it four years ago, when the HUB had not been built.
first_martians-event-early-drawing-action = Check the drawing, line by line
first_martians-event-early-drawing-done = { $name } finds no mistake. On the contrary, there are two things in it that one would think of only if one had thought about it for a long time.
first_martians-event-early-drawing-consequence = A date isn’t a proof. It hangs in the galley, on the drawing, and is read every evening.
first_martians-event-early-drawing-choice-ask-him = Ask him
first_martians-event-early-drawing-choice-ask-him-told = It is one line, quite polite. { $name } writes it nine times. Twenty-eight minutes later there is no answer yet, and after an hour there is none either, from a man who is so quick as a rule.
first_martians-event-early-drawing-choice-keep-the-date = Say nothing, and make a copy
first_martians-event-early-drawing-choice-keep-the-date-told = The copy goes under { $name }’s mattress, which is foolish, since who should take it away here? But one sleeps on it, and one can feel it.

first_martians-event-houses-he-has-drawn = Houses that he has drawn
first_martians-event-houses-he-has-drawn-scene = Joost Verbeek answers after all, by letter. He draws jacks for every house that he has ever had to do with, he writes. It is a habit. His own stands on a canal, and his father’s did, and his father once came down in the morning and the kitchen was in the water. He has drawn jacks for the town hall. He has never sent off one of the sheets before. “I was so glad that you asked,” he writes, and it can be read in two ways.
first_martians-event-houses-he-has-drawn-action = Ask about the kitchen
first_martians-event-houses-he-has-drawn-done = { $name } asks, and he tells it, for six pages: how there was a pan floating, and his mother sat on the stairs and laughed. It isn’t an answer to anything. One thinks better of him afterwards, and would have liked not to.
first_martians-event-houses-he-has-drawn-consequence = The letter lies about for some days, and each of them has read it, and each has read something else.

first_martians-event-sagging-bed = The puddle
first_martians-event-sagging-bed-scene = At the foot of the step in the farm stands the puddle. It is wiped up in the morning and in the evening, and each time it comes back from below, cold, with a few grains of red in it. The roots next to it have noticed. They have grown round to it, and away from the beds, and they look healthy and are not.
first_martians-event-sagging-bed-action = Lay a gutter
first_martians-event-sagging-bed-done = { $name } lays a gutter from the step to the beds, with a fall to it, for once, that helps. What used to be wiped up waters a row that had been given up. It bears.
first_martians-event-sagging-bed-consequence = A whole row has been standing in it up to the neck. What is pulled out has roots like wet string.
first_martians-event-sagging-bed-choice-bail-with-a-pan = Bail it out, hour by hour
first_martians-event-sagging-bed-choice-bail-with-a-pan-told = A pan, a bucket, and whoever is free. Today nobody in the working bay is free for anything else. By evening the floor is dry, and it is still dry when they look at it again, ten minutes later.
first_martians-event-sagging-bed-choice-let-it-stand = Let it stand
first_martians-event-sagging-bed-choice-let-it-stand-told = It finds its level and stays there. What goes up from it goes through the whole house, and in the ducts it gets cold and comes down again.

first_martians-event-three-legs = The tick
first_martians-event-three-legs-scene = Since the jack went through, there has been a twist in the house, and it can be heard at night in the crew quarters: a tick, wandering from frame to frame, like somebody looking for a coin. The drawers open by themselves. { $name } has been woken by a sock.
first_martians-event-three-legs-action = Take the load off the frame
first_martians-event-three-legs-done = { $name } sets a strut under the frame where it ticked most, listens, and sets another one. The tick goes away to some place where nobody sleeps. The drawers stay shut.
first_martians-event-three-legs-consequence = The tick has arrived. In the frame of the crew quarters there is a crack now, just wide enough for a coin.

## Events: the cores

first_martians-event-lids = Lids
first_martians-event-lids-scene = A tray has been opened by the wind; its lid is a thin sheet of aluminium, a metre long, and comes over the plain on edge, turning, flashing, in no hurry. There is a second one behind it. They pass the house at a walking pace and go on towards the west, as if they knew of something.
first_martians-event-lids-action = Follow the line back
first_martians-event-lids-done = { $name } goes the other way, to where they came from. The tray is empty, but beside it lies a lump that must have dropped out of the drill, and that no wind could carry.
first_martians-event-lids-consequence = One of the lids comes back at night from the west, and has Froggy’s wheel.
first_martians-event-lids-choice-run-after-them = Run after them
first_martians-event-lids-choice-run-after-them-told = It looks like play, and is a race. { $name } gets the second one with a dive, and the edge of it through a glove. It is good metal, and there is a number stamped on it, a three or an eight.
first_martians-event-lids-choice-note-the-bearing = Note the bearing
first_martians-event-lids-choice-note-the-bearing-told = { $name } stands and takes the bearing, first of the one, then of the other. It is the sensible thing to do. They flash a few more times, very small.

first_martians-event-taste-of-stone = The taste of stone
first_martians-event-taste-of-stone-scene = In the lab there is a piece of core the size of a thumb, grey, from a depth of two metres. It could be silt or clay; under the microscope it is grey. On Earth, says Mateus, one would know in a second. One would put the tip of one’s tongue to it: clay sticks. He turns it round in his glove, and doesn’t say any more.
first_martians-event-taste-of-stone-action = Grind a section
first_martians-event-taste-of-stone-done = { $name } grinds it by hand, for three hours, until light goes through. There are plates in it, edge to edge, like a pack of cards. It is clay. It is worth all the three hours to know it without having been told by a tongue.
first_martians-event-taste-of-stone-consequence = It has been lying on the bench uncovered. What was a piece of core is now a little heap, and a question.
first_martians-event-taste-of-stone-choice-lick-it = Lick it
first_martians-event-taste-of-stone-choice-lick-it-told = It sticks. It tastes of coins, and faintly of swimming bath. There is an entry in the log, “clay, organoleptic”, and a look into the medical handbook, which has no chapter on it.
first_martians-event-taste-of-stone-choice-lick-it-later = The swimming bath was perchlorate. { $name } had thought as much, and had swallowed all the same.
first_martians-event-taste-of-stone-choice-dry-it = Dry it, and weigh it
first_martians-event-taste-of-stone-choice-dry-it-told = It dries in the oven for a day and is weighed to a milligram. It is clay, with a probability of eighty percent. { $name } enters the figure. Mateus is seen to look at the piece, and then at the door, to see whether anyone is there.

first_martians-event-dead-extension = Extension 212
first_martians-event-dead-extension-scene = Joost Verbeek can’t be reached. As a rule one put a question, and the answer had as good as left. Now his extension in Delft rings through the night of two planets, and then a woman’s recorded voice says something in Dutch that sounds like weather. On the crew’s list stand five questions about trays.
first_martians-event-dead-extension-action = Strike out the five questions
first_martians-event-dead-extension-done = { $name } sits down with the survey and answers four of them out of it. It can be done. One only has to stop expecting that somebody will be quicker.
first_martians-event-dead-extension-consequence = He has been seen, says Ruth, on his bicycle. He waved.
first_martians-event-dead-extension-choice-let-it-ring = Let it ring
first_martians-event-dead-extension-choice-let-it-ring-told = They leave the line open. All through the shift it rings in the corner, seven hours, fourteen minutes off. { $name } has the impression that somebody is sitting next to it.
first_martians-event-dead-extension-choice-write-to-his-home = Write to his home
first_martians-event-dead-extension-choice-write-to-his-home-told = There is an address, on a canal. { $name } writes what one writes: whether he is well. The five questions are on a second sheet, and stay behind.
first_martians-event-dead-extension-choice-write-to-his-home-later = There is an answer for { $name }, without a greeting. It is a list of the trays, from memory, with little sketches, quite accurate. “I used to know it by heart,” it says at the bottom, “in order to be able to sleep.”

first_martians-event-slush = Slush
first_martians-event-slush-scene = Where Froggy stands in the yard there is a dark patch which wasn’t there last night. The front wheels have gone in, then the rear ones, and the whole rover has come to rest, slowly, like a sentence. It isn’t dust. When it is turned over with a boot it shines, and then it is matt, and then hard. It has been liquid for as long as one was looking.
first_martians-event-slush-action = Lay a road of boards
first_martians-event-slush-done = { $name } lays the cargo floor in front of the wheels, board by board, and has Froggy pulled out over it. Under the last board a connector comes to light, from the descent stage, in its bag.
first_martians-event-slush-consequence = It has frozen round the wheels overnight. Froggy is part of the landscape now, up to the axles.

## Events: what was done with page 40

first_martians-event-ruths-friday = Ruth’s Friday
first_martians-event-ruths-friday-scene = At the end of the shift Ruth Feldmann stays on the line. It was half past four, she says. Her daughter had a concert at six, and played the viola, third desk. Verbeek came in with the folder, said that it was a formality, and held the door for her afterwards. “I have tried to remember the piece,” she says. “I was on time. I can tell you what everybody was wearing.” She isn’t asking for anything.
first_martians-event-ruths-friday-action = Find out what was played
first_martians-event-ruths-friday-done = It takes { $name } an evening and a choir in Darmstadt. It was Dvořák. It is sent to Ruth without a word, and she doesn’t reply, but on Friday at half past four she hums.
first_martians-event-ruths-friday-consequence = After that Ruth is correct, and nothing else, for days. One hadn’t known how much else there had been.
first_martians-event-ruths-friday-choice-tell-her-a-friday = Tell her of a Friday of one’s own
first_martians-event-ruths-friday-choice-tell-her-a-friday-told = { $name } has one; most people do. It isn’t told well, and at one point it stops. “Thank you,” says Ruth, after twenty-eight minutes. Then they compare the weather, fourteen minutes apart, and it is nearly like talking.
first_martians-event-ruths-friday-choice-back-to-the-list = Go on with the list
first_martians-event-ruths-friday-choice-back-to-the-list-told = “Item nine,” says { $name }, as kindly as item nine can be said. “Yes,” says Ruth. “Of course. Nine.” The drive in question has been running warm, and is seen to.

first_martians-event-another-voice = Another voice
first_martians-event-another-voice-scene = “Good morning, Mars,” says a young man. Ruth Feldmann is giving evidence for a few days, and he is to stand in for her. His name is Pelle. He has a new headset and speaks as one speaks to people in a well. He has read all the rules. He asks them to confirm each sentence, and then he confirms the confirmation.
first_martians-event-another-voice-action = Show him how it is done
first_martians-event-another-voice-done = { $name } takes him through a shift: what can be left out, when to say nothing, and that one says good night. In the end he laughs in the right place, twenty-eight minutes late.
first_martians-event-another-voice-consequence = A warning comes through in the proper form, with number, time and distribution list. By the time one has got to what it says, it has happened.
first_martians-event-another-voice-choice-speak-slowly = Confirm everything
first_martians-event-another-voice-choice-speak-slowly-told = It takes four hours to report that all is well. { $name } has read out the temperatures of the ground as a list, and then the list of the list.
first_martians-event-another-voice-choice-go-on-strike = Report when she is back
first_martians-event-another-voice-choice-go-on-strike-told = “We will wait for Ruth,” says { $name }, and switches off, and everybody in the room sits up. It lasts as long as it lasts. Nobody in Darmstadt, in that time, sees the humidity in the quarters go up.

first_martians-event-price-list = The price
first_martians-event-price-list-scene = The gentleman of the directorate has sent a form. It has three columns: “item”, “quantity”, “approved”. The third has been filled in already. It is generous; there is chocolate. At the bottom is a line for remarks, and into that somebody has put, so that it won’t be forgotten, the word “none”.
first_martians-event-price-list-action = Go through the stores oneself
first_martians-event-price-list-done = { $name } doesn’t use the form. There are tins behind the tank that aren’t in anybody’s column, and these at least haven’t been paid for with anything.
first_martians-event-price-list-consequence = “We note with pleasure,” writes the gentleman, “that there are no remarks.”
first_martians-event-price-list-choice-haggle = Haggle
first_martians-event-price-list-choice-haggle-told = They cross out the chocolate and put in current. It is approved within the hour; so it would have been approved twice over. It is a strange feeling to have been too cheap.
first_martians-event-price-list-choice-take-what-is-offered = Take what is offered
first_martians-event-price-list-choice-take-what-is-offered-told = { $name } initials it. The connector that had been refused since spring is released on the spot. The chocolate is very good, and is eaten without looking up.

first_martians-event-third-signature = A third signature
first_martians-event-third-signature-scene = There is one more form. It is a certificate for the files, half a page long, to be signed by whoever has charge of the base: that the ground is “substantially as described”. Below are two lines of print. { $name } looks for some time at “substantially”. The pen that goes with the tablet is on its string.
first_martians-event-third-signature-action = Ask what it is for
first_martians-event-third-signature-done = { $name } asks, in three ways, of three people, all at the proper channel. It turns out that nobody needs it. It also turns out that nobody had ordered it.
first_martians-event-third-signature-consequence = It has been signed for them, one learns, “in their absence”. It is a good likeness.
first_martians-event-third-signature-choice-sign = Sign
first_martians-event-third-signature-choice-sign-told = It takes a second. In return a repair is authorised that had been waiting for weeks. { $name } has read it, all of it, from the first word to the last; that isn’t the difference one had imagined.
first_martians-event-third-signature-choice-mislay-the-pen = Mislay the pen
first_martians-event-third-signature-choice-mislay-the-pen-told = The pen is reported missing. So, the next day, is the string. Reminders arrive, numbered.
first_martians-event-third-signature-choice-mislay-the-pen-later = The ninth reminder has been sent in error to everybody, Ruth included. “I hear that you can’t find a pen,” she says to { $name }. “I have one here. I am not going to lend it to you.”

first_martians-event-page-forty = Page 40
first_martians-event-page-forty-scene = Somebody has printed page 40 of the survey and hung it over the stove. It has been annotated: the house seen from the side, a fork, a drawing of four characters with wings, flying away. By now it is hard to read the line itself. { $name } reads it every time the water takes long to boil.
first_martians-event-page-forty-action = Take it down
first_martians-event-page-forty-done = { $name } takes it down, puts it into a folder, and the folder where folders go. Behind it the wall is clean, and has a screw in it, on which one can hang the ladle.
first_martians-event-page-forty-consequence = The page has turned brown from the steam, and curls. Everybody has stopped seeing it, which is not the same as its not being there.

## Events: Carrier 6

first_martians-event-six-minutes = Six minutes
first_martians-event-six-minutes-scene = Every two hours Carrier 6 comes up in the west, and for six minutes there is somebody on the radio without delay. One asks and is answered. They had forgotten what it is like: on the first pass, everybody talked at once, and Ines Quadros let them. “One at a time,” she said then. “I’m not going away. I mean, I am. But I come back.”
first_martians-event-six-minutes-action = Take the night passes
first_martians-event-six-minutes-done = { $name } gets up for it at two and at four, so that Ines has somebody. What the two talk about, nobody is told. In the morning the watch is handed over with a smile.
first_martians-event-six-minutes-consequence = A pass is missed. All were at work, each one thinking that another would go. “Nobody home?” it says on the tape, and then six minutes of somebody breathing and shuffling cards.
first_martians-event-six-minutes-choice-a-game-of-cards = A game of cards
first_martians-event-six-minutes-choice-a-game-of-cards-told = Ines lays out a patience and says which cards are open; down here they are laid out too, on the galley table, and { $name } says where to put them. Six minutes are four moves. There is time in between to think of better ones.
first_martians-event-six-minutes-choice-only-figures = Only figures
first_martians-event-six-minutes-choice-only-figures-told = Wind, dust, drift of the beacon: six minutes are just about enough. { $name } reads fast and clearly. The machines down here profit from it. At the end there are always a few seconds left, and nobody has anything for them.

first_martians-event-black-ten = The black ten
first_martians-event-black-ten-scene = The game with Ines Quadros has gone on for a good many passes, and { $name } sees it two moves ahead: it won’t come out. The ten of spades lies under a king that can’t be shifted. She must have seen it as well. Or she hasn’t; she is whistling. Then over the ridge she goes, and there are two hours to think about it.
first_martians-event-black-ten-action = Lay it out from the beginning
first_martians-event-black-ten-done = { $name } lays out every card as it was at the start and finds the place, eleven moves back, where it might have gone otherwise. It is sent up on the next pass. “So it was me,” says Ines. “Good. I had thought it was the cards.”
first_martians-event-black-ten-consequence = On the next pass she doesn’t mention the game. Down here it is still on the table, and no one dares to put a plate there.
first_martians-event-black-ten-choice-tell-her-the-ten = Tell her
first_martians-event-black-ten-choice-tell-her-the-ten-told = “I know,” says Ines Quadros. “Since yesterday. I wanted to see if you would say so.” One can hear her collecting the cards. “Now I believe you about the ground as well.”
first_martians-event-black-ten-choice-let-her-lose = Say nothing, and play on
first_martians-event-black-ten-choice-let-her-lose-told = { $name } suggests a six on a seven, and a five on a six, all the way down to where it ends. She follows every suggestion. “What a pity,” says Ines in the end, in a voice in which there is nothing to be heard.

first_martians-event-lamp-on-the-wrong-hill = The lamp on the wrong hill
first_martians-event-lamp-on-the-wrong-hill-scene = “Your test lamp is nice and bright,” says Ines Quadros on the evening pass, “but why is it there?” They have looked, and then calculated, and then gone out on to the step. It is on the wrong hill. From below, one of them looks exactly like the other. From above, they are three hundred metres apart, and in between is porridge.
first_martians-event-lamp-on-the-wrong-hill-action = Stake out the right one
first_martians-event-lamp-on-the-wrong-hill-done = { $name } fetches the lamp back and stakes out the proper hill so that it can’t be mistaken for anything else, not even by people. There were some good bars left beside the wrong one.
first_martians-event-lamp-on-the-wrong-hill-consequence = In the night the lamp has come down from the wrong hill, end over end, as far as Scorpio’s mast.
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight = Walk out tonight
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight-told = { $name } goes by the light of the lamp that isn’t where it should be, and comes home without any. There was a ditch. But on the next pass there is one lamp in the valley, and it is right.
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper = Correct it on paper
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper-told = “Three hundred metres east of the lamp,” it says now in the plan. It is quite clear, as long as everyone has read the plan, is sober, and hasn’t mixed up east and west. It is gone over at every meal.

first_martians-event-sand-into-glass = Sand into glass
first_martians-event-sand-into-glass-scene = The engines of Carrier 6 will blow whatever is loose into whatever isn’t. Anneli has an idea, and three minutes later she has a drawing. With an oven’s insides turned outwards, she says, and enough current, one could go over the sand until it melted; not deep, only a skin, as on a custard. She needs an oven that nobody wants back.
first_martians-event-sand-into-glass-action = Glaze the edge of the rock
first_martians-event-sand-into-glass-done = { $name } goes round the rock with the oven, at the pace of somebody mowing a lawn. Behind it the ground is black and smooth and clinks. The wind goes over it and for the first time brings nothing with it.
first_martians-event-sand-into-glass-consequence = The oven has been lying on the bench in pieces, with its fuse bridged. Somebody only wanted to see whether it still worked.
first_martians-event-sand-into-glass-choice-the-galley-oven = The one in the galley
first_martians-event-sand-into-glass-choice-the-galley-oven-told = There was a loaf in it. Anneli whistles while she works. From now on they eat what can be boiled. The first to ask for bread is { $name }.
first_martians-event-sand-into-glass-choice-the-bake-out-oven = The one in the lab
first_martians-event-sand-into-glass-choice-the-bake-out-oven-told = The lab had been keeping its samples warm in there. They have to be carried about under jackets today, like eggs, and that is all that gets done.

first_martians-event-crates-on-strings = Crates on strings
first_martians-event-crates-on-strings-scene = They come down on orange parachutes, one every few minutes, and swing. Ines Quadros gives the numbers from above. “Four is filters, five is not for you, six I like best.” Two come down close to the yard. Seven has caught the wind; it sails over the house with its cords singing, behind the ridge, and one can see for a long time where it went.
first_martians-event-crates-on-strings-action = Bring them all in
first_martians-event-crates-on-strings-done = { $name } collects until it is dark, and cuts the cords into lengths, since one can always use cord. In number six is marmalade.
first_martians-event-crates-on-strings-consequence = A parachute fills once more in the night and takes its crate for a walk. It is found in the morning by following a line of tins.
first_martians-event-crates-on-strings-choice-the-near-crates = Fetch the near ones
first_martians-event-crates-on-strings-choice-the-near-crates-told = They are in before the water has risen by another finger. Everything in them can be eaten, and is nicely packed. Somebody says “seven”, and gets no answer.
first_martians-event-crates-on-strings-choice-the-far-crate = Fetch the far one
first_martians-event-crates-on-strings-choice-the-far-crate-told = { $name } finds it on a ledge, on its side, and has to go in under it to cut it free, and comes out with a limp. It holds computers, in foam. “I told you,” says Ines on the next pass, “five is not for you. Seven was for you.”

first_martians-event-cake-tin = The cake
first_martians-event-cake-tin-scene = It is a honey cake, from Horta, made by an aunt, for keeping. It was to be opened at once and then wasn’t, there was so much to be done. Now it stands on the galley table, on the side where it can’t slide off, and Ines Quadros has a knife. “My aunt has put in a coin,” she says. “Whoever gets it has to come to the wedding.” Whose wedding it is she hasn’t been told either.
first_martians-event-cake-tin-action = Wash out the tin
first_martians-event-cake-tin-done = { $name } washes the tin and finds the second layer, under the paper: a letter from the aunt to everybody, with instructions. It is read aloud. It is mostly about scarves.
first_martians-event-cake-tin-consequence = Something sweet has gone from the store. It isn’t spoken of, and there are crumbs in the pump log.
first_martians-event-cake-tin-choice-to-the-last-crumb = Eat it to the last crumb
first_martians-event-cake-tin-choice-to-the-last-crumb-told = They eat it in one evening. The coin is { $name }’s. Nobody sleeps well, what with the honey, and it is agreed that this was worth it.
first_martians-event-cake-tin-choice-half-for-later = Keep one half
first_martians-event-cake-tin-choice-half-for-later-told = One half goes into the store, with a label. It was { $name }’s idea, a very sensible one, and all evening there is somebody who looks as if they were being sensible.

first_martians-event-boots-indoors = Boots
first_martians-event-boots-indoors-scene = Ines Quadros wears boots indoors. She sleeps on a mat in the corridor, on the side to which one rolls, she snores, and she can’t see a machine without laying a hand on it. “Who has tightened this?” she asks, twenty times a day, and gets out a spanner. In the working bay it has never been so tidy, nor so loud.
first_martians-event-boots-indoors-action = Hold the lamp for her
first_martians-event-boots-indoors-done = { $name } holds the lamp for an hour. One isn’t allowed to do anything else. Afterwards something works that had been on the list of lost causes, and on the list, in large letters, stands: “Não”.
first_martians-event-boots-indoors-consequence = There is a bootprint on somebody’s pillow. She has been up there on account of a valve. The valve is now in a good many parts.

first_martians-event-receding-voice = A voice going away
first_martians-event-receding-voice-scene = Carrier 6 is on its way home, and every day it takes a little longer until Ines Quadros has heard what one has said: eight seconds, then half a minute. She has started a new patience. One says where the card goes, and by the time she says “Which one?” one has got the next one ready. It is like playing with somebody who is falling asleep.
first_martians-event-receding-voice-action = Send her the wind, every night
first_martians-event-receding-voice-done = { $name } holds the microphone out of the lock’s valve for ten minutes and sends that. She has it on, she says, when she lies down. It is better than the fan.
first_martians-event-receding-voice-consequence = For a night there is nothing, and then she is there, very clear and very far off. She had wanted to see what it was like.
first_martians-event-receding-voice-choice-play-to-the-end = Play the game to its end
first_martians-event-receding-voice-choice-play-to-the-end-told = It takes half the night and a good deal of transmitter. It comes out. The word that she sends is in Portuguese, and { $name } has to look it up. It means both “done” and “fond of”.
first_martians-event-receding-voice-choice-wish-her-well = Wish her a good voyage
first_martians-event-receding-voice-choice-wish-her-well-told = It is well put, and everyone has signed it. “Thank you,” says Ines, when it has got there. “I’ll put the cards away then.”

first_martians-event-burst-crate = What fell
first_martians-event-burst-crate-scene = Not every parachute has opened. Where crate eleven came down there is a star in the ground, twenty metres across, of lentils. They have been driven into the sand like shot. In the middle stands a filter, upright, in its wrapping, without a scratch.
first_martians-event-burst-crate-action = Sieve the sand
first_martians-event-burst-crate-done = { $name } sieves until it is dark. Of lentils there is more than one thinks, if one does it properly. One bites on sand for weeks, and each time thinks of somebody.
first_martians-event-burst-crate-consequence = The wind has found the lentils. There is a thin green line of them now in the lee of every stone as far as the ridge, where they won’t come up.

## Events: water

first_martians-event-chalk-on-the-ladder = Chalk on the ladder
first_martians-event-chalk-on-the-ladder-scene = On the ladder to the crawl space there is a chalk mark for each hour. One needs a lamp to see it, and one puts it out again quickly, since the water gives back everything: the ladder, the hatch, a face with a lamp. Since midnight there have been five marks. The last of them is wet.
first_martians-event-chalk-on-the-ladder-action = Raise everything that mustn’t get wet
first_martians-event-chalk-on-the-ladder-done = { $name } goes along under the floor on planks and hangs up, cable by cable, whatever was made for a dry house. The water comes up to where it all used to be. It finds nothing there.
first_martians-event-chalk-on-the-ladder-consequence = In the small hours the water reaches a junction that nobody had remembered. There is a blue light below, and a smell, and then fewer lights above.

first_martians-event-eleven-socks = Eleven socks
first_martians-event-eleven-socks-scene = There are eleven dry socks left in the HUB. They have been counted. Whatever has been down below is wet to the knee and doesn’t dry, it only gets salty; it stands by itself in the morning. { $name } has two that match and has been asked, quite kindly, what they are being kept for.
first_martians-event-eleven-socks-action = Rig a drying line
first_martians-event-eleven-socks-done = { $name } leads the exhaust of the biggest pump through a box with strings in it. It hums, it smells, and by evening there are forty. They are handed out warm. It is remarkable what that does.
first_martians-event-eleven-socks-consequence = { $name } has had wet feet all along, and has told everyone that it was nothing.
first_martians-event-eleven-socks-choice-work-barefoot = Work barefoot
first_martians-event-eleven-socks-choice-work-barefoot-told = It is colder than one would think possible for a thing that is liquid. { $name } keeps it up for a shift, and there is a bolt down there.
first_martians-event-eleven-socks-choice-wait-for-the-line = Wait until they are dry
first_martians-event-eleven-socks-choice-wait-for-the-line-told = The suits in the garage are warm, and the socks are hung up in them, two to a leg. Until they are dry no one can go out. They sit about with their feet tucked under them, like birds.

first_martians-event-foam = Foam
first_martians-event-foam-scene = On the water in the crawl space there is foam, in the corner below the galley, fine and beige, as high as a hand. Noor has taken some of it to the lab. It is salt, soap, and something that holds the two together, and that something comes from them: skin, soup, what has run off through the seams since the landing. On this planet it is the first thing that lives outdoors.
first_martians-event-foam-action = Find out what it eats
first_martians-event-foam-done = { $name } feeds it, a drop each of this and that. It prefers what they had thought to be clean. It is a most informative list, and most of it is in the galley.
first_martians-event-foam-consequence = It has come up by the drain. It stands in the shower, as high as one’s ankles, and is beige.
first_martians-event-foam-choice-keep-a-bottle = Keep two bottles of it
first_martians-event-foam-choice-keep-a-bottle-told = They stand in the cold, labelled, with a cork that sits loosely. Noor looks in on them morning and evening. So, through the ducts, do they on her.
first_martians-event-foam-choice-skim-it-off = Skim it off
first_martians-event-foam-choice-skim-it-off-told = It is done with a ladle and takes up the lab for a whole day, as it has to be boiled. { $name } throws the ladle out afterwards. One couldn’t have said exactly why.

first_martians-event-first-ice = First ice
first_martians-event-first-ice-scene = What was pumped out from under the house has been led into the hollow behind it, and there it lies. In the night it freezes over. In the morning it is black, without a scratch, and has the whole sky in it. Nobody has seen a surface like that for a year, one on which nothing has happened yet. Then somebody’s boot is on its edge.
first_martians-event-first-ice-action = Sit down on the bank for a while
first_martians-event-first-ice-done = { $name } sits there with arms round knees, as at any lake. It cracks, from one side to the other, like a whip; that is only the cold. One by one the others come out to see where everybody is.
first_martians-event-first-ice-consequence = It bears everywhere but in one place, where the salt is. { $name } knows now where that is.
first_martians-event-first-ice-choice-step-onto-it = Step onto it
first_martians-event-first-ice-choice-step-onto-it-told = Three steps, and then { $name } goes on without taking any more of them, turning, arms out, a long way, and with a certain dignity, until the bank. It hurts. It is watched four times over on the yard camera.
first_martians-event-first-ice-choice-cut-blocks = Cut blocks
first_martians-event-first-ice-choice-cut-blocks-told = The top layer is sweet; it has left its salt below. It is sawn into blocks and carried in, and will be breathed. Afterwards one sees a hole with straight edges, and no sky.

first_martians-event-white-cables = White cables
first_martians-event-white-cables-scene = Since the water rose the cables have been getting white. It is salt, a fine fur, and it creeps: where it was a hand long in the morning it is two by night. It conducts a little. In the dark, when it is quiet, one can see the junctions glow like something that is thinking.
first_martians-event-white-cables-action = Cut out what is white
first_martians-event-white-cables-done = { $name } cuts out one piece after another and puts in sound ones. It is a whole bucketful. Things begin to work again of which nobody had known that they didn’t.
first_martians-event-white-cables-consequence = Two of the furs have met. It makes a bang as small as a walnut.
first_martians-event-white-cables-choice-brush-them = Brush them, every night
first_martians-event-white-cables-choice-brush-them-told = With a toothbrush, since nothing else gets in. { $name } gives theirs for it. It is a job at which one thinks about one’s whole life, from the beginning.
first_martians-event-white-cables-choice-switch-half-off = Switch off what is white
first_martians-event-white-cables-choice-switch-half-off-told = What is without current can’t burn. The remainder has to carry everything, and shows it. They move about in half a light, and everyone has been walked into by someone.

## Events: moving

first_martians-event-niemis-rule = Niemi’s rule
first_martians-event-niemis-rule-scene = Gunnel Niemi has one rule for moving: whatever you can describe, you needn’t take. “The brown chair with the burn. You see, you’ve got it already. What you can’t describe, that you pack.” { $name } has stood in front of a shelf for a quarter of an hour. On it are a stone, a cracked mug and half a pair of sunglasses.
first_martians-event-niemis-rule-action = Write the descriptions
first_martians-event-niemis-rule-done = { $name } describes thirty-one things, each on a card. It is astonishing how well it works. The things stay behind in the old rooms, and the cards go into a tin.
first_martians-event-niemis-rule-consequence = Everything is going to be taken, it turns out; each had privately made an exception. It doesn’t all go through the door.
first_martians-event-niemis-rule-choice-throw-it-out = Leave it all behind
first_martians-event-niemis-rule-choice-throw-it-out-told = The shelf is cleared in a minute. It is lighter to walk afterwards, it really is, and that goes on for the whole evening. Only the hand keeps going to where the mug used to be.
first_martians-event-niemis-rule-choice-hide-it = Hide it in a load
first_martians-event-niemis-rule-choice-hide-it-told = The stone goes inside a glove, the mug inside a boot, the boot in a case marked “valves”. There is something of everybody’s in the case marked “valves”. It weighs so much that a skid complains.

first_martians-event-church-on-wheels = The church
first_martians-event-church-on-wheels-scene = A film comes from Kiruna. A red wooden church is driving along a street, at half a kilometre an hour, on a trailer with two hundred wheels. People walk beside it; some have brought folding chairs, and carry them on, ten metres at a time. “I walked in front,” says Gunnel Niemi, “with a glass of water in my hand. Everybody thought that it was for the level. I was thirsty.”
first_martians-event-church-on-wheels-action = Carry a glass in front of the house
first_martians-event-church-on-wheels-done = { $name } walks backwards in front of the next load with a full glass in both hands, and behind the panes the others can be seen watching the glass. It freezes on the way. But it doesn’t spill.
first_martians-event-church-on-wheels-consequence = The film is seen so often that somebody notices what is behind the church: a street with a fence across it, and on the other side nothing.

first_martians-event-canvas-joint = The canvas joint
first_martians-event-canvas-joint-scene = To get at the bolts, the quarters have been drawn out sideways by nine metres, and hang on to the rest of the house by a tunnel of canvas with hoops. It is said to be airtight, and it is, as long as the wind is from the north. From the west it breathes, in and out, and each time there is a little more out. On the far side are the bunks.
first_martians-event-canvas-joint-action = Sew a second skin
first_martians-event-canvas-joint-done = { $name } sews for a day and draws one tunnel over the other, with filter cloth in between. It stops breathing. On the inside, somebody has drawn a window.
first_martians-event-canvas-joint-consequence = A hoop comes through the canvas. In three seconds the tunnel is flat, and the crew quarters are an island.
first_martians-event-canvas-joint-choice-run-through = Run through it
first_martians-event-canvas-joint-choice-run-through-told = One takes a breath, runs, and breathes again on the other side. It goes well eleven times. Then { $name } meets somebody in the middle.
first_martians-event-canvas-joint-choice-suit-up-each-time = Suit up each time
first_martians-event-canvas-joint-choice-suit-up-each-time-told = Twenty minutes to put it on, one to cross, twenty to take it off. Whoever has forgotten something in the working bay today thinks over whether they have really forgotten it.

first_martians-event-where-the-room-was = Where the store was
first_martians-event-where-the-room-was-scene = The first to go was the tool store, two metres by three, which could simply be carried. Where it stood there is now a rectangle of ground which hasn’t seen the sky for half a year. It is wet. It steams in the sun, and by evening it is hard, and in it are all the things that had dropped through the floor: screws, a comb, a spoon. And beans, rather a lot of them.
first_martians-event-where-the-room-was-action = Take a core of it
first_martians-event-where-the-room-was-done = { $name } drills in the middle of the rectangle. It is the only piece of ground on Mars of which one knows exactly how warm it has been, and when, and who had been looking for a screw there.
first_martians-event-where-the-room-was-consequence = It looked hard, and Froggy had been left standing on it.

## Events: staying

first_martians-event-nine-degrees = Nine degrees
first_martians-event-nine-degrees-scene = The heating of the galley is taken down to nine degrees in three steps, and today was the third. One sees one’s breath over the plates. The butter has to be chipped. Tuyaara Sleptsova had asked for it on a Sunday, so that they should have time to be angry.
first_martians-event-nine-degrees-action = Cook something that takes all day
first_martians-event-nine-degrees-done = In a letter from Yakutsk { $name } has found a recipe that begins with “Take a bone”. There is no bone. What comes of it simmers from morning till night, and everybody who has something to do finds that it can be done in the galley.
first_martians-event-nine-degrees-consequence = { $name } has been too proud to put on a second jumper.

first_martians-event-coat-pattern = A pattern for coats
first_martians-event-coat-pattern-scene = The pattern has come by radio, as a list of points: front, back, sleeve, hood. One can plot it on the floor and cut round it. Samuel, who has sewn people, says that cloth keeps stiller. What is lacking is cloth. There are the curtains of the bunks, which are all that anyone has by way of a door. And there is the lining of the spare suit.
first_martians-event-coat-pattern-action = Sew, all together
first_martians-event-coat-pattern-done = They sit round the table with needles, under the one lamp, until { $name } bites off the last thread. The coats are too long, and too wide, and exactly alike. One can’t tell from behind who it is. It is warm in there.
first_martians-event-coat-pattern-consequence = { $name } has gone down the corridor in shirtsleeves once too often, and couldn’t feel the handle, and then could.
first_martians-event-coat-pattern-choice-cut-the-curtain = Cut up the curtains
first_martians-event-coat-pattern-choice-cut-the-curtain-told = The first coat is { $name }’s, who had been the coldest. It is soft, and has little stars on it. At night one lies there, and sees the others, and turns to the wall.
first_martians-event-coat-pattern-choice-cut-the-spare-suit = Cut up the spare suit
first_martians-event-coat-pattern-choice-cut-the-spare-suit-told = It is good stuff, silver on one side. The air that was in its bottles goes while they are looking for the valve. There is now one suit for each, and one has begun to count.

first_martians-event-hole-with-a-lid = The hole with a lid
first_martians-event-hole-with-a-lid-scene = In the yard there is a hole as wide as an arm, six metres deep, with a lid. In it hang thermometers on a string. “Don’t look every day,” Tuyaara Sleptsova has written. “Opening the lid lets in the day. Every third sol is enough, and on the other two you will have to believe.” It is the first sol of the two.
first_martians-event-hole-with-a-lid-action = Make a better lid
first_martians-event-hole-with-a-lid-done = { $name } makes a lid with a lid in it, packed with fluff, through which the string can be read without letting in anything. What was taken out to make room for it is a nice grey core.
first_martians-event-hole-with-a-lid-consequence = Somebody has looked, and somebody else has, and neither has closed it properly. The figures of that day are good for nothing, and neither are the next ones.
first_martians-event-hole-with-a-lid-choice-pull-it-up = Pull it up and look
first_martians-event-hole-with-a-lid-choice-pull-it-up-told = Minus nought point two. It is better than yesterday. { $name } holds the thermometer for somewhat too long, to be certain, and it goes up to plus.
first_martians-event-hole-with-a-lid-choice-wait-three-sols = Believe for two sols
first_martians-event-hole-with-a-lid-choice-wait-three-sols-told = A chair is put on top of the lid. { $name } walks round it in the evening, at a distance, as one walks round a cake.
first_martians-event-hole-with-a-lid-choice-wait-three-sols-later = On the third sol { $name } is allowed to lift it. Minus one. “You see,” writes Yakutsk, “it is shy.”

first_martians-event-winter-song = A choir in Yakutsk
first_martians-event-winter-song-scene = The letter of this morning is a recording. They are eleven women and one man, in a room where one can hear the stove, and they are singing something very slow. “We had asked whether you sing,” says Tuyaara Sleptsova at the end, a little out of breath. “Then we thought that you might want to know the same of us. It is a song for a house in which somebody is still up.”
first_martians-event-winter-song-action = Learn the second voice
first_martians-event-winter-song-done = { $name } writes it down by ear, line by line, in letters that stand for sounds. By evening there is a second voice, and at breakfast somebody dares to take the first.
first_martians-event-winter-song-consequence = It is played at every meal. It is very slow, and in the end somebody says so.

first_martians-event-one-leg-shorter = One leg shorter
first_martians-event-one-leg-shorter-scene = It is a matter of one in a hundred: so much does the corridor slope, from the galley to the far end, and every day each of them goes along it sixty times. One always comes back with the same foot lower. { $name } has a pain in one hip, and has noticed that the others get up from a chair in just the same way.
first_martians-event-one-leg-shorter-action = Do exercises, against the wall
first_martians-event-one-leg-shorter-done = { $name } has everybody stand along the wall before breakfast, with the other foot on a book. It looks foolish. Before long it is missed if it doesn’t take place.
first_martians-event-one-leg-shorter-consequence = On a picture for the press they are standing on level ground, all of them, and lean.
first_martians-event-one-leg-shorter-choice-walk-backwards = Walk back backwards
first_martians-event-one-leg-shorter-choice-walk-backwards-told = There with the left foot lower, and back with the left foot lower. It is logical, and it helps, and { $name } is asked daily by somebody with a tray whether it has to be now.
first_martians-event-one-leg-shorter-choice-build-up-a-sole = Build up one sole
first_martians-event-one-leg-shorter-choice-build-up-a-sole-told = One shoe of each pair gets two centimetres of cork. It takes up the working bay for the day. On the way out it is perfect, and on the way back it is twice as bad.

first_martians-event-warm-rectangle = The stain
first_martians-event-warm-rectangle-scene = The orbiter has taken a picture in infrared. The valley is blue. In the middle of it is the house, white, and round the house, far larger than it, is a stain that goes from yellow to green, with one long finger pointing at the yard. It is what they have warmed without meaning to. The picture hangs by the window of the lab, so that one can compare.
first_martians-event-warm-rectangle-action = Measure along the finger
first_martians-event-warm-rectangle-done = { $name } walks along the finger with a thermometer on a stick, and at the end of it there is a leaking flange, no bigger than a plate, which has been blowing out good air since they came. It is written up. Darmstadt calls it an excellent paper.
first_martians-event-warm-rectangle-consequence = The next picture has come. The finger has reached the yard, and has grown a nail.
first_martians-event-warm-rectangle-choice-cover-it = Cover the edge with sand
first_martians-event-warm-rectangle-choice-cover-it-told = They shovel until the bottles are half empty. The lab stands idle; everybody who can hold a shovel does. On the picture of the next day the stain has a clean edge, like a coast.
first_martians-event-warm-rectangle-choice-plant-a-flag = Mark it with flags
first_martians-event-warm-rectangle-choice-plant-a-flag-told = { $name } goes round it with a bundle of little flags. They look festive. Each morning one can see which of them have come to stand on the wrong side.

## Adventures

first_martians-adventure-stone-that-rings = A stone that rings
first_martians-adventure-stone-that-rings-scene = { $name } has got into the habit of tapping the ground with the hammer, every few steps, as blind people do. It sounds like bread, nearly everywhere. Once, behind a hummock, it rings. It rings for two steps, and then it is bread again, and though { $name } goes back over it on hands and knees it can’t be found a second time.
first_martians-adventure-stone-that-rings-later = It was a piece of the descent stage, after all, under the sand. But { $name } had described it to Yakutsk, and has been sent a reply: “I tapped for eleven years until I was taken seriously. You have a good ear. Go on tapping.”

first_martians-adventure-tilted-horizon = The horizon
first_martians-adventure-tilted-horizon-scene = Whoever lives on a slope takes it along. On a ridge, { $name } stops, since the horizon is wrong: it hangs to the left, like a picture. The ledge ahead looks flat. Strapped to the wrist is the level from the camera tripod, and its bubble is of another opinion.
first_martians-adventure-tilted-horizon-choice-trust-the-eye = Trust the eye
first_martians-adventure-tilted-horizon-choice-trust-the-eye-told = It was not flat. { $name } goes down it on one hip as far as the scree, and lies there, looking at a horizon that is perfectly straight.
first_martians-adventure-tilted-horizon-choice-trust-the-bubble = Trust the bubble
first_martians-adventure-tilted-horizon-choice-trust-the-bubble-told = It takes an hour, at an angle, leaning into a hill which isn’t there, with every step against one’s own opinion. On the tracks one can see later that it was quite straight.

first_martians-adventure-level-shadow = Level ground
first_martians-adventure-level-shadow-scene = Out here on the bare rock nothing slopes. { $name } notices it in the calves: there is nothing for them to do. A bottle, set down, stays. One could stay too, for as long as the air in it lasts, stretched out flat, arms and legs apart, on the first thing in half a year that doesn’t give.

first_martians-adventure-ninth-tray = The ninth tray
first_martians-adventure-ninth-tray-scene = There were nine trays on Badger’s list, and this one had been given up. It lies in the lee of a boulder, with its lid on, and beside it are the tracks of six wheels, which end there. Badger has set it down, gone on for as far as the length of its own body, and stopped. { $name } has a hand on the handle.
first_martians-adventure-ninth-tray-choice-bring-it-in = Bring it in
first_martians-adventure-ninth-tray-choice-bring-it-in-told = It is light. { $name } carries it home in both arms. It isn’t until the evening that it comes to mind whom one has robbed, and it is ridiculous, and it stays.
first_martians-adventure-ninth-tray-choice-leave-it-to-badger = Leave it where it is
first_martians-adventure-ninth-tray-choice-leave-it-to-badger-told = { $name } wipes the dust from the label and sends a picture home instead, the long way, by the rover’s small aerial. It was the last thing that it had been told to do. It did it.

first_martians-adventure-under-one-arm = Under one arm
first_martians-adventure-under-one-arm-scene = A tube from the descent stage is four metres long and weighs next to nothing. { $name } takes it under one arm, turns round to see who is calling, and the other end comes after, with all the force of next to nothing times four. For a moment there are stars by day.
first_martians-adventure-under-one-arm-later = The tube that had { $name }’s forehead in it had been a feed line. Its valve was still shut, and behind the valve, after all this time, there was still oxygen. It has been let out with an apology.

first_martians-adventure-label-in-the-wind = A label
first_martians-adventure-label-in-the-wind-scene = A label from one of the crates has come loose and flutters over the ground, always just as far as the next stone. It is written by hand. { $name } can read the first word, “For”, and after that there is a fold. The label waits, and then it goes on.
first_martians-adventure-label-in-the-wind-choice-chase-it = Chase it
first_martians-adventure-label-in-the-wind-choice-chase-it-told = It leads { $name } on for the better part of an hour, to a crate that nobody had seen come down. “For whoever runs after things,” it says. That is Ines Quadros’s hand. In the crate are brackets.
first_martians-adventure-label-in-the-wind-choice-let-it-go = Let it go
first_martians-adventure-label-in-the-wind-choice-let-it-go-told = “For,” thinks { $name }, all the way back, and at supper, and when the light has been put out.

first_martians-adventure-ice-that-speaks = Ice that speaks
first_martians-adventure-ice-that-speaks-scene = The piece of ice was to be weighed. It has begun to melt, and as it does so it crackles, very softly, like a drink. Those are bubbles; the air in them was shut in when it snowed here. { $name } holds an ear close to it. With each crackle there is a breath of a sky that hasn’t existed for a long time.
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end = Listen to the end
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end-told = It takes forty minutes. At the end there is some water in a dish, and a balance that shows nothing worth noting down. { $name } notes the time all the same. One is late for everything that day.
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold = Back into the cold with it
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold-told = The freezer draws what it draws. What is left is weighed, cut and described, and the instruments agree with one another for once. When { $name } shuts the lid it is still talking.

first_martians-adventure-pencil-in-the-margin = In the margin
first_martians-adventure-pencil-in-the-margin-scene = The survey has been scanned, all hundred and ten pages, coffee rings included. On page 12, next to a table of depths, there is something in pencil, so faint that { $name } first thinks it a hair. It says: “J., sure? M.” There is nothing below it. There isn’t anybody in the list of authors whose name begins with M.
first_martians-adventure-pencil-in-the-margin-later = Ruth has found her: Marit, a student, there for one summer. She remembers it. She had asked, and had been told that she would learn. She runs a ferry now, and has sent { $name } a picture of it. “I count the lifebelts every morning,” she writes. “They laugh. I count them.”

first_martians-adventure-on-ones-back = On one’s back
first_martians-adventure-on-ones-back-scene = Under the house, on one’s back, with the bar in both hands, one sees a bolt, a weld and one’s own breath. The nut has gone as far as it ought to. Above { $name }, somebody walks through the galley; it can be felt in the bar. By the feel of it another half-turn would go.
first_martians-adventure-on-ones-back-choice-half-a-turn-more = Half a turn more
first_martians-adventure-on-ones-back-choice-half-a-turn-more-told = It goes. Something that had been creaking for weeks stops. Then the bar springs back, in a space where there is nowhere to go but { $name }’s cheekbone.
first_martians-adventure-on-ones-back-choice-crawl-out = Leave it, and crawl out
first_martians-adventure-on-ones-back-choice-crawl-out-told = It was as far as it ought to go. All evening { $name } hears it creak, quite clearly, half a turn’s worth.

first_martians-adventure-screws-of-the-old-floor = The screws of the floor
first_martians-adventure-screws-of-the-old-floor-scene = The floor has to come up, and it is held by four hundred screws. { $name } gets the first ones out with some respect. By a hundred one has begun to see that somebody did this on an assembly line, in Turin or so, and was left-handed, and that on screw two hundred and twelve they must have thought of something else. The screws are kept. The bad temper is, too.

first_martians-adventure-bare-fingers = Bare fingers
first_martians-adventure-bare-fingers-scene = It is a fine thread, and won’t be started with gloves on. So { $name } has taken them off, here indoors, where it is four degrees, and the steel has been outside until just now. The skin sticks, a little. Three turns are done, and nine would be needed.
first_martians-adventure-bare-fingers-choice-finish-the-thread = Finish the thread
first_martians-adventure-bare-fingers-choice-finish-the-thread-told = Nine turns, and it holds like nothing else in the house; there is even a bracket left over. Two of the fingertips are left on it as well.
first_martians-adventure-bare-fingers-choice-warm-them-first = Warm it first
first_martians-adventure-bare-fingers-choice-warm-them-first-told = Steel takes its time. { $name } stands beside it with a lamp, for an hour, and warms a piece of house that everyone else has been cooling for weeks.

first_martians-adventure-borrowed-spanner = The borrowed spanner
first_martians-adventure-borrowed-spanner-scene = Ines Quadros has a spanner that isn’t from any set, forged, with a bend in it, polished by a great many hands. { $name } had asked for it with her eyes. Now it lies in her palm, and it is heavier than one thinks. “My grandfather,” says Ines. “Whalers. Don’t drop it, don’t lend it, and don’t say anything about the bend.” { $name } whistles while she works with it, and can’t stop thinking about what happens if she drops it.
first_martians-adventure-borrowed-spanner-later = { $name } gives the spanner back, wrapped in a cloth. “And?” asks Ines. It has turned a nut which they had both given up, and { $name } whistles the tune that goes with it. The bend is what it is for.

first_martians-adventure-gravy-test = Gravy
first_martians-adventure-gravy-test-scene = An instrument must be tested, and for that one wants a liquid that is thick, known, and available. { $name } has poured gravy into a dish and set it on the floor of every room in turn, with a ruler. It is the best measurement so far, and it is lunch.
first_martians-adventure-gravy-test-later = From { $name }’s gravy table somebody in Darmstadt has worked out which pump has to bear the most weight. It had been the one that was making that noise.
