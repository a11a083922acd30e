import { describe, expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { companionModes } from '#domain/companion/reply.ts'
import { readTalkSet } from '../bench/talks/talk-set.ts'
import { particularShare, recurring, skeletonsOf, talkWith } from './companion-talk.ts'
import { readDocument, withTranscripts } from './transcripts.ts'

/** What ten invented people said first in their talks, from one person to the next. */
const openings = readTalkSet().map(({ talks }) => talks.map(({ turns }) => turns[0]?.text ?? ''))
const messages = Array.from({ length: 50 }, (_, at) => openings[at % openings.length]?.[at >> 1] ?? '')
const quiet = { journal: [], today: '2026-11-22' } as const

describe('fifty things said one after the other', () => {
  test.each(companionModes.flatMap((mode) => communicationStyles.map((style) => [mode, style] as const)))(
    'no sentence comes again within thirty replies, and most replies hold something that only this message had (%s, %s)',
    (mode, style) => {
      const talk = talkWith({ ...quiet, mode, style }, messages)
      expect(recurring(talk, 30)).toEqual([])
      expect(particularShare(talk)).toBeGreaterThanOrEqual(0.6)
      for (const { reply } of talk) expect(reply.split('?').length - 1).toBeLessThanOrEqual(1)
    },
  )
})

test('a skeleton is what is left without quotes and names', () => {
  expect(skeletonsOf('You call it “sad”. I see Anna in it.')).toEqual(['you call it _', 'i see _ in it'])
})

test('the talks in docs/companion.md are what the companion says', () => {
  expect(readDocument()).toBe(withTranscripts(readDocument()))
})
