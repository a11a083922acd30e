import type { Span } from '../text.ts'
import type { ReadingContext } from './context.ts'
import { type EmotionReading, emotionsFrom } from './emotion-reading.ts'
import { type Keyphrase, keyphrasesIn } from './keyphrases.ts'
import { type TopicFound, topicsIn } from './keyphrases-topics.ts'
import { type Readability, readabilityOf, readLimit } from './language.ts'
import { type Page, preparePage } from './language-tokens.ts'
import { type NameFound, namesIn } from './names.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { feltSentences, type SentimentReading, sentimentFrom } from './sentiment.ts'
import { type Suggestion, suggestionFor } from './suggestions.ts'
import { summaryOf } from './summary.ts'
import { type TimeMention, timesIn } from './times.ts'

/** The version of all rules and tables together: what an older one has read is read again. */
export const readingEngine = 1

/** What a text says, with the words that say so: every span is literally a part of the text. */
export interface EntryReading {
  readonly engine: number
  readonly readability: Readability
  readonly sentences: readonly Span[]
  readonly sentiment: SentimentReading
  readonly emotions: EmotionReading
  readonly topics: readonly TopicFound[]
  readonly keyphrases: readonly Keyphrase[]
  readonly names: readonly NameFound[]
  readonly times: readonly TimeMention[]
  readonly summary: readonly Span[]
  readonly phrases: readonly Phrase[]
  readonly suggestion: Suggestion | null
}

/** Reads a text. Pure: the same text and context give the same reading. A text that cannot be read gives nothing but the reason. */
export function readEntry(text: string, context: ReadingContext): EntryReading {
  const page = preparePage(text.slice(0, readLimit(text)))
  const readability = readabilityOf(page, text.length)
  if (!readability.isReadable) return unread(readability)
  const felt = feltSentences(page.text, page.sentences)
  const sentiment = sentimentFrom(page.text, felt)
  const names = namesIn(page, context)
  const times = timesIn(page, context)
  const phrases = phrasesIn(page)
  const particulars = [...names.flatMap(({ spans }) => spans), ...times]
  return {
    engine: readingEngine,
    readability,
    sentences: page.sentences,
    sentiment,
    emotions: emotionsFrom(page.text, felt),
    topics: topicsIn(page),
    keyphrases: keyphrasesIn(page),
    names,
    times,
    summary: summaryOf(page, { particulars, feeling: feelingIn(page, sentiment) }),
    phrases,
    suggestion: suggestionFor(page, { names, phrases }),
  }
}

function unread(readability: Readability): EntryReading {
  return {
    engine: readingEngine,
    readability,
    sentences: [],
    sentiment: { score: 0, isReadable: false, sentences: [] },
    emotions: { emotions: [], isReadable: false, sentences: [] },
    topics: [],
    keyphrases: [],
    names: [],
    times: [],
    summary: [],
    phrases: [],
    suggestion: null,
  }
}

/** How strongly each sentence feels, 0 to 1, whichever way. */
function feelingIn(page: Page, { sentences }: SentimentReading): (sentence: number) => number {
  const byStart = new Map(sentences.map(({ span, score }) => [span.start, Math.abs(score)]))
  return (at) => byStart.get(page.sentences[at]?.start ?? -1) ?? 0
}
