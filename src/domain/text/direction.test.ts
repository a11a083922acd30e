import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'

test.each([
  ['- [ ] שלום milk', 'rtl'],
  ['> «كتاب» book', 'rtl'],
  ['1. milk, שלום', 'ltr'],
  ['𞤀𞤣', 'rtl'],
  ['\u200f12', 'rtl'],
  ['12:30, 4 %', undefined],
  ['', undefined],
])('%j is read from %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
