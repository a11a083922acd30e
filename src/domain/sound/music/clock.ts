import type { PiecePlan, SectionPlan } from './piece-plan.ts'

/** A piece's beats and their moments. */
export interface MusicClock {
  readonly beats: number
  /** Seconds of a beat before anything pushes or pulls. */
  readonly beatSeconds: number
  /** Seconds from the beginning of the piece. */
  at(beat: number): number
}

/** Seconds of quiet before the first note. */
const before = 0.25
/** The last beats slow down, by so much at the end. */
const slowingBeats = 8
const slowing = 0.22

/**
 * Beats and seconds of a piece: as many as its bars have, in its length less what is left for the last chord. Phrases of four bars push and
 * pull by the plan's rubato, and the end slows down.
 */
export function clockOf(
  plan: PiecePlan & { readonly sections: readonly SectionPlan[] },
  seconds: number,
): MusicClock {
  const { beatsInBar, tail, rubato } = plan
  const beats = beatsInBar * plan.sections.reduce((sum, { bars }) => sum + bars, 0)
  const slowed = (beat: number): number => {
    const into = Math.max(0, beat - (beats - slowingBeats))
    return beat + (slowing * into ** 2) / (2 * slowingBeats)
  }
  const beatSeconds = (seconds - tail - before) / slowed(beats)
  const phrase = 4 * beatsInBar
  return {
    beats,
    beatSeconds,
    at: (beat) => before + beatSeconds * slowed(beat) + rubato * Math.sin((2 * Math.PI * beat) / phrase),
  }
}
