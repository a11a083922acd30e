import { expect, test } from 'vitest'
import { judgedPages, pageFigures } from './score-pages.ts'

test('every line that is said to matter stands on its page, word for word', () => {
  for (const set of ['seen', 'held'] as const) {
    const pages = judgedPages(set)
    expect(pages).toHaveLength(40)
    for (const { content, bestLines } of pages) for (const line of bestLines) expect(content).toContain(line)
  }
})

test('figures are shares: a page that names its people and its feeling counts as read', () => {
  const page = {
    content: 'Anna died on Monday. I cried all day. I miss Anna.',
    strongest: 'sadness',
    also: [],
    valence: 'bad',
    people: ['Anna'],
    bestLines: ['I miss Anna.'],
  } as const
  expect(pageFigures([page])).toMatchObject({
    'pages, the feeling that is named is accepted': 1,
    'pages, nothing said of a felt page': 0,
    'pages, people that are named are there': 1,
    'pages, people that are there are named': 1,
  })
  const other = { ...page, strongest: 'joy', people: ['Maureen'] } as const
  expect(pageFigures([other])).toMatchObject({
    'pages, the feeling that is named is accepted': 0,
    'pages, people that are named are there': 0,
    'pages, people that are there are named': 0,
  })
})
