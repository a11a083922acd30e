import { between, type Chance } from '../../chance/seeded-random.ts'
import { type Loop, type Stereo, silence } from './loop.ts'

/** Where a short sound falls in a lap. */
export interface Landing {
  /** Sample in the lap; what runs over the end goes on at the beginning. */
  readonly at: number
  readonly gain: number
  /** 0 left, 1 right. */
  readonly pan: number
}

/** The later ear hears a sound from the side so many seconds later (Woodworth, head of 8.75 cm). */
const farEarSeconds = 0.00066

/** Adds a short sound to a lap, in place, with constant power between the ears and the later ear later. */
export function addBurst(loop: Loop, lap: Stereo, burst: Float32Array, { at, gain, pan }: Landing): void {
  const late = Math.round(farEarSeconds * loop.sampleRate * (2 * pan - 1))
  addTo(lap.left, burst, at + Math.max(0, late), gain * Math.cos((pan * Math.PI) / 2))
  addTo(lap.right, burst, at + Math.max(0, -late), gain * Math.sin((pan * Math.PI) / 2))
}

function addTo(lap: Float32Array, burst: Float32Array, from: number, gain: number): void {
  let place = Math.floor(from) % lap.length
  let done = 0
  while (done < burst.length) {
    const upTo = Math.min(burst.length, done + lap.length - place)
    const ahead = place - done
    for (let at = done; at < upTo; at++)
      lap[at + ahead] = (lap[at + ahead] as number) + gain * (burst[at] as number)
    done = upTo
    place = 0
  }
}

/** How many events fall in a lap, and how loud they are. */
export interface Shower {
  readonly perSecond: number
  /** Loudness falls off as chance to this power: 1 all levels alike, 4 few loud ones. */
  readonly rarity: number
  /** How likely a moment is, 0 to 1, by its place in the lap; without it all are alike. */
  readonly likely?: (turn: number) => number
}

/** A lap of events at independent moments (a Poisson process given its count), each one sound of a bank. */
export function shower(
  loop: Loop,
  chance: Chance,
  bank: readonly Float32Array[],
  { perSecond, rarity, likely }: Shower,
): Stereo {
  const lap = silence(loop.length)
  const count = Math.round((perSecond * loop.length) / loop.sampleRate)
  for (let event = 0; event < count; event++) {
    let turn = chance()
    while (likely && chance() > likely(turn)) turn = chance()
    const burst = bank[Math.floor(chance() * bank.length)] as Float32Array
    const gain = 0.04 + 0.96 * chance() ** rarity
    addBurst(loop, lap, burst, { at: turn * loop.length, gain, pan: between(chance, 0.04, 0.96) })
  }
  return lap
}
