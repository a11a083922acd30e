import type { Biquad } from './biquad.ts'

/** Blocks are 400 ms long and overlap by three quarters, so that four steps of 100 ms make one. */
const stepSeconds = 0.1
const stepsInBlock = 4
const absoluteGate = -70
const relativeGate = -10

/**
 * Programme loudness in LUFS by ITU-R BS.1770-4 of one or two channels (mono, or left and right): K-weighting, 400 ms blocks,
 * gates at -70 LUFS and 10 LU below the rest. -Infinity for silence or less than a block.
 */
export function loudness(channels: readonly Float32Array[], sampleRate: number): number {
  const audible = blockPowers(channels, sampleRate).filter((power) => toLufs(power) > absoluteGate)
  const gate = toLufs(mean(audible)) + relativeGate
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** The loudest 400 ms, in LUFS (momentary loudness of EBU Tech 3341); -Infinity for silence or less than a block. */
export function loudestMoment(channels: readonly Float32Array[], sampleRate: number): number {
  return toLufs(Math.max(0, ...blockPowers(channels, sampleRate)))
}

const toLufs = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The weighted mean square of each block, added over the channels. */
function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const step = Math.round(stepSeconds * sampleRate)
  const energies = channels.map((channel) => stepEnergies(channel, sampleRate, step))
  const count = Math.max(0, (energies[0]?.length ?? 0) - stepsInBlock + 1)
  return Array.from({ length: count }, (_, from) => {
    const inBlock = energies.flatMap((steps) => steps.slice(from, from + stepsInBlock))
    return inBlock.reduce((sum, energy) => sum + energy, 0) / (step * stepsInBlock)
  })
}

/** The energy of each whole step of a K-weighted channel; both filters in one pass, because this runs at every move of a slider. */
function stepEnergies(signal: Float32Array, sampleRate: number, step: number): number[] {
  const [f, g] = [headStore(sampleRate), revisedLowCut(sampleRate)]
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  const energies: number[] = []
  for (let from = 0; from + step <= signal.length; from += step) {
    let energy = 0
    for (let at = from; at < from + step; at++) {
      const x = signal[at] as number
      const y = f.b0 * x + f.b1 * x1 + f.b2 * x2 - f.a1 * y1 - f.a2 * y2
      const z = g.b0 * y + g.b1 * y1 + g.b2 * y2 - g.a1 * z1 - g.a2 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      energy += z * z
    }
    energies.push(energy)
  }
  return energies
}

/** Stage 1, the head as a sphere. The standard gives 48 kHz only; corner, gain and Q give its table there and hold at other rates. */
function headStore(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** Stage 2, the revised low-frequency B-curve; its numerator is 1, -2, 1 as the standard has it. */
function revisedLowCut(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
