import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'

/** The receipt for words that are literally in a passage. */
export const receiptOf = (
  { entryUid, title, createdAt, day, isFromTalk, quote: line, remembered }: Omit<RecalledPassage, 'text'>,
  quote: string,
): Receipt => ({
  ...{ entryUid, quote, createdAt, day },
  ...(isFromTalk && { isFromTalk }),
  ...(title && { title }),
  // Other words of the same page were not brought up for it.
  ...(remembered && (line.includes(quote) || quote.includes(line)) && { remembered }),
})
