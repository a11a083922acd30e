import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { Figure } from './figure.tsx'
import { HeatGrid } from './heat-grid.tsx'
import { IntervalRows } from './interval-rows.tsx'
import { LineChart } from './line-chart.tsx'

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

test('a figure says its question, its answer and its numbers, and what nobody gave is not given', () => {
  const html = renderToString(
    <Figure
      question="Is it getting lighter?"
      answer="Yes, since mid-October."
      table={{
        caption: 'Mood by day',
        head: ['Day', 'Mood'],
        rows: [
          ['3 Nov', 6],
          ['4 Nov', null],
        ],
      }}
    >
      <p>drawn</p>
    </Figure>,
  )
  expect(words(html)).toBe(
    'Is it getting lighter? Yes, since mid-October. drawn Mood by day Day Mood 3 Nov 6 4 Nov not given Numbers',
  )
})

test('a figure to which nobody gave anything yet offers neither numbers nor files', () => {
  const html = renderToString(
    <Figure
      question="Is it getting lighter?"
      answer="Not enough days yet."
      table={{ caption: 'Mood by day', head: ['Day', 'Mood'], rows: [['3 Nov', null]] }}
      fileName="mood"
    >
      <p>empty</p>
    </Figure>,
  )
  expect(html).not.toContain('<button')
})

test('a line chart tells its newest place to screen readers before anybody walks it', () => {
  const html = renderToString(
    <LineChart
      label="Mood by day"
      series={[{ name: 'Mood', stroke: 'mood', values: [4, null, 6] }]}
      scale={{ min: 1, max: 10 }}
      marks={[]}
      describe={(at) => [`day ${at}`, 'mood 6']}
    />,
  )
  expect(html).toContain('aria-valuetext="day 2, mood 6"')
  expect(html).toContain('aria-valuenow="2"')
})

test('a bar for none is written and not drawn', () => {
  const rows = [
    { key: 'a', name: 'sleep', value: 21 },
    { key: 'b', name: 'money', value: null },
  ]
  expect(words(renderToString(<BarChart rows={rows} noneWords="not named" />))).toBe(
    'sleep 21 money not named',
  )
})

test('rows of intervals keep what was not found, and what has too few days', () => {
  const html = renderToString(
    <IntervalRows
      rows={[
        { key: 'a', name: 'Night shift', is: 'clear', point: -1.6, low: -2.2, high: -1, words: '−1.6' },
        { key: 'b', name: 'Coffee', is: 'unclear', point: 0.1, low: -0.5, high: 0.6, words: 'no clear link' },
        { key: 'c', name: 'Choir', is: 'too-few', words: '9 of 14' },
      ]}
    />,
  )
  expect(words(html)).toBe('Night shift −1.6 Coffee no clear link Choir 9 of 14 − 2.2 no difference + 2.2')
})

test('a grid of days says what each cell is', () => {
  const html = renderToString(
    <HeatGrid
      label="When do I write?"
      cells={[[0.5, 'none']]}
      rowNames={['Mon']}
      columnMarks={[]}
      describe={(_, column) => (column === 0 ? 'Monday morning, 4 pages' : 'Monday evening, none')}
    />,
  )
  expect(html).toContain('aria-valuetext="Monday morning, 4 pages"')
})
