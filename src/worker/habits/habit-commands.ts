import { type Habit, habits } from '#domain/habits/habit.ts'
import {
  type CueLinks,
  habitCompletions,
  habitCues,
  habitSkips,
  habitStackItems,
} from '#domain/habits/habit-records.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { DoneNote } from '#domain/views/habit-rows.ts'
import type { RemovedRecord } from '#worker/core/entity.calls.ts'
import { createOf, keepOf, patchOf, removeOf, wanted } from '#worker/core/entity.ts'
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
} from './habits.calls.ts'

interface OnDay {
  readonly habitId: string
  readonly day: Day
}

async function note(
  tools: WorkerTools,
  { habitId, day, isNow, changes }: OnDay & { isNow: boolean; changes: Partial<DoneNote> },
): Promise<void> {
  wanted(tools.session.store, habits, habitId)
  const completedAt = isNow ? new Date(tools.now()).toISOString() : null
  const fresh = { habitId, completedDate: day, completedAt, zone: ruleOf(tools).zone }
  await keepOf(tools, habitCompletions, fresh, changes)
}

async function clear(tools: WorkerTools, { habitId, day }: OnDay): Promise<RemovedRecord[]> {
  for (const { kind } of [habitCompletions, habitSkips]) {
    const uid = await tools.session.uidFor(kind, habitId, day)
    const removed = await removeOf(tools, { kind }, [uid])
    if (removed.length > 0) return removed
  }
  return []
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
  { habitId, stackId }: { habitId: string; stackId: string },
): Promise<void> {
  const there = [...tools.session.store.of(habitStackItems).values()].filter(
    ({ data }) => data.stackId === stackId,
  )
  if (there.some(({ data }) => data.habitId === habitId)) return
  const order = Math.max(-1, ...there.map(({ data }) => data.order)) + 1
  await createOf(tools, habitStackItems, { stackId, habitId, order })
}

interface CueChange {
  readonly habitId: string
  readonly cueType: Habit['cueType']
  readonly text: string
  readonly links?: Partial<CueLinks>
  readonly today: Day
}

const noLinks: CueLinks = { at: null, afterHabitId: null, reminderId: null }

async function cue(tools: WorkerTools, change: CueChange): Promise<void> {
  const { habitId, cueType, today } = change
  const said = { ...noLinks, ...change.links, text: change.text.trim() }
  const open = [...tools.session.store.of(habitCues).values()].filter(
    ({ data }) => data.habitId === habitId && data.cueDetails.until === null,
  )
  const same = open.find(
    ({ data: { cueType: type, cueDetails: its } }) =>
      type === cueType &&
      (its.afterHabitId !== null || its.text === said.text) &&
      its.at === said.at &&
      its.afterHabitId === said.afterHabitId &&
      its.reminderId === said.reminderId,
  )
  for (const one of open) {
    if (one === same) continue
    const { uid, data } = one
    const cueDetails = { ...data.cueDetails, until: addDays(today, -1) }
    if (data.cueDetails.since === today) await removeOf(tools, habitCues, [uid])
    else await patchOf(tools, habitCues, uid, { cueDetails })
  }
  if (same || cueType === null) return
  await createOf(tools, habitCues, { habitId, cueType, cueDetails: { ...said, since: today, until: null } })
}

/** What can be done with habits, beside making and changing them as every entity is. */
export const habitCommands: readonly CommandImpl[] = [
  perform(completeHabit, (tools, asked) => note(tools, { ...asked, changes: {} })),
  perform(noteCompletion, (tools, { note: changes, ...asked }) => note(tools, { ...asked, changes })),
  perform(clearHabitDay, clear),
  perform(pauseHabit, async (tools, { habitId, ...pause }) => {
    const next = (pauses: Habit['pauses']) => [...endedBefore(pause.from, pauses), pause]
    await patchOf(tools, habits, habitId, ({ pauses }) => ({ pauses: next(pauses) }))
  }),
  perform(resumeHabit, async (tools, { habitId, today }) => {
    await patchOf(tools, habits, habitId, ({ pauses }) => ({ pauses: endedBefore(today, pauses) }))
  }),
  perform(placeHabit, place),
  perform(changeCue, cue),
]
