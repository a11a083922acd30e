import { plainRoom, simdRoom, type VectorRoom } from './vector-room.ts'
import { bytesOf, lengthOf, type Meaning, type PassageMeaning, vectorLength } from './vectors.ts'

type Place = Pick<PassageMeaning, 'uid' | 'start' | 'end'>

interface Row {
  readonly slots: readonly number[]
  /** The length of the sum of its vectors, each of length 1. */
  readonly length: number
}

/** The slots of all rows, one row after the other, and where in them each row ends. */
interface Layout {
  readonly slots: Int32Array
  readonly ends: Int32Array
}

/** The best of a page: the cosine of the page and of its nearest passage, and where that stands. */
export interface NearPage extends Place {
  /** -1 to 1: the greater of both. */
  readonly cosine: number
}

/** What a passage is worth beside the best of its own page or talk (design: rule A). */
const wholeShare = 0.2

const keyOf = (uid: string, start: number): string => `${uid} ${start}`

/** The cosines of one question to all that an index holds. */
export class MeaningScores {
  /** The vector of the question. */
  readonly asked: Meaning
  readonly #index: MeaningIndex
  readonly #cosines: Float32Array
  readonly #worths: Float32Array
  readonly #mean: number
  readonly #deviation: number

  constructor(index: MeaningIndex, asked: Meaning, cosines: Float32Array) {
    this.asked = asked
    this.#index = index
    this.#cosines = cosines
    const worths = cosines.slice()
    let [count, sum, squares] = [0, 0, 0]
    const { slots, ends } = index.layout
    for (const end of ends) {
      const first = count
      let best = -1
      for (let at = first; at < end; at++) best = Math.max(best, cosines[slots[at] as number] ?? 0)
      for (; count < end; count++) {
        const slot = slots[count] as number
        const worth = (cosines[slot] ?? 0) + wholeShare * best
        worths[slot] = worth
        sum += worth
        squares += worth * worth
      }
    }
    this.#worths = worths
    this.#mean = count > 0 ? sum / count : 0
    this.#deviation = count > 1 ? Math.sqrt(Math.max(0, squares / count - this.#mean ** 2)) : 0
  }

  /** The cosine of a passage, -1 to 1; null where it has no vector. */
  cosineOf(uid: string, start: number): number | null {
    const slot = this.#index.slotOf(uid, start)
    return slot === undefined ? null : (this.#cosines[slot] ?? 0)
  }

  /** How many standard deviations a passage stands above the mean of this journal; 0 where it has no vector, or where all are alike. */
  zOf(uid: string, start: number): number {
    const slot = this.#index.slotOf(uid, start)
    if (slot === undefined || this.#deviation === 0) return 0
    return ((this.#worths[slot] ?? 0) - this.#mean) / this.#deviation
  }

  /** The `most` passages of the greatest worth that stand at least `leastZ` deviations above the mean, best first. */
  above(leastZ: number, most: number): Place[] {
    if (this.#deviation === 0) return []
    const worths = this.#worths
    const least = this.#mean + leastZ * this.#deviation
    const found: number[] = []
    for (const slot of this.#index.layout.slots) if ((worths[slot] ?? 0) >= least) found.push(slot)
    // Numbers alone are quickly put in order: so few of the slots have to be.
    const ordered = Float32Array.from(found, (slot) => worths[slot] ?? 0).sort()
    const enough = ordered[ordered.length - most] ?? Number.NEGATIVE_INFINITY
    return found
      .filter((slot) => (worths[slot] ?? 0) >= enough)
      .sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
      .slice(0, most)
      .flatMap((slot) => this.#index.placeOf(slot) ?? [])
  }

  /** The `most` passages of the greatest cosine, nearest first. */
  nearest(most: number): Place[] {
    const found: { readonly place: Place; readonly cosine: number }[] = []
    for (const slot of this.#index.layout.slots) {
      const cosine = this.#cosines[slot] ?? 0
      const place = this.#index.placeOf(slot)
      if (!place || (found.length === most && cosine <= (found.at(-1)?.cosine ?? 0))) continue
      if (found.length === most) found.pop()
      const at = found.findIndex((one) => one.cosine < cosine)
      found.splice(at < 0 ? found.length : at, 0, { place, cosine })
    }
    return found.map(({ place }) => place)
  }

  /** The pages (rows) whose own vector or one of whose passages has at least this cosine, nearest first. `isMeant`: by the uid under which a row was put. */
  nearPages(least: number, most: number, isMeant: (uid: string) => boolean = () => true): NearPage[] {
    const found: NearPage[] = []
    for (const [uid, { slots, length }] of this.#index.rows()) {
      let [sum, best, bestSlot] = [0, -1, -1]
      for (const slot of slots) {
        const cosine = this.#cosines[slot] ?? 0
        sum += cosine
        if (cosine > best) [best, bestSlot] = [cosine, slot]
      }
      const cosine = Math.max(best, length > 0 ? sum / length : 0)
      const place = this.#index.placeOf(bestSlot)
      if (place && cosine >= least && isMeant(uid)) found.push({ ...place, uid, cosine })
    }
    return found.sort((a, b) => b.cosine - a.cosine).slice(0, most)
  }
}

/** The vectors of a journal's passages, by page or talk. Looks at all of them for each question: a journal is small. */
export class MeaningIndex {
  readonly #room: VectorRoom
  /** By slot. */
  readonly #lengths: number[] = []
  readonly #places: (Place | undefined)[] = []
  readonly #free: number[] = []
  readonly #rows = new Map<string, Row>()
  readonly #slots = new Map<string, number>()
  /** Null: rows came or went since it was made. */
  #layout: Layout | null = null

  constructor(room: VectorRoom = simdRoom() ?? plainRoom()) {
    this.#room = room
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  /** How many passages have a vector. */
  get passageCount(): number {
    return this.#places.length - this.#free.length
  }

  has(uid: string): boolean {
    return this.#rows.has(uid)
  }

  /** Keeps the vectors of a page's or talk's passages, in order, or replaces them. */
  put(uid: string, passages: readonly PassageMeaning[]): void {
    this.remove(uid)
    if (passages.length === 0) return
    const sum = new Float64Array(vectorLength)
    const slots = passages.map(({ vector, ...place }) => {
      const slot = this.#free.pop() ?? this.#places.length
      this.#room.hold(slot + 1)
      this.#room.bytes.set(vector, slot * vectorLength)
      this.#places[slot] = { uid: place.uid, start: place.start, end: place.end }
      this.#slots.set(keyOf(place.uid, place.start), slot)
      this.#lengths[slot] = lengthOf(vector)
      addUnit(sum, vector)
      return slot
    })
    this.#rows.set(uid, { slots, length: lengthOf(sum) })
    this.#layout = null
  }

  /** Forgets a page or a talk, its numbers too; does nothing when it is not there. */
  remove(uid: string): void {
    for (const slot of this.#rows.get(uid)?.slots ?? []) {
      const place = this.#places[slot]
      if (place) this.#slots.delete(keyOf(place.uid, place.start))
      this.#places[slot] = undefined
      this.#room.bytes.fill(0, slot * vectorLength, (slot + 1) * vectorLength)
      this.#free.push(slot)
    }
    this.#rows.delete(uid)
    this.#layout = null
  }

  rows(): ReadonlyMap<string, Row> {
    return this.#rows
  }

  get layout(): Layout {
    this.#layout ??= layoutOf([...this.#rows.values()], this.passageCount)
    return this.#layout
  }

  slotOf(uid: string, start: number): number | undefined {
    return this.#slots.get(keyOf(uid, start))
  }

  placeOf(slot: number): Place | undefined {
    return this.#places[slot]
  }

  /** The passages of a page or talk with their vectors, in order, as they were put. */
  passagesOf(uid: string): PassageMeaning[] {
    return (this.#rows.get(uid)?.slots ?? []).flatMap((slot) => {
      const place = this.#places[slot]
      const vector = this.#room.bytes.slice(slot * vectorLength, (slot + 1) * vectorLength)
      return place ? [{ ...place, vector }] : []
    })
  }

  /** The vectors of a page or talk, in order. */
  vectorsOf(uid: string): Meaning[] {
    return this.passagesOf(uid).map(({ vector }) => vector)
  }

  /** Where the passages of a page or talk stand, in order. */
  placesOf(uid: string): Place[] {
    return (this.#rows.get(uid)?.slots ?? []).flatMap((slot) => this.#places[slot] ?? [])
  }

  /** How near everything is to a question's vector. */
  score(asked: Meaning): MeaningScores {
    const cosines = new Float32Array(this.#places.length)
    const [dots, length] = [this.#room.dots(asked, cosines.length), lengthOf(asked)]
    for (let slot = 0; slot < cosines.length; slot++)
      cosines[slot] = (dots[slot] as number) / ((this.#lengths[slot] as number) * length || 1)
    return new MeaningScores(this, asked, cosines)
  }
}

function layoutOf(rows: readonly Row[], count: number): Layout {
  const slots = new Int32Array(count)
  let at = 0
  const ends = Int32Array.from(rows, (row) => {
    for (const slot of row.slots) slots[at++] = slot
    return at
  })
  return { slots, ends }
}

/** The middle of several vectors, of length 1; null where there are none or they cancel out. */
export function middleOf(vectors: readonly Meaning[]): Meaning | null {
  const sum = new Float64Array(vectorLength)
  for (const vector of vectors) addUnit(sum, vector)
  return bytesOf(sum)
}

/** sum += the vector at length 1. */
function addUnit(sum: Float64Array, vector: Meaning): void {
  const by = 1 / (lengthOf(vector) || 1)
  for (let at = 0; at < vectorLength; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * by
}
