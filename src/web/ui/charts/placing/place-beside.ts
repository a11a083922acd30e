/** A mark in a drawing and what is to be said of it, px; the earlier ones are placed first. */
export interface Marked {
  readonly x: number
  readonly y: number
  /** How wide its words are: whole, then shortened. */
  readonly widths: readonly number[]
}

/** Where words begin or end beside a mark, and their middle; px. */
export interface PlacedBeside {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end' | 'middle'
  /** How much room the words have. */
  readonly wide: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Half the height of words, half the size of a mark, and the air between both. */
const [half, radius, air] = [8, 9, 4]

/** Places words at the right of their marks, else around them, and shortened where they have no room whole, so that they touch neither one another nor any mark; null where there is none. */
export function placeBeside(marks: readonly Marked[], room: Box): (PlacedBeside | null)[] {
  const taken = marks.map(({ x, y }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }))
  return marks.map((mark) => {
    for (const place of mark.widths.flatMap((wide) => placesOf(mark, wide))) {
      const box = boxOf(place)
      if (!isIn(box, room) || taken.some((other) => isOn(box, other))) continue
      taken.push(box)
      return place
    }
    return null
  })
}

function placesOf({ x, y }: Marked, wide: number): readonly PlacedBeside[] {
  const [right, left] = [x + radius + air, x - radius - air]
  const [below, above] = [y + radius + half + 1, y - radius - half - 1]
  return [
    { x: right, y, anchor: 'start', wide },
    { x: left, y, anchor: 'end', wide },
    { x, y: below, anchor: 'middle', wide },
    { x, y: above, anchor: 'middle', wide },
    { x: right, y: y + half, anchor: 'start', wide },
    { x: right, y: y - half, anchor: 'start', wide },
    { x: left, y: y + half, anchor: 'end', wide },
    { x: left, y: y - half, anchor: 'end', wide },
  ]
}

function boxOf({ x, y, anchor, wide }: PlacedBeside): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - half, bottom: y + half }
}

const isIn = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom

const isOn = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
