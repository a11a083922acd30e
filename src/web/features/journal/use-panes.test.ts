import { expect, test } from 'vitest'
import { panesFor } from './use-panes.ts'

test.each([
  [1360, 'three'],
  [1120, 'three'],
  [944, 'two'],
  [740, 'two'],
  [390, 'one'],
])('%i px hold %s', (width, panes) => {
  expect(panesFor(width)).toBe(panes)
})
