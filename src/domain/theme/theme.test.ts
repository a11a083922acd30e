import { expect, test } from 'vitest'
import {
  borderRadii,
  colorThemes,
  defaultSettings,
  radiusLength,
  readSettingsFrom,
  themeColors,
  themeModes,
  themeVariants,
} from './theme.ts'
import { userSettings } from './user-settings.ts'

// Spec: S3-187, S3-188
test('data may carry sixteen colours, and the interface wears nine of them', () => {
  expect(themeColors.join(', ')).toBe(
    'blue, green, purple, red, orange, teal, indigo, pink, slate, emerald, violet, cyan, amber, yellow, lime, rose',
  )
  expect(colorThemes.join(', ')).toBe('blue, indigo, violet, purple, rose, amber, emerald, slate, teal')
  for (const colour of colorThemes) expect(themeColors).toContain(colour)
})

// Spec: S3-194
test('the five corners have the specified lengths', () => {
  expect(radiusLength).toEqual({
    none: '0rem',
    small: '0.25rem',
    medium: '0.5rem',
    large: '0.75rem',
    full: '99px',
  })
})

// Spec: S9-020
test('whoever chose nothing sees dark, indigo, professional, with large corners', () => {
  expect(defaultSettings).toEqual({
    theme: 'dark',
    colorTheme: 'indigo',
    themeVariant: 'professional',
    borderRadius: 'large',
  })
})

// Spec: S3-026, S1-033
test('a look has four parts, each of which may be missing', () => {
  expect(Object.keys(userSettings.shape)).toEqual(['theme', 'colorTheme', 'themeVariant', 'borderRadius'])
  expect(userSettings.parse({})).toEqual({})
  for (const theme of themeModes) expect(userSettings.parse({ theme })).toEqual({ theme })
  for (const themeVariant of themeVariants)
    expect(userSettings.parse({ themeVariant })).toEqual({ themeVariant })
  for (const borderRadius of borderRadii)
    expect(userSettings.parse({ borderRadius })).toEqual({ borderRadius })
  for (const wrong of [{ theme: 'sepia' }, { colorTheme: 'lime' }, { borderRadius: 4 }])
    expect(userSettings.safeParse(wrong).success).toBe(false)
})

test('what is unknown in a kept look is left out, and the rest counts', () => {
  const kept = { theme: 'light', colorTheme: 'lime', themeVariant: 7, borderRadius: 'none', isAdmin: true }
  expect(readSettingsFrom(kept)).toEqual({ theme: 'light', borderRadius: 'none' })
  for (const nothing of [null, undefined, 'dark', 4, []]) expect(readSettingsFrom(nothing)).toEqual({})
})
