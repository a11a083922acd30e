import type { ReactNode } from 'react'
import type { CueType } from '#domain/habits/habit-choices.ts'
import { useClockText } from '#web/lib/fields/clock-field.tsx'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { FieldFrame, inputClass } from '#web/ui/fields/field-frame.tsx'
import { SelectField } from '#web/ui/fields/long-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { type CueChoice, ownReminder } from './cue-form.ts'
import type { BuilderFields } from './use-builder.ts'

const asked: Readonly<Record<Exclude<CueType, 'time'>, string>> = {
  preceding_event: 'What happens before?',
  location: 'Where?',
  visual: 'What do you see?',
  emotional_state: 'Which feeling?',
  social: 'Who is there, or who asks?',
  notification: 'What tells you?',
}

export interface CueDetailsProps extends BuilderFields {
  /** The habits that may come before this one. */
  others: readonly CueChoice[]
}

/** What a cue of its type is: a time, a habit, a reminder, or words. */
export function CueDetails(fields: CueDetailsProps) {
  const { form, set, faults, others } = fields
  const { cueType, cueHabit } = form
  if (cueType === 'time')
    return (
      <CueTime
        {...fields}
        label="At what time?"
        note={
          form.cueTimeWords
            ? `Until now: “${form.cueTimeWords}”. Enter a time to replace it.`
            : 'Leave it empty to use the start of your sentence.'
        }
      />
    )
  if (cueType === 'notification') return <ReminderFields {...fields} />
  if (cueType !== 'preceding_event') return <CueWords {...{ form, set, faults }} />
  return (
    <>
      {(others.length > 0 || cueHabit.id !== '') && (
        <ChoiceOf
          label="Which event?"
          group="One of your habits"
          value={cueHabit}
          choices={others}
          onChange={(next) => set({ cueHabit: next })}
        >
          <option value="">In my own words</option>
        </ChoiceOf>
      )}
      {cueHabit.id === '' && <CueWords {...{ form, set, faults }} />}
    </>
  )
}

/** Rings that come again and again can be a cue; what keeps that another one was put off is none. */
function useReminders(): readonly CueChoice[] {
  return useEntities('reminder')
    .rows.filter(({ isRecurring, habitId }) => isRecurring && habitId === null)
    .map(({ id, title }) => ({ id, name: title }))
}

function ReminderFields({ form, set, faults }: BuilderFields) {
  const reminders = useReminders()
  const [settings] = useView('calendar.reminder-settings').rows
  const { cueReminder } = form
  const isOff = settings?.rings.habit === false
  return (
    <>
      <ChoiceOf
        label="Which reminder?"
        group="One of your reminders"
        value={cueReminder}
        choices={reminders}
        onChange={(next) => set({ cueReminder: next })}
        error={faults.cueReminder}
      >
        <option value={ownReminder.id}>A reminder of this habit</option>
        <option value="">Another one, in my own words</option>
      </ChoiceOf>
      {cueReminder.id === ownReminder.id && (
        <CueTime
          {...{ form, set, faults }}
          label="Remind me at"
          note={
            isOff
              ? 'Habit reminders are turned off in Settings, so it will not ring.'
              : 'It rings on days when the habit is due, until it is done.'
          }
        />
      )}
      {cueReminder.id === '' && <CueWords {...{ form, set, faults }} />}
    </>
  )
}

function CueWords({ form, set, faults }: BuilderFields) {
  const { cueType, trigger } = form
  if (cueType === '' || cueType === 'time') return null
  return (
    <TextField
      label={asked[cueType]}
      aside="(Optional)"
      dir="auto"
      placeholder={trigger}
      note="Leave it empty to use the start of your sentence."
      error={faults.cueText}
      value={form.cueText}
      onChange={({ target }) => set({ cueText: target.value })}
    />
  )
}

function CueTime({ form, set, faults, label, note }: BuilderFields & { label: string; note: string }) {
  const { leave, field } = useClockText(form.cueAt, (cueAt) => set({ cueAt }))
  return (
    <FieldFrame label={label} note={note} error={faults.cueAt}>
      {(hooks) => (
        <input autoComplete="off" {...hooks} {...field} onBlur={leave} className={`${inputClass} figures`} />
      )}
    </FieldFrame>
  )
}

interface ChoiceOfProps {
  label: string
  group: string
  value: CueChoice
  choices: readonly CueChoice[]
  error?: string | undefined
  onChange: (next: CueChoice) => void
  children: ReactNode
}

/** One of what there is by name, or of what stands before it. What is chosen and gone stands there by the name that it had. */
function ChoiceOf({ label, group, value, choices, error, onChange, children }: ChoiceOfProps) {
  const isGone = value.name !== '' && choices.every(({ id }) => id !== value.id)
  const all = isGone ? [value, ...choices] : choices
  return (
    <SelectField
      label={label}
      error={error}
      value={value.id}
      onChange={({ target }) =>
        onChange(all.find(({ id }) => id === target.value) ?? { id: target.value, name: '' })
      }
    >
      {children}
      {all.length > 0 && (
        <optgroup label={group}>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  )
}
