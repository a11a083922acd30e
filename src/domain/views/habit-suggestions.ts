import { z } from 'zod'
import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { madeOn } from '#domain/goals/engine/goal-facts.ts'
import { areaFor, habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { habits } from '#domain/habits/habit.ts'
import type { HabitArea } from '#domain/habits/habit-choices.ts'
import { type HabitRecommendation, habitRecommendations } from '#domain/habits/habit-records.ts'
import { type Wish, wishesIn } from '#domain/habits/insights/journal-wishes.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { mayMeanDanger } from '#domain/safety/risk/risk-of-text.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

/** What a suggestion came from: a page, or a goal whose wish has a plan. */
export type SuggestionSource = Extract<HabitRecommendation['source'], 'journal' | 'goal'>

/** Something a person wrote that they wish or plan to do again. */
export interface SuggestionRow {
  readonly id: string
  readonly name: string
  /** What sets it off; empty where that is not said. */
  readonly trigger: string
  readonly behavior: string
  readonly area: HabitArea
  /** The sentence, literally. */
  readonly quote: string
  readonly source: SuggestionSource
  /** The uid of the page or goal. */
  readonly sourceId: string
  readonly day: Day
  /** On how many days it was written. */
  readonly days: number
}

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

function foundIn(records: Records, today: Day): Found[] {
  const { startHour } = myDayIn(records)
  const since = addDays(today, -lookBackDays)
  const sinceMs = Date.parse(addDays(since, -1))
  const found: Found[] = []
  for (const entity of records.of(journalEntries).values()) {
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
function wishedIn(records: Records, today: Day, isSettled: (behavior: string) => boolean): SuggestionRow[] {
  const byKey = new Map<string, Found[]>()
  for (const wish of foundIn(records, today)) byKey.set(wish.key, [...(byKey.get(wish.key) ?? []), wish])
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
function plansIn(records: Records, isSettled: (behavior: string) => boolean): SuggestionRow[] {
  return [...records.of(goals).values()].flatMap(({ uid, data }) => {
    const { woop } = data.customization
    const planned = woop && data.status !== 'completed' ? habitFromWish(woop) : null
    if (!woop || !planned || isSettled(planned.behavior)) return []
    if (mayMeanDanger(`${woop.obstacle}\n${woop.plan}`)) return []
    const from = { source: 'goal' as const, sourceId: uid, day: madeOn(data), days: 1 }
    return [{ ...planned, ...from, id: `goal ${uid}`, area: areaFor(data.category), quote: woop.plan }]
  })
}

function suggestionsIn(records: Records, today: Day): SuggestionRow[] {
  const answered = new Set(
    [...records.of(habitRecommendations).values()].flatMap(({ data }) =>
      isAnswered(data, today) ? [data.behavior.toLowerCase()] : [],
    ),
  )
  const known = new Set([...records.of(habits).values()].map(({ data }) => data.behavior.toLowerCase()))
  const isSettled = (behavior: string): boolean =>
    answered.has(behavior.toLowerCase()) || known.has(behavior.toLowerCase())
  return [...plansIn(records, isSettled), ...wishedIn(records, today, isSettled)].slice(0, mostShown)
}

/** What the page proposes to do again. */
export const suggestionRows = view({
  reads: [journalEntries, goals, habits, habitRecommendations, myDayRecords],
  args: z.object({ today: dayArg }),
  rows: (records, { today }) => suggestionsIn(records, today),
})
