import type { Cadence, Colour, Key } from './harmony.ts'
import type { Voice } from './score.ts'

export type Layer = 'pad' | 'bass' | 'figures' | 'melody' | 'answer' | 'breath'

/** A part of a piece. */
export interface SectionPlan {
  readonly name: string
  readonly bars: number
  /** Which of the piece's phrases its harmony is; a phrase that came before comes back changed. */
  readonly phrase: string
  readonly cadence: Cadence
  /** What plays, and how loud, 0 to 1. */
  readonly layers: Partial<Record<Layer, number>>
  readonly motif: 'plain' | 'inverted' | 'retrograde' | 'augmented' | 'fragment' | 'ornamented'
  /** Loudness at its beginning and its end, 0 to 1. */
  readonly swell: readonly [number, number]
}

/** What makes a piece itself. Its tempo follows from its bars and its length. */
export interface PiecePlan {
  readonly seed: number
  readonly key: Key
  readonly colour: Colour
  readonly beatsInBar: number
  readonly barsInChord: number
  /** Seconds that are left for the last chord to ring. */
  readonly tail: number
  /** Onsets of the motif in beats, and its length. */
  readonly rhythm: readonly number[]
  readonly motifBeats: number
  /** Figures: notes in a beat, and the order of the chord's notes. */
  readonly figure: {
    readonly perBeat: number
    readonly order: readonly number[]
    readonly voice: Voice
    readonly fill: number
  }
  readonly melodyVoice: Voice
  /** Step of the scale around which the melody moves. */
  readonly middle: number
  /** Seconds by which a hand may be early or late, and by which phrases push and pull. */
  readonly human: number
  readonly rubato: number
  /** Reverberation: seconds to fall by 60 dB, and level. */
  readonly room: { readonly decaySeconds: number; readonly level: number }
}
