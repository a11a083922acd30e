import { everydayWords } from '../journal/stopwords.ts'
import { fold } from '../journal/text.ts'
import { passageSpans } from './passages.ts'
import type { Passage } from './reply.ts'
import { tellingWords, wordKey } from './word-keys.ts'

/** Okapi BM25 with the usual constants: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009. */
const k1 = 1.2
const b = 0.75
/**
 * Imagined passages that stand beside the real ones, so that a journal of three entries already knows that "today"
 * says little: an everyday word is in 40 of the 200, any other in none.
 */
const priorPassages = 200
const priorOfEveryday = 40
/** Of a long message only the most telling words are looked up. */
const mostQueryTerms = 40
/** A word that stands in more than about a quarter of all passages tells nothing: it is not looked up. */
const leastIdf = 1

const weakStems: ReadonlySet<string> = new Set(everydayWords.map((word) => wordKey(fold(word))))

/** What the index reads of an entry, or of one thing that the person said in a talk. */
export interface IndexedEntry {
  readonly uid: string
  readonly title: string
  readonly content: string
  /** Instant of the entry, ISO, and the day it belongs to. */
  readonly createdAt: string
  readonly day: string
  readonly isFromTalk?: boolean
}

/** A stem looked for: how telling it is (nats), and whether it is telling enough to be evidence. */
export interface QueryTerm {
  readonly stem: string
  readonly idf: number
  readonly isStrong: boolean
}

/** A passage that holds at least one of the terms. `start` is its place in the entry's content. */
export interface Hit {
  readonly id: number
  readonly passage: Passage
  readonly start: number
  readonly score: number
  /** The stems of its telling words, each once. */
  readonly stems: readonly string[]
}

interface IndexedPassage {
  readonly entry: IndexedEntry
  readonly start: number
  readonly end: number
  readonly stems: readonly string[]
  /** The passages of its entry or talk, in order, and which of them it is. */
  readonly row: readonly number[]
  readonly place: number
}

/** What all passages are worth for some terms, by their ids. */
export interface Scores {
  readonly of: Float64Array
  /** Those above 0, in no order. */
  readonly touched: readonly number[]
}

/** Ids of passages, ascending, each with how often the stem stands there: id * 64 + count (at most 63). */
type Postings = number[]

/** An index of all entries, kept up to date one entry at a time. Holds no text of its own: passages are slices of the content. */
export class SearchIndex {
  readonly #postings = new Map<string, Postings>()
  readonly #passages: (IndexedPassage | undefined)[] = []
  /** Telling words of each passage, repeated ones counted. */
  readonly #lengths: number[] = []
  readonly #idsOf = new Map<string, number[]>()
  readonly #free: number[] = []
  #totalLength = 0
  #talkCount = 0

  /** How many entries are in the index; talks are none. */
  get entryCount(): number {
    return this.#idsOf.size - this.#talkCount
  }

  get #passageCount(): number {
    return this.#passages.length - this.#free.length
  }

  has(uid: string): boolean {
    return this.#idsOf.has(uid)
  }

  /** Adds an entry, or replaces it when its uid is already there. */
  put(entry: IndexedEntry): void {
    this.putTalk(entry.uid, [entry])
  }

  /** Adds what the person said in one talk, in order, or replaces it; its parts are neighbours of each other. */
  putTalk(uid: string, parts: readonly IndexedEntry[]): void {
    this.remove(uid)
    const row: number[] = []
    for (const entry of parts) {
      const titleStems = tellingWords(entry.title).map((word) => word.stem)
      for (const [at, { text, start, end }] of passageSpans(entry.content).entries()) {
        const stems = tellingWords(text).map((word) => word.stem)
        if (at === 0) stems.push(...titleStems)
        const place = row.length
        row.push(this.#add({ entry, start, end, stems: [...new Set(stems)], row, place }, stems))
      }
    }
    this.#idsOf.set(uid, row)
    if (this.#isTalk(uid)) this.#talkCount++
  }

  #isTalk(uid: string): boolean {
    const [first] = this.#idsOf.get(uid) ?? []
    return first !== undefined && this.#passages[first]?.entry.isFromTalk === true
  }

  /** Takes an entry out; does nothing when it is not there. */
  remove(uid: string): void {
    if (this.#isTalk(uid)) this.#talkCount--
    for (const id of this.#idsOf.get(uid) ?? []) {
      const passage = this.#passages[id]
      if (!passage) continue
      for (const stem of passage.stems) this.#unpost(stem, id)
      this.#totalLength -= this.#lengths[id] ?? 0
      this.#passages[id] = undefined
      this.#free.push(id)
    }
    this.#idsOf.delete(uid)
  }

  #add(passage: IndexedPassage, stems: readonly string[]): number {
    const id = this.#free.pop() ?? this.#passages.length
    this.#passages[id] = passage
    this.#lengths[id] = stems.length
    this.#totalLength += stems.length
    const counts = new Map<string, number>()
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) this.#post(stem, id * 64 + Math.min(count, 63))
    return id
  }

  #post(stem: string, packed: number): void {
    const postings = this.#postings.get(stem)
    if (!postings) this.#postings.set(stem, [packed])
    else if ((postings.at(-1) ?? -1) < packed) postings.push(packed)
    else postings.splice(firstAtLeast(postings, packed), 0, packed)
  }

  #unpost(stem: string, id: number): void {
    const postings = this.#postings.get(stem)
    if (!postings) return
    const at = firstAtLeast(postings, id * 64)
    if ((postings[at] ?? 0) >>> 6 === id && at < postings.length) postings.splice(at, 1)
    if (postings.length === 0) this.#postings.delete(stem)
  }

  /** The stems of a text that are worth looking for, the most telling first. Unknown stems count as evidence missed. */
  terms(text: string): QueryTerm[] {
    const stems = new Set(tellingWords(text).map((word) => word.stem))
    return [...stems]
      .flatMap((stem) => this.term(stem) ?? [])
      .sort((x, y) => y.idf - x.idf)
      .slice(0, mostQueryTerms)
  }

  /** How telling one stem is, as `terms` has it; null for a stem that is not looked for. */
  term(stem: string): QueryTerm | null {
    const isWeak = weakStems.has(stem)
    const idf = this.#idfOf((this.#postings.get(stem)?.length ?? 0) + (isWeak ? priorOfEveryday : 0))
    return idf < leastIdf ? null : { stem, idf, isStrong: !isWeak && idf >= 2.5 }
  }

  #idfOf(found: number): number {
    return Math.log(1 + (this.#passageCount + priorPassages - found + 0.5) / (found + 0.5))
  }

  /** How telling a stem is that stands in one passage only (nats). */
  get rarest(): number {
    return this.#idfOf(1)
  }

  /** True where some passage holds the stem. */
  holds(stem: string): boolean {
    return this.#postings.has(stem)
  }

  /** The entries of some days, the oldest first; null: all of them. What was said in talks is no page. */
  entries(period: { readonly from: string; readonly to: string } | null): IndexedEntry[] {
    const found = new Set<IndexedEntry>()
    for (const passage of this.#passages) {
      const day = passage?.entry.day ?? ''
      if (passage && !passage.entry.isFromTalk && (!period || (day >= period.from && day <= period.to)))
        found.add(passage.entry)
    }
    return [...found].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  }

  /** What each passage is worth for the terms (BM25). */
  score(terms: readonly Pick<QueryTerm, 'stem' | 'idf'>[]): Scores {
    const of = new Float64Array(this.#passages.length)
    const touched: number[] = []
    const meanLength = this.#totalLength / Math.max(1, this.#passageCount)
    for (const { stem, idf } of terms) {
      for (const packed of this.#postings.get(stem) ?? []) {
        const id = packed >>> 6
        const count = packed & 63
        const before = of[id] ?? 0
        if (before === 0) touched.push(id)
        const norm = k1 * (1 - b + (b * (this.#lengths[id] ?? 0)) / meanLength)
        of[id] = before + (idf * count * (k1 + 1)) / (count + norm)
      }
    }
    return { of, touched }
  }

  /** The passage `by` places further in the same entry or talk; undefined where there is none. */
  beside(id: number, by: number): number | undefined {
    const passage = this.#passages[id]
    return passage?.row[passage.place + by]
  }

  /** The passage of an entry that begins there; undefined where there is none (any more). */
  at(uid: string, start: number): number | undefined {
    return this.#idsOf.get(uid)?.find((id) => this.#passages[id]?.start === start)
  }

  hit(id: number, score: number): Hit | null {
    const indexed = this.#passages[id]
    if (!indexed) return null
    const { uid, title, content, createdAt, day, isFromTalk } = indexed.entry
    const text = content.slice(indexed.start, indexed.end)
    const passage = { entryUid: uid, title, text, createdAt, day, ...(isFromTalk && { isFromTalk }) }
    return { id, passage, start: indexed.start, score, stems: indexed.stems }
  }

  /** The `limit` passages that fit the terms best, best first; none of the entries in `except`. */
  search(terms: readonly QueryTerm[], limit: number, except: ReadonlySet<string> = new Set()): Hit[] {
    return this.best(this.score(terms), limit, except)
  }

  /** The `limit` passages of the greatest worth, best first; none of the entries in `except`. */
  best({ of, touched }: Scores, limit: number, except: ReadonlySet<string> = new Set()): Hit[] {
    const best: { id: number; score: number }[] = []
    for (const id of touched) {
      const score = of[id] ?? 0
      if (best.length === limit && score <= (best.at(-1)?.score ?? 0)) continue
      if (except.has(this.#passages[id]?.entry.uid ?? '')) continue
      let at = best.length
      while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--
      best.splice(at, 0, { id, score })
      if (best.length > limit) best.pop()
    }
    return best.flatMap(({ id, score }) => this.hit(id, score) ?? [])
  }
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
