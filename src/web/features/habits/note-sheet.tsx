import { type FormEvent, useId, useRef, useState } from 'react'
import { targetWords } from '#domain/habits/frequency-words.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { DoneNote, HabitRow } from '#domain/views/habit-rows.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

import { FiveDrops } from './five-drops.tsx'
import { SentenceWords } from './sentence-words.tsx'
import type { HabitDays } from './use-habits.ts'

interface NoteSheetProps {
  habit: HabitRow
  day: Day
  today: Day
  /** What stands with that day already; null: nothing. */
  note: DoneNote | null
  days: HabitDays
  onClose: () => void
}

const nothing: DoneNote = { value: null, notes: '', mood: null, difficulty: null }

/** What somebody has begun to note, with the amount as it was typed. */
interface Begun {
  readonly draft: DoneNote
  readonly amount: string
}

/** What is noted, through a sheet that was closed, a reload and a lock, until it is kept; of one day of one habit, the last that was begun. */
function useNoteDraft(habitId: string, day: Day, note: DoneNote | null) {
  const [before] = useState<Begun>(() => ({
    draft: note ?? nothing,
    amount: note?.value == null ? '' : String(note.value),
  }))
  const [begun, setBegun] = useState(before)
  const of = `${habitId} ${day}`
  const isBegun = JSON.stringify(begun) !== JSON.stringify(before)
  const isKept = useBegun('habit-note', isBegun ? { of, ...begun } : null, (left) => {
    const { of: leftOf, draft, amount } = left as Partial<Begun & { of: string }>
    if (leftOf === of && draft && amount !== undefined) setBegun({ draft, amount })
  })
  return { ...begun, setBegun, isKept }
}

/** What stands with a day of a habit: how much, how hard, the mood after it, a word about it. */
export function NoteSheet({ habit, day, today, note, days, onClose }: NoteSheetProps) {
  const id = useId()
  const { draft, amount, setBegun, isKept } = useNoteDraft(habit.id, day, note)
  const setDraft = (next: DoneNote) => setBegun({ draft: next, amount })
  const value = amount.trim() === '' ? null : Number(amount.replace(',', '.'))
  const fault =
    value !== null && !(value >= 0 && value <= 1_000_000) ? 'Enter a number, such as 12 or 2.5' : undefined

  const field = useRef<HTMLInputElement>(null)
  async function keep(event: FormEvent) {
    event.preventDefault()
    if (fault) field.current?.focus()
    else if (await days.note(habit.id, day, { ...draft, value })) {
      isKept()
      onClose()
    }
  }
  return (
    <Sheet
      title={day === today ? 'Today' : longDate(day)}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={id}>
            {note ? 'Save' : 'Done'}
          </Button>
          {note && (
            <Button
              variant="quiet"
              onClick={() => {
                void days.clear(habit.id, day, `“${habit.name}” is no longer marked as done`)
                onClose()
              }}
            >
              Mark as not done
            </Button>
          )}
        </>
      }
    >
      <p className="font-serif text-title-xs leading-item text-text-2">
        <SentenceWords habit={habit} isWhole />
      </p>
      <form id={id} onSubmit={(event) => void keep(event)} className="mt-6 grid gap-4">
        {habit.target && (
          <TextField
            label={`Amount${habit.target.unit ? `, in ${habit.target.unit}` : ''}`}
            note={`Your goal is ${targetWords(habit.target)}. Leave it empty if you met it.`}
            ref={field}
            inputMode="decimal"
            value={amount}
            error={fault}
            onChange={(event) => setBegun({ draft, amount: event.target.value })}
          />
        )}
        <FiveDrops
          legend="How hard was it?"
          name={`${id}-hard`}
          ends={['easy', 'hard']}
          value={draft.difficulty}
          onChange={(difficulty) => setDraft({ ...draft, difficulty })}
        />
        <FiveDrops
          legend="Mood afterwards"
          name={`${id}-mood`}
          ends={['low', 'high']}
          value={draft.mood}
          onChange={(mood) => setDraft({ ...draft, mood })}
        />
        <label className="grid gap-1.5">
          <span className="text-label font-medium text-text-2">Note (optional)</span>
          <textarea
            autoComplete="off"
            rows={3}
            maxLength={2000}
            value={draft.notes}
            onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
            className="field w-full resize-y py-3 font-serif text-read leading-list text-text"
          />
        </label>
      </form>
    </Sheet>
  )
}
