import type { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { Hit, SearchIndex } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { nearness } from './nearness.ts'
import { adviceIn, isRule } from './own-rule.ts'
import { quoteAt } from './quote.ts'
import { statementsIn } from './statements.ts'

/** Whose pages are looked through, and what texts mean. */
export interface LinesByMeaning {
  readonly index: MeaningIndex
  /** The vector of a text; null where it has none. */
  readonly ask: (text: string) => Promise<Meaning | null>
}

/** What is said in fewer words tells of nothing. */
const fewestWords = 5
/** Of the nearest passages so many are read statement by statement. */
const passagesRead = 6
/** How likely a line has to be the one that belongs there, one that words join to the message, too, and one where a line is asked for. docs/companion.md has what that costs. */
const likely = { alone: 0.7, withWords: 0.3, wanted: 0.45 }

/** A statement near what is told, and how likely it is the one that belongs there, 0 to 1. */
interface WeighedLine {
  readonly uid: string
  readonly text: string
  readonly chance: number
  readonly quoted: () => RecalledPassage | null
}

/**
 * The statements of the passages nearest to what is told, weighed against each other and against none as a softmax, as it is learned with the encoder
 * (`nearness.ts`); in no order.
 */
export async function linesBeside(
  texts: SearchIndex,
  { index, ask }: LinesByMeaning,
  message: string,
): Promise<WeighedLine[]> {
  if (message.trim().split(/\s+/).length < fewestWords || index.isEmpty) return []
  const said = await ask(message)
  const query = said && nearness('passage').query(said)
  if (!query) return []
  const lines = index
    .score(query)
    .nearest(passagesRead)
    .flatMap(({ uid, start }) => {
      const id = texts.at(uid, start)
      return (id === undefined ? null : texts.hit(id, 0)) ?? []
    })
    .flatMap(linesOf)
  const vectors = await Promise.all(lines.map(({ text }) => ask(text)))
  const head = nearness('statement')
  const worths = vectors.map((vector) => (vector ? head.line(said, vector) : Number.NEGATIVE_INFINITY))
  const none = head.none(said)
  const most = Math.max(none, ...worths)
  const all = worths.reduce((sum, worth) => sum + Math.exp(worth - most), Math.exp(none - most))
  return lines.map((line, at) => ({ ...line, chance: Math.exp((worths[at] as number) - most) / all }))
}

/**
 * The line that belongs beside what is told: what they set themselves, what somebody said to them, what was otherwise once. Null for none, as mostly.
 * `byWords`: the line that words find, which need be less likely. `isWanted`: they ask to be told otherwise, or for help.
 */
export function lineAmong(
  lines: readonly WeighedLine[],
  except: ReadonlySet<string>,
  byWords: RecalledPassage | null,
  isWanted = false,
): RecalledPassage | null {
  const meant = lines.filter(({ uid }) => !except.has(uid)).toSorted((a, b) => b.chance - a.chance)
  const [best] = meant
  if (best && best.chance >= likely[isWanted ? 'wanted' : 'alone']) return best.quoted()
  const isOfWords = ({ uid, text, chance }: WeighedLine): boolean =>
    chance >= likely.withWords && uid === byWords?.entryUid && byWords.quote.includes(text)
  return meant.some(isOfWords) ? byWords : null
}

function linesOf({ passage }: Hit) {
  const statements = statementsIn(passage.text)
  return statements.map(({ text }, at) => ({
    text,
    uid: passage.entryUid,
    quoted: (): RecalledPassage | null => {
      const quote = quoteAt(passage.text, statements, at)
      const why = isRule(text) ? 'promise' : adviceIn(text) === null ? null : 'told'
      return quote === null ? null : { ...passage, quote, shared: [], ...(why && { why }) }
    },
  }))
}
