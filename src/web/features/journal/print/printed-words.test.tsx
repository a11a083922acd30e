import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { promptsIn, withoutUnanswered } from '#domain/journal/templates/unanswered.ts'
import { PrintedWords } from './printed-words.tsx'

const html = (content: string) => renderToStaticMarkup(<PrintedWords content={content} />)
const words = (content: string) => html(content).replace(/<[^>]*>/g, '')

test('every block says where its words stand in the page, over lines that wrap and signs that are not shown', () => {
  const content = 'One line\nand its second.\n\n## A heading\n\n> quoted\n> twice\n\n- [x] done'
  const places = [...html(content).matchAll(/data-from="(\d+)" data-to="(\d+)"/g)]
  expect(places.map(([, from, to]) => content.slice(Number(from), Number(to)))).toEqual([
    'One line\nand its second.',
    '## A heading',
    'quoted\n> twice',
    'done',
  ])
})

test('a question without an answer is not on the page, and the words after it keep their places', () => {
  const content = '*What stayed*\n\n\n*What else*\nThe low F.\n\n*One more*\n- \n'
  const asked = promptsIn(['*What stayed*\n\n*What else*\n\n*One more*\n- '])
  const read = withoutUnanswered(content, asked)
  expect(words(read)).toBe('What else\nThe low F.')
  const place = /data-from="(\d+)"/.exec(html(read))?.[1]
  expect(content.slice(Number(place))).toMatch(/^\*What else/)
  expect(html(read)).not.toContain('<li')
})

test('what could do something is letters, and only safe addresses lead away', () => {
  const content =
    '<b onclick="x()">bold</b> [bad](javascript:alert(1)) [good](https://a.example/x) ![cup](https://spy.example/p.gif)'
  expect(html(content)).not.toMatch(/<b |javascript:|<img/)
  expect(html(content)).toContain('href="https://a.example/x"')
  expect(words(content)).toContain('<b onclick'.replace('<', '&lt;'))
})

test('every block is read from the side of its first letter, whatever stands before and around it', () => {
  const sides = (content: string) =>
    [...html(content).matchAll(/<(h\d|p|ul|ol|li|blockquote|table)(?: dir="(\w+)")?/g)].map(
      ([, tag, side = '']) => `${tag} ${side}`,
    )
  expect(sides('# כותרת\n\nEnglish\n\n> ציטוט\n\nقال: مرحبا')).toEqual([
    'h3 rtl',
    'p ltr',
    'blockquote rtl',
    'p rtl',
    'p rtl',
  ])
  expect(sides('- [x] שלום\n- [ ] milk\n- [ ] 12')).toEqual(['ul rtl', 'li rtl', 'li ltr', 'li '])
  expect(sides('1. **one**\n\n2. שתיים\n\n   שלוש')).toEqual([
    'ol ltr',
    'li ltr',
    'p ltr',
    'li rtl',
    'p rtl',
    'p rtl',
  ])
  expect(sides('| יום | day |\n| --- | --- |\n| 1 | one |')).toEqual(['table rtl'])
})
