import type { TodaySection } from '#domain/habits/today-sections.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { MarkKey } from '../day-mark.tsx'
import { StrengthFigure } from '../strength-figure.tsx'
import { WeekGrid } from '../week-grid.tsx'

interface SideOfTodayProps {
  habit: HabitRow | null
  sections: readonly TodaySection<HabitRow>[]
  today: Day
  onDay: (habit: HabitRow, day: Day) => void
  onOpen: (habit: HabitRow) => void
}

/** Beside today's list: how strong the chosen habit is, and the last seven days of all. Below it where there is no room. */
export function SideOfToday({ habit, sections, today, onDay, onOpen }: SideOfTodayProps) {
  return (
    <div className="mt-10 min-w-0 border-line max-xl:border-t max-xl:pt-8 xl:-mb-16 xl:-mt-9 xl:min-h-[calc(100%+100px)] xl:border-l xl:pt-10 xl:pb-16 xl:pl-11">
      {habit && <ChosenStrength habit={habit} today={today} />}
      <section aria-label="The last seven days" className="mt-10">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="font-serif text-title-xs leading-item tracking-title">The last seven days</h2>
          <MarkKey />
        </div>
        <WeekGrid sections={sections} today={today} days={7} isShort onDay={onDay} onOpen={onOpen} />
      </section>
    </div>
  )
}

function ChosenStrength({ habit, today }: { habit: HabitRow; today: Day }) {
  const [detail] = useView('habits.detail', { uid: habit.id, today }).rows
  if (!detail) return <div className="h-96" />
  return <StrengthFigure detail={detail} question={`How strong is “${habit.name}”?`} />
}
