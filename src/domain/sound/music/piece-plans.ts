import type { Cadence } from './harmony.ts'
import type { PiecePlan, SectionPlan } from './piece-plan.ts'
import type { TrackId } from './tracks.ts'

const part = (
  name: string,
  bars: number,
  phrase: string,
  cadence: Cadence,
  motif: SectionPlan['motif'],
  swell: readonly [number, number],
  layers: SectionPlan['layers'],
): SectionPlan => ({ name, bars, phrase, cadence, motif, swell, layers })

/** A mirror: the second half brings the first half's figure back from its end. */
const reversePoem = {
  seed: 11,
  key: { tonic: 63, scale: 'major' },
  colour: 'ninth',
  beatsInBar: 4,
  barsInChord: 1,
  tail: 7,
  rhythm: [0, 1, 1.5, 2.5],
  motifBeats: 4,
  figure: { perBeat: 2, order: [0, 2, 1, 3, 2, 4, 3, 1], voice: 'piano', fill: 0.9 },
  melodyVoice: 'piano',
  middle: 7,
  human: 0.007,
  rubato: 0.02,
  room: { decaySeconds: 2.2, level: 0.32 },
  sections: [
    part('opening', 8, 'a', 'half', 'plain', [0.35, 0.55], { figures: 0.6, pad: 0.42 }),
    part('poem', 16, 'a', 'authentic', 'plain', [0.55, 0.75], {
      figures: 0.55,
      pad: 0.59,
      bass: 0.6,
      melody: 0.8,
    }),
    part('answer', 16, 'b', 'deceptive', 'inverted', [0.7, 0.95], {
      figures: 0.55,
      pad: 0.77,
      bass: 0.7,
      melody: 0.8,
      answer: 0.5,
    }),
    part('still', 8, 'c', 'half', 'augmented', [0.5, 0.45], {
      pad: 1,
      bass: 0.4,
      melody: 0.6,
      answer: 0.35,
    }),
    part('reverse poem', 16, 'a', 'authentic', 'retrograde', [0.6, 0.85], {
      figures: 0.6,
      pad: 0.68,
      bass: 0.7,
      melody: 0.8,
      answer: 0.4,
    }),
    part('closing', 8, 'b', 'plagal', 'fragment', [0.6, 0.3], {
      figures: 0.45,
      pad: 0.68,
      bass: 0.4,
      melody: 0.5,
    }),
  ],
} as const

/** Light through leaves: bright mallets over slow chords, in three. */
const fractions = {
  seed: 23,
  key: { tonic: 62, scale: 'lydian' },
  colour: 'both',
  beatsInBar: 3,
  barsInChord: 2,
  tail: 8,
  rhythm: [0, 2, 3, 5],
  motifBeats: 6,
  figure: { perBeat: 1, order: [2, 4, 3, 5, 4, 3], voice: 'mallet', fill: 0.62 },
  melodyVoice: 'piano',
  middle: 8,
  human: 0.018,
  rubato: 0.06,
  room: { decaySeconds: 3.2, level: 0.42 },
  sections: [
    part('first light', 8, 'a', 'plagal', 'plain', [0.4, 0.6], { pad: 0.6, figures: 0.5 }),
    part('leaves', 16, 'a', 'half', 'plain', [0.6, 0.8], { pad: 0.6, figures: 0.5, melody: 0.65, bass: 0.4 }),
    part('open', 16, 'b', 'authentic', 'ornamented', [0.75, 0.95], {
      pad: 0.7,
      figures: 0.45,
      melody: 0.7,
      bass: 0.5,
      answer: 0.35,
    }),
    part('shade', 8, 'c', 'deceptive', 'inverted', [0.6, 0.5], {
      pad: 0.7,
      melody: 0.5,
      bass: 0.45,
      breath: 0.4,
    }),
    part('leaves again', 8, 'a', 'plagal', 'fragment', [0.55, 0.35], {
      pad: 0.6,
      figures: 0.45,
      melody: 0.5,
      bass: 0.35,
    }),
  ],
} as const

/** Almost still: chords that change like breath, and a few low notes. */
const whispering = {
  seed: 37,
  key: { tonic: 65, scale: 'major' },
  colour: 'ninth',
  beatsInBar: 4,
  barsInChord: 1,
  tail: 14,
  rhythm: [0, 4, 6],
  motifBeats: 16,
  figure: { perBeat: 0.25, order: [3, 1, 4, 2], voice: 'piano', fill: 0.6 },
  melodyVoice: 'piano',
  middle: 2,
  human: 0.04,
  rubato: 0.15,
  room: { decaySeconds: 4.2, level: 0.5 },
  sections: [
    part('breath', 8, 'a', 'plagal', 'plain', [0.55, 0.65], { pad: 0.9, breath: 0.7 }),
    part('whisper', 8, 'a', 'plagal', 'plain', [0.65, 0.7], {
      pad: 0.9,
      breath: 0.6,
      bass: 0.3,
      melody: 0.45,
    }),
    part('deeper', 8, 'b', 'plagal', 'inverted', [0.7, 0.6], {
      pad: 0.9,
      breath: 0.5,
      bass: 0.35,
      figures: 0.3,
    }),
    part('rest', 8, 'a', 'plagal', 'fragment', [0.6, 0.45], {
      pad: 0.9,
      breath: 0.7,
      bass: 0.25,
      melody: 0.35,
    }),
  ],
} as const

/** A lullaby heard from the next room: soft mallets, rocking in threes, ever slower in effect. */
const imagine = {
  seed: 41,
  key: { tonic: 61, scale: 'major' },
  colour: 'plain',
  beatsInBar: 6,
  barsInChord: 1,
  tail: 11,
  rhythm: [0, 3, 5, 6],
  motifBeats: 12,
  figure: { perBeat: 0.3333333333333333, order: [1, 3, 2, 4], voice: 'mallet', fill: 0.7 },
  melodyVoice: 'mallet',
  middle: 5,
  human: 0.03,
  rubato: 0.12,
  room: { decaySeconds: 3.6, level: 0.46 },
  sections: [
    part('cradle', 8, 'a', 'plagal', 'plain', [0.5, 0.6], { pad: 0.8, figures: 0.35 }),
    part('song', 8, 'a', 'authentic', 'plain', [0.6, 0.75], { pad: 0.75, bass: 0.35, melody: 0.5 }),
    part('far away', 8, 'b', 'deceptive', 'augmented', [0.7, 0.6], {
      pad: 0.9,
      bass: 0.35,
      melody: 0.4,
      breath: 0.4,
    }),
    part('asleep', 8, 'a', 'plagal', 'fragment', [0.55, 0.3], {
      pad: 0.85,
      bass: 0.25,
      figures: 0.25,
      breath: 0.5,
    }),
  ],
} as const

/** Floating: piano chords that are not in a hurry to resolve, in a mode without a leading note. */
const weightless = {
  seed: 53,
  key: { tonic: 57, scale: 'dorian' },
  colour: 'both',
  beatsInBar: 4,
  barsInChord: 2,
  tail: 9,
  rhythm: [0, 3, 4, 6],
  motifBeats: 8,
  figure: { perBeat: 0.5, order: [1, 3, 2, 4, 3, 5], voice: 'piano', fill: 0.8 },
  melodyVoice: 'mallet',
  middle: 9,
  human: 0.022,
  rubato: 0.08,
  room: { decaySeconds: 3.4, level: 0.45 },
  sections: [
    part('lift', 8, 'a', 'modal', 'plain', [0.45, 0.6], { pad: 0.6, figures: 0.6 }),
    part('float', 12, 'a', 'half', 'plain', [0.6, 0.75], {
      pad: 0.6,
      figures: 0.55,
      melody: 0.55,
      bass: 0.45,
    }),
    part('height', 12, 'b', 'modal', 'inverted', [0.75, 0.95], {
      pad: 0.7,
      figures: 0.6,
      melody: 0.6,
      bass: 0.5,
      answer: 0.4,
    }),
    part('air', 8, 'c', 'plagal', 'augmented', [0.6, 0.5], {
      pad: 0.8,
      melody: 0.45,
      breath: 0.4,
      bass: 0.3,
    }),
    part('landing', 8, 'a', 'modal', 'fragment', [0.55, 0.35], {
      pad: 0.6,
      figures: 0.5,
      melody: 0.4,
      bass: 0.4,
    }),
  ],
} as const

/** Evening work: a steady run of threes in minor that thins out as the light goes. */
const lightFades = {
  seed: 67,
  key: { tonic: 60, scale: 'minor' },
  colour: 'seventh',
  beatsInBar: 4,
  barsInChord: 1,
  tail: 8,
  rhythm: [0, 2, 2.66, 3.33],
  motifBeats: 4,
  figure: { perBeat: 3, order: [0, 1, 3, 2, 4, 3, 1, 2, 4, 3, 2, 1], voice: 'mallet', fill: 0.86 },
  melodyVoice: 'piano',
  middle: 8,
  human: 0.008,
  rubato: 0.025,
  room: { decaySeconds: 2.4, level: 0.34 },
  sections: [
    part('window', 8, 'a', 'half', 'plain', [0.4, 0.6], { figures: 0.55, pad: 0.51 }),
    part('evening', 16, 'a', 'authentic', 'plain', [0.6, 0.8], {
      figures: 0.5,
      pad: 0.68,
      bass: 0.7,
      melody: 0.75,
    }),
    part('lamps', 16, 'b', 'half', 'ornamented', [0.8, 1], {
      figures: 0.5,
      pad: 0.77,
      bass: 0.8,
      melody: 0.8,
      answer: 0.45,
    }),
    part('dusk', 8, 'c', 'deceptive', 'augmented', [0.65, 0.5], { pad: 1, bass: 0.5, melody: 0.6 }),
    part('evening again', 16, 'a', 'authentic', 'inverted', [0.65, 0.85], {
      figures: 0.5,
      pad: 0.68,
      bass: 0.7,
      melody: 0.75,
      answer: 0.35,
    }),
    part('night', 12, 'b', 'plagal', 'fragment', [0.6, 0.25], {
      figures: 0.35,
      pad: 0.85,
      bass: 0.4,
      melody: 0.4,
    }),
  ],
} as const

export const piecePlans: Readonly<
  Record<TrackId, PiecePlan & { readonly sections: readonly SectionPlan[] }>
> = {
  'es-reverse-poem': reversePoem,
  'fractions-of-light': fractions,
  'gently-whispering': whispering,
  'imagine-sleep': imagine,
  'weightless-moments': weightless,
  'when-light-fades-away': lightFades,
}
