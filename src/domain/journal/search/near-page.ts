import { type MeaningIndex, middleOf } from '#domain/meaning/meaning-index.ts'
import { lengthOf, type Meaning, vectorLength } from '#domain/meaning/vectors.ts'

/** Another page whose passage, a stretch of its content, means nearly what one of a page's own means. */
export interface EchoOf {
  readonly uid: string
  readonly start: number
  readonly end: number
  /** As `worthOf` tells it. */
  readonly worth: number
}

/** How near other pages are to one page in meaning. */
export interface NearPage {
  /** What a page is worth beside its words, 0 and more (design: rule A); 0 where it has no vectors. */
  worthOf(uid: string): number
  /** Pages with a passage that means nearly the same, of those that are meant. */
  echoes(isMeant: (uid: string) => boolean): EchoOf[]
}

/**
 * Two passages are an echo from this cosine on, both taken from the middle of the journal: all passages of one writer are near each other, and most of that is
 * how they write.
 */
const leastEcho = 0.5
/** So many pages, the nearest, are compared passage by passage. */
const mostCompared = 60
/** The middle of a journal is known from so many passages on, and is taken of about so many pages. */
const fewestPassages = 40
const mostSampled = 400
const worthOfDeviation = 0.2 / 4

/** Null where the page has no vectors. */
export function nearPage(meanings: MeaningIndex, uid: string): NearPage | null {
  const own = meanings.vectorsOf(uid)
  const middle = middleOf(own)
  if (!middle) return null
  const scores = meanings.score(middle)
  const nearest = scores.nearPages(-1, Number.POSITIVE_INFINITY)
  const places = new Map(nearest.map((page) => [page.uid, page.start]))
  const worthOf = (other: string): number =>
    worthOfDeviation * Math.max(0, scores.zOf(other, places.get(other) ?? -1))
  return {
    worthOf,
    echoes(isMeant) {
      const centre = centreOf(meanings)
      if (!centre) return []
      const ours = own.map((vector) => from(centre, vector))
      const compared = nearest.filter((page) => page.uid !== uid && isMeant(page.uid)).slice(0, mostCompared)
      return compared.flatMap((page): EchoOf[] => {
        let [best, at] = [leastEcho, -1]
        for (const [nth, vector] of meanings.vectorsOf(page.uid).entries()) {
          const theirs = from(centre, vector)
          for (const one of ours) {
            const cosine = dot(one, theirs)
            if (cosine >= best) [best, at] = [cosine, nth]
          }
        }
        const place = meanings.placesOf(page.uid)[at]
        return place ? [{ uid: page.uid, start: place.start, end: place.end, worth: worthOf(page.uid) }] : []
      })
    },
  }
}

/** The mean of a journal's passages; null where there are too few. */
function centreOf(meanings: MeaningIndex): Float64Array | null {
  const uids = Array.from(meanings.rows(), ([uid]) => uid)
  const step = Math.ceil(uids.length / mostSampled)
  const sampled = uids.filter((_, at) => at % step === 0).flatMap((uid) => meanings.vectorsOf(uid))
  if (sampled.length < fewestPassages) return null
  const centre = new Float64Array(vectorLength)
  for (const vector of sampled) add(centre, vector, 1 / sampled.length)
  return centre
}

/** sum += the vector at this length. */
function add(sum: Float64Array, vector: ArrayLike<number>, length: number): void {
  const by = length / (lengthOf(vector) || 1)
  for (let at = 0; at < vectorLength; at++) sum[at] = (sum[at] as number) + (vector[at] as number) * by
}

/** A vector as it is seen from the centre, of length 1. */
function from(centre: Float64Array, vector: Meaning): Float64Array {
  const [seen, unit] = [new Float64Array(vectorLength), new Float64Array(vectorLength)]
  add(seen, vector, 1)
  add(seen, centre, -lengthOf(centre))
  add(unit, seen, 1)
  return unit
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < vectorLength; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}
