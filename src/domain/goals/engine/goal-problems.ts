import type { Day } from '../../time/day.ts'
import { loopSentence, wouldLoop } from './goal-tree.ts'

/** What a person put into a goal's form, as far as fields depend on one another. */
interface FormFacts {
  /** null: a goal that is not kept yet. */
  readonly id: string | null
  readonly parentId: string | number | null
  readonly startDate: Day | null
  readonly targetDate: Day | null
}

export const endSentence = 'The end date is before the start date.'

/** What is wrong between the fields of a goal, by the field at which it is said. Empty: nothing. */
export function goalProblems(
  { id, parentId, startDate, targetDate }: FormFacts,
  goals: readonly { readonly id: string; readonly parentId: string | number | null }[],
): { readonly parentId?: string; readonly targetDate?: string } {
  return {
    ...(id !== null && wouldLoop(id, parentId, goals) && { parentId: loopSentence }),
    ...(startDate !== null && targetDate !== null && targetDate < startDate && { targetDate: endSentence }),
  }
}
