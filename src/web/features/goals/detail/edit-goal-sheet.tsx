import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { goalProblems } from '#domain/goals/engine/goal-problems.ts'
import { wouldLoop } from '#domain/goals/engine/goal-tree.ts'
import {
  goalCategories,
  goalPriorities,
  goalRecurrences,
  goalTimeframes,
  progressRules,
  recurrenceName,
  ruleName,
  timeframeName,
} from '#domain/goals/goal-choices.ts'
import { changesFrom, fieldsOf } from '#domain/goals/records/goal-fields.ts'
import type { GoalForm } from '#domain/goals/records/goal-form.ts'
import { capital } from '#domain/text/number-words.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { FormDay } from '#web/lib/fields/form-fields.tsx'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { SelectField, WordsField } from '../parts/form-fields.tsx'
import { useGoalActions } from '../use-goals.ts'

const rules = lazyRules<GoalForm>(() =>
  import('#domain/goals/records/goal-form.ts').then(({ goalForm }) => goalForm),
)

interface EditGoalSheetProps {
  goal: GoalFact
  goals: readonly GoalFact[]
  onClose: () => void
}

/** Every field of a goal. */
export function EditGoalSheet({ goal, goals, onClose }: EditGoalSheetProps) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const { register, control, handleSubmit, setError, formState } = useForm<GoalForm>({
    resolver: rules.resolver,
    defaultValues: fieldsOf(goal),
  })
  useEffect(rules.load, [])
  const { errors, isSubmitting } = formState
  const keep = handleSubmit(async (form) => {
    const changes = changesFrom(form, goal)
    const { parentId } = goalProblems(
      { id: goal.id, parentId: form.parentId || null, startDate: null, targetDate: null },
      goals,
    )
    if (parentId) return setError('parentId', { message: parentId })
    if (!(await actions.patch(goal.id, changes))) return
    await vault.run(followRule, { goalId: goal.id })
    onClose()
  })
  const above = goals.filter(({ id }) => id === goal.parentId || !wouldLoop(goal.id, id, goals))
  return (
    <Sheet
      title="The whole goal"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form="edit-goal" size="large" isPending={isSubmitting}>
            Keep
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="edit-goal" noValidate onSubmit={(event) => void keep(event)} className="grid gap-5">
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <WordsField
          label="What is it for?"
          aside="(Optional)"
          rows={2}
          error={errors.why?.message}
          {...register('why')}
        />
        <WordsField
          label="Description"
          aside="(Optional)"
          error={errors.description?.message}
          {...register('description')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Part of life" error={errors.category?.message} {...register('category')}>
            {goalCategories.map((one) => (
              <option key={one} value={one}>
                {capital(one)}
              </option>
            ))}
          </SelectField>
          <SelectField label="Priority" error={errors.priority?.message} {...register('priority')}>
            {goalPriorities.map((one) => (
              <option key={one} value={one}>
                {capital(one)}
              </option>
            ))}
          </SelectField>
          <FormDay label="From" control={control} name="startDate" />
          <FormDay label="By" control={control} name="targetDate" />
          <SelectField label="Timeframe" error={errors.timeframe?.message} {...register('timeframe')}>
            {goalTimeframes.map((one) => (
              <option key={one} value={one}>
                {timeframeName(one)}
              </option>
            ))}
          </SelectField>
          <SelectField label="Again" {...register('recurringType')}>
            <option value="">Once</option>
            {goalRecurrences.map((one) => (
              <option key={one} value={one}>
                {recurrenceName(one)}
              </option>
            ))}
          </SelectField>
          <TextField
            type="number"
            label="Impact, 0 to 10"
            min={0}
            max={10}
            error={errors.impact?.message}
            {...register('impact', { valueAsNumber: true })}
          />
          <SelectField label="Progress" {...register('progressRule')}>
            {progressRules.map((one) => (
              <option key={one} value={one}>
                {ruleName(one)}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField
          label="Serves"
          note="The goal that stands above it."
          error={errors.parentId?.message}
          {...register('parentId')}
        >
          <option value="">No other goal</option>
          {above.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Tags"
          aside="(Optional)"
          note="With commas between them."
          error={errors.tags?.message}
          {...register('tags')}
        />
        <TextField
          type="url"
          label="Address of a picture"
          aside="(Optional)"
          note="Kept as an address; nothing is fetched from it."
          error={errors.imageUrl?.message}
          {...register('imageUrl')}
        />
        <WordsField
          label="Notes"
          aside="(Optional)"
          rows={5}
          error={errors.notes?.message}
          {...register('notes')}
        />
      </form>
    </Sheet>
  )
}
