import { expect, it } from 'vitest'
import { decideMotion } from './reduced-motion.ts'
import { paintedMode } from './theme-mode.ts'

it('paints the chosen mode, and asks the system only when told to', () => {
  expect(paintedMode('light', null, false)).toBe('light')
  expect(paintedMode('dark', null, true)).toBe('dark')
  expect(paintedMode('system', null, true)).toBe('light')
  expect(paintedMode('system', null, false)).toBe('dark')
})

it('lets a forced mode win over everything', () => {
  expect(paintedMode('light', 'dark', true)).toBe('dark')
})

it('follows the system in motion only while nothing is saved', () => {
  expect(decideMotion(null, true)).toBe(true)
  expect(decideMotion('false', true)).toBe(false)
  expect(decideMotion('true', false)).toBe(true)
})
