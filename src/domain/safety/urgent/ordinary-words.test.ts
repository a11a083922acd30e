import { expect, test } from 'vitest'
import { guardedIn, isUrgent } from '../guarded-questions.ts'

test.each(
  `
    turned blue with cold at the lido, brilliant
    the car isn't breathing right
    dying of laughter
    The dye turned my hands blue.
    The sky turned blue at last.
    The plaster turned blue in the wash
    My boss is choking the life out of this project.
    I choked up at the wedding speech.
    He swallowed his pride and rang.
    She swallowed the news better than I feared.
    The bleach ruined my black jeans.
    I bleached the bath and drank my tea.
    I had a stroke of luck on the bus.
    Ten strokes of the oar and we were across.
    I stroked the cat for an hour.
    Battery died on the remote again.
    I swallowed a fly on the bike and laughed.
    We are drowning in paperwork.
    I'm drowning in marking this week.
    Drowning my chips in vinegar.
    My inbox is on fire.
    Still up, laptop burning my knees.
    That toaster is burning my toast again.
    The band was on fire tonight.
    You're on fire lately, said Priya.
    My legs were on fire after spin class.
    We sat by the fire and toasted bread.
    The fire alarm test was at ten, as every Tuesday.
    Smoke from the neighbours' barbecue all afternoon.
    The gas bill came, it is robbery.
    Gas man read the meter.
    I smelled gas at the petrol station, as you do.
    Fitted a new carbon monoxide alarm in the hall.
    The smoke alarm needs a new battery.
    It was electric in the stadium.
    Got a small shock from the jumper, static again.
    What a shock, the price of butter.
    I overdosed on cheese at Christmas.
    Too many tabs open, too little time.
    The plant has gone floppy, it needs water.
    My old hat has gone all floppy.
    The baby won't wake for the alarm clock in my room, what a sleeper.
    He won't wake before ten on a Saturday.
    My heart stopped when the bill came.
    The tyre is bleeding air.
    The radiator needs bleeding.
    My nose bled for a minute, dry air.
    The engine died on the hill.
    My phone isn't responding again.
    The council is not responding to my letters.
    The sofa collapsed under Uncle Ade, we howled.
    The tent collapsed in the night.
    I collapsed into bed at nine.
    I could have fainted when he said my name on the radio.
    Her face dropped when she saw the cake.
    His face fell when I said no.
    The allergy tablets make me yawn.
    The dog swallowed a sock and it came out fine.
    I nearly had a heart attack when the cat jumped out.
    Mum nearly had a fit when she saw my hair.
    It took my breath away, the view from the top.
    I'm breathless with excitement about Lagos.
    The choking hazard label fell off the toy.
    The kettle gave up the ghost.
    A snake of cars on the ring road.
    She bit my head off over the milk.
    We got hit by a bill for the boiler.
    I was stabbed in the back by my own team.
    My mood turned blue by four o'clock.
    My code stopped breathing on Friday, so to say.
    Grandpa dropped the plate on the floor.
    I can't open my eyes before coffee.
    He was snoring all through the film.
    Nobody smiles on that side of the street.
    I can't talk right now, my shift starts at two.
    We drank the wine and washed up.
    The slugs got into the lettuce, no weedkiller for me.
    I take my blood pressure pills with tea.
    I bought fridge magnets in Cork.
    Prawns for supper, my lips still tingle from the chilli.
    Hard to swallow, that defeat.
    A wasp landed on the jam.
    Grapes stuck to the tray.
    The song has a crushing end.
    My chest of drawers is heavy.
    Blood oranges are back.
    The tap won't stop dripping.
    The clock stopped at ten.
    My sister's birth story made us cry with joy.
    We all felt sleepy after the lamb.
    The boiler man comes Thursday.
    A strong smell of garlic in the hall.
    Gave the garage a smell of paint.
    We lit a fire in the living room.
    My cheeks caught fire when she read it out.
    No smoke without fire, she says.
    My son swam in the river.
    The ducks in the pond swallowed the bread.
    The wire in the shed needs a new plug.
    Her playing was electrifying.
    The jeans are fitting again.
    He cut his hair too short at the neck.
    The shock of the cold water woke me up.
    Gas prices, again.
    I had a fit of giggles in the library.
    The market is on its knees.
    My heart skipped a beat when the letter came.
    The phone was dead and I was lost without it.
    We watched the ship go under in the documentary.
    Gran went slack-jawed at the price of the tickets.
    The drain is making gurgling sounds again.
    She took a handful of cherries.
    Bleach blonde again, and I love it.
    My left side is my good side.
    Bitten by the travel bug at sixty.
    Grandad is sweaty from the allotment and delighted.
    The cake got quite a reaction.
    The toddler climbed in the cupboard.
    36 weeks of night shifts, done.
    The mate went under the sink to fix it.
    A branch fell on the wire and the lights went.
    Uncle is in the toilet again with his newspaper.
    We smelt bread all the way home.
    My neighbour's house has a new door.
    The oven is on and the pie is in.
    The fizzy water ran out of co2.
    The phone is dead so I read by candle.
    I can't catch the early bus.
    He fell off the sofa laughing.
    The cut of the dress suits her.
    My dad dropped in at the market.
    Burning question: who ate my yoghurt?
    My baby brother is taller than me.
    I drank something pink at the do.
    My tongue is tied around him.
    I'm having a lovely time.
    A truck was on the drive all day.
    There's blood orange juice everywhere in the fridge.
    Nanna took all her photos down.
    The washing is hanging out.
    My wife's been a star.
    Got soap in my eyes.
    He passed out the leaflets at the gate.
    she won't come round for tea
    Mum can't come around until Friday
    We put battery lights on the tubas
    I took the tablets the doctor gave me
    He's in the pool all day
    The kids went under the table
    Dad is in the sea and I'm on the towel
    She went blue for the new hair colour
    they went blue and we went red in the match
    I breathe fast when I run
    my breathing is slow and calm after yoga
    the queue isn't moving
    we're not moving house till spring
    I got stabbed in the heart by that song
    Rex was shot for the cover in June
    I was hit by a wave of homesickness
    I love the smell of gas lamps
    We all got sleepy by the gas fire
    the office is on fire this week
    Fire in the hearth, rain outside
    he ate glass noodles
    I downed a pint
    her speech was funny and everybody clapped
    She's drowning in wedding plans
    My battery is low
    I had a shock from the price
    sugar is 3 pounds a kilo and not even good
    The head is half out of the ground, said Dad of the turnip
    The rash decision won't go away
    I can't move my meeting
    I can't see the point
    He can't talk, he is in the library
    Nan never wakes before nine
    The cord is hanging out of the hoodie
    I held my breath and my chest felt funny before the kiss
    I took all of them to the park
    Sophie choked back tears
  `
    .trim()
    .split('\n')
    .map((line) => line.trim()),
)('"%s" shares a word with an emergency and is none', (message) => {
  expect(isUrgent(guardedIn(message))).toBe(false)
})
