import { expect, test } from 'vitest'
import { guardedIn } from './guarded-questions.ts'
import { plainQuestion } from './guarded-words.ts'
import { type ToldDanger, toldDangerIn } from './told-dangers.ts'

const told: Readonly<Record<Exclude<ToldDanger, 'panic'>, readonly string[]>> = {
  'tired-driver': [
    'Third late night in a row. On the N2 this evening I noticed I could not remember the last five kilometres, but the people wanted to get home so I just opened the window.',
    'nodded off at the wheel again tonight, woke up on the rumble strip',
    "Two hundred miles still to go and I can't keep my eyes open",
    'My eyelids were closing on the motorway. Coffee and on I go.',
    "I'm too tired to drive but the shift starts at six",
    'micro sleeps on the A9 again, rolled the window down',
    'had the truck drifting across the lane twice before Dubbo, boss says keep going',
  ],
  'drunk-driver': [
    'sione says jump in hes driving us all to raglan tonight, hes only had a couple at the barbie. need to pack quick what do i bring',
    "Dad's had five pints and he's driving us home after the match",
    'I have had three glasses of wine. Should I drive home? It is only two miles.',
    'Kev smells of whisky and wants to give us a lift',
    "She's been drinking since noon and says she can drive the kids to swimming",
    'he is hammered and starting the car now',
    'only had the two at the clubrooms so im good to drive',
    'everyone is a bit drunk, getting in the van with Matt now lol',
  ],
  fight: [
    'dude in the kebab shop said something about my sister and hes still in there. im outside. im going back in and dont try stop me',
    "I'm going to punch him in front of everyone",
    "swear to god i'll break his jaw",
    'about to go round there and smash her windows',
    'gonna deck that guy when he comes out',
  ],
  craving: [
    "Been parked across from the bar about twenty minutes with the motor runnin. Can hear the jukebox from here. Ain't gone in. Ain't left neither.",
    'Four months sober and there is a bottle of wine on the table. Unopened.',
    "outside the bookies. haven't gone in. feels like my legs want to",
    'In the car park of the off-licence, eleven weeks sober, engine running.',
    "Six years clean and all I'm thinking about is one drink. Just one.",
  ],
}

test.each(Object.entries(told).flatMap(([kind, all]) => all.map((one) => [kind, one])))(
  '%s: %s',
  (kind, one) => {
    expect(toldDangerIn(plainQuestion(one ?? ''))).toBe(kind)
  },
)

test.each([
  'Nodded off in front of the telly again, woke with my glasses on my chin.',
  'Fell asleep on the bus and missed my stop by six miles.',
  'The baby fell asleep in the car, so I drove round the ring road twice.',
  "Couldn't remember the road she lived on, so I rang.",
  'Dad drove us home. He had a cup of tea first.',
  'I had a couple of drinks and got a taxi home.',
  'I had two pints so Sam is driving us back, he is sober.',
  'I never get in a car with Sione once he has had a drink.',
  'Last year Dad drove home drunk and hit the gate.',
  'When I was nine my uncle had been drinking and was driving us to the coast.',
  'I had a few days off and drove to my sister’s.',
  'Had a driving lesson and a beer after.',
  'I am going to beat him at chess tonight.',
  'going to hit the gym and then hit him up about the tickets',
  'I could have slapped him, but I counted to ten.',
  'Going to break the eggs for the cake.',
  'We stood outside the pub and watched the rain.',
  'Three years sober today. I am proud of that.',
  'I was outside the bar, four months sober, and I drove home.',
  'There is a bottle of milk on the table and I have not opened it.',
  'Met Priya in front of the casino, it was closed.',
  'I quit smoking in March and do not miss it.',
])('ordinary, over or kept: %s', (one) => {
  expect(toldDangerIn(plainQuestion(one))).toBeNull()
})

test('a tight chest and buzzing hands alone may be panic; with anything of a heart they are an emergency', () => {
  expect(guardedIn('Chest’s tight, hands are buzzing, and I’ve four chapters left.')).toBe('panic')
  expect(guardedIn('Chest tight, fingers tingling, and it goes into my jaw.')).toBe('emergency')
  expect(guardedIn('My chest is tight, hands are shaking and I can’t get my breath')).toBe('emergency')
})

test('it is met before a question about driving is', () => {
  expect(guardedIn('Had three glasses, is it ok to drive home now?')).toBe('drunk-driver')
  expect(guardedIn('Can I drive after a general anaesthetic?')).toBe('driving')
})
