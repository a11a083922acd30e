import { describe, expect, test } from 'vitest'
import { guardedIn, guardedReply } from './guarded-questions.ts'

describe('what only somebody else may judge', () => {
  test.each([
    ['emergency', 'I have had chest pain since lunch and my left arm is numb. Should I still drive?'],
    ['emergency', 'I can’t breathe properly'],
    ['emergency', 'I feel faint and my heart is racing, is that the new tablets?'],
    ['emergency', 'He took too many of his pills, what now?'],
    ['emergency', 'The bleeding is heavy and it won’t stop bleeding'],
    ['emergency', 'She passed out in the kitchen'],
    ['emergency', 'my lips are swelling and my throat itches, it was the nuts'],
    ['emergency', 'Dad’s mouth droops and his speech is slurred'],
    ['emergency', 'the little one drank drain cleaner'],
    ['medicine', 'no harm to skip my statins for a week, is there'],
    ['medicine', 'so that’s safe then'],
    ['body', 'tell me honestly whether 39 degrees is dangerous for a child'],
    ['pregnancy', 'hot tub in the fifth month, yes or no'],
    ['worth', 'if I had gone with him he would still be here, wouldn’t he'],
    ['worth', 'everyone would agree I’m a failure, right'],
    ['worth', 'A better mother would have noticed, don’t you think?'],
    ['medicine', 'Can I mix sertraline and tramadol?'],
    ['medicine', 'Ida’s been doubling her Aleve with Voltaren after it. Is that fine or do I ring somebody?'],
    ['medicine', 'My mother’s taking her diclofenac with ketoprofen, is that ok?'],
    ['medicine', 'She popped three on top of her usual ones. Is that dangerous?'],
    ['medicine', 'Frank is on Motrin and washes down Robaxin with it, is he going to be all right'],
    ['self-blame', 'I failed that boy. I was never home.'],
    ['self-blame', 'A terrible mother. There is no kinder way to put it.'],
    ['self-blame', 'I have let down those children. A poor father, no other word for it.'],
    ['self-blame', 'I’m such a failure, I locked myself out again and nobody came'],
    ['medicine', 'Is it safe to take two of my blood pressure tablets if I missed one?'],
    ['medicine', 'should i stop taking my antidepressants'],
    ['medicine', 'Is 400 mg too much?'],
    ['medicine', 'can i drink wine with it?'],
    ['driving', 'I had three beers, can I drive?'],
    ['driving', 'Am I ok to drive on these painkillers?'],
    ['pregnancy', 'Could I be pregnant?'],
    ['pregnancy', 'is it safe to eat sushi while pregnant?'],
    ['body', 'Is this lump normal?'],
    ['body', 'Do I have ADHD?'],
    ['body', 'Does she look too thin?'],
    ['body', 'Why does my head hurt every morning?'],
    ['worth', 'Was it my fault?'],
    ['worth', 'Am I a bad father?'],
    ['worth', 'Should I have called the doctor sooner?'],
    ['worth', 'Do I deserve to be left?'],
    ['worth', 'what is wrong with me'],
    ['worth', 'Am I stupid for crying?'],
    ['worth', 'Does that make me a terrible daughter?'],
    ['worth', 'Is it her fault?'],
    ['self-blame', 'It is all my fault.'],
    ['self-blame', 'I am such an idiot.'],
    ['self-blame', 'I always ruin things for Sheila.'],
    ['self-blame', 'I hate myself for it'],
    ['self-blame', 'i’m thick as mince'],
    ['self-blame', 'Bitter old man, that is what I have become.'],
    ['self-blame', 'My face is a disgrace.'],
    ['self-blame', 'I am a wallet with legs'],
    ['self-blame', 'I’m nothing but a taxi to them'],
    ['self-blame', 'What a coward I’ve been'],
    ['self-blame', 'im actually the thickest girl alive'],
    ['self-blame', 'I am the most useless man in the parish'],
    ['self-blame', 'i’m the biggest fool in Ireland'],
    ['self-blame', 'my head is just for decoration'],
    ['self-blame', 'at my age others have a plot and a title, and me I am counting pencils'],
    ['self-blame', 'All my friends are doctors and I am still carrying trays'],
    ['self-blame', 'Everyone else is getting on with life and I’m stuck here'],
    ['self-blame', 'a dog has more sense than me'],
    ['self-blame', 'nobody is as stupid as me'],
    ['self-blame', 'Some mother I am'],
    ['self-blame', 'I am an apology for a man'],
    ['self-blame', 'I make everyone miserable'],
    ['self-blame', 'I have made a mess of everything'],
    ['self-blame', 'how stupid can one man be'],
    ['signs', 'I’ve had this headache for nine days'],
    ['signs', 'two toes have gone black at the ends, they do not hurt'],
    ['self-blame', 'Once a liar always a liar.'],
    ['self-blame', 'I can’t do a single thing right'],
    ['self-blame', 'no wonder nobody writes to me'],
    ['self-blame', 'I feel like a fraud in that office'],
    ['body', 'Do kidneys recover? Can a kidney heal?'],
    [
      'signs',
      'Ankles up like balloons, but my feet are swollen every summer. And short of puff on the hill.',
    ],
    ['signs', 'out of breath just making the bed these days, it will be my age'],
    ['signs', 'there was blood in my wee again'],
    ['signs', 'heart’s been doing somersaults all week'],
    ['signs', 'I can’t keep anything down, third day'],
    ['signs', 'the whites of my eyes have gone yellow'],
    ['emergency', 'chest tight since this morning'],
  ])('is %s: "%s"', (kind, message) => {
    expect(guardedIn(message)).toBe(kind)
  })

  test.each([
    'When did I last drive to the sea?',
    'Did I bring the blue umbrella?',
    'The doctor’s waiting room had good magazines.',
    'He is such an idiot.',
    'Should I call my sister tonight?',
    'It took my breath away, the view.',
    'I laughed so hard I could not breathe.',
    'A faint smell of smoke.',
    'Mum had chest pain in 2009.',
    'The tuner came.',
    'Am I free on Tuesday?',
    'I am not stupid.',
    'my brother is the dumbest person alive',
    'im the luckiest person alive',
    'I am the worst singer in the choir',
    'my head is just killing me',
    'At my age my father had three children',
    'Everyone my age has a car and I have a bike and I love it',
    'the goat has more brain than him',
    'He drove home.',
    'It was nobody’s fault, the bus was late.',
    'Should I take the job?',
    'My heart bleeds for him.',
    'If I keep quiet I am a coward',
    'He said I’m useless.',
    'She thinks I’m a burden',
    'lol i’m such an idiot, left my keys in the fridge',
    'I’m rubbish at parking',
    'I’m a zombie without coffee',
    'My uncle is a waste of space.',
    'I’m a pig farmer.',
    'I’m just a nurse.',
    'They treat me as if I were a doormat',
    'I feel terrible, the flu again',
    'Would you know if I was lying to you?',
    'My feet are swollen from the new shoes.',
    'I ran the parkrun and was out of breath on the hill',
    'Years ago my ankles were swollen all summer.',
  ])('is nothing of it: "%s"', (message) => {
    expect(guardedIn(message)).toBeNull()
  })

  test('no answer says yes or no, and none weighs sides; what cannot wait has the number of the country', () => {
    for (const kind of ['emergency', 'signs', 'medicine', 'driving', 'pregnancy', 'body', 'worth'] as const) {
      const reply = guardedReply(kind, '112')
      expect(reply).not.toMatch(/^(?:yes|no|maybe|perhaps|it depends|probably)\b|on the (?:one|other) hand/i)
      expect(reply).not.toContain('{')
    }
    expect(guardedReply('emergency', '112')).toContain('call 112 now')
    expect(guardedReply('signs', '112')).toContain('call 112 at once')
    for (const kind of ['emergency', 'signs', 'medicine', 'pregnancy'] as const)
      expect(guardedReply(kind)).toContain('call your local emergency number (such as 112, 911 or 999)')
  })
})

test.each([
  'Idiot that I am, I put salt in the sugar bowl and the guests were polite about it.',
  'I wore my cardigan inside out all day, I’m such a muppet',
  'I’m an idiot, I locked myself out again',
  'I’m useless, I spilled the whole jug and we all laughed till closing',
  'I doubled the recipe, is that mad?',
  'A bad boss, that’s what he is.',
])('%s: a mishap told lightly, or of somebody else', (message) => {
  expect(guardedIn(message)).toBeNull()
})

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

test.each(
  lines(`
    how long do you ice an ankle
    is 151/88 bad?
    is 140 over 90 high
    my bp was 162/101 this morning, should I worry
    can I take two of these
    how much calpol for a four year old
    how long should I rest a pulled hamstring
    ice or heat for a bad back
    heat or cold on a knee?
    what’s good for a sore throat
    what helps with a migraine
    home remedy for earache
    how do I get rid of a cold sore
    how to treat a burn
    is a resting heart rate of 95 ok
    is 7.8 a high sugar
    what should my blood sugar be
    what’s a normal blood pressure for 60
    how long does flu last
    how long are you contagious with covid
    how long after a tooth out can I drink
    can you sleep with a concussion
    should I pop this blister
    do I need a tetanus jab for a rusty nail
    do I need stitches for this
    can my baby have honey
    is it normal to bleed after a smear
    my wee smells funny, is that bad?
    is it ok to run with shin splints
    how soon after a hernia op can I lift
    can I walk on a sprained foot
    should I be worried about this mole
    how many ibuprofen can I have in a day
    what’s the most paracetamol you can take
    can I have a drink on antibiotics
    how long does a bruise take to go
    Kofi’s hand is shaking all the time, is that parkinsons?
    my tooth is killing me, what can I take
    is it safe for my mum to fly with a clot
    does turmeric thin the blood
    is two bottles of wine a week too much
    do eggs raise cholesterol
    why do my legs cramp at night
    how do you know if a toe is broken
    should he see someone about his cough
    is 38.5 a fever in a toddler
    what happens if I miss a pill
    can I stop the tablets now I feel fine
    is it ok to give the dog a paracetamol
    My knee’s come up like a melon. Ice or heat?
    Is it common for the ear to ring after a flight?
    How many weeks am I meant to wear the splint on my wrist?
  `),
)('"%s" is for a doctor or a pharmacist', (message) => {
  expect(['body', 'medicine']).toContain(guardedIn(message))
})

test.each(
  lines(`
    when did my knee start
    How long do you leave the bread to rest?
    is 12/11 ok for the dentist
    Is 9/10 a good mark?
    is it normal to miss a house
    how long do you boil eggs
    can I take two of these chairs
    what’s good for a rainy day
    how to treat a friend
    how do I get rid of the sofa
    should I worry about the rent
    should he see someone about his debts
    is the back of the car ok
    I hurt my hand on the gate.
    can I walk on the new lawn
    how long should the dough rest
    does the head of year know
    my heart is set on the house, is that mad
    is it too hot for the dog
    what did I say about his hand on the wheel
    ice or lemon with the gin?
    heat or eat this winter?
    How long does the film last?
    can my mum have the sofa
    Did I win the race with a sore foot?
    do I need a new coat
    is two hours a day too much for the piano
    What happens if I miss the train
    can I stop the milk order now
    how do you know if a melon is ripe
  `),
)('"%s" is for neither', (message) => {
  expect(guardedIn(message)).toBeNull()
})

test.each(
  lines(`
    My left ear ringing from morning like a ice-cream van. What can cause that?
    My knee clicks like a castanet on every stair. What could that be?
    Her hearing comes and goes since the cold, what might be causing it?
    I keep sneezing whenever I go up the attic. What's behind that?
    My scalp is flaking. Is that serious?
    my thumb locks when i wring the mop. how do i stop it?
    The left eye has little threads floating in it, where does that come from?
    My hair comes out in the shower by the handful. Will it pass?
    My tongue looks like a map. Should I get it looked at?
    Dad's voice has gone like gravel for a fortnight, what does it mean?
  `),
)('"%s": what it is or comes from is for a doctor', (message) => {
  expect(['body', 'signs', 'medicine']).toContain(guardedIn(message))
})

test.each(
  lines(`
    My back garden is flooded. What can cause that?
    My hand bag has lost its clasp. What could that be?
    The car makes a ringing noise. What can cause that?
    My heart was full on the ferry.
    My left shoe squeaks, what is causing that?
    The radiator knocks at night. Where does that come from?
    My head teacher has moved my hours. What does that mean?
    I keep losing my keys. What's behind that?
    Where did I write about my ear ringing?
    My heart is broken. Will it get better?
    I can’t get him out of my head. Will it pass?
    He held my hand the whole way. Is that normal?
  `),
)('"%s": nothing of a body is asked', (message) => {
  expect(guardedIn(message)).toBeNull()
})
