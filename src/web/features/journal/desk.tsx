import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { dateAndTime } from '#domain/journal/entry-date.ts'
import { type PageText, pageText } from '#domain/journal/new-entry.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { ConflictNote } from './conflict-note.tsx'
import type { PageRow } from './journal.calls.ts'
import { PageBar, type PaneLinks } from './page-bar.tsx'
import { PageFoot } from './page-foot.tsx'
import { QuoteMark } from './quote-mark.tsx'
import { RatingStrip } from './rating-strip.tsx'
import { SavedState } from './saved-state.tsx'
import { usePage } from './use-page.ts'
import { usePageActions } from './use-page-actions.ts'
import { useQuotePlace } from './use-quote-place.ts'
import { WritingField } from './writing-field.tsx'

export interface DeskProps {
  /** Whose page it is. */
  owner: number
  uid: string
  begunAt: string
  row: PageRow | null
  /** The entry was deleted on another device while it was open here. */
  isGone: boolean
  /** Words to show on this page. */
  quote: string | undefined
  isPhone: boolean
  panes: PaneLinks
  onSelect: (uid: string | null) => void
  /** What looks out below the page on a phone. */
  edge: ReactNode
}

const blank: PageText = { title: '', content: '', mood: null, energy: null, stress: null }

/** Somebody is in a menu, a dialog or a field already: a page that has just been fetched leaves them there. */
const isHandElsewhere = (): boolean =>
  Boolean(document.activeElement?.closest('[role=menu], dialog, input, textarea'))

/** One page on the desk: written on, rated, kept. */
export function Desk(props: DeskProps) {
  const { owner, uid, begunAt, row, isGone, quote, isPhone, panes, onSelect, edge } = props
  const [start] = useState(() => (row ? pageText(row) : blank))
  const title = useRef<HTMLTextAreaElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const page = usePage({ owner, uid, begunAt, row, start, title, text })
  const actions = usePageActions(uid, page.keeper, onSelect)
  const place = useQuotePlace(quote, text, page.state.isWriting)
  const isNew = useRef(row === null)
  const section = useRef<HTMLElement>(null)
  const rule = useMyDay()
  const Ratings = isPhone ? RatingStrip : PageFoot

  /** A blank page waits for words; on a phone another page takes the place of what had the focus. */
  useLayoutEffect(() => {
    if (isNew.current && !isHandElsewhere()) text.current?.focus()
    else if (isPhone && !isNew.current) section.current?.focus({ preventScroll: true })
  }, [isPhone])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Page"
      className="flex h-full min-h-0 flex-col bg-surface-1 outline-none"
    >
      <PageBar
        {...panes}
        row={row}
        state={<SavedState keeper={page.state} kept={page.keeper.kept()} row={row} isGone={isGone} />}
        onFinish={actions.finish}
        onDelete={actions.remove}
      />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [scrollbar-width:thin]">
        <div className="mx-auto flex w-full max-w-[676px] flex-1 flex-col px-[26px] pb-10 pt-3 md:px-12 md:pt-[34px]">
          <ConflictNote uid={uid} onOpen={onSelect} />
          <p className="type-secondary figures mb-1 text-muted md:mb-2.5">
            {dateAndTime(Date.parse(row?.createdAt ?? begunAt), { ...rule, ...(row && { zone: row.zone }) })}
          </p>
          <WritingField
            titleRef={title}
            textRef={text}
            title={start.title}
            text={start.content}
            isReadOnly={row?.endedAt != null}
            onInput={page.touched}
            onLeave={() => void page.keeper.flush()}
            behind={place && <QuoteMark key={place.from} place={place} />}
          />
        </div>
      </div>
      <Ratings ratings={page.ratings} words={page.words} onRate={page.rate} />
      {edge}
    </section>
  )
}
