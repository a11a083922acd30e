import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playbackStorageKey } from '#domain/mindfulness/player/music-playback.ts'
import { musicPath, tracks } from '#domain/sound/music/tracks.ts'
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

// Spec: S4-070
test('the path of the last track and whether it plays are kept for this browser session, and no longer', async () => {
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
  })
  const keptForLonger = vi.fn<(key: string, text: string) => void>()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: keptForLonger })
  const kept = () => session.get(playbackStorageKey) ?? ''
  /** What a page shows that loads where this is kept. */
  const recalled = async (text: string) => {
    vi.resetModules()
    session.clear()
    if (text) session.set(playbackStorageKey, text)
    const { player: loaded, recallMusic } = await import('./player.ts')
    recallMusic()
    const { currentTrack, waitsForTouch } = loaded.read()
    return { currentTrack, waitsForTouch }
  }
  const [first, second] = tracks
  playerMoves.chooseTrack(first)
  const whilePlaying = kept()
  playerMoves.chooseTrack(second)
  playerMoves.toggle()
  const afterPausing = kept()
  expect([whilePlaying, afterPausing].map((text) => JSON.parse(text))).toEqual([
    { path: musicPath(first), isPlaying: true },
    { path: musicPath(second), isPlaying: false },
  ])
  expect(keptForLonger.mock.calls.filter(([, text]) => text.includes('/music/'))).toEqual([])
  vi.stubGlobal('addEventListener', () => undefined)
  expect(await recalled(whilePlaying)).toEqual({ currentTrack: first, waitsForTouch: true })
  expect(await recalled(afterPausing)).toEqual({ currentTrack: second, waitsForTouch: false })
  expect(await recalled('')).toEqual({ currentTrack: null, waitsForTouch: false })
})
