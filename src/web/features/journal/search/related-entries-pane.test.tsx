import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { RelatedEntryRow } from '#worker/journal/search/related-entries.calls.ts'
import { RelatedEntriesPane } from './related-entries-pane.tsx'

const told = vi.hoisted(() => ({ rows: [] as RelatedEntryRow[] }))
vi.mock('#web/lib/vault/use-rows.ts', () => ({ useRows: () => ({ rows: told.rows, isReady: true }) }))

const row = (more: Partial<RelatedEntryRow>): RelatedEntryRow => ({
  ...{ id: 'related a', uid: 'a', kind: 'related', title: 'Chapel', isCheckIn: false, day: '2026-02-14' },
  ...{ years: null, quote: 'The old tenor had a full chapel.', words: [] },
  ...more,
})

test('a page without words in common says that it is near in meaning, and one of the same day says neither', () => {
  const textOf = (rows: RelatedEntryRow[]): string => {
    told.rows = rows
    const pane = <RelatedEntriesPane uid="open" isPhone={false} onOpen={() => undefined} />
    return renderToStaticMarkup(pane)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  }
  expect(textOf([row({})])).toMatch(/full chapel\.” Saturday 14 February 2026 Near in meaning/)
  expect(textOf([row({ words: ['tenor', 'cake'] })])).toContain('Both have tenor, cake')
  expect(textOf([row({ words: ['tenor'] })])).not.toContain('Near in meaning')
  expect(textOf([row({ kind: 'same-day', years: 1 })])).not.toMatch(/Near in meaning|Both have/)
  for (const rows of [[], [row({})]]) expect(textOf(rows)).not.toMatch(/\bfound\b/i)
})
