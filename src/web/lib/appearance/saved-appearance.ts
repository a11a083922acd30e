import { type AppearancePreferences, defaultSettings, readSettingsFrom } from '#domain/theme/theme.ts'
import { forgetText, keepText, readText } from '../device/local-storage.ts'

export const modeKey = 'theme'
export const settingsKey = 'inkwell-theme-settings'
/** Whose look lies here, and what of it the server does not have yet. */
export const ownerKey = 'inkwell-look-owner'

export interface AppearanceOwner {
  readonly userId: number
  readonly unsent: Partial<AppearancePreferences>
}

function readJson(key: string): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error(error)
    return null
  }
}

/** What this browser keeps: where the two keys disagree, the one that holds all four is right. Unknown values are left out. */
export function readSavedAppearance(): AppearancePreferences {
  return {
    ...defaultSettings,
    ...readSettingsFrom({ theme: readText(modeKey) }),
    ...readSettingsFrom(readJson(settingsKey)),
  }
}

/** Null: it is not noted whose look this is. */
export function readOwner(): AppearanceOwner | null {
  const kept = readJson(ownerKey)
  if (typeof kept !== 'object' || kept === null || !('userId' in kept) || typeof kept.userId !== 'number')
    return null
  return { userId: kept.userId, unsent: readSettingsFrom('unsent' in kept ? kept.unsent : null) }
}

export function saveAppearance(settings: AppearancePreferences): void {
  keepText(modeKey, settings.theme)
  keepText(settingsKey, JSON.stringify(settings))
}

export const saveOwner = (owner: AppearanceOwner): void => keepText(ownerKey, JSON.stringify(owner))

export function forgetSavedAppearance(): void {
  for (const key of [modeKey, settingsKey, ownerKey]) forgetText(key)
}
