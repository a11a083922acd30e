import { expect, test } from 'vitest'
import { musicAccess } from '../mindfulness/player/music-access.ts'
import { tiers } from './tiers.ts'
import { isUnlocked, neverPaid, soldAs, spaceOf, type Tier, unlockables } from './unlocks.ts'

const resonance: Tier = {
  id: 'resonance',
  name: 'Resonance',
  unlocks: ['music', 'space'],
  spaceMb: 20_480,
  currency: 'eur',
  monthly: { price: 'price_month', amount: 400 },
  yearly: { price: 'price_year', amount: 4_000 },
}
const room: Tier = {
  ...resonance,
  id: 'room',
  unlocks: ['space'],
  monthly: { price: 'p', amount: 100 },
  yearly: undefined,
}
const all = [room, resonance]
const free = { hasBilling: true, tier: 'free' }

// Spec: S1-031
test('a free tier has everything but what the paid tiers are sold with', () => {
  expect(unlockables.filter((feature) => isUnlocked(feature, free, all))).toEqual([])
  const paid = { hasBilling: true, tier: 'resonance' }
  expect(unlockables.filter((feature) => isUnlocked(feature, paid, all))).toEqual(['music', 'space'])
  expect(isUnlocked('music', { hasBilling: true, tier: 'room' }, all)).toBe(false)
})

test('writing, reading, search, insights, export, backup, recovery and the card beside dangerous words cost nothing on any plan', () => {
  for (const tier of ['free', 'room', 'resonance', 'a tier of before'])
    for (const feature of neverPaid)
      expect([tier, feature, isUnlocked(feature, { hasBilling: true, tier }, all)]).toEqual([
        tier,
        feature,
        true,
      ])
  const greedy = { ...resonance, unlocks: ['music', 'export'], spaceMb: undefined }
  expect(tiers.safeParse([greedy]).success).toBe(false)
})

test('where nothing is sold nothing is locked', () => {
  const nobody = { hasBilling: false, tier: 'free' }
  expect([...neverPaid, ...unlockables].every((feature) => isUnlocked(feature, nobody, []))).toBe(true)
})

test('what no tier is sold with is locked for nobody', () => {
  expect(isUnlocked('music', free, [room])).toBe(true)
  expect(isUnlocked('space', free, [room])).toBe(false)
  expect(musicAccess(free, [room])).toBe('open')
  expect(musicAccess(free, all)).toBe('preview')
})

test('a tier that is no longer offered keeps what it was sold with', () => {
  expect(isUnlocked('music', { hasBilling: true, tier: 'gone' }, all)).toBe(true)
})

test('no tier has less room than everybody gets', () => {
  const mib = 1024 * 1024
  expect(spaceOf(free, all, 5 * mib)).toBe(5 * mib)
  expect(spaceOf({ hasBilling: true, tier: 'resonance' }, all, 5 * mib)).toBe(20_480 * mib)
  expect(spaceOf({ hasBilling: true, tier: 'resonance' }, all, 30_000 * mib)).toBe(30_000 * mib)
  expect(spaceOf({ hasBilling: false, tier: 'resonance' }, all, 5 * mib)).toBe(5 * mib)
})

test('a price leads to its tier and period, and a strange one to nothing', () => {
  expect(soldAs('price_year', all)).toEqual({ tier: resonance, period: 'yearly' })
  expect(soldAs('p', all)).toEqual({ tier: room, period: 'monthly' })
  expect(soldAs('price_of_somebody_else', all)).toBeNull()
})

test.each([
  ['no price', { ...resonance, monthly: undefined, yearly: undefined }],
  ['the name of the free tier', { ...resonance, id: 'free' }],
  ['space without its size', { ...resonance, spaceMb: undefined }],
  ['a size without space', { ...resonance, unlocks: ['music'] }],
  ['a price of nothing', { ...resonance, monthly: { price: 'p', amount: 0 } }],
  ['a word that is not known', { ...resonance, trialDays: 7 }],
])('a tier is refused that has %s', (_, wrong) => {
  expect(tiers.safeParse([wrong]).success).toBe(false)
})

test('two tiers never share an id or a price', () => {
  expect(tiers.safeParse(all).success).toBe(true)
  expect(tiers.safeParse([resonance, resonance]).success).toBe(false)
  expect(tiers.safeParse([resonance, { ...room, monthly: resonance.monthly }]).success).toBe(false)
})
