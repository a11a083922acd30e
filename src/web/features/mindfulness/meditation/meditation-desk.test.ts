import { expect, test, vi } from 'vitest'
import { guidanceOf, meditationPrompt } from '#domain/mindfulness/meditation-guidance.ts'
import { mindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import {
  defaultMindfulnessSettings,
  type MeditationSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { MeditationDesk } from './meditation-desk.ts'

const { meditation } = defaultMindfulnessSettings

/** A desk whose clock is moved by hand, with everything that it did. */
function openDesk(more: Partial<MeditationSettings> = {}, breaks: { clock?: boolean } = {}) {
  let now = 1_000
  let awake = 0
  const did: string[] = []
  const toasts: ToastWords[] = []
  const desk = new MeditationDesk(
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
    desk,
    did,
    toasts,
    awake: () => awake,
    now: () => now,
    view: () => desk.view.read(),
    /** Time goes by, looked at as often as a screen looks. */
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 200) {
        now += Math.min(200, left)
        desk.tick()
      }
    },
    sleep(ms: number) {
      now += ms
      desk.tick()
    },
  }
}

// Spec: S2-138, S2-139, S2-140, S4-036, S8-044
test('a meditation starts with its toast, sounds from its first moment, rests in a pause and goes on where it was', () => {
  const { desk, did, toasts, awake, view, pass } = openDesk({ ambientSound: 'rain' })
  expect(view()).toMatchObject({ label: 'Ready', clock: '10:00', percent: 0, words: meditationPrompt })
  desk.start()
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
  desk.pause()
  pass(30_000)
  expect(view()).toMatchObject({ label: 'Paused', clock: '8:59' })
  expect([awake(), did.at(-1)]).toEqual([0, 'rest'])
  desk.start()
  expect(did.at(-1)).toBe('begin rain 10 min from 31000')
  expect(toasts).toHaveLength(1)
})

// Spec: S4-037, S4-038, S4-039, S4-041, S8-045
test('at the end it says so, rings out, and 3 s later offers the journal', () => {
  const { desk, did, toasts, awake, view, pass } = openDesk({ duration: 5 })
  desk.start()
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
  const { desk, did, toasts, view, pass } = openDesk({ duration: 5, journalIntegration: false })
  desk.start()
  pass(304_800)
  expect(did.at(-1)).toBe('call-back')
  pass(200)
  expect(did.at(-1)).toBe('close-overlay')
  expect([view().isOffering, toasts.length]).toEqual([false, 1])
})

test('a tab that slept through the end catches up with all of it, in order', () => {
  const { desk, did, sleep } = openDesk({ duration: 5, journalIntegration: false, guided: true })
  desk.start()
  const before = did.length
  sleep(3_600_000)
  expect(did.slice(before)).toEqual(['end', 'rest', 'call-back', 'close-overlay'])
})

// Spec: S4-040
test('a reset restores the full time and what ran before it is not kept', () => {
  const { desk, did, view, pass, now } = openDesk()
  desk.start()
  pass(200_000)
  desk.reset()
  expect(view()).toMatchObject({ label: 'Ready', clock: '10:00', words: meditationPrompt })
  expect([did.at(-1), desk.record(now())]).toEqual(['rest', null])
})

test('guided, every line is said once, at its time, and none that was slept through', () => {
  const lines = guidanceOf('focused', 600_000)
  const { desk, did, pass, sleep, view } = openDesk({ meditationType: 'focused', guided: true })
  const said = () => did.filter((does) => does.startsWith('say ')).map((does) => does.slice(4))
  desk.start()
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
  const { desk, did, pass, view } = openDesk({ meditationType: 'cbt' })
  desk.start()
  pass(120_000)
  expect(did.some((does) => does.startsWith('say'))).toBe(false)
  expect(view().words).toBe(guidanceOf('cbt', 600_000).findLast(({ atMs }) => atMs <= 120_000)?.text)
})

test('what is kept of it is a session, with the moods that were said', () => {
  const { desk, pass, now } = openDesk({ meditationType: 'body-scan', guided: true })
  expect(desk.record(now())).toBeNull()
  desk.rate('before', 4)
  desk.start()
  pass(90_300)
  expect(mindfulnessSession.parse(desk.record(now()))).toEqual({
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
  desk.rate('after', 8)
  expect(desk.record(now())).toMatchObject({ spentMs: 600_000, isComplete: true, moodAfter: 8 })
})

test('other settings hold at once, but another length begins anew', () => {
  const { desk, did, view, pass } = openDesk()
  desk.start()
  pass(60_000)
  desk.change({ ...meditation, ambientSound: 'fire' })
  expect([did.at(-2), view().clock]).toEqual(['begin fire 10 min from 1000', '9:00'])
  desk.change({ ...meditation, ambientSound: 'fire', duration: 20 })
  expect(view()).toMatchObject({ label: 'Ready', clock: '20:00' })
})

// Spec: S8-024, S8-025
test('what fails is said as the catalogue says it', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const breaks = { clock: false }
  const { desk, toasts, view } = openDesk({}, breaks)
  breaks.clock = true
  expect(() => desk.start()).not.toThrow()
  breaks.clock = false
  expect(toasts.at(-1)).toMatchObject({
    title: 'Start Error',
    description: 'Could not start the meditation timer. Please try again.',
  })
  desk.start()
  breaks.clock = true
  expect(() => desk.tick()).not.toThrow()
  breaks.clock = false
  desk.tick()
  expect(toasts.at(-1)).toMatchObject({
    title: 'Timer Error',
    description: 'There was a problem with the meditation timer. Please try again.',
    variant: 'destructive',
  })
  expect(view().label).toBe('Ready')
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})
