import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { FeedSection } from './feed-section.tsx'

const token = 'A'.repeat(43)
const off = { id: 'feed', isOn: false, words: 'busy', token: '' }
const on = { ...off, isOn: true, token }

const vault = vi.hoisted(() => ({ rows: [] as object[] }))
vi.mock('#web/lib/vault/use-view.ts', () => ({ useView: () => ({ rows: vault.rows, isReady: true }) }))

beforeEach(() => vi.stubGlobal('location', { origin: 'https://journal.example.org' }))

function drawn(feed: object, trouble: string | null = null): string {
  vault.rows = [feed]
  const client = new QueryClient()
  client.setQueryData(['calendar.feed-trouble', true, token, 'busy'], trouble)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FeedSection />
    </QueryClientProvider>,
  )
}

test('before it is turned on a feed has no address, and says who would read it', () => {
  const html = drawn(off)
  expect(html).toContain('aria-checked="false"')
  expect(html).toContain('Whoever runs this server can read it')
  expect(html).toContain('Notes, places and reminders are never in it')
  expect(html).not.toContain('/feeds/')
})

test('a feed that is on shows its address and what it says of an event', () => {
  const html = drawn(on)
  expect(html).toContain('aria-checked="true"')
  expect(html).toContain(`https://journal.example.org/feeds/${token}.ics`)
  const choices = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input.includes('checked=""'))
  expect(choices).toEqual([true, false])
  expect(html).not.toContain('role="alert"')
})

test('a feed that calendar programs do not read as it is chosen says why, and one that is off says nothing', () => {
  const ended = 'This address leads nowhere any more.'
  expect(drawn(on, ended)).toMatch(new RegExp(`role="alert"[^>]*>${ended}`))
  expect(drawn(off, ended)).not.toContain(ended)
})
