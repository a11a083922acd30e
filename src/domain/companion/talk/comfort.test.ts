import { describe, expect, test } from 'vitest'
import { allowanceOf } from './comfort.ts'

const fresh = { isAsked: false, hasQuoted: false, hasJustQuoted: false }
const once = { ...fresh, hasQuoted: true }
const justNow = { ...once, hasJustQuoted: true }

describe('how much of earlier pages a reply brings up', () => {
  test.each([
    [1, 0, 0, 0],
    [2, 1, 0, 0],
    [3, 1, 1, 0],
    [4, 1, 1, 1],
    [5, 2, 2, 2],
  ])('at level %i: %i quotes at first, %i later in a talk, %i right after another', (level, ...quotes) => {
    expect([fresh, once, justNow].map((talk) => allowanceOf(level, talk).quotes)).toEqual(quotes)
  })

  test('who asks about earlier days gets an answer at every level', () => {
    for (const level of [1, 2, 3, 4, 5])
      expect(allowanceOf(level, { ...justNow, isAsked: true }).quotes).toBeGreaterThan(0)
  })

  test('where nothing is quoted nothing is read', () => {
    for (const level of [1, 2, 3, 4, 5])
      for (const talk of [fresh, once, justNow]) {
        const { passages, quotes } = allowanceOf(level, talk)
        expect(passages > 0).toBe(quotes > 0)
      }
  })
})
