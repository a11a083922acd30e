import { describe, expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { nextToday } from '../next-today.ts'
import { defaultReminderSettings, reminder } from './reminder.ts'
import { type Answered, answerChanges, snoozeEnd } from './ring-answer.ts'
import { lateWords } from './ring-words.ts'
import { afterQuiet, dueReminders, type KnownReminder } from './ringing.ts'

const zone = 'Europe/Stockholm'
const made = '2026-11-01T10:00:00Z'
const hour = 3_600_000
const at = (iso: string): number => Date.parse(iso)

const of = (uid: string, startTime: string, change: object = {}): KnownReminder => ({
  uid,
  data: reminder.parse({
    title: uid,
    startTime,
    endTime: startTime,
    zone,
    createdAt: made,
    updatedAt: made,
    ...change,
  }),
})
const weekly = { isRecurring: true, recurringPattern: 'weekly' }
const ringing = (
  all: KnownReminder[],
  now: string,
  settings: object = {},
  events: Parameters<typeof dueReminders>[1] = [],
) =>
  dueReminders(all, events, { ...defaultReminderSettings, ...settings }, { nowMs: at(now), zone }, 24 * hour)

describe('a reminder rings', () => {
  test('at its time, until it is done', () => {
    const dad = of('Call Dad', '2026-11-19T19:00:00Z')
    expect(ringing([dad], '2026-11-18T18:59:00Z')).toEqual([])
    expect(ringing([dad], '2026-11-19T18:00:00Z')).toMatchObject([{ heardMs: at('2026-11-19T19:00:00Z') }])
    expect(ringing([dad], '2026-11-21T18:00:00Z')).toMatchObject([{ atMs: at('2026-11-19T19:00:00Z') }])
    expect(
      ringing(
        [of('Call Dad', '2026-11-19T19:00:00Z', { doneUpTo: '2026-11-19T19:00:00Z' })],
        '2026-11-20T18:00:00Z',
      ),
    ).toEqual([])
  })

  test('once for all that was missed of a series, and never for what was before it was made', () => {
    const dad = of('Call Dad', '2026-10-01T18:00:00Z', weekly)
    expect(ringing([dad], '2026-11-04T12:00:00Z')).toEqual([])
    const missed = ringing([dad], '2026-11-20T12:00:00Z')
    expect(missed.map(({ atMs, earlier }) => [atMs, earlier])).toEqual([[at('2026-11-19T19:00:00Z'), 2]])
  })

  test('however long ago it was missed', () => {
    const years = ringing([of('x', '2026-11-19T12:00:00Z')], '2031-01-01T12:00:00Z')
    expect(years).toMatchObject([{ atMs: at('2026-11-19T12:00:00Z'), earlier: 0 }])
    const ended = of('x', '2026-11-05T12:00:00Z', { ...weekly, recurringEndDate: '2026-11-30T00:00:00Z' })
    expect(ringing([ended], '2031-01-01T12:00:00Z')).toMatchObject([{ atMs: at('2026-11-26T12:00:00Z') }])
  })

  test('after its snooze, and a snooze of last week says nothing about this week', () => {
    const put = (ring: string, pressed: string) =>
      answerChanges({ answer: 'hour', atMs: at(ring), pressedMs: at(pressed) }, null, zone)
    const snoozed = of('x', '2026-11-19T12:00:00Z', put('2026-11-19T12:00:00Z', '2026-11-19T12:05:00Z'))
    expect(ringing([snoozed], '2026-11-19T12:10:00Z')).toMatchObject([
      { heardMs: at('2026-11-19T13:05:00Z') },
    ])
    const again = of('x', '2026-11-12T12:00:00Z', {
      ...weekly,
      ...put('2026-11-12T12:00:00Z', '2026-11-19T11:30:00Z'),
    })
    expect(ringing([again], '2026-11-19T12:05:00Z')).toMatchObject([{ heardMs: at('2026-11-19T12:00:00Z') }])
  })

  test('at its new time where it was moved after a snooze, whoever moved it', () => {
    const snooze: Answered = {
      answer: 'morning',
      atMs: at('2026-11-19T12:00:00Z'),
      pressedMs: at('2026-11-19T12:01:00Z'),
    }
    const moved = of('x', '2026-11-19T12:30:00Z', answerChanges(snooze, null, zone))
    expect(ringing([moved], '2026-11-19T12:31:00Z')).toMatchObject([{ heardMs: at('2026-11-19T12:30:00Z') }])
  })

  test('what another device has done stays done', () => {
    const done = { answer: 'done', pressedMs: 0 } as const
    expect(answerChanges({ ...done, atMs: 5 }, new Date(9).toISOString(), zone).doneUpTo).toBe(
      new Date(9).toISOString(),
    )
    expect(answerChanges({ ...done, atMs: 9 }, new Date(5).toISOString(), zone).doneUpTo).toBe(
      new Date(9).toISOString(),
    )
  })

  test('before its event, also where one occurrence was moved', () => {
    const event = { title: 'Choir', eventType: 'coaching', zone, createdAt: made, updatedAt: made }
    const choir = {
      uid: 'choir',
      data: calendarEvent.parse({
        ...event,
        ...weekly,
        startTime: '2026-11-05T19:00:00Z',
        endTime: '2026-11-05T21:00:00Z',
      }),
    }
    const moved = {
      uid: 'moved',
      data: calendarEvent.parse({
        ...event,
        seriesId: null,
        startTime: '2026-11-20T12:00:00Z',
        endTime: '2026-11-20T13:00:00Z',
      }),
    }
    const events = [
      choir,
      { ...moved, data: { ...moved.data, seriesId: 'choir', originalDay: '2026-11-19' } },
    ]
    const before = of('Choir soon', '2026-11-05T18:30:00Z', {
      eventId: crypto.randomUUID(),
      minutesBefore: 30,
    })
    const known = { ...before, data: { ...before.data, eventId: 'choir' } }
    expect(
      ringing([known], '2026-11-20T10:00:00Z', {}, events).map(({ atMs }) => new Date(atMs).toISOString()),
    ).toEqual(['2026-11-12T18:30:00.000Z', '2026-11-20T11:30:00.000Z'])
  })

  test('not at all where its kind is switched off', () => {
    const rings = { own: false, event: true, page: true, habit: true }
    expect(ringing([of('x', '2026-11-19T12:00:00Z')], '2026-11-19T12:05:00Z', { rings })).toEqual([])
  })
})

test.each([
  ['2026-11-19T21:30:00Z', '2026-11-20T06:00:00Z'],
  ['2026-11-20T05:59:00Z', '2026-11-20T06:00:00Z'],
  ['2026-11-20T06:00:00Z', '2026-11-20T06:00:00Z'],
  ['2026-11-19T20:59:00Z', '2026-11-19T20:59:00Z'],
  // The night in which clocks go back is an hour longer.
  ['2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
])('in the quiet hours from 22 to 7 in Stockholm nothing is heard: %s', (asked, heard) => {
  expect(afterQuiet(at(asked), defaultReminderSettings, zone)).toBe(at(heard))
})

test('quiet hours push nothing past the event that it stands before: then it is heard as they begin', () => {
  const heard = (ring: string, start: string) =>
    new Date(afterQuiet(at(ring), defaultReminderSettings, zone, at(start))).toISOString()
  // Of an event at 06:30 it would be heard at 07:00.
  expect(heard('2026-11-20T05:20:00Z', '2026-11-20T05:30:00Z')).toBe('2026-11-19T21:00:00.000Z')
  expect(heard('2026-11-19T22:20:00Z', '2026-11-19T22:30:00Z')).toBe('2026-11-19T21:00:00.000Z')
  expect(heard('2026-11-20T05:20:00Z', '2026-11-20T06:00:00Z')).toBe('2026-11-20T06:00:00.000Z')
  expect(heard('2026-11-19T12:00:00Z', '2026-11-19T12:30:00Z')).toBe('2026-11-19T12:00:00.000Z')
})

test('quiet hours inside a day end on that day, and none are none', () => {
  const noon = { hasQuietHours: true, quietFrom: '12:00', quietUntil: '14:00' }
  expect(afterQuiet(at('2026-11-19T12:00:00Z'), noon, 'UTC')).toBe(at('2026-11-19T14:00:00Z'))
  expect(afterQuiet(at('2026-11-19T12:00:00Z'), { ...noon, hasQuietHours: false }, 'UTC')).toBe(
    at('2026-11-19T12:00:00Z'),
  )
})

test('what is said late says so, and a snooze until morning is nine there', () => {
  expect([4, 30, 61, 150, 3_000].map((minutes) => lateWords(0, minutes * 60_000))).toEqual([
    '',
    '30 minutes late',
    'an hour late',
    '2 hours late',
    '2 days late',
  ])
  expect(snoozeEnd('morning', at('2026-10-24T21:00:00Z'), zone)).toBe(at('2026-10-25T08:00:00Z'))
})

test('what is still to come today: whole days first, then by the clock, without what is over or done', () => {
  const event = (title: string, startTime: string, endTime: string, change: object = {}) => ({
    uid: title,
    data: calendarEvent.parse({
      title,
      eventType: 'journal',
      startTime,
      endTime,
      zone: 'UTC',
      createdAt: made,
      updatedAt: made,
      ...change,
    }),
  })
  const events = [
    event('over', '2026-11-19T08:00:00Z', '2026-11-19T09:00:00Z'),
    event('dinner', '2026-11-19T18:00:00Z', '2026-11-19T20:00:00Z'),
    event('trip', '2026-11-18T00:00:00Z', '2026-11-21T00:00:00Z', { isAllDay: true }),
    event('tomorrow', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
  ]
  const reminders = [
    of('pills', '2026-11-19T07:00:00Z'),
    of('done', '2026-11-19T16:00:00Z', { doneUpTo: '2026-11-19T17:00:00Z' }),
    of('call', '2026-11-19T17:00:00Z'),
  ]
  const rule = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const
  const found = nextToday(events, reminders, { today: '2026-11-19', nowMs: at('2026-11-19T12:00:00Z'), rule })
  expect(found.map(({ title }) => title)).toEqual(['trip', 'pills', 'call', 'dinner'])
})
