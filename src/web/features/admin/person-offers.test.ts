import { expect, test } from 'vitest'
import { offersOf } from './person-offers.ts'

const person = { isAdmin: true, isDisabled: false, isFirst: false, sessions: 2, hasSecondFactor: true }
const offered = (more: Partial<typeof person>, isOwn = false) =>
  offersOf({ ...person, ...more }, isOwn).map(([action]) => action)

test('to another account everything can be done that changes something', () => {
  expect(offered({})).toEqual(['reset-link', 'sign-out', 'second-factor-off', 'demote', 'disable', 'delete'])
  const plain = { isAdmin: false, isDisabled: true, sessions: 0, hasSecondFactor: false }
  expect(offered(plain)).toEqual(['reset-link', 'promote', 'enable', 'delete'])
})

test('the own account and the first one offer nothing that the server refuses', () => {
  expect(offered({}, true)).toEqual(['reset-link'])
  expect(offered({ isFirst: true })).toEqual(['reset-link', 'sign-out'])
})
