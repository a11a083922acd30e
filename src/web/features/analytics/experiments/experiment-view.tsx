import {
  experimentAnswer,
  experimentSure,
  tossSentence,
} from '#domain/insights/experiments/experiment-words.ts'
import { experimentState, lastDayOf } from '#domain/insights/experiments/toss.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'

import { TossChart } from './toss-chart.tsx'
import { useExperimentResult } from './use-experiment-result.ts'
import type { ExperimentRow } from './use-experiments.ts'

interface ExperimentViewProps {
  one: ExperimentRow
  today: Day
  onSay: (followed: boolean) => void
  onStop: () => void
  onRemove: () => void
}

/** One experiment: what today says while it runs, what it found when it is over. */
export function ExperimentView({ one, today, onSay, onStop, onRemove }: ExperimentViewProps) {
  const state = experimentState(one, today)
  const isOver = state.is === 'over'
  const year = today.slice(0, 4)
  return (
    <article className="border-line border-t pt-8">
      <p className="type-label figures text-muted">
        {state.is === 'running' && `Running, day ${state.nth} of ${one.days}`}
        {state.is === 'coming' && `Begins on ${shortDate(one.firstDay, year)}`}
        {isOver &&
          (state.isStopped
            ? `Stopped on ${shortDate(one.stoppedOn ?? today, year)}`
            : `${one.days} days, over`)}
      </p>
      <h3 className="type-insight mt-1 text-balance">{one.question}</h3>
      {state.is === 'running' && (
        <div className="mt-4">
          <p className="font-serif text-title-s">{tossSentence(one, state.isToDo)}</p>
          {state.followed === null ? (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button onClick={() => onSay(true)}>It went so</Button>
              <Button variant="outline" onClick={() => onSay(false)}>
                Not today
              </Button>
            </div>
          ) : (
            <p className="type-secondary mt-2 text-text-2">
              {state.followed
                ? 'It went so.'
                : 'It went otherwise. It is kept as it went, and counted as tossed.'}
            </p>
          )}
        </div>
      )}
      {(isOver || (!one.isBlind && state.is === 'running')) && <Found {...{ one, today }} />}
      {!isOver && one.isBlind && (
        <p className="type-label mt-4 text-muted">
          No result until {shortDate(addDays(lastDayOf(one), 1), year)}, so that it cannot talk you into
          anything.
        </p>
      )}
      <Terms one={one} year={year} />
      <div className="-ml-3 mt-3 flex flex-wrap">
        {!isOver && (
          <Button variant="quiet" size="small" onClick={onStop}>
            Stop it
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          Delete
        </Button>
      </div>
    </article>
  )
}

/** What was written down before the first day. */
function Terms({ one, year }: { one: ExperimentRow; year: string }) {
  const rows = [
    ['With', one.doing],
    ['Without', one.instead === '' ? 'none of it' : one.instead],
    ['Rated', `${one.measure}, ${one.lag === 0 ? 'the same day' : 'the day after'}`],
    ['Enough is', `${one.enough} ${one.enough === 1 ? 'point' : 'points'}, decided by you`],
    ['Days', `${one.days}, tossed in fours, from ${shortDate(one.firstDay, year)}`],
  ] as const
  return (
    <details className="mt-5">
      <summary className="type-secondary cursor-pointer py-2 text-text-2">Written down before</summary>
      <dl className="figures mt-1 grid max-w-140 grid-cols-[6rem_1fr] gap-y-1.5 text-small">
        {rows.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Found({ one, today }: { one: ExperimentRow; today: Day }) {
  const result = useExperimentResult(one, today)
  if (!result) return null
  const ratedDays = result.with.rated + result.without.rated
  const figures = [
    [result.with.followed, 'went as tossed', `of ${result.with.tossed} with`],
    [result.without.followed, 'went as tossed', `of ${result.without.tossed} without`],
    [
      ratedDays,
      'days rated',
      `${daysBetween(one.firstDay, today) >= 0 ? result.days.length - ratedDays : 0} left out`,
    ],
  ] as const
  return (
    <div className="mt-5">
      <p className="font-serif text-title-s text-balance">{experimentAnswer(one, result)}</p>
      <p className="type-secondary figures mt-1 text-text-2">{experimentSure(result)}</p>
      <dl className="mt-5 flex gap-x-12 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4">
        {figures.map(([count, words, about]) => (
          <div key={about} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-text-2">
              {words} <span className="type-label block text-muted">{about}</span>
            </dt>
            <dd className="figures font-serif text-title-l">{count}</dd>
          </div>
        ))}
      </dl>
      <TossChart {...{ one, result }} />
    </div>
  )
}
