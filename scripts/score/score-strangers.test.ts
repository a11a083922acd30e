import { expect, test } from 'vitest'
import { gapOf, lineOf } from './score-strangers.ts'

test('a figure on strangers that is more than three hundredths worse is named a defect of method', () => {
  const row = { what: 'found', development: 0.9, strangers: 0.86 }
  expect(gapOf(row)).toBeCloseTo(0.04)
  expect(lineOf(row)).toContain('a defect of method')
  expect(lineOf({ ...row, strangers: 0.88 })).not.toContain('defect')
  expect(lineOf({ ...row, strangers: 0.95 })).not.toContain('defect')
})

test('of errors the greater share is the worse one', () => {
  const row = { what: 'wrongly alarmed', development: 0.1, strangers: 0.2, isError: true }
  expect(lineOf(row)).toContain('a defect of method')
  expect(lineOf({ ...row, strangers: 0.05 })).not.toContain('defect')
})
