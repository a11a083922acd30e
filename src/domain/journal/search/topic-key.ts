import { foldWord } from '#domain/search/search-words.ts'

/** What spellings of one topic share as far as search goes: '#Long-Walks', 'long_walks' and 'long walks' are one. */
export const topicSearchKey = (topic: string): string =>
  topic
    .replace(/^#/, '')
    .split(/[\s_-]+/)
    .map(foldWord)
    .filter(Boolean)
    .join('-')
