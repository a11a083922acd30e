import { layersOn, type SoundMix } from '#domain/mindfulness/player/sound-mix.ts'
import type { Texture } from '#domain/sound/sound-names.ts'

/** One closed line of a mix's picture, in a field from -100 to 100. */
export interface MixRing {
  readonly path: string
  /** 0 at the middle, 1 outside. */
  readonly reach: number
}

/** How a layer is drawn: how its lines sway, as waves round the ring with their heights, and how they are dashed. */
interface RingStyle {
  readonly sway: readonly (readonly [waves: number, height: number])[]
  readonly dash?: string
}

export const ringStyles: Readonly<Record<Texture, RingStyle>> = {
  wave: {
    sway: [
      [3, 3.4],
      [5, 1.4],
    ],
  },
  forest: {
    sway: [
      [8, 1.8],
      [13, 1.1],
    ],
  },
  rain: { sway: [[2, 0.8]], dash: '0.1 5.2' },
  cafe: {
    sway: [
      [2, 2.2],
      [3, 1.6],
    ],
    dash: '16 5',
  },
  fire: {
    sway: [
      [5, 2.6],
      [13, 2],
    ],
  },
  whitenoise: { sway: [], dash: '1.2 2.6' },
}

const [innermost, outermost] = [24, 92]
/** A single soft layer is a picture as well. */
const fewestRings = 12
const mostRings = 26
const pointsRound = 120

/** The lines of each layer that is on: the louder, the more of them, and all layers lie between each other from the middle outwards. */
export function mixRings(mix: SoundMix): ReadonlyMap<Texture, readonly MixRing[]> {
  const on = layersOn(mix)
  const wanted = on.map((id) => 2 + Math.round((mix[id] / 100) * 7))
  const asked = wanted.reduce((sum, count) => sum + count, 0)
  const total = asked === 0 ? 0 : Math.min(mostRings, Math.max(fewestRings, asked + 6))
  const rings = new Map<Texture, MixRing[]>(on.map((id) => [id, []]))
  const given = on.map(() => 0)
  for (let nth = 0; nth < total; nth++) {
    const at = mostDue(wanted, given)
    const id = on[at]
    given[at] = (given[at] ?? 0) + 1
    const reach = nth / (total - 1)
    if (id) rings.get(id)?.push({ path: ringPath(ringStyles[id], reach, nth), reach })
  }
  return rings
}

/** Whose turn it is: the layer that has got the least of what it wants. */
function mostDue(wanted: readonly number[], given: readonly number[]): number {
  const shares = wanted.map((count, at) => ((given[at] ?? 0) + 0.5) / count)
  return shares.indexOf(Math.min(...shares))
}

function ringPath({ sway }: RingStyle, reach: number, nth: number): string {
  const radius = innermost + reach * (outermost - innermost)
  const points = Array.from({ length: pointsRound }, (_, at) => {
    const angle = (at / pointsRound) * 2 * Math.PI
    const swing = sway.reduce(
      (sum, [waves, height]) => sum + height * (0.35 + reach) * Math.sin(waves * angle + nth * 0.21 * waves),
      0,
    )
    const length = Math.min(outermost + 5, radius + swing)
    return `${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
