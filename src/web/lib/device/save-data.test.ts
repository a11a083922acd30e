import { afterEach, expect, test, vi } from 'vitest'
import { asksBeforeMegabytes } from './save-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['a computer', {}, false, false],
  ['a browser that says nothing bad', { connection: { saveData: false } }, false, false],
  ['a computer whose person saves data', { connection: { saveData: true } }, false, true],
  ['a phone that says so', { userAgentData: { mobile: true } }, false, true],
  ['a tablet', { userAgentData: { mobile: false } }, true, true],
])('%s: %j', (_, navigator, isCoarse, isAsked) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isCoarse && media === '(pointer: coarse)' }))
  expect(asksBeforeMegabytes()).toBe(isAsked)
})
