import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MonthBars } from './month-bars.tsx'

const bars = (first: string) =>
  renderToStaticMarkup(<MonthBars months={[{ month: first, pages: 2 }]} until="2026-05-09" />)

test('bars say what each of them stands for', () => {
  expect(bars('2026-03')).toContain('aria-label="Pages by month. March 2026: 2"')
  expect(bars('2026-03')).not.toContain('<span>by ')
  expect(bars('2010-03')).toContain('aria-label="Pages by quarter. January to March 2010: 2"')
  expect(bars('2010-03')).toContain('<span>by quarter</span>')
  expect(bars('1990-03')).toContain('aria-label="Pages by year. 1990: 2"')
})
