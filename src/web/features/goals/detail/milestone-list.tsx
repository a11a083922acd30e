import { GripVertical, Pencil, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import type { GoalFact, MilestoneFact } from '#domain/goals/engine/goal-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDragList } from '../parts/drag-list.ts'
import { QuickCheck } from '../parts/quick-check.tsx'
import { type GoalMoves, useMilestoneActions } from '../use-goals.ts'
import { blankMilestone } from './milestone-draft.ts'
import { quietIcon } from './quiet-icon.ts'
import { useDraft } from './use-draft.ts'

const MilestoneForm = lateComponent(
  async () => (await import('./milestone-form.tsx')).MilestoneForm,
  'asked for',
)

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
  const { draft, ref, open, change, close } = useDraft(`goal-milestone ${goal.id}`, blankMilestone)
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
      {milestones.length === 0 && goal.status !== 'completed' && (
        <p className="type-secondary mt-2 text-text-2">Two or three are enough to see the way ahead.</p>
      )}
      <ul className="mt-2">
        {milestones.map((milestone) =>
          draft?.uid === milestone.id ? (
            <li key={milestone.id}>
              <Suspense fallback={null}>
                <MilestoneForm
                  ref={ref}
                  goalId={goal.id}
                  draft={draft}
                  onChange={change}
                  onKept={close}
                  onClose={close}
                />
              </Suspense>
            </li>
          ) : (
            <MilestoneRow
              key={milestone.id}
              {...{ milestone, list, moves, today }}
              isNext={milestone === next}
              onEdit={() => open(asDraft(milestone))}
            />
          ),
        )}
      </ul>
      {draft?.uid === '' ? (
        <Suspense fallback={null}>
          <MilestoneForm
            ref={ref}
            goalId={goal.id}
            draft={draft}
            onChange={change}
            onKept={() => open()}
            onClose={close}
          />
        </Suspense>
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => open()}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          {milestones.length === 0 ? 'Add a milestone' : 'Another milestone'}
        </Button>
      )}
    </section>
  )
}

const asDraft = ({ id: uid, title, description, targetDate }: MilestoneFact) => ({
  ...{ uid, title, description },
  targetDate: targetDate ?? '',
})

interface MilestoneRowProps {
  milestone: MilestoneFact
  list: ReturnType<typeof useDragList>
  moves: GoalMoves
  today: Day
  isNext: boolean
  onEdit: () => void
}

function MilestoneRow({ milestone, list, moves, today, isNext, onEdit }: MilestoneRowProps) {
  const dayOf = useDayOf()
  const { id, title, description, isCompleted } = milestone
  const isLit = isNext && !isCompleted
  return (
    <li
      {...list.rowParts(id)}
      className={classNames(
        'group relative flex min-h-11 items-center gap-2.5',
        list.over === id && 'bg-wash',
        list.dragged === id && 'opacity-50',
      )}
    >
      <button
        type="button"
        aria-label={`Move ${title}: arrow up and arrow down`}
        {...list.handleParts(id)}
        className="-ml-1.5 inline-flex size-7 shrink-0 cursor-grab items-center justify-center rounded-inner text-muted"
      >
        <GripVertical size={15} strokeWidth={1.7} aria-hidden="true" />
      </button>
      <label
        htmlFor={`done-${id}`}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3"
      >
        <QuickCheck
          id={`done-${id}`}
          isChecked={isCompleted}
          onCheck={(isDone) => moves.tick(milestone, isDone)}
        />
        <span className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
          <span
            className={classNames(
              'block',
              isCompleted ? 'text-muted' : isLit ? 'font-strong' : 'text-text-2',
            )}
          >
            {title}
          </span>
          {description !== '' && (
            <span className="type-label block whitespace-pre-wrap text-muted">{description}</span>
          )}
        </span>
        <span className={classNames('type-label figures shrink-0', isLit ? 'text-ink' : 'text-muted')}>
          {whenOf(milestone, isLit, today, dayOf)}
        </span>
      </label>
      <IconButton
        label={`Edit ${title}`}
        icon={<Pencil size={15} strokeWidth={1.6} />}
        className={quietIcon}
        onClick={onEdit}
      />
    </li>
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
