import { z } from 'zod'
import { ttsSettings, voiceSettings } from '#domain/voice/tts-settings.ts'
import { longestSpeech } from '#domain/voice/voice-choices.ts'
import { endpoint } from './endpoint.ts'
import { ttsSettingsPath, voicePath } from './paths/voice-paths.ts'

export const serviceVoice = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** A few words about it, such as 'calm, american'; may be empty. */
  about: z.string(),
})
export type ServiceVoice = z.infer<typeof serviceVoice>

export const voiceStatus = endpoint({
  method: 'GET',
  path: voicePath,
  access: 'user',
  summary: 'The service that can speak replies here, if any, and its voices',
  answer: z.object({
    /** Null: no service is configured. */
    service: z.object({ name: z.string(), host: z.string() }).nullable(),
    voices: z.array(serviceVoice),
    /** Why there are no voices now, as a sentence for the person. */
    trouble: z.string().nullable(),
  }),
})

/** Answered with audio, or with an error body. */
export const speechBody = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'There is nothing to say.')
    .max(longestSpeech, 'This is too long to be spoken in one piece.'),
  voiceId: z.string().regex(/^[\w-]{1,64}$/, 'There is no such voice.'),
  voiceSettings,
})
export type SpeechBody = z.infer<typeof speechBody>

export const readTtsSettings = endpoint({
  method: 'GET',
  path: ttsSettingsPath,
  access: 'user',
  summary: 'How the person wants replies read aloud',
  answer: ttsSettings,
})

export const saveTtsSettings = endpoint({
  method: 'PUT',
  path: ttsSettingsPath,
  access: 'user',
  summary: 'Save how replies are read aloud',
  body: ttsSettings,
  answer: ttsSettings,
})
