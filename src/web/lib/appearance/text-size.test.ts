import { expect, it } from 'vitest'
import { textScale, textSizeFrom, textSizes } from './text-size.ts'

it('offers five sizes of writing, 20 px where none or an unknown one is saved', () => {
  expect(textSizes).toEqual([18, 19, 20, 22, 24])
  for (const size of textSizes) expect(textSizeFrom(String(size))).toBe(size)
  for (const unknown of [null, '', '21', 'large']) expect(textSizeFrom(unknown)).toBe(20)
})

it('lets everything grow and shrink as writing does', () => {
  expect(textScale(20)).toBe(1)
  expect(textScale(24)).toBe(1.2)
  expect(textScale(18)).toBe(0.9)
})
