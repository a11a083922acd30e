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

/** What a journal is read for as a whole, with the words that say so: every span is literally a part of the text. */
export interface PageReading {
  readonly engine: number
  readonly readability: Readability
  readonly sentiment: SentimentReading
  readonly emotions: EmotionReading
  readonly topics: readonly TopicFound[]
  readonly names: readonly NameFound[]
  readonly phrases: readonly Phrase[]
}

/** All that a text says: what is shown beside it as well. */
export interface EntryReading extends PageReading {
  readonly sentences: readonly Span[]
  readonly keyphrases: readonly Keyphrase[]
  readonly times: readonly TimeMention[]
  readonly summary: readonly Span[]
  readonly suggestion: Suggestion | null
}

/** Reads a text. Pure: the same text and context give the same reading. A text that cannot be read gives nothing but the reason. */
export function readEntry(text: string, context: ReadingContext): EntryReading {
  const page = preparePage(text.slice(0, readLimit(text)))
  const reading = pageReading(page, text.length, context)
  if (!reading.readability.isReadable) return { ...reading, ...nothingBeside }
  const { names, phrases, sentiment } = reading
  const times = timesIn(page, context)
  const particulars = [...names.flatMap(({ spans }) => spans), ...times]
  return {
    ...reading,
    sentences: page.sentences,
    keyphrases: keyphrasesIn(page),
    times,
    summary: summaryOf(page, { particulars, feeling: feelingIn(page, sentiment) }),
    suggestion: suggestionFor(page, { names, phrases }),
  }
}

const nothingBeside = { sentences: [], keyphrases: [], times: [], summary: [], suggestion: null } as const

/** Reads of a text only what is kept of every page of a journal; the same as `readEntry` reads. */
export const readPage = (text: string, context: ReadingContext): PageReading =>
  pageReading(preparePage(text.slice(0, readLimit(text))), text.length, context)

function pageReading(page: Page, length: number, context: ReadingContext): PageReading {
  const readability = readabilityOf(page, length)
  if (!readability.isReadable) return unread(readability)
  const felt = feltSentences(page.text, page.sentences)
  return {
    engine: readingEngine,
    readability,
    sentiment: sentimentFrom(page.text, felt),
    emotions: emotionsFrom(page.text, felt),
    topics: topicsIn(page),
    names: namesIn(page, context),
    phrases: phrasesIn(page),
  }
}

const unread = (readability: Readability): PageReading => ({
  engine: readingEngine,
  readability,
  sentiment: { score: 0, isReadable: false, sentences: [] },
  emotions: { emotions: [], isReadable: false, sentences: [] },
  topics: [],
  names: [],
  phrases: [],
})

/** How strongly each sentence feels, 0 to 1, whichever way. */
function feelingIn(page: Page, { sentences }: SentimentReading): (sentence: number) => number {
  const byStart = new Map(sentences.map(({ span, score }) => [span.start, Math.abs(score)]))
  return (at) => byStart.get(page.sentences[at]?.start ?? -1) ?? 0
}
