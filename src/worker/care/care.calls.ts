import type { CareForm } from '#domain/safety/care-card.ts'
import type { DangerLanguage } from '#domain/safety/languages/danger-language.ts'
import type { CareReply, PlanPart } from '#domain/safety/plan-parts.ts'
import { command, query, type Row } from '#worker/core/worker-calls.ts'

/** Makes ready what judges words; until then no card is known. */
export const prepareCare = command<null, void>('care.prepare')
interface Prepared {
  /** False: nothing is judged yet. */
  readonly isPrepared: boolean
}

/** A card that is to be shown; its id is the uid of the message or entry it stands beside. */
export interface CareRow extends Row {
  readonly level: 1 | 2
  readonly form: CareForm
  /** In which its words are to be, where that is not English. */
  readonly language?: DangerLanguage
}
/** A card in a talk, and the message below which it stands: the words themselves, or what was answered. */
export interface TalkCareRow extends CareRow {
  readonly below: string
  /** Nothing was said after these words: they can still be answered. */
  readonly isLast: boolean
}
/** The card of a talk, the one beside an entry or one that stands alone: one row, or none. */
export const talkCare = query<
  { entryUid: string | null; talkUid?: string | undefined } & Prepared,
  TalkCareRow
>('care.talk')
/** The card of a page that is read: one row, or none. */
export const pageCare = query<{ uid: string } & Prepared, CareRow>('care.page')

/** Keeps what the person said to the card of a message or an entry. */
export const answerCare = command<{ about: string; says: CareReply }, void>('care.answer')
export const writePlan = command<{ part: PlanPart; text: string }, void>('care.write-plan')
