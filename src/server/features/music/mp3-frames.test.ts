import { expect, test } from 'vitest'
import { createMp3Encoder } from 'wasm-media-encoders'
import { frameSamples, lengthFrame, mp3Frames } from './mp3-frames.ts'

async function encoded(seconds: number): Promise<{ mp3: Buffer; samples: number }> {
  const samples = Math.round(seconds * 44_100)
  const sound = Float32Array.from(
    { length: samples },
    (_, at) => 0.3 * Math.sin(at * 0.05 * (1 + at / samples)),
  )
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate: 44_100, vbrQuality: 4 })
  const mp3 = Buffer.concat([encoder.encode([sound, sound]).slice(), encoder.finalize().slice()])
  return { mp3, samples }
}

test('frames follow each other to the last byte, and hold the sound and little more', async () => {
  const { mp3, samples } = await encoded(7)
  const frames = mp3Frames(mp3)
  expect(frames[0]).toBe(0)
  expect(frames.length * frameSamples).toBeGreaterThanOrEqual(samples)
  expect(frames.length * frameSamples - samples).toBeLessThan(4 * frameSamples)
  expect(() => mp3Frames(mp3.subarray(1))).toThrow('No MP3 frame begins at byte 0.')
})

test('the frame before them says how many they are, how long, and where they lie', async () => {
  const { mp3, samples } = await encoded(7)
  const frame = Buffer.from(lengthFrame(mp3, samples))
  const whole = Buffer.concat([frame, mp3])
  const frames = mp3Frames(whole)
  expect(frames).toHaveLength(mp3Frames(mp3).length + 1)
  expect(frame.subarray(36, 40).toString('latin1')).toBe('Xing')
  expect(frame.readUInt32BE(44)).toBe(frames.length - 1)
  expect(frame.readUInt32BE(48)).toBe(whole.length)
  const places = [...frame.subarray(52, 152)]
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[50]).toBeGreaterThan(90)
  expect(places[50]).toBeLessThan(165)
  const [before, after] = [
    ((frame[173] ?? 0) << 4) | ((frame[174] ?? 0) >> 4),
    (((frame[174] ?? 0) & 15) << 8) | (frame[175] ?? 0),
  ]
  expect((frames.length - 1) * frameSamples - before - after).toBe(samples)
})
