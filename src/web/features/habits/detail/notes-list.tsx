import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

const firstShown = 6

interface Line {
  readonly day: Day
  readonly text: string
  readonly aside: string
  readonly isDone: boolean
}

function linesOf({ completions, skips }: HabitDetailRow): Line[] {
  const noted = completions
    .filter(({ notes }) => notes.trim() !== '')
    .map(({ day, notes, difficulty, mood }) => ({
      day,
      text: notes,
      aside: [difficulty !== null && `difficulty ${difficulty} of 5`, mood !== null && `mood ${mood} of 5`]
        .filter(Boolean)
        .join(', '),
      isDone: true,
    }))
  const skipped = skips
    .filter(({ reason }) => reason !== '')
    .map(({ day, reason }) => ({ day, text: reason, aside: 'skipped', isDone: false }))
  return [...noted, ...skipped].sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** What was noted of days and why they were skipped, newest first, on beads; a skip is a hollow one. */
export function NotesList({ detail, onDay }: { detail: HabitDetailRow; onDay: (day: Day) => void }) {
  const [isWhole, setWhole] = useState(false)
  const lines = linesOf(detail)
  const shown = isWhole ? lines : lines.slice(0, firstShown)
  return (
    <section aria-labelledby="notes-title" className="mt-8 border-line border-t pt-6">
      <h2 id="notes-title" className="type-secondary font-strong text-text-2">
        Your notes
      </h2>
      {lines.length === 0 && (
        <p className="type-secondary mt-2 text-muted">
          No notes yet. Whatever you write when you mark a day as done appears here.
        </p>
      )}
      <ol className="mt-3">
        {shown.map(({ day, text, aside, isDone }, at) => (
          <li key={day + text} className="relative pb-4 pl-5.5">
            {at < shown.length - 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-3 bottom-0 left-[3.25px] border-l-[1.5px]',
                  isDone ? 'border-ink/55' : 'border-line-strong border-dashed',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-2 left-0 size-2 rounded-full',
                isDone ? 'bg-ink' : 'border-[1.5px] border-text-2 bg-surface-0',
              )}
            />
            <button type="button" onClick={() => onDay(day)} className="w-full rounded-inner text-left">
              <span className="type-quote block">“{text}”</span>
              <span className="type-label flex flex-wrap gap-x-3 text-muted">
                {longDate(day)} {aside && <span className="text-text-2">{aside}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {lines.length > firstShown && !isWhole && (
        <Button variant="quiet" size="small" className="-ml-3 text-ink" onClick={() => setWhole(true)}>
          All {lines.length} notes
        </Button>
      )}
    </section>
  )
}
