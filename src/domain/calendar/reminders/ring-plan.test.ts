import { expect, test } from 'vitest'
import { defaultReminderSettings, reminder } from './reminder.ts'
import { nextRings, planOf, ringsAlike } from './ring-plan.ts'
import { noticeOf, whenWords } from './ring-words.ts'

const zone = 'Europe/Berlin'
const nowMs = Date.UTC(2026, 10, 26, 11)
const at = { nowMs, zone }
const titled = { showsTitles: true, zone }
const made = '2026-11-01T00:00:00.000Z'
const known = (uid: string, startTime: string, more: object = {}) => ({
  uid,
  data: reminder.parse({
    title: `Title ${uid}`,
    startTime,
    endTime: startTime,
    zone,
    createdAt: made,
    updatedAt: made,
    ...more,
  }),
})
const daily = { isRecurring: true, recurringPattern: 'daily' }
const yearly = { isRecurring: true, recurringPattern: 'yearly' }
const ids = () => {
  let next = 0
  return () => `id-${next++}`
}

test('the next sixty times are planned, in order, and none that has passed', () => {
  const all = [known('a', '2026-11-20T09:00:00.000Z', daily), known('b', '2026-11-26T18:00:00.000Z', daily)]
  const rings = nextRings(all, [], defaultReminderSettings, at, 60)
  expect(rings).toHaveLength(60)
  expect(rings[0]).toMatchObject({ uid: 'b', heardMs: Date.UTC(2026, 10, 26, 18) })
  expect(rings.map(({ heardMs }) => heardMs)).toEqual(
    rings.map(({ heardMs }) => heardMs).toSorted((a, b) => a - b),
  )
  expect(rings.every(({ heardMs }) => heardMs > nowMs)).toBe(true)
})

test('who has little planned is looked a year ahead for', () => {
  const rings = nextRings(
    [known('y', '2020-10-01T10:00:00.000Z', yearly)],
    [],
    defaultReminderSettings,
    at,
    60,
  )
  expect(rings.map(({ atMs }) => new Date(atMs).toISOString())).toEqual(['2027-10-01T10:00:00.000Z'])
})

test('quiet hours put a ring off to their end, and a snoozed one rings when its snooze is over', () => {
  const night = known('n', '2026-11-27T01:00:00.000Z')
  const snoozed = known('s', '2026-11-26T10:00:00.000Z', {
    snoozedUntil: '2026-11-26T11:10:00.000Z',
    snoozedRing: '2026-11-26T10:00:00.000Z',
  })
  const rings = nextRings([night, snoozed], [], defaultReminderSettings, at, 60)
  expect(rings.map(({ uid, heardMs }) => [uid, new Date(heardMs).toISOString()])).toEqual([
    ['s', '2026-11-26T11:10:00.000Z'],
    ['n', '2026-11-27T06:00:00.000Z'],
  ])
})

test('what is switched off, or done, is not planned', () => {
  const done = known('d', '2026-11-26T18:00:00.000Z', { doneUpTo: '2026-11-26T18:00:00.000Z' })
  expect(nextRings([done], [], defaultReminderSettings, at, 60)).toEqual([])
  const off = { ...defaultReminderSettings, rings: { own: false, event: true, page: true, habit: true } }
  expect(nextRings([known('o', '2026-11-26T18:00:00.000Z')], [], off, at, 60)).toEqual([])
})

test('a ring keeps its random name while nothing of it changes, and gets another when it moves', () => {
  const newId = ids()
  const rings = (startTime: string) =>
    nextRings(
      [known('a', startTime), known('b', '2026-11-27T09:00:00.000Z')],
      [],
      defaultReminderSettings,
      at,
      60,
    )
  const first = planOf(rings('2026-11-26T18:00:00.000Z'), [], newId, titled)
  expect(first.map(({ id }) => id)).toEqual(['id-0', 'id-1'])
  const same = planOf(rings('2026-11-26T18:00:00.000Z'), first, newId, titled)
  expect(same).toEqual(first)
  expect(ringsAlike(first, same)).toBe(true)
  const moved = planOf(rings('2026-11-26T19:00:00.000Z'), first, newId, titled)
  expect(moved.map(({ id }) => id)).toEqual(['id-2', 'id-1'])
  expect(ringsAlike(first, moved)).toBe(false)
})

test('a notice says its words, and how late it is', () => {
  const ring = {
    id: 'x',
    uid: 'a',
    title: 'Call Ada',
    kind: 'own',
    startMs: null,
    entryId: null,
    atMs: nowMs,
    heardMs: nowMs,
    zone,
  } as const
  expect(noticeOf(ring, { at: nowMs }, nowMs + 60_000)).toMatchObject({
    title: 'Call Ada',
    body: 'A reminder, 12:00',
  })
  expect(noticeOf(ring, { at: nowMs }, nowMs + 3 * 3_600_000 + 1).body).toBe(
    'A reminder, 12:00, 3 hours late',
  )
  const begins = (startMs: number) => whenWords({ ...ring, startMs }, nowMs, zone)
  expect(begins(Date.UTC(2026, 10, 26, 12, 30))).toBe('Begins at 13:30')
  expect(begins(Date.UTC(2026, 10, 27, 5, 30))).toBe('Begins tomorrow at 06:30')
  expect(begins(Date.UTC(2026, 11, 3, 23))).toBe('Begins on Friday 4 December')
  expect(begins(Date.UTC(2026, 10, 26, 10))).toBe('Began at 11:00')
})

test('a locked device says that there is a reminder, how late, and no word of it', () => {
  expect(noticeOf(null, { at: nowMs }, nowMs)).toEqual({
    title: 'A reminder from Inkwell',
    body: 'Unlock to see it.',
    actions: [],
  })
  expect(noticeOf(null, { at: nowMs }, nowMs + 3 * 86_400_000).body).toBe(
    'Unlock to see it. It is 3 days late.',
  )
})

test('a test says that it is one', () => {
  expect(noticeOf(null, { at: nowMs, isTest: true }, nowMs).body).toBe('This is the test that you asked for.')
})

test('who wants no titles in notifications has none on the device to show', () => {
  const due = nextRings([known('a', '2026-11-26T18:00:00.000Z')], [], defaultReminderSettings, at, 60)
  const [ring] = planOf(due, [], ids(), { showsTitles: false, zone })
  expect(ring?.title).toBe('')
  expect(noticeOf(ring ?? null, { at: nowMs }, Date.UTC(2026, 10, 26, 18))).toMatchObject({
    title: 'A reminder from Inkwell',
    body: 'A reminder, 19:00',
  })
})
