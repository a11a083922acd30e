import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { headingsOf, linksIn, Markdown, sectionsOf } from './markdown.tsx'

const source = { file: 'blog/one.md', bodyLine: 7 }
const drawn = (body: string): string => renderToStaticMarkup(<Markdown body={body} source={source} />)

test('the Markdown of these texts becomes plain HTML', () => {
  expect(drawn('A *quiet* **word** in `code`,\nand [a link](/faq).')).toBe(
    '<p>A <em>quiet</em> <strong>word</strong> in <code>code</code>,\nand <a href="/faq">a link</a>.</p>',
  )
  expect(drawn("## What it can't do")).toBe('<h2 id="what-it-cant-do">What it can&#x27;t do</h2>')
  expect(drawn('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>')
  expect(drawn('> Said.')).toBe('<blockquote><p>Said.</p></blockquote>')
  expect(drawn('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
    '<div class="table-room"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  )
  expect(drawn('[out](https://example.org)')).toContain('rel="noopener"')
})

test.each([
  ['Words.\n\n<b>raw</b>', 'blog/one.md:9: html has no place in these texts.'],
  ['# First level', 'blog/one.md:7: headings are of the second or third level (## or ###).'],
  ['![a](/b.png)', 'blog/one.md:7: image has no place in these texts.'],
  ['\n[out](http://example.org)', 'blog/one.md:8: "http://example.org" must begin with / for this site'],
  ['[x](javascript:alert)', 'blog/one.md:7: "javascript:alert" must begin with / for this site'],
  ['[x](//example.org)', 'blog/one.md:7: "//example.org" must begin with / for this site'],
])('what has no place there stops the build with file and line', (body, said) => {
  expect(() => drawn(body)).toThrow(said)
})

test('a text is known by its headings, links and sections', () => {
  const body = 'Lead.\n\n## One\n\nFirst [a](/a).\n\n### Deeper\n\n## Two\n\nSecond.'
  expect(headingsOf(body)).toEqual([
    { id: 'one', words: 'One' },
    { id: 'two', words: 'Two' },
  ])
  expect(linksIn(body)).toEqual(['/a'])
  expect(sectionsOf(body)).toEqual([
    { heading: null, body: 'Lead.' },
    { heading: 'One', body: 'First [a](/a).\n\n### Deeper' },
    { heading: 'Two', body: 'Second.' },
  ])
})
