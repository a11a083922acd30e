import { expect, test } from 'vitest'
import { csvOf } from './figure-table.ts'

test('a table becomes a file that a spreadsheet reads: quotes doubled, lines kept, what is missing left empty', () => {
  const rows = [
    ['3 Nov', 6.5, null],
    ['a "night", long', -2, 'two\nlines'],
  ]
  expect(csvOf({ caption: 'Mood', head: ['Day', 'Mood', 'Note'], rows })).toBe(
    '\uFEFFDay,Mood,Note\r\n3 Nov,6.5,\r\n"a ""night"", long",-2,"two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-cmd', '@sum', '\tx'])(
  'words that begin like a formula (%j) are not run',
  (words) => {
    expect(csvOf({ caption: '', head: ['Note'], rows: [[words]] })).toBe(`\uFEFFNote\r\n'${words}\r\n`)
  },
)
