import type { Rating, RatingScale, Ratings } from '#domain/journal/rating-words.ts'
import { RatingSliders } from './rating-sliders.tsx'

interface PageFootProps {
  ratings: Ratings
  words: number
  onRate: (scale: RatingScale, rating: Rating) => void
}

/** Below the text: how it is, and how many words there are. */
export function PageFoot({ ratings, words, onRate }: PageFootProps) {
  return (
    <footer className="mx-auto w-full max-w-[676px] shrink-0 px-12">
      <div className="border-t border-line pb-5 pt-5">
        <RatingSliders
          {...{ ratings, onRate }}
          ground="var(--surface-1)"
          className="grid grid-cols-3 gap-9"
        />
        <p className="type-label figures mt-2 text-right text-muted">
          {words === 1 ? '1 word' : `${words} words`}
        </p>
      </div>
    </footer>
  )
}
