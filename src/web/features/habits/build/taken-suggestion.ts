import { cueTypeFrom } from '#domain/habits/cue-type-from.ts'
import { wishedOften } from '#domain/habits/wishes/often-in.ts'
import type { Day } from '#domain/time/day.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { blankForm, type HabitForm, oftenOf } from './habit-form.ts'

/** What a suggestion says that somebody took: it stays with the builder that it filled, and is adopted once the habit is kept. */
export type TakenSuggestion = Pick<
  SuggestionRow,
  'name' | 'trigger' | 'behavior' | 'area' | 'benefits' | 'quote' | 'source' | 'sourceId'
>

export function takenFrom(row: SuggestionRow): TakenSuggestion {
  const { name, trigger, behavior, area, benefits, quote, source, sourceId } = row
  return { name, trigger, behavior, area, benefits, quote, source, sourceId }
}

/** How often its sentence says, where a person wished it. */
function oftenSaid({ source, quote, behavior }: TakenSuggestion): Partial<HabitForm> {
  const often = source === 'journal' ? wishedOften(quote, behavior) : null
  return often === null ? {} : oftenOf(often)
}

/** The fields as a suggestion fills them. A plan for when an obstacle comes is only counted: on other days nothing is missed. */
export function suggestionForm(suggestion: TakenSuggestion, today: Day): HabitForm {
  const { name, trigger, behavior, area, source } = suggestion
  return {
    ...blankForm(today),
    ...{ name, trigger, behavior, area },
    ...oftenSaid(suggestion),
    ...(source === 'ai' && trigger !== '' && { cueType: cueTypeFrom(trigger) }),
    ...(source === 'goal' && { kind: 'track', cueType: cueTypeFrom(trigger) }),
  }
}

/** The suggestion among what was left of a builder; null: there is none. */
export function suggestionIn(left: object): TakenSuggestion | null {
  const found = 'suggestion' in left ? left.suggestion : null
  return typeof found === 'object' && found !== null ? (found as TakenSuggestion) : null
}
