import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { seededRandom } from '../chance/seeded-random.ts'
import { firstWordsOf, knownAcross, knownAmong, NamesAcross, wordsIn } from './known-names.ts'
import { type MoodDay, type MoodWhen, moodWhenSteps } from './node-mood.ts'
import { readMemory } from './read-memory.ts'
import { marksOf, mayHold } from './word-marks.ts'

await namesTableReady()

const known = [
  { name: 'Anna Berg', kind: 'person' },
  { name: 'Bath', kind: 'place' },
  { name: 'Élodie', kind: 'person' },
  { name: 'Saint-Malo', kind: 'place' },
] as const

test('a name that is known may stand where its first word does, however it is spelled', () => {
  const on = (text: string) => knownAmong(wordsIn(text), known).map(({ name }) => name)
  expect(on('Elodie drove from saint Malo with ANNA.')).toEqual(['Anna Berg', 'Élodie', 'Saint-Malo'])
  expect(on('Berg and Malo, and a bathroom.')).toEqual([])
  expect(knownAmong(wordsIn('Anna'), [])).toEqual([])
})

const knownFrom = (...texts: readonly string[]) =>
  knownAcross(
    texts.map((text) =>
      readMemory(text, { day: '2026-03-10', weekStart: 'monday', names: [], notNames: [] }),
    ),
  ).map(({ name, kind }) => `${kind} ${name}`)

test('a word that no list knows is somebody where two pages use it as a name', () => {
  expect(knownFrom('Taid is in hospital.', 'Taid came home on Thursday.')).toEqual(['person Taid'])
})

test('who is somebody by one page and by all together is so on the pages that say little', () => {
  const pages = ['Wiebke and Jens came with the boy, Piet. Piet has decided that he is a heron.'] as const
  expect(knownFrom(...pages, 'Piet started school yesterday.')).toContain('person Piet')
})

test('who is somebody on one page and a place on another is a place', () => {
  expect(knownFrom('They will merge us with Lampeter. I laughed.', 'I slept in Lampeter.')).toEqual([
    'place Lampeter',
  ])
})

test('marks never deny a word that a page holds, and deny most of the others', () => {
  const chance = seededRandom(5)
  const word = () => Math.floor(chance() * 1e9).toString(36)
  let mistaken = 0
  for (let page = 0; page < 200; page++) {
    const words = Array.from({ length: 80 }, word)
    const marks = marksOf(words)
    for (const one of words) expect(mayHold(marks, [one])).toBe(true)
    if (mayHold(marks, [word()])) mistaken++
  }
  expect(mistaken).toBeLessThan(60)
  expect(mayHold(marksOf(wordsIn('Met elodie.')), firstWordsOf(known).keys())).toBe(true)
})

test('mood over ten years is reckoned in many steps, and comes out the same each time', () => {
  const days: MoodDay[] = Array.from({ length: 3_650 }, (_, at) => ({
    day: `day ${at}`,
    mood: at % 3 === 0 ? 8 : 5,
    isNamed: at % 3 === 0,
  }))
  const run = (): { steps: number; told: MoodWhen } => {
    const work = moodWhenSteps(days)
    let steps = 0
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return { steps, told: step.value }
      steps++
    }
  }
  const { steps, told } = run()
  expect(steps).toBeGreaterThanOrEqual(40)
  expect(told).toMatchObject({ is: 'known', difference: 3, low: 3, high: 3 })
  expect(run().told).toEqual(told)
})

test('what pages show a name to be is the same in whatever order they come, and goes with them', () => {
  const read = (text: string) =>
    readMemory(text, { day: '2026-03-10', weekStart: 'monday', names: [], notNames: [] })
  const pages = ['BESS barked at me.', 'Bess is asleep on my feet.', 'Bess purred.', 'I sat with Bess.'].map(
    read,
  )
  const known = knownAcross(pages)
  expect(known).toEqual([{ name: 'Bess', kind: 'concept' }])
  expect(knownAcross(pages.toReversed())).toEqual(known)
  const names = new NamesAcross()
  for (const by of [1, -1] as const) for (const page of pages) names.count(page, by)
  expect(names.known()).toEqual([])
})

test('a dog on one page is no person on another', () => {
  expect(knownFrom('We have a dog called Robert.', 'Robert laughed, or so I thought. I fed Robert.')).toEqual(
    ['concept Robert'],
  )
})
