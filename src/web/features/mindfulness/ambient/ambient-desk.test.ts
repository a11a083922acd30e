import { expect, test, vi } from 'vitest'
import { type AmbientSettings, defaultMindfulnessSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { AmbientDesk } from './ambient-desk.ts'

const usual = defaultMindfulnessSettings.ambient

function desk(changes: Partial<AmbientSettings> = {}) {
  const settings = { ...usual, ...changes }
  let now = 1_000
  const toasts: string[] = []
  const steps: string[] = []
  const onOver = vi.fn()
  const sounds = {
    unlock: vi.fn(async () => undefined),
    texture: vi.fn(
      async (sound: string, { volume, mixWithOthers }: { volume: number; mixWithOthers?: boolean }) => {
        steps.push(`${sound} at ${volume}${mixWithOthers ? '' : ' alone'}`)
        return {
          setVolume: (next: number) => {
            if (next !== volume) steps.push(`${sound} to ${next}`)
          },
          fadeTo: (level: number, ms: number) => steps.push(`${sound} fades to ${level} in ${ms}`),
          stop: () => steps.push(`${sound} stops`),
        }
      },
    ),
  }
  const made = new AmbientDesk(settings, {
    sounds,
    now: () => now,
    instant: () => '2026-11-19T20:31:00.000Z',
    toast: ({ title }) => toasts.push(title),
    onOver,
  })
  const pass = (ms: number) => {
    now += ms
    made.tick()
  }
  return { desk: made, settings, pass, steps, toasts, onOver, sounds, now: () => now }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

// Spec: S4-047, S9-051, S9-052
test('as it comes it is rain at 40, goes on without an end, and mixes with what plays', async () => {
  const { desk: one, pass, steps, onOver } = desk()
  one.play()
  await settled()
  pass(5 * 3_600_000)
  expect(steps).toEqual(['rain at 40'])
  expect(one.view.read()).toEqual({ isPlaying: true, minutesLeft: null })
  expect(onOver).not.toHaveBeenCalled()
})

// Spec: S4-046, S9-054
test('a finite one plays its minutes, fades over the last 2 s, and is over once', async () => {
  const { desk: one, pass, steps, onOver, now } = desk({ duration: 10 })
  one.play()
  await settled()
  pass(597_900)
  expect(steps).toEqual(['rain at 40'])
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
  const { desk: one, settings, pass, steps, now } = desk()
  one.play()
  await settled()
  one.change({ ...settings, soundType: 'fire', mixWithOthers: false })
  await settled()
  one.change({ ...settings, soundType: 'fire', mixWithOthers: false, volume: 65 })
  pass(60_000)
  one.pause()
  pass(60_000)
  expect(steps).toEqual(['rain at 40', 'fire at 40 alone', 'rain stops', 'fire to 65', 'fire stops'])
  expect([one.spentMs(now()), one.view.read().isPlaying]).toEqual([60_000, false])
})

test('another length counts from now, and what was heard before still counts', async () => {
  const { desk: one, settings, pass, now } = desk({ duration: 10 })
  one.play()
  await settled()
  pass(9 * 60_000)
  one.change({ ...settings, duration: 20 })
  expect(one.view.read().minutesLeft).toBe(20)
  pass(60_000)
  expect(one.spentMs(now())).toBe(600_000)
})

test('it makes room while another sound is tried', async () => {
  const { desk: one, steps } = desk()
  one.play()
  await settled()
  one.duck(true)
  one.duck(false)
  expect(steps.slice(1)).toEqual(['rain fades to 0 in 250', 'rain fades to 1 in 250'])
})

// Spec: S8-020, S8-021
test('without sound it is held and says what is wrong', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const deaf = desk()
  deaf.sounds.unlock.mockRejectedValue(new Error('no sound here'))
  deaf.desk.play()
  await settled()
  expect([deaf.toasts, deaf.desk.view.read().isPlaying]).toEqual([['Audio Error'], false])
  const broken = desk()
  broken.sounds.texture.mockRejectedValue(new Error('not rendered'))
  broken.desk.play()
  await settled()
  expect(broken.toasts).toEqual(['Sound Issue'])
})

test('a voice that arrives after the panel has gone is put away', async () => {
  const { desk: one, steps } = desk()
  one.play()
  one.leave()
  await settled()
  expect(steps).toEqual(['rain at 40', 'rain stops'])
})
