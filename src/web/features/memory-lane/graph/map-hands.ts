import { type Viewport, zoomed } from './graph-drawing.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How far something that was put down may slip and still be a tap, px. */
const slip = 4

/** What holds the map: the mouse, or fingers. One moves it; two also bring it nearer or further, by how far they are apart. */
export class MapHands {
  readonly #at = new Map<number, Point>()
  #isTap = false

  down(id: number, at: Point): void {
    this.#at.set(id, at)
    this.#isTap = this.#at.size === 1
  }

  /** What is seen after a move; null where nothing moves. Places are those of the canvas. */
  move(
    id: number,
    to: Point,
    view: Viewport,
    room: { readonly width: number; readonly height: number },
  ): Viewport | null {
    const from = this.#at.get(id)
    if (!from || (this.#isTap && apart(from, to) < slip)) return null
    const before = this.#held()
    this.#at.set(id, to)
    this.#isTap = false
    const now = this.#held()
    const moved = {
      ...view,
      x: view.x - (now.middle.x - before.middle.x) / view.scale,
      y: view.y - (now.middle.y - before.middle.y) / view.scale,
    }
    return before.apart > 0 && now.apart > 0
      ? zoomed(moved, now.apart / before.apart, { ...now.middle, ...room })
      : moved
  }

  /** Whether what is lifted was a tap. */
  up(id: number): boolean {
    return this.#at.delete(id) && this.#at.size === 0 && this.#isTap
  }

  /** The browser has taken a finger away: that is no tap. */
  lose(id: number): void {
    if (this.#at.delete(id)) this.#isTap = false
  }

  /** The middle of the first two, and how far they are apart; of one alone its place, and 0. */
  #held(): { readonly middle: Point; readonly apart: number } {
    const [one = { x: 0, y: 0 }, other = one] = this.#at.values()
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, apart: apart(one, other) }
  }
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const lineHeight = 16

/** How many times nearer a turn of the wheel brings the map. `deltaMode` 1: it is counted in lines; otherwise in px. */
export const wheelZoom = ({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number =>
  Math.exp((-deltaY * (deltaMode === 1 ? lineHeight : 1)) / 400)
