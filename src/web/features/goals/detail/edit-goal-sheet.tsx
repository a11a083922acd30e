import { useEffect, useState } from 'react'
import { type FieldErrors, type UseFormRegister, useForm, useWatch } from 'react-hook-form'
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
import { changedFields, changesFrom, fieldsOf } from '#domain/goals/records/goal-fields.ts'
import type { GoalForm } from '#domain/goals/records/goal-form.ts'
import { capital } from '#domain/text/number-words.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { FormDay } from '#web/lib/fields/form-fields.tsx'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { SelectField, WordsField } from '#web/ui/fields/long-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { useGoalActions } from '../use-goals.ts'
import type { EditedGoal } from './use-edited-goal.ts'

const rules = lazyRules<GoalForm>(() =>
  import('#domain/goals/records/goal-form.ts').then(({ goalForm }) => goalForm),
)

interface EditGoalSheetProps {
  goal: GoalFact
  goals: readonly GoalFact[]
  edited: EditedGoal
}

/** Keeps what differs from the goal as it was when the sheet opened: what another device changes meanwhile stays. */
function useGoalForm({ goal, goals, edited }: EditGoalSheetProps) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const [opened] = useState(() => fieldsOf(goal))
  const { register, control, handleSubmit, setError, formState } = useForm<GoalForm>({
    resolver: rules.resolver,
    defaultValues: { ...opened, ...edited.changes },
  })
  useEffect(rules.load, [])
  const onChange = useKeptRef(edited.change)
  const typed = JSON.stringify(changedFields({ ...opened, ...useWatch({ control }) }, opened))
  useEffect(() => onChange.current(JSON.parse(typed)), [typed, onChange])
  const keep = handleSubmit(async (form) => {
    const changes = changesFrom({ ...fieldsOf(goal), ...changedFields(form, opened) }, goal)
    const { parentId } = goalProblems(
      { id: goal.id, parentId: form.parentId || null, startDate: null, targetDate: null },
      goals,
    )
    if (parentId) return setError('parentId', { message: parentId })
    if (!(await actions.patch(goal.id, changes))) return
    await vault.run(followRule, { goalId: goal.id })
    edited.isSaved()
  })
  // What is read here is kept up to date: the form tells of nothing else.
  const { errors, isSubmitting } = formState
  return { register, control, keep, errors, isSubmitting }
}

/** Every field of a goal. */
export function EditGoalSheet(props: EditGoalSheetProps) {
  const { goal, goals, edited } = props
  const { register, control, keep, errors, isSubmitting } = useGoalForm(props)
  const above = goals.filter(({ id }) => id === goal.parentId || !wouldLoop(goal.id, id, goals))
  return (
    <Sheet
      title="Edit goal"
      onClose={edited.close}
      foot={
        <>
          <Button type="submit" form="edit-goal" size="large" isPending={isSubmitting}>
            Save
          </Button>
          <Button variant="quiet" onClick={edited.drop}>
            {edited.hasChanges ? 'Discard changes' : 'Cancel'}
          </Button>
        </>
      }
    >
      <form id="edit-goal" noValidate onSubmit={(event) => void keep(event)} className="grid gap-5">
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <WordsField
          label="Why does it matter?"
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
          <Choices {...{ register, errors }} />
          <FormDay label="Start date" control={control} name="startDate" />
          <FormDay label="Target date" control={control} name="targetDate" />
          <TextField
            type="number"
            step="any"
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
        <SelectField label="Part of a larger goal" error={errors.parentId?.message} {...register('parentId')}>
          <option value="">No</option>
          {above.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <LongerFields {...{ register, errors }} />
      </form>
    </Sheet>
  )
}

interface PartProps {
  register: UseFormRegister<GoalForm>
  errors: FieldErrors<GoalForm>
}

const Choices = ({ register, errors }: PartProps) => (
  <>
    <SelectField label="Category" error={errors.category?.message} {...register('category')}>
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
    <SelectField label="Timeframe" error={errors.timeframe?.message} {...register('timeframe')}>
      {goalTimeframes.map((one) => (
        <option key={one} value={one}>
          {timeframeName(one)}
        </option>
      ))}
    </SelectField>
    <SelectField label="Repeats" {...register('recurringType')}>
      <option value="">Never</option>
      {goalRecurrences.map((one) => (
        <option key={one} value={one}>
          {recurrenceName(one)}
        </option>
      ))}
    </SelectField>
  </>
)

const LongerFields = ({ register, errors }: PartProps) => (
  <>
    <TextField
      label="Tags"
      aside="(Optional)"
      note="Separate them with commas. Pages with these words show up as evidence."
      error={errors.tags?.message}
      {...register('tags')}
    />
    <TextField
      type="url"
      label="Link to a picture"
      aside="(Optional)"
      note="Kept as a link; nothing is loaded from it."
      error={errors.imageUrl?.message}
      {...register('imageUrl')}
    />
    <WordsField
      label="Notes"
      aside="(Optional)"
      note="Markdown works here."
      rows={5}
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
)
