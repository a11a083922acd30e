import { expect, test } from 'vitest'
import { samplePage } from './sample-life.test-support.ts'
import { writingTimesIn } from './writing-times.ts'

test('pages are counted by the weekday and the hour on the wall, and those of an unknown hour are not', () => {
  // The sample life begins on a Monday.
  const times = writingTimesIn([
    samplePage(0, 'Rain.', { hour: 0 }),
    samplePage(0, 'Rain.', { hour: 23 }),
    samplePage(6, 'Sun.', { hour: 11 }),
    samplePage(6, 'Sun.', { hour: 11, hoursIn: null }),
    // After midnight, in a day that begins at four: it is Monday on the wall.
    samplePage(6, 'Late.', { hour: 1, hoursIn: 21 }),
  ])
  expect(times).toHaveLength(7)
  expect(times[0]).toEqual([2, 0, 0, 0, 0, 0, 0, 1])
  expect(times[6]).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
  expect(times.flat().reduce((a, b) => a + b)).toBe(4)
})
