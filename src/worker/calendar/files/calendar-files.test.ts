import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { patchEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import {
  listCalendarFiles,
  lookIntoCalendarFile,
  takeCalendarFile,
  takeOutCalendarFile,
  writeCalendarFile,
} from './calendar-files.calls.ts'
import { calendarFileCommands } from './calendar-files.ts'

function openVault() {
  const store = createStore()
  let nowMs = Date.parse('2026-11-26T12:00:00.000Z')
  const uuidOf = (text: string) =>
    createHash('sha256')
      .update(text)
      .digest('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  const tools: WorkerTools = {
    session: memorySession(store, { uidFor: async (...of) => uuidOf(of.join(' ')) }),
    now: () => nowMs,
    newUid: () => uuidOf(String(Math.random())),
    zone: 'Europe/Berlin',
  }
  return {
    events: () => [...store.of(calendarEvents).values()],
    reminders: () => [...store.of(reminders).values()],
    later: () => {
      nowMs += 60_000
    },
    run: <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
      [...calendarFileCommands, ...entityCommands]
        .find(({ name }) => name === what.name)
        ?.run(tools, args) as Promise<Result>,
  }
}

const text = (title: string, ...more: string[]) =>
  [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:choir@example.org', `SUMMARY:${title}`],
    ...['DTSTART;TZID=Europe/Berlin:20261005T190000', 'DTEND;TZID=Europe/Berlin:20261005T203000'],
    ...[
      'RRULE:FREQ=WEEKLY',
      'X-ROOM;FLOOR=2:Blue',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT30M',
      'END:VALARM',
      'END:VEVENT',
    ],
    ...['BEGIN:VEVENT', 'UID:choir@example.org', 'RECURRENCE-ID;TZID=Europe/Berlin:20261012T190000'],
    ...['SUMMARY:Choir, later', 'DTSTART;TZID=Europe/Berlin:20261012T200000', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:odd@example.org', 'SUMMARY:No time', 'END:VEVENT', ...more, 'END:VCALENDAR'],
  ].join('\r\n')
const file = (title = 'Choir') => ({ name: 'choir.ics', text: text(title) })

test('looking into a file says what it would bring, and writes nothing', async () => {
  const vault = openVault()
  expect(await vault.run(lookIntoCalendarFile, file())).toEqual({
    adds: 2,
    changes: 0,
    same: 0,
    cancelled: 0,
    broken: [{ title: 'No time', line: 20, why: 'It does not say when it begins.' }],
    notes: [],
  })
  expect(vault.events()).toEqual([])
})

test('taking it brings events, their series and reminders; taking it back leaves nothing', async () => {
  const vault = openVault()
  const undo = await vault.run(takeCalendarFile, file())
  const [series, moved] = vault.events()
  expect(series?.data).toMatchObject({ title: 'Choir', rule: 'FREQ=WEEKLY', source: 'choir.ics' })
  expect(moved?.data).toMatchObject({
    title: 'Choir, later',
    seriesId: series?.uid,
    originalDay: '2026-10-12',
  })
  expect(vault.reminders().map(({ data }) => [data.eventId, data.minutesBefore])).toEqual([[series?.uid, 30]])
  await vault.run(restoreRecords, undo)
  expect([vault.events(), vault.reminders()]).toEqual([[], []])
})

test('the same file again changes nothing, and a newer one changes what it brought', async () => {
  const vault = openVault()
  await vault.run(takeCalendarFile, file())
  vault.later()
  const before = vault.events()
  expect(await vault.run(lookIntoCalendarFile, file())).toMatchObject({ adds: 0, changes: 0, same: 2 })
  await vault.run(takeCalendarFile, file())
  expect(vault.events()).toEqual(before)
  expect(await vault.run(lookIntoCalendarFile, file('Choir II'))).toMatchObject({
    adds: 0,
    changes: 1,
    same: 1,
  })
  const undo = await vault.run(takeCalendarFile, file('Choir II'))
  expect(vault.events()[0]?.data.title).toBe('Choir II')
  await vault.run(restoreRecords, undo)
  expect(vault.events()[0]?.data.title).toBe('Choir')
})

test('what goes out comes back to the same place, with all that it once brought along', async () => {
  const vault = openVault()
  await vault.run(takeCalendarFile, file())
  const { text: out, count } = await vault.run(writeCalendarFile, null)
  expect(count).toBe(2)
  expect(out).toContain('X-ROOM;FLOOR=2:Blue')
  expect(await vault.run(lookIntoCalendarFile, { name: 'again.ics', text: out })).toMatchObject({
    adds: 0,
    changes: 0,
    same: 2,
  })
})

test('a changed occurrence that comes alone is found by the clock of the series that stands here', async () => {
  const vault = openVault()
  const frame = (...lines: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:night@example.org',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
  const series = frame('DTSTART:20261201T233000Z', 'RRULE:FREQ=DAILY')
  const moved = frame('RECURRENCE-ID:20261203T233000Z', 'DTSTART;TZID=Europe/Berlin:20261206T100000')
  await vault.run(takeCalendarFile, { name: 'a.ics', text: series })
  await vault.run(takeCalendarFile, { name: 'b.ics', text: moved })
  expect(vault.events().map(({ data }) => data.originalDay)).toEqual([null, '2026-12-03'])
  const whole = [series.replace('\nEND:VCALENDAR', ''), ...moved.split('\n').slice(1)].join('\n')
  expect(await vault.run(lookIntoCalendarFile, { name: 'c.ics', text: whole })).toMatchObject({
    adds: 0,
    same: 2,
  })
})

test('what came with a file can be taken out at any time, and put back', async () => {
  const vault = openVault()
  const single = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:other', 'DTSTART:20261201T100000Z', 'END:VEVENT']
  await vault.run(takeCalendarFile, file())
  vault.later()
  await vault.run(takeCalendarFile, { name: 'other.ics', text: [...single, 'END:VCALENDAR'].join('\n') })
  expect(await vault.run(listCalendarFiles, null)).toEqual([
    { name: 'other.ics', count: 1, readAt: '2026-11-26T12:01:00.000Z' },
    { name: 'choir.ics', count: 2, readAt: '2026-11-26T12:00:00.000Z' },
  ])
  const before = { events: vault.events().length, reminders: vault.reminders().length }
  const undo = await vault.run(takeOutCalendarFile, { name: 'choir.ics' })
  expect(vault.events().map(({ data }) => data.source)).toEqual(['other.ics'])
  expect(vault.reminders()).toEqual([])
  expect(await vault.run(listCalendarFiles, null)).toHaveLength(1)
  await vault.run(restoreRecords, undo)
  expect({ events: vault.events().length, reminders: vault.reminders().length }).toEqual(before)
})

test('a file that is read again leaves the colour and the type that were chosen here', async () => {
  const vault = openVault()
  await vault.run(takeCalendarFile, file())
  const [series] = vault.events()
  const changes = { color: 'teal', eventType: 'coaching' }
  await vault.run(patchEntity, { kind: calendarEvents.kind, uid: series?.uid ?? '', changes })
  expect(await vault.run(lookIntoCalendarFile, file())).toMatchObject({ adds: 0, changes: 0, same: 2 })
  await vault.run(takeCalendarFile, file('Choir II'))
  expect(vault.events()[0]?.data).toMatchObject({ title: 'Choir II', ...changes })
})
