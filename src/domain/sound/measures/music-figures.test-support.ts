import { peakOf } from '../signal/level.ts'
import type { Stereo } from '../signal/loop.ts'
import { loudness } from '../signal/loudness.ts'
import { correlation } from './course.test-support.ts'
import { framePower } from './fft.test-support.ts'
import { centroid, spectrumOf } from './spectrum.test-support.ts'

/** Something measured of a piece, its range, and how a page writes it. */
export interface MusicFigure {
  readonly what: string
  readonly measured: number
  readonly least: number
  readonly most: number
  readonly words: string
}

/** No piece may come back to where it was sooner than this, in seconds. */
export const shortestLoop = 30

/** Everything that has a range, of a whole piece. */
export function figuresOf(piece: Stereo, sampleRate: number): MusicFigure[] {
  const channels = [piece.left, piece.right]
  const course = chromaCourse(piece.left, sampleRate)
  const figure = (
    what: string,
    measured: number,
    least: number,
    most: number,
    digits: number,
  ): MusicFigure => ({
    what,
    measured,
    least,
    most,
    words: measured.toFixed(digits),
  })
  const { POSITIVE_INFINITY: any } = Number
  return [
    figure('loudness, LUFS', loudness(channels, sampleRate), -18.5, -17.5, 2),
    figure('peak, dBFS', 20 * Math.log10(peakOf(channels)), -any, -1, 1),
    figure('harmonic movement', harmonicMovement(course), 0.1, any, 2),
    figure('likeness to itself within 30 s', loopLikeness(course), -1, 0.8, 2),
    figure('correlation of left and right', correlation(piece.left, piece.right), 0.05, 0.97, 2),
    figure('centre of gravity, Hz', centroid(spectrumOf(piece.left, sampleRate)), 80, 900, 0),
  ]
}

const window = 16_384
/** Four octaves and a half in which tones can be told apart. */
const [lowest, highest] = [100, 2_200]

/** How the energy of each second is shared between the twelve pitch classes: rows of twelve, each of length 1. */
export function chromaCourse(signal: Float32Array, sampleRate: number): Float64Array[] {
  const rows: Float64Array[] = []
  for (let from = 0; from + window <= signal.length; from += sampleRate) {
    const power = framePower(signal, from, window)
    const row = new Float64Array(12)
    for (let bin = 1; bin < power.length; bin++) {
      const hertz = (bin * sampleRate) / window
      if (hertz < lowest || hertz > highest) continue
      const tone = (((Math.round(12 * Math.log2(hertz / 440)) + 69) % 12) + 12) % 12
      row[tone] = (row[tone] as number) + Math.sqrt(power[bin] as number)
    }
    rows.push(normalised(row))
  }
  return rows
}

function normalised(row: Float64Array): Float64Array {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0))
  return length > 0 ? row.map((value) => value / length) : row
}

/** 1 less the cosine between what sounds in one block of eight seconds and in the next, on average; 0 for a chord that stays. */
export function harmonicMovement(course: readonly Float64Array[]): number {
  const blocks: Float64Array[] = []
  for (let from = 0; from + 8 <= course.length; from += 8) blocks.push(meanOf(course.slice(from, from + 8)))
  const steps = blocks
    .slice(1)
    .map((block, at) => 1 - dot(normalised(block), normalised(blocks[at] ?? block)))
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

/**
 * The highest correlation of a piece's course with itself, shifted by 4 to 30 s, with what stays the same all through taken away: 1 for
 * anything that goes round within that time.
 */
export function loopLikeness(course: readonly Float64Array[]): number {
  const mean = meanOf(course)
  const rest = course.map((row) => row.map((value, tone) => value - (mean[tone] ?? 0)))
  let most = -1
  for (let lag = 4; lag <= shortestLoop; lag++) {
    let [both, first, second] = [0, 0, 0]
    for (let at = 0; at + lag < rest.length; at++) {
      const [a, b] = [rest[at], rest[at + lag]] as [Float64Array, Float64Array]
      both += dot(a, b)
      first += dot(a, a)
      second += dot(b, b)
    }
    most = Math.max(most, both / Math.sqrt(first * second))
  }
  return most
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(12)
  for (const row of rows)
    for (let tone = 0; tone < 12; tone++)
      mean[tone] = (mean[tone] as number) + (row[tone] as number) / rows.length
  return mean
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] as number), 0)
}
