import { useEffect, useId, useRef } from 'react'
import { asQuoted } from '#domain/journal/quoted.ts'
import { dayOf } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { weekStartOf } from '#domain/time/my-day.ts'
import type { RowOf } from '#domain/views/views.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWaitsFor } from '#web/ui/together.tsx'
import { FirstNotes } from './first-notes.tsx'
import { countOf } from './insights-panel-words.ts'
import { useInsightsPanel } from './use-insights-panel.ts'

interface FirstAnswerProps {
  uid: string
  /** It was sealed just now: the focus goes here. */
  isFresh: boolean
  /** Opens the page, to write on. */
  onOpen: () => void
}

/** What comes back to the first words of a journal: the words themselves, that they are sealed, and what was noticed in them. */
export function FirstAnswer({ uid, isFresh, onOpen }: FirstAnswerProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows, isReady } = useView('page.whole', { uid })
  const { margin, trouble } = useInsightsPanel(uid)
  const [page] = rows
  const hasWords = page !== undefined && page.content.trim() !== ''
  useWaitsFor(isReady && (!hasWords || margin !== null || trouble !== null))
  useEffect(() => {
    if (isFresh && hasWords) heading.current?.focus()
  }, [isFresh, hasWords])
  if (!hasWords) return null
  return (
    <section aria-labelledby={id} className="card card-p-5 max-md:card-out-2.5 md:card-p-7.5">
      <h2 id={id} ref={heading} tabIndex={-1} className="type-secondary text-muted outline-none">
        Your first words here
      </h2>
      <blockquote
        dir="auto"
        className="type-sentence mt-1.5 line-clamp-6 max-w-[32em] [overflow-wrap:anywhere]"
      >
        “{asQuoted(page.content)}”
      </blockquote>
      <SealedLine page={page} isFresh={isFresh} />
      {/* Comes a moment after the heading, and is read once then. */}
      <div role="status" className="mt-5">
        {trouble && (
          <p className="type-secondary text-text-2">They are kept, but could not be read: {trouble}</p>
        )}
        {margin ? <FirstNotes margin={margin} /> : !trouble && <Skeleton className="h-24 w-full" />}
      </div>
      <Button variant="outline" className="mt-6 max-md:w-full" onClick={onOpen}>
        Go on writing
      </Button>
    </section>
  )
}

/** Where the words are, and how many left the device this week, as the ledger counts. */
function SealedLine({ page, isFresh }: { page: RowOf<'page.whole'>; isFresh: boolean }) {
  const rule = useMyDay()
  const since = weekStartOf(dayOf(useNow(), rule), rule)
  const [left] = useView('ledger.words-sent', { since, rule }).rows
  const time = timeOnWall(Date.parse(page.editedAt), rule.zone)
  return (
    <p className="type-secondary figures mt-4 flex items-start gap-2.5 text-text-2">
      <span className="mt-0.5 shrink-0 text-ink">
        <Drop size={16} level={1} isSealing={isFresh} />
      </span>
      <span>
        {page.kept === 'synced' ? 'Sealed and synced' : 'Sealed on this device'} at {time}.{' '}
        {left && `${countOf(left.words, 'word')} left this device this week.`}
      </span>
    </p>
  )
}
