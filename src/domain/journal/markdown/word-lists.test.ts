import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasForm, markdownOf, type PastedElement, type PastedNode } from './pasted-html.ts'
import { withWordLists } from './word-lists.ts'

const el = (name: string, attributes: Record<string, string>, ...children: PastedNode[]): PastedElement => ({
  name,
  attributes,
  children,
})
const pasted = (...nodes: PastedNode[]) => markdownOf(withWordLists(nodes))

const wordItem = (level: number, marker: string, ...words: PastedNode[]) =>
  el(
    'p',
    { class: 'MsoListParagraphCxSpMiddle', style: `text-indent:-18.0pt;mso-list:l0 level${level} lfo1` },
    el('span', { style: 'font-family:Symbol' }, el('span', { style: 'mso-list:Ignore' }, `${marker}   `)),
    ...words,
  )

test('lists of Word are lists, with their depth and their numbers', () => {
  const page = [
    el('p', { class: 'MsoNormal' }, 'Before'),
    '\n\n',
    wordItem(1, '·', 'milk'),
    '\n\n',
    wordItem(2, 'o', 'whole'),
    wordItem(1, '·', el('b', { style: 'mso-bidi-font-weight:normal' }, 'bread')),
    wordItem(1, '3.', 'three'),
    wordItem(1, '4.', 'four'),
    el('p', { class: 'MsoNormal' }, 'After'),
  ]
  expect(pasted(...page)).toBe('Before\n\n- milk\n  - whole\n- **bread**\n\n3. three\n4. four\n\nAfter')
})

test('lists of Word on the web, each item in a list of its own, are one list', () => {
  const item = (level: string, words: string) =>
    el(
      'div',
      { class: 'ListContainerWrapper SCXW1' },
      el('ul', { role: 'list' }, el('li', { 'data-aria-level': level }, el('p', {}, el('span', {}, words)))),
    )
  expect(pasted(item('1', 'one'), item('2', 'inside'), item('1', 'two'))).toBe('- one\n  - inside\n- two')
})

test('bold and italics that Word writes are kept; what a style takes back is not', () => {
  const bold = el('b', { style: 'mso-bidi-font-weight:normal' }, 'plainly')
  const italic = el('i', { style: 'mso-bidi-font-style:normal' }, 'softly')
  expect(pasted(el('p', {}, bold, ' and ', italic))).toBe('**plainly** and *softly*')
  expect(hasForm([el('p', {}, bold)])).toBe(true)
  expect(pasted(el('b', { style: 'font-weight:normal' }, 'not bold'))).toBe('not bold')
  expect(pasted(el('span', { style: 'color: red; font-weight: 700' }, 'bold'))).toBe('**bold**')
  expect(pasted(el('span', { style: 'text-decoration:line-through' }, 'gone'))).toBe('~~gone~~')
})

test('no word of a pasted list is lost, however its levels jump', () => {
  const items = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('·', '1.', 'a)')), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(items, (made) => {
      const text = pasted(...made.map(([level, marker], at) => wordItem(level, marker, `word${at}`)))
      expect(text.match(/word\d+/g)).toEqual(made.map((_, at) => `word${at}`))
    }),
  )
})
