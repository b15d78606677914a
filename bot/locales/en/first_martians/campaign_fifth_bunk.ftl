# The campaign The Fifth Bunk of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-fifth-bunk = The Fifth Bunk
first_martians-campaign-fifth-bunk-summary = The plan of the HUB shows four bunks. Behind a panel there is a fifth, and somebody has slept in it.

## Chapters

first_martians-chapter-four-hundredths = Four Hundredths
first_martians-chapter-four-hundredths-briefing = The HUB had stood ready for half a year when the crew came down. Machines had put it together, said the brochure; the beds were made, the lamps were on, and nobody had ever used a towel. For the first weeks Ruth Feldmann, in Darmstadt, wants one thing: stock, of everything, in figures. What is used up here stays used up, and what breaks today will be broken tomorrow. So the crew counts. Filters, screws, seed: correct. Only the current isn’t. Of a hundred parts that the panels give, ninety-six arrive. The other four go into the ground behind the garage, day and night, and above them, out into the valley, runs a row of stakes that is on no map. Somebody has numbered them in chalk.
first_martians-chapter-four-hundredths-won = The meter leaves no room for doubt: four hundredths, into a cable as thick as a thumb. Some of the stakes lie on the galley table; tomorrow they go back to where they stood. Each bears a figure, written by a hand that closes its fours. Machines do not use chalk. That evening somebody looks for the cable’s other end indoors and takes down panel 14 in the crew quarters. Behind it is a space sixty centimetres wide: a mattress, a hook, a shelf with a lip. The plan of the HUB shows four bunks. In the fifth the blanket is folded, and the pillow still has a hollow in it.
first_martians-chapter-four-hundredths-lost = The stock is never finished. Too much has failed before it could be counted, and Ruth reads out the order to leave the HUB in the voice she keeps for orders. The panels are folded and the lamps go off, row by row. The meter is the last thing to be unplugged. It had stood at four until the end, and nobody had found out why.
first_martians-chapter-four-hundredths-choice = Four hundredths of the current go out to nobody knows where. What happens to the cable?
first_martians-chapter-four-hundredths-choice-cut = Cut it off
first_martians-chapter-four-hundredths-choice-cut-told = The breaker goes over with a dry little click, and by noon the batteries are full. It is the right thing to do; a base is not there to heat the ground. On the third morning somebody notices that the strip behind the garage, where frost never used to lie, has turned white like the rest.
first_martians-chapter-four-hundredths-choice-leave = Leave it, and follow it
first_martians-chapter-four-hundredths-choice-leave-told = They take the four hundredths out of the plan, as one takes out a rent, and pack for a walk. A tone can be sent along a cable and picked up from above. Whoever it is that is being paid will be found at the end of it.
first_martians-chapter-four-hundredths-choice-ask = Ask Darmstadt first
first_martians-chapter-four-hundredths-choice-ask-told = They ask about the cable, and say nothing of the bunk. The answer is there after twenty-eight minutes and ten seconds. It is an earthing conductor, says a man’s voice, and had better not be opened. Twenty-eight minutes is what light takes, there and back. Nobody had to look anything up.

first_martians-chapter-cable = The Cable
first_martians-chapter-cable-briefing = A cable can be listened to. A tone is sent into it at the garage, a probe is set on the ground above, and where the tone is loudest the cable lies. Three probes should be enough to get from one side of the valley to the other. Ruth has been told that the crew is charting the inner ring, which is true as far as it goes. Behind panel 14 the fifth bunk has been left as it was; whoever passes it lowers their voice. The stakes stand three hundred paces apart, and in the lee of each there is a flat place, the size of somebody sitting down. On the map the row points straight at the rim of the canyon. Nothing is there, according to the map.
first_martians-chapter-cable-won = The last probe hums so loudly that one feels it in the knee. At the rim stands a junction box, made of the lid of a crate, and from its hook hangs a tin. Below, the cable goes over the edge and down into the shade. In the tin is a note: “To whoever opens the door. I am Halla Jónsdóttir, rigger, from Akureyri. The machines stopped on sol 9. I was aboard Cargo 4 as ballast, and I built you the house; it took me 302. There was air for you or for me, so I have moved down to the Kettle, which is what I came in. I am well. Eat. You have not seen this.” The date on it is eleven days old.
first_martians-chapter-cable-lost = The tone goes out over the plain and doesn’t come back. Darmstadt has begun to ask what is being charted there at such a price, and then it asks no more; it gives the order to abandon the HUB. From the ascent vehicle one can see the stakes, very small, in a straight line. They go on well beyond the point that anybody reached.
first_martians-chapter-cable-choice = The tin hangs at the rim, within reach of whoever comes up from below. What becomes of it?
first_martians-chapter-cable-choice-answer = Leave an answer in it
first_martians-chapter-cable-choice-answer-told = “The house is good,” they write, after several drafts, and wrap the sheet round two bars of the better kind. The tin goes back on its hook with the lid to the wind. On the way home nobody looks round, since somebody might be waiting for just that.
first_martians-chapter-cable-choice-take-the-tin = Take the tin along
first_martians-chapter-cable-choice-take-the-tin-told = A tin with a date in it is evidence, and evidence that hangs on a hook can be lost. It goes home under somebody’s arm. Behind its lid a processor has been kept dry, wrapped in a sock. On the hook at the rim the wind has nothing left to knock against.

first_martians-chapter-lodger = The Lodger
first_martians-chapter-lodger-briefing = Whatever the cable may be for, nobody is going to tell them. So they begin with the bunk. Somebody has lived in the HUB before there was anybody to live in it, and has cleaned up afterwards, thoroughly, as one leaves a borrowed flat. But a person sheds. There are hairs and chalk; there are things thrown out beyond the yard and covered with sand; in infrared, a wall remembers for months where a hand has leaned on it. “You are behind with the samples,” says Ruth Feldmann. “Is there anything I should know?” She has asked that every day since the landing. It is the first time that it sounds like a question. The lab table is cleared, and the crew begins to search its own house.
first_martians-chapter-lodger-won = The pictures lie side by side: a small left hand on every valve of the HUB, and on none of them twice in the wrong place. Whoever it was had not searched for anything here. She had put it in. In the seam of the fifth mattress, at last, there is a page. “I am Halla Jónsdóttir, rigger, from Akureyri. The machines stopped on sol 9. I was aboard Cargo 4 as ballast, and I built you the house; it took me 302. There was air for you or for me, so I have moved to the Kettle, which is what I came in, under the canyon’s rim. The cable is for the heating. Eat. You have not seen this.” It is dated half a year before they landed.
first_martians-chapter-lodger-lost = There are trays of dust, labelled and dated, and nobody has the hands left to go through them. The base has failed faster than it could be searched. Ruth reads out the order to leave, stops before the signature, and reads it out. Panel 14 is screwed back on, because one doesn’t leave a room like that. The last one out wipes the handle of the airlock, and only then wonders why.
first_martians-chapter-lodger-choice = A page, in ink, with a name on it. Where does it go?
first_martians-chapter-lodger-choice-file = Into the log, with a number
first_martians-chapter-lodger-choice-file-told = It is scanned, numbered and sent. Darmstadt confirms receipt of document 2217, and with the next load of software come more current and a set of filters that had been refused twice. Ruth speaks last. She says the name once, to see whether it is allowed, and the carrier goes off in the middle of the second word.
first_martians-chapter-lodger-choice-pocket = Into a breast pocket
first_martians-chapter-lodger-choice-pocket-told = It was written to whoever opened the door, and not to an archive. They pass it round the table and read it each to themselves, and then it disappears into an overall. Ruth asks whether there is anything she should know. There is a pause, in which it would have been possible. “No,” they say.

first_martians-chapter-brown-weather = Brown Weather
first_martians-chapter-brown-weather-briefing = The dust season has its own sound, a fine hiss as of something being sieved, and it is there before the light changes. The panels are giving less already. For as long as it lasts the HUB will have to live on what it has put by, behind shutters, and whoever goes out will need a lamp to come home to. Old cells lie about the valley, from a robotic mission; two of them make a bank. That is the plan, and it is a good one, and nobody can follow it without thinking of the other thing. Under the rim of the canyon, in a cabin made for a descent of seven minutes, sits the woman who built this house. “There is no such person,” says Pascal Oberlin, who directs the programme, and whom nobody had asked.
first_martians-chapter-brown-weather-won = One morning the hiss stops, and the silence wakes them. The shutters come down brown. Outside, the valley has been moved about, but the stakes are standing, and in the north the rim is so clear that one could count its teeth. “You have seven weeks,” says Ruth. “Then the Sun will be between us, and after that comes the flight window. I am told to say that there is nothing to look for. I have now said it.” She leaves the channel open, which costs money. On the galley table lie two lists, one for a winch and one for a mast, and there are parts for either.
first_martians-chapter-brown-weather-lost = The dust wins by being finer than everything. It is in the seals, then in the pumps, then in the bread. When the order to leave comes, the batteries have just enough in them for the doors. From the ascent vehicle there is nothing to be seen, neither the house nor the rim. Somebody says her name over the radio, on all frequencies, until they are out of range.
first_martians-chapter-brown-weather-choice = There are parts for a winch, or for a mast. Which is it to be?
first_martians-chapter-brown-weather-choice-go-down = The winch: go down to her now
first_martians-chapter-brown-weather-choice-go-down-told = They load the drum the same evening. Against it speak the ledges, the ice on them, an order, and the fact that nobody knows what there is to be found. In favour there is a single argument, and it doesn’t have to be said aloud. Ruth is told that the crew will be out of earshot for a while.
first_martians-chapter-brown-weather-choice-raise-the-mast = The mast: let her hear, and everybody else
first_martians-chapter-brown-weather-choice-raise-the-mast-told = From a mast one can speak over the rim, down to a hand radio in a cabin; and one can speak to the Earth without going through Darmstadt. She has waited for eight months, they say to one another. She will wait for two weeks more. It is a reasonable sentence, and it is repeated rather often.

first_martians-chapter-kettle = The Kettle
first_martians-chapter-kettle-briefing = From the rim one sees it: a grey cone, no higher than a garden shed, in the shadow of the far wall. In the glass it has a porthole, a chimney of some sort and, tied to a strut, a washing line. It is two kilometres away, and all of them are down. She went up and down here with a drum of rope and no second person to hold it. There is a ledge route, which one can see has been walked; there could be a winch. The outer hatch was made to her measure; nobody else gets through it in a suit, and it will have to be cut out. The inner door will hold for as long as that takes. Nobody has answered a call. But at noon, when the sun reaches the floor for twenty minutes, the shirt on the line has been seen to turn in the wind, and the day before there was no shirt.
first_martians-chapter-kettle-won = A tent has been sealed to the frame where the hatch was. The inner door gives by a hand’s breadth, and what comes out is damp and smells of potatoes. She is sitting in the seat she came down in, because there is no other. She is fifty centimetres from the door and has had time to comb her hair. “Shoes,” says Halla Jónsdóttir, and then, as nobody moves: “You are letting the heat out.” She weighs nothing; they hand her up from one ledge to the next like something borrowed. At the top she asks to be put down and walks the last steps to the HUB’s airlock. She knocks first.
first_martians-chapter-kettle-lost = The ledge, the ice, the hour: each time it was one of them. From the rim the cone can be seen until the last evening, small and grey. Then the order is repeated in such a way that it cannot be misheard, and there is nothing left to refuse it with. They lower everything that can be spared on the rope, at random, in the dark, with a lamp on top. In the morning the rope comes up light.
first_martians-chapter-kettle-choice = She is asleep in the fifth bunk; she would not take another. What does Darmstadt hear?
first_martians-chapter-kettle-choice-report = That she has been found
first_martians-chapter-kettle-choice-report-told = “One more at breakfast,” they report, with the time. For a minute more than light needs there is nothing. Then there is applause, from a room that had been told otherwise; somebody blows their nose into a microphone. Oberlin comes on last. He is relieved, he says. There will be some paperwork.
first_martians-chapter-kettle-choice-keep-quiet = Nothing yet
first_martians-chapter-kettle-choice-keep-quiet-told = “All well,” they report, and it is the truest report so far. She has been nobody for eight months and may be it for a week longer, until she can sit through a supper. Only the air can’t keep a secret. It is breathed, and it is measured.

first_martians-chapter-high-voice = The High Voice
first_martians-chapter-high-voice-briefing = The struts have lain behind the garage since before there was a crew. They were to carry an antenna that was struck from the plan; somebody has kept them oiled. Set up on the inner ring, guyed against the wind, they would reach above the rim. From up there one can speak down into the canyon, where a hand radio may still be on, and one can speak to half of the Earth at once. The Sun is moving in between the planets and will soon drown everything. Until then it is a race against an almanac. Oberlin has forbidden the mast on grounds of safety. “I have passed that on,” says Ruth Feldmann, “on the channel with the worst reception, and rather fast.”
first_martians-chapter-high-voice-won = The top goes up at dusk, and the wind takes hold of it, tries it, and lets it be. The transmitter draws so hard that the lamps go down. They say who they are, where they stand, and that the house is warm. Then they switch to receive. On the Earth’s side there is the Sun, frying. From below, close, as if from the next room, comes a woman’s voice that hasn’t been used for a long time. “I see a lamp,” it says, in English with corners to it. “Is that you?” And then, before anybody has found the key: “I’m coming up.”
first_martians-chapter-high-voice-lost = The Sun does not wait. What stands outside is a piece of a mast, and it speaks as far as the garage. Static closes over Darmstadt in the middle of a sentence, and the base is too tired for a second attempt. Once, in the last night, the receiver has something on it for as long as one breath. It may have been the word “lamp”. It may have been the Sun.
first_martians-chapter-high-voice-choice = There is an hour of current for the mast. What is it used for?
first_martians-chapter-high-voice-choice-say-her-name = Tell the Earth her name
first_martians-chapter-high-voice-choice-say-her-name-told = They send it in clear, in six languages: name, trade, town, the number of sols. It goes past Darmstadt and past the Sun, to whoever has a wire and patience. By the time the hour is up it has been heard in Oulu and in Accra. On her own frequency, meanwhile, nobody has been listening.
first_martians-chapter-high-voice-choice-call-her = Call her, and keep calling
first_martians-chapter-high-voice-choice-call-her-told = They describe the way to her: where the dust has shifted, which stakes are buried, where a bottle of air could be left. She knows the valley better than they do and doesn’t say so. She presses the key twice for yes. After forty minutes there is one press, which has not been agreed on, and then none.

first_martians-chapter-one-more = One More
first_martians-chapter-one-more-briefing = The reason was a sum. With one more to feed and air, the stores of the HUB would come to an end nineteen sols before the flight window: that is how it stood on the sheet that was read to her on sol 302, and she had asked to hear it twice. Then she folded her blanket. Now she sits in the galley and takes up little room, and the sum is still there. It can be left as it is, and somebody will go short. Or it can be done again, with scales, leaf by leaf, and with a second farm, whose frame has been lying in its crates since Cargo 2. No one had planned to unpack it. There are five weeks. “I can hold a lamp,” says Halla. “I have got good at holding a lamp.”
first_martians-chapter-one-more-won = In the last column stands a plus. It is small, four sols or five, depending on the beans, but it has been weighed, and it has roots: the second farm is steaming at its panes, and in the new greenhouse a plant has put out a leaf the size of a thumbnail. What was lacking eight months ago was a frame, some film and an afternoon. Halla reads the sheet standing up. She reads it for as long as one might read a letter. “Then I needn’t have gone,” she says. She squares it to the edge of the table, and asks what is for supper, and whether she may sit down. In the meantime a paper has come from Oberlin, to be signed by everybody; by now he knows what there is to know.
first_martians-chapter-one-more-lost = The sum doesn’t come out. Too much of the base is being mended with what should have been eaten, and the scales cannot be argued with. An early start is ordered, with what fuel there is, for those who are on the list. Halla has seen it coming and has done the packing, everybody’s, very neatly. Hers isn’t there.
first_martians-chapter-one-more-choice = On the table lie the sum, and Oberlin’s paper, on which she does not exist. What is sent to Earth?
first_martians-chapter-one-more-choice-tell = The sum, to everybody
first_martians-chapter-one-more-choice-tell-told = It goes out in clear, on every frequency that the dish can be bent to: her name, the sheet with the minus, the sheet with the plus. Nobody has added a comment. After that the lines from Darmstadt are busy, for the first time since there has been a line.
first_martians-chapter-one-more-choice-sign = The paper, signed
first_martians-chapter-one-more-choice-sign-told = It needs every signature and gets them. Hers comes last. It is written with the left hand, very fast, like something one has signed before. Within the hour the release for the fuel arrives, and with it a courteous line from Oberlin: he has always counted on their good sense.
first_martians-chapter-one-more-choice-let-her-decide = Whatever she decides
first_martians-chapter-one-more-choice-let-her-decide-told = “Me?” says Halla. Nobody has asked her anything since sol 302. She takes both sheets and a chair and goes into the airlock with them, where it is cold and one can think. When she comes out, she has turned the paper over and has begun to draw something on its back.

first_martians-chapter-cords = The Cords
first_martians-chapter-cords-briefing = She set out from the Kettle with a hand lamp and what air a rigger’s suit can hold, towards a light on a mast. It should have taken her a day. That was yesterday. The storm has redrawn the valley; what was charted is still there, and beyond it nothing lies where it lay. She has one habit that helps: since sol 1 she has kept a cord, with a knot for each sol, and when she rests she cuts a length of it and ties it to something, so as to know later that she has been there. A sweep with the mast’s lamp shows what a region is. A cord shows that she passed. “She will be on high ground or on none,” says Ruth. “She used to say that she likes a view.” Since this morning it is Ruth who does the talking, on a channel that isn’t hers.
first_martians-chapter-cords-won = The lamp lies in the lee of a wreck, and it is lit: turned down to a spark, but lit. She sits beside it with her back against the hull and her left hand round the switch. She had been giving it a minute in every ten. “I saw you go past,” says Halla Jónsdóttir, when there is air enough to speak with. “Twice. I hadn’t the breath to be rude.” She is carried, and objects to it. The warm room has been ready since the evening before. On its door somebody has chalked a number, one higher than that of the last stake, in a hand that closes its fours.
first_martians-chapter-cords-lost = There are some cords on the table, with knots in them, and nobody unties them. The last sweep of the lamp goes round an empty valley, slowly, and then once more. After that the sums for her air can no longer be made to come out, whatever one puts in. Ruth says good night by name to all of them. She leaves a pause at the end of the row, as long as a name takes.

## Endings

first_martians-ending-one-name-more = One Name More
first_martians-ending-one-name-more-told = In Darmstadt there is a plaque with the names of the first people on Mars. It was cast early, and it was wrong, and for two years nobody knew how to say so to a piece of bronze. Then a locksmith comes one night with a drill, and in the morning there is one name more, above the others, in plain letters, a little crooked. Oberlin has resigned for reasons of health. Ruth Feldmann gave evidence for nine hours and corrected the minutes. At Akureyri harbour the whole town stands about, as if by chance. A boy who has grown out of his jacket pushes through it. “You’ve got my jokes wrong for a year,” he says, and she says that this was somebody else, and that she will explain. The stakes are still standing on Mars, from ninety-six down to one. The next crew has asked for chalk.
first_martians-ending-her-own-door = Her Own Door
first_martians-ending-her-own-door-told = What she drew on the back of Oberlin’s paper was a house. It has two rooms, a stove and a door to the south, and it is the first on Mars that nobody is to leave again by a certain date. “You needed a base,” says Halla. “I would like to live somewhere.” She sends the sums to Earth with her own name under them, and one sentence: that she is staying, and that anybody who wants her off may come and knock. The crew flies home in the window, with a place to spare. They have left her Scorpio, the second farm and the mug with the chip. Her son is seventeen when the next ship goes, and he is on it. From orbit he sees a straight line of lamps across the valley, one at each stake, ninety-six of them; at the end of the line a door is open, and somebody is standing in it, letting the heat out.
first_martians-ending-ballast = Ballast
first_martians-ending-ballast-told = Everybody comes home. There are pictures: hands, flowers, Oberlin with his head inclined. On the manifest of the ascent vehicle the last line reads “Ballast, 58 kg”, and customs has no questions. A week later a rigger comes back to Akureyri from the Antarctic, where the work took longer than planned. She is thin; she has grown fond of potatoes. The boy looks at her for a long time over supper, and then he asks what the weather was like down there. She has signed that she will say: cold. “Minus eighty,” says Halla, “clear, and the wind from the left.” He nods. It is what her letters always said. The crew tours three continents and tells of the machines that built the HUB. In each hall there is a question at the end, and sometimes a small woman is sitting in the last row, with her left hand half raised, who then thinks better of it.
first_martians-ending-open-channel = The Open Channel
first_martians-ending-open-channel-told = The Sun moves on, and the line to Earth comes back in the middle of a word. It is Ruth’s, and the word is “there”. Behind her, one learns later, stood half of Darmstadt, with the door locked from inside. There was nothing left to be denied: the mast had been heard, and whoever had once heard it had gone on listening. So the rest is said on the open channel, without haste, with twenty-eight minutes between question and answer. Who built the house. Who did the sum. Who read her messages, and was not to reply. “I was,” says Ruth. “I know,” says Halla. “I could tell that somebody was there. You breathe in before you don’t answer.” On the shelf with the lip, behind panel 14, which has been given hinges, lies her cord, put together again; where a piece was not found, she has knotted a new one. It comes to five hundred and seventy-four. After the last there is a loop, for hanging it up.
first_martians-ending-white-strip = The White Strip
first_martians-ending-white-strip-told = She lives. She will keep eight fingers, and her right foot will tell the weather; she finds that fair. What she doesn’t find is a word for the rest, and the others haven’t one either. The breaker is in its place again, with a drop of paint over it so that nobody can throw it, and the strip behind the garage is bare of frost in the mornings, though there is nothing at its other end any more to be warmed. It costs four hundredths. Nobody has ever proposed to save them. The Earth learns everything by way of the mast, that as well; they put it in the first sentence, with date and hour. “You might have left it out,” says Halla. When the window opens she flies home with them, in the seat at the front. On the last morning she goes round the HUB to see to the seals, and comes in with chalk on her sleeve. Beside the breaker stands, small, with a closed four: “64 sols. It’s all right. Ask next time.”
first_martians-ending-nineteen-sols = Nineteen Sols
first_martians-ending-nineteen-sols-told = They fly early, with half of the fuel and all of the guilt. It wasn’t an order in the end. She had gone in the night: the fifth blanket was folded, the bowl washed, and on the door of the farm hung a sheet with the old sum, on which she had crossed out one line, and then the result was right. The sledge in the yard had lost its floor: she had taken her hatch along, and the torch to weld it in with. She had been round the breakers, too, and had left each of them closed. For nineteen sols more than anybody’s figures allow, a meter in the empty HUB reports by itself to Darmstadt that a cable is drawing four hundredths. Ruth Feldmann has the curve on her screen and takes her meals in front of it. On the twentieth it falls to three. Somebody is saving. Then the Sun comes between the planets, as it does every two years, and when it is gone the meter doesn’t report any more. The next crew has orders to look. It has spare seats, a second farm, and a boy of seventeen who has learnt to weld.
first_martians-ending-too-late = Swept
first_martians-ending-too-late-told = The next expedition goes down to the Kettle on its fourth sol, before it has unpacked. The door is closed. It has been closed from outside. Indoors it is dark and tidy: the seat wiped down, the pot scoured, a row of jars with soil in them that the roots have been taken out of. The floor is swept; the broom is a paintbrush, and it hangs from a nail. On the hook where a suit would be there is a cord with knots, and they count it twice, because the first figure can’t be right. There are forty-one more than anyone on Earth had thought possible. Where the cord ends, it has been cut, cleanly, by somebody who needed the rest of it. They find the first piece at noon, on a rock with a view. It points west, where there is nothing on the map. The search is still going on. They leave the lamps burning at night, all of them.
first_martians-ending-lights-out = Lights Out
first_martians-ending-lights-out-told = The HUB is given up within the year. The report runs to four hundred pages and finds the cause in the seals, the season and the plan, in equal parts; it is a careful report, and the crew has nothing to add to it that could be proved. It mentions a loss of four hundredths in the grid, never explained. In Darmstadt a woman of sixty takes early retirement. She asks for one thing only, which is refused. After that she drives to the coast each year, in autumn, to a small town with a harbour, sits for a while in a car outside a house, and drives back. On Mars the panels of the HUB fold and unfold by themselves, as they were built to. Nobody is there to see it. All the same, on the second evening after the start, ten minutes past nine, the light in the galley goes on.

## The mission Four Hundredths

first_martians-mission-four-hundredths = Four Hundredths
first_martians-mission-four-hundredths-summary = Building: take stock of a new base, and find out where its current goes.
first_martians-mission-four-hundredths-rules = The Backup Solar Panel is built in the base; it works at once, though its parts are still red. The current meter is made with Research, of a Spare CPU and 1 energy. Chalked stakes lie on the first and the third region explored in the inner ring and on the first in the middle ring; they are brought in with Gather. A sample that is researched twice is a discovery: in a campaign each discovery unlocks a skill. The mission ends as soon as all that must be done is done, so whatever may be done besides has to come before. Broken parts may not exceed the threshold at the end.
first_martians-objective-four-hundredths-more-current = Build the Backup Solar Panel
first_martians-objective-four-hundredths-meter = Make the current meter
first_martians-objective-four-hundredths-stakes = Bring in chalked stakes
first_martians-objective-four-hundredths-first-find = Make a discovery
first_martians-objective-four-hundredths-near-ground = Explore the inner ring
first_martians-objective-four-hundredths-sound-panel = Repair every part of the Backup Solar Panel
first_martians-project-current-meter = Current meter
first_martians-project-current-meter-about = Made with Research: it shows to a hundredth what leaves the base.

## The mission The Cable

first_martians-mission-cable = The Cable
first_martians-mission-cable-summary = Exploration: follow a tone across the valley to the end of a cable.
first_martians-mission-cable-rules = Three tone probes come with the crew. The first is set up with Build on an explored region of the inner ring, the second on an explored region that shares an edge with the first one’s, the third beside the second’s, each in a region of its own. Then the junction can be opened with the seal cutter, on any explored region of the middle ring. Cable spools lie on the first region explored in the inner ring, and on the second in the middle ring; a point of interest with a sign may hold a third. A Rover Shed can be built in the base, for 1 energy: every Production takes a token off each rover.
first_martians-objective-cable-tone = Set up the third probe
first_martians-objective-cable-junction-box = Open the junction
first_martians-objective-cable-spools = Bring in cable spools
first_martians-objective-cable-wide-eyes = Explore the middle ring
first_martians-project-first-probe = First probe
first_martians-project-first-probe-about = Set up on an explored region of the inner ring, where the tone begins.
first_martians-project-second-probe = Second probe
first_martians-project-second-probe-about = Set up on an explored region beside the first probe’s.
first_martians-project-third-probe = Third probe
first_martians-project-third-probe-about = Set up on an explored region beside the second probe’s, not the first one’s: then the direction is known.
first_martians-project-junction = Junction
first_martians-project-junction-about = Opened on an explored region of the middle ring, once the third probe stands.

## The mission The Lodger

first_martians-mission-lodger = The Lodger
first_martians-mission-lodger-summary = Research: find out from traces who has lived in the base.
first_martians-mission-lodger-rules = On regions explored from now on, traces take the place of samples; a Research card says which kind lies where. They are brought in and researched like samples, and old samples still count: there is dust of every room in them. Dust traps bring a trace from inside the base, for 1 oxygen. Infrared pictures are taken in the base with Research, for 1 energy each. The strongbox lies on a space of the middle ring that is marked on the map. A Field Lab can be set up for 1 energy and stands in for the Lab.
first_martians-objective-lodger-who-was-here = Make discoveries
first_martians-objective-lodger-warm-hands = Take infrared pictures of the base
first_martians-objective-lodger-one-trace-more = Discover different kinds of traces
first_martians-objective-lodger-strongbox = Bring in the strongbox
first_martians-project-infrared-picture = Infrared picture
first_martians-project-infrared-picture-about = A wall, and where hands have leaned on it. It can be repeated.
first_martians-project-dust-trap = Dust trap
first_martians-project-dust-trap-about = The ducts are blown through and what falls is sieved: it brings a trace. It can be repeated.

## The mission Brown Weather

first_martians-mission-brown-weather = Brown Weather
first_martians-mission-brown-weather-summary = Building: make the base fast before the dust season has reached it.
first_martians-mission-brown-weather-rules = The shutters come with the crew; each is hung in the base with Build. Battery cells of an old mission lie on spaces that are marked on the map, most of them in the inner ring, and are brought in with Gather. A battery bank is built in the base of two cells and brings 3 energy; it can be repeated. The storm lamp is set up on an explored region of the inner ring, for 1 energy. Calling her is Research, for 2 energy. While the dust is in the air, the solar panels bear 2 energy less. A Wind Turbine can be built of Spare Hardware and brings 1 energy in every Production.
first_martians-objective-brown-weather-shuttered = Hang the shutters
first_martians-objective-brown-weather-stored-light = Build a battery bank
first_martians-objective-brown-weather-way-home = Set up the storm lamp
first_martians-objective-brown-weather-call-out = Call her on her old frequency
first_martians-objective-brown-weather-second-bank = Build a second battery bank
first_martians-project-hang-shutter = Shutter
first_martians-project-hang-shutter-about = Hung before a window of the base. There is one for each that looks west.
first_martians-project-battery-bank = Battery bank
first_martians-project-battery-bank-about = Two old cells in a box: 3 energy for the General Supply. It can be repeated.
first_martians-project-storm-lamp = Storm lamp
first_martians-project-storm-lamp-about = Set up on an explored region of the inner ring, for whoever is still out.
first_martians-project-call-her = Call on her frequency
first_martians-project-call-her-about = Nobody may be listening. It takes away 3 stress to have tried.

## The mission The Kettle

first_martians-mission-kettle = The Kettle
first_martians-mission-kettle-summary = Exploration: down into the canyon, to a cabin with a narrow hatch.
first_martians-mission-kettle-rules = The middle ring is the canyon. Every action that leads down into it needs more pawns, until the rim winch has been set up on an explored region of the inner ring; it takes the rope drum that comes with the crew. The Kettle stands on the second region explored in the canyon: its hatch is cut out with Gather, and so is her log taken from there. The hatch makes the floor of the sledge, which is built in the base. The bunk is made up in the base with Build, for 2 oxygen. An Aid Post can be set up for 1 energy and 1 oxygen and stands in for the Med Lab.
first_martians-objective-kettle-hatch-open = Cut out the hatch of the Kettle
first_martians-objective-kettle-sledge-ready = Build the sledge
first_martians-objective-kettle-bunk-made = Make up the fifth bunk
first_martians-objective-kettle-her-log = Bring up the cord that is her log
first_martians-objective-kettle-canyon-find = Make a discovery
first_martians-project-rim-winch = Rim winch
first_martians-project-rim-winch-about = Set up in the inner ring: the way down into the canyon no longer needs more pawns.
first_martians-project-sledge = Sledge
first_martians-project-sledge-about = Built in the base of the hatch: runners, a mattress, and straps that can be opened from inside.
first_martians-project-make-the-bunk = Fifth bunk
first_martians-project-make-the-bunk-about = Made up in the base: sheets, a lamp, air.

## The mission One More

first_martians-mission-one-more = One More
first_martians-mission-one-more-summary = Research: build a second farm, and prove by weight that there is enough for one more.
first_martians-mission-one-more-rules = The Backup Farm is built in the base; it works at once, though its parts are still red. The greenhouse comes after it; then a seed is planted there. Weighing in is Research, for 2 energy: it adds half of a Research card’s percentage to the sum. A discovery adds the whole of one. The sum must reach 100 percent. An Algae Tank can be built for 2 oxygen and brings 1 food in every Production. Broken parts may not exceed the threshold at the end: the proof has to hold in a base that works.
first_martians-objective-one-more-the-sum = Bring the sum to 100 percent
first_martians-objective-one-more-second-farm = Build the Backup Farm
first_martians-objective-one-more-fifth-house = Build a greenhouse in the Backup Farm
first_martians-objective-one-more-fifth-plant = Let a plant grow in the Backup Farm
first_martians-objective-one-more-sound-farm = Repair every part of the Backup Farm
first_martians-project-weigh-in = Weighing in
first_martians-project-weigh-in-about = A store, a bed or a tank is gone through to the gram: half of a Research card’s percentage is added to the sum. It can be repeated.

## The mission The Cords

first_martians-mission-cords = The Cords
first_martians-mission-cords-summary = Exploration: find somebody on foot in a valley that the storm has redrawn.
first_martians-mission-cords-rules = Regions that aren’t explored lie face down on their spaces; exploring turns one up. A sweep of the lamp shows one of them from afar, without exploring it. Her cords are tied on regions that are known by name: dunes, boulder field, dust bowl, lava tubes. Her lamp lies at the lander’s wreck. All are brought in with Gather. The warm room is built in the base, for 2 energy and 1 oxygen.
first_martians-objective-cords-her-way = Bring in cords that she has tied
first_martians-objective-cords-her-lamp = Find her lamp
first_martians-objective-cords-warm-room = Build the warm room
first_martians-objective-cords-every-cord = Bring in all four cords
first_martians-project-lamp-sweep = Sweep of the lamp
first_martians-project-lamp-sweep-about = Shows one unexplored region from afar, without exploring it. It can be repeated.
first_martians-project-warm-room = Warm room
first_martians-project-warm-room-about = Built in the base: a bed between two heaters, and nothing hard to lie on.

## Things

first_martians-item-chalked-stake = Chalked stake
first_martians-item-chalked-stake-count = { $count ->
    [one] { $count } chalked stake
   *[other] { $count } chalked stakes
}
first_martians-item-tone-probe = Tone probe
first_martians-item-tone-probe-count = { $count ->
    [one] { $count } tone probe
   *[other] { $count } tone probes
}
first_martians-item-seal-cutter = Seal cutter
first_martians-item-seal-cutter-count = { $count ->
    [one] { $count } seal cutter
   *[other] { $count } seal cutters
}
first_martians-item-cable-spool = Cable spool
first_martians-item-cable-spool-count = { $count ->
    [one] { $count } cable spool
   *[other] { $count } cable spools
}
first_martians-item-chalk-mark = Chalk mark
first_martians-item-chalk-mark-count = { $count ->
    [one] { $count } chalk mark
   *[other] { $count } chalk marks
}
first_martians-item-knotted-cord = Knotted cord
first_martians-item-knotted-cord-count = { $count ->
    [one] { $count } knotted cord
   *[other] { $count } knotted cords
}
first_martians-item-ration-lid = Lid of a tin
first_martians-item-ration-lid-count = { $count ->
    [one] { $count } lid of a tin
   *[other] { $count } lids of tins
}
first_martians-item-glove-liner = Glove liner
first_martians-item-glove-liner-count = { $count ->
    [one] { $count } glove liner
   *[other] { $count } glove liners
}
first_martians-item-weld-bead = Weld bead
first_martians-item-weld-bead-count = { $count ->
    [one] { $count } weld bead
   *[other] { $count } weld beads
}
first_martians-item-written-page = Scrap of paper
first_martians-item-written-page-count = { $count ->
    [one] { $count } scrap of paper
   *[other] { $count } scraps of paper
}
first_martians-item-strongbox = Strongbox
first_martians-item-strongbox-count = { $count ->
    [one] { $count } strongbox
   *[other] { $count } strongboxes
}
first_martians-item-shutter = Shutter
first_martians-item-shutter-count = { $count ->
    [one] { $count } shutter
   *[other] { $count } shutters
}
first_martians-item-battery-cell = Battery cell
first_martians-item-battery-cell-count = { $count ->
    [one] { $count } battery cell
   *[other] { $count } battery cells
}
first_martians-item-hatch-plate = Hatch of the Kettle
first_martians-item-hatch-plate-count = { $count ->
    [one] { $count } hatch
   *[other] { $count } hatches
}
first_martians-item-rope-drum = Rope drum
first_martians-item-rope-drum-count = { $count ->
    [one] { $count } rope drum
   *[other] { $count } rope drums
}
first_martians-item-log-cord = Her log
first_martians-item-log-cord-count = { $count ->
    [one] { $count } log
   *[other] { $count } logs
}
first_martians-item-tied-cord = Tied cord
first_martians-item-tied-cord-count = { $count ->
    [one] { $count } tied cord
   *[other] { $count } tied cords
}
first_martians-item-last-lamp = Her lamp
first_martians-item-last-lamp-count = { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}

## Events of the first chapter

first_martians-event-bare-strip = The bare strip
first_martians-event-bare-strip-scene = After the first hard night the ground behind the garage is white, but for a strip as wide as a hand that runs straight from the wall out into the valley. A cloth laid on it is dry within the hour. Something under there is being kept warm, and the HUB is paying for it.
first_martians-event-bare-strip-action = Sink thermometers
first_martians-event-bare-strip-done = { $name } sinks thermometers along the strip, ten paces apart. From one to the next the warmth hardly drops. Whatever the cable feeds is a long way off, and it takes more at night than by day.
first_martians-event-bare-strip-consequence = By noon the frost has gone everywhere, and the strip with it. At night they lie and listen for something that makes no sound.
first_martians-event-bare-strip-choice-dig-it-up = Dig it up
first_martians-event-bare-strip-choice-dig-it-up-told = Half a metre down the cable lies in clean sand, covered with flat stones, each touching the next. No machine lays stones. A loop of it was left over and coiled up; the loop comes along, and the workshop floor is full of gravel.
first_martians-event-bare-strip-choice-mark-it = Mark it with flags
first_martians-event-bare-strip-choice-mark-it-told = Thirty flags, cut from packing film. In the evening light it looks like a path that somebody has laid out in a garden, and one of them says so, which is no help.

first_martians-event-low-hooks = The hooks
first_martians-event-low-hooks-scene = The hooks in the galley hang a hand too low. So do the mirror, the shelf for the mugs and the switch of the lamp over the stove; all of them have been stooping for days, and nobody noticed until { $name } met the shelf with a forehead for the third time. A machine would have put it where the plan has it.
first_martians-event-low-hooks-action = Measure every room
first_martians-event-low-hooks-done = { $name } goes through the HUB with a folding rule. Wherever the plan was silent, the base has been built for a person of one metre fifty-eight who reaches for things with the left hand.
first_martians-event-low-hooks-consequence = This time it is a duct in the corridor, in the dark and at full speed; that hangs a hand too low as well. The cut has to be glued, and Darmstadt would like a report.
first_martians-event-low-hooks-choice-move-up = Move them up
first_martians-event-low-hooks-choice-move-up-told = New holes, the old screws. { $name } fills the old holes with putty and paints over them, four white dots in a row. From now on everybody in the galley stands upright.
first_martians-event-low-hooks-choice-leave-them = Leave them where they are
first_martians-event-low-hooks-choice-leave-them-told = A strip of felt is glued along the edge of the shelf. They go on stooping. Seen from the door it looks like a bow, and one begins to wonder to whom.

first_martians-event-hair-in-the-pump = Hair in the pump
first_martians-event-hair-in-the-pump-scene = The pump of the washbasin has grown slow. { $name } draws a wad out of the strainer and rinses it under the lamp until it can be laid straight. It is hair, grey, as long as a forearm. There is nobody in the crew whose hair is grey, or half that length.
first_martians-event-hair-in-the-pump-action = Clean every strainer
first_martians-event-hair-in-the-pump-done = { $name } cleans all nine strainers of the living rooms. There is some of it in seven, in layers. In the lowest layers it is fair.
first_martians-event-hair-in-the-pump-consequence = What was not got out winds itself round the shaft, turn by turn, like thread on a bobbin. Towards morning the pump stops, and the water comes up through the floor of the quarters.
first_martians-event-hair-in-the-pump-choice-keep-it = Keep it in an envelope
first_martians-event-hair-in-the-pump-choice-keep-it-told = { $name } writes the date on the envelope and puts it into the drawer with the fuses. From now on that drawer is opened more slowly than the others.
first_martians-event-hair-in-the-pump-choice-throw-it-out = Throw it out
first_martians-event-hair-in-the-pump-choice-throw-it-out-told = It must have come with the packing, they agree. Nobody can say what was packed in it. It goes down the recycler, and the recycler takes a long time over it.

first_martians-event-forty-one-minutes = Forty-one minutes
first_martians-event-forty-one-minutes-scene = Light takes fourteen minutes there and fourteen back, and Ruth Feldmann has never needed more than one of her own. { $name } has asked her, in passing, who laid a cable behind the garage. This time it takes forty-one. “There is no cable on my plan,” says Ruth. “How are you all sleeping?”
first_martians-event-forty-one-minutes-action = Listen to it again
first_martians-event-forty-one-minutes-done = { $name } plays it until the noises can be told apart. Before Ruth begins, a chair is pushed back and a door is closed, and it is not she who closes it.
first_martians-event-forty-one-minutes-consequence = The cable is not mentioned any more. There are ways of not mentioning a thing that take up the whole of a room.
first_martians-event-forty-one-minutes-choice-press-her = Ask her once more
first_martians-event-forty-one-minutes-choice-press-her-told = “I heard you the first time,” says Ruth. In the background somebody clears his throat. She goes on to the filters, and reads out the same figure twice.
first_martians-event-forty-one-minutes-choice-let-it-drop = Tell her how they sleep
first_martians-event-forty-one-minutes-choice-let-it-drop-told = { $name } tells her. It becomes the longest talk that they have had, and at the end of it Ruth says thank you, as if for something else.

## Events of the second chapter

first_martians-event-froggys-odometer = Eleven kilometres
first_martians-event-froggys-odometer-scene = Before the crew took it over, Froggy had been driven for eleven kilometres, by remote control, in a hall in Bremen. So say the papers. There is a counter in the rear axle which cannot be reset, and today, because of a noise, { $name } has read it for the first time. It says one thousand nine hundred and four.
first_martians-event-froggys-odometer-action = Read the axle’s memory
first_martians-event-froggys-odometer-done = { $name } gets the drives out of it one by one. They are all the same: out along the valley heavy, and back light. Only the last is the other way round, and it ends with Froggy washed.
first_martians-event-froggys-odometer-consequence = A vehicle with two thousand kilometres in it wants other care than one with eleven, and more of it than it gets. The bearing says so.
first_martians-event-froggys-odometer-choice-write-it-in = Correct the logbook
first_martians-event-froggys-odometer-choice-write-it-in-told = The true figure goes in, with date and initials. By that figure Froggy’s service is overdue by a year, and it spends the day on jacks.
first_martians-event-froggys-odometer-choice-trust-the-papers = Leave the logbook alone
first_martians-event-froggys-odometer-choice-trust-the-papers-told = Eleven, the papers say. But whoever sits down in it now finds out that the seat had been set for short legs, and that they themselves moved it back on the first day without thinking.

first_martians-event-stake-numbers = Counting down
first_martians-event-stake-numbers-scene = Stake 90. Stake 71. Stake 58. It is noon before somebody says it: the numbers are getting smaller. Whoever set them began at the far end and came towards the HUB, stake after stake, with a hammer. When the first was set there was no HUB.
first_martians-event-stake-numbers-action = Dig beside stake 48
first_martians-event-stake-numbers-done = Forty-eight is half-way. { $name } would have put something by just there, for the way back, and digs where the lee is. There is a tin, with biscuits, a bolt of the right size, and a spoon.
first_martians-event-stake-numbers-consequence = They go on to the next stake, because there is one, and to the one after. It is a way of walking in which nobody looks at a gauge.
first_martians-event-stake-numbers-choice-go-on-counting = On to stake 40
first_martians-event-stake-numbers-choice-go-on-counting-told = At 40 the chalk is fresh in the grooves, as if it had been gone over. They stand around it with their hands on their knees. On the way home, for once, everybody is talking.
first_martians-event-stake-numbers-choice-note-and-return = Note it and turn round
first_martians-event-stake-numbers-choice-note-and-return-told = The figures go into the log, in the order in which they were met. Written down like that it looks like a launch.

first_martians-event-fresh-tape = Nineteen days
first_martians-event-fresh-tape-scene = At stake 63 the cable has been mended. It is a neat splice under grey tape, and on the tape is a date, written the way one learns it from an electrician. { $name } reads it three times. It is nineteen days old. On that day the whole crew was in the HUB, with a dust devil at the window; everyone remembers it.
first_martians-event-fresh-tape-action = Write something below it
first_martians-event-fresh-tape-done = { $name } adds today’s date below the other one, and then, after thinking about it for some time, the word “Hello”.
first_martians-event-fresh-tape-consequence = The splice was meant to last until somebody came by again. In the noon sun it opens, and for an hour the HUB’s current runs into the sand.
first_martians-event-fresh-tape-choice-open-the-splice = Open the splice
first_martians-event-fresh-tape-choice-open-the-splice-told = Each strand is soldered by itself and combed flat. Whoever did it had time, and a warm hand. They close it again as well as they can, and it shows that they were in a hurry.
first_martians-event-fresh-tape-choice-leave-it-closed = Don’t touch it
first_martians-event-fresh-tape-choice-leave-it-closed-told = They take a picture and go. Nobody wants to be last in line, and so they walk abreast, all the way to the garage.

first_martians-event-with-own-heating = With its own heating
first_martians-event-with-own-heating-scene = The landers that brought the HUB were called Cargo 1 to Cargo 4, and { $name } has laid their manifests side by side. Three of them list everything to the gram. The fourth lists steel, film and seed potatoes, and has a last line: “Ballast, 81 kg, with its own heating.”
first_martians-event-with-own-heating-action = Add up Cargo 4
first_martians-event-with-own-heating-done = { $name } adds up what Cargo 4 calls packing. It comes to the food for one person who doesn’t eat much, for four hundred days. Somebody had included pepper.
first_martians-event-with-own-heating-consequence = Next morning the manifest of Cargo 4 can’t be found on the server. Where it was there is a note, “superseded”, and a console that asks for a password it has never asked for.
first_martians-event-with-own-heating-choice-print-it = Print it
first_martians-event-with-own-heating-choice-print-it-told = The printer needs a quarter of an hour to warm up and draws like a stove. Then there is a sheet, and paper can’t be superseded.
first_martians-event-with-own-heating-choice-ask-who-weighed-it = Ask who weighed it
first_martians-event-with-own-heating-choice-ask-who-weighed-it-told = The question goes to the loading hall in Kourou, by way of Ruth, among eleven others of the same kind. The other eleven are answered at once.
first_martians-event-with-own-heating-choice-ask-who-weighed-it-later = The storekeeper in Kourou has retired, and writes from home. “I weighed her myself,” he writes. “She told me to round down. I should like to know that she arrived.” { $name } reads it out at breakfast.

first_martians-event-left-handed = A left hand
first_martians-event-left-handed-scene = In infrared the airlock shows who has touched it: bright, this morning’s palms; paler, last week’s. Above all of them, in the paint itself, from when it was wet, is the print of a left hand, the thumb turned in, as one pushes a door who is carrying something. Each of the crew tries it. It fits nobody.
first_martians-event-left-handed-action = Take a cast of it
first_martians-event-left-handed-done = { $name } stirs plaster from ground-up rock and presses it on. Now the hand lies on the galley table, palm upwards, and at some time of the day everyone has laid their own in it.
first_martians-event-left-handed-consequence = The dust that is blown off the suits scours the door a little each time. When the picture is taken again there is only paint, and two of them are no longer sure what they saw.

first_martians-event-oberlin-asks = Oberlin asks
first_martians-event-oberlin-asks-scene = Pascal Oberlin directs the programme and has never spoken to the HUB himself. He does so for two minutes, warmly. He has heard of the question about the earthing conductor. As to panel 14, he adds in closing, it is load-bearing and ought to be put back. Nobody had told Darmstadt about panel 14.
first_martians-event-oberlin-asks-action = Hang a cloth over the camera
first_martians-event-oberlin-asks-done = { $name } hangs a dish towel over the camera in the quarters, with four clothes pegs. In Darmstadt nobody asks about it. In the HUB they sleep better, on the whole.
first_martians-event-oberlin-asks-consequence = From now on Pascal Oberlin’s requests begin with “As you will have noticed”. What the crew notice is that they have started to whisper, and which way they look when they do.
first_martians-event-oberlin-asks-choice-put-it-back = Put the panel back
first_martians-event-oberlin-asks-choice-put-it-back-told = Twelve screws. The wall looks as it did on the first day, and each of them knows to the centimetre where one would have to knock.
first_martians-event-oberlin-asks-choice-leave-it-open = Leave it off
first_martians-event-oberlin-asks-choice-leave-it-open-told = “Understood,” { $name } replies, which is true. The panel stays behind the freezer, with its face to the wall.
first_martians-event-oberlin-asks-choice-leave-it-open-later = A routine update wants every camera in the living rooms for calibration. It has been at it for an hour, at full current, one after the other, and takes longest over the one in the quarters.

## Events of the third chapter

first_martians-event-nine-hundredths = Nine hundredths
first_martians-event-nine-hundredths-scene = Ever since there was a meter on the cable it has said four. Tonight, with dust on the panels and the cold coming through the bolts, it says nine. At the other end of the line somebody is freezing, and has thought about it for a while before turning the knob.
first_martians-event-nine-hundredths-action = Cover the bare metres
first_martians-event-nine-hundredths-done = { $name } crawls along the line and banks sand over every metre that the wind has laid bare. What was lost on the way arrives now. By morning the needle has gone down, and nobody is colder for it.
first_martians-event-nine-hundredths-consequence = Towards morning the breaker decides. It lets itself be talked round towards noon. What happened in the dark hours at the far end can’t be read off any meter.
first_martians-event-nine-hundredths-choice-give-it = Let it draw
first_martians-event-nine-hundredths-choice-give-it-told = They put on second jerseys and watch the needle, as one watches a lighted window across the street. At five it goes back to four. Somebody over there has noticed the hour.
first_martians-event-nine-hundredths-choice-limit-it = Limit it to four
first_martians-event-nine-hundredths-choice-limit-it-told = { $name } sets the limiter. The needle goes down, lies against the stop and stays there till dawn, trembling very slightly.

first_martians-event-ten-past-nine = Ten past nine
first_martians-event-ten-past-nine-scene = In the north, low down, where the rim must be behind the dust, a light burns at ten past nine in the evening, for four minutes. Yesterday it was five, says { $name }, who hadn’t liked to mention it. It is a hand lamp. Since the current was cut there has been nothing over there to charge one from.
first_martians-event-ten-past-nine-action = Leave a charged battery there
first_martians-event-ten-past-nine-done = { $name } goes as far out as the dust allows, and leaves a battery at the foot of the last stake that can be found. The next evening it has gone. In its place lies the old one, wiped clean, with the terminals capped.
first_martians-event-ten-past-nine-consequence = Three minutes; then two. On the evening when there is nothing, somebody goes on standing at the window until ten, and then says good night rather loudly.
first_martians-event-ten-past-nine-choice-answer-it = Answer with the work lamp
first_martians-event-ten-past-nine-choice-answer-it-told = They turn the work lamp to the north and let it burn, for four minutes by the clock. Over there it stays dark for a moment. Then the light comes on once more, as long as a nod.
first_martians-event-ten-past-nine-choice-stay-dark = Save the current
first_martians-event-ten-past-nine-choice-stay-dark-told = The lamp would cost a tenth of what there is. They stand at the windows all the same, each at a different one, and hold their watches to the light of the stove.

first_martians-event-her-voice = Her voice
first_martians-event-her-voice-scene = After midnight, on the narrow band, Ruth speaks to { $name } alone. “I was her voice,” she says. “For three hundred and eleven sols, every evening at nine. Then the line was closed, and I was told there was nobody left on it. She went on sending. I was to listen, and not to answer.” One hears a cup being set down.
first_martians-event-her-voice-action = Send her three pictures
first_martians-event-her-voice-done = { $name } sends her the bunk, a stake, and a weld from the inner door of the airlock. “That seam took her three evenings,” Ruth answers. “She sang. I can’t see it without the tune.”
first_martians-event-her-voice-consequence = For some days she reads out lists and nothing but lists. It had been one night, and it doesn’t come again.
first_martians-event-her-voice-choice-on-the-record = Ask her to say it on the record
first_martians-event-her-voice-choice-on-the-record-told = It takes her an hour. Then it comes over the main channel, with date and name, the same words. In Darmstadt nobody interrupts her. In the HUB everything else has to wait until she has done.
first_martians-event-her-voice-choice-on-the-record-later = There is a second chair at Ruth’s console now. One can hear it when it is moved. Letters from home arrive late, and in them a line is missing here and there.
first_martians-event-her-voice-choice-promise-silence = Promise to say nothing
first_martians-event-her-voice-choice-promise-silence-told = “Thank you,” says Ruth. “It isn’t hard. One practises.” At breakfast { $name } says that reception was poor.

first_martians-event-eleven-exceptions = Eleven exceptions
first_martians-event-eleven-exceptions-scene = Since the page was given a number, the orders from Darmstadt have had numbers too. Today’s is called 2217-b: on account of the dust, nobody is to go further than the first ring without a reason on the list. Ruth reads it in one breath. The garage door, from this morning, asks for the reason.
first_martians-event-eleven-exceptions-action = Read the order to its end
first_martians-event-eleven-exceptions-done = { $name } reads 2217-b to the last line, which nobody is meant to. It has eleven exceptions. The fourth is the maintenance of earthing conductors.
first_martians-event-eleven-exceptions-consequence = During the night the door’s program is improved from Earth. Now it asks “Purpose?” and rejects every answer, including the ones it offers.
first_martians-event-eleven-exceptions-choice-stay-in = Stay in
first_martians-event-eleven-exceptions-choice-stay-in-told = It saves air, and it is very quiet. They clean things that are clean. In the evening somebody proposes a game, and they play it to the end, out of politeness.
first_martians-event-eleven-exceptions-choice-file-a-walk = File a walk
first_martians-event-eleven-exceptions-choice-file-a-walk-told = Form 7, three copies, for an inspection of anchors in an area where there are none. It is granted within the minute. Somewhere on Earth there is a stamp, and nobody behind it who has seen a map.

first_martians-event-page-in-the-pocket = The page in the pocket
first_martians-event-page-in-the-pocket-scene = The page that was found in the mattress is in no file. It has been carried in a breast pocket, by turns, and today { $name } finds that it is coming apart along the folds. On the back, where nobody had looked, is another line: “If they ask, say it was you. I have agreed to that. I only wanted to build it.”
first_martians-event-page-in-the-pocket-action = Write an answer beneath it
first_martians-event-page-in-the-pocket-done = { $name } turns the pen over for a long time. Then there are four words under the line: “We won’t say that.” The others read it and sign.
first_martians-event-page-in-the-pocket-consequence = The overall is changed for another, and for a whole day nobody knows where the page is. By the time it is found, in the laundry, each of them has been through the others’ pockets.
first_martians-event-page-in-the-pocket-choice-learn-it = Learn it by heart
first_martians-event-page-in-the-pocket-choice-learn-it-told = Each takes a sentence. Put together it comes out whole, in as many voices as there are; after that one can’t very well pretend that one doesn’t know it.
first_martians-event-page-in-the-pocket-choice-seal-it-in-film = Seal it in film
first_martians-event-page-in-the-pocket-choice-seal-it-in-film-told = Under the hot film the ink turns a shade darker, as if just written. It will keep for a hundred years now. { $name } puts it back into the pocket, where it crackles.

first_martians-event-blue-threads = Blue threads
first_martians-event-blue-threads-scene = Dust rubs against dust, and the HUB is charged with it from end to end. On every handle stand blue threads, no longer than an eyelash. In the airlock they stand thickest along some letters that somebody has scratched into the frame with a nail, at the height of a child: “Touch the pipe first.”
first_martians-event-blue-threads-action = Earth every handle
first_martians-event-blue-threads-done = { $name } runs bare wire from handle to handle, and finds the holes for it already drilled, the burrs filed off. It is the work of an afternoon. Whoever drilled them had got as far as the galley.
first_martians-event-blue-threads-consequence = The spark jumps from a spoon. It isn’t a big one, but it runs along the wall, and at the end of the wall something in the living rooms goes out.

## Events of the way down

first_martians-event-five-hundred-and-sixty-one = Five hundred and sixty-one
first_martians-event-five-hundred-and-sixty-one-scene = Since the call went out, the receiver has been left on her frequency. At nine in the evening there is something: not a voice, only a key, pressed and let go, as regularly as steps. { $name } counts along. It ends at five hundred and sixty-one, and that is the number of sols since Cargo 4 came down.
first_martians-event-five-hundred-and-sixty-one-action = Take a bearing
first_martians-event-five-hundred-and-sixty-one-done = { $name } turns the loop until the clicks are thinnest. They don’t come from where the map has the cabin, but from a finger’s breadth to the left, where the sun gets in at noon. It will save an hour on the ledges.
first_martians-event-five-hundred-and-sixty-one-consequence = On the next evening it is five hundred and sixty-two, but the last forty come so slowly that one could fall asleep between them.
first_martians-event-five-hundred-and-sixty-one-choice-count-back = Count it back to her
first_martians-event-five-hundred-and-sixty-one-choice-count-back-told = It takes three quarters of an hour, and the thumbs of everybody. When they have reached the number, there is one more click from below. It may have been a mistake. They take it for applause.
first_martians-event-five-hundred-and-sixty-one-choice-speak = Say that they are coming
first_martians-event-five-hundred-and-sixty-one-choice-speak-told = { $name } says who they are, and how many, and when. Down there the key is pressed and held, so long that it must be costing the battery dear.

first_martians-event-tin-on-its-hook = The tin on its hook
first_martians-event-tin-on-its-hook-scene = The tin at the junction hangs as they had left it, with its lid to the wind. The bars are gone. In their place lie a cord with eleven knots, a potato as big as a walnut, lukewarm in a sock, and a strip of paper: “Thank you. Do not start down before eleven, there is ice on the second ledge. H.” It is half past nine.
first_martians-event-tin-on-its-hook-action = Cut up the potato
first_martians-event-tin-on-its-hook-done = It has three eyes. { $name } cuts it so that each piece gets one, dusts the cuts with ash and lays them out to dry. One of them takes.
first_martians-event-tin-on-its-hook-consequence = The potato spends a night in a pocket, outside. In the morning it is glass. They had not been sent so very many things.
first_martians-event-tin-on-its-hook-choice-wait-until-eleven = Wait until eleven
first_martians-event-tin-on-its-hook-choice-wait-until-eleven-told = They sit at the rim in a row and let their legs hang. At six minutes to eleven the second ledge lets go of its ice, all at once, like a tray of glasses.
first_martians-event-tin-on-its-hook-choice-go-at-once = Start down at once
first_martians-event-tin-on-its-hook-choice-go-at-once-told = There is ice on the second ledge. { $name } finds it with the left boot, then with the hip, and hangs in the rope for a time, with a good view.

first_martians-event-worn-brake = The worn brake
first_martians-event-worn-brake-scene = The drum that is to serve at the rim came with the HUB, and the papers call it unused. Its brake lining is gone, down to the rivets, on one side only. That is how it wears when somebody holds the load and pays out the rope at the same time. { $name } puts it at some two hundred descents, none of them with a second person.
first_martians-event-worn-brake-action = Cast a new lining
first_martians-event-worn-brake-done = { $name } bakes a lining from brake dust and resin, overnight, in the oven that bread is baked in. It grips. The bread will taste of it for a week.
first_martians-event-worn-brake-consequence = On the test rig, under half the load, the rivets give. What flies off goes through the wall of the tool cupboard.
first_martians-event-worn-brake-choice-scorpios-lining = Use Scorpio’s
first_martians-event-worn-brake-choice-scorpios-lining-told = It fits as though it had been made for it. Scorpio will have to be stopped with forethought from now on, which nobody has in a rover.
first_martians-event-worn-brake-choice-hold-it-by-hand = Hold it by hand
first_martians-event-worn-brake-choice-hold-it-by-hand-told = The woman who went down before them did it with two hands, they say, and here there are more. { $name } wraps the gloves with tape and practises in the garage on a crate of sand.
first_martians-event-worn-brake-choice-hold-it-by-hand-later = The rope has gone through the tape and then through the glove. { $name } had held on, as there was something on the other end of it.

first_martians-event-everything-recovered = In an orderly manner
first_martians-event-everything-recovered-scene = “You will turn round now,” says Oberlin. He has got up for it at three in the morning, one can hear that. “After the conjunction there will be a specialised team, and everything down there is going to be recovered in an orderly manner.” He says everything. There would have been another word.
first_martians-event-everything-recovered-action = Ask Ruth for the weather
first_martians-event-everything-recovered-done = { $name } asks for the weather on the canyon floor. It is there at once, out of turn, down to the single gust, with the air they can save by it. Nobody has forbidden the weather.
first_martians-event-everything-recovered-consequence = It is repeated each hour, by a machine now, in his voice. They get used to it, and that is the worst of it; in the end somebody finds it reasonable.
first_martians-event-everything-recovered-choice-receiver-off = Switch off the receiver
first_martians-event-everything-recovered-choice-receiver-off-told = { $name } reaches for the knob, and there is a silence like the one after a fan stops. They look at one another and begin, all at the same time, to pack.
first_martians-event-everything-recovered-choice-receiver-off-later = In the hours when the receiver was off, Ruth had read a warning into it, four times, in four tones of voice. It concerned a valve. The valve has since explained itself.
first_martians-event-everything-recovered-choice-ask-him-which = Ask him which
first_martians-event-everything-recovered-choice-ask-him-which-told = “In an orderly manner, or alive?” asks { $name }. “We should like to put down the right one.” After twenty-eight minutes comes the sound of a microphone being laid on a table, with great care.

## Events of the mast

first_martians-event-report-in-ink = A report in ink
first_martians-event-report-in-ink-scene = A trial transmitter has been on for eleven minutes, on a band that half the Earth can hear. Darmstadt passes on the reports, most of them from universities. One is a card, in ink, from a boy of fifteen with an aerial on a fish shed in Akureyri. Signal good, some fading. How is the weather up there? Where his mother works, in the Antarctic, it is always minus eighty, clear, and the wind from the left.
first_martians-event-report-in-ink-action = Pin up all the reports
first_martians-event-report-in-ink-done = { $name } pins them up round the galley lamp: four hundred and six people who sat up at night. The reports are read at breakfast, row by row.
first_martians-event-report-in-ink-consequence = The next trial fails, and the one after. A second card comes from the fish shed: the boy has heard nothing, but he is still there. { $name } reads it more often than one reads a card.
first_martians-event-report-in-ink-choice-answer-the-boy = Tell him the weather
first_martians-event-report-in-ink-choice-answer-the-boy-told = Minus eighty, they send, clear, wind from the left. The card that comes back has a drawing of the shed on it. “Same as hers, then,” it says. In Darmstadt somebody reads it out and has to begin again.
first_martians-event-report-in-ink-choice-lay-it-with-the-rest = Lay it with the rest
first_martians-event-report-in-ink-choice-lay-it-with-the-rest-told = There are four hundred reports and one evening. The card goes into the folder. Since it is stiffer than the others, the folder opens at it by itself.

first_martians-event-second-chair = The second chair
first_martians-event-second-chair-scene = At nine another voice is on the line, a young man’s; he says “the crew” when he means them. Frau Feldmann has been on leave since this morning; it is about what she put on record. He reads the list well. After the last item he adds, quickly, as one posts a letter that isn’t one’s own: “She says, look into the struts.”
first_martians-event-second-chair-action = Look into the struts
first_martians-event-second-chair-done = { $name } shines a lamp down the tube. Inside, as far in as a short arm goes, is chalk: “If this should ever be a mast, guy it low, the gap blows from the left. H.” A bag of fittings is taped beside it.
first_martians-event-second-chair-consequence = He reads the list each evening, well, and nothing after it. Then one evening he doesn’t read well, and the next day there is a third voice, which knows no names at all.
first_martians-event-second-chair-choice-ask-for-ruth = Ask for Ruth
first_martians-event-second-chair-choice-ask-for-ruth-told = “We’ll wait,” says { $name }, and they do, with the transmitter on, saying nothing, for a whole pass of the dish. It is the most expensive silence in the history of the programme.
first_martians-event-second-chair-choice-learn-his-name = Ask what he is called
first_martians-event-second-chair-choice-learn-his-name-told = He is called Jonas and has never been asked. From then on the pass of the dish is always a few minutes longer than the plan allows. It tells on the batteries, in the right direction.

first_martians-event-heater-off-and-on = Off and on
first_martians-event-heater-off-and-on-scene = The needle on the cable’s meter falls to nothing, comes back, and falls again: three short, a pause, three short. { $name } thinks of a loose contact, until the lamp in the galley happens to be switched and the needle answers. At the other end somebody is turning her heater off and on, at minus eighty, in order to say something.
first_martians-event-heater-off-and-on-action = Write down what comes
first_martians-event-heater-off-and-on-done = { $name } sits before the meter with a pencil until four. What comes is a word at a time: MAST, then LEFT, then LOWER, then GOOD. They go out in the morning and set the guys again.
first_martians-event-heater-off-and-on-consequence = Toward morning the needle falls and doesn’t come back for the time it takes to boil water. Then it is at four again. Nobody has breathed, and nobody ever learns what it had meant.
first_martians-event-heater-off-and-on-choice-answer-by-breaker = Answer with the breaker
first_martians-event-heater-off-and-on-choice-answer-by-breaker-told = It takes a night to agree on an alphabet, and half a battery. By dawn they have exchanged eleven words. Two of them were “sorry”, one in each direction.
first_martians-event-heater-off-and-on-choice-leave-her-the-heat = Leave her the heat
first_martians-event-heater-off-and-on-choice-leave-her-the-heat-told = { $name } puts tape over the breaker. Whatever is said like this is paid for in warmth, and one can at least decline to be talked to at that price. After an hour the needle stands still, for that night.

## Events with her in the base

first_martians-event-two-fingers = Two fingers
first_martians-event-two-fingers-scene = Halla Jónsdóttir has eight fingers. The other two went in the night when the current stopped, she says; one gets used to it, only the small screws are a nuisance. She is looking into her soup. “You will have had a breaker go,” she says. “Which one was it?” { $name } is sitting across from her.
first_martians-event-two-fingers-action = Make her a screwdriver
first_martians-event-two-fingers-done = { $name } builds a handle for a hand with a thumb and two fingers. She turns it over, twice. Before supper she has mended what had been on the list for a month.
first_martians-event-two-fingers-consequence = There is a terminal that wants small hands. Out of tact everybody leaves it for later, and she, out of tact, does not offer. It does not wait for either.
first_martians-event-two-fingers-choice-say-who = Tell her
first_martians-event-two-fingers-choice-say-who-told = One sentence, with the hour. She eats two spoonfuls. “You didn’t know,” she says. “No,” says { $name }. “And you didn’t ask.” “No.” After a while she passes the bread.
first_martians-event-two-fingers-choice-blame-the-breaker = “The main one. It failed.”
first_martians-event-two-fingers-choice-blame-the-breaker-told = She nods. She had put that breaker in herself, and chosen it because it can’t fail. “These things happen,” says Halla, and thanks { $name } for the soup.
first_martians-event-two-fingers-choice-blame-the-breaker-later = The main breaker lies on the galley table, taken apart, cleaned, every piece in its order. There is nothing wrong with any of them. She has laid the screwdriver beside it, and it points at nobody.

first_martians-event-double-knots = Double knots
first_martians-event-double-knots-scene = Halla has one thing of her own in the HUB: a cord on a spool, with a knot for each sol. Some of them are double. { $name } asks. “The nights on which I took more than four hundredths,” she says. “I kept count. There are forty-one. I meant to give it back.”
first_martians-event-double-knots-action = Tie today’s knot with her
first_martians-event-double-knots-done = Halla shows { $name } how it is done in gloves. The knot for today comes out somewhat larger than the others, and she looks at it with her head on one side and leaves it.
first_martians-event-double-knots-consequence = At night Halla is found in the airlock, in her coat, wide awake. In the bunk it is so warm, she says, that one can hear the figures.
first_martians-event-double-knots-choice-forgive-the-debt = Tell her it is settled
first_martians-event-double-knots-choice-forgive-the-debt-told = { $name } undoes the first of the double knots, with a marlinspike, in front of her. It takes ten minutes. “All right,” says Halla in the end. “But not all of them. I was there.”
first_martians-event-double-knots-choice-let-her-pay = Let her pay it off
first_martians-event-double-knots-choice-let-her-pay-told = “Good,” says Halla, and looks ten years younger. Forty-one nights come to one pump, one door and a metre of duct. She works with the visor up, and hums something that Ruth would know.

first_martians-event-standing-up = Standing up
first_martians-event-standing-up-scene = There is a chair for her at the table. She eats on her feet by the stove, her back to the wall and the bowl under her chin, and has finished before the others have sat down. At night, whenever she gets up, she folds her blanket first.
first_martians-event-standing-up-action = Put her on the roster
first_martians-event-standing-up-done = { $name } writes her in, between two others, with the same pencil. She reads the roster three times. In the morning she is on shift an hour early and has already found something.
first_martians-event-standing-up-consequence = She has been leaving half of every meal in a tin beneath the bunk, in case. It is the smell that gives the tin away, and by then there are four of them.
first_martians-event-standing-up-choice-stand-with-her = Eat standing, all of them
first_martians-event-standing-up-choice-stand-with-her-told = Next evening nobody sits. It is uncomfortable and rather silly; elbows are in the way. In the middle of it Halla starts to laugh, the way a pump catches.
first_martians-event-standing-up-choice-give-her-time = Give her time
first_martians-event-standing-up-choice-give-her-time-told = They sit, and talk a little more than usual, and look at the chair a little less. It turns out to be tiring to leave somebody in peace.
first_martians-event-standing-up-choice-give-her-time-later = This morning there is a dent in the cushion of the empty chair. Nobody mentions it. { $name } moves the salt to where it could be reached from there.

first_martians-event-sunday-letters = Sunday letters
first_martians-event-sunday-letters-scene = Ruth asks for Halla, and for { $name } to sit beside her. Then she says it without a run-up. The boy had to hear from somebody. So she wrote to him, every second Sunday, from the Antarctic, over his mother’s name: eighteen letters. He has answered each. Does she want to read his, or hers, or neither?
first_martians-event-sunday-letters-action = Give her the dish for an hour
first_martians-event-sunday-letters-done = { $name } gives up the evening pass. What is said to Akureyri nobody hears; in the galley the water is running, from every tap there is.
first_martians-event-sunday-letters-consequence = On the next Sunday no letter goes off, since Ruth finds that she can’t any more. On the Monday a boy in Akureyri begins to telephone.
first_martians-event-sunday-letters-choice-read-them = His first, and then hers
first_martians-event-sunday-letters-choice-read-them-told = It takes two nights at the console, and nobody else gets near it. “She has my jokes wrong,” Halla says at the end. And, somewhat later: “He liked them better.”
first_martians-event-sunday-letters-choice-not-yet = Neither, for now
first_martians-event-sunday-letters-choice-not-yet-told = “Not while I am dead,” says Halla, quite friendly, and goes back to her valve. In Darmstadt a drawer is closed. { $name } remains sitting there, as there seems to be nobody to give the seat to.

first_martians-event-clause-nine = Clause nine
first_martians-event-clause-nine-scene = The paper from Darmstadt has eleven clauses. The person recovered will be looked after in every respect. She was a member of the ground team and at no time off the ground. Clause nine deals with the release of fuel for the ascent vehicle, which follows upon receipt of all signatures. Oberlin has added by hand that he would have preferred to come himself.
first_martians-event-clause-nine-action = Look at the fuel valve
first_martians-event-clause-nine-done = { $name } spends a morning under the vehicle. The release is a signal; behind the signal is a valve; behind the valve is a handle. Halla had been surprised by that handle, when she fitted it.
first_martians-event-clause-nine-consequence = While nobody is signing, the base is set back from Earth to the plan, item by item. The plan has one mouth fewer. At four in the morning the farm’s lamps obey it.
first_martians-event-clause-nine-choice-send-it-back = Send it back unsigned
first_martians-event-clause-nine-choice-send-it-back-told = They correct the commas and send it back. It costs an hour of the big dish, and { $name } says that there has seldom been an hour so well spent.
first_martians-event-clause-nine-choice-into-the-drawer = Into the drawer
first_martians-event-clause-nine-choice-into-the-drawer-told = It lies in the drawer with the fuses. Halla, who had needed a fuse, has seen it, and has put it back with the edges flush.

first_martians-event-one-breath-too-many = One breath too many
first_martians-event-one-breath-too-many-scene = Telemetry doesn’t lie, it only adds up. Since one evening last week the HUB has been giving off more carbon dioxide than its crew can breathe out. A physician in Darmstadt, whom { $name } knows and likes, asks whether anybody is running a temperature.
first_martians-event-one-breath-too-many-action = Recalibrate the sensor
first_martians-event-one-breath-too-many-done = { $name } adjusts the zero by the breath of one small woman. In the log it says “drift”. It is the first entry in that log which everybody has come to look at.
first_martians-event-one-breath-too-many-consequence = The sensor is declared faulty, and the oxygenators are told from Earth to regulate by the plan. By evening there are headaches. Halla goes and sits in the airlock, in her suit, so that there is one fewer to breathe.
first_martians-event-one-breath-too-many-choice-call-it-a-fever = Say yes, a fever
first_martians-event-one-breath-too-many-choice-call-it-a-fever-told = Thirty-eight four, they report, nothing serious. The physician is relieved; he had been afraid that it was something in the air.
first_martians-event-one-breath-too-many-choice-call-it-a-fever-later = The doctor would like a blood count, every morning for ten days, from whoever has the fever. The crew take it in turns. The curve, he writes, is the strangest of his career.
first_martians-event-one-breath-too-many-choice-blow-it-off = Blow it off at night
first_martians-event-one-breath-too-many-choice-blow-it-off-told = At three, when nobody on Earth is looking, { $name } opens the valve for a count of ninety. What isn’t meant to go goes along with the rest.

first_martians-event-old-holes = The old holes
first_martians-event-old-holes-scene = Halla reaches for a mug without looking, as one does at home, and her hand closes on the air, a palm’s breadth below the hook. She looks at the hooks. She looks at the four white dots where the hooks had been. “Quite right,” she says. “They were too low.”
first_martians-event-old-holes-action = Move one hook down
first_martians-event-old-holes-done = One hook, in the old hole. { $name } hangs the mug with the chip on it, which nobody had ever used and nobody had ever thrown away.
first_martians-event-old-holes-consequence = She fetches the crate from the corridor each time, climbs on it, takes down a mug and carries the crate back. She makes no noise about it. That can be heard all over the HUB.

first_martians-event-minus-nineteen = Minus nineteen
first_martians-event-minus-nineteen-scene = { $name } has found the sheet itself, in the archive of the control center: stores, mouths, sols, and at the bottom a minus nineteen, underlined. All of it is right; it can be checked as often as one likes. It is only that whoever did the sum reckoned with one farm. The second was on the list of Cargo 2, under spare parts.
first_martians-event-minus-nineteen-action = Unpack the fittings
first_martians-event-minus-nineteen-done = { $name } opens the crates from Cargo 2. Everything is there, wrapped, with a card from the makers wishing good growth. A set of filters is left over.
first_martians-event-minus-nineteen-consequence = The sheet goes about the base by itself. One finds it under the bread, on the stove, beside the basin, always face upwards, and everybody does the sum again, alone.
first_martians-event-minus-nineteen-choice-show-her-tonight = Show Halla the sheet tonight
first_martians-event-minus-nineteen-choice-show-her-tonight-told = Halla reads it with a finger under the line. “Spare parts,” she says. She carried those crates to the HUB herself, and knows where the good connectors are; she goes out to fetch one, and is gone for some time.
first_martians-event-minus-nineteen-choice-prove-it-first = Prove it first
first_martians-event-minus-nineteen-choice-prove-it-first-told = { $name } puts it under the scales. One doesn’t take a reason from somebody before one has a better to put in its place. For now it makes for long evenings.

## Events of the search

first_martians-event-forty-thousand-aerials = Forty thousand aerials
first_martians-event-forty-thousand-aerials-scene = Since Halla’s name was said, people have been listening, with dishes, with wire, with bedsprings: forty thousand of them by Ruth’s count. Nobody has asked them to. They write down what they believe they hear. Three of the lists, from Punta Arenas, Oulu and a school in Accra, have the same click at the same second. It points one way; the footprints point another.
first_martians-event-forty-thousand-aerials-action = Thank them
first_martians-event-forty-thousand-aerials-done = { $name } thanks all forty thousand in two words and gives the hour of the next pause, in which it would be good if everybody were quiet. Everybody is. One can hear the Sun.
first_martians-event-forty-thousand-aerials-consequence = By now the listeners send advice. It comes in on every band, at all hours, and is well meant; a machine in the garage has taken one of the suggestions for an order.
first_martians-event-forty-thousand-aerials-choice-trust-the-click = Trust the click
first_martians-event-forty-thousand-aerials-choice-trust-the-click-told = They lay the three lists over one another and draw a line. To search along it costs them a night of lamps. At the end of the line there is nobody, but there is a place where the dust has been brushed off a rock to sit on.
first_martians-event-forty-thousand-aerials-choice-trust-the-ground = Trust the ground
first_martians-event-forty-thousand-aerials-choice-trust-the-ground-told = A click is a click, and the ground has prints. It is a sound decision. In the evening a class in Accra asks, through Ruth, whether they got it right.

first_martians-event-closed-with-care = Closed with care
first_martians-event-closed-with-care-scene = The end of that call has been recorded. There is the press of the key that hadn’t been agreed on. { $name } turns it up as far as it goes. After the press comes a scraping, then a clank, and another: that is a hatch being closed from outside, with care, by somebody who doesn’t mean to open it again.
first_martians-event-closed-with-care-action = Time every sound
first_martians-event-closed-with-care-done = { $name } times it to the tenth. Before the second clank are four steps, with a long one among them: she is carrying something heavy on the left. Two bottles, then. She has twice the air they had feared.
first_martians-event-closed-with-care-consequence = It has been played so often that they hear it in other things, the freezer, the bread tin. Each time somebody looks up.
first_martians-event-closed-with-care-choice-keep-calling = Keep calling her
first_martians-event-closed-with-care-choice-keep-calling-told = Every quarter of an hour, all night: the time, the wind, and where the lamp is. It does for those who do the calling, too. Towards morning somebody has started to tell her about breakfast.
first_martians-event-closed-with-care-choice-save-the-current = Save the current
first_martians-event-closed-with-care-choice-save-the-current-told = If she can hear she knows the way, and if she can’t it is no use. The transmitter is turned off. The lamp on it goes out as well, which nobody had thought of.

first_martians-event-nine-hours = Nine hours
first_martians-event-nine-hours-scene = A suit from Cargo 4 holds air for nine hours, and can be filled up from a bottle. { $name } has done the sum for every bottle that there could be. There is a result. It stands on the back of the duty roster, and the roster hangs with its face to the room.
first_martians-event-nine-hours-action = Set out bottles
first_martians-event-nine-hours-done = At every third stake { $name } leaves a bottle with a small lamp on it. In the morning one of the lamps burns lower than the others. It hasn’t failed; it has been turned down, to save it.
first_martians-event-nine-hours-consequence = Somebody takes the roster down in order to write the new week on it, and turns it over. After that they all go out at once, without a plan, in different directions.
first_martians-event-nine-hours-choice-say-the-figure = Say the figure
first_martians-event-nine-hours-choice-say-the-figure-told = { $name } says it once, with the unit. Nobody asks how it was arrived at. They work as though the table had been tilted, and everything were running towards one corner.
first_martians-event-nine-hours-choice-keep-the-figure = Keep it
first_martians-event-nine-hours-choice-keep-the-figure-told = Asked how long there is, { $name } says “long enough”, several times a day. By evening there isn’t a pencil left in the HUB that hasn’t been bitten.

first_martians-event-boat-is-painted = The boat is painted
first_martians-event-boat-is-painted-scene = “My mother isn’t in the Antarctic,” says a boy’s voice, in careful English; Ruth has put the fish shed straight through. “It was the weather. Yours is hers, to the degree. Down there it’s never eighty below in summer, I looked it up. So I thought it through.” He has to swallow. “The boat is painted. Could somebody tell her that?”
first_martians-event-boat-is-painted-action = Send it from the mast
first_martians-event-boat-is-painted-done = { $name } puts the boy’s recording on the mast at full power, just as it is, with the gulls. If his mother has a radio on, she is hearing it now. If she hasn’t, then at least the valley has.
first_martians-event-boat-is-painted-consequence = The boy stays on the line, and pays for it out of his confirmation money. He doesn’t say anything. Every hour or so one hears that he has put down a cup.

first_martians-event-combed-strands = Combed strands
first_martians-event-combed-strands-scene = Stake 1 stands at the rim, where the cable comes up from below. There has been nothing in it since the current was cut. Someone has sat beside it and looked for the fault: the cable has been opened, and at both ends the strands are combed out, each by itself, ready for mending. On the rock, in chalk, as for an electrician who is late: “No hurry.”
first_martians-event-combed-strands-action = Mend the line
first_martians-event-combed-strands-done = { $name } makes the splice there and then, on both knees, strand by strand, and writes the date on the tape. Nobody is at the other end. It is done for all that, and they go home more upright.
first_martians-event-combed-strands-consequence = { $name } has not been sleeping since that day, and won’t say what there is to be seen on the ceiling. In the end the body takes the matter in hand.
first_martians-event-combed-strands-choice-close-the-breaker = Close the breaker again
first_martians-event-combed-strands-choice-close-the-breaker-told = It goes over with the same dry click. Four hundredths flow out to the rim, through a coil that { $name } has left there, and warm a rock. Whoever passes in the morning sees it, the only dark spot in the frost.
first_martians-event-combed-strands-choice-too-late-for-that = It is too late for that
first_martians-event-combed-strands-choice-too-late-for-that-told = Current is air now, and air is hours. The breaker stays as it is. { $name } has taken a picture of the rock, for the report, and hasn’t attached it.

## Adventures

first_martians-adventure-chair-on-the-rise = The chair
first_martians-adventure-chair-on-the-rise-scene = On a rise a long way from anywhere stands a chair. It has been made from a crate, with a back and one armrest, the left. { $name } looks for what one would see from it: not the plain, not the sunset. It faces the HUB, and at this distance one can just tell which windows are lit.
first_martians-adventure-chair-on-the-rise-choice-sit-down = Sit down in it
first_martians-adventure-chair-on-the-rise-choice-sit-down-told = Somebody walks past the galley window, stops, and walks back. { $name } knows by the gait who it is. So there has been somebody who learnt to tell them apart.
first_martians-adventure-chair-on-the-rise-choice-take-it-home = Take it home
first_martians-adventure-chair-on-the-rise-choice-take-it-home-told = Good screws, and not one too many. At supper it stands by the door, and nobody sits down in it. On the rise, four dents in the gravel will be there for a thousand years.

first_martians-adventure-small-boots = Size thirty-six
first_martians-adventure-small-boots-scene = In the lee of a block, where no wind gets at it, is the print of a boot, with a second before it and a third. The tread is the programme’s own. { $name } sets a foot beside it: the print is shorter by three fingers. It goes on along the rock, unhurried, with the toes turned out.
first_martians-adventure-small-boots-choice-step-beside-them = Walk beside them
first_martians-adventure-small-boots-choice-step-beside-them-told = One soon falls into the stride. It stops where there is a view, goes round what is sharp, and ends on bare stone; by then the gauge has gone lower than { $name } had meant it to.
first_martians-adventure-small-boots-choice-step-beside-them-later = { $name } had marked where the prints stopped, and today somebody looked behind the stone. A cache, no bigger than a lunch box: one filter, wrapped in a page of sheet music.
first_martians-adventure-small-boots-choice-cover-them = Cover them over
first_martians-adventure-small-boots-choice-cover-them-told = A flat stone over each, so that they will keep. { $name } doesn’t mention it in the HUB. It is the sort of thing that wants explaining only once one has begun.

first_martians-adventure-chalk-arrow = An arrow
first_martians-adventure-chalk-arrow-scene = There is an arrow on the rock, in chalk, so high up or so low down as one would put it who is one metre fifty-eight. It doesn’t point along the easy ground but across the scree, which looks a folly. { $name } follows it, for want of a better idea, and is through in half the time.
first_martians-adventure-chalk-arrow-later = On the map, the short way across the scree has been given a name. { $name } had only written “arrow” beside it, and the others now say “by the arrow”, as one says by the church.

first_martians-adventure-blanket-on-the-ledge = The ledge
first_martians-adventure-blanket-on-the-ledge-scene = Half-way down the wall the ledge widens by the breadth of a bed. A blanket lies there, rolled and tied, with a stone on it, and next to it stands a bottle with a mouthful of air in it. Somebody has made it a rule to stop here. { $name }’s knees are in favour of the rule, the clock is against it.
first_martians-adventure-blanket-on-the-ledge-choice-rest-there = Rest
first_martians-adventure-blanket-on-the-ledge-choice-rest-there-told = The blanket smells of nothing, as things do that have been in the cold. { $name } lies under it, looks up at a strip of sky and lets the hands stop shaking by themselves. Then it is rolled up, tied, and the stone put back.
first_martians-adventure-blanket-on-the-ledge-choice-climb-on = Climb on
first_martians-adventure-blanket-on-the-ledge-choice-climb-on-told = Twenty metres below it the knee gives way, just where somebody who had rested would have had a knee. { $name } says a short word, and then, because it has an echo, says it again.

first_martians-adventure-peel = Peel
first_martians-adventure-peel-scene = Between two stones lies something brown and curled, like wood shavings. There is no wood here. { $name } turns it over with the tongs. It is peel, freeze-dried, very thin; somebody has peeled a potato out of doors, or carried the peel a long way in order not to leave it at home.
first_martians-adventure-peel-later = { $name } had put the peel into water, for the sake of tidiness. On the thickest piece there is an eye, and the eye has turned green.

first_martians-adventure-glove-on-a-stake = A glove
first_martians-adventure-glove-on-a-stake-scene = On a stake at the edge of the gathering ground there is a glove, a left one, pulled over the top and tied below so that the wind can’t have it. It is small and has been darned at every finger. { $name } has seen that done on garden fences, in winter: it isn’t lost, it has been put where its owner will find it.
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove = Leave it there
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove-told = { $name } tightens the string. It waves, slightly, as long as one can see it, with all five fingers.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in = Bring it in
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-told = On the lab table it is evidence. It takes up so little room, and lies so exactly as a hand would, that they work around it for the rest of the day.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-later = In the darning of the glove is a wire that { $name } had taken for thread. It is a heater, made out of scrap, and better than the programme’s. The drawing is passed round, and the suits draw less from today.

first_martians-adventure-cord-in-the-wind = Cord in the wind
first_martians-adventure-cord-in-the-wind-scene = A piece of cord moves on the ground, like something looking for the way. It has five knots in it, and it has been cut at both ends. One of them is caught beneath a stone that was put there on purpose. { $name } lifts the radio, and sees that the other end has swung round and lies still.
first_martians-adventure-cord-in-the-wind-choice-follow-its-end = Go where it points
first_martians-adventure-cord-in-the-wind-choice-follow-its-end-told = It points at a gap no wider than a person. Behind it, out of the wind, someone has brushed the sand smooth and written in it with a finger, in large letters: “OK”. The edges are sharp.
first_martians-adventure-cord-in-the-wind-choice-mark-and-call = Mark it and call
first_martians-adventure-cord-in-the-wind-choice-mark-and-call-told = { $name } puts up the beacon and calls it in. It is the third such piece today, says the HUB, and they lie on a line. For the first time there is a pencil going on the map, and not only an eraser.

first_martians-adventure-house-in-the-slag = Slag
first_martians-adventure-house-in-the-slag-scene = A welder’s bead tells as much as handwriting, if one cuts it. { $name } has one from the outer frame under the microscope: ring upon ring, each exactly as wide as the last, and at the end, where most people lift the torch, a small turn to the left. All the seams of the HUB have that turn. The machine’s test pieces haven’t.
first_martians-adventure-house-in-the-slag-choice-cut-the-bead = Cut it in half
first_martians-adventure-house-in-the-slag-choice-cut-the-bead-told = In the section there are grains of sand, melted in, which had been blown there from far beyond the valley. That is worth a sample tube. { $name } is sorry about the turn.
first_martians-adventure-house-in-the-slag-choice-hang-it-up = Hang it up
first_martians-adventure-house-in-the-slag-choice-hang-it-up-told = With a loop of wire, over the bench. It turns in the draught from the fan, always to the left, and the hand that draws it gets steadier by and by.

first_martians-adventure-song-in-the-noise = In the noise
first_martians-adventure-song-in-the-noise-scene = The receiver was to measure how much the dust crackles. { $name } has the crackle on paper, a metre of it, and there is a shape in it that comes again at nine every evening: four rises, a long fall, four rises. Dust has no verses. It is a person humming, very far off, next to an open microphone.
first_martians-adventure-song-in-the-noise-choice-write-it-down = Write it down as notes
first_martians-adventure-song-in-the-noise-choice-write-it-down-told = It takes until midnight, on the back of a fault list. { $name } can’t read music and does it with lengths and heights. Then it is tried out, on mugs.
first_martians-adventure-song-in-the-noise-choice-write-it-down-later = Ruth had asked what the mugs were for, and they played it to her. There was a silence, and it wasn’t the twenty-eight minutes. “The second line goes up,” she said then. { $name } corrects it.
first_martians-adventure-song-in-the-noise-choice-filter-it-out = Filter it out
first_martians-adventure-song-in-the-noise-choice-filter-it-out-told = Two filters, and there is only dust, which is what was asked for. The measurement is clean. { $name } runs the thing once more without the filters, and then turns it off in the middle of a rise.

first_martians-adventure-asleep-sitting = A lamp held
first_martians-adventure-asleep-sitting-scene = “I’ll hold the lamp,” Halla had said. Four hours later { $name } looks up from the eyepiece. Halla is asleep on the stool, upright, with her mouth a little open, and the arm with the lamp hasn’t dropped by a centimetre. To take it from her would wake her. So the counting goes on, long after it has all been counted.
first_martians-adventure-asleep-sitting-later = In return for a night’s sleep, Halla says, which is nonsense; but what { $name } had meant to repair this week has been repaired, before breakfast, and swept up after.

first_martians-adventure-tally-behind-the-pipe = Behind the pipe
first_martians-adventure-tally-behind-the-pipe-scene = Behind the warm pipe, where one gets only lying down, the wall is covered with strokes, in fives, scratched in with a nail. { $name } puts down the wrench. They begin at the floor, even and deep, and go up as far as an arm reaches from here. Whoever it was had lain on this spot, on this side, every evening.
first_martians-adventure-tally-behind-the-pipe-choice-count-them = Count them
first_martians-adventure-tally-behind-the-pipe-choice-count-them-told = Three hundred and two. { $name } counts again, and it stays at that. Every seventh stroke is a little longer than the others, up to the last: whoever it was had kept the Sundays.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them = Paint over them
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-told = The work order says to paint, and there is paint. Two coats. It was probably a test, for the adhesion of something.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-later = The paint behind the warm pipe has dried, and in drying it has sunk. One can read the strokes with a fingertip, every one of them. { $name } has stopped telling the others so.

first_martians-adventure-ground-down-wrench = The small wrench
first_martians-adventure-ground-down-wrench-scene = At the bottom of the tool chest is a wrench that is on no list. Its handle has been ground down for a smaller hand and bound with cord; it lies in the palm like something alive. The nut that { $name } has been swearing at all morning sits in a corner where no other tool would fit.
first_martians-adventure-ground-down-wrench-choice-use-it = Use it
first_martians-adventure-ground-down-wrench-choice-use-it-told = The nut comes at once, and so does { $name }’s thumb, into the gap that the handle was ground down to avoid. It is a good tool. It only knows one hand.
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place = Hang it where it belongs
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place-told = There has always been an empty outline on the tool wall, at the very bottom, which nobody could account for. It goes in with a click. For the nut, { $name } takes the heat gun, and the time.

first_martians-adventure-before-it-is-asked-for = Before it is asked for
first_martians-adventure-before-it-is-asked-for-scene = { $name } puts a hand out behind, without looking, and the right key is laid into it. So is the next. Halla is squatting there with her back against the duct; she built this, and has it in her fingers in which order it comes apart. Only at the last seam does she not hand over the torch. She is holding it in her left.
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld = Let her weld
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld-told = One pass, from right to left, slowly, with the arc no longer than a grain of rice. At the end she makes a small turn. Then she lifts the visor, and there is a face that { $name } hasn’t seen before.
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself = Weld it oneself
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself-told = { $name } takes the torch, and she lets go at once. “Slower,” she says, after a while. “It isn’t running away.” It becomes the best seam that { $name } has ever laid, and it ends in a turn to the left.
