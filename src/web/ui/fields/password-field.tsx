import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, inputClass } from './field-frame.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A secret that can be shown to the one who types it. */
export function PasswordField({
  label,
  aside,
  note,
  error,
  className,
  secret = 'password',
  autoComplete,
  ...rest
}: TextFieldProps & { secret?: 'password' | 'passphrase' }) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} aside={aside} note={note} error={error} hasButton>
      {(hooks) => (
        <>
          <input
            {...rest}
            {...hooks}
            type={isShown ? 'text' : 'password'}
            // Shown, it is a text like others, which the browser would write into its profile to restore the tab.
            autoComplete={isShown ? 'off' : autoComplete}
            spellCheck={false}
            autoCapitalize="off"
            className={classNames(inputClass, error ? 'pr-20' : 'pr-12', className)}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${secret}`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-control text-muted hover:text-text"
          >
            <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </FieldFrame>
  )
}
