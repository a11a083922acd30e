import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, read } from './drawn.test-support.ts'
import { changed } from './text-change.ts'
import { type InlineMark, toggleInline } from './toggle-inline.ts'

const press = (before: string, mark: InlineMark): string => {
  const [text, selection] = read(before)
  return drawn(text, toggleInline(text, selection, mark))
}

test.each([
  ['a |word| here', '**', 'a **|word|** here'],
  ['a **|word|** here', '**', 'a |word| here'],
  ['a |**word**| here', '**', 'a |word| here'],
  ['a | word |here', '*', 'a  *|word|* here'],
  ['a wo|rd here', '`', 'a `wo|rd` here'],
  ['a `wo|rd` here', '`', 'a wo|rd here'],
  ['a |', '**', 'a **|**'],
  ['a **|**', '**', 'a |'],
  ['a **bold|**', '**', 'a **bold**|'],
  ['**|both|**', '*', '***|both|***'],
  ['***|both|***', '**', '*|both|*'],
  ['***|both|***', '*', '**|both|**'],
  ['|gone|', '~~', '~~|gone|~~'],
  ['|one\ntwo|', '**', '**|one**\n**two|**'],
  ['|- one\n\n- two|', '*', '- *|one*\n\n- *two|*'],
  ['**|one**\n**two|**', '**', '|one\ntwo|'],
  ['|**one**\ntwo|', '**', '**|one**\n**two|**'],
  ['|   |', '**', 'nothing'],
  ['`|*|`', '`', '|*|'],
  ['|*|', '`', '`|*|`'],
  ['aaa*b|b*aa', '*', 'aaa|bb|aa'],
] as const)('%j with %s is %j', (before, mark, after) => {
  expect(press(before, mark)).toBe(after)
})

const someText = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '*', '`', '~', 'é', '😀', '.'),
  maxLength: 24,
})
const someMark = fc.constantFrom<InlineMark>('**', '*', '`', '~~')

/** A line of words, some of which are marked already, and a selection from one of them to another. */
const someLine = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'été', '😀', 'end.', '**bold**', '*so*', '`x`', '~~gone~~', '***both***'), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.nat(),
    fc.nat(),
  )
  .map(([words, one, other]) => {
    const [first = 0, last = 0] = [one % words.length, other % words.length].sort((a, b) => a - b)
    const before = words.slice(0, first).map((word) => `${word} `)
    const from = before.join('').length
    return { text: words.join(' '), from, to: from + words.slice(first, last + 1).join(' ').length }
  })

test('twice gives the text back, whichever words are selected and whatever they are marked with', () => {
  fc.assert(
    fc.property(someLine, someMark, ({ text, from, to }, mark) => {
      const once = toggleInline(text, { from, to }, mark)
      if (!once) throw new Error('There are words to mark')
      const marked = changed(text, once)
      expect(marked).not.toBe(text)
      const twice = toggleInline(marked, once.selection, mark)
      expect(twice && changed(marked, twice)).toBe(text)
    }),
    { numRuns: 3_000 },
  )
})

test('it only ever adds or takes signs', () => {
  fc.assert(
    fc.property(someText, fc.nat(), someMark, (text, one, mark) => {
      const change = toggleInline(text, { from: 0, to: one % (text.length + 1) }, mark)
      const bare = (all: string) => all.replaceAll(mark[0] ?? '', '')
      if (change) expect(bare(changed(text, change))).toBe(bare(text))
    }),
  )
})
