import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import { queryOf } from '#domain/search/retrieval-query.ts'
import type { Hit, Scores, SearchIndex } from '#domain/search/search-index.ts'
import { highest } from '#domain/search/stem-postings.ts'
import type { Day } from '#domain/time/day.ts'
import { lookedAtAgain } from './second-look.ts'

/** What is looked for. */
export interface RetrievalQuestion {
  readonly text: string
  readonly limit: number
  /** Entries and messages that must not come back. */
  readonly except?: ReadonlySet<string>
  /** Only what was written on these days, both included. */
  readonly between?: { readonly from: Day; readonly to: Day }
  /** How near passages are to the question in meaning; without it words alone find. */
  readonly near?: MeaningScores | null
}

/** So much of its neighbours' worth a passage has itself: what was said just before or after belongs to it. */
const besideShare = [0.3, 0.3, 0.2] as const
/** So much of the worth of all that stands in the same entry or talk. */
const wholeShare = 0.1
/** So many finds of the first look are looked at again. */
const candidates = 30

/**
 * What words and meaning are worth beside each other. Words: BM25 as a share of what a passage would be worth that held each telling word of the
 * question as often as could be (k1 + 1 times its idf). Meaning: deviations above the mean of this journal.
 */
const mostOfWord = 2.2
const meaningShare = 0.2 / 4
/** A passage that holds every telling word of the question is hardly a coincidence. */
const wholeQuestion = 0.1
/** Looked at by both: the best by words, and what stands so many deviations above the mean, of all days the most. */
const mostByWords = 240
const leastZ = 1
const mostByMeaning = 60

type IsMeant = (id: number) => boolean

/**
 * The passages that answer to a question best, best first. BM25 over stems and near words, with a share of what the neighbours and the whole
 * entry or talk are worth, and what they mean; then the best of these are put in order by what they could answer (`second-look.ts`).
 */
export function retrieve(index: SearchIndex, question: RetrievalQuestion): Hit[] {
  const { text, limit, except = new Set(), between, near } = question
  const terms = queryOf(index, text)
  if (terms.length === 0 && !near) return []
  const isMeant: IsMeant = (id) => {
    const entry = index.placeOf(id)?.entry
    if (!entry || except.has(entry.uid)) return false
    return !between || (entry.day >= between.from && entry.day <= between.to)
  }
  const { of, touched } = withSurroundings(index, index.score(terms))
  const byWords = highest({ of, touched }, near ? mostByWords : Math.max(candidates, limit * 3), isMeant)
  const byMeaning = near
    ? near
        .above(leastZ, between ? Number.POSITIVE_INFINITY : mostByMeaning)
        .flatMap(({ uid, start }) => index.at(uid, start) ?? [])
        .filter(isMeant)
    : []
  const found = { of, touched: [...new Set([...byWords, ...byMeaning])] }
  const worth = near ? byRuleA(index, text, found, near) : found
  return lookedAtAgain(
    apart(index.best(worth, Math.max(candidates, limit * 3)), candidates),
    { text, terms },
    limit,
  )
}

/** Worth by words, as a share of the most that can be, and by meaning. Words that stand nowhere count as missed. */
function byRuleA(index: SearchIndex, text: string, { of, touched }: Scores, near: MeaningScores): Scores {
  const terms = index.terms(text)
  const most = mostOfWord * terms.reduce((sum, { idf }) => sum + idf, 0)
  const whole = index.stems.holdingAll(terms.map(({ stem }) => stem))
  const worth = new Float64Array(of.length)
  for (const id of touched) {
    const place = index.placeOf(id)
    const z = place ? near.zOf(place.entry.uid, place.start) : 0
    worth[id] =
      (most > 0 ? (of[id] ?? 0) / most : 0) +
      meaningShare * Math.max(0, z) +
      (whole.has(id) ? wholeQuestion : 0)
  }
  return { of: worth, touched }
}

/** What passages are worth with a share of what stands around them, whether or not they hold a word of the question themselves. */
function withSurroundings(index: SearchIndex, { of, touched }: Scores): Scores {
  const worth = of.slice()
  const all = [...touched]
  const wholes = new Map<readonly number[], number>()
  for (const id of touched) {
    const row = index.rowOf(id)
    // Nothing stands around it.
    if (row.length < 2) continue
    const own = of[id] ?? 0
    for (const [at, share] of besideShare.entries())
      for (const by of [at + 1, -at - 1]) {
        const near = index.beside(id, by)
        if (near === undefined) continue
        if (worth[near] === 0) all.push(near)
        worth[near] = (worth[near] ?? 0) + own * share
      }
    wholes.set(row, (wholes.get(row) ?? 0) + own)
  }
  for (const [row, sum] of wholes)
    for (const id of row)
      if (worth[id] !== 0) worth[id] = (worth[id] ?? 0) + (sum - (of[id] ?? 0)) * wholeShare
  return { of: worth, touched: all }
}

/** Two passages that say nearly the same are one find. */
const mostAlike = 0.7

function apart(hits: readonly Hit[], limit: number): Hit[] {
  const kept: Hit[] = []
  // By stem: which of the kept ones hold it.
  const holders = new Map<string, number[]>()
  for (const hit of hits) {
    if (kept.length === limit) break
    const shared = kept.map(() => 0)
    for (const stem of hit.stems) for (const at of holders.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + 1
    const isAlike = ({ stems }: Hit, at: number): boolean =>
      (shared[at] ?? 0) / Math.max(1, Math.min(stems.length, hit.stems.length)) > mostAlike
    if (kept.some(isAlike)) continue
    for (const stem of hit.stems) {
      const there = holders.get(stem)
      if (there) there.push(kept.length)
      else holders.set(stem, [kept.length])
    }
    kept.push(hit)
  }
  return kept
}
