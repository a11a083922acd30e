import type { Day } from '#domain/time/day.ts'
import { command, query } from '#worker/core/worker-calls.ts'

/** The letter that is due, and whether there is anything to tell. */
export interface LetterRow {
  /** Its day: it names the letter. */
  readonly id: Day
  /** False: no words were written in the seven days. */
  readonly hasWords: boolean
  /** The page that it is kept on; null: it was not opened yet. */
  readonly pageUid: string | null
}
/** The newest letter, for as long as it is new; none where no letter is wanted, and none once it was put away. `hour`: asks anew when it changes. */
export const dueLetter = query<{ hour: number }, LetterRow>('companion.letter')

/** Keeps the letter of a day as a page of the journal and answers its uid; where it is kept already, on any device, that page's. */
export const keepLetter = command<{ day: Day }, string>('companion.keep-letter')

/** Names the letter of a day among the things that a person put away. */
export const letterClaim = (day: Day): string => `letter ${day}`
