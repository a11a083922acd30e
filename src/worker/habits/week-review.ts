import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import type { Day } from '#domain/time/day.ts'
import { reviewOf } from '#domain/views/week-review.ts'
import { weekLines, weekPageText, weekTitle } from '#domain/week-review/week-words.ts'
import { createOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { keepWeekPage } from './week-review.calls.ts'

async function keep(tools: WorkerTools, { today, words }: { today: Day; words: string }): Promise<string> {
  const { session, now, zone } = tools
  const review = reviewOf(session.store, today, { nowMs: now(), zone })
  if (review.pageId !== null) return review.pageId
  const page = newEntry(new Date(now()).toISOString(), ruleOf(tools).zone)
  return createOf(tools, journalEntries, {
    ...page,
    title: weekTitle(review),
    content: weekPageText(weekLines(review.habits, review.goals), words),
    metadata: { week: review.from },
  })
}

/** What a look back at a week keeps. */
export const weekCommands: readonly CommandImpl[] = [perform(keepWeekPage, keep)]
