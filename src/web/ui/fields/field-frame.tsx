import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export const inputClass = 'field type-interface h-11.5 w-full text-text disabled:text-muted'

export interface FieldWords {
  label: ReactNode
  /** A muted word after the label, such as "(Optional)". */
  aside?: string | undefined
  /** A muted line under the field; an error takes its place. */
  note?: ReactNode
  error?: string | undefined
}

/** What a control inside a field has to carry. */
export interface FieldHooks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, control, and one line of note or error below. `hasButton` leaves room at the right for a control's own button. */
export function FieldFrame({
  label,
  aside,
  note,
  error,
  hasButton = false,
  children,
}: FieldWords & { hasButton?: boolean; children: (hooks: FieldHooks) => ReactNode }) {
  const id = useId()
  const below = error ?? note
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-label font-medium leading-ui text-text-2">
        {label}
        {aside && <span className="font-normal text-muted"> {aside}</span>}
      </label>
      <div className="relative">
        {children({
          id,
          'aria-describedby': below ? `${id}-below` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {error && (
          <CircleAlert
            aria-hidden="true"
            size={18}
            strokeWidth={1.6}
            className={classNames(
              'pointer-events-none absolute top-1/2 -translate-y-1/2 text-danger',
              hasButton ? 'right-12' : 'right-4',
            )}
          />
        )}
      </div>
      {below && (
        <p
          id={`${id}-below`}
          role={error ? 'alert' : undefined}
          className={classNames('leading-ui', error ? 'text-label text-danger' : 'text-label text-muted')}
        >
          {below}
        </p>
      )}
    </div>
  )
}
