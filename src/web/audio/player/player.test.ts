import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tracks } from '#domain/sound/music/tracks.ts'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import { sessionBegins } from '../session-sounds.ts'
import { player, playerMoves } from './player.ts'

vi.mock('./ambient-player.ts', () => import('./silent-ambient.test-support.ts'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
})
afterEach(() => {
  playerMoves.rest()
  vi.unstubAllGlobals()
})

test('whoever leaves takes along what plays, what they kept in memory and emotional sync', () => {
  playerMoves.savePreset('Stove, late')
  playerMoves.setEmotionalSync(true)
  playerMoves.toggle()
  expect(player.read()).toMatchObject({ isPlaying: true, emotionalSync: true, userPresets: [{}] })
  tellLeaving()
  expect(player.read()).toMatchObject({ isPlaying: false, emotionalSync: false, userPresets: [] })
})

test('while a session sounds nothing begins that may not be heard beside it, by whatever key', () => {
  const silent = { setVolume: () => undefined, fadeTo: () => undefined, stop: () => undefined }
  const [piece] = tracks
  const alone = sessionBegins({ mixWithOthers: false }, silent)
  playerMoves.toggle()
  playerMoves.chooseTrack(piece)
  expect(player.read()).toMatchObject({ isPlaying: false, soundType: 'wave', currentTrack: null })
  const mixed = sessionBegins({ mixWithOthers: true }, silent)
  alone.stop()
  playerMoves.toggle()
  expect(player.read().isPlaying).toBe(true)
  playerMoves.chooseTrack(piece)
  expect(player.read()).toMatchObject({ isPlaying: true, soundType: 'wave' })
  playerMoves.toggle()
  mixed.stop()
  playerMoves.chooseTrack(piece)
  expect(player.read()).toMatchObject({ isPlaying: true, currentTrack: piece })
})
