/** One service that listens. At least one of `call`, `text` and `web` is there. */
export interface HelpLine {
  /** As the service is known, in its own language or in English. */
  readonly name: string
  /** To dial inside the country, with spaces for reading. */
  readonly call?: string
  /** A text message: to which number, and the word to send where one is asked for. */
  readonly text?: { readonly to: string; readonly say?: string }
  /** 'day and night', or local times by the 24-hour clock; absent when not commonly known. */
  readonly hours?: string
  /** English names of languages, where they are not simply the country's own. */
  readonly languages?: readonly string[]
  /** Whom it is for, when not for everybody. */
  readonly audience?: string
  /** The organisation's address without a scheme, to be shown as plain text. */
  readonly web?: string
}

/** The help of one country. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2, upper case; '001', the code of the whole world, for what is not a country. */
  readonly code: string
  /** Its English name. */
  readonly country: string
  /** Where an ambulance can be asked for from any phone: the general number where there is one. */
  readonly emergency: string
  readonly lines: readonly HelpLine[]
}
