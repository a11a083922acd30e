import { expect, test } from 'vitest'
import { sessionWeeks } from './session-weeks.ts'

const rule = { zone: 'Europe/Berlin', startHour: 4, weekStart: 'monday' } as const
const held = (startedAt: string, minutes: number) => ({ startedAt, spentMs: minutes * 60_000 })

test('minutes are counted in the week of the person’s day, also where there were none', () => {
  const sessions = [
    held('2026-11-19T20:00:00Z', 10),
    // Half past three on Monday night in Berlin still belongs to Sunday.
    held('2026-11-16T02:30:00Z', 5),
    held('2026-11-16T03:30:00Z', 2.4),
    held('2026-10-01T12:00:00Z', 60),
  ]
  expect(sessionWeeks(sessions, '2026-11-19', rule, 3)).toEqual([
    { first: '2026-11-02', number: 45, minutes: 0, sessions: 0 },
    { first: '2026-11-09', number: 46, minutes: 5, sessions: 1 },
    { first: '2026-11-16', number: 47, minutes: 12, sessions: 2 },
  ])
})

test('short sessions add up before they are rounded', () => {
  const sessions = Array.from({ length: 4 }, () => held('2026-11-19T12:00:00Z', 0.4))
  expect(sessionWeeks(sessions, '2026-11-19', rule, 1)[0]).toMatchObject({ minutes: 2, sessions: 4 })
})
