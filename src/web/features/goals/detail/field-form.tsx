import { type FormEvent, type Ref, useState } from 'react'
import { fieldValueProblem } from '#domain/goals/engine/field-value.ts'
import { type CustomFieldType, customFieldTypes } from '#domain/goals/goal-choices.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { atFields, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { SelectField } from '#web/ui/fields/long-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormFoot } from './form-foot.tsx'

/** A field of the person's own as its form holds it; `uid` empty: a new one. */
export type FieldDraft = {
  readonly uid: string
  readonly fieldName: string
  readonly fieldType: string
  readonly fieldValue: string
}

export const blankField: FieldDraft = { uid: '', fieldName: '', fieldType: 'text', fieldValue: '' }

const typeWords: Readonly<Record<CustomFieldType, string>> = {
  text: 'Text',
  number: 'A number',
  date: 'A date',
  boolean: 'Yes or no',
}

interface FieldFormProps {
  ref: Ref<HTMLFormElement>
  goalId: string
  draft: FieldDraft
  onChange: (changes: Partial<FieldDraft>) => void
  onClose: () => void
}

/** A field of the person's own, with a value that fits its type: what is wrong is said at its field. */
export function FieldForm({ ref, goalId, draft, onChange, onClose }: FieldFormProps) {
  const actions = useEntityActions('goal_field')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { uid, fieldName, fieldValue } = draft
  const fieldType = customFieldTypes.find((one) => one === draft.fieldType) ?? 'text'
  const change = (changes: Partial<FieldDraft>) => {
    setErrors({})
    onChange(changes)
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const problem = fieldValueProblem(fieldType, fieldValue)
    const say = (field: string) => (words: string) => setErrors((all) => ({ ...all, [field]: words }))
    if (problem) say('fieldValue')(problem)
    if (problem && fieldName.trim() !== '') return
    const sayFaults = atFields({ fieldName: say('fieldName'), fieldValue: say('fieldValue') })
    const said = { fieldName, fieldType, fieldValue: fieldValue.trim() }
    const isKept =
      uid === ''
        ? (await actions.create({ goalId, ...said }, { sayFaults })) !== null
        : await actions.patch(uid, said, sayFaults)
    if (isKept) onClose()
  }
  const remove = () => {
    onClose()
    void actions.remove(uid, `“${fieldName}” is deleted`)
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={uid === '' ? 'A new field' : `Edit ${fieldName}`}
      onSubmit={(event) => void keep(event)}
      className="my-3 grid gap-3"
    >
      <TextField
        label="Field name"
        value={fieldName}
        error={errors.fieldName}
        maxLength={80}
        onChange={(event) => change({ fieldName: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Type"
          value={fieldType}
          onChange={(event) => change({ fieldType: event.target.value, fieldValue: '' })}
        >
          {customFieldTypes.map((type) => (
            <option key={type} value={type}>
              {typeWords[type]}
            </option>
          ))}
        </SelectField>
        <ValueField type={fieldType} value={fieldValue} error={errors.fieldValue} onChange={change} />
      </div>
      <FormFoot send={uid === '' ? 'Add' : 'Save'} onClose={onClose} onDelete={uid === '' ? null : remove} />
    </form>
  )
}

interface ValueFieldProps {
  type: CustomFieldType
  value: string
  error: string | undefined
  onChange: (changes: { fieldValue: string }) => void
}

function ValueField({ type, value, error, onChange }: ValueFieldProps) {
  const give = (fieldValue: string) => onChange({ fieldValue })
  if (type === 'boolean')
    return (
      <SelectField label="Value" value={value} onChange={(event) => give(event.target.value)}>
        <option value="">Not yet</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </SelectField>
    )
  if (type === 'date') return <DayField label="Value" value={value} error={error} onChange={give} />
  return (
    <TextField
      label="Value"
      inputMode={type === 'number' ? 'decimal' : 'text'}
      value={value}
      error={error}
      maxLength={2_000}
      onChange={(event) => give(event.target.value)}
    />
  )
}
