import { expect, test } from 'vitest'
import { cleanAddress, plainBreaks, withoutActive, withoutInvisible } from './clean-pasted.ts'
import { hasForm, markdownOf, type PastedElement, type PastedNode } from './pasted-html.ts'

const el = (name: string, ...children: PastedNode[]): PastedElement => ({ name, attributes: {}, children })
const withAttributes = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: PastedNode[]
): PastedElement => ({ name, attributes, children })

test('a page of HTML becomes Markdown that reads like it', () => {
  const page = [
    el('style', 'p { color: red }'),
    el('h2', 'The ', el('strong', 'kitchen')),
    el('p', 'She was ', el('em', 'flat'), ', but\n   ', el('b', ' evenly '), 'so.'),
    el('div', 'One line', el('br'), 'and its ', el('code', 'second'), '.'),
    el('blockquote', el('p', 'Wait.'), el('p', 'Then go.')),
    el('hr'),
    el('pre', 'let a = 1\n  a++\n'),
  ]
  expect(markdownOf(page)).toBe(
    '## The kitchen\n\nShe was *flat*, but **evenly** so.\n\nOne line\nand its `second`.\n\n> Wait.\n>\n> Then go.\n\n---\n\n```\nlet a = 1\n  a++\n```',
  )
})

test('lists keep their depth, their numbers and their ticks', () => {
  const list = el(
    'ul',
    el('li', 'milk', el('ol', el('li', 'whole'), el('li', el('p', 'half')))),
    '\n',
    withAttributes('li', { 'data-checked': 'true' }, 'bread'),
    el('li', withAttributes('input', { type: 'checkbox' }), 'tea'),
  )
  expect(markdownOf([list])).toBe('- milk\n  1. whole\n  2. half\n- [x] bread\n- [ ] tea')
  expect(markdownOf([withAttributes('ol', { start: '4' }, el('li', 'four'))])).toBe('4. four')
})

test('a table becomes a table of text', () => {
  const row = (cell: string, ...words: string[]) => el('tr', ...words.map((word) => el(cell, el('p', word))))
  const table = el(
    'table',
    el('thead', row('th', 'Day', 'Mood')),
    el('tbody', row('td', 'Mon', 'a|b'), row('td', 'Tue')),
  )
  expect(markdownOf([table])).toBe('| Day | Mood |\n| --- | --- |\n| Mon | a\\|b |\n| Tue |  |')
})

test('links keep their words and lose what follows people; nothing else that leads somewhere is kept', () => {
  const link = (href: string, ...children: PastedNode[]) => withAttributes('a', { href }, ...children)
  expect(markdownOf([link('https://a.example/x?utm_source=mail&id=7#top', 'read this')])).toBe(
    '[read this](https://a.example/x?id=7#top)',
  )
  expect(markdownOf([link('https://a.example/?fbclid=1', 'https://a.example/?fbclid=1')])).toBe(
    'https://a.example/',
  )
  expect(markdownOf([link('mailto:a@b.example', 'a@b.example')])).toBe('a@b.example')
  expect(markdownOf([link('javascript:alert(1)', 'press')])).toBe('press')
  expect(
    markdownOf(['before ', withAttributes('img', { src: 'https://spy.example/p.gif', alt: 'a cup' })]),
  ).toBe('before a cup')
})

test('word processors say bold and italics by style, and are understood', () => {
  const wrapped = withAttributes(
    'b',
    { style: 'font-weight:normal;' },
    el('p', withAttributes('span', { style: 'font-weight:700;font-style:italic' }, 'both'), ' and none'),
  )
  expect(markdownOf([wrapped])).toBe('***both*** and none')
})

test('what is only words and breaks has no form, so that its plain text is taken', () => {
  expect(hasForm([el('div', withAttributes('span', { style: 'color: red' }, 'word')), el('br')])).toBe(false)
  expect(hasForm([withAttributes('b', { style: 'font-weight:normal' }, el('p', 'words'))])).toBe(false)
  expect(hasForm([el('div', el('ul', el('li', 'word')))])).toBe(true)
  expect(hasForm([withAttributes('a', { href: 'https://a.example' }, 'word')])).toBe(true)
})

test('an address loses tracking parameters only', () => {
  expect(cleanAddress('https://a.example/?gclid=1&q=b%20c&utm_medium=x')).toBe('https://a.example/?q=b%20c')
  expect(cleanAddress('https://a.example/p?ref=7&page=2')).toBe('https://a.example/p?ref=7&page=2')
  expect(cleanAddress('no address?utm_source=1')).toBe('no address?utm_source=1')
})

test('letters that nobody sees go; joiners of emoji and scripts stay', () => {
  expect(withoutInvisible('a\u200Bb\uFEFFc\u00ADd e\u00A0f')).toBe('abcd e f')
  expect(withoutInvisible('👩‍🚀 می‌خواهم')).toBe('👩‍🚀 می‌خواهم')
  expect(plainBreaks('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
})

test('pasted HTML is taken apart without its styles, scripts and handlers, and without losing a word of it', () => {
  expect(
    withoutActive('<style>p{}</style><p onclick="a()" title="on x=1">on it = on</p><SCRIPT>a()</SCRIPT >'),
  ).toBe('<p data-onclick="a()" title="on x=1">on it = on</p>')
  expect(withoutActive("<img alt='5 > 4' src=x onerror=a()>")).toBe(
    "<img alt='5 > 4' src=x data-onerror=a()>",
  )
  expect(withoutActive('one=1 <b style="font-weight:700">two</b> <style>never ends')).toBe(
    'one=1 <b style="font-weight:700">two</b> ',
  )
})
