import type { Day } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Mark } from '#web/ui/drop-mark.tsx'

/** How many words have left the person's devices this week, counted from the ledger. */
export function WordsSentChip({ since, rule }: { since: Day; rule: MyDayRule }) {
  const row = useView('ledger.words-sent', { since, rule }).rows[0]
  if (!row) return null
  return (
    <p className="type-label figures inline-flex items-center gap-2 text-text-2 max-md:text-small max-md:text-muted md:h-7.5 md:rounded-pill md:border md:border-line md:px-3.5">
      <Mark size={14} className="text-ink" />
      <span>
        <span className="font-strong text-text max-md:font-normal max-md:text-inherit">
          {row.words === 1 ? '1 word' : `${row.words} words`}
        </span>{' '}
        left this device this week
      </span>
    </p>
  )
}
