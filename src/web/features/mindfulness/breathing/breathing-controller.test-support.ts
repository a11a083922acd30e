import { vi } from 'vitest'
import type { Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import {
  type BreathingSettings,
  defaultMindfulnessSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { BreathingController } from './breathing-controller.ts'

const usual = defaultMindfulnessSettings.breathing

/** A controller whose clock the test moves, ten looks a second, and what it asked for. */
export function controller(changes: Partial<BreathingSettings> = {}) {
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
  const made = new BreathingController(settings, patternOf(settings.pattern), {
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
  const seen = { view, toasts, titles, laid, sounds, felt, keepAwake, letSleep }
  return { controller: made, settings, pass, ...seen, now: () => now }
}
