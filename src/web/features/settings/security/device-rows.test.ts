import { expect, test } from 'vitest'
import type { KeyFact } from '#worker/settings/settings.calls.ts'
import { countWord, deviceRows } from './device-rows.ts'

const moment = {
  now: Date.parse('2026-11-19T18:24:00Z'),
  zone: 'UTC',
  startHour: 0,
  weekStart: 'monday',
} as const
const session = {
  id: 's1',
  label: 'Firefox on Linux',
  address: '192.0.2.7' as string | null,
  createdAt: '2026-11-03T10:00:00Z',
  lastSeenAt: '2026-11-19T18:12:00Z',
  isCurrent: false,
  deviceSlotId: 'k1' as string | null,
}
const key = (slotId: string, more: Partial<KeyFact> = {}): KeyFact => ({
  slotId,
  kind: 'device',
  createdAt: '2026-11-02T10:00:00Z',
  isOwn: false,
  ...more,
})

test('a browser says when it was used, since when it is signed in, and whether it has a key', () => {
  const [row] = deviceRows([session], [key('k1')], moment)
  expect(row).toMatchObject({
    title: 'Firefox on Linux',
    line: 'Used 12 minutes ago from 192.0.2.7, here since 3 November, has a key of its own',
    icon: 'computer',
    takes: 'session',
  })
})

test('a key that was taken away is said to be gone, and one that never was is not', () => {
  const lines = deviceRows([session, { ...session, id: 's2', deviceSlotId: null }], [], moment).map(
    ({ line }) => line,
  )
  expect(lines[0]).toMatch(/key already gone$/)
  expect(lines[1]).toMatch(/no key of its own$/)
})

test('this browser has the key that lies in it, whichever session wrote it', () => {
  const here = { ...session, isCurrent: true, deviceSlotId: null }
  expect(deviceRows([here], [key('older', { isOwn: true })], moment)).toMatchObject([
    { line: 'Used now from 192.0.2.7, here since 3 November, has a key of its own' },
  ])
})

test('a device key that no session holds has a row of its own; passwords and this browser have none', () => {
  const keys = [
    key('k1'),
    key('k2'),
    key('own', { isOwn: true }),
    key('p', { kind: 'password' }),
    key('r', { kind: 'recovery' }),
  ]
  const rows = deviceRows([session], keys, moment)
  expect(rows.map(({ id, takes }) => [id, takes])).toEqual([
    ['s1', 'session'],
    ['k2', 'key'],
  ])
  expect(rows[1]?.line).toContain('2 November')
})

test('what is held in the hand is drawn so', () => {
  const row = (label: string) => deviceRows([{ ...session, label }], [], moment)[0]
  expect(row('Safari on iPhone')?.icon).toBe('phone')
  expect(row('Chrome on Windows')?.icon).toBe('computer')
  expect(row('')?.title).toBe('A browser without a name')
})

test('an address that is not known, or is a network, is said so', () => {
  const line = (address: string | null) => deviceRows([{ ...session, address }], [], moment)[0]?.line
  expect(line(null)).toMatch(/^Used 12 minutes ago, here/)
  expect(line('2001:db8:1:2')).toMatch(/^Used 12 minutes ago from the network 2001:db8:1:2, here/)
})

test('small counts are words', () => {
  expect([0, 1, 2, 12, 13].map(countWord)).toEqual(['No', 'One', 'Two', 'Twelve', '13'])
})
