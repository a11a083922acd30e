import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteShown } from '#browser/ring-answers.ts'
import { type PlannedRing, ringKey } from '#domain/calendar/reminders/ring-plan.ts'
import { tellBySystem } from './system-notice.ts'

const nowMs = Date.UTC(2026, 10, 26, 12)
const ring = (uid: string): Omit<PlannedRing, 'id'> => ({
  ...{ uid, title: 'Call Dad', startMs: null, entryId: null, atMs: nowMs, heardMs: nowMs, zone: 'UTC' },
  kind: 'own',
})
const noteTold = (key: string) => noteShown(key, nowMs)
const shown: string[] = []

class Notices {
  static permission = 'granted'
  constructor(title: string, { body }: NotificationOptions) {
    shown.push(`${title}: ${body}`)
  }
}

beforeEach(() => {
  shown.length = 0
  Notices.permission = 'granted'
  vi.stubGlobal('window', { Notification: Notices })
  vi.stubGlobal('Notification', Notices)
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

// Spec: S1-016
test('the system tells a ring once, however many tabs tell it, and not what a push has told', async () => {
  await Promise.all([tellBySystem(ring('a'), nowMs, noteTold), tellBySystem(ring('a'), nowMs, noteTold)])
  expect(shown).toEqual(['Call Dad: A reminder, 12:00'])
  await noteShown(ringKey(ring('b')), nowMs)
  await tellBySystem(ring('b'), nowMs, noteTold)
  expect(shown).toHaveLength(1)
  // Put off, it is another ring.
  await tellBySystem({ ...ring('a'), heardMs: nowMs + 600_000 }, nowMs + 600_000, noteTold)
  expect(shown).toHaveLength(2)
})

test('who allowed no notices is shown none', async () => {
  Notices.permission = 'default'
  await tellBySystem(ring('c'), nowMs, noteTold)
  expect(shown).toEqual([])
})
