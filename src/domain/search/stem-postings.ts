import { fold } from '#domain/text/fold.ts'
import { everydayWords } from '#domain/text/stopwords.ts'
import { wordKey } from './word-keys.ts'

/** Okapi BM25: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009; a long passage is held against it less than usual. */
const k1 = 1.2
const b = 0.5
/**
 * Imagined passages that stand beside the real ones, so that a journal of three entries already knows that "today"
 * says little: an everyday word is in 40 of the 200, any other in none.
 */
const priorPassages = 200
const priorOfEveryday = 40
/** A turn of a talk is short and often comes again in other words: for how usual a word is it counts as so much of a passage. */
const turnShare = 0.5
/** A word that stands in more than about a quarter of all passages tells nothing: it is not looked up. */
const leastIdf = 1
/** A stem as rare as this is evidence (nats). */
const strongIdf = 2.5
const mostCounted = 63

const weakStems: ReadonlySet<string> = new Set(everydayWords.map((word) => wordKey(fold(word))))

/** A stem looked for: how telling it is (nats), and whether it is telling enough to be evidence. */
export interface QueryTerm {
  readonly stem: string
  readonly idf: number
  readonly isStrong: boolean
}

/** What all passages are worth for some terms, by their ids. */
export interface Scores {
  readonly of: Float64Array
  /** Those above 0, in no order. */
  readonly touched: readonly number[]
}

/** The stems of one passage, repeated ones too: a stretch of a list. */
export interface StemStretch {
  readonly stems: Uint32Array
  readonly from: number
  readonly to: number
  /** Said in a talk. */
  readonly isSaid: boolean
}

/** Stems as numbers from 0 on, and for each the passages that hold it. Passages are known by ids, which are small whole numbers. */
export class StemPostings {
  readonly #idOf = new Map<string, number>()
  readonly #stems: string[] = []
  readonly #isWeak: boolean[] = []
  /** By stem, ascending: id of a passage * 64 + how often the stem stands there (at most 63). */
  readonly #postings: number[][] = []
  /** By stem: how many passages of talks hold it. */
  readonly #saidWith: number[] = []
  /** By passage: its stems, repeated ones counted. */
  readonly #lengths: number[] = []
  #totalLength = 0
  #passages = 0
  #said = 0
  /** By stem, while one passage is counted; 0 otherwise. */
  readonly #counts: number[] = []

  /** The number of a stem, new or known. */
  meet(stem: string): number {
    const known = this.#idOf.get(stem)
    if (known !== undefined) return known
    const id = this.#stems.push(stem) - 1
    this.#idOf.set(stem, id)
    this.#isWeak.push(weakStems.has(stem))
    this.#postings.push([])
    this.#saidWith.push(0)
    this.#counts.push(0)
    return id
  }

  idOf(stem: string): number | undefined {
    return this.#idOf.get(stem)
  }

  stem(id: number): string {
    return this.#stems[id] ?? ''
  }

  add(passage: number, stretch: StemStretch): void {
    for (const id of this.#count(stretch)) {
      const packed = passage * 64 + Math.min(this.#counts[id] ?? 0, mostCounted)
      this.#counts[id] = 0
      this.#post(this.#postings[id] ?? [], packed)
      if (stretch.isSaid) this.#saidWith[id] = (this.#saidWith[id] ?? 0) + 1
    }
    this.#lengths[passage] = stretch.to - stretch.from
    this.#total(stretch, 1)
  }

  remove(passage: number, stretch: StemStretch): void {
    for (const id of this.#count(stretch)) {
      this.#counts[id] = 0
      const postings = this.#postings[id] ?? []
      const at = firstAtLeast(postings, passage * 64)
      if (at < postings.length && (postings[at] ?? 0) >>> 6 === passage) postings.splice(at, 1)
      if (stretch.isSaid) this.#saidWith[id] = (this.#saidWith[id] ?? 0) - 1
    }
    this.#total(stretch, -1)
  }

  /** The stems of a passage, each once, in order. */
  eachOnce(stretch: StemStretch): string[] {
    const ids = this.#count(stretch)
    for (const id of ids) this.#counts[id] = 0
    return ids.map((id) => this.stem(id))
  }

  /** The stems of a passage, each once, and into the scratch how often. */
  #count({ stems, from, to }: StemStretch): number[] {
    const met: number[] = []
    for (let at = from; at < to; at++) {
      const id = stems[at] ?? 0
      const before = this.#counts[id] ?? 0
      if (before === 0) met.push(id)
      this.#counts[id] = before + 1
    }
    return met
  }

  #total({ from, to, isSaid }: StemStretch, by: 1 | -1): void {
    this.#totalLength += (to - from) * by
    this.#passages += by
    if (isSaid) this.#said += by
  }

  #post(postings: number[], packed: number): void {
    if ((postings.at(-1) ?? -1) < packed) postings.push(packed)
    else postings.splice(firstAtLeast(postings, packed), 0, packed)
  }

  /** How telling a stem is, with the imagined passages counted in; null for one that is not looked for. */
  term(stem: string): QueryTerm | null {
    const isWeak = weakStems.has(stem)
    const idf = this.#idfWhere(this.#heldBy(this.#idOf.get(stem)) + (isWeak ? priorOfEveryday : 0))
    return idf < leastIdf ? null : { stem, idf, isStrong: !isWeak && idf >= strongIdf }
  }

  /** Inverse document frequency of a stem among passages (nats), and whether it is evidence. */
  weigh(id: number): { readonly idf: number; readonly isStrong: boolean } {
    const isWeak = this.#isWeak[id] === true
    const idf = this.#idfWhere(this.#heldBy(id) + (isWeak ? priorOfEveryday : 0))
    return { idf, isStrong: !isWeak && idf >= strongIdf }
  }

  #heldBy(id: number | undefined): number {
    if (id === undefined) return 0
    return (this.#postings[id]?.length ?? 0) - (this.#saidWith[id] ?? 0) * (1 - turnShare)
  }

  #idfWhere(found: number): number {
    const total = this.#passages - this.#said * (1 - turnShare) + priorPassages
    return Math.log(1 + (total - found + 0.5) / (found + 0.5))
  }

  /** How telling a stem is that stands in one passage only (nats). */
  get rarest(): number {
    return this.#idfWhere(1)
  }

  /** True where some passage holds the stem. */
  holds(stem: string): boolean {
    const id = this.#idOf.get(stem)
    return id !== undefined && (this.#postings[id]?.length ?? 0) > 0
  }

  /** Calls back with each passage that holds a stem. */
  eachPassage(id: number, seen: (passage: number) => void): void {
    for (const packed of this.#postings[id] ?? []) seen(packed >>> 6)
  }

  /** By passage: the sum of the idf of those that it holds, of some things each of which may be said by several stems; ids are smaller than `size`. */
  held(
    things: readonly { readonly stems: Iterable<string>; readonly idf: number }[],
    size: number,
  ): Float64Array {
    const mass = new Float64Array(size)
    // By passage: the last thing that was counted, from 1 on.
    const counted = new Int32Array(size)
    for (const [at, { stems, idf }] of things.entries())
      for (const stem of stems)
        for (const packed of this.#postings[this.#idOf.get(stem) ?? -1] ?? []) {
          const id = packed >>> 6
          if (counted[id] === at + 1) continue
          counted[id] = at + 1
          mass[id] = (mass[id] ?? 0) + idf
        }
    return mass
  }

  /** The passages that hold every one of some stems. */
  holdingAll(stems: readonly string[]): ReadonlySet<number> {
    const postings = stems.map((stem) => this.#postings[this.#idOf.get(stem) ?? -1] ?? [])
    const [fewest = [], ...others] = postings.sort((a, b) => a.length - b.length)
    const isIn = (held: readonly number[], passage: number): boolean =>
      (held[firstAtLeast(held, passage * 64)] ?? -1) >>> 6 === passage
    const passages = fewest.map((packed) => packed >>> 6)
    return new Set(passages.filter((passage) => others.every((held) => isIn(held, passage))))
  }

  /** What each passage is worth for the terms (BM25); ids are smaller than `size`. */
  score(terms: readonly Pick<QueryTerm, 'stem' | 'idf'>[], size: number): Scores {
    const of = new Float64Array(size)
    const touched: number[] = []
    const meanLength = this.#totalLength / Math.max(1, this.#passages)
    const lengths = this.#lengths
    for (const { stem, idf } of terms) {
      for (const packed of this.#postings[this.#idOf.get(stem) ?? -1] ?? []) {
        const id = packed >>> 6
        const count = packed & 63
        const before = of[id] ?? 0
        if (before === 0) touched.push(id)
        const norm = k1 * (1 - b + (b * (lengths[id] ?? 0)) / meanLength)
        of[id] = before + (idf * count * (k1 + 1)) / (count + norm)
      }
    }
    return { of, touched }
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

/** The ids of the greatest worth, best first, at most `limit`, of those that are meant. */
export function highest({ of, touched }: Scores, limit: number, isMeant: (id: number) => boolean): number[] {
  const best: number[] = []
  const worth = (at: number): number => of[best[at] ?? -1] ?? 0
  for (const id of touched) {
    const own = of[id] ?? 0
    if ((best.length === limit && own <= worth(limit - 1)) || !isMeant(id)) continue
    let at = best.length
    while (at > 0 && worth(at - 1) < own) at--
    best.splice(at, 0, id)
    if (best.length > limit) best.pop()
  }
  return best
}
