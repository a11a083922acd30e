import { type FormEvent, type ReactNode, useState } from 'react'
import type { BegunExperiment } from '#domain/insights/experiments/begin-experiment.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { clockTyped } from '#domain/time/typed-time.ts'
import { ClockField } from '#web/lib/fields/clock-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { newSeed } from './use-experiments.ts'

const lengths = ['14', '28', '56'] as const
const lags = ['0', '1'] as const
const beginnings = ['today', 'tomorrow'] as const

interface BeginFormProps {
  today: Day
  /** `remindAt`: 'HH:MM'; null: nothing rings. */
  onBegin: (begun: BegunExperiment, remindAt: string | null) => Promise<void>
  onCancel: () => void
}

/** What is asked, what is done and left, what is rated, and how much would be worth it: all of it decided before the first day. */
export function BeginForm({ today, onBegin, onCancel }: BeginFormProps) {
  const [said, setSaid] = useState({
    ...{ question: '', doing: '', instead: '', measure: 'mood' as (typeof ratingScales)[number] },
    ...{ lag: '0' as (typeof lags)[number], days: '28' as (typeof lengths)[number], enough: '1' },
    ...{ begins: 'today' as (typeof beginnings)[number], isBlind: true, rings: false, remindAt: '08:00' },
  })
  const [isTried, setTried] = useState(false)
  const enough = Number(said.enough.replace(',', '.'))
  const errors = {
    question: said.question.trim() === '' && 'Write what you would like to know.',
    doing: said.doing.trim() === '' && 'Write what you would do.',
    enough: !(enough >= 0 && enough <= 9) && 'A number of points from 0 to 9.',
    remindAt: said.rings && clockTyped(said.remindAt) === null && 'Write a time as 08:00.',
  }
  const shownError = (name: keyof typeof errors) => (isTried && errors[name] ? errors[name] : undefined)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(errors).some(Boolean)) return
    const { question, doing, instead, measure, lag, days, begins, isBlind, rings, remindAt } = said
    const begun: BegunExperiment = {
      ...{ question, doing, instead, measure, enough, isBlind, claim: null, seed: newSeed() },
      ...{ lag: Number(lag), days: Number(days), firstDay: begins === 'today' ? today : addDays(today, 1) },
    }
    await onBegin(begun, rings ? remindAt : null)
  }
  const text = (name: 'question' | 'doing' | 'instead' | 'enough') => ({
    value: said[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid max-w-140 gap-5">
      <TextField
        label="The question"
        placeholder="Does a walk before noon lift my evening?"
        maxLength={200}
        error={shownError('question')}
        {...text('question')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="On half of the days"
          placeholder="a walk before noon"
          maxLength={100}
          error={shownError('doing')}
          {...text('doing')}
        />
        <TextField
          label="On the other half"
          aside="may stay empty"
          placeholder="none"
          maxLength={100}
          {...text('instead')}
        />
      </div>
      <Choice title="What is rated">
        <Segments
          label="What is rated"
          values={ratingScales}
          chosen={said.measure}
          wordsOf={scaleName}
          onChange={(measure) => setSaid({ ...said, measure })}
        />
        <Segments
          label="When it is rated"
          values={lags}
          chosen={said.lag}
          wordsOf={(lag) => (lag === '0' ? 'the same day' : 'the day after')}
          onChange={(lag) => setSaid({ ...said, lag })}
        />
      </Choice>
      <Choice title="How long">
        <Segments
          label="How long"
          values={lengths}
          chosen={said.days}
          wordsOf={(days) => `${days} days`}
          onChange={(days) => setSaid({ ...said, days })}
        />
        <Segments
          label="When it begins"
          values={beginnings}
          chosen={said.begins}
          wordsOf={(begins) => (begins === 'today' ? 'from today' : 'from tomorrow')}
          onChange={(begins) => setSaid({ ...said, begins })}
        />
      </Choice>
      <TextField
        label="So many points would be worth it"
        inputMode="decimal"
        className="max-w-60"
        error={shownError('enough')}
        {...text('enough')}
      />
      <Toggle
        label="Show no result before the end"
        note="so that it cannot talk you into anything"
        isOn={said.isBlind}
        onChange={(isBlind) => setSaid({ ...said, isBlind })}
      />
      <Reminding
        rings={said.rings}
        remindAt={said.remindAt}
        error={shownError('remindAt')}
        onChange={(changes) => setSaid({ ...said, ...changes })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Toss the coin</Button>
        <Button variant="quiet" onClick={onCancel}>
          Leave it
        </Button>
      </div>
    </form>
  )
}

const Choice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p className="type-secondary text-text-2">{title}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
)

interface RemindingProps {
  rings: boolean
  remindAt: string
  error: string | undefined
  onChange: (changes: { rings?: boolean; remindAt?: string }) => void
}

function Reminding({ rings, remindAt, error, onChange }: RemindingProps) {
  return (
    <>
      <Toggle
        label="Remind me each day"
        note="by the rules of your other reminders"
        isOn={rings}
        onChange={(next) => onChange({ rings: next })}
      />
      {rings && (
        <ClockField
          label="At"
          value={remindAt}
          error={error}
          onChange={(next) => onChange({ remindAt: next })}
        />
      )}
    </>
  )
}
