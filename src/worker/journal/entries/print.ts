import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { ratingsLine } from '#domain/journal/rating-words.ts'
import { type KnowsPrompt, withoutUnanswered } from '#domain/journal/templates/unanswered.ts'
import { topicsOf } from '#domain/journal/topics.ts'
import { fitForPrint, isInRange, type PrintRange } from '#domain/journal/versions/print-range.ts'
import { dateAndTime, entryDay } from '#domain/time/entry-date.ts'
import type { Entity } from '#vault/store/store.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type PrintEvent, type PrintedPage, printPages } from './print.calls.ts'

const stretch = 50

function toPage({ uid, data }: Entity<JournalEntry>, startHour: number, knows: KnowsPrompt): PrintedPage {
  const rated = [ratingsLine(data), ...(data.emotions ?? [])].filter(Boolean)
  const topics = [...topicsOf(data).map((topic) => `#${topic}`), ...(data.activities ?? [])]
  return {
    id: uid,
    title: data.title.trim(),
    content: withoutUnanswered(data.content, knows),
    date: dateAndTime(Date.parse(data.createdAt), { zone: data.zone, startHour }),
    ratings: rated.join(', '),
    topics: topics.join(', '),
  }
}

/** Stops between two stretches when it is no longer wanted. */
async function emitPages(
  tools: WorkerTools,
  range: PrintRange,
  emit: (event: PrintEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { startHour } = ruleOf(tools)
  const inRange = [...tools.session.store.of(journalEntries).values()]
    .filter(({ data }) => data.deletedAt === null)
    .filter(({ uid, data }) => isInRange(range, uid, range.kind === 'days' ? entryDay(data, startHour) : ''))
    .sort((a, b) => Date.parse(a.data.createdAt) - Date.parse(b.data.createdAt))
  const printed = fitForPrint(inRange.map((entity) => ({ entity, size: entity.data.content.length })))
  const knows = promptsKnownIn(tools.session.store)
  emit({ inRange: inRange.length, printed: printed.length })
  for (let at = 0; at < printed.length && !signal.aborted; at += stretch) {
    emit({ pages: printed.slice(at, at + stretch).map(({ entity }) => toPage(entity, startHour, knows)) })
    await new Promise((resolve) => setTimeout(resolve))
  }
}

export const printStreams: readonly StreamImpl[] = [emitting(printPages, emitPages)]
