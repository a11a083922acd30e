import type { DoneReceipt } from '#domain/insights/deeds/done-words.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { Button } from '#web/ui/button.tsx'

/** So many days are there at once. */
const atOnce = 2

/** What days show, in numbers, with the days and sentences that it rests on. */
export function DoneDays({ row, onOpenPage }: { row: SuggestionRow; onOpenPage: (uid: string) => void }) {
  const { benefits, days, receipts } = row
  const rest = receipts.slice(atOnce)
  const newest = days > receipts.length ? `newest ${receipts.length} of ${days} days` : `all ${days} days`
  return (
    <>
      <p className="type-insight figures">{benefits}</p>
      <p className="type-label mt-1 text-muted">
        Done on {days} days. This shows what went together, not what caused it.
      </p>
      <ReceiptList receipts={receipts.slice(0, atOnce)} onOpenPage={onOpenPage} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="type-label cursor-pointer py-2 text-text-2">Show the {newest}</summary>
          <ReceiptList receipts={rest} onOpenPage={onOpenPage} />
        </details>
      )}
    </>
  )
}

interface ReceiptListProps {
  receipts: readonly DoneReceipt[]
  onOpenPage: (uid: string) => void
}

function ReceiptList({ receipts, onOpenPage }: ReceiptListProps) {
  return (
    <ul>
      {receipts.map(({ day, entryUid, quote }) => (
        <li key={day} className="mt-1.5">
          {quote !== '' && <p className="type-quote text-item">“{quote}”</p>}
          <p className="type-label flex flex-wrap items-center gap-x-3 text-muted">
            {longDate(day)}
            {entryUid !== null && (
              <Button
                variant="quiet"
                size="small"
                className="-my-2 -ml-3"
                aria-label={`Open the page of ${longDate(day)}`}
                onClick={() => onOpenPage(entryUid)}
              >
                Open the page
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
