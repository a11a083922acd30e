import { goalYear } from '#domain/sample-life/goal-year.ts'
import { carriedOn, toldAfter } from '#domain/sample-life/told-after.ts'
import { toldLife } from '#domain/sample-life/told-life.ts'
import after from '../../../../../data/sample-life/after.json' with { type: 'json' }
import days from '../../../../../data/sample-life/days.json' with { type: 'json' }
import goals from '../../../../../data/sample-life/goals.json' with { type: 'json' }
import habits from '../../../../../data/sample-life/habits.json' with { type: 'json' }
import pages from '../../../../../data/sample-life/pages.json' with { type: 'json' }

const told = toldLife.omit({ talks: true }).parse({ pages, habits, goals, days })

/** The goal in the middle of the sample life two weeks before its date, for whoever wants to see what the drawings say; a year back, so that it is nobody's future. */
export const demoWorld = goalYear(carriedOn(told, toldAfter.parse(after)), 'play', -52)
