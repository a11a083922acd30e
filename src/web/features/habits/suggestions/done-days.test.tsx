import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { DoneDays } from './done-days.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

const row: SuggestionRow = {
  ...{ id: 'days walk', name: 'Go for a walk', trigger: 'after lunch', behavior: 'go for a walk' },
  ...{ area: 'fitness', source: 'ai', quote: 'I went for a walk.', sourceId: 'page', day: '2026-11-18' },
  benefits: 'On days with a walk, mood was 1.2 higher: 34 days with it, 71 without.',
  days: 34,
  receipts: [
    { day: '2026-11-18', entryUid: 'page', quote: 'I went for a walk.' },
    { day: '2026-11-17', entryUid: null, quote: '' },
    { day: '2026-11-15', entryUid: 'old', quote: 'Walked home.' },
  ],
}

test('what days show is told in numbers, with the days and sentences that it rests on', () => {
  const html = renderToStaticMarkup(<DoneDays row={row} onOpenPage={() => undefined} />)
  expect(html).toContain(row.benefits)
  expect(html).toContain('Done on 34 days. This shows what went together, not what caused it.')
  expect(html).toContain('“I went for a walk.”')
  expect(html.indexOf('Show the newest 3 of 34 days')).toBeLessThan(html.indexOf('“Walked home.”'))
  expect(html.match(/Open the page of/g)).toHaveLength(2)
  expect(html).not.toContain('“”')
})

test('the card says where suggestions come from', () => {
  const drawn = (rows: readonly SuggestionRow[]) =>
    renderToStaticMarkup(<SuggestionCard rows={rows} onLook={() => undefined} />)
  expect(drawn([row])).toContain('One suggestion, from your days')
  expect(drawn([row])).not.toContain('“')
  const wished: SuggestionRow = { ...row, id: 'w', source: 'journal', receipts: [] }
  expect(drawn([wished])).toContain('One suggestion, from your own words<')
  expect(drawn([wished, row])).toContain('Two suggestions, from your own words and days')
})
