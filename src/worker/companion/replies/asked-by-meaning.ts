import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import { lineAmong, linesBeside } from '#domain/companion/retrieval/line-beside.ts'
import { askByMeaning } from '#domain/companion/retrieval/near-finding.ts'
import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
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

type Lines = ReturnType<typeof linesBeside>
/** By open journal: what was weighed last, while it was typed, is not weighed again when it is said. */
const lastWeighed = new WeakMap<Store, { readonly key: string; readonly lines: Lines }>()

/**
 * The line of an earlier page that belongs beside what is told, or null for none; undefined where meaning is not known, or is slow. `byWords`: the one that
 * words find; `isWanted`: a line is asked for.
 */
export async function lineByMeaning(
  store: Store,
  index: SearchIndex,
  message: string,
  except: ReadonlySet<string>,
  byWords: RecalledPassage | null = null,
  isWanted = false,
): Promise<RecalledPassage | null | undefined> {
  const meaning = meaningOf(store)
  if (!meaning?.isFast) return undefined
  const said = message.trim()
  const key = `${meaning.edition} ${said}`
  const last = lastWeighed.get(store)
  const lines = last?.key === key ? last.lines : linesBeside(index, meaning, said)
  lastWeighed.set(store, { key, lines })
  const weighed = await inTime(lines, [])
  return meaningOf(store) === null ? undefined : lineAmong(weighed, except, byWords, isWanted)
}

/** What comes in time, else what stands for it. */
function inTime<T>(coming: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), limitMs)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
