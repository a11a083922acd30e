import type { Behaviour, BothWays } from '#domain/insights/behaviours/behaviours.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import type { InsightTabProps } from './tab-props.ts'

/** What comes before the things that somebody does, and what comes of them, as their sentences tell it. */
export function BehavioursTab({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const behaviours = analysis.behaviours.filter(({ claim }) => !answers.isGone(claim))
  return (
    <Figure
      question="What comes before, and what comes of it?"
      answer={
        behaviours.length === 0
          ? 'Nothing that you do is told of three days together with what came before it or of it.'
          : 'Read from your own sentences, and counted both ways: on days with the trigger and on days without.'
      }
      fileName={`inkwell-doings-${analysis.to}`}
      level={2}
      table={{
        caption: 'What you do, with what came before and after, by days',
        head: ['What', 'Days', 'Side', 'Words', 'Days with both', 'Days that tell of it'],
        rows: behaviours.flatMap(sidesOf),
      }}
    >
      {analysis.behaviours.length === 0 && (
        <p className="max-w-140 font-serif text-item text-text-2 italic">
          A sentence such as “After the late shift I walked home and slept well” is what this reads. Sentences
          of three days that tell of the same thing are needed.
        </p>
      )}
      <div className="grid gap-x-16 lg:grid-cols-2">
        {behaviours.map((behaviour) => (
          <BehaviourCard key={behaviour.claim} {...{ behaviour, answers, onOpenEntry }} />
        ))}
      </div>
    </Figure>
  )
}

/** The sides of one as rows of the table. */
const sidesOf = ({ behavior, days, before, after }: Behaviour) =>
  [['before', before] as const, ['after', after] as const].flatMap(([side, all]) =>
    all.map(({ words, both, days: ofIt }) => [behavior, days, side, words, both, ofIt]),
  )

function BehaviourCard({
  behaviour,
  answers,
  onOpenEntry,
}: Omit<InsightTabProps, 'analysis'> & { behaviour: Behaviour }) {
  const { claim, behavior, days, before, after, receipts, counterExample } = behaviour
  return (
    <article className="min-w-0 border-line border-t py-7">
      <p className="type-label figures text-text-2">on {days === 1 ? '1 day' : `${days} days`}</p>
      <h3 className="type-insight mt-1">{behavior}</h3>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4">
        <Side title="Before" none="nothing told twice" all={before} days={days} />
        <Side title="After" none="nothing told twice" all={after} days={days} />
      </dl>
      <Evidence
        lines={[
          ...receipts.map((receipt) => ({ key: receipt.entryUid, ...receipt })),
          ...(counterExample
            ? [{ key: `against ${counterExample.entryUid}`, ...counterExample, isAgainst: true }]
            : []),
        ]}
        allWords={`All ${receipts.length} sentences`}
        onOpenEntry={onOpenEntry}
      />
      <p className="mt-2 font-serif text-item italic">{behaviour.actionableInsight}</p>
      <ClaimActions
        {...{ claim, answers }}
        words={behavior}
        why={`${behaviour.justification} ${behaviour.implication} Only what a sentence tells as done counts, and what came before or after is the same where it says the same words. One thing standing beside another is not yet its cause.`}
      />
    </article>
  )
}

function Side({
  title,
  none,
  all,
  days,
}: {
  title: string
  none: string
  all: readonly BothWays[]
  days: number
}) {
  return (
    <>
      <dt className="type-label pt-1 text-muted">{title}</dt>
      <dd className="grid gap-3">
        {all.length === 0 && <span className="font-serif text-item text-muted italic">{none}</span>}
        {all.map((one) => (
          <span key={one.words} className="block">
            <span className="font-serif text-item">“{one.words}”</span>
            <span className="type-label figures mt-1.5 grid grid-cols-[1fr_1fr] gap-4 text-text-2">
              <Share words={`on ${one.both} of its ${days} days`} share={one.both / Math.max(1, days)} />
              <Share
                words={`${one.both} of the ${one.days} days that tell of it`}
                share={one.both / Math.max(1, one.days)}
              />
            </span>
          </span>
        ))}
      </dd>
    </>
  )
}

function Share({ words, share }: { words: string; share: number }) {
  return (
    <span>
      <span aria-hidden="true" className="mb-1 block h-1 overflow-hidden rounded-pill bg-surface-3">
        <span
          className="block h-full rounded-pill bg-ink"
          style={{ width: `${Math.min(100, 100 * share)}%` }}
        />
      </span>
      {words}
    </span>
  )
}
