import type { Hit } from '#domain/search/search-index.ts'
import { wordKey } from '#domain/search/word-keys.ts'
import { fold } from '#domain/text/fold.ts'
import { signsOf } from './asked-for.ts'

const largeInside = /(?<=[\p{L}\p{N},;:’'"(] ?)(?<![.!?] )\b\p{Lu}\p{Ll}{2,}/gu

/** The names in a text, as stems: words written large where no sentence begins. */
function namesOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(largeInside), ([word]) => wordKey(fold(word))))
}

/** How much each sign counts, beside the worth of the first look, which is 1 for the best find. */
export interface SecondLook {
  /** For all that the question asks with ("when", "who"): what could answer it. */
  readonly kind: number
  /** For every name of the question that the passage holds, as a share of them. */
  readonly name: number
  /** For a name that a better find brings in and that no question named. */
  readonly chain: number
  /** For what of the question's words no find before it holds, as a share of all. */
  readonly fresh: number
}

export const secondLook: SecondLook = { kind: 0.1, name: 0.1, chain: 0.15, fresh: 0.2 }

const shareIn = (wanted: ReadonlySet<string>, held: ReadonlySet<string>): number => {
  let count = 0
  for (const one of wanted) if (held.has(one)) count++
  return wanted.size === 0 ? 0 : count / wanted.size
}

interface Candidate {
  readonly hit: Hit
  readonly worth: number
  readonly stems: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** What is asked: the words of the question, and how telling each stem of it is (nats). */
export interface AskedWords {
  readonly text: string
  readonly terms: readonly { readonly stem: string; readonly idf: number }[]
}

/**
 * The candidates of a first look in a new order: one after the other the best by its worth, by what it could answer, and by what of the
 * question nothing before it says. A name that an earlier find brings in leads on to others that hold it.
 */
export function lookedAtAgain(
  candidates: readonly Hit[],
  asked: AskedWords,
  limit: number,
  weights: SecondLook = secondLook,
): Hit[] {
  const best = candidates[0]?.score ?? 0
  if (best <= 0) return candidates.slice(0, limit)
  const signs = signsOf(asked.text)
  const wanted = namesOf(asked.text)
  const askedStems = new Set(asked.terms.map(({ stem }) => stem))
  const idfOf = new Map(asked.terms.map(({ stem, idf }) => [stem, idf]))
  const total = asked.terms.reduce((sum, { idf }) => sum + idf, 0) || 1
  let open: Candidate[] = candidates.map((hit) => {
    const { text } = hit.passage
    const [stems, names] = [new Set(hit.stems), namesOf(text)]
    const kind = signs.length === 0 ? 0 : signs.filter((sign) => sign.test(text)).length / signs.length
    const worth = hit.score / best + weights.kind * kind + weights.name * shareIn(wanted, stems)
    return { hit, worth, stems, names }
  })
  const [held, led] = [new Set<string>(), new Set<string>()]
  const kept: Hit[] = []
  const gainOf = ({ worth, stems, names }: Candidate): number => {
    let fresh = 0
    for (const [stem, idf] of idfOf) if (stems.has(stem) && !held.has(stem)) fresh += idf
    const isLed = [...names].some((name) => led.has(name))
    return worth + (weights.fresh * fresh) / total + (isLed ? weights.chain : 0)
  }
  while (kept.length < limit && open.length > 0) {
    const values = open.map(gainOf)
    const at = values.indexOf(Math.max(...values))
    const next = open[at]
    if (!next) break
    open = open.filter((one) => one !== next)
    kept.push(next.hit)
    for (const stem of next.stems) if (askedStems.has(stem)) held.add(stem)
    for (const name of next.names) if (!askedStems.has(name)) led.add(name)
  }
  return kept
}
