import { seededRandom } from '../../chance/seeded-random.ts'
import { bendPeaks, fromDecibels, scale } from '../signal/level.ts'
import { addScaled, type Loop, loopOf, type Stereo, silence } from '../signal/loop.ts'
import { loudness } from '../signal/loudness.ts'
import { lapSeconds, type Texture } from '../sound-names.ts'
import { cafe } from './cafe.ts'
import { fire } from './fire.ts'
import { forest } from './forest.ts'
import { rain } from './rain.ts'
import type { TextureModel } from './texture-model.ts'
import { wave } from './wave.ts'
import { whiteNoiseTexture } from './white-noise.ts'

/** What every texture comes to at every intensity, in LUFS: the volume is the listener's, intensity is character. */
export const textureLoudness = -20

const models: Readonly<Record<Texture, TextureModel>> = {
  wave,
  forest,
  rain,
  cafe,
  fire,
  whitenoise: whiteNoiseTexture,
}

/** The kept parts of a texture: what takes long to make and does not depend on its intensity. */
export interface TextureStems {
  readonly texture: Texture
  readonly loop: Loop
  readonly stems: readonly Stereo[]
}

/** Renders the parts of a texture; the same seed and sample rate give the same bytes. */
export function renderStems(
  texture: Texture,
  sampleRate: number,
  seed: number,
  warmUpLaps?: number,
): TextureStems {
  const loop = loopOf(sampleRate, lapSeconds, warmUpLaps)
  return { texture, loop, stems: models[texture].stems(loop, seededRandom(seed)) }
}

/** One lap of a texture at an intensity (clamped to 0 to 1), at -20 LUFS; its end goes on at its beginning without a seam. */
export function mixStems({ texture, loop, stems }: TextureStems, intensity: number): Stereo {
  const lap = silence(loop.length)
  const levels = models[texture].levels(Math.min(1, Math.max(0, intensity)))
  for (const [at, stem] of stems.entries()) {
    const factor = fromDecibels(levels[at] ?? -Infinity)
    if (factor === 0) continue
    addScaled(lap.left, stem.left, factor)
    addScaled(lap.right, stem.right, factor)
  }
  const channels = [lap.left, lap.right]
  const factor = fromDecibels(textureLoudness - loudness(channels, loop.sampleRate))
  for (const channel of channels) bendPeaks(scale(channel, factor))
  return lap
}
