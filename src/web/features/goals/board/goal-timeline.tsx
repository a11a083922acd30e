import { type ReactNode, useRef } from 'react'
import { counted, dated } from '#domain/goals/engine/days.ts'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { monthTicks } from '#domain/goals/engine/month-ticks.ts'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { type Timeline, type TimelineRow, timeline } from '#domain/goals/visuals/timeline.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'

interface GoalTimelineProps {
  goals: readonly GoalFact[]
  today: Day
  onOpen: (id: string) => void
}

/** Goals over time, each a bar that opens it; below it those that have neither begun nor a date. */
export function GoalTimeline({ goals, today, onOpen }: GoalTimelineProps) {
  const drawn = timeline({ goals, goal: null, today }, goals.length)
  const dates = new Set(drawn.rows.map(({ id }) => id))
  const undated = goals.filter(({ id }) => !dates.has(id))
  return (
    <>
      {drawn.isDrawn && (
        <Figure
          className="mt-8"
          level={2}
          question={drawn.question}
          answer={answerFor(drawn, goals, today)}
          table={drawn.table}
          fileName={`goals-${today}`}
        >
          <Bars {...{ drawn, goals, today, onOpen }} />
        </Figure>
      )}
      {undated.length > 0 && (
        <section aria-labelledby="undated-goals" className="mt-10">
          <h2 id="undated-goals" className="text-small font-strong text-text-2">
            {drawn.isDrawn ? 'No dates yet' : `${counted(undated.length, 'goal')}, no dates yet`}
          </h2>
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {undated.map((goal) => (
              <li key={goal.id}>
                <button
                  type="button"
                  onClick={() => onOpen(goal.id)}
                  className="-mx-2.5 flex w-[calc(100%+20px)] gap-3 rounded-card px-2.5 py-2.5 text-left hover:bg-surface-2"
                >
                  <GoalDrop status={goal.status} progress={goal.progress} />
                  <span className="min-w-0">
                    <span className="block font-serif text-read leading-item [overflow-wrap:anywhere]">
                      {goal.title}
                    </span>
                    <span className="type-label mt-0.5 block text-muted">{goalLine(goal, today)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The room of names beside their bars from 640 px on; below that they stand over them. */
const beside = 'sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6'
const pxForTick = 88
/** px of the widest word of the axis: the year. */
const tickWidth = 40

function Bars({ drawn, goals, today, onOpen }: GoalTimelineProps & { drawn: Timeline }) {
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis)
  const whole = Math.max(1, daysBetween(drawn.from, drawn.to))
  const part = (day: Day): number => (100 * daysBetween(drawn.from, day)) / whole
  const ticks = monthTicks(drawn.from, drawn.to, Math.max(2, Math.floor(width / pxForTick))).filter(
    (day) => ((100 - part(day)) / 100) * width > tickWidth,
  )
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  return (
    <div className="relative">
      <div className={beside} aria-hidden="true">
        <div ref={axis} className="relative h-7 sm:col-start-2">
          {ticks.map((day) => (
            <Tick key={day} at={part(day)}>
              {day.slice(5, 7) === '01' ? day.slice(0, 4) : monthName(day).slice(0, 3)}
            </Tick>
          ))}
        </div>
      </div>
      <div
        className={classNames('pointer-events-none absolute inset-x-0 top-7 bottom-6 max-sm:hidden', beside)}
        aria-hidden="true"
      >
        <div className="relative sm:col-start-2">
          <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${part(today)}%` }} />
        </div>
      </div>
      <ul className="relative">
        {drawn.rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onOpen(row.id)}
              className={classNames(
                'group -mx-2.5 w-[calc(100%+20px)] rounded-card px-2.5 py-2 text-left hover:bg-surface-2',
                'max-sm:block sm:items-center',
                beside,
              )}
            >
              <span className="flex min-w-0 items-baseline justify-between gap-3 sm:block">
                <span
                  className={classNames(
                    'block truncate font-serif text-read leading-item',
                    row.isCompleted && 'text-text-2',
                  )}
                >
                  {row.title}
                </span>
                <span className="type-label figures block shrink-0 text-muted">{spanWords(row, today)}</span>
              </span>
              <Bar {...{ row, today, part }} status={byId.get(row.id)?.status ?? 'not_started'} />
            </button>
          </li>
        ))}
      </ul>
      <div className={beside} aria-hidden="true">
        <div className="relative h-6 sm:col-start-2">
          <span
            className={classNames(
              'type-label absolute bottom-0 font-strong text-text',
              part(today) > 90 ? '-translate-x-full' : part(today) > 10 && '-translate-x-1/2',
            )}
            style={{ left: `${part(today)}%` }}
          >
            today
          </span>
        </div>
      </div>
    </div>
  )
}

const Tick = ({ at, children }: { at: number; children: ReactNode }) => (
  <span
    className="type-label figures absolute top-0 border-line border-l pl-1.5 text-muted"
    style={{ left: `${at}%` }}
  >
    {children}
  </span>
)

interface BarProps {
  row: TimelineRow
  today: Day
  /** Where a day stands, in % of the axis. */
  part: (day: Day) => number
  status: GoalStatus
}

const barInk: Readonly<Record<GoalStatus, string>> = {
  not_started: 'bg-muted border-muted',
  in_progress: 'bg-ink border-ink',
  paused: 'bg-muted border-muted',
  completed: 'bg-ink border-ink opacity-55',
}

/** Solid up to today or to its end, dotted up to its date; what has not started is dotted as a whole. */
function Bar({ row, today, part, status }: BarProps) {
  const from = part(row.from)
  const until = status === 'not_started' ? from : part(row.until)
  return (
    <span aria-hidden="true" className="relative block h-6">
      <span
        className="absolute inset-y-0.5 w-px bg-line-strong sm:hidden"
        style={{ left: `${part(today)}%` }}
      />
      <span
        className={classNames(
          'absolute top-1/2 h-1.5 min-w-1.5 -translate-y-1/2 rounded-full',
          barInk[status],
        )}
        style={{ left: `${from}%`, width: `${until - from}%` }}
      />
      {row.ahead && (
        <span
          className={classNames(
            'absolute top-1/2 -translate-y-1/2 border-t-2 border-dotted bg-transparent!',
            barInk[status],
          )}
          style={{ left: `calc(${until}% + 8px)`, width: `calc(${part(row.ahead) - until}% - 8px)` }}
        />
      )}
    </span>
  )
}

/** '7 goals since 16 November 2025, 2 of them in progress. The dotted part is still to come.' */
function answerFor({ rows }: Timeline, goals: readonly GoalFact[], today: Day): string {
  const going = goals.filter(({ status }) => status === 'in_progress').length
  const since = dated(rows[0]?.from ?? today, today)
  return `${counted(rows.length, 'goal')} since ${since}, ${going === 0 ? 'none' : going} in progress. Dotted lines are still to come.`
}

/** 'by 31 December', 'since 25 September', 'done 12 June' */
function spanWords({ from, until, ahead, isCompleted }: TimelineRow, today: Day): string {
  if (isCompleted) return `done ${dated(until, today)}`
  return ahead ? `by ${dated(ahead, today)}` : `since ${dated(from, today)}`
}
