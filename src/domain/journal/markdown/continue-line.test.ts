import fc from 'fast-check'
import { expect, test } from 'vitest'
import { continueLine } from './continue-line.ts'
import { drawn, read } from './drawn.test-support.ts'
import { changed } from './text-change.ts'

const enter = (before: string): string => {
  const [text, selection] = read(before)
  return drawn(text, continueLine(text, selection))
}

test.each([
  ['- milk|', '- milk\n- |'],
  ['* milk|\n\nafter', '* milk\n* |\n\nafter'],
  ['  - milk|', '  - milk\n  - |'],
  ['- one| two', '- one\n- |two'],
  ['- one |and|two', '- one \n- |two'],
  ['- [x] paid|', '- [x] paid\n- [ ] |'],
  ['1. one|', '1. one\n2. |'],
  ['9) nine|', '9) nine\n10) |'],
  ['> said|', '> said\n> |'],
  ['>said|', '>said\n> |'],
  ['> - said|', '> - said\n> - |'],
])('Enter in a list or a quote goes on with it: %j', (before, after) => {
  expect(enter(before)).toBe(after)
})

test.each([
  ['1. one|\n2. two\n3. three', '1. one\n2. |\n3. two\n4. three'],
  ['1. one|\n   - inside\n2. two', '1. one\n2. |\n   - inside\n3. two'],
  ['1. one|\n2. two\n\n3. another list', '1. one\n2. |\n3. two\n\n3. another list'],
  ['1. one|\n1. all ones', '1. one\n2. |\n1. all ones'],
  ['1. one|\n2. two\n7. seven', '1. one\n2. |\n3. two\n7. seven'],
])('a number put in between counts those on that were in order: %j', (before, after) => {
  expect(enter(before)).toBe(after)
})

test.each([
  ['- one\n- |', '- one\n\n|'],
  ['- one\n- |\nafter', '- one\n\n|\nafter'],
  ['- one\n\n- |', '- one\n\n|'],
  ['- [ ] |', '|'],
  ['1. one\n2. |', '1. one\n\n|'],
  ['> said\n> |', '> said\n\n|'],
  ['> - said\n> - |', '> - said\n>\n> |'],
  ['- one\n  - two\n  - |', '- one\n  - two\n- |'],
  ['3. one\n   1. two\n   2. |', '3. one\n   1. two\n4. |'],
])('Enter in an empty item ends its list, one step at a time: %j', (before, after) => {
  expect(enter(before)).toBe(after)
})

test.each([
  'plain|',
  '# heading|',
  '|- one',
  '-| one',
  '---|',
  '* * *|',
  '',
  '\n|',
  '```\n- code|\n```',
  '-no list|',
])('Enter is a plain line break at %j', (before) => {
  expect(enter(before)).toBe('nothing')
})

test('a list goes on behind a block of code', () => {
  expect(enter('```\ncode\n```\n- one|')).toBe('```\ncode\n```\n- one\n- |')
})

test('Enter loses no words, wherever it is pressed', () => {
  const line = fc.tuple(
    fc.constantFrom('', '- ', '1. ', '2. ', '  - ', '- [ ] ', '> ', '> 1. ', '# ', '---', '```', '\t* '),
    fc.constantFrom('', 'one', 'two words', 'three 😀', '*x*'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(), fc.nat(8), (lines, at, length) => {
      const text = lines.map((parts) => parts.join('')).join('\n')
      const from = at % (text.length + 1)
      const selection = { from, to: Math.min(text.length, from + length) }
      const change = continueLine(text, selection)
      if (!change) return
      const after = changed(text, change)
      const kept = text.slice(0, selection.from) + text.slice(selection.to)
      const words = (whole: string) => whole.replace(/[\s>\-*+#0-9.[\]]+/g, '')
      expect(words(after)).toBe(words(kept))
      expect(change.selection.to).toBeLessThanOrEqual(after.length)
    }),
  )
})
