import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { Passage } from '#domain/search/passages.ts'

/** The receipt for words that are literally in a passage. */
export const receiptOf = (
  { entryUid, createdAt, day, isFromTalk }: Omit<Passage, 'title' | 'text'>,
  quote: string,
): Receipt => ({ entryUid, quote, createdAt, day, ...(isFromTalk && { isFromTalk }) })
