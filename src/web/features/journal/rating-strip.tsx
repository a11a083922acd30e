import { lazy, Suspense, useRef, useState } from 'react'
import { type RatingScale, ratingScales, ratingWord, scaleName } from '#domain/journal/rating-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { FactsTopics } from './facts-topics.tsx'
import type { PageFootProps } from './page-foot.tsx'
import { RatingSliders } from './rating-sliders.tsx'

const FactsPanel = lazy(() => import('./facts-panel.tsx').then(({ FactsPanel }) => ({ default: FactsPanel })))

const tones: Record<RatingScale, string> = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' }

/** The three ratings as one line of words; a tap opens their sliders, and what else is known of the page. */
export function RatingStrip({ facts, ratings, words, onRate }: PageFootProps) {
  const [isOpen, setIsOpen] = useState(false)
  const strip = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={strip}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-[52px] w-full items-center justify-between gap-2 border-t border-line px-[26px]"
      >
        {ratingScales.map((scale) => (
          <span key={scale} className="flex min-w-0 items-baseline gap-1.5 text-[13.5px] text-muted">
            {scaleName(scale)}
            <span
              className={classNames(
                'truncate font-serif text-[15.5px] italic',
                ratings[scale] === null ? 'text-muted' : tones[scale],
              )}
            >
              {ratingWord(scale, ratings[scale]).replace(/,.*/, '')}
            </span>
          </span>
        ))}
      </button>
      {isOpen && (
        <Sheet title="How is it now" onClose={() => setIsOpen(false)} returnFocus={strip}>
          <RatingSliders {...{ ratings, onRate }} ground="var(--surface-1)" className="grid gap-5" />
          <h3 className="type-list-title mt-7 border-t border-line pt-5">What it is about</h3>
          <div className="mt-2">
            <FactsTopics {...facts} />
          </div>
          <h3 className="type-list-title mb-3 mt-6">What was in it</h3>
          <Suspense fallback={<div className="h-72" />}>
            <FactsPanel {...facts} />
          </Suspense>
          <p className="type-label figures mt-6 text-muted">
            {words === 1 ? '1 word' : `${words} words`} on this page
          </p>
        </Sheet>
      )}
    </>
  )
}
