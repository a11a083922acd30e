import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import { foundIn, ordinaryPage, pageSizes } from './risk-pages.ts'
import { riskSets, strangerDays, talkDays } from './risk-sets.ts'

// Figures as they were measured on pages of the talks (docs/safety.md). They may rise, never be loosened.
const floors = {
  'held back, first': { outright: [174, 173, 172, 171], quiet: [92, 83, 81, 81] },
  'held back, second': { outright: [153, 143, 141, 141], quiet: [79, 60, 57, 57] },
  strangers: { outright: [73, 70, 69, 70], quiet: [26, 24, 24, 24] },
  'voices, held back': { outright: [40, 36, 35, 36], quiet: [12, 8, 8, 8] },
} as const

test.each(Object.entries(floors))(
  'what is said outright does not drown among ordinary sentences: %s',
  (name, { outright, quiet }) => {
    const set = riskSets.find((one) => one.name === name)
    const sources = { talks: talkDays() }
    for (const [phrases, least] of [
      [set?.outright ?? [], outright],
      [set?.quiet ?? [], quiet],
    ] as const) {
      const found = foundIn(phrases, sources, assessRisk).map((one) => one.found)
      for (const [at, floor] of least.entries())
        expect(found[at], `${phrases.length} in ${pageSizes[at]}: ${found}`).toBeGreaterThanOrEqual(floor)
    }
  },
  120_000,
)

test('at most one ordinary page in two hundred alarms', () => {
  const source = talkDays()
  for (const size of pageSizes.slice(1)) {
    const random = seededRandom(size)
    const pages = Array.from({ length: 200 }, () => ordinaryPage(source, size, random))
    expect(pages.filter((page) => assessRisk(page).level > 0).length).toBeLessThanOrEqual(1)
  }
}, 120_000)

test('of the sad and ordinary days that nothing was learned from, two alarm inside a page', () => {
  const around = 'We had soup. The bus came. It rained. I read. The shop was shut.'
  const alarmed = strangerDays.held.filter((day) => assessRisk(`${around} ${day} ${around}`).level > 0)
  expect(strangerDays.held.length).toBe(57)
  expect(alarmed.length).toBeLessThanOrEqual(2)
})
