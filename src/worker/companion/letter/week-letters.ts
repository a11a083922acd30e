import type { LetterPage } from '#domain/companion/letter/letter-lines.ts'
import { letterPageText, letterTitle } from '#domain/companion/letter/letter-page.ts'
import { type LetterPeriod, letterPeriod } from '#domain/companion/letter/letter-period.ts'
import { weekLetter } from '#domain/companion/letter/week-letter.ts'
import { mannerOf } from '#domain/companion/talk/talk-in.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import type { Day } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, ruleIn } from '#domain/time/my-day-in.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import { followPages } from '#worker/core/journal-index.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import type { EntryIndex } from '../replies/entry-index.ts'

import { dueLetter, keepLetter, letterClaim } from './letter.calls.ts'

/** So many days before the week are what it is held against. */
const daysBefore = 28
const dayMs = 86_400_000

const isLetter = ({ data }: Entity<JournalEntry>): boolean => data.metadata.letter !== undefined

/** The pages that were written in a stretch of time (ms, the end not included) and may be told of. */
function entriesBetween(store: Store, fromMs: number, toMs: number): Entity<JournalEntry>[] {
  const told = followPages(store)
  return [...store.of(journalEntries).values()].filter((entity) => {
    const atMs = Date.parse(entity.data.createdAt)
    const isOwn = entity.kept !== 'draft' && isLivingEntry(entity) && !isLetter(entity)
    return isOwn && atMs >= fromMs && atMs < toMs && told.tellsOf(entity)
  })
}

/** The same, with the person's own words alone. */
function pagesBetween(store: Store, fromMs: number, toMs: number): LetterPage[] {
  const [{ startHour }, told, prompts] = [myDayIn(store), followPages(store), promptsKnownIn(store)]
  return entriesBetween(store, fromMs, toMs).map((entity) => {
    const { mood, energy, stress, createdAt } = entity.data
    const text = told.ownWords(entity, prompts)
    const day = entryDay(entity.data, startHour)
    return { uid: entity.uid, day, createdAt, text, mood, energy, stress }
  })
}

/** The page of a letter, in the trash or not. */
const letterPageOf = (store: Store, day: Day): Entity<JournalEntry> | undefined =>
  [...store.of(journalEntries).values()].find(({ data }) => data.metadata.letter === day)

/** The period of the letter of a day. */
const periodOf = (day: Day, zone: string): LetterPeriod =>
  letterPeriod(wallInstant(day, '18:00', zone), new Date(`${day}T00:00:00Z`).getUTCDay(), zone)

async function keep(index: EntryIndex, tools: WorkerTools, day: Day): Promise<string> {
  const { session } = tools
  const { store } = session
  const place = await session.uidFor(journalEntries.kind, 'letter', day)
  const known = letterPageOf(store, day)?.uid ?? (store.one(journalEntries, place) ? place : null)
  if (known !== null) return known
  const { zone } = ruleOf(tools)
  const { fromMs, toMs } = periodOf(day, zone)
  const [{ mayMeanDanger }, found] = await Promise.all([riskReader(), index.ready()])
  const letter = weekLetter({
    pages: pagesBetween(store, fromMs, toMs),
    before: pagesBetween(store, fromMs - daysBefore * dayMs, fromMs),
    index: found,
    mayMeanDanger,
    mayBeQuoted: (line) => !mayMeanDanger(line) && guardedIn(line) !== 'self-blame',
    earlier: earlierLetters(store, day),
  })
  // It was there at its hour, whenever and wherever it is opened: two devices make the same page.
  const page = newEntry(new Date(toMs).toISOString(), zone)
  const written = { title: letterTitle(day), content: letterPageText(letter, day), metadata: { letter: day } }
  return createOf(tools, journalEntries, { ...page, ...written }, place)
}

/** The texts of the letters before a day, the oldest first. */
const earlierLetters = (store: Store, day: Day): string[] =>
  [...store.of(journalEntries).values()]
    .filter(({ data }) => typeof data.metadata.letter === 'string' && data.metadata.letter < day)
    .sort((a, b) => (a.data.createdAt < b.data.createdAt ? -1 : 1))
    .map(({ data }) => data.content)

/** What a screen asks about letters. */
export const letterAnswers: readonly QueryImpl[] = [
  answer(dueLetter, (store, _, at) => {
    const { letterDay } = mannerOf(store)
    if (letterDay === null) return []
    const { day, fromMs, toMs } = letterPeriod(at.nowMs, letterDay, ruleIn(store, at).zone)
    const claim = letterClaim(day)
    if ([...store.of(insightAnswerRecords).values()].some(({ data }) => data.claim === claim)) return []
    const page = letterPageOf(store, day)
    if (page && page.data.deletedAt !== null) return []
    const prompts = promptsKnownIn(store)
    const hasWords = entriesBetween(store, fromMs, toMs).some(
      ({ data }) => withoutPrompts(data.content, prompts).trim() !== '',
    )
    return [{ id: day, hasWords, pageUid: page?.uid ?? null }]
  }),
]

/** What letters do off the screen. */
export const letterActions = (index: EntryIndex): readonly CommandImpl[] => [
  perform(keepLetter, (tools, { day }) => keep(index, tools, day)),
]
