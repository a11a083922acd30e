import { expect, test } from 'vitest'
import { threadPath } from './thread-path.ts'

const bead = { x: 700, y: 100 }

test('a thread leaves a sentence that ends its line, climbs the gutter and ends in the bead', () => {
  const { dots, line } = threadPath({ x: 300, y: 200, isFollowed: false }, 500, 600, bead)
  expect(dots).toBeNull()
  expect(line).toBe('M 300 200 H 588 Q 600 200 600 188 V 112 Q 600 100 612 100 H 700')
})

test('under words that follow on the line it is dots, and a line from the edge of the column', () => {
  const { dots, line } = threadPath({ x: 300, y: 40, isFollowed: true }, 500, 600, bead)
  expect(dots).toBe('M 300 40 H 500')
  expect(line.startsWith('M 500 40 H 588 Q 600 40 600 52 V 88')).toBe(true)
})

test('beside its note it is straight', () => {
  expect(threadPath({ x: 300, y: 100, isFollowed: false }, 500, 600, bead).line).toBe('M 300 100 H 700')
})

test('a little above or below it bends no wider than there is room', () => {
  expect(threadPath({ x: 300, y: 108, isFollowed: false }, 500, 600, bead).line).toBe(
    'M 300 108 H 596 Q 600 108 600 104 V 104 Q 600 100 604 100 H 700',
  )
})
