import { expect, test } from 'vitest'
import type { Row, View } from '#domain/entity/view.ts'
import {
  type MindfulnessSession,
  mindfulnessSessions,
  ownBreathingPatterns,
} from '#domain/mindfulness/mindfulness-records.ts'
import { effectRows, ownPatternRows, sessionRows, weekRows } from '#domain/views/mindfulness.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { createEntity, patchEntity, removeEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command } from '#worker/core/worker-calls.ts'
import { keepSession } from './mindfulness.calls.ts'
import { mindfulnessCommands } from './mindfulness.ts'

const meditation: MindfulnessSession = {
  type: 'meditation',
  startedAt: '2026-11-19T18:00:00.000Z',
  plannedMs: 600_000,
  spentMs: 600_000,
  isComplete: true,
  moodBefore: null,
  moodAfter: null,
  meditationType: 'cbt',
  isGuided: true,
}
const evening = { name: 'Evening', inhale: 5, hold1: 0, exhale: 7.5, hold2: 2 }

function openMindfulness() {
  const store = createStore()
  let made = 0
  const tools = {
    session: memorySession(store),
    now: () => Date.parse('2026-11-19T20:00:00Z'),
    newUid: () => `made-${++made}`,
    zone: 'UTC',
  }
  return {
    store,
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    /** Keeps a session under a uid of its own. */
    async hold(session: MindfulnessSession): Promise<string> {
      const uid = tools.newUid()
      const impl = mindfulnessCommands.find(({ name }) => name === keepSession.name)
      await impl?.run(tools, { uid, session })
      return uid
    },
    run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
      const impl = [...mindfulnessCommands, ...entityCommands].find(({ name }) => name === what.name)
      return (impl?.run(tools, args) ?? Promise.reject(new Error(what.name))) as Promise<Result>
    },
  }
}

test('a session keeps the zone that it was held in', async () => {
  const { store, hold } = openMindfulness()
  const zoneOf = async (uid: Promise<string>) => store.one(mindfulnessSessions, await uid)?.data.zone
  expect(await zoneOf(hold(meditation))).toBe('UTC')
  expect(await zoneOf(hold({ ...meditation, zone: 'Asia/Tokyo' }))).toBe('Asia/Tokyo')
})

test('a session is kept, told latest first, taken out and put back', async () => {
  const { ask, run, hold } = openMindfulness()
  const uid = await hold({ ...meditation, spentMs: 599_999.6, moodBefore: 5, moodAfter: 7 })
  await hold({ ...meditation, startedAt: '2026-11-19T07:00:00.000Z' })
  expect(ask(sessionRows, null).map(({ id, spentMs }) => [id, spentMs])).toEqual([
    ['made-1', 600_000],
    ['made-2', 600_000],
  ])
  expect(ask(sessionRows, null)[1]).toBe(ask(sessionRows, null)[1])

  const of = { kind: mindfulnessSessions.kind, uid }
  const records = await run(removeEntity, of)
  expect(ask(sessionRows, null).map(({ id }) => id)).toEqual(['made-2'])
  expect(await run(removeEntity, of)).toEqual([])
  await run(restoreRecords, { records })
  expect(ask(sessionRows, null)[0]).toMatchObject({ id: uid, moodBefore: 5, moodAfter: 7 })
})

test('less than ten seconds and what is no session is not kept', async () => {
  const { ask, hold } = openMindfulness()
  await hold({ ...meditation, spentMs: 9_999 })
  await expect(hold({ ...meditation, moodBefore: 11 })).rejects.toThrow()
  const uid = await hold(meditation)
  await expect(hold({ ...meditation, moodAfter: 0 })).rejects.toThrow()
  expect(ask(sessionRows, null)).toEqual([{ ...meditation, zone: 'UTC', id: uid }])
})

test('minutes are told by week', async () => {
  const { ask, hold } = openMindfulness()
  await hold(meditation)
  await hold({ ...meditation, startedAt: '2026-11-10T08:00:00.000Z', spentMs: 300_000 })
  const rule = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const
  const asked = { today: '2026-11-19', rule, weeks: 2 }
  expect(ask(weekRows, asked)).toEqual([
    { id: '2026-11-09', number: 46, minutes: 5, sessions: 1 },
    { id: '2026-11-16', number: 47, minutes: 10, sessions: 1 },
  ])
  expect(ask(weekRows, asked)[0]).toEqual(ask(weekRows, asked)[0])
})

test('an effect is told once ten sessions of an activity have both moods, and not before', async () => {
  const { ask, hold } = openMindfulness()
  for (let nth = 0; nth < 9; nth++) await hold({ ...meditation, moodBefore: 5, moodAfter: 6 + (nth % 2) })
  expect(ask(effectRows, null)).toEqual([])
  await hold({ ...meditation, moodBefore: 5, moodAfter: 7 })
  const [effect] = ask(effectRows, null)
  expect(effect?.id).toBe('meditation')
  expect(effect?.line).toBe(
    'After 10 meditations your mood was 1.5 points higher than before (95 % interval +1.1 to +1.9).',
  )
  expect(ask(effectRows, null)[0]).toEqual(effect)
})

const of = (uid: string) => ({ kind: ownBreathingPatterns.kind, uid })
const made = (data: object) => ({ kind: ownBreathingPatterns.kind, uid: null, data })

test('own rhythms are kept in the order they were made, changed, taken out and put back', async () => {
  const { ask, run } = openMindfulness()
  const uid = await run(createEntity, made(evening))
  await run(createEntity, made({ name: 'Walk', inhale: 3, hold1: 0, exhale: 3, hold2: 0 }))
  expect(ask(ownPatternRows, null)).toEqual([
    { id: uid, ...evening, description: '5 s in, 7.5 s out, 2 s held' },
    {
      id: 'made-2',
      ...{ name: 'Walk', inhale: 3, hold1: 0, exhale: 3, hold2: 0 },
      description: '3 s in, 3 s out',
    },
  ])
  await run(patchEntity, { ...of(uid), changes: { name: ' Late evening ' } })
  expect(ask(ownPatternRows, null).map(({ name }) => name)).toEqual(['Late evening', 'Walk'])
  const records = await run(removeEntity, of(uid))
  expect(ask(ownPatternRows, null).map(({ name }) => name)).toEqual(['Walk'])
  await run(restoreRecords, { records })
  expect(ask(ownPatternRows, null)[0]?.name).toBe('Late evening')
})

test('a rhythm that cannot be breathed is refused, and neither kind is taken for the other', async () => {
  const { ask, run } = openMindfulness()
  await expect(run(createEntity, made({ ...evening, inhale: 21 }))).rejects.toThrow()
  await expect(run(createEntity, made({ ...evening, name: ' ' }))).rejects.toThrow()
  const uid = await run(createEntity, made(evening))
  expect(await run(removeEntity, { kind: mindfulnessSessions.kind, uid })).toEqual([])
  expect(ask(ownPatternRows, null)).toHaveLength(1)
})
