import { z } from 'zod'
import { defaultTts, type TtsSettings } from './voice-choices.ts'

const share = z.number().min(0).max(1)
const { voiceSettings: sound } = defaultTts

export const voiceSettings = z.object({
  stability: share.default(sound.stability),
  similarity_boost: share.default(sound.similarity_boost),
  style: share.default(sound.style),
  use_speaker_boost: z.boolean().default(sound.use_speaker_boost),
})

/** A user's ttsSettings. What is missing is as at the start. */
export const ttsSettings = z.object({
  enabled: z.boolean().default(defaultTts.enabled),
  preferredVoiceId: z.string().min(1).max(300).nullable().default(null),
  autoplayResponses: z.boolean().default(defaultTts.autoplayResponses),
  voiceSettings: voiceSettings.default(sound),
}) satisfies z.ZodType<TtsSettings>
