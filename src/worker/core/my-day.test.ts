import { expect, test } from 'vitest'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { myDayIn, perStartHour } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { myDay as myDayRow } from '#domain/views/my-day.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { chooseMyDay } from './my-day.calls.ts'
import { myDayCommands, ruleOf } from './my-day.ts'

function openDays(slownessMs = 0) {
  const store = createStore()
  let nowMs = Date.parse('2026-11-21T08:00:00Z')
  let made = 0
  const fast = memorySession(store)
  const put: typeof fast.put = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, slownessMs))
    return fast.put(...given)
  }
  const session = { ...fast, put }
  const tools = { session, now: () => nowMs++, newUid: () => `made-${++made}`, zone: 'Asia/Tokyo' }
  const keep = (uid: string, data: object) =>
    store.apply([{ uid, kind: myDayRecords.kind, data, revision: 1, kept: 'synced' }])
  return {
    store,
    keep,
    rule: () => ruleOf(tools),
    choose: (choice: object) =>
      myDayCommands.find(({ name }) => name === chooseMyDay.name)?.run(tools, choice),
    rows: () => myDayRow.rows(store, null, momentNow()),
  }
}

test('nothing chosen is midnight on this device and weeks from Monday', () => {
  const { rows, rule } = openDays()
  expect(rows()).toEqual([{ id: 'my-day', ...defaultMyDay }])
  expect(rule()).toEqual({ zone: 'Asia/Tokyo', startHour: 0, weekStart: 'monday' })
})

test('each choice changes its own part of the one record', async () => {
  const { store, choose, rows, rule } = openDays()
  await choose({ startHour: 4 })
  await choose({ zone: 'Europe/Berlin' })
  await choose({ weekStart: 'saturday' })
  expect(rule()).toEqual({ zone: 'Europe/Berlin', startHour: 4, weekStart: 'saturday' })
  expect(store.of(myDayRecords).size).toBe(1)
  expect(rows()?.[0]).toEqual(rows()?.[0])
  await choose({ zone: null })
  expect(rule().zone).toBe('Asia/Tokyo')
})

test('choices that follow each other faster than they are kept are all kept', async () => {
  const { choose, rule } = openDays(20)
  await Promise.all([choose({ startHour: 4 }), choose({ zone: 'Europe/Berlin' }), choose({ startHour: 5 })])
  expect(rule()).toEqual({ zone: 'Europe/Berlin', startHour: 5, weekStart: 'monday' })
})

test('what makes no sense is refused and changes nothing', async () => {
  const { choose, rule } = openDays()
  for (const wrong of [{ startHour: 12 }, { zone: 'Mars/Olympus' }, { weekStart: 'friday' }])
    await expect(choose(wrong)).rejects.toThrow()
  expect(rule().startHour).toBe(0)
})

test('two devices that chose at once agree on the later choice, and the next one leaves one record', async () => {
  const { store, keep, choose, rule } = openDays()
  keep('a', { ...defaultMyDay, startHour: 3, updatedAt: '2026-11-20T08:00:00.000Z' })
  keep('b', { ...defaultMyDay, startHour: 5, updatedAt: '2026-11-20T09:00:00.000Z' })
  expect(rule().startHour).toBe(5)
  await choose({ weekStart: 'sunday' })
  expect(rule()).toMatchObject({ startHour: 5, weekStart: 'sunday' })
  expect([...store.of(myDayRecords).keys()]).toEqual(['a'])
})

test('what is made for an hour is made again only for another', () => {
  const { store, keep } = openDays()
  const made: number[] = []
  const of = perStartHour((startHour) => made.push(startHour))
  of(store)
  of(store)
  keep('a', { ...defaultMyDay, startHour: 3, updatedAt: '2026-11-20T08:00:00.000Z' })
  of(store)
  keep('a', { ...defaultMyDay, startHour: 3, weekStart: 'sunday', updatedAt: '2026-11-20T08:01:00.000Z' })
  of(store)
  expect(made).toEqual([0, 3])
  expect(myDayIn(store).weekStart).toBe('sunday')
})
