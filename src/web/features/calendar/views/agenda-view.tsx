import { daysFromTo, viewRange } from '#domain/calendar/calendar-grid.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type CalendarBoard, shortOn } from '../calendar-day.ts'
import { doneLook, MarkIcon, SaidOfMark, spanOrKind } from '../mark-look.tsx'
import { markKeys } from './mark-keys.ts'

/** The next thirty days that have something, one under the other. Habits alone make no day stand there but today, for most are due on all of them. */
export function AgendaView({
  day,
  rule,
  today,
  marks,
  onOpen,
  onChoose,
  ...moves
}: CalendarBoard & { day: Day; rule: MyDayRule }) {
  const { from, to } = viewRange('agenda', day, rule)
  const days = daysFromTo(from, to)
    .map((one) => ({ day: one, marks: shortOn(marks, one, today) }))
    .filter((one) => one.marks.some(({ layer }) => layer !== 'habits' || one.day === today))
  if (days.length === 0)
    return (
      <p className="mt-12 font-serif text-lead leading-list text-text-2">
        Nothing is planned in these thirty days.
      </p>
    )
  return (
    <ol className="mt-6">
      {days.map((one) => (
        <li
          key={one.day}
          className="grid grid-cols-[92px_1fr] gap-x-5 border-t border-line py-4 max-md:grid-cols-[64px_1fr]"
        >
          <button
            type="button"
            onClick={() => onChoose(one.day)}
            className="self-start rounded-inner text-left leading-none hover:text-ink"
          >
            <span className={classNames('font-serif text-title-m', one.day === today && 'text-ink')}>
              {dayNumber(one.day)}
            </span>
            <span className="type-label mt-1 block text-muted">
              {one.day === today
                ? 'Today'
                : `${weekday(one.day, 'short')}, ${monthName(one.day).slice(0, 3)}`}
            </span>
          </button>
          <ul className="max-md:grid max-md:gap-2.5">
            {one.marks.map((mark) => (
              <li key={mark.id}>
                <button
                  type="button"
                  {...markKeys(mark, moves)}
                  onClick={() => onOpen(mark)}
                  className="grid min-h-11 w-full grid-cols-[20px_112px_1fr] items-center gap-x-3 rounded-inner text-left hover:bg-surface-2 max-md:grid-cols-[20px_1fr]"
                >
                  <span className="text-muted">
                    <MarkIcon mark={mark} size={16} />
                  </span>
                  <span className="figures type-label text-muted max-md:order-3 max-md:col-start-2">
                    {spanOrKind(mark, rule.zone, one.day)}
                  </span>
                  <span
                    className={classNames(
                      mark.kind === 'page' ? 'type-list-title' : 'type-interface',
                      mark.isDone && 'text-muted',
                      doneLook(mark),
                    )}
                  >
                    {mark.title}
                  </span>
                  <SaidOfMark {...{ mark }} zone={rule.zone} isTimeShown />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
