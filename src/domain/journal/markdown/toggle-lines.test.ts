import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, read } from './drawn.test-support.ts'
import { changed } from './text-change.ts'
import { tickTask } from './tick-task.ts'
import { type LineKind, toggleLines } from './toggle-lines.ts'
import { toggleLink } from './toggle-link.ts'

const press = (before: string, kind: LineKind): string => {
  const [text, selection] = read(before)
  return drawn(text, toggleLines(text, selection, kind))
}

test.each([
  ['one| two', 'heading-2', '## one| two'],
  ['## one|', 'heading-2', 'one|'],
  ['## one|', 'heading-1', '# one|'],
  ['- one|', 'heading-1', '# one|'],
  ['|one\n\ntwo|', 'bullets', '- |one\n\n- two|'],
  ['- |one\n- two|', 'bullets', '|one\ntwo|'],
  ['|one\ntwo|', 'numbers', '1. |one\n2. two|'],
  ['- |one\n- two|', 'numbers', '1. |one\n2. two|'],
  ['- one|', 'tasks', '- [ ] one|'],
  ['- [x] one|', 'tasks', 'one|'],
  ['|', 'tasks', '- [ ] |'],
  ['one|', 'quote', '> one|'],
  ['> - one|', 'quote', '- one|'],
  ['> one|', 'bullets', '> - one|'],
  ['above\n|one\n|below', 'quote', 'above\n> |one\n|below'],
] as const)('%j as %s is %j', (before, kind, after) => {
  expect(press(before, kind)).toBe(after)
})

const kinds = fc.constantFrom<LineKind>('quote', 'bullets', 'numbers', 'tasks', 'heading-1', 'heading-3')
const plainLines = fc.array(fc.constantFrom('', 'one', 'two words', 'x'), { minLength: 1, maxLength: 6 })

test('twice gives plain lines back', () => {
  fc.assert(
    fc.property(plainLines, fc.nat(), fc.nat(), kinds, (lines, one, other, kind) => {
      const text = lines.join('\n')
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
      const once = toggleLines(text, { from, to }, kind)
      const made = changed(text, once)
      expect(changed(made, toggleLines(made, once.selection, kind))).toBe(text)
    }),
  )
})

test.each([
  ['a |word|', null, 'a [word](|)'],
  ['a [word](|)', null, 'a |word|'],
  ['|https://a.example/x|', null, '[|](https://a.example/x)'],
  ['|', null, '[|]()'],
  ['[|]()', null, '|'],
  ['a |word| b', 'https://a.example', 'a [word](https://a.example)| b'],
])('a link from %j to %j is %j', (before, target, after) => {
  const [text, selection] = read(before)
  expect(drawn(text, toggleLink(text, selection, target))).toBe(after)
})

test('a thing to do is ticked, and its tick taken away, wherever the place is on its line', () => {
  const text = 'above\n  - [ ] milk\n> 1. [X] bread'
  const ticked = tickTask(text, text.indexOf('milk'))
  expect(ticked && changed(text, ticked)).toBe('above\n  - [x] milk\n> 1. [X] bread')
  const unticked = tickTask(text, text.length)
  expect(unticked && changed(text, unticked)).toBe('above\n  - [ ] milk\n> 1. [ ] bread')
  expect(tickTask(text, 0)).toBeNull()
})
