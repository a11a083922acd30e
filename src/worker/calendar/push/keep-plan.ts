import { call, RefusedError } from '#browser/request.ts'
import { forgetAnswers, shownLately, takenAnswers, whenAnswered } from '#browser/ring-answers.ts'
import { toBase64Url } from '#contract/base64.ts'
import { mostInstants, planPush } from '#contract/calendar/push.ts'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn, remindersIn } from '#domain/calendar/calendar-layers.ts'
import { habitRingKinds, habitRings } from '#domain/calendar/reminders/habit-rings.ts'
import { reminderSettingsRecords, reminders } from '#domain/calendar/reminders/reminder.ts'
import { reminderSettingsIn } from '#domain/calendar/reminders/reminder-settings-in.ts'
import { answerChanges } from '#domain/calendar/reminders/ring-answer.ts'
import { nextRings, planOf, ringKey, ringsAlike } from '#domain/calendar/reminders/ring-plan.ts'
import { calendarFeeds } from '#domain/calendar/sharing/sharing-records.ts'
import type { Entity } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { refreshFeed } from '../sharing/keep-feed.ts'
import { noPlan, type RingPlan, ringPlanName } from './ring-plan-local.ts'

/** Tells the server the instants. False: it sends this browser none. Rejects when it cannot be reached. */
export type SendInstants = (
  instants: readonly { readonly id: string; readonly at: number }[],
) => Promise<boolean>

export const sendInstants: SendInstants = async (instants) => {
  try {
    return (await call(planPush, { body: { instants: [...instants] } })) !== null
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return false
    throw error
  }
}

const kinds: ReadonlySet<string> = new Set([
  calendarFeeds.kind,
  calendarEvents.kind,
  reminders.kind,
  reminderSettingsRecords.kind,
  ...habitRingKinds.map(({ kind }) => kind),
])

const newRingId = (): string => toBase64Url(randomBytes(16))

const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length))

/**
 * Brings what this device may be called for up to date: sealed here first, so that what rings can be opened, then at the server. Does nothing where the
 * browser is sent no reminders, or nothing changed.
 */
export async function refreshPlan(tools: WorkerTools, send: SendInstants = sendInstants): Promise<void> {
  const { session, now } = tools
  const known = (await session.readLocal<RingPlan>(ringPlanName)) ?? noPlan
  if (!known.isOn) return
  const { zone } = ruleOf(tools)
  const at = { nowMs: now(), zone }
  const settings = reminderSettingsIn(session.store)
  const { store } = session
  const shown = await shownLately()
  const isRecent = ({ heardMs }: { heardMs: number }) =>
    heardMs <= at.nowMs && heardMs > at.nowMs - 86_400_000
  // The server may still have to send what is due by now: to leave it out would take it away unheard.
  const waiting = new Set(
    known.rings.filter((ring) => isRecent(ring) && !shown.has(ring.id)).map((ring) => ringKey(ring)),
  )
  const due = nextRings(
    ...([remindersIn(store), eventsIn(store), settings, at, mostInstants] as const),
    (aheadMs) => habitRings(store, settings, at, aheadMs),
    (ring) => waiting.has(ringKey(ring)) && !shown.has(ringKey(ring)),
  )
  const rings = planOf(due, known.rings, newRingId, { ...settings, zone })
  // What has rung stays a day: its push may still be on its way.
  const recent = known.rings.filter((one) => isRecent(one) && !rings.some(({ id }) => id === one.id))
  const next = [...recent, ...rings]
  const isSame =
    ringsAlike(next, known.rings) && next.every(({ title }, i) => known.rings[i]?.title === title)
  if (isSame && known.isSent) return
  await session.writeLocal<RingPlan>(ringPlanName, { isOn: true, rings: next, isSent: false })
  const isOn = await send(rings.map(({ id, heardMs }) => ({ id, at: heardMs })))
  await session.writeLocal<RingPlan>(ringPlanName, isOn ? { isOn, rings: next, isSent: true } : noPlan)
}

/** Does what was pressed on notices while no tab was there. */
export async function applyAnswers(tools: WorkerTools): Promise<void> {
  const taken = await takenAnswers()
  for (const { answer } of taken) {
    const known = tools.session.store.one(reminders, answer.uid)?.data
    if (!known) continue
    const changes = answerChanges(answer, known.doneUpTo, tools.zone)
    await patchOf(tools, reminders, answer.uid, changes)
  }
  await forgetAnswers(taken.map(({ key }) => key))
}

/** A change is rarely alone. */
const restMs = 1_500
/** The plan reaches further as time goes on; what could not be sent is tried again. */
const againMs = 10 * 60_000

/** Runs one at a time over all tabs of this browser. */
export type OneTabAtATime = (userId: number, work: () => Promise<void>) => Promise<void>

/** Keeps the plan of every vault that opens (tools) until it closes (null), in whichever tab something changes. */
export function keepPlanInWorker(
  oneTabAtATime: OneTabAtATime,
  refreshing: readonly ((tools: WorkerTools) => Promise<void>)[] = [refreshPlan, refreshFeed],
): (tools: WorkerTools | null) => void {
  let life: AbortController | undefined
  return (tools) => {
    life?.abort()
    if (!tools) return
    const own = new AbortController()
    life = own
    const { session } = tools
    const { signal } = own
    let timer: ReturnType<typeof setTimeout> | undefined
    const guarded = (work: () => Promise<void>) =>
      oneTabAtATime(session.userId, async () => {
        if (!signal.aborted) await work()
      }).catch((error: unknown) => signal.aborted || console.error(error))
    const soon = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const refresh of refreshing) guarded(() => refresh(tools))
        soon(againMs)
      }, ms)
    }
    const concerns = (changed: ReadonlyMap<string, Entity | undefined>): boolean =>
      [...changed.values()].some((entity) => entity === undefined || kinds.has(entity.kind))
    const unsubscribe = session.store.onChange((changed) => {
      if (concerns(changed)) soon(restMs)
    })
    whenAnswered(signal, () => guarded(() => applyAnswers(tools)))
    guarded(() => applyAnswers(tools))
    soon(restMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      unsubscribe()
    })
  }
}
