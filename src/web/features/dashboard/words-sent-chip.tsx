import type { Day, DayRule } from '#domain/time/day.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { Mark } from '#web/ui/drop-mark.tsx'
import { wordsSent } from '#worker/dashboard/dashboard.calls.ts'

/** How many words have left the person's devices this week, counted from the ledger. */
export function WordsSentChip({ since, rule }: { since: Day; rule: DayRule }) {
  const row = useRows(wordsSent, { since, rule }).rows[0]
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
