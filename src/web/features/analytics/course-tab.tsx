import type { AnalysedDay, Analysis } from '#domain/insights/analysis.ts'
import { smoothCourse } from '#domain/insights/course.ts'
import { courseAnswer, oneDecimal } from '#domain/insights/insight-words.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { Signals } from './signals.tsx'
import type { Answers } from './use-answers.ts'

interface CourseTabProps {
  analysis: Analysis
  answers: Answers
  onOpenEntry: (uid: string) => void
}

/** How it went: the course, the days that stand out, and what may be worth noticing early. */
export function CourseTab({ analysis, answers, onOpenEntry }: CourseTabProps) {
  return (
    <div className="grid gap-11">
      <Course analysis={analysis} />
      <div className="grid gap-x-14 gap-y-11 border-line border-t pt-9 lg:grid-cols-2">
        <OddDays {...{ analysis, answers, onOpenEntry }} />
        <Signals {...{ analysis, answers }} />
      </div>
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

function Course({ analysis }: { analysis: Analysis }) {
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
    </Figure>
  )
}

function OddDays({ analysis, answers, onOpenEntry }: CourseTabProps) {
  const odd = analysis.odd
    .filter(({ claim }) => !answers.isGone(claim))
    .slice(-4)
    .reverse()
  return (
    <section>
      <h2 className="type-insight">Which days stand out?</h2>
      <p className="type-secondary mt-1 text-text-2">
        {odd.length === 0
          ? analysis.rated === 0
            ? 'None yet: no day has been rated.'
            : 'None. No mood lies far from the two weeks around it.'
          : 'Days whose mood lies far from the two weeks around them.'}
      </p>
      {odd.map(({ claim, day, mood, around }) => {
        const pages = analysis.days.find((one) => one.day === day)?.pages ?? []
        return (
          <div key={claim} className="mt-5 border-line border-t pt-4">
            <p className="font-strong">
              {longDate(day)}: {oneDecimal(mood)} where {oneDecimal(around)} was usual
            </p>
            <Evidence
              lines={pages.map(({ uid, line }) => ({ key: uid, entryUid: uid, day, quote: line }))}
              allWords={`All ${pages.length} pages`}
              onOpenEntry={onOpenEntry}
            />
            <ClaimActions
              {...{ claim, answers }}
              words={`${longDate(day)} stands out`}
              why="The mood of this day is more than three and a half times as far from the middle of the week before and after as days usually are (Hampel’s identifier)."
            />
          </div>
        )
      })}
    </section>
  )
}
