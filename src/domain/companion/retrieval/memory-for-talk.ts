import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { RememberedTime } from '../replies/reply.ts'

/** What memory has to say to a message of a talk. */
export interface MemoryForTalk {
  /** Sentences that answer it, the best first; of each the time of its fact, null where it says who somebody is. */
  readonly lines: readonly { readonly passage: RecalledPassage; readonly time: RememberedTime | null }[]
  /** What holds now of whom it names, a line for each: 'Ilse moved to Leeds, since 2026-03-12'. */
  readonly facts: readonly string[]
}
