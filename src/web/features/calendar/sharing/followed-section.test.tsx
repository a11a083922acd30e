import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Select } from '#web/ui/fields/select.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { FollowedSection } from './followed-section.tsx'
import { OutsideList } from './outside-list.tsx'

const vault = vi.hoisted(() => ({ rows: [] as object[], patch: vi.fn() }))
vi.mock('#web/lib/vault/use-entities.ts', () => ({
  useEntities: () => ({ rows: vault.rows, isReady: true }),
  useEntityActions: () => ({ patch: vault.patch }),
}))
vi.mock('#web/lib/vault/use-my-day.ts', () => ({
  useMyDay: () => ({ zone: 'UTC', startHour: 0, weekStart: 'monday' }),
}))
// What is pressed there is what they were given.
vi.mock('#web/ui/fields/toggle.tsx', () => ({ Toggle: vi.fn(({ label }) => label) }))
vi.mock('#web/ui/fields/select.tsx', () => ({ Select: vi.fn(() => null) }))

const team = {
  id: 'team',
  name: 'Team',
  address: 'https://example.org/team.ics',
  googleId: null,
  color: null,
  isHidden: false,
  fetchedAt: '2026-11-26T12:00:00.000Z',
  trouble: null,
  unread: 0,
}
const ofGoogle = { ...team, id: 'google', name: 'Holidays', googleId: 'holidays@example.org', color: 'amber' }

const drawn = (part = <FollowedSection />): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

beforeEach(() => {
  vault.rows = [team, ofGoogle]
  for (const mock of [vault.patch, vi.mocked(Toggle), vi.mocked(Select)]) mock.mockClear()
})

test('a calendar that is followed says its address and when it was fetched; Google’s stand elsewhere', () => {
  const html = drawn()
  expect(html).toContain('Team')
  expect(html).toContain('https://example.org/team.ics')
  expect(html).toMatch(/Fetched [^<]*26 Nov[^<]*12:00/)
  expect(html).not.toContain('Holidays')
  vault.rows = [{ ...team, fetchedAt: null }]
  expect(drawn()).toContain('Not fetched yet')
})

test('what is wrong with it stands beside it, and how many of its events could not be read', () => {
  const trouble = 'There is no calendar at this address any more.'
  vault.rows = [{ ...team, trouble, unread: 3 }]
  expect(drawn()).toContain(trouble)
  expect(drawn()).toContain('3 of its events could not be read.')
  vault.rows = [{ ...team, unread: 1 }]
  expect(drawn()).toContain('One of its events could not be read.')
})

test('each is hidden and coloured on its own, and the vault keeps it', () => {
  vault.rows = [team, { ...team, id: 'school', name: 'School', isHidden: true, color: 'teal' }]
  drawn()
  const [shown, hidden] = vi.mocked(Toggle).mock.calls.map(([props]) => props)
  expect([shown?.isOn, hidden?.isOn]).toEqual([true, false])
  shown?.onChange(false)
  hidden?.onChange(true)
  const [plain, teal] = vi.mocked(Select).mock.calls.map(([props]) => props)
  expect([plain?.value, teal?.value, teal?.['aria-label']]).toEqual(['', 'teal', 'Colour of School'])
  plain?.onChange?.({ target: { value: 'amber' } } as never)
  teal?.onChange?.({ target: { value: '' } } as never)
  expect(vault.patch.mock.calls).toEqual([
    ['team', { isHidden: true }],
    ['school', { isHidden: false }],
    ['team', { color: 'amber' }],
    ['school', { color: null }],
  ])
})

test('beside the calendar each one from elsewhere has its switch, Google’s too, and nothing stands there without one', () => {
  const html = drawn(<OutsideList />)
  expect(html.match(/<li/g)).toHaveLength(2)
  vi.mocked(Toggle).mock.calls[1]?.[0].onChange(false)
  expect(vault.patch).toHaveBeenCalledWith('google', { isHidden: true })
  vault.rows = []
  expect(drawn(<OutsideList />)).toBe('')
})
