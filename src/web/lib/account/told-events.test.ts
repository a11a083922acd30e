import { expect, test } from 'vitest'
import type { SecurityEvent } from '#contract/security-events.ts'
import { toldAfterLook, toldFrom, untoldOf } from './told-events.ts'

const came = Date.parse('2026-11-21T08:30:00.000Z')
const event = (id: string, isOwn = false, at = '2026-11-21T08:00:00.000Z'): SecurityEvent => ({
  id,
  kind: 'passkey_added',
  at,
  label: 'Firefox on Linux',
  isOwn,
})

test('a device that looks for the first time begins with what comes, and tells nothing of before', () => {
  const before = [event('b'), event('a')]
  expect(untoldOf(before, null)).toEqual([])
  const told = toldFrom(JSON.stringify(toldAfterLook(before, null, came)))
  expect(untoldOf([event('c'), ...before], told)).toEqual([event('c')])
})

test('what happened between somebody’s coming and the first look is told', () => {
  const events = [event('since', false, '2026-11-21T08:30:01.000Z'), event('before')]
  const told = new Set(toldAfterLook(events, null, came))
  expect(untoldOf(events, told).map(({ id }) => id)).toEqual(['since'])
})

test('nothing is told where it was done, also after the session there was another one', () => {
  const told = new Set<string>()
  expect(untoldOf([event('mine', true)], told)).toEqual([])
  const later = new Set(toldAfterLook([event('mine', true), event('other')], told, came))
  expect(untoldOf([event('mine'), event('other')], later)).toEqual([event('other')])
})

test('what was told stays told, and is forgotten when the server no longer lists it', () => {
  const told = new Set(['a', 'gone'])
  expect(untoldOf([event('a')], told)).toEqual([])
  expect(toldAfterLook([event('b'), event('a')], told, came)).toEqual(['a'])
})

test('what cannot be read counts as a first look', () => {
  for (const text of [null, '', '{', '{"a":1}', '7']) expect(toldFrom(text)).toBeNull()
  expect(toldFrom('["a",7]')).toEqual(new Set(['a']))
})
