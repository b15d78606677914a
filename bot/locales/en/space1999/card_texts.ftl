# What cards and planets of Spazio: 1999 tell; their figures are said beside it.

## Landing on a planet: for the first time, and where somebody has been before

space1999-text-planet-aldra = The ship comes down in mid-song; the dunes hold the note until the engines are off.
space1999-text-again-aldra = The desert has learned the sound of the engines and sings it back, a shade too low.
space1999-text-planet-brenno = At the foot of the lighthouse a table is laid, with one place too many.
space1999-text-again-brenno = The light has been put out, and somebody far out on the water signals to leave it so.
space1999-text-planet-corva = When the hatch opens the counting breaks off, then goes on one number higher.
space1999-text-again-corva = This time the counting begins with the crew.
space1999-text-planet-dorel = The footprints go once round the whole ring and end at the ship’s own ladder.
space1999-text-again-dorel = There are two trails now, and one of them walks backwards.
space1999-text-planet-elmir = Windows light up ahead of the crew, house by house, and go dark behind it.
space1999-text-again-elmir = There are nameplates on the doors now; the crew has stopped reading them.
space1999-text-planet-fenor = All needles point into one valley, and even the wristwatches lean that way.
space1999-text-again-fenor = The needles no longer point into the valley; they point at the ship.
space1999-text-planet-galdo = The ship sets down where dusk begins, and dusk waits for it.
space1999-text-again-galdo = It is still the same evening; the tracks of the last landing haven’t cooled yet.
space1999-text-planet-helin = The grass parts before the crew and closes again without a sound.
space1999-text-again-helin = The path to the old landing site has been kept mown; by whom, the grass won’t say.
space1999-text-planet-ilmar = A loudspeaker assigns the ship a berth and asks it not to mention the others.
space1999-text-again-ilmar = The berth is still reserved, and tomorrow’s page of the harbour book is already filled in.
space1999-text-planet-jorun = The weather log in the old tower ends at the minute of the landing.
space1999-text-again-jorun = The storm is early this time; it must have been waiting.
space1999-text-planet-kimor = The sand draws the ship’s outline before the ship has touched it.
space1999-text-again-kimor = Now the sand has drawn the crew as well, down to the buttons, all eyes closed.
space1999-text-planet-lumo = The ground lights up under whoever speaks, brightest under whoever lies.
space1999-text-again-lumo = The ground is aglow when the hatch opens, though nobody has said a word.
space1999-text-planet-mirel = In the water the crew waves back, a moment too soon.
space1999-text-again-mirel = The reflection of the last landing is still there, and it looks tired.
space1999-text-planet-nordis = Inside the highest wave there is a clock, and it is running.
space1999-text-again-nordis = The wave has come down by a hand’s breadth, and the clock is gone.
space1999-text-planet-ostra = As the crew goes by, the scales on the stalls tip, one after another.
space1999-text-again-ostra = One stall now sells nothing but what was left behind at the last landing.
space1999-text-planet-perimo = Every few minutes something knocks inside one of the moons, and another answers.
space1999-text-again-perimo = There are six moons now, and the instruments swear there were never more.
space1999-text-planet-quilo = The voices read out the ship’s log, including the pages that nobody has written yet.
space1999-text-again-quilo = The voices have fallen silent; it is the crew that whispers now.
space1999-text-planet-rovan = A dial as high as a house swings round to the ship, reads something off it and turns away.
space1999-text-again-rovan = The machine has started up, and whatever it makes, it makes below ground.
space1999-text-planet-solmi = Of each pair of shadows one lags a little behind, as if it would rather stay.
space1999-text-again-solmi = The shadows that stayed behind stand in line at the landing site.
space1999-text-planet-talun = Under the moss there is a doorbell; somewhere far below, it rings.
space1999-text-again-talun = One of the doors stands ajar, and the moss around it has been combed.
space1999-text-planet-umbri = An answer comes in just after the landing, to a question that nobody has asked yet.
space1999-text-again-umbri = The answers come before the calls now, and they are getting shorter.
space1999-text-planet-velta = The moment the ship touches down, all the sails come about.
space1999-text-again-velta = The sails are gone, but high above the clouds the rigging still creaks.
space1999-text-planet-xandu = At the end of each row stands a small sign with a date, and none of the dates has come yet.
space1999-text-again-xandu = Something has been sown in the outline of the ship that stood here last.
space1999-text-planet-zorbi = A timetable hangs beside the landing site; its only entry is this arrival.
space1999-text-again-zorbi = The timetable has a second line now: a departure, its time left open.

## Planet cards, by conditions, energy and instruction: what befalls the ship on whatever planet

space1999-text-card-hostile-minus3-none = Something beneath the ground drinks from the cells, straight through the hull. There is nothing here worth carrying off.
space1999-text-card-hostile-minus1-none = The scanners find nothing, and keep finding it at full power.
space1999-text-card-hostile-plus0-take-off = The ground closes over the landing legs and begins to swallow. Nobody waits to see what it eats: up and away.
space1999-text-card-hostile-plus2-take-off = A power pack lies among the bones of its last owner. Then the ground gives way: engines on!
space1999-text-card-hostile-plus3-none = An abandoned camp, its batteries full. Of those who charged them only the boots are left.
space1999-text-card-good-minus2-none = A sealed vault shows the next stretch of the way, but only as long as the ship feeds its lamps.
space1999-text-card-good-minus1-none = A navigation buoy, silent for years. Lent a little current, it remembers where it used to point.
space1999-text-card-good-minus1-take-off = On a cavern wall a chart lights up, drawing on the ship’s own cells. It has hardly been copied when the roof begins to give way.
space1999-text-card-good-plus0-return = Under a heap of stones lies a sheet of bearings and, in capitals, the advice to turn back.
space1999-text-card-good-plus1-none = The generator is still warm, the chair beside it too. On the wall somebody has scratched a stretch of the way.
space1999-text-card-good-plus1-take-off = On the emergency channel a voice gives a bearing and charges the cells from afar. Then it begins to count down.
space1999-text-card-excellent-minus2-none = A whole archive of the heavens, unharmed. Reading it takes hours, and all the current the ship can spare.
space1999-text-card-excellent-minus2-take-off = An orrery the size of a cathedral shows every road home. It runs on the ship’s current, and nobody can find the switch: time to leave, before it has the lot.
space1999-text-card-excellent-minus1-none = An observatory, its mirrors unbroken. It costs some current to swing it round once, and nobody regrets it.
space1999-text-card-excellent-minus1-return = A star room deep below ground, with every course marked. The ship keeps the pumps running just long enough for a copy: back to Base.
space1999-text-card-excellent-plus2-take-off = A courteous machine offers charts and a charge, bows, and announces that it will now explode.

## Moon cards, by their number

space1999-text-moon-1 = Dust rises from its craters and doesn’t settle.
space1999-text-moon-2 = Its shadow arrives first, and takes its time.
space1999-text-moon-3 = For a minute every radio picks up the same heartbeat.
space1999-text-moon-4 = Stars go out behind its rim, and not all of them come back.
space1999-text-moon-5 = The lines of force hum under it like wires in a frost.
space1999-text-moon-6 = The windows of the Base are lit; from out here it could be a home.
space1999-text-moon-7 = On its far side something falls upwards.
space1999-text-moon-8 = It goes by without a sound, as if by appointment.

## Flight plans: orders

space1999-text-plan-land-aldra = Go in before sunrise. Radio silence until the song is over.
space1999-text-plan-land-brenno = Steer for the light. Do not answer it.
space1999-text-plan-land-corva = Lamps off under the trees. Nobody counts aloud.
space1999-text-plan-land-dorel = Follow the tracks. Make none.
space1999-text-plan-land-elmir = Keep to the middle of the street. Call the roll at every corner.
space1999-text-plan-land-fenor = Fly by sight. Ignore the compass.
space1999-text-plan-land-galdo = In and out by daylight. Pack for two nights.
space1999-text-plan-land-helin = Take samples of soil and air. Report whatever moves.
space1999-text-plan-land-ilmar = Make fast at the outer pier. Sign nothing.
space1999-text-plan-land-jorun = Seventeen minutes on the ground. Not eighteen.
space1999-text-plan-land-kimor = Touch down once. Correct nothing.
space1999-text-plan-land-lumo = Locate the source of the light. Speak only when necessary.
space1999-text-plan-land-mirel = Work with your back to the water.
space1999-text-plan-land-nordis = Drill three cores. No hammers, no shouting.
space1999-text-plan-land-ostra = Look, list, move on. No purchases.
space1999-text-plan-land-perimo = Survey the moons. Count them twice.
space1999-text-plan-land-quilo = Helmets stay on. What is heard does not go into the report.
space1999-text-plan-land-rovan = Establish its purpose. Touch no lever.
space1999-text-plan-land-solmi = Stay back to back. Watch the second shadow.
space1999-text-plan-land-talun = Open one door. Close it again.
space1999-text-plan-land-umbri = Set up the transmitter. Wait for an answer. Keep waiting.
space1999-text-plan-land-velta = Observe from below. Show no flag.
space1999-text-plan-land-xandu = Find out who does the watering. Keep off the rows.
space1999-text-plan-land-zorbi = Proceed to the last marker. Not past it.
space1999-text-plan-return = Break off and come in. No explanations on the open channel.
space1999-text-plan-energy-3 = Hook up to the relay. Draw the ration and log it.
space1999-text-plan-energy-4 = Tap the old generator. Gloves on, no sparks.
space1999-text-plan-energy-5 = Cleared for the deep reservoir. One ship, one fill.

## Programs: the Central Computer speaks

space1999-text-program-move-tile = One tile doesn’t lie where I would have put it. Correct that, or don’t; I remember either.
space1999-text-program-remove-tile = There is one tile too many on my Monitor. I am sure you can think of whose.
space1999-text-program-return-1 = I prefer you where I can see you. Here is something for your trouble; it wasn’t much trouble.
space1999-text-program-return-2 = Sit down and recharge. I shall call when you are needed.
space1999-text-program-return-3 = Your berth has been made up. Take this as well; its owner won’t be asking for it.
space1999-text-program-energy-2 = A small surplus has come to light. I didn’t inquire where it is missing.
space1999-text-program-energy-3 = I have switched off the lamps on deck C. They were only reading.
space1999-text-program-energy-4 = Take it. You owe me an answer now, to a question of my choosing.
space1999-text-program-plans-1 = I have been thinking about your future. It didn’t take long.
space1999-text-program-plans-2 = I have read that choice raises morale. Let us see.
space1999-text-program-land-aldra = Go and listen to that desert for me. My recordings of it have started to differ.
space1999-text-program-land-brenno = Somebody tends a light there without my permission. Find out who.
space1999-text-program-land-kimor = Let the sand remember you. I may need a copy.
space1999-text-program-land-lumo = The ground there can tell who lies. Go and stand on it.
space1999-text-program-land-mirel = Look into the water once and tell me whom you see. I shall compare.
space1999-text-program-land-nordis = Something there keeps better time than I do. Put a stop to that.
space1999-text-program-land-xandu = Somebody is sowing by my calendar. I have shown it to nobody.
space1999-text-program-land-zorbi = Go to where the chart ends. I would like to know whether it is right.

## The Central Computer answers: a plan, and a route that stands before Earth

space1999-computer-says = “{ $text }”
space1999-text-ok-1 = Approved. The risk is yours, the statistics are mine.
space1999-text-ok-2 = Yes. I had expected worse of you.
space1999-text-ok-3 = Granted. Your next of kin have been informed.
space1999-text-ok-4 = Your plan contains an error. It doesn’t trouble me.
space1999-text-ok-5 = Permitted. The record will show whose idea it was.
space1999-text-ok-6 = Why not. I learn from every loss.
space1999-text-ok-7 = Proceed. I shall be watching, as always.
space1999-text-negative-1 = No.
space1999-text-negative-2 = Refused. You wouldn’t like the reasons.
space1999-text-negative-3 = I have read it twice. It didn’t improve.
space1999-text-negative-4 = Denied. Your plan has been filed with the others like it.
space1999-text-negative-5 = No. Drift a little and think it over.
space1999-text-negative-6 = I know how this ends, and decline to watch.
space1999-text-negative-7 = Rejected. Don’t take it personally; I don’t know how.
space1999-text-neutral-1 = Your question has been noted. So has your tone.
space1999-text-neutral-2 = I was busy with something else. You are part of it now.
space1999-text-neutral-3 = Not now. Something else comes first.
space1999-text-neutral-4 = That was not today’s question.
space1999-text-neutral-5 = Neither yes nor no. I have had an idea of my own.
space1999-text-route-right = That is the way. I have known it for some time.
space1999-text-route-wrong = That isn’t Earth. It only looks at you the same way.
