import { foldWord } from '#domain/search/search-words.ts'
import type { PageIndex } from './page-index.ts'
import { topicSearchKey } from './topic-key.ts'

/** A name or topic of the journal, as it is written there, and on how many pages it is. */
export interface Completion {
  readonly word: string
  readonly count: number
}

const mostFrequent = (found: Completion[], most: number): Completion[] =>
  found.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)).slice(0, most)

/** Names that begin with some letters, whatever their accents and capitals; the most frequent first. */
export function namesBeginning({ vocabulary }: PageIndex, letters: string, most: number): Completion[] {
  const ids = vocabulary.idsBeginning(foldWord(letters)).filter((id) => vocabulary.isName(id))
  return mostFrequent(
    ids.map((id) => ({ word: vocabulary.spelling(id), count: vocabulary.pagesWith(id) })),
    most,
  )
}

/** Topics that begin with some letters; the most frequent first. */
export function topicsBeginning(index: PageIndex, letters: string, most: number): Completion[] {
  const start = topicSearchKey(letters)
  const found = [...index.topics()].filter(([key]) => key.startsWith(start))
  return mostFrequent(
    found.map(([, { spelling, count }]) => ({ word: spelling, count })),
    most,
  )
}
