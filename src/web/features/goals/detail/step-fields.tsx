import { useState } from 'react'
import { ratingWord } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { WordsField } from '#web/ui/fields/long-fields.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'

/** A step as its form holds it. */
export type StepDraft = {
  readonly progress: number | null
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
  /** Another day than today, as it was typed; empty: today. */
  readonly date: string
}

export const blankStep: StepDraft = { progress: null, note: '', mood: null, energy: null, date: '' }

/** What is wrong with the day of a step; undefined: nothing. */
export function dayProblem(date: string, today: Day): string | undefined {
  if (date === '') return undefined
  if (!isDay(date)) return 'A day, such as 26 Nov 2026'
  return date > today ? 'That day has not come yet.' : undefined
}

interface StepFieldsProps {
  draft: StepDraft
  /** Where progress stands while nothing is chosen, 0 to 100; null: a rule moves it, and it cannot be set. */
  resting: number | null
  today: Day
  /** What is wrong with its day. */
  error: string | undefined
  onChange: (changes: Partial<StepDraft>) => void
}

/** What was done in a step, in words, how it was, and on which day. */
export function StepFields({ draft, resting, today, error, onChange }: StepFieldsProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {resting !== null && (
        <Slider
          label="Progress"
          value={draft.progress ?? resting}
          min={0}
          max={100}
          onChange={(progress) => onChange({ progress })}
          ground="var(--surface-0)"
        />
      )}
      <WordsField
        label="What was it like?"
        aside="(Optional)"
        rows={2}
        maxLength={2_000}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-5">
        {(['mood', 'energy'] as const).map((scale) => (
          <Slider
            key={scale}
            label={scale === 'mood' ? 'Mood' : 'Energy'}
            value={draft[scale]}
            min={1}
            max={10}
            tone={`var(--${scale})`}
            wordFor={(level) => ratingWord(scale, level)}
            onChange={(level) => onChange({ [scale]: level })}
            onClear={() => onChange({ [scale]: null })}
          />
        ))}
      </div>
      {isAsking || draft.date !== '' ? (
        <DayField
          label="Day"
          value={draft.date}
          max={today}
          error={error}
          onChange={(date) => onChange({ date })}
        />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-my-2 -ml-3 justify-self-start"
          onClick={() => setAsking(true)}
        >
          For an earlier day
        </Button>
      )}
    </>
  )
}
