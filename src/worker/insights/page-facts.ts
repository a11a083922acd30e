import { accountsIn, stemsIn } from '#domain/insights/behaviours/accounts.ts'
import type { PageFacts } from '#domain/insights/day-table.ts'
import { summarise } from '#domain/journal/entry-summary.ts'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import type { JournalInsight } from '#domain/journal/journal-insight.ts'
import type { ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import { sentences, words } from '#domain/text/text.ts'
import { hourOf } from '#domain/time/day.ts'
import { meaningOf } from './page-said.ts'

/** What insights use of a page: what was read of its words, and everything that the person said about that. `written`: its words without what was asked. */
export function pageFacts(
  uid: string,
  entry: JournalEntry,
  written: string,
  digest: ReadingDigest,
  said: readonly JournalInsight[],
  startHour: number,
): PageFacts {
  const { day, excerpt, title, mood, energy, stress } = summarise(entry, startHour)
  const all = digest.phrases.length === 0 ? [] : sentences(written)
  const { emotions, topics, people, isPhrase } = meaningOf(entry, digest, said)
  return {
    ...{ uid, day, mood, energy, stress, emotions, topics, people },
    hour: hourOf(Date.parse(entry.createdAt), entry.zone),
    words: written.trim() === '' ? 0 : words(written).length,
    line: title === '' ? excerpt.slice(0, 140) : title,
    activities: entry.activities ?? [],
    accounts: accountsIn(written),
    stems: stemsIn(written),
    phrases: digest.phrases.flatMap(({ type, kind, place: [from, to] }) => {
      const phrase = written.slice(from, to)
      const sentence = all.find((one) => one.start <= from && one.end >= to)?.text ?? phrase
      return isPhrase(phrase) ? [{ type, kind, phrase, sentence }] : []
    }),
  }
}
