import { expect, test } from 'vitest'
import { newestFirst, spokenMood, summarise, untitled } from './entry-summary.ts'
import { newEntry } from './new-entry.ts'

const begun = newEntry('2026-11-19T23:31:00.000Z', 'Europe/Stockholm')

test('a list shows title, beginning and the day in the zone of the entry', () => {
  const entry = {
    ...begun,
    title: ' The tuner came ',
    content: 'He took two hours.\n\nThen he left.',
    mood: 6,
  }
  expect(summarise(entry, 0)).toEqual({
    title: 'The tuner came',
    excerpt: 'He took two hours. Then he left.',
    day: '2026-11-20',
    atMs: Date.parse(begun.createdAt),
    time: '00:31',
    isCheckIn: false,
    isStarred: false,
    mood: 6,
    energy: null,
    stress: null,
  })
  expect(summarise(entry, 4).day).toBe('2026-11-19')
})

test('the beginning is what was written: a question of a template that nobody answered is not in it', () => {
  const content = '*What stayed with me*\n\n\n*What tomorrow needs, and nothing more*\nSleep.\n'
  expect(summarise({ ...begun, content }, 0).excerpt).toBe('What tomorrow needs, and nothing more Sleep.')
  expect(summarise({ ...begun, content: '*What stayed with me*\n\n' }, 0).excerpt).toBe('Nothing on it')
})

test('ratings without a word are a check-in and speak in their own words', () => {
  const row = summarise({ ...begun, mood: 6, energy: 4 }, 0)
  expect(row).toMatchObject({ isCheckIn: true, excerpt: 'tender 6, energy 4' })
  expect(untitled(row)).toBe('Check-in')
  expect(summarise({ ...begun, emotions: ['joy'] }, 0).isCheckIn).toBe(true)
})

test('a page that was emptied is no check-in and says that nothing is on it', () => {
  const row = summarise({ ...begun, content: ' \n' }, 0)
  expect(row).toMatchObject({ isCheckIn: false, excerpt: 'Nothing on it' })
  expect(untitled(row)).toBe('Untitled')
  expect(summarise({ ...begun, title: 'A name' }, 0).excerpt).toBe('')
})

test('the newest comes first, and entries of one instant have one order everywhere', () => {
  const rows = [
    { id: 'a', atMs: 1 },
    { id: 'c', atMs: 2 },
    { id: 'b', atMs: 2 },
  ]
  expect(rows.toSorted(newestFirst).map((row) => row.id)).toEqual(['c', 'b', 'a'])
  expect(
    rows
      .toReversed()
      .toSorted(newestFirst)
      .map((row) => row.id),
  ).toEqual(['c', 'b', 'a'])
})

test('a mood can be heard', () => {
  expect(spokenMood(6)).toBe('mood tender, 6 of 10')
  expect(spokenMood(null)).toBe('no mood given')
})
