import { expect, test } from 'vitest'
import { rgbOf } from './colour.ts'
import { logoFilter, logoTint, tinted, untinted } from './logo-tint.ts'
import { colorThemes, themeColors } from './theme.ts'
import { paletteOf } from './theme-tokens.ts'

test('each theme turns the hue as specified', () => {
  const turns = Object.fromEntries(colorThemes.map((colour) => [colour, logoTint(colour)?.hue]))
  expect(turns).toEqual({
    blue: 0,
    indigo: 25,
    violet: 55,
    purple: 75,
    rose: 110,
    amber: 165,
    emerald: 205,
    slate: 10,
    teal: 185,
  })
})

test('any other colour gives no tint', () => {
  const others = themeColors.filter((colour) => !(colorThemes as readonly string[]).includes(colour))
  expect(others).toHaveLength(7)
  for (const colour of [...others, 'default', 'toString', '']) expect(logoTint(colour)).toBeNull()
})

test.each(colorThemes)(
  'the mark of %s ends up in the ink of the theme, at night and by day',
  (colorTheme) => {
    const tint = logoTint(colorTheme)
    if (!tint) throw new Error('There is no tint.')
    for (const mode of ['dark', 'light'] as const) {
      const { ink } = paletteOf({ mode, colorTheme, variant: 'professional' })
      const base = untinted(ink, tint)
      for (const part of base) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
      const shown = tinted(base, tint)
      for (const [at, part] of rgbOf(ink).entries())
        expect(Math.abs((shown[at] ?? 9) - part)).toBeLessThan(2 / 255)
    }
  },
)

test('under a hand the tint and the glow are stronger', () => {
  const tint = logoTint('indigo')
  if (!tint) throw new Error('There is no tint.')
  expect(logoFilter(tint, 'red')).toBe(
    'hue-rotate(25deg) saturate(1.15) brightness(1.02) drop-shadow(0 0 4px red)',
  )
  expect(logoFilter(tint, 'red', true)).toBe(
    'hue-rotate(25deg) saturate(1.38) brightness(1.02) drop-shadow(0 0 7px red)',
  )
})
