import { useState } from 'react'
import { checkInAnswers, checkInSentence, missingTaps } from '#domain/journal/check-in-sentence.ts'
import {
  type Rating,
  type RatingScale,
  type Ratings,
  ratingScales,
  ratingsIn,
  ratingWord,
  scaleEnds,
  scaleName,
  sentenceWord,
} from '#domain/journal/rating-words.ts'
import { dayOf, hourOf } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { checkIn } from '#worker/dashboard/dashboard.calls.ts'

const nothing: Ratings = { mood: null, energy: null, stress: null }
const inkOf: Record<RatingScale, string> = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' }
const dropSizes = [18, 20, 23, 26, 29]

interface Sealed {
  readonly uid: string
  readonly at: string
}

/** Three taps that become a sentence, and an entry. `isBare`: without its box. */
export function CheckIn({ isBare, onOpenEntry }: { isBare: boolean; onOpenEntry: (uid: string) => void }) {
  const vault = useVaultCalls()
  const [ratings, setRatings] = useState(nothing)
  const [sealed, setSealed] = useState<Sealed | null>(null)
  const [isSealing, setIsSealing] = useState(false)
  const today = dayOf(useNow(), useMyDay())
  const isBegun = sealed === null && ratingScales.some((scale) => ratings[scale] !== null)
  const isSent = useBegun('check-in', isBegun ? { ...ratings, day: today } : null, (kept) => {
    // How somebody was yesterday is not how they are.
    if ('day' in kept && kept.day === today) setRatings(ratingsIn(kept))
  })

  async function seal() {
    setIsSealing(true)
    try {
      const at = new Date().toISOString()
      setSealed({ uid: await vault.run(checkIn, { ...ratings, at }), at })
      isSent()
    } catch (error) {
      sayFailed(error)
    } finally {
      setIsSealing(false)
    }
  }

  function again() {
    setRatings(nothing)
    setSealed(null)
  }

  return (
    <section
      aria-label="Check-in"
      className={isBare ? '' : 'card card-p-5 max-md:card-out-2.5 md:card-p-7.5'}
    >
      <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <Sentence ratings={ratings} />
        {/* Below the drops on a phone: nothing moves under a thumb when the last answer is given. */}
        <div className={sealed ? '' : 'max-md:order-last max-md:mt-2'}>
          <SealButton missing={missingTaps(ratings)} {...{ sealed, isSealing }} onSeal={() => void seal()} />
        </div>
        {sealed ? (
          <AfterSealing sealed={sealed} onAgain={again} onOpen={() => onOpenEntry(sealed.uid)} />
        ) : (
          <div className="mt-2 grid gap-1 md:col-span-2 md:mt-4 md:grid-cols-3 md:gap-8">
            {ratingScales.map((scale) => (
              <Scale
                key={scale}
                scale={scale}
                rating={ratings[scale]}
                onRate={(rating) => setRatings({ ...ratings, [scale]: rating })}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function Sentence({ ratings }: { ratings: Ratings }) {
  const { zone } = useMyDay()
  const hour = hourOf(useNow(), zone)
  return (
    <p aria-live="polite" className="type-sentence max-w-117.5 text-text-2 max-md:min-h-[3lh]">
      {checkInSentence(hour).map((piece) => {
        if ('words' in piece) return piece.words
        const rating = ratings[piece.blank]
        if (rating !== null) {
          return (
            <span
              key={piece.blank}
              className={classNames(
                'animate-appear border-b-[1.5px] border-current italic',
                inkOf[piece.blank],
              )}
            >
              {sentenceWord(piece.blank, rating)}
            </span>
          )
        }
        return (
          <span
            key={piece.blank}
            className="inline-block w-[2.9em] border-b md:w-[3.6em] border-dashed border-line-strong"
          >
            <span className="sr-only">not given yet</span>
          </span>
        )
      })}
    </p>
  )
}

interface SealButtonProps {
  missing: string | null
  sealed: Sealed | null
  isSealing: boolean
  onSeal: () => void
}

function SealButton({ missing, sealed, isSealing, onSeal }: SealButtonProps) {
  const { zone } = useMyDay()
  if (sealed) {
    return (
      <p role="status" className="type-secondary figures flex min-h-11 items-center gap-2.5 text-text-2">
        <span className="text-ink">
          <Drop size={18} level={1} isSealing />
        </span>
        Sealed {timeOnWall(Date.parse(sealed.at), zone)}
      </p>
    )
  }
  return (
    <Button
      variant="outline"
      className={classNames('max-md:w-full', !missing && 'border-ink text-ink')}
      disabled={missing !== null}
      isPending={isSealing}
      onClick={onSeal}
    >
      {!isSealing && <Drop size={16} level={missing ? 0 : 0.6} />}
      {missing ?? 'Seal it'}
    </Button>
  )
}

interface ScaleProps {
  scale: RatingScale
  rating: Rating
  onRate: (rating: Rating) => void
}

/** Five drops of growing size; the chosen one pressed again is taken back. */
function Scale({ scale, rating, onRate }: ScaleProps) {
  const [low, high] = scaleEnds(scale)
  return (
    <fieldset className="min-w-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3">
      <legend className="type-label float-left font-medium text-text max-md:w-14.5 max-md:text-small max-md:font-normal max-md:text-text-2">
        {scaleName(scale)}
      </legend>
      <div className="clear-both -mx-2.5 flex flex-1 justify-between pt-1 max-md:mx-0 max-md:pt-0">
        {checkInAnswers.map((answer, at) => {
          const isChosen = answer === rating
          return (
            <label
              key={answer}
              className="relative flex size-11 items-center justify-center rounded-control hover:bg-surface-2 has-checked:bg-surface-3 has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                autoComplete="off"
                type="radio"
                name={`check-in-${scale}`}
                className="sr-only"
                checked={isChosen}
                aria-label={`${ratingWord(scale, answer)}, ${answer} of 10`}
                onChange={() => onRate(answer)}
                onClick={() => isChosen && onRate(null)}
              />
              <Drop
                size={dropSizes[at] ?? 24}
                level={isChosen ? 1 : 0}
                className={isChosen ? inkOf[scale] : 'text-muted'}
              />
            </label>
          )
        })}
      </div>
      <p
        aria-hidden="true"
        className="type-label flex justify-between text-muted max-md:w-full max-md:pl-17.5 max-md:leading-none md:mt-1"
      >
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </fieldset>
  )
}

interface AfterSealingProps {
  sealed: Sealed
  onAgain: () => void
  onOpen: () => void
}

function AfterSealing({ onAgain, onOpen }: AfterSealingProps) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-2">
      <Button variant="quiet" className="-ml-5 max-md:-ml-3" onClick={onOpen}>
        Write a line about it
      </Button>
      <Button variant="quiet" onClick={onAgain}>
        Check in again
      </Button>
    </p>
  )
}
