import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { InsightPreferences } from './insight-preferences.tsx'

vi.mock('#web/lib/vault/use-single.ts', () => ({
  useSingle: (_: string, first: object) => ({
    value: { ...first, lastAnalysisDate: '2026-11-19T22:30:00.000Z' },
    change: () => undefined,
  }),
}))
vi.mock('#web/lib/vault/use-my-day.ts', () => ({
  useDayOf: () => (instant: string) => dayOf(Date.parse(instant), { startHour: 0, zone: 'Pacific/Auckland' }),
}))
vi.mock('#web/ui/dialog.tsx', () => ({ Sheet: ({ children }: { children: unknown }) => children }))

test('the day on which insights were last put together is the person’s own', () => {
  const html = renderToStaticMarkup(
    <InsightPreferences onClose={() => undefined} returnFocus={{ current: null }} />,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('Last put together on Friday 20 November 2026.')
})
