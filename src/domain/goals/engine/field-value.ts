import { isDay } from '../../time/typed-time.ts'
import type { CustomFieldType } from '../goal-choices.ts'
import { typedNumber } from './metric-form.ts'

/** What is wrong with a field's value for its type; undefined: nothing. An empty one is not given yet. */
export function fieldValueProblem(type: CustomFieldType, value: string): string | undefined {
  const said = value.trim()
  if (said === '') return undefined
  if (type === 'number' && typedNumber(said) === null) return 'Write a number, such as 80 or 4.5.'
  if (type === 'date' && !isDay(said)) return 'A day, such as 26 Nov 2026'
  return undefined
}
