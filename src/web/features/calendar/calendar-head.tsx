import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CalendarView, calendarViews, stepped, viewTitle } from '#domain/calendar/calendar-grid.ts'
import type { Day } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const names: Readonly<Record<CalendarView, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  agenda: 'Agenda',
  year: 'Year',
}

interface CalendarHeadProps {
  view: CalendarView
  day: Day
  rule: MyDayRule
  /** Instead of a view's own quiet words. */
  aside?: string | undefined
  onGo: (view: CalendarView, day: Day) => void
  today: Day
}

/** Where one is in time, and the ways to go from there. */
export function CalendarHead({ view, day, rule, aside, onGo, today }: CalendarHeadProps) {
  const title = viewTitle(view, day, rule)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="type-screen-title min-w-0 font-light" aria-live="polite">
        {title.title}
        <span className="ml-3 text-title-s text-muted">{aside ?? title.aside}</span>
      </h1>
      <div className="-ml-2 flex items-center">
        <IconButton
          label="Earlier"
          icon={<ChevronLeft size={20} strokeWidth={1.6} />}
          onClick={() => onGo(view, stepped(view, day, -1))}
        />
        <IconButton
          label="Later"
          icon={<ChevronRight size={20} strokeWidth={1.6} />}
          onClick={() => onGo(view, stepped(view, day, 1))}
        />
        <Button variant="quiet" size="small" onClick={() => onGo(view, today)}>
          Today
        </Button>
      </div>
      <fieldset className="trough ml-auto flex gap-0.5 p-1 max-md:w-full">
        <legend className="sr-only">How much is shown</legend>
        {calendarViews.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => onGo(one, day)}
            className={classNames(
              'hit-44 inline-flex h-9 items-center justify-center rounded-control px-3.5 text-small [--reach:8px] max-md:flex-1 max-md:px-1',
              one === view ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text',
            )}
          >
            {names[one]}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
