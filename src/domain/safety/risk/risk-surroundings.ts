/** What stands around a sentence: the sentence itself with its neighbours. */
export interface Surroundings {
  /** As written. */
  readonly raw: string
  /** In plain words. */
  readonly plain: string
  /** The sentence after it, in plain words; empty at the end. */
  readonly next: string
}

/** True when one of some words is among plain words. */
export const has = (plain: string, words: ReadonlySet<string>): boolean =>
  plain.split(' ').some((word) => words.has(word))

interface Plain {
  readonly plain: string
}

const wordsOf = new WeakMap<Plain, ReadonlySet<string>>()

/** The same of a sentence or its surroundings, whose words are parted once for all mentions in it. */
export function hasIn(place: Plain, words: ReadonlySet<string>): boolean {
  const parted = wordsOf.get(place) ?? new Set(place.plain.split(' '))
  wordsOf.set(place, parted)
  for (const word of parted) if (words.has(word)) return true
  return false
}

/** Signs that something is no joke, as written. */
export const isMeant =
  /\b(?:(?:not|isn['’]?t|aint|ain['’]t|wasn['’]?t|no) (?:\w+ )?(?:joking|joke|jokes|kidding|jokey|funny|dramatic|exaggerating|banter|a bit)|for real|seriously|serious|mean it|means it|actually|genuinely|every (?:single )?(?:day|night|morning)|all the time|can['’]?t stop|its real)\b/i
