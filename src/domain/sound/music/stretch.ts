import type { MusicClock } from './clock.ts'
import type { Motif } from './motif.ts'
import type { PiecePlan, SectionPlan } from './piece-plan.ts'
import type { PlacedChord } from './score.ts'

/** A section with everything its layers need. */
export interface Stretch {
  readonly plan: PiecePlan
  readonly section: SectionPlan
  readonly clock: MusicClock
  readonly motif: Motif
  readonly from: number
  readonly beats: number
  readonly chords: readonly PlacedChord[]
  chordAt(beat: number): PlacedChord
}
