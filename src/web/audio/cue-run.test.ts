import { expect, test } from 'vitest'
import { breathingCues, type Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import type { Tone } from '#domain/sound/sound-names.ts'
import { ClockMatch } from './clock-match.ts'
import { LaidCues, lookAheadSeconds } from './cue-run.ts'
import { FakeContext } from './fake-context.test-support.ts'

const startedAtMs = 5_000
const lengths: readonly [Tone, number][] = [
  ['bell', 4],
  ['bowl', 7],
  ['chime', 1.5],
]
const tones = new Map(lengths.map(([tone, duration]) => [tone, { duration } as AudioBuffer]))

interface Clocks {
  /** Millionths by which the audio clock runs faster than the page's. */
  readonly skew?: number
  /** Ms by which a reading of both is off at most. */
  readonly scatterMs?: number
}

/** A run of cues, its two clocks moved by hand. */
function begin(cues: readonly Cue[], { skew = 0, scatterMs = 0 }: Clocks = {}) {
  const context = new FakeContext()
  const clock = new ClockMatch()
  const heard: number[] = []
  let pageMs = startedAtMs
  let seed = 1
  const read = (): void => {
    seed = (seed * 16_807) % 2_147_483_647
    const scatter = (seed / 2_147_483_647 - 0.5) * 2 * scatterMs
    clock.read({ contextSeconds: context.currentTime, pageMs: pageMs + scatter })
  }
  for (let nth = 0; nth < 5; nth++) read()
  const run = new LaidCues({
    context: context.asContext(),
    into: {} as AudioNode,
    ...{ tones, cues, startedAtMs, volume: 50 },
    contextSeconds: (ms) => clock.contextSeconds(ms),
  })
  /** So many ms go by; `everyMs` is how often the page's timers are let run. */
  const pass = (ms: number, everyMs = 2_000): void => {
    for (const until = pageMs + ms; pageMs < until; ) {
      const step = Math.min(everyMs, until - pageMs)
      const [from, rate] = [context.currentTime, (1 + skew / 1e6) / 1_000]
      context.currentTime += step * rate
      for (const at of context.starts())
        if (at >= from && at < context.currentTime)
          heard.push(Math.round(1_000 * (pageMs + (at - from) / rate - startedAtMs)) / 1_000)
      pageMs += step
      read()
      run.lay()
    }
  }
  /** The context is held, by a call or a sleeping tab, and goes on. */
  const hold = (ms: number): void => {
    pageMs += ms
    clock.forget()
    read()
    run.lay()
  }
  return { context, run, heard, pass, hold }
}

test('over 20 minutes no cue is off by 10 ms, though the audio clock runs away and its readings scatter', () => {
  const durationMs = 20 * 60_000
  const cues = breathingCues({ pattern: patternOf('box'), durationMs })
  for (const skew of [120, -120, 0]) {
    const { heard, pass } = begin(cues, { skew, scatterMs: 4 })
    pass(durationMs + 1_000)
    expect(heard).toHaveLength(cues.length)
    const off = heard.map((ms, at) => Math.abs(ms - (cues[at]?.atMs ?? 0)))
    expect(Math.max(...off)).toBeLessThan(10)
  }
})

test('a tab in the background, let run once a minute, misses nothing', () => {
  const durationMs = 10 * 60_000
  const cues = breathingCues({ pattern: patternOf('energizing'), durationMs })
  const { heard, pass } = begin(cues)
  pass(durationMs + 1_000, 60_000)
  expect(heard).toEqual(cues.map(({ atMs }) => atMs))
})

test('no more lies ready than the look-ahead holds', () => {
  const cues = breathingCues({ pattern: patternOf('box'), durationMs: 20 * 60_000 })
  const { context, pass } = begin(cues)
  expect(context.sources).toHaveLength(cues.filter(({ atMs }) => atMs <= lookAheadSeconds * 1_000).length)
  pass(60_000)
  expect(context.sources.length).toBeLessThan(cues.length / 4)
})

test('after the context was held the cues that passed stay silent, and the next are on time', () => {
  const cues = [1_000, 4_000, 9_000, 16_000].map((atMs): Cue => ({ tone: 'chime', atMs }))
  const { heard, pass, hold } = begin(cues)
  pass(2_000)
  hold(5_000)
  pass(12_000)
  expect(heard).toEqual([1_000, 9_000, 16_000])
})

test('what began a moment before the sounds were there is heard at once, what is long over is not', () => {
  const cues = [-5_000, -200, 3_000].map((atMs): Cue => ({ tone: 'bell', atMs }))
  const { heard, pass } = begin(cues)
  pass(4_000)
  expect(heard).toEqual([0, 3_000])
})

test('a run that is cancelled lets nothing sound any more', () => {
  const cues = [500, 1_000, 200_000].map((atMs): Cue => ({ tone: 'bowl', atMs }))
  const { context, run, heard, pass } = begin(cues)
  pass(600)
  run.cancel()
  pass(300_000)
  expect(heard).toEqual([500])
  expect(context.sources[0]?.stopsAt).toBeCloseTo(0.68, 5)
})
