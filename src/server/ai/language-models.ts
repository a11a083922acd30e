import type { LanguageModel } from 'ai'
import type { ProviderConfig, ProviderId } from './provider-config.ts'

type Fetch = typeof globalThis.fetch
type Make = (model: string, fetch: Fetch) => LanguageModel

interface Settings {
  readonly baseURL: string
  readonly apiKey: string
}

/**
 * Loads what speaks with a provider: each library takes tens of milliseconds and megabytes.
 * OpenAI is spoken to by its chat completions, which it does not keep; its newer interface keeps answers unless told otherwise.
 */
const load: Readonly<Record<ProviderId, (settings: Settings) => Promise<Make>>> = {
  async openai(settings) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return (model, fetch) => createOpenAI({ ...settings, fetch }).chat(model)
  },
  async anthropic(settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return (model, fetch) => createAnthropic({ ...settings, fetch }).chat(model)
  },
  async google(settings) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return (model, fetch) => createGoogleGenerativeAI({ ...settings, fetch }).chat(model)
  },
  async compatible({ baseURL, apiKey }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const settings = { name: 'provider', baseURL, ...(apiKey && { apiKey }) }
    return (model, fetch) => createOpenAICompatible({ ...settings, fetch }).chatModel(model)
  },
}

/** What makes this provider's model, given how to fetch. */
export async function loadModel({
  speaks,
  model,
  baseUrl,
  apiKey,
}: ProviderConfig): Promise<(fetch: Fetch) => LanguageModel> {
  const make = await load[speaks]({ baseURL: baseUrl.href.replace(/\/$/, ''), apiKey: apiKey ?? '' })
  return (fetch) => make(model, fetch)
}
