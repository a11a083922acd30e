import { madeOn } from '#domain/goals/engine/goal-facts.ts'
import { areaFor, habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { habits } from '#domain/habits/habit.ts'
import { type HabitRecommendation, habitRecommendations } from '#domain/habits/habit-records.ts'
import { type Wish, wishesIn } from '#domain/habits/insights/journal-wishes.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { mayMeanDanger } from '#domain/safety/risk/risk-of-text.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Store } from '#vault/store/store.ts'
import { myDayIn } from '#worker/core/my-day.ts'
import { answer, type QueryImpl, rowPerEntity } from '#worker/core/worker-calls.ts'
import { type SuggestionRow, suggestionRows } from './habits.calls.ts'

/** Pages of the last so many days are looked through. */
const lookBackDays = 180
const mostShown = 6

/** A page on which somebody may be in danger is no place to find a habit in. */
const wishesOf = rowPerEntity<JournalEntry, { id: string; wishes: readonly Wish[] }>(({ uid, data }) => {
  const wishes = wishesIn(data.content)
  return { id: uid, wishes: wishes.length > 0 && mayMeanDanger(data.content) ? [] : wishes }
})

interface Found extends Wish {
  readonly day: Day
  readonly entryUid: string
}

function foundIn(store: Store, today: Day): Found[] {
  const { startHour } = myDayIn(store)
  const since = addDays(today, -lookBackDays)
  const sinceMs = Date.parse(addDays(since, -1))
  const found: Found[] = []
  for (const entity of store.of(journalEntries).values()) {
    const { data } = entity
    if (data.deletedAt !== null || data.conflictOf || Date.parse(data.createdAt) < sinceMs) continue
    const { wishes } = wishesOf(entity)
    if (wishes.length === 0) continue
    const day = entryDay(data, startHour)
    for (const wish of wishes) found.push({ ...wish, day, entryUid: entity.uid })
  }
  return found.sort((a, b) => (a.day < b.day ? 1 : -1))
}

const isAnswered = ({ isAdopted, isNever, laterFrom }: HabitRecommendation, today: Day): boolean =>
  isAdopted || isNever || (laterFrom !== null && laterFrom > today)

/** What a person wrote that they would do again, or wrote on several days; what they have answered or do already is left out. Newest first. */
function wishedIn(store: Store, today: Day, isSettled: (behavior: string) => boolean): SuggestionRow[] {
  const byKey = new Map<string, Found[]>()
  for (const wish of foundIn(store, today)) byKey.set(wish.key, [...(byKey.get(wish.key) ?? []), wish])
  return [...byKey.values()].flatMap((wishes) => {
    const [newest] = wishes
    const days = new Set(wishes.map(({ day }) => day)).size
    if (!newest || !(days > 1 || wishes.some(({ isRepeated }) => isRepeated))) return []
    if (wishes.some(({ behavior }) => isSettled(behavior))) return []
    const { key: id, name, behavior, area, quote, entryUid: sourceId, day } = newest
    return [{ id, name, trigger: '', behavior, area, quote, source: 'journal' as const, sourceId, day, days }]
  })
}

/** Plans of goals that began with a wish and are not completed, each of which could be a habit that its obstacle sets off. */
function plansIn(store: Store, isSettled: (behavior: string) => boolean): SuggestionRow[] {
  return [...store.of(goals).values()].flatMap(({ uid, data }) => {
    const { woop } = data.customization
    const planned = woop && data.status !== 'completed' ? habitFromWish(woop) : null
    if (!woop || !planned || isSettled(planned.behavior)) return []
    if (mayMeanDanger(`${woop.obstacle}\n${woop.plan}`)) return []
    const from = { source: 'goal' as const, sourceId: uid, day: madeOn(data), days: 1 }
    return [{ ...planned, ...from, id: `goal ${uid}`, area: areaFor(data.category), quote: woop.plan }]
  })
}

function suggestionsIn(store: Store, today: Day): SuggestionRow[] {
  const answered = new Set(
    [...store.of(habitRecommendations).values()].flatMap(({ data }) =>
      isAnswered(data, today) ? [data.behavior.toLowerCase()] : [],
    ),
  )
  const known = new Set([...store.of(habits).values()].map(({ data }) => data.behavior.toLowerCase()))
  const isSettled = (behavior: string): boolean =>
    answered.has(behavior.toLowerCase()) || known.has(behavior.toLowerCase())
  return [...plansIn(store, isSettled), ...wishedIn(store, today, isSettled)].slice(0, mostShown)
}

/** What the page proposes to do again, which comes late. */
export const suggestionAnswers: readonly QueryImpl[] = [
  answer(suggestionRows, (store, { today }) => suggestionsIn(store, today)),
]
