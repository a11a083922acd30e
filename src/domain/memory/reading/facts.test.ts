import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { readMemory } from './read-memory.ts'

await namesTableReady()

/** A Tuesday. */
const day = '2026-03-10'
const factsOf = (text: string) =>
  readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }).facts

/** Whom and what a page states, as 'ilse home begins'. */
const stated = (text: string): string[] =>
  factsOf(text).map(
    ({ subject, slot, state }) => `${subject.replace(/^person:(?:role:)?/, '')} ${slot} ${state}`,
  )

test.each([
  ['I moved to Leeds last week.', 'self home begins'],
  ['Moved to York with the cat.', 'self home begins'],
  ['My sister Ilse lives in Bath.', 'ilse home is'],
  ['We took a flat in Hull.', 'self home begins'],
  ['Tom moved into a caravan by the sea.', 'tom home begins'],
  ['Ilse no longer lives in Leeds.', 'ilse home ends'],
  ['Dad got the job at the harbour.', 'father work begins'],
  ['Ilse started at the bakery in January.', 'ilse work begins'],
  ['My brother Chidi works as a welder.', 'chidi work is'],
  ['Mum retired last month.', 'mother work ends'],
  ['Tom was made redundant on Friday.', 'tom work ends'],
  ['I quit my job.', 'self work ends'],
  ['My cousin Nora is a nurse.', 'nora trade is'],
  ['Ilse is a retired bus driver now.', 'ilse trade is'],
  ['Ben started university in September.', 'ben study begins'],
  ['Priya graduated last summer.', 'priya study ends'],
  ['Passed my driving test.', 'self passed once'],
  ['Anna got engaged last night.', 'anna partner begins'],
  ['Tom married Priya in June.', 'tom partner begins'],
  ['My parents are getting a divorce.', 'parents partner ends'],
  ['Anna left him in October.', 'anna partner ends'],
  ['Grandma died on Sunday.', 'grandmother life ends'],
  ['My nan died in March.', 'grandmother life ends'],
  ['Nan moved to Leeds.', 'grandmother home begins'],
  ['Tom, my brother, lives in Leeds.', 'tom home is'],
  ['Mam retired last month.', 'mother work ends'],
  ['My uncle passed away last year.', 'uncle life ends'],
  ['My sister is pregnant.', 'sister child begins'],
  ['Ilse had a baby on Monday.', 'ilse child begins'],
  ['Dad is seventy-one and still climbs the ladder.', 'father age is'],
  ['Tom turned eight the other day.', 'tom age is'],
  ['Mum was diagnosed with diabetes in May.', 'mother illness begins'],
  ['Aunt Carol got the all clear.', 'aunt carol illness ends'],
  ['I broke my wrist last Friday.', 'self injury once'],
  ['I joined the choir in the village.', 'self member begins'],
  ['Dad learned to swim.', 'father skill begins'],
  ['Took up pottery in January.', 'self begun begins'],
  ['I gave up smoking.', 'self given-up ends'],
  ['Dad stopped driving in March.', 'father does driving ends'],
  ['Ben plays the cello.', 'ben plays is'],
  ['Bought a second-hand bike on Saturday.', 'self has begins'],
  ['Last week, Tom moved to Leeds.', 'tom home begins'],
  ['I heard that Ilse moved to Bath.', 'ilse home begins'],
  ['Ilse rang. She got the job.', 'ilse work begins'],
  ["Tom's sister got married on Saturday.", "tom's sister partner begins"],
  ["My boss's daughter moved to Hull.", "boss's daughter home begins"],
  ['moved into a house on Mill Street yesterday with Ben.', 'self home begins'],
  ['Tom and Priya moved in together.', 'priya home begins'],
  ['My boss Gus drives a school bus.', 'gus work is'],
  ['My friend Nora is a film major from El Paso.', 'nora study is'],
  ['Ben is in law school now.', 'ben study is'],
  ['Ilse studies chemistry.', 'ilse study is'],
  ['Anna has a new boyfriend.', 'anna partner begins'],
  ['Aunt Carol finished chemo.', 'aunt carol illness ends'],
  ['Dad had a stent in August.', 'father illness begins'],
  ['My friend Sam plays upright bass.', 'sam plays is'],
  ['My cousin Beth had her baby on the 16th.', 'beth child begins'],
])('a fact is read, of whom and what it is: %s', (text, fact) => {
  expect(stated(text)).toContain(fact)
})

test('what is said of several is said of each', () => {
  expect(stated('Anna and I moved to Leeds.')).toEqual(['anna home begins', 'self home begins'])
  expect(stated('Ben and Priya got engaged.')).toEqual(['ben partner begins', 'priya partner begins'])
  expect(stated('Anna, Ben and Priya moved to York.')).toEqual([
    'anna home begins',
    'ben home begins',
    'priya home begins',
  ])
})

test.each([
  // Somebody else than the name before the verb.
  'The friend of Ilse died.',
  'The dog of my sister died.',
  'The wife of my brother is pregnant.',
  'Everyone but Anna moved to Leeds.',
  'Everybody except Anna got the job.',
  'Neither Anna nor Ben got the job.',
  'Anna or Ben died.',
  'The boss of Ilse is 60.',
  'The girl next to Tom broke her leg.',
  'Those who love Tom moved to York.',
  'Mum came. Talked of the queen. She died.',
  'Ilse has a dog. He died.',
  'Ilse rang. Her boss retired. He got the job.',
  'Tom came by. The neighbour was there. He died last week.',
  'Saw Ilse. He got the job.',
  'Mum told Anna. She got the job.',
  'Kiran rang. Found a flat in York.',
  'Massi, in whispers: Raj bought a house.',
  // Times to come.
  'Ilse starts at the bank in April.',
  'Val moves to Hull on Friday.',
  'Mum is 70 next week.',
  'Dad is going to retire.',
  'Ilse will move to Leeds.',
  // Turns of speech.
  'I moved to decaf.',
  'I moved to Linux.',
  'I moved to Plan B.',
  'We moved in silence.',
  'I found the house quiet.',
  'I took my room key.',
  'Took the place next to Tom.',
  'I separated the eggs.',
  'We split up at the shop.',
  'Tom broke up the chocolate.',
  'I married the two ideas.',
  'Tom is seeing a doctor.',
  'Tom left her at the door.',
  'They are together on the sofa.',
  'I died laughing.',
  'I died of embarrassment.',
  'I left the office at five.',
  'Tom was let go by the police.',
  'I started with the dishes.',
  'I got the part wrong.',
  'I work in silence.',
  'I had cancer on my mind.',
  'I joined the queue.',
  'Dad gave up the ghost.',
  'He gave up his seat.',
  'The boxes took up space.',
  'I live in hope.',
  'Dad drove a van to the tip for an hour of quiet.',
  'I am studying my hands.',
  'Tom plays the fool.',
  'moved by the song, I cried.',
  // Not so, or not known to be.
  'Dad died in my nightmare.',
  'Supposedly Tom got the job.',
  'Yeah right, Tom got the job.',
  'Tom got the job. Just kidding.',
  'Rumour has it that Ilse moved to Leeds.',
  'According to Sanjay, Katrin is pregnant.',
  'If Ilse moved to Leeds, I would cry.',
  'I wish Tom lived in Bath.',
  'Ilse has not moved to Leeds.',
  'Did Tom get the job? Has Ilse moved to Leeds?',
  'Had I moved to Leeds, I would know.',
  'Were I married, Mum would be glad.',
  'I moved to Leeds in my head.',
  '- [ ] Ilse got the job',
  'Dreamt all night. Mum died and I moved to Leeds.',
  // Stories.
  'Watched Succession. Logan died.',
  'In the series Rachel moved to Paris.',
  'The chapter where Beth died made me cry.',
  'Finished the book. Jane married Bingley.',
  'tv: Vincent got shot and his brother Sal moved to Naples.',
])('nothing is stated of anybody: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['I moved to Hull over Easter.', null],
  ['I moved to Hull on 3/4.', null],
  ['Years ago Tom died.', null],
  ['By Easter Tom had moved to Leeds.', null],
  ['I moved to Hull in the nineties.', '1990-01-01'],
  ['I moved to Hull in March 2024.', '2024-03-01'],
  ['I moved to Hull last Friday.', '2026-03-06'],
])('a time that is not made out is marked, and one that is counts: %s', (text, from) => {
  const [fact] = factsOf(text)
  expect(fact).toMatchObject({ from })
  expect(fact?.isTimeUnclear ?? false).toBe(from === null)
})

test('a fact without any time carries no mark', () => {
  expect(factsOf('Ilse got the job.')[0]).not.toHaveProperty('isTimeUnclear')
})
