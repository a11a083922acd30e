import { Suspense } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { MarkKey } from '../day-mark.tsx'
import { stripLength } from '../habits-place.ts'
import { WeekGrid } from '../week-grid.tsx'

const StrengthFigure = lateComponent(async () => (await import('../strength-figure.tsx')).StrengthFigure)

interface SideOfTodayProps {
  habit: HabitRow | null
  habits: readonly HabitRow[]
  today: Day
  /** The last day of the marks. */
  until: Day
  onDay: (habit: HabitRow, day: Day, state: DayState) => void
  onOpen: (habit: HabitRow) => void
}

/** Beside a day's list: how strong the chosen habit is, and seven days of all. Below it where there is no room. */
export function SideOfToday({ habit, habits, today, until, onDay, onOpen }: SideOfTodayProps) {
  const title = until === today ? 'The last seven days' : 'These seven days'
  const sections = [{ id: 'all', part: 'anytime' as const, stackId: null, title: '', aside: '', habits }]
  return (
    <div className="mt-10 min-w-0 border-line max-xl:border-t max-xl:pt-8 xl:-mb-16 xl:-mt-9 xl:min-h-[calc(100%+100px)] xl:border-l xl:pt-10 xl:pb-16 xl:pl-11">
      {habit && <ChosenStrength habit={habit} today={today} />}
      {habits.length > 0 && (
        <section aria-label={title} className="mt-10">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="font-serif text-title-xs leading-item tracking-title">{title}</h2>
            <MarkKey />
          </div>
          <WeekGrid label={title} days={stripLength} isShort {...{ sections, today, until, onDay, onOpen }} />
        </section>
      )}
    </div>
  )
}

function ChosenStrength({ habit, today }: { habit: HabitRow; today: Day }) {
  const [detail] = useView('habits.detail', { uid: habit.id, today }).rows
  const room = <div className="h-96" />
  if (!detail) return room
  return (
    <Suspense fallback={room}>
      <StrengthFigure detail={detail} question={`How strong is “${habit.name}”?`} />
    </Suspense>
  )
}
