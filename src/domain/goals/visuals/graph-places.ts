import type { Relation, Relative } from './relationship-graph.ts'
import { shortTitle } from './short-title.ts'
import { wrappedLines } from './wrapped-lines.ts'

export interface LabelLine {
  readonly words: string
  /** Its baseline. */
  readonly y: number
  /** The title, or what is said about it. */
  readonly is: 'title' | 'about'
}

/** A mark and its words, px from the left and the top. */
export interface PlacedNode {
  readonly node: Relative
  readonly x: number
  readonly y: number
  readonly label: {
    readonly x: number
    readonly anchor: 'start' | 'middle' | 'end'
    readonly lines: readonly LabelLine[]
  }
  /** What the words cover. */
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface PlacedEdge {
  readonly to: Relative
  /** From the goal or the one before, corner by corner. */
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface PlacedGraph {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly PlacedEdge[]
}

/** The least width that the words fit into; a narrower room is scrolled. */
export const narrowestGraph = 272

const fonts = { title: 13, about: 12 } as const
const lineHeight = 16
const rowGap = 10
/** From a mark's middle to its words. */
const reach = 15
const markHeight = 24
const chosenRadius = 15

/** So far from the middle (px) stand the marks at the sides; further from the goal they come closer, so that no line crosses the words of another. */
const sideOf = (width: number): number => Math.max(36, Math.min(70, width * 0.13))
const childSide = 30

interface Written {
  readonly node: Relative
  readonly lines: readonly { readonly words: string; readonly is: LabelLine['is'] }[]
  /** What its row takes, in px: the same for every width, so that nothing moves while a drawing finds its own. */
  readonly rowHeight: number
}

interface Room {
  readonly width: number
  readonly isDetailed: boolean
}

function written(node: Relative, roomIn: (width: number) => number, { width, isDetailed }: Room): Written {
  const title = shortTitle(node.title)
  const linesIn = (room: number) => [
    ...wrappedLines(title, room, fonts.title).map((words) => ({ words, is: 'title' as const })),
    ...(isDetailed || node.is === 'page'
      ? wrappedLines(node.about, room, fonts.about).map((words) => ({ words, is: 'about' as const }))
      : []),
  ]
  const most = linesIn(roomIn(narrowestGraph)).length
  return {
    node,
    lines: linesIn(roomIn(width)),
    rowHeight: Math.max(markHeight, most * lineHeight) + rowGap,
  }
}

/** Words beside a mark at (x, y): to its left where `side` is -1, to its right where it is 1. */
function beside({ node, lines }: Written, x: number, y: number, side: -1 | 1, width: number): PlacedNode {
  const top = y - (lines.length * lineHeight) / 2
  const at = x + side * reach
  return {
    node,
    x,
    y,
    label: {
      x: at,
      anchor: side < 0 ? 'end' : 'start',
      lines: lines.map((line, nth) => ({ ...line, y: top + nth * lineHeight + 12 })),
    },
    box: {
      left: side < 0 ? 0 : at,
      right: side < 0 ? at : width,
      top,
      bottom: top + lines.length * lineHeight,
    },
  }
}

const heightOf = (rows: readonly Written[]): number => rows.reduce((sum, { rowHeight }) => sum + rowHeight, 0)

interface Sides {
  readonly left: readonly Written[]
  readonly right: readonly Written[]
}

/** The rows of one side, from the top on; `isUp`: the last one is the nearest to the goal. */
function sideRows(
  rows: readonly Written[],
  side: -1 | 1,
  { top, isUp, width }: { top: number; isUp: boolean; width: number },
): PlacedNode[] {
  let y = top
  return rows.map((one, at) => {
    const rank = isUp ? rows.length - 1 - at : at
    const x = width / 2 + side * sideOf(width) * (1 - 0.13 * rank)
    y += one.rowHeight
    return beside(one, x, y - one.rowHeight / 2, side, width)
  })
}

/** Both sides of a band, each as near to the goal as it can be. */
function band({ left, right }: Sides, top: number, isUp: boolean, width: number) {
  const height = Math.max(heightOf(left), heightOf(right))
  const from = (rows: readonly Written[]) => (isUp ? top + height - heightOf(rows) : top)
  return {
    height,
    nodes: [
      ...sideRows(left, -1, { top: from(left), isUp, width }),
      ...sideRows(right, 1, { top: from(right), isUp, width }),
    ],
  }
}

/** Two kinds of relatives at one side of the goal: one above the other, or the only one half and half. */
function halves(first: readonly Written[], second: readonly Written[]): readonly [Written[], Written[]] {
  const all = [...first, ...second]
  const up = first.length > 0 && second.length > 0 ? first.length : Math.floor(all.length / 2)
  return [all.slice(0, up), all.slice(up)]
}

/** Goals above it: a line upwards from the middle, the nearest at its lower end. */
function aboveRows(rows: readonly Written[], top: number, width: number): PlacedNode[] {
  let y = top
  return rows.toReversed().map((one) => {
    y += one.rowHeight
    return beside(one, width / 2, y - one.rowHeight / 2, 1, width)
  })
}

/** Goals below it: in pairs at both sides of a line downwards, one without a partner at its end. */
function belowRows(rows: readonly Written[], top: number, width: number) {
  let y = top
  const nodes: PlacedNode[] = []
  for (let at = 0; at < rows.length; at += 2) {
    const pair = rows.slice(at, at + 2)
    const height = Math.max(...pair.map(({ rowHeight }) => rowHeight))
    for (const [nth, one] of pair.entries()) {
      const side = pair.length === 1 || nth === 1 ? 1 : -1
      const x = width / 2 + (pair.length === 1 ? 0 : side * childSide)
      nodes.push(beside(one, x, y + height / 2, side, width))
    }
    y += height
  }
  return { nodes, height: y - top }
}

function chosenNode({ node, lines }: Written, top: number, width: number): PlacedNode {
  const x = width / 2
  const y = top + chosenRadius
  const words = y + chosenRadius + 3
  return {
    node,
    x,
    y,
    label: {
      ...{ x, anchor: 'middle' },
      lines: lines.map((line, nth) => ({ ...line, y: words + nth * lineHeight + 12 })),
    },
    box: { left: 4, right: width - 4, top: words, bottom: words + lines.length * lineHeight },
  }
}

/** Words of each relation, wrapped to the room that its place leaves them. */
function writtenOf(nodes: readonly Relative[], room: Room) {
  const roomAt: Readonly<Record<Relation | 'chosen', (width: number) => number>> = {
    chosen: (width) => Math.min(width - 16, 340),
    above: (width) => width / 2 - reach - 4,
    below: (width) => width / 2 - childSide - reach - 4,
    ...{ beside: sideRoom, tag: sideRoom, habit: sideRoom, page: sideRoom },
  }
  return (is: Relative['is']) =>
    nodes.filter((node) => node.is === is).map((node) => written(node, roomAt[is], room))
}

const sideRoom = (width: number): number => width / 2 - sideOf(width) - reach - 4

/**
 * Where a goal and its relatives stand in a drawing of so many px (at least 272): above it what it serves, below it what serves it, at the left goals, at the
 * right habits and pages. Computed, so the same every time; the height depends on the words alone, not on the width.
 */
export function graphPlaces(nodes: readonly Relative[], given: number, isDetailed = false): PlacedGraph {
  const width = Math.max(narrowestGraph, given)
  const rowsOf = writtenOf(nodes, { width, isDetailed })
  const [leftUp, leftDown] = halves(rowsOf('beside'), rowsOf('tag'))
  const [rightUp, rightDown] = halves(rowsOf('habit'), rowsOf('page'))
  const aboveWritten = rowsOf('above')
  const above = aboveRows(aboveWritten, 0, width)
  const upper = band({ left: leftUp, right: rightUp }, heightOf(aboveWritten), true, width)
  const chosenTop = heightOf(aboveWritten) + upper.height + 4
  const [chosenWritten] = rowsOf('chosen')
  if (!chosenWritten) return { width, height: 0, nodes: [], edges: [] }
  const chosen = chosenNode(chosenWritten, chosenTop, width)
  const lowerTop = chosenTop + 2 * chosenRadius + 3 + chosenWritten.rowHeight
  const lower = band({ left: leftDown, right: rightDown }, lowerTop, false, width)
  const below = belowRows(rowsOf('below'), lowerTop + lower.height, width)
  const placed = [...above, ...upper.nodes, chosen, ...lower.nodes, ...below.nodes]
  return {
    width,
    height: lowerTop + lower.height + below.height,
    nodes: placed,
    edges: edgesOf(placed, chosen),
  }
}

/** Lines from the goal upwards begin at its mark, those downwards under its words; goals above it are joined one to the next. */
function edgesOf(placed: readonly PlacedNode[], chosen: PlacedNode): PlacedEdge[] {
  const { x, y } = chosen
  const foot = chosen.box.bottom + 2
  const above = placed.filter(({ node }) => node.is === 'above')
  return placed.flatMap((one): PlacedEdge[] => {
    if (one === chosen) return []
    const { node: to } = one
    const end = [one.x, one.y] as const
    if (to.is === 'above') return [{ to, points: [[x, above[above.indexOf(one) + 1]?.y ?? y], end] }]
    if (to.is === 'below') return [{ to, points: [[x, foot], [x, one.y - 14], end] }]
    return [{ to, points: [[x, one.y < y ? y : foot], end] }]
  })
}
