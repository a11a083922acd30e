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
/** How likely a line has to be the one that belongs there, and one that words join to the message, too. docs/companion.md has what that costs. */
const likely = { alone: 0.7, withWords: 0.3 }

/**
 * The line of an earlier page that belongs beside what is told: what they set themselves, what somebody said to them, what was otherwise once. Learned with the
 * encoder (`nearness.ts`). Null for none, as mostly: the statements of the nearest passages, and none, are weighed against each other as a softmax.
 * `byWords`: the line that words find, which need be less likely.
 */
export async function lineBeside(
  texts: SearchIndex,
  { index, ask }: LinesByMeaning,
  message: string,
  except: ReadonlySet<string>,
  byWords: RecalledPassage | null = null,
): Promise<RecalledPassage | null> {
  if (message.trim().split(/\s+/).length < fewestWords || index.isEmpty) return null
  const said = await ask(message)
  const query = said && nearness('passage').query(said)
  if (!query) return null
  const lines = index
    .score(query)
    .nearest(passagesRead, ({ uid }) => !except.has(uid))
    .flatMap(({ uid, start }) => {
      const id = texts.at(uid, start)
      return (id === undefined ? null : texts.hit(id, 0)) ?? []
    })
    .flatMap(linesOf)
  const vectors = await Promise.all(lines.map(({ text }) => ask(text)))
  const head = nearness('statement')
  const worths = vectors.map((vector) => (vector ? head.line(said, vector) : Number.NEGATIVE_INFINITY))
  const [most, none] = [Math.max(...worths), head.none(said)]
  const all = worths.reduce((sum, worth) => sum + Math.exp(worth - most), Math.exp(none - most))
  const best = lines[worths.indexOf(most)]
  if (best && 1 / all >= likely.alone) return best.quoted()
  const ofWords = lines.flatMap(({ text, uid }, at) =>
    uid === byWords?.entryUid && byWords.quote.includes(text) ? [(worths[at] as number) - most] : [],
  )
  return Math.exp(Math.max(...ofWords)) / all >= likely.withWords ? byWords : null
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
