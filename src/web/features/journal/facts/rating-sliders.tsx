import {
  type Rating,
  type RatingScale,
  type Ratings,
  ratingScales,
  ratingWord,
  scaleEnds,
  scaleName,
} from '#domain/journal/rating-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Slider } from '#web/ui/fields/slider.tsx'

interface RatingSlidersProps {
  ratings: Ratings
  onRate: (scale: RatingScale, rating: Rating) => void
  ground: string
  className: string
}

/** Mood, energy and stress from 1 to 10; what was not given stays not given. */
export function RatingSliders({ ratings, onRate, ground, className }: RatingSlidersProps) {
  return (
    <div className={className}>
      {ratingScales.map((scale) => (
        <RatingSlider
          key={scale}
          {...{ scale, ground }}
          rating={ratings[scale]}
          onRate={(rating) => onRate(scale, rating)}
        />
      ))}
    </div>
  )
}

interface RatingSliderProps {
  scale: RatingScale
  rating: Rating
  ground: string
  onRate: (rating: Rating) => void
}

function RatingSlider({ scale, rating, ground, onRate }: RatingSliderProps) {
  const [low, high] = scaleEnds(scale)
  const isGiven = rating !== null
  return (
    <div className="group relative min-w-0">
      <Slider
        label={scaleName(scale)}
        value={rating}
        min={1}
        max={10}
        tone={`var(--${scale})`}
        ground={ground}
        wordFor={(value) => ratingWord(scale, value)}
        onChange={onRate}
        onClear={() => onRate(null)}
      />
      <div className="type-label relative -mt-3.5 flex h-6 items-start justify-between text-muted">
        {isGiven ? (
          <button
            type="button"
            aria-label={`Take the ${scale} rating back`}
            onClick={() => onRate(null)}
            className={classNames(
              'hit-44 rounded-mark transition-opacity duration-(--quick) hover:text-text focus-visible:opacity-100',
              'md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100',
            )}
          >
            take back
          </button>
        ) : (
          <>
            <span aria-hidden="true">{low}</span>
            <span aria-hidden="true">{high}</span>
          </>
        )}
      </div>
    </div>
  )
}
