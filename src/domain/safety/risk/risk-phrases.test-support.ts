import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { levelOf, type RiskKind, type RiskPhrase } from './risk-phrase-kinds.test-support.ts'

const folder = join(import.meta.dirname, 'phrases')

const isKind = (about: string): about is RiskKind => about in levelOf

/** The phrases of `src/domain/safety/risk/phrases/<set>.json`, in their order, each with the level of its kind. Throws for a kind that there is not. */
function phrasesOf(set: string): readonly RiskPhrase[] {
  const groups: { about: string; texts: string[] }[] = JSON.parse(
    readFileSync(join(folder, `${set}.json`), 'utf8'),
  )
  return groups.flatMap(({ about, texts }) => {
    if (!isKind(about)) throw new Error(`${set}: there is no kind ${about}`)
    return texts.map((text): RiskPhrase => ({ text, level: levelOf[about], about }))
  })
}

/** What a detector is judged by, written before there was one. */
export const riskPhrases = phrasesOf('first')
/** The second held-back set, by another author. */
export const heldHarmless = phrasesOf('held-harmless')
export const heldSerious = phrasesOf('held-serious')
/** Strangers to the first edition: the half that may be read while building. */
export const strangersHarmlessDeveloping = phrasesOf('strangers-developing-harmless')
export const strangersSeriousDeveloping = phrasesOf('strangers-developing-serious')
/** The half that nobody reads while building, counts only. */
export const strangersHarmlessHeld = phrasesOf('strangers-held-harmless')
export const strangersSeriousHeld = phrasesOf('strangers-held-serious')

/** Five voices more, and five others that nobody reads while building: counts only. */
export const voicesDeveloping = phrasesOf('voices-developing')
export const voicesHeld = phrasesOf('voices-held')

/** The latest author, who saw none of the others: every second phrase to learn from, the others for counts only. */
export const latestDeveloping = phrasesOf('latest-developing')
export const latestHeld = phrasesOf('latest-held')

const authors = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const
/** The phrases to tune on, by author. */
export const phrasesByAuthor = Object.fromEntries(
  authors.map((author) => [author, phrasesOf(`author-${author}`)]),
) as Readonly<Record<(typeof authors)[number], readonly RiskPhrase[]>>

/** Phrases that were written beside the rules: to learn from, never to measure by. */
export const ownPhrases = phrasesOf('own')
/** Phrases of roles (voices, means, holding out, food), written beside the rules of the second edition: to learn from as well. */
export const rolePhrases = phrasesOf('own-roles')
/** What is said outright in many voices, and beside it what is written like it and means nothing: read, mended by and learned from. */
export const twinsSerious = phrasesOf('twins-serious')
export const twinsHarmless = phrasesOf('twins-harmless')
