import { AlarmClock, Check, X } from 'lucide-react'
import { type Snooze, snoozesOf } from '#domain/calendar/reminders/ring-answer.ts'
import { whenWords } from '#domain/calendar/reminders/ring-words.ts'
import type { DueRow } from '#domain/views/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { snoozeWords } from './use-ring-answers.ts'

interface DueListProps {
  rows: readonly DueRow[]
  now: number
  zone: string
  onAnswer: (row: DueRow, answer: 'done' | Snooze) => void
  onOpen: (row: DueRow) => void
  onDismiss: () => void
}

const alsoMissed = (earlier: number): string =>
  earlier === 0 ? '' : `, and ${earlier === 1 ? 'once' : `${earlier} times`} before that`

/** What was due while nobody looked: one list above the page, until each is answered or the list is closed. */
export function DueList({ rows, now, zone, onAnswer, onOpen, onDismiss }: DueListProps) {
  return (
    <section
      aria-label="Due while you were away"
      data-strip
      className="animate-appear border-b border-line bg-surface-1 px-5.5 py-2.5 lg:px-12"
    >
      <div className="flex items-center justify-between gap-3.5">
        <h2 className="type-secondary font-strong text-text">Due while you were away</h2>
        <IconButton
          label="Close the list"
          icon={<X size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onDismiss}
          className="-my-2 -mr-3"
        />
      </div>
      <ul className="max-h-[40dvh] overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <button
              type="button"
              onClick={() => onOpen(row)}
              className="min-h-11 min-w-[min(100%,14rem)] flex-1 rounded-inner text-left hover:underline hover:underline-offset-4"
            >
              <span className="block text-ui [overflow-wrap:anywhere]">{row.title}</span>
              <span className="type-label block text-muted">
                {whenWords(row, now, zone)}
                {alsoMissed(row.earlier)}
              </span>
            </button>
            <span className="-ml-3 flex">
              <Button variant="quiet" size="small" onClick={() => onAnswer(row, 'done')}>
                <Check size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
                Done
              </Button>
              <Menu
                label={`Snooze ${row.title}`}
                align="end"
                trigger={
                  <Button variant="quiet" size="small">
                    <AlarmClock size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
                    Snooze
                  </Button>
                }
              >
                {snoozesOf(row).map((snooze) => (
                  <MenuItem key={snooze} onSelect={() => onAnswer(row, snooze)}>
                    {snoozeWords[snooze]}
                  </MenuItem>
                ))}
              </Menu>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
