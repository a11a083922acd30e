import { useEffect, useRef } from 'react'
import type { Analysis, NamedMove } from '#domain/insights/analysis.ts'
import { canBeTried } from '#domain/insights/experiments/begin-experiment.ts'
import { intervalWords, moveSentence, oneDecimal } from '#domain/insights/insight-words.ts'
import { moveEvidence } from '#domain/insights/move-evidence.ts'
import { otherDayOf } from '#domain/insights/noticed.ts'
import { scaleName } from '#domain/journal/rating-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { DotGroups } from './dot-groups.tsx'
import { Evidence } from './evidence.tsx'
import { Tried } from './experiments/tried.tsx'
import { useExperiments } from './experiments/use-experiments.ts'
import type { Answers } from './use-answers.ts'

interface MoveDetailProps {
  move: NamedMove
  analysis: Analysis
  answers: Answers
  /** All days that it rests on are listed at once. */
  isWhole: boolean
  onOpenEntry: (uid: string) => void
  /** Leads to the experiments. */
  onTried: () => void
}

/** A factor as part of a file's name. */
const fileWord = ({ kind, name, factor }: NamedMove): string =>
  (kind === 'habit' ? `habit ${name.toLowerCase()}` : factor).replace(/[^\p{L}\p{N}]+/gu, '-')

/** One pair opened: its sentence, both groups of days as dots, lines for and against. */
export function MoveDetail({ move, analysis, answers, isWhole, onOpenEntry, onTried }: MoveDetailProps) {
  const { days } = analysis
  const { measure, lag, link, daysWith, daysWithout } = move
  const valueAt = (at: number) => days[at + lag]?.[measure] ?? 0
  const sentence = moveSentence(move)
  const lines = moveEvidence(analysis, move)
  const against = lines.filter(({ isAgainst }) => isAgainst).length
  const { tryOut, all } = useExperiments(analysis.to)
  const tried = all.find(({ claim }) => claim === move.claim)
  const otherDay = otherDayOf(analysis, move, answers.gone)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWhole) place.current?.scrollIntoView({ block: 'start' })
  }, [isWhole])
  return (
    <section ref={place} aria-label={sentence} className="min-w-0 scroll-mt-20">
      <Figure
        question={sentence}
        answer={`${move.name} and ${measure}${lag === 1 ? ' the day after' : ''}`}
        finding={
          link &&
          `${oneDecimal(link.difference, true)} points, 95 % ${intervalWords(link)}. ${
            link.holdsInBothHalves
              ? 'It points the same way in both halves of the time.'
              : 'It does not hold in both halves of the time.'
          }${link.rankCorrelation === null ? '' : ` Rank correlation ${oneDecimal(link.rankCorrelation)}.`}${otherDay === null ? '' : ` ${otherDay}`}`
        }
        fileName={`inkwell-link-${fileWord(move)}-${measure}-${lag}-${analysis.to}`}
        table={{
          caption: `${scaleName(measure)}${lag === 1 ? ' the day after' : ''} on days with it and without it`,
          head: ['Day', scaleName(measure), 'With or without'],
          rows: [
            ...daysWith.map((at) => [days[at]?.day ?? '', valueAt(at), 'with']),
            ...daysWithout.map((at) => [days[at]?.day ?? '', valueAt(at), 'without']),
          ],
        }}
      >
        <DotGroups
          stroke={measure}
          groups={[
            { name: 'with', values: daysWith.map(valueAt) },
            { name: 'without', values: daysWithout.map(valueAt) },
          ]}
        />
      </Figure>
      <Evidence
        lines={lines}
        isWhole={isWhole}
        allWords={`All ${lines.length} days`}
        againstWords={`${against} ${against === 1 ? 'day says' : 'days say'} otherwise`}
        onOpenEntry={onOpenEntry}
      />
      {tried ? (
        <Tried one={tried} today={analysis.to} onSee={onTried} />
      ) : (
        <p className="type-label mt-3 text-muted">
          It could be the other way round, or both could follow from something else.
        </p>
      )}
      {!tried && canBeTried(move) && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => void tryOut(move).then((isBegun) => isBegun && onTried())}
        >
          Try it out
        </Button>
      )}
      <ClaimActions
        {...{ answers }}
        claim={move.claim}
        words={sentence}
        why={`Days with it were held against days without, without what the weekday and the trend explain. The interval is from days drawn again and again in blocks, the chance from shuffled days, corrected for every pair tried (Benjamini and Hochberg)${move.confidence ? `. Confidence: ${move.confidence.toLowerCase()}, false-find rate ${move.falseFinds.toFixed(3)}` : ''}.`}
      />
    </section>
  )
}
