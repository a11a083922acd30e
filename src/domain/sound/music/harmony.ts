import { type Chance, oneOf } from '../../chance/seeded-random.ts'

/** Semitones of the seven steps above the tonic. */
const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const

export type Scale = keyof typeof scales

export interface Key {
  /** MIDI pitch of the tonic near the middle of the piano. */
  readonly tonic: number
  readonly scale: Scale
}

/** A triad on a step of the scale, 0 to 6, with further thirds or a ninth on top. */
export interface Chord {
  readonly degree: number
  /** Pitch classes, the root first, 0 to 11. */
  readonly tones: readonly number[]
}

/** The MIDI pitch of a step; 0 is the tonic, 7 its octave, -1 the step below. */
export function pitchOf({ tonic, scale }: Key, step: number): number {
  const octave = Math.floor(step / 7)
  return tonic + 12 * octave + (scales[scale][step - 7 * octave] as number)
}

/** Steps above the root that a colour adds to a triad. */
const colours = { plain: [], seventh: [6], ninth: [8], both: [6, 8] } as const
export type Colour = keyof typeof colours

/** The chord on a step. In minor the dominant has its leading note, and no colour that would lie beside it. */
export function chordOn(key: Key, degree: number, colour: Colour): Chord {
  const isDominantInMinor = key.scale === 'minor' && degree === 4
  const steps = [0, 2, 4, ...(isDominantInMinor ? [] : colours[colour])]
  const tones = steps.map((step) => {
    const raised = isDominantInMinor && step === 2 ? 1 : 0
    return (pitchOf(key, degree + step) + raised) % 12
  })
  return { degree, tones }
}

/** Where a chord likes to go: a tonic anywhere, what prepares to a dominant, a dominant home or to the sixth. */
const waysInMajor: readonly (readonly number[])[] = [
  [5, 5, 3, 3, 3, 1, 1, 2],
  [4, 4, 4, 3],
  [5, 5, 3, 3],
  [4, 4, 0, 0, 1, 5],
  [0, 0, 5],
  [3, 3, 1, 1, 2],
  [0],
]
const waysInMinor: readonly (readonly number[])[] = [
  [5, 5, 3, 3, 6, 6, 2],
  [4],
  [6, 5, 5, 3],
  [0, 6, 6, 4],
  [0, 0, 5],
  [2, 2, 6, 6, 3],
  [0, 2, 2, 5],
]

export type Cadence = 'authentic' | 'plagal' | 'half' | 'deceptive' | 'modal'

/** How a phrase closes: its last two steps. Modal is the seventh step home, where a scale has no leading note. */
const cadences: Readonly<Record<Cadence, readonly [number, number]>> = {
  authentic: [4, 0],
  plagal: [3, 0],
  half: [1, 4],
  deceptive: [4, 5],
  modal: [6, 0],
}

/** True where the triad on a step has a diminished fifth: such chords are passed by here. */
function isDiminished(scale: Scale, degree: number): boolean {
  const key = { tonic: 60, scale }
  return pitchOf(key, degree + 4) - pitchOf(key, degree) === 6
}

/** The last two steps of a phrase; a diminished one gives way to the chord a third below it, or above where that is no better. */
function cadenceIn(scale: Scale, cadence: Cadence): [number, number] {
  const [penultimate, last] = cadences[cadence]
  if (cadence === 'half' && (scale === 'minor' || scale === 'dorian')) return [3, last]
  return [isDiminished(scale, penultimate) ? (penultimate + 5) % 7 : penultimate, last]
}

/** The steps of a phrase of `count` chords, at least four: from a step by ways of functional harmony to a cadence. No chord comes twice in a row. */
export function progression(
  chance: Chance,
  scale: Scale,
  from: number,
  count: number,
  cadence: Cadence,
): number[] {
  const ways = scale === 'minor' || scale === 'dorian' ? waysInMinor : waysInMajor
  const steps = [from]
  while (steps.length < count - 2) {
    const here = steps.at(-1) ?? 0
    const before = steps.at(-2)
    const open = (ways[here] ?? []).filter((next) => next !== before && !isDiminished(scale, next))
    steps.push(open.length > 0 ? oneOf(chance, open) : between(scale, here, before ?? 0))
  }
  return closed(scale, steps, count, cadence)
}

/** A sound chord that is neither of two others: the tonic, else the nearest by thirds and fourths. */
function between(scale: Scale, one: number, other: number): number {
  return [0, 5, 3, 2, 1, 4].find((step) => step !== one && step !== other && !isDiminished(scale, step)) ?? 4
}

/** The beginning of a phrase with a cadence of its own, `count` chords long. */
export function closed(scale: Scale, steps: readonly number[], count: number, cadence: Cadence): number[] {
  const close = cadenceIn(scale, cadence)
  const kept = steps.slice(0, count - 2)
  if (kept.at(-1) === close[0]) kept[kept.length - 1] = between(scale, close[0], kept.at(-2) ?? close[0])
  return [...kept, ...close]
}

/** Where a piece's later phrases begin: away from home, so that they are heard as other ones. */
export function startOf(scale: Scale, phrase: string): number {
  if (phrase === 'a') return 0
  const [first, second] = scale === 'major' ? [5, 3] : scale === 'lydian' ? [5, 1] : [3, 2]
  return phrase === 'b' ? first : second
}

/** A chord that may stand for another one: they share two notes. */
const relatives: readonly number[] = [5, 3, 0, 1, 2, 0, 4]

/** The same phrase with another chord in its middle: a third away, so that most of it is kept. */
export function reharmonised(chance: Chance, scale: Scale, steps: readonly number[]): number[] {
  const places = steps
    .map((_, place) => place)
    .filter((place) => {
      const other = relatives[steps[place] ?? 0] ?? 0
      const isInside = place > 0 && place < steps.length - 2 && !isDiminished(scale, other)
      return isInside && steps[place - 1] !== other && steps[place + 1] !== other
    })
  if (places.length === 0) return [...steps]
  const changed = oneOf(chance, places)
  return steps.map((degree, place) => (place === changed ? (relatives[degree] ?? degree) : degree))
}
