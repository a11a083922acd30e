import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import { command, query, type Row } from '#worker/core/worker-calls.ts'

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

/** One change of one fact. A topic or an activity is put in (or taken out) however it is spelt. */
export type FactChange =
  | { readonly isStarred: boolean }
  | { readonly emotion: EmotionCategory; readonly isIn: boolean }
  | { readonly activity: string; readonly isIn: boolean }
  | { readonly topic: string; readonly isIn: boolean }
  /** A picture is known by its blobId: put in again, it has the words that come with it. */
  | { readonly photo: EntryPhoto; readonly isIn: boolean }
  | { readonly createdAt: string; readonly zone: string }

export interface ChangeFact {
  readonly uid: string
  /** When the page was begun, ISO; counts where there is no entry yet: one is made then. */
  readonly begunAt: string
  readonly change: FactChange
}
/** Changes a fact of an entry; the words that are being typed meanwhile stay as they are. */
export const changeFact = command<ChangeFact, void>('journal.fact')

export interface UsedWords extends Row {
  readonly id: 'topics' | 'activities'
  /** The most used first. */
  readonly words: readonly string[]
}
/** The topics and the activities of the whole journal, to be offered again: one row each. */
export const usedWords = query<null, UsedWords>('journal.used-words')
