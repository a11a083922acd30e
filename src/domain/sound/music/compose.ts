import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { clockOf, type MusicClock } from './clock.ts'
import { chordOn, closed, progression, reharmonised, startOf } from './harmony.ts'
import { layerNotes } from './layers.ts'
import { newMotif } from './motif.ts'
import type { PiecePlan, SectionPlan } from './piece-plan.ts'
import { piecePlans } from './piece-plans.ts'
import type { Note, PlacedChord, Score } from './score.ts'
import type { Stretch } from './stretch.ts'
import { type TrackId, tracks } from './tracks.ts'
import { bassOf, voicing } from './voice-leading.ts'

/** Chords of a whole phrase. */
const phraseLength = 8
const innerVoices = { low: 53, high: 77 }
const lowVoices = { low: 34, high: 50 }

/** A piece as notes. The seed is the plan's own unless one is given; the same seed gives the same score. */
export function compose(id: TrackId, seed: number = piecePlans[id].seed): Score {
  const plan = piecePlans[id]
  const seconds = tracks.find((track) => track.id === id)?.duration ?? 0
  const chance = seededRandom(seed)
  const clock = clockOf(plan, seconds)
  const motif = newMotif(chance, plan.rhythm, plan.motifBeats)
  const chords = harmonise(plan, clock, chance)
  const notes: Note[] = []
  const sections: Score['sections'][number][] = []
  let from = 0
  for (const section of plan.sections) {
    const beats = section.bars * plan.beatsInBar
    const own = chords.filter(({ beat }) => beat >= from && beat < from + beats)
    const chordAt = (beat: number): PlacedChord =>
      (chords.findLast((chord) => chord.beat <= beat + 0.01) ?? chords[0]) as PlacedChord
    const stretch: Stretch = { plan, section, clock, motif, from, beats, chords: own, chordAt }
    notes.push(...layerNotes(stretch, chance))
    sections.push({
      name: section.name,
      at: clock.at(from),
      level: (section.swell[0] + section.swell[1]) / 2,
    })
    from += beats
  }
  notes.push(...farewell(plan, clock, chords, seconds))
  const humanised = notes.map((note) => humanise(note, plan, chance))
  return { seconds, notes: humanised.toSorted((a, b) => a.at - b.at), chords, sections }
}

/** The chords of all sections with their voices, each led from the one before. The last of all is the tonic. */
function harmonise(
  plan: PiecePlan & { readonly sections: readonly SectionPlan[] },
  clock: MusicClock,
  chance: Chance,
): PlacedChord[] {
  const { key, colour, beatsInBar, barsInChord } = plan
  const phrases = new Map<string, number[]>()
  const degrees = plan.sections.flatMap((section) => degreesOf(plan, section, phrases, chance))
  const beats = beatsInBar * barsInChord
  const placed: PlacedChord[] = []
  for (const [at, degree] of [...degrees, 0].entries()) {
    const isLast = at === degrees.length
    const chord = chordOn(key, degree, isLast ? 'plain' : colour)
    const before = placed.at(-1)
    const beat = at * beats
    placed.push({
      ...chord,
      beat,
      beats,
      at: clock.at(beat),
      voices: voicing(chord, before?.voices ?? null, innerVoices),
      bass: bassOf(chord, before?.bass ?? null, !isLast && at % 4 !== 0, lowVoices),
    })
  }
  return placed
}

/** The steps of a section's harmony: phrases of up to eight chords, changed where they come back. */
function degreesOf(
  { key, barsInChord }: PiecePlan,
  section: SectionPlan,
  phrases: Map<string, number[]>,
  chance: Chance,
): number[] {
  const count = section.bars / barsInChord
  const known = phrases.get(section.phrase)
  const base =
    known ?? progression(chance, key.scale, startOf(key.scale, section.phrase), phraseLength, 'half')
  phrases.set(section.phrase, base)
  const first = known ? reharmonised(chance, key.scale, base) : base
  if (count <= phraseLength) return closed(key.scale, first, count, section.cadence)
  const second = reharmonised(chance, key.scale, first)
  return [
    ...closed(key.scale, first, phraseLength, 'half'),
    ...closed(key.scale, second, count - phraseLength, section.cadence),
  ]
}

/** The last chord, spread from low to high and left to ring. */
function farewell(
  plan: PiecePlan,
  clock: MusicClock,
  chords: readonly PlacedChord[],
  seconds: number,
): Note[] {
  const chord = chords.at(-1) as PlacedChord
  const at = clock.at(clock.beats)
  const rest = seconds - at - 0.3
  const low: Note = { voice: 'bass', at, seconds: rest * 0.7, pitch: chord.bass, level: 0.3, pan: 0.5 }
  const spread = chord.voices.map(
    (pitch, turn): Note => ({
      voice: plan.figure.voice,
      at: at + 0.09 * turn * (1 + plan.rubato * 8),
      seconds: rest,
      pitch,
      level: 0.34 - 0.03 * turn,
      pan: 0.35 + 0.1 * turn,
    }),
  )
  const held = chord.voices.map(
    (pitch, turn): Note => ({
      voice: 'pad',
      at,
      seconds: rest * 0.35,
      pitch,
      level: 0.3,
      pan: 0.3 + 0.13 * turn,
    }),
  )
  return [low, ...spread, ...held]
}

/** A hand is never exactly on time, nor exactly as loud as it meant to be. */
function humanise(note: Note, { human }: PiecePlan, chance: Chance): Note {
  const late = (chance() + chance() - 1) * human
  const pan = Math.min(0.92, Math.max(0.08, note.pan))
  const louder = 1 + 0.16 * (chance() + chance() - 1)
  return { ...note, at: Math.max(0, note.at + late), level: Math.min(1, note.level * louder), pan }
}
