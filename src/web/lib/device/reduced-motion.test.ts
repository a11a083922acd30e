import { expect, it } from 'vitest'
import { decideMotion, savedMotion } from './reduced-motion.ts'

// Spec: S4-016
it('follows the system in motion only while nothing is saved', () => {
  expect(decideMotion(savedMotion(null), true)).toBe(true)
  expect(decideMotion(savedMotion(null), false)).toBe(false)
  expect(decideMotion(savedMotion('false'), true)).toBe(false)
  expect(decideMotion(savedMotion('true'), false)).toBe(true)
})

it('takes an unknown saved value for none', () => {
  expect(decideMotion(savedMotion('yes'), true)).toBe(true)
  expect(decideMotion(savedMotion('yes'), false)).toBe(false)
})
