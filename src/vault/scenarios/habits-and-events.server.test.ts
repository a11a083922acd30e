import { describe, expect, test } from 'vitest'
import { calendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { habitCompletion, habitCompletions } from '#domain/habits/habit-records.ts'
import { addDays } from '#domain/time/day.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../vault.ts'
import { newUid, sessionOf, soon } from './device.test-support.ts'
import { laptopAndPhone } from './laptop-and-phone.test-support.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute)).toISOString()

const piano = newUid()

const completionsIn = (vault: Vault) =>
  [...sessionOf(vault).store.of(habitCompletions).values()].map(({ data }) => data)

const completion = (more: object, minute: number) =>
  habitCompletion.parse({ habitId: piano, completedDate: '2026-11-22', ...more, updatedAt: at(minute) })

/** As a tap does it: the place comes from habit and day. */
async function complete(vault: Vault, data: ReturnType<typeof completion>): Promise<void> {
  const session = sessionOf(vault)
  await session.put(
    habitCompletions,
    await session.uidFor(habitCompletions.kind, data.habitId, data.completedDate),
    data,
  )
}

const event = (more: object, minute: number) =>
  calendarEvent.parse({
    title: 'Choir',
    startTime: '2026-11-26T18:00:00.000Z',
    endTime: '2026-11-26T19:30:00.000Z',
    eventType: 'reflection',
    createdAt: at(0),
    ...more,
    updatedAt: at(minute),
  })

describe.concurrent('two devices that were apart', () => {
  test('completed the same habit on one day: it is one completion, with what each noted', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    apart()
    await complete(two, completion({ mood: 4, zone: 'Europe/Oslo' }, 2))
    await complete(one, completion({ notes: 'Scales, twice', zone: 'Europe/Oslo' }, 1))
    await together()
    for (const vault of [one, two])
      await soon(() => expect(completionsIn(vault)).toMatchObject([{ notes: 'Scales, twice', mood: 4 }]))
  })

  test('completed it on the days on either side of a midnight, in two zones: both days are done', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    apart()
    // The same minute: past midnight in Tokyo, still the evening before in Oslo.
    const completedAt = '2026-11-22T16:30:00.000Z'
    await complete(two, completion({ completedDate: '2026-11-23', completedAt, zone: 'Asia/Tokyo' }, 2))
    await complete(one, completion({ completedDate: '2026-11-22', completedAt, zone: 'Europe/Oslo' }, 1))
    await together()
    const daysIn = (vault: Vault) =>
      completionsIn(vault)
        .map(({ completedDate }) => completedDate)
        .sort()
    for (const vault of [one, two])
      await soon(() => expect(daysIn(vault)).toEqual(['2026-11-22', '2026-11-23']))
  })

  test('took it back on one and noted something on the other: what was noted stays', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    await complete(one, completion({}, 1))
    await together()
    await soon(() => expect(completionsIn(two)).toHaveLength(1))
    apart()
    await complete(two, completion({ notes: 'Left hand only' }, 2))
    await sessionOf(one).remove(await sessionOf(one).uidFor(habitCompletions.kind, piano, '2026-11-22'))
    await together()
    for (const vault of [one, two])
      await soon(() => expect(completionsIn(vault)).toMatchObject([{ notes: 'Left hand only' }]))
  })

  test('wrote and took away many days at once: the other has them, and what it noted meanwhile stays', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    const days = Array.from({ length: 300 }, (_, at) => addDays('2026-01-01', at))
    const placed = await Promise.all(
      days.map(async (completedDate) => ({
        uid: await sessionOf(one).uidFor(habitCompletions.kind, piano, completedDate),
        data: completion({ completedDate }, 1),
      })),
    )
    const [first, noted] = [placed[0], placed[7]]
    if (!first || !noted) throw new Error('There are no days')
    await complete(one, completion({ completedDate: days[0], notes: 'Here before' }, 0))
    await sessionOf(one).writeMany(habitCompletions, placed)
    expect(completionsIn(one)).toHaveLength(300)
    await together()
    await soon(() => expect(completionsIn(two)).toHaveLength(300))
    apart()
    await complete(two, completion({ completedDate: days[7], notes: 'Left hand only' }, 2))
    await sessionOf(one).writeMany(
      habitCompletions,
      placed.map(({ uid }) => ({ uid, data: null })),
    )
    expect(completionsIn(one)).toEqual([])
    await together()
    for (const vault of [one, two])
      await soon(() => expect(completionsIn(vault)).toMatchObject([{ notes: 'Left hand only' }]))
    // And back again, over what was taken away.
    await sessionOf(one).writeMany(habitCompletions, [first])
    await together()
    await soon(() => expect(completionsIn(two)).toHaveLength(2))
  })

  test('moved an event on one and deleted it on the other: it is there, where it was moved to', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    const [moved, left] = [newUid(), newUid()]
    await sessionOf(one).put(calendarEvents, moved, event({}, 1))
    await sessionOf(one).put(calendarEvents, left, event({ title: 'Dentist' }, 1))
    await together()
    const eventsIn = (vault: Vault) => [...sessionOf(vault).store.of(calendarEvents).values()]
    await soon(() => expect(eventsIn(two)).toHaveLength(2))
    apart()
    const later = { startTime: '2026-11-27T18:00:00.000Z', endTime: '2026-11-27T19:30:00.000Z' }
    await sessionOf(two).put(calendarEvents, moved, event(later, 3))
    await sessionOf(one).remove(moved)
    await sessionOf(one).remove(left)
    await together()
    for (const vault of [one, two])
      await soon(() =>
        expect(eventsIn(vault)).toMatchObject([{ uid: moved, data: { title: 'Choir', ...later } }]),
      )
  })
})
