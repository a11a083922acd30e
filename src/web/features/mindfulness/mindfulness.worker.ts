import type { BreathingSeconds } from '#domain/mindfulness/breathing-patterns.ts'
import { effectLine } from '#domain/mindfulness/mindfulness-effect.ts'
import {
  breathingPatternKind,
  type MindfulnessSession,
  mindfulnessSession,
  mindfulnessSessionKind,
  type OwnBreathingPattern,
  ownBreathingPattern,
} from '#domain/mindfulness/mindfulness-records.ts'
import { activityTypes } from '#domain/mindfulness/mindfulness-settings.ts'
import { sessionWeeks } from '#domain/mindfulness/session-weeks.ts'
import type { Entity, Store, VaultSession } from '#vault/store/store.ts'
import { steadyRows } from '#web/lib/steady-rows.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  rowPerEntity,
  type WorkerTools,
} from '#web/lib/worker-calls.ts'
import {
  type EffectRow,
  type EndedSession,
  effectRows,
  keepPattern,
  keepSession,
  type Owner,
  type OwnPatternRow,
  ownPatternRows,
  putPatternBack,
  putSessionBack,
  removePattern,
  removeSession,
  type SessionRow,
  type SessionWeekRow,
  sessionRow,
  sessionRows,
  weekRows,
} from './mindfulness.calls.ts'

/** Who opens the overlay and closes it again held no session. */
const leastKeptMs = 10_000

const sessionsIn = (store: Store) => [...store.byKind<MindfulnessSession>(mindfulnessSessionKind).values()]
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

const [steadyWeeks, steadyEffects] = [steadyRows<SessionWeekRow>(), steadyRows<EffectRow>()]

export const mindfulnessQueries: readonly QueryImpl[] = [
  answer(sessionRows, (store) => sessionsIn(store).sort(latestFirst).map(toRow)),
  answer(sessionRow, (store, { uid }) => {
    const found = find(store, uid)
    return found ? [toRow(found)] : []
  }),
  answer(weekRows, (store, { today, rule, weeks }) =>
    steadyWeeks(
      sessionWeeks(dataIn(store), today, rule, weeks).map(({ first, ...week }) => ({ id: first, ...week })),
    ),
  ),
  answer(effectRows, (store) => {
    const sessions = dataIn(store)
    return steadyEffects(
      activityTypes.flatMap((id) => {
        const line = effectLine(sessions, id)
        return line === null ? [] : [{ id, line }]
      }),
    )
  }),
  answer(ownPatternRows, (store) =>
    [...store.byKind<OwnBreathingPattern>(breathingPatternKind).values()]
      .sort((a, b) => (a.uid < b.uid ? -1 : 1))
      .map(toPattern),
  ),
]

function refuseOthers({ userId }: VaultSession, owner: Owner, what: string): void {
  if (userId !== owner) throw new Error(`This ${what} belongs to somebody else.`)
}

async function keep({ session: vault }: WorkerTools, { owner, uid, session }: EndedSession): Promise<void> {
  refuseOthers(vault, owner, 'session')
  if (session.spentMs < leastKeptMs) return
  const whole = { ...session, spentMs: Math.round(session.spentMs) }
  await vault.put(mindfulnessSessionKind, uid, mindfulnessSession.parse(whole))
}

function find(store: Store, uid: string): Entity<MindfulnessSession> | null {
  const found = store.get<MindfulnessSession>(uid)
  return found?.kind === mindfulnessSessionKind ? found : null
}

/** Takes something out and answers what it was. */
async function takeOut<T>({ session }: WorkerTools, kind: string, uid: string): Promise<T | null> {
  const found = session.store.get<T>(uid)
  if (found?.kind !== kind) return null
  await session.remove(uid)
  return found.data
}

export const mindfulnessCommands: readonly CommandImpl[] = [
  perform(keepSession, keep),
  perform(removeSession, (tools, { uid }) => takeOut(tools, mindfulnessSessionKind, uid)),
  perform(putSessionBack, async ({ session: vault }, { owner, uid, session }) => {
    refuseOthers(vault, owner, 'session')
    await vault.put(mindfulnessSessionKind, uid, mindfulnessSession.parse(session))
  }),
  perform(keepPattern, async ({ session, newUid }, { owner, uid, ...pattern }) => {
    refuseOthers(session, owner, 'rhythm')
    const at = uid ?? newUid()
    await session.put(breathingPatternKind, at, ownBreathingPattern.parse(pattern))
    return at
  }),
  perform(removePattern, (tools, { uid }) => takeOut(tools, breathingPatternKind, uid)),
  perform(putPatternBack, async ({ session }, { owner, uid, pattern }) => {
    refuseOthers(session, owner, 'rhythm')
    await session.put(breathingPatternKind, uid, ownBreathingPattern.parse(pattern))
  }),
]
