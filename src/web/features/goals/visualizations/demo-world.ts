import { goalYear } from '#domain/sample-life/goal-year.ts'
import { toldLife } from '#domain/sample-life/told-life.ts'
import days from '../../../../../data/sample-life/days.json' with { type: 'json' }
import goals from '../../../../../data/sample-life/goals.json' with { type: 'json' }
import habits from '../../../../../data/sample-life/habits.json' with { type: 'json' }
import pages from '../../../../../data/sample-life/pages.json' with { type: 'json' }

/** The goal in the middle of the sample life, for whoever wants to see what the drawings say. */
export const demoWorld = goalYear(
  toldLife.omit({ talks: true }).parse({ pages, habits, goals, days }),
  'play',
)
