import { useId, useState } from 'react'
import { targetWords } from '#domain/habits/frequency-words.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { DoneNote, HabitRow } from '#domain/views/habit-rows.ts'
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

/** What stands with a day of a habit: how much, how hard, the mood after it, a word about it. */
export function NoteSheet({ habit, day, today, note, days, onClose }: NoteSheetProps) {
  const id = useId()
  const [draft, setDraft] = useState<DoneNote>(note ?? nothing)
  const [amount, setAmount] = useState(draft.value === null ? '' : String(draft.value))
  const value = amount.trim() === '' ? null : Number(amount.replace(',', '.'))
  const fault =
    value !== null && !(value >= 0 && value <= 1_000_000) ? 'Write a number, such as 12 or 2.5' : undefined

  async function keep() {
    if (fault) return
    if (await days.note(habit.id, day, { ...draft, value })) onClose()
  }
  return (
    <Sheet
      title={day === today ? 'Today' : longDate(day)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => void keep()}>{note ? 'Save' : 'Done'}</Button>
          {note && (
            <Button
              variant="quiet"
              onClick={() => {
                void days.clear(habit.id, day, 'Marked as not done')
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
      <div className="mt-6 grid gap-4">
        {habit.target && (
          <TextField
            label={`How much${habit.target.unit ? `, in ${habit.target.unit}` : ''}`}
            note={`You aim for ${targetWords(habit.target)}. Leave it empty to count as all of it.`}
            inputMode="decimal"
            value={amount}
            error={fault}
            onChange={(event) => setAmount(event.target.value)}
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
          <span className="text-label font-medium text-text-2">A note, if you like</span>
          <textarea
            rows={3}
            maxLength={2000}
            value={draft.notes}
            onChange={(event) => setDraft({ ...draft, notes: event.target.value })}
            className="field w-full resize-y py-3 font-serif text-read leading-list text-text"
          />
        </label>
      </div>
    </Sheet>
  )
}
