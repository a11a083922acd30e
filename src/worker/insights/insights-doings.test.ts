import { expect, test } from 'vitest'
import { goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletion, habitCompletions } from '#domain/habits/habit-records.ts'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { addDays } from '#domain/time/day.ts'
import { openInsights, today } from './open-insights.test-support.ts'

const timeout = 60_000

/** Twenty evenings of the piano, a habit since the first page. */
function openPiano() {
  const opened = openInsights()
  const habitId = '01900000-0000-7000-8000-000000000001'
  const tick = (ago: number) =>
    opened.keep(
      habitCompletions.kind,
      `tick ${ago}`,
      habitCompletion.parse({
        habitId,
        completedDate: addDays(today, -ago),
        updatedAt: `${today}T08:00:00Z`,
      }),
    )
  opened.keep(habits.kind, habitId, sampleHabit({ name: 'Piano', startDate: addDays(today, -80) }))
  for (let nth = 1; nth <= 20; nth++) tick(2 + nth * 3)
  const piano = async () =>
    (await opened.found('UTC')).moves.find(({ kind, lag }) => kind === 'habit' && lag === 0)
  return { ...opened, tick, piano }
}

test('a habit that is ticked off changes what was found, but for a tick of today, which is not over', {
  timeout,
}, async () => {
  const { piano, tick, readLocal } = openPiano()
  const keyOf = async () => (await readLocal<{ key: string }>('insights.90'))?.key
  expect(await piano()).toMatchObject({ name: 'Piano', with: 20, without: 60 })
  const key = await keyOf()
  tick(0)
  await piano()
  expect(await keyOf()).toBe(key)
  tick(3)
  expect(await piano()).toMatchObject({ with: 21, without: 59 })
})

test('insights are put together again once a habit is ticked off or a step on a goal is noted', {
  timeout,
}, async () => {
  const { tick, keep, foundAgainAfter } = openPiano()
  expect(await foundAgainAfter(() => tick(4))).toHaveLength(3)
  const step = { goalId: 'g', date: today, progressValue: 5, note: '', mood: null, energy: null }
  expect(await foundAgainAfter(() => keep(goalProgresses.kind, 'step', step))).toHaveLength(3)
})
