import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { onThisDay } from './on-this-day.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'
import { relatedPages } from './related-pages.ts'

const at = (day: string) => ({ uid: day, atMs: Date.parse(`${day}T12:00:00Z`) })
const dayOf = ({ uid }: { uid: string }) => uid
const near = (days: readonly string[], day: string) =>
  onThisDay(days.map(at), day, dayOf).map(({ day: own, years, daysOff }) => [own, years, daysOff])

test('the same day of earlier years comes newest first, and nothing else then', () => {
  const days = ['2026-11-19', '2026-11-18', '2025-11-19', '2025-11-20', '2023-11-19', '2025-10-19']
  expect(near(days, '2026-11-19')).toEqual([
    ['2025-11-19', 1, 0],
    ['2023-11-19', 3, 0],
  ])
})

test('where no year has the day itself, the days around it come, the nearest first', () => {
  expect(near(['2025-11-16', '2024-11-20', '2025-11-15', '2026-11-18'], '2026-11-19')).toEqual([
    ['2024-11-20', 2, 1],
    ['2025-11-16', 1, -3],
  ])
  expect(near(['2026-11-18', '2026-01-01'], '2026-11-19')).toEqual([])
})

test('a turn of the year and 29 February are days like others', () => {
  expect(near(['2025-01-01'], '2026-12-31')).toEqual([['2025-01-01', 2, 1]])
  expect(near(['2024-12-31'], '2026-01-01')).toEqual([['2024-12-31', 1, -1]])
  expect(near(['2024-02-29'], '2028-02-29')).toEqual([['2024-02-29', 4, 0]])
  expect(near(['2023-02-28'], '2024-02-29')).toEqual([['2023-02-28', 1, 0]])
})

test('no day far from the date is ever near it, and none of this year', () => {
  const days = fc
    .integer({ min: 14_000, max: 20_700 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(days, { maxLength: 30 }), days, (pages, day) => {
      for (const { day: own, years, daysOff } of onThisDay(pages.map(at), day, dayOf)) {
        expect(years).toBeGreaterThan(0)
        expect(Math.abs(daysOff)).toBeLessThanOrEqual(3)
        expect(own < day).toBe(true)
      }
      const same = pages.filter((own) => own.slice(4) === day.slice(4) && own < day)
      expect(onThisDay(pages.map(at), day, dayOf).length).toBeGreaterThanOrEqual(Math.min(1, same.length))
    }),
  )
})

const entry = (content: string, title = ''): SearchedEntry => ({
  ...{
    title,
    content,
    createdAt: '2026-11-14T21:40:00.000Z',
    zone: 'UTC',
    mood: null,
    energy: null,
    stress: null,
  },
})

function relatedTo(uid: string, pages: Record<string, string>, most = 5) {
  const index = new PageIndex()
  for (const [one, content] of Object.entries(pages)) index.put(one, entry(content))
  const page = index.get(uid)
  return page ? relatedPages(index, page, most) : []
}

const pages = {
  tuner: 'The piano tuner came and struck the low F. After he left I played the Schumann with the lid down.',
  lid: 'It rained. The piano has its lid down since Mum died, and nobody plays Schumann here. I made soup.',
  river: 'By the river it was loud enough to think beside.',
  work: 'Today I went to work and came home, and it was a long day.',
  anna: 'I told Anna about the river.',
  bridge: 'We walked over the bridge and Anna said nothing.',
}

test('a related page shows the words it shares and its sentence that has most of them', () => {
  const [first] = relatedTo('tuner', pages)
  expect(first?.uid).toBe('lid')
  expect(first?.quote).toBe('The piano has its lid down since Mum died, and nobody plays Schumann here.')
  expect(first?.words).toEqual(expect.arrayContaining(['Schumann', 'piano', 'lid']))
})

test('one shared name is enough, everyday words never are', () => {
  expect(relatedTo('anna', pages).map(({ uid }) => uid)).toContain('bridge')
  expect(relatedTo('work', pages)).toEqual([])
  expect(relatedTo('work', { work: pages.work, other: 'A long day at work, then home.' })).toEqual([])
})

test('two pages from one template are not near each other for what it asks, and it is never the quote', () => {
  const asked = '*The question, so that it can be answered with yes or no*\n'
  const decided = {
    boat: `${asked}Shall I sell the boat?`,
    flat: `${asked}Should we leave the flat on Linden Street?`,
    harbour: `${asked}Is the boat worth its place in the harbour, and who sails it?`,
  }
  expect(relatedTo('flat', decided)).toEqual([])
  const all = { ...decided, ...pages, mast: 'The boat lay in the harbour and its mast was down.' }
  expect(relatedTo('harbour', all).map(({ uid, quote }) => [uid, quote])).toContainEqual([
    'mast',
    'The boat lay in the harbour and its mast was down.',
  ])
  for (const { quote } of relatedTo('harbour', all)) expect(quote).not.toContain('yes or no')
})

test('every quote is literally in its page, every shared word on both, and no page is near itself', () => {
  const index = new PageIndex()
  for (const { uid, content } of zipfJournal(200, 60)) index.put(uid, entry(content))
  for (const slot of index.slots()) {
    const page = index.at(slot)
    for (const { uid, quote, score, words } of page ? relatedPages(index, page, 3) : []) {
      expect(uid).not.toBe(page?.uid)
      expect(index.get(uid)?.entry.content).toContain(quote)
      expect(score).toBeLessThanOrEqual(1.000001)
      expect(words.length).toBeGreaterThan(0)
    }
  }
})
