import { Link } from '@tanstack/react-router'
import { ThumbsUp } from 'lucide-react'
import { useId, useState } from 'react'
import { intervalWords, oneDecimal } from '#domain/insights/insight-words.ts'
import type { Noticed, NoticedLine } from '#domain/insights/noticed.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useNoticed } from './use-noticed.ts'

/** One clear link of the last ninety days, with what it rests on. What is found while the page is looked at waits for a press. */
export function NoticedCard({ today, onOpenEntry }: { today: Day; onOpenEntry: (uid: string) => void }) {
  const { shown, newer, showNewer } = useNoticed(today)
  const answers = useEntities('insight_answer').rows
  const noticed = shown?.is === 'noticed' ? shown.noticed : null
  const answer = noticed && answers.find(({ claim }) => claim === noticed.claim)
  const isGone = answer?.answer === 'disputed' || answer?.answer === 'hidden'
  if (shown === null || shown.is === 'off' || shown.is === 'nothing') return null
  return (
    <section aria-label="One thing we noticed">
      <div className="flex min-h-6 flex-wrap items-baseline gap-x-4">
        <p className="type-label text-muted">
          {shown.is === 'noticed' && shown.isNew ? 'One thing we noticed, new' : 'One thing we noticed'}
        </p>
        {newer && (
          <button
            type="button"
            onClick={showNewer}
            className="hit-44 rounded-inner text-label text-ink underline-offset-4 hover:underline"
          >
            Show the new one
          </button>
        )}
      </div>
      {noticed && !isGone ? (
        <Found {...{ noticed, onOpenEntry }} helpful={answer?.answer === 'helpful' ? answer.id : null} />
      ) : (
        <p className="type-secondary mt-1 text-text-2">{smallWords[isGone ? 'gone' : shown.is]}</p>
      )}
    </section>
  )
}

const smallWords = {
  coming: 'Your pages are being read, on this device.',
  unclear: 'Nothing clear yet. It takes fourteen days with a thing and fourteen without.',
  gone: 'Put away. Another takes its place in time.',
  noticed: '',
} as const

interface FoundProps {
  noticed: Noticed
  /** The answer that says so; null: nobody said that it is helpful. */
  helpful: string | null
  onOpenEntry: (uid: string) => void
}

function Found({ noticed, helpful, onOpenEntry }: FoundProps) {
  const { create, take } = useEntityActions('insight_answer')
  const { claim, sentence, difference, daysWith, daysWithout, otherDay, evidence, evidenceCount } = noticed
  const [isWhy, setWhy] = useState(false)
  const why = useId()
  async function say(answer: 'helpful' | 'disputed', title: string) {
    const uid = await create({ claim, words: sentence.slice(0, 500), answer })
    if (uid !== null) offerUndo(title, () => take(uid))
  }
  return (
    <div className="mt-1 grid gap-x-10 gap-y-6 @xl:grid-cols-2">
      <div className="min-w-0">
        <h2 className="type-insight text-balance">{sentence}</h2>
        <Interval noticed={noticed} />
        <p className="type-secondary figures mt-3 text-text-2">
          <span className="font-strong text-text">{oneDecimal(difference, true)} points</span>, 95 %{' '}
          {intervalWords(noticed)}. {daysWith} days with, {daysWithout} without. {otherDay}
        </p>
        <div className="-ml-3 mt-3 flex flex-wrap">
          <Button
            variant="quiet"
            size="small"
            aria-pressed={helpful !== null}
            onClick={() => void (helpful ? take(helpful) : say('helpful', 'Noted as helpful.'))}
          >
            <ThumbsUp
              size={16}
              strokeWidth={1.6}
              aria-hidden="true"
              className={classNames(helpful !== null && 'fill-current')}
            />
            Helpful
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void say('disputed', 'Struck out. It will not come back.')}
          >
            Not true
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhy}
            aria-controls={why}
            onClick={() => setWhy(!isWhy)}
          >
            Why this
          </Button>
        </div>
        <p id={why} hidden={!isWhy} className="type-secondary mt-1 text-muted">
          It is one of the clear links of your last ninety days, weekday and trend taken out, held against
          chance and corrected for every pair that was tried. It could be the other way round.
        </p>
      </div>
      <div className="min-w-0">
        <ol>
          {evidence.map((line) => (
            <ReceiptLine key={line.key} {...{ line, onOpenEntry }} />
          ))}
        </ol>
        {evidenceCount > evidence.length && (
          <Link
            to="/analytics"
            search={{ tab: 'moves' }}
            // A claim has words of pages in it, and an address goes to the server.
            state={{ claim }}
            className="hit-44 ml-5.5 inline-flex rounded-inner text-small font-strong text-ink underline-offset-4 hover:underline"
          >
            All {evidenceCount} days
          </Link>
        )}
      </div>
    </div>
  )
}

/** A day with its words, on a thread with the next one. */
function ReceiptLine({ line, onOpenEntry }: { line: NoticedLine; onOpenEntry: (uid: string) => void }) {
  const { entryUid, day, quote, carried, isAgainst } = line
  return (
    <li className="relative pb-3 pl-5.5 not-last:before:absolute not-last:before:top-4 not-last:before:-bottom-2.5 not-last:before:left-[3.5px] not-last:before:w-px not-last:before:bg-line-strong">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-2.5 left-0 size-2 rounded-pill',
          isAgainst ? 'border-[1.5px] border-text-2 bg-surface-0' : 'bg-ink',
        )}
      />
      <button
        type="button"
        onClick={() => onOpenEntry(entryUid)}
        className="block w-full rounded-inner text-left hover:bg-surface-2"
      >
        <span className="type-quote line-clamp-2 italic">“{quote}”</span>
        <span className="type-label figures mt-0.5 block text-muted">
          {weekday(day, 'short')} {dayNumber(day)} {monthName(day)}{' '}
          <span className="ml-2 text-text-2">
            {carried}
            {isAgainst && ', against'}
          </span>
        </span>
      </button>
    </li>
  )
}

const inkOf = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const

/** The difference on a line from minus to plus, with what is 95 % sure of it. */
function Interval({ noticed: { measure, difference, low, high } }: { noticed: Noticed }) {
  const reach = Math.max(1, Math.ceil(Math.max(Math.abs(low), Math.abs(high))))
  const x = (value: number) => 160 + (150 * value) / reach
  return (
    <div aria-hidden="true" className="mt-5 max-w-80">
      <svg viewBox="0 0 320 24" aria-hidden="true" className={classNames('block w-full', inkOf[measure])}>
        <path d="M0 12H320" className="stroke-line" />
        <path d="M160 2V22" className="stroke-line-strong" strokeWidth="1.5" />
        <path d={`M${x(low)} 12H${x(high)}`} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        <circle cx={x(difference)} cy="12" r="6" fill="currentColor" />
      </svg>
      <p className="type-label figures mt-1 flex justify-between text-muted">
        <span>−{reach}</span>
        <span>no difference</span>
        <span>+{reach}</span>
      </p>
    </div>
  )
}
