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

export const loopSentence = 'A goal can’t be placed under itself or under one of its own subgoals.'

const parentOf = <G extends Placed>({ parentId }: G, byId: ReadonlyMap<string, G>): G | undefined =>
  parentId === null ? undefined : byId.get(String(parentId))

/**
 * The goal above each, by id. Absent: it stands on the first level, because it has no parent, or a parent that is gone, or because two devices that were apart
 * put goals under one another: the goal of such a circle with the smallest id stands on the first level, on every device the same.
 */
function parentsIn<G extends Placed>(goals: readonly G[]): ReadonlyMap<string, G> {
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  const heads = headsOfCircles(goals, byId)
  const parents = new Map<string, G>()
  for (const goal of goals) {
    const parent = heads.has(goal.id) ? undefined : parentOf(goal, byId)
    if (parent) parents.set(goal.id, parent)
  }
  return parents
}

/** The goals above one, the nearest first. */
export function ancestorsOf<G extends Placed>(id: string, goals: readonly G[]): G[] {
  const parents = parentsIn(goals)
  const found: G[] = []
  for (let above = parents.get(id); above; above = parents.get(above.id)) found.push(above)
  return found
}

/** The goals with one of these ids, and all that stand below them; each parent before those below it. */
export function withAllBelow<G extends Placed>(ids: readonly string[], goals: readonly G[]): G[] {
  const parents = parentsIn(goals)
  const below = Map.groupBy(goals, ({ id }) => parents.get(id)?.id)
  const found = new Set(goals.filter(({ id }) => ids.includes(id)))
  // Grows while it is gone through.
  for (const { id } of found) for (const child of below.get(id) ?? []) found.add(child)
  return [...found]
}

/** The goals with one of these ids, and all that stand above them, in the order that they come in. */
export function withAllAbove<G extends Placed>(ids: ReadonlySet<string>, goals: readonly G[]): G[] {
  const parents = parentsIn(goals)
  const found = new Set(ids)
  for (const id of found) {
    const above = parents.get(id)
    if (above) found.add(above.id)
  }
  return goals.filter(({ id }) => found.has(id))
}

/** Whether putting a goal under another would make it its own ancestor. */
export const wouldLoop = (id: string, under: string | number | null, goals: readonly Placed[]): boolean =>
  under !== null &&
  (String(under) === id || ancestorsOf(String(under), goals).some((above) => above.id === id))

/**
 * The parent that each goal has to be given so that one goal stands under `under` (null: on the first level) and all others stay where they are shown. That is one
 * goal, and one more where two devices had made a circle: its head, whose parent nobody sees. Throws RangeError where the goal would become its own ancestor.
 */
export function parentsToPut(
  id: string,
  under: string | null,
  goals: readonly Placed[],
): ReadonlyMap<string, string | null> {
  if (wouldLoop(id, under, goals)) throw new RangeError(loopSentence)
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  const heads = headsOfCircles(goals, byId)
  const above = new Set([id, ...ancestorsOf(id, goals).map((one) => one.id)])
  return new Map([
    ...[...heads].filter((head) => above.has(head)).map((head) => [head, null] as const),
    [id, under] as const,
  ])
}

/** What stands deeper is shown at the last of these levels: nobody plans so deep, but a file may hold anything. */
const mostLevels = 50

/** Goals by what they serve, in the order that they come in. Every goal is in the tree once, none below itself. */
export function goalTree<G extends Placed>(goals: readonly G[]): TreeNode<G>[] {
  const parents = parentsIn(goals)
  const below = Map.groupBy(goals, ({ id }) => parents.get(id)?.id)
  const tree: TreeNode<G>[] = []
  // Grows while it is gone through.
  const toPlace = (below.get(undefined) ?? []).map((goal) => ({ goal, level: 0, into: tree }))
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
