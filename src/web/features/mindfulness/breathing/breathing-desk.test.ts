import { expect, test, vi } from 'vitest'
import type { Cue } from '#domain/mindfulness/breathing-cues.ts'
import { patternOf } from '#domain/mindfulness/breathing-patterns.ts'
import {
  type BreathingSettings,
  defaultMindfulnessSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { BreathingDesk } from './breathing-desk.ts'

const usual = defaultMindfulnessSettings.breathing

/** A desk whose clock is moved by hand, ten looks a second, and what it asked for. */
function desk(changes: Partial<BreathingSettings> = {}) {
  const settings = { ...usual, ...changes }
  let now = 5_000
  const toasts: ToastWords[] = []
  const laid: { cues: readonly Cue[]; startedAtMs: number; volume: number }[] = []
  const sounds = {
    prepare: vi.fn(async () => true),
    play: vi.fn(async (cues: readonly Cue[], startedAtMs: number, volume: number) => {
      laid.push({ cues, startedAtMs, volume })
    }),
    setVolume: vi.fn(),
    stop: vi.fn(),
  }
  const felt: string[] = []
  const letSleep = vi.fn()
  const keepAwake = vi.fn(() => letSleep)
  const made = new BreathingDesk(settings, patternOf(settings.pattern), {
    sounds,
    vibrate: (pattern) => felt.push(pattern.join(' ')),
    stopVibrating: vi.fn(),
    speak: (phase) => felt.push(phase),
    hush: vi.fn(),
    keepAwake,
    now: () => now,
    instant: () => '2026-11-19T20:31:00.000Z',
    toast: (words) => toasts.push(words),
  })
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      now += Math.min(100, left)
      made.tick()
    }
  }
  const titles = () => toasts.map(({ title }) => title)
  const view = () => made.view.read()
  return {
    desk: made,
    settings,
    pass,
    view,
    toasts,
    titles,
    laid,
    sounds,
    felt,
    keepAwake,
    letSleep,
    now: () => now,
  }
}

// Spec: S4-026, S2-126, S2-127, S9-036
test('from the check-in to running to paused and back; the screen says seconds, cycles and time', () => {
  const { desk: one, pass, view, now } = desk()
  expect(view().status).toBe('checking-in')
  one.begin('Tired')
  expect(view()).toMatchObject({ status: 'running', label: 'Breathe In', count: 4, totalSeconds: 180 })
  pass(5_200)
  expect(view()).toMatchObject({ label: 'Hold Breath', count: 3, phasePercent: 25, elapsedSeconds: 5 })
  one.pause()
  pass(60_000)
  expect(view()).toMatchObject({ status: 'paused', elapsedSeconds: 5 })
  one.start()
  pass(10_800)
  expect(view()).toMatchObject({ status: 'running', completedCycles: 1, elapsedSeconds: 16 })
  expect(one.spentMs(now())).toBe(16_000)
})

// Spec: S8-042, S8-043, S4-029
test('the start says which pattern, a resume says nothing, and the end says how many cycles', () => {
  const { desk: one, pass, view, toasts } = desk({ pattern: 'calm', duration: 1 })
  one.begin('Calm')
  pass(1_000)
  one.pause()
  one.start()
  pass(59_000)
  expect(view().status).toBe('complete')
  expect(toasts).toEqual([
    {
      title: 'Breathing Exercise Started',
      description: 'Calming Breath: Slow and wide, with the breath out a little longer than the breath in.',
      variant: 'success',
    },
    {
      title: 'Breathing Exercise Complete',
      description: "You've completed 4 breathing cycles.",
      variant: 'success',
    },
  ])
})

// Spec: S4-032
test('without a check-in it starts by itself after a second, and its tones lie ready for then', () => {
  const { pass, view, titles, laid } = desk({ emotionalCheckin: false })
  expect(laid).toMatchObject([{ startedAtMs: 6_000, volume: 50 }])
  pass(900)
  expect([view().status, titles()]).toEqual(['idle', []])
  pass(100)
  expect([view().status, titles()]).toEqual(['running', ['Breathing Exercise Started']])
})

// Spec: S4-030
test('a reset stops, starts again after 0.3 s, and what was breathed before still counts', () => {
  const { desk: one, pass, view, now, laid, titles } = desk()
  one.begin('Tired')
  pass(20_000)
  one.reset()
  pass(200)
  expect(view()).toMatchObject({ status: 'idle', elapsedSeconds: 0, completedCycles: 0 })
  pass(100)
  expect(view().status).toBe('running')
  expect(laid.at(-1)?.startedAtMs).toBe(25_300)
  pass(10_000)
  expect(one.spentMs(now())).toBe(30_000)
  expect(one.record(now())).toMatchObject({ spentMs: 30_000, completedCycles: 1, isComplete: false })
  expect(titles()).toEqual(['Breathing Exercise Started'])
})

// Spec: S4-031
test('another pattern or length restarts; another volume does not', () => {
  const { desk: one, settings, pass, view, sounds, titles } = desk()
  one.begin('Tired')
  pass(20_000)
  one.change({ ...settings, soundVolume: 20 }, patternOf('box'))
  expect(view().elapsedSeconds).toBe(20)
  expect(sounds.setVolume).toHaveBeenCalledWith(20)
  one.change({ ...settings, pattern: 'energizing' }, patternOf('energizing'))
  pass(300)
  expect(view()).toMatchObject({ status: 'running', elapsedSeconds: 0, phase: 'inhale' })
  expect(titles()).toHaveLength(2)
  one.change({ ...settings, pattern: 'energizing', duration: 7 }, patternOf('energizing'))
  expect(view().totalSeconds).toBe(420)
})

test('what lies over it holds it, also in the second before it begins by itself', () => {
  const { desk: one, pass, view } = desk({ emotionalCheckin: false })
  one.hold()
  pass(5_000)
  expect(view().status).toBe('idle')
  one.start()
  pass(3_000)
  one.hold()
  pass(5_000)
  expect(view()).toMatchObject({ status: 'paused', elapsedSeconds: 3 })
})

// Spec: S2-129, S4-033, S4-034, S4-035
test('tones are laid from where it is, and not at all while the sound is off', () => {
  const { desk: one, settings, pass, laid, sounds, now } = desk()
  one.begin('Tired')
  expect(laid[0]?.cues.slice(0, 4).map(({ tone, atMs }) => `${tone} ${atMs}`)).toEqual([
    'bell 0',
    'bowl 0',
    'bowl 4000',
    'chime 8000',
  ])
  pass(9_000)
  one.change({ ...settings, soundEnabled: false }, patternOf('box'))
  expect(sounds.stop).toHaveBeenCalledTimes(1)
  pass(1_000)
  one.change(settings, patternOf('box'))
  expect(laid.at(-1)).toMatchObject({ startedAtMs: 5_000 })
  one.pause()
  expect(sounds.stop).toHaveBeenCalledTimes(2)
  pass(2_000)
  one.start()
  expect(laid.at(-1)).toMatchObject({ startedAtMs: now() - 10_000, cues: expect.arrayContaining([]) })
  expect(laid.at(-1)?.cues[0]).toEqual({ tone: 'chime', atMs: 12_000 })
})

test('with closed eyes every phase is felt, and said for who wants that, once', () => {
  const { desk: one, pass, felt } = desk({ pattern: '4-7-8' })
  one.help({ vibrates: true, speaks: true })
  one.begin('Anxious')
  pass(19_000)
  expect(felt).toEqual([
    '30 90 50 90 80',
    'inhale',
    '25',
    'hold1',
    '320',
    'exhale',
    '30 90 50 90 80',
    'inhale',
  ])
  one.help({ vibrates: false, speaks: false })
  pass(19_000)
  expect(felt).toHaveLength(8)
})

test('the screen stays on while it runs, and only then', () => {
  const { desk: one, pass, keepAwake, letSleep } = desk({ duration: 1 })
  one.begin('Calm')
  one.pause()
  one.start()
  expect([keepAwake.mock.calls.length, letSleep.mock.calls.length]).toEqual([2, 1])
  pass(60_000)
  expect(letSleep).toHaveBeenCalledTimes(2)
})

test('the history gets what was planned, breathed and said, and nothing where nothing was begun', () => {
  const { desk: one, pass, now } = desk({ duration: 1 })
  expect(one.record(now())).toBeNull()
  one.rate('before', 4)
  one.begin('Distracted')
  pass(60_000)
  one.rate('after', 6)
  expect(one.record(now())).toEqual({
    type: 'breathing',
    startedAt: '2026-11-19T20:31:00.000Z',
    plannedMs: 60_000,
    spentMs: 60_000,
    isComplete: true,
    moodBefore: 4,
    moodAfter: 6,
    pattern: 'Box Breathing',
    completedCycles: 3,
    feeling: 'Distracted',
  })
  one.start()
  pass(16_300)
  expect(one.record(now())).toMatchObject({ spentMs: 76_000, completedCycles: 4, isComplete: false })
})

// Spec: S8-022, S8-023
test('a start or a reset that fails says so and leaves the exercise where it was', () => {
  const { desk: one, view, toasts, sounds } = desk()
  vi.spyOn(console, 'error').mockReturnValue()
  sounds.play.mockImplementation(() => {
    throw new Error('no audio')
  })
  one.begin('Calm')
  expect(toasts.at(-1)).toEqual({
    title: 'Start Error',
    description: 'Could not start the breathing exercise. Please try again.',
    variant: 'destructive',
  })
  expect(view().status).not.toBe('running')
  one.reset()
  expect(toasts.at(-1)).toEqual({
    title: 'Reset Error',
    description: 'Could not reset the breathing exercise. Please try refreshing the page.',
    variant: 'destructive',
  })
})
