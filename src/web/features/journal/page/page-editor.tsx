import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pageText } from '#domain/journal/new-entry.ts'
import type { PageRow } from '#domain/views/page.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'

import { PageChips } from '../chips/page-chips.tsx'
import { QuoteMarks } from '../editor/quote-mark.tsx'
import { sayWords, useSelectedWords } from '../editor/selected-words.ts'
import { WritingField } from '../editor/writing-field.tsx'
import { RatingStrip } from '../facts/rating-strip.tsx'
import { usePagePhotos } from '../photos/page-photos.tsx'
import { ReadFoot } from '../reader/read-foot.tsx'
import { usePageViews } from '../reader/reader-scroll.ts'
import type { SlashItem } from '../slash/slash-items.ts'
import { UnsavedNote } from '../unsaved/unsaved-note.tsx'
import { ConflictNote } from '../versions/conflict-note.tsx'
import { CheckInLine } from './check-in-line.tsx'
import { DateLine } from './date-line.tsx'
import { DraftNote, DraftTint } from './draft-note.tsx'
import { putAwaitedDraft } from './draft-page.ts'
import { FocusBar } from './focus-bar.tsx'
import { firstText, seedOf, sessionOf } from './fresh-pages.ts'
import { PageBar, type PaneLinks } from './page-bar.tsx'
import { PageFoot } from './page-foot.tsx'
import { SavedState } from './saved-state.tsx'
import { usePage } from './use-page.ts'
import { usePageActions } from './use-page-actions.ts'

type FieldRef = RefObject<HTMLTextAreaElement | null>

/** Speaking instead of typing; it comes from outside, since the editor knows nothing of voices. */
export interface PageDictation {
  readonly sign: (into: FieldRef) => ReactNode
  /** Under the bar: what is being heard. */
  readonly strip: (into: FieldRef) => ReactNode
}

export interface PageEditorProps {
  /** Whose page it is. */
  uid: string
  begunAt: string
  row: PageRow | null
  /** The entry was deleted on another device while it was open here. */
  isGone: boolean
  /** Words to show on this page. */
  quote: string | undefined
  /** Words that a search looked for, folded (searchTerms): they are marked on the page. */
  terms?: readonly string[]
  /** What a slash can bring beside blocks, dates and times. */
  slashItems?: readonly SlashItem[]
  dictation?: PageDictation
  isPhone: boolean
  panes: PaneLinks
  onSelect: (uid: string | null) => void
  /** Ways to begin, under a page on which nothing stands yet. */
  beginnings?: ReactNode
  /** How the page was read, below it on a phone; elsewhere it stands beside the page. */
  margin?: ReactNode
  /** What stands below a page that is read, where nothing stands beside it. */
  care?: ReactNode
  /** A line about the mindfulness session that the page is about. */
  session?: (uid: string) => ReactNode
  /** What looks out below the page on a phone. */
  edge: ReactNode
}

const EntryReader = lateComponent(async () => (await import('../reader/entry-reader.tsx')).EntryReader)
const noItems: readonly SlashItem[] = []

/** Somebody is in a menu, a dialog or a field already: a page that has just been fetched leaves them there. */
const isHandElsewhere = (): boolean =>
  Boolean(document.activeElement?.closest('[role=menu], dialog, input, textarea'))

/** The editor of one page: its text, its ratings, its saving. */
export function PageEditor(props: PageEditorProps) {
  const { uid, begunAt, row, isGone, isPhone, panes, onSelect, edge } = props
  const about = row?.sessionUid ?? sessionOf(uid)
  const [start] = useState(() => (row ? pageText(row) : firstText(uid)))
  const title = useRef<HTMLTextAreaElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const page = usePage({ uid, begunAt, row, start, title, text })
  const actions = usePageActions(uid, page.autosave, onSelect)
  const editor = usePageViews({ ...props, start, page, title, text, scroller, finish: actions.finish })
  const isRead = editor.shows === 'read'
  const photos = usePagePhotos({ uid, begunAt, photos: row?.photos, text, isRead })
  const rule = useMyDay()
  const said = sayWords(page.words, useSelectedWords(text))
  const isNew = useRef(row === null)
  const section = useRef<HTMLElement>(null)
  const Ratings = isPhone ? RatingStrip : PageFoot

  /** A blank page waits for words; on a phone another page takes the place of what had the focus. */
  useLayoutEffect(() => {
    if (isNew.current && (seedOf(uid) || !isHandElsewhere())) {
      text.current?.focus()
      const caret = seedOf(uid)?.caret
      if (caret !== undefined) text.current?.setSelectionRange(caret, caret)
    }
    if (isPhone && !isNew.current) section.current?.focus({ preventScroll: true })
  }, [isPhone, uid])

  useEffect(() => putAwaitedDraft(uid), [uid])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Page"
      {...photos.handlers}
      className="relative flex h-full min-h-0 flex-col bg-surface-1 outline-none"
    >
      {/* Elsewhere the list beside it has the heading. */}
      {isPhone && <h1 className="sr-only">Your page</h1>}
      {editor.isAlone ? (
        <FocusBar words={said} typewriter={editor.typewriter} onLeave={editor.onLeaveFocus} />
      ) : (
        <PageBar
          {...panes}
          row={row}
          state={<SavedState autosave={page.state} kept={page.autosave.kept} row={row} isGone={isGone} />}
          face={editor.face}
          onTurn={editor.onTurn}
          dictationButton={!isRead && row?.endedAt == null && props.dictation?.sign(text)}
          photoIcon={photos.sign}
          onWriteOn={editor.writeOn}
          onFocus={editor.onFocus}
          onFinish={editor.setFinished}
          onDelete={actions.remove}
        />
      )}
      {!isRead && props.dictation?.strip(text)}
      <div
        ref={scroller}
        data-scroller
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [scrollbar-width:thin]"
      >
        <div
          className={classNames(
            'mx-auto flex w-full max-w-169 flex-1 flex-col px-6.5 pb-10 pt-3 md:px-12 md:pt-8.5',
            editor.isAlone && editor.typewriter.isOn && 'pb-[55dvh]',
          )}
        >
          <UnsavedNote trouble={page.state.trouble} title={title} text={text} />
          <ConflictNote uid={uid} onOpen={onSelect} />
          {row?.endedAt == null && <DraftNote field={text} kept={row?.content ?? start.content} />}
          <DateLine {...{ uid, begunAt, row }} />
          <CheckInLine row={row} ratings={page.ratings} />
          {about && props.session?.(about)}
          <WritingField
            titleRef={title}
            textRef={text}
            title={start.title}
            text={start.content}
            isReadOnly={row?.endedAt != null}
            isHidden={isRead}
            slashItems={props.slashItems ?? noItems}
            zone={row?.zone ?? rule.zone}
            onInput={page.touched}
            onLeave={() => void page.autosave.flush()}
            onEscape={editor.onLeaveFocus}
            behind={
              <>
                <DraftTint field={text} kept={row?.content ?? start.content} />
                {editor.behind && <QuoteMarks marked={editor.behind} />}
              </>
            }
            over={<PageChips field={text} kept={row?.content ?? start.content} photos={row?.photos} />}
          />
          {row === null && page.words === 0 && !page.state.isDirty && props.beginnings}
          {editor.face === 'read' && (
            <Suspense fallback={null}>
              <EntryReader
                hue={editor.hue}
                {...editor.read}
                marks={editor.marks}
                needed={editor.needed}
                onShown={editor.onShown}
                onTick={editor.onTick}
                photo={photos.draw}
              />
            </Suspense>
          )}
          {photos.strip}
          {isRead && <ReadFoot row={row} ratings={page.ratings} />}
          {isRead && props.care}
          {isRead && isPhone && props.margin}
        </div>
      </div>
      {photos.hint}
      {!editor.isAlone && !isRead && (
        <Ratings
          facts={{ uid, begunAt, row }}
          ratings={page.ratings}
          words={page.words}
          said={said}
          onRate={page.rate}
        />
      )}
      {!editor.isAlone && edge}
    </section>
  )
}
