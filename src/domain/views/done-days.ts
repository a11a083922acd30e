import type { Moment } from '#domain/entity/moment.ts'
import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { knownDeeds } from '#domain/habits/from-days/known-deeds.ts'
import { deedOfTag, deedsTold, doesAlready, type ToldDeed } from '#domain/habits/from-days/told-deeds.ts'
import { habits } from '#domain/habits/habit.ts'
import { type DoneReceipt, type DoneSuggestion, doneSuggestionOf } from '#domain/insights/deeds/done-words.ts'
import {
  type DeedDays,
  type DeedLook,
  type LivedDays,
  wellLived,
} from '#domain/insights/deeds/look-at-deeds.ts'
import { habitDaysIn } from '#domain/insights/doings.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { type RatingScale, ratingScales } from '#domain/journal/rating-words.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { sessionDays } from '#domain/mindfulness/sessions/session-day.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'

/** So many of the last days are looked at. */
const mostDays = 365
const sessionDeeds = { meditation: 'meditate', breathing: 'breathe' } as const

const toldOf = rowPerEntity<JournalEntry, { id: string; told: readonly ToldDeed[] }>(({ uid, data }) => ({
  id: uid,
  told: deedsTold(data.content),
}))

/** What a page tells, and of which day. */
interface Page {
  readonly uid: string
  readonly at: number
  readonly data: JournalEntry
  readonly told: readonly ToldDeed[]
  readonly tags: ReadonlySet<string>
}

/** What is done without being called a habit, by the last days that are over. */
interface DoneDays extends LivedDays {
  readonly first: number
  readonly pages: readonly Page[]
  readonly names: ReadonlyMap<string, string>
}

function pagesIn(records: Records, first: number, today: number): Page[] {
  const { startHour } = myDayIn(records)
  return [...records.of(journalEntries).values()].flatMap((page) => {
    if (!isLivingEntry(page) || page.data.conflictOf !== undefined) return []
    const { uid, data } = page
    const at = dayNumberOf(entryDay(data, startHour)) - first
    if (at < 0 || at >= today - first) return []
    const tags = new Set((data.activities ?? []).flatMap((tag) => deedOfTag(tag) ?? []))
    return [{ uid, at, data, told: toldOf(page).told, tags }]
  })
}

/** 1 on days with it, 0 on others from the first one on, null before. */
function sinceFirst(length: number, days: ReadonlySet<number>): (number | null)[] {
  const first = Math.min(...days)
  return Array.from({ length }, (_, at) => (days.has(at) ? 1 : at < first ? null : 0))
}

const hasWords = ({ data }: Page): boolean => data.content.trim() !== ''

function sessionsIn(records: Records, first: number): Map<string, Set<number>> {
  const places = Array.from(records.of(journalEntries).values(), ({ data }) => ({
    atMs: Date.parse(data.createdAt),
    zone: data.zone,
  })).sort((a, b) => a.atMs - b.atMs)
  const dayOf = sessionDays(places, myDayIn(records).startHour)
  const found = new Map<string, Set<number>>()
  for (const { data } of records.of(mindfulnessSessions).values()) {
    if (data.type === 'ambient') continue
    const key = sessionDeeds[data.type]
    found.set(key, (found.get(key) ?? new Set()).add(dayNumberOf(dayOf(data)) - first))
  }
  return found
}

function ratingsOf(pages: readonly Page[], length: number, scale: RatingScale): (number | null)[] {
  const given = Array.from({ length }, (): number[] => [])
  for (const { at, data } of pages) if (data[scale] !== null) given[at]?.push(data[scale])
  return given.map((all) => (all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0) / all.length))
}

/** Everything that a year of records says of what was done. */
export function doneDaysIn(records: Records, today: Day, moment: Moment): DoneDays {
  const now = dayNumberOf(today)
  const first = now - mostDays
  const pages = pagesIn(records, first, now)
  const length = mostDays
  const known = new Set(pages.filter((page) => hasWords(page) || page.tags.size > 0).map(({ at }) => at))
  const sessions = sessionsIn(records, first)
  const own = [...records.of(habits).values()].map(({ data }) => `${data.name} ${data.behavior}`)
  const deeds = Object.keys(knownDeeds).flatMap((key): DeedDays[] => {
    if (own.some((habit) => doesAlready(key, habit))) return []
    const held = sessions.get(key)
    const done = new Set(held)
    for (const { at, told, tags } of pages)
      if (tags.has(key) || told.some(({ deed }) => deed === key)) done.add(at)
    if (key === 'write') for (const page of pages) if (hasWords(page)) done.add(page.at)
    if (![...done].some((at) => at >= 0 && at < length)) return []
    if (held || key === 'write') return [{ key, from: 'days', values: sinceFirst(length, done) }]
    const values = Array.from({ length }, (_, at) => (done.has(at) ? 1 : known.has(at) ? 0 : null))
    return [{ key, from: 'pages', values }]
  })
  const days = Array.from({ length }, (_, at) => dayOfNumber(first + at))
  const kept = habitDaysIn(records, today, moment)
  return {
    // 5 January 1970 was a Monday.
    ...{ first, firstDay: first - 4, pages, deeds },
    names: new Map(kept.map(({ uid, name }) => [uid, name])),
    habits: kept.map(({ uid, isKeptOn }) => ({
      ...{ key: uid, from: 'days' },
      values: days.map((day) => {
        const is = isKeptOn(day)
        return is === null ? null : Number(is)
      }),
    })),
    ratings: ratingScales.map((key) => ({ key, values: ratingsOf(pages, length, key) })),
  }
}

/** Newest first, one a day. A page on which somebody may be in danger, or is without hope, is not quoted. */
function receiptsOf(
  key: string,
  values: readonly (number | null)[],
  { first, pages }: DoneDays,
  { riskOf }: Pick<RiskReader, 'riskOf'>,
): DoneReceipt[] {
  const found: DoneReceipt[] = []
  for (let at = values.length - 1; at >= 0 && found.length < 20; at--) {
    if (values[at] !== 1) continue
    const its = pages.filter((page) => page.at === at && riskOf(page.data.content).level === 0)
    const telling = its.find(({ told }) => told.some(({ deed }) => deed === key))
    const page = telling ?? its.find(({ tags }) => tags.has(key)) ?? (key === 'write' ? its[0] : undefined)
    const quote = telling?.told.find(({ deed }) => deed === key)?.quote ?? ''
    found.push({ day: dayOfNumber(first + at), entryUid: page?.uid ?? null, quote })
  }
  return found
}

/** What was found in days, as it may be offered, the surest first. */
export function doneSuggestionsOf(
  days: DoneDays,
  looks: readonly DeedLook[],
  reader: Pick<RiskReader, 'riskOf'>,
): DoneSuggestion[] {
  const valuesOf = (key: string) =>
    [...days.deeds, ...days.habits].find((one) => one.key === key)?.values ?? []
  return wellLived(looks).flatMap((its) => {
    const deed = its[0]?.deed ?? ''
    const triggers = days.pages.flatMap(({ told }) =>
      told.flatMap((one) => (one.deed === deed ? [one.trigger] : [])),
    )
    const receipts = receiptsOf(deed, valuesOf(deed), days, reader)
    const habitName = (key: string) => days.names.get(key)
    return doneSuggestionOf(its, { valuesOf, habitName, receipts, triggers }) ?? []
  })
}
