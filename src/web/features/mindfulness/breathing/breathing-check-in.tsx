import { useId, useRef, useState } from 'react'
import type { Rating } from '#domain/journal/rating-words.ts'
import type { BreathingPattern } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { type CheckInFeeling, checkInFeelings } from '#domain/mindfulness/breathing/breathing-run.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodDrops } from '../mood-drops.tsx'
import { feelingHints, planWords } from './breath-words.ts'
import { RingDrawing } from './ring-drawing.tsx'
import { feelingRings } from './rings.ts'

const figures = checkInFeelings.map((feeling) => ({ feeling, lines: feelingRings(feeling) }))

export interface BreathingCheckInProps {
  pattern: BreathingPattern
  minutes: number
  mood: Rating
  onMood: (mood: Rating) => void
  /** A feeling was picked: what will sound can be made ready. */
  onPick: () => void
  onBegin: (feeling: CheckInFeeling) => void
}

/** How somebody arrives; the exercise waits for it. */
export function BreathingCheckIn({ pattern, minutes, mood, onMood, onPick, onBegin }: BreathingCheckInProps) {
  const [feeling, setFeeling] = useState<CheckInFeeling | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  const pick = (picked: CheckInFeeling) => {
    setFeeling(picked)
    setIsAsked(false)
    onPick()
  }
  /** A press on a button that waits leads to what it waits for. */
  const lead = () => {
    if (feeling !== null) return
    setIsAsked(true)
    group.current?.querySelector('input')?.focus()
  }
  return (
    <form
      className="mx-auto flex w-full max-w-295 flex-1 flex-col items-center px-5 pb-8 pt-7 md:px-10 md:pt-[clamp(20px,6dvh,64px)]"
      onSubmit={(event) => {
        event.preventDefault()
        if (feeling !== null) onBegin(feeling)
        else lead()
      }}
    >
      <h3 className="type-question text-center">How do you arrive?</h3>
      <p className="mt-3 text-center text-item text-text-2">
        One word is enough. Nobody will ask you to explain it.
      </p>
      <fieldset
        ref={group}
        className="mt-5 grid w-full grid-cols-3 gap-1 md:mt-[clamp(20px,5dvh,56px)] md:gap-2 xl:grid-cols-6"
      >
        <legend className="sr-only">How do you arrive?</legend>
        {figures.map((figure) => (
          <Feeling
            key={figure.feeling}
            {...figure}
            isChosen={figure.feeling === feeling}
            onChoose={() => pick(figure.feeling)}
          />
        ))}
      </fieldset>
      <div className="mt-5 md:mt-7">
        <MoodDrops legend="Mood, if you like" name="mood-before" rating={mood} onRate={onMood} />
      </div>
      <div className="mt-5 grid justify-items-center md:mt-7" onPointerUp={lead}>
        <Button
          type="submit"
          size="large"
          disabled={feeling === null}
          aria-describedby={noteId}
          className="min-h-13.5 disabled:pointer-events-none"
        >
          Begin Breathing Exercise
        </Button>
      </div>
      <p id={noteId} className="type-secondary mt-4 text-center text-muted">
        {isAsked ? 'Pick the word that comes nearest; then it begins.' : planWords(pattern, minutes)}
      </p>
      <p className="type-secondary mt-auto flex w-full flex-wrap justify-between gap-x-6 gap-y-1 pt-8 text-muted max-md:justify-center max-md:text-center">
        <span>Kept with the session, sealed. It is not a rating.</span>
        <span>Whether you are asked is a choice in Settings.</span>
      </p>
    </form>
  )
}

interface FeelingProps {
  feeling: CheckInFeeling
  lines: ReturnType<typeof feelingRings>
  isChosen: boolean
  onChoose: () => void
}

function Feeling({ feeling, lines, isChosen, onChoose }: FeelingProps) {
  const hintId = useId()
  return (
    <label className="group relative grid justify-items-center rounded-card px-2 pb-4 pt-3 text-center hover:bg-surface-1 has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:px-0.5 md:pb-5 md:pt-5">
      <input
        autoComplete="off"
        type="radio"
        name="feeling"
        value={feeling}
        checked={isChosen}
        onChange={onChoose}
        aria-label={feeling}
        aria-describedby={hintId}
        className="sr-only"
      />
      <RingDrawing
        lines={lines}
        radius={64}
        className="size-20 text-text-2 group-has-checked:text-ink md:size-[clamp(104px,14dvh,136px)]"
      />
      <span className="mt-1 font-serif text-read leading-list text-text-2 group-has-checked:text-text md:mt-3 md:text-title-xs">
        {feeling}
      </span>
      <span
        id={hintId}
        className="type-label mt-0.5 text-balance leading-list text-muted group-has-checked:text-text-2"
      >
        {feelingHints[feeling]}
      </span>
    </label>
  )
}
