import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoSoundError } from '#web/audio/audio-output.ts'
import { player, playerMoves } from '#web/audio/player/player.ts'
import { sounds } from '#web/audio/sounds.ts'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import { currentToasts, dismissToast } from '#web/lib/toasts.ts'
import { chooseSync, mixer, playTone, recallSync, sleep } from './resonance-sound.ts'

vi.mock(
  '#web/audio/player/ambient-player.ts',
  () => import('#web/audio/player/silent-ambient.test-support.ts'),
)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  tellLeaving()
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a tone says whether there is no sound here at all, or this one had trouble', async () => {
  const tone = vi.spyOn(sounds, 'tone').mockRejectedValueOnce(new NoSoundError('none'))
  tone.mockRejectedValueOnce(new Error('A sound could not be rendered.'))
  playTone('bell')
  playTone('bell')
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(2))
  expect(currentToasts().map(({ title }) => title)).toEqual(['Audio Error', 'Sound Issue'])
})

test('emotional sync is chosen by each person for themselves', () => {
  chooseSync(1, true)
  tellLeaving()
  expect(player.read().emotionalSync).toBe(false)
  recallSync(2)
  expect(player.read().emotionalSync).toBe(false)
  recallSync(1)
  expect(player.read().emotionalSync).toBe(true)
})

test('who leaves leaves no sleep timer and no layers behind', () => {
  vi.useFakeTimers()
  vi.spyOn(sounds, 'texture').mockReturnValue(new Promise(() => undefined))
  mixer.setLevel('rain', 40)
  sleep.begin(15)
  expect([player.read().isPlaying, mixer.mix.read().rain]).toEqual([true, 40])
  tellLeaving()
  expect([player.read().isPlaying, sleep.moment.read(), mixer.layers()]).toEqual([false, null, {}])
})

test('the sleep timer keeps the player silent while it fades out, and lets the next sound be whole', () => {
  vi.useFakeTimers()
  const fade = vi.spyOn(playerMoves, 'setFade')
  playerMoves.toggle()
  sleep.begin(15)
  vi.advanceTimersByTime(900_000)
  expect([player.read().isPlaying, fade.mock.lastCall]).toEqual([false, [0]])
  vi.advanceTimersByTime(1_100)
  expect(fade.mock.lastCall).toEqual([0])
  playerMoves.toggle()
  expect(fade.mock.lastCall).toEqual([1])
})
