import { expect, test } from 'vitest'
import type { PieceStanding } from '#web/audio/piece-standings.ts'
import { askAgainMs, noteOf } from './use-music-terms.ts'

const pieces = (...states: PieceStanding['state'][]) =>
  new Map(states.map((state, at) => [`piece ${at}`, { state, share: 0 }]))

test('until the server has answered nobody says that it cannot be reached', () => {
  expect(noteOf('open', false, true)).toBe('Music is the premium part.')
  expect(noteOf('open', false, false)).toMatch(/^Music comes from the server, and it cannot be reached now/)
  expect(noteOf('open', true, false)).toMatch(/Nothing is locked here/)
})

test('it is asked often how far pieces are that are coming, seldom where one failed, and then no more', () => {
  expect(askAgainMs(pieces())).toBe(3_000)
  expect(askAgainMs(pieces('ready', 'composing', 'failed'))).toBe(3_000)
  expect(askAgainMs(pieces('waiting'))).toBe(3_000)
  expect(askAgainMs(pieces('ready', 'failed'))).toBe(60_000)
  expect(askAgainMs(pieces('ready', 'off'))).toBeNull()
})
