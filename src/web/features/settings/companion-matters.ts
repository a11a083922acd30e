import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { Answerer, ConsentChoice } from '#domain/companion/companion-choices.ts'
import type { CompanionManner } from '#domain/companion/companion-records.ts'

type Manner = Omit<CompanionManner, 'updatedAt'>

/** Everything that a person chose about the companion. */
export interface CompanionChosen extends Manner, AboutMe {
  readonly style: CommunicationStyle
  readonly consent: ConsentChoice
  readonly answers: Answerer
  /** The id of the provider that was chosen; empty before anybody chose. */
  readonly provider: string
  /** Of a model on this machine: where it listens, and its name there. */
  readonly address: string
  readonly model: string
  /** Something of this was chosen, at the start or later. */
  readonly isChosen: boolean
}

/** A model elsewhere that the server can relay to. */
export interface CloudModel {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly host: string
}

export type AnswererChosen =
  | { readonly answers: 'device' | 'browser' }
  | { readonly answers: 'local'; readonly address: string; readonly model: string }
  | { readonly answers: 'cloud'; readonly provider: string }

/** 'missing': this browser has no model of its own. */
export type BrowserModelState = 'missing' | 'unavailable' | 'downloadable' | 'downloading' | 'available'

export type LocalModelsFound =
  | { readonly ok: true; readonly address: string; readonly models: readonly string[] }
  | { readonly ok: false; readonly error: string }

export interface NearModels {
  readonly browserState: () => Promise<BrowserModelState>
  /** Has to follow a press. `onProgress` is told 0 to 1. */
  readonly download: (onProgress: (share: number) => void) => Promise<void>
  /** Asks whoever listens at an address of this machine. */
  readonly find: (address: string) => Promise<LocalModelsFound>
}

/** What the section shows and can change. Each change resolves once it is sealed on this device. */
export interface CompanionMatters {
  /** Null until the vault has answered. */
  readonly settings: CompanionChosen | null
  /** The model elsewhere that would be asked; null: none; undefined: not known yet. */
  readonly provider: CloudModel | null | undefined
  /** All that the server can ask; undefined: not known yet. */
  readonly providers: readonly CloudModel[] | undefined
  /** Models on this machine, and the browser's own. */
  readonly near: NearModels
  readonly change: {
    readonly style: (style: CommunicationStyle) => Promise<void>
    readonly consent: (choice: ConsentChoice) => Promise<void>
    readonly answerer: (choice: AnswererChosen) => Promise<void>
    readonly manner: (choice: Partial<Manner>) => Promise<void>
    readonly about: (said: Partial<AboutMe>) => Promise<void>
  }
}

/** What a part of the section gets. */
export interface CompanionPartProps {
  readonly settings: CompanionChosen
  readonly change: CompanionMatters['change']
}
