import type { Suggestion } from '#domain/journal/reading/suggestions.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarginAbout } from './margin-about.tsx'
import { MarginFeelings } from './margin-feelings.tsx'
import { MarginNames } from './margin-names.tsx'
import { MarginPhrases, MarginSummary } from './margin-sentences.tsx'
import { MarginSuggestion } from './margin-suggestion.tsx'
import { readInWords, whyInWords } from './margin-words.ts'
import { useMargin } from './use-margin.ts'
import { useNotes } from './use-notes.ts'

interface MarginPaneProps {
  uid: string
  /** Where no tab above names it. */
  hasHeading?: boolean
  className?: string
  onFollow: (suggestion: Suggestion) => void
}

/** How a page was read on this device: quietly, with the sentences that say so, and everything open to correction. */
export function MarginPane({ uid, hasHeading = false, className, onFollow }: MarginPaneProps) {
  const { margin, trouble } = useMargin(uid)
  const notes = useNotes(uid)
  const { zone } = useMyDay()
  const { isReadable, why } = margin?.readability ?? { isReadable: false, why: null }
  return (
    // Escape closes the open note, wherever in the margin the hand is.
    // A section takes the focus only when the note that had it goes.
    <section
      ref={notes.around}
      tabIndex={-1}
      aria-label="In the margin"
      aria-busy={margin === null && trouble === null}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || notes.open === null) return
        event.stopPropagation()
        notes.close()
      }}
      className={classNames('pb-10 outline-none', className)}
    >
      {hasHeading && <h2 className="type-insight pb-1 pt-6">In the margin</h2>}
      {trouble && (
        <p role="alert" className="type-secondary text-text-2">
          This page could not be read: {trouble}
        </p>
      )}
      {!margin && !trouble && <Skeleton className="mt-4 h-40 w-full" />}
      {margin && !isReadable && why && (
        <p className="pb-5 pt-3 font-serif text-[19px] leading-[1.35]">{whyInWords(why)}</p>
      )}
      {margin && isReadable && (
        <>
          <MarginAbout {...{ margin, notes }} />
          <MarginFeelings {...{ margin, notes }} />
          <MarginNames {...{ margin, notes }} />
          <MarginSummary {...{ margin, notes }} />
          <MarginPhrases {...{ margin, notes }} />
          {margin.suggestion && <MarginSuggestion suggestion={margin.suggestion} {...{ notes, onFollow }} />}
          {why && <p className="type-secondary border-t border-line py-4 text-text-2">{whyInWords(why)}</p>}
        </>
      )}
      {margin && (
        <p className="type-label figures border-t border-line pt-4 text-muted">
          Read on this device, {readInWords(margin.readAtMs, zone)}. Only your words, never the companion’s.
        </p>
      )}
    </section>
  )
}
