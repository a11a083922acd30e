import { dayOf } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

/** On a phone the companion waits below the page: the earlier line it found looks out of the edge. */
export function CompanionEdge({ uid, onOpen }: { uid: string; onOpen: () => void }) {
  const thisYear = dayOf(Date.now(), useMyDay()).slice(0, 4)
  const line = useView('page.earlier-line', { uid }).rows[0]
  return (
    <button
      type="button"
      onClick={onOpen}
      data-shows-companion
      className="block w-full shrink-0 rounded-t-[22px] bg-surface-2 px-5.5 pb-[max(18px,env(safe-area-inset-bottom))] pt-2.5 text-left"
    >
      <span aria-hidden="true" className="mx-auto mb-3 block h-1 w-9 rounded-pill bg-line-strong" />
      <span className="type-secondary flex items-baseline gap-2 text-muted">
        <span className="font-semibold text-text">Companion</span>
        <span className="mr-auto">{line ? 'found an earlier line' : 'listens when you like'}</span>
        {line && <span>{shortDate(line.day, thisYear)}</span>}
      </span>
      {line && <span className="type-quote mt-1.5 line-clamp-2">“{line.quote}”</span>}
    </button>
  )
}
