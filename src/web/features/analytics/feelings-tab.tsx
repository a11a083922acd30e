import { useState } from 'react'
import type { EmotionCourse } from '#domain/insights/analysis.ts'
import { countOf } from '#domain/insights/insight-words.ts'
import { chainEvidence, pagesThat } from '#domain/insights/move-evidence.ts'
import { type EmotionCategory, emotionName, emotionOrder } from '#domain/journal/emotion.ts'
import { capital } from '#domain/text/number-words.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ClaimActions } from './claim-actions.tsx'
import { Evidence } from './evidence.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { InsightTabProps } from './tab-props.ts'

/** Which feelings come and go, and what follows what. */
export function FeelingsTab({ analysis, answers, onOpenEntry }: InsightTabProps) {
  return (
    <div className="grid gap-11">
      <Emotions {...{ analysis, answers, onOpenEntry }} />
      <Chains {...{ analysis, answers, onOpenEntry }} />
    </div>
  )
}

const inks: Readonly<Record<string, string>> = {
  joy: 'text-joy',
  trust: 'text-trust',
  anticipation: 'text-anticipation',
  surprise: 'text-surprise',
  sadness: 'text-sadness',
  fear: 'text-fear',
  anger: 'text-anger',
  disgust: 'text-disgust',
}

/** Two weeks on each side in a line that does not jump. */
const smooth = (weeks: readonly number[]): number[] =>
  weeks.map((_, at) => {
    const near = weeks.slice(Math.max(0, at - 1), at + 2)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })

function Emotions({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const [chosen, setChosen] = useState<EmotionCategory | null>(null)
  const { emotions, pages, to } = analysis
  const felt = emotionOrder.flatMap(
    (emotion) => emotions.find((one) => one.emotion === emotion && !answers.isGone(one.claim)) ?? [],
  )
  const named = felt.filter(({ pages: count }) => count > 0)
  const unfelt = felt.filter(({ pages: count }) => count === 0).map(({ emotion }) => emotionName(emotion))
  const lines = named.map(({ weeks }) => smooth(weeks))
  const most = Math.max(1, ...lines.flat())
  const top = [...named].sort((a, b) => b.pages - a.pages)[0]
  const open = named.find(({ emotion }) => emotion === chosen)
  const weeks = felt[0]?.weeks.length ?? 0
  return (
    <Figure
      question="Which feelings come and go?"
      answer={
        top
          ? `Most often ${emotionName(top.emotion)}, on ${top.pages} of ${pages} pages. What you said you felt counts before what was read; all lines share one scale over ${weeks} weeks.`
          : felt.length < emotions.length
            ? 'None but those that you put away.'
            : 'No feeling was named, and none could be read with any certainty.'
      }
      fileName={`inkwell-feelings-${to}`}
      level={2}
      table={{
        caption: 'Pages a week on which each feeling stands',
        head: ['Week', ...felt.map(({ emotion }) => emotionName(emotion))],
        rows: Array.from({ length: weeks }, (_, week) => [
          `week ${week + 1}`,
          ...felt.map((one) => one.weeks[week] ?? 0),
        ]),
      }}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {named.map(({ emotion, pages: count }, at) => (
          <li key={emotion}>
            <button
              type="button"
              aria-expanded={emotion === chosen}
              onClick={() => setChosen(emotion === chosen ? null : emotion)}
              className={classNames(
                '-mx-2 block w-full rounded-inner p-2 text-left hover:bg-surface-2',
                emotion === chosen && 'chosen',
              )}
            >
              <span className="block border-line border-b pb-1">
                <Sparkline
                  values={lines[at] ?? []}
                  min={0}
                  max={most}
                  width={150}
                  height={46}
                  ink={inks[emotion] ?? 'text-ink'}
                />
              </span>
              <span className={`mt-1.5 block font-strong ${inks[emotion]}`}>{emotionName(emotion)}</span>
              <span className="type-label figures block text-muted">
                {`${count} ${count === 1 ? 'page' : 'pages'}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <Emotion key={open.emotion} course={open} {...{ analysis, answers, onOpenEntry }} />}
      {named.length > 0 && unfelt.length > 0 && (
        <p className="type-secondary mt-5 text-text-2">
          On none of these pages: {new Intl.ListFormat('en-GB').format(unfelt)}.
        </p>
      )}
    </Figure>
  )
}

/** The pages of one feeling. */
function Emotion({
  course: { claim, emotion, pages },
  analysis,
  answers,
  onOpenEntry,
}: InsightTabProps & { course: EmotionCourse }) {
  const words = `${capital(emotionName(emotion))}, on ${pages} of ${analysis.pages} pages`
  return (
    <section data-not-painted aria-label={words} className="mt-5 max-w-180">
      <h3 className="type-list-title figures">{words}</h3>
      <Evidence
        lines={pagesThat(analysis, ({ felt }) => felt?.includes(emotion) === true)}
        allWords={`All ${pages} pages`}
        onOpenEntry={onOpenEntry}
      />
      <ClaimActions
        {...{ claim, answers, words }}
        why="What you said you felt on a page, or, where you said nothing, what its words tell with enough certainty. Each line is the pages of a week, evened with the weeks beside it."
      />
    </section>
  )
}

function Chains({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const chains = analysis.chains.filter(({ claim }) => !answers.isGone(claim))
  const often = analysis.emotions.filter(({ pages }) => pages >= 8).length
  const most = Math.max(0, ...analysis.emotions.map(({ pages }) => pages))
  return (
    <Figure
      question="What follows what?"
      answer={
        chains.length > 0
          ? 'Feelings that come within two days after another more often than chance would have it.'
          : 'No feeling follows another more often than chance would have it.'
      }
      fileName={`inkwell-chains-${analysis.to}`}
      level={2}
      className="border-line border-t pt-9"
      table={{
        caption: 'Feelings that follow another within two days',
        head: ['After', 'Comes', 'Days', 'Of', 'By chance', 'False-find rate'],
        rows: chains.map(({ first, next, days, of, byChance, falseFinds }) => [
          ...[first, next, days.length, of],
          ...[Number(byChance.toFixed(1)), Number(falseFinds.toFixed(3))],
        ]),
      }}
    >
      {often < 2 && (
        <div className="mt-5 max-w-140">
          <NotEnoughDays
            have={most}
            need={8}
            words="Two feelings with eight pages each are needed before one can be said to follow the other."
          />
        </div>
      )}
      <div className="grid gap-x-14 lg:grid-cols-2">
        {chains.map((chain) => (
          <div key={chain.claim} className="mt-6">
            <h3 className="type-list-title">
              After {chain.first}, {chain.next} on {chain.days.length} of {chain.of} days
            </h3>
            <p className="type-secondary figures text-text-2">
              By chance it would be about {Math.round(chain.byChance)}.
            </p>
            <Evidence
              lines={chainEvidence(analysis, chain)}
              atFirst={4}
              allWords={`All ${chain.days.length} times`}
              onOpenEntry={onOpenEntry}
            />
            <ClaimActions
              {...{ claim: chain.claim, answers }}
              words={`After ${chain.first}, ${chain.next}`}
              why={`The days were counted and held against the same days moved along the calendar, over ${countOf(often, 'feeling', 'feelings')} and corrected for every pair. False-find rate ${chain.falseFinds.toFixed(3)}.`}
            />
          </div>
        ))}
      </div>
    </Figure>
  )
}
