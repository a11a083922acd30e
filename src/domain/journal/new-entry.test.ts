import { expect, test } from 'vitest'
import { journalEntry } from './journal-entry.ts'
import { editBetween, newEntry, pageText, withEdit } from './new-entry.ts'

const begun = newEntry('2026-11-19T20:31:00.000Z', 'Europe/Stockholm')

test('a new entry has no words and no ratings, and is what the schema asks for', () => {
  expect(journalEntry.parse(begun)).toEqual(begun)
  expect(begun).toMatchObject({ title: '', content: '', mood: null, isActive: true, endedAt: null })
  expect(begun.zone).toBe('Europe/Stockholm')
})

test('an edit changes what it names and nothing else; an edit that changes nothing gives the entry itself', () => {
  expect(withEdit(begun, { mood: 6, content: 'He' })).toEqual({ ...begun, mood: 6, content: 'He' })
  expect(withEdit(begun, { mood: null, title: '' })).toBe(begun)
  expect(withEdit(begun, {})).toBe(begun)
})

test('a title is never longer than an entry may have', () => {
  expect(withEdit(begun, { title: 'x'.repeat(600) }).title).toHaveLength(500)
})

test('between two pages stands only what differs', () => {
  const page = pageText(begun)
  expect(editBetween(page, page)).toBeNull()
  expect(editBetween(page, { ...page, stress: 3, title: 'T' })).toEqual({ stress: 3, title: 'T' })
  expect(editBetween({ ...page, mood: 4 }, page)).toEqual({ mood: null })
})
