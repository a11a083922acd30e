import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import type { FieldWords } from '#web/ui/fields/field-frame.tsx'
import { ClockField } from './clock-field.tsx'
import { DayField } from './day-field.tsx'

interface FormFieldProps<Form extends FieldValues> extends Omit<FieldWords, 'error'> {
  control: Control<Form>
  name: FieldPath<Form>
}

/** A day of a form. */
export function FormDay<Form extends FieldValues>({ control, name, ...words }: FormFieldProps<Form>) {
  const { field, fieldState } = useController({ control, name })
  const { disabled: _, ...hooks } = field
  return <DayField {...words} {...hooks} error={fieldState.error?.message} />
}

/** A time of the day of a form. */
export function FormClock<Form extends FieldValues>({ control, name, ...words }: FormFieldProps<Form>) {
  const { field, fieldState } = useController({ control, name })
  const { disabled: _, ...hooks } = field
  return <ClockField {...words} {...hooks} error={fieldState.error?.message} />
}
