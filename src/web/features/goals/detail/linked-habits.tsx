import { counted } from '#domain/goals/engine/days.ts'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { GoalHabitRow } from '#domain/views/goals.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { SelectField } from '../parts/form-fields.tsx'
import { useGoalActions } from '../use-goals.ts'

const weeks = 8

/** How often a habit was done in each of the last weeks. */
function perWeek({ days }: GoalHabitRow, today: Day): number[] {
  return Array.from({ length: weeks }, (_, at) => {
    const to = addDays(today, -7 * (weeks - 1 - at))
    const from = addDays(to, -6)
    return days.filter((day) => day >= from && day <= to).length
  })
}

/** Habits that carry a goal. */
export function LinkedHabits({ goal, today }: { goal: GoalFact; today: Day }) {
  const { rows } = useView('goals.habits', { goalId: goal.id })
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const dayOf = useDayOf()
  const linked = rows.filter(({ isLinked }) => isLinked)
  const open = rows.filter(({ isLinked }) => !isLinked)
  const since = goal.startDate ?? dayOf(goal.createdAt)
  const link = async (habitId: string) => {
    const habits = [...goal.customization.habits, { habitId, points: 1 }]
    if (await actions.patch(goal.id, { customization: { ...goal.customization, habits } }))
      await vault.run(followRule, { goalId: goal.id })
  }
  return (
    <section aria-labelledby="habits">
      <h2 id="habits" className="type-insight">
        What carries it
      </h2>
      {linked.length === 0 && (
        <p className="type-secondary mt-2 text-text-2">
          {rows.length === 0
            ? 'A habit can carry a goal. There is none to link yet.'
            : 'No habit is linked yet.'}
        </p>
      )}
      <ul className="mt-3 grid gap-4">
        {linked.map((habit) => (
          <li key={habit.id}>
            <p className="flex items-center justify-between gap-3">
              <span className="font-strong">{habit.name}</span>
              <Sparkline values={perWeek(habit, today)} min={0} max={7} />
            </p>
            <p className="type-label figures text-muted">
              {counted(habit.days.filter((day) => day >= since).length, 'day')} since it began
            </p>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className="mt-3">
          <SelectField label="Link a habit" value="" onChange={(event) => void link(event.target.value)}>
            <option value="">Choose one</option>
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </section>
  )
}
