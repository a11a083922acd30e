import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { framePower } from '#domain/sound/measures/fft.test-support.ts'
import { figuresOf } from '#domain/sound/measures/music-figures.test-support.ts'
import { centroid, spectrumOf } from '#domain/sound/measures/spectrum.test-support.ts'
import {
  clinksASecond,
  cracklesASecond,
  rangesAtHalf,
} from '#domain/sound/measures/texture-figures.test-support.ts'
import { renderPiece } from '#domain/sound/music/render-piece.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import { peakOf } from '#domain/sound/signal/level.ts'
import type { Stereo } from '#domain/sound/signal/loop.ts'
import { loudestMoment, loudness } from '#domain/sound/signal/loudness.ts'
import { type Texture, textures, tones } from '#domain/sound/sound-names.ts'
import { mixStems, renderStems } from '#domain/sound/textures/render-texture.ts'
import { renderTone } from '#domain/sound/tones/render-tone.ts'

const sampleRate = 48_000
const musicRate = 44_100
const seed = 1
const width = 1000
const height = 500
const window = 2048
/** The pictures are logarithmic from here to 20 kHz, ten octaves less a third, and show 80 dB. */
const lowest = 30
const highest = 20_000
const depth = 80

/** Writes every sound as a WAV and its picture as a PNG into the folder given, and prints the figures of docs/sound.md. */
const [folder, ...given] = process.argv.slice(2)
if (!folder) throw new Error('Say where to: node scripts/spectrograms.ts <folder> [music | intensity ...]')
mkdirSync(folder, { recursive: true })
if (given[0] === 'music') await writeMusic()
else await writeSounds()

/** The six pieces, or those of the names that follow; a line of a Markdown table for each. */
async function writeMusic(): Promise<void> {
  for (const { id, title, duration } of tracks.filter((track) => !given[1] || given.includes(track.id))) {
    const beganAt = performance.now()
    const { left, right } = renderPiece(id, musicRate)
    const took = ((performance.now() - beganAt) / 1_000).toFixed(0)
    await write(id, [left, right], musicRate)
    const figures = figuresOf({ left, right }, musicRate).map(({ words }) => words)
    console.log(`| ${title} | ${duration} | ${figures.join(' | ')} | ${took} |`)
  }
}

async function writeSounds(): Promise<void> {
  const intensities = given.length > 0 ? given.map(Number) : [0.5]
  for (const { id, name, seconds } of tones) {
    const tone = renderTone(id, sampleRate, seed)
    await write(id, [tone])
    const loudest = loudestMoment([tone], sampleRate).toFixed(1)
    console.log(`| ${name} | ${seconds} s | ${loudest} LUFS | ${inDecibels(peakOf([tone]))} dBFS |`)
  }
  for (const { id, name } of textures) {
    const stems = renderStems(id, sampleRate, seed)
    for (const intensity of intensities) {
      const lap = mixStems(stems, intensity)
      await write(intensities.length > 1 ? `${id}-${intensity}` : id, [lap.left, lap.right])
      if (intensity === 0.5) printFigures(name, id, lap)
    }
    const courses = [0, 0.25, 0.5, 0.75, 1].map((intensity) => {
      const lap = mixStems(stems, intensity)
      const events = id === 'cafe' ? clinksASecond(lap, sampleRate) : cracklesASecond(lap, sampleRate)
      return [centroid(spectrumOf(lap.left, sampleRate)).toFixed(0), events.toFixed(1)]
    })
    console.log(`| ${name} | centre of gravity, Hz, at 0, .25, .5, .75, 1 | rises | ${row(courses, 0)} |`)
    if (id === 'fire') console.log(`| ${name} | crackles a second, likewise | rises | ${row(courses, 1)} |`)
    if (id === 'cafe') console.log(`| ${name} | clinks a second, likewise | rises | ${row(courses, 1)} |`)
  }
}

function row(courses: readonly string[][], column: number): string {
  return courses.map((values) => values[column]).join(', ')
}

function inDecibels(level: number): string {
  return (20 * Math.log10(level)).toFixed(1)
}

/** A line of a Markdown table for everything that has a range. */
function printFigures(name: string, texture: Texture, lap: Stereo): void {
  const channels = [lap.left, lap.right]
  const figures = [
    { what: 'loudness, LUFS', measured: loudness(channels, sampleRate), least: -20.5, most: -19.5 },
    { what: 'peak, dBFS', measured: Number(inDecibels(peakOf(channels))), least: -Infinity, most: -1 },
    ...rangesAtHalf[texture](lap, sampleRate),
  ]
  for (const { what, measured, least, most } of figures) {
    const range =
      least === -Infinity
        ? `at most ${most}`
        : most === Infinity
          ? `at least ${least}`
          : `${least} to ${most}`
    console.log(`| ${name} | ${what} | ${range} | ${Number(measured.toFixed(2))} |`)
  }
}

async function write(name: string, channels: readonly Float32Array[], rate = sampleRate): Promise<void> {
  writeFileSync(join(folder ?? '', `${name}.wav`), wav(channels, rate))
  const pixels = picture(channels[0] ?? new Float32Array(0), rate)
  const raw = { width, height, channels: 3 as const }
  await sharp(pixels, { raw })
    .png()
    .toFile(join(folder ?? '', `${name}.png`))
}

/** 16 bits a sample. */
function wav(channels: readonly Float32Array[], rate: number): Buffer {
  const frames = channels[0]?.length ?? 0
  const bytes = Buffer.alloc(44 + frames * channels.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels.length, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * channels.length * 2, 28)
  bytes.writeUInt16LE(channels.length * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - 44, 40)
  for (let frame = 0; frame < frames; frame++)
    for (const [at, channel] of channels.entries())
      bytes.writeInt16LE(Math.round((channel[frame] ?? 0) * 32_767), 44 + (frame * channels.length + at) * 2)
  return bytes
}

/** Time to the right, frequency upwards, black to white over 80 dB below the loudest point; a thin line at 100, 1,000 and 10,000 Hz. */
function picture(signal: Float32Array, rate: number): Uint8Array {
  const columns = Array.from({ length: width }, (_, x) =>
    framePower(signal, Math.round((x * (signal.length - window)) / width), window, 2 * window),
  )
  const loudest = columns.reduce((most, column) => column.reduce((a, b) => Math.max(a, b), most), 1e-20)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = height - 1 - y
    const [from, to] = [binAt(y / height, rate), binAt((y + 1) / height, rate)]
    for (const [x, column] of columns.entries()) {
      const decibels = 10 * Math.log10(meanBetween(column, from, to) / loudest + 1e-20)
      pixels.set(heat(1 + decibels / depth), (row * width + x) * 3)
    }
  }
  for (const hertz of [100, 1000, 10_000]) {
    const row = height - 1 - Math.round((Math.log(hertz / lowest) / Math.log(highest / lowest)) * height)
    for (let x = 0; x < width; x += 4) pixels.set([120, 160, 160], (row * width + x) * 3)
  }
  return pixels
}

function binAt(share: number, rate: number): number {
  return (lowest * (highest / lowest) ** share * 2 * window) / rate
}

function meanBetween(column: Float64Array, from: number, to: number): number {
  const [first, last] = [Math.round(from), Math.max(Math.round(from) + 1, Math.round(to))]
  let sum = 0
  for (let bin = first; bin < last; bin++) sum += column[bin] ?? 0
  return sum / (last - first)
}

/** Black, violet, orange, white. */
function heat(value: number): [number, number, number] {
  const v = Math.min(1, Math.max(0, value))
  const ramp = (from: number, to: number): number => 255 * Math.min(1, Math.max(0, (v - from) / (to - from)))
  return [
    ramp(0.2, 0.7),
    ramp(0.5, 0.95),
    v < 0.45 ? ramp(0, 0.6) : Math.max(60 - 255 * (v - 0.45), ramp(0.85, 1)),
  ]
}
