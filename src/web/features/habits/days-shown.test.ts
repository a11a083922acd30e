import { expect, test } from 'vitest'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { onDay, shownDays } from './habits-place.ts'
import { pressed } from './pressed-days.ts'
import { dayHeading } from './today/day-words.ts'
import { followed } from './today/use-press.ts'
import { nextCell } from './use-grid-keys.ts'

const today = '2026-11-19'

test('the days of the strip end today or whole weeks before, and hold the chosen one', () => {
  const on = (day: string) => shownDays({ day }, today)
  expect(shownDays({}, today)).toEqual({ day: today, until: today })
  expect(on('2026-11-18')).toEqual({ day: '2026-11-18', until: today })
  expect(on('2026-11-13')).toEqual({ day: '2026-11-13', until: today })
  expect(on('2026-11-12')).toEqual({ day: '2026-11-12', until: '2026-11-12' })
  expect(on('2026-11-06')).toEqual({ day: '2026-11-06', until: '2026-11-12' })
})

test('no address leads to a day ahead or to none at all', () => {
  for (const day of ['2026-11-20', '2026-02-31', 'tomorrow', ''])
    expect(shownDays({ day }, today)).toEqual({ day: today, until: today })
  expect(onDay({ day: '2026-11-18' }, today, today)).toEqual({ day: undefined })
  expect(onDay({ view: 'week' }, '2026-11-05', today)).toEqual({ view: 'week', day: '2026-11-05' })
})

test('two weeks end with the day of the address; the page of a habit is always of today', () => {
  const day = '2026-11-05'
  expect(shownDays({ view: 'week', day }, today)).toEqual({ day: today, until: day })
  expect(shownDays({ habit: 'one', day }, today)).toEqual({ day: today, until: today })
  expect(shownDays({ view: 'all', day }, today)).toEqual({ day: today, until: today })
})

test('a day is named as one says it', () => {
  expect(dayHeading(today, today)).toEqual({ name: 'Today', date: '' })
  expect(dayHeading('2026-11-18', today)).toEqual({ name: 'Yesterday', date: '18 November' })
  expect(dayHeading('2025-12-31', today)).toEqual({ name: 'Wednesday', date: '31 December 2025' })
})

test('a press shows at once in the list and in the marks of its day alone', () => {
  const shown = { day: today, until: today }
  const row = { kind: 'build', quota: null, today: 'due', marks: ['missed', 'skipped', 'due'] }
  const after = (day: string, isDone: boolean, of: object = row) =>
    pressed(of as HabitRow, { row: of as HabitRow, day, isDone }, shown, today)
  expect(after(today, true)).toMatchObject({ today: 'done', marks: ['missed', 'skipped', 'done'] })
  expect(after('2026-11-17', true)).toMatchObject({ today: 'due', marks: ['done', 'skipped', 'due'] })
  expect(after('2026-11-17', false)).toMatchObject({ marks: ['missed', 'skipped', 'due'] })
  expect(after('2026-11-01', true)).toMatchObject({ today: 'due', marks: row.marks })
  const weekly = { ...row, quota: { count: 1, asked: 2 }, today: 'done', marks: ['done'] }
  expect(after(today, false, weekly)).toMatchObject({ today: 'open', marks: ['free'] })
})

test('a row follows the finger, then reluctantly, and never to the left', () => {
  expect([-20, 0, 30, 64, 104].map(followed)).toEqual([0, 0, 30, 64, 74])
})

test('keys of the grid lead from cell to cell and stop at its edges', () => {
  const size = { rows: 3, columns: 16 }
  const from =
    (row: number, column: number) =>
    (key: string, ctrlKey = false) =>
      nextCell({ key, ctrlKey }, { row, column }, size)
  expect(from(1, 4)('ArrowLeft')).toEqual({ row: 1, column: 3 })
  expect(from(1, 4)('ArrowDown')).toEqual({ row: 2, column: 4 })
  expect(from(1, 4)('Home')).toEqual({ row: 1, column: 0 })
  expect(from(1, 4)('End')).toEqual({ row: 1, column: 15 })
  expect(from(1, 4)('Home', true)).toEqual({ row: 0, column: 0 })
  expect(from(1, 4)('End', true)).toEqual({ row: 2, column: 15 })
  expect(from(0, 0)('ArrowUp')).toBeNull()
  expect(from(0, 0)('ArrowLeft')).toBeNull()
  expect(from(2, 15)('ArrowDown')).toBeNull()
  expect(from(2, 15)('ArrowRight')).toBeNull()
  expect(from(1, 4)('a')).toBeNull()
})
