import { useRef, useState } from 'react'
import {
  type Rating,
  type RatingScale,
  type Ratings,
  ratingScales,
  ratingWord,
  scaleName,
} from '#domain/journal/rating-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { RatingSliders } from './rating-sliders.tsx'

const tones: Record<RatingScale, string> = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' }

interface RatingStripProps {
  ratings: Ratings
  words: number
  onRate: (scale: RatingScale, rating: Rating) => void
}

/** The three ratings as one line of words; a tap opens their sliders. */
export function RatingStrip({ ratings, words, onRate }: RatingStripProps) {
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
          <p className="type-label figures mt-6 text-muted">
            {words === 1 ? '1 word' : `${words} words`} on this page
          </p>
        </Sheet>
      )}
    </>
  )
}
