import { expect, test, vi } from 'vitest'
import { guidanceOf, meditationPrompt } from '#domain/mindfulness/meditation/meditation-guidance.ts'
import { mindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import {
  defaultMindfulnessSettings,
  type MeditationSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { MeditationController } from './meditation-controller.ts'

const { meditation } = defaultMindfulnessSettings

/** A controller whose clock the test moves, with everything that it did. */
function openPage(more: Partial<MeditationSettings> = {}, breaks: { clock?: boolean } = {}) {
  let now = 1_000
  let awake = 0
  const did: string[] = []
  const toasts: ToastWords[] = []
  const controller = new MeditationController(
    { ...meditation, ...more },
    {
      sounds: {
        begin: ({ ambientSound }, durationMs, startedAt) =>
          did.push(`begin ${ambientSound} ${durationMs / 60_000} min from ${startedAt}`),
        say: (line) => did.push(`say ${line}`),
        hush: () => did.push('hush'),
        end: () => did.push('end'),
        rest: () => did.push('rest'),
      },
      keepAwake: () => {
        awake += 1
        return () => {
          awake -= 1
        }
      },
      now: () => {
        if (breaks.clock) throw new Error('no clock')
        return now
      },
      instant: () => '2026-11-19T20:00:00.000Z',
      toast: (words) => toasts.push(words),
      onEnd: (does) => did.push(does),
    },
  )
  return {
    controller,
    did,
    toasts,
    awake: () => awake,
    now: () => now,
    view: () => controller.view.read(),
    /** Time goes by, looked at as often as a screen looks. */
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 200) {
        now += Math.min(200, left)
        controller.tick()
      }
    },
    sleep(ms: number) {
      now += ms
      controller.tick()
    },
  }
}

// Spec: S2-138, S2-139, S2-140, S4-036, S8-044
test('a meditation starts with its toast, sounds from its first moment, rests in a pause and goes on where it was', () => {
  const { controller, did, toasts, awake, view, pass } = openPage({ ambientSound: 'rain' })
  expect(view()).toMatchObject({ label: 'Ready', clock: '10:00', percent: 0, words: meditationPrompt })
  controller.start()
  expect(toasts).toEqual([
    {
      title: 'Meditation Started',
      description: 'Starting a 10 minute meditation session.',
      variant: 'success',
    },
  ])
  pass(61_000)
  expect(view()).toMatchObject({ label: 'Meditating...', clock: '8:59', percent: 10, seconds: 61 })
  expect([awake(), did]).toEqual([1, ['begin rain 10 min from 1000']])
  controller.pause()
  pass(30_000)
  expect(view()).toMatchObject({ label: 'Paused', clock: '8:59' })
  expect([awake(), did.at(-1)]).toEqual([0, 'rest'])
  controller.start()
  expect(did.at(-1)).toBe('begin rain 10 min from 31000')
  expect(toasts).toHaveLength(1)
})

// Spec: S4-037, S4-038, S4-039, S4-041, S8-045
test('at the end it says so, rings out, and 3 s later offers the journal', () => {
  const { controller, did, toasts, awake, view, pass } = openPage({ duration: 5 })
  controller.start()
  pass(300_000)
  expect(view()).toMatchObject({ status: 'complete', clock: '0:00', percent: 100, isOffering: false })
  expect(toasts.at(-1)).toEqual({ title: 'Meditation Complete', variant: 'success' })
  expect(did.at(-1)).toBe('end')
  pass(2_800)
  expect(view().isOffering).toBe(false)
  pass(200)
  expect(did.slice(-2)).toEqual(['call-back', 'offer-journal'])
  expect([view().isOffering, awake()]).toEqual([true, 0])
  pass(60_000)
  expect(did.filter((does) => does === 'offer-journal')).toHaveLength(1)
})

// Spec: S4-044
test('without the journal nothing is offered, and the overlay is closed 5 s after the end', () => {
  const { controller, did, toasts, view, pass } = openPage({ duration: 5, journalIntegration: false })
  controller.start()
  pass(304_800)
  expect(did.at(-1)).toBe('call-back')
  pass(200)
  expect(did.at(-1)).toBe('close-overlay')
  expect([view().isOffering, toasts.length]).toEqual([false, 1])
})

test('a tab that slept through the end catches up with all of it, in order', () => {
  const { controller, did, sleep } = openPage({ duration: 5, journalIntegration: false, guided: true })
  controller.start()
  const before = did.length
  sleep(3_600_000)
  expect(did.slice(before)).toEqual(['end', 'rest', 'call-back', 'close-overlay'])
})

// Spec: S4-040
test('a reset or another length restores the full time, and what was meditated before still counts', () => {
  const { controller, did, view, pass, now } = openPage()
  controller.start()
  pass(200_000)
  controller.reset()
  expect(view()).toMatchObject({ label: 'Ready', clock: '10:00', words: meditationPrompt })
  expect(did.at(-1)).toBe('rest')
  expect(controller.record(now())).toMatchObject({ spentMs: 200_000, isComplete: false })
  controller.start()
  pass(60_000)
  controller.change({ ...meditation, duration: 20 })
  pass(60_000)
  controller.start()
  pass(30_000)
  expect([controller.spentMs(now()), view().clock]).toEqual([290_000, '19:30'])
  expect(controller.record(now())).toMatchObject({ plannedMs: 1_200_000, spentMs: 290_000 })
})

test('settings that lie open when the overlay would close keep it until they are left', () => {
  const { controller, did, pass } = openPage({ duration: 5, journalIntegration: false })
  controller.start()
  pass(301_000)
  controller.cover(true)
  pass(60_000)
  expect(did.at(-1)).toBe('call-back')
  controller.cover(false)
  pass(200)
  expect(did.at(-1)).toBe('close-overlay')
})

test('guided, every line is said once, at its time, and none that was slept through', () => {
  const lines = guidanceOf('focused', 600_000)
  const { controller, did, pass, sleep, view } = openPage({ meditationType: 'focused', guided: true })
  const said = () => did.filter((does) => does.startsWith('say ')).map((does) => does.slice(4))
  controller.start()
  expect(said()).toEqual([meditationPrompt])
  pass(lines[2]?.atMs ?? 0)
  expect(said()).toEqual(lines.slice(0, 3).map(({ text }) => text))
  expect(view().words).toBe(lines[2]?.text)
  sleep((lines[4]?.atMs ?? 0) - (lines[2]?.atMs ?? 0) + 20_000)
  expect(view().words).toBe(lines[4]?.text)
  expect(said()).toHaveLength(3)
  pass(600_000)
  expect(new Set(said()).size).toBe(said().length)
  expect(said().at(-1)).toBe(lines.at(-1)?.text)
})

test('without a guide nothing is said, and the words stand there all the same', () => {
  const { controller, did, pass, view } = openPage({ meditationType: 'cbt' })
  controller.start()
  pass(120_000)
  expect(did.some((does) => does.startsWith('say'))).toBe(false)
  expect(view().words).toBe(guidanceOf('cbt', 600_000).findLast(({ atMs }) => atMs <= 120_000)?.text)
})

test('what is kept of it is a session, with the moods that were said', () => {
  const { controller, pass, now } = openPage({ meditationType: 'body-scan', guided: true })
  expect(controller.record(now())).toBeNull()
  controller.rate('before', 4)
  controller.start()
  pass(90_300)
  expect(mindfulnessSession.parse(controller.record(now()))).toEqual({
    type: 'meditation',
    startedAt: '2026-11-19T20:00:00.000Z',
    plannedMs: 600_000,
    spentMs: 90_300,
    isComplete: false,
    moodBefore: 4,
    moodAfter: null,
    meditationType: 'body-scan',
    isGuided: true,
  })
  pass(600_000)
  controller.rate('after', 8)
  expect(controller.record(now())).toMatchObject({ spentMs: 600_000, isComplete: true, moodAfter: 8 })
})

test('other settings hold at once, but another length begins anew', () => {
  const { controller, did, view, pass } = openPage()
  controller.start()
  pass(60_000)
  controller.change({ ...meditation, ambientSound: 'fire' })
  expect([did.at(-2), view().clock]).toEqual(['begin fire 10 min from 1000', '9:00'])
  controller.change({ ...meditation, ambientSound: 'fire', duration: 20 })
  expect(view()).toMatchObject({ label: 'Ready', clock: '20:00' })
})

// Spec: S8-024, S8-025
test('what fails is said as the catalogue says it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const breaks = { clock: false }
  const { controller, toasts, view, pass, now } = openPage({}, breaks)
  breaks.clock = true
  expect(() => controller.start()).not.toThrow()
  breaks.clock = false
  expect(toasts.at(-1)).toMatchObject({
    title: 'Start Error',
    description: 'Could not start the meditation timer. Please try again.',
  })
  controller.start()
  pass(2_000)
  breaks.clock = true
  expect(() => controller.tick()).not.toThrow()
  breaks.clock = false
  controller.tick()
  expect(toasts.at(-1)).toMatchObject({
    title: 'Timer Error',
    description: 'There was a problem with the meditation timer. Please try again.',
    variant: 'destructive',
  })
  expect([view().label, controller.spentMs(now())]).toEqual(['Ready', 2_000])
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})
