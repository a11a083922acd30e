import { Pencil } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import { type GoalFact, type StepFact, stepsOf } from '#domain/goals/engine/goal-facts.ts'
import { ratingWord } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FormFoot } from './form-foot.tsx'
import { quietIcon } from './quiet-icon.ts'
import { blankStep, dayProblem, type StepDraft, StepFields } from './step-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useStepMoves } from './use-step-moves.ts'

interface StepListProps {
  goal: GoalFact
  steps: readonly StepFact[]
  today: Day
}

const first = 3
const blank = { ...blankStep, uid: '' }

/** The steps of a goal, latest first, each of which can be corrected or deleted. */
export function StepList({ goal, steps, today }: StepListProps) {
  const own = stepsOf(steps, goal.id).toReversed()
  const [isAll, setAll] = useState(false)
  const editing = useDraft(`goal-step ${goal.id} again`, blank)
  if (own.length === 0) return null
  const shown = isAll ? own : own.filter((step, at) => at < first || step.id === editing.draft?.uid)
  return (
    <section aria-labelledby="steps">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="steps" className="text-small font-strong">
          Steps so far
        </h2>
        <span className="type-label figures text-muted">{own.length}</span>
      </div>
      <ul className="mt-2">
        {shown.map((step) =>
          step.id === editing.draft?.uid ? (
            <li key={step.id} className="border-line border-t py-4 first:border-t-0">
              <StepEdit
                ref={editing.ref}
                {...{ goal, step, today }}
                draft={editing.draft}
                onChange={editing.change}
                onClose={editing.close}
              />
            </li>
          ) : (
            <li
              key={step.id}
              className="group relative flex items-start gap-1 border-line border-t first:border-t-0"
            >
              <StepWords {...{ step, today }} />
              <IconButton
                label={`Correct the step of ${dated(step.date, today)}`}
                icon={<Pencil size={15} strokeWidth={1.6} />}
                className={quietIcon}
                onClick={() => {
                  const { id: uid, progressValue: progress, note, mood, energy, date } = step
                  editing.open({ uid, progress, note, mood, energy, date })
                }}
              />
            </li>
          ),
        )}
      </ul>
      {own.length > first && (
        <Button variant="quiet" size="small" className="-ml-3 text-ink" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `All ${own.length} steps`}
        </Button>
      )}
    </section>
  )
}

function StepWords({ step, today }: { step: StepFact; today: Day }) {
  const { note, date, progressValue, mood, energy } = step
  return (
    <div className="min-w-0 flex-1 py-2.5">
      {note !== '' && <p className="type-quote [overflow-wrap:anywhere]">“{note}”</p>}
      <p className="type-label figures flex flex-wrap gap-x-3 text-muted">
        <span>{dated(date, today)}</span>
        <span className="text-text-2">{Math.round(progressValue)} of 100</span>
        {mood !== null && (
          <span>
            Mood <em className="text-mood">{ratingWord('mood', mood)}</em> {mood}
          </span>
        )}
        {energy !== null && (
          <span>
            Energy <em className="text-energy">{ratingWord('energy', energy)}</em> {energy}
          </span>
        )}
      </p>
    </div>
  )
}

interface StepEditProps {
  ref: Ref<HTMLFormElement>
  goal: GoalFact
  step: StepFact
  today: Day
  draft: StepDraft
  onChange: (changes: Partial<StepDraft>) => void
  onClose: () => void
}

function StepEdit({ ref, goal, step, today, draft, onChange, onClose }: StepEditProps) {
  const moves = useStepMoves()
  const [error, setError] = useState<string>()
  const isByHand = goal.customization.progressRule === 'hand'
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const problem = draft.date === '' ? 'A day, such as 26 Nov 2026' : dayProblem(draft.date, today)
    setError(problem)
    if (problem) return
    const { progress, note, mood, energy, date } = draft
    const said = { progress: isByHand ? progress : null, note: note.trim(), mood, energy, date }
    if (await moves.correct(step.id, said)) onClose()
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={`The step of ${dated(step.date, today)}`}
      onSubmit={(event) => void keep(event)}
      className="grid gap-4"
    >
      <StepFields
        {...{ draft, today, error }}
        resting={isByHand ? step.progressValue : null}
        onChange={(changes) => {
          onChange(changes)
          setError(undefined)
        }}
      />
      <FormFoot
        send="Save"
        onClose={onClose}
        onDelete={() => {
          onClose()
          void moves.remove(step.id)
        }}
      />
    </form>
  )
}
