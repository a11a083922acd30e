import { describe, expect, test } from 'vitest'
import { calendarEvent, calendarEvents } from './calendar-event.ts'
import { eventTypes, recurringPatterns } from './event-choices.ts'
import { reminder, reminders } from './reminders/reminder.ts'

const at = '2026-11-19T20:00:00.000Z'
const least = { title: 'Swim', startTime: at, endTime: at, createdAt: at, updatedAt: at }
const wrong = (schema: typeof calendarEvent | typeof reminder, data: object) =>
  schema.safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a calendar event', () => {
  // Spec: S3-030, S3-034, S3-035, S3-036
  test('has its defaults: once, in no colour of its own, with nothing beside it', () => {
    expect(calendarEvent.parse({ ...least, eventType: 'journal' })).toMatchObject({
      description: '',
      color: null,
      isRecurring: false,
      recurringPattern: 'none',
      recurringEndDate: null,
      metadata: {},
    })
    expect([...recurringPatterns]).toEqual(['none', 'daily', 'weekly', 'monthly', 'yearly'])
    expect(calendarEvents.kind).toBe('calendar_event')
  })

  // Spec: S3-031, S5-010
  test('needs a title, and says so as specified', () => {
    for (const title of ['', '   ', undefined])
      expect(wrong(calendarEvent, { ...least, eventType: 'journal', title })).toEqual([
        'title: Title is required',
      ])
  })

  // Spec: S3-032, S3-033
  test('needs a start, an end and one of three types', () => {
    const { startTime: _, ...noStart } = { ...least, eventType: 'journal' }
    const { endTime: __, ...noEnd } = { ...least, eventType: 'journal' }
    expect(wrong(calendarEvent, noStart)).toEqual(['startTime: Start is required'])
    expect(wrong(calendarEvent, noEnd)).toEqual(['endTime: End is required'])
    expect(wrong(calendarEvent, least)).toHaveLength(1)
    expect(wrong(calendarEvent, { ...least, eventType: 'party' })).toHaveLength(1)
    expect([...eventTypes]).toEqual(['journal', 'reflection', 'coaching'])
  })

  // Spec: S5-011
  test('takes its dates as text, as a number and as a date, and no other thing', () => {
    const ms = Date.parse(at)
    for (const startTime of [at, ms, new Date(ms), '2026-11-19T21:00:00+01:00'])
      expect(calendarEvent.parse({ ...least, eventType: 'journal', startTime }).startTime).toBe(at)
    for (const startTime of ['soon', '', null, Number.NaN])
      expect(wrong(calendarEvent, { ...least, eventType: 'journal', startTime })).toEqual([
        'startTime: Start is required',
      ])
  })
})

describe('a reminder', () => {
  // Spec: S3-027, S3-028, S3-029
  test('needs a title, a start and an end, and knows its Google event', () => {
    expect(reminder.parse(least)).toMatchObject({ googleEventId: null, description: '', doneUpTo: null })
    expect(reminder.parse({ ...least, googleEventId: 'abc' }).googleEventId).toBe('abc')
    expect(wrong(reminder, { ...least, title: ' ' })).toEqual(['title: Title is required'])
    expect(wrong(reminder, { ...least, startTime: '' })).toEqual(['startTime: Start is required'])
    expect(reminders.kind).toBe('reminder')
  })
})
