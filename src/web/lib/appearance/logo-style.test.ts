import { expect, test } from 'vitest'
import { colorThemes, defaultSettings, themeColors } from '#domain/theme/theme.ts'
import { defaultLogoStyle } from './default-logo-style.ts'
import { logoStyle } from './logo-style.ts'

const look = (colorTheme: string, mode: 'dark' | 'light' = 'dark') =>
  logoStyle({ mode, colorTheme, variant: defaultSettings.themeVariant })

test.each(['dark', 'light'] as const)(
  'what is written out for the default look is what is computed (%s)',
  (mode) => {
    expect(look(defaultSettings.colorTheme, mode)).toEqual(defaultLogoStyle[mode])
  },
)

const turns = [
  ['blue', 0],
  ['indigo', 25],
  ['violet', 55],
  ['purple', 75],
  ['rose', 110],
  ['amber', 165],
  ['emerald', 205],
  ['slate', 10],
  ['teal', 185],
] as const

// Spec: S9-024, S9-025, S2-180
test('each theme turns the hue of the mark by its degrees, with saturation, brightness and a faint glow', () => {
  expect(turns.map(([colour]) => colour).sort()).toEqual([...colorThemes].sort())
  for (const [colour, degrees] of turns) {
    const filter = look(colour)['--logo-filter']
    expect(filter).toMatch(
      new RegExp(
        `^hue-rotate\\(${degrees}deg\\) saturate\\([\\d.]+\\) brightness\\([\\d.]+\\) drop-shadow\\(`,
      ),
    )
  }
  expect(new Set(colorThemes.map((colour) => JSON.stringify(look(colour)))).size).toBe(colorThemes.length)
})

// Spec: S2-181
test('the tint under a hand is stronger than the one at rest', () => {
  const saturation = (filter = '') => Number(/saturate\(([\d.]+)\)/.exec(filter)?.[1])
  for (const colour of colorThemes) {
    const tokens = look(colour)
    expect(saturation(tokens['--logo-filter-hover'])).toBeGreaterThan(saturation(tokens['--logo-filter']))
  }
})

// Spec: S9-029
test('any other colour gives no tint', () => {
  const others = themeColors.filter((colour) => !(colorThemes as readonly string[]).includes(colour))
  for (const colour of [...others, 'default', ''])
    expect(look(colour)).toEqual({
      '--logo-base': 'var(--text)',
      '--logo-filter': 'none',
      '--logo-filter-hover': 'none',
    })
})
