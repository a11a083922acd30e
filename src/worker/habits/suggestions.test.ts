import { expect, test } from 'vitest'
import { goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { suggestionRowsBy } from '#domain/views/habit-suggestions.ts'
import { createEntity } from '#worker/core/entity.calls.ts'

import { openHabits, today, uid } from './open-habits.test-support.ts'

const suggestionRows = suggestionRowsBy(reader)

const woop = {
  wish: 'Play for Dad',
  outcome: 'He hums along.',
  obstacle: 'I am too tired.',
  plan: 'If I am too tired, then I will play one piece.',
}

function openWithGoal(more: Record<string, unknown> = {}, wish = woop) {
  const opened = openHabits()
  const { id: _id, ...data } = goalFact({ status: 'in_progress', customization: { woop: wish }, ...more })
  opened.store.apply([{ uid: uid(500), kind: goals.kind, data, revision: 1, kept: 'here' }])
  return { ...opened, shown: () => opened.ask(suggestionRows, { today, done: [] }) }
}

test('the plan of a goal is offered as a habit that its obstacle sets off, with the plan as its quote', () => {
  expect(openWithGoal().shown()).toEqual([
    {
      id: `goal ${uid(500)}`,
      name: 'Play one piece',
      trigger: 'if I am too tired',
      behavior: 'play one piece',
      area: 'selfcare',
      benefits: 'He hums along.',
      quote: woop.plan,
      source: 'goal',
      sourceId: uid(500),
      day: '2026-09-25',
      days: 1,
      receipts: [],
    },
  ])
})

test('a plan is not offered once it is a habit, was answered, or its goal is completed', async () => {
  const adopted = openWithGoal()
  await adopted.habit({ behavior: 'Play one piece' })
  expect(adopted.shown()).toEqual([])
  const refused = openWithGoal()
  await refused.run(createEntity, {
    kind: 'habit_recommendation',
    uid: null,
    data: { name: 'Play one piece', behavior: 'play one piece', source: 'goal', isNever: true },
  })
  expect(refused.shown()).toEqual([])
  expect(openWithGoal({ status: 'completed' }).shown()).toEqual([])
})

test('no habit is made of a plan in which somebody may be in danger', () => {
  const plan = 'If nobody calls, then I will kill myself.'
  expect(openWithGoal({}, { ...woop, plan }).shown()).toEqual([])
})

// Spec: S1-013, S3-083
test('suggestions are sentences of the person’s own, until they are answered', async () => {
  const { run, ask, entry, habit } = openHabits()
  const entryUid = await entry('Loud. I want to stand by the river again. I want to call the plumber.')
  await entry('I do not want to live. I want to walk every day.')
  await entry('I should drink water.', '2026-11-18')
  await entry('I should drink more water.', '2026-11-17')
  const shown = () => ask(suggestionRows, { today, done: [] })
  expect(shown()).toMatchObject([
    {
      behavior: 'stand by the river again',
      quote: 'I want to stand by the river again.',
      source: 'journal',
      sourceId: entryUid,
      day: today,
    },
    { behavior: 'drink water', days: 2 },
  ])
  const answer = (behavior: string, more: object) =>
    run(createEntity, {
      kind: 'habit_recommendation',
      uid: null,
      data: { name: behavior, behavior, source: 'journal', ...more },
    })
  await answer('stand by the river again', { laterFrom: '2026-12-19' })
  await habit({ behavior: 'drink water' })
  expect(shown()).toEqual([])
  expect(ask(suggestionRows, { today: '2026-12-19', done: [] })).toHaveLength(1)
  await answer('stand by the river again', { isNever: true })
  expect(ask(suggestionRows, { today: '2026-12-19', done: [] })).toEqual([])
})

const answerTo = (opened: ReturnType<typeof openHabits>) => (behavior: string, more: object) =>
  opened.run(createEntity, {
    kind: 'habit_recommendation',
    uid: null,
    data: { name: behavior, behavior, source: 'journal', ...more },
  })

test('three are offered at a time', async () => {
  const { entry, ask } = openHabits()
  for (const deed of ['swim', 'walk', 'paint', 'cook dinner', 'call Mum'])
    await entry(`I want to ${deed} every day.`)
  expect(ask(suggestionRows, { today, done: [] })).toHaveLength(3)
})

test('what was answered or is a habit is not offered in other words, even when its page is old or gone', async () => {
  const refused = openHabits()
  await answerTo(refused)('swim more often', { isNever: true })
  await refused.entry('I want to start swimming again.')
  expect(refused.ask(suggestionRows, { today, done: [] })).toEqual([])
  for (const known of [{ name: 'Swim', behavior: 'do two laps' }, { behavior: 'swim before work' }]) {
    const swims = openHabits()
    await swims.habit(known)
    await swims.entry('I want to swim more often.')
    expect(swims.ask(suggestionRows, { today, done: [] })).toEqual([])
  }
})

test('a sentence that runs on for pages is quoted around its wish, and can be answered', async () => {
  const opened = openHabits()
  const before = 'rain and wind and mud on the boots and '.repeat(30)
  await opened.entry(`It was ${before}I want to walk every day, ${before}the end.`)
  const [row] = opened.ask(suggestionRows, { today, done: [] })
  expect(row?.quote).toContain('I want to walk every day')
  expect(row?.quote).toMatch(/^… .* …$/)
  await answerTo(opened)(row?.behavior ?? '', { quote: row?.quote, isNever: true })
  expect(opened.ask(suggestionRows, { today, done: [] })).toEqual([])
})

test('what sets it off and what it is good for are told where the sentence says so', async () => {
  const { entry, ask } = openHabits()
  await entry('I want to go for a walk after lunch more often, because it clears my head.')
  expect(ask(suggestionRows, { today, done: [] })).toMatchObject([
    { benefits: 'it clears my head', area: 'fitness' },
  ])
})
