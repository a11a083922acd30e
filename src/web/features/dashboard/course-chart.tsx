import { useId, useRef } from 'react'
import { type CourseDay, isRated, shown } from '#domain/journal/rating-course.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { dayNumber, longDate } from '#domain/time/entry-date.ts'
import { AxisMarks, type ChartMark } from '#web/ui/charts/axis-marks.tsx'
import { Hatch } from '#web/ui/charts/hatch.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { dropPath } from '#web/ui/drop-mark.tsx'

/** Of the drawing without its axis, px. */
const height = 148

interface CourseChartProps {
  course: readonly CourseDay[]
  /** Nothing has been written yet: the days are still to come. */
  isFuture: boolean
}

/** Mood, energy and stress by day. A day that nobody rated is hatched and no line enters it. */
export function CourseChart({ course, isFuture }: CourseChartProps) {
  const today = isFuture ? 0 : course.length - 1
  const marks = course.map(({ day }, at) => ({ at, words: String(dayNumber(day)), isNow: at === today }))
  if (!course.some(isRated)) return <OpenCourse {...{ marks, today }} />
  return (
    <LineChart
      label="Mood, energy and stress by day, from 1 to 10"
      series={seriesOf(course)}
      scale={{ min: 1, max: 10 }}
      marks={marks}
      describe={(at) => {
        const day = course[at]
        return day ? [longDate(day.day), ...saidOf(day)] : []
      }}
      height={height}
    />
  )
}

function seriesOf(course: readonly CourseDay[]): ChartSeries[] {
  return ratingScales.flatMap((scale) => {
    const values = course.map((day) => day[scale])
    const last = values.findLast((value) => value !== null) ?? null
    if (last === null) return []
    return [{ name: scaleName(scale), stroke: scale, values, endWords: shown(last), isLit: scale === 'mood' }]
  })
}

function saidOf(day: CourseDay): string[] {
  if (!isRated(day)) return ['not rated']
  return ratingScales.flatMap((scale) => {
    const value = day[scale]
    return value === null ? [] : [`${scale} ${shown(value)}`]
  })
}

/** Days of which nothing is known yet: only today is open. */
function OpenCourse({ marks, today }: { marks: readonly ChartMark[]; today: number }) {
  const around = useRef<HTMLDivElement>(null)
  const hatch = useId()
  const width = useWidth(around)
  const step = width / Math.max(1, marks.length)
  const x = (at: number) => (at + 0.5) * step
  return (
    <div ref={around} style={{ height: height + 28 }}>
      {width > 0 && (
        <svg
          data-drawing
          width={width}
          height={height + 28}
          className="block overflow-visible"
          aria-hidden="true"
        >
          <Hatch id={hatch} />
          <rect
            x={today === 0 ? step : 0}
            width={(marks.length - 1) * step}
            height={height}
            fill={`url(#${hatch})`}
          />
          {[0.5, height / 2, height - 0.5].map((top) => (
            <path key={top} d={`M0 ${top}H${width}`} className="stroke-line" />
          ))}
          <path
            d={dropPath}
            className="fill-surface-0 stroke-ink"
            strokeWidth="1.7"
            transform={`translate(${x(today) - 12} ${height / 2 - 14})`}
          />
          <AxisMarks {...{ marks, x, width }} left={0} top={height + 18} />
        </svg>
      )}
    </div>
  )
}
