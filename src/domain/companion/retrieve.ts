import type { Day } from '../time/day.ts'
import { bridgesIn } from './bridges.ts'
import type { PassageRef } from './nearness.ts'
import { queryOf } from './retrieval-query.ts'
import type { Hit, Scores, SearchIndex } from './search-index.ts'

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
const besideShare = [0.3, 0.1] as const
/** A neighbour that has not even so much worth of its own (nats) gains nothing. */
const leastOwn = 1
/** First finds from which names and rare words are followed. */
const followed = 4
/** What a passage is worth that only a followed word leads to. */
const secondHop = 0.1

/**
 * The passages that answer to a question best, best first. BM25 over stems and near words, then a share of the neighbours' worth,
 * then a second look for the names and rare words of the first finds, so that what is asked in two steps is found in two.
 */
export function retrieve(index: SearchIndex, question: RetrievalQuestion): Hit[] {
  const { limit, except = new Set(), between, near = [] } = question
  const terms = queryOf(index, question.text)
  if (terms.length === 0 && near.length === 0) return []
  const first = withNeighbours(index, index.score(terms))
  const finds = index.best(first, followed, except)
  const bridges = bridgesIn(index, finds, new Set(terms.map(({ stem }) => stem)))
  const all =
    bridges.length > 0 ? joined(first, withNeighbours(index, index.score(bridges)), secondHop) : first
  const worth = near.length > 0 ? fused(index, all, near) : all
  const hits = index.best(worth, between ? Number.POSITIVE_INFINITY : limit * 3, except)
  const inTime = between
    ? hits.filter(({ passage: { day } }) => day >= between.from && day <= between.to)
    : hits
  return apart(inTime, limit)
}

function withNeighbours(index: SearchIndex, { of, touched }: Scores): Scores {
  const worth = Float64Array.from(of)
  for (const id of touched) {
    for (const [at, share] of besideShare.entries()) {
      for (const by of [at + 1, -at - 1]) {
        const near = index.beside(id, by)
        if (near === undefined || (of[near] ?? 0) < leastOwn) continue
        worth[near] = (worth[near] ?? 0) + (of[id] ?? 0) * share
      }
    }
  }
  return { of: worth, touched }
}

function joined(one: Scores, other: Scores, share: number): Scores {
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
