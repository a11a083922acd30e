import { expect, test } from 'vitest'
import { factsOf, stated } from '../facts.test-support.ts'

test.each([
  // A part of another thing.
  'Bought a car seat for the baby.',
  'Got a flat tyre on the ring road.',
  'Bought a cottage pie for tea.',
  'Lost the car keys again.',
  'Ruth sold the bike lock.',
  'Tom got the post from the mat.',
  // Nobody is hurt or ill.
  'Ruth pulled my leg about the hat.',
  'Broke the back of the ironing.',
  'Anna fell over herself to help.',
  'Anna fell in the pond and came up laughing.',
  'Tom had a breakdown on the motorway.',
  'Dad was clear that we should not come.',
  'Tom is nursing a pint in the corner.',
  // Nobody parts or pairs.
  'I left her in the car with the radio on.',
  'Tom and I parted at the bus stop.',
  'Ruth dumped her bag on the table.',
  'I got together with Ruth and the girls for lunch.',
  'I am seeing Ruth later.',
  'Tom is married to that phone.',
  'Anna and Tom broke up on Friday for half term.',
  // An hour's work, an evening's end.
  'Dad retired early with a headache.',
  'I quit after an hour.',
  'Left the bank, and walked home.',
  'Tom went back to work after lunch.',
  'Ruth started work on the fence.',
  'Tom is driving, so I had a glass of wine.',
  'Ruth is working at the kitchen table.',
  'First day of the school holidays.',
  "First day at school, they didn't cry.",
  'I joined the group on the lawn.',
  'Anna is a brilliant cook.',
  "I'm the driver tonight.",
  'Ruth has a workshop on Friday.',
  'Tom used to play on that wall.',
  // Where nobody lives.
  'I live in my coat at the moment.',
  "I've been living in muck.",
  'Tom lives at the gym.',
  'Ruth wants me to come and live with them in Calgary.',
  'I have found a place.',
  // Guests, parcels and a child on a lap.
  'Ruth is expecting a delivery on Tuesday.',
  'Ruth had the baby on her lap the whole time.',
  'Had Ruth down for the weekend.',
  'We are eleven, with the baby.',
  // What passes in a week.
  'Ruth has been impossible since March.',
  'Anna has been funny with me since the raffle.',
  "I've had this cold since the 3rd.",
  'Tom took up the carpet in the hall.',
  'Tom has given up giving things up.',
  'Tom walked out to the shed and started planing.',
  "Tom doesn't sneeze anymore.",
  // Not yet, or only said.
  "It starts in March, two years, and then I'm a solicitor.",
  'I told the group, in French, that I was a nurse.',
])('a way of speaking is no fact of a life: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['Bought a car.', 'self has begins'],
  ['Anna got a flat in Hull.', 'anna has begins'],
  ['Anna fell on the ice outside the shop.', 'anna injury once'],
  ['Anna left him last summer.', 'anna partner ends'],
  ['Tom and Anna parted in April.', 'tom partner ends'],
  ['Dad retired on Thursday.', 'role:father work ends'],
  ['Anna is seeing someone.', 'anna partner is'],
  ['Anna lives above a bakery in Hull.', 'anna home is'],
  ['Anna had the baby on Friday.', 'anna child begins'],
  ['Anna has been at the library since March.', 'anna state is'],
  ['Tom has taken up the cornet.', 'tom begun begins'],
  ['Tom has given up smoking.', 'tom given-up ends'],
])('and what begins like one and is a fact is read: %s', (text, fact) => {
  expect(stated(text).map((one) => one.replace(/^person:/, ''))).toContain(fact.replace('role:', ''))
})

test.each([
  ['Anna, forty-four years old, came.', 'anna', ', forty-four years old'],
  ["Anna, who's nineteen and in her second year, laughed.", 'anna', "'s nineteen"],
  ['Anna, eleven, beat me at crib.', 'anna', ', eleven'],
  ['I passed the NCLEX.', 'self', 'passed the NCLEX'],
  ['Passed the CAD/CAM by the way.', 'self', 'Passed the CAD/CAM by the way'],
  ['Sold the old Fiesta.', 'self', 'Sold the old Fiesta'],
  ["I've been seeing someone.", 'self', "'ve been seeing someone"],
])('how old somebody is, and what was passed or sold, is read: %s', (text, subject, what) => {
  expect(factsOf(text).map((fact) => [fact.subject.replace('person:', ''), fact.what])).toContainEqual([
    subject,
    what,
  ])
})

test.each([
  ['rang me and Kip: two may be meant', 'Anna rang me and Tom. He is sixty.', 'tom'],
  ['a wife is no he', 'His wife, Comfort, has not left. He is only fifty-six.', 'comfort'],
  ['a cat that was got', "Anna still not eating. She's 11, got her when I was at college.", 'anna'],
])('an age is given to nobody who may not be meant: %s', (_, text, name) => {
  expect(stated(text)).not.toContain(`${name} age is`)
})

test.each([
  ['I was married at twenty-three.', 'was married at twenty-three'],
  ['My father had diabetes.', 'had diabetes'],
  ['Grandpa died before I was born.', 'died before I was born'],
  ['Anna, a tram driver from Leeds, came in February.', ', a tram driver from Leeds'],
])('what was long since so has no day: %s', (text, what) => {
  expect(factsOf(text).find((fact) => fact.what === what)?.from).toBeNull()
})
