import { expect, it } from 'vitest'
import { pathOf } from '#browser/request.ts'
import { avatarPath } from '#contract/avatars.ts'
import { AvatarCache, avatarLifetimeMs, avatarUpdated, userIdOfEvent } from './avatar-cache.ts'

function cacheAt(start = 0) {
  let now = start
  return {
    cache: new AvatarCache(() => now),
    pass: (ms: number) => {
      now += ms
    },
  }
}

// Spec: S7-026, S7-027
it('gives each person the address of the avatar endpoint, with a version', () => {
  const { cache } = cacheAt()
  expect(cache.addressOf(3)).toBe(`${pathOf(avatarPath, { params: { userId: 3 } })}?v=1`)
  expect(cache.addressOf(4)).toBe('/api/avatars/4?v=1')
  expect(cache.addressOf(3)).toBe('/api/avatars/3?v=1')
})

// Spec: S4-018, S4-019
it('raises the version of one person, or of everybody, and tells who looks', () => {
  const { cache } = cacheAt()
  let told = 0
  const stop = cache.subscribe(() => told++)
  const addresses = () => [cache.addressOf(3), cache.addressOf(4)]
  addresses()
  cache.renew(3)
  expect(addresses()).toEqual(['/api/avatars/3?v=2', '/api/avatars/4?v=1'])
  cache.renew()
  expect(addresses()).toEqual(['/api/avatars/3?v=3', '/api/avatars/4?v=2'])
  expect(told).toBe(2)
  stop()
  cache.renew(3)
  expect(told).toBe(2)
})

// Spec: S9-007
it('asks again after 30 minutes', () => {
  const { cache, pass } = cacheAt()
  expect(avatarLifetimeMs).toBe(30 * 60 * 1000)
  cache.addressOf(3)
  pass(avatarLifetimeMs - 1)
  expect([cache.addressOf(3), cache.lastsMs(3)]).toEqual(['/api/avatars/3?v=1', 1])
  pass(1)
  expect([cache.addressOf(3), cache.lastsMs(3)]).toEqual(['/api/avatars/3?v=2', avatarLifetimeMs])
})

it.each([
  [{ userId: 3 }, 3],
  [{ userId: '3' }, 3],
  [{}, undefined],
  [null, undefined],
  [{ userId: 'x' }, undefined],
])('reads from an event with %j that it is about %j', (detail, userId) => {
  expect(userIdOfEvent(new CustomEvent(avatarUpdated, { detail }))).toBe(userId)
})

it('takes a bare event as one about everybody', () => {
  expect(userIdOfEvent(new Event(avatarUpdated))).toBeUndefined()
})
