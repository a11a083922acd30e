import { weekStart } from '../journal/entry-date.ts'
import { addDays, type Day, type DayRule, dayOf } from '../time/day.ts'
import type { LedgerEntry } from './companion-records.ts'

/** How many words left in a week that begins on `monday`; `number` is its ISO week number. */
export interface LedgerWeek {
  readonly monday: Day
  readonly number: number
  readonly words: number
}

const dayMs = 86_400_000

/** The ISO 8601 number (1 to 53) of the week that a day lies in: the week belongs to the year of its Thursday. */
export function isoWeek(day: Day): number {
  const thursday = addDays(weekStart(day), 3)
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / dayMs / 7) + 1
}

/** The last `count` weeks up to the one that holds `today`, oldest first, with the words that the ledger counted in each. */
export function ledgerWeeks(
  entries: Iterable<Pick<LedgerEntry, 'at' | 'words'>>,
  today: Day,
  rule: DayRule,
  count: number,
): LedgerWeek[] {
  const thisMonday = weekStart(today)
  const words = new Map<Day, number>()
  for (const entry of entries) {
    const monday = weekStart(dayOf(Date.parse(entry.at), rule))
    words.set(monday, (words.get(monday) ?? 0) + entry.words)
  }
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(thisMonday, (index - count + 1) * 7)
    return { monday, number: isoWeek(monday), words: words.get(monday) ?? 0 }
  })
}
