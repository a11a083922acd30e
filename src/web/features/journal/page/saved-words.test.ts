import { expect, test } from 'vitest'
import { firstStatus } from '#vault/store/store.ts'
import { type SavedParts, savedWords } from './saved-words.ts'

const nowMs = Date.parse('2026-11-19T21:52:00Z')
const resting = { isWriting: false, isDirty: false, trouble: null }
const online = { ...firstStatus, syncedAt: nowMs }
const entry = { kept: 'synced', editedAt: '2026-11-19T21:52:00Z' } as const

function said(change: Partial<SavedParts>): string {
  const parts = {
    autosave: resting,
    entry,
    isGone: false,
    sync: online,
    offlineSince: null,
    nowMs,
    rule: { zone: 'UTC', startHour: 0 },
    ...change,
  }
  const { drop, words, note } = savedWords(parts)
  return `${drop}: ${words}${note ? ` | ${note}` : ''}`
}

test('each step of a page has its own words', () => {
  expect(said({ entry: null })).toBe('open: Nothing written yet')
  expect(said({ autosave: { ...resting, isWriting: true, isDirty: true } })).toBe('open: Writing')
  expect(said({ entry: { ...entry, kept: 'draft' } })).toBe('kept: Saved here | a draft, not synced')
  expect(said({ entry: { ...entry, kept: 'here' } })).toBe('kept: Saved here | on its way')
  expect(said({})).toBe('sealed: Sealed and synced | 21:52')
})

test('a page that was deleted on another device says so and how it comes back', () => {
  expect(said({ isGone: true })).toBe('open: Deleted elsewhere | one more word brings it back')
})

test('a page sealed on another day says which', () => {
  expect(said({ entry: { ...entry, editedAt: '2026-11-14T23:08:00Z' } })).toBe(
    'sealed: Sealed and synced | 14 Nov, 23:08',
  )
  expect(said({ entry: { ...entry, editedAt: '2025-11-14T23:08:00Z' } })).toBe(
    'sealed: Sealed and synced | 14 Nov 2025',
  )
})

test('without the server the page says since when and that writing goes on', () => {
  const away = {
    entry: { ...entry, kept: 'here' as const },
    sync: { ...online, isOnline: false, waiting: 2 },
  }
  expect(said({ ...away, offlineSince: Date.parse('2026-11-19T21:40:00Z') })).toBe(
    'kept: Offline since 21:40 | writing goes on as usual',
  )
  expect(said({ ...away, sync: { ...away.sync, isOnline: true } })).toBe(
    'kept: Only on this device | 2 changes wait',
  )
})

test('trouble is said in words, and what could not be sealed is never called saved', () => {
  expect(
    said({ entry: { ...entry, kept: 'here' }, sync: { ...online, trouble: 'This entry is too long' } }),
  ).toBe('kept: Only on this device | This entry is too long.')
  expect(said({ autosave: { isWriting: false, isDirty: true, trouble: 'The disk is full.' } })).toBe(
    'open: Not saved yet',
  )
})
