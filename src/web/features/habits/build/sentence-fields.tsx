import type { FieldErrors, UseFormRegister, UseFormWatch } from 'react-hook-form'
import { classNames } from '#web/ui/class-names.ts'
import type { HabitForm } from './habit-form.ts'

interface SentenceFieldsProps {
  register: UseFormRegister<HabitForm>
  watch: UseFormWatch<HabitForm>
  errors: FieldErrors<HabitForm>
}

/** The sentence is the form: written parts are underlined, missing ones dashed. */
export function SentenceFields({ register, watch, errors }: SentenceFieldsProps) {
  const isBreak = watch('kind') === 'break'
  const [trigger, behavior, reinforcement] = watch(['trigger', 'behavior', 'reinforcement'])
  const error = errors.behavior?.message
  return (
    <div className="type-question leading-[1.28]! text-text-2">
      <Line before="After" after=",">
        <Part
          {...register('trigger')}
          label="After what"
          value={trigger}
          hint="something that happens anyway"
          isFirst
        />
      </Line>
      <Line before={isBreak ? 'I will not' : 'I will'} after=",">
        <Part
          {...register('behavior')}
          label={isBreak ? 'What you will not do' : 'What you will do'}
          value={behavior}
          hint="one small thing"
          error={error}
        />
      </Line>
      <Line before="then" after=".">
        <Part
          {...register('reinforcement')}
          label="Then what"
          value={reinforcement}
          hint="something small and kind"
        />
      </Line>
      {error && (
        <p id="behavior-error" role="alert" className="type-secondary mt-2 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function Line({ before, after, children }: { before: string; after: string; children: React.ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-[.24em]">
      <span>{before}</span>
      <span className="inline-flex max-w-full items-baseline">
        {children}
        {after}
      </span>
    </span>
  )
}

interface PartProps extends React.InputHTMLAttributes<HTMLInputElement> {
  label: string
  value: string
  hint: string
  isFirst?: boolean
  error?: string | undefined
  ref?: React.Ref<HTMLInputElement>
}

/** One part of the sentence, as wide as what stands in it. */
function Part({ label, value, hint, isFirst = false, error, ...rest }: PartProps) {
  const isWritten = value.trim() !== ''
  const { value: _unused, ...field } = { ...rest, value }
  return (
    <span className="relative inline-block min-w-[2.5em] max-w-full overflow-hidden align-baseline">
      <span
        aria-hidden="true"
        className={classNames('invisible whitespace-pre pr-[.06em]', !isWritten && 'italic')}
      >
        {isWritten ? value : hint}
      </span>
      <input
        {...field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'behavior-error' : undefined}
        placeholder={hint}
        autoComplete="off"
        // A new page begins in its first blank, where letters go at once.
        data-begins={isFirst || undefined}
        className={classNames(
          'absolute inset-0 w-full min-w-0 border-b-2 bg-transparent text-text caret-ink outline-none placeholder:text-muted placeholder:italic focus:border-ink',
          isWritten ? 'border-ink' : 'border-line-strong border-dashed',
          error && 'border-danger',
        )}
      />
    </span>
  )
}
