import { expect, it } from 'vitest'
import { colorThemes, themeVariants } from '#domain/theme/theme.ts'
import { contrastOf, themePairs } from '#domain/theme/theme-pairs.ts'
import { paletteOf } from '#domain/theme/theme-tokens.ts'
import {
  colourWords,
  contrastSentence,
  ratioWords,
  toldContrasts,
  variantWords,
  writingSizeWords,
} from './appearance-words.ts'

it('has a name of its own for every colour and variant', () => {
  expect(new Set(colorThemes.map((name) => colourWords[name])).size).toBe(9)
  expect(new Set(themeVariants.map((name) => variantWords[name].name)).size).toBe(5)
})

it('tells a contrast as one to one, never as more than it is', () => {
  expect(ratioWords(15)).toBe('15.0 : 1')
  expect(ratioWords(4.499)).toBe('4.4 : 1')
})

it('tells four contrasts of the default look, each at least what its pair has to keep', () => {
  const palette = paletteOf({ mode: 'dark', colorTheme: 'indigo', variant: 'professional' })
  expect(toldContrasts.map((pair) => ratioWords(contrastOf(palette, pair)))).toEqual([
    '14.9 : 1',
    '9.8 : 1',
    '4.7 : 1',
    '3.3 : 1',
  ])
})

it('says whether all pairs are readable', () => {
  expect(contrastSentence(themePairs.length, 0)).toBe('WCAG AA holds for all 61 pairs')
  expect(contrastSentence(61, 1)).toBe('1 of 61 pairs falls short of WCAG AA')
  expect(contrastSentence(61, 3)).toBe('3 of 61 pairs fall short of WCAG AA')
})

it('says how large writing is here, a little smaller on a small screen', () => {
  expect(writingSizeWords(20, true)).toBe('20 px')
  expect(writingSizeWords(20, false)).toBe('18.5 px')
  expect(writingSizeWords(24, false)).toBe('22.2 px')
})
