import { hashtagsIn, uniqueTopics } from './hashtags.ts'
import type { JournalEntry } from './journal-entry.ts'

/** The longest topic, in UTF-16 units. */
export const longestTopic = 60
/** So many topics one entry can have. */
export const mostTopics = 50

/** A topic as typed, made fit to be kept: without signs before it, words joined by dashes, short enough. Empty when nothing is left. */
export function cleanTopic(typed: string): string {
  const joined = typed
    .normalize('NFC')
    .trim()
    .replace(/^#+/, '')
    .trim()
    .replace(/[\s,;#]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  return /[\p{L}\p{N}]/u.test(joined)
    ? joined.slice(0, longestTopic).replace(/[\uD800-\uDBFF]$|(?<!-)-+$/, '')
    : ''
}

/** All topics of an entry: what its writer put beside it, then the hashtags of its text, each once. */
export const topicsOf = ({ topics, content }: Pick<JournalEntry, 'topics' | 'content'>): string[] =>
  uniqueTopics([...topics, ...hashtagsIn(content)])
