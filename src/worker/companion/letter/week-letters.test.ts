import { expect, test } from 'vitest'
import { companionManners } from '#domain/companion/talk/companion-records.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { daysInARow } from '#domain/views/dashboard.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

import { EntryIndex } from '../replies/entry-index.ts'
import { type LetterRow, letterClaim } from './letter.calls.ts'
import { letterActions, letterAnswers } from './week-letters.ts'

/** Sunday evening, 18:30 in Stockholm. */
const evening = Date.parse('2026-11-15T17:30:00.000Z')
const day = '2026-11-15'

function openLetters(nowMs = evening, letterDay: number | null = 0) {
  const store = createStore()
  const put = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 1, kept: 'synced' }])
  put(companionManners.kind, 'manner', {
    ...companionManners.schema.parse({ updatedAt: '2026-11-01T10:00:00.000Z', letterDay }),
  })
  const session = memorySession(store, { uidFor: async (...of) => of.join(' ') })
  const tools: WorkerTools = { session, now: () => nowMs, newUid: () => 'made', zone: 'Europe/Stockholm' }
  const index = new EntryIndex({ elapsed: () => 0, breathe: async () => undefined })
  index.attach(store, tools.zone)
  return {
    store,
    put,
    write: (uid: string, createdAt: string, content: string, more: Partial<JournalEntry> = {}) =>
      put(journalEntries.kind, uid, { ...newEntry(createdAt, 'Europe/Stockholm'), content, ...more }),
    due: () =>
      (letterAnswers[0]?.rows(store, { hour: 0 }, { nowMs, zone: tools.zone }) ?? []) as readonly LetterRow[],
    read: () => letterActions(index)[0]?.run(tools, { day }) as Promise<string>,
    page: (uid: string) => store.one(journalEntries, uid)?.data,
  }
}

const wednesday = '2026-11-11T21:00:00.000Z'
const words = 'I counted ampoules until the numbers let go of each other.'

test('no letter is due until somebody chose a day for it', () => {
  const { write, due } = openLetters(evening, null)
  write('a', wednesday, words)
  expect(due()).toEqual([])
})

test('a letter is due from its hour on, and once it is read it is a page that says who wrote it', async () => {
  const { write, due, read, page } = openLetters()
  write('a', wednesday, words)
  expect(due()).toEqual([{ id: day, hasWords: true, pageUid: null }])
  const uid = await read()
  const letter = page(uid)
  expect(letter).toMatchObject({
    title: 'A letter for the week to 15 November',
    createdAt: '2026-11-15T17:00:00.000Z',
    metadata: { letter: day },
  })
  expect(letter?.content).toMatch(/^> \[!drafted\] by Inkwell\n/)
  expect(letter?.content).toContain(`“${words}” (Wednesday)`)
  expect(withoutDrafts(letter?.content ?? '').trim()).toBe('')
  expect(due()).toEqual([{ id: day, hasWords: true, pageUid: uid }])
})

test('two devices with the same pages make the same page in the same place, whenever they open it', async () => {
  const [one, other] = [openLetters(), openLetters(evening + 30 * 3_600_000)]
  for (const { write } of [one, other]) write('a', wednesday, words)
  const [uid, same] = [await one.read(), await other.read()]
  expect(same).toBe(uid)
  expect(other.page(uid)).toEqual(one.page(uid))
})

test('a letter that is there is not written again, whatever was added below it', async () => {
  const { write, read, page, put } = openLetters()
  write('a', wednesday, words)
  const uid = await read()
  const letter = page(uid)
  put(journalEntries.kind, uid, { ...letter, content: `${letter?.content}My answer.` })
  expect(await read()).toBe(uid)
  expect(page(uid)?.content).toMatch(/My answer\.$/)
})

test('a letter reads neither what came after its hour nor another letter, and an empty week says so', async () => {
  const { write, due, read, page } = openLetters()
  write('late', '2026-11-15T17:10:00.000Z', 'This was written after the letter was there already.')
  write('letter', '2026-11-08T17:00:00.000Z', '> [!drafted] by Inkwell\n>\n> Words.', {
    metadata: { letter: '2026-11-08' },
  })
  expect(due()).toEqual([{ id: day, hasWords: false, pageUid: null }])
  expect(page(await read())?.content).toContain('You wrote no words in these seven days')
})

test('a letter that was put away, or thrown away, does not come back', async () => {
  const away = openLetters()
  away.write('a', wednesday, words)
  away.put(insightAnswerRecords.kind, 'said', {
    ...{ claim: letterClaim(day), words: 'The letter', answer: 'hidden' },
    createdAt: '2026-11-15T18:00:00.000Z',
  })
  expect(away.due()).toEqual([])
  const thrown = openLetters()
  thrown.write('a', wednesday, words)
  const uid = await thrown.read()
  thrown.put(journalEntries.kind, uid, { ...thrown.page(uid), deletedAt: '2026-11-15T19:00:00.000Z' })
  expect(thrown.due()).toEqual([])
})

test('a letter alone is no day on which somebody wrote', async () => {
  const { write, read, store } = openLetters()
  write('a', wednesday, words)
  await read()
  const [row] = daysInARow.rows(store, { today: day }, { nowMs: evening, zone: 'UTC' })
  expect(row).toMatchObject({ lastJournalDate: '2026-11-11', currentStreak: 0 })
})
