import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reminder } from '../reminders/reminder.ts'
import { googleEvent, googleIdOf, plainWords, reminderUidOf } from './google-event.ts'
import {
  bodyOf,
  meetingSentence,
  partsThatDiffer,
  reconcile,
  reminderThere,
  sharedFieldsOf,
  sharedParts,
} from './google-reminder.ts'

const at = '2026-11-01T12:00:00.000Z'
const own = (more: object = {}) =>
  sharedFieldsOf(
    reminder.parse({
      title: 'Water the ferns',
      description: 'Not too much',
      startTime: '2026-11-27T08:00:00.000Z',
      endTime: '2026-11-27T08:00:00.000Z',
      zone: 'Europe/Berlin',
      createdAt: at,
      updatedAt: at,
      ...more,
    }),
  )
/** What Google has after it was sent this. */
const there = (fields: ReturnType<typeof own>, more: object = {}) => {
  const event = googleEvent.parse({
    id: 'abcde',
    ...bodyOf(fields, sharedParts, { isAllDay: false }),
    ...more,
  })
  const read = reminderThere(event, [], 'America/New_York')
  if (!read) throw new Error('It cannot be read')
  return read
}

test('the id at Google is made of the reminder’s own, and leads back to it', () => {
  fc.assert(
    fc.property(fc.uuid(), (uid) => {
      expect(googleIdOf(uid)).toMatch(/^[a-v0-9]{5,1024}$/)
      expect(reminderUidOf(googleIdOf(uid))).toBe(uid)
      expect(reminderUidOf(`${googleIdOf(uid)}_20261127T080000Z`)).toBe(uid)
    }),
  )
  expect(reminderUidOf('7cbh8rpc10lrc0ckih9tafss99')).toBeNull()
})

test.each([
  ['once', {}],
  [
    'every month on the 31st',
    {
      startTime: '2026-01-31T07:30:00.000Z',
      endTime: '2026-01-31T08:00:00.000Z',
      ...{ isRecurring: true, recurringPattern: 'monthly' },
    },
  ],
  [
    'every second week until a day, but not on one',
    {
      ...{ isRecurring: true, recurringPattern: 'weekly', rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' },
      ...{ recurringEndDate: '2027-06-01T21:59:00.000Z', skipped: ['2026-12-11'] },
    },
  ],
  [
    'over the change of the clock',
    {
      startTime: '2026-10-24T22:30:00.000Z',
      endTime: '2026-10-25T03:30:00.000Z',
      ...{ isRecurring: true, recurringPattern: 'daily' },
    },
  ],
  ['in another zone', { zone: 'Pacific/Auckland', isRecurring: true, recurringPattern: 'yearly' }],
])('a reminder that comes %s is the same after it was at Google', (_, more) => {
  const fields = own(more)
  expect(partsThatDiffer(fields, there(fields).fields)).toEqual([])
})

test('what one side changed the other takes, and nothing else', () => {
  const before = own()
  const agreed = { here: before, there: there(before).fields }
  const renamed = { ...before, title: 'Water the palms' }
  expect(reconcile(agreed, renamed, agreed.there, 'there')).toEqual({ takes: {}, gives: ['title'], met: [] })
  expect(reconcile(agreed, before, { ...agreed.there, title: 'Water the palms' }, 'here')).toEqual({
    takes: { title: 'Water the palms' },
    gives: [],
    met: [],
  })
  // Two parts, one by each side: both stand.
  const later = {
    ...agreed.there,
    startTime: '2026-11-28T08:00:00.000Z',
    endTime: '2026-11-28T08:00:00.000Z',
  }
  expect(reconcile(agreed, renamed, later, 'there')).toMatchObject({
    takes: { startTime: '2026-11-28T08:00:00.000Z' },
    gives: ['title'],
    met: [],
  })
})

test('of what both changed the newer one stands, and the sentence says what the other one was', () => {
  const before = own()
  const agreed = { here: before, there: there(before).fields }
  const [here, other] = [
    { ...before, title: 'Ferns' },
    { ...agreed.there, title: 'Palms' },
  ]
  const newerHere = reconcile(agreed, here, other, 'here')
  expect(newerHere).toEqual({ takes: {}, gives: ['title'], met: ['title'] })
  expect(meetingSentence({ met: newerHere.met, kept: 'here' }, here, other)).toBe(
    'The title of “Ferns” changed here and in Google before the two met. What Inkwell said was newer and stands. Google said “Palms”.',
  )
  expect(reconcile(agreed, here, other, 'there')).toEqual({
    takes: { title: 'Palms' },
    gives: [],
    met: ['title'],
  })
})

test('both sides changing the same is no meeting', () => {
  const before = own()
  const agreed = { here: before, there: there(before).fields }
  const same = { ...before, title: 'Ferns' }
  expect(reconcile(agreed, same, { ...agreed.there, title: 'Ferns' }, 'here')).toEqual({
    takes: {},
    gives: [],
    met: [],
  })
})

test('after bringing together both sides say the same, whatever each changed', () => {
  const text = fc.constantFrom('a', 'b', 'c')
  const day = fc.constantFrom(
    '2026-11-27T08:00:00.000Z',
    '2026-11-28T08:00:00.000Z',
    '2026-11-29T08:00:00.000Z',
  )
  const pattern = fc.constantFrom('none', 'daily', 'weekly')
  const side = fc.tuple(text, text, day, pattern).map(([title, description, startTime, recurringPattern]) =>
    own({
      title,
      description,
      startTime,
      endTime: startTime,
      recurringPattern,
      isRecurring: recurringPattern !== 'none',
    }),
  )
  fc.assert(
    fc.property(
      fc.option(side),
      side,
      side,
      fc.constantFrom('here' as const, 'there' as const),
      (base, here, google, newer) => {
        const agreed = base && { here: base, there: base }
        const { takes, gives } = reconcile(agreed, here, google, newer)
        const after = { ...here, ...takes }
        const event = googleEvent.parse({
          id: 'abcde',
          ...bodyOf(google, sharedParts, { isAllDay: false }),
          ...bodyOf(after, gives, { isAllDay: false }),
        })
        expect(partsThatDiffer(after, reminderThere(event, [], 'UTC')?.fields ?? own())).toEqual([])
      },
    ),
  )
})

test('what is all day at Google rings at nine here, and stays all day there while its time is not changed', () => {
  const read = there(own(), { start: { date: '2026-12-24' }, end: { date: '2026-12-25' } })
  expect(read.isAllDay).toBe(true)
  expect(read.fields).toMatchObject({ startTime: '2026-12-24T14:00:00.000Z', zone: 'America/New_York' })
  expect(bodyOf({ ...read.fields, title: 'Tree' }, ['title'], read)).toEqual({ summary: 'Tree' })
  expect(bodyOf(read.fields, ['time'], read)).toMatchObject({
    start: { dateTime: '2026-12-24T14:00:00.000Z', date: null },
  })
})

test('an occurrence that was taken away at Google is skipped here', () => {
  const daily = own({ isRecurring: true, recurringPattern: 'daily' })
  const event = googleEvent.parse({ id: 'abcde', ...bodyOf(daily, sharedParts, { isAllDay: false }) })
  const gone = googleEvent.parse({
    id: 'abcde_20261129T080000Z',
    status: 'cancelled',
    recurringEventId: 'abcde',
    originalStartTime: { dateTime: '2026-11-29T09:00:00+01:00' },
  })
  expect(reminderThere(event, [gone], 'UTC')?.fields.skipped).toEqual(['2026-11-29'])
})

test('words that were written at Google with marks are read without them, and plain words stay as they are', () => {
  expect(plainWords('Bring <b>two</b> pots<br>and &amp; soil')).toBe('Bring two pots\nand & soil')
  expect(plainWords('1 < 2 and 3 > 2, R&D')).toBe('1 < 2 and 3 > 2, R&D')
  const long = `<${'a'.repeat(100_000)}`
  expect(plainWords(long)).toBe(long)
})
