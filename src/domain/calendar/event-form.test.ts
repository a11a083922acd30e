import { describe, expect, test } from 'vitest'
import { calendarEvent } from './calendar-event.ts'
import { emptyForm, eventOfForm, formOfEvent } from './event-form.ts'
import { eventForm } from './event-form-rules.ts'

const zone = 'Europe/Stockholm'
const at = {
  fromMs: Date.parse('2026-11-21T14:00:00Z'),
  toMs: Date.parse('2026-11-21T15:30:00Z'),
  isAllDay: false,
}
const form = { ...emptyForm(at, zone), title: 'Swim' }
const faults = (change: object) =>
  eventForm
    .safeParse({ ...form, ...change })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)

describe('what is filled in for an event', () => {
  // Spec: S5-010
  test('needs a title, a day and a clock, each said at its field', () => {
    expect(faults({ title: '  ' })).toEqual(['title: Title is required'])
    expect(faults({ startDay: '' })?.[0]).toBe('startDay: Which day?')
    expect(faults({ startClock: '' })?.[0]).toBe('startClock: When? Hours and minutes, such as 09:30.')
    expect(faults({})).toBeUndefined()
  })

  test('does not end before it begins, and a night may end on the next day', () => {
    expect(faults({ startClock: '22:00', endClock: '06:00' })).toEqual([
      'endClock: It ends before it begins.',
    ])
    expect(faults({ startClock: '22:00', endClock: '06:00', endDay: '2026-11-22' })).toBeUndefined()
    expect(faults({ pattern: 'weekly', until: '2026-11-20' })).toEqual([
      'until: It would end before it begins.',
    ])
  })

  test('comes back as it was filled in', () => {
    for (const change of [
      {},
      { isAllDay: true, startClock: '09:00', endClock: '10:00', endDay: '2026-11-23' },
      { pattern: 'weekly', until: '2027-03-28', color: 'teal', place: 'Pool', zone: 'America/New_York' },
    ]) {
      const filled = eventForm.parse({ ...form, ...change })
      const kept = calendarEvent.parse({
        ...eventOfForm(filled),
        createdAt: '2026-11-01T00:00:00Z',
        updatedAt: '2026-11-01T00:00:00Z',
      })
      const times = { startMs: Date.parse(kept.startTime), endMs: Date.parse(kept.endTime) }
      expect(formOfEvent(kept, times, null)).toEqual(filled)
    }
  })

  test('is by the clock of its zone', () => {
    expect(eventOfForm(form)).toMatchObject({
      startTime: '2026-11-21T14:00:00.000Z',
      recurringEndDate: null,
      color: null,
    })
    expect(eventOfForm({ ...form, zone: 'Asia/Tokyo' }).startTime).toBe('2026-11-21T06:00:00.000Z')
  })
})
