import type { ReadingContext } from './context.ts'
import { type EmotionReading, emotionsFrom } from './emotions/emotion-reading.ts'
import { type Readability, readabilityOf, readLimit } from './language/language.ts'
import { type Page, preparePage } from './language/language-tokens.ts'
import { type NameFound, namesIn } from './names/names.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { feltSentences, type SentimentReading, sentimentFrom } from './sentiment/sentiment.ts'
import { type TopicFound, topicsIn } from './topics/keyphrases-topics.ts'

/** The version of all rules and tables together: what an older one has read is read again. */
export const readingEngine = 10

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

/** Reads of a text only what is kept of every page of a journal; the same as `readEntry` reads. */
export const readPage = (text: string, context: ReadingContext): PageReading =>
  pageReading(preparePage(text.slice(0, readLimit(text))), text.length, context)

/** Reads a text that was prepared before; `length`: of the whole text. */
export function pageReading(page: Page, length: number, context: ReadingContext): PageReading {
  const readability = readabilityOf(page, length)
  if (!readability.isReadable) return unread(readability)
  const felt = feltSentences(page.text, page.sentences)
  return {
    engine: readingEngine,
    readability,
    sentiment: sentimentFrom(page.text, felt),
    emotions: emotionsFrom(page.text, felt, page.foreign),
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
