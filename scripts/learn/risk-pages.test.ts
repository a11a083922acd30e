import { expect, test } from 'vitest'
import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import { foundIn, levelsOfPages, pageAround, pageSizes } from './risk-pages.ts'
import { diaryDays, otherDays, riskSets, strangerDays, talkDays } from './risk-sets.ts'

// Figures as they were measured on pages of the talks (docs/safety.md). They may rise, never be loosened.
const floors = {
  'held back, first': { outright: [174, 173, 172, 172], quiet: [87, 83, 82, 83], harmless: [12, 13, 13, 13] },
  'held back, second': {
    outright: [155, 143, 143, 143],
    quiet: [75, 57, 55, 57],
    harmless: [11, 22, 22, 22],
  },
  strangers: { outright: [73, 69, 68, 69], quiet: [24, 23, 23, 23], harmless: [2, 2, 2, 2] },
  'voices, held back': { outright: [40, 35, 34, 35], quiet: [9, 8, 8, 8], harmless: [2, 3, 2, 2] },
  'latest, held back': { outright: [49, 43, 43, 43], quiet: [16, 7, 7, 7], harmless: [2, 2, 2, 2] },
} as const

test.each(Object.entries(floors))(
  'what is said outright does not drown among ordinary sentences, and what is harmless seldom alarms there: %s',
  (name, { outright, quiet, harmless }) => {
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
    const alarmed = foundIn(set?.harmless ?? [], sources, assessRisk).map((one) => one.found)
    for (const [at, ceiling] of harmless.entries())
      expect(alarmed[at], `harmless in ${pageSizes[at]}: ${alarmed}`).toBeLessThanOrEqual(ceiling)
  },
  120_000,
)

// A phrase between two sentences of a talk, as somebody tells of a day; before, messages were only weighed as a whole: 149, 126, 54, 30 and 35 of what is said outright.
test.each([
  ['held back, first', { outright: 163, quiet: 66, harmless: 10 }],
  ['held back, second', { outright: 139, quiet: 56, harmless: 15 }],
  ['strangers', { outright: 62, quiet: 21, harmless: 2 }],
  ['voices, held back', { outright: 34, quiet: 8, harmless: 1 }],
  ['latest, held back', { outright: 39, quiet: 9, harmless: 2 }],
] as const)('what is said outright does not drown in a message of three sentences: %s', (name, floors) => {
  const set = riskSets.find((one) => one.name === name)
  const talks = { talks: talkDays() }
  const found = (kind: keyof typeof floors): number =>
    (set?.[kind] ?? []).filter(({ text }, at) => assessRisk(pageAround(text, talks, 2, at)).level > 0).length
  expect(found('outright')).toBeGreaterThanOrEqual(floors.outright)
  expect(found('quiet')).toBeGreaterThanOrEqual(floors.quiet)
  expect(found('harmless')).toBeLessThanOrEqual(floors.harmless)
})

const sources: Readonly<Record<string, readonly string[]>> = {
  talks: talkDays(),
  diaries: diaryDays('learned'),
  mended: diaryDays('seen'),
  held: diaryDays('held'),
  ...otherDays(),
}

test.each([
  ['talks', [0, 0, 0]],
  ['diaries', [0, 1, 10]],
  ['mended', [0, 0, 0]],
  ['held', [6, 10, 27]],
  ['lives', [0, 0, 0]],
  ['journals', [0, 0, 0]],
  ['pages', [0, 0, 0]],
] as const)(
  'of four hundred ordinary pages of a source hardly one alarms: %s',
  (name, most) => {
    for (const [at, size] of pageSizes.slice(1).entries()) {
      const levels = levelsOfPages(sources[name] ?? [], size, 400, assessRisk)
      expect(levels.filter((level) => level > 0).length, `in ${size}`).toBeLessThanOrEqual(most[at] ?? 0)
    }
  },
  120_000,
)

test('of the sad and ordinary days that nothing was learned from, two alarm inside a page', () => {
  const around = 'We had soup. The bus came. It rained. I read. The shop was shut.'
  const alarmed = strangerDays.held.filter((day) => assessRisk(`${around} ${day} ${around}`).level > 0)
  expect(strangerDays.held.length).toBe(57)
  expect(alarmed.length).toBeLessThanOrEqual(2)
})
