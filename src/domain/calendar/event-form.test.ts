import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarEvent } from './calendar-event.ts'
import { changesOfForm, emptyForm, eventOfForm, formOfEvent, sentenceOfForm } from './event-form.ts'
import { eventForm } from './event-form-rules.ts'
import { occurrencesIn } from './recurrence/series.ts'

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
    expect(faults({ title: 'x'.repeat(301) })).toEqual(['title: At most 300 characters.'])
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

  // Spec: S5-010
  test('says of each day, clock and place that is none so at its field, and not of what is not on the screen', () => {
    const clock = 'When? Hours and minutes, such as 09:30.'
    expect(faults({ title: '', startClock: '99:99', endClock: '24:00' })).toEqual([
      'title: Title is required',
      `startClock: ${clock}`,
      `endClock: ${clock}`,
    ])
    expect(faults({ startDay: '2026-02-31', endDay: '9999-12-31' })).toEqual([
      'startDay: Which day?',
      'endDay: Which day?',
    ])
    expect(faults({ pattern: 'daily', until: '3' })).toEqual(['until: Until which day?'])
    expect(faults({ zone: 'Mars/X' })).toEqual(['zone: That time zone is not known here. Choose another.'])
    expect(faults({ isAllDay: true, startClock: '99:99', until: '3' })).toBeUndefined()
  })

  test('has its sentence as soon as it is whole, whatever is half typed elsewhere', () => {
    const weekly = { ...form, pattern: 'weekly' as const }
    const plain = 'Every Saturday at 15:00, Stockholm. When the clocks change it stays 15:00.'
    for (const until of ['3', '2026-02-31', '30 Nov', '9999-99-99'])
      expect(sentenceOfForm({ ...weekly, until, endDay: 'x', endClock: '' })).toBe(plain)
    expect(sentenceOfForm({ ...weekly, until: '2026-12-05' })).toContain('until 5 December 2026')
    for (const change of [
      { startDay: '2026-02-31' },
      { startDay: '' },
      { startClock: '99:99' },
      { startDay: '9999-12-31', isAllDay: true },
    ])
      expect(sentenceOfForm({ ...weekly, ...change })).toBe('')
    expect(sentenceOfForm({ ...weekly, isAllDay: true, startClock: '9' })).toBe('Every Saturday.')
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

describe('the end of a series that a file or another calendar made', () => {
  const made = (rule: string, recurringEndDate: string | null = null) =>
    calendarEvent.parse({
      ...eventOfForm({ ...form, pattern: 'weekly' }),
      ...{ rule, recurringEndDate, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
    })
  const formOf = (event: CalendarEvent) => formOfEvent(event, { startMs: at.fromMs, endMs: at.toMs }, null)
  const changed = (event: CalendarEvent, change: object) => {
    const { changes } = changesOfForm(formOf(event), { ...formOf(event), ...change })
    return { event: { ...event, ...changes }, changes }
  }
  const count = (event: CalendarEvent) =>
    occurrencesIn(event, { fromMs: 0, toMs: Date.parse('2027-03-01T00:00:00Z'), zone }).length
  const ended = [
    made('FREQ=WEEKLY;UNTIL=20261205'),
    made('FREQ=WEEKLY;UNTIL=20261205T140000Z'),
    made('FREQ=WEEKLY;COUNT=3'),
    made('FREQ=WEEKLY;UNTIL=20280101', '2026-12-05T22:59:00.000Z'),
  ]

  // Spec: S1-017
  test('is seen as a day, and can be made later, earlier and none', () => {
    for (const event of ended) {
      expect(formOf(event).until).toBe('2026-12-05')
      expect(count(event)).toBe(3)
      expect(count(changed(event, { until: '2026-12-26' }).event)).toBe(6)
      expect(count(changed(event, { until: '2026-11-28' }).event)).toBe(2)
      expect(count(changed(event, { until: '' }).event)).toBe(15)
      expect(count(changed(event, { pattern: 'monthly', rule: '' }).event)).toBe(1)
    }
  })

  // Spec: S1-017
  test('stays as it was made while something else is changed', () => {
    for (const event of ended) {
      expect(changed(event, { title: 'Dive' }).changes).toEqual({ title: 'Dive' })
      expect(changed(event, {}).changes).toEqual({})
      expect(changesOfForm(formOf(event), { ...formOf(event), until: '2027-01-01' }).isOfSeries).toBe(true)
    }
    // Years away: it goes on being counted.
    const long = made('FREQ=WEEKLY;COUNT=90000')
    expect(formOf(long)).toMatchObject({ until: '', rule: 'FREQ=WEEKLY;COUNT=90000' })
    expect(changed(long, { until: '2026-11-28' }).changes.rule).toBe('FREQ=WEEKLY')
  })
})
