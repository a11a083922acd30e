import type { ReactNode } from 'react'

/** What stands below one of the messages beside its reply; it comes from outside, since the companion judges no words. */
export interface TalkCare {
  readonly below: string
  readonly card: (answerAgain: () => void) => ReactNode
}
