import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { svgSize } from './first-frame.ts'
import { HeatGrid } from './heat-grid.tsx'
import { IntervalRows } from './interval-rows.tsx'
import { LineChart } from './line-chart.tsx'

const drawings = (html: string): string[] => html.match(/<svg data-drawing[^>]*>/g) ?? []

test('without a browser a line is drawn over the whole width that it will find, at the height that it keeps', () => {
  const html = renderToStaticMarkup(
    <LineChart
      label="Mood by day"
      series={[{ name: 'Mood', stroke: 'mood', values: [4, 5, 6] }]}
      scale={{ min: 1, max: 10 }}
      marks={[]}
      describe={(at) => [`day ${at}`]}
      height={120}
    />,
  )
  const [svg = ''] = drawings(html)
  expect(svg).toContain('viewBox="0 0 380 148"')
  expect(svg).toContain('width="100%" height="148" preserveAspectRatio="none"')
  expect(html.match(/ d="M[^"]+"/g)?.length).toBeGreaterThan(0)
})

test('without a browser a grid keeps its shape and its smallest size, and an interval is drawn for the room in its row', () => {
  const grid = renderToStaticMarkup(
    <HeatGrid
      label="Days"
      cells={[['none', 1]]}
      rowNames={['Mon']}
      columnMarks={[]}
      describe={(_, column) => `day ${column}`}
    />,
  )
  expect(drawings(grid)[0]).toMatch(/viewBox="0 0 92 42" width="100%" style="min-width:52px"/)
  const rows = renderToStaticMarkup(
    <IntervalRows
      rows={[{ key: 'a', name: 'Walk', is: 'clear', low: 0.2, high: 1, point: 0.6, words: '+0.6' }]}
    />,
  )
  expect(drawings(rows)[0]).toContain('viewBox="0 0 132 24"')
  expect(svgSize(132, 24)).not.toHaveProperty('style')
})
