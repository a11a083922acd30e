import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoSoundError } from '#web/audio/audio-output.ts'
import { Previews } from './previews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Previews whose sounds write down what becomes of them. */
function opened() {
  const heard: string[] = []
  const tried: boolean[] = []
  const toasts: string[] = []
  const sounds = {
    unlock: vi.fn(async () => undefined),
    cues: vi.fn(async ([cue]: readonly { tone: string }[]) => {
      heard.push(`${cue?.tone}`)
      return { setVolume: () => undefined, cancel: () => void heard.push(`${cue?.tone} stops`) }
    }),
    texture: vi.fn(async (sound: string, { volume }: { volume: number }) => {
      heard.push(`${sound} at ${volume}`)
      const stop = () => void heard.push(`${sound} stops`)
      return { setVolume: () => undefined, fadeTo: () => undefined, stop }
    }),
  }
  const previews = new Previews({
    sounds,
    now: () => Date.now(),
    toast: ({ title }) => void toasts.push(title),
    onTried: (isTried) => void tried.push(isTried),
  })
  const shown = () => previews.current.read()?.sound ?? null
  return { previews, shown, heard, tried, toasts, sounds }
}

test('a sound is heard for 3 s, and its button shows it for 5', async () => {
  const { previews, shown, heard, tried } = opened()
  previews.press('rain', 40)
  await vi.advanceTimersByTimeAsync(2_900)
  expect([heard, shown(), tried]).toEqual([['rain at 40'], 'rain', [true]])
  await vi.advanceTimersByTimeAsync(200)
  expect([heard.at(-1), shown(), tried]).toEqual(['rain stops', 'rain', [true, false]])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(shown()).toBeNull()
})

test('a second sound is heard in place of the first, for its own 3 s', async () => {
  const { previews, shown, heard, tried } = opened()
  previews.press('rain', 40)
  await vi.advanceTimersByTimeAsync(1_000)
  previews.press('forest', 40)
  await vi.advanceTimersByTimeAsync(2_900)
  expect([heard, shown(), tried.at(-1)]).toEqual([
    ['rain at 40', 'rain stops', 'forest at 40'],
    'forest',
    true,
  ])
  await vi.advanceTimersByTimeAsync(200)
  expect([heard.at(-1), tried.at(-1)]).toEqual(['forest stops', false])
})

test('pressed again it stops, also before it is there', async () => {
  const { previews, shown, heard } = opened()
  previews.press('bowl', 50)
  previews.press('bowl', 50)
  await vi.advanceTimersByTimeAsync(10)
  expect([heard, shown()]).toEqual([['bowl', 'bowl stops'], null])
})

test('what cannot be heard is said in the words for what is wrong, and no button shows it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { previews, shown, toasts, tried, sounds } = opened()
  sounds.texture.mockRejectedValueOnce(new Error('not rendered'))
  previews.press('rain', 40)
  await vi.advanceTimersByTimeAsync(10)
  expect([toasts, shown(), tried.at(-1)]).toEqual([['Sound Issue'], null, false])
  sounds.unlock.mockRejectedValueOnce(new NoSoundError('none'))
  previews.press('rain', 40)
  await vi.advanceTimersByTimeAsync(10)
  expect(toasts.at(-1)).toBe('Audio Error')
  sounds.texture.mockRejectedValueOnce(new Error('not rendered'))
  previews.press('wave', 40)
  previews.leave()
  await vi.advanceTimersByTimeAsync(10)
  expect(toasts).toHaveLength(2)
})
