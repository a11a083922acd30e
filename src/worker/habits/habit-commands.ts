import { type Habit, habits } from '#domain/habits/habit.ts'
import {
  habitCompletion,
  habitCompletions,
  habitCues,
  habitSkips,
  habitStackItems,
} from '#domain/habits/habit-records.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { DoneNote } from '#domain/views/habit-rows.ts'
import type { RemovedRecord } from '#worker/core/entity.calls.ts'
import { GoneError } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  changeCue,
  clearHabitDay,
  completeHabit,
  noteCompletion,
  pauseHabit,
  placeHabit,
  resumeHabit,
  skipHabit,
} from './habits.calls.ts'

interface OnDay {
  readonly habitId: string
  readonly day: Day
}

const stamp = ({ now }: WorkerTools): string => new Date(now()).toISOString()

async function note(
  tools: WorkerTools,
  { habitId, day, isNow, changes }: OnDay & { isNow: boolean; changes: Partial<DoneNote> },
): Promise<void> {
  const { session } = tools
  if (!session.store.one(habits, habitId)) throw new GoneError()
  const uid = await session.uidFor(habitCompletions.kind, habitId, day)
  const before = session.store.one(habitCompletions, uid)?.data
  const updatedAt = stamp(tools)
  const fresh = {
    habitId,
    completedDate: day,
    completedAt: isNow ? updatedAt : null,
    zone: ruleOf(tools).zone,
  }
  const data = habitCompletion.parse({ ...fresh, ...before, ...changes, updatedAt })
  await session.put(habitCompletions, uid, data, before)
}

async function clear({ session }: WorkerTools, { habitId, day }: OnDay): Promise<RemovedRecord[]> {
  const kinds = [habitCompletions.kind, habitSkips.kind]
  const uids = await Promise.all(kinds.map((kind) => session.uidFor(kind, habitId, day)))
  const gone = uids.flatMap((uid) => session.store.get(uid) ?? [])
  for (const { uid } of gone) await session.remove(uid)
  return gone.map(({ kind, uid, data }) => ({ kind, uid, data: data as object }))
}

async function skip(tools: WorkerTools, { habitId, day, reason }: OnDay & { reason: string }): Promise<void> {
  const { session } = tools
  const uid = await session.uidFor(habitSkips.kind, habitId, day)
  const before = session.store.one(habitSkips, uid)?.data
  const data = { habitId, skippedDate: day, reason: reason.trim(), importId: null, updatedAt: stamp(tools) }
  await session.put(habitSkips, uid, data, before)
}

async function change(
  tools: WorkerTools,
  uid: string,
  next: (before: Habit) => Partial<Habit>,
): Promise<void> {
  const before = tools.session.store.one(habits, uid)?.data
  if (!before) throw new GoneError()
  await tools.session.put(habits, uid, { ...before, ...next(before), updatedAt: stamp(tools) }, before)
}

const holdsOn = (day: Day, { from, to }: Habit['pauses'][number]): boolean =>
  from <= day && (to === null || to >= day)

/** Pauses that hold on a day end the day before; what had only begun is none. */
const endedBefore = (day: Day, pauses: Habit['pauses']): Habit['pauses'] =>
  pauses.flatMap((pause) => {
    if (!holdsOn(day, pause)) return [pause]
    return pause.from === day ? [] : [{ ...pause, to: addDays(day, -1) }]
  })

async function place(
  tools: WorkerTools,
  { habitId, stackId }: { habitId: string; stackId: string | null },
): Promise<void> {
  const { session } = tools
  const all = [...session.store.of(habitStackItems).values()]
  const own = all.filter(({ data }) => data.habitId === habitId)
  for (const { uid, data } of own) if (data.stackId !== stackId) await session.remove(uid)
  if (stackId === null || own.some(({ data }) => data.stackId === stackId)) return
  const order =
    Math.max(-1, ...all.filter(({ data }) => data.stackId === stackId).map(({ data }) => data.order)) + 1
  const uid = await session.uidFor(habitStackItems.kind, stackId, habitId)
  await session.put(habitStackItems, uid, { stackId, habitId, order, updatedAt: stamp(tools) })
}

type CueChange = Parameters<typeof cue>[1]

async function cue(
  tools: WorkerTools,
  { habitId, cueType, text, today }: { habitId: string; cueType: Habit['cueType']; text: string; today: Day },
): Promise<void> {
  const { session, newUid } = tools
  const updatedAt = stamp(tools)
  const open = [...session.store.of(habitCues).values()].filter(
    ({ data }) => data.habitId === habitId && data.cueDetails.until === null,
  )
  const same = open.find(({ data }) => data.cueType === cueType && data.cueDetails.text === text.trim())
  for (const one of open) {
    if (one === same) continue
    if (one.data.cueDetails.since === today) await session.remove(one.uid)
    else {
      const cueDetails = { ...one.data.cueDetails, until: addDays(today, -1) }
      await session.put(habitCues, one.uid, { ...one.data, cueDetails, updatedAt }, one.data)
    }
  }
  if (same || cueType === null) return
  const cueDetails = { text: text.trim(), since: today, until: null }
  await session.put(habitCues, newUid(), { habitId, cueType, cueDetails, createdAt: updatedAt, updatedAt })
}

/** What can be done with habits, beside making and changing them as every entity is. */
export const habitCommands: readonly CommandImpl[] = [
  perform(completeHabit, (tools, asked) => note(tools, { ...asked, changes: {} })),
  perform(noteCompletion, (tools, { note: changes, ...asked }) => note(tools, { ...asked, changes })),
  perform(clearHabitDay, clear),
  perform(skipHabit, skip),
  perform(pauseHabit, (tools, { habitId, ...pause }) =>
    change(tools, habitId, ({ pauses }) => ({ pauses: [...endedBefore(pause.from, pauses), pause] })),
  ),
  perform(resumeHabit, (tools, { habitId, today }) =>
    change(tools, habitId, ({ pauses }) => ({ pauses: endedBefore(today, pauses) })),
  ),
  perform(placeHabit, place),
  perform(changeCue, (tools, asked: CueChange) => cue(tools, asked)),
]
