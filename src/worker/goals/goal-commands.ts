import { type GoalFact, stepsOf } from '#domain/goals/engine/goal-facts.ts'
import { progressAfter, progressByRule } from '#domain/goals/engine/goal-progress.ts'
import { movedTo } from '#domain/goals/engine/goal-status.ts'
import { parentsToPut, withAllBelow } from '#domain/goals/engine/goal-tree.ts'
import { goalIn, goalsIn, milestonesIn, stepsIn } from '#domain/goals/engine/goals-in.ts'
import { nextRound } from '#domain/goals/engine/next-round.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { goalVisualizations } from '#domain/goals/records/goal-visualization.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { habitFactsIn } from '#domain/views/goals.ts'
import type { RemovedRecord, Undo } from '#worker/core/entity.calls.ts'
import { createOf, keepOf, patchOf, removeOf, wanted } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  addStep,
  changeStep,
  chooseDrawing,
  completeGoal,
  type DrawingChoice,
  followRule,
  moveGoal,
  putGoal,
  removeGoal,
  removeStep,
  tickMilestone,
} from './goals.calls.ts'

interface Now {
  readonly at: string
  readonly today: Day
}

const nowOf = (tools: WorkerTools): Now => {
  const ms = tools.now()
  return { at: new Date(ms).toISOString(), today: dayOf(ms, ruleOf(tools)) }
}

const goalOf = ({ session }: WorkerTools, id: string): GoalFact => ({
  ...wanted(session.store, goals, id),
  id,
})

interface Said {
  readonly date?: Day
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
}

const nothingSaid: Said = { note: '', mood: null, energy: null }

/** The day of a step; today where none is given. Throws RangeError for one that has not come. */
function dayOfStep(tools: WorkerTools, date: Day | undefined): Day {
  const { today } = nowOf(tools)
  if (date !== undefined && date > today) throw new RangeError('That day has not come yet.')
  return date ?? today
}

/** Writes a step and moves its goal to where the step says; one that lies before the latest moves nothing. */
async function step(
  tools: WorkerTools,
  goal: GoalFact,
  progressValue: number,
  { date: given, ...said }: Said,
): Promise<Undo> {
  const { at, today } = nowOf(tools)
  const date = dayOfStep(tools, given)
  const begun = goal.status === 'not_started' ? movedTo(goal, { to: 'in_progress', today, at }) : {}
  const start = 'startDate' in begun && goal.startDate === null ? { startDate: date } : {}
  const isLatest = stepsIn(tools.session.store, goal.id).every((one) => one.date <= date)
  const uid = await createOf(tools, goalProgresses, { goalId: goal.id, date, progressValue, ...said })
  const moved = { ...begun, ...start, ...(isLatest && { progress: progressValue }) }
  const before = await patchOf(tools, goals, goal.id, moved)
  return { made: [uid], records: [before] }
}

/** Puts a goal that is moved by hand to where its steps leave it now; what it changed. */
async function settle(tools: WorkerTools, goalId: string): Promise<RemovedRecord[]> {
  const goal = goalIn(tools.session.store, goalId)
  if (!goal) return []
  const progress = progressAfter(goal, stepsIn(tools.session.store, goalId))
  return progress === goal.progress ? [] : [await patchOf(tools, goals, goalId, { progress })]
}

async function correct(
  tools: WorkerTools,
  { uid, progress, date, ...said }: { uid: string; progress: number | null } & Said,
): Promise<Undo> {
  const { goalId, ...kept } = wanted(tools.session.store, goalProgresses, uid)
  const before = await patchOf(tools, goalProgresses, uid, {
    ...said,
    date: dayOfStep(tools, date ?? kept.date),
    progressValue: progress ?? kept.progressValue,
  })
  return { made: [], records: [before, ...(await settle(tools, goalId))] }
}

async function takeBack(tools: WorkerTools, uid: string): Promise<Undo> {
  const { goalId } = wanted(tools.session.store, goalProgresses, uid)
  const gone = await removeOf(tools, goalProgresses, [uid])
  return { made: [], records: [...gone, ...(await settle(tools, goalId))] }
}

/** Lets a goal follow what its rule counts, once that changed. */
async function follow(tools: WorkerTools, goalId: string): Promise<Undo | null> {
  const goal = goalIn(tools.session.store, goalId)
  if (!goal) return null
  const { store } = tools.session
  const grounds = { milestones: milestonesIn(store, goalId), habits: habitFactsIn(store) }
  const progress = progressByRule(goal, grounds)
  return progress === goal.progress ? null : step(tools, goal, progress, nothingSaid)
}

const lastProgress = (tools: WorkerTools, goalId: string): number =>
  stepsOf(stepsIn(tools.session.store, goalId), goalId).findLast(({ progressValue }) => progressValue < 100)
    ?.progressValue ?? 0

async function move(tools: WorkerTools, goal: GoalFact, to: Goal['status'], reason = ''): Promise<Undo> {
  const moved = movedTo(goal, { to, reason, ...nowOf(tools) }, lastProgress(tools, goal.id))
  return { made: [], records: [await patchOf(tools, goals, goal.id, moved)] }
}

async function complete(tools: WorkerTools, { goalId, sentence }: { goalId: string; sentence: string }) {
  const { id: _, ...goal } = goalOf(tools, goalId)
  const { at, today } = nowOf(tools)
  const made: string[] = []
  const content = sentence.trim()
  let entryId: string | null = null
  if (content !== '') {
    const page = newEntry(at, ruleOf(tools).zone)
    entryId = await createOf(tools, journalEntries, {
      ...{ ...page, title: goal.title, content },
      metadata: { goalId },
    })
    made.push(entryId)
  }
  const moved = movedTo(goal, { to: 'completed', today, at })
  const customization = { ...moved.customization, closingEntryId: entryId }
  const before = await patchOf(tools, goals, goalId, { ...moved, customization })
  const next = nextRound(goal, today, at)
  const nextId = next && (await createOf(tools, goals, next))
  if (nextId) made.push(nextId, ...(await openAgain(tools, goalId, nextId)))
  return { change: { made, records: [before] }, entryId, nextId }
}

/** Gives the next round of a goal its milestones, and answers their uids. */
async function openAgain(tools: WorkerTools, goalId: string, nextId: string): Promise<string[]> {
  const open = { goalId: nextId, isCompleted: false, completedAt: null, targetDate: null }
  const made: string[] = []
  for (const { id: _, ...milestone } of milestonesIn(tools.session.store, goalId))
    made.push(await createOf(tools, goalMilestones, { ...milestone, ...open }))
  return made
}

async function tick(tools: WorkerTools, { uid, isDone }: { uid: string; isDone: boolean }): Promise<Undo> {
  const { goalId } = wanted(tools.session.store, goalMilestones, uid)
  const completedAt = isDone ? nowOf(tools).at : null
  const before = await patchOf(tools, goalMilestones, uid, { isCompleted: isDone, completedAt })
  const followed = await follow(tools, goalId)
  return { made: followed?.made ?? [], records: [before, ...(followed?.records ?? [])] }
}

async function put(
  tools: WorkerTools,
  { goalId, under }: { goalId: string; under: string | null },
): Promise<Undo> {
  const { store } = tools.session
  wanted(store, goals, goalId)
  if (under !== null) wanted(store, goals, under)
  const records: RemovedRecord[] = []
  for (const [id, parentId] of parentsToPut(goalId, under, goalsIn(store)))
    records.push(await patchOf(tools, goals, id, { parentId }))
  return { made: [], records }
}

async function remove(tools: WorkerTools, { goalId }: { goalId: string }) {
  const { store } = tools.session
  wanted(store, goals, goalId)
  const going = withAllBelow([goalId], goalsIn(store)).map(({ id }) => id)
  const records = await removeOf(tools, goals, going)
  return { change: { made: [], records }, below: going.length - 1 }
}

const choose = (
  tools: WorkerTools,
  { changes: { settings, customization, ...rest } = {}, isViewed, ...of }: DrawingChoice,
): Promise<void> =>
  keepOf(tools, goalVisualizations, of, (before) => ({
    ...rest,
    ...(settings && { settings: { ...before?.settings, ...settings } }),
    ...(customization && {
      customization: { backgroundOpacity: 0, ...before?.customization, ...customization },
    }),
    ...(isViewed && { viewCount: (before?.viewCount ?? 0) + 1, lastViewed: nowOf(tools).at }),
  }))

/** What can be done with goals beyond changing their fields. */
export const goalActions: readonly CommandImpl[] = [
  perform(addStep, async (tools, { goalId, progress, ...said }) => {
    const goal = goalOf(tools, goalId)
    return step(tools, goal, progress ?? goal.progress, said)
  }),
  perform(changeStep, correct),
  perform(removeStep, (tools, { uid }) => takeBack(tools, uid)),
  perform(moveGoal, async (tools, { goalId, to, reason }) => move(tools, goalOf(tools, goalId), to, reason)),
  perform(followRule, async (tools, { goalId }) => {
    await follow(tools, goalId)
  }),
  perform(completeGoal, complete),
  perform(putGoal, put),
  perform(removeGoal, remove),
  perform(tickMilestone, tick),
  perform(chooseDrawing, choose),
]
