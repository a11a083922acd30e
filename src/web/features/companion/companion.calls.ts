import type { ChatMessage } from '#contract/companion.ts'
import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { ConsentChoice } from '#domain/companion/companion-choices.ts'
import type { CompanionManner, CompanionStyle } from '#domain/companion/companion-records.ts'
import type { CompanionMode } from '#domain/companion/reply.ts'
import type { TransferProposal } from '#domain/companion/transfer-words.ts'
import type { JournalMessage, Receipt } from '#domain/journal/journal-entry.ts'
import { command, query, stream } from '#web/lib/worker-calls.ts'

/** A message of a talk, oldest first. */
export interface TalkRow
  extends Pick<
    JournalMessage,
    'role' | 'content' | 'createdAt' | 'source' | 'isComplete' | 'entriesRead' | 'receipts'
  > {
  readonly id: string
}
/** The talk beside an entry; null: the talk that belongs to none. */
export const talk = query<{ entryUid: string | null }, TalkRow>('companion.talk')

export interface SettingsRow extends CompanionStyle, AboutMe, Omit<CompanionManner, 'updatedAt'> {
  readonly id: string
  /** Something of this was chosen, at the start or later. */
  readonly isChosen: boolean
  readonly consent: ConsentChoice
  /** False until something has been written. */
  readonly hasEntries: boolean
  /** How many words have left for a cloud model, ever. */
  readonly wordsSent: number
}
/** What the person chose, and how things stand: one row. */
export const companionSettings = query<null, SettingsRow>('companion.settings')

export const chooseConsent = command<{ choice: ConsentChoice }, void>('companion.choose-consent')
export const chooseStyle = command<CompanionStyle, void>('companion.choose-style')
/** Keeps one choice or several. */
export const chooseManner = command<Partial<Omit<CompanionManner, 'updatedAt'>>, void>(
  'companion.choose-manner',
)
/** Seals what a person says about themselves. */
export const sayAboutMe = command<Partial<AboutMe>, void>('companion.about-me')

export interface Provider {
  readonly name: string
  readonly model: string
  readonly host: string
}
/** The cloud model that the server can relay to; null: none, or the server cannot be asked now. */
export const findProvider = command<null, Provider | null>('companion.find-provider')

/** What the person answered on the sheet: stay on this device, or go, without some pieces. */
export type Permit = { readonly to: 'device' } | { readonly to: 'cloud'; readonly leftOut: readonly string[] }

export interface Say {
  readonly entryUid: string | null
  /** Null: answer the last message again. */
  readonly content: string | null
  readonly mode: CompanionMode
  readonly permit: Permit | null
}

/** A reply on its way: a chat message as on the wire, with what it rests on. */
export interface ReplyMessage extends ChatMessage {
  readonly receipts: readonly Receipt[]
  readonly entriesRead: number
}

export type SayEvent =
  /** The person's message is sealed on this device. */
  | { readonly type: 'kept'; readonly messageId: string }
  /** Nothing was sent yet: the person is asked first. Say again, with a permit and without content. */
  | { readonly type: 'consent'; readonly proposal: TransferProposal; readonly receiver: Provider }
  | { readonly type: 'stream'; readonly message: ReplyMessage }
  /** A sentence for the person. What they wrote is kept; say again without content to retry. */
  | { readonly type: 'error'; readonly error: string }

export const say = stream<Say, SayEvent>('companion.say')
