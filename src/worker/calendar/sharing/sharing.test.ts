import { expect, test } from 'vitest'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { removeEntity } from '#worker/core/entity.calls.ts'
import { NotFetchedError, OutsideCalendarError } from './fetch-text.ts'
import { keepCalendarsInWorker } from './keep-calendars.ts'
import { followCalendar, refreshCalendar, takeCalendarFaults } from './sharing.calls.ts'
import { address, calendarFile, openSharing } from './sharing.test-support.ts'

const hourMs = 3_600_000
const gone = 'There is no calendar at this address any more.'

test('a followed calendar brings its events, and later what changed, came and went', async () => {
  const vault = openSharing()
  vault.at.text = calendarFile('Match one', 'Party')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  expect(vault.titles()).toEqual(['Match one', 'Party'])
  vault.at.text = calendarFile('Match two', 'Dinner')
  await vault.refreshDue()
  expect(vault.titles()).toEqual(['Match one', 'Party'])
  vault.later(hourMs)
  expect(await vault.refreshDue()).toEqual({ calendars: 1, faults: 0 })
  expect(vault.titles()).toEqual(['Dinner', 'Match two'])
  await vault.run(removeEntity, { kind: calendarSubscriptions.kind, uid })
  expect([vault.titles(), vault.followed()]).toEqual([[], []])
})

test('what cannot be read is not followed; what cannot be had later keeps its events and says why', async () => {
  const vault = openSharing()
  vault.at.text = '<html>Sign in</html>'
  await expect(vault.run(followCalendar, { name: 'Team', address })).rejects.toThrow(
    'This is not a calendar file.',
  )
  expect(vault.followed()).toEqual([])
  vault.at.text = calendarFile('Match')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  vault.at.fails = new OutsideCalendarError(gone)
  await vault.run(refreshCalendar, { uid })
  expect(vault.titles()).toEqual(['Match'])
  expect(vault.followed()[0]?.trouble).toBe(gone)
  vault.at.fails = null
  await vault.run(refreshCalendar, { uid })
  expect(vault.followed()[0]?.trouble).toBeNull()
})

test('a calendar of too many events is not followed', async () => {
  const vault = openSharing()
  vault.at.text = calendarFile(...Array.from({ length: 2_001 }, (_, n) => `${n} o’clock`))
  await expect(vault.run(followCalendar, { name: 'Big', address })).rejects.toThrow('more than 2,000 events')
  expect([vault.followed(), vault.titles()]).toEqual([[], []])
})

test('the same calendar is followed once, however its address is written', async () => {
  const vault = openSharing()
  await vault.run(followCalendar, { name: 'Team', address: ' webcal://Example.org/team.ics ' })
  await expect(vault.run(followCalendar, { name: 'Second', address })).rejects.toThrow(
    'You follow this calendar already, as “Team”.',
  )
  expect(vault.followed()).toEqual([expect.objectContaining({ name: 'Team', address })])
  expect(vault.titles()).toEqual(['Match'])
})

test('a calendar that arrives cut off loses none of its events', async () => {
  const vault = openSharing()
  vault.at.text = calendarFile('One', 'Two', 'Three')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  vault.at.text = calendarFile('One').replace('END:VCALENDAR', '')
  await vault.run(refreshCalendar, { uid })
  expect(vault.titles()).toEqual(['One', 'Three', 'Two'])
  expect(vault.followed()[0]?.trouble).toBe('Only a part of this calendar arrived.')
})

test('an event that cannot be read this time stays as it was, and is counted', async () => {
  const vault = openSharing()
  vault.at.text = calendarFile('One', 'Two', 'Three')
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  // Two says no more when it begins; Three is gone.
  vault.at.text = calendarFile('One', 'Two').replace(/(SUMMARY:Two\r\n)DTSTART.*\r\n/, '$1')
  await vault.run(refreshCalendar, { uid })
  expect(vault.titles()).toEqual(['One', 'Two'])
  expect(vault.followed()[0]).toMatchObject({ unread: 1, trouble: null })
  vault.at.text = calendarFile('One')
  await vault.run(refreshCalendar, { uid })
  expect([vault.titles(), vault.followed()[0]?.unread]).toEqual([['One'], 0])
})

test('nothing comes back of a calendar that is not followed any more once it was fetched', async () => {
  const vault = openSharing()
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  vault.at.text = calendarFile('Match', 'New')
  vault.at.meanwhile = () => vault.run(removeEntity, { kind: calendarSubscriptions.kind, uid })
  await vault.run(refreshCalendar, { uid })
  expect([vault.titles(), vault.followed()]).toEqual([[], []])
})

test('events whose calendar is gone are removed once everything has arrived and can be read', async () => {
  const vault = openSharing()
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  await vault.event({ title: 'Own' })
  const status = vault.at.status
  const look = async (syncedAt: number | null, setAside = 0) => {
    vault.later(hourMs)
    vault.at.status = { ...status, syncedAt, setAside }
    await vault.refreshDue()
    return vault.titles()
  }
  vault.store.apply([], [uid])
  const startMs = vault.tools.now()
  expect(await look(startMs)).toEqual(['Match', 'Own'])
  // Its calendar may still be under way.
  expect(await look(startMs)).toEqual(['Match', 'Own'])
  expect(await look(startMs + 3 * hourMs, 1)).toEqual(['Match', 'Own'])
  expect(await look(startMs + 4 * hourMs)).toEqual(['Own'])
})

test('what is wrong here is not kept as a fault of the calendar, and not asked again at once', async () => {
  const vault = openSharing()
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  const [before] = vault.followed()
  vault.at.fails = new NotFetchedError('The server cannot be reached, which fetches calendars for you.')
  vault.later(hourMs)
  expect(await vault.refreshDue()).toEqual({ calendars: 0, faults: 1 })
  vault.later(60_000)
  expect(await vault.refreshDue()).toEqual({ calendars: 0, faults: 0 })
  expect([vault.followed()[0], vault.at.asked]).toEqual([before, 2])
  await expect(vault.run(refreshCalendar, { uid })).rejects.toThrow('cannot be reached')
  vault.at.fails = null
  vault.later(600_000)
  expect(await vault.refreshDue()).toEqual({ calendars: 1, faults: 0 })
})

test('a calendar with a fault of its own is asked once an hour, and its fault is written once', async () => {
  const vault = openSharing()
  await vault.run(followCalendar, { name: 'Team', address })
  vault.at.fails = new OutsideCalendarError(gone)
  vault.later(hourMs)
  for (let minute = 0; minute < 3; minute += 1) {
    await vault.refreshDue()
    vault.later(60_000)
  }
  expect(vault.at.asked).toBe(2)
  const [noted] = vault.followed()
  expect(noted?.trouble).toBe(gone)
  vault.later(hourMs)
  await vault.refreshDue()
  expect([vault.at.asked, vault.followed()[0]]).toEqual([3, noted])
})

test('a fault is told once, and again only after the calendar was well', async () => {
  const vault = openSharing()
  const uid = await vault.run(followCalendar, { name: 'Team', address })
  const told = async (fails: string | null) => {
    vault.at.fails = fails === null ? null : new OutsideCalendarError(fails)
    await vault.run(refreshCalendar, { uid })
    return vault.run(takeCalendarFaults, null)
  }
  expect(await told(null)).toEqual([])
  expect(await told(gone)).toEqual([{ name: 'Team', trouble: gone }])
  expect(await told('It took too long.')).toEqual([])
  expect(await told(null)).toEqual([])
  expect(await told(gone)).toEqual([{ name: 'Team', trouble: gone }])
})

test('while a vault is open its calendars are asked for when they are due', async ({ onTestFinished }) => {
  const vault = openSharing()
  let asks = 0
  const keep = keepCalendarsInWorker(() => {
    asks += 1
  })
  onTestFinished(() => keep(null))
  const looked = async () => {
    keep(vault.tools)
    await new Promise((resolve) => setTimeout(resolve))
    return asks
  }
  expect(await looked()).toBe(0)
  await vault.run(followCalendar, { name: 'Team', address })
  expect(await looked()).toBe(0)
  vault.later(hourMs)
  expect(await looked()).toBe(1)
  await vault.refreshDue()
  expect(await looked()).toBe(1)
  expect(vault.store.of(calendarEvents).size).toBe(1)
})
