import { expect, test } from 'vitest'
import { type CareSet, careFigures, heavyFigures } from './score-care.ts'

// As measured (docs/safety.md): at least so many of the lines to be found, at most so many of the others.
const least = {
  seen: { medical: 132, emergency: 68, blame: 115, selfBlame: 41, safeWords: 40 },
  held: { medical: 32, emergency: 18, blame: 23, selfBlame: 10, safeWords: 30 },
} as const
const most = { seen: { ordinary: 3, afterDanger: 0 }, held: { ordinary: 1, afterDanger: 0 } } as const

test.each(['seen', 'held'] as const)(
  'what only somebody else may judge is known, and nothing but a plain word is one of safety: %s',
  (set: CareSet) => {
    for (const { what, found } of careFigures(set))
      if (what === 'ordinary' || what === 'afterDanger')
        expect(found, what).toBeLessThanOrEqual(most[set][what])
      else expect(found, what).toBeGreaterThanOrEqual(least[set][what])
  },
)

test('hardly an ordinary message is met as heavy, and no fewer of those that are', () => {
  const found = Object.fromEntries(heavyFigures().map((figure) => [figure.what, figure.found]))
  expect(found['ordinary days']).toBeLessThanOrEqual(4)
  expect(found['light seen']).toBeLessThanOrEqual(3)
  expect(found['light held']).toBeLessThanOrEqual(4)
  expect(found['heavy seen']).toBeGreaterThanOrEqual(19)
  expect(found['heavy held']).toBeGreaterThanOrEqual(17)
})
