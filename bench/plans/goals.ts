import { anyGoal, filteredGoals } from '#domain/goals/engine/goal-filter.ts'
import { goalTree, treeRows } from '#domain/goals/engine/goal-tree.ts'
import { goalsIn } from '#domain/goals/engine/goals-in.ts'
import { goals } from '#domain/goals/records/goal.ts'
import {
  goalMilestone,
  goalMilestones,
  goalProgress,
  goalProgresses,
} from '#domain/goals/records/goal-parts.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { timeline } from '#domain/goals/visuals/timeline.ts'
import { addDays } from '#domain/time/day.ts'
import { createStore, type WritableStore } from '#vault/store/memory-store.ts'
import type { Entity } from '#vault/store/store.ts'
import { entityRows } from '#worker/core/entity.calls.ts'
import { entityQueries } from '#worker/core/entity.ts'
import { type Measure, median, tookMs } from '../measure.ts'

const today = '2026-11-19'
const goalCount = 500
const levels = 5
const milestonesEach = 4
const stepsEach = 12
const rounds = 9
const at = { nowMs: Date.parse(`${today}T18:00:00.000Z`), zone: 'Europe/Berlin' }
const statuses = ['not_started', 'in_progress', 'paused', 'completed'] as const

const uidOf = (group: number, nth: number): string =>
  `01900000-0000-7000-800${group}-${String(nth).padStart(12, '0')}`
const record = (kind: string, uid: string, data: object): Entity => ({
  ...{ uid, kind, data },
  revision: 1,
  kept: 'synced',
})

/** Which goal another stands under: each of the first four levels has three below it, what is left stands on the fifth. */
const parentOf = (nth: number): number | null => (nth < 4 ? null : Math.floor((nth - 4) / 3.2))

/** Five hundred goals in a tree of five levels, each with its milestones and steps. */
function filledStore(): WritableStore {
  const made: Entity[] = []
  for (let nth = 0; nth < goalCount; nth++) {
    const parent = parentOf(nth)
    const goalId = uidOf(1, nth)
    const { id: _, ...data } = goalFact({
      title: `Goal ${nth}`,
      parentId: parent === null ? null : uidOf(1, parent),
      status: statuses[nth % 4],
      tags: [`tag ${nth % 20}`],
      notes: 'A paragraph about what this is for and how it went. '.repeat(8),
      startDate: addDays(today, -(nth % 400)),
      targetDate: addDays(today, nth % 300),
    })
    made.push(record(goals.kind, goalId, data))
    for (let order = 0; order < milestonesEach; order++)
      made.push(
        record(
          goalMilestones.kind,
          uidOf(2, nth * milestonesEach + order),
          goalMilestone.parse({ goalId, title: `Milestone ${order}`, order }),
        ),
      )
    for (let step = 0; step < stepsEach; step++)
      made.push(
        record(
          goalProgresses.kind,
          uidOf(3, nth * stepsEach + step),
          goalProgress.parse({
            ...{ goalId, date: addDays(today, step - stepsEach), progressValue: step * 5 },
            createdAt: `${today}T09:00:00.000Z`,
          }),
        ),
      )
  }
  const store = createStore()
  store.apply(made)
  return store
}

/** What the worker answers a page of goals that opens, and how it comes over to the page. */
function answered(store: WritableStore): void {
  const all = entityQueries.find(({ name }) => name === entityRows.name)
  for (const { kind } of [goals, goalMilestones, goalProgresses])
    structuredClone(all?.rows(store, { kind }, at) ?? [])
}

/** How long the page of five hundred goals waits for the worker after opening, and for its views after that. */
export function measureGoals(): Measure[] {
  answered(filledStore())
  const stores = Array.from({ length: rounds }, filledStore)
  const opening = median(stores.map((store) => tookMs(() => answered(store))))
  const own = stores.map(goalsIn)
  const rows = treeRows(goalTree(own[0] ?? []))
  const deepest = Math.max(...rows.map(({ level }) => level + 1))
  if (rows.length !== goalCount || deepest !== levels) throw new Error(`The tree has ${deepest} levels`)
  const views = median(
    own.map((each) =>
      tookMs(() => {
        const found = filteredGoals(each, { ...anyGoal, words: 'goal', tag: 'tag 3' })
        timeline({ goals: found, goal: null, today }, found.length)
        treeRows(goalTree(each))
      }),
    ),
  )
  const note = `${goalCount} goals, ${levels} levels, ${goalCount * milestonesEach} milestones, ${goalCount * stepsEach} steps`
  const line = (what: string, measured: number, budget: number): Measure => ({
    ...{ what, measured, budget, note, unit: 'ms', rule: 'at most' },
  })
  return [
    line('goals, answered after opening', opening, 100),
    line('goals looked for, and their tree', views, 50),
  ]
}
