import { seededRandom } from '../../chance/seeded-random.ts'
import { bandPass, filterOnce } from '../signal/biquad.ts'
import { bendPeaks, fromDecibels, peakOf, scale } from '../signal/level.ts'
import { loudestMoment } from '../signal/loudness.ts'
import { addPartial } from '../signal/partial.ts'
import { type Tone, tones } from '../sound-names.ts'
import { type Strike, toneModels } from './tone-models.ts'

/** What the loudest 400 ms of every tone come to, so that none startles after another. */
export const toneLoudness = -18
/** No tone is made louder than this to get there. */
const highestPeak = fromDecibels(-1.5)
/** The last part of a tone goes to nothing by half a cosine. */
const releaseShare = 0.15

/**
 * One tone, mono, samples from -1 to 1, exactly its length at the sample rate; the last sample is 0.
 * The seed decides phases and the gong's scatter; the same seed gives the same bytes.
 */
export function renderTone(tone: Tone, sampleRate: number, seed: number): Float32Array {
  const seconds = tones.find(({ id }) => id === tone)?.seconds ?? 0
  const sound = new Float32Array(Math.round(seconds * sampleRate))
  const chance = seededRandom(seed)
  const { partials, strike } = toneModels[tone]
  for (const partial of partials(chance)) addPartial(sound, sampleRate, partial)
  if (strike) addStrike(sound, sampleRate, strike, chance)
  release(sound)
  const wanted = fromDecibels(toneLoudness - loudestMoment([sound], sampleRate))
  scale(sound, Math.min(wanted, highestPeak / peakOf([sound])))
  return bendPeaks(sound)
}

function addStrike(sound: Float32Array, sampleRate: number, strike: Strike, chance: () => number): void {
  const knock = new Float32Array(Math.round(strike.seconds * sampleRate * 7))
  for (let at = 0; at < knock.length; at++)
    knock[at] = (2 * chance() - 1) * Math.exp(-at / (strike.seconds * sampleRate))
  filterOnce(knock, bandPass(sampleRate, strike.hertz, 0.8))
  scale(knock, strike.level / Math.max(peakOf([knock]), 1e-9))
  for (let at = 0; at < knock.length; at++) sound[at] = (sound[at] as number) + (knock[at] as number)
}

function release(sound: Float32Array): void {
  const length = Math.round(sound.length * releaseShare)
  const from = sound.length - length
  for (let at = 1; at < length; at++)
    sound[from + at - 1] = (sound[from + at - 1] as number) * (0.5 + 0.5 * Math.cos((Math.PI * at) / length))
  sound[sound.length - 1] = 0
}
