import { expect, test } from 'vitest'
import type { JournalImportPlan } from '#domain/import/import-plan.ts'
import { broughtWords, endedWords, planHeadline, planNotes, planWords, undoneWords } from './import-words.ts'

const plan: JournalImportPlan = {
  ...{ source: 'daylio', newPages: 365, samePages: 0, pictures: 0, details: [], problems: [] },
  first: { createdAt: '2025-01-01T20:30:00.000Z', zone: 'Europe/Berlin' },
  last: { createdAt: '2025-12-31T20:30:00.000Z', zone: 'Europe/Berlin' },
  moods: [{ label: 'rad', pages: 3, usual: 10 }],
}

test('a plan says how much would come, from when to when, and what is here', () => {
  expect(planHeadline(plan)).toBe('365 new pages from Daylio.')
  expect(planWords(plan, 4)).toBe('Wednesday 1 January 2025 to Wednesday 31 December 2025.')
  expect(planWords({ ...plan, newPages: 1, samePages: 2, last: plan.first }, 4)).toBe(
    'Wednesday 1 January 2025. 2 pages are here already.',
  )
  const known = { ...plan, newPages: 0, samePages: 1, first: null, last: null }
  expect([planHeadline(known), planWords(known, 4)]).toEqual([
    'Nothing new from Daylio.',
    '1 page is here already.',
  ])
  const none = { ...known, samePages: 0 }
  expect([planHeadline(none), planWords(none, 4)]).toEqual(['Nothing in it can be imported.', ''])
})

test('what else is to be known is said where it is so', () => {
  expect(planNotes({ ...plan, pictures: 1, details: ['place', 'location', 'scales'] })).toEqual([
    '1 picture comes with the pages.',
    'Daylio saves no time zone, so its times are read as Berlin time.',
    'Energy and stress stay empty: you never rated them there.',
    'Daylio’s places and scales are kept with the pages, though no page shows them.',
  ])
  expect(planNotes({ ...plan, source: 'day-one', moods: [] })).toEqual([])
  expect(planNotes({ ...plan, source: 'day-one', moods: [], details: ['weather'] })).toEqual([
    'Day One’s weather is kept with the pages, though no page shows it.',
  ])
})

test('what came and what went is counted', () => {
  const report = { batchId: 'b', source: 'day-one', pages: 1, pictures: 0, problems: [] } as const
  expect(broughtWords(report)).toBe('1 page from Day One is here now, sealed.')
  expect(broughtWords({ ...report, pictures: 2 })).toBe(
    '1 page and 2 pictures from Day One are here now, sealed.',
  )
  expect(broughtWords({ ...report, pages: 0 })).toMatch(/^Nothing new came in/)
  expect(endedWords(0)).toBe('Whatever had come in was taken out again.')
  expect(endedWords(1_654)).toMatch(
    /^1,654 pages of the import are still here\. You can undo them below, or /,
  )
  expect(undoneWords({ pages: 4, stays: 0 })).toBe('4 pages have been taken out again.')
  expect(undoneWords({ pages: 1, stays: 1 })).toBe(
    '1 page has been taken out again. 1 page that you have changed since stays.',
  )
})
