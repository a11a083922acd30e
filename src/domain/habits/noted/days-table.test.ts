import { expect, test } from 'vitest'
import { daysTable } from './days-table.ts'

test('what is kept of a day is found by its number, of one day the last, and listed by the days', () => {
  const table = daysTable([20, 7, Number.NaN, 20, 9], ['a', 'b', 'c', 'd', 'e'])
  expect([table.first, table.get(7), table.get(9), table.get(20)]).toEqual([7, 'b', 'e', 'd'])
  expect([table.get(6), table.get(8), table.get(21), table.get(Number.NaN)]).toEqual(Array(4).fill(undefined))
  expect(table.values()).toEqual(['b', 'e', 'd'])
})

test('days thousands of years apart are found as well', () => {
  const table = daysTable([2_932_896, -719_162, 20_000], ['the year 9999', 'the year 1', 'now'])
  expect([table.first, table.get(2_932_896), table.get(20_000), table.get(0)]).toEqual([
    -719_162,
    'the year 9999',
    'now',
    undefined,
  ])
  expect(table.values()).toEqual(['the year 1', 'now', 'the year 9999'])
})

test('of nothing there is no first day', () => {
  const table = daysTable<string>([], [])
  expect([table.first, table.get(0), table.values()]).toEqual([Number.POSITIVE_INFINITY, undefined, []])
})
