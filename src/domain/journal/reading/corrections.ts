import { placeOfQuote } from '#domain/text/find-words.ts'
import { fold } from '#domain/text/fold.ts'
import type { Span } from '#domain/text/text.ts'
import type { EmotionCategory } from '../emotion.ts'
import { insightKey, type JournalInsight } from '../journal-insight.ts'
import { aboutOf } from './about.ts'
import type { KnownName, NameContext, NameKind } from './context.ts'
import type { EntryReading } from './read-entry.ts'
import { suggestionKey } from './suggestions.ts'

/** Something on the margin of an entry: who says so, and the words that say it (none where the person alone does). */
export interface Noted {
  readonly by: 'engine' | 'person'
  /** In order, each literally a part of the text. */
  readonly spans: readonly Span[]
}

export interface NotedEmotion extends Noted {
  readonly emotion: EmotionCategory
  /** 0..1; 1 where the person says so. */
  readonly intensity: number
}

export interface NotedTopic extends Noted {
  readonly topic: string
}

export interface NotedName extends Noted {
  readonly name: string
  readonly kind: NameKind
  readonly role?: string
}

/** A reading with everything that the person said about it: what they took away is gone, what they added is there. */
export interface CorrectedReading
  extends Pick<EntryReading, 'engine' | 'readability' | 'sentences' | 'times' | 'phrases' | 'suggestion'> {
  /** Up to three of the text's own phrases. */
  readonly about: readonly Span[]
  /** -1..1 */
  readonly sentiment: number
  readonly emotions: readonly NotedEmotion[]
  readonly topics: readonly NotedTopic[]
  readonly names: readonly NotedName[]
  /** Sentences of the text, in its order. */
  readonly summary: readonly Span[]
}

type Of<Type extends JournalInsight['type']> = Extract<JournalInsight, { type: Type }>['content']

/** The latest of those that are about the same thing, oldest first. */
export function latestInsights(insights: Iterable<JournalInsight>): JournalInsight[] {
  const latest = new Map<string, JournalInsight>()
  for (const one of insights) {
    const key = `${one.entryId} ${insightKey(one)}`
    const known = latest.get(key)
    if (!known || known.createdAt <= one.createdAt) latest.set(key, one)
  }
  return [...latest.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** What the journal knows of names because its writer said so, in whichever entry. */
export function taughtNames(insights: Iterable<JournalInsight>): NameContext {
  const byName = new Map<string, Of<'name'>>()
  const inOrder = [...insights].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  for (const one of inOrder) if (one.type === 'name') byName.set(fold(one.content.name), one.content)
  const all = [...byName.values()]
  return {
    names: all
      .filter(({ isThere }) => isThere)
      .map(({ name, kind }): KnownName => ({ name, kind, aliases: [name.toLowerCase()] })),
    notNames: all.filter(({ isThere }) => !isThere).map(({ name }) => name),
  }
}

/** Lays what the person said about one entry over its reading. `insights`: those of this entry; `chosen`: the feelings that they chose on it. */
export function corrected(
  text: string,
  reading: EntryReading,
  insights: Iterable<JournalInsight>,
  chosen: readonly EmotionCategory[] = [],
): CorrectedReading {
  const said = new Said(latestInsights(insights))
  const { engine, readability, sentences, keyphrases, times } = reading
  const names = namesOf(text, reading, said.of('name'))
  return {
    ...{ engine, readability, sentences, times, names },
    about: aboutOf(text, { names, keyphrases }),
    sentiment: reading.sentiment.score,
    emotions: emotionsOf(reading, said.of('emotion'), chosen),
    topics: topicsOf(reading, said.of('topic')),
    summary: summaryOf(text, reading, said.of('summary')),
    phrases: reading.phrases.filter((phrase) => !said.has('phrase', phrase.text)),
    suggestion:
      reading.suggestion && said.has('suggestion', suggestionKey(reading.suggestion))
        ? null
        : reading.suggestion,
  }
}

class Said {
  readonly #insights: readonly JournalInsight[]

  constructor(insights: readonly JournalInsight[]) {
    this.#insights = insights
  }

  of<Type extends JournalInsight['type']>(type: Type): Of<Type>[] {
    return this.#insights.flatMap((one) => (one.type === type ? [one.content as Of<Type>] : []))
  }

  has(type: 'phrase' | 'suggestion', words: string): boolean {
    return this.#insights.some((one) => one.type === type && insightKey(one) === `${type} ${words}`)
  }
}

/** What the person chose or said comes first, with the words of the page that agree; then what was read. */
function emotionsOf(
  { emotions }: EntryReading,
  said: readonly Of<'emotion'>[],
  chosen: readonly EmotionCategory[],
): NotedEmotion[] {
  const denied = new Set(said.flatMap(({ emotion, isThere }) => (isThere ? [] : [emotion])))
  const theirs = new Set([
    ...chosen.filter((emotion) => !denied.has(emotion)),
    ...said.flatMap(({ emotion, isThere }) => (isThere ? [emotion] : [])),
  ])
  const found = new Map(emotions.emotions.map((one) => [one.emotion, one]))
  const own = [...theirs].map(
    (emotion): NotedEmotion => ({
      emotion,
      intensity: 1,
      spans: found.get(emotion)?.evidence ?? [],
      by: 'person',
    }),
  )
  const kept = emotions.emotions.flatMap(({ emotion, intensity, evidence }): NotedEmotion[] =>
    theirs.has(emotion) || denied.has(emotion) ? [] : [{ emotion, intensity, spans: evidence, by: 'engine' }],
  )
  return [...own, ...kept]
}

function topicsOf({ topics }: EntryReading, said: readonly Of<'topic'>[]): NotedTopic[] {
  const key = (topic: string): string => topic.toLowerCase()
  const taken = new Set(said.map(({ topic }) => key(topic)))
  const found = new Map(topics.map((one) => [key(one.topic), one]))
  const kept = topics.flatMap(({ topic, cues }): NotedTopic[] =>
    taken.has(key(topic)) ? [] : [{ topic, spans: cues, by: 'engine' }],
  )
  const added = said.flatMap(({ topic, isThere }): NotedTopic[] =>
    isThere ? [{ topic, spans: found.get(key(topic))?.cues ?? [], by: 'person' }] : [],
  )
  return [...kept, ...added]
}

function namesOf(text: string, { names }: EntryReading, said: readonly Of<'name'>[]): NotedName[] {
  const taken = new Set(said.map(({ name }) => fold(name)))
  const kept = names.flatMap(({ name, kind, role, spans }): NotedName[] =>
    taken.has(fold(name)) ? [] : [{ name, kind, spans, by: 'engine', ...(role && { role }) }],
  )
  const added = said.flatMap(({ name, kind, isThere }): NotedName[] =>
    isThere ? [{ name, kind, spans: placesOf(text, name), by: 'person' }] : [],
  )
  return [...kept, ...added]
}

/** Where a name stands in the text as words of their own, however it is written there. */
function placesOf(text: string, name: string): Span[] {
  const words = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (words === '') return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu')
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
}

function summaryOf(text: string, { summary }: EntryReading, said: readonly Of<'summary'>[]): Span[] {
  const gone = new Set(said.map(({ quote }) => quote))
  const kept = summary.filter((sentence) => !gone.has(sentence.text))
  const added = said.flatMap(({ quote, isThere }): Span[] => {
    const place = isThere ? placeOfQuote(text, quote) : null
    return place ? [{ text: text.slice(place.from, place.to), start: place.from, end: place.to }] : []
  })
  return [...kept, ...added].sort((a, b) => a.start - b.start)
}
