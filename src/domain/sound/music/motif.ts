import { type Chance, oneOf } from '../../chance/seeded-random.ts'
import type { Chord, Key } from './harmony.ts'
import { pitchOf } from './harmony.ts'

/** A note of a figure: when and how long in beats, and how many steps of the scale above the first. */
export interface MotifNote {
  readonly at: number
  readonly beats: number
  readonly step: number
}

/** A figure that a piece remembers. */
export interface Motif {
  /** Its whole length, with the rest at its end. */
  readonly beats: number
  readonly notes: readonly MotifNote[]
}

/** A figure on given onsets (in beats): small steps, at most one leap, and a turn back after it. */
export function newMotif(chance: Chance, onsets: readonly number[], beats: number): Motif {
  const leapAt = 1 + Math.floor(chance() * Math.max(1, onsets.length - 2))
  const up = chance() < 0.6 ? 1 : -1
  let step = 0
  const notes = onsets.map((at, place) => {
    if (place === leapAt) step += up * oneOf(chance, [3, 4])
    else if (place === leapAt + 1) step -= up * oneOf(chance, [1, 2])
    else if (place > 0) step += oneOf(chance, [-1, 1, 1, 2, -2])
    return { at, beats: (onsets[place + 1] ?? beats) - at, step }
  })
  return { beats, notes }
}

/** Upside down: what rose falls. */
export const inverted = ({ beats, notes }: Motif): Motif => ({
  beats,
  notes: notes.map((note) => ({ ...note, step: -note.step })),
})

/** Backwards in pitch and in time. */
export function retrograde({ beats, notes }: Motif): Motif {
  const last = notes.at(-1)?.step ?? 0
  return {
    beats,
    notes: notes
      .map((note) => ({ ...note, at: beats - note.at - note.beats, step: note.step - last }))
      .toReversed(),
  }
}

/** Twice as slow. */
export const augmented = ({ beats, notes }: Motif): Motif => ({
  beats: 2 * beats,
  notes: notes.map(({ at, beats: length, step }) => ({ at: 2 * at, beats: 2 * length, step })),
})

/** Its beginning alone, held. */
export function fragment({ beats, notes }: Motif): Motif {
  const kept = notes.slice(0, Math.max(2, Math.ceil(notes.length / 2)))
  return {
    beats,
    notes: kept.map((note, place) =>
      place === kept.length - 1 ? { ...note, beats: beats - note.at } : note,
    ),
  }
}

/** With a neighbouring note before its longest one. */
export function ornamented(chance: Chance, { beats, notes }: Motif): Motif {
  const longest = notes.reduce(
    (most, note, place) => (note.beats > (notes[most]?.beats ?? 0) ? place : most),
    0,
  )
  const side = oneOf(chance, [-1, 1])
  return {
    beats,
    notes: notes.flatMap((note, place) => {
      if (place !== longest || note.beats < 1) return [note]
      const short = note.beats / 4
      return [
        { at: note.at, beats: short, step: note.step + side },
        { at: note.at + short, beats: note.beats - short, step: note.step },
      ]
    }),
  }
}

export interface Sung {
  readonly at: number
  readonly beats: number
  /** MIDI. */
  readonly pitch: number
}

/**
 * A motif over harmony, from the chord's note nearest to a step. What falls on a whole beat belongs to the chord of that moment; between
 * those the line walks by the scale. It stays within an octave and a half around the middle that it is given.
 */
export function sing(
  { notes }: Motif,
  key: Key,
  chordAt: (beat: number) => Chord,
  place: { readonly beat: number; readonly middle: number; readonly near: number },
): Sung[] {
  const start = stepNear(key, chordAt(place.beat), place.near)
  return notes.map(({ at, beats, step }) => {
    const beat = place.beat + at
    const wished = folded(start + step, place.middle)
    const isOnBeat = Math.abs(beat - Math.round(beat)) < 0.01 && beats >= 1
    const found = isOnBeat ? stepNear(key, chordAt(beat), wished) : wished
    return { at: beat, beats, pitch: pitchOf(key, found) }
  })
}

/** A step brought back by octaves to within five steps of the middle. */
function folded(step: number, middle: number): number {
  if (step > middle + 6) return folded(step - 7, middle)
  return step < middle - 6 ? folded(step + 7, middle) : step
}

/** The step nearest to a given one whose pitch belongs to a chord; the given one where none does. */
export function stepNear(key: Key, { tones }: Chord, step: number): number {
  for (const away of [0, -1, 1, -2, 2])
    if (tones.includes(((pitchOf(key, step + away) % 12) + 12) % 12)) return step + away
  return step
}
