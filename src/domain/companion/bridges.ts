import type { Hit, QueryTerm, SearchIndex } from './search-index.ts'

const mostBridges = 6
/** Each further find counts for less. */
const decay = 0.7

/**
 * The words that lead on from what was found: rare ones that stand in several finds, or high up in one. Their weights are small against
 * those of the question.
 */
export function bridgesIn(
  index: SearchIndex,
  finds: readonly Hit[],
  asked: ReadonlySet<string>,
): Pick<QueryTerm, 'stem' | 'idf'>[] {
  const worth = new Map<string, number>()
  const best = finds[0]?.score ?? 0
  for (const [at, { stems, score }] of finds.entries()) {
    for (const stem of stems) {
      if (asked.has(stem)) continue
      const term = index.term(stem)
      if (!term?.isStrong) continue
      const share = (score / best) * decay ** at
      worth.set(stem, (worth.get(stem) ?? 0) + share * term.idf)
    }
  }
  const total = Math.max(...worth.values(), 1)
  return [...worth]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostBridges)
    .map(([stem, value]) => ({ stem, idf: (index.term(stem)?.idf ?? 0) * (value / total) }))
}
