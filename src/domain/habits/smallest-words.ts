import type { HabitKind } from './habit-choices.ts'

/** A version for a hard day, and why it helps. */
export interface SmallestOffer {
  readonly words: string
  readonly why: string
}

const offers: Readonly<Record<HabitKind, readonly SmallestOffer[]>> = {
  build: [
    { words: 'for three breaths', why: 'so small that it always fits' },
    { words: 'only the first step', why: 'the rest may follow' },
  ],
  break: [
    { words: 'not for the next ten minutes', why: 'then decide again' },
    { words: 'notice it and go on', why: 'seeing it counts' },
  ],
  track: [],
}

/** What is offered as the smallest version of a habit of a kind. */
export const smallestOffers = (kind: HabitKind): readonly SmallestOffer[] => offers[kind]
