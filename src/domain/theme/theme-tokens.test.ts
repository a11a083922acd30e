import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori'
import { describe, expect, test } from 'vitest'
import { contrast, cssOf, isInSrgb, readable } from './colour.ts'
import { colorThemes, themeVariants } from './theme.ts'
import { contrastOf, themePairs } from './theme-pairs.ts'
import { emotionColours } from './theme-seeds.ts'
import { type Appearance, type Palette, type PaletteName, paletteCss, paletteOf } from './theme-tokens.ts'

const looks: Appearance[] = (['dark', 'light'] as const).flatMap((mode) =>
  colorThemes.flatMap((colorTheme) => themeVariants.map((variant) => ({ mode, colorTheme, variant }))),
)
const nameOf = ({ mode, colorTheme, variant }: Appearance) => `${mode} ${colorTheme} ${variant}`

describe('the palette of a look', () => {
  test('keeps its contrast in every pair of all 90 looks', () => {
    expect(looks).toHaveLength(90)
    const tooFaint = looks.flatMap((look) => {
      const palette = paletteOf(look)
      return themePairs
        .filter((pair) => contrastOf(palette, pair) < pair.least)
        .map((pair) => `${nameOf(look)}: ${pair.over} on ${pair.ground}`)
    })
    expect(tooFaint).toEqual([])
  })

  test('can be shown by every screen', () => {
    const outside = looks.flatMap((look) =>
      Object.entries(paletteOf(look))
        .filter(([, colour]) => !isInSrgb(colour))
        .map(([name, colour]) => `${nameOf(look)}: ${name} ${cssOf(colour)}`),
    )
    expect(outside).toEqual([])
  })

  test('differs in its surfaces from variant to variant, and in its ink from theme to theme', () => {
    for (const mode of ['dark', 'light'] as const) {
      const grounds = themeVariants.map((variant) =>
        JSON.stringify(
          ['surface-0', 'surface-1'].map(
            (name) => paletteCss({ mode, variant, colorTheme: 'indigo' })[name as 'surface-0'],
          ),
        ),
      )
      expect(new Set(grounds).size).toBe(themeVariants.length)
      const inks = colorThemes.map(
        (colorTheme) => paletteCss({ mode, colorTheme, variant: 'professional' }).ink,
      )
      expect(new Set(inks).size).toBe(colorThemes.length)
    }
  })

  test.each(['dark', 'light'] as const)(
    'is what the style sheet starts with (%s, indigo, professional)',
    (mode) => {
      const sheet = readFileSync(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8')
      const [dark = '', light = ''] = sheet.split('[data-theme="light"]')
      const written = mode === 'dark' ? dark : light
      for (const [name, css] of Object.entries(
        paletteCss({ mode, colorTheme: 'indigo', variant: 'professional' }),
      ))
        expect(written).toContain(`--${name}: ${css};`)
    },
  )

  test.each([
    ['blue', 'dark', 'oklch(0.548 0.15 252)', 'oklch(0.988 0.004 252)', 'oklch(0.78 0.115 252)'],
    ['amber', 'light', 'oklch(0.8 0.14 72)', 'oklch(0.2 0.03 72)', 'oklch(0.5 0.106 72)'],
    ['slate', 'dark', 'oklch(0.83 0.02 255)', 'oklch(0.19 0.02 255)', 'oklch(0.78 0.03 255)'],
    ['slate', 'light', 'oklch(0.36 0.03 255)', 'oklch(0.988 0.004 255)', 'oklch(0.496 0.03 255)'],
    ['teal', 'light', 'oklch(0.536 0.09 195)', 'oklch(0.988 0.006 195)', 'oklch(0.488 0.082 195)'],
  ] as const)(
    'has the fill, its words and the ink that were drawn for %s (%s)',
    (colorTheme, mode, ...drawn) => {
      const {
        primary,
        'on-primary': onPrimary,
        ink,
      } = paletteCss({ mode, colorTheme, variant: 'professional' })
      expect([primary, onPrimary, ink]).toEqual(drawn)
    },
  )
})

/** How each kind of eye sees a colour: with all three cones, and without those for long, middle or short waves (Machado and others, 2009). */
const eyes = {
  'all three': (colour: Color) => colour,
  'no red': filterDeficiencyProt(1),
  'no green': filterDeficiencyDeuter(1),
  'no blue': filterDeficiencyTrit(1),
}
const leastApart = 8.5

/** The pairs that some eye sees closer than that, as lines. */
function tooClose(palette: Palette, names: readonly PaletteName[]): string[] {
  const apart = differenceCiede2000()
  return Object.entries(eyes).flatMap(([eye, see]) => {
    const seen = names.map((name) => see({ mode: 'oklch', ...palette[name] }))
    return names.flatMap((one, at) =>
      names.slice(0, at).flatMap((other, nth) => {
        const [a, b] = [seen[at], seen[nth]]
        const distance = a && b ? apart(a, b) : 0
        return distance < leastApart ? [`${eye}: ${one} and ${other}, ${distance.toFixed(1)}`] : []
      }),
    )
  })
}

describe('what is told apart by colour', () => {
  const emotions = Object.keys(emotionColours).map((name) => `emotion-${name}` as PaletteName)
  test.each([
    ['mood, energy and stress', ['ink', 'energy', 'stress']],
    ['the eight emotions', emotions],
  ] as const)('%s lie apart in all 90 looks, for every kind of eye', (_, names) => {
    const close = looks.flatMap((look) =>
      tooClose(paletteOf(look), names).map((line) => `${nameOf(look)}: ${line}`),
    )
    expect(close).toEqual([])
  })
})

describe('a readable colour', () => {
  const night = { l: 0.2, c: 0, h: 0 }
  test('stays as it was wanted where it is readable already', () => {
    expect(readable({ l: 0.9, c: 0.01, h: 80 }, [night], 4.5)).toEqual({ l: 0.9, c: 0.01, h: 80 })
  })

  test('moves away from its ground no further than it has to', () => {
    const moved = readable({ l: 0.4, c: 0.02, h: 80 }, [night], 4.5)
    expect(contrast(moved, night)).toBeGreaterThanOrEqual(4.5)
    expect(contrast({ ...moved, l: moved.l - 0.004 }, night)).toBeLessThan(4.5)
  })

  test('ends at white where nothing is readable', () => {
    expect(readable({ l: 0.7, c: 0, h: 0 }, [{ l: 0.6, c: 0, h: 0 }], 21).l).toBe(1)
  })

  test('contrast is that of WCAG: black on white is 21', () => {
    expect(contrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 3)
  })
})
