import { type FormEvent, type ReactNode, useState } from 'react'
import { addDays, type Day } from '#domain/time/day.ts'
import { isDay } from '#domain/time/typed-time.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

import type { HabitDays } from './use-habits.ts'

interface ModalProps {
  habit: HabitRow
  day: Day
  days: HabitDays
  onClose: () => void
}

interface ReasonFormProps {
  title: string
  action: string
  note: string
  maxLength: number
  reason: string
  onReason: (reason: string) => void
  onSubmit: () => void
  onClose: () => void
  /** What is asked before the reason. */
  children?: ReactNode
}

/** What a day or a pause is left out for: a reason or none, one button that does it and one that does not. */
function ReasonForm({
  title,
  action,
  note,
  maxLength,
  reason,
  onReason,
  onSubmit,
  onClose,
  children,
}: ReasonFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {children}
        <TextField
          label="Reason"
          aside="(Optional)"
          note={note}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
        <div className="flex gap-3">
          <Button type="submit">{action}</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Leaves a day out, with a reason or none. */
export function SkipModal({ habit, day, days, onClose }: ModalProps) {
  const [reason, setReason] = useState('')
  function skip() {
    void days.skip(habit.id, day, reason)
    onClose()
  }
  return (
    <ReasonForm
      title="Skip this time"
      action="Skip"
      note="A skip costs nothing: strength and streak stay as they are. Reasons show you later what gets in the way."
      maxLength={500}
      onReason={setReason}
      onSubmit={skip}
      {...{ reason, onClose }}
    />
  )
}

const isPausedOn = ({ pauses }: HabitRow, day: Day): boolean =>
  pauses.some(({ from, to }) => from <= day && (to === null || to >= day))

/** Lets a habit rest from today on, until a day or until it is resumed; or resumes it. */
export function PauseModal(props: ModalProps) {
  return isPausedOn(props.habit, props.day) ? <ResumeModal {...props} /> : <BeginPauseModal {...props} />
}

function ResumeModal({ habit, days, onClose }: ModalProps) {
  return (
    <Modal title="Paused" onClose={onClose}>
      <p className="type-secondary mb-5 text-text-2">
        Its strength is held at {habit.strength}. Once you resume, it is due again from today.
      </p>
      <Button
        onClick={() => {
          void days.resume(habit)
          onClose()
        }}
      >
        Resume
      </Button>
    </Modal>
  )
}

function BeginPauseModal({ habit, day, days, onClose }: ModalProps) {
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const [from, setFrom] = useState(day)
  const noDay = 'Enter a day, such as 26 Nov 2026'
  const faults = {
    from: isDay(from) ? undefined : noDay,
    to:
      to === '' || (isDay(to) && to >= from) ? undefined : isDay(to) ? 'The end is before the start' : noDay,
  }
  async function pause() {
    if (!faults.from && !faults.to && (await days.pause(habit, from, to === '' ? null : to, reason)))
      onClose()
  }
  return (
    <ReasonForm
      title="Pause this habit"
      action="Pause"
      note="Paused days cost nothing: its strength holds."
      maxLength={300}
      onReason={setReason}
      onSubmit={() => void pause()}
      {...{ reason, onClose }}
    >
      <div className="grid grid-cols-2 gap-4">
        <DayField
          label="From"
          required
          min={addDays(day, -365)}
          value={from}
          error={faults.from}
          onChange={setFrom}
        />
        <DayField label="Until" aside="(Optional)" value={to} error={faults.to} onChange={setTo} />
      </div>
    </ReasonForm>
  )
}
