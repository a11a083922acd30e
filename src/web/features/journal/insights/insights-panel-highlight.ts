import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { Span } from '#domain/text/text.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'

/** What is lit on a page because its note in the margin is open, or looked at. */
export interface Lit {
  readonly uid: string
  /** The note that lights it. */
  readonly note: string
  readonly spans: readonly Span[]
  /** Its hue; null: that of the ink. */
  readonly hue: EmotionCategory | null
}

const lit = watchedValue<Lit | null>(null)

export const light = lit.write
/** What is lit on one page; null: nothing. */
export function useLit(uid: string | null): Lit | null {
  const now = useWatched(lit)
  return now?.uid === uid ? now : null
}

/** Which page is being read rather than written; null: none. */
const read = watchedValue<string | null>(null)

export const tellRead = read.write
export const useReadPage = (): string | null => useWatched(read)
