import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { useGoalActions } from './use-goals.ts'

interface StaleQuestionProps {
  goal: GoalFact
  today: Day
  onOpen: () => void
  onPause: () => void
}

/** One kind question about a goal that has been quiet for a while; asked once. */
export function StaleQuestion({ goal, today, onOpen, onPause }: StaleQuestionProps) {
  const actions = useGoalActions()
  const answered = () => actions.patch(goal.id, { customization: { ...goal.customization, askedOn: today } })
  return (
    <section
      aria-label="A question"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-5"
    >
      <div>
        <p className="type-label text-muted">Nothing has happened here for a while</p>
        <p className="mt-0.5 font-serif text-title-xs leading-item">
          Does “{goal.title}” still matter to you?
        </p>
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => void answered()}>
          Yes, it does
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            void answered()
            onPause()
          }}
        >
          Pause it
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            void answered()
            onOpen()
          }}
        >
          Open it
        </Button>
      </div>
    </section>
  )
}
