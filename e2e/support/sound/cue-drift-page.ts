import { breathingCues } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import type { Tone } from '#domain/sound/sound-names.ts'
import { ClockMatch } from '#web/audio/clock-match.ts'
import { LaidCues } from '#web/audio/cue-run.ts'

const sampleRate = 8_000
const minutes = 20
/** The clocks are compared so often, in seconds; a context that renders offline can be stopped on the way. */
const everySeconds = 4

/** A tone of one sample, so that its place in what was rendered is its beginning. */
function tick(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, 1, sampleRate)
  buffer.copyToChannel(Float32Array.of(1), 0)
  return buffer
}

/**
 * Renders the cues of a breathing exercise of 20 minutes as a session lays them, while the audio clock runs `skew` millionths fast and each
 * reading of both clocks is off by up to `scatterMs`; gives back how many ticks were found in the samples, how many there should be, and by how
 * many ms the worst is off.
 */
async function measureDrift(skew: number, scatterMs: number) {
  const rate = 1 + skew / 1e6
  const context = new OfflineAudioContext(1, (minutes * 60 * rate + 2) * sampleRate, sampleRate)
  const clock = new ClockMatch()
  let nth = 0
  const read = (contextSeconds: number): void => {
    const scatter = scatterMs * Math.sin(12.9898 * ++nth)
    clock.read({ contextSeconds, pageMs: (contextSeconds / rate) * 1_000 + scatter })
  }
  for (let first = 0; first < 5; first++) read(0)
  const cues = breathingCues({ pattern: patternOf('box'), durationMs: minutes * 60_000 })
  const buffer = tick(context)
  const run = new LaidCues({
    ...{ context, into: context.destination, cues, startedAtMs: 0, volume: 100 },
    tones: new Map(
      (['bell', 'bowl', 'chime'] as const satisfies readonly Tone[]).map((tone) => [tone, buffer]),
    ),
    contextSeconds: (ms) => clock.contextSeconds(ms),
  })
  for (let at = everySeconds; at < minutes * 60; at += everySeconds)
    void context.suspend(at).then(() => {
      read(at)
      run.lay()
      return context.resume()
    })
  const samples = (await context.startRendering()).getChannelData(0)
  const found: number[] = []
  for (const [at, value] of samples.entries()) if (value > 0.4) found.push(((at / sampleRate) * 1_000) / rate)
  const wanted = [...new Set(cues.map(({ atMs }) => atMs))]
  const nearest = (ms: number) => Math.min(...found.map((one) => Math.abs(one - ms)))
  return { found: found.length, wanted: wanted.length, worstMs: Math.max(...wanted.map(nearest)) }
}

Reflect.set(globalThis, 'measureDrift', measureDrift)
