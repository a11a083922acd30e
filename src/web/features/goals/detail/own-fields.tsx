import { Pencil, Plus } from 'lucide-react'
import type { DataOf } from '#domain/entity/entity.ts'
import { dated } from '#domain/goals/engine/days.ts'
import type { goalCustomFields } from '#domain/goals/records/goal-parts.ts'
import type { Day } from '#domain/time/day.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { type EntityRow, useEntities } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { blankField, FieldForm } from './field-form.tsx'
import { quietIcon } from './quiet-icon.ts'
import { useDraft } from './use-draft.ts'

type Field = EntityRow<DataOf<typeof goalCustomFields>>

/** What a person wants to know about this goal alone. */
export function OwnFields({ goalId, impact, today }: { goalId: string; impact: number; today: Day }) {
  const { rows } = useEntities('goal_field')
  const { draft, ref, open, change, close } = useDraft(`goal-field ${goalId}`, blankField)
  const form = draft && <FieldForm {...{ ref, goalId, draft }} onChange={change} onClose={close} />
  const own = rows.filter((field) => field.goalId === goalId)
  return (
    <section aria-label="Details">
      <dl className="grid gap-y-1">
        {own
          .filter(({ id }) => id !== draft?.uid)
          .map((field) => (
            <div
              key={field.id}
              className="group relative grid min-h-9 grid-cols-[8rem_1fr_auto] items-center gap-x-3"
            >
              <dt className="type-secondary text-muted [overflow-wrap:anywhere]">{field.fieldName}</dt>
              <dd className="type-secondary [overflow-wrap:anywhere]">{shownValue(field, today)}</dd>
              <dd>
                <IconButton
                  label={`Edit ${field.fieldName}`}
                  icon={<Pencil size={15} strokeWidth={1.6} />}
                  className={`-my-2 xl:-top-1 ${quietIcon}`}
                  onClick={() => {
                    const { id: uid, fieldName, fieldType, fieldValue } = field
                    open({ uid, fieldName, fieldType, fieldValue })
                  }}
                />
              </dd>
            </div>
          ))}
        <div className="grid min-h-9 grid-cols-[8rem_1fr] items-center gap-x-3">
          <dt className="type-secondary text-muted">Impact</dt>
          <dd className="type-secondary figures">{impact > 0 ? `${impact} of 10` : 'not set'}</dd>
        </div>
      </dl>
      {form ?? (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => open()}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          Add a field
        </Button>
      )}
    </section>
  )
}

function shownValue({ fieldType, fieldValue }: Field, today: Day): string {
  if (fieldType === 'boolean') return { true: 'yes', false: 'no' }[fieldValue] ?? 'not yet'
  if (fieldValue === '') return 'not set'
  return fieldType === 'date' && isDay(fieldValue) ? dated(fieldValue, today) : fieldValue
}
