import { beforeAll, expect, test } from 'vitest'
import type { Analysis } from '../analysis.ts'
import { analysisOf, samplePage, samplePages } from '../sample-life.test-support.ts'
import {
  appointmentParts,
  periodWords,
  ratedSentence,
  reportParts,
  sheetText,
  withoutNames,
} from './sheet.ts'

let life: Analysis
beforeAll(() => {
  life = analysisOf(samplePages())
})

test('a letter for an appointment offers ratings, links, doings, own sentences and people, each line to be chosen', () => {
  const parts = appointmentParts(life)
  expect(parts.map(({ id }) => id)).toEqual(['was', 'moves', 'helped', 'words', 'people'])
  const ids = parts.flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { quote } of life.behaviours[0]?.receipts.slice(0, 2) ?? [])
    expect(parts[3]?.lines.map(({ words }) => words)).toContain(quote)
  expect(parts[1]?.lines[0]?.words).toMatch(/^(Walk|Ward), mood: \+\d\.\d$/)
})

test('whoever is left out by name stands in no line', () => {
  const parts = withoutNames(appointmentParts(life), ['anna'])
  expect(JSON.stringify(parts.map(({ lines }) => lines.map(({ words }) => words)))).not.toMatch(/anna/i)
  expect(parts.some(({ id }) => id === 'people')).toBe(false)
})

test('a thin life offers what there is, and nothing that there is not', () => {
  const thin = analysisOf([samplePage(0, 'Rain.', { mood: 5 })])
  expect(appointmentParts(thin).map(({ id }) => id)).toEqual(['was'])
  expect(ratedSentence(thin)).toBe('Rated on 1 of 1 days.')
  expect(reportParts(thin).map(({ id }) => id)).toEqual(['was'])
})

test('a report tells everything that the analysis found, in sentences', () => {
  const parts = reportParts(life)
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
