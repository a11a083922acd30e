import { curveMonotoneX, line } from 'd3-shape'
import { type CSSProperties, useId, useRef } from 'react'
import {
  type CourseDay,
  type CoursePoint,
  courseRuns,
  emptyRuns,
  isRated,
  latestOf,
  shown,
} from '#domain/journal/rating-course.ts'
import { type RatingScale, ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { dayNumber, longDate } from '#domain/time/entry-date.ts'
import { spreadLabels } from '#web/ui/charts/spread-labels.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { CourseArea } from './course-area.tsx'

const height = 148
const inkOf: Record<RatingScale, string> = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' }
/** Each line has a stroke of its own, so that it is not told apart by colour alone. */
const strokes: Record<RatingScale, CSSProperties> = {
  mood: { strokeWidth: 'calc(2.2px * var(--line-weight))' },
  energy: { strokeWidth: 'calc(2px * var(--line-weight))', strokeDasharray: '6 5' },
  stress: { strokeWidth: 'calc(2.2px * var(--line-weight))', strokeDasharray: '0.1 5' },
}

interface CourseChartProps {
  course: readonly CourseDay[]
  /** Nothing has been written yet: the days are still to come. */
  isFuture: boolean
}

/** Mood, energy and stress by day. A day that nobody rated is hatched and no line enters it. */
export function CourseChart({ course, isFuture }: CourseChartProps) {
  const around = useRef<HTMLDivElement>(null)
  const whole = useWidth(around)
  const hasRatings = course.some(isRated)
  const width = Math.max(0, whole - (hasRatings ? 92 : 0))
  const step = width / course.length
  const x = (index: number) => (index + 0.5) * step
  const y = (value: number) => height - 10 - ((value - 1) / 9) * (height - 20)
  const today = isFuture ? 0 : course.length - 1

  return (
    <div ref={around} className="relative" style={{ height: height + 30 }}>
      {width > 0 && course.length > 0 && (
        <>
          <svg width={width} height={height} className="block overflow-visible" aria-hidden="true">
            <Ground {...{ width, step }} runs={hatched(course, hasRatings, isFuture)} />
            <CourseArea runs={courseRuns(course, 'mood')} {...{ x, y }} floor={height} />
            {ratingScales.map((scale) => (
              <ScaleLines key={scale} {...{ scale, x, y }} runs={courseRuns(course, scale)} />
            ))}
            {!course[today] || hasRatings ? null : (
              <path
                d={dropPath}
                className="fill-surface-0 stroke-ink"
                strokeWidth="1.7"
                transform={`translate(${x(today) - 12} ${height / 2 - 14})`}
              />
            )}
          </svg>
          <Days {...{ course, x, today }} isTight={step < 30} />
          {hasRatings && <Labels {...{ course, y }} left={width + 14} />}
        </>
      )}
      <CourseTable course={course} />
    </div>
  )
}

/** Days without a rating. As long as there is none at all, today is still open. */
function hatched(course: readonly CourseDay[], hasRatings: boolean, isFuture: boolean) {
  if (hasRatings) return emptyRuns(course)
  return [{ from: isFuture ? 1 : 0, count: course.length - 1 }]
}

interface GroundProps {
  width: number
  step: number
  runs: readonly { from: number; count: number }[]
}

function Ground({ width, step, runs }: GroundProps) {
  const hatch = useId()
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className="stroke-line" strokeWidth="2" />
      </pattern>
      {runs.map(({ from, count }) => (
        <rect key={from} x={from * step} width={count * step} height={height} fill={`url(#${hatch})`} />
      ))}
      {[0.5, height / 2, height - 0.5].map((top) => (
        <path key={top} d={`M0 ${top}H${width}`} className="stroke-line" />
      ))}
    </>
  )
}

interface ScaleLinesProps {
  scale: RatingScale
  runs: readonly CoursePoint[][]
  x: (index: number) => number
  y: (value: number) => number
}

function ScaleLines({ scale, runs, x, y }: ScaleLinesProps) {
  const draw = line<CoursePoint>()
    .x((point) => x(point.index))
    .y((point) => y(point.value))
    .curve(curveMonotoneX)
  const last = runs.at(-1)?.at(-1)
  return (
    <g
      className={inkOf[scale]}
      fill="none"
      stroke="currentColor"
      strokeLinecap={scale === 'energy' ? 'butt' : 'round'}
    >
      {runs.map((run) => {
        const [first] = run
        if (!first) return null
        if (run.length > 1) return <path key={first.index} d={draw(run) ?? ''} style={strokes[scale]} />
        return <circle key={first.index} cx={x(first.index)} cy={y(first.value)} r="3" strokeWidth="1.7" />
      })}
      {last && <circle cx={x(last.index)} cy={y(last.value)} r="3.6" fill="currentColor" stroke="none" />}
    </g>
  )
}

interface DaysProps {
  course: readonly CourseDay[]
  x: (index: number) => number
  today: number
  isTight: boolean
}

function Days({ course, x, today, isTight }: DaysProps) {
  return (
    <div aria-hidden="true" className="figures relative text-fine text-muted">
      {course.map(({ day }, index) =>
        isTight && (today - index) % 3 !== 0 ? null : (
          <span
            key={day}
            className={classNames('absolute top-2 -translate-x-1/2', index === today && 'text-text')}
            style={{ left: x(index) }}
          >
            {dayNumber(day)}
          </span>
        ),
      )}
    </div>
  )
}

function Labels({
  course,
  y,
  left,
}: {
  course: readonly CourseDay[]
  y: (value: number) => number
  left: number
}) {
  const given = ratingScales.flatMap((scale) => {
    const latest = latestOf(course, scale)
    return latest ? { scale, value: latest.value } : []
  })
  const tops = spreadLabels(
    given.map(({ value }) => y(value)),
    20,
    8,
    height - 8,
  )
  return given.map(({ scale, value }, at) => (
    <span
      key={scale}
      aria-hidden="true"
      className={classNames(
        'figures absolute -translate-y-1/2 whitespace-nowrap text-label font-strong',
        inkOf[scale],
      )}
      style={{ left, top: tops[at] }}
    >
      {scaleName(scale)} <span className="font-normal text-text-2">{shown(value)}</span>
    </span>
  ))
}

function CourseTable({ course }: { course: readonly CourseDay[] }) {
  return (
    <table className="sr-only">
      <caption>Mood, energy and stress by day, from 1 to 10</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {ratingScales.map((scale) => (
            <th key={scale} scope="col">
              {scaleName(scale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.map((day) => (
          <tr key={day.day}>
            <th scope="row">{longDate(day.day)}</th>
            {ratingScales.map((scale) => (
              <td key={scale}>{day[scale] === null ? 'not given' : shown(day[scale])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
