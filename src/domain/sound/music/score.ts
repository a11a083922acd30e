import type { Chord } from './harmony.ts'

export type Voice = 'piano' | 'mallet' | 'pad' | 'bass' | 'breath'

/** One note of a score. */
export interface Note {
  readonly voice: Voice
  /** Seconds from the beginning. */
  readonly at: number
  /** Seconds until it is let go; what is struck rings on a little. */
  readonly seconds: number
  /** MIDI; breath has the pitch of its colour. */
  readonly pitch: number
  /** 0 to 1: how loud, and for what is struck how bright. */
  readonly level: number
  /** 0 left, 1 right. */
  readonly pan: number
}

/** A chord as it stands in a piece. */
export interface PlacedChord extends Chord {
  /** Seconds from the beginning. */
  readonly at: number
  /** Its beat, and how many it lasts. */
  readonly beat: number
  readonly beats: number
  /** MIDI, rising. */
  readonly voices: readonly number[]
  readonly bass: number
}

/** A piece before it sounds. */
export interface Score {
  readonly seconds: number
  /** In order of their moments. */
  readonly notes: readonly Note[]
  readonly chords: readonly PlacedChord[]
  readonly sections: readonly { readonly name: string; readonly at: number; readonly level: number }[]
}
