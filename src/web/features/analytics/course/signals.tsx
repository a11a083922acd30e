import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { withoutGone } from '#domain/insights/letters/without-gone.ts'
import { changeEvidence, ratedEvidence } from '#domain/insights/move-evidence.ts'
import { type EarlySignals, type EarlyWarning, recentDays } from '#domain/insights/signals.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { addDays } from '#domain/time/day.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ClaimActions } from '../claim-actions.tsx'
import { Evidence } from '../evidence.tsx'
import { NotEnoughDays } from '../not-enough-days.tsx'
import { Receipts } from '../receipts.tsx'
import type { InsightTabProps } from '../tab-props.ts'
import { LevelLine } from './level-line.tsx'
import { whyChange } from './why-change.ts'

const ways = { negative: 'harder', positive: 'lighter', neutral: 'steady' } as const

/** So many days are drawn before the eight weeks of a change, to hold them against. */
const daysBefore = 28

/** What may be worth noticing early, in plain words; never a diagnosis. */
export function Signals({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const { days, to } = analysis
  const { signals } = withoutGone(analysis, answers.gone)
  const warnings = signals?.earlyWarnings ?? []
  const rated = Math.max(...ratingScales.map((scale) => days.filter((day) => day[scale] !== null).length))
  return (
    <Figure
      question="Is there something to notice early?"
      answer={answerOf(signals)}
      fileName={`inkwell-signals-${to}`}
      level={2}
      table={{
        caption: 'Early signals of the last eight weeks',
        head: ['What', 'Way', 'Since', 'Before', 'After'],
        rows: warnings.map(({ scale, status, change }) => [
          ...[scaleName(scale), ways[status], change?.day ?? null],
          ...[change?.before, change?.after].map((level) =>
            level === undefined ? null : Number(level.toFixed(1)),
          ),
        ]),
      }}
    >
      {!signals && (
        <NotEnoughDays
          have={rated}
          need={28}
          words="Four weeks with a rating are needed before a change can be told from chance."
        />
      )}
      {warnings.map((warning) => (
        <Signal key={warning.claim} {...{ warning, analysis, answers, onOpenEntry }} />
      ))}
      {signals && signals.preventionStrategies.length > 0 && (
        <dl className="mt-5 grid gap-3 border-line border-t pt-4">
          {signals.preventionStrategies.map(({ title, description, category }) => (
            <div key={title}>
              <dt className="type-list-title">
                {title} <span className="type-label ml-1.5 text-muted">{category}</span>
              </dt>
              <dd className="type-secondary text-text-2">{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {signals && signals.level !== 'Low' && (
        <p className="type-secondary mt-4 max-w-140 text-text-2">
          If it is too much to carry alone:{' '}
          <Link to="/settings" search={{ section: 'care' }} className="text-link">
            help lines, and your own plan
          </Link>
          .
        </p>
      )}
    </Figure>
  )
}

function answerOf(signals: EarlySignals | null): string {
  if (!signals) return 'It cannot be told yet.'
  if (signals.earlyWarnings.length === 0) return 'Nothing but what you put away.'
  return `Signal: ${signals.level.toLowerCase()}, ${signals.severity} of 100. It counts fourteen points for each point of ten that mood, energy and stress became harder, and is no diagnosis.`
}

function Signal({ warning, analysis, answers, onOpenEntry }: InsightTabProps & { warning: EarlyWarning }) {
  const { claim, words, status, scale, change } = warning
  const Icon = change ? (change.after > change.before ? ArrowUp : ArrowDown) : Minus
  const lines = change
    ? changeEvidence(analysis, change)
    : ratedEvidence(analysis, scale, addDays(analysis.to, 1 - recentDays))
  return (
    <section aria-label={words} className="border-line border-t py-5 first:border-0 first:pt-0">
      <p className="flex gap-3">
        <Icon size={17} strokeWidth={1.7} aria-hidden="true" className="mt-0.5 shrink-0 text-text-2" />
        <span>
          {words}{' '}
          <span
            className={classNames(
              'type-label ml-1 whitespace-nowrap rounded-pill bg-surface-2 px-2 py-0.5',
              status === 'negative' ? 'font-strong text-text' : 'text-text-2',
            )}
          >
            {ways[status]}
          </span>
        </span>
      </p>
      <div className="mt-3">
        <LevelLine
          days={analysis.days.slice(change ? -recentDays - daysBefore : -recentDays)}
          {...{ scale, change }}
        />
      </div>
      <Receipts words={change ? 'The days since' : 'The days of eight weeks'}>
        <Evidence
          {...{ lines, onOpenEntry }}
          allWords={`All ${lines.length} days`}
          againstWords="Nearer to what it was before"
        />
      </Receipts>
      <ClaimActions
        {...{ claim, answers, words }}
        why={
          change
            ? whyChange
            : `No change of level of the last eight weeks is clearer than what shuffled days give. Once there is one, it is told anew.`
        }
      />
    </section>
  )
}
