import { isToDo } from '#domain/habits/stack-run.ts'
import { pastSentence, type TodaySection, todaySentence } from '#domain/habits/today-sections.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'

import { dayHeading } from './day-words.ts'
import { HabitLine, type HabitLineActions } from './habit-line.tsx'

interface TodayListProps extends HabitLineActions {
  sections: readonly TodaySection<HabitRow>[]
  /** The line that is chosen, see `lineOf`; null: none. */
  chosen: string | null
  onChoose: (line: string) => void
  onRun: (section: TodaySection<HabitRow>) => void
}

/** Names one line of the list: a habit stands in each of its stacks. */
export const lineOf = (section: Pick<TodaySection<HabitRow>, 'id'>, { id }: Pick<HabitRow, 'id'>): string =>
  `${section.id} ${id}`

/** What is asked for today, by stack and part of the day. Nothing of it moves when something is done. */
export function TodayList({ sections, chosen, onChoose, onRun, ...actions }: TodayListProps) {
  return sections.map((section, nth) => (
    <section key={section.id} aria-label={section.title} className="mt-8">
      <div className="flex min-h-9 items-center gap-3 border-line border-b pb-1">
        <h2 className="type-secondary font-strong text-text-2">
          {section.title} <span className="ml-2 font-normal text-muted">{section.aside}</span>
        </h2>
        {section.stackId !== null && section.habits.some(isToDo) && (
          <Button
            variant="quiet"
            size="small"
            className="-my-2"
            aria-label={`One at a time: ${section.title}`}
            onClick={() => onRun(section)}
          >
            One at a time
          </Button>
        )}
        {nth === 0 && <span className="type-secondary ml-auto text-muted">strength</span>}
      </div>
      <ul>
        {section.habits.map((habit) => (
          <HabitLine
            key={habit.id}
            habit={habit}
            isChosen={lineOf(section, habit) === chosen}
            onChoose={() => onChoose(lineOf(section, habit))}
            {...actions}
          />
        ))}
      </ul>
    </section>
  ))
}

interface TodayWordsProps {
  day: Day
  today: Day
  listed: readonly HabitRow[]
  /** Whether any habit had begun by that day. */
  hasBegun: boolean
}

/** Which day it is, and how it stands, said aloud as it changes. */
export function TodayWords({ day, today, listed, hasBegun }: TodayWordsProps) {
  const { name, date } = dayHeading(day, today)
  return (
    <>
      <h1 className="type-screen-title">
        {name}
        {date && <span className="sr-only">, {date}</span>}
      </h1>
      <p role="status" className="type-interface mt-2 text-text-2">
        {date ? `${date}. ${pastSentence(listed, hasBegun)}` : todaySentence(listed)}
      </p>
    </>
  )
}
