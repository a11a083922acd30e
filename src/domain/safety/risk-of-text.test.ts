import { expect, test } from 'vitest'
import { digestOf, riskOf } from './risk-of-text.ts'

test('grave words have a level and a digest, others have none', () => {
  const risk = riskOf('I want to die.')
  expect(risk.level).toBe(2)
  expect(risk.keys).toHaveLength(1)
  expect(riskOf('The tuner came.')).toEqual({ level: 0, keys: [] })
})

test('a digest is the same for the same words and cannot be read', () => {
  expect(digestOf('I want\n to DIE')).toBe(digestOf('i want to die'))
  expect(digestOf('one')).not.toBe(digestOf('two'))
  expect(digestOf('one')).toMatch(/^[0-9a-f]{8}$/)
})
