import { expect, test } from 'vitest'
import type { PageFacts } from './day-table.ts'
import { chainEvidence, moveEvidence } from './move-evidence.ts'
import { analysisOf, samplePage, samplePages } from './sample-life.test-support.ts'

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
