import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { newestFirst, summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { ratingCourse } from '#domain/journal/rating-course.ts'
import { writingDays } from '#domain/journal/writing-days.ts'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import { myDayIn, perStartHour, ruleOf } from '#worker/core/my-day.ts'
import {
  answer,
  type CommandImpl,
  lazyAnswers,
  perform,
  type QueryImpl,
  rowPerEntity,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import {
  checkIn,
  daysInARow,
  draftLine,
  duePromises,
  earlierYears,
  keepLine,
  type LatestRow,
  latestEntries,
  ratedDays,
  wordsSent,
} from './dashboard.calls.ts'

const rowsOf = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, LatestRow>((entity) => ({
    id: entity.uid,
    ...summarise(entity.data, startHour),
  })),
)

const daysOf = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, { id: string; day: Day }>(({ uid, data }) => ({
    id: uid,
    day: entryDay(data, startHour),
  })),
)

function* livingEntries(store: Store): Generator<Entity<JournalEntry>> {
  for (const entity of store.of(journalEntries).values()) {
    if (entity.data.deletedAt === null) yield entity
  }
}

/** A letter of the companion is no day on which somebody wrote, unless they wrote on it. */
const isOwn = ({ data }: Entity<JournalEntry>): boolean =>
  data.metadata.letter === undefined || withoutDrafts(data.content).trim() !== ''

/** Those that may belong to a day on or after `since`, wherever they were written. */
function* entriesSince(store: Store, since: string): Generator<Entity<JournalEntry>> {
  const fromMs = Date.parse(addDays(since, -1))
  for (const entity of livingEntries(store)) if (Date.parse(entity.data.createdAt) >= fromMs) yield entity
}

function latest(store: Store, count: number): LatestRow[] {
  const places = [...livingEntries(store)].map((entity) => ({
    id: entity.uid,
    atMs: Date.parse(entity.data.createdAt),
    entity,
  }))
  return places
    .sort(newestFirst)
    .slice(0, count)
    .map(({ entity }) => rowsOf(store)(entity))
}

/** The queries that the dashboard asks. */
export const dashboardQueries: readonly QueryImpl[] = [
  answer(
    latestEntries,
    (store, { count }) => latest(store, count),
    () => true,
  ),
  answer(ratedDays, (store, { today, days }) => {
    const { startHour } = myDayIn(store)
    const rated = Array.from(entriesSince(store, addDays(today, -days)), ({ data }) => ({
      day: entryDay(data, startHour),
      mood: data.mood,
      energy: data.energy,
      stress: data.stress,
    }))
    return ratingCourse(rated, today, days).map((day) => ({ id: day.day, ...day }))
  }),
  answer(daysInARow, (store, { today }) => {
    if (!myDayIn(store).showsStreak) return []
    const dayOfEntry = daysOf(store)
    const days = [...livingEntries(store)].filter(isOwn).map((entity) => dayOfEntry(entity).day)
    return [{ id: 'days', ...writingDays(days, today) }]
  }),
  answer(wordsSent, (store, { since, rule }) => {
    let words = 0
    for (const { data } of store.of(ledgerEntries).values()) {
      if (dayOf(Date.parse(data.at), rule) >= since) words += data.words
    }
    return [{ id: 'words', words }]
  }),
]

/** The questions of cards that nobody needs at first: their code comes when they are asked. */
export const dashboardCardQueries: readonly QueryImpl[] = lazyAnswers(
  [earlierYears, duePromises],
  async () => (await import('./dashboard-cards.ts')).cardAnswers,
)

/** What the dashboard can have done. */
export const dashboardCommands: readonly CommandImpl[] = [
  perform(checkIn, (tools, { at, mood, energy, stress }) =>
    createOf(tools, journalEntries, { ...newEntry(at, ruleOf(tools).zone), mood, energy, stress }),
  ),
  perform(draftLine, async (tools, line) => {
    const { drafts } = tools.session
    const written = writtenLine(tools, line)
    if (!written) return drafts.drop(line.uid)
    await drafts.keep(journalEntries, line.uid, written.entry, written.from ?? null)
  }),
  perform(keepLine, async (tools, line) => {
    const { session } = tools
    const written = writtenLine(tools, line)
    if (!written) return session.drafts.drop(line.uid)
    await session.put(journalEntries, line.uid, written.entry, written.from)
  }),
]

/** The entry that a line makes, and what it changes; null: nothing. */
function writtenLine(
  tools: WorkerTools,
  { uid, content, at }: { uid: string; content: string; at: string },
): { entry: JournalEntry; from: JournalEntry | undefined } | null {
  const from = tools.session.drafts.beneath(journalEntries, uid)?.data
  if ((!from && content.trim() === '') || from?.content === content) return null
  return { entry: { ...(from ?? newEntry(at, ruleOf(tools).zone)), content }, from }
}
