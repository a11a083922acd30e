import { type FormEvent, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { ruleName } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import type { GoalMoves } from '../use-goals.ts'
import { blankStep, dayProblem, StepFields } from './step-fields.tsx'
import { useDraft } from './use-draft.ts'

interface StepFormProps {
  goal: GoalFact
  today: Day
  moves: GoalMoves
}

/** What was done, in words, and how it was. Where a rule moves progress, it cannot be set. */
export function StepForm({ goal, today, moves }: StepFormProps) {
  const rule = goal.customization.progressRule
  const { draft, change, close } = useDraft(`goal-step ${goal.id}`, blankStep)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const said = draft ?? blankStep
  const resting = rule === 'hand' ? Math.round(goal.progress) : null
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const problem = dayProblem(said.date, today)
    setError(problem)
    if (problem) return
    setPending(true)
    const isKept = await moves.step(goal, {
      progress: resting === null ? null : (said.progress ?? resting),
      note: said.note.trim(),
      mood: said.mood,
      energy: said.energy,
      ...(said.date !== '' && { date: said.date }),
    })
    setPending(false)
    if (isKept) close()
  }
  return (
    <section aria-labelledby="step">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="step" className="text-small font-strong">
          {said.date === '' ? 'Today’s step' : 'A step for an earlier day'}
        </h2>
        <span className="type-label text-muted">{ruleName(rule)}</span>
      </div>
      <form noValidate onSubmit={(event) => void keep(event)} className="mt-3 grid gap-4">
        <StepFields
          draft={said}
          {...{ resting, today, error }}
          onChange={(changes) => {
            change(changes)
            if ('date' in changes) setError(undefined)
          }}
        />
        <Button type="submit" isPending={isPending} className="justify-self-end">
          Seal step
        </Button>
      </form>
    </section>
  )
}
