import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mentionsOf } from './goal-mentions.ts'
import { heldOutGoals, heldOutLines } from './held-out-lines.test-support.ts'

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

  test.each([
    ['Finish my novel', 'Stuck on the novel again.', true],
    ['Learn Italian', 'Twenty minutes of Italian on the train.', true],
    ['Call Mum every Sunday', 'Mum looks tired lately.', false],
    ['Call Mum every Sunday', 'Called Mum at last.', true],
    ['Run to the lake', 'Ran to the lake and back.', true],
    ['Read 24 books', 'There were 24 of them.', false],
    ['One no a week', 'A good week.', false],
    ['Play for Dad at New Year', 'She played a trick on me.', false],
  ])('“%s”, in “%s”: %s', (title, text, isFound) => {
    expect(mentionsOf({ title, tags: [] }, [page('a', text)])).toHaveLength(isFound ? 1 : 0)
  })

  test('are most of those that a reader would name, and few others, in lines that strangers could write', () => {
    const pages = heldOutLines.map(([text], at) => page(String(at), text))
    const found = heldOutGoals.flatMap((one) =>
      mentionsOf(one, pages).map(({ entryId }) => heldOutLines[Number(entryId)]?.[1] === one.title),
    )
    const right = found.filter(Boolean).length
    const all = heldOutLines.filter(([, about]) => about !== null).length
    // Measured: 17 of 20 are right, of 22 that there are.
    expect(right / found.length).toBeGreaterThanOrEqual(0.85)
    expect(right / all).toBeGreaterThan(0.75)
  })
})
