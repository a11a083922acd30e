import type {
  GoalFact,
  HabitFact,
  MilestoneFact,
  PageFact,
  RatedDay,
  StepFact,
} from '../goals/engine/goal-facts.ts'
import { mentionFinder } from '../goals/engine/goal-mentions.ts'
import { goal, goals } from '../goals/records/goal.ts'
import { goalMilestone, goalMilestones, goalProgress, goalProgresses } from '../goals/records/goal-parts.ts'
import type { GoalWorld } from '../goals/visuals/goal-world.ts'
import { journalEntry } from '../journal/journal-entry.ts'
import { ratingCourse } from '../journal/rating-course.ts'
import { addDays, dateOnWall } from '../time/day.ts'
import { daysDone } from './habit-days.ts'
import { type LifeClock, lifeClock } from './life-clock.ts'
import { sampleGoals } from './sample-goals.ts'
import { samplePages } from './sample-pages.ts'
import type { SampleRecord, ToldGoal, ToldLife } from './told-life.ts'

/** What of the fictional life a goal's year is made from. */
export type ToldYear = Pick<ToldLife, 'pages' | 'habits' | 'goals' | 'days'>

/** Records are called by the names that they are told by. */
const nameAsUid = (_kind: string, name: string): string => name

function goalParts(records: readonly SampleRecord[]) {
  const read = <Part>(kind: string, part: (data: object) => Part) =>
    records
      .filter(({ entity }) => entity.kind === kind)
      .map(({ name, data }) => ({ ...part(data(nameAsUid)), id: name }))
  const all: GoalFact[] = read(goals.kind, (data) => goal.parse(data))
  const steps: StepFact[] = read(goalProgresses.kind, (data) => goalProgress.parse(data))
  const milestones: MilestoneFact[] = read(goalMilestones.kind, (data) => goalMilestone.parse(data))
  return { goals: all, steps, milestones }
}

/** The goal's habits that have begun. */
const linkedHabits = ({ habits }: ToldYear, linked: ToldGoal, { until, moved }: LifeClock): HabitFact[] =>
  habits
    .filter(({ id, from }) => linked.habits.includes(id) && from <= until)
    .map((habit) => ({ id: habit.id, name: habit.name, days: daysDone(habit, until).map(moved) }))

/** So far back ratings are laid over a goal: the year, and what a reader sees of the days before it. */
const ratedFor = 400

function ratedDays(told: ToldYear, clock: LifeClock): RatedDay[] {
  const entries = samplePages(told, clock).map(({ data }) => {
    const { createdAt, mood, energy } = journalEntry.parse(data(nameAsUid))
    return { day: dateOnWall(Date.parse(createdAt), clock.zone), mood, energy, stress: null }
  })
  return ratingCourse(entries, clock.moved(clock.until), ratedFor).map(({ day, mood, energy }) => ({
    day,
    mood,
    energy,
  }))
}

/** The pages that speak of a goal, by the line that says most of it. */
function speakingPages({ pages }: ToldYear, about: GoalFact, { moved }: LifeClock): PageFact[] {
  const find = mentionFinder(about)
  return pages.flatMap(({ day, text }) => {
    const said = find(text)
    return said ? [{ id: day, day: moved(day), quote: said.quote }] : []
  })
}

/**
 * One goal of the fictional life as it stands on the life's last day, the same every time. The whole life is moved by so many weeks (`weeks`, negative: into
 * the past), so that its weekdays stay. Throws RangeError for a goal that is not told.
 */
export function goalYear(told: ToldYear, goalId: string, weeks = 0): GoalWorld {
  const linked = told.goals.find(({ id }) => id === goalId)
  const lastPage = told.pages.at(-1)
  if (!linked || !lastPage) throw new RangeError(`The life has no goal ${goalId}.`)
  const clock = lifeClock(lastPage.day, addDays(lastPage.day, weeks * 7 + 1), 'UTC')
  const parts = goalParts(sampleGoals(told.goals, clock))
  const chosen = parts.goals.find(({ id }) => id === goalId)
  if (!chosen) throw new RangeError(`The life has no goal ${goalId}.`)
  return {
    ...parts,
    today: clock.moved(clock.until),
    weekStart: 'monday',
    goal: chosen,
    habits: linkedHabits(told, linked, clock),
    rated: ratedDays(told, clock),
    pages: speakingPages(told, chosen, clock),
  }
}
