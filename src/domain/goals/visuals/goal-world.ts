import type { Day } from '../../time/day.ts'
import type { WeekStart } from '../../time/my-day.ts'
import type {
  GoalFact,
  HabitFact,
  MilestoneFact,
  PageFact,
  RatedDay,
  StepFact,
} from '../engine/goal-facts.ts'

/** Everything that the nine drawings of a goal are made from. */
export interface GoalWorld {
  readonly today: Day
  readonly weekStart: WeekStart
  /** False: the person does not want to see days in a row counted. */
  readonly showsStreak?: boolean
  /** The goal that is looked at. */
  readonly goal: GoalFact
  /** All goals, this one among them. */
  readonly goals: readonly GoalFact[]
  readonly steps: readonly StepFact[]
  readonly milestones: readonly MilestoneFact[]
  /** Linked habits. */
  readonly habits: readonly HabitFact[]
  /** Days with ratings, in any order. */
  readonly rated: readonly RatedDay[]
  /** Pages that speak of the goal, in any order. */
  readonly pages: readonly PageFact[]
}

/** What drawings of all goals are made from; `goal`: one of them stands out. */
export interface GoalsWorld extends Pick<GoalWorld, 'today' | 'goals' | 'steps' | 'habits' | 'rated'> {
  readonly goal: GoalFact | null
}

/** Numbers of a drawing as a table. null: not given. */
export interface VisualTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** What every drawing has in common: a question, a sentence that answers it, and its numbers. */
export interface Visual {
  readonly question: string
  readonly answer: string
  /** One more sentence, below the drawing, about what stands out in it; null: nothing does, or there is too little to say so. */
  readonly finding: string | null
  readonly table: VisualTable
  /** False: there is too little to draw, and the answer says what is missing. */
  readonly isDrawn: boolean
}
