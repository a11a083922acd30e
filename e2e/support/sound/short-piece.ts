import { createMp3Encoder } from 'wasm-media-encoders'

/** Half a minute of a chord as MP3: what the server would take a minute to compose is a piece like any other to a browser. */
export async function shortPiece(): Promise<Uint8Array> {
  const sampleRate = 44_100
  const chord = Float32Array.from({ length: 30 * sampleRate }, (_, at) =>
    [220, 277.2, 329.6].reduce(
      (sum, hertz) => sum + 0.2 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
      0,
    ),
  )
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate, vbrQuality: 4 })
  const whole = encoder.encode([chord, chord]).slice()
  return Buffer.concat([whole, encoder.finalize().slice()])
}
