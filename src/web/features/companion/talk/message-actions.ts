import type { Receipt } from '#domain/journal/journal-entry.ts'

/** What can be done with the messages of a talk; the same functions as long as it is shown. */
export interface MessageActions {
  /** Says an own message in other words and has it answered; both are kept. */
  readonly sayAgain: (id: string, words: string) => void
  /** Has a reply given again; both are kept. */
  readonly answerAgain: (id: string) => void
  /** Shows a version, and what followed it. */
  readonly show: (id: string) => void
  /** Opens where a quoted sentence stands. */
  readonly open: (receipt: Receipt) => void
}
