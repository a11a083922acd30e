import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed } from '../markdown/text-change.ts'
import { replacementsBetween } from './outside-changes.ts'
import { TextHistory, type Writing } from './text-history.ts'

const caret = (at: number) => ({ from: at, to: at })

/** A field with a hand at it. */
function begin(text = '') {
  const history = new TextHistory(text)
  let at = 0
  const write = (next: string, by: Writing, after = next.length) =>
    history.write(next, { by, at, before: null, after: caret(after) })
  return {
    history,
    wait: (ms: number) => (at += ms),
    write,
    type: (letters: string, from = history.text.length) => {
      for (const [nth, letter] of Array.from(letters).entries()) {
        at += 100
        const { text: now } = history
        write(now.slice(0, from + nth) + letter + now.slice(from + nth), 'typing', from + nth + 1)
      }
    },
    undo: () => history.undo() && history.text,
    redo: () => history.redo() && history.text,
  }
}

describe('what a hand did goes back step by step', () => {
  test('by words, and by pauses', () => {
    const one = begin()
    one.type('a quiet')
    one.wait(2_000)
    one.type('er day')
    expect([one.undo(), one.undo(), one.undo(), one.undo(), one.undo()]).toEqual([
      'a quieter ',
      'a quiet',
      'a ',
      '',
      null,
    ])
    expect([one.redo(), one.redo(), one.redo(), one.redo(), one.redo()]).toEqual([
      'a ',
      'a quiet',
      'a quieter ',
      'a quieter day',
      null,
    ])
  })

  test('deleting is a step of its own, in both directions, and so is what comes at once', () => {
    const one = begin('one two')
    one.write('one tw', 'deleting')
    one.write('one t', 'deleting')
    one.write('one t- [x] milk', 'at once')
    one.type('X')
    expect([one.undo(), one.undo(), one.undo()]).toEqual(['one t- [x] milk', 'one t', 'one two'])
  })

  test('one composition is one step, the next one another', () => {
    const one = begin()
    for (const text of ['に', 'にほ', '日本']) one.write(text, 'composing')
    one.history.pause()
    for (const text of ['日本ご', '日本語']) one.write(text, 'composing')
    expect([one.undo(), one.undo()]).toEqual(['日本', ''])
  })

  test('the task that was ticked on the read face: never the old beginning behind it', () => {
    const one = begin('An old beginning.')
    one.write('', 'deleting')
    one.type('- [ ] milk')
    one.write('- [x] milk', 'at once')
    one.type(' soon')
    expect([one.undo(), one.undo()]).toEqual(['- [x] milk', '- [ ] milk'])
    const earlier: (string | null)[] = []
    for (let text = one.undo(); text !== null; text = one.undo()) earlier.push(text)
    expect(earlier.slice(-2)).toEqual(['', 'An old beginning.'])
  })

  test('what was selected is selected again', () => {
    const history = new TextHistory('one two')
    history.write('one **two**', {
      by: 'at once',
      at: 0,
      before: { from: 4, to: 7 },
      after: { from: 6, to: 9 },
    })
    expect(history.undo()).toMatchObject({ selection: { from: 4, to: 7 } })
    expect(history.redo()).toMatchObject({ from: 4, insert: '**two**', selection: { from: 6, to: 9 } })
  })

  test('a million letters are kept track of without anybody waiting', () => {
    const long = 'A line of words.\n'.repeat(60_000)
    const one = begin(long)
    const from = performance.now()
    one.type('and some more words at the very end of it', long.length)
    one.type('and some in the middle of it', 500_000)
    // 69 keys in about 10 ms, measured; a frame is 16 ms for one.
    expect(performance.now() - from).toBeLessThan(69 * 16)
    while (one.undo() !== null);
    expect(one.history.text).toBe(long)
  })
})

describe('words from elsewhere', () => {
  test('stay where they are, and undo takes only what the hand did', () => {
    const one = begin('morning\n')
    one.type('walked')
    one.history.takeOver('From the phone.\nmorning\nwalked\nAnd behind it.')
    expect([one.undo(), one.undo()]).toEqual(['From the phone.\nmorning\n\nAnd behind it.', null])
    expect(one.redo()).toBe('From the phone.\nmorning\nwalked\nAnd behind it.')
  })

  test('within what the hand wrote make that a part of the page; what was done before it is undone still', () => {
    const one = begin()
    one.type('first')
    one.write('first\npasted in one piece\n', 'at once')
    one.history.takeOver('first\npasted, from elsewhere, in one piece\n')
    one.type('last')
    expect([one.undo(), one.undo(), one.undo()]).toEqual([
      'first\npasted, from elsewhere, in one piece\n',
      '\npasted, from elsewhere, in one piece\n',
      null,
    ])
  })

  test('are never taken away by undo, whatever was done before and after', () => {
    // The hand writes small letters, others capitals.
    const act = fc.record({
      what: fc.constantFrom('type', 'delete', 'paste', 'elsewhere', 'elsewhere twice', 'undo', 'redo'),
      at: fc.nat(1_000),
      words: fc.stringMatching(/^[a-z\n]{1,6}$/),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const one = begin('begun\n')
        const { history } = one
        const others: string[] = []
        for (const { what, at: place, words } of acts) {
          const { text } = history
          const at = place % (text.length + 1)
          if (what === 'type') one.type(words, at)
          if (what === 'paste') one.write(text.slice(0, at) + words + text.slice(at), 'at once')
          if (what === 'delete' && !/[A-Z]/.test(text.slice(at, at + 2)))
            one.write(text.slice(0, at) + text.slice(at + 2), 'deleting', at)
          if (what.startsWith('elsewhere')) {
            const came = words.toUpperCase().replaceAll('\n', 'N')
            others.push(came)
            const twice = what === 'elsewhere twice' ? 'Z' : ''
            if (twice) others.push(twice)
            history.takeOver(twice + text.slice(0, at) + came + text.slice(at))
          }
          if (what === 'undo' || what === 'redo') {
            const change = history[what]()
            expect(change ? changed(text, change) : text).toBe(history.text)
          }
          const letters = others.join('').split('').sort().join('')
          expect(
            history.text
              .replace(/[^A-Z]/g, '')
              .split('')
              .sort()
              .join(''),
          ).toBe(letters)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('beside all that the hand did, leave of the page what stood there and what came', () => {
    const written = fc.array(fc.stringMatching(/^[a-z ]{1,5}$/), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(written, fc.boolean(), (pieces, isInFront) => {
        const one = begin('<>')
        const others: string[] = []
        for (const piece of pieces) {
          one.type(piece, one.history.text.indexOf('>'))
          const { text } = one.history
          others.push('X')
          one.history.takeOver(isInFront ? `X${text}` : `${text}X`)
        }
        while (one.undo() !== null);
        expect(one.history.text).toBe(isInFront ? `${others.join('')}<>` : `<>${others.join('')}`)
        while (one.redo() !== null);
        const whole = `<${pieces.join('')}>`
        expect(one.history.text).toBe(isInFront ? others.join('') + whole : whole + others.join(''))
      }),
    )
  })
})

test('without others, all of it goes back to the beginning and forth to the end, through the same texts', () => {
  const act = fc.record({
    at: fc.nat(60),
    cut: fc.nat(4),
    words: fc.string({ maxLength: 4, unit: 'grapheme' }),
  })
  const by = fc.constantFrom<Writing>('typing', 'deleting', 'composing', 'at once')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.tuple(act, by)), (first, acts) => {
      const one = begin(first)
      for (const [{ at, cut, words }, how] of acts) {
        const { text } = one.history
        const from = Math.min(at, text.length)
        one.write(text.slice(0, from) + words + text.slice(from + cut), how)
      }
      const last = one.history.text
      const back = [last]
      for (let text = one.undo(); text !== null; text = one.undo()) back.push(text)
      expect(back.at(-1)).toBe(first)
      const forth = [first]
      for (let text = one.redo(); text !== null; text = one.redo()) forth.push(text)
      expect(forth).toEqual(back.toReversed())
    }),
  )
})

test('replacements make one text the other, the last first', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n', 'c\n', '👍🏽')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const made = replacementsBetween(before, after)
      expect(made.reduce((now, one) => changed(now, { ...one, selection: caret(0) }), before)).toBe(after)
    }),
  )
})
