import type { ConsentChoice } from '#domain/companion/talk/companion-choices.ts'
import {
  type CompanionSource,
  companionConsents,
  companionSources,
} from '#domain/companion/talk/companion-records.ts'
import { localAddressOf } from '#domain/companion/talk/local-address.ts'
import { consentFor, sourceOf } from '#domain/companion/talk/talk-in.ts'
import { OfflineError } from '#vault/ports/ports.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  type AnswererChoice,
  browserModelSays,
  chooseAnswerer,
  chooseConsent,
  findLocalModels,
  findProviders,
  type LocalModels,
  type Provider,
} from '../companion.calls.ts'

import type { CompanionParts } from './companion-needs.ts'
import { type LocalFault, LocalModelFault } from './local-model.ts'
import { localFaultWords } from './local-model-words.ts'

/** Who answers, whether words may go elsewhere for it, and which models there are. */
export function answererCommands(parts: CompanionParts): readonly CommandImpl[] {
  return [
    perform(findProviders, async () => {
      const found = await parts.findProviders()
      lastFound.set(parts, found.providers)
      return found
    }),
    perform(findLocalModels, (_, { address }) => localModels(parts, address)),
    perform(browserModelSays, async (_, said) => parts.browserModel.hear(said)),
    perform(chooseConsent, async (tools, { choice }) => {
      const receiver = choice === 'never' ? null : await receiverNow(parts, tools)
      await keepConsent(tools, choice, receiver)
      if (choice !== 'never') await keepSource(tools, { answers: 'cloud' }, receiver)
    }),
    perform(chooseAnswerer, async (tools, choice) => {
      if (choice.answers !== 'cloud') return keepSource(tools, choice, null)
      const provider = await offered(parts, choice.provider)
      const { store } = tools.session
      const source = sourceOf(store)
      const consentBefore = consentFor(store, source.provider)
      const consent = consentFor(store, provider.id)
      await keepConsent(tools, consent === 'never' ? 'ask' : consent, provider)
      await keepSource(tools, choice, provider)
      // Whoever leaves the page right after choosing finds it chosen: it is sealed here before the server hears of it.
      try {
        await parts.prefer(provider.id)
      } catch (error) {
        await putBack(tools, source, consentBefore)
        throw error
      }
    }),
  ]
}

/** What the server offered when a screen last asked. */
const lastFound = new WeakMap<CompanionParts, readonly Provider[]>()

/** A provider that the server offers. Throws OfflineError when it does not, or cannot say. */
async function offered(parts: CompanionParts, id: string): Promise<Provider> {
  const isIt = (one: Provider): boolean => one.id === id
  const provider = lastFound.get(parts)?.find(isIt) ?? (await parts.findProviders()).providers.find(isIt)
  if (!provider) throw new OfflineError('The server does not offer this model now')
  return provider
}

/** The provider that would be asked now; null where the server cannot say. */
async function receiverNow(parts: CompanionParts, { session }: WorkerTools): Promise<Provider | null> {
  const chosen = sourceOf(session.store).provider
  const { provider, providers } = await parts.findProviders()
  return providers.find(({ id }) => id === chosen) ?? provider
}

const keepConsent = (tools: WorkerTools, choice: ConsentChoice, receiver: Provider | null): Promise<void> =>
  changeSingle(tools, companionConsents, () => ({ choice, ...(receiver && { receiver: receiver.id }) }))

/** Chooses again what was chosen before. */
async function putBack(tools: WorkerTools, source: CompanionSource, choice: ConsentChoice): Promise<void> {
  const receiver = source.provider === '' ? {} : { receiver: source.provider }
  await changeSingle(tools, companionConsents, () => ({ choice, ...receiver }))
  await changeSingle(tools, companionSources, () => source)
}

type Kept = AnswererChoice | { readonly answers: 'cloud' }

/** What was chosen before of the others stays, so that going back to a model on this machine is one press. */
function keepSource(tools: WorkerTools, choice: Kept, provider: Provider | null): Promise<void> {
  return changeSingle(tools, companionSources, () => {
    const before = sourceOf(tools.session.store)
    const cloud = provider && { provider: provider.id, providerName: provider.name }
    return { ...before, ...checked(choice), ...cloud }
  })
}

function checked(choice: Kept): Kept {
  if (choice.answers !== 'local') return choice
  const found = localAddressOf(choice.address)
  if ('error' in found) throw new Error(found.error)
  return { ...choice, address: found.address }
}

async function localModels(parts: CompanionParts, typed: string): Promise<LocalModels> {
  const found = localAddressOf(typed)
  if ('error' in found) return { ok: false, error: found.error }
  const { address } = found
  const words = localFaultWords(address, parts.origin)
  try {
    const models = await parts.localModel.models(address)
    if (models.length > 0) return { ok: true, address, models }
    return { ok: false, error: 'It answers, and has no model yet. With Ollama: ollama pull llama3.2' }
  } catch (error) {
    const fault: LocalFault = error instanceof LocalModelFault ? error.fault : 'stranger'
    return { ok: false, error: words[fault] }
  }
}
