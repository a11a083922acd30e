import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, read } from './drawn.test-support.ts'
import { tableStep } from './table-cells.ts'
import { changed } from './text-change.ts'

// '¦' stands for the pipes of a table, '|' for the caret.
const step = (before: string, way: 'next' | 'previous' | 'row'): string => {
  const [text, selection] = read(before)
  const pipes = text.replaceAll('¦', '|')
  const change = tableStep(pipes, selection, way)
  if (!change) return 'nothing'
  const insert = change.insert.replaceAll('|', '¦')
  return drawn(text, { ...change, insert })
}
const head = '¦ Day ¦ Mood ¦\n¦ --- ¦ --- ¦\n'

test.each([
  ['¦ D|ay ¦ Mood ¦\n¦ --- ¦ --- ¦', 'next', '¦ Day ¦ |Mood| ¦\n¦ --- ¦ --- ¦'],
  [`${head.replace('Mood', 'Mo|od')}¦ Mon ¦  ¦`, 'next', `${head}¦ |Mon| ¦  ¦`],
  [`${head}¦ Mon| ¦  ¦`, 'next', `${head}¦ Mon ¦ | ¦`],
  [`${head}¦ Mon ¦ 6| ¦`, 'next', `${head}¦ Mon ¦ 6 ¦\n¦ | ¦  ¦`],
  [`${head}¦ |Mon ¦ 6 ¦`, 'previous', `${head.replace('Mood', '|Mood|')}¦ Mon ¦ 6 ¦`],
  [`${head}¦ Mon ¦ |6| ¦`, 'previous', `${head}¦ |Mon| ¦ 6 ¦`],
  ['¦ |Day ¦ Mood ¦\n¦ --- ¦ --- ¦', 'previous', 'nothing'],
  ['¦ Day ¦ Mood| ¦\n¦ --- ¦ --- ¦', 'next', '¦ Day ¦ Mood ¦\n¦ --- ¦ --- ¦\n¦ | ¦  ¦'],
  [`${head}¦ a\\¦b| ¦ 6 ¦`, 'next', `${head}¦ a\\¦b ¦ |6| ¦`],
] as const)('Tab goes from cell to cell: %j %s', (before, way, after) => {
  expect(step(before, way)).toBe(after)
})

test.each([
  [`${head}¦ Mon| ¦ 6 ¦\nafter`, `${head}¦ Mon ¦ 6 ¦\n¦ | ¦  ¦\nafter`],
  [`${head}¦ Mon ¦ 6 ¦\n¦ | ¦  ¦`, `${head}¦ Mon ¦ 6 ¦\n\n|`],
  [`${head}¦ Mon ¦ 6 ¦\n¦ | ¦  ¦\n\nafter`, `${head}¦ Mon ¦ 6 ¦\n|\n\nafter`],
  [`${head.replace('Mood', 'Mood|')}¦ Mon ¦ 6 ¦`, `${head}¦ | ¦  ¦\n¦ Mon ¦ 6 ¦`],
  [`${head.replace('Mood', 'Mood|')}¦  ¦  ¦`, `${head}¦ | ¦  ¦`],
  ['¦ Day| ¦ Mood ¦\n¦ --- ¦ --- ¦\nafter', '¦ Day ¦ Mood ¦\n¦ --- ¦ --- ¦\n¦ | ¦  ¦\nafter'],
  ['¦  ¦ | ¦\n¦ --- ¦ --- ¦\n¦  ¦  ¦', '¦  ¦  ¦\n¦ --- ¦ --- ¦\n¦ | ¦  ¦'],
])('Enter begins a row, and in an empty one leaves the table: %j', (before, after) => {
  expect(step(before, 'row')).toBe(after)
})

test.each([
  'plain| text',
  '¦ not | closed',
  '¦ a ¦ b| ¦\nno rule below',
  '```\n¦ a| ¦\n¦ --- ¦\n```',
  `above|\n${head}`,
])('outside of a table keys do what they do elsewhere: %j', (before) => {
  expect(step(before, 'next')).toBe('nothing')
  expect(step(before, 'row')).toBe('nothing')
})

test('no step loses a word', () => {
  const cell = fc.constantFrom('', 'one', ' two ', 'a\\|b', '😀')
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(table, fc.nat(), fc.constantFrom('next', 'previous', 'row'), (rows, at, way) => {
      const lines = rows.map(([a, b]) => `| ${a} | ${b} |`)
      const text = [lines[0], '| --- | --- |', ...lines.slice(1)].join('\n')
      const place = at % (text.length + 1)
      const change = tableStep(text, { from: place, to: place }, way as 'next')
      const words = (of: string) => of.match(/[^\s|-]+/g)
      if (change) expect(words(changed(text, change))).toEqual(words(text))
    }),
  )
})
