import { Suspense } from 'react'
import type { AnalysedDay } from '#domain/insights/analysis.ts'
import { smoothCourse } from '#domain/insights/course.ts'
import { courseAnswer, latestChanges, oneDecimal } from '#domain/insights/insight-words.ts'
import { withoutGone } from '#domain/insights/letters/without-gone.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { InsightTabProps } from '../tab-props.ts'

// What stands below the course comes beside it.
const CourseChanges = lateComponent(async () => (await import('./course-changes.tsx')).CourseChanges)
const BelowCourse = lateComponent(async () => (await import('./below-course.tsx')).BelowCourse)

/** How it went, and below it what stands out. */
export function CourseTab({ analysis, answers, onOpenEntry }: InsightTabProps) {
  return (
    <div className="grid gap-11">
      <Course {...{ analysis, answers, onOpenEntry }} />
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <BelowCourse {...{ analysis, answers, onOpenEntry }} />
      </Suspense>
    </div>
  )
}

function seriesOf(days: readonly AnalysedDay[]): ChartSeries[] {
  return ratingScales.flatMap((scale): ChartSeries[] => {
    const values = days.map((day) => day[scale])
    if (scale !== 'mood' && values.every((value) => value === null)) return []
    const { middle, band } = smoothCourse(values)
    const last = middle.findLast((value) => value !== null) ?? null
    return [
      {
        ...{
          name: scaleName(scale),
          stroke: scale,
          values: middle,
          ...(last !== null && { endWords: oneDecimal(last) }),
        },
        ...(scale === 'mood' && { isLead: true, band, ...(days.length <= 400 && { dots: values }) }),
      },
    ]
  })
}

function Course({ analysis: all, answers, onOpenEntry }: InsightTabProps) {
  const analysis = withoutGone(all, answers.gone)
  const { days, to } = analysis
  const year = to.slice(0, 4)
  const places = [0, Math.floor(days.length / 3), Math.floor((2 * days.length) / 3), days.length - 1]
  const said = (value: number | null) => (value === null ? 'not rated' : oneDecimal(value))
  return (
    <Figure
      question="Is it getting lighter?"
      answer={
        analysis.rated === 0
          ? courseAnswer(analysis)
          : `${courseAnswer(analysis)} Line: the middle of nine days. Band: the middle six of ten days of mood.`
      }
      fileName={`inkwell-course-${to}`}
      level={2}
      table={{
        caption: 'Mood, energy and stress by day, from 1 to 10',
        head: ['Day', 'Mood', 'Energy', 'Stress'],
        rows: days.map(({ day, mood, energy, stress }) => [day, mood, energy, stress]),
      }}
    >
      <LineChart
        series={seriesOf(days)}
        scale={{ min: 1, max: 10, ticks: [1, 5.5, 10] }}
        marks={places.map((at) => ({
          at,
          words: shortDate(days[at]?.day ?? to, year),
          isNow: at === days.length - 1,
        }))}
        describe={(at) => {
          const day = days[at]
          if (!day) return []
          return [
            longDate(day.day),
            `mood ${said(day.mood)}`,
            `energy ${said(day.energy)}, stress ${said(day.stress)}`,
          ]
        }}
        label="Mood, energy and stress by day"
        height={200}
      />
      {latestChanges(analysis).length > 0 && (
        <Suspense fallback={<Skeleton className="mt-2 h-10 w-40" />}>
          <CourseChanges {...{ analysis, answers, onOpenEntry }} />
        </Suspense>
      )}
    </Figure>
  )
}
