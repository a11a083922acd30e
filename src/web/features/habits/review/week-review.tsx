import { ChevronLeft } from 'lucide-react'
import { shortDate } from '#domain/time/entry-date.ts'
import type { Week } from '#domain/week-review/reviewed-week.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { MarkKey } from '../day-mark.tsx'
import { useHabitDays, useToday } from '../use-habits.ts'
import { WeekGoals } from './week-goals.tsx'
import { WeekHabits } from './week-habits.tsx'
import { WeekPage } from './week-page.tsx'

export interface WeekReviewProps {
  onBack: () => void
  onOpenGoal: (uid: string) => void
  onOpenPage: (entryUid: string) => void
  /** To where a habit is made. */
  onNewHabit: () => void
}

/** '9 to 15 November', '30 November to 6 December' */
function spanWords({ from, to }: Week): string {
  const year = to.slice(0, 4)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isOneMonth ? String(Number(from.slice(8))) : shortDate(from, year)
  return `${first} to ${shortDate(to, year)}`
}

const pagesWords = (pages: number): string =>
  pages === 0
    ? 'No pages were written.'
    : pages === 1
      ? 'One page was written.'
      : `${pages} pages were written.`

/** Looks back at a week: its habits, its goals, and one page. */
export function WeekReview({ onBack, onOpenGoal, onOpenPage, onNewHabit }: WeekReviewProps) {
  const today = useToday()
  const days = useHabitDays(today)
  const [review] = useView('week.review', { today }).rows
  return (
    <div className="flex-1">
      <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
        <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
        Habits
      </Button>
      <h1 className="type-screen-title">Look back at the week</h1>
      {review ? (
        <>
          <p className="type-interface mt-2 text-text-2">
            {spanWords(review)}. {pagesWords(review.pages)}
          </p>
          <div className="mt-9 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-3">
                <h2 className="type-insight">Habits</h2>
                {review.habits.length > 0 && <MarkKey />}
              </div>
              <WeekHabits {...{ review, today, days, onNewHabit }} />
              <h2 className="type-insight mt-10 border-line border-t pt-8">Goals</h2>
              <WeekGoals goals={review.goals} onOpenGoal={onOpenGoal} />
            </div>
            <WeekPage key={review.from} review={review} today={today} onOpenPage={onOpenPage} />
          </div>
        </>
      ) : (
        <Skeleton className="mt-9 h-96 w-full" />
      )}
    </div>
  )
}
