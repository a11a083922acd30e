import { useState } from 'react'
import { dayOf } from '#domain/time/day.ts'
import type { SessionRow } from '#domain/views/mindfulness.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { RemovedRecord } from '#worker/core/entity.calls.ts'

import { SessionDayList } from './session-day-list.tsx'
import { sessionDays } from './session-days.ts'
import { sessionName, spentWords } from './session-words.ts'
import { WeeksFigure } from './weeks-figure.tsx'

const weeks = 12
const shownAtFirst = 30

interface PracticeSheetProps {
  onClose: () => void
  onBegin: () => void
  /** Null where a page cannot be begun now. */
  onWrite: ((row: SessionRow) => void) | null
}

/** The sessions that somebody held: how much, what changed, and each of them by day. */
export function PracticeSheet({ onClose, onBegin, onWrite }: PracticeSheetProps) {
  const rule = useMyDay()
  const actions = useEntityActions('mindfulness_session')
  const today = dayOf(useNow(), rule)
  const { rows, isReady } = useView('mindfulness.sessions')
  const byWeek = useView('mindfulness.weeks', { today, rule, weeks })
  const effects = useView('mindfulness.effect').rows
  const [count, setCount] = useState(shownAtFirst)
  /** What was deleted last, as long as this lies open. */
  const [gone, setGone] = useState<{ row: SessionRow; records: readonly RemovedRecord[] } | null>(null)
  return (
    <Sheet
      title="Your practice"
      isWide
      onClose={onClose}
      foot={
        gone && (
          <Gone
            row={gone.row}
            onPutBack={() => void actions.restore(gone.records).then((isBack) => isBack && setGone(null))}
          />
        )
      }
    >
      {isReady && rows.length === 0 ? (
        <NothingYet onBegin={onBegin} />
      ) : (
        <>
          {byWeek.isReady ? (
            <WeeksFigure rows={byWeek.rows} today={today} />
          ) : (
            <Skeleton className="h-56 w-full" />
          )}
          {effects.map(({ id, line }) => (
            <p key={id} className="mt-7 font-serif text-lead leading-ui text-pretty">
              {line.replace('95 %', '95\u00a0%')}
            </p>
          ))}
          <div className="mt-8" aria-busy={!isReady}>
            {sessionDays(rows.slice(0, count), rule).map(({ day, sessions }) => (
              <SessionDayList
                key={day}
                onDelete={(row) =>
                  void actions.take(row.id).then((records) => records && setGone({ row, records }))
                }
                {...{ day, sessions, today, rule, onWrite }}
              />
            ))}
          </div>
          {rows.length > count && (
            <Button variant="quiet" className="mt-4" onClick={() => setCount(count + shownAtFirst)}>
              Show earlier sessions
            </Button>
          )}
        </>
      )}
    </Sheet>
  )
}

/** What was deleted, and the way back. */
function Gone({ row, onPutBack }: { row: SessionRow; onPutBack: () => void }) {
  return (
    <>
      <p role="status" className="type-secondary mr-auto text-text-2">
        Session deleted: {sessionName(row)}, {spentWords(row.spentMs)}.
      </p>
      <Button variant="outline" onClick={onPutBack}>
        Undo
      </Button>
    </>
  )
}

function NothingYet({ onBegin }: { onBegin: () => void }) {
  return (
    <div className="pt-4">
      <svg width="150" height="64" viewBox="0 0 150 64" fill="none" strokeWidth="1.5" aria-hidden="true">
        <g className="stroke-line-strong" strokeLinecap="round">
          <path d="M1 62H149" />
          <path d="M16 62a30 30 0 0 1 60 0M28 62a18 18 0 0 1 36 0M39 62a7 7 0 0 1 14 0" />
        </g>
        <path
          className="stroke-ink"
          d={dropPath}
          transform="translate(104 24) scale(1.42)"
          strokeWidth="1.2"
        />
      </svg>
      <p className="mt-7 font-serif text-lead leading-list">No session yet. Three minutes are one.</p>
      <p className="type-secondary mt-2 max-w-[34em] text-muted">
        What you breathe, sit or listen through stands here by day, sealed like your pages.
      </p>
      <Button variant="outline" className="mt-5" onClick={onBegin}>
        Begin with a breath
      </Button>
    </div>
  )
}
