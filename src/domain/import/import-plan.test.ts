import { expect, test } from 'vitest'
import { entityOfKind } from '../entities.ts'
import type { EntryPhoto } from '../journal/entry-photo.ts'
import { entryOfImport, importMarkOf } from './entry-of-import.ts'
import { batchesIn, planImportUndo } from './import-batches.ts'
import { planJournalImport } from './import-plan.ts'
import { emptyPage, type ImportedPage, type ReadJournal } from './imported-page.ts'
import { pictureMark } from './picture-marks.ts'

const page = (originalId: string, more: Partial<ImportedPage> = {}): ImportedPage => ({
  ...emptyPage,
  ...{ originalId, text: 'Words.', createdAt: `${originalId}T08:00:00.000Z`, zone: 'UTC', ...more },
})
const pages = [
  page('2024-03-01', { moodLabel: 'calm', pictures: ['a.jpg', 'b.jpg'] }),
  page('2024-03-02', { moodLabel: 'good', details: { scales: { Sleep: '8/10' } } }),
  page('2024-03-03', { moodLabel: 'calm' }),
]
const read: ReadJournal = {
  ...{ source: 'daylio', pages, problems: [{ file: 'a.csv', line: 4, sentence: 'There is no day in it.' }] },
  moods: new Map([
    ['calm', null],
    ['good', 8],
  ]),
}
const batch = {
  source: 'daylio',
  batchId: 'batch',
  at: '2026-11-27T08:00:00.000Z',
  moods: { calm: 7 },
} as const
const ref = (blobId: string) => ({ blobId, chunks: 1, bytes: 9, type: 'image/webp' })
const photo = (nth: number): EntryPhoto => ({
  ...ref(`00000000-0000-4000-a000-00000000000${nth}`),
  ...{ small: ref(`00000000-0000-4000-a000-0000000000${nth}0`), width: 8, height: 6, caption: '' },
  addedAt: batch.at,
})

test('a plan tells what would come, from when to when, with which moods and pictures, and what cannot', () => {
  expect(planJournalImport(read, () => false)).toEqual({
    source: 'daylio',
    newPages: 3,
    samePages: 0,
    first: { createdAt: '2024-03-01T08:00:00.000Z', zone: 'UTC' },
    last: { createdAt: '2024-03-03T08:00:00.000Z', zone: 'UTC' },
    moods: [
      { label: 'calm', pages: 2, usual: null },
      { label: 'good', pages: 1, usual: 8 },
    ],
    pictures: 2,
    details: ['scales'],
    problems: read.problems,
  })
})

test('pages that came before count as here, and ask for no mood', () => {
  const plan = planJournalImport(read, (id) => id !== '2024-03-02')
  expect(plan).toMatchObject({ newPages: 1, samePages: 2, pictures: 0 })
  expect(plan.moods).toEqual([{ label: 'good', pages: 1, usual: 8 }])
  expect(planJournalImport(read, () => true)).toMatchObject({
    newPages: 0,
    first: null,
    last: null,
    moods: [],
  })
})

test('a file with a mood for every page gives a list with an end, and says so', () => {
  const many = Array.from({ length: 130 }, (_, nth) =>
    page('2024-03-01', { originalId: `${nth}`, moodLabel: `m${nth}` }),
  )
  const plan = planJournalImport({ ...read, pages: many, moods: new Map() }, () => false)
  expect(plan.moods).toHaveLength(100)
  expect(plan.problems[0]?.sentence).toBe(
    'There are more than 100 moods in it. Pages with the 30 rarest come in without a mood.',
  )
})

test('an entry gets the mood that its label was given, none where none was given, and keeps whence it came', () => {
  const calm = entryOfImport(page('2024-03-01', { moodLabel: 'calm', activities: ['walk'] }), batch, [])
  expect(calm).toMatchObject({ mood: 7, energy: null, stress: null, activities: ['walk'], content: 'Words.' })
  expect(calm.metadata).toMatchObject({ moodLabel: 'calm' })
  expect(importMarkOf(calm)).toMatchObject({ source: 'daylio', batchId: 'batch', originalId: '2024-03-01' })
  const odd = entryOfImport(page('2024-03-02', { moodLabel: 'odd' }), batch, [])
  expect(odd.mood).toBeNull()
  expect(importMarkOf({ metadata: {} })).toBeNull()
})

test('sealed pictures stand in the place of their marks; one that could not be had leaves its words', () => {
  const text = `A ${pictureMark(0, 'sea [blue]')} B ${pictureMark(1, 'dog')} C ${pictureMark(1)}`
  const entry = entryOfImport(page('2024-03-01', { text, pictures: ['a', 'b'] }), batch, [photo(1), null])
  expect(entry.content).toBe('A ![sea  blue](photo:00000000-0000-4000-a000-000000000001) B dog C')
  expect(entry.photos).toEqual([photo(1)])
})

test('a title that is too long for one begins the words', () => {
  const title = 'long '.repeat(120)
  const entry = entryOfImport(page('2024-03-01', { title }), batch, [])
  expect(entry.title).toBe('')
  expect(entry.content).toBe(`${title}\n\nWords.`)
})

test('the imports that are here are told with their pages, the last one first', () => {
  const later = { ...batch, batchId: 'later', source: 'day-one', at: '2026-11-28T08:00:00.000Z' } as const
  const entries = [
    ...pages.map((one) => entryOfImport(one, batch, [])),
    entryOfImport(page('2024-03-04'), later, []),
    { metadata: {} },
  ]
  expect(batchesIn(entries)).toEqual([
    { batchId: 'later', source: 'day-one', at: later.at, pages: 1 },
    { batchId: 'batch', source: 'daylio', at: batch.at, pages: 3 },
  ])
})

test('undoing takes the pages of one import with what was read out of them; pages that were changed and all others stay', () => {
  const record = (uid: string, data: object) => ({ uid, kind: 'journal_entry', data })
  const [one, two, three] = pages.map((each) => entryOfImport(each, batch, []))
  if (!one || !two || !three) throw new Error('There are no pages.')
  const plan = planImportUndo(
    [
      record('read anew', { ...one, summary: 'Words.' }),
      record('rated', { ...three, stress: 2 }),
      record('rewritten', { ...two, content: `${two.content} And mine.` }),
      record('of another', entryOfImport(page('2024-03-04'), { ...batch, batchId: 'another' }, [])),
      record('own', { content: 'Mine.', metadata: {} }),
      { uid: 'read', kind: 'journal_insight', data: { entryId: 'read anew' } },
    ],
    'batch',
    entityOfKind,
  )
  expect(plan).toEqual({ goes: ['read', 'read anew'], stays: ['rated', 'rewritten'] })
})
