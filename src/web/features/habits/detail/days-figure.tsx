import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMedia } from '#web/lib/device/use-media.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { type HeatCell, HeatGrid } from '#web/ui/charts/heat-grid.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { stateWord } from '../day-mark.tsx'
import { Segments } from '../segments.tsx'
import { type DaysPage, monthPage, weeksPage } from './days-page.ts'

interface DaysFigureProps {
  detail: HabitDetailRow
  today: Day
  onDay: (day: Day) => void
}

const layouts = [
  { value: 'month', label: 'Month' },
  { value: 'weeks', label: 'Weeks' },
] as const

/** Which days it was done on, a month or twenty weeks at a time, back as far as one likes; a day that is chosen can be changed. */
export function DaysFigure({ detail, today, onDay }: DaysFigureProps) {
  const { weekStart } = useMyDay()
  const isWide = useMedia('(min-width: 640px)')
  const [chosen, setChosen] = useState<'month' | 'weeks' | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const layout = chosen ?? (isWide ? 'weeks' : 'month')
  const weekdays = weekdaysFrom(weekStart)
  const now = dayNumberOf(today)
  const page = (layout === 'month' ? monthPage : weeksPage)(shown ?? now, weekdays[0] ?? 0)
  const told = toldDays(detail)
  const isLast = page.last >= now
  function turn(way: -1 | 1): boolean {
    if (way === 1 && isLast) return false
    setShown(way === -1 ? page.before : Math.min(now, page.after))
    return true
  }
  const names = weekdays.map((day) => weekdayName(day).slice(0, 3))
  const days = Array.from({ length: Math.min(now, page.last) - page.first + 1 }, (_, at) => page.first + at)
  return (
    <Figure
      question="On which days?"
      answer={`${page.words}. Paler days were harder; a dot means not done, a slash skipped, hatching paused. Choose a day to change it.`}
      size="side"
      fileName={`days-${dayOfNumber(page.first)}`}
      table={{
        caption: `By day: ${page.words}`,
        head: ['Day', 'The day', 'Difficulty, 1 to 5', 'Mood afterwards, 1 to 5'],
        rows: days.map((day) => [
          dayOfNumber(day),
          stateWord(told.stateOn(day)),
          told.doneOn(day)?.difficulty ?? null,
          told.doneOn(day)?.mood ?? null,
        ]),
      }}
      actions={
        <>
          <Pager page={page} isLast={isLast} onTurn={turn} />
          <Segments
            legend="How many days at a time"
            choices={layouts}
            value={layout}
            onChange={(value) => setChosen(value)}
          />
        </>
      }
    >
      <HeatGrid
        key={layout}
        cells={page.rows.map((row) =>
          row.map((day) => (page.isInside(day) && day >= told.first ? cellOf(told, day, now) : 'outside')),
        )}
        rowNames={layout === 'month' ? page.rows.map(() => '') : names}
        columnMarks={layout === 'month' ? names.map((words, at) => ({ at, words })) : page.months}
        describe={(row, column) => {
          const day = page.rows[row]?.[column] ?? now
          return `${longDate(dayOfNumber(day))}: ${day > now ? 'to come' : told.words(day)}`
        }}
        label={`Days, ${page.words}`}
        start={page.placeOf(Math.min(now, page.last))}
        turn={{ along: layout === 'month' ? 'rows' : 'columns', by: turn }}
        onChoose={(row, column) => {
          const day = page.rows[row]?.[column]
          if (day !== undefined && day <= now) onDay(dayOfNumber(day))
        }}
        {...(layout === 'month' && {
          largest: 58,
          tallest: 38,
          wordIn: (row: number, column: number) => {
            const day = page.rows[row]?.[column] ?? 0
            return page.isInside(day) ? String(Number(dayOfNumber(day).slice(8))) : ''
          },
        })}
      />
    </Figure>
  )
}

interface PagerProps {
  page: DaysPage
  isLast: boolean
  onTurn: (way: -1 | 1) => void
}

/** The ways to what lies before and after. */
function Pager({ page: { words }, isLast, onTurn }: PagerProps) {
  return (
    <span className="-ml-3 inline-flex items-center">
      <IconButton
        label="Earlier days"
        icon={<ChevronLeft size={17} strokeWidth={1.7} />}
        onClick={() => onTurn(-1)}
      />
      <IconButton
        label="Later days"
        icon={<ChevronRight size={17} strokeWidth={1.7} />}
        disabled={isLast}
        onClick={() => onTurn(1)}
      />
      <span aria-live="polite" className="sr-only">
        {words}
      </span>
    </span>
  )
}

type Told = ReturnType<typeof toldDays>

/** What is known of each day, by its number. */
function toldDays({ completions, skips, states, from, habit: { target } }: HabitDetailRow) {
  const first = dayNumberOf(from)
  const done = new Map(completions.map((one) => [dayNumberOf(one.day), one]))
  const reasons = new Map(skips.map(({ day, reason }) => [dayNumberOf(day), reason]))
  const stateOn = (day: number) => states[day - first] ?? 'free'
  return {
    first,
    stateOn,
    doneOn: (day: number) => done.get(day),
    words(day: number): string {
      const one = done.get(day)
      const state = stateOn(day)
      const more = [
        one && one.value !== null && `${one.value} ${target?.unit ?? ''}`.trim(),
        one && one.difficulty !== null && `difficulty ${one.difficulty} of 5`,
        one && one.mood !== null && `mood ${one.mood} of 5`,
        state === 'skipped' && reasons.get(day),
      ]
      return [stateWord(state), ...more.filter(Boolean)].join(', ')
    },
  }
}

function cellOf({ stateOn, doneOn }: Told, day: number, now: number): HeatCell {
  if (day > now) return 'ahead'
  const state = stateOn(day)
  if (state === 'done') return 1 - ((doneOn(day)?.difficulty ?? 2.4) - 1) * 0.18
  if (state === 'partly') return 0.2
  if (state === 'paused') return 'unknown'
  if (state === 'skipped') return 'skipped'
  return state === 'due' ? 'ahead' : 'none'
}
