import { useMemo } from 'react'
import type { Analysis } from '#domain/insights/analysis.ts'
import type { AnalysisResult } from '#domain/insights/derived.ts'
import { withoutGone } from '#domain/insights/letters/without-gone.ts'
import { pagesThat } from '#domain/insights/move-evidence.ts'
import { analysisResultOf, topicConnectionsOf } from '#domain/insights/result.ts'
import { capital } from '#domain/text/number-words.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { Network } from './network/network.tsx'
import { NodeLegend } from './network/node-mark.tsx'
import { Receipts } from './receipts.tsx'
import type { InsightTabProps } from './tab-props.ts'

const progressions = {
  improving: { sign: 'up', short: 'rising', long: 'Mood on these pages is rising.' },
  declining: { sign: 'down', short: 'falling', long: 'Mood on these pages is falling.' },
  stable: {
    sign: 'square',
    short: 'stable',
    long: 'Mood on these pages is stable, as far as can be told.',
  },
} as const

/** A third, two thirds and all of the pages of the topic with the most. */
const weightOf = (strength: number): 1 | 2 | 3 => (strength > 2 / 3 ? 3 : strength > 1 / 3 ? 2 : 1)

/** What the pages are about, what belongs together, and how mood on them goes on. */
export function TopicsTab({ analysis: all, answers, onOpenEntry }: InsightTabProps) {
  const analysis = useMemo(() => withoutGone(all, answers.gone), [all, answers.gone])
  const result = useMemo(() => analysisResultOf(analysis), [analysis])
  const { topics, to } = analysis
  const [first] = topics
  return (
    <div>
      <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
        <Figure
          question="What are the pages about?"
          answer={
            first
              ? `${analysis.pages} pages; ${first.topic} stands on ${first.pages} of them.`
              : 'No topic stands on three pages of this time. Topics are your own words: tags, and nouns that come back.'
          }
          fileName={`inkwell-topics-${to}`}
          level={2}
          table={{
            caption: 'Topics by pages',
            head: ['Topic', 'Pages', 'Goes with', 'Mood on it'],
            rows: topics.map(({ topic, pages, relatedTopics, progression }) => [
              ...[topic, pages, relatedTopics.join(', ') || null, progression],
            ]),
          }}
        >
          <BarChart
            rows={topics.slice(0, 12).map(({ topic, pages }) => ({ key: topic, name: topic, value: pages }))}
            noneWords="not named"
          />
        </Figure>
        {topics.length > 1 && <Connections analysis={analysis} />}
      </div>
      <div className="mt-9 grid gap-x-14 lg:grid-cols-2">
        {result.connections.map((connection) => (
          <Topic key={connection.topic} {...{ connection, analysis, answers, onOpenEntry }} />
        ))}
      </div>
    </div>
  )
}

/** The network of topics. */
function Connections({ analysis }: { analysis: Analysis }) {
  const connections = topicConnectionsOf(analysis)
  return (
    <Figure
      question="What belongs together?"
      answer="Lines join topics that stand on the same pages, thicker for more of them. Under each name: its pages, and how mood on them goes on."
      fileName={`inkwell-topic-network-${analysis.to}`}
      level={2}
      table={{
        caption: 'Topics and what stands on the same pages',
        head: ['Topic', 'Strength', 'Mood on its pages, -1 to 1', 'Goes with', 'Last on'],
        rows: connections.map(({ topic, strength, sentiment, relatedTopics, lastUpdated }) => [
          ...[
            topic,
            Number(strength.toFixed(2)),
            sentiment === undefined ? null : Number(sentiment.toFixed(2)),
          ],
          ...[relatedTopics.join(', ') || null, lastUpdated],
        ]),
      }}
    >
      <Network
        nodes={connections.map(({ topic, strength, entries }, at) => {
          const { sign, short, long } = progressions[analysis.topics[at]?.progression ?? 'stable']
          return {
            ...{ name: topic, entries, sign, weight: weightOf(strength) },
            about: `${entries.length}, ${short}`,
            words: `${capital(topic)}, on ${entries.length} pages. ${long}`,
          }
        })}
        none="No two topics stand on two pages together."
      />
      <NodeLegend
        signs={[
          { sign: 'up', weight: 1, words: 'mood rising' },
          { sign: 'down', weight: 1, words: 'falling' },
          { sign: 'square', weight: 1, words: 'stable' },
          { sign: 'square', weight: 3, words: 'full: on the most pages' },
        ]}
      />
    </Figure>
  )
}

type Connection = AnalysisResult['connections'][number]

/** What is known of a topic, in few words; only what there is. */
const linesOf = (one: Connection): (readonly [name: string, words: string])[] =>
  [
    ['When', one.milestones.join(' ')],
    ['Feelings', one.emotionalContext.join(', ')],
    ['Moves with it', one.insights.join(' ')],
    ['Comes before', (one.triggers ?? []).map((words) => `“${words}”`).join(', ')],
    ['What you do', one.copingStrategies.join(', ')],
    ['Phrases', one.recurringPatterns.join('; ')],
    ['Not known', one.blindSpots.join(' ')],
  ].flatMap(([name = '', words = '']) => (words === '' ? [] : [[name, words] as const]))

function Topic({ connection, analysis, answers, onOpenEntry }: InsightTabProps & { connection: Connection }) {
  const topic = analysis.topics.find((one) => one.topic === connection.topic)
  if (!topic) return null
  const on = new Set(topic.entryUids)
  const [question] = connection.growthAreas
  return (
    <article className="min-w-0 border-line border-t py-6">
      <h3 className="font-serif text-title-xs">{topic.topic}</h3>
      <p className="type-secondary text-text-2">
        {progressions[topic.progression].long}
        {topic.relatedTopics.length > 0 && ` It goes with ${topic.relatedTopics.join(', ')}.`}
      </p>
      <dl className="type-secondary figures mt-3 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {linesOf(connection).map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-text-2">{words}</dd>
          </div>
        ))}
      </dl>
      {question && <p className="mt-3 font-serif text-item italic">{question}</p>}
      <Receipts words={`The pages about ${topic.topic}`}>
        <Evidence
          lines={pagesThat(analysis, ({ uid }) => on.has(uid))}
          allWords={`All ${topic.pages} pages`}
          onOpenEntry={onOpenEntry}
        />
      </Receipts>
      <ClaimActions
        claim={topic.claim}
        words={`${topic.topic}, on ${topic.pages} pages`}
        why="Pages that speak of it, by your own words. Rising or falling is said only where the mood of the later half lies clearly apart from that of the earlier half (Welch’s t beyond 2, seven rated pages a side)."
        answers={answers}
      />
    </article>
  )
}
