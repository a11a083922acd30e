import type { Analysis } from '#domain/insights/analysis.ts'
import { type CycleFinding, isCycleGone, leastCycleDays } from '#domain/insights/cycles.ts'
import { oneDecimal } from '#domain/insights/insight-words.ts'
import { scaleName } from '#domain/journal/rating-words.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { Answers } from './use-answers.ts'

/** Whether something comes round again, scale by scale. */
export function CyclesTab({ analysis, answers }: { analysis: Analysis; answers: Answers }) {
  return (
    <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
      {analysis.cycles.map((look) => (
        <Cycle key={look.scale} {...{ look, analysis, answers }} />
      ))}
    </div>
  )
}

function Cycle({ look, analysis, answers }: { look: CycleFinding; analysis: Analysis; answers: Answers }) {
  const { scale, days } = look
  const cycle = look.cycle && !isCycleGone(look.cycle, answers.gone) ? look.cycle : null
  const question = `Does ${scale} come round again?`
  if (!cycle) {
    return (
      <section>
        <h2 className="type-insight">{question}</h2>
        {days < leastCycleDays ? (
          <div className="mt-4">
            <NotEnoughDays
              have={days}
              need={leastCycleDays}
              words={`${scaleName(scale)} has to be rated on four weeks of days before a rhythm can be told from chance.`}
            />
          </div>
        ) : (
          <>
            <p className="mt-2 font-serif text-item italic">no clear rhythm</p>
            <p className="type-secondary mt-1 text-text-2">
              {look.cycle
                ? 'The one that was found was put away by you.'
                : `Looked for on ${days} rated days, from three days a turn to a third of the time.`}
            </p>
          </>
        )}
      </section>
    )
  }
  const sure = { High: 'Clear', Medium: 'Likely', Low: 'A hunch' }[cycle.qualitativeConfidence]
  return (
    <section>
      <Figure
        question={question}
        answer={`${cycle.description} ${sure}; ${days} rated days.`}
        fileName={`inkwell-rhythm-${scale}-${analysis.to}`}
        level={2}
        table={{
          caption: cycle.name,
          head: ['When', 'Mean', 'Days'],
          rows: cycle.parts.map(({ name, mean, days: n }) => [
            name,
            mean === null ? null : Number(mean.toFixed(2)),
            n,
          ]),
        }}
      >
        <BarChart
          rows={cycle.parts.map(({ name, mean, days: n }) => ({
            key: name,
            name,
            value: mean,
            words: mean === null ? '' : `${oneDecimal(mean)}, ${n} days`,
          }))}
          noneWords="not rated"
        />
      </Figure>
      <ClaimActions
        claim={cycle.claim}
        words={cycle.description}
        why={`Found by a periodogram that bears missing days (Lomb and Scargle), held against days that carry over from one to the next as yours do and have no rhythm. Chance of one as strong: ${(1 - cycle.confidence).toFixed(3)}, over all three scales.`}
        answers={answers}
      />
    </section>
  )
}
