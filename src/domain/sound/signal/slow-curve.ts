import { between, type Chance } from '../../chance/seeded-random.ts'

/** A value for every place in a lap, 0 (its beginning) to 1 (its end, which is its beginning). */
export type SlowCurve = (turn: number) => number

/** Points a lap at which a curve is asked; between them it runs straight. 200 a second in a lap of ten. */
const points = 2000

/** Multiplies a lap by a curve, in place. */
export function shape(signal: Float32Array, curve: SlowCurve): Float32Array {
  const values = Float64Array.from({ length: points + 1 }, (_, at) => curve((at % points) / points))
  const step = points / signal.length
  for (let at = 0; at < signal.length; at++) {
    const place = at * step
    const point = Math.floor(place)
    const low = values[point] as number
    signal[at] = (signal[at] as number) * (low + ((values[point + 1] as number) - low) * (place - point))
  }
  return signal
}

/** A wandering curve around 0 with a variance of 1: cosines of `slowest` to `fastest` whole cycles a lap, at phases by chance. */
export function sway(chance: Chance, slowest: number, fastest: number): SlowCurve {
  const waves = Array.from({ length: fastest - slowest + 1 }, (_, at) => ({
    cycles: slowest + at,
    phase: between(chance, 0, 2 * Math.PI),
  }))
  const scale = Math.sqrt(2 / waves.length)
  const values = new Float64Array(points)
  for (const { cycles, phase } of waves)
    for (let at = 0; at < points; at++)
      values[at] = (values[at] as number) + scale * Math.cos((2 * Math.PI * cycles * at) / points + phase)
  return (turn) => values[Math.round(turn * points) % points] as number
}

/** One swell a lap: 1 at its crest, half a bell up to it and half a wider one down; all in parts of a lap. */
export function swell(crest: number, rise: number, fall: number): SlowCurve {
  return (turn) => {
    const past = ((((turn - crest) % 1) + 1.5) % 1) - 0.5
    const width = past < 0 ? rise : fall
    return Math.exp(-0.5 * (past / width) ** 2)
  }
}
