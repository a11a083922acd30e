import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FakeCalendar } from '#server/testing/google/google-events.ts'
import { type GoogleWorld, later, openGoogleWorld } from './google-vault.test-support.ts'

let world: GoogleWorld
let own: FakeCalendar
let device: ReturnType<GoogleWorld['device']>
const mara = 'mara@example.org'
beforeEach(async () => {
  world = await openGoogleWorld()
  own = world.google.calendars[0] as FakeCalendar
  device = world.device()
  await device.connect([mara], mara)
})
afterEach(() => world.close())

const there = () => own.shown.map(({ summary }) => summary)
const asked = (...acts: string[]) => world.google.asked.filter(({ act }) => acts.includes(act))
/** A reminder that both sides know. */
async function written(data = {}): Promise<string> {
  const uid = await device.remind(data)
  await device.sync()
  later(60_000)
  return uid
}

test('a reminder is written once, takes nobody’s time, is known by its id, and stands in the ledger', async () => {
  const uid = await written({ description: 'Not too much' })
  expect(own.shown).toMatchObject([
    {
      id: device.googleId(uid),
      summary: 'Water the ferns',
      description: 'Not too much',
      start: { dateTime: '2026-11-27T08:00:00.000Z', timeZone: 'Europe/Berlin' },
      transparency: 'transparent',
    },
  ])
  expect(device.reminders()[0]?.googleEventId).toBe(device.googleId(uid))
  // It stands here as a reminder, and not a second time as an event from there.
  expect(device.titles()).toEqual([])
  expect(device.ledger()).toMatchObject([{ receiver: 'Google Calendar, www.googleapis.com', words: 6 }])
  await device.sync()
  await device.sync()
  expect(asked('insert', 'change')).toHaveLength(1)
})

test('nothing is written until somebody turned it on, and then neither what is over nor what leads to a page', async () => {
  const other = world.device()
  await other.connect([mara])
  await other.remind()
  await other.sync()
  expect(asked('insert')).toEqual([])
  await device.remind({ startTime: '2026-11-20T08:00:00.000Z', endTime: '2026-11-20T08:00:00.000Z' })
  await device.remind({ entryId: '01933b6e-7c00-7000-8000-000000000001' })
  await device.remind({ eventId: '01933b6e-7c00-7000-8000-000000000002' })
  await device.sync()
  expect(asked('insert')).toEqual([])
})

test('what is changed here changes there, and only what changed is sent', async () => {
  const uid = await written()
  own.set(device.googleId(uid), { location: 'Balcony', colorId: '5' })
  await device.change(uid, { title: 'Water the palms' })
  await device.sync()
  expect(own.shown).toMatchObject([{ summary: 'Water the palms', location: 'Balcony', colorId: '5' }])
  expect(JSON.parse(asked('change')[0]?.body ?? '')).toEqual({ summary: 'Water the palms' })
})

test('what is changed there changes here', async () => {
  const uid = await written()
  own.set(device.googleId(uid), {
    summary: 'Water the palms',
    start: { dateTime: '2026-11-28T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-11-28T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    recurrence: ['RRULE:FREQ=WEEKLY'],
  })
  await device.sync()
  expect(device.reminders()).toMatchObject([
    {
      title: 'Water the palms',
      startTime: '2026-11-28T09:00:00.000Z',
      ...{ isRecurring: true, recurringPattern: 'weekly', rule: null },
    },
  ])
  expect(asked('change')).toEqual([])
})

test('what is deleted on one side is deleted on the other', async () => {
  const [here, away] = [await written(), await written({ title: 'Call Ada' })]
  await device.remove(here)
  own.remove(device.googleId(away))
  await device.sync()
  expect([there(), device.reminders()]).toEqual([[], []])
  expect(device.notices()).toEqual([])
})

test('a reminder that was deleted and taken back is there again', async () => {
  const uid = await written()
  const removed = await device.remove(uid)
  await device.sync()
  expect(there()).toEqual([])
  await device.restore(removed)
  await device.sync()
  expect([there(), device.reminders().length]).toEqual([['Water the ferns'], 1])
})

test.each([
  ['here', 'Palms'],
  ['there', 'Orchids'],
])('when both sides changed, the newer one stands, here %s, and both are said', async (newer, title) => {
  const uid = await written()
  const change = {
    here: () => device.change(uid, { title: 'Palms' }),
    there: async () => void own.set(device.googleId(uid), { summary: 'Orchids' }),
  }
  await change[newer === 'here' ? 'there' : 'here']()
  later(60_000)
  await change[newer === 'here' ? 'here' : 'there']()
  await device.sync()
  expect([there(), device.reminders().map((one) => one.title)]).toEqual([[title], [title]])
  expect(device.notices()).toHaveLength(1)
  expect(device.notices()[0]).toMatch(/Palms.*Orchids|Orchids.*Palms/)
})

test('a change that meets another at the very moment is refused by its version, and nothing is lost', async () => {
  const uid = await written()
  await device.change(uid, { title: 'Palms' })
  later(1_000)
  // The list is asked for first, and then somebody changes it in Google.
  const listed = world.google.calendars
  const original = own.list.bind(own)
  own.list = (query) => {
    const answer = original(query)
    if (listed.length > 0 && query.has('syncToken')) {
      own.list = original
      own.set(device.googleId(uid), { description: 'Only on Fridays' })
    }
    return answer
  }
  await device.sync()
  await device.sync()
  expect(own.shown).toMatchObject([{ summary: 'Palms', description: 'Only on Fridays' }])
  expect(device.reminders()).toMatchObject([{ title: 'Palms', description: 'Only on Fridays' }])
  expect(device.notices()).toEqual([])
})

test.each(['insert', 'change', 'delete'] as const)(
  'an answer that is cut off after %s does nothing twice',
  async (act) => {
    const uid = act === 'insert' ? await device.remind() : await written()
    if (act === 'change') await device.change(uid, { title: 'Palms' })
    if (act === 'delete') await device.remove(uid)
    world.google.troubles.push({ act, trouble: 'cut' })
    await device.sync()
    expect((await device.here()).trouble).toContain('cannot be reached')
    await device.sync()
    await device.sync()
    expect(there()).toEqual(act === 'delete' ? [] : [act === 'change' ? 'Palms' : 'Water the ferns'])
    expect(device.reminders().map(({ title }) => title)).toEqual(there())
    expect(device.notices()).toEqual([])
  },
)

test('deleted there and changed here: the newer one stands, and it is said', async () => {
  const [later1, later2] = [await written(), await written({ title: 'Call Ada' })]
  own.remove(device.googleId(later1))
  later(1_000)
  await device.change(later1, { title: 'Water the palms' })
  await device.change(later2, { title: 'Call Ada today' })
  later(1_000)
  own.remove(device.googleId(later2))
  await device.sync()
  expect(there()).toEqual(['Water the palms'])
  expect(device.reminders().map(({ title }) => title)).toEqual(['Water the palms'])
  expect(device.notices()).toHaveLength(2)
})

test('deleted here and changed there: it stays in Google, and that is said', async () => {
  const uid = await written()
  await device.remove(uid)
  own.set(device.googleId(uid), { summary: 'Orchids' })
  await device.sync()
  expect([there(), device.reminders()]).toEqual([['Orchids'], []])
  expect(device.notices()).toEqual([expect.stringContaining('It stays in Google')])
})

test('what does not open on this device is not deleted there', async () => {
  const uid = await written()
  device.tools.session.health.quarantined = async () => [{ uid, revision: 1, bytes: 290, reason: 'newer' }]
  device.store.apply([], [uid])
  await device.sync()
  expect(there()).toEqual(['Water the ferns'])
})

test('two devices write one event, whoever is first, and neither brings back what the other deleted', async () => {
  const two = world.device()
  const uid = await device.remind()
  two.takeFrom(device)
  await device.sync()
  await two.sync()
  expect([there(), asked('insert').length]).toEqual([['Water the ferns'], 1])
  later(60_000)
  await device.change(uid, { title: 'Palms' })
  await device.sync()
  two.takeFrom(device)
  await two.sync()
  expect([there(), two.notices()]).toEqual([['Palms'], []])
  await device.remove(uid)
  await device.sync()
  two.takeFrom(device)
  await two.sync()
  expect([there(), two.reminders()]).toEqual([[], []])
})

test('two devices that move one reminder apart end with the newer time on both and in Google', async () => {
  const two = world.device()
  const uid = await written()
  two.takeFrom(device)
  await two.sync()
  const to = (hour: string) => ({
    startTime: `2026-11-27T${hour}:00:00.000Z`,
    endTime: `2026-11-27T${hour}:00:00.000Z`,
  })
  await device.change(uid, to('10'))
  later(60_000)
  await two.change(uid, to('11'))
  await two.sync()
  await device.sync()
  expect(own.shown).toMatchObject([{ start: { dateTime: '2026-11-27T11:00:00.000Z' } }])
  expect(device.reminders()).toMatchObject([to('11')])
  expect(two.reminders()).toMatchObject([to('11')])
})

test('a series, its zone and its end come back as they were, and an occurrence that is taken away in Google rings no more', async () => {
  const uid = await written({
    startTime: '2026-12-31T07:30:00.000Z',
    endTime: '2026-12-31T07:30:00.000Z',
    isRecurring: true,
    recurringPattern: 'monthly',
    zone: 'Pacific/Auckland',
  })
  const id = device.googleId(uid)
  expect(own.shown).toMatchObject([
    { recurrence: ['RRULE:FREQ=MONTHLY'], start: { timeZone: 'Pacific/Auckland' } },
  ])
  own.set(`${id}_20270131`, {
    ...{ status: 'cancelled', recurringEventId: id },
    originalStartTime: { dateTime: '2027-01-31T20:30:00+13:00' },
  })
  await device.sync()
  expect(device.reminders()).toMatchObject([{ skipped: ['2027-01-31'], zone: 'Pacific/Auckland' }])
  await device.change(uid, { title: 'Rent' })
  await device.sync()
  expect(device.reminders()).toMatchObject([{ title: 'Rent', skipped: ['2027-01-31'] }])
  expect(own.one(id).body).toMatchObject({ summary: 'Rent', recurrence: ['RRULE:FREQ=MONTHLY'] })
})

test('what was made all day in Google stays all day there while only its words change here', async () => {
  const uid = await written()
  own.set(device.googleId(uid), { start: { date: '2026-12-24' }, end: { date: '2026-12-25' } })
  await device.sync()
  expect(device.reminders()).toMatchObject([{ startTime: '2026-12-24T08:00:00.000Z' }])
  await device.change(uid, { title: 'Fetch the tree' })
  await device.sync()
  expect(own.shown).toMatchObject([{ summary: 'Fetch the tree', start: { date: '2026-12-24' } }])
})

test('one reminder that Google refuses stops no other', async () => {
  await device.remind({ title: 'First' })
  await device.remind({ title: 'Second' })
  const insert = own.insert.bind(own)
  own.insert = (body) => (body.summary === 'First' ? { status: 400, body: {} } : insert(body))
  await device.sync()
  expect(there()).toEqual(['Second'])
  expect((await device.here()).trouble).toContain('refused')
})
