import { between, betweenOctaves, type Chance } from '../../chance/seeded-random.ts'
import { filterOnce, highPass } from '../signal/biquad.ts'

/** Bubbles whose radius lies between two lengths. */
export interface BubbleRange {
  readonly count: number
  /** Radii in metres. */
  readonly smallest: number
  readonly largest: number
  /** Level of the tick of the drop that made the bubble, beside the bubble's 1. */
  readonly tick: number
}

/** Drops as they sound: the tick of the impact and, a moment later, the bubble under it; peaks near 1. */
export function dropBank(sampleRate: number, chance: Chance, range: BubbleRange): Float32Array[] {
  return Array.from({ length: range.count }, () => {
    const radius = betweenOctaves(chance, range.smallest, range.largest)
    const tick = impactTick(sampleRate, chance, 0.0006 + radius * 0.7)
    const bubble = bubbleRing(sampleRate, radius)
    const late = Math.round(between(chance, 0.0005, 0.004) * sampleRate)
    const drop = new Float32Array(Math.max(tick.length, late + bubble.length))
    for (let at = 0; at < tick.length; at++) drop[at] = range.tick * (tick[at] as number)
    for (let at = 0; at < bubble.length; at++)
      drop[late + at] = (drop[late + at] as number) + (bubble[at] as number)
    return drop
  })
}

/** Seconds in which the loudness of a ring rises to its full height: no click before it. */
const ringRise = 0.0004
/** How fast a ring's pitch rises, beside how fast it dies away; a bubble that comes up shrinks. */
const pitchRise = 0.1

/**
 * A bubble that rings: f = 3 / r and a decay of 0.13 / r + 0.0072 r^-1.5 a second, its pitch rising
 * (Kees van den Doel, Physically based models for liquid sounds, 2005).
 */
function bubbleRing(sampleRate: number, radius: number): Float32Array {
  const hertz = 3 / radius
  const decay = 0.13 / radius + 0.0072 * radius ** -1.5
  const ring = new Float32Array(Math.ceil((Math.log(1000) / decay) * sampleRate))
  for (let at = 0; at < ring.length; at++) {
    const time = at / sampleRate
    const turn = hertz * time * (1 + (pitchRise * decay * time) / 2)
    ring[at] = Math.sin(2 * Math.PI * turn) * Math.exp(-decay * time) * Math.min(1, time / ringRise)
  }
  return ring
}

function impactTick(sampleRate: number, chance: Chance, seconds: number): Float32Array {
  const tick = new Float32Array(Math.ceil(seconds * 4 * sampleRate))
  for (let at = 0; at < tick.length; at++)
    tick[at] = (2 * chance() - 1) * Math.exp(-at / (seconds * sampleRate))
  return filterOnce(tick, highPass(sampleRate, 1200))
}
