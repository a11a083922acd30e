import { afterEach, describe, expect, test, vi } from 'vitest'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import { choosePlace, placeOf } from './answer-place.ts'
import { endPermitFor, endTalkPermits, permitFor, permitForTalk, watchPermits } from './lasting-permit.ts'

const beside = { entryUid: '00000000-0000-7000-8000-000000000001' }
const alone = { entryUid: null, talkUid: '00000000-0000-7000-8000-000000000002' }
afterEach(endTalkPermits)

describe('a permit for a talk', () => {
  test('holds for its talk and no other, whoever asks, until somebody leaves', () => {
    permitForTalk(beside, 'openai', ['now'])
    // As by another pane of the same talk, opened later.
    expect(permitFor({ ...beside })).toEqual({
      ...{ to: 'cloud', receiver: 'openai', leftOut: ['now'], isForTalk: true },
    })
    expect(permitFor(alone)).toBeNull()
    expect(permitFor({ entryUid: null })).toBeNull()
    tellLeaving()
    expect(permitFor(beside)).toBeNull()
  })

  test('ends with its talk, and all of them where somebody chooses anew; who watches is told', () => {
    const told = vi.fn()
    const stop = watchPermits(told)
    for (const talk of [beside, alone]) permitForTalk(talk, 'openai')
    endPermitFor(alone)
    expect([permitFor(alone), permitFor(beside)?.to]).toEqual([null, 'cloud'])
    endTalkPermits()
    expect(permitFor(beside)).toBeNull()
    expect(told).toHaveBeenCalledTimes(4)
    stop()
  })
})

describe('the menu', () => {
  const run = vi.fn(async () => undefined as never)
  const of = { talk: beside, receiver: 'openai' }

  test('has "for this talk" beside the others: what is kept is that one is asked', async () => {
    await choosePlace({ run }, 'talk', of)
    expect(run).toHaveBeenLastCalledWith(expect.anything(), { choice: 'ask' })
    expect(permitFor(beside)).toMatchObject({ receiver: 'openai', leftOut: [] })
    expect(placeOf({ answers: 'cloud', consent: 'ask' }, permitFor(beside))).toBe('talk')
    expect(placeOf({ answers: 'cloud', consent: 'ask' }, permitFor(alone))).toBe('ask')
  })

  test('every other choice ends it', async () => {
    for (const place of ['never', 'ask', 'always'] as const) {
      permitForTalk(beside, 'openai')
      await choosePlace({ run }, place, of)
      expect(run).toHaveBeenLastCalledWith(expect.anything(), { choice: place })
      expect(permitFor(beside)).toBeNull()
    }
    expect(placeOf({ answers: 'device', consent: 'ask' }, permitFor(beside))).toBe('never')
  })
})
