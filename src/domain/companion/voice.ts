import type { AiInterest } from '../account/onboarding-choices.ts'
import type { MessageReading } from './message-reading.ts'
import { choose, type Facts, filled, fits, hashOf, isIn, type Skeleton, type Style } from './skeleton.ts'

/** What a reply is made from. `recent`: the companion's own replies of this talk, newest first. */
export interface Voice {
  readonly reading: MessageReading
  readonly style: Style
  readonly facts: Facts
  readonly interests: readonly AiInterest[]
  readonly recent: readonly string[]
  /** Decides between what fits equally well. */
  readonly seed: string
  /** The skeletons that were used for this reply so far. */
  readonly used: string[]
}

/** Of a pool those that suit the message and that no recent reply holds. */
export function freshOf({ reading, style, facts, recent }: Voice, pool: readonly Skeleton[]): Skeleton[] {
  const about = { style, tone: reading.tone, told: reading.told }
  return pool.filter(
    (skeleton) => fits(skeleton, facts, about) && !recent.some((reply) => isIn(skeleton, reply)),
  )
}

/**
 * Picks a fresh one from a pool and remembers it, in two of three cases what only this style says; the empty text when nothing fresh
 * suits: silence is better than the same again.
 */
export function say(voice: Voice, slot: string, pool: readonly Skeleton[]): string {
  const seed = `${slot}|${voice.style}|${voice.seed}`
  const fresh = freshOf(voice, pool)
  const own = fresh.filter(({ style }) => style !== undefined)
  const skeleton = choose(own.length > 0 && hashOf(`own|${seed}`) % 3 > 0 ? own : fresh, seed, voice.recent)
  if (!skeleton) return ''
  voice.used.push(skeleton.text)
  return filled(skeleton, voice.facts)
}

/** True in one of so many cases, decided by the message and the style. */
export const oneIn = (voice: Voice, cases: number, what: string): boolean =>
  hashOf(`${what}|${voice.style}|${voice.seed}`) % cases === 0
