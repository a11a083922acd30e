import { type GoalFact, stepsOf } from '#domain/goals/engine/goal-facts.ts'
import { progressByRule } from '#domain/goals/engine/goal-progress.ts'
import { movedTo } from '#domain/goals/engine/goal-status.ts'
import { goalIn, milestonesIn, stepsIn } from '#domain/goals/engine/goals-in.ts'
import { nextRound } from '#domain/goals/engine/next-round.ts'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgress, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { goalVisualization, goalVisualizations } from '#domain/goals/records/goal-visualization.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { habitFactsIn } from '#domain/views/goals.ts'
import { GoneError } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  addStep,
  completeGoal,
  followRule,
  type GoalChange,
  moveGoal,
  takeBack,
  tickMilestone,
  viewDrawing,
} from './goals.calls.ts'

interface Now {
  readonly at: string
  readonly today: Day
}

const nowOf = (tools: WorkerTools): Now => {
  const ms = tools.now()
  return { at: new Date(ms).toISOString(), today: dayOf(ms, ruleOf(tools)) }
}

function wanted(tools: WorkerTools, uid: string): GoalFact {
  const goal = goalIn(tools.session.store, uid)
  if (!goal) throw new GoneError()
  return goal
}

/** Changes a goal and answers how it was. */
async function change(tools: WorkerTools, { id, ...before }: GoalFact, changes: Partial<Goal>) {
  const { at } = nowOf(tools)
  await tools.session.put(goals, id, { ...before, ...changes, updatedAt: at }, before)
  return { kind: goals.kind, uid: id, data: before }
}

interface Said {
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
}

const nothingSaid: Said = { note: '', mood: null, energy: null }

/** Writes a step and moves its goal to where the step says. */
async function step(
  tools: WorkerTools,
  goal: GoalFact,
  progressValue: number,
  said: Said,
): Promise<GoalChange> {
  const { at, today } = nowOf(tools)
  const uid = tools.newUid()
  const data = goalProgress.parse({ goalId: goal.id, date: today, progressValue, ...said, createdAt: at })
  const begun = goal.status === 'not_started' ? movedTo(goal, { to: 'in_progress', today, at }) : {}
  await tools.session.put(goalProgresses, uid, data)
  const before = await change(tools, goal, { ...begun, progress: progressValue })
  return { added: [{ kind: goalProgresses.kind, uid }], before: [before] }
}

/** Lets a goal follow what its rule counts, once that changed. */
async function follow(tools: WorkerTools, goalId: string): Promise<GoalChange | null> {
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

const move = async (
  tools: WorkerTools,
  goal: GoalFact,
  to: Goal['status'],
  reason = '',
): Promise<GoalChange> => {
  const moved = movedTo(goal, { to, reason, ...nowOf(tools) }, lastProgress(tools, goal.id))
  return { added: [], before: [await change(tools, goal, moved)] }
}

async function complete(tools: WorkerTools, { goalId, sentence }: { goalId: string; sentence: string }) {
  const goal = wanted(tools, goalId)
  const { session, newUid } = tools
  const { at, today } = nowOf(tools)
  const written = sentence.trim()
  const entryId = written === '' ? null : newUid()
  if (entryId) {
    const page = {
      ...newEntry(at, ruleOf(tools).zone),
      title: goal.title,
      content: written,
      metadata: { goalId },
    }
    await session.put(journalEntries, entryId, page)
  }
  const moved = movedTo(goal, { to: 'completed', today, at })
  const customization = { ...moved.customization, closingEntryId: entryId }
  const before = await change(tools, goal, { ...moved, customization })
  const { id: _id, ...data } = goal
  const next = nextRound(data, today, at)
  const nextId = next ? newUid() : null
  const added: { kind: string; uid: string }[] = entryId ? [{ kind: journalEntries.kind, uid: entryId }] : []
  if (next && nextId) {
    await session.put(goals, nextId, next)
    added.push({ kind: goals.kind, uid: nextId })
    for (const { id: _old, ...milestone } of milestonesIn(session.store, goalId)) {
      const open = { ...milestone, goalId: nextId, isCompleted: false, completedAt: null, targetDate: null }
      const uid = newUid()
      await session.put(goalMilestones, uid, open)
      added.push({ kind: goalMilestones.kind, uid })
    }
  }
  return { change: { added, before: [before] }, entryId, nextId }
}

async function tick(
  tools: WorkerTools,
  { uid, isDone }: { uid: string; isDone: boolean },
): Promise<GoalChange> {
  const { session } = tools
  const milestone = session.store.one(goalMilestones, uid)?.data
  if (!milestone) throw new GoneError()
  const { at } = nowOf(tools)
  const completedAt = isDone ? at : null
  await session.put(goalMilestones, uid, { ...milestone, isCompleted: isDone, completedAt }, milestone)
  const followed = await follow(tools, milestone.goalId)
  const before = { kind: goalMilestones.kind, uid, data: milestone }
  return { added: followed?.added ?? [], before: [before, ...(followed?.before ?? [])] }
}

async function view(tools: WorkerTools, { goalId, type }: { goalId: string; type: VisualizationType }) {
  const { session } = tools
  const uid = await session.uidFor(goalVisualizations.kind, goalId, type)
  const before = session.store.one(goalVisualizations, uid)?.data
  const data = before ?? goalVisualization.parse({ goalId, type })
  const { at } = nowOf(tools)
  await session.put(
    goalVisualizations,
    uid,
    { ...data, viewCount: data.viewCount + 1, lastViewed: at },
    before,
  )
}

/** What can be done with goals beyond changing their fields. */
export const goalActions: readonly CommandImpl[] = [
  perform(addStep, (tools, { goalId, progress, ...said }) => {
    const goal = wanted(tools, goalId)
    return step(tools, goal, progress ?? goal.progress, said)
  }),
  perform(moveGoal, (tools, { goalId, to, reason }) => move(tools, wanted(tools, goalId), to, reason)),
  perform(followRule, async (tools, { goalId }) => {
    await follow(tools, goalId)
  }),
  perform(completeGoal, complete),
  perform(tickMilestone, tick),
  perform(takeBack, async ({ session }, { added, before }) => {
    for (const { uid } of added) await session.remove(uid)
    for (const { kind, uid, data } of before) await session.put(kind, uid, data)
  }),
  perform(viewDrawing, view),
]
