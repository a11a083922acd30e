import type { Known } from '../given/given.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { RememberedTime } from '../replies/reply.ts'

/** What memory has to say to a message of a talk. */
export interface MemoryForTalk {
  /** Sentences that answer it, the best first; of each the time of its fact, null where it says who somebody is. */
  readonly lines: readonly { readonly passage: RecalledPassage; readonly time: RememberedTime | null }[]
  /** What holds now of whom it names, a line for each: 'Ilse moved to Leeds, since 2026-03-12'. */
  readonly facts: readonly Known[]
  /** What holds now of the person, as they say it: 'I live in York'. */
  readonly self: readonly Known[]
  /** Of both, what does not agree and was not settled. */
  readonly open: readonly Known[]
  /** Those named in a text of whom memory knows what they are to the person: 'Ilse: sister'. */
  readonly whoIsWho: (text: string) => readonly Known[]
}
