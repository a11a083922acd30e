import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { timeframeFor } from '#domain/goals/engine/next-round.ts'
import { goalCategories } from '#domain/goals/goal-choices.ts'
import type { NewGoalForm } from '#domain/goals/records/goal-form.ts'
import { capital } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { FormDay } from '#web/lib/fields/form-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useGoalActions } from '../use-goals.ts'
import { SelectField } from './form-fields.tsx'

const rules = lazyRules<NewGoalForm>(() =>
  import('#domain/goals/records/goal-form.ts').then(({ newGoalForm }) => newGoalForm),
)

interface NewGoalSheetProps {
  today: Day
  onKept: (uid: string) => void
  onWish: () => void
  onClose: () => void
}

/** A goal in three fields; everything else can come later. */
export function NewGoalSheet({ today, onKept, onWish, onClose }: NewGoalSheetProps) {
  const actions = useGoalActions()
  const { register, control, handleSubmit, formState } = useForm<NewGoalForm>({
    resolver: rules.resolver,
    defaultValues: { title: '', category: 'mental', targetDate: '' },
  })
  useEffect(rules.load, [])
  const { errors, isSubmitting } = formState
  const keep = handleSubmit(async ({ title, category, targetDate }) => {
    const timeframe = timeframeFor(today, targetDate || null)
    const uid = await actions.create({
      title,
      category,
      timeframe,
      priority: 'medium',
      targetDate: targetDate || null,
      customization: { madeOn: today },
    })
    if (uid) onKept(uid)
  })
  return (
    <Sheet
      title="A new goal"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form="new-goal" size="large" isPending={isSubmitting}>
            Keep this goal
          </Button>
          <Button variant="quiet" onClick={onWish}>
            Begin with a wish instead
          </Button>
        </>
      }
    >
      <form id="new-goal" noValidate onSubmit={(event) => void keep(event)} className="grid gap-5">
        <TextField
          label="What would you like to reach?"
          autoComplete="off"
          error={errors.title?.message}
          className="font-serif text-read"
          {...register('title')}
        />
        <SelectField
          label="Which part of life is it?"
          error={errors.category?.message}
          {...register('category')}
        >
          {goalCategories.map((category) => (
            <option key={category} value={category}>
              {capital(category)}
            </option>
          ))}
        </SelectField>
        <FormDay
          label="By when?"
          aside="(Optional)"
          note="Without a date it is a long one."
          control={control}
          name="targetDate"
        />
      </form>
    </Sheet>
  )
}
