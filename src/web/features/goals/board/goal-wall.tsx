import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'

interface GoalWallProps {
  /** Those that were looked for. */
  goals: readonly GoalFact[]
  /** All of them: the one that is nearest to being done is the way to the first here. */
  all: readonly GoalFact[]
  today: Day
  onOpen: (id: string) => void
}

/** Everything that was completed, by year. */
export function GoalWall({ goals, all, today, onOpen }: GoalWallProps) {
  const done = goals
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))
  const years = [...new Set(done.map(({ completedAt }) => completedAt?.slice(0, 4) ?? 'Undated'))]
  if (done.length === 0) return <NoneDone {...{ all, onOpen }} />
  return (
    <div className="mt-9 grid gap-10">
      {years.map((year) => (
        <section key={year} aria-label={year}>
          <h2 className="figures font-serif text-title-m text-muted">{year}</h2>
          <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {done
              .filter(({ completedAt }) => (completedAt?.slice(0, 4) ?? 'Undated') === year)
              .map((goal) => (
                <li key={goal.id}>
                  <button
                    type="button"
                    onClick={() => onOpen(goal.id)}
                    className="-mx-2.5 flex w-[calc(100%+20px)] gap-3 rounded-card px-2.5 py-3 text-left hover:bg-surface-2"
                  >
                    <GoalDrop status={goal.status} progress={100} />
                    <span className="min-w-0">
                      <span className="block font-serif text-read leading-item">{goal.title}</span>
                      <span className="type-label mt-0.5 block text-muted">{goalLine(goal, today)}</span>
                      {goal.customization.why && (
                        <span className="type-quote mt-1 block text-text-2">“{goal.customization.why}”</span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function NoneDone({ all, onOpen }: Pick<GoalWallProps, 'all' | 'onOpen'>) {
  const [nearest] = all.filter(({ status }) => status !== 'completed').sort((a, b) => b.progress - a.progress)
  return (
    <EmptyPage
      className="mt-12"
      will="Goals you complete will be kept here, by year."
      about={nearest && `“${nearest.title}” could be the first.`}
    >
      {nearest && (
        <Button variant="outline" onClick={() => onOpen(nearest.id)}>
          Open this goal
        </Button>
      )}
    </EmptyPage>
  )
}
