import type { NodeRow, RelationRow } from '#worker/memory/memory.calls.ts'

/** A node where it stands, in a field 1 wide. */
export interface PlacedNode {
  readonly node: NodeRow
  readonly x: number
  readonly y: number
}

/** Everything that a picture is drawn from. */
export interface Scene {
  readonly nodes: readonly PlacedNode[]
  readonly lines: readonly (readonly [PlacedNode, PlacedNode])[]
}

/** What of the field is seen: its middle, and how many px its width takes. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Colours {
  readonly ink: string
  readonly line: string
  readonly fill: string
  readonly edge: string
  readonly text: string
  readonly ground: string
}

/** So many lines and names are drawn at most, the strongest and those of most pages; fewer while the picture moves, so that it keeps up with the hand. */
const most = { still: { lines: 1_200, names: 60 }, moving: { lines: 250, names: 24 } }
const nameRoom = { width: 92, height: 34 }

/** Whether both stood in one sentence: only such are joined by a line. What is said of how two belong together is said in a sentence. */
export const isJoined = ({ sentences, type }: RelationRow): boolean => sentences > 0 || type !== 'together'

/** The scene of an overview: the nodes that have a place, and the lines between them. */
export function sceneOf(
  nodes: readonly NodeRow[],
  relations: readonly RelationRow[],
  spots: readonly { readonly id: string; readonly x: number; readonly y: number }[],
): Scene {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const placed = new Map<string, PlacedNode>()
  for (const { id, x, y } of spots) {
    const node = byId.get(id)
    if (node) placed.set(id, { node, x, y })
  }
  const lines = relations.filter(isJoined).flatMap(({ source, target }) => {
    const [a, b] = [placed.get(source), placed.get(target)]
    return a && b ? [[a, b] as const] : []
  })
  return { nodes: [...placed.values()], lines }
}

const radiusOf = ({ pages }: NodeRow): number => Math.min(16, 3 + 1.3 * Math.sqrt(pages))

/** Where a place of the field is on a canvas of a size in px. */
const onCanvas = ({ x, y }: PlacedNode, view: Viewport, width: number, height: number) => ({
  x: width / 2 + (x - view.x) * view.scale,
  y: height / 2 + (y - view.y) * view.scale,
})

/** Draws a scene: lines first, in one stroke, then nodes, then the names that have room, those of most pages first. */
export function drawScene(
  to: CanvasRenderingContext2D,
  { nodes, lines }: Scene,
  view: Viewport,
  look: {
    readonly colours: Colours
    readonly chosen: string | null
    readonly width: number
    readonly height: number
    readonly isMoving: boolean
  },
): void {
  const { colours, chosen, width, height, isMoving } = look
  const limits = isMoving ? most.moving : most.still
  const at = new Map(nodes.map((node) => [node, onCanvas(node, view, width, height)]))
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -60 && y > -60 && x < width + 60 && y < height + 60
  to.clearRect(0, 0, width, height)
  for (const isOfChosen of [false, true]) {
    to.beginPath()
    for (const [a, b] of isOfChosen ? lines : lines.slice(0, limits.lines)) {
      if ((a.node.id === chosen || b.node.id === chosen) !== isOfChosen) continue
      const [from, until] = [at.get(a), at.get(b)]
      if (!from || !until || (!isSeen(from) && !isSeen(until))) continue
      to.moveTo(from.x, from.y)
      to.lineTo(until.x, until.y)
    }
    to.globalAlpha = isOfChosen ? 1 : 0.35
    to.lineWidth = isOfChosen ? 1.5 : 0.75
    to.strokeStyle = isOfChosen ? colours.ink : colours.line
    to.stroke()
  }
  to.globalAlpha = 1
  const seen = nodes.flatMap((one) => {
    const spot = at.get(one)
    return spot && isSeen(spot) ? [{ one, spot }] : []
  })
  for (const { one, spot } of seen) drawNode(to, one.node, spot, one.node.id === chosen, colours)
  drawNames(to, seen, chosen, { ...colours, names: limits.names })
}

function drawNode(
  to: CanvasRenderingContext2D,
  node: NodeRow,
  { x, y }: { x: number; y: number },
  isChosen: boolean,
  colours: Colours,
): void {
  const radius = radiusOf(node)
  to.beginPath()
  if (node.type === 'concept') to.roundRect(x - radius, y - radius, radius * 2, radius * 2, radius / 3)
  else if (node.type === 'person') drop(to, x, y, radius)
  else if (node.type === 'event') diamond(to, x, y, radius * 1.2)
  else to.arc(x, y, radius, 0, 2 * Math.PI)
  to.fillStyle = isChosen ? colours.ink : colours.fill
  to.strokeStyle = isChosen ? colours.ink : colours.edge
  to.lineWidth = 1.25
  to.fill()
  to.stroke()
}

function drop(to: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  to.moveTo(x, y - radius * 1.6)
  to.quadraticCurveTo(x + radius * 1.1, y - radius * 0.3, x + radius * 0.94, y + radius * 0.34)
  to.arc(x, y + radius * 0.2, radius * 0.95, 0.15, Math.PI - 0.15)
  to.quadraticCurveTo(x - radius * 1.1, y - radius * 0.3, x, y - radius * 1.6)
}

function diamond(to: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  to.moveTo(x, y - radius)
  to.lineTo(x + radius, y)
  to.lineTo(x, y + radius)
  to.lineTo(x - radius, y)
  to.closePath()
}

function drawNames(
  to: CanvasRenderingContext2D,
  seen: readonly { readonly one: PlacedNode; readonly spot: { readonly x: number; readonly y: number } }[],
  chosen: string | null,
  { ink, text, ground, names }: Colours & { readonly names: number },
): void {
  const taken: { x: number; y: number }[] = []
  to.textAlign = 'center'
  to.lineWidth = 4
  to.strokeStyle = ground
  const first = [...seen].sort(
    (a, b) =>
      Number(b.one.node.id === chosen) - Number(a.one.node.id === chosen) ||
      b.one.node.pages - a.one.node.pages,
  )
  for (const { one, spot } of first) {
    if (taken.length === names) break
    const place = { x: spot.x, y: spot.y + radiusOf(one.node) + 16 }
    const isFull = taken.some(
      ({ x, y }) => Math.abs(x - place.x) < nameRoom.width && Math.abs(y - place.y) < nameRoom.height,
    )
    if (isFull) continue
    taken.push(place)
    to.strokeText(one.node.name, place.x, place.y)
    to.fillStyle = one.node.id === chosen ? ink : text
    to.fillText(one.node.name, place.x, place.y)
  }
}

/** The node under a place of the canvas, within reach of a finger; null where there is none. */
export function nodeAt(
  { nodes }: Scene,
  view: Viewport,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): PlacedNode | null {
  let nearest: { one: PlacedNode; far: number } | null = null
  for (const one of nodes) {
    const { x, y } = onCanvas(one, view, at.width, at.height)
    const far = Math.hypot(x - at.x, y - at.y)
    if (far < Math.max(22, radiusOf(one.node)) && far < (nearest?.far ?? Number.POSITIVE_INFINITY))
      nearest = { one, far }
  }
  return nearest?.one ?? null
}

/** A viewport nearer or further by a factor, with the place under the pointer where it was. */
export function zoomed(
  view: Viewport,
  by: number,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Viewport {
  const scale = Math.min(12_000, Math.max(200, view.scale * by))
  const [dx, dy] = [at.x - at.width / 2, at.y - at.height / 2]
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale }
}
