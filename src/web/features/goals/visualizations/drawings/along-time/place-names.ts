import { fittedWords, textWidth } from '#web/ui/charts/placing/text-width.ts'

/** A name beside an axis, px along it; lower ranks are placed first. */
export interface AxisName {
  readonly at: number
  readonly words: string
  /** Under the words, smaller room or none: such as a date. */
  readonly below?: string
  readonly rank: number
}

export interface PlacedName {
  /** Which of the names, by its place in the list. */
  readonly index: number
  readonly words: string
  /** The middle of the words, px. */
  readonly x: number
  /** 0: nearest to the axis. */
  readonly level: number
  readonly isUp: boolean
}

interface NameRoom {
  readonly left: number
  readonly right: number
  /** How many levels lie above the axis, and as many below it. */
  readonly levels: number
  /** The widest that a name may be, px. */
  readonly widest: number
}

interface Taken {
  readonly placed: PlacedName
  readonly at: number
  readonly left: number
  readonly right: number
  readonly isWhole: boolean
}

const air = 8
/** Where a whole name has no room, one cut to so many px is tried. */
const shortest = 84
/** How far from the end of its words a stem stands that is not in their middle, px. */
const stemInset = 6

/** How far the middle of words lies from their stem: over it, with the stem at an end of them, or beside it, so that other stems on its place pass. */
const shifts: readonly ((half: number) => number)[] = [
  () => 0,
  (half) => Math.min(0, stemInset - half),
  (half) => Math.max(0, half - stemInset),
  (half) => -half - stemInset,
  (half) => half + stemInset,
]
/** The orders in which they are tried. */
const shiftOrders = [shifts, shifts.toSpliced(0, 2, ...shifts.slice(0, 2).toReversed()), shifts.toReversed()]

/** Places names above and below an axis so that none touches another or its stem. Of a few ways to try them the one that places most is taken; those without room are left out. */
export function placeNames(names: readonly AxisName[], room: NameRoom): PlacedName[] {
  // Beyond this no name finds room any more, and hundreds of them need not be tried.
  const most = Math.ceil(((room.right - room.left) / shortest) * room.levels * 2) + 4
  const ranked = names
    .map((name, index) => ({ name, index }))
    .sort((a, b) => a.name.rank - b.name.rank)
    .slice(0, most)
  const along = ranked.toSorted((a, b) => a.name.at - b.name.at)
  const tries = [ranked, along, along.toReversed()].flatMap((order) =>
    shiftOrders.map((wished) => tried(order, wished, room)),
  )
  const [first] = ranked
  const worth = (placed: readonly Taken[]) =>
    placed.length +
    placed.filter(({ isWhole }) => isWhole).length / 2 +
    (placed.some(({ placed: { index } }) => index === first?.index) ? names.length * 2 : 0)
  const best = tries.reduce((one, other) => (worth(other) > worth(one) ? other : one), tries[0] ?? [])
  return best.map(({ placed }) => placed)
}

type Order = readonly { readonly name: AxisName; readonly index: number }[]

function tried(order: Order, wished: typeof shifts, room: NameRoom): Taken[] {
  const taken: Taken[] = []
  for (const { name, index } of order) {
    const free = placesFor(name, index, wished, room).find((one) =>
      taken.every((other) => isApart(one, other)),
    )
    if (free) taken.push(free)
  }
  return taken
}

/** Where a name may stand, the best place first: whole before cut, near to the axis before far from it. */
function placesFor(name: AxisName, index: number, wished: typeof shifts, room: NameRoom): Taken[] {
  return [room.widest, Math.min(shortest, room.widest)].flatMap((widest) => {
    const words = fittedWords(name.words, widest)
    const half = Math.max(textWidth(words), textWidth(name.below ?? '')) / 2
    if (words === '' || 2 * half > room.right - room.left) return []
    return Array.from({ length: 2 * room.levels }, (_, step) =>
      wished.map((shift) => {
        const x = Math.max(room.left + half, Math.min(room.right - half, name.at + shift(half)))
        return {
          placed: { index, words, x, level: Math.floor(step / 2), isUp: step % 2 === 0 },
          at: name.at,
          left: x - half - air / 2,
          right: x + half + air / 2,
          isWhole: words === name.words,
        }
      }),
    ).flat()
  })
}

function isApart(one: Taken, other: Taken): boolean {
  if (one.placed.isUp !== other.placed.isUp) return true
  if (one.placed.level === other.placed.level) return one.right <= other.left || other.right <= one.left
  const [near, far] = one.placed.level < other.placed.level ? [one, other] : [other, one]
  return far.at < near.left || far.at > near.right
}
