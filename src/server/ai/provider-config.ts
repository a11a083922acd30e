import { z } from 'zod'
import { ConfigFault } from '../config/config.ts'

/** In the order in which they are offered; 'openai' is what people prefer until they say otherwise. */
export const providerIds = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ProviderId = (typeof providerIds)[number]

/** One endpoint with one model. */
export interface ProviderConfig {
  readonly id: ProviderId
  /** How it wants to be spoken to. An address of OPENAI_BASE_URL that is not OpenAI's is 'compatible'. */
  readonly speaks: ProviderId
  /** What people read: 'OpenAI', or what INKWELL_AI_NAME says. */
  readonly name: string
  readonly model: string
  readonly baseUrl: URL
  /** Null: the endpoint asks for none, as models on the own machine do. */
  readonly apiKey: string | null
}

const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const environment = z.object({
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  OPENAI_MODEL: text,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: text,
  ANTHROPIC_MODEL: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  GOOGLE_GENERATIVE_AI_BASE_URL: text,
  GOOGLE_GENERATIVE_AI_MODEL: text,
  INKWELL_AI_BASE_URL: text,
  INKWELL_AI_API_KEY: text,
  INKWELL_AI_MODEL: text,
  INKWELL_AI_NAME: text,
})
type Given = z.output<typeof environment>

/** The providers that the environment names, in the order of `providerIds`; none without a key or an address. */
export function readProviders(env: Readonly<Record<string, string | undefined>>): readonly ProviderConfig[] {
  const given = environment.parse(env)
  return [openAi(given), anthropic(given), google(given), compatible(given)].filter((found) => found !== null)
}

/** OpenAI, or whoever listens at OPENAI_BASE_URL: then INKWELL_AI_* describe it, unless they have an address of their own. */
function openAi(given: Given): ProviderConfig | null {
  if (!given.OPENAI_API_KEY && !given.OPENAI_BASE_URL) return null
  const baseUrl = addressOf('OPENAI_BASE_URL', given.OPENAI_BASE_URL ?? addresses.openai)
  const isOpenAi = baseUrl.host === new URL(addresses.openai).host
  const described = given.INKWELL_AI_BASE_URL ? {} : given
  const model = given.OPENAI_MODEL ?? described.INKWELL_AI_MODEL
  if (!isOpenAi && !model)
    throw new ConfigFault('OPENAI_BASE_URL needs INKWELL_AI_MODEL, the name of a model there.')
  return {
    id: 'openai',
    speaks: isOpenAi ? 'openai' : 'compatible',
    name: described.INKWELL_AI_NAME ?? (isOpenAi ? 'OpenAI' : baseUrl.host),
    model: model ?? 'gpt-4.1-mini',
    baseUrl,
    apiKey: given.OPENAI_API_KEY ?? null,
  }
}

function anthropic(given: Given): ProviderConfig | null {
  if (!given.ANTHROPIC_API_KEY) return null
  return {
    id: 'anthropic',
    speaks: 'anthropic',
    name: 'Anthropic',
    model: given.ANTHROPIC_MODEL ?? 'claude-sonnet-5',
    baseUrl: addressOf('ANTHROPIC_BASE_URL', given.ANTHROPIC_BASE_URL ?? addresses.anthropic),
    apiKey: given.ANTHROPIC_API_KEY,
  }
}

function google(given: Given): ProviderConfig | null {
  if (!given.GOOGLE_GENERATIVE_AI_API_KEY) return null
  const address = given.GOOGLE_GENERATIVE_AI_BASE_URL ?? addresses.google
  return {
    id: 'google',
    speaks: 'google',
    name: 'Google',
    model: given.GOOGLE_GENERATIVE_AI_MODEL ?? 'gemini-3.5-flash',
    baseUrl: addressOf('GOOGLE_GENERATIVE_AI_BASE_URL', address),
    apiKey: given.GOOGLE_GENERATIVE_AI_API_KEY,
  }
}

function compatible(given: Given): ProviderConfig | null {
  if (!given.INKWELL_AI_BASE_URL) return null
  const baseUrl = addressOf('INKWELL_AI_BASE_URL', given.INKWELL_AI_BASE_URL)
  if (!given.INKWELL_AI_MODEL)
    throw new ConfigFault('INKWELL_AI_BASE_URL needs INKWELL_AI_MODEL, the name of a model there.')
  return {
    id: 'compatible',
    speaks: 'compatible',
    name: given.INKWELL_AI_NAME ?? baseUrl.host,
    model: given.INKWELL_AI_MODEL,
    baseUrl,
    apiKey: given.INKWELL_AI_API_KEY ?? null,
  }
}

function addressOf(variable: string, address: string): URL {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigFault(`${variable} must be an address like https://api.example.org/v1.`)
  return new URL(address)
}
