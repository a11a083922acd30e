import type { Suggestion } from '#domain/journal/reading/suggestions.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InsightsPanelAbout } from './insights-panel-about.tsx'
import { InsightsPanelFeelings } from './insights-panel-feelings.tsx'
import { InsightsPanelNames } from './insights-panel-names.tsx'
import { InsightsPanelPhrases, InsightsPanelSummary } from './insights-panel-sentences.tsx'
import { InsightsPanelSuggestion } from './insights-panel-suggestion.tsx'
import { readInWords, whyInWords } from './insights-panel-words.ts'
import { useInsightsPanel } from './use-insights-panel.ts'
import { useNotes } from './use-notes.ts'

interface InsightsPanelProps {
  uid: string
  /** Where no tab above names it. */
  hasHeading?: boolean
  className?: string
  onFollow: (suggestion: Suggestion) => void
}

/** How a page was read on this device: quietly, with the sentences that say so, and everything open to correction. */
export function InsightsPanel({ uid, hasHeading = false, className, onFollow }: InsightsPanelProps) {
  const { margin, trouble } = useInsightsPanel(uid)
  const notes = useNotes(uid)
  const { zone } = useMyDay()
  const { isReadable, why } = margin?.readability ?? { isReadable: false, why: null }
  return (
    // Escape closes the open note, wherever in the panel the focus is.
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
        <p className="pb-5 pt-3 font-serif text-lead leading-list">{whyInWords(why)}</p>
      )}
      {margin && isReadable && (
        <>
          <InsightsPanelAbout {...{ margin, notes }} />
          <InsightsPanelFeelings {...{ margin, notes }} />
          <InsightsPanelNames {...{ margin, notes }} />
          <InsightsPanelSummary {...{ margin, notes }} />
          <InsightsPanelPhrases {...{ margin, notes }} />
          {margin.suggestion && (
            <InsightsPanelSuggestion suggestion={margin.suggestion} {...{ notes, onFollow }} />
          )}
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
