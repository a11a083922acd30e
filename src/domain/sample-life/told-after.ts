import { z } from 'zod'
import { type ToldGoal, type ToldHabit, type ToldLife, toldLife } from './told-life.ts'

const habit = toldLife.shape.habits.element.pick({ id: true, skips: true, notes: true })
const goal = toldLife.shape.goals.element
  .pick({ id: true, progress: true, metric: true, steps: true })
  .extend({
    course: toldLife.shape.goals.element.shape.course.default({}),
    milestones: toldLife.shape.goals.element.shape.milestones.default([]),
  })

/** What came after the last told day; the file data/sample-life/after.json. Habits and goals say what is new of them alone. */
export const toldAfter = z.object({
  pages: toldLife.shape.pages,
  habits: z.array(habit),
  goals: z.array(goal),
})
type ToldAfter = z.infer<typeof toldAfter>

/** The told life with what came after it. Throws RangeError for a habit or goal that the life does not have. */
export function carriedOn<Told extends Pick<ToldLife, 'pages' | 'habits' | 'goals'>>(
  told: Told,
  after: ToldAfter,
): Told {
  const known = new Set([...told.habits, ...told.goals].map(({ id }) => id))
  const stranger = [...after.habits, ...after.goals].find(({ id }) => !known.has(id))
  if (stranger) throw new RangeError(`The life has no ${stranger.id}.`)
  return {
    ...told,
    pages: [...told.pages, ...after.pages],
    habits: told.habits.map((one) => habitAfter(one, after)),
    goals: told.goals.map((one) => goalAfter(one, after)),
  }
}

function habitAfter(told: ToldHabit, { habits }: ToldAfter): ToldHabit {
  const more = habits.find(({ id }) => id === told.id)
  return more
    ? { ...told, skips: { ...told.skips, ...more.skips }, notes: { ...told.notes, ...more.notes } }
    : told
}

function goalAfter(told: ToldGoal, { goals }: ToldAfter): ToldGoal {
  const more = goals.find(({ id }) => id === told.id)
  if (!more) return told
  const milestones = new Map([...told.milestones, ...more.milestones].map((one) => [one.title, one]))
  return {
    ...told,
    ...more,
    course: { ...told.course, ...more.course },
    steps: { ...told.steps, ...more.steps },
    milestones: [...milestones.values()],
  }
}
