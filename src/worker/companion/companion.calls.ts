import type { ChatMessage, CloudProvider } from '#contract/companion.ts'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { ConsentChoice } from '#domain/companion/talk/companion-choices.ts'
import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { TransferProposal } from '#domain/companion/talk/transfer-words.ts'
import type { KnownLine, Receipt } from '#domain/journal/journal-entry.ts'
import { command, stream } from '#worker/core/worker-calls.ts'

/** Keeps on this device, sealed, what somebody began to say in a talk; '' forgets it. */
export const keepComposerDraft = command<{ of: TalkOf; words: string }, void>('companion.keep-half-said')
/** What somebody began to say in a talk on this device; '' for nothing. */
export const readComposerDraft = command<TalkOf, string>('companion.read-half-said')

/** Both answer the uid that the talk has from then on. */
export const renameTalk = command<{ talkUid: string | null; title: string }, string>('companion.rename-talk')
/** Deletes a talk so that it can be brought back, or brings it back. */
export const binTalk = command<{ talkUid: string | null; isBinned: boolean }, string>('companion.bin-talk')

/** The talk that a message belongs to; null: it is gone. */
export const findMessage = command<{ uid: string }, TalkOf | null>('companion.find-message')

/** Shows another version of a message, and what followed it. */
export const showVersion = command<{ uid: string }, void>('companion.show-version')

export const chooseConsent = command<{ choice: ConsentChoice }, void>('companion.choose-consent')

export type Provider = CloudProvider
/** The cloud models that the server can relay to, and the one of them that answers; none where the server cannot be asked. */
export interface Providers {
  readonly provider: Provider | null
  readonly providers: readonly Provider[]
}
export const findProviders = command<null, Providers>('companion.find-providers')

/** Who is to answer from now on. */
export type AnswererChoice =
  | { readonly answers: 'device' | 'browser' }
  | { readonly answers: 'local'; readonly address: string; readonly model: string }
  | { readonly answers: 'model'; readonly sha256: string; readonly deviceModel: string }
  | { readonly answers: 'cloud'; readonly provider: string }
export const chooseAnswerer = command<AnswererChoice, void>('companion.choose-answerer')

/** A sentence for the person where it could not be asked. */
export type LocalModels =
  | { readonly ok: true; readonly address: string; readonly models: readonly string[] }
  | { readonly ok: false; readonly error: string }
/** Asks whoever listens at an address of this machine which models there are. */
export const findLocalModels = command<{ address: string }, LocalModels>('companion.find-local-models')

/** What the browser's own model says to a question: a piece of text, the end, or that it cannot be asked. */
export interface BrowserModelSays {
  readonly askId: string
  readonly token: string
  readonly is: 'speaking' | 'done' | 'failed'
}
/** False: nobody waits for it any more. */
export const browserModelSays = command<BrowserModelSays, boolean>('companion.browser-model-says')

/** What the person answered on the sheet: stay on this device, or go, without some pieces. */
export type Permit =
  | { readonly to: 'device' }
  | {
      readonly to: 'cloud'
      readonly leftOut: readonly string[]
      /** The provider that it was given for; for another one the person is asked again. */
      readonly receiver?: string
      /** It was given for the whole talk: of a page of which something was left out, nothing goes later. */
      readonly isForTalk?: boolean
    }

export interface Say extends TalkOf {
  /** Null: answer. */
  readonly content: string | null
  /** The uid of a shown message in whose place this is to stand: with content an own one, without a reply. Both are kept. */
  readonly instead?: string | undefined
  readonly mode: CompanionMode
  readonly permit: Permit | null
}

/** A reply on its way: a chat message as on the wire, with what it rests on. */
export interface ReplyMessage extends ChatMessage {
  readonly receipts: readonly Receipt[]
  readonly entriesRead: number
  readonly talksRead?: number | undefined
  /** What stands in quotation marks and nowhere among the person's own words. */
  readonly unfound?: readonly string[] | undefined
  /** What went to the model that wrote it, besides the message. */
  readonly knew?: readonly KnownLine[] | undefined
  /** Who could not be asked, so that this device answers instead. */
  readonly insteadOf?: string | undefined
}

export type SayEvent =
  /** The person's message is sealed on this device. */
  | { readonly type: 'kept'; readonly messageId: string }
  /** Nothing was sent yet: the person is asked first. Say again, with a permit and without content. */
  | { readonly type: 'consent'; readonly proposal: TransferProposal; readonly receiver: Provider }
  /** Only the screen can ask the browser's own model: it does, and says what it hears by `browserModelSays`. */
  | { readonly type: 'ask-browser'; readonly askId: string; readonly messages: readonly ModelMessage[] }
  | { readonly type: 'stream'; readonly message: ReplyMessage }
  /** A sentence for the person. What they wrote is kept; say again without content to retry. */
  | { readonly type: 'error'; readonly error: string }

export const say = stream<Say, SayEvent>('companion.say')

export interface AskDraft extends TalkOf {
  readonly permit: Permit | null
}

export type DraftEvent =
  | Extract<SayEvent, { type: 'consent' | 'ask-browser' | 'error' }>
  /** Words for a page. `by`: the model that wrote them; null: the person's own sentences. */
  | { readonly type: 'drafted'; readonly words: string; readonly by: string | null }

/** Drafts an entry from a talk. Nothing is kept of it. */
export const draft = stream<AskDraft, DraftEvent>('companion.draft')
