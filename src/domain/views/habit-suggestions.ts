import { z } from 'zod'
import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { madeOn } from '#domain/goals/engine/goal-facts.ts'
import { areaFor, habitFromWish } from '#domain/goals/engine/wish-habit.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { doesAlready } from '#domain/habits/from-days/told-deeds.ts'
import { habits } from '#domain/habits/habit.ts'
import type { HabitArea } from '#domain/habits/habit-choices.ts'
import { type HabitRecommendation, habitRecommendations } from '#domain/habits/habit-records.ts'
import { type Wish, wishesIn } from '#domain/habits/wishes/journal-wishes.ts'
import { isHarmful } from '#domain/habits/wishes/wish-harm.ts'
import { deedKey } from '#domain/habits/wishes/wish-parts.ts'
import { type DoneReceipt, type DoneSuggestion, doneSuggestion } from '#domain/insights/deeds/done-words.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

/** Something that may be a habit: what a person wrote that they wish or plan to do, or regret not to have done ('journal'); the plan of a goal's wish ('goal'); what they do and days show to go with something better ('ai', found by the engine of this device). */
export interface SuggestionRow {
  readonly id: string
  readonly name: string
  /** What sets it off; empty where that is not said. */
  readonly trigger: string
  readonly behavior: string
  readonly area: HabitArea
  /** Why, in their own words, or what days show in numbers; empty where they do not say. */
  readonly benefits: string
  /** The sentence, literally; of a very long one the part around the wish. Empty where days alone tell. */
  readonly quote: string
  readonly source: HabitRecommendation['source']
  /** The uid of the page or goal; null where days alone tell. */
  readonly sourceId: string | null
  readonly day: Day
  /** On how many days it was written, or done. */
  readonly days: number
  /** The days on which it was done, newest first, where days show it; else none. */
  readonly receipts: readonly DoneReceipt[]
}

/** Pages of the last so many days are looked through. */
const lookBackDays = 180
const mostShown = 3
const longestBenefits = 500

type ReadsRisk = Pick<RiskReader, 'riskOf'>

/** The wishes of a page that may be offered: a page on which somebody may be in danger, or is without hope, is no place to find a habit in. */
export function offeredIn(content: string, { riskOf }: ReadsRisk): Wish[] {
  const wishes = wishesIn(content)
  return wishes.length > 0 && riskOf(content).level > 0 ? [] : wishes
}

/** The wishes of each page, read again only when it changed. */
const wishesBy = (reader: ReadsRisk) =>
  rowPerEntity<JournalEntry, { id: string; wishes: readonly Wish[] }>(({ uid, data }) => {
    return { id: uid, wishes: offeredIn(data.content, reader) }
  })

interface Reader extends ReadsRisk {
  readonly wishesOf: ReturnType<typeof wishesBy>
}

interface Found extends Wish {
  readonly day: Day
  readonly entryUid: string
}

function foundIn(records: Records, today: Day, { wishesOf }: Reader): Found[] {
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
function wishedIn(
  records: Records,
  today: Day,
  reader: Reader,
  isSettled: (key: string) => boolean,
): SuggestionRow[] {
  const byKey = new Map<string, Found[]>()
  for (const wish of foundIn(records, today, reader))
    byKey.set(wish.key, [...(byKey.get(wish.key) ?? []), wish])
  return [...byKey.values()].flatMap((wishes) => {
    const [newest] = wishes
    const days = new Set(wishes.map(({ day }) => day)).size
    if (!newest || isSettled(newest.key)) return []
    if (!(days > 1 || wishes.some(({ isRepeated }) => isRepeated))) return []
    const { key: id, entryUid: sourceId, isRepeated: _, ...said } = newest
    return [{ ...said, id, source: 'journal' as const, sourceId, days, receipts: [] }]
  })
}

/** Plans of goals that began with a wish and are not completed, each of which could be a habit that its obstacle sets off. */
function plansIn(records: Records, { riskOf }: Reader, isSettled: (key: string) => boolean): SuggestionRow[] {
  return [...records.of(goals).values()].flatMap(({ uid, data }) => {
    const { woop } = data.customization
    const planned = woop && data.status !== 'completed' ? habitFromWish(woop) : null
    if (!woop || !planned || isSettled(deedKey(planned.behavior))) return []
    if (riskOf(`${woop.obstacle}\n${woop.plan}`).level > 0 || isHarmful(planned.behavior)) return []
    const from = { source: 'goal' as const, sourceId: uid, day: madeOn(data), days: 1, receipts: [] }
    const said = { area: areaFor(data.category), benefits: woop.outcome.slice(0, longestBenefits) }
    const { cueType: _, ...habit } = planned
    return [{ ...habit, ...from, ...said, id: `goal ${uid}`, quote: woop.plan }]
  })
}

/** What days show of something that no words do already, by those of its pages that still stand. */
function doneIn(
  records: Records,
  done: readonly DoneSuggestion[],
  settled: readonly string[],
): SuggestionRow[] {
  return done.flatMap(({ deed, receipts: all, ...said }) => {
    const receipts = all.filter(
      ({ entryUid }) => entryUid === null || isLivingEntry(records.one(journalEntries, entryUid)),
    )
    const [newest] = receipts
    if (!newest || isHarmful(said.behavior)) return []
    if (settled.some((words) => doesAlready(deed, words))) return []
    const from = receipts.find(({ quote }) => quote !== '') ?? newest
    const { quote, entryUid: sourceId, day } = from
    return [{ ...said, id: `days ${deed}`, source: 'ai' as const, quote, sourceId, day, receipts }]
  })
}

/** What is answered or done already counts in other words too: who swims is not offered to swim more often. */
function suggestionsIn(
  records: Records,
  today: Day,
  found: readonly DoneSuggestion[],
  reader: Reader,
): SuggestionRow[] {
  const settledWords: string[] = []
  for (const { data } of records.of(habitRecommendations).values())
    if (isAnswered(data, today)) settledWords.push(data.behavior)
  for (const { data } of records.of(habits).values()) settledWords.push(data.behavior, data.name)
  const settled = new Set(settledWords.map(deedKey))
  const isSettled = (key: string): boolean => settled.has(key)
  const plans = plansIn(records, reader, isSettled)
  const planned = new Set(plans.map(({ behavior }) => deedKey(behavior)))
  const wished = wishedIn(records, today, reader, (key) => isSettled(key) || planned.has(key))
  const own = [...plans, ...wished]
  const done = doneIn(records, found, [...settledWords, ...own.map(({ behavior }) => behavior)])
  // What days show has a place beside many wishes.
  return [...own.slice(0, done.length > 0 ? mostShown - 1 : mostShown), ...done].slice(0, mostShown)
}

/** What the page proposes to do again. `done`: what days were found to show. */
export const suggestionRowsBy = (risk: ReadsRisk) => {
  const reader: Reader = { riskOf: risk.riskOf, wishesOf: wishesBy(risk) }
  return view({
    reads: [journalEntries, goals, habits, habitRecommendations, myDayRecords],
    args: z.object({ today: dayArg, done: z.array(doneSuggestion).max(20) }),
    rows: (records, { today, done }) => suggestionsIn(records, today, done, reader),
  })
}
