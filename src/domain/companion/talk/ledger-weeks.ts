import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { type MyDayRule, weekNumberOf, weekStartOf } from '#domain/time/my-day.ts'
import type { LedgerEntry } from './companion-records.ts'

/** How many words left in the week that begins on `first`; `number` is that week's number in its year. */
export interface LedgerWeek {
  readonly first: Day
  readonly number: number
  readonly words: number
}

/** The last `count` weeks up to the one that holds `today`, oldest first, with the words that the ledger counted in each. */
export function ledgerWeeks(
  entries: Iterable<Pick<LedgerEntry, 'at' | 'words'>>,
  today: Day,
  rule: MyDayRule,
  count: number,
): LedgerWeek[] {
  const thisWeek = weekStartOf(today, rule)
  const words = new Map<Day, number>()
  for (const entry of entries) {
    const first = weekStartOf(dayOf(Date.parse(entry.at), rule), rule)
    words.set(first, (words.get(first) ?? 0) + entry.words)
  }
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(thisWeek, (index - count + 1) * 7)
    return { first, number: weekNumberOf(first, rule), words: words.get(first) ?? 0 }
  })
}
