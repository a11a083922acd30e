/** A place in a picture that is 1 wide and 1 high. */
export interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface LayoutLine {
  readonly source: string
  readonly target: string
  readonly strength: number
}

/** So many steps are taken for a small picture; a large one takes fewer. */
const steps = 240
/** More work than so many pairs would keep the worker busy too long. */
const mostPairs = 24_000_000
const golden = Math.PI * (3 - Math.sqrt(5))

/**
 * Places for nodes, so that what belongs together lies together (after Fruchterman and Reingold 1991); a round a step. They begin on a sunflower in the
 * order given, so that the same graph has the same picture.
 */
export function* layoutSteps(
  ids: readonly string[],
  lines: readonly LayoutLine[],
  heightShare = 0.72,
): Generator<undefined, Spot[]> {
  const count = ids.length
  const at = new Map(ids.map((id, index) => [id, index]))
  const x = Float64Array.from(ids, (_, index) => Math.cos(index * golden) * Math.sqrt((index + 0.5) / count))
  const y = Float64Array.from(ids, (_, index) => Math.sin(index * golden) * Math.sqrt((index + 0.5) / count))
  const springs = lines.flatMap(({ source, target, strength }) => {
    const [a, b] = [at.get(source), at.get(target)]
    return a === undefined || b === undefined ? [] : [{ a, b, strength }]
  })
  const rounds = Math.max(20, Math.min(steps, Math.floor(mostPairs / Math.max(1, count * count))))
  const ideal = 1.5 / Math.sqrt(Math.max(1, count))
  for (let round = 0; round < rounds; round++) {
    step(x, y, springs, { ideal, heat: 0.14 * (1 - round / rounds) })
    yield
  }
  const ends = new Set(springs.flatMap(({ a, b }) => [a, b]))
  return settled(ids, x, y, { heightShare, isAlone: (node) => !ends.has(node) })
}

/** A picture that is laid out again only where other nodes or lines are in it. */
export class KeptLayout {
  #key = ''
  #spots: readonly Spot[] = [];

  *spots(ids: readonly string[], lines: readonly LayoutLine[]): Generator<undefined, readonly Spot[]> {
    const drawn = new Set(ids)
    const inside = lines.filter(({ source, target }) => drawn.has(source) && drawn.has(target))
    const key = `${ids.join('\n')}\n\n${inside.map(({ source, target }) => `${source} ${target}`).join('\n')}`
    if (key !== this.#key) {
      this.#spots = yield* layoutSteps(ids, inside)
      this.#key = key
    }
    return this.#spots
  }
}

function step(
  x: Float64Array,
  y: Float64Array,
  springs: readonly { readonly a: number; readonly b: number; readonly strength: number }[],
  { ideal, heat }: { ideal: number; heat: number },
): void {
  const [moveX, moveY] = [new Float64Array(x.length), new Float64Array(x.length)]
  const push = (a: number, b: number, force: (distance: number) => number): void => {
    const [dx, dy] = [(x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)]
    const distance = Math.hypot(dx, dy) || 1e-6
    const by = force(distance) / distance
    moveX[a] = (moveX[a] ?? 0) + dx * by
    moveY[a] = (moveY[a] ?? 0) + dy * by
    moveX[b] = (moveX[b] ?? 0) - dx * by
    moveY[b] = (moveY[b] ?? 0) - dy * by
  }
  for (let a = 0; a < x.length; a++)
    for (let b = a + 1; b < x.length; b++) push(a, b, (distance) => (ideal * ideal) / distance)
  for (const { a, b, strength } of springs)
    push(a, b, (distance) => (-distance * distance * (0.3 + strength)) / ideal)
  for (let a = 0; a < x.length; a++) {
    // A pull to the middle keeps what belongs to nothing in the picture.
    const [dx, dy] = [(moveX[a] ?? 0) - (x[a] ?? 0) * 0.25, (moveY[a] ?? 0) - (y[a] ?? 0) * 0.25]
    const length = Math.hypot(dx, dy) || 1
    const reach = Math.min(heat, length) / length
    x[a] = (x[a] ?? 0) + dx * reach
    y[a] = (y[a] ?? 0) + dy * reach
  }
}

/** So much of the height is kept for what belongs to nothing, in a row below the rest. */
const rowShare = 0.12
/** A node with its name needs so much room. */
const room = { x: 0.11, y: 0.1 }
/** More nodes than so many do not all have room. */
const mostWithRoom = 80

function settled(
  ids: readonly string[],
  x: Float64Array,
  y: Float64Array,
  { heightShare, isAlone }: { heightShare: number; isAlone: (at: number) => boolean },
): Spot[] {
  const joined = ids.flatMap((_, at) => (isAlone(at) ? [] : [at]))
  const alone = ids.flatMap((_, at) => (isAlone(at) ? [at] : []))
  const height = alone.length > 0 && joined.length > 0 ? heightShare * (1 - rowShare) : heightShare
  const spread = (values: Float64Array): ((at: number) => number) => {
    const all = joined.map((at) => values[at] ?? 0)
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return (at) => (high === low ? 0.5 : ((values[at] ?? 0) - low) / (high - low))
  }
  const [over, down] = [spread(x), spread(y)]
  const spots = joined.map((at) => ({ id: ids[at] ?? '', x: over(at), y: down(at) * height }))
  const row = alone.map((at, index) => ({
    id: ids[at] ?? '',
    x: (index + 0.5) / alone.length,
    y: joined.length > 0 ? heightShare : heightShare / 2,
  }))
  const apart = spots.length > mostWithRoom ? spots : withRoom(spots, height)
  const byId = new Map([...apart, ...row].map((spot) => [spot.id, spot]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Pushes apart what stands on each other's names, along the shorter way, within the picture. */
function withRoom(spots: readonly Spot[], height: number): Spot[] {
  const all = spots.map((spot) => ({ ...spot }))
  const share = Math.min(1, Math.sqrt(0.5 / (all.length * room.x * (room.y / Math.max(0.1, height)))))
  const need = { x: room.x * share, y: room.y * share }
  for (let round = 0; round < 120; round++)
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const [lackX, lackY] = [need.x - Math.abs(dx), need.y - Math.abs(dy)]
        if (lackX <= 0 || lackY <= 0) continue
        const isSideways = lackX / need.x < lackY / need.y
        const by = isSideways ? lackX / 2 : lackY / 2
        const sign = (isSideways ? dx : dy) < 0 ? -1 : 1
        if (isSideways) {
          one.x = Math.min(1, Math.max(0, one.x - sign * by))
          other.x = Math.min(1, Math.max(0, other.x + sign * by))
        } else {
          one.y = Math.min(height, Math.max(0, one.y - sign * by))
          other.y = Math.min(height, Math.max(0, other.y + sign * by))
        }
      }
  return all
}
