import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '#domain/entity/entity.ts'
import { dated } from '#domain/goals/engine/days.ts'
import { type CustomFieldType, customFieldTypes } from '#domain/goals/goal-choices.ts'
import type { goalCustomFields } from '#domain/goals/records/goal-parts.ts'
import type { Day } from '#domain/time/day.ts'
import { atFields, type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '../parts/form-fields.tsx'

type Field = EntityRow<DataOf<typeof goalCustomFields>>

const typeWords: Readonly<Record<CustomFieldType, string>> = {
  text: 'Words',
  number: 'A number',
  date: 'A date',
  boolean: 'Yes or no',
}

/** What a person wants to know about this goal alone. */
export function OwnFields({ goalId, impact, today }: { goalId: string; impact: number; today: Day }) {
  const { rows } = useEntities('goal_field')
  const actions = useEntityActions('goal_field')
  const [isAdding, setAdding] = useState(false)
  const own = rows.filter((field) => field.goalId === goalId)
  return (
    <section aria-label="More about it">
      <dl className="grid gap-y-1">
        {own.map((field) => (
          <div key={field.id} className="group grid min-h-9 grid-cols-[8rem_1fr_auto] items-center gap-x-3">
            <dt className="type-secondary text-muted [overflow-wrap:anywhere]">{field.fieldName}</dt>
            <dd className="type-secondary [overflow-wrap:anywhere]">{shownValue(field, today)}</dd>
            <IconButton
              label={`Remove ${field.fieldName}`}
              icon={<Trash2 size={15} strokeWidth={1.6} />}
              className="-mr-3 -my-2 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
              onClick={() => void actions.remove(field.id, `“${field.fieldName}” is removed`)}
            />
          </div>
        ))}
        <div className="grid min-h-9 grid-cols-[8rem_1fr] items-center gap-x-3">
          <dt className="type-secondary text-muted">Impact</dt>
          <dd className="type-secondary figures">{impact > 0 ? `${impact} of 10` : 'not set'}</dd>
        </div>
      </dl>
      {isAdding ? (
        <AddField goalId={goalId} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />A field of your own
        </Button>
      )}
    </section>
  )
}

function shownValue({ fieldType, fieldValue }: Field, today: Day): string {
  if (fieldType === 'boolean') return fieldValue === 'true' ? 'yes' : 'not yet'
  if (fieldValue === '') return 'not given'
  return fieldType === 'date' ? dated(fieldValue, today) : fieldValue
}

function AddField({ goalId, onDone }: { goalId: string; onDone: () => void }) {
  const actions = useEntityActions('goal_field')
  const [fieldName, setName] = useState('')
  const [fieldType, setType] = useState<CustomFieldType>('text')
  const [fieldValue, setValue] = useState('')
  const [error, setError] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const sayFaults = atFields({ fieldName: setError })
    if (await actions.create({ goalId, fieldName, fieldType, fieldValue }, { sayFaults })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="mt-3 grid gap-3">
      <TextField
        label="Field name"
        value={fieldName}
        error={error}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="What it holds"
          value={fieldType}
          onChange={(event) => {
            const type = customFieldTypes.find((one) => one === event.target.value)
            if (type) setType(type)
            setValue('')
          }}
        >
          {customFieldTypes.map((type) => (
            <option key={type} value={type}>
              {typeWords[type]}
            </option>
          ))}
        </SelectField>
        {fieldType === 'boolean' ? (
          <SelectField label="Value" value={fieldValue} onChange={(event) => setValue(event.target.value)}>
            <option value="">Not yet</option>
            <option value="true">Yes</option>
          </SelectField>
        ) : (
          <TextField
            type={fieldType}
            label="Value"
            value={fieldValue}
            maxLength={2_000}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="small" type="submit">
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
