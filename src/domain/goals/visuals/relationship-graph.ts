import { counted } from '../engine/days.ts'
import type { GoalFact, HabitFact } from '../engine/goal-facts.ts'
import { ancestorsOf } from '../engine/goal-tree.ts'
import type { GoalStatus } from '../goal-choices.ts'
import type { GoalWorld, Visual } from './goal-world.ts'

/** How something belongs to the goal that is looked at; tag: they share one. */
type Relation = 'chosen' | 'above' | 'below' | 'beside' | 'habit' | 'tag'

export interface GraphNode {
  readonly id: string
  readonly title: string
  readonly is: Relation
  readonly status: GoalStatus
  readonly progress: number
  /** From 0 (left, top) to 1 (right, bottom). */
  readonly x: number
  readonly y: number
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  /** Only a tag or a parent in common. */
  readonly isLoose: boolean
}

/** A goal among what it hangs together with. Places are computed, not swung into. */
export interface RelationshipGraph extends Visual {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

type Relatives = Readonly<Record<Exclude<Relation, 'chosen' | 'habit'>, readonly GoalFact[]>>

/** So many of each are drawn; the sentence counts all. */
const mostDrawn = 4

function relativesOf(goal: GoalFact, goals: readonly GoalFact[]): Relatives {
  const above = ancestorsOf(goal.id, goals)
  const taken = new Set([goal.id, ...above.map(({ id }) => id)])
  const next = (isOne: (other: GoalFact) => boolean): GoalFact[] => {
    const found = goals.filter((other) => !taken.has(other.id) && isOne(other))
    for (const { id } of found) taken.add(id)
    return found
  }
  return {
    above,
    below: next(({ parentId }) => String(parentId) === goal.id),
    beside: next(({ parentId }) => parentId !== null && parentId === goal.parentId),
    tag: next(({ tags }) => tags.some((tag) => goal.tags.includes(tag))),
  }
}

/** Where the nth of `count` stands. */
const places: Readonly<Record<Relation, (at: number, count: number) => readonly [number, number]>> = {
  chosen: () => [0.5, 0.46],
  above: (at) => [0.3 - at * 0.16, 0.06 + at * 0.1],
  below: (at, count) => [count === 1 ? 0.4 : 0.2 + (0.6 * at) / (count - 1), 0.9 + (at % 2) * 0.08],
  beside: (at) => [0.13 + (at % 2) * 0.06, 0.34 + at * 0.17],
  habit: (at) => [0.87 - (at % 2) * 0.06, 0.12 + at * 0.16],
  tag: (at) => [0.85 - (at % 2) * 0.08, 0.62 + at * 0.11],
}

function nodesOf(goal: GoalFact, relatives: Relatives, habits: readonly HabitFact[]): GraphNode[] {
  const placed = (is: Relation, row: readonly Pick<GoalFact, 'id' | 'title' | 'status' | 'progress'>[]) =>
    row.slice(0, mostDrawn).map(({ id, title, status, progress }, at): GraphNode => {
      const [x, y] = places[is](at, Math.min(row.length, mostDrawn))
      return { id, title, is, status, progress, x, y }
    })
  const asNodes = habits.map(({ id, name }) => ({
    id,
    title: name,
    status: 'in_progress' as const,
    progress: 0,
  }))
  return [
    ...placed('chosen', [goal]),
    ...placed('above', relatives.above.slice(0, 2)),
    ...placed('below', relatives.below),
    ...placed('beside', relatives.beside),
    ...placed('habit', asNodes),
    ...placed('tag', relatives.tag),
  ]
}

function edgesOf(goal: GoalFact, nodes: readonly GraphNode[]): GraphEdge[] {
  const above = nodes.filter(({ is }) => is === 'above')
  return nodes.flatMap((node): GraphEdge[] => {
    if (node.is === 'chosen') return []
    const [nearest] = above
    const from = node.is === 'above' && nearest && node.id !== nearest.id ? nearest.id : goal.id
    return [{ from, to: node.id, isLoose: node.is === 'beside' || node.is === 'tag' }]
  })
}

/** What a goal hangs together with: above it what it serves, below what serves it, at the sides siblings, habits and goals that share a tag. */
export function relationshipGraph({ goal, goals, habits }: GoalWorld): RelationshipGraph {
  const relatives = relativesOf(goal, goals)
  const nodes = nodesOf(goal, relatives, habits)
  return {
    question: 'What does it hang together with?',
    answer: answerOf(relatives, habits.length),
    finding: null,
    isDrawn: nodes.length > 1,
    table: {
      caption: `What ${goal.title} hangs together with`,
      head: ['Name', 'How'],
      rows: nodes
        .filter(({ is }) => is !== 'chosen')
        .map(({ title, is }) => [title, is === 'tag' ? 'shares a tag' : is]),
    },
    nodes,
    edges: edgesOf(goal, nodes),
  }
}

function answerOf({ above, below, beside, tag }: Relatives, habits: number): string {
  const near = beside.length + tag.length
  const parts = [
    ...(above.length > 0 ? [`${counted(above.length, 'goal')} above it`] : []),
    ...(below.length > 0 ? [`${counted(below.length, 'goal')} below it`] : []),
    ...(near > 0 ? [`${counted(near, 'goal')} beside it`] : []),
    ...(habits > 0 ? [counted(habits, 'linked habit')] : []),
  ]
  if (parts.length === 0)
    return 'With nothing yet: there is no goal above or below it, no tag in common and no habit.'
  const [first = '', ...others] = parts
  return `${[first, ...others].join(', ')}.`
}
