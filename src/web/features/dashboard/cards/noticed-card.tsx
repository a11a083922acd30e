import { ThumbsUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { intervalWords, oneDecimal } from '#domain/insights/insight-words.ts'
import type { Noticed } from '#domain/insights/noticed.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import { type NoticedEvent, watchNoticed } from '#worker/insights/insights.calls.ts'

function useNoticed(today: Day): NoticedEvent | null {
  const vault = useVaultCalls()
  const [event, setEvent] = useState<NoticedEvent | null>(null)
  useEffect(() => {
    const life = new AbortController()
    const hear = (next: NoticedEvent) => life.signal.aborted || setEvent(next)
    vault
      .stream(watchNoticed, { today }, hear, life.signal)
      .catch(() => life.signal.aborted || setEvent((known) => known ?? { is: 'nothing' }))
    return () => life.abort()
  }, [vault, today])
  useWaitsFor(event !== null)
  return event
}

/** One clear link of the last ninety days, with what it rests on. */
export function NoticedCard({ today, onOpenEntry }: { today: Day; onOpenEntry: (uid: string) => void }) {
  const event = useNoticed(today)
  const answers = useEntities('insight_answer').rows
  const noticed = event?.is === 'noticed' ? event.noticed : null
  const said = noticed && answers.find(({ claim }) => claim === noticed.claim)?.answer
  const isGone = said === 'disputed' || said === 'hidden'
  const isNew = event?.is === 'noticed' && event.isNew
  return (
    // What is reckoned anew while the page is looked at takes the same room.
    <section aria-label="One thing we noticed" className="min-h-72">
      <p className="type-label text-muted">{isNew ? 'One thing we noticed, new' : 'One thing we noticed'}</p>
      {noticed && !isGone ? (
        <Found {...{ noticed, onOpenEntry }} isHelpful={said === 'helpful'} />
      ) : (
        <Nothing is={isGone ? 'gone' : (event?.is ?? 'coming')} />
      )}
    </section>
  )
}

const nothingWords = {
  coming: ['Your pages are being read.', 'It happens on this device, while nothing else needs it.'],
  nothing: [
    'Nothing clear yet.',
    'A link has to hold on fourteen days with a thing and fourteen without, and against chance.',
  ],
  off: ['You asked for no insights by themselves.', 'Analytics reckons them whenever you open it.'],
  gone: ['Put away.', 'It will not come back. Another one takes its place when there is one.'],
  noticed: ['', ''],
} as const

function Nothing({ is }: { is: keyof typeof nothingWords }) {
  const [title, about] = nothingWords[is]
  return (
    <>
      <h2 className="type-insight mt-1">{title}</h2>
      <p className="type-secondary mt-2 max-w-110 text-text-2">{about}</p>
    </>
  )
}

interface FoundProps {
  noticed: Noticed
  isHelpful: boolean
  onOpenEntry: (uid: string) => void
}

function Found({ noticed, isHelpful, onOpenEntry }: FoundProps) {
  const { create, take } = useEntityActions('insight_answer')
  const { claim, sentence, difference, daysWith, daysWithout, otherDay, evidence } = noticed
  const [isWhy, setWhy] = useState(false)
  const why = useId()
  async function say(answer: 'helpful' | 'disputed', title: string) {
    const uid = await create({ claim, words: sentence.slice(0, 500), answer })
    if (uid !== null) offerUndo(title, () => take(uid))
  }
  return (
    <div className="mt-1 grid gap-x-10 gap-y-6 md:grid-cols-2">
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
            aria-pressed={isHelpful}
            disabled={isHelpful}
            onClick={() => void say('helpful', 'Noted as helpful.')}
          >
            <ThumbsUp size={16} strokeWidth={1.6} aria-hidden="true" />
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
      <ol>
        {evidence.map(({ key, entryUid, day, quote, carried, isAgainst }) => (
          <li key={key} className="relative pb-3 pl-5.5">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-2.5 left-0 size-2 rounded-pill',
                isAgainst ? 'border-[1.5px] border-text-2' : 'bg-ink',
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
        ))}
      </ol>
    </div>
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
