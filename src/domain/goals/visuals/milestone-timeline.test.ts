import { expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { milestoneFact, sampleWorld, today } from '../sample-goals.test-support.ts'
import { milestoneTimeline } from './milestone-timeline.ts'

const planned = '2026-08-31'
/** Milestones that were done so many days after their dates; null: they had none. */
const doneAfter = (...days: readonly (number | null)[]) =>
  days.map((late, at) =>
    milestoneFact(`Bars ${at}`, at, {
      targetDate: late === null ? null : planned,
      isCompleted: true,
      completedAt: `${addDays(planned, late ?? 0)}T10:00:00.000Z`,
    }),
  )
const findingOf = (...days: readonly (number | null)[]) =>
  milestoneTimeline(sampleWorld({ milestones: doneAfter(...days) })).finding

// Spec: S3-064
test.each([
  [[], null],
  [[null], null],
  [[0], '“Bars 0” was done on its date.'],
  [[1], '“Bars 0” was done 1 day after its date.'],
  [[-7], '“Bars 0” was done 7 days before its date.'],
  [[-7, 41, 19], 'Two of the three done came later than planned, by 19 and 41 days.'],
  [[-7, 0, 1], 'One of the three done came later than planned, by 1 day.'],
  [[5, 5], 'Both done came later than planned, by 5 days.'],
  [[5, 9, 19, 30], 'All four done came later than planned, by 5 to 30 days.'],
  [[5, 9, 19], 'All three done came later than planned, by 5, 9 and 19 days.'],
  [[0, -3], 'Both done came by their dates.'],
  [[-2, -3, -10], 'All three done came before their dates, by 2, 3 and 10 days.'],
  [[-7, 41, null], 'One of the two done that had a date came later than planned, by 41 days.'],
])('milestones done %j days after their dates: %s', (days, finding) => {
  expect(findingOf(...days)).toBe(finding)
})

test('what is not done yet says nothing about dates', () => {
  const milestones = [milestoneFact('Left hand', 0, { targetDate: '2026-01-01' })]
  expect(milestoneTimeline(sampleWorld({ milestones })).finding).toBeNull()
})

test('the table has both days of a milestone', () => {
  const milestones = [...doneAfter(19), milestoneFact('Left hand', 1, { targetDate: today })]
  expect(milestoneTimeline(sampleWorld({ milestones })).table).toMatchObject({
    head: ['Milestone', 'Planned for', 'Done on', 'State'],
    rows: [
      ['Bars 0', planned, '2026-09-19', 'done'],
      ['Left hand', today, null, 'next'],
    ],
  })
})
