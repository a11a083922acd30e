import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { analyse } from './analysis.ts'
import { dayTable, type PageFacts } from './day-table.ts'
import { chainEvidence, moveEvidence } from './move-evidence.ts'
import { relationshipCalibration } from './records.ts'
import { analysisOf, sampleFirstDay, samplePage, samplePages } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'

/** The sample life with a page each morning that names nothing and has no feeling. */
const withMornings = (): PageFacts[] =>
  samplePages().flatMap((page, at) => [
    samplePage(at, 'The kettle first.', { uid: `morning ${at}`, hour: 7 }),
    {
      ...page,
      activities: page.activities.map((word) => word.toUpperCase()),
      people: page.activities.length > 0 ? [at % 2 === 0 ? 'Ilse' : 'ILSE'] : [],
    },
  ])

test.each(['person ilse', 'topic ward', 'activity walk'])(
  'a link of %s shows the pages that name it',
  (factor) => {
    const life = analysisOf(withMornings())
    const move = life.moves.find((one) => one.factor === factor && one.link)
    if (!move) throw new Error(`There is no link of ${factor}.`)
    const lines = moveEvidence(life, move)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(({ entryUid }) => entryUid?.startsWith('morning'))).toEqual([])
  },
)

test('a chain of feelings shows a page with the first feeling and one with the feeling that followed', () => {
  const pages = Array.from({ length: 120 }, (_, at) => [
    samplePage(at, 'The kettle first.', { uid: `morning ${at}`, hour: 7, emotions: ['trust'] }),
    ...(at % 9 === 0 ? [samplePage(at, 'It broke.', { uid: `broke ${at}`, emotions: ['anger'] })] : []),
    ...(at % 9 === 1 ? [samplePage(at, 'I am sorry.', { uid: `sorry ${at}`, emotions: ['sadness'] })] : []),
  ]).flat()
  const life = analysisOf(pages)
  const chain = life.chains.find(({ first, next }) => first === 'anger' && next === 'sadness')
  if (!chain) throw new Error('There is no chain.')
  const lines = chainEvidence(life, chain)
  expect(lines).toHaveLength(2 * chain.days.length)
  expect(lines.slice(0, 2)).toMatchObject([
    { entryUid: 'broke 117', quote: 'It broke.', carried: 'anger' },
    { entryUid: 'sorry 118', quote: 'I am sorry.', carried: 'sadness' },
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

test('all days with it stand there, newest first, those that speak against the link after the others', () => {
  const life = analysisOf(samplePages())
  for (const move of life.moves.filter(({ link }) => link)) {
    const lines = moveEvidence(life, move)
    expect(lines).toHaveLength(move.with)
    const [rests, against] = [false, true].map((one) => lines.filter(({ isAgainst }) => isAgainst === one))
    expect(lines).toEqual([...(rests ?? []), ...(against ?? [])])
    for (const part of [rests, against]) {
      const days = part?.map(({ day }) => day) ?? []
      expect(days).toEqual(days.toSorted().toReversed())
    }
  }
  const evenings = life.moves.find(({ factor, lag }) => factor === 'activity walk' && lag === 1)
  if (!evenings) throw new Error('There is no link.')
  expect(moveEvidence(life, evenings).filter(({ isAgainst }) => isAgainst).length).toBeGreaterThan(1)
})

test('a day without a page stands there with what was rated, and leads to no page', () => {
  // Practice of a day without a page, and the mood of the day after it.
  const pages = Array.from({ length: 120 }, (_, at) => at)
    .filter((at) => at % 2 === 1)
    .map((at) => samplePage(at, 'The next morning.', { mood: at % 4 === 1 ? 8 : 4 }))
  const practice = Array.from({ length: 30 }, (_, nth) => ({
    day: addDays(sampleFirstDay, 4 * nth),
    minutes: 10,
  }))
  const to = addDays(sampleFirstDay, 119)
  const table = dayTable(pages, practice, sampleFirstDay, to)
  const life = finished(analyse(table, relationshipCalibration.parse({})))
  const move = life.moves.find(
    ({ factor, measure, lag }) => factor === 'practice' && measure === 'mood' && lag === 1,
  )
  if (!move) throw new Error('There is no link.')
  const lines = moveEvidence(life, move)
  expect(lines).toHaveLength(30)
  expect(lines[0]).toMatchObject({
    ...{ entryUid: null, day: practice.at(-1)?.day, quote: '', carried: 'mood 8 the day after' },
  })
})

test('the days of an amount are those that its link counts, whatever the days without a rating hold', () => {
  const pages = samplePages().map((page, at) => ({
    ...page,
    ...{ words: 20 + ((at * 37) % 80), hour: [5, 9, 14, 20, 22][at % 5] ?? 0 },
    // Long and late pages are not rated.
    ...((at * 37) % 80 > 55 && { mood: null, hour: 23 }),
  }))
  for (const { kind, daysWith, daysWithout, with: days, without } of analysisOf(pages).moves) {
    expect([kind, daysWith.length, daysWithout.length]).toEqual([kind, days, without])
  }
})
