import { Link } from '@tanstack/react-router'
import { capital } from '#domain/text/number-words.ts'
import type { GoalWeek } from '#domain/week-review/week-facts.ts'
import { goalWeekWords } from '#domain/week-review/week-words.ts'
import { Button } from '#web/ui/button.tsx'

interface WeekGoalsProps {
  goals: readonly GoalWeek[]
  onOpenGoal: (uid: string) => void
}

/** Each goal that is under way or that moved, with what was said of its steps. */
export function WeekGoals({ goals, onOpenGoal }: WeekGoalsProps) {
  if (goals.length === 0)
    return (
      <p className="type-secondary mt-2 text-text-2">
        No goal is under way.{' '}
        <Link to="/goals" className="text-link hit-44 font-strong">
          Go to your goals
        </Link>
      </p>
    )
  return (
    <ul className="mt-3">
      {goals.map((goal) => (
        <li key={goal.id} className="border-line border-b py-3.5 last:border-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="min-w-40 flex-1">
              <p className="text-ui font-strong [overflow-wrap:anywhere]">{goal.title}</p>
              <p className="type-label figures text-muted [overflow-wrap:anywhere]">
                {capital(goalWeekWords(goal))}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              className="-mx-3"
              aria-label={`${goal.isOpen ? 'Write a step' : 'Look at it'}: ${goal.title}`}
              onClick={() => onOpenGoal(goal.id)}
            >
              {goal.isOpen ? 'Write a step' : 'Look at it'}
            </Button>
          </div>
          {[...new Set(goal.notes)].map((note) => (
            <p key={note} className="type-quote mt-1">
              “{note}”
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
