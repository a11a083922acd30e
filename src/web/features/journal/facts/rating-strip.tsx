import { Suspense, useRef, useState } from 'react'
import { type RatingScale, ratingScales, ratingWord, scaleName } from '#domain/journal/rating-words.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import type { PageFootProps } from '../page/page-foot.tsx'
import { FactsTopics } from './facts-topics.tsx'
import { RatingSliders } from './rating-sliders.tsx'

const FactsPanel = lateComponent(async () => (await import('./facts-panel.tsx')).FactsPanel, 'asked for')

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
        className="flex min-h-13 w-full items-center justify-between gap-2 border-t border-line px-6.5"
      >
        {ratingScales.map((scale) => (
          <span key={scale} className="flex min-w-0 items-baseline gap-1.5 text-label text-muted">
            {scaleName(scale)}
            <span
              className={classNames(
                'truncate font-serif text-ui italic',
                ratings[scale] === null ? 'text-muted' : tones[scale],
              )}
            >
              {ratings[scale] === null && <span aria-hidden="true">–</span>}
              <span className={ratings[scale] === null ? 'sr-only' : undefined}>
                {ratingWord(scale, ratings[scale]).replace(/,.*/, '')}
              </span>
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
