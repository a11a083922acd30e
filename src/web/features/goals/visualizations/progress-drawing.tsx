import { dated } from '#domain/goals/engine/days.ts'
import type { RatedDay } from '#domain/goals/engine/goal-facts.ts'
import type { ProgressChart } from '#domain/goals/visuals/progress-chart.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'

interface ProgressDrawingProps {
  chart: ProgressChart
  today: Day
  height: number
  /** Ratings to lay over it, by day; none: no overlay. */
  mood: readonly RatedDay[]
  energy: readonly RatedDay[]
}

/** Progress as steps, dotted where its pace leads, dashed what the date asks. */
export function ProgressDrawing({ chart, today, height, mood, energy }: ProgressDrawingProps) {
  const length = daysBetween(chart.from, chart.to) + 1
  const days = Array.from({ length }, (_, at) => addDays(chart.from, at))
  const series = seriesOf(chart, days)
  const overlay = (name: 'mood' | 'energy', rated: readonly RatedDay[]): ChartSeries[] => {
    const byDay = new Map(rated.map((one) => [one.day, one[name]]))
    const values = days.map((day) => ((byDay.get(day) ?? null) === null ? null : (byDay.get(day) ?? 0) * 10))
    return values.some((value) => value !== null)
      ? [{ name: name === 'mood' ? 'Mood' : 'Energy', stroke: name, values }]
      : []
  }
  const notes = new Map(chart.points.map((point) => [point.day, point]))
  const end = days.indexOf(today)
  return (
    <LineChart
      label="Progress by day, from 0 to 100"
      series={[...series, ...overlay('mood', mood), ...overlay('energy', energy)]}
      scale={{ min: 0, max: 100 }}
      hasHatch={false}
      height={height}
      marks={marksOf(chart, today, length)}
      describe={(at) => {
        const day = days[at] ?? today
        const point = notes.get(day)
        const value = series
          .map(({ values }) => values[at])
          .find((known) => known !== null && known !== undefined)
        const said = value === undefined ? 'not known' : `${Math.round(value ?? 0)} of 100`
        return [
          dated(day, today),
          at > end && end >= 0 ? `foreseen: ${said}` : said,
          ...(point?.note ? [`“${shortened(point.note)}”`] : []),
        ]
      }}
    />
  )
}

const shortened = (note: string): string => (note.length > 40 ? `${note.slice(0, 38).trimEnd()}…` : note)

function seriesOf({ points, arrivesOn, target, from }: ProgressChart, days: readonly Day[]): ChartSeries[] {
  const last = points.at(-1)
  const until = last?.day ?? from
  let at = 0
  const values = days.map((day) => {
    if (day > until) return null
    while ((points[at + 1]?.day ?? '9999') <= day) at++
    return points[at]?.value ?? 0
  })
  const leading = (name: string, stroke: 'projection' | 'plan', to: Day | null): ChartSeries[] => {
    if (to === null || !last) return []
    const whole = Math.max(1, daysBetween(until, to))
    const line = days.map((day) =>
      day < until || day > to ? null : last.value + ((100 - last.value) * daysBetween(until, day)) / whole,
    )
    return [{ name, stroke, values: line }]
  }
  return [
    {
      name: 'Progress',
      stroke: 'ink',
      shape: 'step',
      isLead: true,
      values,
      endWords: String(Math.round(last?.value ?? 0)),
    },
    ...leading('on time', 'plan', target),
    ...leading('at this pace', 'projection', arrivesOn),
  ]
}

function marksOf({ from, target, arrivesOn }: ProgressChart, today: Day, length: number) {
  const wished = [
    { day: from, words: dated(from, today), isNow: false },
    { day: today, words: 'today', isNow: true },
    ...(target ? [{ day: target, words: dated(target, today), isNow: false }] : []),
    ...(arrivesOn ? [{ day: arrivesOn, words: dated(arrivesOn, today), isNow: false }] : []),
  ]
  const placed = wished
    .map(({ day, ...mark }) => ({ ...mark, at: daysBetween(from, day) }))
    .filter(({ at }) => at >= 0 && at < length)
  // Words that would stand upon one another: today goes before the others, and the beginning before what is to come.
  return placed.filter((mark, index) =>
    placed.every((other, place) => {
      const isClose = place !== index && Math.abs(other.at - mark.at) < length / 7
      return !isClose || mark.isNow || (!other.isNow && index < place)
    }),
  )
}
