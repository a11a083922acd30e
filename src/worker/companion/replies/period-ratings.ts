import type { PeriodRating } from '#domain/companion/replies/reply.ts'
import type { Period } from '#domain/companion/retrieval/journal-question.ts'
import { type Rated, type RatedFeeling, ratedAt } from '#domain/companion/retrieval/rated-feeling.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { followPages } from '#worker/core/journal-index.ts'

const scales = [
  ['Mood', 'mood'],
  ['Energy', 'energy'],
  ['Stress', 'stress'],
] as const

/** What the person gave on the pages of some days: the median of each scale, and how often it was given. */
export function ratingsIn(store: Store, { from, to }: Period, startHour: number): PeriodRating[] {
  const pages = followPages(store)
  // Wherever it was written, its day is near the one of its instant, which is there to be read.
  const [earliest, latest] = [addDays(from, -2), addDays(to, 2)]
  const entries = [...store.of(journalEntries).values()].flatMap((entity) => {
    const { data } = entity
    const written = data.createdAt.slice(0, 10)
    if (written < earliest || written > latest) return []
    const day = entryDay(data, startHour)
    const isMeant = data.deletedAt === null && day >= from && day <= to && pages.tellsOf(entity)
    return isMeant ? [data] : []
  })
  return scales.flatMap(([name, scale]) => {
    const given = entries.flatMap((entry) => entry[scale] ?? []).sort((a, b) => a - b)
    const middle = medianOf(given)
    return middle === null ? [] : [{ name, middle, count: given.length }]
  })
}

/** The first or last time that the person gave a rating such as somebody asks about; null: never. The page that lies open does not count. */
export function ratedIn(
  store: Store,
  feeling: RatedFeeling,
  which: 'first' | 'last',
  { startHour, except }: { readonly startHour: number; readonly except: string | null },
): { readonly rated: Rated; readonly entry: Entity<JournalEntry> } | null {
  const { scale } = feeling
  const [entries, pages] = [store.of(journalEntries), followPages(store)]
  const given = [...entries.values()].flatMap((entity) => {
    const { uid, data } = entity
    const rating = data[scale]
    if (rating === null || data.deletedAt !== null || uid === except || !pages.tellsOf(entity)) return []
    return [{ entryUid: uid, createdAt: data.createdAt, day: entryDay(data, startHour), scale, rating }]
  })
  const rated = ratedAt(given, feeling, which)
  const entry = rated && entries.get(rated.entryUid)
  return rated && entry ? { rated, entry } : null
}

function medianOf(sorted: readonly number[]): number | null {
  const at = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? at - 1 : at], sorted[at]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
