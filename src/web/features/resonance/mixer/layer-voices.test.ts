import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Texture } from '#domain/sound/sound-names.ts'
import type { TextureVoice } from '#web/audio/sounds.ts'
import { LayerVoices } from './layer-voices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Voices that come when the test says so, and write down what becomes of them. */
function openVoices() {
  const said: string[] = []
  const faults: unknown[] = []
  const coming: { come: () => void; fail: (error: Error) => void }[] = []
  const voices = new LayerVoices(
    (sound: Texture, { volume, intensity }) =>
      new Promise((resolve, reject) => {
        said.push(`${sound} ${volume} ${intensity}`)
        const voice: TextureVoice = {
          setVolume: (to) => said.push(`${sound} volume ${to}`),
          fadeTo: (to) => said.push(`${sound} fade ${to}`),
          stop: (ms) => said.push(`${sound} stops in ${ms}`),
        }
        coming.push({ come: () => resolve(voice), fail: reject })
      }),
    (error) => faults.push(error),
  )
  const settle = async (how: 'come' | 'fail' = 'come'): Promise<string[]> => {
    for (const one of coming.splice(0)) how === 'come' ? one.come() : one.fail(new Error('No sound here.'))
    await vi.advanceTimersByTimeAsync(0)
    return said.splice(0)
  }
  return { voices, settle, faults }
}
const full = { intensity: 0.5, fade: 1 }

test('each layer has a voice, which follows its volume and goes softly', async () => {
  const { voices, settle } = openVoices()
  voices.want({ ...full, layers: { rain: 40, fire: 20 } })
  expect(await settle()).toEqual(['rain 40 0.5', 'fire 20 0.5', 'rain volume 40', 'fire volume 20'])
  voices.want({ ...full, layers: { rain: 60, fire: 20 } })
  expect(await settle()).toEqual(['rain volume 60'])
  voices.want({ ...full, layers: { fire: 20 } })
  expect(await settle()).toEqual(['rain stops in 1500'])
  voices.want({ ...full, layers: { fire: 20 }, fade: 0.5 })
  expect(await settle()).toEqual(['fire fade 0.5'])
})

test('a layer that is taken back before it was rendered is never heard', async () => {
  const { voices, settle } = openVoices()
  voices.want({ ...full, layers: { rain: 40 } })
  voices.want({ ...full, layers: {} })
  expect(await settle()).toEqual(['rain 40 0.5', 'rain stops in 0'])
})

test('what changed while a layer was rendered holds when it comes', async () => {
  const { voices, settle } = openVoices()
  voices.want({ ...full, layers: { rain: 40 } })
  voices.want({ intensity: 0.5, fade: 0.25, layers: { rain: 70 } })
  expect(await settle()).toEqual(['rain 40 0.5', 'rain volume 70', 'rain fade 0.25'])
})

test('with another intensity the old voice plays on until the new one is there', async () => {
  const { voices, settle } = openVoices()
  voices.want({ ...full, layers: { rain: 40 } })
  await settle()
  voices.want({ intensity: 0.8, fade: 1, layers: { rain: 40 } })
  await vi.advanceTimersByTimeAsync(50)
  expect(await settle()).toEqual(['rain 40 0.8', 'rain stops in 1500', 'rain volume 40'])
  voices.want({ ...full, layers: {} })
  expect(await settle()).toEqual(['rain stops in 1500'])
})

test('a layer that cannot be made is said once, and tried again when it is wanted again', async () => {
  const { voices, settle, faults } = openVoices()
  voices.want({ ...full, layers: { rain: 40 } })
  await settle('fail')
  expect(faults).toHaveLength(1)
  voices.want({ ...full, layers: { rain: 40 } })
  expect(await settle()).toEqual(['rain 40 0.5', 'rain volume 40'])
})

test('while the intensity is drawn only its last value is rendered, one lap at a time for each layer', async () => {
  const { voices, settle } = openVoices()
  const draw = async (intensity: number, ms: number): Promise<void> => {
    voices.want({ intensity, fade: 1, layers: { rain: 40, fire: 20 } })
    await vi.advanceTimersByTimeAsync(ms)
  }
  await draw(0.5, 0)
  await settle()
  for (const intensity of [0.55, 0.6, 0.65, 0.7]) await draw(intensity, 20)
  await vi.advanceTimersByTimeAsync(50)
  // These two are still being rendered while the hand goes on, slowly.
  for (const intensity of [0.75, 0.8, 0.9]) await draw(intensity, 100)
  expect(await settle()).toEqual([
    ...['rain 40 0.7', 'fire 20 0.7'],
    ...['rain stops in 0', 'rain 40 0.9', 'fire stops in 0', 'fire 20 0.9'],
  ])
  expect(await settle()).toEqual([
    ...['rain stops in 1500', 'rain volume 40'],
    ...['fire stops in 1500', 'fire volume 20'],
  ])
})
