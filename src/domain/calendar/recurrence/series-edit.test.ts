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

describe('a series that is moved as a whole', () => {
  /** At 10:00 UTC, in the zone of UTC. */
  const series = (first: string, change: object): KnownEvent => ({
    uid: 'choir',
    data: {
      ...choir.data,
      ...{ zone: 'UTC', startTime: `${first}T10:00:00.000Z`, endTime: `${first}T11:00:00.000Z` },
      ...change,
    },
  })
  const days = (events: readonly KnownEvent[], from = '2026-12-01', to = '2027-05-31') =>
    eventMarks(events, { from, to, rule: { ...rule, zone: 'UTC' } })
      .map(({ day }) => day.slice(2))
      .sort()
  const moved = (of: KnownEvent, from: string, to: string, scope: EditScope = 'all') =>
    days(edited([of], from, scope, { startTime: `${to}T10:00:00.000Z`, endTime: `${to}T11:00:00.000Z` }))
  const monthly = { recurringPattern: 'monthly' }

  // Spec: S1-017
  test('keeps its last occurrence, wherever its end is said', () => {
    const all = ['26-12-03', '26-12-10', '26-12-17']
    for (const end of [
      { recurringEndDate: '2026-12-15T23:59:00.000Z' },
      { recurringEndDate: '2026-12-15T10:00:00.000Z' },
      { rule: 'FREQ=WEEKLY;UNTIL=20261215' },
      { rule: 'FREQ=WEEKLY;UNTIL=20261215T100000Z' },
      { rule: 'FREQ=WEEKLY;COUNT=3;BYDAY=TU' },
    ]) {
      const weekly = series('2026-12-01', end)
      expect(moved(weekly, '2026-12-08', '2026-12-10')).toEqual(all)
      expect(moved(weekly, '2026-12-08', '2026-12-10', 'following')).toEqual(['26-12-01', ...all.slice(1)])
    }
    const later = edited(
      [series('2026-12-01', { recurringEndDate: '2026-12-15T10:00:00.000Z' })],
      '2026-12-08',
      'all',
      {
        startTime: '2026-12-08T18:00:00.000Z',
        endTime: '2026-12-08T19:00:00.000Z',
      },
    )
    expect(days(later)).toEqual(['26-12-01', '26-12-08', '26-12-15'])
    const back = series('2026-12-28', { ...monthly, recurringEndDate: '2027-02-28T23:59:00.000Z' })
    expect(moved(back, '2027-01-28', '2027-02-01')).toEqual(['27-01-01', '27-02-01', '27-03-01'])
  })

  // Spec: S1-017
  test('holds the day that it was moved to, whatever its rule counts in', () => {
    const second = series('2026-12-08', { ...monthly, rule: 'FREQ=MONTHLY;BYDAY=2TU' })
    expect(moved(second, '2027-01-12', '2027-01-14').slice(0, 3)).toEqual([
      '26-12-10',
      '27-01-14',
      '27-02-11',
    ])
    const last = series('2026-12-29', { ...monthly, rule: 'FREQ=MONTHLY;BYDAY=-1TU' })
    expect(moved(last, '2027-01-26', '2027-01-27').slice(0, 3)).toEqual(['26-12-30', '27-01-27', '27-02-24'])
    const fourth = series('2026-12-04', { ...monthly, rule: 'FREQ=MONTHLY;BYMONTHDAY=4' })
    expect(moved(fourth, '2027-01-04', '2027-01-06').slice(0, 3)).toEqual([
      '26-12-06',
      '27-01-06',
      '27-02-06',
    ])
    expect(moved(fourth, '2027-01-04', '2027-01-06', 'following').slice(0, 3)).toEqual([
      '26-12-04',
      '27-01-06',
      '27-02-06',
    ])
    const two = series('2026-12-15', { ...monthly, rule: 'FREQ=MONTHLY;BYMONTHDAY=1,15' })
    expect(moved(two, '2027-01-01', '2027-01-03').slice(0, 4)).toEqual([
      '26-12-15',
      '27-01-03',
      '27-01-15',
      '27-02-03',
    ])
    const work = series('2026-12-31', { ...monthly, rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' })
    expect(moved(work, '2027-01-29', '2027-01-30').slice(0, 3)).toEqual(['26-12-30', '27-01-30', '27-03-30'])
    const daily = series('2026-12-01', { rule: 'FREQ=DAILY;BYDAY=TU' })
    expect(moved(daily, '2026-12-08', '2026-12-09').slice(0, 2)).toEqual(['26-12-02', '26-12-09'])
    const yearly = series('2026-12-25', {
      recurringPattern: 'yearly',
      rule: 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25',
    })
    expect(moved(yearly, '2026-12-25', '2027-01-02')).toEqual(['27-01-02'])
  })

  // Spec: S1-017
  test('by the month stays in its months, and begins no earlier than it did', () => {
    const first = series('2027-01-01', monthly)
    expect(moved(first, '2027-03-01', '2027-02-28')).toEqual([
      '27-01-28',
      '27-02-28',
      '27-03-28',
      '27-04-28',
      '27-05-28',
    ])
    expect(moved(first, '2027-01-01', '2026-12-31')).toEqual(['26-12-31', '27-01-31', '27-03-31', '27-05-31'])
    const otherMonths = series('2026-12-01', { ...monthly, rule: 'FREQ=MONTHLY;INTERVAL=2' })
    expect(moved(otherMonths, '2027-02-01', '2027-02-03')).toEqual(['26-12-03', '27-02-03', '27-04-03'])
  })

  // Spec: S1-017
  test('takes with it the days that were left out and those that were changed alone', () => {
    const tuesdays = series('2026-12-08', {
      ...monthly,
      rule: 'FREQ=MONTHLY;BYDAY=2TU',
      skipped: ['2027-02-09'],
    })
    const alone = edited([tuesdays], '2027-03-09', 'this', { title: 'Alone' }, 'alone')
    const all = edited(alone, '2027-01-12', 'all', {
      startTime: '2027-01-14T10:00:00.000Z',
      endTime: '2027-01-14T11:00:00.000Z',
    })
    expect(days(all)).toEqual(['26-12-10', '27-01-14', '27-03-09', '27-04-08', '27-05-13'])
    expect(all.find(({ uid }) => uid === 'alone')?.data.originalDay).toBe('2027-03-11')
  })
})
