import { expect, test } from 'vitest'
import { htmlNodes } from '#domain/import/html-markdown.ts'
import { withoutActive } from '#domain/journal/markdown/clean-pasted.ts'
import { hasForm, markdownOf } from '#domain/journal/markdown/pasted-html.ts'
import { changed } from '#domain/journal/markdown/text-change.ts'
import { withWordLists } from '#domain/journal/markdown/word-lists.ts'
import { pasteChange } from './writing-paste.ts'

/** The HTML of a clipboard as Markdown, read without a browser's parser. */
function pasted(html: string): string {
  const nodes = withWordLists(htmlNodes(withoutActive(html)))
  expect(hasForm(nodes)).toBe(true)
  return markdownOf(nodes)
}

/** An item as Word for Windows and for the Mac write it. */
const wordItem = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><!--[if !supportLists]--><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=EN-GB>${words}<o:p></o:p></span></p>\n`

test('lists of Word are lists within lists, bulleted and numbered', () => {
  const page = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0:level1 {mso-level-text:·} --></style></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal>To <b style='mso-bidi-font-weight:normal'>buy</b>:<o:p></o:p></p>
${wordItem(1, '·', 'Milk')}${wordItem(2, 'o', 'Whole')}${wordItem(3, '§', 'Cold')}${wordItem(1, '·', 'Bread')}<p class=MsoNormal>And <span style='mso-bidi-font-weight:bold'>then</span>:</p>
${wordItem(1, '1.', 'One', 'l1')}${wordItem(2, 'a.', 'Inner', 'l1')}${wordItem(1, '2.', 'Two', 'l1')}<!--EndFragment--></body></html>`
  expect(pasted(page)).toBe(
    'To **buy**:\n\n- Milk\n  - Whole\n    - Cold\n- Bread\n\nAnd then:\n\n1. One\n   1. Inner\n2. Two',
  )
})

test('bullets that nothing marks as such are bullets, at the depth that they stand in', () => {
  const item = (points: number, marker: string, words: string) =>
    `<p class="MsoListParagraph" style="margin-left:${points}pt;text-indent:-18pt"><span style="font-family:Symbol">${marker}<span style="font:7pt 'Times New Roman'">\u00A0\u00A0\u00A0 </span></span>${words}</p>`
  expect(pasted(item(36, '·', 'Milk') + item(72, 'o', 'Whole') + item(36, '\uF0B7', 'Bread'))).toBe(
    '- Milk\n  - Whole\n- Bread',
  )
  expect(pasted(`${item(36, '1.', 'One')}${item(36, '2.', '<b>Two</b>')}`)).toBe('1. One\n2. **Two**')
  const plain = '<p class="MsoListParagraph">Only set in. <b>No bullet</b></p>'
  expect(pasted(plain)).toBe('Only set in. **No bullet**')
})

test('lists of Google Docs keep their depth, numbered ones by the width of their numbers', () => {
  const doc = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ol style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;font-style:normal">One</span></p></li><ol><li aria-level="2"><p><span style="font-weight:700">Inner</span></p></li><li aria-level="2"><p>Inner two</p></li><ol><li aria-level="3"><p>Deep</p></li></ol></ol><li><p>Two</p></li></ol></b><br class="Apple-interchange-newline">`
  expect(pasted(doc)).toBe('1. One\n   1. **Inner**\n   2. Inner two\n      1. Deep\n2. Two')
  expect(pasted('<ol start="9"><li>Nine</li><li>Ten</li><ul><li>within</li></ul><li>Eleven</li></ol>')).toBe(
    '9. Nine\n10. Ten\n    - within\n11. Eleven',
  )
  expect(pasted('<ul><ul><li>first of all</li></ul><li>out</li></ul>')).toBe('- first of all\n- out')
})

test('what Apple Notes and LibreOffice put on a clipboard reads as it looked', () => {
  const notes = `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body><p class="p1"><b>Title</b></p><ul class="ul1"><li class="li1">one</li><ul class="ul1"><li class="li1">within</li></ul><li class="li1">two</li></ul></body></html>`
  expect(pasted(notes)).toBe('**Title**\n\n- one\n  - within\n- two')
  const office = `<body lang="en-GB"><ol><li><p style="margin-bottom: 0cm">One</p><ol type="a"><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ol></body>`
  expect(pasted(office)).toBe('1. One\n   1. Inner\n2. Two')
})

test('sentences stay sentences, in HTML and in plain text', () => {
  expect(
    pasted('<p><b>x</b></p><p>1986. A good year</p><p># no heading</p><p>+ 5 points</p><p>-5 degrees</p>'),
  ).toBe('**x**\n\n1986\\. A good year\n\n\\# no heading\n\n\\+ 5 points\n\n-5 degrees')
})

test.each([
  ['', '1986. A good year', '1986\\. A good year'],
  ['', 'Then:\n1986. A good year\n1987. Another', 'Then:\n1986\\. A good year\n1987\\. Another'],
  ['', '3) Third', '3\\) Third'],
  ['', '1. milk\n2. bread\n\n3. tea', '1. milk\n2. bread\n\n3. tea'],
  ['', '4. four\n5. five', '4. four\n5. five'],
  ['', '# A heading\n- milk\n+ bread\n+ tea', '# A heading\n- milk\n+ bread\n+ tea'],
  ['', '+ 5 points', '\\+ 5 points'],
  ['', '-5 degrees', '-5 degrees'],
  ['It was ', '1986. A good year', 'It was 1986. A good year'],
  ['- ', '1986. A good year', '- 1986\\. A good year'],
  ['> ', '1986. A good year', '> 1986\\. A good year'],
  ['```\n', '1986. A good year', '```\n1986. A good year'],
  ['', '```\n1986. A good year\n```', '```\n1986. A good year\n```'],
])('after %j the plain text %j becomes %j', (before, text, after) => {
  const caret = { from: before.length, to: before.length }
  expect(changed(before, pasteChange(before, caret, { text, isMarkdown: false }))).toBe(after)
  expect(changed(before, pasteChange(before, caret, { text, isMarkdown: true }))).toBe(before + text)
})
