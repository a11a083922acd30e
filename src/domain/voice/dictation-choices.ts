/** How dictation listens. */
export interface DictationSettings {
  /** BCP 47: 'en-US'. */
  readonly language: string
  /** Goes on after a pause, until it is stopped. */
  readonly continuous: boolean
  /** Shows words while they are not certain yet. */
  readonly interimResults: boolean
  /** 1 to 10. */
  readonly maxAlternatives: number
  /** Spoken marks become marks, and a sentence begins with a capital. */
  readonly autoInsertPunctuation: boolean
}

/** The settings, and whether this browser can listen at all. */
export interface KeptDictation extends DictationSettings {
  readonly isSupported: boolean
}

/** The key in local storage. */
export const dictationKey = 'speech-to-text-settings'

export const mostAlternatives = 10

export const defaultDictation: DictationSettings = {
  language: 'en-US',
  continuous: true,
  interimResults: true,
  maxAlternatives: 1,
  autoInsertPunctuation: true,
}

/** Languages that are offered, by their own names. */
export const dictationLanguages: readonly (readonly [tag: string, name: string])[] = [
  ['en-US', 'English (United States)'],
  ['en-GB', 'English (United Kingdom)'],
  ['en-AU', 'English (Australia)'],
  ['en-CA', 'English (Canada)'],
  ['en-IN', 'English (India)'],
  ['de-DE', 'Deutsch (Deutschland)'],
  ['de-AT', 'Deutsch (Österreich)'],
  ['de-CH', 'Deutsch (Schweiz)'],
  ['es-ES', 'Español (España)'],
  ['es-MX', 'Español (México)'],
  ['fr-FR', 'Français (France)'],
  ['fr-CA', 'Français (Canada)'],
  ['it-IT', 'Italiano'],
  ['pt-BR', 'Português (Brasil)'],
  ['pt-PT', 'Português (Portugal)'],
  ['nl-NL', 'Nederlands'],
  ['da-DK', 'Dansk'],
  ['nb-NO', 'Norsk bokmål'],
  ['sv-SE', 'Svenska'],
  ['fi-FI', 'Suomi'],
  ['pl-PL', 'Polski'],
  ['cs-CZ', 'Čeština'],
  ['uk-UA', 'Українська'],
  ['tr-TR', 'Türkçe'],
  ['el-GR', 'Ελληνικά'],
  ['ja-JP', '日本語'],
  ['ko-KR', '한국어'],
  ['zh-CN', '中文 (普通话)'],
]

const isTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)

/** What was kept as JSON; every field that is missing or out of its range is as at the start. Throws for text that is no JSON. */
export function readDictation(kept: string | null): DictationSettings {
  const read: unknown = kept === null ? null : JSON.parse(kept)
  const given: Partial<Record<keyof DictationSettings, unknown>> =
    typeof read === 'object' && read !== null ? read : {}
  const flag = (name: 'continuous' | 'interimResults' | 'autoInsertPunctuation'): boolean => {
    const value = given[name]
    return typeof value === 'boolean' ? value : defaultDictation[name]
  }
  const { language, maxAlternatives: most } = given
  const isCount = typeof most === 'number' && Number.isInteger(most) && most >= 1 && most <= mostAlternatives
  return {
    language: isTag(language) ? language : defaultDictation.language,
    continuous: flag('continuous'),
    interimResults: flag('interimResults'),
    maxAlternatives: isCount ? most : defaultDictation.maxAlternatives,
    autoInsertPunctuation: flag('autoInsertPunctuation'),
  }
}
