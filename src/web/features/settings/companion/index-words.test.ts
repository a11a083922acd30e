import { expect, test } from 'vitest'
import type { CompanionChosen } from './companion-settings-data.ts'
import { appearanceHint, companionHint, dayHint, sealedTitle, statusSentence } from './index-words.ts'

test('a glance says on how many devices, what left, and what is wrong', () => {
  expect(sealedTitle(1)).toBe('Sealed, on one device')
  expect(sealedTitle(2)).toBe('Sealed, on two devices')
  expect(statusSentence(0, 0, 0)).toBe('0 words left this week.')
  expect(statusSentence(1, 1, 0)).toBe('1 word left this week. One record is in quarantine.')
  expect(statusSentence(0, 14, 2)).toBe(
    '0 words left this week. 14 records are in quarantine. The server does not show what it showed before.',
  )
})

test('each row of the list says how its section stands', () => {
  expect(dayHint({ startHour: 4 })).toBe('starts at 04:00')
  expect(dayHint({ startHour: 0 })).toBe('starts at midnight')
  expect(
    appearanceHint({ theme: 'dark', colorTheme: 'indigo', themeVariant: 'tint', borderRadius: 'large' }),
  ).toBe('dark, indigo')
})

test('the companion’s row says how it speaks and where to words may go', () => {
  const provider = { id: 'openai', name: 'OpenAI', model: 'm', host: 'h' }
  const chosen = (consent: CompanionChosen['consent']): CompanionChosen => ({
    style: 'warm_supportive',
    consent,
    isChosen: true,
    answers: consent === 'never' ? 'device' : 'cloud',
    provider: '',
    address: '',
    deviceModel: '',
    sha256: '',
    model: 'llama3.2',
    mode: 'listen',
    comfortLevel: 3,
    interests: [],
    readsPage: true,
    readsEarlier: true,
    letterDay: null,
    otherGoal: '',
    selfDescription: '',
  })
  const hint = (settings: CompanionChosen | null, to: typeof provider | null | undefined) =>
    companionHint({ settings, provider: to })
  expect(hint(null, provider)).toBe('')
  expect(hint(chosen('always'), null)).toBe('warm, on this device')
  expect(hint(chosen('never'), provider)).toBe('warm, on this device')
  expect(hint(chosen('ask'), provider)).toBe('warm, asks before it sends')
  expect(hint(chosen('always'), provider)).toBe('warm, sends to OpenAI')
  expect(hint({ ...chosen('always'), answers: 'local' }, provider)).toBe('warm, by llama3.2')
  expect(hint({ ...chosen('ask'), answers: 'browser' }, null)).toBe('warm, by this browser')
})
