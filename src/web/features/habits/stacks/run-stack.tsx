import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { nextInRun, outcomeOf, runQueue } from '#domain/habits/stack-run.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { HabitDays, useHabits } from '../use-habits.ts'
import { RunEnd, type RunOutcomeOf } from './run-end.tsx'
import { RunStep, type StepAnswer } from './run-step.tsx'

interface RunStackProps {
  stackId: string
  all: ReturnType<typeof useHabits>
  days: HabitDays
  onClose: () => void
}

/** A stack as a sequence: one habit after the other fills the window, and at the end stands what became of each. */
export function RunStack({ stackId, all, days, onClose }: RunStackProps) {
  const { day, today, habits, places, stacks } = all
  const name = stacks.find(({ id }) => id === stackId)?.name ?? 'Stack'
  // What was to do when it began: the order does not change while somebody goes through it.
  const [queue] = useState(() => runQueue(stackId, places, habits))
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [isEnded, setEnded] = useState(false)
  const isKeeping = useRef(false)
  const habit = isEnded ? undefined : nextInRun(queue, answered, habits)

  function keep({ id, today: state }: HabitRow, answer: StepAnswer): Promise<boolean> | true {
    if (answer === 'skip') return days.skip(id, day, '')
    if (answer === 'later') return true
    // Done is all that was asked for, also where a part was noted before.
    return state === 'partly' ? days.note(id, day, { value: null }) : days.complete(id, day)
  }
  async function answer(asked: HabitRow, how: StepAnswer) {
    if (isKeeping.current) return
    isKeeping.current = true
    if (await keep(asked, how)) setAnswered((before) => new Set([...before, asked.id]))
    isKeeping.current = false
  }
  // Who leaves in the middle is told what was done, also of what is being kept just now.
  const leave = () => (habit && (answered.size > 0 || isKeeping.current) ? setEnded(true) : onClose())
  const outcomes = queue.map((id) => ({
    id,
    outcome: outcomeOf(id, answered, habits),
    name: habits.find((one) => one.id === id)?.name ?? '',
  }))
  return (
    <NativeDialog shape="full" label={name} onClose={leave}>
      <div className="flex h-full flex-col overflow-y-auto px-5.5 py-5 md:px-12">
        <div className="flex items-center justify-between gap-4">
          <p className="type-secondary min-w-0 text-text-2 [overflow-wrap:anywhere]">
            {name}
            {day !== today && <span className="text-muted">, {longDate(day)}</span>}
            {habit && (
              <span className="figures ml-2 text-muted">
                {queue.indexOf(habit.id) + 1} of {queue.length}
              </span>
            )}
          </p>
          <IconButton
            label={habit && answered.size > 0 ? 'End here' : 'Close'}
            icon={<X size={22} strokeWidth={1.6} />}
            className="-mr-3"
            onClick={leave}
          />
        </div>
        <Progress outcomes={outcomes} now={habit?.id} />
        <div className="mx-auto grid w-full max-w-170 flex-1 content-center gap-10 py-10">
          {habit ? (
            <RunStep
              key={habit.id}
              habit={habit}
              hasTimer={day === today}
              onAnswer={(how) => void answer(habit, how)}
              onEnd={leave}
            />
          ) : (
            <RunEnd
              outcomes={outcomes}
              onGoOn={nextInRun(queue, answered, habits) ? () => setEnded(false) : null}
              onClose={onClose}
            />
          )}
        </div>
      </div>
    </NativeDialog>
  )
}

interface ProgressProps {
  outcomes: readonly RunOutcomeOf[]
  /** Whose turn it is, by its uid. */
  now: string | undefined
}

/** One piece for each habit: what is behind, and whose turn it is. The words beside it say the same. */
function Progress({ outcomes, now }: ProgressProps) {
  return (
    <div aria-hidden="true" className="mt-3 flex gap-1.5">
      {outcomes.map(({ id, outcome }) => (
        <span
          key={id}
          className={classNames(
            'h-1 flex-1 rounded-pill',
            outcome === 'done' ? 'bg-ink' : id === now ? 'bg-text-2' : 'bg-surface-3',
          )}
        />
      ))}
    </div>
  )
}
