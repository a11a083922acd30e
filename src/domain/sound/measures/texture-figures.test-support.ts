import { filterOnce, highPass } from '../signal/biquad.ts'
import { addScaled, type Stereo } from '../signal/loop.ts'
import type { Texture } from '../sound-names.ts'
import { correlation, crestFactor, envelope, modulationSpectrum, onsets } from './course.test-support.ts'
import { framePower } from './fft.test-support.ts'
import { centroid, octaveLevels, shareBetween, spectrumOf } from './spectrum.test-support.ts'

/** Something measured and the range it has to lie in, both ends allowed. */
export interface Figure {
  readonly what: string
  readonly measured: number
  readonly least: number
  readonly most: number
}

type Measuring = (lap: Stereo, sampleRate: number) => Figure[]

const figure = (what: string, measured: number, least: number, most = Number.POSITIVE_INFINITY): Figure => ({
  what,
  measured,
  least,
  most,
})

/** What each texture has to measure at an intensity of .5 to be heard as what it is named after. */
export const rangesAtHalf: Readonly<Record<Texture, Measuring>> = {
  rain: (lap, rate) => [
    figure('centre of gravity, Hz', centroid(spectrumOf(lap.left, rate)), 2000, 5000),
    figure('correlation of left and right', correlation(lap.left, lap.right), -0.3, 0.3),
    figure('drops told apart, a second', dropsASecond(lap, rate), 3),
  ],
  wave: (lap, rate) => [
    figure('share of energy below 500 Hz', shareBetween(spectrumOf(lap.left, rate), 0, 500), 0.6),
    figure('swells a lap', swells(lap.left, rate), 1, 2),
  ],
  forest: (lap, rate) => [
    figure('centre of gravity, Hz', centroid(spectrumOf(lap.left, rate)), 1000, 4000),
    figure('bird notes a lap, 2 to 6 kHz', whistles(lap, rate).length, 8),
  ],
  cafe: (lap, rate) => [
    figure('share of energy 300 to 3,000 Hz', shareBetween(spectrumOf(lap.left, rate), 300, 3000), 0.5),
    figure('share of modulation (.5 to 25 Hz) at 2 to 8 Hz', speechModulation(lap.left, rate), 0.5),
  ],
  fire: (lap, rate) => [
    figure('crackles a second', cracklesASecond(lap, rate), 5, 30),
    figure('crest factor, dB', crestFactor(lap.left), 12),
  ],
  whitenoise: (lap, rate) => [
    figure(
      'largest step between octaves, dB',
      largestStep(octaveLevels(spectrumOf(lap.left, rate, 1), 80, 20_480)),
      0,
      1,
    ),
  ],
}

function largestStep(levels: readonly number[]): number {
  return Math.max(...levels.slice(1).map((level, at) => Math.abs(level - (levels[at] ?? 0))))
}

/** Onsets above 1 kHz, three times as loud as what is around them. */
export function cracklesASecond({ left }: Stereo, sampleRate: number): number {
  return onsetsAbove(left, sampleRate, 1000, 3)
}

/** Clinks of china: onsets above 5 kHz, where few voices reach. */
export function clinksASecond({ left }: Stereo, sampleRate: number): number {
  return onsetsAbove(left, sampleRate, 5000, 4)
}

/** Drops that stand out of the wash: onsets above 1 kHz, twice as loud as what is around them. */
export function dropsASecond({ left }: Stereo, sampleRate: number): number {
  return onsetsAbove(left, sampleRate, 1000, 2)
}

function onsetsAbove(signal: Float32Array, sampleRate: number, hertz: number, times: number): number {
  const high = filterOnce(signal.slice(), highPass(sampleRate, hertz))
  return (onsets(high, sampleRate, times).length * sampleRate) / signal.length
}

/** Crests of the loudness, smoothed over two seconds round the lap, that stand 2 dB above the troughs before and after. */
function swells(signal: Float32Array, sampleRate: number): number {
  const raw = envelope(signal, sampleRate, 10)
  const course = raw.map((_, at) => {
    let sum = 0
    for (let near = -10; near <= 10; near++) sum += (raw[(at + near + raw.length) % raw.length] ?? 0) ** 2
    return 10 * Math.log10(sum / 21)
  })
  const from = course.indexOf(Math.min(...course))
  const [round, standing] = [[...course.slice(from), ...course.slice(0, from + 1)], 2]
  let [trough, crest, count] = [round[0] ?? 0, Number.NEGATIVE_INFINITY, 0]
  for (const level of round) {
    if (crest === Number.NEGATIVE_INFINITY) {
      trough = Math.min(trough, level)
      if (level > trough + standing) crest = level
    } else {
      crest = Math.max(crest, level)
      if (level < crest - standing) {
        count++
        trough = level
        crest = Number.NEGATIVE_INFINITY
      }
    }
  }
  return count
}

/** A whistled note: when it began (seconds), how long, and its first and last pitch (Hz). */
interface Whistle {
  readonly at: number
  readonly seconds: number
  readonly from: number
  readonly to: number
}

/** Notes in a band of 2 to 6 kHz: one frequency 17 dB above the median of the band for at least 40 ms. */
export function whistles({ left, right }: Stereo, sampleRate: number): Whistle[] {
  const [size, hop] = [1024, 512]
  const [low, high] = [Math.ceil((2000 * size) / sampleRate), Math.floor((6000 * size) / sampleRate)]
  const both = left.slice()
  addScaled(both, right, 1)
  const found: Whistle[] = []
  let pitches: number[] = []
  for (let from = 0; from + size <= both.length; from += hop) {
    const band = framePower(both, from, size).subarray(low, high)
    const loudest = band.indexOf(Math.max(...band))
    const middle = band.slice().sort()[band.length >> 1] ?? 0
    if ((band[loudest] ?? 0) > 50 * middle) pitches.push(((loudest + low) * sampleRate) / size)
    else {
      const seconds = (pitches.length * hop) / sampleRate
      const [first, last] = [pitches[0], pitches.at(-1)]
      if (seconds >= 0.04 && first && last)
        found.push({ at: from / sampleRate - seconds, seconds, from: first, to: last })
      pitches = []
    }
  }
  return found
}

function speechModulation(signal: Float32Array, sampleRate: number): number {
  const modulation = modulationSpectrum(signal, sampleRate)
  const between = (low: number, high: number): number =>
    modulation.reduce((sum, { hertz, power }) => sum + (hertz >= low && hertz < high ? power : 0), 0)
  return between(2, 8) / between(0.5, 25)
}
