import { expect, test } from 'vitest'
import type { KeySlot } from '#contract/vault.ts'
import { isContinued, keptAfterRenewal, keptSlots, slotsToTry, withOpened } from './kept-slots.ts'

const slot = (wrapped: string, kind: KeySlot['kind'] = 'password'): KeySlot => ({
  slotId: 'a4b9a3f2-1b1f-4a8b-9a64-0d3c8f9f3c11',
  kind,
  kdf: null,
  commitment: '',
  wrapped,
})
const listOf = (...slots: KeySlot[]) => ({
  version: 1,
  slots: slots.map((one) => ({ ...one, createdAt: '2026-11-22T20:00:00.000Z' })),
})
const wraps = (slots: readonly KeySlot[]) => slots.map(({ wrapped }) => wrapped)
const nobody = { userId: 1, deviceKey: null, deviceSlot: null, slots: null }

test('what opens for the person is kept, a device slot is not', () => {
  const slots = listOf(slot('one'), slot('code', 'recovery'), slot('laptop', 'device'))
  expect(wraps(keptSlots({ slots }))).toEqual(['one', 'code'])
})

test('however many lists come, what came first stays', () => {
  let kept: readonly KeySlot[] = [slot('opened'), slot('code', 'recovery')]
  for (let at = 0; at < 100; at++) kept = keptSlots({ kept, slots: listOf(slot(`rubbish ${at}`)) })
  expect(kept).toHaveLength(17)
  expect(wraps(kept).slice(0, 2)).toEqual(['opened', 'code'])
})

test('what opens ends what came before it, of its own kind only', () => {
  const kept = [slot('one'), slot('code', 'recovery'), slot('two'), slot('three')]
  expect(wraps(withOpened(kept, slot('two')))).toEqual(['code', 'two', 'three'])
  expect(wraps(withOpened(kept, slot('fresh')))).toEqual(['code', 'fresh'])
  expect(wraps(withOpened(kept, slot('laptop', 'device')))).toEqual(wraps(kept))
})

test('what has opened is tried first, then the newest list, then what came between from new to old', () => {
  const kept = [slot('opened'), slot('second'), slot('third')]
  expect(wraps(slotsToTry({ kept, slots: listOf(slot('newest')) }))).toEqual([
    'opened',
    'newest',
    'third',
    'second',
  ])
})

test('a list goes on from the one before when it shows what has opened, or what was just made', () => {
  const known = { ...nobody, kept: [slot('opened'), slot('shown once')], sent: [slot('made')] }
  expect(isContinued(known, [slot('opened')])).toBe(true)
  expect(isContinued(known, [slot('made')])).toBe(true)
  expect(isContinued(known, [slot('shown once')])).toBe(false)
})

test('after a renewal only what was made with the new keys is kept', () => {
  const kept = [slot('old'), slot('code', 'recovery')]
  expect(keptAfterRenewal({ ...nobody, kept, sent: [slot('new')] }).kept).toEqual([slot('new')])
  expect(keptAfterRenewal({ ...nobody, kept: [slot('new'), slot('code', 'recovery')] }).kept).toEqual([
    slot('new'),
  ])
})
