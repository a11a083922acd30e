import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import type { JournalInsight } from '#domain/journal/journal-insight.ts'
import { latestInsights } from '#domain/journal/reading/corrections.ts'
import type { ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'

interface Meaning {
  readonly emotions: readonly EmotionCategory[]
  readonly topics: readonly string[]
  readonly people: readonly string[]
  /** Whether the person left a phrase standing. */
  readonly isPhrase: (phrase: string) => boolean
}

/** A list of names with what the person took away and added; nothing twice, however it is spelt. */
function settled(
  found: readonly string[],
  said: readonly { readonly name: string; readonly isThere: boolean }[],
): string[] {
  const gone = new Set(said.map(({ name }) => fold(name)))
  const kept = found.filter((name) => !gone.has(fold(name)))
  const all = [...kept, ...said.filter(({ isThere }) => isThere).map(({ name }) => name)]
  return [...new Map(all.map((name) => [fold(name), name])).values()]
}

/** What a page means: what was read, corrected by what the person said of it. Feelings that they named themselves stand in place of those read. */
export function meaningOf(
  entry: JournalEntry,
  digest: ReadingDigest,
  insights: readonly JournalInsight[],
): Meaning {
  const said = latestInsights(insights)
  const emotions = said.flatMap((one) =>
    one.type === 'emotion' ? [{ name: one.content.emotion, isThere: one.content.isThere }] : [],
  )
  const topics = said.flatMap((one) =>
    one.type === 'topic' ? [{ name: one.content.topic, isThere: one.content.isThere }] : [],
  )
  const names = said.flatMap((one) =>
    one.type === 'name'
      ? [{ name: one.content.name, isThere: one.content.isThere && one.content.kind === 'person' }]
      : [],
  )
  const goneWords = new Set(said.flatMap((one) => (one.type === 'phrase' ? [one.content.quote] : [])))
  const read = digest.emotions.map(({ emotion }) => emotion)
  return {
    emotions: settled(entry.emotions?.length ? entry.emotions : read, emotions) as EmotionCategory[],
    topics: settled([...entry.topics, ...digest.topics.map(({ topic }) => topic)], topics),
    people: settled(
      digest.names.flatMap(({ name, kind }) => (kind === 'person' ? [name] : [])),
      names,
    ),
    isPhrase: (phrase) => !goneWords.has(phrase),
  }
}
