import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { ConsentChoice } from '#domain/companion/companion-choices.ts'
import type { CompanionManner } from '#domain/companion/companion-records.ts'

type Manner = Omit<CompanionManner, 'updatedAt'>

/** Everything that a person chose about the companion. */
export interface CompanionChosen extends Manner, AboutMe {
  readonly style: CommunicationStyle
  readonly consent: ConsentChoice
  /** Something of this was chosen, at the start or later. */
  readonly isChosen: boolean
}

/** What the section shows and can change. Each change resolves once it is sealed on this device. */
export interface CompanionMatters {
  /** Null until the vault has answered. */
  readonly settings: CompanionChosen | null
  /** The model elsewhere that the server can ask; null: none; undefined: not known yet. */
  readonly provider:
    | { readonly name: string; readonly model: string; readonly host: string }
    | null
    | undefined
  readonly change: {
    readonly style: (style: CommunicationStyle) => Promise<void>
    readonly consent: (choice: ConsentChoice) => Promise<void>
    readonly manner: (choice: Partial<Manner>) => Promise<void>
    readonly about: (said: Partial<AboutMe>) => Promise<void>
  }
}

/** What a part of the section gets. */
export interface CompanionPartProps {
  readonly settings: CompanionChosen
  readonly change: CompanionMatters['change']
}
