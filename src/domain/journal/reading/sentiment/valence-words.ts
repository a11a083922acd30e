import { unpackSteps, unpackWords } from '#domain/text/valence-pack.ts'
import { packedValences, packedWords } from './valence-lexicon.ts'

/** Valences are kept in tenths, from -3.9 up. */
export const lowestValence = -39

let made: ReadonlyMap<string, number> | undefined

function unpacked(): ReadonlyMap<string, number> {
  const tenths = unpackSteps(packedValences, lowestValence)
  return new Map(unpackWords(packedWords).map((word, at) => [word, (tenths[at] ?? 0) / 10]))
}

/** The valence of a word or emoticon in VADER's lexicon, -4..4; undefined when it is not there. */
export function vaderValence(lower: string): number | undefined {
  made ??= unpacked()
  return made.get(lower)
}
