import { describe, expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { allLabels } from '#domain/companion/moves/labels.ts'
import { companionModes } from '#domain/companion/replies/reply.ts'
import { movesOf, readMoves } from '../../bench/moves.ts'
import { readTalkSet } from '../../bench/talks/talk-set.ts'
import { talkWith } from './companion-talk.ts'
import { readDocument, withTranscripts } from './transcripts.ts'

/** What ten invented people said first in their talks, from one person to the next. */
const openings = readTalkSet().map(({ talks }) => talks.map(({ turns }) => turns[0]?.text ?? ''))
const messages = Array.from({ length: 50 }, (_, at) => openings[at % openings.length]?.[at >> 1] ?? '')
const quiet = { journal: [], today: '2026-11-22' } as const

describe('fifty things said one after the other', () => {
  test.each(companionModes.flatMap((mode) => communicationStyles.map((style) => [mode, style] as const)))(
    'no question comes twice, and no sentence is said back (%s, %s)',
    (mode, style) => {
      const talk = talkWith({ ...quiet, mode, style }, messages)
      const asked = talk.flatMap(({ reply }) =>
        reply.split('\n\n').filter((part) => /^(?:What|Which|Who)/.test(part)),
      )
      expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
      for (const { said, reply } of talk)
        for (const sentence of said.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length > 5))
          expect(reply).not.toContain(sentence)
    },
  )
})

describe('the six talks whose right lines were marked beforehand', () => {
  const all = readMoves().flatMap((person) => movesOf(person).map((answered) => ({ person, ...answered })))

  test('every line that is shown is literally on a page of its writer', () => {
    for (const { person, reply } of all) {
      const quoted = [...reply.matchAll(/^[“‘](.+)[”’] \(\p{Lu}\p{Ll}+ \d/gmu)].map(([, line = '']) => line)
      for (const line of quoted) expect(person.pages.some(({ text }) => text.includes(line))).toBe(true)
    }
  })

  test('every marked line is on a page, and as many right ones and no more others come up than docs/companion.md says', () => {
    const moments = all.filter(({ turn }) => turn.line)
    for (const { person, turn } of moments)
      expect(person.pages.some(({ text }) => text.includes(turn.line ?? ''))).toBe(true)
    expect(moments.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThanOrEqual(9)
    expect(moments.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThanOrEqual(4)
    const questions = all.filter(({ turn }) => turn.expect)
    expect(questions.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThanOrEqual(21)
  })

  test('in Listen a reply is a line found, a fixed answer or nothing', () => {
    for (const { turn, reply } of all.filter(({ turn }) => turn.mode === 'listen'))
      if (reply.includes('\n\n')) expect(allLabels.has(reply.split('\n\n')[0] ?? ''), turn.said).toBe(true)
  })
})

test('the talks in bench/talks/transcripts.md are what the companion says', () => {
  expect(readDocument()).toBe(withTranscripts(readDocument()))
})
