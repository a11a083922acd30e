import { expect, test, vi } from 'vitest'
import { type AmbientSettings, defaultMindfulnessSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { AmbientController } from './ambient-controller.ts'

const usual = defaultMindfulnessSettings.ambient

function controller(changes: Partial<AmbientSettings> = {}) {
  const settings = { ...usual, ...changes }
  let now = 1_000
  const toasts: string[] = []
  const steps: string[] = []
  const onOver = vi.fn()
  const sounds = {
    unlock: vi.fn(async () => undefined),
    texture: vi.fn(async (sound: string, { volume }: { volume: number }) => {
      steps.push(`${sound} at ${volume}`)
      return {
        setVolume: (next: number) => {
          if (next !== volume) steps.push(`${sound} to ${next}`)
        },
        fadeTo: (level: number, ms: number) => steps.push(`${sound} fades to ${level} in ${ms}`),
        stop: () => steps.push(`${sound} stops`),
      }
    }),
  }
  const made = new AmbientController(settings, {
    sounds,
    sessionBegins({ mixWithOthers }, voice) {
      steps.push(mixWithOthers ? 'mixed' : 'alone')
      return voice
    },
    now: () => now,
    instant: () => '2026-11-19T20:31:00.000Z',
    toast: ({ title }) => toasts.push(title),
    onOver,
  })
  const pass = (ms: number) => {
    now += ms
    made.tick()
  }
  return { controller: made, settings, pass, steps, toasts, onOver, sounds, now: () => now }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

// Spec: S4-047, S9-051, S9-052
test('as it comes it is rain at 40, goes on without an end, and mixes with what plays', async () => {
  const { controller: one, pass, steps, onOver } = controller()
  one.play()
  await settled()
  pass(5 * 3_600_000)
  expect(steps).toEqual(['rain at 40', 'mixed'])
  expect(one.view.read()).toEqual({ isPlaying: true, minutesLeft: null })
  expect(onOver).not.toHaveBeenCalled()
})

// Spec: S4-046, S9-054
test('a finite one plays its minutes, fades over the last 2 s, and is over once', async () => {
  const { controller: one, pass, steps, onOver, now } = controller({ duration: 10 })
  one.play()
  await settled()
  pass(597_900)
  expect(steps).toEqual(['rain at 40', 'mixed'])
  expect(one.view.read().minutesLeft).toBe(1)
  pass(200)
  expect(steps.at(-1)).toBe('rain fades to 0 in 1900')
  pass(1_899)
  expect(onOver).not.toHaveBeenCalled()
  pass(1)
  pass(1_000)
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(steps.at(-1)).toBe('rain stops')
  expect(one.record(now())).toMatchObject({ spentMs: 600_000, plannedMs: 600_000, isComplete: true })
})

test('another sound takes the place of the first; another volume moves it; a pause silences and costs no time', async () => {
  const { controller: one, settings, pass, steps, now } = controller()
  one.play()
  await settled()
  one.change({ ...settings, soundType: 'fire', mixWithOthers: false })
  await settled()
  one.change({ ...settings, soundType: 'fire', mixWithOthers: false, volume: 65 })
  pass(60_000)
  one.pause()
  pass(60_000)
  const first = ['rain at 40', 'mixed']
  expect(steps).toEqual([...first, 'fire at 40', 'alone', 'rain stops', 'fire to 65', 'fire stops'])
  expect([one.spentMs(now()), one.view.read().isPlaying]).toEqual([60_000, false])
})

test('another length counts from now, and what was heard before still counts', async () => {
  const { controller: one, settings, pass, now } = controller({ duration: 10 })
  one.play()
  await settled()
  pass(9 * 60_000)
  one.change({ ...settings, duration: 20 })
  expect(one.view.read().minutesLeft).toBe(20)
  pass(60_000)
  expect(one.spentMs(now())).toBe(600_000)
})

test('it makes room while another sound is tried', async () => {
  const { controller: one, steps } = controller()
  one.play()
  await settled()
  one.duck(true)
  one.duck(false)
  expect(steps.slice(2)).toEqual(['rain fades to 0 in 250', 'rain fades to 1 in 250'])
})

// Spec: S8-020, S8-021
test('without sound it is held and says what is wrong', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const deaf = controller()
  deaf.sounds.unlock.mockRejectedValue(new Error('no sound here'))
  deaf.controller.play()
  await settled()
  expect([deaf.toasts, deaf.controller.view.read().isPlaying]).toEqual([['Audio Error'], false])
  const broken = controller()
  broken.sounds.texture.mockRejectedValue(new Error('not rendered'))
  broken.controller.play()
  await settled()
  expect(broken.toasts).toEqual(['Sound Issue'])
})

test('a voice that arrives after the panel has gone is put away, and what plays is left alone', async () => {
  const { controller: one, steps } = controller()
  one.play()
  one.leave()
  await settled()
  expect(steps).toEqual(['rain at 40', 'rain stops'])
})

test('a sound that fails after another took its place, or after the panel has gone, takes nothing with it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { controller: one, settings, steps, toasts, sounds } = controller()
  let refuse: (error: Error) => void = () => undefined
  const failsLater = () =>
    sounds.texture.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    )
  failsLater()
  one.play()
  await settled()
  one.change({ ...settings, soundType: 'fire' })
  await settled()
  refuse(new Error('not rendered'))
  await settled()
  expect([steps, one.view.read().isPlaying, toasts]).toEqual([['fire at 40', 'mixed'], true, []])
  failsLater()
  one.change({ ...settings, soundType: 'wave' })
  await settled()
  one.leave()
  refuse(new Error('not rendered'))
  await settled()
  expect(toasts).toEqual([])
})
