/** Something to be said at a point of a line, px; the heavier ones are placed first. */
export interface LineLabel {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly weight: number
  /** px; absent: that of usual letters. */
  readonly width?: number
}

/** Where words stand that were placed: their middle and baseline, and the stem that leads to them; px. */
export interface PlacedLabel {
  readonly words: string
  readonly at: number
  readonly x: number
  readonly baseline: number
  readonly stem: readonly [from: number, to: number]
}

interface LabelRoom {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The height of the line at an x, which no words cross. */
  readonly lineAt: (x: number) => number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** About so wide is a letter, and so tall are words. */
const [letter, tall] = [6.3, 16]
const air = 8
/** How far below (or above) the line words stand, the nearest first. */
const lifts = [36, 60, 84, 108, -30, -54, -78, -102, -126]

/** Places words beside a line so that none touches another, its stem or the line; those without any room are left out. */
export function placeLabels(labels: readonly LineLabel[], room: LabelRoom): PlacedLabel[] {
  const placed: { readonly label: PlacedLabel; readonly box: Box }[] = []
  for (const { x: at, y, words, width = words.length * letter } of [...labels].sort(
    (a, b) => b.weight - a.weight,
  )) {
    const half = width / 2
    if (2 * half > room.right - room.left) continue
    const found = placesFor(at, y, half, room).find(
      ({ box, stem }) =>
        box.top >= room.top &&
        box.bottom <= room.bottom &&
        !isOnLine(box, room.lineAt) &&
        placed.every(
          (other) =>
            !isNear(other.box, box) &&
            !isNear(other.box, stemBox(at, stem)) &&
            !isNear(stemBox(other.label.at, other.label.stem), box),
        ),
    )
    if (!found) continue
    const { x, lift, box, stem } = found
    placed.push({ label: { words, at, x, baseline: y + lift + 4.5, stem }, box })
  }
  return placed.map(({ label }) => label)
}

/** Where words may stand, the best first: over the middle of their stem, else beside it to the left or to the right. */
const placesFor = (at: number, y: number, half: number, { left, right }: LabelRoom) =>
  [at, at - half + air, at + half - air].flatMap((middle) => {
    const x = Math.max(left + half, Math.min(right - half, middle))
    return lifts.map((lift) => {
      const box = { left: x - half, right: x + half, top: y + lift - tall / 2, bottom: y + lift + tall / 2 }
      const stem = lift > 0 ? ([y + 8, box.top - 1] as const) : ([box.bottom + 1, y - 8] as const)
      return { x, lift, box, stem }
    })
  })

const stemBox = (at: number, [top, bottom]: PlacedLabel['stem']): Box => ({
  left: at,
  right: at,
  top,
  bottom,
})

const isNear = (one: Box, other: Box): boolean =>
  one.left < other.right + air &&
  other.left < one.right + air &&
  one.top < other.bottom &&
  other.top < one.bottom

function isOnLine({ left, right, top, bottom }: Box, lineAt: (x: number) => number): boolean {
  for (let x = left - air; x <= right + air; x += 4) {
    const y = lineAt(x)
    if (y > top - 4 && y < bottom + 4) return true
  }
  return false
}
