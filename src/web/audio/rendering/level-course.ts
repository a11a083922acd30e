/** linear: for levels; rise and fall: quarter waves, with which one sound gives way to another at equal power. */
export type CourseShape = 'linear' | 'rise' | 'fall'

interface CoursePoint {
  readonly at: number
  readonly level: number
}

/** A quarter wave is drawn with so many straight pieces; it is off by less than .02 dB. */
const piecesOfWave = 24

const shapes: Readonly<Record<CourseShape, (share: number) => number>> = {
  linear: (share) => share,
  rise: (share) => Math.sin((share * Math.PI) / 2),
  fall: (share) => 1 - Math.cos((share * Math.PI) / 2),
}

/**
 * A level that moves: it can be sent elsewhere in the middle of a movement without a jump, which not every browser can do by itself.
 * `param` is the parameter of a node; instants in seconds of its clock.
 */
export class LevelCourse {
  readonly #param: AudioParam
  #points: readonly CoursePoint[]

  constructor(param: AudioParam, level: number) {
    this.#param = param
    this.#points = [{ at: 0, level }]
    param.value = level
  }

  levelAt(at: number): number {
    const after = this.#points.findIndex((point) => point.at > at)
    const next = this.#points[after]
    const before = this.#points.at(after === -1 ? -1 : Math.max(0, after - 1))
    if (!next || !before) return before?.level ?? 0
    if (next === before) return before.level
    return before.level + ((next.level - before.level) * (at - before.at)) / (next.at - before.at)
  }

  /** From where it is at `from` to a level within so many seconds. */
  move(level: number, from: number, seconds: number, shape: CourseShape = 'linear'): void {
    const begin = this.levelAt(from)
    const pieces = shape === 'linear' ? 1 : piecesOfWave
    const path = Array.from({ length: pieces }, (_, nth): CoursePoint => {
      const share = (nth + 1) / pieces
      return { at: from + share * seconds, level: begin + (level - begin) * shapes[shape](share) }
    })
    this.#points = [{ at: from, level: begin }, ...path]
    this.#param.cancelScheduledValues(from)
    this.#param.setValueAtTime(begin, from)
    for (const point of path) this.#param.linearRampToValueAtTime(point.level, point.at)
  }
}
