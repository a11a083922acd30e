import { expect, test } from 'vitest'
import { habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCues } from '#domain/habits/habit-records.ts'
import { openHabits, today } from '#worker/habits/open-habits.test-support.ts'
import type { VaultCalls } from '../vault/vault-calls.ts'
import { planHabit } from './plan-habit.ts'

// Spec: S3-075, S3-080
test('the plan of a wish is a habit whose cue is the obstacle, of the type that it is', async () => {
  const { run, store } = openHabits()
  const planned = habitFromWish({
    obstacle: 'Dad calls.',
    plan: 'If Dad calls, then I will play him the first bar.',
  })
  if (!planned) throw new Error('It says what will be done')
  const about = 'Wish: Play for Dad'
  const uid = await planHabit({ run } as VaultCalls, { planned, today, area: 'creative', about })
  expect(store.one(habits, uid ?? '')?.data).toMatchObject({
    ...{ name: 'Play him the first bar', trigger: 'if Dad calls', behavior: 'play him the first bar' },
    ...{ area: 'creative', kind: 'track', cueType: 'social', goalId: null, about },
  })
  const cues = [...store.of(habitCues).values()].map(({ data }) => data)
  expect(cues).toMatchObject([
    { habitId: uid, cueType: 'social', cueDetails: { text: 'if Dad calls', since: today, until: null } },
  ])
})
