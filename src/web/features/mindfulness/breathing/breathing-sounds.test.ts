import { expect, test, vi } from 'vitest'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { BreathingSounds } from './breathing-sounds.ts'

function heard({ isDeaf = false, isBroken = false } = {}) {
  const toasts: string[] = []
  const runs: { setVolume: ReturnType<typeof vi.fn>; cancel: ReturnType<typeof vi.fn> }[] = []
  const sounds = new BreathingSounds(
    {
      unlock: async () => {
        if (isDeaf) throw new Error('no sound here')
      },
      cues: async () => {
        if (isBroken) throw new Error('not rendered')
        const run = { setVolume: vi.fn(), cancel: vi.fn() }
        runs.push(run)
        return run
      },
    },
    ({ title }: ToastWords) => toasts.push(title),
  )
  return { sounds, toasts, runs }
}

test('new tones take the place of the old ones, and those that come too late are put away', async () => {
  const { sounds, runs } = heard()
  await sounds.play([], 0, 50)
  const late = sounds.play([], 0, 50)
  sounds.stop()
  await late
  expect(runs.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1])
  await sounds.play([], 0, 50)
  sounds.setVolume(10)
  expect(runs.at(-1)?.setVolume).toHaveBeenLastCalledWith(10)
})

test('a volume that is moved while tones are rendered holds for them', async () => {
  const { sounds, runs } = heard()
  const playing = sounds.play([], 0, 50)
  sounds.setVolume(5)
  await playing
  expect(runs[0]?.setVolume).toHaveBeenLastCalledWith(5)
})

test('without sound it is said once, in the words for what is wrong', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const deaf = heard({ isDeaf: true })
  await deaf.sounds.play([], 0, 50)
  await deaf.sounds.play([], 0, 50)
  expect(deaf.toasts).toEqual(['Audio Error'])
  const broken = heard({ isBroken: true })
  await broken.sounds.play([], 0, 50)
  expect(broken.toasts).toEqual(['Sound Issue'])
})
