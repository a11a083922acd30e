import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { leaveAnswer, noteShown, takenAnswers } from '#browser/ring-answers.ts'
import type { RingInstant } from '#contract/calendar/push.ts'
import { reminder, reminderSettingsRecords, reminders } from '#domain/calendar/reminders/reminder.ts'
import { ringKey } from '#domain/calendar/reminders/ring-plan.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { changeSingle } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { applyAnswers, refreshPlan } from './keep-plan.ts'
import { noPlan, type RingPlan, ringPlanName } from './ring-plan-local.ts'

const uid = '00000000-0000-7000-8000-000000000001'
const made = '2026-11-01T00:00:00.000Z'

function openDevice() {
  let nowMs = Date.parse('2026-11-26T11:00:00.000Z')
  const session = memorySession(createStore())
  const tools: WorkerTools = { session, now: () => nowMs, newUid: () => uid, zone: 'Europe/Berlin' }
  const sent: (readonly RingInstant[])[] = []
  let answer: boolean | Error = true
  return {
    sent,
    tools,
    session,
    server: (says: boolean | Error) => {
      answer = says
    },
    advance: (ms: number) => {
      nowMs += ms
    },
    plan: async () => (await session.readLocal<RingPlan>(ringPlanName)) ?? noPlan,
    turnOn: () => session.writeLocal<RingPlan>(ringPlanName, { isOn: true, rings: [], isSent: false }),
    refresh: () =>
      refreshPlan(tools, async (instants) => {
        if (answer instanceof Error) throw answer
        sent.push(instants)
        return answer
      }),
    remind: (startTime: string, more: object = {}) => {
      const data = reminder.parse({
        title: 'Call Dad',
        startTime,
        endTime: startTime,
        zone: 'Europe/Berlin',
        createdAt: made,
        updatedAt: made,
        ...more,
      })
      return session.put(reminders, uid, data)
    },
    kept: () => session.store.one(reminders, uid)?.data,
  }
}

test('the server is told instants and random names, and the words stay here', async () => {
  const device = openDevice()
  await device.remind('2026-11-26T18:00:00.000Z')
  await device.refresh()
  expect(device.sent).toEqual([])
  await device.turnOn()
  await device.refresh()
  expect(device.sent).toEqual([
    [{ id: expect.stringMatching(/^[\w-]{22}$/), at: Date.parse('2026-11-26T18:00:00.000Z') }],
  ])
  expect(JSON.stringify(device.sent)).not.toContain('Dad')
  const [ring] = (await device.plan()).rings
  expect(ring).toMatchObject({ id: device.sent[0]?.[0]?.id, uid, title: 'Call Dad', kind: 'own' })
})

test('nothing is sent again while nothing changes; what moves is, under another name', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T18:00:00.000Z')
  await device.refresh()
  await device.refresh()
  expect(device.sent).toHaveLength(1)
  await device.remind('2026-11-26T19:00:00.000Z')
  await device.refresh()
  expect(device.sent).toHaveLength(2)
  expect(device.sent[1]?.[0]?.id).not.toBe(device.sent[0]?.[0]?.id)
})

test('another title changes what this device shows, under the same name', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T18:00:00.000Z')
  await device.refresh()
  await device.remind('2026-11-26T18:00:00.000Z', { title: 'Call Mum' })
  await device.refresh()
  expect((await device.plan()).rings).toEqual([
    expect.objectContaining({ title: 'Call Mum', id: device.sent[0]?.[0]?.id }),
  ])
})

test('what could not be sent is sent later; the words are here before the server is told', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T18:00:00.000Z')
  device.server(new Error('offline'))
  await expect(device.refresh()).rejects.toThrow('offline')
  expect((await device.plan()).isSent).toBe(false)
  expect((await device.plan()).rings).toHaveLength(1)
  device.server(true)
  await device.refresh()
  expect((await device.plan()).isSent).toBe(true)
  expect(device.sent).toHaveLength(1)
})

test('where the server sends this browser nothing any more, nothing is kept for it', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T18:00:00.000Z')
  device.server(false)
  await device.refresh()
  expect(await device.plan()).toEqual(noPlan)
})

test('what rang lately can still be opened: its push may be on its way', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T12:00:00.000Z')
  await device.refresh()
  const [ring] = (await device.plan()).rings
  device.advance(2 * 3_600_000)
  await device.refresh()
  expect((await device.plan()).rings).toEqual([ring])
  device.advance(26 * 3_600_000)
  await device.refresh()
  expect((await device.plan()).rings).toEqual([])
})

const otherUid = '00000000-0000-7000-8000-000000000002'

test.each(['not shown yet', 'shown by a push', 'told by a tab', 'done'])(
  'what is due as the plan is renewed stays with the server until it is heard: %s',
  async (state) => {
    const device = openDevice()
    await device.turnOn()
    await device.remind('2026-11-26T12:00:00.000Z')
    await device.refresh()
    const [ring] = (await device.plan()).rings
    if (!ring) throw new Error('Nothing was planned.')
    device.advance(3_600_000)
    if (state === 'shown by a push') await noteShown(ring.id, device.tools.now())
    if (state === 'told by a tab') await noteShown(ringKey(ring), device.tools.now())
    if (state === 'done')
      await device.remind('2026-11-26T12:00:00.000Z', { doneUpTo: '2026-11-26T12:00:00.000Z' })
    const later = reminder.parse({
      ...device.kept(),
      ...{ startTime: '2026-11-26T18:00:00.000Z', endTime: '2026-11-26T18:00:00.000Z', doneUpTo: null },
    })
    await device.session.put(reminders, otherUid, later)
    await device.refresh()
    const own = { id: ring.id, at: ring.heardMs }
    expect(device.sent.at(-1)).toEqual([
      ...(state === 'not shown yet' ? [own] : []),
      { id: expect.any(String), at: Date.parse('2026-11-26T18:00:00.000Z') },
    ])
    // The service worker can open it either way.
    expect((await device.plan()).rings).toContainEqual(ring)
  },
)

test('who wants no titles in notifications has none in what the service worker opens', async () => {
  const device = openDevice()
  await device.turnOn()
  await device.remind('2026-11-26T18:00:00.000Z')
  await changeSingle(device.tools, reminderSettingsRecords, () => ({ showsTitles: false }))
  await device.refresh()
  expect((await device.plan()).rings[0]?.title).toBe('')
})

test('what was pressed on a notice while no tab was there is done when one is: done, or in ten minutes', async () => {
  const device = openDevice()
  await device.remind('2026-11-26T10:00:00.000Z')
  const pressedMs = device.tools.now() - 60_000
  await leaveAnswer({ uid, atMs: Date.parse('2026-11-26T10:00:00.000Z'), answer: 'ten-minutes', pressedMs })
  await applyAnswers(device.tools)
  expect(device.kept()?.snoozedUntil).toBe(new Date(pressedMs + 600_000).toISOString())
  await leaveAnswer({ uid, atMs: Date.parse('2026-11-26T10:00:00.000Z'), answer: 'done', pressedMs })
  await leaveAnswer({ uid: '00000000-0000-7000-8000-00000000000f', atMs: 1, answer: 'done', pressedMs })
  await applyAnswers(device.tools)
  expect(device.kept()?.doneUpTo).toBe('2026-11-26T10:00:00.000Z')
  expect(await takenAnswers()).toEqual([])
})
