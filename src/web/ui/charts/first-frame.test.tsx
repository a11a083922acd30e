import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AtEachWidth } from './at-each-width.tsx'
import { svgSize } from './first-frame.ts'
import { HeatGrid } from './heat-grid.tsx'
import { IntervalRows } from './interval-rows.tsx'
import { LineChart } from './line-chart.tsx'

const drawings = (html: string): string[] => html.match(/<svg data-drawing[^>]*>/g) ?? []

test('without a browser a line stands undistorted in the room that it will find, at the height that it keeps', () => {
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
  expect(svg).toContain('width="100%" height="148" preserveAspectRatio="xMinYMid meet"')
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
  expect(drawings(rows)[0]).toMatch(/viewBox="0 0 131.\d+ 24"[^>]*"xMidYMid meet"/)
  expect(svgSize(132, 24)).not.toHaveProperty('style')
})

test('without a browser a line is drawn for each room, and exactly one of the drawings is shown at any width', () => {
  const html = renderToStaticMarkup(
    <AtEachWidth>
      <LineChart
        label="Mood by day"
        series={[{ name: 'Mood', stroke: 'mood', values: [4, 5, 6] }]}
        scale={{ min: 1, max: 10 }}
        marks={[]}
        describe={(at) => [`day ${at}`]}
      />
    </AtEachWidth>,
  )
  const widths = drawings(html).map((svg) => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]))
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
  const ranges = [...html.matchAll(/class="hidden ([^"]+)"/g)].map(([, shown = '']) => [
    Number(/@min-\[(\d+)px\]/.exec(shown)?.[1] ?? 0),
    Number(/@max-\[(\d+)px\]/.exec(shown)?.[1] ?? Infinity),
  ])
  expect(ranges).toHaveLength(widths.length)
  for (let room = 240; room < 900; room++) {
    const shown = ranges.flatMap(([from = 0, to = 0], at) =>
      from <= room && room < to ? [widths[at] ?? 0] : [],
    )
    expect(shown, `${room} px`).toHaveLength(1)
    // Names stand at the ends of lines where they will, and the other way round.
    if (room >= 316) expect(shown[0], `${room} px`).toBeLessThanOrEqual(room)
    expect((shown[0] ?? 0) > 420, `${room} px`).toBe(room > 420)
  }
})
