import { askByMeaning } from '#domain/companion/retrieval/near-finding.ts'
import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { Store } from '#vault/store/store.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'

/** A reply waits no longer than this for what meaning has to say (ms); after that words find alone. */
const limitMs = 150

/** How near the pages and talks of a journal are to a text in meaning; null where that is not known, or not in time, or no longer of an open journal. */
export async function askedByMeaning(store: Store, text: string): Promise<MeaningScores | null> {
  const meaning = meaningOf(store)
  if (!meaning) return null
  const scores = await inTime(askByMeaning(meaning, text), null)
  // Locked in the meantime, or switched off.
  return meaningOf(store) === null ? null : scores
}

/** What a text means; null as above. */
export async function vectorOf(store: Store, text: string): Promise<Meaning | null> {
  const vector = await inTime(meaningOf(store)?.ask(text) ?? Promise.resolve(null), null)
  return meaningOf(store) === null ? null : vector
}

/** What comes in time, else what stands for it. */
function inTime<T>(coming: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), limitMs)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
