import { type TodaySection, todaySentence } from '#domain/habits/today-sections.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'

import { HabitLine, type HabitLineActions } from './habit-line.tsx'

interface TodayListProps extends HabitLineActions {
  sections: readonly TodaySection<HabitRow>[]
  chosen: string | null
  onChoose: (habit: HabitRow) => void
  onRun: (section: TodaySection<HabitRow>) => void
}

/** What is asked for today, by stack and part of the day. Nothing of it moves when something is done. */
export function TodayList({ sections, chosen, onChoose, onRun, ...actions }: TodayListProps) {
  return sections.map((section, nth) => (
    <section key={section.id} aria-label={section.title} className="mt-8">
      <div className="flex min-h-9 items-center gap-3 border-line border-b pb-1">
        <h2 className="type-secondary font-strong text-text-2">
          {section.title} <span className="ml-2 font-normal text-muted">{section.aside}</span>
        </h2>
        {section.stackId !== null &&
          section.habits.some(({ today }) => today === 'due' || today === 'open') && (
            <Button variant="quiet" size="small" className="-my-2" onClick={() => onRun(section)}>
              One after the other
            </Button>
          )}
        {nth === 0 && <span className="type-secondary ml-auto text-muted">strength</span>}
      </div>
      <ul>
        {section.habits.map((habit) => (
          <HabitLine
            key={habit.id}
            habit={habit}
            isChosen={habit.id === chosen}
            onChoose={onChoose}
            {...actions}
          />
        ))}
      </ul>
    </section>
  ))
}

/** How the day stands, said aloud as it changes. */
export function TodayWords({ habits }: { habits: readonly HabitRow[] }) {
  return (
    <p role="status" className="type-interface mt-2 text-text-2">
      {todaySentence(habits)}
    </p>
  )
}
