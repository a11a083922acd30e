import type { Analysis } from '#domain/insights/analysis.ts'
import type { PersonMet, TopicMet } from '#domain/insights/belongings.ts'
import { intervalWords, untold } from '#domain/insights/insight-words.ts'
import { withoutGoneLink } from '#domain/insights/letters/without-gone.ts'
import { relationshipMapOf } from '#domain/insights/result.ts'
import { leastDaysASide } from '#domain/insights/statistics/moves.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import type { Answers } from './use-answers.ts'

interface PeopleTabProps {
  analysis: Analysis
  answers: Answers
  onOpenEntry: (uid: string) => void
}

/** Who is on the pages. */
export function PeopleTab({ analysis, answers }: PeopleTabProps) {
  const all = analysis.people.map((person) => withoutGoneLink(person, answers.gone))
  const people = all.filter(({ claim }) => !answers.isGone(claim))
  const { wellbeingInfluence, keyInsights } = relationshipMapOf({ people: all }, answers.isGone)
  return (
    <section>
      <h2 className="type-insight">Who is on your pages?</h2>
      <p className="type-secondary mt-1 text-text-2">
        {people.length === 0
          ? 'Nobody is named on three days of this time.'
          : 'Strength: how often and how lately somebody is named. Fifty is a mood like on any other day; it moves only where that is clear.'}
      </p>
      {people.length === 0 && (
        <p className="type-secondary mt-3 max-w-140 text-muted">
          Names are read from your own sentences. What was read wrongly can be corrected on its page.
        </p>
      )}
      {people.length > 0 && (
        <ul className="mt-4 grid gap-1 font-serif text-item">
          {[...wellbeingInfluence, ...keyInsights].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-x-14 lg:grid-cols-2">
        {people.map((person) => (
          <Person key={person.claim} {...{ person, analysis, answers }} />
        ))}
      </div>
    </section>
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

const bands = { strong: 3, moderate: 2, developing: 1 } as const

function Person({ person, analysis, answers }: { person: PersonMet; analysis: Analysis; answers: Answers }) {
  const { name, strength, impact, days, lastDay, move, claim } = person
  const isPutAway = answers.isGone(`move person ${name.toLowerCase()} mood 0`)
  const link = move?.confidence ? move.link : null
  const effect = isPutAway ? 'You put the link with mood away.' : moodWords(move)
  return (
    <article className="border-line border-t py-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-serif text-title-xs">{name}</h3>
        <p className="type-label flex items-center gap-2 text-text-2">
          <span aria-hidden="true" className="flex gap-0.75">
            {[1, 2, 3].map((nth) => (
              <span
                key={nth}
                className={classNames(
                  'size-1.75 rounded-[2px]',
                  nth <= bands[strength] ? 'bg-ink' : 'border border-line-strong',
                )}
              />
            ))}
          </span>
          {strength}
        </p>
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
      <ClaimActions
        {...{ claim, answers }}
        words={`${name}: ${strength}, impact ${impact}`}
        why="Days that name them, held against whoever is named most and against a quarter of all days with pages, fading a little with every day since. Impact is 50, moved by the difference of mood on days with them where that is clear after all corrections."
      />
    </article>
  )
}

/** What the pages are about, and how mood on them goes on. */
export function TopicsTab({ analysis, answers, onOpenEntry }: PeopleTabProps) {
  const topics = analysis.topics.filter(({ claim }) => !answers.isGone(claim))
  if (topics.length === 0) {
    return (
      <section className="max-w-140">
        <h2 className="type-insight">What are the pages about?</h2>
        <p className="type-secondary mt-1 text-text-2">No topic stands on three pages of this time.</p>
        <p className="type-secondary mt-3 text-muted">
          Topics are your own words: tags, and nouns that come back.
        </p>
      </section>
    )
  }
  return (
    <div className="grid gap-11">
      <Figure
        question="What are the pages about?"
        answer={`${analysis.pages} pages; ${topics[0]?.topic} stands on ${topics[0]?.pages} of them.`}
        fileName={`inkwell-topics-${analysis.to}`}
        level={2}
        table={{
          caption: 'Topics by pages',
          head: ['Topic', 'Pages', 'Goes with', 'Mood on it'],
          rows: topics.map(({ topic, pages, relatedTopics, progression }) => [
            topic,
            pages,
            relatedTopics.join(', ') || null,
            progression,
          ]),
        }}
      >
        <BarChart
          rows={topics.slice(0, 12).map(({ topic, pages }) => ({ key: topic, name: topic, value: pages }))}
          noneWords="not named"
        />
      </Figure>
      <div className="grid gap-x-14 lg:grid-cols-2">
        {topics.slice(0, 8).map((topic) => (
          <Topic key={topic.claim} {...{ topic, analysis, answers, onOpenEntry }} />
        ))}
      </div>
    </div>
  )
}

const progressions = {
  improving: 'Mood on these pages is rising.',
  declining: 'Mood on these pages is falling.',
  stable: 'Mood on these pages is stable, as far as can be told.',
} as const

function Topic({ topic, analysis, answers, onOpenEntry }: PeopleTabProps & { topic: TopicMet }) {
  const on = new Set(topic.entryUids)
  const lines = [...analysis.days]
    .reverse()
    .flatMap(({ day, pages }) =>
      pages
        .filter(({ uid, line }) => on.has(uid) && line !== '')
        .map(({ uid, line }) => ({ key: uid, entryUid: uid, day, quote: line })),
    )
  return (
    <article className="border-line border-t py-6">
      <h3 className="font-serif text-title-xs">{topic.topic}</h3>
      <p className="type-secondary text-text-2">
        {progressions[topic.progression]}
        {topic.relatedTopics.length > 0 && ` It goes with ${topic.relatedTopics.join(', ')}.`}
      </p>
      <Evidence lines={lines} allWords={`All ${topic.pages} pages`} onOpenEntry={onOpenEntry} />
      <ClaimActions
        claim={topic.claim}
        words={`${topic.topic}, on ${topic.pages} pages`}
        why="Pages that speak of it, by your own words. Rising or falling is said only where the mood of the later half lies clearly apart from that of the earlier half (Welch’s t beyond 2, seven rated pages a side)."
        answers={answers}
      />
    </article>
  )
}
