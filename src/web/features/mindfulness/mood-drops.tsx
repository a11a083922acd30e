import { checkInAnswers } from '#domain/journal/check-in-sentence.ts'
import { type Rating, ratingWord, scaleEnds } from '#domain/journal/rating-words.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

const sizes = [16, 18, 20, 23, 26]

/** Mood by one tap on five drops, 2 to 10; the chosen one pressed again is taken back. Nobody has to. */
export function MoodDrops({
  legend,
  name,
  rating,
  onRate,
}: {
  legend: string
  /** Of the group of radio buttons. */
  name: string
  rating: Rating
  onRate: (rating: Rating) => void
}) {
  const [low, high] = scaleEnds('mood')
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <legend className="type-secondary float-left py-2.5 text-text-2">{legend}</legend>
      <span className="flex items-center">
        <span aria-hidden="true" className="type-label mr-1.5 text-muted">
          {low}
        </span>
        {checkInAnswers.map((answer, at) => (
          <label
            key={answer}
            className="relative flex size-11 items-center justify-center rounded-control hover:bg-surface-2 has-checked:bg-surface-3 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              autoComplete="off"
              type="radio"
              name={name}
              className="sr-only"
              checked={answer === rating}
              aria-label={`${ratingWord('mood', answer)}, ${answer} of 10`}
              onChange={() => onRate(answer)}
              onClick={() => answer === rating && onRate(null)}
            />
            <Drop
              size={sizes[at] ?? 20}
              level={answer === rating ? 1 : 0}
              className={answer === rating ? 'text-mood' : 'text-muted'}
            />
          </label>
        ))}
        <span aria-hidden="true" className="type-label ml-1.5 text-muted">
          {high}
        </span>
      </span>
    </fieldset>
  )
}
