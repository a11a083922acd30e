import type { MeaningIndex, MeaningScores } from '#domain/meaning/meaning-index.ts'
import { lengthOf, type Meaning } from '#domain/meaning/vectors.ts'
import type { Hit } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { Finding } from '../replies/reply.ts'
import { longestQuote, quoteAt } from './quote.ts'
import { statementsIn } from './statements.ts'

/** What a question is looked up among, and by. */
export interface Among {
  /** What must not come back: the messages of the open talk. */
  readonly except?: ReadonlySet<string>
  /** How near everything is to the question in meaning; null: words alone are looked for. */
  readonly near?: MeaningScores | null
}

/**
 * What is offered as near in meaning stands so many deviations above the mean of the journal, at this cosine at least. Of the questions of the talk set half of
 * what is offered is what was meant, and of the things that nobody ever said two in five are offered something: it is never the answer.
 */
const leastZ = 2
const leastCosine = 0.3

/** The first of the finds that is near enough in meaning to be offered, with the longest of its lines; null for none. */
export function offeredByMeaning(hits: readonly Hit[], near: MeaningScores | null): RecalledPassage | null {
  if (!near) return null
  for (const { passage, start } of hits) {
    const { entryUid, text } = passage
    if (near.zOf(entryUid, start) < leastZ || (near.cosineOf(entryUid, start) ?? 0) < leastCosine) continue
    const [quote] = linesToQuote(text).sort((a, b) => b.length - a.length)
    if (quote) return { ...passage, quote, shared: [] }
  }
  return null
}

/** The lines of a passage, each literal and short enough to be read at a glance; of a longer one its statements. */
function linesToQuote(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const whole = line.trim()
    if (whole.length <= longestQuote) return /[\p{L}\p{N}]/u.test(whole) ? [whole] : []
    const statements = statementsIn(line)
    return statements.flatMap((_, at) => quoteAt(line, statements, at) ?? [])
  })
}

/** A question as it was asked, and how near everything in a journal is to it. */
export interface AskedByMeaning {
  readonly scores: MeaningScores
  /** A finding with the line of each offered passage that is nearest itself. */
  readonly sharpened: (finding: Finding) => Promise<Finding>
}

interface Asking {
  readonly index: MeaningIndex
  /** The vector of a text; null where it has none. */
  readonly ask: (text: string) => Promise<Meaning | null>
}

/** Null where the question has no vector, or nothing to be compared with. */
export async function askByMeaning({ index, ask }: Asking, question: string): Promise<AskedByMeaning | null> {
  const asked = index.isEmpty ? null : await ask(question)
  if (!asked) return null
  const cosineTo = (vector: Meaning): number =>
    asked.reduce((sum, one, at) => sum + one * (vector[at] ?? 0), 0) / (lengthOf(vector) * lengthOf(asked))
  async function withNearestLine(passage: RecalledPassage): Promise<RecalledPassage> {
    const lines = linesToQuote(passage.text)
    if (lines.length < 2) return passage
    const vectors = await Promise.all(lines.map(ask))
    let best = { quote: passage.quote, cosine: Number.NEGATIVE_INFINITY }
    for (const [at, vector] of vectors.entries()) {
      const cosine = vector ? cosineTo(vector) : Number.NEGATIVE_INFINITY
      if (cosine > best.cosine) best = { quote: lines[at] ?? best.quote, cosine }
    }
    return { ...passage, quote: best.quote }
  }
  return {
    scores: index.score(asked),
    async sharpened(finding) {
      if (finding.meaning !== 'offered') return finding
      return { ...finding, passages: await Promise.all(finding.passages.map(withNearestLine)) }
    },
  }
}
