import { expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { composeReply } from '#domain/companion/replies/compose-reply.ts'
import { comfortWords, sampleLine, styleSamples } from './companion-words.ts'

test('each style is shown by what it really says', () => {
  const quiet = { turns: [], page: null, recalled: [], entriesSearched: 0, today: '2026-11-22' }
  for (const style of communicationStyles) {
    const [, step] = composeReply({ ...quiet, message: `${sampleLine}.`, mode: 'plan', style }, 'on-device')
    expect(step?.text).toBe(styleSamples[style])
  }
})

test('each of the five levels has its words', () => {
  expect(new Set(comfortWords.map(({ note }) => note)).size).toBe(5)
})
