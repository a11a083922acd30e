import type { AiInterest } from '../account/onboarding-choices.ts'
import { isOfInterest } from './interest-slots.ts'
import type { MessageReading } from './message-reading.ts'
import { choose, type Facts, filled, fits, hashOf, isIn, type Skeleton, type Style } from './skeleton.ts'
import {
  ofContrast,
  ofFeeling,
  ofHardPhrase,
  ofPerson,
  ofStrength,
  ofWish,
  ofWord,
} from './skeletons-named.ts'
import { ofClause, ofLine, ofThing } from './skeletons-plain.ts'

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

/** The ways to take something up, with how readily each is taken where it can be. */
const ways: readonly { readonly pool: readonly Skeleton[]; readonly weight: number }[] = [
  { pool: ofContrast, weight: 3 },
  { pool: ofHardPhrase, weight: 3 },
  { pool: ofStrength, weight: 3 },
  { pool: ofFeeling, weight: 3 },
  { pool: ofClause, weight: 3 },
  { pool: ofLine, weight: 3 },
  { pool: ofThing, weight: 2 },
  { pool: ofWish, weight: 2 },
  { pool: ofPerson, weight: 1 },
]

/** Of a pool those that suit the message and that no recent reply holds. */
export function freshOf(voice: Voice, pool: readonly Skeleton[]): Skeleton[] {
  return suiting(voice, pool).filter((one) => !voice.recent.some((reply) => isIn(one, reply)))
}

function suiting({ reading, style, facts }: Voice, pool: readonly Skeleton[]): Skeleton[] {
  const { tone, feelingTone, told, isManySentences: isMany } = reading
  const about = { style, tone, feelingTone, told, isMany }
  return pool.filter((skeleton) => fits(skeleton, facts, about))
}

/** Picks from a pool and remembers it, in two of three cases what only this style says; the empty text when nothing in the pool suits. */
export function say(voice: Voice, slot: string, pool: readonly Skeleton[]): string {
  const seed = `${slot}|${voice.style}|${voice.seed}`
  const own =
    hashOf(`own|${seed}`) % 3 === 0
      ? []
      : freshOf(
          voice,
          pool.filter(({ style }) => style !== undefined),
        )
  const skeleton = choose(own.length > 0 ? own : suiting(voice, pool), seed, voice.recent)
  if (!skeleton) return ''
  voice.used.push(skeleton.text)
  return filled(skeleton, voice.facts)
}

/** Of a pool those that take up what the person wants to be taken up, when a fresh one suits; else all of it. */
export function ofInterest(voice: Voice, pool: readonly Skeleton[]): readonly Skeleton[] {
  const wanted = freshOf(
    voice,
    pool.filter((skeleton) => isOfInterest(skeleton, voice.interests)),
  )
  return wanted.length > 0 ? wanted : pool
}

/** Takes one thing of the message up, sometimes a second one that the first does not hold. */
export function takenUp(voice: Voice): string {
  if (voice.reading.kind === 'word') return say(voice, 'opening', [...ofWord, ...ofLine])
  const open = ways
    .map(({ pool, weight }) => ({ pool: freshOf(voice, pool), weight }))
    .filter(({ pool }) => pool.length > 0)
  if (open.length === 0) return say(voice, 'opening', ofLine)
  const all = open.flatMap(({ pool }) => pool)
  const wanted = ofInterest(voice, all)
  const first = say(voice, 'opening', wanted === all ? drawn(open, voice.seed) : wanted)
  const isMore = voice.reading.isManySentences && hashOf(`more|${voice.seed}`) % 3 === 0
  return isMore ? `${first} ${another(voice, first)}`.trim() : first
}

/** A second sentence about somebody or something that the first one leaves out. */
function another(voice: Voice, first: string): string {
  const { strength, feeling, thing, person } = voice.facts
  const left = [
    { fact: strength, pool: ofStrength },
    { fact: feeling, pool: ofFeeling },
    { fact: person, pool: ofPerson },
    { fact: thing, pool: ofThing },
  ].filter(({ fact }) => fact !== undefined && !first.toLowerCase().includes(bare(fact)))
  const chosen = left.find(({ pool }) => freshOf(voice, pool).length > 0)
  return chosen ? say(voice, 'another', freshOf(voice, chosen.pool)) : ''
}

const bare = (fact: string): string => fact.replace(/[“”‘’]/g, '').toLowerCase()

function drawn(
  open: readonly { pool: readonly Skeleton[]; weight: number }[],
  seed: string,
): readonly Skeleton[] {
  const total = open.reduce((sum, { weight }) => sum + weight, 0)
  let at = hashOf(`way|${seed}`) % total
  for (const { pool, weight } of open) {
    if (at < weight) return pool
    at -= weight
  }
  return open[0]?.pool ?? []
}
