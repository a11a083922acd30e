import { X } from 'lucide-react'
import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { areaName, difficulties, difficultyName, habitAreas } from '#domain/habits/habit-choices.ts'
import { missingPart, nameFrom } from '#domain/habits/habit-sentence.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { FormDay } from '#web/lib/fields/form-fields.tsx'
import { toast } from '#web/lib/toasts.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { changeCue, placeHabit } from '#worker/habits/habits.calls.ts'
import { Choice } from '../choice.tsx'
import type { Go } from '../habits-place.ts'
import { Segments } from '../segments.tsx'
import type { useHabits } from '../use-habits.ts'
import { BuilderSide } from './builder-side.tsx'
import { CueFields } from './cue-fields.tsx'
import { faultsIn, formOf, type HabitForm, habitOf } from './habit-form.ts'
import { OftenFields } from './often-fields.tsx'
import { SentenceFields } from './sentence-fields.tsx'

interface HabitBuilderProps {
  /** The habit that is changed; null: one is made. */
  habit: HabitRow | null
  all: ReturnType<typeof useHabits>
  onGo: Go
}

const kinds = [
  { value: 'build', label: 'Build' },
  { value: 'break', label: 'Break' },
  { value: 'track', label: 'Track' },
] as const
const directions = [
  { value: 'at_least', label: 'At least' },
  { value: 'at_most', label: 'At most' },
] as const
const areas = habitAreas.map((value) => ({ value, label: areaName(value) }))
const hard = difficulties.map((value) => ({ value, label: difficultyName(value) }))

/** Keeps a habit with its cue and its place; answers its uid, or null where it could not be kept, which has been said then. */
function useKeep({ habit, all }: Pick<HabitBuilderProps, 'habit' | 'all'>) {
  const vault = useVaultCalls()
  const actions = useEntityActions('habit')
  return async (form: HabitForm): Promise<string | null> => {
    const data = habitOf(form)
    const isKept = habit ? await actions.patch(habit.id, data) : false
    const uid = habit ? (isKept ? habit.id : null) : await actions.create(data)
    if (uid === null) return null
    try {
      const text = form.cueText === '' ? form.trigger : form.cueText
      await vault.run(changeCue, { habitId: uid, cueType: data.cueType, text, today: all.today })
      await vault.run(placeHabit, { habitId: uid, stackId: form.stackId === '' ? null : form.stackId })
    } catch (error) {
      sayFailed(error)
    }
    return uid
  }
}

const resolver: Resolver<HabitForm> = (form) => {
  const faults = Object.entries(faultsIn(form)).map(([field, message]) => [field, { type: 'fault', message }])
  return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) } : { values: form, errors: {} }
}

function beginWords(startDate: Day, today: Day): string {
  if (startDate === today) return 'It begins today.'
  const day = shortDate(startDate, today.slice(0, 4))
  return startDate > today ? `It begins on ${day}.` : `It began on ${day}.`
}

/** A habit in one sentence, and around it what else can be said. */
export function HabitBuilder({ habit, all, onGo }: HabitBuilderProps) {
  const stackId = all.places.find(({ habitId }) => habitId === habit?.id)?.stackId ?? ''
  const first = useRef(formOf(habit, all.today, stackId))
  const keep = useKeep({ habit, all })
  const { register, control, handleSubmit, watch, setValue, formState } = useForm<HabitForm>({
    resolver,
    defaultValues: first.current,
  })
  const { errors, isSubmitting, dirtyFields } = formState
  const form = watch()
  const missing = missingPart(form)
  const leave = () => onGo(habit ? { habit: habit.id } : {})
  async function seal(data: HabitForm) {
    const uid = await keep(data)
    if (uid === null) return
    toast({ title: habit ? 'Changed' : 'Sealed. Small is enough.' })
    onGo(habit ? { habit: uid } : {})
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(seal)(event)}
      className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-11"
    >
      <div className="min-w-0">
        <div className="mb-8 flex items-center justify-between gap-4">
          <Button variant="quiet" size="small" className="-ml-3" onClick={leave}>
            <X size={16} strokeWidth={1.7} aria-hidden="true" />
            {habit ? 'Leave it as it was' : 'Leave'}
          </Button>
          <h1 className="type-secondary text-text-2">{habit ? `Change ${habit.name}` : 'New habit'}</h1>
        </div>
        <SentenceFields {...{ register, watch, errors }} />
        <div className="mt-9 grid gap-5 sm:grid-cols-2">
          <TextField
            label="Its name, for lists"
            placeholder={nameFrom(form.behavior) || 'Ten minutes, lid open'}
            error={errors.name?.message}
            {...register('name')}
            onFocus={() => form.name === '' && setValue('name', nameFrom(form.behavior))}
          />
          <TextField
            label="How small on the worst day"
            aside="(Optional)"
            placeholder="for three breaths"
            error={errors.smallest?.message}
            {...register('smallest')}
          />
        </div>
        <div className="mt-9 grid gap-x-12 gap-y-9 border-line border-t pt-8 md:grid-cols-2 2xl:grid-cols-3">
          <div className="md:row-span-2 2xl:row-span-1">
            <CueFields {...{ register, watch, setValue, errors }} />
          </div>
          <OftenFields {...{ register, watch, setValue, errors }} />
          <section aria-label="Kind, area, difficulty">
            <h2 className="type-secondary mb-3 font-strong text-text-2">Kind, area, difficulty</h2>
            <Segments
              legend="Kind"
              choices={kinds}
              value={form.kind}
              onChange={(kind) => setValue('kind', kind)}
            />
            <div className="mt-3">
              <Choice
                isRow
                label="Area"
                value={form.area}
                choices={areas}
                onChange={(area) => setValue('area', area)}
              />
              <Choice
                isRow
                label="Difficulty"
                value={form.difficulty}
                choices={hard}
                onChange={(difficulty) => setValue('difficulty', difficulty)}
              />
              <Choice
                isRow
                label="In the stack"
                value={form.stackId}
                choices={[
                  { value: '', label: 'None' },
                  ...all.stacks.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(value) => setValue('stackId', value)}
              />
            </div>
            <Toggle
              label="Measured"
              isOn={form.isMeasured}
              onChange={(isOn) => setValue('isMeasured', isOn)}
              className="mt-1"
            />
            {form.isMeasured && (
              <div className="mt-2 grid grid-cols-2 gap-3">
                <div className="col-span-2">
                  <Segments
                    legend="At least or at most"
                    choices={directions}
                    value={form.direction}
                    onChange={(direction) => setValue('direction', direction)}
                  />
                </div>
                <TextField
                  label="How much"
                  inputMode="decimal"
                  error={errors.targetValue?.message}
                  {...register('targetValue')}
                />
                <TextField
                  label="Of what"
                  placeholder="minutes"
                  error={errors.targetUnit?.message}
                  {...register('targetUnit')}
                />
              </div>
            )}
            <div className="mt-3">
              <FormDay label="It begins on" control={control} name="startDate" />
            </div>
            <div className="mt-3">
              <TextField
                label="What else is worth knowing"
                aside="(Optional)"
                error={errors.about?.message}
                {...register('about')}
              />
            </div>
            <Toggle
              label="Count days in a row"
              isOn={form.showsStreak}
              onChange={(isOn) => setValue('showsStreak', isOn)}
              className="mt-2"
            />
            <Toggle
              label="Public"
              note="a mark only: it stays sealed"
              isOn={form.isPublic}
              onChange={(isOn) => setValue('isPublic', isOn)}
            />
          </section>
        </div>
        <footer className="mt-10 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5">
          <p className="type-secondary text-muted">
            {beginWords(form.startDate, all.today)} You can change every word later.
          </p>
          <Button
            type="submit"
            size="large"
            variant={missing ? 'outline' : 'primary'}
            isPending={isSubmitting}
            onClick={() => {
              if (form.name.trim() === '' && !dirtyFields.name) setValue('name', nameFrom(form.behavior))
            }}
          >
            <Drop size={17} level={missing ? 0.3 : 1} />
            {missing ?? (habit ? 'Keep the change' : 'Seal it')}
          </Button>
        </footer>
      </div>
      <BuilderSide all={all} habit={habit} onThen={(words) => setValue('reinforcement', words)} />
    </form>
  )
}
