import type { FieldErrors, UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form'
import { type CueType, cueName } from '#domain/habits/habit-choices.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { HabitForm } from './habit-form.ts'

interface CueFieldsProps {
  register: UseFormRegister<HabitForm>
  watch: UseFormWatch<HabitForm>
  setValue: UseFormSetValue<HabitForm>
  errors: FieldErrors<HabitForm>
}

/** In the order in which they help most people: an event that happens anyway first. */
const offered: readonly CueType[] = [
  'preceding_event',
  'time',
  'location',
  'visual',
  'emotional_state',
  'social',
  'notification',
]

const asked: Readonly<Record<CueType, string>> = {
  preceding_event: 'Which event',
  time: 'At what time',
  location: 'Where',
  visual: 'What you see',
  emotional_state: 'Which feeling',
  social: 'With whom, or who asks',
  notification: 'Which reminder',
}

/** What sets it off: one of seven kinds of cue, with its words. */
export function CueFields({ register, watch, setValue, errors }: CueFieldsProps) {
  const [cueType, trigger] = watch(['cueType', 'trigger'])
  return (
    <section aria-label="What sets it off">
      <h2 className="type-secondary mb-1 font-strong text-text-2">What sets it off</h2>
      <fieldset>
        <legend className="sr-only">Kind of cue</legend>
        {offered.map((cue) => (
          <label
            key={cue}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-inner text-ui text-text-2 hover:text-text has-checked:text-text"
          >
            <input
              type="radio"
              name="cue-type"
              checked={cueType === cue}
              onChange={() => setValue('cueType', cue)}
              onClick={() => cueType === cue && setValue('cueType', '')}
              className="size-4.5 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
            />
            {cueName(cue)}
            {cueType === cue && trigger && <span className="type-label truncate text-muted">{trigger}</span>}
          </label>
        ))}
      </fieldset>
      {cueType !== '' && (
        <div className="mt-3">
          <TextField
            label={asked[cueType]}
            aside="(Optional)"
            placeholder={trigger || 'the lid is open'}
            note="Left empty, it is what stands after “After”."
            error={errors.cueText?.message}
            {...register('cueText')}
          />
        </div>
      )}
    </section>
  )
}
