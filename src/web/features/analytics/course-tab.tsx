import { useState } from 'react'
import type { AnalysedDay, Analysis } from '#domain/insights/analysis.ts'
import { smoothCourse } from '#domain/insights/course.ts'
import { courseAnswer, latestChanges, oneDecimal } from '#domain/insights/insight-words.ts'
import { withoutGone } from '#domain/insights/letters/without-gone.ts'
import { changeEvidence } from '#domain/insights/move-evidence.ts'
import { changeWords, type LevelChange } from '#domain/insights/signals.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { inWords } from '#domain/text/number-words.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/series-lines.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { neighboursNeeded, oddDaysMissing } from './odd-days-missing.ts'
import { Receipts } from './receipts.tsx'
import { Signals, whyChange } from './signals.tsx'
import type { Answers } from './use-answers.ts'
import { WritingTimes } from './writing-times.tsx'

interface CourseTabProps {
  analysis: Analysis
  answers: Answers
  onOpenEntry: (uid: string) => void
}

/** How it went: the course, the days that stand out, and what may be worth noticing early. */
export function CourseTab({ analysis, answers, onOpenEntry }: CourseTabProps) {
  return (
    <div className="grid gap-11">
      <Course {...{ analysis, answers, onOpenEntry }} />
      <div className="grid items-start gap-x-14 gap-y-11 border-line border-t pt-9 lg:grid-cols-2">
        <div className="grid min-w-0 gap-11">
          <OddDays {...{ analysis, answers, onOpenEntry }} />
          <WritingTimes analysis={analysis} />
        </div>
        <Signals {...{ analysis, answers, onOpenEntry }} />
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

function Course({ analysis: all, answers, onOpenEntry }: CourseTabProps) {
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
      <Changes {...{ analysis, answers, onOpenEntry }} />
    </Figure>
  )
}

/** The changes of which the answer tells, each with its days. */
function Changes({ analysis, answers, onOpenEntry }: CourseTabProps) {
  const changes = latestChanges(analysis)
  if (changes.length === 0) return null
  return (
    <Receipts words="What this rests on">
      <div className="grid gap-x-14 gap-y-7 pt-2 lg:grid-cols-3">
        {changes.map((change) => (
          <ChangeClaim key={change.claim} {...{ change, analysis, answers, onOpenEntry }} />
        ))}
      </div>
    </Receipts>
  )
}

function ChangeClaim({ change, analysis, answers, onOpenEntry }: CourseTabProps & { change: LevelChange }) {
  const words = changeWords(change, analysis.to)
  const lines = changeEvidence(analysis, change)
  return (
    <section aria-label={words} className="min-w-0">
      <h3 className="type-list-title figures">{words}</h3>
      <Evidence
        {...{ lines, onOpenEntry }}
        allWords={`All ${lines.length} days`}
        againstWords="Nearer to what it was before"
      />
      <ClaimActions {...{ answers, words }} claim={change.claim} why={whyChange} />
    </section>
  )
}

/** So many days that stand out are shown at first. */
const oddAtFirst = 4

/** What is said of days that stand out; `odd` are those that were not put away. */
export function oddDaysAnswer({ days, odd: all }: Pick<Analysis, 'days' | 'odd'>, odd: number): string {
  const moods = days.map(({ mood }) => mood)
  if (odd > 0) return 'Days whose mood lies far from the two weeks around them.'
  if (all.length > 0) return 'None but those that you put away.'
  if (moods.every((mood) => mood === null)) return 'None yet: no mood has been rated.'
  const missing = oddDaysMissing(moods)
  if (missing > 0)
    return `Not to be told yet: a day is held against ${neighboursNeeded} rated days of the two weeks around it, and ${missing === 1 ? 'one is' : `${inWords(missing)} are`} still missing.`
  return 'None. No mood lies far from the two weeks around it.'
}

function OddDays({ analysis, answers, onOpenEntry }: CourseTabProps) {
  const [isAll, setAll] = useState(false)
  const odd = analysis.odd.filter(({ claim }) => !answers.isGone(claim)).reverse()
  return (
    <Figure
      question="Which days stand out?"
      answer={oddDaysAnswer(analysis, odd.length)}
      fileName={`inkwell-odd-days-${analysis.to}`}
      level={2}
      table={{
        caption: 'Days that stand out, by mood',
        head: ['Day', 'Mood', 'Usual around it'],
        rows: odd.map(({ day, mood, around }) => [day, mood, around]),
      }}
      actions={
        odd.length > oddAtFirst && (
          <Button variant="quiet" size="small" className="-ml-3 text-ink" onClick={() => setAll(!isAll)}>
            {isAll ? `The latest ${oddAtFirst}` : `All ${odd.length} days`}
          </Button>
        )
      }
    >
      {odd.length > oddAtFirst && !isAll && (
        <p className="type-label figures text-muted">
          The latest {oddAtFirst} of {odd.length}
        </p>
      )}
      {odd.slice(0, isAll ? odd.length : oddAtFirst).map(({ claim, day, mood, around }) => {
        const pages = analysis.days.find((one) => one.day === day)?.pages ?? []
        return (
          <div key={claim} className="mt-5 border-line border-t pt-4 first:mt-0">
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
    </Figure>
  )
}
