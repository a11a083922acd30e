import { between, type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { bandPass } from '../signal/biquad.ts'
import type { Note } from './score.ts'

/** What sounds add themselves to, in place. */
export interface Buses {
  readonly left: Float32Array
  readonly right: Float32Array
  /** What goes on into the room. */
  readonly sendLeft: Float32Array
  readonly sendRight: Float32Array
}

/** A note that sounds: adds its next `count` samples from place `from` of the buses on; false when it is over. */
export type Sounding = (into: Buses, from: number, count: number) => boolean

export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

/** One decaying sine of a struck thing. */
interface Mode {
  readonly hertz: number
  readonly level: number
  /** Seconds to fall by 60 dB. */
  readonly decaySeconds: number
}

interface Struck {
  readonly modes: readonly Mode[]
  /** Seconds in which the blow has come to 63 %. */
  readonly riseSeconds: number
  /** Seconds to fall by 60 dB once it is let go. */
  readonly releaseSeconds: number
  readonly send: number
}

/** Below this a mode is not heard, whatever else sounds. */
const inaudible = 2e-5

/** Anything struck: its modes ring side by side, and are damped when the note is let go. */
export function struck(
  note: Note,
  sampleRate: number,
  { modes, riseSeconds, releaseSeconds, send }: Struck,
): Sounding {
  let alive = modes.filter(({ hertz }) => hertz < 0.4 * sampleRate).map((mode) => turning(mode, sampleRate))
  const closing = Math.exp(-1 / (riseSeconds * sampleRate))
  const damping = 0.001 ** (1 / (releaseSeconds * sampleRate))
  const released = Math.round(note.seconds * sampleRate)
  const [left, right] = [Math.cos((note.pan * Math.PI) / 2), Math.sin((note.pan * Math.PI) / 2)]
  let [missing, open, played] = [1, 1, 0]
  let mono = new Float32Array(0)
  return (into, from, count) => {
    if (mono.length < count) mono = new Float32Array(count)
    mono.fill(0, 0, count)
    for (const mode of alive) ring(mode, mono, count)
    alive = alive.filter(({ state }) => open * Math.hypot(state[0] as number, state[1] as number) > inaudible)
    for (let at = 0; at < count; at++, played++) {
      const value = (mono[at] as number) * (1 - missing) * open
      missing = missing > 1e-9 ? missing * closing : 0
      if (played >= released) open *= damping
      place(into, from + at, value * left, value * right, send)
    }
    return alive.length > 0
  }
}

interface Turning {
  readonly cos: number
  readonly sin: number
  /** Real and imaginary part. */
  readonly state: Float64Array
}

function turning({ hertz, level, decaySeconds }: Mode, sampleRate: number): Turning {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const shrink = 0.001 ** (1 / (decaySeconds * sampleRate))
  return { cos: shrink * Math.cos(turn), sin: shrink * Math.sin(turn), state: Float64Array.of(level, 0) }
}

function ring({ cos, sin, state }: Turning, mono: Float32Array, count: number): void {
  let [real, imaginary] = [state[0] as number, state[1] as number]
  for (let at = 0; at < count; at++) {
    mono[at] = (mono[at] as number) + imaginary
    const next = real * cos - imaginary * sin
    imaginary = real * sin + imaginary * cos
    real = next
  }
  state[0] = real
  state[1] = imaginary
}

function place(into: Buses, at: number, left: number, right: number, send: number): void {
  into.left[at] = (into.left[at] as number) + left
  into.right[at] = (into.right[at] as number) + right
  into.sendLeft[at] = (into.sendLeft[at] as number) + send * left
  into.sendRight[at] = (into.sendRight[at] as number) + send * right
}

/** Softer than this the felt swallows; partials fall by so much more for each. */
const feltSoftness = 0.34

/**
 * A piano with felt before its hammers. Partials lie at k · f · √(1 + B k²) (Fletcher 1964), B growing with the pitch; each of the lower ones
 * is two strings a fraction of a hertz apart, which gives the quick first and slow second decay (Weinreich 1977).
 */
export function feltPiano(note: Note, sampleRate: number): Sounding {
  const f = hertzOf(note.pitch)
  const stiffness = 0.00035 * 2 ** ((note.pitch - 60) / 10)
  const bright = feltSoftness * (1.9 - note.level)
  const long = 8.5 * 2 ** ((60 - note.pitch) / 22)
  const modes: Mode[] = []
  for (let k = 1; k <= 11; k++) {
    const hertz = k * f * Math.sqrt(1 + stiffness * k * k)
    const level = 0.34 * note.level * k ** -0.7 * Math.exp(-bright * (k - 1)) * (k === 2 ? 0.9 : 1)
    const decaySeconds = long / (1 + 0.32 * (k - 1))
    modes.push({ hertz, level: level * (k <= 4 ? 0.62 : 1), decaySeconds })
    if (k <= 4)
      modes.push({ hertz: hertz * 1.00035 + 0.12, level: level * 0.42, decaySeconds: decaySeconds * 0.45 })
  }
  modes.push({ hertz: 92, level: 0.1 * note.level, decaySeconds: 0.09 })
  return struck(note, sampleRate, { modes, riseSeconds: 0.007, releaseSeconds: 0.9, send: 0.8 })
}

/** A soft mallet on a bar whose second mode is tuned two octaves up, the third to about ten times (Rossing, marimba and vibraphone). */
export function softMallet(note: Note, sampleRate: number): Sounding {
  const f = hertzOf(note.pitch)
  const long = 4.4 * 2 ** ((72 - note.pitch) / 24)
  const modes = [
    { hertz: f, level: 0.3 * note.level, decaySeconds: long },
    { hertz: f * 1.0006 + 0.35, level: 0.09 * note.level, decaySeconds: long * 0.8 },
    { hertz: f * 4, level: 0.07 * note.level ** 1.6, decaySeconds: long * 0.32 },
    { hertz: f * 9.9, level: 0.018 * note.level ** 2, decaySeconds: long * 0.1 },
  ]
  return struck(note, sampleRate, { modes, riseSeconds: 0.004, releaseSeconds: 1.8, send: 1 })
}

/** A plucked bass: little above its third partial. */
export function softBass(note: Note, sampleRate: number): Sounding {
  const f = hertzOf(note.pitch)
  const modes = [1, 0.42, 0.16, 0.05].map((part, at) => ({
    hertz: (at + 1) * f,
    level: 0.5 * note.level * part,
    decaySeconds: 6 / (at + 1) ** 0.6,
  }))
  return struck(note, sampleRate, { modes, riseSeconds: 0.022, releaseSeconds: 0.5, send: 0.25 })
}

const tableLength = 2048
/** One turn of a sound whose partials fall by a power of their number; phases by chance, so that no edge stands out. */
function wave(partials: number, power: number): Float32Array {
  const chance = seededRandom(partials)
  const table = new Float32Array(tableLength + 1)
  for (let k = 1; k <= partials; k++) {
    const phase = 2 * Math.PI * chance()
    for (let at = 0; at <= tableLength; at++)
      table[at] = (table[at] as number) + k ** -power * Math.sin((2 * Math.PI * k * at) / tableLength + phase)
  }
  return table
}
const [dark, light] = [wave(5, 2.1), wave(12, 1.35)]

/** What moves over seconds is asked anew every so many samples. */
const slowly = 16
/** Seconds in which a held chord comes, and goes into the next one. */
const padEdge = 2.6

/** A held note of three voices a few cents apart, one in the middle and one at each side, that grows lighter and darker. */
export function warmPad(note: Note, sampleRate: number, chance: Chance): Sounding {
  const edge = Math.min(padEdge, Math.max(0.8, note.seconds * 0.6)) * sampleRate
  const length = Math.round(note.seconds * sampleRate + edge)
  const phases = Float64Array.from([0, 1, 2], () => chance() * tableLength)
  const steps = [-4.5, 0.8, 5].map((cents) => (hertzOf(note.pitch + cents / 100) * tableLength) / sampleRate)
  const sway = {
    turn: chance() * 2 * Math.PI,
    step: (2 * Math.PI * between(chance, 0.05, 0.13)) / sampleRate,
  }
  const gain = 0.062 * note.level * 2 ** ((60 - note.pitch) / 36)
  const [left, right] = [1.25 - 0.5 * note.pan, 0.75 + 0.5 * note.pan]
  let [played, open, bright] = [0, 0, 0]
  return (into, from, count) => {
    const until = Math.min(count, length - played)
    for (let at = 0; at < until; at++, played++) {
      if (at % slowly === 0) {
        open = gain * Math.sin((Math.PI / 2) * Math.min(1, played / edge, (length - played) / edge)) ** 2
        bright = 0.3 + 0.24 * Math.sin(sway.turn + sway.step * played)
      }
      const a = read(phases, steps, 0, bright)
      const b = read(phases, steps, 1, bright)
      const c = read(phases, steps, 2, bright)
      place(into, from + at, open * left * (a + 0.7 * b), open * right * (c + 0.7 * b), 0.7)
    }
    return played < length
  }
}

function read(phases: Float64Array, steps: readonly number[], voice: number, bright: number): number {
  const phase = phases[voice] as number
  const whole = Math.floor(phase)
  const share = phase - whole
  const below = (1 - bright) * (dark[whole] as number) + bright * (light[whole] as number)
  const above = (1 - bright) * (dark[whole + 1] as number) + bright * (light[whole + 1] as number)
  const next = phase + (steps[voice] as number)
  phases[voice] = next >= tableLength ? next - tableLength : next
  return below + (above - below) * share
}

/** Air through a half open mouth: two bands of noise that rise and fall with the breath, each ear its own. */
export function breathNoise(note: Note, sampleRate: number, chance: Chance): Sounding {
  const length = Math.round(note.seconds * sampleRate)
  const band = bandPass(sampleRate, hertzOf(note.pitch), 1.3)
  const ears = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  const gain = 0.11 * note.level
  let played = 0
  const air = (state: number[]): number => {
    const x = 2 * chance() - 1
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = state
    const y = band.b0 * x + band.b1 * x1 + band.b2 * x2 - band.a1 * y1 - band.a2 * y2
    state[0] = x
    state[1] = x1
    state[2] = y
    state[3] = y1
    return y
  }
  return (into, from, count) => {
    const until = Math.min(count, length - played)
    for (let at = 0; at < until; at++, played++) {
      const open = gain * Math.sin((Math.PI * played) / length) ** 2
      place(into, from + at, open * air(ears[0] as number[]), open * air(ears[1] as number[]), 0.5)
    }
    return played < length
  }
}
