import { expect, test } from 'vitest'
import { emptyForm } from '../event-form.ts'
import { eventForm } from '../event-form-rules.ts'
import { beforeParts, beforeTyped, beforeWords, longestBefore } from './before-words.ts'

const faultOf = (remind: string): string | undefined => {
  const form = { ...emptyForm({ fromMs: 0, toMs: 3_600_000, isAllDay: false }, 'UTC'), title: 'x', remind }
  return eventForm.safeParse(form).error?.issues.find(({ path }) => path[0] === 'remind')?.message
}

// Spec: S1-016
test('so long before an event as anybody says it', () => {
  expect([0, 10, 30, 45, 60, 90, 180, 1_440, 4_320, 10_080, 40_320].map(beforeWords)).toEqual([
    'When it begins',
    '10 minutes before',
    'Half an hour before',
    '45 minutes before',
    'An hour before',
    '90 minutes before',
    '3 hours before',
    '1 day before',
    '3 days before',
    '1 week before',
    '4 weeks before',
  ])
})

test('what is typed comes back as it was typed', () => {
  expect(beforeTyped('3', 'weeks')).toBe('30240')
  expect(beforeParts(30_240)).toEqual({ count: 3, unit: 'weeks' })
  expect(beforeParts(0)).toEqual({ count: 0, unit: 'minutes' })
})

test('four weeks at most, and only whole numbers; the sentence stands at the field', () => {
  expect(faultOf(beforeTyped('4', 'weeks'))).toBeUndefined()
  expect(faultOf('')).toBeUndefined()
  expect(faultOf(beforeTyped('29', 'days'))).toBe('At most four weeks before.')
  expect(faultOf(String(longestBefore + 1))).toBe('At most four weeks before.')
  for (const typed of ['', ' ', '1.5', '-3', 'ten', '99999999'])
    expect(faultOf(beforeTyped(typed, 'hours'))).toBe('A whole number, such as 45.')
})
