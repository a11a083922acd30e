/** Goals as strangers would write them. The rules that find lines about them were made with others. */
export const heldOutGoals = [
  { title: 'Swim across the lake in August', tags: [] },
  { title: 'Pay off the car loan', tags: ['debt'] },
  { title: 'Learn to play the cello', tags: ['music'] },
  { title: 'Sleep seven hours a night', tags: [] },
  { title: 'Visit Grandma more often', tags: [] },
  { title: 'Pass the driving test', tags: ['driving'] },
  { title: 'Cook at home four times a week', tags: [] },
  { title: 'Open my own bakery', tags: ['bakery'] },
  { title: 'Stop biting my nails', tags: [] },
  { title: 'Volunteer at the animal shelter', tags: ['dogs'] },
] as const

type Title = (typeof heldOutGoals)[number]['title']

/** Lines of pages: which goal each is about, as a reader would say; null where it only sounds like one of them. */
export const heldOutLines: readonly (readonly [words: string, about: Title | null])[] = [
  ['Swam forty lengths, the lake is still too cold.', 'Swim across the lake in August'],
  ['One day I will swim to the other side of that lake.', 'Swim across the lake in August'],
  ['Paid another 150 towards the loan.', 'Pay off the car loan'],
  ['The car loan keeps me awake some nights.', 'Pay off the car loan'],
  ['Half an hour of cello, my fingers hurt.', 'Learn to play the cello'],
  ['The cello teacher says I should slow down.', 'Learn to play the cello'],
  ['Played the same four bars until the neighbours knocked.', 'Learn to play the cello'],
  ['Slept seven hours for once.', 'Sleep seven hours a night'],
  ['Only five hours of sleep, and it shows.', 'Sleep seven hours a night'],
  ['Drove out to see Grandma, she made dumplings.', 'Visit Grandma more often'],
  ['Grandma was so happy about the visit.', 'Visit Grandma more often'],
  ['Driving lesson in the rain, parallel parking went fine.', 'Pass the driving test'],
  ['The test is booked for the twelfth.', 'Pass the driving test'],
  ['Failed the driving test by two points.', 'Pass the driving test'],
  ['Cooked lentils at home instead of ordering.', 'Cook at home four times a week'],
  ['Third evening in a row that I cooked.', 'Cook at home four times a week'],
  ['Looked at a place that could become the bakery.', 'Open my own bakery'],
  ['The bank said no to the bakery, for now.', 'Open my own bakery'],
  ['Bit my nails all through the meeting.', 'Stop biting my nails'],
  ['My nails are long enough to paint, a first.', 'Stop biting my nails'],
  ['Saturday at the shelter, walked three old dogs.', 'Volunteer at the animal shelter'],
  ['I want to volunteer somewhere with animals.', 'Volunteer at the animal shelter'],
  ['The car needs new tyres before winter.', null],
  ['She played a trick on me again.', null],
  ['The night was warm, we sat outside for hours.', null],
  ['A blood test tomorrow, nothing serious.', null],
  ['He was driving me mad with his questions.', null],
  ['Hammered two nails into the fence.', null],
  ['Music from the bar below until three.', null],
  ['We took shelter under the bridge.', null],
]
