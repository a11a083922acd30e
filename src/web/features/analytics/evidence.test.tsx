import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Evidence } from './evidence.tsx'

const nothing = () => undefined
const line = (nth: number) => ({
  key: `${nth}`,
  entryUid: `page ${nth}`,
  day: '2026-11-20',
  quote: `Line ${nth}.`,
})

test('a day without a page is told without anything to press', () => {
  const html = renderToStaticMarkup(
    <Evidence
      lines={[{ key: 'a', entryUid: null, day: '2026-11-20', quote: '', carried: 'mood 7' }]}
      allWords="All 1 days"
      onOpenEntry={nothing}
    />,
  )
  expect(html).toContain('No page on this day')
  expect(html).toContain('mood 7')
  expect(html).not.toContain('<button')
})

test('at first three stand there, the latest against last, and one button for all', () => {
  const lines = [1, 2, 3, 4, 5].map((nth) => ({ ...line(nth), isAgainst: nth > 3 }))
  const html = renderToStaticMarkup(<Evidence lines={lines} allWords="All 5 days" onOpenEntry={nothing} />)
  expect([...html.matchAll(/“(Line \d)/g)].map(([, words]) => words)).toEqual(['Line 1', 'Line 2', 'Line 4'])
  expect(html).toContain('All 5 days')
})
