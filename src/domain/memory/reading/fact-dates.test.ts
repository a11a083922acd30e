import { expect, test } from 'vitest'
import { day, factsOf } from './facts.test-support.ts'

test.each([
  ['I stopped smoking on the first of the month.', '2026-03-01', '2026-03-01'],
  ['I moved to Hull on the twentieth.', '2026-02-20', '2026-02-20'],
  ['I moved to Hull on the thirty-first.', '2026-01-31', '2026-01-31'],
  ['I moved to Hull on the sixth of May.', '2025-05-06', '2025-05-06'],
  ['Ruth has been in Hull since the 2nd.', '2026-03-02', day],
  ['Ruth has been at the bank for eleven years.', '2014-03-10', '2015-09-10'],
  ['Ruth has been at the bank for eight months.', '2025-06-10', '2025-08-10'],
  ['Tom lost his wife five winters ago.', '2020-11-01', '2022-03-31'],
  ['Tom moved to Hull two summers ago.', '2024-06-01', '2024-08-31'],
  ['Tom moved to Hull at the weekend.', '2026-03-07', '2026-03-08'],
  ['Tom finished with her last night by text.', '2026-03-09', '2026-03-09'],
  ['Tom moved to Hull the other day.', '2026-02-28', day],
  ['Tom joined the navy on the Saturday.', '2026-02-28', '2026-03-07'],
  ["Tom has worked at the bank since '97.", '1997-01-01', '1997-12-31'],
  ['No meat since new years.', '2026-01-01', day],
  ['Ruth had a stent in August.', '2025-08-01', '2025-08-31'],
  // Some time in the month before, where it is not said to be new.
  ["I've joined a choir.", '2026-02-08', day],
  ["Kiran's dropped out.", '2026-02-08', day],
  ["I've just joined a choir.", null, null],
  ['Tom has quit smoking, ten days today.', '2026-02-28', '2026-02-28'],
  ['Dad died thirteen years ago today.', '2013-03-10', '2013-03-10'],
  ['Ron died the November before last.', '2024-11-01', '2024-11-30'],
  ['Ron died the June before last.', '2024-06-01', '2024-06-30'],
  ['Ruth is six months gone.', '2025-08-10', '2025-10-10'],
  ['Ruth is twenty weeks pregnant.', '2025-10-14', '2025-10-28'],
  ['My last day at the hospital was the 6th, I went on days in January.', '2026-03-06', '2026-03-06'],
  ['Ruth got the post, and is to start in August.', '2026-03-03', day],
  ['Daddy is dead since 1998.', '1998-01-01', '1998-12-31'],
  ['Ruth has been off work since Monday.', '2026-03-09', '2026-03-09'],
  [
    "Ruth's taught kindergarten at the school since January & looks ten years younger.",
    '2026-01-01',
    '2026-01-31',
  ],
  ['Ruth has a new job at the council.', '2026-02-08', day],
  // Nobody can tell when.
  ["I haven't smoked since the wedding.", null, null],
  ['Beti is dead.', null, null],
  ['Ruth was a nurse in Cardiff for nine years.', null, null],
  ['Ruth is expecting in August.', null, null],
])('the days between which it began are right, or there are none: %s', (text, from, to) => {
  expect(factsOf(text)[0]).toMatchObject({ from, to })
})

test.each([
  "I haven't smoked since the wedding.",
  'Beti is dead.',
  'Ruth was a nurse in Cardiff for nine years.',
])('what began at an unknown time does not begin on the day of the page: %s', (text) => {
  expect(factsOf(text)[0]).toMatchObject({ isTimeUnclear: true })
})

test.each([
  'Mum broke her hip.',
  'Mum broke her hip. She hates the hospital.',
  'Tom got the placement.',
  'Ruth won a full scholarship to Leeds.',
  'My nephew Eli learned to swim.',
  'I bought a car!',
  'Tom resigned from the council on the spot.',
  'Long day. Moved into the flat.\n\nTonight we rest.',
  'Ron came by on Sunday. He passed his driving test.',
  'Ruth said no on Friday. She quit her job.',
])('what is told without a time may be of any day of the week before: %s', (text) => {
  expect(factsOf(text)[0]).toMatchObject({ from: '2026-03-03', to: day })
})

test.each([
  'I just got the job.',
  'Tom rang this morning: he got the job.',
  'Cold today. Mum fell on the ice and broke her wrist.',
  'The letter came this afternoon. I got the placement!',
  'I got the job, they told me tonight.',
])('what is told beside a word for that day is of the day of the page: %s', (text) => {
  const [{ from, to } = { from: '', to: '' }] = factsOf(text)
  expect([from ?? day, to ?? day]).toEqual([day, day])
})

test.each([
  'My sister Ilse is engaged to Tom.',
  'Ilse is pregnant.',
  'Ilse is due in May.',
  'Mum has high blood pressure.',
  'Dad is seeing someone.',
  'We have a dog called Rex.',
  'Ilse is expecting.',
  'Dad has Parkinson’s.',
])('what holds on the day of the page began before, on no day that is known: %s', (text) => {
  expect(factsOf(text)[0]).toMatchObject({ state: 'is', from: null, to: null })
})

test.each([
  'Verna lost a foot in 2003 and died the next spring.',
  'Ilse was born the next autumn.',
  'Ilse had broken her wrist and told nobody.',
  'Tom had moved to Hull by then.',
])('what is told of an older time has no day: %s', (text) => {
  expect(factsOf(text).at(-1)).toMatchObject({ from: null, to: null, isTimeUnclear: true })
})

test.each([
  ['We skied in January. Tom broke his leg.', '2026-01-01'],
  ['Ruth was here last month. She quit her job.', '2026-02-01'],
  ['We fly next week. Tom broke his leg.', '2026-03-03'],
])('what is told after something of a longer time ago may be of that time: %s', (text, from) => {
  expect(factsOf(text).at(-1)).toMatchObject({ from, to: day })
})

test.each([
  // The time of another clause, and of another sentence in small letters.
  ["Ruth's eighteen in March and she's been offered a place at Newcastle.", '2026-03-03', day],
  ["She says nobody has slept since Wednesday and Tom's working nights.", null, null],
  ['ruth got a head job at a hotel. finishing on the 11th of january.', '2026-03-03', day],
  // And still its own.
  ['Ruth fell off a ladder on Monday and has broken a hip.', '2026-03-09', '2026-03-09'],
])('a time that goes with something else is not taken: %s', (text, from, to) => {
  expect(factsOf(text).at(-1)).toMatchObject({ from, to })
})

test('who dropped out in her second year did so at no known time', () => {
  expect(factsOf('Ruth dropped out in her second year.')).toMatchObject([{ from: null, isTimeUnclear: true }])
})
