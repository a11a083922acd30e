import { oneDecimal } from '#domain/insights/insight-words.ts'
import type { ThinkingPattern } from '#domain/insights/patterns.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { InsightTabProps } from './tab-props.ts'

/** Turns of phrase that come back, limiting and constructive side by side with equal weight. */
export function PatternsTab({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const patterns = analysis.patterns.filter(({ claim }) => !answers.isGone(claim))
  const written = analysis.patterns[0]?.of ?? analysis.pages
  return (
    <Figure
      question="Which turns of phrase come back?"
      answer={`Counted on ${written} ${written === 1 ? 'page' : 'pages'} of this time. Words worth a second look, not a diagnosis: they are quoted, never scored.`}
      fileName={`inkwell-phrases-${analysis.to}`}
      level={2}
      table={{
        caption: 'Turns of phrase by the pages on which they stand',
        head: [
          'Phrase',
          'Side',
          'Pages',
          'Of',
          'How often',
          'Lately',
          'Goes with',
          'Mood by',
          'First',
          'Last',
        ],
        rows: patterns.map((one) => [
          ...[one.name, sides[one.type], one.frequency, one.of, one.qualitativeFrequency, one.lately],
          ...[one.contexts.join(', ') || null, one.impact || null, one.firstObserved, one.lastObserved],
        ]),
      }}
    >
      {analysis.pages < 3 ? (
        <div className="max-w-140">
          <NotEnoughDays
            have={analysis.pages}
            need={3}
            words="A turn of phrase has to stand on three pages before it is called one that comes back."
          />
        </div>
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          {(['limiting', 'constructive'] as const).map((type) => {
            const here = patterns.filter((pattern) => pattern.type === type)
            return (
              <div key={type} className="min-w-0">
                <h3 className="type-secondary border-line border-b pb-3 font-strong">
                  {sides[type]}, {here.length}
                </h3>
                {here.length === 0 && (
                  <p className="mt-5 font-serif text-item text-muted italic">none on three pages or more</p>
                )}
                {here.map((pattern) => (
                  <Pattern key={pattern.claim} {...{ pattern, analysis, answers, onOpenEntry }} />
                ))}
              </div>
            )
          })}
        </div>
      )}
    </Figure>
  )
}

const sides = { limiting: 'Worth a second look', constructive: 'Signs of strength' } as const
const changes = {
  more: 'More often lately.',
  less: 'Less often lately.',
  same: 'About as often lately as before.',
} as const
const impactWords = (impact: number): string =>
  `Mood on its days is ${impact > 0 ? 'higher' : 'lower'} by about ${oneDecimal(Math.abs(impact))}.`
const blocks = { Often: 3, Sometimes: 2, Rarely: 1 } as const

function Pattern({
  pattern,
  analysis,
  answers,
  onOpenEntry,
}: InsightTabProps & { pattern: ThinkingPattern }) {
  const { name, head, claim, qualitativeFrequency, frequency, of, receipts, counterExample } = pattern
  const { contexts, impact } = pattern
  const change = changes[pattern.lately]
  return (
    <article className="border-line border-b py-7 last:border-0">
      <div className="type-label figures flex items-center justify-between gap-4 text-text-2">
        <span className="text-muted">{name}</span>
        <span className="flex shrink-0 items-center gap-2">
          <span aria-hidden="true" className="flex gap-0.75">
            {[1, 2, 3].map((nth) => (
              <span
                key={nth}
                className={classNames(
                  'size-1.75 rounded-[2px]',
                  nth <= blocks[qualitativeFrequency] ? 'bg-ink' : 'border border-line-strong',
                )}
              />
            ))}
          </span>
          {qualitativeFrequency}, {frequency} of {of} pages
        </span>
      </div>
      <h4 className="type-insight mt-1 text-balance">{head}</h4>
      <Evidence
        lines={[
          ...receipts.map((receipt) => ({ key: receipt.entryUid, ...receipt })),
          ...(counterExample
            ? [{ key: `against ${counterExample.entryUid}`, ...counterExample, isAgainst: true }]
            : []),
        ]}
        allWords={`All ${frequency} pages`}
        onOpenEntry={onOpenEntry}
      />
      <div className="mt-2 flex items-end justify-between gap-6">
        <p className="type-secondary text-text-2">
          {[contexts.length === 0 && pattern.implication, impact !== 0 && impactWords(impact), change]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Bars course={pattern.course} from={analysis.from} />
      </div>
      <p className="mt-3 font-serif text-item italic">{pattern.actionableInsight}</p>
      <ClaimActions
        {...{ claim, answers }}
        words={head}
        why={`${pattern.justification} Only your own words count: not what others said, asked, denied or supposed. First seen ${pattern.firstObserved}, last seen ${pattern.lastObserved}. Often is on three pages of ten, sometimes on one of eight. What goes with it, and whether it is more often lately, is said only where chance would hardly have it so.`}
      />
    </article>
  )
}

/** Thirteen stretches of the time as small bars. */
function Bars({ course, from }: { course: readonly number[]; from: string }) {
  const most = Math.max(1, ...course)
  return (
    <span className="shrink-0">
      <svg data-drawing width="118" height="34" className="block" aria-hidden="true">
        {course
          .map((value, at) => ({ value, at }))
          .map(({ value, at }) => (
            <rect
              key={at}
              x={at * 9}
              y={value === 0 ? 31.5 : 33 - (value / most) * 30}
              width="7"
              height={value === 0 ? 1.5 : (value / most) * 30}
              rx={value === 0 ? 0 : 1.5}
              className={value === 0 ? 'fill-line-strong' : 'fill-ink'}
            />
          ))}
      </svg>
      <span className="type-label flex justify-between text-muted">
        <span>{monthName(from).slice(0, 3)}</span>
        <span>now</span>
      </span>
    </span>
  )
}
