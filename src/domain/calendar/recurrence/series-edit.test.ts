import { describe, expect, test } from 'vitest'
import { calendarEvent } from '../calendar-event.ts'
import { eventMarks } from '../event-marks.ts'
import {
  type EditOf,
  type EditScope,
  type EventChanges,
  editSeries,
  type KnownEvent,
  removeFromSeries,
  type SeriesEdit,
} from './series-edit.ts'

const rule = { zone: 'Europe/Stockholm', startHour: 0, weekStart: 'monday' } as const
const at = '2026-01-01T00:00:00Z'

/** Thursdays at 20:00 in Stockholm, from 5 November 2026 (UTC+1). */
const choir: KnownEvent = {
  uid: 'choir',
  data: calendarEvent.parse({
    title: 'Choir',
    eventType: 'coaching',
    startTime: '2026-11-05T19:00:00Z',
    endTime: '2026-11-05T21:00:00Z',
    zone: rule.zone,
    isRecurring: true,
    recurringPattern: 'weekly',
    createdAt: at,
    updatedAt: at,
  }),
}

function done(events: readonly KnownEvent[], { create, patch, remove }: SeriesEdit): KnownEvent[] {
  const changed = events.map((event) => {
    const of = patch.filter(({ uid }) => uid === event.uid).map(({ changes }) => changes)
    return of.length === 0 ? event : { ...event, data: Object.assign({}, event.data, ...of) }
  })
  return [...changed, ...create].filter(({ uid }) => !remove.includes(uid))
}

const shown = (events: readonly KnownEvent[]) =>
  eventMarks(events, { from: '2026-11-01', to: '2026-12-06', rule })
    .map(
      ({ day, title, startMs }) =>
        `${day.slice(5)} ${new Date(startMs ?? 0).toISOString().slice(11, 16)} ${title}`,
    )
    .sort()

const of = (events: readonly KnownEvent[], day: string, scope: EditScope): EditOf => ({
  event: events[0] as KnownEvent,
  overrides: events.slice(1).filter(({ data }) => data.seriesId === 'choir'),
  day,
  scope,
})
const edited = (
  events: readonly KnownEvent[],
  day: string,
  scope: EditScope,
  changes: EventChanges,
  uid = 'new',
) => done(events, editSeries(of(events, day, scope), changes, uid))

const toFriday: EventChanges = { startTime: '2026-11-13T17:00:00Z', endTime: '2026-11-13T19:00:00Z' }

describe('an occurrence of a series is moved', () => {
  test('alone: the others stay, and moving it again moves the same one', () => {
    const once = edited([choir], '2026-11-12', 'this', toFriday)
    expect(shown(once)).toEqual([
      '11-05 19:00 Choir',
      '11-13 17:00 Choir',
      '11-19 19:00 Choir',
      '11-26 19:00 Choir',
      '12-03 19:00 Choir',
    ])
    const twice = edited(once, '2026-11-12', 'this', { title: 'Choir, late' })
    expect(twice).toHaveLength(2)
    expect(shown(twice)).toContain('11-13 17:00 Choir, late')
  })

  test('with those that follow: what was before stays where it was', () => {
    expect(shown(edited([choir], '2026-11-12', 'following', toFriday))).toEqual([
      '11-05 19:00 Choir',
      '11-13 17:00 Choir',
      '11-20 17:00 Choir',
      '11-27 17:00 Choir',
      '12-04 17:00 Choir',
    ])
  })

  test('with all: the series moves by as many days', () => {
    expect(shown(edited([choir], '2026-11-12', 'all', toFriday))).toEqual([
      '11-06 17:00 Choir',
      '11-13 17:00 Choir',
      '11-20 17:00 Choir',
      '11-27 17:00 Choir',
      '12-04 17:00 Choir',
    ])
  })

  test('and one that was changed alone goes with those that follow', () => {
    const once = edited([choir], '2026-11-26', 'this', { title: 'Rehearsal' })
    const split = edited(once, '2026-11-19', 'following', { title: 'Evening choir' }, 'next')
    expect(shown(split)).toEqual([
      '11-05 19:00 Choir',
      '11-12 19:00 Choir',
      '11-19 19:00 Evening choir',
      '11-26 19:00 Rehearsal',
      '12-03 19:00 Evening choir',
    ])
    expect(split.find(({ uid }) => uid === 'new')?.data.seriesId).toBe('next')
  })

  test('in a rule by weekdays, whose weekdays move with it, and whose count is shared out', () => {
    const counted: KnownEvent = { ...choir, data: { ...choir.data, rule: 'FREQ=WEEKLY;COUNT=4;BYDAY=TH' } }
    const split = edited([counted], '2026-11-19', 'following', {
      startTime: '2026-11-20T19:00:00Z',
      endTime: '2026-11-20T20:00:00Z',
    })
    expect(shown(split)).toEqual([
      '11-05 19:00 Choir',
      '11-12 19:00 Choir',
      '11-20 19:00 Choir',
      '11-27 19:00 Choir',
    ])
  })
})

describe('an occurrence of a series is taken away', () => {
  const without = (events: readonly KnownEvent[], day: string, scope: EditScope) =>
    shown(done(events, removeFromSeries(of(events, day, scope)))).map((line) => line.slice(0, 5))

  test('alone, also after it was moved', () => {
    expect(without([choir], '2026-11-12', 'this')).toEqual(['11-05', '11-19', '11-26', '12-03'])
    const moved = edited([choir], '2026-11-12', 'this', toFriday)
    expect(without(moved, '2026-11-12', 'this')).toEqual(['11-05', '11-19', '11-26', '12-03'])
  })

  test('with those that follow, and with all', () => {
    expect(without([choir], '2026-11-19', 'following')).toEqual(['11-05', '11-12'])
    expect(without([choir], '2026-11-05', 'following')).toEqual([])
    expect(without([choir], '2026-11-19', 'all')).toEqual([])
  })
})

test('two devices that each moved the same occurrence show it once, where it was moved last', () => {
  const here = edited(
    [choir],
    '2026-11-12',
    'this',
    { title: 'Here', updatedAt: undefined } as EventChanges,
    'here',
  )
  const there = edited([choir], '2026-11-12', 'this', { title: 'There' }, 'there')
  const later = {
    ...(there[1] as KnownEvent),
    data: { ...(there[1] as KnownEvent).data, updatedAt: '2026-02-01T00:00:00Z' },
  }
  const both = [
    choir,
    { ...(here[1] as KnownEvent), data: { ...(here[1] as KnownEvent).data, updatedAt: at } },
    later,
  ]
  expect(shown(both).filter((line) => line.startsWith('11-12'))).toEqual(['11-12 19:00 There'])
})
