import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldWords, inputClass } from './field-frame.tsx'

export interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, a note or an error. */
export function TextField({ label, aside, note, error, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} aside={aside} note={note} error={error}>
      {(hooks) => (
        <input
          autoComplete="off"
          type="text"
          {...rest}
          {...hooks}
          className={classNames(inputClass, error && 'pr-11', className)}
        />
      )}
    </FieldFrame>
  )
}
