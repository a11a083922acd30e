import type { Span } from '#domain/text/text.ts'
import type { ReadingContext } from './context.ts'
import { readLimit } from './language/language.ts'
import { type Page, preparePage } from './language/language-tokens.ts'
import { type PageReading, pageReading } from './read-page.ts'
import type { SentimentReading } from './sentiment/sentiment.ts'
import { type Suggestion, suggestionFor } from './suggestions.ts'
import { summaryOf } from './summary.ts'
import { type TimeMention, timesIn } from './times/times.ts'
import { type Keyphrase, keyphrasesIn } from './topics/keyphrases.ts'

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

/** How strongly each sentence feels, 0 to 1, whichever way. */
function feelingIn(page: Page, { sentences }: SentimentReading): (sentence: number) => number {
  const byStart = new Map(sentences.map(({ span, score }) => [span.start, Math.abs(score)]))
  return (at) => byStart.get(page.sentences[at]?.start ?? -1) ?? 0
}
