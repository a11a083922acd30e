import { useState } from 'react'
import type { Analysis, NamedMove } from '#domain/insights/analysis.ts'
import { intervalWords, moveAbout, movesSentence, moveWords, untold } from '#domain/insights/insight-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { type IntervalRow, IntervalRows } from '#web/ui/charts/interval-rows.tsx'
import { MoveDetail } from './move-detail.tsx'
import { NotEnoughDays } from './not-enough-days.tsx'
import type { Answers } from './use-answers.ts'

interface MovesTabProps {
  analysis: Analysis
  answers: Answers
  /** The claim that is open at first, with all that it rests on; null: the clearest. */
  first?: string | null
  onOpenEntry: (uid: string) => void
  /** An experiment was begun from a link. */
  onTried: () => void
}

const whyNot = { few: 'too few days', alike: 'cannot be told', unclear: 'no clear link' } as const

/** So many rows stand there at first. */
const shownAtFirst = 10

function rowOf(move: NamedMove): IntervalRow {
  const row = { key: move.claim, name: move.name, about: moveAbout(move), words: moveWords(move) }
  if (!move.link) return { ...row, is: 'too-few' }
  const { difference: point, low, high } = move.link
  const range = intervalWords(move.link)
  return {
    ...row,
    range,
    is: move.confidence && move.confidence !== 'Low' ? 'clear' : 'unclear',
    point,
    low,
    high,
    stroke: move.measure,
  }
}

/** What a look at all pairs gave: what was put away was tried and corrected for all the same. */
export function movesAnswer(all: readonly NamedMove[], shown: number): string {
  const away = all.length - shown
  return away === 0 ? movesSentence(all) : `${movesSentence(all)} ${away} put away by you.`
}

/** Every pair that was looked at, the clearest first; what has no link is as large as what has one. */
export function MovesTab({ analysis, answers, first = null, onOpenEntry, onTried }: MovesTabProps) {
  const [isAll, setAll] = useState(false)
  const [chosen, setChosen] = useState(first)
  const moves = analysis.moves.filter(({ claim }) => !answers.isGone(claim))
  const tried = moves.filter(({ link }) => link)
  const shown = isAll ? moves : moves.slice(0, shownAtFirst)
  const open = moves.find(({ claim }) => claim === chosen) ?? tried[0]
  if (!analysis.moves.some(({ link }) => link)) return <Nothing analysis={analysis} moves={moves} />
  return (
    <div className="grid gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_304px]">
      <Figure
        question="What moves with what?"
        answer={movesAnswer(analysis.moves, moves.length)}
        fileName={`inkwell-links-${analysis.to}`}
        level={2}
        table={{
          caption: 'What moves with what, in points of ten',
          head: ['What', 'With', 'When', 'Days with', 'Days without', 'Difference', 'From', 'To', 'Sure'],
          rows: moves.map(({ name, measure, lag, with: days, without, link, confidence }) => [
            ...[name, measure, lag === 0 ? 'same day' : 'day after', days, without],
            ...[link?.difference ?? null, link?.low ?? null, link?.high ?? null].map(
              (value) => value && Number(value.toFixed(2)),
            ),
            confidence ?? whyNot[untold({ link, with: days, without }) ?? 'unclear'],
          ]),
        }}
        actions={
          moves.length > shownAtFirst && (
            <Button variant="quiet" size="small" className="-ml-3 text-ink" onClick={() => setAll(!isAll)}>
              {isAll ? 'The first ten' : `All ${moves.length} pairs`}
            </Button>
          )
        }
      >
        <IntervalRows rows={shown.map(rowOf)} chosen={open?.claim ?? null} onChoose={setChosen} />
      </Figure>
      {open && (
        <MoveDetail
          key={open.claim}
          move={open}
          isWhole={open.claim === first}
          {...{ analysis, answers, onOpenEntry, onTried }}
        />
      )}
    </div>
  )
}

function Nothing({ analysis, moves }: { analysis: Analysis; moves: readonly NamedMove[] }) {
  const nearest = Math.max(0, ...moves.map(({ with: days, without }) => Math.min(days, without)))
  return (
    <section className="max-w-180">
      <h2 className="type-insight">What moves with what?</h2>
      <p className="type-secondary mt-1 mb-5 text-text-2">{movesSentence(moves)}</p>
      <NotEnoughDays
        have={nearest}
        need={14}
        words={`${analysis.rated} ${analysis.rated === 1 ? 'day is' : 'days are'} rated so far. Your habits, and activities, people and topics on your pages, are held against them: fourteen days with each, and fourteen without, are needed.`}
      />
    </section>
  )
}
