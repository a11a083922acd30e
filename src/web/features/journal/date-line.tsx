import { dateAndTime } from '#domain/journal/entry-date.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { showFactsView } from './facts-views.ts'
import type { PageFactsProps } from './page-facts.ts'

/** When the page is from. Pressed, it can be changed. */
export function DateLine({ uid, begunAt, row }: PageFactsProps) {
  const rule = useMyDay()
  const said = dateAndTime(Date.parse(row?.createdAt ?? begunAt), { ...rule, ...(row && { zone: row.zone }) })
  return (
    <p className="mb-1 md:mb-2.5">
      <button
        type="button"
        title="Change day, time or zone"
        onClick={() => showFactsView({ name: 'date', uid, begunAt })}
        className="hit-44 type-secondary figures rounded-[4px] text-left text-muted hover:text-text-2 hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        <span className="sr-only">Change the date: </span>
        <span>{said}</span>
      </button>
    </p>
  )
}
