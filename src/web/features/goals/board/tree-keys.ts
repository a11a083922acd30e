import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { TreeNode } from '#domain/goals/engine/goal-tree.ts'

type TreeMove =
  | { readonly is: 'focus'; readonly goal: GoalFact }
  | { readonly is: 'put'; readonly under: GoalFact | null }

type Node = TreeNode<GoalFact>

/**
 * What an arrow key does on a goal of the tree, whose rows stand from the top, each before those below it: up and down walk the rows, right goes to the first goal
 * below, left to the one above. With Shift, right puts the goal under the one before it on its level, left takes it out one level. Undefined: nothing.
 */
export function treeMove(
  key: string,
  isShift: boolean,
  node: Node,
  rows: readonly Node[],
): TreeMove | undefined {
  const parent = rows.find(({ children }) => children.includes(node))
  if (isShift)
    return key === 'ArrowLeft'
      ? takenOut(parent, rows)
      : key === 'ArrowRight'
        ? putUnder(node, parent, rows)
        : undefined
  const at = rows.indexOf(node)
  const next: Readonly<Record<string, Node | undefined>> = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    ArrowRight: node.children[0],
    ArrowLeft: parent,
    Home: rows[0],
    End: rows.at(-1),
  }
  const to = next[key]
  return to && { is: 'focus', goal: to.goal }
}

function takenOut(parent: Node | undefined, rows: readonly Node[]): TreeMove | undefined {
  if (!parent) return undefined
  return { is: 'put', under: rows.find(({ children }) => children.includes(parent))?.goal ?? null }
}

function putUnder(node: Node, parent: Node | undefined, rows: readonly Node[]): TreeMove | undefined {
  const beside = parent ? parent.children : rows.filter(({ level }) => level === 0)
  const before = beside[beside.indexOf(node) - 1]
  return before && { is: 'put', under: before.goal }
}
