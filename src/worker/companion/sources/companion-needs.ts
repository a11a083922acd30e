import type { ConversationParts } from '../talk/conversation.ts'

/** What the companion needs of the world around it. */
export interface CompanionParts extends ConversationParts {
  /** Keeps the account's choice of a provider at the server. Throws when that cannot be done. */
  readonly prefer: (provider: string) => Promise<void>
  /** Where this page comes from: a program on this machine may be told to let it ask. */
  readonly origin: string
}
