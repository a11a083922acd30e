import type { Day } from '../time/day.ts'
import { addDays } from '../time/day.ts'
import type { DangerLanguage } from './languages/danger-language.ts'
import type { CareShowing } from './plan-parts.ts'

/** A message or an entry with words that may mean danger. */
export interface Flagged {
  /** Its uid. */
  readonly about: string
  readonly level: 1 | 2
  /** When it was said or finished, ms since 1970, and the person's day of that. */
  readonly atMs: number
  readonly day: Day
  /** Digests of the words it rests on. */
  readonly keys: readonly string[]
  /** Of the words, where it is one of those in which danger is known besides English. */
  readonly language?: DangerLanguage
}

/** What is known when a card is to be shown or not. */
export interface CareState {
  readonly today: Day
  readonly showing: CareShowing
  /** By uid: digests of the words about which the person has answered the card. */
  readonly answered: ReadonlyMap<string, ReadonlySet<string>>
  /** Everything with such words that was said or finished today. */
  readonly flaggedToday: readonly Flagged[]
}

export type CareForm = 'whole' | 'short'

/** After so many days no card stands beside words any more, however grave they were: a journal may be read again in peace. */
const daysBesideGraveWords = 7

/**
 * Which card stands beside something; null: none. Grave words (level 2) always bring one until it is answered; others (level 1) only where
 * they were the first of their day, on that day, and not for who wants less.
 */
export function careForm(thing: Flagged, state: CareState): CareForm | null {
  const { today, showing, answered, flaggedToday } = state
  const known = answered.get(thing.about)
  if (known && thing.keys.every((key) => known.has(key))) return null
  if (thing.level === 2) {
    if (addDays(thing.day, daysBesideGraveWords) < today) return null
    return showing === 'less' ? 'short' : 'whole'
  }
  if (showing === 'less' || thing.day !== today) return null
  return flaggedToday.some((other) => isBefore(other, thing)) ? null : 'whole'
}

const isBefore = (one: Flagged, other: Flagged): boolean =>
  one.about !== other.about && (one.atMs < other.atMs || (one.atMs === other.atMs && one.about < other.about))

/** The one card of a talk: beside the latest words that bring one. */
export function careInTalk(
  flagged: readonly Flagged[],
  state: CareState,
): { readonly thing: Flagged; readonly form: CareForm } | null {
  const latestFirst = flagged.toSorted((one, other) => (isBefore(one, other) ? 1 : -1))
  for (const thing of latestFirst) {
    const form = careForm(thing, state)
    if (form) return { thing, form }
    // What was said after graver words and answered does not bring the older card back.
    if (state.answered.has(thing.about)) return null
  }
  return null
}
