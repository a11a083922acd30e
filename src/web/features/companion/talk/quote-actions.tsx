import { ArrowUpRight } from 'lucide-react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'

const PutRightMenu = lateComponent(
  async () => (await import('./put-right-menu.tsx')).PutRightMenu,
  'asked for',
)

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded-inner px-3 text-label text-text-2 hover:text-text'

/** Where a sentence that was used stands, with its day, the way to it, and what can be put right about it. */
export function QuoteActions({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  const { day, isFromTalk, title } = receipt
  const date = longDate(day)
  const trigger = (
    <button type="button" aria-label={`Put right what was used of ${date}`} className={action}>
      Put right
    </button>
  )
  return (
    <>
      <time dateTime={day} className="text-label font-medium text-ink">
        {isFromTalk ? `In a talk, ${date}` : date}
      </time>
      {title && (
        <span className="line-clamp-2 min-w-0 text-label text-text-2 [overflow-wrap:anywhere]">{title}</span>
      )}
      <span className="-mr-3 ml-auto flex">
        <LazyMenu trigger={trigger}>
          {(isOpenAtFirst) => <PutRightMenu {...{ receipt, trigger, isOpenAtFirst }} />}
        </LazyMenu>
        <button
          type="button"
          onClick={onOpen}
          aria-label={`Open the ${isFromTalk ? 'talk' : 'entry'} of ${date}`}
          className={action}
        >
          Open
          <ArrowUpRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </span>
    </>
  )
}
