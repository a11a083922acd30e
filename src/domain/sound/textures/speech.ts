import { between, type Chance, oneOf } from '../../chance/seeded-random.ts'
import { bandPass, filterOnce, gentleLowPass } from '../signal/biquad.ts'
import { rmsOf, scale } from '../signal/level.ts'

/** Somebody who talks: how high, and how long their throat is beside a man's. */
export interface Voice {
  readonly pitch: number
  readonly throat: number
}

/** First three formants of vowels, in Hz (Peterson and Barney 1952, men). */
const vowels = [
  [270, 2290, 3010],
  [390, 1990, 2550],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [730, 1090, 2440],
  [570, 840, 2410],
  [440, 1020, 2240],
  [300, 870, 2240],
  [640, 1190, 2390],
] as const
const formantLevels = [1, 0.8, 0.5]
const formantWidths = [80, 110, 160]
/** How often the mouth moves on, in samples of 1 / 200 s. */
const stepsASecond = 200

interface Syllable {
  readonly seconds: number
  readonly vowel: readonly number[]
  readonly stress: number
}

/** A voice of chance: a man's, a woman's or in between. */
export function voiceByChance(chance: Chance): Voice {
  const share = chance()
  return { pitch: between(chance, 95, 125) * (1 + 0.85 * share), throat: 1 + 0.17 * share }
}

/**
 * A phrase without words, its vowels at an RMS of 1: four to six syllables a second, each a vowel between two closures; a buzz runs
 * through three formants that glide from vowel to vowel.
 */
export function babblePhrase(sampleRate: number, chance: Chance, voice: Voice): Float32Array {
  const syllables = Array.from({ length: 4 + Math.floor(chance() * 8) }, () => ({
    seconds: between(chance, 0.15, 0.26),
    vowel: oneOf<readonly number[]>(chance, vowels),
    stress: chance() < 0.3 ? 1 : between(chance, 0.4, 0.75),
  }))
  const length = Math.round(syllables.reduce((sum, { seconds }) => sum + seconds, 0) * sampleRate)
  const buzz = buzzOf(length, sampleRate, chance, voice)
  const phrase = throughMouth(buzz, sampleRate, voice, syllables)
  scale(phrase, 1 / Math.max(rmsOf([phrase]), 1e-9))
  addConsonants(phrase, sampleRate, chance, syllables)
  return phrase
}

/** Pulses of the voice, every period a little different, their pitch falling over the phrase; softened above 600 Hz. */
function buzzOf(length: number, sampleRate: number, chance: Chance, voice: Voice): Float32Array {
  const buzz = new Float32Array(length)
  const melody = between(chance, 0, 2 * Math.PI)
  let next = 0
  while (next < length) {
    buzz[Math.floor(next)] = 1
    const share = next / length
    const pitch = voice.pitch * (1.12 - 0.25 * share + 0.1 * Math.sin(melody + 11 * share))
    next += sampleRate / (pitch * between(chance, 0.98, 1.02))
  }
  return filterOnce(buzz, gentleLowPass(sampleRate, 600))
}

/** The syllable that is spoken at each step, and how far it has come. */
function* mouthSteps(syllables: readonly Syllable[]): Generator<{ formants: number[]; open: number }> {
  let before = syllables[0]?.vowel ?? vowels[0]
  for (const { seconds, vowel, stress } of syllables) {
    const steps = Math.max(1, Math.round(seconds * stepsASecond))
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps
      const glide = Math.min(1, share / 0.45)
      const from = before
      const formants = vowel.map((hertz, at) => (from[at] ?? hertz) * (hertz / (from[at] ?? hertz)) ** glide)
      yield { formants, open: stress * Math.sin(Math.PI * share) ** 1.3 }
    }
    before = vowel
  }
}

/** One formant while the mouth stands still for a step. */
interface Resonator {
  near: number
  far: number
}

/** Resonators side by side, whose corners move every 5 ms; the loudness moves at every sample. */
function throughMouth(
  buzz: Float32Array,
  sampleRate: number,
  voice: Voice,
  syllables: readonly Syllable[],
): Float32Array {
  const spoken = new Float32Array(buzz.length)
  const step = Math.round(sampleRate / stepsASecond)
  const resonators: Resonator[] = formantLevels.map(() => ({ near: 0, far: 0 }))
  let openBefore = 0
  let from = 0
  for (const { formants, open } of mouthSteps(syllables)) {
    const to = Math.min(buzz.length, from + step)
    for (const [at, resonator] of resonators.entries()) {
      const hertz = (formants[at] ?? 500) * voice.throat
      const width = Math.exp((-Math.PI * (formantWidths[at] ?? 100)) / sampleRate)
      const a1 = 2 * width * Math.cos((2 * Math.PI * hertz) / sampleRate)
      const level = (formantLevels[at] ?? 0) * (1 - width) * Math.sqrt(hertz / 500)
      let { near, far } = resonator
      let mouth = openBefore
      const opening = (open - openBefore) / step
      for (let sample = from; sample < to; sample++) {
        const out = level * (buzz[sample] as number) + a1 * near - width * width * far
        far = near
        near = out
        spoken[sample] = (spoken[sample] as number) + out * mouth
        mouth += opening
      }
      resonator.near = near
      resonator.far = far
    }
    openBefore = open
    from = to
  }
  return spoken
}

/** A breath of noise before some syllables, as of s, t and f. */
function addConsonants(
  phrase: Float32Array,
  sampleRate: number,
  chance: Chance,
  syllables: readonly Syllable[],
): void {
  let seconds = 0
  for (const syllable of syllables) {
    const from = Math.round(seconds * sampleRate)
    seconds += syllable.seconds
    if (chance() < 0.55) continue
    const breath = new Float32Array(Math.round(between(chance, 0.02, 0.07) * sampleRate))
    for (let at = 0; at < breath.length; at++)
      breath[at] = (2 * chance() - 1) * Math.sin((Math.PI * at) / breath.length)
    filterOnce(breath, bandPass(sampleRate, between(chance, 2600, 5200), 1.2))
    for (let at = 0; at < breath.length && from + at < phrase.length; at++)
      phrase[from + at] = (phrase[from + at] as number) + 0.9 * (breath[at] as number)
  }
}
