import { type ReactNode, useEffect, useState } from 'react'
import { counted, dated } from '#domain/goals/engine/days.ts'
import {
  beginningOf,
  completedOn,
  type GoalFact,
  type HabitFact,
  stepsOf,
} from '#domain/goals/engine/goal-facts.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import type { Day } from '#domain/time/day.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'

import { type PersonOnPages, peopleOnPages } from '#worker/memory/memory.calls.ts'

interface GoalCarriedProps {
  goal: GoalFact
  world: GoalWorld
  onOpenEntry: (uid: string) => void
}

const most = { steps: 4, pages: 3, people: 4 } as const

/** The pages that tell of a goal from its beginning on, those of days with a step first, and the people whom they name. */
function usePagesAround(goal: GoalFact, until: Day) {
  const vault = useVaultCalls()
  const { rows } = useView('goals.lines', { goalId: goal.id })
  const pages = rows
    .filter(({ standing, isBefore, day }) => standing !== 'against' && !isBefore && day <= until)
    .toSorted((a, b) => Number(b.change !== null) - Number(a.change !== null))
  const uids = [...new Set(pages.map(({ entryId }) => entryId))].sort()
  const key = uids.join()
  const [people, setPeople] = useState<readonly PersonOnPages[]>([])
  useEffect(() => {
    let isHere = true
    const asked = key === '' ? [] : key.split(',')
    vault
      .run(peopleOnPages, { uids: asked })
      .then((found) => isHere && setPeople(found))
      .catch(sayFailed)
    return () => {
      isHere = false
    }
  }, [vault, key])
  return { pages, people }
}

/** What carried a completed goal: its steps in the person's words, the habits, people and pages around them, each with its line. */
export function GoalCarried({ goal, world, onOpenEntry }: GoalCarriedProps) {
  const steps = stepsOf(world.steps, goal.id)
  const until = completedOn(goal) ?? world.today
  const noted = steps.filter(({ note }) => note !== '').slice(-most.steps)
  const { pages, people } = usePagesAround(goal, until)
  const page = goal.customization.closingEntryId
  const began = beginningOf(goal)
  const daysOn = ({ days }: HabitFact) => days.filter((day) => day >= began && day <= until).length
  return (
    <section aria-labelledby="carried">
      <h2 id="carried" className="type-insight">
        What carried you
      </h2>
      <p className="type-secondary mt-1 text-text-2">
        {steps.length === 0
          ? 'You wrote down no steps.'
          : `${counted(steps.length, 'step')}, the last on ${dated(steps.at(-1)?.date ?? world.today, world.today)}.`}
      </p>
      <ul className="mt-4 grid gap-3">
        {noted.map(({ id, note, date }) => (
          <li key={id}>
            <p className="type-quote">“{note}”</p>
            <p className="type-label figures text-muted">{dated(date, world.today)}</p>
          </li>
        ))}
        {world.habits.map((habit) => (
          <li key={habit.id} className="type-secondary text-text-2">
            {habit.name}, on {counted(daysOn(habit), 'day')}
          </li>
        ))}
      </ul>
      {people.length > 0 && (
        <Around title="People">
          {people.slice(0, most.people).map(({ id, name, pages: count, quote }) => (
            <li key={id}>
              <p className="font-strong">
                {name}
                <span className="type-label figures ml-2 font-normal text-muted">
                  {counted(count, 'page')}
                </span>
              </p>
              <p className="type-quote">“{quote.words}”</p>
            </li>
          ))}
        </Around>
      )}
      {pages.length > 0 && (
        <Around title="Pages">
          {pages.slice(0, most.pages).map(({ id, quote, day, entryId }) => (
            <li key={id}>
              <p className="type-quote">“{quote}”</p>
              <Button variant="quiet" size="small" className="-ml-3" onClick={() => onOpenEntry(entryId)}>
                {dated(day, world.today)}
              </Button>
            </li>
          ))}
        </Around>
      )}
      {page && (
        <Button variant="outline" size="small" className="mt-4" onClick={() => onOpenEntry(page)}>
          Read the closing page
        </Button>
      )}
    </section>
  )
}

const Around = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="type-label mt-6 text-muted">{title}</h3>
    <ul className="mt-2 grid gap-3">{children}</ul>
  </>
)
