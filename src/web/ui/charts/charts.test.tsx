import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { ColumnChart } from './column-chart.tsx'
import { Figure } from './figure.tsx'
import { cellByKey, HeatGrid } from './heat-grid.tsx'
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
    'Is it getting lighter? Yes, since mid-October. drawn Mood by day Day Mood 3 Nov 6 4 Nov – not given Numbers',
  )
})

const table = (rows: number) => ({
  caption: 'Steps',
  head: ['Day', 'Progress'],
  rows: Array.from({ length: rows }, (_, at): [string, number] => [`day ${at + 1}`, at]),
})

test('a figure says what stands out below the drawing, and its numbers can stand in its place', () => {
  const figure = (isTableOnly: boolean) =>
    renderToString(
      <Figure
        question="How far is it?"
        answer="Half."
        finding="Most in May."
        table={table(2)}
        {...{ isTableOnly }}
      >
        <p>drawn</p>
      </Figure>,
    )
  expect(words(figure(false))).toBe(
    'How far is it? Half. drawn Most in May. Steps Day Progress day 1 0 day 2 1 Numbers',
  )
  expect(figure(false)).toContain('class="sr-only"><table')
  expect(figure(true)).toMatch(/hidden=""><p>drawn/)
  expect(figure(true)).not.toContain('class="sr-only"><table')
  expect(words(figure(true))).not.toContain('Numbers')
})

test('of more rows than anybody reads the last ones stand on the page, and the page says so', () => {
  const html = renderToString(
    <Figure question="How far is it?" answer="Far." table={table(10_000)}>
      drawn
    </Figure>,
  )
  expect(html.match(/<tr/g)).toHaveLength(501)
  expect(words(html)).toContain('the last 500 rows of 10,000. The CSV has them all.')
  expect(words(html)).toContain('day 10000')
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

test('a grid tells the cell that it begins with, and a cell outside of what is shown is empty', () => {
  const html = renderToString(
    <HeatGrid
      label="November"
      cells={[['outside', 1]]}
      rowNames={['']}
      columnMarks={[]}
      describe={(_, column) => `day ${column}`}
      start={[0, 1]}
      wordIn={(_, column) => (column === 1 ? '1' : '')}
    />,
  )
  expect(html).toContain('aria-valuetext="day 1"')
  expect(html.match(/class="fill-ink"/g)).toHaveLength(1)
  expect(words(html)).toBe('day 0 day 1 1')
})

test.each([
  ['ArrowLeft', [1, 0], undefined, { at: [1, 0], turn: 0 }],
  ['ArrowLeft', [1, 0], 'columns', { at: [1, 19], turn: -1 }],
  ['ArrowRight', [1, 19], 'columns', { at: [1, 0], turn: 1 }],
  ['ArrowRight', [1, 19], 'rows', { at: [1, 19], turn: 0 }],
  ['ArrowUp', [0, 3], 'rows', { at: [6, 3], turn: -1 }],
  ['ArrowDown', [6, 3], 'rows', { at: [0, 3], turn: 1 }],
  ['ArrowDown', [2, 3], 'rows', { at: [3, 3], turn: 0 }],
  ['PageUp', [2, 3], 'rows', { at: [2, 3], turn: -1 }],
  ['PageDown', [2, 3], undefined, undefined],
  ['Home', [2, 3], undefined, { at: [2, 0], turn: 0 }],
  ['End', [2, 3], undefined, { at: [2, 19], turn: 0 }],
  ['Enter', [2, 3], undefined, 'choose'],
  [' ', [2, 3], undefined, 'choose'],
  ['t', [2, 3], 'rows', undefined],
] as const)('%j in cell %j of pages along %s leads to %j', (key, at, along, to) => {
  expect(cellByKey(key, at, [7, 20], along)).toEqual(to)
})

test('columns have their numbers, none for a nought, and tell their last place before anybody walks them', () => {
  const html = renderToString(
    <ColumnChart
      label="Minutes by week"
      columns={[
        { key: 'a', value: 40 },
        { key: 'b', value: 0 },
        { key: 'c', value: 20 },
      ]}
      marks={[{ at: 2, words: 'this week', isNow: true }]}
      describe={(at) => [`week ${at}`, `${[40, 0, 20][at]} minutes`]}
    />,
  )
  expect(html).toContain('aria-valuetext="week 2, 20 minutes"')
  expect(words(html)).toBe('40 0 20 this week')
  expect(html.match(/<path[^>]*fill-ink/g)).toHaveLength(2)
})

test('single values are dots that no line joins', () => {
  const drawn = (shape: 'smooth' | 'dots') =>
    renderToString(
      <LineChart
        label="Amount by day"
        series={[{ name: 'Amount', stroke: 'ink', shape, values: [4, 5, 6] }]}
        scale={{ min: 0, max: 10 }}
        marks={[]}
        describe={(at) => [`day ${at}`]}
      />,
    )
  // The end of a series has a dot of its own, and so has the legend.
  expect(drawn('dots').match(/<circle/g)).toHaveLength(5)
  expect(drawn('smooth').match(/<circle/g)).toHaveLength(1)
})
