import type { BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import {
  type MindfulnessSession,
  mindfulnessSessions,
  type OwnBreathingPattern,
  ownBreathingPatterns,
} from '#domain/mindfulness/mindfulness-records.ts'
import { activityTypes } from '#domain/mindfulness/mindfulness-settings.ts'
import { effectLine } from '#domain/mindfulness/sessions/mindfulness-effect.ts'
import { sessionWeeks } from '#domain/mindfulness/sessions/session-weeks.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  rowPerEntity,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import {
  type EndedSession,
  effectRows,
  heldRow,
  keepSession,
  type OwnPatternRow,
  ownPatternRows,
  type SessionRow,
  sessionRow,
  sessionRows,
  weekRows,
} from './mindfulness.calls.ts'

/** Who opens the overlay and closes it again held no session. */
const leastKeptMs = 10_000

const sessionsIn = (store: Store) => [...store.of(mindfulnessSessions).values()]
const dataIn = (store: Store) => sessionsIn(store).map(({ data }) => data)

const toRow = rowPerEntity<MindfulnessSession, SessionRow>(({ uid, data }) => ({ ...data, id: uid }))

const latestFirst = (a: Entity<MindfulnessSession>, b: Entity<MindfulnessSession>): number =>
  Date.parse(b.data.startedAt) - Date.parse(a.data.startedAt) || (a.uid < b.uid ? 1 : -1)

/** '5 s in, 7.5 s out', with the holds that there are. */
function phasesOf({ inhale, hold1, exhale, hold2 }: BreathingSeconds): string {
  const phases = [
    `${inhale} s in`,
    hold1 > 0 && `${hold1} s held`,
    `${exhale} s out`,
    hold2 > 0 && `${hold2} s held`,
  ]
  return phases.filter(Boolean).join(', ')
}

const toPattern = rowPerEntity<OwnBreathingPattern, OwnPatternRow>(({ uid, data }) => ({
  ...data,
  id: uid,
  description: phasesOf(data),
}))

export const mindfulnessQueries: readonly QueryImpl[] = [
  answer(sessionRows, (store) => sessionsIn(store).sort(latestFirst).map(toRow)),
  answer(sessionRow, (store, { uid }) => {
    const found = find(store, uid)
    return found ? [toRow(found)] : []
  }),
  answer(weekRows, (store, { today, rule, weeks }) =>
    sessionWeeks(dataIn(store), today, rule, weeks).map(({ first, ...week }) => ({ id: first, ...week })),
  ),
  answer(heldRow, (store) => {
    const spentMs = dataIn(store).reduce((sum, session) => sum + session.spentMs, 0)
    return [{ id: 'held', sessions: sessionsIn(store).length, minutes: Math.round(spentMs / 60_000) }]
  }),
  answer(effectRows, (store) => {
    const sessions = dataIn(store)
    return activityTypes.flatMap((id) => {
      const line = effectLine(sessions, id)
      return line === null ? [] : [{ id, line }]
    })
  }),
  answer(ownPatternRows, (store) =>
    [...store.of(ownBreathingPatterns).values()].sort((a, b) => (a.uid < b.uid ? -1 : 1)).map(toPattern),
  ),
]

async function keep(tools: WorkerTools, { uid, session }: EndedSession): Promise<void> {
  if (session.spentMs < leastKeptMs) return
  const whole = { ...session, spentMs: Math.round(session.spentMs) }
  await createOf(tools, mindfulnessSessions, whole, uid)
}

function find(store: Store, uid: string): Entity<MindfulnessSession> | null {
  return store.one(mindfulnessSessions, uid) ?? null
}

export const mindfulnessCommands: readonly CommandImpl[] = [perform(keepSession, keep)]
