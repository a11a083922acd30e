import { expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { composeReply } from '#domain/companion/compose-reply.ts'
import { comfortWords, sampleLine, styleSamples } from './companion-words.ts'

test('each style is shown by what it really says', () => {
  const quiet = { turns: [], page: null, recalled: [], entriesSearched: 0, today: '2026-11-22' }
  for (const style of communicationStyles) {
    const { parts } = composeReply({ ...quiet, message: `${sampleLine}.`, mode: 'ask', style }, 'on-device')
    expect(parts.map(({ text }) => text).join(' ')).toBe(styleSamples[style])
  }
})

test('each of the five levels has its words', () => {
  expect(new Set(comfortWords.map(({ note }) => note)).size).toBe(5)
})
