import type { Period } from '#domain/companion/journal-question.ts'
import type { PeriodRating } from '#domain/companion/reply.ts'
import { entryDay } from '#domain/journal/entry-date.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import type { Store } from '#vault/store/store.ts'

const scales = [
  ['Mood', 'mood'],
  ['Energy', 'energy'],
  ['Stress', 'stress'],
] as const

/** What the person gave on the pages of some days: the median of each scale, and how often it was given. */
export function ratingsIn(store: Store, { from, to }: Period, startHour: number): PeriodRating[] {
  const entries = [...store.of(journalEntries).values()].flatMap(({ data }) => {
    const day = entryDay(data, startHour)
    return data.deletedAt === null && day >= from && day <= to ? [data] : []
  })
  return scales.flatMap(([name, scale]) => {
    const given = entries.flatMap((entry) => entry[scale] ?? []).sort((a, b) => a - b)
    const middle = medianOf(given)
    return middle === null ? [] : [{ name, middle, count: given.length }]
  })
}

function medianOf(sorted: readonly number[]): number | null {
  const at = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? at - 1 : at], sorted[at]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
