import { between, type Chance } from '../../chance/seeded-random.ts'
import {
  augmented,
  fragment,
  inverted,
  type Motif,
  ornamented,
  retrograde,
  type Sung,
  sing,
} from './motif.ts'
import type { Layer, SectionPlan } from './piece-plan.ts'
import type { Note, PlacedChord } from './score.ts'
import type { Stretch } from './stretch.ts'

type Player = (stretch: Stretch, level: number, chance: Chance) => Note[]

/** Everything that plays in a section. */
export function layerNotes(stretch: Stretch, chance: Chance): Note[] {
  const order: readonly Layer[] = ['pad', 'bass', 'figures', 'melody', 'answer', 'breath']
  return order.flatMap((layer) => {
    const level = stretch.section.layers[layer]
    return level === undefined ? [] : players[layer](stretch, level, chance)
  })
}

/** How loud a beat of a section is: its swell, and an arch over each four bars. */
function dynamic({ section, from, beats, plan }: Stretch, beat: number): number {
  const share = (beat - from) / beats
  const [begin, end] = section.swell
  const inPhrase = ((beat - from) / (4 * plan.beatsInBar)) % 1
  return (begin + (end - begin) * share) * (0.86 + 0.14 * Math.sin(Math.PI * inPhrase))
}

const seconds = ({ clock }: Stretch, from: number, beats: number): number =>
  clock.at(from + beats) - clock.at(from)

/** Held chords that come and go into each other. */
function pad(stretch: Stretch, level: number): Note[] {
  return stretch.chords.flatMap(({ beat, beats, voices }) =>
    voices.map(
      (pitch, at): Note => ({
        voice: 'pad',
        at: stretch.clock.at(beat),
        seconds: seconds(stretch, beat, beats),
        pitch: pitch - (at === 0 ? 12 : 0),
        level: level * dynamic(stretch, beat),
        pan: 0.2 + 0.2 * at,
      }),
    ),
  )
}

/** The root when a chord begins; in faster pieces the fifth or the octave once more before it changes. */
function bass(stretch: Stretch, level: number, chance: Chance): Note[] {
  const note = (beat: number, beats: number, pitch: number, part: number): Note => ({
    voice: 'bass',
    at: stretch.clock.at(beat),
    seconds: seconds(stretch, beat, beats),
    pitch,
    level: part * level * dynamic(stretch, beat),
    pan: 0.5,
  })
  return stretch.chords.flatMap(({ beat, beats, bass: pitch, tones }) => {
    if (seconds(stretch, beat, beats) > 4) return [note(beat, beats, pitch, 1)]
    const upper = chance() < 0.5 && tones[2] !== undefined ? above(pitch, tones[2]) : pitch + 12
    const turn = beats * (chance() < 0.3 ? 0.625 : 0.75)
    return [note(beat, turn, pitch, 1), note(beat + turn, beats - turn, upper <= 55 ? upper : pitch, 0.6)]
  })
}

const above = (pitch: number, tone: number): number => pitch + ((((tone - pitch) % 12) + 12) % 12)

/** Broken chords; every other phrase two of their notes change places, and now and then one is left out. */
function figures(stretch: Stretch, level: number, chance: Chance): Note[] {
  const { plan, clock, from, beats } = stretch
  const { perBeat, voice, fill } = plan.figure
  const order = [...plan.figure.order]
  const notes: Note[] = []
  const count = Math.round(beats * perBeat)
  for (let turn = 0; turn < count; turn++) {
    const beat = from + turn / perBeat
    if (turn > 0 && turn % (order.length * 4) === 0) swapTwo(order, chance)
    const isFirst = turn % order.length === 0
    if (!isFirst && chance() > fill) continue
    const pitch = reach(stretch.chordAt(beat), order[turn % order.length] ?? 0)
    notes.push({
      voice,
      at: clock.at(beat),
      seconds: seconds(stretch, beat, Math.max(2, 2 / perBeat)),
      pitch: voice === 'mallet' && perBeat < 3 ? pitch + 12 : pitch,
      level: level * dynamic(stretch, beat) * (isFirst ? 1 : between(chance, 0.66, 0.86)),
      pan: 0.5 + (pitch - 65) * 0.018,
    })
  }
  return notes
}

function swapTwo(order: number[], chance: Chance): void {
  const at = 1 + Math.floor(chance() * (order.length - 2))
  const [a = 0, b = 0] = [order[at], order[at + 1]]
  order[at] = b
  order[at + 1] = a
}

/** The so-and-so-manieth note of a chord: its bass an octave up, then its voices, then those an octave higher. */
function reach({ bass: low, voices }: PlacedChord, place: number): number {
  if (place === 0) return low + 12
  const voice = voices[(place - 1) % voices.length] ?? low + 24
  return voice + 12 * Math.floor((place - 1) / voices.length)
}

/** What a section makes of the motif, and what its second and third bar make of that. */
function variants(motif: Motif, wanted: SectionPlan['motif'], chance: Chance): Motif[] {
  const made: Record<SectionPlan['motif'], () => Motif> = {
    plain: () => motif,
    inverted: () => inverted(motif),
    retrograde: () => retrograde(motif),
    augmented: () => augmented(motif),
    fragment: () => fragment(motif),
    ornamented: () => ornamented(chance, motif),
  }
  const first = made[wanted]()
  return [first, first, chance() < 0.5 ? ornamented(chance, first) : inverted(first), fragment(first)]
}

/** Steps by which each statement of a phrase lies above the middle: it climbs to the third and comes home. */
const lifts = [0, 1, 3, -1]

/** The motif, four times a phrase: as it is, led on, changed, and closed; the line goes on from where it was. */
function line(stretch: Stretch, chance: Chance): Sung[] {
  const { plan, section, motif, from, beats, chordAt } = stretch
  const shapes = variants(motif, section.motif, chance)
  const sung: Sung[] = []
  let near = plan.middle
  let beat = from
  for (let turn = 0; beat + (shapes[turn % 4] as Motif).beats <= from + beats + 0.01; turn++) {
    const shape = shapes[turn % 4] as Motif
    const isResting = turn % 8 === 7 || (turn % 4 === 3 && chance() < 0.35)
    if (!isResting) sung.push(...sing(shape, plan.key, chordAt, { beat, middle: plan.middle, near }))
    near = plan.middle + (lifts[(turn + 1) % 4] ?? 0) + (chance() < 0.3 ? 1 : 0)
    beat += shape.beats
  }
  return sung
}

function melody(stretch: Stretch, level: number, chance: Chance): Note[] {
  return line(stretch, chance).map(({ at, beats, pitch }) => ({
    voice: stretch.plan.melodyVoice,
    at: stretch.clock.at(at),
    seconds: seconds(stretch, at, beats * 1.15),
    pitch,
    level: level * dynamic(stretch, at) * (at % stretch.plan.beatsInBar === 0 ? 1 : 0.86),
    pan: 0.54,
  }))
}

/** The end of the line once more, an octave higher, in the other hand and a bar later. */
function answer(stretch: Stretch, level: number, chance: Chance): Note[] {
  const { plan, clock, from, beats } = stretch
  return stretch.chords.flatMap(({ beat, beats: length, voices }, at): Note[] => {
    if (at % 2 === 0 || beat + length > from + beats) return []
    const start = beat + length * (chance() < 0.5 ? 0.5 : 0.375)
    const pair = chance() < 0.5 ? [3, 2] : [2, 3]
    return pair.map((voice, turn) => ({
      voice: plan.melodyVoice === 'piano' ? 'mallet' : 'piano',
      at: clock.at(start + (turn * length) / 8),
      seconds: seconds(stretch, start, length / 2),
      pitch: (voices[voice] ?? 72) + 12,
      level: level * dynamic(stretch, beat) * (turn === 0 ? 0.9 : 0.7),
      pan: turn === 0 ? 0.24 : 0.74,
    }))
  })
}

/** Air, as slow as a sleeper: in for four tenths of a breath and out for the rest. */
function breath(stretch: Stretch, level: number, chance: Chance): Note[] {
  const [begin, end] = [stretch.clock.at(stretch.from), stretch.clock.at(stretch.from + stretch.beats)]
  const notes: Note[] = []
  for (let at = begin; at < end - 6; ) {
    const whole = between(chance, 9, 11)
    const one = (from: number, length: number, pitch: number, part: number): Note => ({
      voice: 'breath',
      at: from,
      seconds: length,
      pitch,
      level: part * level,
      pan: between(chance, 0.4, 0.6),
    })
    notes.push(one(at, whole * 0.42, 79, 0.8), one(at + whole * 0.42, whole * 0.5, 72, 1))
    at += whole
  }
  return notes
}

const players: Readonly<Record<Layer, Player>> = { pad, bass, figures, melody, answer, breath }
