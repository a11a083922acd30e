import { expect, test } from 'vitest'
import { longestTitle } from '../calendar-event.ts'
import { reminder } from './reminder.ts'
import { revisitDay, revisitDayWords, revisitFault, revisitReminder } from './revisit.ts'
import { reminderKind } from './ringing.ts'

const id = '00000000-0000-7000-8000-000000000001'
const createdAt = '2026-11-28T12:00:00.000Z'
const page = { id, title: 'The harbour', createdAt }

// Spec: S1-016
test('in a month, in half a year, in a year, or on a date; what has no such day goes to the last of the month', () => {
  const of = (today: string) =>
    (['month', 'half-year', 'year'] as const).map((term) => revisitDay(term, today, ''))
  expect(of('2026-11-28')).toEqual(['2026-12-28', '2027-05-28', '2027-11-28'])
  expect(of('2028-02-29')).toEqual(['2028-03-29', '2028-08-29', '2029-02-28'])
  expect(revisitDay('date', '2026-11-28', '2030-01-01')).toBe('2030-01-01')
})

test('a day that has come, or is none, is said', () => {
  expect(
    ['2026-11-29', '2026-11-28', '', '2027-02-30'].map((day) => revisitFault(day, '2026-11-28')),
  ).toEqual([undefined, 'Choose a day that is still to come.', 'Which day?', 'Which day?'])
})

test('the reminder leads to the page, at nine there, and is called as the page is', () => {
  const made = revisitReminder(page, '2027-11-28', 'Europe/Berlin')
  const kept = reminder.parse({ ...made, createdAt, updatedAt: createdAt })
  expect(kept).toMatchObject({
    title: 'Read again: The harbour',
    entryId: id,
    startTime: '2027-11-28T08:00:00.000Z',
  })
  expect(reminderKind(kept)).toBe('page')
  expect(revisitReminder({ ...page, title: ' ' }, '2027-11-28', 'UTC').title).toBe(
    'Read again: the page of 28 November 2026',
  )
  const long = revisitReminder({ ...page, title: 'x'.repeat(5_000) }, '2027-11-28', 'UTC')
  expect(long.title).toHaveLength(longestTitle)
  expect(revisitDayWords('2027-11-28')).toBe('Sunday 28 November 2027')
})
