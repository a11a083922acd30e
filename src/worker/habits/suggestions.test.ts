import { expect, test } from 'vitest'
import { goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { suggestionRows } from '#domain/views/habit-suggestions.ts'
import { createEntity } from '#worker/core/entity.calls.ts'

import { openHabits, today, uid } from './open-habits.test-support.ts'

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
  return { ...opened, shown: () => opened.ask(suggestionRows, { today }) }
}

test('the plan of a goal is offered as a habit that its obstacle sets off, with the plan as its quote', () => {
  expect(openWithGoal().shown()).toEqual([
    {
      id: `goal ${uid(500)}`,
      name: 'Play one piece',
      trigger: 'if I am too tired',
      behavior: 'play one piece',
      area: 'selfcare',
      quote: woop.plan,
      source: 'goal',
      sourceId: uid(500),
      day: '2026-09-25',
      days: 1,
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
