import type { SearchIndex } from '#domain/search/search-index.ts'
import type { Noticed } from '../replies/reply.ts'
import { toneOf } from '../replies/tone.ts'
import { type Beside, type RankedLine, rankedLines } from '../retrieval/recall.ts'
import { statementsIn } from '../retrieval/statements.ts'

interface Looked extends Beside {
  readonly message: string
  /** What somebody says about themselves is harsh: it is not shown again. Left out: whoever shows it asks that. */
  readonly isHarsh?: boolean
}

/**
 * What the nearest of the earlier lines holds against a message: it disagrees with what is said of how things are, or is something that the person set
 * themselves. Null for nothing; both lines are literal, and that of the message is shown only beside one that shares a telling word. `ranked`: the earlier
 * lines near the message, where they are known.
 */
export function noticeIn(
  index: SearchIndex,
  { message, isHarsh = false, ...beside }: Looked,
  ranked: readonly RankedLine[] = rankedLines(index, message, beside),
): Noticed | null {
  const isHeavy = toneOf(message) === 'heavy'
  const best = ranked.find(({ passage }) => isHeavy || toneOf(passage.quote) !== 'heavy')
  if (!best) return null
  const { passage: line, against } = best
  if (against?.isOfFact && line.why !== 'promise') {
    const claim = statementsIn(message).find(({ text }) => against.said.test(text) && !text.endsWith('?'))
    const isBesideIt = !isHarsh && line.shared.length > 0
    return { kind: 'disagrees', said: (isBesideIt && claim?.text) || null, line }
  }
  return line.why === 'promise' ? { kind: 'promise', said: null, line } : null
}
