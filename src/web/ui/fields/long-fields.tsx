import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldWords, inputClass } from './field-frame.tsx'
import { Select } from './select.tsx'

type SelectProps = FieldWords & ComponentProps<'select'>

/** One of a longer list. */
export function SelectField({ label, aside, note, error, className, children, ...rest }: SelectProps) {
  return (
    <FieldFrame {...{ label, aside, note, error }}>
      {(hooks) => (
        <Select {...rest} {...hooks} className={className}>
          {children}
        </Select>
      )}
    </FieldFrame>
  )
}

/** Several lines of the person's own words. */
export function WordsField({
  label,
  aside,
  note,
  error,
  className,
  ...rest
}: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, aside, note, error }}>
      {(hooks) => (
        <textarea
          autoComplete="off"
          rows={3}
          {...rest}
          {...hooks}
          className={classNames(inputClass, 'h-auto resize-y py-2.5 font-serif text-read', className)}
        />
      )}
    </FieldFrame>
  )
}
