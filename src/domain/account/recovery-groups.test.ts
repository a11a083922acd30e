import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeFile,
  codeGroups,
  groupCount,
  isSameGroup,
  numberedGroups,
  signsMissing,
  twoPlaces,
} from './recovery-groups.ts'

const code = '7K2M-Q9XD-4T8R-HC3V-N6WA-E5JP-B1ZY'

test('a code falls into its groups, however it is written', () => {
  const groups = ['7K2M', 'Q9XD', '4T8R', 'HC3V', 'N6WA', 'E5JP', 'B1ZY']
  expect(codeGroups(code)).toEqual(groups)
  expect(codeGroups(' 7k2m q9xd\n4t8rhc3v – n6wa e5jp b1zy ')).toEqual(groups)
  expect(codeGroups('7k2mq')).toEqual(['7K2M', 'Q'])
  expect(codeGroups('')).toEqual([])
  expect(numberedGroups(code).at(-1)).toEqual({ place: 7, group: 'B1ZY' })
})

test('a group typed in small letters, with spaces, or with letters for digits is the same group', () => {
  expect(isSameGroup(' b l z y', 'B1ZY')).toBe(true)
  expect(isSameGroup('Oi23', '0123')).toBe(true)
  expect(isSameGroup('B1ZX', 'B1ZY')).toBe(false)
  expect(isSameGroup('B1Z', 'B1ZY')).toBe(false)
})

test('what is missing counts down and never below nothing', () => {
  expect(signsMissing('', 4)).toBe(4)
  expect(signsMissing('e5', 4)).toBe(2)
  expect(signsMissing('e5jpq', 4)).toBe(0)
})

test('two different places are asked for, each as often as any other', () => {
  const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(unit, unit, (a, b) => {
      const numbers = [a, b]
      const [first, second] = twoPlaces(() => numbers.shift() ?? 0)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThan(second)
      expect(second).toBeLessThan(groupCount)
    }),
  )
  const steps = Array.from({ length: 42 }, (_, at) => [Math.floor(at / 6) / 7, (at % 6) / 6 + 0.01] as const)
  const counts = new Map<string, number>()
  for (const numbers of steps) {
    const left = [...numbers]
    const places = twoPlaces(() => left.shift() ?? 0).join()
    counts.set(places, (counts.get(places) ?? 0) + 1)
  }
  expect(counts.size).toBe(21)
  expect(new Set(counts.values())).toEqual(new Set([2]))
})

test('the file says what it is, whose it is, where, when, and the code', () => {
  const file = codeFile({
    code,
    username: 'mara',
    product: 'Inkwell',
    address: 'https://inkwell.example',
    madeOn: '19 November 2026',
  })
  expect(file).toContain('Inkwell recovery code')
  expect(file).toContain('7K2M Q9XD 4T8R HC3V\n  N6WA E5JP B1ZY')
  expect(file).toContain('Account:  mara')
  expect(file).toContain('At:       https://inkwell.example')
  expect(file).toContain('Made on:  19 November 2026')
})
