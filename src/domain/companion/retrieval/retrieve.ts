import { queryOf } from '#domain/search/retrieval-query.ts'
import type { Hit, Scores, SearchIndex } from '#domain/search/search-index.ts'
import type { Day } from '#domain/time/day.ts'
import { leadsOf, lookedAtAgain } from './second-look.ts'
import type { PassageRef } from './vector-index.ts'

/** What is looked for. */
export interface RetrievalQuestion {
  readonly text: string
  readonly limit: number
  /** Entries and messages that must not come back. */
  readonly except?: ReadonlySet<string>
  /** Only what was written on these days, both included. */
  readonly between?: { readonly from: Day; readonly to: Day }
  /** Passages that are near in meaning, nearest first, as `VectorIndex` of a consented provider of embeddings finds them. */
  readonly near?: readonly PassageRef[]
}

/** So much of its neighbours' worth a passage has itself: what was said just before or after belongs to it. */
const besideShare = [0.3, 0.3, 0.2] as const
/** So much of the worth of all that stands in the same entry or talk. */
const wholeShare = 0.1
/** First finds whose names are followed, and what a passage is worth that only such a name leads to. */
const followed = 4
const ledShare = 0.1
/** So many finds of the first look are looked at again. */
const candidates = 30

/**
 * The passages that answer to a question best, best first. BM25 over stems and near words, with a share of what the neighbours and the whole
 * entry or talk are worth, and a little for names that the first finds lead on to; then the best of these are put in order by what they could answer (`second-look.ts`).
 */
export function retrieve(index: SearchIndex, question: RetrievalQuestion): Hit[] {
  const { limit, except = new Set(), between, near = [] } = question
  const terms = queryOf(index, question.text)
  if (terms.length === 0 && near.length === 0) return []
  const first = withSurroundings(index, index.score(terms))
  const asked = new Set(terms.map(({ stem }) => stem))
  const all = joined(first, index.score(leadsOf(index, index.best(first, followed, except), asked)), ledShare)
  const worth = near.length > 0 ? fused(index, all, near) : all
  const most = between ? Number.POSITIVE_INFINITY : Math.max(candidates, limit * 3)
  const hits = index.best(worth, most, except)
  const inTime = between
    ? hits.filter(({ passage: { day } }) => day >= between.from && day <= between.to)
    : hits
  return lookedAtAgain(apart(inTime, candidates), { text: question.text, terms }, limit)
}

/** What passages are worth with a share of what stands around them, whether or not they hold a word of the question themselves. */
function withSurroundings(index: SearchIndex, { of, touched }: Scores): Scores {
  const worth = Float64Array.from(of)
  const all = new Set(touched)
  const wholes = new Map<readonly number[], number>()
  for (const id of touched) {
    const own = of[id] ?? 0
    for (const [at, share] of besideShare.entries())
      for (const by of [at + 1, -at - 1]) {
        const near = index.beside(id, by)
        if (near === undefined) continue
        worth[near] = (worth[near] ?? 0) + own * share
        all.add(near)
      }
    const row = index.rowOf(id)
    wholes.set(row, (wholes.get(row) ?? 0) + own)
  }
  for (const [row, sum] of wholes)
    for (const id of row) if (all.has(id)) worth[id] = (worth[id] ?? 0) + (sum - (of[id] ?? 0)) * wholeShare
  return { of: worth, touched: [...all] }
}

function joined(one: Scores, other: Scores, share: number): Scores {
  if (other.touched.length === 0) return one
  const of = Float64Array.from(one.of)
  for (const id of other.touched) of[id] = (of[id] ?? 0) + (other.of[id] ?? 0) * share
  return { of, touched: [...new Set([...one.touched, ...other.touched])] }
}

/** Of two rankings, what stands high in either: reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009) with its usual constant. */
const fusionConstant = 60

function fused(index: SearchIndex, byWords: Scores, near: readonly PassageRef[]): Scores {
  const of = new Float64Array(byWords.of.length)
  const add = (id: number, rank: number): void => {
    of[id] = (of[id] ?? 0) + 1 / (fusionConstant + rank + 1)
  }
  const ranked = byWords.touched.toSorted((a, b) => (byWords.of[b] ?? 0) - (byWords.of[a] ?? 0))
  for (const [rank, id] of ranked.entries()) add(id, rank)
  const nearIds = near.flatMap(({ entryUid, start }) => index.at(entryUid, start) ?? [])
  for (const [rank, id] of nearIds.entries()) add(id, rank)
  return { of, touched: [...new Set([...byWords.touched, ...nearIds])] }
}

/** Two passages that say nearly the same are one find. */
const mostAlike = 0.7

function apart(hits: readonly Hit[], limit: number): Hit[] {
  const kept: Hit[] = []
  for (const hit of hits) {
    if (kept.length === limit) break
    if (!kept.some((other) => overlap(other.stems, hit.stems) > mostAlike)) kept.push(hit)
  }
  return kept
}

function overlap(one: readonly string[], other: readonly string[]): number {
  const known = new Set(one)
  let both = 0
  for (const stem of other) if (known.has(stem)) both++
  return both / Math.max(1, Math.min(one.length, other.length))
}
