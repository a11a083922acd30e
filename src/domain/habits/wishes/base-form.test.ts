import { expect, test } from 'vitest'
import { baseOf } from './base-form.ts'

test.each([
  ['went', 'go'],
  ['written', 'write'],
  ['practised', 'practise'],
  ['stopped', 'stop'],
  ['called', 'call'],
  ['tried', 'try'],
  ['running', 'run'],
  ['cycling', 'cycle'],
  ['stretching', 'stretch'],
  ['walk', 'walk'],
])('the base of %s is %s', (form, base) => {
  expect(baseOf(form)).toBe(base)
})
