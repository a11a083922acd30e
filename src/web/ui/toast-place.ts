/** A stretch from top to bottom, in px of the window. */
export interface Stretch {
  readonly top: number
  readonly bottom: number
}

/** Where something stands, and of how many things it lies over the middle: they cannot be pressed as they are meant to be. */
export interface FreePlace {
  readonly top: number
  readonly hidden: number
}

const step = 4

const overlap = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const hidesMiddle = (over: Stretch, { top, bottom }: Stretch): boolean => {
  const middle = (top + bottom) / 2
  return over.top < middle && over.bottom > middle
}

/** In px of the window: between where something may stand, where it would best, and where it stands already. */
export interface Room {
  readonly from: number
  readonly to: number
  readonly wished: number
  readonly standing?: number | undefined
}

/**
 * Where something `height` px high hides fewest of `taken`, and of those places where it covers least: between `from` and `to` px, as near to `wished` as
 * may be. Where it stands already it stays as long as it hides nothing there. `taken` are the stretches of what stands in the same columns and should
 * stay free.
 */
export function freeTop(
  height: number,
  { from, to, wished, standing }: Room,
  taken: readonly Stretch[],
): FreePlace {
  if (standing !== undefined && standing >= from && standing <= to) {
    const place = { top: standing, bottom: standing + height }
    if (!taken.some((one) => hidesMiddle(place, one))) return { top: standing, hidden: 0 }
  }
  let best = { top: wished, hidden: Number.POSITIVE_INFINITY, covered: Number.POSITIVE_INFINITY }
  const inOrder = Array.from(
    { length: Math.max(0, Math.floor((to - from) / step)) + 1 },
    (_, at) => from + at * step,
  )
    .concat(wished)
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))
  for (const top of inOrder) {
    const place = { top, bottom: top + height }
    const hidden = taken.filter((one) => hidesMiddle(place, one)).length
    const covered = taken.reduce((sum, one) => sum + overlap(place, one), 0)
    if (hidden < best.hidden || (hidden === best.hidden && covered < best.covered))
      best = { top, hidden, covered }
  }
  return { top: best.top, hidden: best.hidden }
}
