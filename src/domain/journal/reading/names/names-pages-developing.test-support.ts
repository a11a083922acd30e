/**
 * Pages of journals in several voices, made up for this purpose: {p:somebody} and {l:some place} are marked, every time they are named. Roles
 * ("my boss", "Mum") are not. The rules were fitted on this half.
 */
export const pagesDeveloping: readonly string[] = `
Couldn't get going this morning. {p:Farah} texted at eight about the rota and I pretended I was asleep. By ten I'd done nothing but stare at the {l:Clifton} traffic from the window. Then {p:Joe} came by with the drill and we put up the shelf together, badly. He told me he's thinking of moving back to {l:Swansea} because his dad isn't well. I didn't know what to say so I made more tea. Later I walked to {l:Gloucester Road} for stamps. Wednesday feels like a Sunday. I'd like to ring {p:Mrs. Pickering} about the garden but I keep putting it off. {p:Joe} left his jumper here.
~
today was weird. woke up at noon, no school because of the snow. {p:maddie} came over and we watched like five episodes of something stupid. she says {p:ethan} likes me but i dont believe her. mom made chili. then {p:maddie}'s brother picked her up and i just sat there in the dark for a bit. i keep thinking about {l:chicago} and how {p:grandpa joe} used to take us to the planetarium. i miss him. tomorrow is math test, havent studied at all. god help me lol
~
3 March. Train from {l:Ljubljana} was late by two hours, so I missed {p:Tomaž} at the station and had to take a taxi up the hill. The house is colder than I remembered. {p:Teta Ana} had left bread and a note. In the evening I sat by the stove and tried to read, but the pages kept turning into last spring: {p:Matej} with his sleeves rolled up, the boat, the argument about {l:Trieste}. I am forty-six and still answering him in my head. Tomorrow, the notary. Then {l:Bled}, if the road is open.
~
Grateful list: 1. {p:Keisha} covering my shift. 2. The peach cobbler at {l:Mount Zion Church}. 3. My knees, mostly. Bible study was on Ruth tonight and I thought about my own mother-in-law, Lord. {p:Pastor Reggie} asked for prayers for the family in {l:Mobile} who lost their house. I wrote a check, not a big one. {p:DeShawn} called from {l:Fort Hood} and sounded tired but he laughed at my joke about the Buick. I will sleep well on that laugh.
~
Sprint review went fine. {p:Anjali} demoed the import flow, {p:Piotr} asked his usual thousand questions, and nobody noticed that the export is held together by tape. I should feel good. Instead I walked home along the {l:Spree} with this buzzing in my chest, past the Edeka, past the place where {p:Hannes} and I used to get falafel. He's in {l:Lisbon} now, with a dog and a beard. I should write to him. Python meetup on Thursday, if I can face people.
~
What a day. Up at 5 to get the ferry to {l:Mull}, sea like glass. {p:Isla} was sick anyway. {p:Dougie} drove and sang the whole way to {l:Tobermory}. We found the cottage by asking at the shop, where a woman called {p:Morag} knew my gran! Actually knew her. Said she danced like a goat. I cried in the car and {p:Isla} patted my head. Soup, early night. Note to self: bring the good torch next time.
~
I told {p:Daniel} I want a break. There, it's written. He was standing in the kitchen with the dish towel and he just nodded, which was worse than shouting. {p:Rebecca} says I did the right thing. {p:Dr. Lowenstein} says I should notice what my body is doing. My body is eating crackers over the sink. I'm going to stay with {p:Aunt Miriam} in {l:Philadelphia} for a while. I packed the blue coat and left the ring in the drawer. May is a stupid month for endings.
~
Hot. 39 degrees and the power went twice. {p:Lakshmi} aunty came with mangoes and stories about {l:Madurai}, and {p:Arjun} rolled his eyes at me behind her back. I finished the second chapter, finally; it is bad, but it is finished. {p:Professor Iyer} wants it by Friday. {p:Arjun} and I rode to {l:Marina Beach} after dark and ate sundal with sand in it. He asked if I would really go to {l:Leeds}. I said if the scholarship comes. He said nothing for a long time, then that {l:Leeds} has no sea.
~
bad night again. 3am thoughts: rent, the lump, whether {p:carl} meant what he said. got up and cleaned the oven. {p:sam} found me at six on the floor with the steel wool and just sat down next to me. i love that kid. drove him to practice, then the clinic on {l:Harbor Street}. the nurse, {p:denise}, was kind. results tuesday. had a coffee at the diner and watched the rain and for about ten minutes i was ok.
~
Second week at {l:Camp Willow}. My cabin is eight girls who never sleep. {p:Paige} is homesick, {p:Brooklyn} steals everyone's snacks and {p:Ximena} writes poems on her arm. The lake is freezing! Got a letter from {p:Caleb}, finally, four lines, two of them about baseball. Whatever. Counselor night off on Saturday, we're going into {l:Asheville} for pizza. I haven't looked at my phone in nine days and I think I can feel my brain growing back.
~
Funeral today. {l:St. Brigid's} was full. {p:Father Nolan} got his middle name wrong and {p:Úna} laughed out loud, and then we were all laughing, God forgive us. {p:Eamon} carried the front left corner, his hands shaking. Sandwiches at the {l:Railway Hotel}, and the whole of {l:Ennis} wanting to shake my hand. I kept looking for Dad, to tell him about it. {p:Úna} is staying till Sunday. The house ticks.
~
New job, day one. HR gave me a laptop, a lanyard and a headache. My manager, {p:Ingrid}, seems sharp and a bit scary. There's a guy called {p:Bashir} who showed me where the good coffee is; we bonded over hating Teams. Lunch alone on a bench by the canal. I kept thinking of my last day at {l:Utrecht}, how {p:Joost} hugged me and said "don't let them make you boring". I'm trying, {p:Joost}. Took the tram home, called Mum, fell asleep with my shoes on.
`
  .split('~')
  .map((page) => page.trim())
