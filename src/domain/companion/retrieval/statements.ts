import { type Span, sentences, smallSentences } from '#domain/text/text.ts'

/** The statements of a text with where they stand; people who write in small letters end sentences without a large one after them. */
export const statementsIn = (text: string): Span[] => sentences(text).flatMap(smallSentences)
