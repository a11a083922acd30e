import { beforeAll, expect, test } from 'vitest'
import type { Analysis } from '../analysis.ts'
import { isCycleGone } from '../cycles.ts'
import { analysisOf, samplePage, samplePages } from '../sample-life.test-support.ts'
import {
  appointmentParts,
  periodWords,
  ratedSentence,
  reportParts,
  sheetText,
  withoutNames,
} from './sheet.ts'

const none: ReadonlySet<string> = new Set()
let life: Analysis
beforeAll(() => {
  life = analysisOf(samplePages())
})

test('a letter for an appointment offers ratings, links, doings, own sentences and people, each line to be chosen', () => {
  const parts = appointmentParts(life, none)
  expect(parts.map(({ id }) => id)).toEqual(['was', 'moves', 'helped', 'words', 'people'])
  const ids = parts.flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { quote } of life.behaviours[0]?.receipts.slice(0, 2) ?? [])
    expect(parts[3]?.lines.map(({ words }) => words)).toContain(quote)
  expect(parts[1]?.lines[0]?.words).toMatch(/^(Walk|Ward), mood: \+\d\.\d$/)
})

test('whoever is left out by name stands in no line', () => {
  const parts = withoutNames(appointmentParts(life, none), ['anna'])
  expect(JSON.stringify(parts.map(({ lines }) => lines.map(({ words }) => words)))).not.toMatch(/anna/i)
  expect(parts.some(({ id }) => id === 'people')).toBe(false)
})

test('a thin life offers what there is, and nothing that there is not', () => {
  const thin = analysisOf([samplePage(0, 'Rain.', { mood: 5 })])
  expect(appointmentParts(thin, none).map(({ id }) => id)).toEqual(['was'])
  expect(ratedSentence(thin)).toBe('Rated on 1 of 1 days.')
  expect(reportParts(thin, none).map(({ id }) => id)).toEqual(['was'])
})

test('a report tells everything that the analysis found, in sentences', () => {
  const parts = reportParts(life, none)
  expect(parts.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'was',
      'moves',
      'strengths',
      'growth',
      'behaviours',
      'people',
      'topics',
      'signals',
    ]),
  )
  expect(parts[0]?.lines[0]?.words).toMatch(
    /^Rated on 120 of 120 days\. Mood mostly \d to \d, lowest \d, highest \d\.$/,
  )
  expect(periodWords(life)).toBe('1 June to 28 September 2026')
  expect(periodWords({ from: '2024-02-01', to: '2024-02-29' })).toBe('February 2024')
  expect(periodWords({ from: '2024-02-01', to: '2024-02-28' })).toBe('1 February to 28 February 2024')
})

test('as text it holds the chosen lines and the questions', () => {
  const text = sheetText(
    'For Dr. Weil',
    [{ id: 'a', title: 'In my words', lines: [{ id: 'b', words: 'Rain.', aside: 'Monday', isQuote: true }] }],
    ' Is it normal? ',
  )
  expect(text).toBe(
    'For Dr. Weil\n\nIN MY WORDS\n\n“Rain.” (Monday)\n\nWHAT I WOULD LIKE TO ASK\n\nIs it normal?',
  )
})

/** A life with everything that can be claimed: Ilse lifts mood, mood turns with the week, anger is followed by sadness, and one day stands out. */
const richLife = (): Analysis =>
  analysisOf(
    samplePages(140).map((page, at) => ({
      ...page,
      mood: at === 100 ? 1 : ([8, 7, 7, 7, 6, 4, 4][at % 7] ?? null),
      people: at % 7 < 2 || at % 9 === 0 ? ['Ilse'] : [],
      emotions: at % 9 === 0 ? ['anger' as const] : at % 9 === 1 ? ['sadness' as const] : [],
    })),
  )

test('what was put away stands in neither the report nor the letter', () => {
  const rich = richLife()
  const told = (gone: ReadonlySet<string>) => ({
    report: reportParts(rich, gone).map(({ id }) => id),
    letter: appointmentParts(rich, gone).map(({ id }) => id),
    lines: [...reportParts(rich, gone), ...appointmentParts(rich, gone)].flatMap(({ lines }) => lines),
  })
  const listed = rich.moves.filter(({ link }) => link).slice(0, 9)
  const claims = [
    ...[listed, rich.chains, rich.odd, rich.patterns, rich.behaviours, rich.people, rich.topics].flat(),
    ...rich.cycles.flatMap(({ cycles }) => cycles),
    ...(rich.signals?.earlyWarnings ?? []),
    ...rich.changes,
  ].map(({ claim }) => claim)
  const all = told(none)
  expect(all.report).toEqual(expect.arrayContaining(['moves', 'cycles', 'chains', 'odd', 'people', 'topics']))
  for (const claim of claims) expect(told(new Set([claim])).lines, claim).not.toEqual(all.lines)
  const moves = rich.moves.map(({ claim }) => claim)
  const nothing = told(new Set([...claims, ...moves]))
  expect(nothing).toMatchObject({ report: ['was'], letter: ['was'] })
})

test('a link of a person that was put away is said in no line of them', () => {
  const lifted = analysisOf(
    samplePages().map((page) => ({ ...page, people: page.activities.length > 0 ? ['Ilse'] : [] })),
  )
  const people = (gone: ReadonlySet<string>) =>
    reportParts(lifted, gone)
      .find(({ id }) => id === 'people')
      ?.lines.map(({ words }) => words)
      .join(' ')
  expect(people(none)).toContain('Mood is higher on days with Ilse')
  const kept = people(new Set(['move person ilse mood 0']))
  expect(kept).toContain('Ilse is named on')
  expect(kept).not.toContain('higher on days')
})

test('nobody is named on the most days in place of somebody who was put away', () => {
  const both = analysisOf(
    samplePages().map((page, at) => ({
      ...page,
      people: at % 3 === 0 ? ['Ilse'] : at % 5 === 0 ? ['Ben'] : [],
    })),
  )
  const told = JSON.stringify(reportParts(both, new Set(['person ilse'])))
  expect(JSON.stringify(reportParts(both, none))).toContain('Ilse is named on the most days')
  expect(told).not.toContain('named on the most days')
})

test.each([
  ['cycle mood 29', 31, 'monthly'],
  ['cycle mood 23', 25.4, 'monthly'],
  ['cycle mood 7', 6.9, 'weekly'],
  ['cycle mood monthly', 31, 'monthly'],
] as const)('a rhythm put away as “%s” stays away when its turn is %s days', (claim, duration, period) => {
  const cycle = { claim: `cycle mood ${Math.round(duration)}`, scale: 'mood', duration, period } as const
  expect(isCycleGone(cycle, new Set([claim]))).toBe(true)
  const other = { claim: 'cycle stress 9', scale: 'stress' } as const
  expect(isCycleGone({ ...cycle, ...other }, new Set([claim]))).toBe(false)
  expect(
    isCycleGone({ ...cycle, claim: 'cycle mood 60', duration: 60, period: 'irregular' }, new Set([claim])),
  ).toBe(false)
})

test('a rhythm is named by its scale and the days of its turn', () => {
  const weekly = richLife().cycles.find(({ scale }) => scale === 'mood')?.cycles[0]
  expect(weekly?.claim).toBe('cycle mood 7')
})
