import { expect, test } from 'vitest'
import { slashBefore } from './slash-place.ts'

const typedAt = (drawn: string) => {
  const caret = drawn.indexOf('|')
  return slashBefore(drawn.replace('|', ''), caret)
}

test.each([
  ['/|', 0, ''],
  ['/eve|', 0, 'eve'],
  ['one /h|', 4, 'h'],
  ['one\n/date|', 4, 'date'],
  ['/evening un|', 0, 'evening un'],
  ['one /| two', 4, ''],
  ['/été|', 0, 'été'],
])('the menu is asked for by %j', (drawn, at, typed) => {
  expect(typedAt(drawn)).toEqual({ at, typed })
})

test.each([
  '|',
  'and/or|',
  'https://a|',
  'either / or|',
  'a /b/c|',
  '/ |',
  '/x|word',
  `/${'a'.repeat(40)}|`,
  'x|/',
])('and not by %j', (drawn) => {
  expect(typedAt(drawn)).toBeNull()
})
