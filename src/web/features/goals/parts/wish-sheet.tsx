import { type FormEvent, useState } from 'react'
import { habitFromWish, type WishHabit } from '#domain/goals/engine/wish-habit.ts'
import { planFrom, wishSteps } from '#domain/goals/engine/wish-steps.ts'
import type { Woop } from '#domain/goals/records/goal.ts'
import { sentenceText } from '#domain/habits/habit-sentence.ts'
import type { Day } from '#domain/time/day.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { WordsField } from '#web/ui/fields/long-fields.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { useGoalActions } from '../use-goals.ts'
import { usePlanHabit } from '../use-plan-habit.ts'

interface WishSheetProps {
  today: Day
  onKept: (uid: string) => void
  onClose: () => void
}

const category = 'mental'
const blank: Woop = { wish: '', outcome: '', obstacle: '', plan: '' }

/** What was kept of the answers, as far as it can be read. */
function begunIn(kept: object) {
  const said = kept as Readonly<Record<string, unknown>>
  const wordsOf = (part: keyof Woop): string => (typeof said[part] === 'string' ? said[part] : '')
  return {
    answers: {
      wish: wordsOf('wish'),
      outcome: wordsOf('outcome'),
      obstacle: wordsOf('obstacle'),
      plan: wordsOf('plan'),
    },
    at: wishSteps.findIndex((_, index) => index === said.at),
    isHabit: said.isHabit !== false,
  }
}

/** A goal in four questions, one after the other: wish, outcome, obstacle, plan. */
export function WishSheet({ today, onKept, onClose }: WishSheetProps) {
  const actions = useGoalActions()
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Woop>(blank)
  const [isHabit, setHabit] = useState(true)
  const [error, setError] = useState<string>()
  const planHabit = usePlanHabit(today)
  const isBegun = Object.values(answers).some((words) => words.trim() !== '')
  const isSent = useBegun('wish', isBegun ? { ...answers, at, isHabit } : null, (kept) => {
    const begun = begunIn(kept)
    setAnswers(begun.answers)
    setAt(Math.max(0, begun.at))
    setHabit(begun.isHabit)
  })
  const step = wishSteps[at] ?? wishSteps[0]
  const isLast = at === wishSteps.length - 1
  const planned = isLast ? habitFromWish(answers) : null
  const put = (words: string) => {
    setError(undefined)
    setAnswers({ ...answers, [step.part]: words })
  }
  const keep = async () => {
    const uid = await actions.create({
      title: answers.wish.trim().slice(0, 200),
      category,
      priority: 'medium',
      timeframe: 'long_term',
      customization: { why: answers.outcome.trim(), woop: answers, madeOn: today },
    })
    if (uid === null) return
    isSent()
    if (isHabit) await planHabit({ id: uid, category, woop: answers })
    onKept(uid)
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    // A plan that was begun for the person says nothing until they go on with it.
    if (answers[step.part].trim() === '' || (isLast && !planned)) return setError(step.missing)
    if (isLast) return void keep()
    const following = wishSteps[at + 1]
    if (following?.part === 'plan' && answers.plan === '')
      setAnswers({ ...answers, plan: planFrom(answers.obstacle) })
    setAt(at + 1)
  }
  return (
    <Sheet
      title="Start from a wish"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form="wish" size="large">
            {isLast ? 'Create goal' : 'Continue'}
          </Button>
          {at > 0 && (
            <Button variant="quiet" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
        </>
      }
    >
      <ol className="mb-6 flex gap-4" aria-label="Steps">
        {wishSteps.map(({ part, name }, index) => (
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
      <form id="wish" noValidate onSubmit={next} className="grid gap-4">
        <h3 className="type-insight">{step.question}</h3>
        <WordsField
          key={step.part}
          label={step.name}
          note={step.note}
          error={error}
          maxLength={step.part === 'wish' ? 200 : 500}
          value={answers[step.part]}
          onChange={(event) => put(event.target.value)}
        />
        {planned && <PlanAsHabit habit={planned} isOn={isHabit} onChange={setHabit} />}
      </form>
    </Sheet>
  )
}

interface PlanAsHabitProps {
  habit: WishHabit
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The plan as the habit that it could become, with the obstacle as its cue. */
function PlanAsHabit({ habit, isOn, onChange }: PlanAsHabitProps) {
  return (
    <div className="border-line border-t pt-4">
      <Toggle label="Make the plan a habit too" isOn={isOn} onChange={onChange} />
      {isOn && (
        <>
          <p className="type-quote mt-1">{sentenceText({ ...habit, reinforcement: '', kind: 'track' })}</p>
          <p className="type-label mt-1 text-muted">
            It is only counted: on days when this doesn’t come up, nothing is missed.
          </p>
        </>
      )}
    </div>
  )
}
