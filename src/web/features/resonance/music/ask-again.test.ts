import { expect, test } from 'vitest'
import { askAgainMs } from './ask-again.ts'

test('it is asked often while something is composed, seldom for what failed, and not for what is there', () => {
  expect(askAgainMs([])).toBe(3_000)
  expect(askAgainMs([{ state: 'ready' }, { state: 'failed' }, { state: 'composing' }])).toBe(3_000)
  expect(askAgainMs([{ state: 'waiting' }])).toBe(3_000)
  expect(askAgainMs([{ state: 'ready' }, { state: 'failed' }])).toBe(60_000)
  expect(askAgainMs([{ state: 'ready' }, { state: 'off' }])).toBeNull()
})
