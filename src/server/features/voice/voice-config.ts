import { z } from 'zod'
import { ConfigFault } from '#server/config/config.ts'

/** ElevenLabs, or what answers in its place. */
export interface VoiceService {
  readonly name: string
  readonly baseUrl: URL
  readonly apiKey: string
  readonly model: string
}

const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const environment = z.object({
  ELEVENLABS_API_KEY: text,
  ELEVENLABS_BASE_URL: text,
  ELEVENLABS_MODEL: text,
})

/** The service that the environment names, or null without a key. */
export function readVoiceService(env: Readonly<Record<string, string | undefined>>): VoiceService | null {
  const given = environment.parse(env)
  if (!given.ELEVENLABS_API_KEY) return null
  const address = given.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io'
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigFault('ELEVENLABS_BASE_URL must be an address like https://api.elevenlabs.io.')
  return {
    name: 'ElevenLabs',
    baseUrl: new URL(address),
    apiKey: given.ELEVENLABS_API_KEY,
    model: given.ELEVENLABS_MODEL ?? 'eleven_multilingual_v2',
  }
}
