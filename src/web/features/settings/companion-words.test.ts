import { expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { ofLine } from '#domain/companion/skeletons-plain.ts'
import { comfortWords, sampleLine, styleSamples } from './companion-words.ts'

test('each style is shown by a sentence that it really says', () => {
  const said = (style: string): string[] =>
    ofLine
      .filter((skeleton) => skeleton.style === style)
      .map(({ text }) => text.replace('{line}', `“${sampleLine}”`))
  for (const style of communicationStyles) expect(said(style)).toContain(styleSamples[style])
})

test('each of the five levels has its words', () => {
  expect(new Set(comfortWords.map(({ note }) => note)).size).toBe(5)
})
