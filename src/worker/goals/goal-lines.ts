import { beginningOf, type GoalFact, stepsOf } from '#domain/goals/engine/goal-facts.ts'
import { mentionFinder, newestFirst, type SaidOfGoal } from '#domain/goals/engine/goal-mentions.ts'
import { goalEvidences } from '#domain/goals/records/goal-parts.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isBuiltInPrompt, withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import type { Day } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { myDayIn } from '#worker/core/my-day.ts'
import { goalIn, stepsIn } from './goal-store.ts'
import type { GoalLineRow } from './goals.calls.ts'

type Finder = (entity: Entity<JournalEntry>) => SaidOfGoal | null

const mostGoals = 6
const finders = new Map<string, Finder>()

/** Reads each page once for a goal, as long as neither changes. */
function finderFor({ id, title, tags }: GoalFact): Finder {
  const key = JSON.stringify([id, title, tags])
  const known = finders.get(key)
  if (known) return known
  const find = mentionFinder({ title, tags })
  const read = new WeakMap<Entity<JournalEntry>, { said: SaidOfGoal | null }>()
  const finder: Finder = (entity) => {
    let kept = read.get(entity)
    if (!kept) {
      kept = { said: find(withoutPrompts(entity.data.content, isBuiltInPrompt)) }
      read.set(entity, kept)
    }
    return kept.said
  }
  if (finders.size >= mostGoals) finders.delete(finders.keys().next().value ?? '')
  finders.set(key, finder)
  return finder
}

/** By how much progress changed on each day with a step. */
export function changesByDay(goal: GoalFact, store: Store): ReadonlyMap<Day, number> {
  const changes = new Map<Day, number>()
  let before = 0
  for (const { date, progressValue } of stepsOf(stepsIn(store, goal.id), goal.id)) {
    changes.set(date, (changes.get(date) ?? 0) + progressValue - before)
    before = progressValue
  }
  return changes
}

/** The lines that tell of a goal, newest first and those against it last; what the person removed is not among them. */
export function linesOf(store: Store, goalId: string): GoalLineRow[] {
  const goal = goalIn(store, goalId)
  if (!goal) return []
  const find = finderFor(goal)
  const { startHour } = myDayIn(store)
  const changes = changesByDay(goal, store)
  const began = beginningOf(goal)
  const rows: GoalLineRow[] = []
  const decided = new Map(
    [...store.of(goalEvidences).values()]
      .filter(({ data }) => data.goalId === goalId)
      .map(({ data }) => [`${data.entryId} ${data.quote}`, data]),
  )
  const push = (entry: Entity<JournalEntry>, said: SaidOfGoal, standing: GoalLineRow['standing']) => {
    const day = entryDay(entry.data, startHour)
    const base = { id: `${entry.uid} ${said.quote}`, entryId: entry.uid, day, ...said, standing }
    rows.push({ ...base, change: changes.get(day) ?? null, isBefore: day < began })
  }
  for (const entry of store.of(journalEntries).values()) {
    if (entry.data.deletedAt !== null || entry.uid === goal.customization.closingEntryId) continue
    const said = find(entry)
    if (said && !decided.has(`${entry.uid} ${said.quote}`)) push(entry, said, 'found')
  }
  for (const { entryId, quote, standing } of decided.values()) {
    const entry = store.one(journalEntries, entryId)
    if (standing === 'removed' || !entry || entry.data.deletedAt !== null) continue
    // A line that was rewritten says nothing any more.
    if (entry.data.content.includes(quote)) push(entry, { quote, words: find(entry)?.words ?? [] }, standing)
  }
  return rows.sort(
    (a, b) => Number(a.standing === 'against') - Number(b.standing === 'against') || newestFirst(a, b),
  )
}
