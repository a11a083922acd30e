import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'

type BoardMove =
  | { readonly is: 'focus'; readonly id: string }
  | { readonly is: 'carry'; readonly to: GoalStatus }

type Columns = ReadonlyMap<GoalStatus, readonly GoalFact[]>

/**
 * What an arrow key does on a goal of the board: up and down walk its column, left and right go to the nearest column that has a goal, with Shift they carry the
 * goal into the next column. Undefined: the key does nothing here.
 */
export function boardMove(
  key: string,
  isShift: boolean,
  goal: Pick<GoalFact, 'id' | 'status'>,
  order: readonly GoalStatus[],
  columns: Columns,
): BoardMove | undefined {
  const column = columns.get(goal.status) ?? []
  const row = column.findIndex(({ id }) => id === goal.id)
  const at = order.indexOf(goal.status)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = column[row + (key === 'ArrowDown' ? 1 : -1)]
    return next && !isShift ? { is: 'focus', id: next.id } : undefined
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const way = key === 'ArrowRight' ? 1 : -1
  if (isShift) {
    const to = order[at + way]
    return to && { is: 'carry', to }
  }
  for (let next = at + way; next >= 0 && next < order.length; next += way) {
    const beside = columns.get(order[next] ?? goal.status) ?? []
    const found = beside[Math.min(row, beside.length - 1)]
    if (found) return { is: 'focus', id: found.id }
  }
  return undefined
}
