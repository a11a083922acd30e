import type { Day } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/drop-mark.tsx'
import { Unawaited } from '#web/ui/together.tsx'

interface WordsSentChipProps {
  since: Day
  rule: MyDayRule
}

/** How many words have left the person's devices this week, counted from the ledger: it is told once it is sure, and the page does not wait for that. */
export const WordsSentChip = (props: WordsSentChipProps) => (
  <Unawaited>
    <Chip {...props} />
  </Unawaited>
)

function Chip({ since, rule }: WordsSentChipProps) {
  const row = useView('ledger.words-sent', { since, rule }).rows[0]
  return (
    <p
      className={classNames(
        'type-label figures inline-flex items-center gap-2 text-text-2 max-md:text-small max-md:text-muted md:h-7.5 md:rounded-pill md:border md:border-line md:px-3.5',
        !row && 'invisible',
      )}
    >
      <Mark size={14} className="text-ink" />
      <span>
        <span className="font-strong text-text max-md:font-normal max-md:text-inherit">
          {row?.words === 1 ? '1 word' : `${row?.words ?? 0} words`}
        </span>{' '}
        left this device this week
      </span>
    </p>
  )
}
