import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { Answerer, ConsentChoice } from '#domain/companion/talk/companion-choices.ts'
import type { CompanionManner } from '#domain/companion/talk/companion-records.ts'

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
  /** Of a model that runs in this browser: its name, and the SHA-256 of its file in hex. */
  readonly deviceModel: string
  readonly sha256: string
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
  | { readonly answers: 'model'; readonly sha256: string; readonly deviceModel: string }
  | { readonly answers: 'cloud'; readonly provider: string }

/** 'missing': this browser has no model of its own. */
export type BrowserModelState = 'missing' | 'unavailable' | 'downloadable' | 'downloading' | 'available'

export type LocalModelsFound =
  | { readonly ok: true; readonly address: string; readonly models: readonly string[] }
  | { readonly ok: false; readonly error: string }

/** A model that can run in this browser. absent: nothing of it is here; paused: a part is; here: whole, and its sum is right. */
export interface DeviceModelShown {
  readonly sha256: string
  readonly name: string
  readonly licence: string
  readonly bytes: number
  readonly state: 'absent' | 'paused' | 'arriving' | 'checking' | 'here'
  /** Bytes of it that are here. */
  readonly have: number
  /** A sentence: why it did not come. */
  readonly trouble: string | null
}

export interface DeviceModelsShown {
  readonly models: readonly DeviceModelShown[]
  /** False: this browser cannot run one. */
  readonly canRun: boolean
  /** Gigabytes of memory, 8 at most; null where the device does not say. */
  readonly memoryGb: number | null
}

export interface RelatedEntryModels {
  /** Models that run in this browser. */
  readonly models: {
    /** Tells how things stand, now and whenever that changes, until `signal`. */
    readonly watch: (hear: (shown: DeviceModelsShown) => void, signal: AbortSignal) => Promise<void>
    /** Begins a download, or goes on with one. */
    readonly fetch: (sha256: string) => Promise<void>
    readonly pause: (sha256: string) => Promise<void>
    readonly remove: (sha256: string) => Promise<void>
  }
  readonly browserState: () => Promise<BrowserModelState>
  /** Has to follow a press. `onProgress` is told 0 to 1. */
  readonly download: (onProgress: (share: number) => void) => Promise<void>
  /** Asks whoever listens at an address of this machine. */
  readonly find: (address: string) => Promise<LocalModelsFound>
}

/** What the section shows and can change. Each change resolves once it is sealed on this device. */
export interface CompanionSettingsData {
  /** Null until the vault has answered. */
  readonly settings: CompanionChosen | null
  /** The model elsewhere that would be asked; null: none; undefined: not known yet. */
  readonly provider: CloudModel | null | undefined
  /** All that the server can ask; undefined: not known yet. */
  readonly providers: readonly CloudModel[] | undefined
  /** Models on this machine, and the browser's own. */
  readonly near: RelatedEntryModels
  readonly change: {
    readonly style: (style: CommunicationStyle) => Promise<void>
    readonly consent: (choice: ConsentChoice) => Promise<void>
    readonly answerer: (choice: AnswererChosen) => Promise<void>
    readonly manner: (choice: Partial<Manner>) => Promise<void>
    readonly about: (said: Partial<AboutMe>) => Promise<void>
  }
}

/** What a part of the section gets. */
export interface CompanionSectionProps {
  readonly settings: CompanionChosen
  readonly change: CompanionSettingsData['change']
}
