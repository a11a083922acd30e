import { GripVertical, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import type { GoalFact, MilestoneFact } from '#domain/goals/engine/goal-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { atFields } from '#web/lib/vault/use-entities.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDragList } from '../parts/drag-list.ts'
import { QuickCheck } from '../parts/quick-check.tsx'
import { type GoalMoves, useMilestoneActions } from '../use-goals.ts'

interface MilestoneListProps {
  goal: GoalFact
  /** In their order. */
  milestones: readonly MilestoneFact[]
  today: Day
  moves: GoalMoves
}

/** Milestones in the person's order: by drag, or with the arrow keys on a handle. */
export function MilestoneList({ goal, milestones, today, moves }: MilestoneListProps) {
  const actions = useMilestoneActions()
  const dayOf = useDayOf()
  const [isAdding, setAdding] = useState(false)
  const list = useDragList(
    milestones.map(({ id }) => id),
    (ids) => void actions.reorder(ids),
  )
  const next = milestones.find(({ isCompleted }) => !isCompleted)
  const done = milestones.filter(({ isCompleted }) => isCompleted).length
  return (
    <section aria-labelledby="milestones">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="milestones" className="type-insight">
          Milestones
        </h2>
        {milestones.length > 0 && (
          <p className="type-label figures text-muted">
            {done} of {milestones.length}
            {milestones.length > 1 && ', drag to reorder'}
          </p>
        )}
      </div>
      {milestones.length === 0 && (
        <p className="type-secondary mt-2 text-text-2">Three steps are enough to see a way.</p>
      )}
      <ul className="mt-2">
        {milestones.map((milestone) => (
          <li
            key={milestone.id}
            {...list.rowParts(milestone.id)}
            className={classNames(
              'group flex min-h-11 items-center gap-2.5',
              list.over === milestone.id && 'bg-wash',
              list.dragged === milestone.id && 'opacity-50',
            )}
          >
            <button
              type="button"
              aria-label={`Move ${milestone.title}: arrow up and arrow down`}
              {...list.handleParts(milestone.id)}
              className="-ml-1.5 inline-flex size-7 shrink-0 cursor-grab items-center justify-center rounded-inner text-muted"
            >
              <GripVertical size={15} strokeWidth={1.7} aria-hidden="true" />
            </button>
            <label
              htmlFor={`done-${milestone.id}`}
              className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3"
            >
              <QuickCheck
                id={`done-${milestone.id}`}
                isChecked={milestone.isCompleted}
                onCheck={(isDone) => moves.tick(milestone, isDone)}
              />
              <span
                className={classNames(
                  'min-w-0 flex-1 [overflow-wrap:anywhere]',
                  milestone.isCompleted ? 'text-muted' : milestone === next ? 'font-strong' : 'text-text-2',
                )}
              >
                {milestone.title}
              </span>
              <span
                className={classNames(
                  'type-label figures shrink-0',
                  milestone === next ? 'text-ink' : 'text-muted',
                )}
              >
                {whenOf(milestone, milestone === next, today, dayOf)}
              </span>
            </label>
            <IconButton
              label={`Remove ${milestone.title}`}
              icon={<Trash2 size={15} strokeWidth={1.6} />}
              className="-mr-3 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
              onClick={() => void actions.remove(milestone.id, `“${milestone.title}” is removed`)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddMilestone goalId={goal.id} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          {milestones.length === 0 ? 'A first milestone' : 'Another milestone'}
        </Button>
      )}
    </section>
  )
}

function whenOf(
  { isCompleted, completedAt, targetDate }: MilestoneFact,
  isNext: boolean,
  today: Day,
  dayOf: (instant: string) => Day,
): string {
  if (isCompleted) return completedAt ? dated(dayOf(completedAt), today) : ''
  const by = targetDate ? `by ${dated(targetDate, today)}` : ''
  return isNext ? ['next', by].filter((part) => part !== '').join(', ') : by
}

function AddMilestone({ goalId, onDone }: { goalId: string; onDone: () => void }) {
  const actions = useMilestoneActions()
  const [title, setTitle] = useState('')
  const [targetDate, setDate] = useState('')
  const [error, setError] = useState<string>()
  const [dateError, setDateError] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (targetDate !== '' && !isDay(targetDate)) return setDateError('A day, such as 26 Nov 2026')
    const sayFaults = atFields({ title: setError })
    const uid = await actions.create({ goalId, title, targetDate: targetDate || null }, { sayFaults })
    if (!uid) return
    setTitle('')
    setDate('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      className="mt-3 grid gap-3 sm:grid-cols-[1fr_10rem]"
    >
      <TextField
        label="Milestone"
        value={title}
        error={error}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
      />
      <DayField
        label="By"
        aside="(Optional)"
        value={targetDate}
        error={dateError}
        onChange={(day) => {
          setDate(day)
          setDateError(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button variant="outline" size="small" type="submit">
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </form>
  )
}
