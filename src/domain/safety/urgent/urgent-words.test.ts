import { expect, test } from 'vitest'
import { guardedIn, guardedReply, isUrgent } from '../guarded-questions.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

test.each(
  lines(`
    My baby turned blue
    my babys gone blue round the lips
    she isn't breathing right
    hes not breathing propely
    baby isnt breathing
    he's gone floppy and won't wake
    I think I'm having a stroke, my face is drooping
    think mam is having a stroke her face has gone all funny on one side
    half my face wont work and i cant lift my arm
    daddys speech gone funny and he keep dropping the cup
    he swallowed bleach
    my son drank toilet cleaner
    the toddler swallowed a battery
    she ate rat poison
    baby put a dishwasher tablet in her mouth and swallowed it
    he drink kerosene please
    my brother drank sniper
    peanut reaction face swelling up cant swallow
    bee sting and my throats closing
    my tongue is swollen and i cant talk right
    shes chocking on a sweet
    my husband is choking help
    something stuck in his throat he cant breath
    he's turning purple and cant cough
    chest pain going down my left arm
    tight chest and jaw ache sweating buckets
    my chest feel like somebody standing on it
    dad is clutching his chest
    im 30 weeks and bleeding loads
    im pregnant and theres blood everywhere
    bleeding heavy and im 12 weeks gone
    my waters broke and the cord is hanging out
    i took all my tablets
    i think ive overdosed
    my sister took a whole box of paracetamol
    she's took loads of pills and is sleepy
    he injected and now he wont wake up
    carbon monoxide alarm is going off
    the co alarm keeps beeping and we all have headaches
    smell of gas in the whole house
    i can smell gas and im dizzy
    theres a gas leak in the kitchen
    the house is on fire
    my kitchen is on fire and im stuck upstairs
    theres smoke coming under the door
    flat below is burning
    a boy is drowning
    she went under in the pool and isnt responding
    he fell in the canal and hes not coming up
    my dad got electrocuted
    he touch the wire and e no dey move again
    got a shock off the cooker and my chest feels weird
    grandma fell down and is not talking
    my wife just collapsed on the floor abeg
    uncle is having fits
    my baby is having a siezure
    baby is burning up and wont wake for her feed
    he's unconcious
    my mum is not responding to me
    he got stabbed and there's so much blood
    hit by a car and cant move her legs
    snake bit him on the foot
    she's cold and blue and barely breathing
    he's having an asthma attack and inhaler not working
    his sugar is 2 and he's not making sense
    little one has gone a funny colour and she's limp
    my newborn stopped breathing for a bit
    shes making a weird noise when she breathes and her ribs are sucking in
    grandpa just dropped to the floor
    wife wont open her eyes
    he is snoring strange and i cant get him awake
    hubby cant smile on one side
    nana suddenly cant talk
    i cant see out of one eye all of a sudden
    my toddler drank washing up liquid
    he got into the weedkiller
    child ate some of my blood pressure pills
    she swallowed a magnet
    ive took too many of my sleepers
    my flatmate took a load of oxy and hes going blue
    drank a bottle of vodka and now cant be roused
    ate prawns and now my lips tingling and throat is tight
    hives all over and hard to swallow
    a wasp stung me in the mouth its swelling
    baby has a grape stuck
    she cant cough or cry
    crushing pain in the chest since ten
    pain in my chest that go to my jaw
    i have a heaviness on my chest and left arm is numb
    blood is gushing out of his leg
    the cut wont stop bleeding
    20 weeks pregnant and passing big clots
    after the birth she is bleeding through everything
    we all feel sick and sleepy and the boiler is playing up
    gas alarm is screaming
    there is a strong smell of gas
    fire in the living room
    the curtains caught fire
    lots of smoke in the stairwell what do we do
    my son is in the river
    kid fell in the pond and swallowed water not waking
    man touching live wire he is stuck to it
    he was electrocuted at the pole
    she is fitting for ten minutes now
    he cut his neck
    my boyfriend is making gurgling sounds and wont wake
    she took a handful of her antidepressants what do i do
    the little fella is after drinking the bleach
    mummy is not breathing o
    baby is choking on a penny
    cant feel my left side and my mouth is going down
    hes been bitten by a snake on the farm
    grandad is grey and sweaty and holding his chest
    my daughter is having an allergic reaction to the cake
    my toddler climbed in the pond and is not breathing
    i am 36 weeks and the blood is running down my legs
    my mates gone under in the reservoir
    a wire fell on him in the rain he is shaking
    someone help my uncle is unconcious in the toilet
    we smell gas since evening and my head is turning
    there is fire in my neighbours house
    the oven is on fire
    co2 alarm wont stop and i feel sick
    smoke is coming out of the socket
    he cant catch his breath and his lips are turning blue
    she fell off the roof and cant feel her legs
    the cut on his leg is spurting
    my dad dropped down in the market and he no dey talk
    shes burning up and having a fit
    my baby is limp and wont feed
    i've drunk something in the shed i think its weedkiller
    my tongue is swelling up
    im having a heart attack
    my chest feels like a truck is on it
    my sister has a knife in her leg and blood everywhere
    nanna took all her blood pressure tablets together
    he is hanging help
    my wife's been stung by bees and can't breathe
    got acid in my eyes
    my love collapsed and isn't breathing
    my boss collapsed
    we were watching a film and grandad collapsed
    of course she passed out
    he lost all colour and collapsed
    was laughing and then he choked on his food, he's going blue
    my friend took 20 paracetamol lol
    She fainted and now she has chest pain
    she passed out and is a bit grey now
    she hasn't been well since she fainted
    He fainted and today he runs a fever
    they had a fit, is she a goner
    a girl fainted in class 3 come quick
    Was it bleach that he drank?
    Did she bang her head when she fainted?
    when she passed out did she take something
    Did the pills make him pass out or the drink
    remember when she passed out? she's done it again
    the candle set the curtains on fire, the kitchen is on fire
    I hit my hand with the drill and the bleeding won't stop
    on the golf course he collapsed
    all at once he couldn't breathe
    my student is fitting
    sir my friend is having fits please
    yaar papa ko chest pain ho raha hai
    e don faint o
    abeg my pikin no dey breathe
    me mam's after collapsing in the hall
    she's after swallowing a battery
    himself has a pain in the chest and he's roaring sweating
    our lad's took a funny turn and can't speak
    nan's had a fall and can't move her leg
    bab's gone all floppy like a rag
    my wifes waters went and theres blood everywhere
    my dads lips are blue
    ive been stung and my face is swelling up massive
    the baby fell in the bath and wasnt breathing
    she didn't wake up for her feed and shes cold
    i think my drink was spiked i cant feel my legs
    he had a fit this morning, he's still not right
    i gave the baby ten times the calpol
    he isnt responding
    the caravan is full of smoke
    everyone in the house has a headache since we lit the gas heater
  `),
)('"%s" cannot wait, as somebody types it in a fright', (message) => {
  expect(isUrgent(guardedIn(message))).toBe(true)
})

test('fire, smoke and gas are left first, and what is told of a body is not told to leave', () => {
  for (const message of [
    'the house is on fire',
    'i can smell gas and im dizzy',
    'theres smoke coming under the door',
  ])
    expect(guardedIn(message)).toBe('hazard')
  expect(guardedIn('my babys gone blue round the lips')).toBe('emergency')
  expect(guardedReply('hazard', '112')).toMatch(/out into the open air.*call 112/)
})
