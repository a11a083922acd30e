import { expect, test, vi } from 'vitest'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { controller } from './breathing-controller.test-support.ts'

// Spec: S4-026, S2-126, S2-127, S9-036
test('from the check-in to running to paused and back; the screen says seconds, cycles and time', () => {
  const { controller: one, pass, view, now } = controller()
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
  const { controller: one, pass, view, toasts } = controller({ pattern: 'calm', duration: 1 })
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
  const { pass, view, titles, laid } = controller({ emotionalCheckin: false })
  expect(laid).toMatchObject([{ startedAtMs: 6_000, volume: 50 }])
  pass(900)
  expect([view().status, titles()]).toEqual(['idle', []])
  pass(100)
  expect([view().status, titles()]).toEqual(['running', ['Breathing Exercise Started']])
})

// Spec: S4-030
test('a reset stops, starts again after 0.3 s, and what was breathed before still counts', () => {
  const { controller: one, pass, view, now, laid, titles } = controller()
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
  const { controller: one, settings, pass, view, sounds, titles } = controller()
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
  const { controller: one, pass, view } = controller({ emotionalCheckin: false })
  one.cover(true)
  pass(5_000)
  expect(view().status).toBe('idle')
  one.cover(false)
  one.start()
  pass(3_000)
  one.cover(true)
  pass(5_000)
  expect(view()).toMatchObject({ status: 'paused', elapsedSeconds: 3 })
})

// Spec: S2-129, S4-033, S4-034, S4-035
test('tones are laid from where it is, and not at all while the sound is off', () => {
  const { controller: one, settings, pass, laid, sounds, now } = controller()
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
  const { controller: one, pass, felt } = controller({ pattern: '4-7-8' })
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
  const { controller: one, pass, keepAwake, letSleep } = controller({ duration: 1 })
  one.begin('Calm')
  one.pause()
  one.start()
  expect([keepAwake.mock.calls.length, letSleep.mock.calls.length]).toEqual([2, 1])
  pass(60_000)
  expect(letSleep).toHaveBeenCalledTimes(2)
})

test('the history gets what was planned, breathed and said, and nothing where nothing was begun', () => {
  const { controller: one, pass, now } = controller({ duration: 1 })
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
    hasHold: true,
    feeling: 'Distracted',
  })
  one.start()
  pass(16_300)
  expect(one.record(now())).toMatchObject({ spentMs: 76_000, completedCycles: 4, isComplete: false })
})

test('the history names every rhythm that was breathed, and whether one of them had a hold', () => {
  const { controller: one, settings, pass, now } = controller({ pattern: 'energizing' })
  one.begin('Calm')
  pass(9_000)
  expect(one.record(now())).toMatchObject({ pattern: 'Energizing Breath', hasHold: false })
  expect(one.record(now())).not.toHaveProperty('patterns')
  one.change({ ...settings, pattern: '4-7-8' }, patternOf('4-7-8'))
  pass(20_000)
  expect(one.record(now())).toMatchObject({
    pattern: '4-7-8 Technique',
    patterns: ['Energizing Breath', '4-7-8 Technique'],
    hasHold: true,
  })
})

// Spec: S8-022, S8-023
test('a start or a reset that fails says so and leaves the exercise where it was', () => {
  const { controller: one, view, toasts, sounds } = controller()
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

const evening = { ...patternOf('calm'), id: 'own-1', name: 'Evening' }

test("a rhythm of one's own that is out of reach, because it was removed or the vault is locked, goes on to the end", () => {
  const {
    controller: one,
    settings,
    pass,
    view,
    titles,
    laid,
    now,
  } = controller({ pattern: 'own-1', duration: 1 })
  one.change(settings, evening)
  one.begin('Tired')
  pass(20_000)
  one.change(settings, null)
  one.change({ ...settings, soundVolume: 20 }, null)
  one.change(settings, { ...evening })
  expect([view().status, view().elapsedSeconds, view().run.pattern.name]).toEqual(['running', 20, 'Evening'])
  expect([titles(), laid.length]).toEqual([['Breathing Exercise Started'], 1])
  pass(40_000)
  expect(one.record(now())).toMatchObject({ pattern: 'Evening', completedCycles: 4, isComplete: true })
})

test('a rhythm that changes under the settings begins anew only when they are left and somebody says so', () => {
  const { controller: one, settings, pass, view } = controller()
  one.begin('Tired')
  pass(20_000)
  one.cover(true)
  one.change({ ...settings, pattern: 'own-1' }, evening)
  pass(60_000)
  expect(view()).toMatchObject({ status: 'idle', elapsedSeconds: 0 })
  one.cover(false)
  one.start()
  pass(2_000)
  expect(view()).toMatchObject({ status: 'running', elapsedSeconds: 2 })
})

test('whether one is asked how one arrives holds at once, also together with another pattern or length', () => {
  const asked = controller()
  asked.controller.change({ ...asked.settings, emotionalCheckin: false, pattern: 'calm' }, patternOf('calm'))
  asked.pass(1_000)
  expect(asked.view()).toMatchObject({ status: 'running', run: { pattern: { id: 'calm' } } })
  const unasked = controller({ emotionalCheckin: false })
  unasked.pass(500)
  unasked.controller.change({ ...unasked.settings, emotionalCheckin: true, duration: 5 }, patternOf('box'))
  unasked.pass(5_000)
  expect(unasked.view()).toMatchObject({ status: 'checking-in', totalSeconds: 300 })
})
