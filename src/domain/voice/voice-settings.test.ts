import { expect, test } from 'vitest'
import { defaultDictation, dictationKey, readDictation } from './dictation-choices.ts'
import { dictationSettings } from './dictation-settings.ts'
import { ttsSettings } from './tts-settings.ts'
import { defaultTts, deviceAddressOf, deviceVoiceId, serviceVoiceOf } from './voice-choices.ts'

// Spec: S3-153
test('voice settings say whether replies are read, by which voice if any, and whether by themselves', () => {
  expect(ttsSettings.parse({})).toEqual(defaultTts)
  expect(ttsSettings.parse({ enabled: false, autoplayResponses: true, preferredVoiceId: 'abc' })).toEqual({
    ...defaultTts,
    enabled: false,
    autoplayResponses: true,
    preferredVoiceId: 'abc',
  })
  expect(ttsSettings.parse({ preferredVoiceId: null }).preferredVoiceId).toBeNull()
})

// Spec: S3-154
test('stability, similarity and style lie between 0 and 1, and the speaker boost is on or off', () => {
  for (const name of ['stability', 'similarity_boost', 'style']) {
    for (const value of [0, 0.35, 1])
      expect(ttsSettings.parse({ voiceSettings: { [name]: value } }).voiceSettings).toHaveProperty(
        name,
        value,
      )
    for (const value of [-0.01, 1.01, '0.5'])
      expect(ttsSettings.safeParse({ voiceSettings: { [name]: value } }).success).toBe(false)
  }
  expect(ttsSettings.safeParse({ voiceSettings: { use_speaker_boost: 1 } }).success).toBe(false)
})

// Spec: S2-179, S3-155, S3-156, S3-158
test('dictation begins with the specified settings, with a flag for the browser beside them', () => {
  expect(dictationSettings.parse({ isSupported: false })).toEqual({
    language: 'en-US',
    continuous: true,
    interimResults: true,
    maxAlternatives: 1,
    autoInsertPunctuation: true,
    isSupported: false,
  })
  expect(dictationSettings.safeParse({}).success).toBe(false)
  expect(dictationKey).toBe('speech-to-text-settings')
})

test('what was kept of dictation is taken field by field, and what is wrong is as at the start', () => {
  expect(readDictation(null)).toEqual(defaultDictation)
  expect(readDictation('7')).toEqual(defaultDictation)
  const odd = { language: '<b>', continuous: 'no', interimResults: false, maxAlternatives: 99 }
  expect(readDictation(JSON.stringify(odd))).toEqual({ ...defaultDictation, interimResults: false })
  expect(readDictation('{"language":"de-DE","maxAlternatives":3}')).toEqual({
    ...defaultDictation,
    language: 'de-DE',
    maxAlternatives: 3,
  })
  expect(() => readDictation('{')).toThrow(SyntaxError)
})

test('a voice is told from its id', () => {
  expect(deviceAddressOf(deviceVoiceId('Samantha'))).toBe('Samantha')
  expect(serviceVoiceOf(deviceVoiceId('Samantha'))).toBeNull()
  expect(serviceVoiceOf('JBFqnCBsd6RMkjVDRZzb')).toBe('JBFqnCBsd6RMkjVDRZzb')
  expect([serviceVoiceOf(null), deviceAddressOf(null)]).toEqual([null, null])
})
