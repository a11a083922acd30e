import type { Day } from '../../time/day.ts'
import type { DayLine } from '../records/day-line.ts'

export type DayLineFact = DayLine & { readonly id: string }

/** So many intentions and affirmations a day: small, and few. What was let go does not count. */
export const mostADay = 3

const statusRank = { pending: 0, completed: 1, let_go: 2 } as const
const typeRank = { goal: 0, affirmation: 1 } as const

/** The lines of a day: open ones first, then what was done, then what was let go; of each the intentions before the affirmations, as they were written. */
export const linesOn = (lines: readonly DayLineFact[], day: Day): DayLineFact[] =>
  lines
    .filter(({ date }) => date === day)
    .sort(
      (a, b) =>
        statusRank[a.status] - statusRank[b.status] ||
        typeRank[a.type] - typeRank[b.type] ||
        a.createdAt.localeCompare(b.createdAt),
    )

/** Whether a day can take one line more. */
export const hasRoomOn = (lines: readonly DayLineFact[], day: Day): boolean =>
  linesOn(lines, day).filter(({ status }) => status !== 'let_go').length < mostADay
