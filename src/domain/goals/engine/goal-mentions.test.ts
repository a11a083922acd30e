import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mentionsOf } from './goal-mentions.ts'

describe('lines that mention a goal', () => {
  const goal = { title: 'Play for Dad at New Year', tags: ['piano'] }
  const page = (uid: string, text: string, day = '2026-11-01') => ({ uid, day, text })

  test('are literal sentences with two of its words, newest first, one a page', () => {
    const found = mentionsOf(goal, [
      page('a', 'Rain. I want to play for Dad again. Dad rang.', '2026-10-01'),
      page('b', 'Dad likes the piano. Then nothing.', '2026-11-01'),
      page('c', 'Dad rang.'),
    ])
    expect(found.map(({ entryId, quote, words }) => [entryId, quote, words])).toEqual([
      ['b', 'Dad likes the piano.', ['Dad', 'piano']],
      ['a', 'I want to play for Dad again.', ['play', 'Dad']],
    ])
  })

  test('need one word only where the goal has only one', () => {
    expect(
      mentionsOf({ title: 'Swim', tags: [] }, [page('a', 'I was swimming. It was cold.')]),
    ).toMatchObject([{ quote: 'I was swimming.' }])
  })

  test('are always literal parts of their page', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Dad', 'plays', 'piano', 'rain', '.', '\n', 'É', '“so”')),
        (parts) => {
          const text = parts.join(' ')
          for (const { quote, words } of mentionsOf(goal, [page('a', text)])) {
            expect(text).toContain(quote)
            for (const word of words) expect(quote).toContain(word)
          }
        },
      ),
    )
  })
})
