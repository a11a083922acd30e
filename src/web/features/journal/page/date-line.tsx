import { dateAndTime } from '#domain/time/entry-date.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import type { PageFactsProps } from '../facts/page-facts.ts'
import { dateOverlay } from '../journal-overlays.ts'

/** When the page is from. Pressed, it can be changed. */
export function DateLine({ uid, begunAt, row }: PageFactsProps) {
  const rule = useMyDay()
  const said = dateAndTime(Date.parse(row?.createdAt ?? begunAt), { ...rule, ...(row && { zone: row.zone }) })
  return (
    <p className="mb-1 md:mb-2.5">
      <button
        type="button"
        title="Change day, time or zone"
        onClick={() => dateOverlay.open({ uid, begunAt })}
        className="hit-44 type-secondary figures rounded-mark text-left text-muted hover:text-text-2 hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        <span className="sr-only">Change the date: </span>
        <span>{said}</span>
      </button>
    </p>
  )
}
