import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../time/day.ts'
import { streakSentence, writingDays } from './writing-days.ts'

const today = '2026-11-21'
const ago = (days: number): Day => addDays(today, -days)

// Spec: S3-012, S3-013, S9-017
test('a journal begins with no last day and streaks of 0', () => {
  expect(writingDays([], today)).toEqual({ lastJournalDate: null, currentStreak: 0, longestStreak: 0 })
})

// Spec: S3-012
test('the last day is the newest that was written on, and a day to come is none', () => {
  expect(writingDays([ago(3), ago(9), addDays(today, 2)], today).lastJournalDate).toBe(ago(3))
})

test('a missed day ends the streak, several pages a day do not lengthen it', () => {
  expect(writingDays([ago(0), ago(0), ago(1), ago(3), ago(4), ago(5)], today)).toEqual({
    lastJournalDate: today,
    currentStreak: 2,
    longestStreak: 3,
  })
})

test('a day that is not over does not end a streak; one that passed empty does', () => {
  expect(writingDays([ago(1), ago(2)], today).currentStreak).toBe(2)
  expect(writingDays([ago(2), ago(3)], today).currentStreak).toBe(0)
})

test('months, years and leap days are days in a row', () => {
  expect(writingDays(['2027-12-31', '2028-01-01'], '2028-01-01').currentStreak).toBe(2)
  expect(writingDays(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').currentStreak).toBe(3)
})

test('streaks are what counting day by day gives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 40 })), (offsets) => {
      const days = new Set(offsets.filter((days) => days >= 0).map(ago))
      const runTo = (day: Day): number => (days.has(day) ? 1 + runTo(addDays(day, -1)) : 0)
      const runs = [...days].map(runTo)
      expect(writingDays(offsets.map(ago), today)).toMatchObject({
        currentStreak: runTo(today) || runTo(ago(1)),
        longestStreak: Math.max(0, ...runs),
      })
    }),
  )
})

test('the sentence says what there is, and nothing of a streak that was lost', () => {
  const said = (currentStreak: number, longestStreak: number) =>
    streakSentence({ lastJournalDate: today, currentStreak, longestStreak })
  expect(said(1, 1)).toBe('')
  expect(said(0, 6)).toBe('The longest run was 6 days.')
  expect(said(4, 4)).toBe('4 days in a row, the longest run so far.')
  expect(said(2, 6)).toBe('2 days in a row. The longest run was 6.')
})
