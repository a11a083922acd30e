import { useRef, useState } from 'react'
import { dayOf } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { LedgerRow } from '#domain/views/ledger.ts'
import type { RowOf } from '#domain/views/views.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { Note, Part, wordButton } from '../settings-block.tsx'
import { barFigure, ledgerSentence, timesNote, wordsCount } from './ledger-words.ts'

const weeks = 12
const latest = 3
const barHeight = 92

/** What the ledger says has left this person's devices: by week, the last times, and all of it on request. */
export function WordsLeftSection({ moment }: { moment: Moment }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { now, ...rule } = moment
  const byWeek = useView('ledger.weeks', { today: dayOf(now, rule), rule, weeks })
  const times = useView('ledger.all')
  const [feed] = useView('calendar.feed').rows
  return (
    <Part
      title="How much has left this device?"
      aside={
        times.rows.length > latest && (
          <button ref={opener} type="button" className={wordButton} onClick={() => setOpen(true)}>
            Whole ledger
          </button>
        )
      }
    >
      {byWeek.isReady ? (
        <>
          <Note>{ledgerSentence(byWeek.rows, feed?.isOn === true && feed.words === 'titles')}</Note>
          {byWeek.rows.some(({ words }) => words > 0) && <WeekBars rows={byWeek.rows} />}
        </>
      ) : (
        <>
          <Skeleton className="mt-2 h-4 w-72 max-w-full" />
          <Skeleton className="mt-4 h-32 w-full" />
        </>
      )}
      {times.rows.length > 0 && <Transfers rows={times.rows.slice(0, latest)} moment={moment} />}
      <Note>{timesNote}</Note>
      {isOpen && (
        <Sheet title="Whole ledger" onClose={() => setOpen(false)} returnFocus={opener}>
          <p className="type-secondary text-muted">
            Every time words of yours went to a model elsewhere. It is sealed like everything else.
          </p>
          <Transfers rows={times.rows} moment={moment} />
        </Sheet>
      )}
    </Part>
  )
}

/** Twelve weeks as bars, each with its number; a week without a word has a nought and no bar. */
function WeekBars({ rows }: { rows: readonly RowOf<'ledger.weeks'>[] }) {
  const most = Math.max(1, ...rows.map(({ words }) => words))
  return (
    <>
      <div aria-hidden="true" className="figures mt-4 grid grid-flow-col auto-cols-fr items-end text-center">
        {rows.map(({ id, number, words }, index) => (
          <div key={id}>
            <span
              className={classNames('block text-label leading-none', words > 0 ? 'text-text' : 'text-muted')}
            >
              {barFigure(words)}
            </span>
            <div className="mt-2 flex justify-center border-b border-line">
              {words > 0 && (
                <span
                  className="block w-4.5 max-w-[70%] rounded-t-mark bg-primary"
                  style={{ height: Math.max(3, (words / most) * barHeight) }}
                />
              )}
            </div>
            <span
              className={classNames(
                'mt-2 block text-fine leading-none',
                index === rows.length - 1 ? 'text-text' : 'text-muted',
              )}
            >
              {number}
            </span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>Words sent elsewhere, by week of the year</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, words }) => (
            <tr key={id}>
              <th scope="row">
                {number}, from {longDate(id)}
              </th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Transfers({ rows, moment }: { rows: readonly LedgerRow[]; moment: Moment }) {
  return (
    <ul className="mt-4">
      {rows.map(({ id, at, receiver, model, why, words }) => (
        <li
          key={id}
          className="figures flex min-h-10 items-baseline gap-4 border-b border-line py-2.5 text-small last:border-b-0"
        >
          <span className="w-23 shrink-0 text-muted">{dayWords(at, moment)}</span>
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {[receiver, model, why.charAt(0).toLowerCase() + why.slice(1)].filter(Boolean).join(', ')}
          </span>
          <span className="shrink-0">{wordsCount(words)}</span>
        </li>
      ))}
    </ul>
  )
}
