import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { AppearancePreferences } from '#domain/theme/theme.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { hourWords } from '../days/day-words.ts'
import { countWord } from '../security/device-rows.ts'
import type { CompanionChosen, CompanionSettingsData } from './companion-settings-data.ts'

/** 'Sealed, on two devices'. */
export const sealedTitle = (devices: number): string =>
  `Sealed, on ${countWord(devices).toLowerCase()} ${devices === 1 ? 'device' : 'devices'}`

/** What a glance at the vault has to say: words that left this week, and whatever is not as it should be. */
export function statusSentence(words: number, setAside: number, notices: number): string {
  const left = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'} left this week.`
  const aside =
    setAside === 0
      ? ''
      : ` ${countWord(setAside)} ${setAside === 1 ? 'record is' : 'records are'} in quarantine.`
  const loud = notices === 0 ? '' : ' The server does not show what it showed before.'
  return left + aside + loud
}

/** 'starts at 04:00'. */
export const dayHint = ({ startHour }: Pick<MyDayRule, 'startHour'>): string =>
  `starts at ${startHour === 0 ? 'midnight' : hourWords(startHour)}`

/** 'dark, indigo'. */
export const appearanceHint = ({ theme, colorTheme }: AppearancePreferences): string =>
  `${theme}, ${colorTheme}`

const styleHints: Readonly<Record<CommunicationStyle, string>> = {
  warm_supportive: 'warm',
  direct_concise: 'direct',
  professional_analytical: 'analytical',
  casual_friendly: 'casual',
}

/** 'warm, on this device': how it speaks, and where to words may go; empty until the vault has answered. */
export function companionHint({
  settings,
  provider,
}: Pick<CompanionSettingsData, 'settings' | 'provider'>): string {
  if (settings === null || provider === undefined) return ''
  return `${styleHints[settings.style]}, ${whereTo(settings, provider)}`
}

function whereTo(
  { answers, consent, model, deviceModel }: CompanionChosen,
  provider: NonNullable<CompanionSettingsData['provider']> | null,
): string {
  if (answers === 'local') return `by ${model}`
  if (answers === 'model') return `by ${deviceModel}`
  if (answers === 'browser') return 'by this browser'
  if (answers === 'device' || provider === null || consent === 'never') return 'on this device'
  return consent === 'ask' ? 'asks before it sends' : `sends to ${provider.name}`
}
