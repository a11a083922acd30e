import { afterEach, beforeEach, expect, test } from 'vitest'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import type { FakeCalendar } from '#server/testing/google/google-events.ts'
import { endGoogle, writeToGoogle } from './google.calls.ts'
import { nothingOfGoogle, readGoogleLocal } from './google-local.ts'
import { type GoogleWorld, openGoogleWorld } from './google-vault.test-support.ts'

let world: GoogleWorld
let own: FakeCalendar
let device: ReturnType<GoogleWorld['device']>
const mara = 'mara@example.org'
const match = {
  summary: 'Match',
  start: { dateTime: '2026-11-27T18:00:00+01:00' },
  end: { dateTime: '2026-11-27T20:00:00+01:00' },
}
beforeEach(async () => {
  world = await openGoogleWorld()
  own = world.google.calendars[0] as FakeCalendar
  own.set('match0', match)
  device = world.device()
  await device.connect([mara], mara)
})
afterEach(() => world.close())

/** Does `work` while a device waits for Google to take a request of this kind. */
async function whileItWaits(act: 'list' | 'insert', work: () => unknown): Promise<void> {
  world.google.troubles.push({ act, trouble: 'too-many' })
  const goOn = world.hold()
  const syncing = device.sync()
  await expect.poll(() => world.waited).toHaveLength(1)
  const working = work()
  goOn()
  await Promise.all([syncing, working])
}

test('a calendar that is disconnected while it is read and written leaves nothing behind', async () => {
  await device.remind()
  own.set('dinner', { ...match, summary: 'Dinner' })
  await whileItWaits('list', () => device.run(endGoogle, null))
  expect([device.titles(), device.calendars()]).toEqual([[], []])
  expect(device.reminders().map(({ googleEventId }) => googleEventId)).toEqual([null])
  expect(await readGoogleLocal(device.tools.session)).toEqual(nothingOfGoogle)
})

test('a calendar that is shown no more while it is read goes with all its events', async () => {
  own.set('dinner', { ...match, summary: 'Dinner' })
  await whileItWaits('list', () => device.connect([]))
  expect([device.titles(), device.calendars()]).toEqual([[], []])
})

test('a calendar that another device took away while it is read here gets no more events', async () => {
  own.set('dinner', { ...match, summary: 'Dinner' })
  await whileItWaits('list', () => device.takeFrom(world.device()))
  expect(device.titles()).toEqual([])
})

test('what is still to be written when somebody turns writing off stays here', async () => {
  await device.remind({ title: 'Water the ferns' })
  await device.remind({ title: 'Water the palms' })
  await whileItWaits('insert', () => device.run(writeToGoogle, { calendarId: null }))
  expect(own.shown.map(({ summary }) => summary)).toEqual(['Match', 'Water the ferns'])
  // Turned on again, it is written, and what changed there meanwhile is taken.
  await device.run(writeToGoogle, { calendarId: mara })
  expect(own.shown).toHaveLength(3)
})

test('events whose calendar another device took away go as soon as everything has arrived since', async () => {
  const other = world.device()
  other.takeFrom(device)
  const [calendar] = device.calendars()
  other.store.apply([], [calendar?.uid ?? ''])
  await other.sync()
  await other.sync()
  expect(other.titles()).toEqual(['Match'])
  // One that does not open is there all the same.
  other.setAside.push({ uid: calendar?.uid ?? '' })
  other.arrive()
  await other.sync()
  expect(other.titles()).toEqual(['Match'])
  other.setAside.pop()
  await other.sync()
  expect(other.titles()).toEqual([])
})

test('events go also where the connection itself is over, and those of a calendar that is followed by its address stay', async () => {
  const other = world.device()
  for (const [uid, event] of device.store.of(calendarEvents)) {
    const followed = { ...event, uid: 'followed', data: { ...event.data, source: 'The vale' } }
    other.store.apply([{ ...event, uid }, followed], [])
  }
  await other.sync()
  other.arrive()
  await other.sync()
  expect([...other.store.all()].map(({ uid }) => uid)).toEqual(['followed'])
})
