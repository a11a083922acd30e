interface Placed {
  readonly id: string
  readonly parentId: string | number | null
}

/** A goal in the tree, with those below it. */
export interface TreeNode<G extends Placed> {
  readonly goal: G
  /** 0 for what stands on the first level. */
  readonly level: number
  readonly children: readonly TreeNode<G>[]
}

export const loopSentence = 'A goal cannot stand under itself, or under one that is below it.'

const parentOf = <G extends Placed>({ parentId }: G, byId: ReadonlyMap<string, G>): G | undefined =>
  parentId === null ? undefined : byId.get(String(parentId))

/** The goals above one, the nearest first. Stops where two devices made a circle. */
export function ancestorsOf<G extends Placed>(id: string, goals: readonly G[]): G[] {
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  const found: G[] = []
  const seen = new Set([id])
  let at = byId.get(id)
  for (;;) {
    at = at && parentOf(at, byId)
    if (!at || seen.has(at.id)) return found
    seen.add(at.id)
    found.push(at)
  }
}

/** Whether putting a goal under another would make it its own ancestor. */
export const wouldLoop = (id: string, under: string | number | null, goals: readonly Placed[]): boolean =>
  under !== null &&
  (String(under) === id || ancestorsOf(String(under), goals).some((above) => above.id === id))

/** What stands deeper is shown at the last of these levels: nobody plans so deep, but a file may hold anything. */
const mostLevels = 50

/**
 * Goals by what they serve, in the order that they come in. One whose parent is gone stands on the first level; of a circle that two devices made apart,
 * the goal with the smallest id does. Every goal is in the tree once.
 */
export function goalTree<G extends Placed>(goals: readonly G[]): TreeNode<G>[] {
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  const heads = headsOfCircles(goals, byId)
  const isRoot = (goal: G): boolean => !parentOf(goal, byId) || heads.has(goal.id)
  const below = Map.groupBy(
    goals.filter((goal) => !isRoot(goal)),
    ({ parentId }) => String(parentId),
  )
  const tree: TreeNode<G>[] = []
  // Grows while it is gone through.
  const toPlace = goals.filter(isRoot).map((goal) => ({ goal, level: 0, into: tree }))
  for (const { goal, level, into } of toPlace) {
    const children: TreeNode<G>[] = []
    into.push({ goal, level, children })
    const isLast = level === mostLevels - 1
    for (const child of below.get(goal.id) ?? [])
      toPlace.push({ goal: child, level: isLast ? level : level + 1, into: isLast ? into : children })
  }
  return tree
}

/** The smallest id of each circle of parents. */
function headsOfCircles<G extends Placed>(goals: readonly G[], byId: ReadonlyMap<string, G>): Set<string> {
  const heads = new Set<string>()
  /** By id, the goal from which it was come to. */
  const cameFrom = new Map<string, string>()
  for (const { id } of goals) {
    let at = byId.get(id)
    for (; at && !cameFrom.has(at.id); at = parentOf(at, byId)) cameFrom.set(at.id, id)
    if (!at || cameFrom.get(at.id) !== id) continue
    let smallest = at.id
    for (let next = parentOf(at, byId); next && next.id !== at.id; next = parentOf(next, byId))
      if (next.id < smallest) smallest = next.id
    heads.add(smallest)
  }
  return heads
}

/** The tree as a list, each goal before those below it. */
export const treeRows = <G extends Placed>(nodes: readonly TreeNode<G>[]): TreeNode<G>[] =>
  nodes.flatMap((node) => [node, ...treeRows(node.children)])
