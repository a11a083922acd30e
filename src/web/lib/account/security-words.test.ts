import { expect, test } from 'vitest'
import { type SecurityEvent, securityEventKinds } from '#contract/security-events.ts'
import { eventLine, eventWords, noticeOf } from './security-words.ts'

const moment = {
  now: Date.parse('2026-11-21T15:00:00Z'),
  zone: 'UTC',
  startHour: 0,
  weekStart: 'monday',
} as const
const event = (more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: 'a',
  kind: 'password_changed',
  at: '2026-11-21T14:02:00.000Z',
  label: 'Firefox on Linux',
  isOwn: false,
  ...more,
})

test('every kind of event has words of its own', () => {
  const words = securityEventKinds.map(eventWords)
  expect(new Set(words).size).toBe(securityEventKinds.length)
  for (const one of words) expect(one).toMatch(/^[A-Z].*[a-z]$/)
})

test('an event says when it was and in which browser', () => {
  const line = (more?: Partial<SecurityEvent>) => eventLine(event(more), moment)
  expect(line()).toBe('58 minutes ago, in Firefox on Linux')
  expect(line({ at: '2026-11-21T14:59:30.000Z' })).toBe('Just now, in Firefox on Linux')
  expect(line({ at: '2026-11-21T09:05:00.000Z' })).toBe('Today at 09:05, in Firefox on Linux')
  expect(line({ at: '2026-11-20T09:05:00.000Z', isOwn: true })).toBe('Yesterday at 09:05, in this browser')
  expect(line({ at: '2026-11-03T09:05:00.000Z', label: '' })).toBe(
    '3 November at 09:05, in a browser without a name',
  )
})

test('what an admin did is said to be theirs, and nobody is asked whether it was themselves', () => {
  const done = event({ kind: 'admin_removed_factors', label: '' })
  expect(noticeOf([done], moment)).toEqual({
    title: 'Your second factor was turned off.',
    text: '58 minutes ago, by an admin of this server. If you did not ask for it, ask whoever runs this server.',
  })
})

test('a notice names the latest and counts the rest', () => {
  expect(noticeOf([], moment)).toBeNull()
  expect(noticeOf([event()], moment)).toEqual({
    title: 'Your password was changed.',
    text: '58 minutes ago, in Firefox on Linux. If it was you, there is nothing to do.',
  })
  const titleOf = (count: number) => noticeOf(Array(count).fill(event()), moment)?.title
  expect(titleOf(2)).toBe('Your password was changed, and one more change was made.')
  expect(titleOf(4)).toBe('Your password was changed, and 3 more changes were made.')
})
