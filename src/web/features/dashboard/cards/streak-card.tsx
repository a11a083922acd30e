import { streakSentence } from '#domain/journal/writing-days.ts'
import type { Day } from '#domain/time/day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

/** Days in a row on which something was written; nothing where they are not to be counted. */
export function StreakCard({ today }: { today: Day }) {
  const [days] = useView('entries.writing-days', { today }).rows
  const said = days ? streakSentence(days) : ''
  return said === '' ? null : <p className="type-secondary figures text-text-2">{said}</p>
}
