import { useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { fieldsOf } from '#domain/goals/records/goal-fields.ts'
import type { GoalForm } from '#domain/goals/records/goal-form.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'

type Changes = Partial<GoalForm>

/** What was kept, as far as the form of a goal has such fields. */
function changesIn(kept: object, goal: GoalFact): Changes {
  const fields: Readonly<Record<string, unknown>> = { ...fieldsOf(goal) }
  const said =
    'changes' in kept && typeof kept.changes === 'object' && kept.changes !== null ? kept.changes : {}
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => typeof value === typeof fields[name]),
  )
}

/**
 * Fields of a goal that are being changed: kept, sealed on this device, through Escape, a reload and a lock, until they are saved or dropped. The sheet opens
 * again where it stood open. `round` counts how often it was filled anew: it is the sheet's key.
 */
export function useEditedGoal(goal: GoalFact) {
  const [edited, setEdited] = useState<{ changes: Changes; isOpen: boolean; round: number }>({
    changes: {},
    isOpen: false,
    round: 0,
  })
  const { changes, isOpen } = edited
  const hasChanges = Object.keys(changes).length > 0
  const fill = (next: Changes, opens: boolean) =>
    setEdited(({ round }) => ({ changes: next, isOpen: opens, round: round + 1 }))
  useBegun(`goal-fields ${goal.id}`, hasChanges ? { changes, isOpen } : null, (kept) =>
    fill(changesIn(kept, goal), 'isOpen' in kept && kept.isOpen === true),
  )
  return {
    ...edited,
    hasChanges,
    change: (next: Changes) => setEdited((before) => ({ ...before, changes: next })),
    open: () => setEdited((before) => ({ ...before, isOpen: true })),
    /** Closes the sheet; what was changed in it stays. */
    close: () => setEdited((before) => ({ ...before, isOpen: false })),
    isSaved: () => fill({}, false),
    drop: () => {
      fill({}, false)
      if (hasChanges) offerUndo('Your changes are discarded', () => fill(changes, true))
    },
  }
}

export type EditedGoal = ReturnType<typeof useEditedGoal>
