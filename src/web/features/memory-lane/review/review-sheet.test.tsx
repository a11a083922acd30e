import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TooltipArea } from '#web/ui/tooltip.tsx'
import type { MemoryOf, MemoryOverview, PageToSee } from '#worker/memory/memory.calls.ts'
import { MemoryProvider } from '../memory-place.ts'
import { ReviewSheet } from './review-sheet.tsx'
import { SeenPage } from './seen-page.tsx'

vi.mock('#web/lib/vault/vault-calls.ts', () => ({ useVaultCalls: () => ({}) }))
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const drawn = (of: MemoryOf): string =>
  renderToStaticMarkup(
    <TooltipArea>
      <MemoryProvider
        value={{
          ...{ of, overview: { settled: [] } as Partial<MemoryOverview> as MemoryOverview },
          place: {
            ...{ view: 'pages', node: null, month: null, level: 'month' },
            ...{ shown: 'list', chosen: null, find: '', whole: [] },
          },
          ...{ go: () => undefined, stay: () => undefined, write: null, openPage: () => undefined },
          ...{ say: async () => true, unsay: async () => undefined },
        }}
      >
        <ReviewSheet isReview onClose={() => undefined} />
      </MemoryProvider>
    </TooltipArea>,
  )

test('before the first page has come, every control is there already and nothing is said of an end', () => {
  const html = drawn(null)
  for (const words of ['Back', 'Next page', 'Open it', 'Not this one again']) expect(html).toContain(words)
  expect(html).not.toMatch(/last one|None left|no page/i)
  expect(html).not.toMatch(/ disabled=""/)
  expect(html).toContain('aria-keyshortcuts="ArrowRight J"')
  expect(html).toContain('<kbd')
})

test('of a life that nobody lived no page can be opened, and no key is named for it', () => {
  expect(drawn(500)).not.toMatch(/Open it|Enter/)
})

test('a page is shown whole, with whom it names', () => {
  const page: PageToSee = {
    ...{ uid: 'a', day: '2026-11-01', time: '20:00', title: '', excerpt: '', content: 'One.\n\nTwo.' },
    ...{ mood: 6, isCheckIn: false, names: [{ id: 'person:ilse', name: 'Ilse' }], topics: [] },
  }
  const html = renderToStaticMarkup(<SeenPage page={page} onName={() => undefined} />)
  for (const words of ['1 November 2026', 'mood 6', 'Untitled', '>One.<', '>Two.<', '>Ilse<'])
    expect(html).toContain(words)
})
