import { useRef } from 'react'
import { counted, dated } from '#domain/goals/engine/days.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import { type OverlayScale, oneDecimal } from '#domain/goals/visuals/rating-means.ts'
import { type CalendarMark, markWords, type StreakCalendar } from '#domain/goals/visuals/streak-calendar.ts'
import type { Day } from '#domain/time/day.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { type HeatCell, HeatGrid } from '#web/ui/charts/heat-grid.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { calendarBands } from './along-time/calendar-bands.ts'
import { scaleNames } from './along-time/overlays.ts'

const cells: Readonly<Record<CalendarMark, HeatCell>> = {
  step: 1,
  habit: 0.36,
  none: 'none',
  paused: 'unknown',
  ahead: 'ahead',
  before: 'ahead',
}

const inks: Readonly<Record<OverlayScale, string>> = { mood: 'fill-text', energy: 'fill-energy' }
const largest: Readonly<Record<Density, number>> = { compact: 14, normal: 20, detailed: 20 }
/** Room of the names of the rows, px, while scales are among them. */
const wideNames = 54

interface CalendarDrawingProps {
  calendar: StreakCalendar
  today: Day
  density: Density
  /** Whose means stand below the weeks. */
  scales?: readonly OverlayScale[]
}

/** Weeks as columns: bright is a step, pale a linked habit, hatched is rest. As many weeks as can be read, the latest ones. */
export function CalendarDrawing({ calendar, today, density, scales = [] }: CalendarDrawingProps) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around)
  const shownScales = scales.filter((scale) => calendar.means[scale].some((mean) => mean !== null))
  const names = shownScales.length > 0 ? wideNames : undefined
  const bands = width > 0 ? calendarBands(calendar.weeks.length, width, density, names) : []
  const shown = calendar.weeks.length - (bands[0]?.from ?? 0)
  return (
    <>
      <div ref={around} />
      {bands.map((band) => (
        <Band key={band.from} {...{ calendar, today, density, band }} scales={shownScales} />
      ))}
      <p className="type-label text-muted">{notesOf(calendar, shown, shownScales, density)}</p>
    </>
  )
}

/** What has to be known to read it, such as which weeks are drawn where they are not all. */
function notesOf(
  { weeks, began, counted: days }: StreakCalendar,
  shown: number,
  scales: readonly OverlayScale[],
  density: Density,
): string {
  const marks = new Set(weeks.slice(-shown).flatMap((week) => week.map(({ mark }) => mark)))
  const key = [
    ...(marks.has('step') && marks.has('habit') ? ['full is a step, pale a linked habit'] : []),
    ...(marks.has('paused') ? ['hatched is rest'] : []),
  ].join(', ')
  const [first, second] = scales.map((scale) => scaleNames[scale])
  return [
    ...((weeks.at(-shown)?.[0]?.day ?? began) > began
      ? [`The latest ${counted(shown, 'week')} are drawn; all ${days} days are counted.`]
      : []),
    ...(key && density === 'detailed' ? [`${key.charAt(0).toUpperCase()}${key.slice(1)}.`] : []),
    ...(first
      ? [`${first}${second ? ` and ${second.toLowerCase()}` : ''}: the mean of each week, fuller is higher.`]
      : []),
  ].join(' ')
}

interface BandProps extends Required<CalendarDrawingProps> {
  band: { readonly from: number; readonly to: number }
}

function Band({ calendar, today, density, scales, band }: BandProps) {
  const weeks = calendar.weeks.slice(band.from, band.to)
  const { rowNames } = calendar
  const first = weeks[0]?.[0]?.day ?? today
  const means = scales.map((scale) => calendar.means[scale].slice(band.from, band.to))
  const isLast = band.to === calendar.weeks.length
  const todayRow = Math.max(0, weeks.at(-1)?.findIndex(({ day }) => day === today) ?? 0)
  return (
    <HeatGrid
      label={`Days with a step, from ${dated(first, today)}`}
      cells={[
        ...rowNames.map((_, row) => weeks.map((week) => cells[week[row]?.mark ?? 'ahead'])),
        ...means.map((row) => row.map((mean): HeatCell => (mean === null ? 'none' : (mean - 1) / 9))),
      ]}
      rowNames={[
        ...rowNames.map((name, row) => (row % 2 === 0 ? name : ''.padEnd(row, ' '))),
        ...scales.map((scale) => scaleNames[scale]),
      ]}
      inks={[...rowNames.map(() => undefined), ...scales.map((scale) => inks[scale])]}
      columnMarks={marksOf(weeks, today)}
      largest={largest[density]}
      start={isLast ? [todayRow, weeks.length - 1] : [0, 0]}
      describe={(row, column) => {
        const scale = scales[row - rowNames.length]
        const day = weeks[column]?.[scale ? 0 : row]
        if (!day) return ''
        if (!scale) return `${dated(day.day, today)}: ${markWords(day.mark)}`
        const mean = means[row - rowNames.length]?.[column] ?? null
        return `Week of ${dated(day.day, today)}: ${scale} ${mean === null ? 'not rated' : oneDecimal(mean)}`
      }}
    />
  )
}

/** Under the first week of each month its name, and in January the year, as far as they have room. */
function marksOf(weeks: StreakCalendar['weeks'], today: Day) {
  const months = weeks.flatMap((week, index) => {
    const first = week[0]?.day ?? today
    const before = weeks[index - 1]?.[0]?.day
    if (before?.slice(0, 7) === first.slice(0, 7)) return []
    const isYear = first.slice(5, 7) === '01' && before !== undefined
    return [{ at: index, words: isYear ? first.slice(0, 4) : monthName(first).slice(0, 3) }]
  })
  // The first month may have a week only, and the last no room for its name at the end.
  return months.filter((mark, index) => {
    const next = months[index + 1]
    return next ? next.at - mark.at > 2 : mark.at <= weeks.length - 2
  })
}
