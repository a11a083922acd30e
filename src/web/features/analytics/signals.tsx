import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { Analysis } from '#domain/insights/analysis.ts'
import { ratingScales } from '#domain/journal/rating-words.ts'
import { ClaimActions } from './claim-actions.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { Answers } from './use-answers.ts'

const icons = { negative: ArrowDown, positive: ArrowUp, neutral: Minus }
const spoken = { negative: 'harder', positive: 'lighter', neutral: '' }

/** What may be worth noticing early, in plain words; never a diagnosis. */
export function Signals({ analysis, answers }: { analysis: Analysis; answers: Answers }) {
  const { signals, days, to } = analysis
  const claim = `signals ${to.slice(0, 7)}`
  const rated = Math.max(...ratingScales.map((scale) => days.filter((day) => day[scale] !== null).length))
  const isGone = answers.isGone(claim)
  return (
    <section>
      <h2 className="type-insight">Is there something to notice early?</h2>
      {isGone && <p className="type-secondary mt-1 text-muted">Put away by you for this month.</p>}
      {!isGone && !signals && (
        <div className="mt-5">
          <NotEnoughDays
            have={rated}
            need={28}
            words="Four weeks with a rating are needed before a change can be told from chance."
          />
        </div>
      )}
      {!isGone && signals && (
        <>
          <p className="type-secondary mt-1 text-text-2">
            Signal: {signals.level.toLowerCase()}, {signals.severity} of 100. It counts how far mood, energy
            and stress have moved, and is no diagnosis.
          </p>
          <ul className="mt-5 grid gap-2.5">
            {signals.earlyWarnings.map(({ words, status }) => {
              const Icon = icons[status]
              return (
                <li key={words} className="flex gap-3">
                  <Icon
                    size={17}
                    strokeWidth={1.7}
                    aria-hidden="true"
                    className="mt-0.5 shrink-0 text-text-2"
                  />
                  <span>
                    {words} <span className="text-muted">{spoken[status]}</span>
                  </span>
                </li>
              )
            })}
          </ul>
          {signals.preventionStrategies.length > 0 && (
            <dl className="mt-5 grid gap-3 border-line border-t pt-4">
              {signals.preventionStrategies.map(({ title, description }) => (
                <div key={title}>
                  <dt className="type-list-title">{title}</dt>
                  <dd className="type-secondary text-text-2">{description}</dd>
                </div>
              ))}
            </dl>
          )}
          {signals.level !== 'Low' && (
            <p className="type-secondary mt-4 max-w-140 text-text-2">
              If it is too much to carry alone:{' '}
              <Link to="/settings" search={{ section: 'care' }} className="text-link">
                help lines, and your own plan
              </Link>
              .
            </p>
          )}
          <ClaimActions
            {...{ claim, answers }}
            words="Early signals of this month"
            why="It rests on the latest clear change of level in each course of the last eight weeks, found by halving the days again and again and held against shuffled days. Fourteen points for each point of ten that things became harder."
          />
        </>
      )}
    </section>
  )
}
