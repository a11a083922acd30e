import type { PersonMet } from '#domain/insights/belongings.ts'
import { intervalWords, untold } from '#domain/insights/insight-words.ts'
import { withoutGone, withoutGoneLink } from '#domain/insights/letters/without-gone.ts'
import { pagesThat } from '#domain/insights/move-evidence.ts'
import { relationshipMapOf } from '#domain/insights/result.ts'
import { leastDaysASide } from '#domain/insights/statistics/moves.ts'
import { togetherOf } from '#domain/insights/together.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { companyWords, Network } from './network/network.tsx'
import { NodeLegend } from './network/node-mark.tsx'
import { Receipts } from './receipts.tsx'
import type { InsightTabProps } from './tab-props.ts'

const weights = { strong: 3, moderate: 2, developing: 1 } as const
const bands = ['strong', 'moderate', 'developing'] as const

/** Who is on the pages, who stands with whom, and what goes with it. */
export function PeopleTab({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const all = analysis.people.map((person) => withoutGoneLink(person, answers.gone))
  const { people } = withoutGone(analysis, answers.gone)
  const { wellbeingInfluence, keyInsights } = relationshipMapOf({ people: all }, answers.isGone)
  const links = togetherOf(people.map(({ entryUids }) => entryUids))
  const year = analysis.to.slice(0, 4)
  return (
    <div>
      <Figure
        question="Who is on your pages?"
        answer={
          people.length === 0
            ? 'Nobody is named on three days of this time.'
            : 'Lines join who is named on the same pages. Strength: how often and how lately somebody is named. Impact: fifty is a mood like on any other day; it moves only where that is clear.'
        }
        fileName={`inkwell-people-${analysis.to}`}
        level={2}
        table={{
          caption: 'People by how often and how lately they are named',
          head: ['Person', 'Days', 'Last on', 'Strength', 'Impact of 100', 'Company'],
          rows: people.map(({ name, days, lastDay, strength, impact }, at) => [
            ...[name, days, lastDay, strength, impact],
            companyWords(people, links, at),
          ]),
        }}
      >
        {people.length === 0 && (
          <p className="type-secondary max-w-140 text-muted">
            Names are read from your own sentences. What was read wrongly can be corrected on its page.
          </p>
        )}
        {people.length > 0 && (
          <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div>
              <Network
                nodes={people.map(({ name, days, lastDay, strength, impact, entryUids }) => ({
                  ...{ name, entries: entryUids, sign: 'drop', weight: weights[strength] },
                  about: `impact ${impact}`,
                  words: `${name}: ${strength}, impact ${impact}, on ${days} days, last on ${shortDate(lastDay, year)}.`,
                }))}
                none="Nobody is named on two pages together with another."
              />
              <NodeLegend signs={bands.map((words) => ({ sign: 'drop', weight: weights[words], words }))} />
            </div>
            <ul className="grid gap-2 font-serif text-item">
              {[...wellbeingInfluence, ...keyInsights].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        )}
      </Figure>
      <div className="mt-6 grid gap-x-14 lg:grid-cols-2">
        {people.map((person) => (
          <Person key={person.claim} {...{ person, analysis, answers, onOpenEntry }} />
        ))}
      </div>
    </div>
  )
}

/** What can be said of the mood on days with somebody. */
function moodWords(move: PersonMet['move']): string {
  if (!move) return 'The link with mood was looked at only for those named on the most days.'
  const why = untold(move)
  if (why === 'few')
    return `Mood: not enough days yet (${Math.min(move.with, move.without)} of ${leastDaysASide}).`
  if (why === 'alike' || !move.link) return 'Mood cannot be told apart from the weekday.'
  if (!move.confidence) return 'No clear link with mood.'
  const way = move.link.difference > 0 ? 'higher' : 'lower'
  const hunch = move.confidence === 'Low' ? ' A hunch, not more.' : ''
  return `Mood ${way} on days with them: 95 % ${intervalWords(move.link)}.${hunch}`
}

function Person({ person, analysis, answers, onOpenEntry }: InsightTabProps & { person: PersonMet }) {
  const { name, strength, impact, days, lastDay, move, claim, entryUids } = person
  const isPutAway = answers.isGone(`move person ${name.toLowerCase()} mood 0`)
  const link = move?.confidence ? move.link : null
  const effect = isPutAway ? 'You put the link with mood away.' : moodWords(move)
  const on = new Set(entryUids)
  return (
    <article className="border-line border-t py-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-serif text-title-xs">{name}</h3>
        <p className="type-label text-text-2">{strength}</p>
      </div>
      <p className="type-secondary figures mt-1 text-text-2">
        {days} days, last on {shortDate(lastDay, analysis.to.slice(0, 4))}. {effect}
      </p>
      <svg
        data-drawing
        viewBox="0 0 200 14"
        className="mt-3 block w-full max-w-90"
        role="img"
        aria-label={`Impact ${impact} of 100`}
      >
        <path d="M4 7H196" className="stroke-line" />
        <path d="M100 1V13" className="stroke-line-strong" />
        <circle
          cx={4 + 1.92 * impact}
          cy="7"
          r="4.6"
          strokeWidth="1.6"
          className={link ? 'fill-ink stroke-ink' : 'fill-surface-0 stroke-text-2'}
        />
      </svg>
      <p className="type-label figures mt-1 text-muted">
        impact {impact} of 100
        {person.with.length > 0 && `; often with ${person.with.join(', ')}`}
      </p>
      <Receipts words={`The pages that name ${name}`}>
        <Evidence
          lines={pagesThat(analysis, ({ uid }) => on.has(uid))}
          allWords={`All ${entryUids.length} pages`}
          onOpenEntry={onOpenEntry}
        />
      </Receipts>
      <ClaimActions
        {...{ claim, answers }}
        words={`${name}: ${strength}, impact ${impact}`}
        why="Days that name them, held against whoever is named most and against a quarter of all days with pages, fading a little with every day since. Impact is 50, moved by the difference of mood on days with them where that is clear after all corrections."
      />
    </article>
  )
}
