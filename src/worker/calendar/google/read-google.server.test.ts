import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeCalendar } from '#server/testing/google/google-events.ts'
import { clock, type GoogleWorld, later, openGoogleWorld } from './google-vault.test-support.ts'

let world: GoogleWorld
let own: FakeCalendar
beforeEach(async () => {
  world = await openGoogleWorld()
  own = world.google.calendars[0] as FakeCalendar
})
afterEach(() => world.close())

const mara = 'mara@example.org'
const at = (start: string, end: string) => ({ start: { dateTime: start }, end: { dateTime: end } })
const match = { summary: 'Match', ...at('2026-11-27T18:00:00+01:00', '2026-11-27T20:00:00+01:00') }
const asked = (act: string) => world.google.asked.filter((one) => one.act === act)

test('a calendar is read once, and from then on only what changed, came and went', async () => {
  own.set('match0', match)
  own.set('party0', { ...match, summary: 'Party' })
  const device = world.device()
  await device.connect([mara])
  expect(device.titles()).toEqual(['Match', 'Party'])
  expect(asked('list').at(-1)?.url.searchParams.get('timeMin')).toMatch(/^2025-11-2/)
  own.set('match0', { summary: 'Match, away' })
  own.set('dinner', { ...match, summary: 'Dinner' })
  own.remove('party0')
  await device.sync()
  expect(device.titles()).toEqual(['Dinner', 'Match, away'])
  expect(asked('list').at(-1)?.url.searchParams.get('syncToken')).toBe('token2')
  // What did not change is not written again.
  const [before] = device.events()
  await device.sync()
  expect(device.events()[0]).toBe(before)
})

test('a token that is too old starts over, and what is gone goes', async () => {
  own.set('match0', match)
  own.set('party0', { ...match, summary: 'Party' })
  const device = world.device()
  await device.connect([mara])
  own.remove('party0')
  own.set('dinner', { ...match, summary: 'Dinner' })
  own.oldestToken = 99
  await device.sync()
  expect(device.titles()).toEqual(['Dinner', 'Match'])
  expect((await device.here()).trouble).toBeNull()
})

test('many pages are one calendar', async () => {
  for (let i = 0; i < 1_203; i++) own.set(`event${i}`, { ...match, summary: `Event ${i}` })
  const device = world.device()
  await device.connect([mara])
  expect(device.titles()).toHaveLength(1_203)
  expect(asked('list')).toHaveLength(3)
})

test('more than 2,000 events are said and not half taken', async () => {
  for (let i = 0; i < 2_001; i++) own.set(`event${i}`, match)
  const device = world.device()
  await device.connect([mara])
  expect(device.titles()).toEqual([])
  expect((await device.here()).trouble).toContain('more than 2,000 events')
})

test('a series keeps what was changed and what was taken away, also when the series itself changes', async () => {
  const daily = { dateTime: '2026-11-23T09:00:00+01:00', timeZone: 'Europe/Berlin' }
  const end = { dateTime: '2026-11-23T09:30:00+01:00', timeZone: 'Europe/Berlin' }
  const of = (day: string) => ({
    recurringEventId: 'stand0',
    originalStartTime: { dateTime: `${day}T09:00:00+01:00` },
  })
  own.set('stand0', { summary: 'Stand-up', start: daily, end, recurrence: ['RRULE:FREQ=DAILY'] })
  own.set('stand0_1', { ...of('2026-11-24'), status: 'cancelled' })
  own.set('stand0_2', {
    ...of('2026-11-25'),
    summary: 'Late',
    ...at('2026-11-25T11:00:00+01:00', '2026-11-25T11:30:00+01:00'),
  })
  const device = world.device()
  await device.connect([mara])
  const series = () => device.events().find(({ seriesId }) => seriesId === null)
  expect(series()).toMatchObject({ rule: 'FREQ=DAILY', skipped: ['2026-11-24'], zone: 'Europe/Berlin' })
  expect(device.events().find(({ title }) => title === 'Late')).toMatchObject({ originalDay: '2026-11-25' })
  own.set('stand0', { summary: 'Stand-up, short' })
  own.set('stand0_3', { ...of('2026-11-26'), status: 'cancelled' })
  await device.sync()
  expect(series()).toMatchObject({ title: 'Stand-up, short', skipped: ['2026-11-24', '2026-11-26'] })
  own.remove('stand0')
  await device.sync()
  expect(device.titles()).toEqual([])
})

test('two devices that read apart have the same events in the same places', async () => {
  own.set('match0', match)
  const [one, two] = [world.device(), world.device()]
  await one.connect([mara])
  await two.connect([mara])
  const uids = (of: typeof one) =>
    [...of.store.all()].filter(({ kind }) => kind === 'calendar_event').map(({ uid }) => uid)
  expect(uids(two)).toEqual(uids(one))
})

test.each([
  ['rate-limit', 1],
  ['too-many', 1],
  ['broken', 1],
  ['unauthorized', 0],
] as const)('%s is met with patience', async (trouble, waits) => {
  const device = world.device()
  await device.connect([mara])
  own.set('match0', match)
  world.google.troubles.push({ act: 'list', trouble })
  await device.sync()
  expect(device.titles()).toEqual(['Match'])
  expect(world.waited).toHaveLength(waits)
})

test.each([
  ['slow', 'cannot be reached'],
  ['garbage', 'cannot read'],
  ['cut', 'cannot be reached'],
] as const)('%s is said, and what was read last stays', async (trouble, sentence) => {
  own.set('match0', match)
  const device = world.device()
  await device.connect([mara])
  own.set('dinner', { ...match, summary: 'Dinner' })
  world.google.troubles.push({ act: 'list', trouble })
  await device.sync()
  expect(device.titles()).toEqual(['Match'])
  expect((await device.here()).trouble).toContain(sentence)
  await device.sync()
  expect([device.titles(), (await device.here()).trouble]).toEqual([['Dinner', 'Match'], null])
})

test('Google that takes no more is not asked for ever', async () => {
  const device = world.device()
  await device.connect([mara])
  for (let i = 0; i < 10; i++) world.google.troubles.push({ act: 'list', trouble: 'too-many' })
  await device.sync()
  expect((await device.here()).trouble).toContain('takes no more')
  expect(world.waited).toHaveLength(3)
  expect(world.waited[2]).toBeGreaterThanOrEqual(9_000)
})

test('a connection that Google ended is said, and what was read stays', async () => {
  own.set('match0', match)
  const device = world.device()
  await device.connect([mara])
  world.connection.isEnded = true
  await device.sync()
  expect(await device.here()).toMatchObject({
    stands: 'ended',
    trouble: expect.stringContaining('Connect again'),
  })
  expect(device.titles()).toEqual(['Match'])
})

test('a connection that somebody else made is not used', async () => {
  const device = world.device()
  await device.connect([mara])
  own.set('match0', match)
  world.connection.id = 'of a thief'
  later(10_000)
  await device.sync()
  expect(device.titles()).toEqual([])
  expect((await device.here()).stands).toBe('new')
})

test('a calendar that is shown no more goes with its events, and one that Google no longer has stops no other', async () => {
  const team = new FakeCalendar(
    { id: 'team@example.org', summary: 'Team', accessRole: 'reader' },
    () => clock.nowMs,
  )
  world.google.calendars.push(team)
  team.set('retro0', { ...match, summary: 'Retro' })
  own.set('match0', match)
  const device = world.device()
  await device.connect([mara, 'team@example.org'])
  expect(device.titles()).toEqual(['Match', 'Retro'])
  expect(device.calendars().map(({ data }) => data.color)).toEqual(['blue', 'green'])
  world.google.calendars.pop()
  own.set('dinner', { ...match, summary: 'Dinner' })
  await device.sync()
  expect(device.titles()).toEqual(['Dinner', 'Match', 'Retro'])
  expect(device.calendars().map(({ data }) => data.trouble)).toContain(
    'Google does not have this calendar any more, or does not show it to you.',
  )
  await device.connect([mara])
  expect(device.titles()).toEqual(['Dinner', 'Match'])
})
