import { z } from 'zod'
import { ConfigFault } from '../core/config.ts'

/** One OpenAI-compatible endpoint. */
export interface ProviderConfig {
  /** What people read: 'OpenAI', or what INKWELL_AI_NAME says. */
  readonly name: string
  readonly model: string
  readonly baseUrl: URL
  /** Null: the endpoint asks for none, as models on the own machine do. */
  readonly apiKey: string | null
}

const openAi = 'https://api.openai.com/v1'
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const environment = z.object({
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  INKWELL_AI_MODEL: text,
  INKWELL_AI_NAME: text,
})

/** The provider that the environment names, or null when neither a key nor an address is given. */
export function readProvider(env: Readonly<Record<string, string | undefined>>): ProviderConfig | null {
  const given = environment.parse(env)
  if (!given.OPENAI_API_KEY && !given.OPENAI_BASE_URL) return null
  const address = given.OPENAI_BASE_URL ?? openAi
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigFault('OPENAI_BASE_URL must be an address like https://api.example.org/v1.')
  const baseUrl = new URL(address)
  const isOpenAi = baseUrl.host === new URL(openAi).host
  if (!isOpenAi && !given.INKWELL_AI_MODEL)
    throw new ConfigFault('OPENAI_BASE_URL needs INKWELL_AI_MODEL, the name of a model there.')
  return {
    name: given.INKWELL_AI_NAME ?? (isOpenAi ? 'OpenAI' : baseUrl.host),
    model: given.INKWELL_AI_MODEL ?? 'gpt-4.1-mini',
    baseUrl,
    apiKey: given.OPENAI_API_KEY ?? null,
  }
}
