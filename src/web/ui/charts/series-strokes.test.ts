import { expect, test } from 'vitest'
import { type SeriesStroke, seriesStrokes } from './series-strokes.ts'

test('any two lines that can stand in one chart differ by their pattern too, not by colour alone', () => {
  const names = Object.keys(seriesStrokes) as SeriesStroke[]
  // Mood has the ink of the theme: a chart of something else leads it, thicker, as steps or dots.
  const one = names.filter((name) => name !== 'ink')
  const patterns = one.map((name) => `${seriesStrokes[name].line.strokeDasharray} ${seriesStrokes[name].cap}`)
  expect(new Set(patterns).size).toBe(one.length)
})
