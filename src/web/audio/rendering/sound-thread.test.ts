import { expect, test, vi } from 'vitest'
import { textures } from '#domain/sound/sound-names.ts'
import { mixStems, renderStems } from '#domain/sound/textures/render-texture.ts'
import { renderTone } from '#domain/sound/tones/render-tone.ts'
import { type FromSoundThread, soundSeed, type ToSoundThread } from './render-calls.ts'
import { ThreadRenderer } from './render-in-thread.ts'
import { SoundThread } from './sound-thread.ts'

const sampleRate = 8_000

vi.mock('#domain/sound/textures/render-texture.ts', { spy: true })

/** A thread in this one, with the real renderer. */
function thread(answer: (ask: ToSoundThread) => FromSoundThread) {
  const workers: Worker[] = []
  const sound = new SoundThread(() => {
    const worker = {
      onmessage: (_: { data: FromSoundThread }): void => undefined,
      terminate: () => undefined,
      postMessage: (ask: ToSoundThread): void => {
        queueMicrotask(() => worker.onmessage({ data: answer(ask) }))
      },
    }
    workers.push(worker as unknown as Worker)
    return worker as unknown as Worker
  })
  return { sound, workers }
}

const renderer = new ThreadRenderer()
const rendered = ({ id, ...ask }: ToSoundThread): FromSoundThread => ({ id, channels: renderer.render(ask) })

test('tones and laps come as the domain renders them, each to who asked', async () => {
  const { sound, workers } = thread(rendered)
  const [chime, lap, bell] = await Promise.all([
    sound.tone('chime', sampleRate),
    sound.lap('whitenoise', 0.5, sampleRate),
    sound.tone('bell', sampleRate),
  ])
  expect(chime).toEqual([renderTone('chime', sampleRate, soundSeed)])
  expect(bell).toEqual([renderTone('bell', sampleRate, soundSeed)])
  const { left, right } = mixStems(renderStems('whitenoise', sampleRate, soundSeed), 0.5)
  expect(lap).toEqual([left, right])
  expect(workers).toHaveLength(1)
})

test('another intensity mixes the kept parts, and renders nothing anew', async () => {
  const { sound } = thread(rendered)
  await sound.lap('rain', 0.5, sampleRate)
  vi.mocked(renderStems).mockClear()
  vi.mocked(mixStems).mockClear()
  for (const intensity of [0.1, 0.9]) await sound.lap('rain', intensity, sampleRate)
  expect(vi.mocked(mixStems)).toHaveBeenCalledTimes(2)
  expect(vi.mocked(renderStems)).not.toHaveBeenCalled()
})

test('the parts of a whole mix are kept: a step of its intensity renders none of them anew', async () => {
  const { sound } = thread(rendered)
  const step = (intensity: number) =>
    Promise.all(textures.map(({ id }) => sound.lap(id, intensity, sampleRate)))
  await step(0.5)
  vi.mocked(renderStems).mockClear()
  await step(0.55)
  expect(vi.mocked(renderStems)).not.toHaveBeenCalled()
})

test('what cannot be rendered is refused, and a thread that died is followed by another', async () => {
  const failing = thread(({ id }) => ({ id, channels: null }))
  await expect(failing.sound.tone('gong', sampleRate)).rejects.toThrow('could not be rendered')
  const { sound, workers } = thread(rendered)
  const lost = sound.tone('gong', sampleRate)
  workers[0]?.onerror?.(new Event('error') as ErrorEvent)
  await expect(lost).rejects.toThrow('has died')
  expect(await sound.tone('chime', sampleRate)).toHaveLength(1)
  expect(workers).toHaveLength(2)
})
