import { type FormEvent, useRef, useState } from 'react'
import { habitFromWish, type WishHabit } from '#domain/goals/engine/wish-habit.ts'
import { planFrom, type WishSteps } from '#domain/goals/engine/wish-steps.ts'
import type { Woop } from '#domain/goals/records/goal.ts'
import { type CueType, cueName, cueTypes } from '#domain/habits/habit-choices.ts'
import { sentenceText } from '#domain/habits/habit-sentence.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { SelectField, WordsField } from '#web/ui/fields/long-fields.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'

interface WishFormProps {
  /** Under which name what was begun is kept. */
  begun: 'wish' | 'habit-wish'
  steps: WishSteps
  /** What the last button says. */
  last: string
  /** The plan always becomes a habit, so that it is not asked whether. */
  isHabitOnly?: boolean
  /** `planned`: the habit that the plan is to become; null: none. `isSent` is called once the wish is kept. */
  onKeep: (answers: Woop, planned: WishHabit | null, isSent: () => void) => Promise<void>
  onClose: () => void
}

interface Begun {
  readonly answers: Woop
  readonly at: number
  readonly isHabit: boolean
  /** The type of cue that was chosen; null: the one that the words name. */
  readonly cueType: CueType | null
}

const blank: Begun = {
  answers: { wish: '', outcome: '', obstacle: '', plan: '' },
  at: 0,
  isHabit: true,
  cueType: null,
}

/** What was kept of the answers, as far as it can be read. */
function begunIn(kept: object, steps: WishSteps): Begun {
  const said = kept as Readonly<Record<string, unknown>>
  const wordsOf = (part: keyof Woop): string => (typeof said[part] === 'string' ? said[part] : '')
  return {
    answers: {
      wish: wordsOf('wish'),
      outcome: wordsOf('outcome'),
      obstacle: wordsOf('obstacle'),
      plan: wordsOf('plan'),
    },
    at: Math.max(
      0,
      steps.findIndex((_, index) => index === said.at),
    ),
    isHabit: said.isHabit !== false,
    cueType: cueTypes.find((type) => type === said.cueType) ?? null,
  }
}

/** The answers so far, kept on this device until they are sent. */
function useWish(form: 'wish' | 'habit-wish', steps: WishSteps) {
  const [wish, setWish] = useState(blank)
  const { answers, ...rest } = wish
  const isBegun = Object.values(answers).some((words) => words.trim() !== '')
  const isSent = useBegun(form, isBegun ? { ...answers, ...rest } : null, (kept) =>
    setWish(begunIn(kept, steps)),
  )
  return { wish, isSent, set: (changes: Partial<Begun>) => setWish((now) => ({ ...now, ...changes })) }
}

/** Four questions, one after the other: wish, outcome, obstacle, plan. */
export function WishForm(props: WishFormProps) {
  const { begun, steps, last, isHabitOnly = false, onKeep, onClose } = props
  const { wish, set, isSent } = useWish(begun, steps)
  const [error, setError] = useState<string>()
  const isKeeping = useRef(false)
  const { answers, at } = wish
  const step = steps[at] ?? steps[0]
  const isLast = at === steps.length - 1
  const found = isLast ? habitFromWish(answers) : null
  const planned = found && { ...found, cueType: wish.cueType ?? found.cueType }
  const isHabit = isHabitOnly || wish.isHabit
  const keep = async () => {
    if (isKeeping.current) return
    isKeeping.current = true
    await onKeep(answers, isHabit ? planned : null, isSent).finally(() => {
      isKeeping.current = false
    })
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    // A plan that was begun for the person says nothing until they go on with it.
    if (answers[step.part].trim() === '' || (isLast && !planned)) return setError(step.missing)
    if (isLast) return void keep()
    const isPlanNext = steps[at + 1]?.part === 'plan' && answers.plan === ''
    set({ at: at + 1, ...(isPlanNext && { answers: { ...answers, plan: planFrom(answers.obstacle) } }) })
  }
  return (
    <Sheet
      title="Start from a wish"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form="wish" size="large">
            {isLast ? last : 'Continue'}
          </Button>
          {at > 0 && (
            <Button variant="quiet" onClick={() => set({ at: at - 1 })}>
              Back
            </Button>
          )}
        </>
      }
    >
      <StepMarks steps={steps} at={at} />
      <form id="wish" noValidate onSubmit={next} className="grid gap-4">
        <h3 className="type-insight">{step.question}</h3>
        <WordsField
          key={step.part}
          label={step.name}
          note={step.note}
          error={error}
          maxLength={step.part === 'wish' ? 200 : 500}
          value={answers[step.part]}
          onChange={({ target }) => {
            setError(undefined)
            set({ answers: { ...answers, [step.part]: target.value } })
          }}
        />
        {planned && (
          <div className="border-line border-t pt-4">
            {!isHabitOnly && (
              <Toggle
                label="Make the plan a habit too"
                isOn={isHabit}
                onChange={(isOn) => set({ isHabit: isOn })}
              />
            )}
            {isHabit && <PlanAsHabit planned={planned} onChange={(cueType) => set({ cueType })} />}
          </div>
        )}
      </form>
    </Sheet>
  )
}

function StepMarks({ steps, at }: { steps: WishSteps; at: number }) {
  return (
    <ol className="mb-6 flex gap-4" aria-label="Steps">
      {steps.map(({ part, name }, index) => (
        <li
          key={part}
          aria-current={index === at ? 'step' : undefined}
          className={`flex items-center gap-1.5 text-label ${index <= at ? 'text-text' : 'text-muted'}`}
        >
          <Drop
            size={16}
            level={index < at ? 1 : index === at ? 0.5 : 0}
            className={index <= at ? 'text-ink' : ''}
          />
          {name}
        </li>
      ))}
    </ol>
  )
}

interface PlanAsHabitProps {
  planned: WishHabit
  onChange: (cueType: CueType) => void
}

/** The plan as the habit that it becomes, with the obstacle as its cue. */
function PlanAsHabit({ planned, onChange }: PlanAsHabitProps) {
  return (
    <>
      <p className="type-quote mt-1">{sentenceText({ ...planned, reinforcement: '', kind: 'track' })}</p>
      <p className="type-label mt-1 mb-4 text-muted">
        It is only counted: on days when this doesn’t come up, nothing is missed.
      </p>
      <SelectField
        label="What kind of cue is it?"
        value={planned.cueType}
        onChange={({ target }) => {
          const chosen = cueTypes.find((type) => type === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {cueTypes.map((type) => (
          <option key={type} value={type}>
            {cueName(type)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
