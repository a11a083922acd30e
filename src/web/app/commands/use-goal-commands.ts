import { Target } from 'lucide-react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'

/** "New goal", and each goal by its name. */
export const goalCommands = (
  goals: readonly Pick<GoalFact, 'id' | 'title' | 'status' | 'tags'>[],
  parts: { readonly begin: () => void; readonly open: (id: string) => void },
): PaletteCommand[] => [
  {
    ...{ id: 'new-goal', title: 'New goal', also: 'aim plan resolution', group: 'Start' },
    ...{ Icon: Target, isFirst: true, run: parts.begin },
  },
  ...goals.map(
    ({ id, title, status, tags }): PaletteCommand => ({
      ...{ id: `goal-${id}`, title, group: 'Go', Icon: Target, isFirst: false },
      ...{ aside: status === 'completed' ? 'Completed goal' : 'Goal', also: tags.join(' ') },
      run: () => parts.open(id),
    }),
  ),
]

/** The same for whoever's vault is open. */
export const useGoalCommands = (go: (search: Readonly<Record<string, string>>) => void): PaletteCommand[] =>
  goalCommands(useEntities('goal').rows, {
    begin: () => go({ make: 'goal' }),
    open: (goal) => go({ goal }),
  })
