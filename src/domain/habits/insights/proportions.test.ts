import { describe, expect, test } from 'vitest'
import { shareDifference, wilson } from './proportions.ts'

describe('intervals', () => {
  test('of a share are those of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    expect(wilson(81, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) })
    expect(wilson(15, 148)).toMatchObject({ low: expect.closeTo(0.0624, 4), high: expect.closeTo(0.1605, 4) })
    expect(wilson(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) })
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })

  test('of the difference of two shares are those of Newcombe', () => {
    // Newcombe 1998 (interval estimation for the difference), table II, method 10: 56/70 - 48/80 and 9/10 - 3/10.
    expect(shareDifference({ count: 56, of: 70 }, { count: 48, of: 80 })).toMatchObject({
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
    })
    expect(shareDifference({ count: 9, of: 10 }, { count: 3, of: 10 })).toMatchObject({
      low: expect.closeTo(0.1705, 4),
      high: expect.closeTo(0.809, 4),
    })
  })
})
