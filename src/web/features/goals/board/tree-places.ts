interface Noded {
  readonly goal: { readonly id: string }
  readonly children: readonly Noded[]
}

/** Where a goal stands in the drawing of a tree: px from the left and from the top, and the width of its words; null: what is left of the line. */
export interface TreePlace {
  readonly left: number
  readonly top: number
  readonly width: number | null
}

const rowHeight = 92
/** A level is as wide as it has room for, between these. */
const leastLevel = 300
const mostLevel = 400
/** Between the words of two levels, for the lines. */
const linesWidth = 52
const indent = 30

export interface TreeLayout {
  readonly isNarrow: boolean
  readonly width: number
  readonly height: number
  readonly places: ReadonlyMap<string, TreePlace>
}

interface Leveled extends Noded {
  readonly level: number
  readonly children: readonly Leveled[]
}

/**
 * A tree of goals in `room` px: levels beside each other where they have room, and as a list in which each level is indented where they have none. `rows`
 * are its goals from the top, each before its children.
 */
export function treeLayout(roots: readonly Leveled[], rows: readonly Leveled[], room: number): TreeLayout {
  const levels = Math.max(1, ...rows.map(({ level }) => level + 1))
  const isNarrow = room > 0 && levels * leastLevel - linesWidth > room
  const levelWidth = Math.floor(Math.min(mostLevel, Math.max(leastLevel, (room + linesWidth) / levels)))
  const wordsWidth = levelWidth - linesWidth
  const whole = levels * levelWidth - linesWidth
  const beside = treePlaces(roots)
  const placeOf = ({ goal, level }: Leveled, at: number): TreePlace =>
    isNarrow
      ? { left: level * indent, top: at * rowHeight, width: null }
      : { left: level * levelWidth, top: (beside.get(goal.id) ?? 0) * rowHeight, width: wordsWidth }
  const places = new Map(rows.map((node, at) => [node.goal.id, placeOf(node, at)]))
  const height = Math.max(0, ...[...places.values()].map(({ top }) => top)) + rowHeight
  return { isNarrow, width: isNarrow ? room : whole, height, places }
}

/** The line from a goal to one below it, as a path of SVG, and where it begins. */
export function treeLine(
  from: TreePlace,
  to: TreePlace,
  isNarrow: boolean,
): { readonly path: string; readonly x: number; readonly y: number } {
  if (isNarrow) {
    const [x, y] = [from.left + 22, from.top + 46]
    return { path: `M${x} ${y}V${to.top + 22}H${to.left + 6}`, x, y }
  }
  const [x, y] = [from.left + (from.width ?? 0) + 2, from.top + 30]
  const [endX, endY] = [to.left - 4, to.top + 30]
  const bend = (x + endX) / 2
  return { path: `M${x} ${y}C${bend} ${y} ${bend} ${endY} ${endX} ${endY}`, x, y }
}

/** The row of each goal, from 0: leaves one under the other, a parent in the middle of its children. */
export function treePlaces(roots: readonly Noded[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  let next = 0
  const place = ({ goal, children }: Noded): number => {
    const rows = children.map(place)
    const [first] = rows
    const last = rows.at(-1)
    const row = first === undefined || last === undefined ? next++ : (first + last) / 2
    places.set(goal.id, row)
    return row
  }
  for (const root of roots) place(root)
  return places
}
