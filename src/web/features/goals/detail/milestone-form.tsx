import { type FormEvent, type Ref, useState } from 'react'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { atFields } from '#web/lib/vault/use-entities.ts'
import { WordsField } from '#web/ui/fields/long-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useMilestoneActions } from '../use-goals.ts'
import { FormFoot } from './form-foot.tsx'
import type { MilestoneDraft } from './milestone-draft.ts'

interface MilestoneFormProps {
  ref: Ref<HTMLFormElement>
  goalId: string
  draft: MilestoneDraft
  onChange: (changes: Partial<MilestoneDraft>) => void
  /** It was kept: a new one, or the one that was changed. */
  onKept: () => void
  onClose: () => void
}

/** A new milestone, or one that is changed: what is wrong is said at its field. */
export function MilestoneForm({ ref, goalId, draft, onChange, onKept, onClose }: MilestoneFormProps) {
  const actions = useMilestoneActions()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { uid, title, description, targetDate } = draft
  const isNew = uid === ''
  const change = (changes: Partial<MilestoneDraft>) => {
    setErrors({})
    onChange(changes)
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (targetDate !== '' && !isDay(targetDate))
      return setErrors({ targetDate: 'A day, such as 26 Nov 2026' })
    const say = (field: string) => (words: string) => setErrors((all) => ({ ...all, [field]: words }))
    const sayFaults = atFields({ title: say('title'), description: say('description') })
    const said = { title, description: description.trim(), targetDate: targetDate || null }
    const isKept = isNew
      ? (await actions.create({ goalId, ...said }, { sayFaults })) !== null
      : await actions.patch(uid, said, sayFaults)
    if (isKept) onKept()
  }
  const remove = () => {
    onClose()
    void actions.remove(uid, `“${title}” is deleted`)
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={isNew ? 'A new milestone' : `Edit ${title}`}
      onSubmit={(event) => void keep(event)}
      className="my-3 grid gap-3 sm:grid-cols-[1fr_11rem]"
    >
      <TextField
        label="Milestone"
        value={title}
        error={errors.title}
        maxLength={200}
        onChange={(event) => change({ title: event.target.value })}
      />
      <DayField
        label="By"
        aside="(Optional)"
        value={targetDate}
        error={errors.targetDate}
        onChange={(day) => change({ targetDate: day })}
      />
      <div className="sm:col-span-2">
        <WordsField
          label="What it involves"
          aside="(Optional)"
          rows={2}
          maxLength={2_000}
          value={description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
      <FormFoot
        send={isNew ? 'Add' : 'Save'}
        close={isNew ? 'Close' : 'Cancel'}
        onClose={onClose}
        onDelete={isNew ? null : remove}
      />
    </form>
  )
}
