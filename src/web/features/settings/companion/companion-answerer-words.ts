import { browserModelName } from '#domain/companion/talk/companion-choices.ts'
import type { BrowserModelState, CloudModel, CompanionChosen } from './companion-settings-data.ts'
import { consentNames } from './companion-words.ts'

/** A choice of who answers: one of ours, or 'cloud:' and a provider's id. */
export type AnswererValue = 'device' | 'model' | 'browser' | 'local' | `cloud:${string}`

/** Which choice stands, as the settings and the server's list have it. */
export function chosenAnswerer(
  { answers, provider }: Pick<CompanionChosen, 'answers' | 'provider'>,
  providers: readonly CloudModel[],
): AnswererValue {
  if (answers !== 'cloud') return answers
  const id = provider || providers[0]?.id
  return providers.some((one) => one.id === id) ? `cloud:${id}` : 'device'
}

export interface AnswererWords {
  readonly name: string
  /** What it means for what was written. */
  readonly note: string
}

const stateNotes: Readonly<Record<BrowserModelState, string>> = {
  missing: 'This browser has none, so this device answers.',
  unavailable: 'It cannot run here, so this device answers.',
  downloadable: 'The browser has to download it once, some gigabytes. Then nothing leaves this device.',
  downloading: 'The browser is downloading it.',
  available: 'It runs in this browser. Nothing leaves this device.',
}

export const browserUnavailable =
  'This browser has a model of its own, and it cannot run here: the device is too small for it, or the browser does not allow it.'

export const deviceWords: AnswererWords = {
  name: 'This device',
  note: 'Rules that read your own words, without a model that writes. Nothing leaves this device.',
}

export const browserWords = (state: BrowserModelState): AnswererWords => ({
  name: browserModelName.charAt(0).toUpperCase() + browserModelName.slice(1),
  note: stateNotes[state],
})

export const deviceModelWords = (model: string): AnswererWords => ({
  name: 'A model in this browser',
  note: model
    ? `${model}. It runs here, and nothing leaves this device.`
    : 'Downloaded once; then it runs here, and nothing leaves this device.',
})

export const localWords = (model: string): AnswererWords => ({
  name: 'A model on this machine',
  note: model
    ? `${model}. Your words go to it directly and do not leave this machine.`
    : 'Ollama, llama.cpp or LM Studio. Your words go to it directly and do not leave this machine.',
})

/** `isChosen`: what was consented to holds for this one. */
export const cloudWords = (
  { name, model, host }: CloudModel,
  isChosen: boolean,
  consent: CompanionChosen['consent'],
): AnswererWords => ({
  name: `${name}, ${model}`,
  note: isChosen
    ? `Your words go to ${host}: ${consentNames[consent].toLowerCase()}, as chosen below.`
    : `Your words would go to ${host}. You see them first, unless you allow it for a talk or always.`,
})

/** For who sees no model elsewhere; how one is set up is told to administrators alone. */
export const noProviders = (isAdmin: boolean): string =>
  isAdmin
    ? 'This server knows no model elsewhere. Set OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY or INKWELL_AI_BASE_URL to offer one.'
    : 'No model elsewhere is set up on this server.'
