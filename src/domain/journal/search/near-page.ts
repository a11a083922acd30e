import { bytesOf, type MeaningIndex, middleOf } from '#domain/meaning/meaning-index.ts'
import { type Meaning, unitBytes, vectorLength } from '#domain/meaning/vectors.ts'

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
  const worth = new Map(
    nearest.map((page) => [page.uid, worthOfDeviation * Math.max(0, scores.zOf(page.uid, page.start))]),
  )
  const worthOf = (other: string): number => worth.get(other) ?? 0
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
  const sum = new Float64Array(vectorLength)
  for (const vector of sampled)
    for (let at = 0; at < vectorLength; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  return sum.map((one) => one / sampled.length)
}

const from = (centre: Float64Array, vector: Meaning): Meaning =>
  bytesOf(centre.map((one, at) => (vector[at] ?? 0) - one)) ?? new Int8Array(vectorLength)

function dot(a: Meaning, b: Meaning): number {
  let sum = 0
  for (let at = 0; at < vectorLength; at++) sum += (a[at] as number) * (b[at] as number)
  return sum / (unitBytes * unitBytes)
}
