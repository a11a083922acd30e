import type { EmotionCategory } from './emotion.ts'
import type { EntryPhoto } from './entry-photo.ts'
import { hashtagsIn } from './hashtags.ts'
import type { JournalEntry } from './journal-entry.ts'

/** What is known of an entry beside its words and ratings. */
export interface PageFacts extends Pick<JournalEntry, 'createdAt' | 'zone' | 'topics'> {
  readonly isStarred: boolean
  readonly emotions: readonly EmotionCategory[]
  readonly activities: readonly string[]
  /** The hashtags of the text, without their sign, in the order of the text. */
  readonly hashtags: readonly string[]
  readonly photos: readonly EntryPhoto[]
  /** The mindfulness session that the page is about. */
  readonly sessionUid: string | null
}

/** The facts of an entry as the page shows them. */
export const factsOf = (entry: JournalEntry): PageFacts => ({
  createdAt: entry.createdAt,
  zone: entry.zone,
  topics: entry.topics,
  hashtags: hashtagsIn(entry.content),
  isStarred: entry.isStarred ?? false,
  emotions: entry.emotions ?? [],
  activities: entry.activities ?? [],
  photos: entry.photos ?? [],
  sessionUid: typeof entry.metadata.sessionUid === 'string' ? entry.metadata.sessionUid : null,
})
