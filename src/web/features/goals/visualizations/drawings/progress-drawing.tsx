import { dated } from '#domain/goals/engine/days.ts'
import type { RatedDay } from '#domain/goals/engine/goal-facts.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import type { ProgressChart } from '#domain/goals/visuals/progress-chart.ts'
import { daysAlong, type OverlayScale } from '#domain/goals/visuals/rating-means.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { ChartMark } from '#web/ui/charts/axis-marks.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { fittedWords } from '#web/ui/charts/placing/text-width.ts'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'
import {
  type Overlay,
  overlayNote,
  overlaysAt,
  overlayWords,
  scaleNames,
  scaleStrokes,
} from './along-time/overlays.ts'
import { ProgressNotes } from './along-time/progress-notes.tsx'
import { type ProgressPlaces, progressPlaces } from './along-time/progress-places.ts'
import { monthMarks } from './along-time/time-marks.ts'

interface ProgressDrawingProps {
  chart: ProgressChart
  today: Day
  height: number
  density?: Density
  /** Days with ratings, in any order, and which of them are laid over the line. */
  rated?: readonly RatedDay[]
  scales?: readonly OverlayScale[]
}

/** So many places lie side by side at most: two years by day, longer ones by stretches of days. */
const mostPlaces = 732

/** The widest note where one looks, px. */
const widestNote = 250

/** 1 to 10 on the scale of progress, 0 to 100. */
const overProgress = (rating: number): number => ((rating - 1) / 9) * 100
const ratingTicks = [1, 5, 10].map((rating) => ({ at: overProgress(rating), words: String(rating) }))

/** Progress as steps, dotted where its pace leads, dashed what the date asks. */
export function ProgressDrawing({
  chart,
  today,
  height,
  density = 'normal',
  rated = [],
  scales = [],
}: ProgressDrawingProps) {
  const days = daysAlong(chart.from, chart.to, mostPlaces)
  const places = progressPlaces(chart, days)
  const overlays = overlaysAt(
    rated,
    scales,
    days.filter((day) => day <= today),
  )
  const lines = seriesOf(chart, places)
  return (
    <>
      <LineChart
        label="Progress by day, from 0 to 100"
        series={[...lines, ...overlays.map(overlaySeries)]}
        scale={{ min: 0, max: 100, ...(density === 'compact' && { ticks: [0, 100] }) }}
        hasHatch={false}
        height={height}
        marks={marksOf(chart, today, days, density)}
        secondTicks={overlays.length > 0 ? ratingTicks : []}
        describe={(at) => wordsAt(at, { days, places, lines, overlays, today })}
      >
        {density === 'detailed' && overlays.length === 0
          ? (placing) => <ProgressNotes places={places} height={height} {...placing} />
          : undefined}
      </LineChart>
      {overlays.length > 0 && <p className="type-label mt-2 text-muted">{overlayNote(overlays, days)}</p>}
    </>
  )
}

const overlaySeries = ({ scale, values, latest }: Overlay): ChartSeries => ({
  name: scaleNames[scale],
  stroke: scaleStrokes[scale],
  isQuiet: true,
  endWords: latest,
  values: values.map((value) => (value === null ? null : overProgress(value))),
})

interface Described {
  readonly days: readonly Day[]
  readonly places: ProgressPlaces
  readonly lines: readonly ChartSeries[]
  readonly overlays: readonly Overlay[]
  readonly today: Day
}

function wordsAt(at: number, { days, places, lines, overlays, today }: Described): string[] {
  const day = days[at] ?? today
  const before = days[at - 1]
  const isStretch = before !== undefined && addDays(before, 1) < day
  const value = lines.map(({ values }) => values[at] ?? null).find((known) => known !== null)
  const said = value === undefined || value === null ? 'not known' : `${Math.round(value)} of 100`
  const note = places.steps.findLast((step) => step.at === at)?.note
  const rated = overlayWords(overlays, at)
  return [
    isStretch ? `up to ${dated(day, today)}` : dated(day, today),
    at > places.until ? `foreseen: ${said}` : said,
    ...(note ? [`“${fittedWords(note, widestNote)}”`] : []),
    ...(rated ? [rated] : []),
  ]
}

function seriesOf(
  { arrivesOn, target }: ProgressChart,
  { values, until, placeOf }: ProgressPlaces,
): ChartSeries[] {
  const last = values[until] ?? 0
  const leading = (name: string, stroke: 'projection' | 'plan', to: Day | null): ChartSeries[] => {
    if (to === null) return []
    const end = placeOf(to)
    const whole = Math.max(1, end - until)
    const line = values.map((_, at) =>
      at < until || at > end ? null : last + ((100 - last) * (at - until)) / whole,
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
      endWords: String(Math.round(last)),
    },
    ...leading('on time', 'plan', target),
    ...leading('at this pace', 'projection', arrivesOn),
  ]
}

/** The beginning and today in each density; in the normal one also what is ahead, in the detailed one months between them. */
function marksOf(chart: ProgressChart, today: Day, days: readonly Day[], density: Density): ChartMark[] {
  const { from, to, target, arrivesOn, points } = chart
  const at = (day: Day) => days.findIndex((one) => one >= day)
  const mark = (day: Day, more: Partial<ChartMark> = {}) => ({
    at: at(day),
    words: dated(day, today),
    ...more,
  })
  const last = points.at(-1)?.day ?? to
  const ahead = [target, arrivesOn, last < today ? last : null].filter((day): day is Day => day !== null)
  return [
    mark(from),
    mark(today, { words: 'today', isNow: true }),
    ...(density === 'compact' ? [] : ahead.map((day) => mark(day))),
    ...(density === 'detailed'
      ? monthMarks(from, to, 6).map(({ day, words }) => mark(day, { words, isMinor: true }))
      : []),
  ].filter((one) => one.at >= 0)
}
