import { between, type Chance } from '../../chance/seeded-random.ts'

/** One note of a call: a whistle that glides from one pitch to another. */
interface Note {
  readonly from: number
  readonly to: number
  readonly seconds: number
  /** Silence after it. */
  readonly rest: number
  /** Bend of the glide: 0 straight in octaves, above 0 up first, below 0 down first, in octaves. */
  readonly bend: number
}

/** A kind of bird: what it sings each time anew. */
type Bird = (chance: Chance) => Note[]

/** Two or three clear whistles, each falling a little, the second lower (as a chickadee's song). */
const whistler: Bird = (chance) => {
  const pitch = between(chance, 3500, 3900)
  return [1, 0.84, 0.84].slice(0, chance() < 0.5 ? 2 : 3).map((ratio) => ({
    from: pitch * ratio * 1.04,
    to: pitch * ratio * 0.98,
    seconds: between(chance, 0.26, 0.38),
    rest: 0.08,
    bend: 0.02,
  }))
}

/** A row of quick falling notes, slower and lower towards the end (as a willow warbler's). */
const warbler: Bird = (chance) => {
  const count = 8 + Math.floor(chance() * 5)
  const top = between(chance, 4800, 5600)
  return Array.from({ length: count }, (_, at) => {
    const pitch = top * 0.952 ** at
    return {
      from: pitch * 1.1,
      to: pitch * 0.78,
      seconds: 0.07 + at * 0.006,
      rest: 0.035 + at * 0.004,
      bend: 0.1,
    }
  })
}

/** "Tea-cher": a high note and a low one, over and over (as a great tit's). */
const titmouse: Bird = (chance) => {
  const high = between(chance, 4300, 4800)
  const rounds = 3 + Math.floor(chance() * 3)
  return Array.from({ length: rounds }, () => [
    { from: high, to: high * 1.03, seconds: 0.11, rest: 0.03, bend: 0.05 },
    { from: high * 0.74, to: high * 0.7, seconds: 0.14, rest: 0.07, bend: -0.04 },
  ]).flat()
}

/** Single notes that leap up and down, with pauses (as a robin's). */
const robin: Bird = (chance) =>
  Array.from({ length: 6 + Math.floor(chance() * 5) }, () => {
    const from = between(chance, 2300, 5000)
    return {
      from,
      to: Math.min(5800, Math.max(2100, from * between(chance, 0.65, 1.5))),
      seconds: between(chance, 0.06, 0.2),
      rest: between(chance, 0.01, 0.09),
      bend: between(chance, -0.18, 0.18),
    }
  })

/** Birds that sing near, and others that join them. */
export const birds: readonly Bird[] = [whistler, warbler, titmouse, robin]

/** A call of one bird, peaks near 1, between 2 and 6 kHz at its ground note. */
export function birdCall(bird: Bird, sampleRate: number, chance: Chance): Float32Array {
  const notes = bird(chance)
  const seconds = notes.reduce((sum, note) => sum + note.seconds + note.rest, 0)
  const call = new Float32Array(Math.ceil(seconds * sampleRate))
  let from = 0
  for (const note of notes) {
    singNote(call, Math.round(from * sampleRate), sampleRate, note, between(chance, 0.7, 1))
    from += note.seconds + note.rest
  }
  return call
}

/** The pitch moves on every so many samples. */
const glideStep = 16

function singNote(call: Float32Array, start: number, sampleRate: number, note: Note, level: number): void {
  const length = Math.min(Math.round(note.seconds * sampleRate), call.length - start)
  const octaves = Math.log2(note.to / note.from)
  let turn = 0
  let hertz = note.from
  for (let at = 0; at < length; at++) {
    const share = at / length
    if (at % glideStep === 0) hertz = note.from * 2 ** (octaves * share + 4 * note.bend * share * (1 - share))
    turn += hertz / sampleRate
    const angle = 2 * Math.PI * turn
    const open = 6.75 * share * (1 - share) ** 2
    call[start + at] = level * open * Math.sin(angle) * (1 + 0.12 * open * Math.cos(angle))
  }
}
