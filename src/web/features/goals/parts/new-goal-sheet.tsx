import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { goalCategories, goalTimeframes, timeframeName } from '#domain/goals/goal-choices.ts'
import type { NewGoalForm } from '#domain/goals/records/goal-form.ts'
import { capital } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { atFields } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/long-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useGoalActions } from '../use-goals.ts'

const rules = lazyRules<NewGoalForm>(() =>
  import('#domain/goals/records/goal-form.ts').then(({ newGoalForm }) => newGoalForm),
)

interface NewGoalSheetProps {
  today: Day
  /** What it is called at first. */
  title: string
  onKept: (uid: string) => void
  onWish: () => void
  onClose: () => void
}

const unanswered: NewGoalForm = { title: '', category: 'mental', timeframe: 'monthly' }

/** What was kept of the form, as far as it can be read. */
function begunIn(kept: object): Partial<NewGoalForm> {
  const { title, category, timeframe } = kept as Readonly<Record<string, unknown>>
  const chosen = {
    category: goalCategories.find((one) => one === category) ?? unanswered.category,
    timeframe: goalTimeframes.find((one) => one === timeframe) ?? unanswered.timeframe,
  }
  return typeof title === 'string' ? { ...chosen, title } : chosen
}

/** A goal in three fields; everything else can come later. */
export function NewGoalSheet({ today, title, onKept, onWish, onClose }: NewGoalSheetProps) {
  const actions = useGoalActions()
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<NewGoalForm>({
    resolver: rules.resolver,
    defaultValues: { ...unanswered, title },
  })
  useEffect(rules.load, [])
  const { errors, isSubmitting, isDirty } = formState
  const isSent = useBegun('goal', isDirty ? watch() : null, (kept) => {
    for (const [name, value] of Object.entries(begunIn(kept)))
      setValue(name as keyof NewGoalForm, value, { shouldDirty: true })
  })
  const keep = handleSubmit(async (form) => {
    const sayFaults = atFields({ title: (message) => setError('title', { message }) })
    const made = { ...form, priority: 'medium' as const, customization: { madeOn: today } }
    const uid = await actions.create(made, { sayFaults })
    if (uid === null) return
    isSent()
    onKept(uid)
  })
  return (
    <Sheet
      title="New goal"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form="new-goal" size="large" isPending={isSubmitting}>
            Create goal
          </Button>
          <Button variant="quiet" onClick={onWish}>
            Start from a wish instead
          </Button>
        </>
      }
    >
      <form id="new-goal" noValidate onSubmit={(event) => void keep(event)} className="grid gap-5">
        <TextField
          label="What do you want to achieve?"
          error={errors.title?.message}
          className="font-serif text-read"
          {...register('title')}
        />
        <SelectField label="Category" error={errors.category?.message} {...register('category')}>
          {goalCategories.map((category) => (
            <option key={category} value={category}>
              {capital(category)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Timeframe"
          note="You can set exact dates later."
          error={errors.timeframe?.message}
          {...register('timeframe')}
        >
          {goalTimeframes.map((timeframe) => (
            <option key={timeframe} value={timeframe}>
              {timeframeName(timeframe)}
            </option>
          ))}
        </SelectField>
      </form>
    </Sheet>
  )
}
