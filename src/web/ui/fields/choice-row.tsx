import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from './check-icon.tsx'

export interface ChoiceRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  /** The choice itself, in the serif. */
  label: ReactNode
  /** A few words that say what it means. */
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const row =
  'group relative grid min-h-15 grid-cols-[auto_1fr] items-center gap-x-5 border-t border-line py-3 last:border-b sm:min-h-18 md:grid-cols-[auto_1.1fr_1fr] md:gap-x-5'
const words =
  'font-serif text-write leading-title text-text-2 group-has-checked:text-text group-hover:text-text md:text-title-s'
const aside = 'type-secondary col-start-2 text-muted group-has-checked:text-text-2 md:col-start-3 md:text-ui'

function Row({ id, icon, label, hint }: { id: string; icon: ReactNode; label: ReactNode; hint: ReactNode }) {
  return (
    <label htmlFor={id} className={row}>
      {icon}
      <span className={words}>{label}</span>
      {hint && <span className={aside}>{hint}</span>}
    </label>
  )
}

/** One of several choices that may all be true: a check, the choice, and what it means. */
export function CheckboxRow({ label, hint, ...rest }: ChoiceRowProps) {
  const id = useId()
  const icon = (
    <span className="relative row-span-2 grid size-6.5 md:row-span-1">
      <CheckIcon {...rest} id={id} />
    </span>
  )
  return <Row id={id} icon={icon} label={label} hint={hint} />
}

/** One of several choices of which one is true. Rows of a group share their `name`. */
export function RadioRow({ label, hint, className, ...rest }: ChoiceRowProps) {
  const id = useId()
  const icon = (
    <span className="row-span-2 grid w-6.5 place-items-center md:row-span-1">
      <input
        autoComplete="off"
        {...rest}
        id={id}
        type="radio"
        className={classNames(
          'size-5 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[6px] checked:border-ink',
          className,
        )}
      />
    </span>
  )
  return <Row id={id} icon={icon} label={label} hint={hint} />
}
