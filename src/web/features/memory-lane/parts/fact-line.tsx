import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { FactRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { factTitle, plainDay, timeWords } from '../memory-words.ts'
import { EndModal } from './end-modal.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** One fact: what, from when until when on the line of the whole journal, and the sentences that say it. */
export function FactLine({ fact, isNamed = false }: { fact: FactRow; isNamed?: boolean }) {
  const { say, overview } = useMemory()
  const isOver = fact.until !== null
  const goesOn = lasts(fact) && !isOver
  const [isEnding, setEnding] = useState(false)
  const correct = (verdict: 'kept' | 'never' | 'over', words: string, until?: Day) =>
    say(
      {
        type: 'fact',
        fact: fact.key,
        what: factTitle(fact).slice(0, 500),
        verdict,
        ...(until && { until }),
      },
      words,
    )
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
      <div>
        <h4 className={classNames('font-serif text-read leading-item text-balance', isOver && 'text-text-2')}>
          {factTitle(fact, isNamed)}
        </h4>
        <p className="mt-1 text-label text-muted">
          {timeWords(fact)}
          {fact.isAsked && ', to settle'}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {!fact.isKept && <Word onPress={() => correct('kept', 'Kept as right')}>That’s right</Word>}
          {goesOn && <Word onPress={async () => setEnding(true)}>No longer true</Word>}
          <Word onPress={() => correct('never', 'Struck out, and not learnt again')}>Never true</Word>
        </div>
        {isEnding && (
          <EndModal
            fact={fact}
            today={overview.today}
            onClose={() => setEnding(false)}
            onEnd={(until) => {
              setEnding(false)
              void correct('over', `No longer true since ${plainDay(until)}`, until)
            }}
          />
        )}
      </div>
      <div>
        <TimeBar fact={fact} since={overview.since ?? fact.learnt} today={overview.today} />
        <div className="mt-3">
          <QuoteLines quotes={fact.quotes} of={fact.said} />
        </div>
      </div>
    </li>
  )
}

function Word({ onPress, children }: { onPress: () => unknown; children: string }) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className="hit-44 min-h-8 text-label font-strong text-text-2 hover:text-text"
    >
      {children}
    </button>
  )
}

/** Whether it is so for a time, and did not only happen or end something. */
const lasts = ({ state }: FactRow): boolean => state === 'is' || state === 'begins'

const ms = (day: Day): number => Date.parse(day)

/** From the first page to now: a bead where it became true, a stop where it ended, an arrow where it goes on. */
function TimeBar({ fact, since, today }: { fact: FactRow; since: Day; today: Day }) {
  const span = Math.max(1, ms(today) - ms(since))
  const share = (day: Day): number => Math.min(1, Math.max(0, (ms(day) - ms(since)) / span)) * 100
  const from = share(fact.from ?? since)
  const to = lasts(fact) ? share(fact.until ?? today) : from
  const ink = fact.until === null ? 'bg-ink' : 'bg-line-strong'
  return (
    <div aria-hidden="true" className="relative mr-2 h-3">
      <span className="absolute inset-x-0 top-1.25 h-px bg-line" />
      <span
        className={classNames('absolute top-1 h-0.5', ink)}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className={classNames('absolute top-0.5 size-2 -translate-x-1/2 rounded-pill', ink)}
        style={{ left: `${from}%` }}
      />
      {fact.until !== null && (
        <span className={classNames('absolute top-0 h-2.5 w-0.5', ink)} style={{ left: `${to}%` }} />
      )}
      {fact.until === null && lasts(fact) && (
        <span
          className="absolute top-[1.5px] size-1.75 -translate-x-full rotate-45 border-t-2 border-r-2 border-ink"
          style={{ left: `${to}%` }}
        />
      )}
    </div>
  )
}
