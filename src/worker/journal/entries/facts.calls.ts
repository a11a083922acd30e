import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { command } from '#worker/core/worker-calls.ts'

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
