import { expect, test } from 'vitest'
import { entityOfKind } from '#domain/entities.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalEvidences, goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { goalHabits, goalLines, stepTodayRows } from '#domain/views/goals.ts'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import {
  addStep,
  changeStep,
  completeGoal,
  moveGoal,
  putGoal,
  removeGoal,
  removeStep,
  tickMilestone,
} from './goals.calls.ts'
import { at, openGoals } from './goals.test-support.ts'

const tuned = {
  goalId: 'play',
  title: 'Tuner',
  description: '',
  targetDate: null,
  isCompleted: false,
  completedAt: null,
  order: 0,
}

test('a step begins its goal, moves it, and can be taken back whole', async () => {
  const { run, goal, store } = openGoals()
  const change = await run(addStep, { goalId: 'play', progress: 43, note: 'Badly.', mood: 6, energy: 4 })
  expect(goal()).toMatchObject({ status: 'in_progress', startDate: '2026-11-19', progress: 43 })
  expect([...store.of(goalProgresses).values()].map(({ data }) => data)).toMatchObject([
    { goalId: 'play', date: '2026-11-19', progressValue: 43, note: 'Badly.', mood: 6, energy: 4 },
  ])
  await run(restoreRecords, change)
  expect(goal()).toMatchObject({ status: 'not_started', startDate: null, progress: 0 })
  expect(store.of(goalProgresses).size).toBe(0)
})

const said = { note: '', mood: null, energy: null }

test('a step for an earlier day moves nothing that a later one moved, and a goal that it begins began on its day', async () => {
  const { run, goal } = openGoals()
  await run(addStep, { goalId: 'play', date: '2026-11-10', progress: 20, ...said })
  expect(goal()).toMatchObject({ status: 'in_progress', startDate: '2026-11-10', progress: 20 })
  await run(addStep, { goalId: 'play', date: '2026-11-01', progress: 5, ...said })
  expect(goal()?.progress).toBe(20)
  const ahead = { goalId: 'play', date: '2026-11-20', progress: 90, ...said }
  await expect(run(addStep, ahead)).rejects.toThrow('That day has not come yet.')
})

test('correcting or deleting the latest step puts a goal moved by hand where its steps leave it, and both can be undone', async () => {
  const { run, goal, store } = openGoals({ status: 'in_progress' })
  await run(addStep, { goalId: 'play', date: '2026-11-10', progress: 20, ...said })
  await run(addStep, { goalId: 'play', progress: 34, ...said })
  const uid = [...store.of(goalProgresses).values()].find(({ data }) => data.progressValue === 34)?.uid ?? ''
  const corrected = await run(changeStep, { uid, progress: 43, ...said, note: 'Badly.', mood: 10, energy: 1 })
  expect(store.one(goalProgresses, uid)?.data).toMatchObject({ date: '2026-11-19', note: 'Badly.', mood: 10 })
  expect(goal()?.progress).toBe(43)
  await run(restoreRecords, corrected)
  expect(goal()?.progress).toBe(34)
  const moved = await run(changeStep, { uid, date: '2026-11-02', progress: 34, ...said })
  expect(goal()?.progress).toBe(20)
  await run(restoreRecords, moved)
  const removed = await run(removeStep, { uid })
  expect(goal()?.progress).toBe(20)
  await run(restoreRecords, removed)
  expect(goal()?.progress).toBe(34)
  expect(store.of(goalProgresses).size).toBe(2)
  await expect(run(changeStep, { uid, progress: 43, ...said, mood: 11 })).rejects.toThrow()
})

test('deleting a step leaves a goal that follows its milestones where they have it', async () => {
  const { run, goal, keep, store } = openGoals({ customization: { progressRule: 'milestones' } })
  keep('goal_milestone', 'm1', tuned)
  await run(tickMilestone, { uid: 'm1', isDone: true })
  const [step] = [...store.of(goalProgresses).keys()]
  await run(removeStep, { uid: step ?? '' })
  expect(goal()?.progress).toBe(100)
})

test('a milestone moves its goal where milestones do, and only there', async () => {
  for (const [progressRule, progress, steps] of [
    ['milestones', 50, 1],
    ['hand', 0, 0],
  ] as const) {
    const { run, goal, keep, store } = openGoals({ customization: { progressRule } })
    keep('goal_milestone', 'm1', tuned)
    keep('goal_milestone', 'm2', { ...tuned, title: 'Bars', order: 1 })
    const change = await run(tickMilestone, { uid: 'm1', isDone: true })
    expect(store.one(goalMilestones, 'm1')?.data).toMatchObject({ isCompleted: true, completedAt: at })
    expect(goal()?.progress).toBe(progress)
    expect(store.of(goalProgresses).size).toBe(steps)
    await run(restoreRecords, change)
    expect(store.one(goalMilestones, 'm1')?.data.isCompleted).toBe(false)
    expect(goal()?.progress).toBe(0)
  }
})

test('a goal rests with a reason only', async () => {
  const { run, goal } = openGoals({ status: 'in_progress' })
  await expect(run(moveGoal, { goalId: 'play', to: 'paused' })).rejects.toThrow('why you’re pausing')
  await run(moveGoal, { goalId: 'play', to: 'paused', reason: 'The piano is away.' })
  expect(goal()).toMatchObject({ status: 'paused', customization: { pauseReason: 'The piano is away.' } })
})

test('completing keeps one sentence as a page, and a goal that recurs begins again with open milestones', async () => {
  const { run, goal, keep, store } = openGoals({
    recurringType: 'yearly',
    targetDate: '2026-12-31',
    progress: 80,
  })
  keep('goal_milestone', 'm1', { ...tuned, isCompleted: true, completedAt: at })
  const { entryId, nextId, change } = await run(completeGoal, { goalId: 'play', sentence: ' He heard it. ' })
  expect(goal()).toMatchObject({
    status: 'completed',
    progress: 100,
    completedAt: at,
    customization: { closingEntryId: entryId },
  })
  expect(store.one(journalEntries, entryId ?? '')?.data).toMatchObject({
    title: 'Play for Dad at New Year',
    content: 'He heard it.',
    mood: null,
  })
  expect(goal(nextId ?? '')).toMatchObject({ status: 'in_progress', progress: 0, targetDate: '2027-12-31' })
  const milestones = [...store.of(goalMilestones).values()].map(({ data }) => [data.goalId, data.isCompleted])
  expect(milestones).toContainEqual([nextId, false])
  await run(restoreRecords, change)
  expect(goal()).toMatchObject({ status: 'not_started', progress: 80 })
  expect(store.of(goals).size).toBe(1)
  expect(store.of(journalEntries).size).toBe(0)
})

test('completing without a sentence writes no page', async () => {
  const { run, store } = openGoals()
  expect(await run(completeGoal, { goalId: 'play', sentence: '  ' })).toMatchObject({
    entryId: null,
    nextId: null,
  })
  expect(store.of(journalEntries).size).toBe(0)
})

test('lines about a goal are quoted, and what the person says about them holds', async () => {
  const { ask, run, page, keep } = openGoals({ status: 'in_progress' })
  await run(addStep, { goalId: 'play', progress: 5, note: '', mood: null, energy: null })
  page('new', 'Rain all day. I want to play for Dad.')
  page('old', 'Dad said play it again.', '2026-03-14T20:00:00.000Z')
  page('none', 'Dad rang.')
  const lines = () => ask(goalLines, { goalId: 'play' })
  expect(
    lines().map(({ entryId, quote, standing, change, isBefore }) => [
      entryId,
      quote,
      standing,
      change,
      isBefore,
    ]),
  ).toEqual([
    ['new', 'I want to play for Dad.', 'found', 5, false],
    ['old', 'Dad said play it again.', 'found', null, true],
  ])
  const decide = (entryId: string, quote: string, standing: string) =>
    keep(goalEvidences.kind, `${entryId} judged`, { goalId: 'play', entryId, quote, standing })
  decide('new', 'I want to play for Dad.', 'against')
  decide('none', 'Dad rang.', 'confirmed')
  expect(lines().map(({ entryId, standing }) => [entryId, standing])).toEqual([
    ['none', 'confirmed'],
    ['old', 'found'],
    ['new', 'against'],
  ])
  decide('old', 'Dad said play it again.', 'removed')
  page('none', 'Rewritten.')
  expect(lines().map(({ entryId }) => entryId)).toEqual(['new'])
})

test('the step for today says how many of its goal are done, and nothing where nothing is under way', async () => {
  const { run, ask, keep } = openGoals()
  keep('goal_milestone', 'm1', tuned)
  keep('goal_milestone', 'm2', { ...tuned, title: 'Bars 9 to 16', order: 1 })
  expect(ask(stepTodayRows, { today: '2026-11-19' })).toEqual([])
  await run(tickMilestone, { uid: 'm1', isDone: true })
  await run(addStep, { goalId: 'play', progress: 43, ...said })
  expect(ask(stepTodayRows, { today: '2026-11-20' })).toMatchObject([
    { id: 'play', milestone: { id: 'm2' }, isDone: false, done: 1, of: 2 },
  ])
  expect(ask(stepTodayRows, { today: '2026-11-19' })).toMatchObject([{ isDone: true }])
})

test('habits are linked from either side', () => {
  const { ask, keep } = openGoals({ customization: { habits: [{ habitId: 'h1' }] } })
  keep('habit', 'h1', { name: 'Ten minutes, lid open', goalId: null })
  keep('habit', 'h2', { name: 'Ring Dad', goalId: 'play' })
  keep('habit', 'h3', { name: 'Swim', goalId: null })
  keep('habit_completion', 'c', { habitId: 'h1', completedDate: '2026-11-19' })
  expect(ask(goalHabits, { goalId: 'play' })).toEqual([
    { id: 'h1', name: 'Ten minutes, lid open', days: ['2026-11-19'], isLinked: true, isFromHabit: false },
    { id: 'h2', name: 'Ring Dad', days: [], isLinked: true, isFromHabit: true },
    { id: 'h3', name: 'Swim', days: [], isLinked: false, isFromHabit: false },
  ])
})

/** A goal with one of everything that belongs to it, under another. */
function keepWhole({ keep }: ReturnType<typeof openGoals>, goalId: string, parentId: string) {
  const { id: _, ...data } = goalFact({ title: goalId, parentId })
  keep('goal', goalId, data)
  const parts = {
    goal_milestone: tuned,
    goal_progress: { date: '2026-11-19', progressValue: 5, createdAt: at },
    goal_field: { fieldName: 'Piece', fieldType: 'text' },
    goal_evidence: { entryId: 'page', quote: 'lid', standing: 'confirmed' },
    goal_visualization: { type: 'timeline' },
  }
  for (const [kind, part] of Object.entries(parts))
    keep(kind, `${goalId} ${kind}`, entityOfKind(kind)?.schema.parse({ ...part, goalId }))
}

test('a goal goes with all that stand below it and all that belongs to them, and undo brings everything back', async () => {
  const opened = openGoals()
  const { run, keep, store, page } = opened
  page('page', 'The lid was open.')
  keepWhole(opened, 'child', 'play')
  keepWhole(opened, 'grandchild', 'child')
  keepWhole(opened, 'beside', 'gone')
  keep('habit', 'h1', { name: 'Ten minutes, lid open', goalId: 'child' })
  const everything = () => new Map(Array.from(store.all(), ({ uid, kind, data }) => [uid, { kind, data }]))
  const before = everything()
  const { change, below } = await run(removeGoal, { goalId: 'play' })
  expect(below).toBe(2)
  expect([...everything().keys()]).toEqual(
    [...before.keys()].filter((uid) => uid === 'page' || uid === 'h1' || uid.startsWith('beside')),
  )
  await run(restoreRecords, change)
  expect(everything()).toEqual(before)
})

test('of goals that two devices put under one another only what is shown below goes along', async () => {
  const { run, keep, store } = openGoals({ id: 'b', parentId: 'a' })
  keep('goal', 'a', { ...goalFact({ parentId: 'b' }), id: undefined })
  expect((await run(removeGoal, { goalId: 'b' })).below).toBe(0)
  expect([...store.of(goals).keys()]).toEqual(['a'])
})

test('a goal is put under another and back, never under itself, and a circle of two devices is mended on the way', async () => {
  const { run, goal, keep } = openGoals({ id: 'b', parentId: 'a' })
  keep('goal', 'a', { ...goalFact({ parentId: 'b' }), id: undefined })
  await expect(run(putGoal, { goalId: 'a', under: 'b' })).rejects.toThrow('under itself')
  const change = await run(putGoal, { goalId: 'b', under: null })
  expect([goal('a')?.parentId, goal('b')?.parentId]).toEqual([null, null])
  await run(restoreRecords, change)
  expect([goal('a')?.parentId, goal('b')?.parentId]).toEqual(['b', 'a'])
  await expect(run(putGoal, { goalId: 'b', under: 'gone' })).rejects.toThrow('deleted meanwhile')
})
