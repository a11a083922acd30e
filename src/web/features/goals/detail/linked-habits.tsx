import { Unlink } from 'lucide-react'
import { counted } from '#domain/goals/engine/days.ts'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { typedNumber } from '#domain/goals/engine/metric-form.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { GoalHabitRow } from '#domain/views/goals.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { SelectField } from '#web/ui/fields/long-fields.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { followRule } from '#worker/goals/goals.calls.ts'
import { useGoalActions } from '../use-goals.ts'
import { quietIcon } from './quiet-icon.ts'

const weeks = 8

/** How often a habit was done in each of the last weeks. */
function perWeek({ days }: GoalHabitRow, today: Day): number[] {
  return Array.from({ length: weeks }, (_, at) => {
    const to = addDays(today, -7 * (weeks - 1 - at))
    const from = addDays(to, -6)
    return days.filter((day) => day >= from && day <= to).length
  })
}

/** Links habits with a goal and takes links away, which can be undone. */
function useLinks(goal: GoalFact) {
  const actions = useGoalActions()
  const habits = useEntityActions('habit')
  const vault = useVaultCalls()
  const latest = useKeptRef(goal)
  const put = async (links: GoalFact['customization']['habits']) => {
    const customization = { ...latest.current.customization, habits: links }
    if (await actions.patch(goal.id, { customization })) await vault.run(followRule, { goalId: goal.id })
  }
  const link = (habitId: string, points = 1) => {
    const others = latest.current.customization.habits.filter((one) => one.habitId !== habitId)
    return put([...others, { habitId, points }])
  }
  const unlink = async ({ id, name, isFromHabit }: GoalHabitRow) => {
    const before = latest.current.customization.habits
    await put(before.filter((one) => one.habitId !== id))
    if (isFromHabit) await habits.patch(id, { goalId: null })
    offerUndo(`“${name}” is no longer linked`, async () => {
      if (isFromHabit) await habits.patch(id, { goalId: goal.id })
      await put(before)
    })
  }
  return { link, unlink }
}

/** Habits that keep a goal going. */
export function LinkedHabits({ goal, today }: { goal: GoalFact; today: Day }) {
  const { rows } = useView('goals.habits', { goalId: goal.id })
  const { link, unlink } = useLinks(goal)
  const dayOf = useDayOf()
  const linked = rows.filter(({ isLinked }) => isLinked)
  const open = rows.filter(({ isLinked }) => !isLinked)
  const since = goal.startDate ?? dayOf(goal.createdAt)
  const isByHabits = goal.customization.progressRule === 'habits'
  return (
    <section aria-labelledby="habits">
      <h2 id="habits" className="type-insight">
        {goal.status === 'completed' ? 'What kept it going' : 'What keeps it going'}
      </h2>
      {linked.length === 0 && (
        <p className="type-secondary mt-2 text-text-2">
          {rows.length === 0
            ? 'Habits can move a goal along. You have none to link yet.'
            : 'No habit is linked yet.'}
        </p>
      )}
      <ul className="mt-3 grid gap-4">
        {linked.map((habit) => (
          <li key={habit.id} className="group relative">
            <p className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1 font-strong [overflow-wrap:anywhere]">{habit.name}</span>
              <Sparkline values={perWeek(habit, today)} min={0} max={7} />
              <IconButton
                label={`Unlink ${habit.name}`}
                icon={<Unlink size={15} strokeWidth={1.6} />}
                className={`-my-2 xl:-top-2.5 ${quietIcon}`}
                onClick={() => void unlink(habit)}
              />
            </p>
            <p className="type-label figures text-muted">
              {counted(habit.days.filter((day) => day >= since).length, 'day')} since it began
            </p>
            {isByHabits && <Points {...{ goal, habit }} onPoints={(points) => void link(habit.id, points)} />}
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

interface PointsProps {
  goal: GoalFact
  habit: GoalHabitRow
  onPoints: (points: number) => void
}

/** How much of the goal each day of a habit is worth, where habits move it. */
function Points({ goal, habit, onPoints }: PointsProps) {
  const points = goal.customization.habits.find(({ habitId }) => habitId === habit.id)?.points ?? 0
  return (
    <label className="type-label mt-1 flex items-center gap-2 text-muted">
      <input
        autoComplete="off"
        key={points}
        type="text"
        inputMode="decimal"
        defaultValue={points}
        aria-label={`Points of progress for each day of ${habit.name}`}
        onBlur={(event) => {
          const typed = typedNumber(event.target.value)
          if (typed === null || typed < 0 || typed > 100) event.target.value = String(points)
          else if (typed !== points) onPoints(typed)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="field figures h-9 w-16 px-2 text-text"
      />
      of 100 for each day
    </label>
  )
}
