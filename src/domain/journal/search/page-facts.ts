import type { JournalEntry } from '../journal-entry.ts'
import { type LinksWanted, linkPlaces } from '../markdown/link-places.ts'
import { topicsOf } from '../topics.ts'
import { topicSearchKey } from './topic-key.ts'

const pictures: LinksWanted = { isPicture: true, accepts: (_, address) => address !== '' }

/** What search reads of an entry. Entries of earlier days may lack the optional fields. */
export type SearchedEntry = Pick<
  JournalEntry,
  'title' | 'content' | 'createdAt' | 'zone' | 'mood' | 'energy' | 'stress'
> &
  Partial<Pick<JournalEntry, 'topics' | 'emotions' | 'metadata' | 'isStarred'>> & {
    readonly photos?: unknown
  }

/** True when the entry has a photo: listed beside it, or pointed to by its text. */
export function hasPhoto({ content, photos, metadata }: SearchedEntry): boolean {
  const isListed = [photos, metadata?.photos].some((list) => Array.isArray(list) && list.length > 0)
  return isListed || content.includes('](photo:') || linkPlaces(content, pictures).length > 0
}

/** The topics that a page is found by: those beside it and the hashtags of its title and text, by their search keys. */
export function searchTopics({ topics, title, content }: SearchedEntry): Map<string, string> {
  const all = [
    ...topicsOf({ topics: topics ?? [], content }),
    ...(title.includes('#') ? topicsOf({ topics: [], content: title }) : []),
  ]
  return new Map(all.toReversed().map((topic) => [topicSearchKey(topic), topic.replace(/^#/, '')]))
}
