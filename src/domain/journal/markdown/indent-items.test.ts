import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, read } from './drawn.test-support.ts'
import { indentItems } from './indent-items.ts'
import { changed } from './text-change.ts'

const tab = (before: string, way: 'in' | 'out' = 'in'): string => {
  const [text, selection] = read(before)
  return drawn(text, indentItems(text, selection, way))
}

test.each([
  ['- one\n- two|', '- one\n  - two|'],
  ['- one\n- |two', '- one\n  - |two'],
  ['1. one\n2. two|\n3. three', '1. one\n   1. two|\n2. three'],
  ['1. one\n   1. two\n2. three|', '1. one\n   1. two\n   2. three|'],
  ['- [ ] one\n- [ ] two|', '- [ ] one\n  - [ ] two|'],
  ['- one\n- |two\n- three|', '- one\n  - |two\n  - three|'],
  ['- one\n- two|\n  - below', '- one\n  - two|\n    - below'],
  ['> - one\n> - two|', '> - one\n>   - two|'],
  ['above\n\n- one\n- two|\n\nafter', 'above\n\n- one\n  - two|\n\nafter'],
])('Tab moves an item below the one above it: %j', (before, after) => {
  expect(tab(before)).toBe(after)
})

test.each([
  ['- one\n  - two|', '- one\n- two|'],
  ['1. one\n   1. two|\n2. three', '1. one\n2. two|\n3. three'],
  ['- one\n  - two\n    - three|', '- one\n  - two\n  - three|'],
  ['- one\n  - two|\n    - below', '- one\n- two|\n  - below'],
])('Shift+Tab moves it out again: %j', (before, after) => {
  expect(tab(before, 'out')).toBe(after)
})

test('an item that is as deep as it can be stays there; the key is not passed on', () => {
  expect(tab('- first|')).toBe('- first|')
  expect(tab('- one\n  - two|')).toBe('- one\n  - two|')
})

test.each([
  ['plain|', 'in'],
  ['', 'in'],
  ['- one|', 'out'],
  ['plain|', 'out'],
  ['```\n- code|\n```', 'in'],
] as const)('elsewhere the key goes on to the next field: %j, %s', (before, way) => {
  expect(tab(before, way)).toBe('nothing')
})

test('in and out again gives the text back', () => {
  const item = fc.constantFrom('- a', '- b', '- [x] c', '1. d', '2. e')
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 6 }), fc.nat(), (lines, nth) => {
      const text = lines.join('\n')
      const at = lines.slice(0, 1 + (nth % (lines.length - 1))).join('\n').length + 1
      const inside = indentItems(text, { from: at, to: at }, 'in')
      if (!inside || inside.insert === '') return
      const nested = changed(text, inside)
      const back = indentItems(nested, inside.selection, 'out')
      expect(back && lettersOf(changed(nested, back))).toBe(lettersOf(text))
    }),
  )
})

/** Numbers that an item took from another list are its own from then on. */
const lettersOf = (text: string): string => text.replace(/\d+/g, '1')
