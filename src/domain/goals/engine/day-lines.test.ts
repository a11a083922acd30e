import { expect, test } from 'vitest'
import { dayLine } from '../records/day-line.ts'
import { type DayLineFact, hasRoomOn, linesOn } from './day-lines.ts'

const line = (id: string, more: object = {}): DayLineFact => ({
  ...dayLine.parse({
    date: '2026-11-19',
    content: id,
    type: 'goal',
    createdAt: '2026-11-19T08:00:00.000Z',
    ...more,
  }),
  id,
})

test('lines of a day stand by status and type, in the order in which they were written', () => {
  const lines = [
    line('let go', { status: 'let_go' }),
    line('told', { type: 'affirmation' }),
    line('done', { status: 'completed' }),
    line('later', { createdAt: '2026-11-19T09:00:00.000Z' }),
    line('first'),
    line('yesterday', { date: '2026-11-18' }),
  ]
  expect(linesOn(lines, '2026-11-19').map(({ id }) => id)).toEqual([
    'first',
    'later',
    'told',
    'done',
    'let go',
  ])
})

test('a day takes three, of both kinds together; what was let go makes room', () => {
  const three = [line('a'), line('b', { status: 'completed' }), line('c', { type: 'affirmation' })]
  expect(hasRoomOn(three.slice(1), '2026-11-19')).toBe(true)
  expect(hasRoomOn(three, '2026-11-19')).toBe(false)
  expect(hasRoomOn(three, '2026-11-20')).toBe(true)
  expect(hasRoomOn([...three.slice(1), line('a', { status: 'let_go' })], '2026-11-19')).toBe(true)
})
