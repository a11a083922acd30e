import { expect, test } from 'vitest'
import { markdownFrom } from './html-markdown.ts'

test.each([
  ['plain words stay as they are', 'a < b & c > d\n\n* star', 'a < b & c > d\n\n* star'],
  [
    'entities are read',
    'Tom &amp; Ana &#8211; &quot;yes&quot; &unknown; &#x1F33B;',
    'Tom & Ana – "yes" &unknown; 🌻',
  ],
  ['paragraphs of Journey', '<p dir="auto">One <i>fine</i> day.</p><p>Two.</p>', 'One *fine* day.\n\nTwo.'],
  ['breaks', 'One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['lines of the text, where no tag breaks them', 'One <b>two</b>\nthree', 'One **two**\nthree'],
  ['items that are not closed', '<ul><li>a<li>b</ul>after', '- a\n- b\n\nafter'],
  ['a numbered list in a list', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c'],
  ['a paragraph that the next one ends', '<p>a<p>b', 'a\n\nb'],
  ['a link', '<a href="https://example.org/?a=1&amp;b=2">there</a>', '[there](https://example.org/?a=1&b=2)'],
  ['nothing of a script', '<p>a</p><script>alert("<p>b</p>")</script><p>c</p>', 'a\n\nc'],
  ['a comment is left out', '<p>a<!-- <b>x</b> -->b</p>', 'ab'],
  ['a sign alone stays', '<p>2 < 3 and <3</p>', '2 < 3 and <3'],
  ['a closing tag of nothing', '</div><p>a</p></b>', 'a'],
  ['a sign inside of an attribute', '<span style="x>y">a</span><b>b</b>', 'a**b**'],
])('%s', (_, html, markdown) => {
  expect(markdownFrom(html)).toBe(markdown)
})

test.each([
  ['tags that never end', '<b '.repeat(100_000)],
  ['comments that never end', `<b>${'<!--'.repeat(100_000)}`],
  ['elements within elements', '<div>'.repeat(50_000)],
  ['signs', `<b>${'<'.repeat(200_000)}`],
  ['scripts that end nowhere', '<script>'.repeat(50_000)],
])('%s take no long time', (_, html) => {
  const from = performance.now()
  markdownFrom(html)
  expect(performance.now() - from).toBeLessThan(10_000)
})
