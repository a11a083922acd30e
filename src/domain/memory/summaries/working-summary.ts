import type { z } from 'zod'
import { hashOf } from '../../journal/reading/reading-digest.ts'
import { addDays, type Day } from '../../time/day.ts'
import type { WeekStart } from '../../time/my-day.ts'
import { type temporalSummary, type workingMemorySummary, workingSummaryTypes } from '../memory-entities.ts'
import type { RememberedPage } from '../memory-graph.ts'
import { modelUsed } from './claims.ts'
import type { MemoryView } from './memory-view.ts'
import { factClaims, feelingsIn, moodOf, namesIn, topicsIn } from './summary-parts.ts'

export type WorkingSummary = z.infer<typeof workingMemorySummary>
export type TemporalSummary = z.infer<typeof temporalSummary>
export type WorkingSummaryType = (typeof workingSummaryTypes)[number]

/** Whose it is and when it is made (instant, ISO). */
export interface MadeBy {
  readonly userId: number
  readonly now: string
  readonly weekStart: WeekStart
}

/** The first and last day that a summary of a type covers, up to today. */
export function stretchOf(type: WorkingSummaryType | 'year', today: Day, weekStart: WeekStart): [Day, Day] {
  if (type === 'day') return [today, today]
  if (type === 'month') return [`${today.slice(0, 7)}-01`, today]
  if (type === 'year') return [`${today.slice(0, 4)}-01-01`, today]
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const since = weekStart === 'sunday' ? weekday : (weekday + 6) % 7
  return [addDays(today, -since), today]
}

/** What a summary says of a stretch of days; every claim with its sentences. */
function contentOf(view: MemoryView, from: Day, to: Day) {
  const pages = view.pagesBetween(from, to)
  const facts = view.facts().filter(({ learnt }) => learnt >= from && learnt <= to)
  return {
    pages,
    content: {
      pages: pages.length,
      mood: moodOf(pages),
      names: namesIn(pages, view),
      topics: topicsIn(pages),
      feelings: feelingsIn(pages),
      learnt: factClaims(facts, view),
    },
  }
}

/** Names the pages that something was made of, and what was read of them. */
const checksumOf = (pages: readonly RememberedPage[]): string =>
  hashOf(JSON.stringify(pages.map(({ uid, day, mood, read }) => [uid, day, mood, read])))

/** The working memory summary of this day, week or month. */
export function workingSummary(
  type: WorkingSummaryType,
  view: MemoryView,
  { userId, now, weekStart }: MadeBy,
): WorkingSummary {
  const [from, to] = stretchOf(type, view.today(), weekStart)
  const { pages, content } = contentOf(view, from, to)
  return {
    ...{ userId, summaryType: type, summaryContent: content, modelUsed, version: 1, lastUpdated: now },
    ...{ contentStartDate: from, contentEndDate: to, checksum: checksumOf(pages) },
  }
}

/** The temporal summary: the year so far, month by month. `createdAt`: when it was first made. */
export function summaryOfYear(
  view: MemoryView,
  { userId, now, weekStart }: MadeBy,
  createdAt = now,
): TemporalSummary {
  const [from, to] = stretchOf('year', view.today(), weekStart)
  const { pages, content } = contentOf(view, from, to)
  const byMonth = Map.groupBy(pages, ({ day }) => day.slice(0, 7))
  const months = Array.from(byMonth, ([month, all]) => ({
    ...{ month, pages: all.length, mood: moodOf(all), names: namesIn(all, view).slice(0, 3) },
  }))
  return {
    ...{ userId, modelUsed, createdAt, updatedAt: now, contentStartDate: from, contentEndDate: to },
    summaryContent: { ...content, months },
  }
}

export { workingSummaryTypes }
