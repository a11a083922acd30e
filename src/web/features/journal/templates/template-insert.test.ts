import { expect, test } from 'vitest'
import { onOwnLines } from './template-insert.ts'

test('a template goes between other words on lines of its own', () => {
  expect(onOwnLines('', '*One*\n', '')).toEqual({ text: '*One*\n', lead: 0 })
  expect(onOwnLines('Words', '*One*\n', '')).toEqual({ text: '\n\n*One*\n', lead: 2 })
  expect(onOwnLines('Words\n', '*One*', 'more')).toEqual({ text: '\n*One*\n', lead: 1 })
  expect(onOwnLines('Words\n\n', '*One*', '\nmore')).toEqual({ text: '*One*', lead: 0 })
})
