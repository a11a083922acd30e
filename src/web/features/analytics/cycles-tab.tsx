import { useId, useState } from 'react'
import { type CycleFinding, isCycleGone, leastCycleDays, type ScaleCycle } from '#domain/insights/cycles.ts'
import { oneDecimal } from '#domain/insights/insight-words.ts'
import { cycleEvidence } from '#domain/insights/move-evidence.ts'
import { leastInPart } from '#domain/insights/statistics/day-parts.ts'
import { meanOf } from '#domain/insights/statistics/numbers.ts'
import { scaleName } from '#domain/journal/rating-words.ts'
import { capital } from '#domain/text/number-words.ts'
import { weekday } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { InsightTabProps } from './tab-props.ts'

/** Whether something comes round again, scale by scale. */
export function CyclesTab({ analysis, ...rest }: InsightTabProps) {
  return (
    <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
      {analysis.cycles.map((look) => (
        <Look key={look.scale} {...{ look, analysis, ...rest }} />
      ))}
    </div>
  )
}

interface LookProps extends InsightTabProps {
  look: CycleFinding
}

const questionOf = ({ scale }: { readonly scale: string }): string => `Does ${scale} follow a rhythm?`

function Look({ look, ...rest }: LookProps) {
  const { scale, days } = look
  const cycles = look.cycles.filter((cycle) => !isCycleGone(cycle, rest.answers.gone))
  if (days < leastCycleDays)
    return (
      <section>
        <h2 className="type-insight">{questionOf(look)}</h2>
        <div className="mt-4">
          <NotEnoughDays
            have={days}
            need={leastCycleDays}
            words={`${scaleName(scale)} has to be rated on four weeks of days before a rhythm can be told from chance.`}
          />
        </div>
      </section>
    )
  if (cycles.length === 0) return <NoRhythm {...{ look, ...rest }} />
  return (
    <section className="grid content-start gap-9">
      {cycles.map((cycle, at) => (
        <Cycle key={cycle.claim} {...{ cycle, look, isFirst: at === 0, ...rest }} />
      ))}
    </section>
  )
}

/** The weekdays as they are, where nothing can be told from chance. */
function NoRhythm({ look, analysis }: LookProps) {
  const { scale, days, isDayTried } = look
  const parts = [1, 2, 3, 4, 5, 6, 0].map((nth) => {
    const its = analysis.days.filter((row) => new Date(row.day).getUTCDay() === nth)
    const values = its.flatMap((row) => row[scale] ?? [])
    const name = its[0] ? weekday(its[0].day, 'long') : ''
    return { name, mean: values.length === 0 ? null : meanOf(values), days: values.length }
  })
  const day = isDayTried
    ? 'and by the part of the day'
    : `but not by the part of the day, which takes ${leastInPart} ratings in each of two`
  return (
    <PartsFigure
      question={questionOf(look)}
      answer={
        look.cycles.length > 0
          ? 'None but those that you put away. This is how the weekdays are.'
          : `No clear rhythm. Looked for on ${days} rated days, from three days a turn to a third of the time, ${day}.`
      }
      name={`${scaleName(scale)} by weekdays`}
      fileName={`inkwell-rhythm-${scale}-${analysis.to}`}
      parts={parts}
      unit="days"
    />
  )
}

interface CycleProps extends LookProps {
  cycle: ScaleCycle
  isFirst: boolean
}

function Cycle({ cycle, look, isFirst, analysis, answers, onOpenEntry }: CycleProps) {
  const { scale, period, description, relatedEmotions, triggers } = cycle
  const isDaily = period === 'daily'
  const sure = { High: 'Clear', Medium: 'Likely', Low: 'A hunch' }[cycle.qualitativeConfidence]
  const counted = cycle.parts.reduce((sum, { days }) => sum + days, 0)
  const words = [...relatedEmotions, ...triggers]
  const hard = scale === 'stress' ? cycle.high : cycle.low
  const question = isDaily ? `Does ${scale} depend on the time of day?` : questionOf(look)
  return (
    <div>
      <PartsFigure
        question={isFirst || isDaily ? question : `Does ${scale} follow a second rhythm?`}
        answer={`${description} ${sure}; ${isDaily ? `${counted} ratings of a known hour` : `${counted} rated days`}.`}
        finding={
          words.length > 0
            ? `More often ${hard.when} than ${isDaily ? 'at other times' : 'on other days'}: ${new Intl.ListFormat('en-GB').format(words)}.`
            : null
        }
        name={cycle.name}
        fileName={`inkwell-rhythm-${scale}-${period}-${analysis.to}`}
        parts={cycle.parts}
        unit={isDaily ? 'times' : 'days'}
      />
      <Receipts {...{ cycle, analysis, onOpenEntry }} />
      <ClaimActions
        claim={cycle.claim}
        words={description}
        why={`${isDaily ? whyDay : whyTurn} Chance of one as strong: ${(1 - cycle.confidence).toFixed(3)}, over everything that was tried for all three scales.`}
        answers={answers}
      />
    </div>
  )
}

const whyTurn =
  'Found by a periodogram that bears missing days (Lomb and Scargle), held against days that carry over from one to the next as yours do and have no rhythm. A second one is looked for once the first is taken out.'
const whyDay = `Parts of the day with ${leastInPart} ratings or more were held against each other within a day, or within a few days in a row, without weekday and trend, and against the same ratings with their parts shuffled. Pages of which nobody knows the hour are left out.`

/** The days of both ends, once they are asked for. */
function Receipts({ cycle, analysis, onOpenEntry }: Pick<CycleProps, 'cycle' | 'analysis' | 'onOpenEntry'>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { low, high, period } = cycle
  const ends = cycle.scale === 'stress' ? [high, low] : [low, high]
  const unit = period === 'daily' ? 'times' : 'days'
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        What it rests on
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {ends.map((end) => (
          <div key={end.when} className="min-w-0">
            <h3 className="type-secondary figures mt-2 font-strong">
              {`${end === low ? 'Lowest' : 'Highest'}: ${end.times.length} ${unit} ${end.when}`}
            </h3>
            <Evidence
              lines={cycleEvidence(analysis, cycle, end)}
              allWords={`All ${end.times.length} ${unit}`}
              onOpenEntry={onOpenEntry}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

interface PartsFigureProps {
  question: string
  answer: string
  finding?: string | null
  name: string
  fileName: string
  parts: ScaleCycle['parts']
  unit: 'days' | 'times'
}

function PartsFigure({ name: caption, parts, unit, ...rest }: PartsFigureProps) {
  return (
    <Figure
      {...rest}
      level={2}
      table={{
        caption,
        head: ['When', 'Mean', capital(unit)],
        rows: parts.map(({ name, mean, days }) => [
          name,
          mean === null ? null : Number(mean.toFixed(2)),
          days,
        ]),
      }}
    >
      <BarChart
        rows={parts.map(({ name, mean, days }) => ({
          key: name,
          name,
          value: mean,
          words: mean === null ? '' : `${oneDecimal(mean)}, ${days} ${unit}`,
        }))}
        noneWords="not rated"
      />
    </Figure>
  )
}
