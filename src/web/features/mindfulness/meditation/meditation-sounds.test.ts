import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  defaultMindfulnessSettings,
  type MeditationSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import type { Sounds } from '#web/audio/sounds.ts'
import { SessionSounds } from './meditation-sounds.ts'

const { meditation } = defaultMindfulnessSettings
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** Sounds that only write down what becomes of them. */
function openSounds(fails: { unlock?: boolean; texture?: boolean } = {}) {
  const heard: string[] = []
  const toasts: ToastWords[] = []
  const silent: string[] = []
  const pretended: Sounds = {
    unlock: async () => {
      if (fails.unlock) throw new Error('no sound here')
    },
    cues: async (cues, startedAt, volume) => {
      const name = `${cues.length} bells from ${startedAt}`
      heard.push(`${name} at ${volume}`)
      return {
        setVolume: (to) => void heard.push(`${name} now at ${to}`),
        cancel: () => void silent.push(name),
      }
    },
    tone: async () => undefined,
    texture: async (sound, { volume, mixWithOthers }) => {
      if (fails.texture) throw new Error('no rain today')
      heard.push(`${sound} at ${volume}${mixWithOthers ? ', mixed' : ''}`)
      return {
        setVolume: (to) => void heard.push(`${sound} now at ${to}`),
        fadeTo: (level) => void heard.push(`${sound} to ${level}`),
        stop: (ms) => void silent.push(`${sound} within ${ms}`),
      }
    },
  }
  const session = new SessionSounds({
    sounds: pretended,
    guide: { say: async () => false, hush: () => void silent.push('voice') },
    toast: (words) => void toasts.push(words),
    onNoVoice: () => void heard.push('no voice'),
  })
  const begin = async (more: Partial<MeditationSettings> = {}, startedAt = 0) => {
    session.begin({ ...meditation, ...more }, 600_000, startedAt)
    await settled()
  }
  return { session, heard, silent, toasts, begin }
}

// Spec: S9-048, S9-053
test('bells are laid once, and the ambient sound goes at half of their volume', async () => {
  const { heard, silent, begin } = openSounds()
  await begin({ ambientSound: 'rain', soundVolume: 60 })
  expect(heard.filter((one) => !one.includes('now'))).toEqual(['10 bells from 0 at 60', 'rain at 30'])
  heard.length = 0
  await begin({ ambientSound: 'rain', soundVolume: 80 })
  expect(heard).toEqual(['10 bells from 0 now at 80', 'rain now at 40'])
  expect(silent).toEqual([])
})

test('other bells and another ambient sound take the place of the earlier ones', async () => {
  const { silent, heard, begin } = openSounds()
  await begin({ ambientSound: 'rain' })
  await begin({ ambientSound: 'fire', intervalBells: false })
  expect(silent).toEqual(['10 bells from 0', 'rain within 400'])
  expect(heard).toContain('1 bells from 0 at 50')
  expect(heard).toContain('fire at 25')
})

test('what was begun and taken back before it sounded is put away', async () => {
  const { session, heard, silent } = openSounds()
  session.begin({ ...meditation, ambientSound: 'wave' }, 600_000, 0)
  session.rest()
  await settled()
  expect(heard).toEqual([])
  session.begin({ ...meditation, ambientSound: 'wave' }, 600_000, 0)
  await Promise.resolve()
  session.rest()
  await settled()
  expect(silent.toSorted()).toEqual(['10 bells from 0', 'voice', 'voice', 'wave within undefined'])
})

// Spec: S4-038
test('at the end the ambient sound fades and the end sound rings out', async () => {
  const { session, silent, begin } = openSounds()
  await begin({ ambientSound: 'rain' })
  session.end()
  session.rest()
  expect(silent).toEqual(['rain within 2000', 'voice'])
})

test('while words are said the ambient sound makes room; without a voice that is told', async () => {
  const { session, heard, begin } = openSounds()
  await begin({ ambientSound: 'rain' })
  heard.length = 0
  session.say('Where is the breath now?', 50)
  await settled()
  expect(heard).toEqual(['rain to 0.55', 'no voice', 'rain to 1'])
})

test('sound that is refused or fails is said once, and nothing throws', async () => {
  const refused = openSounds({ unlock: true })
  await refused.begin({ ambientSound: 'rain' })
  expect(refused.toasts.map(({ title }) => title)).toEqual(['Audio Error'])
  const failing = openSounds({ texture: true })
  await failing.begin({ ambientSound: 'rain' })
  expect(failing.toasts.map(({ title }) => title)).toEqual(['Sound Issue'])
  expect(failing.heard).toContain('10 bells from 0 at 50')
})
