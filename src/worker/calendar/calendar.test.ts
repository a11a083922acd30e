import { describe, expect, test } from 'vitest'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { isOver } from '#domain/calendar/next-today.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { View } from '#domain/entity/view.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import {
  calendarMarks,
  dueRows,
  eventRow,
  nextRows,
  ratedDaysBetween,
  rungEvent,
} from '#domain/views/calendar.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { chooseOne, createEntity, patchEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { changeEvent, moveReminder, remindBefore, removeEvent } from './calendar.calls.ts'
import { eventCommands } from './change-events.ts'

const now = '2026-11-19T12:00:00.000Z'

function openCalendar(zone = 'Europe/Stockholm') {
  const store = createStore()
  const at = { nowMs: Date.parse(now), zone }
  let made = 0
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => at.nowMs,
    newUid: () => `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    zone,
  }
  const run = <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
    [...eventCommands, ...entityCommands]
      .find(({ name }) => name === what.name)
      ?.run(tools, args) as Promise<Result>
  const ask = <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] => to.rows(store, args, at)
  return {
    store,
    run,
    ask,
    keep: (kind: string, uid: string, data: unknown) =>
      store.apply([{ uid, kind, data, revision: 0, kept: 'here' }]),
    event: (change: object = {}) =>
      run(createEntity, {
        kind: calendarEvents.kind,
        uid: null,
        data: {
          title: 'Choir',
          eventType: 'coaching',
          startTime: '2026-11-05T19:00:00Z',
          endTime: '2026-11-05T21:00:00Z',
          zone,
          isRecurring: true,
          recurringPattern: 'weekly',
          ...change,
        },
      }),
    titles: (from = '2026-11-01', to = '2026-11-30') =>
      ask(calendarMarks, { firstDay: from, lastDay: to }).map(({ day, title }) => `${day.slice(5)} ${title}`),
  }
}

test('pages, events and reminders stand on the person’s days, in the order of each', async () => {
  const { keep, event, run, titles } = openCalendar()
  const page = (uid: string, createdAt: string, change: object) =>
    keep(journalEntries.kind, uid, { ...newEntry(createdAt, 'Europe/Stockholm'), ...change })
  page('a', '2026-11-19T20:31:00.000Z', { title: 'The piano tuner came', content: 'x', mood: 6 })
  page('b', '2026-11-19T06:10:00.000Z', { mood: 5 })
  page('gone', '2026-11-19T07:10:00.000Z', { title: 'Gone', deletedAt: now })
  await event()
  const reminder = { title: 'Call Dad', startTime: '2026-11-19T19:00:00Z', endTime: '2026-11-19T19:15:00Z' }
  await run(createEntity, { kind: reminders.kind, uid: null, data: reminder })
  expect(titles('2026-11-19', '2026-11-26')).toEqual([
    '11-19 Check-in',
    '11-19 Call Dad',
    '11-19 Choir',
    '11-19 The piano tuner came',
    '11-26 Choir',
  ])
})

test('what is after midnight stands on the day before, where the person’s day begins at four', async () => {
  const { keep, event, titles } = openCalendar()
  keep(myDayRecords.kind, 'mine', {
    startHour: 4,
    zone: null,
    weekStart: 'monday',
    showsStreak: true,
    updatedAt: now,
  })
  await event({ startTime: '2026-11-06T01:00:00Z', endTime: '2026-11-06T02:00:00Z', isRecurring: false })
  await event({
    title: 'Trip',
    isAllDay: true,
    startTime: '2026-11-06T23:00:00Z',
    endTime: '2026-11-07T23:00:00Z',
    isRecurring: false,
  })
  expect(titles()).toEqual(['11-05 Choir', '11-07 Trip'])
})

test('an occurrence is moved alone or with the rest, taken away, and each of it taken back', async () => {
  const { event, run, titles } = openCalendar()
  const uid = await event()
  const all = ['11-05 Choir', '11-12 Choir', '11-19 Choir', '11-26 Choir']
  const changes = { startTime: '2026-11-13T19:00:00.000Z', endTime: '2026-11-13T21:00:00.000Z' }
  const alone = await run(changeEvent, { uid, day: '2026-11-12', scope: 'this', changes })
  expect(titles()).toEqual(['11-05 Choir', '11-13 Choir', '11-19 Choir', '11-26 Choir'])
  const later = await run(changeEvent, {
    uid: alone.made[0] ?? '',
    day: '2026-11-12',
    scope: 'this',
    changes: { title: 'Late choir' },
  })
  expect(titles()).toContain('11-13 Late choir')
  await run(restoreRecords, later)
  await run(restoreRecords, alone)
  expect(titles()).toEqual(all)
  const rest = await run(changeEvent, { uid, day: '2026-11-12', scope: 'following', changes })
  expect(titles()).toEqual(['11-05 Choir', '11-13 Choir', '11-20 Choir', '11-27 Choir'])
  await run(restoreRecords, rest)
  const gone = await run(removeEvent, { uid, day: '2026-11-12', scope: 'all' })
  expect(titles()).toEqual([])
  await run(restoreRecords, gone)
  expect(titles()).toEqual(all)
  await run(removeEvent, { uid, day: '2026-11-12', scope: 'this' })
  expect(titles()).toEqual(['11-05 Choir', '11-19 Choir', '11-26 Choir'])
})

test('a series that is taken away takes its changed occurrences and its reminder with it', async () => {
  const { event, run, store } = openCalendar()
  const uid = await event()
  await run(remindBefore, { eventId: uid, minutesBefore: 30 })
  await run(changeEvent, { uid, day: '2026-11-12', scope: 'this', changes: { title: 'x' } })
  const undo = await run(removeEvent, { uid, day: '2026-11-12', scope: 'all' })
  expect([store.of(calendarEvents).size, store.of(reminders).size]).toEqual([0, 0])
  await run(restoreRecords, undo)
  expect([store.of(calendarEvents).size, store.of(reminders).size]).toEqual([2, 1])
})

// Spec: S1-017
test('a reminder that is carried to another time can be put back, and one before an event stays with it', async () => {
  const { event, run, store } = openCalendar()
  const data = { title: 'Call Dad', startTime: '2026-11-19T19:00:00Z', endTime: '2026-11-19T19:15:00Z' }
  const uid = await run(createEntity, { kind: reminders.kind, uid: null, data })
  const times = () => [store.one(reminders, uid)?.data.startTime, store.one(reminders, uid)?.data.endTime]
  const before = times()
  const undo = await run(moveReminder, { uid, startTime: '2026-11-20T18:00:00.000Z' })
  expect(times()).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T18:15:00.000Z'])
  await run(restoreRecords, undo ?? {})
  expect(times()).toEqual(before)
  const ofEvent = await run(remindBefore, { eventId: await event(), minutesBefore: 30 })
  const [bell = ''] = ofEvent.made
  expect(await run(moveReminder, { uid: bell, startTime: '2026-11-20T18:00:00.000Z' })).toBeNull()
})

describe('a reminder before an event', () => {
  // Spec: S1-017
  test('leads to the occurrence that it rings for, also where that was moved alone', async () => {
    const { event, run, ask } = openCalendar()
    const uid = await event()
    await run(remindBefore, { eventId: uid, minutesBefore: 30 })
    const changes = { startTime: '2026-11-20T18:00:00.000Z', endTime: '2026-11-20T19:00:00.000Z' }
    const alone = await run(changeEvent, { uid, day: '2026-11-19', scope: 'this', changes })
    const bells = ask(calendarMarks, { firstDay: '2026-11-01', lastDay: '2026-11-30' }).filter(
      ({ layer }) => layer === 'reminders',
    )
    const found = bells.map((bell) => ask(rungEvent, { uid: bell.uid, atMs: bell.startMs ?? 0 }))
    expect(found.map((rows) => rows.map((one) => `${one.uid === uid} ${one.occurrence} ${one.day}`))).toEqual(
      [
        ['true 2026-11-05 2026-11-05'],
        ['true 2026-11-12 2026-11-12'],
        ['false 2026-11-19 2026-11-20'],
        ['true 2026-11-26 2026-11-26'],
      ],
    )
    expect(found[2]?.[0]?.uid).toBe(alone.made[0])
    expect(ask(rungEvent, { uid: bells[0]?.uid ?? '', atMs: 1 })).toEqual([])
    const whole = await event({
      isAllDay: true,
      startTime: '2026-11-04T23:00:00Z',
      endTime: '2026-11-05T23:00:00Z',
    })
    await run(remindBefore, { eventId: whole, minutesBefore: 0 })
    const [bell] = ask(calendarMarks, { firstDay: '2026-11-12', lastDay: '2026-11-12' }).filter(
      ({ layer, startMs }) => layer === 'reminders' && startMs === Date.parse('2026-11-11T23:00:00Z'),
    )
    expect(ask(rungEvent, { uid: bell?.uid ?? '', atMs: bell?.startMs ?? 0 })).toMatchObject([
      { uid: whole, occurrence: '2026-11-12', startMs: null, day: '2026-11-12', lastDay: '2026-11-12' },
    ])
  })

  test('is called as the event is, rings so long before it, and can be taken away', async () => {
    const { event, run, ask } = openCalendar()
    const uid = await event()
    await run(remindBefore, { eventId: uid, minutesBefore: 30 })
    await run(remindBefore, { eventId: uid, minutesBefore: 60 })
    await run(changeEvent, { uid, day: '2026-11-05', scope: 'all', changes: { title: 'Rehearsal' } })
    const due = ask(dueRows, { nowMs: Date.parse(now) })
    expect(due.map(({ title, atMs, kind }) => [title, new Date(atMs).toISOString(), kind])).toEqual([
      ['Rehearsal', '2026-11-19T18:00:00.000Z', 'event'],
    ])
    expect(ask(eventRow, { uid })[0]?.reminder?.minutesBefore).toBe(60)
    await run(remindBefore, { eventId: uid, minutesBefore: null })
    expect(ask(dueRows, { nowMs: Date.parse(now) })).toEqual([])
  })

  test('does not ring where that kind is switched off', async () => {
    const { event, run, ask } = openCalendar()
    await run(remindBefore, { eventId: await event(), minutesBefore: 30 })
    await run(chooseOne, {
      kind: 'reminder_settings',
      changes: { rings: { own: true, event: false, page: true } },
    })
    expect(ask(dueRows, { nowMs: Date.parse(now) })).toEqual([])
  })
})

test('only days that were rated are told, with the title of their first page', () => {
  const { keep, ask } = openCalendar('UTC')
  keep(journalEntries.kind, 'a', {
    ...newEntry('2026-11-14T10:00:00.000Z', 'UTC'),
    title: 'Anna’s kitchen',
    mood: 8,
  })
  keep(journalEntries.kind, 'b', { ...newEntry('2026-11-14T11:00:00.000Z', 'UTC'), title: 'Later', mood: 6 })
  keep(journalEntries.kind, 'c', {
    ...newEntry('2026-11-15T11:00:00.000Z', 'UTC'),
    title: 'Not rated',
    content: 'x',
  })
  expect(ask(ratedDaysBetween, { firstDay: '2026-01-01', lastDay: '2026-12-31' })).toEqual([
    { id: '2026-11-14', day: '2026-11-14', mood: 7, energy: null, stress: null, title: 'Anna’s kitchen' },
  ])
})

test('what is on today is told to whoever asks, also once it is over', async () => {
  const { event, ask } = openCalendar()
  await event()
  const told = (at: string) =>
    ask(nextRows, { nowMs: Date.parse(at) }).map((mark) => [mark.title, isOver(mark, Date.parse(at))])
  expect(told(now)).toEqual([['Choir', false]])
  expect(told('2026-11-19T21:00:00Z')).toEqual([['Choir', true]])
})

test('calendars from elsewhere are hidden and coloured one by one, in the calendar and in what comes next', async () => {
  const { event, run, ask, titles } = openCalendar()
  const { kind } = calendarSubscriptions
  const follow = (name: string) =>
    run(createEntity, { kind, uid: null, data: { name, address: `https://example.org/${name}` } })
  const [team, school] = [await follow('Team'), await follow('School')]
  await event({ title: 'Match', subscriptionId: team })
  await event({ title: 'Holidays', subscriptionId: school })
  const next = () => ask(nextRows, { nowMs: Date.parse(now) }).map(({ title }) => title)
  expect([titles('2026-11-19', '2026-11-19'), next()]).toEqual([
    ['11-19 Holidays', '11-19 Match'],
    ['Holidays', 'Match'],
  ])
  await run(patchEntity, { kind, uid: team, changes: { isHidden: true } })
  await run(patchEntity, { kind, uid: school, changes: { color: 'amber' } })
  expect([titles('2026-11-19', '2026-11-19'), next()]).toEqual([['11-19 Holidays'], ['Holidays']])
  const range = { firstDay: '2026-11-19', lastDay: '2026-11-19' }
  expect(ask(calendarMarks, range).map(({ color }) => color)).toEqual(['amber'])
})

// Spec: S1-017
test('a series that goes on as another one takes its reminder along, and one undo takes all of it back', async () => {
  const { store, event, run, titles } = openCalendar()
  const uid = await event()
  await run(remindBefore, { eventId: uid, minutesBefore: 30 })
  const rings = () =>
    [...store.of(reminders).values()].map(({ data }) => [data.eventId === uid, data.minutesBefore])
  const change = (remind?: number | null) =>
    run(changeEvent, {
      uid,
      day: '2026-11-19',
      scope: 'following',
      changes: { title: 'Late' },
      ...(remind !== undefined && { remind }),
    })
  for (const [remind, minutes] of [
    [undefined, [30]],
    [60, [60]],
    [null, []],
  ] as const) {
    const undo = await change(remind)
    expect(rings()).toEqual([[true, 30], ...minutes.map((one) => [false, one])])
    await run(restoreRecords, undo)
    expect(rings()).toEqual([[true, 30]])
    // Each stands with its reminder.
    const days = ['11-05 Choir', '11-12 Choir', '11-19 Choir', '11-26 Choir']
    expect(titles()).toEqual(days.flatMap((day) => [day, day]))
  }
})
