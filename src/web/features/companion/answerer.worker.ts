import type { ConsentChoice } from '#domain/companion/companion-choices.ts'
import {
  companionConsent,
  companionConsents,
  companionSource,
  companionSources,
} from '#domain/companion/companion-records.ts'
import { localAddressOf } from '#domain/companion/local-address.ts'
import { OfflineError } from '#vault/sync/ports.ts'
import { changeOnly, keepOnly } from '#web/lib/only-record.worker.ts'
import { type CommandImpl, perform, type WorkerTools } from '#web/lib/worker-calls.ts'
import {
  type AnswererChoice,
  browserModelSays,
  chooseAnswerer,
  chooseConsent,
  findLocalModels,
  findProviders,
  type LocalModels,
  type Provider,
} from './companion.calls.ts'
import type { ConversationParts } from './conversation.worker.ts'
import { type LocalFault, LocalModelFault } from './local-model.worker.ts'
import { localFaultWords } from './local-model-words.worker.ts'
import { consentFor, sourceOf } from './talk-records.worker.ts'

export interface CompanionParts extends ConversationParts {
  /** Keeps the account's choice of a provider at the server. Throws when that cannot be done. */
  readonly prefer: (provider: string) => Promise<void>
  /** Where this page comes from: a program on this machine may be told to let it ask. */
  readonly origin: string
}

/** Who answers, whether words may go elsewhere for it, and which models there are. */
export function answererCommands(parts: CompanionParts): readonly CommandImpl[] {
  return [
    perform(findProviders, () => parts.findProviders()),
    perform(findLocalModels, (_, { address }) => localModels(parts, address)),
    perform(browserModelSays, async (_, said) => parts.browserModel.hear(said)),
    perform(chooseConsent, async (tools, { choice }) => {
      const receiver = choice === 'never' ? null : await receiverNow(parts, tools)
      await keepConsent(tools, choice, receiver)
      if (choice !== 'never') await keepSource(tools, { answers: 'cloud' }, receiver)
    }),
    perform(chooseAnswerer, async (tools, choice) => {
      if (choice.answers !== 'cloud') return keepSource(tools, choice, null)
      const { providers } = await parts.findProviders()
      const provider = providers.find(({ id }) => id === choice.provider)
      if (!provider) throw new OfflineError('The server does not offer this model now')
      await parts.prefer(provider.id)
      const consent = consentFor(tools.session.store, provider.id)
      await keepConsent(tools, consent === 'never' ? 'ask' : consent, provider)
      return keepSource(tools, choice, provider)
    }),
  ]
}

/** The provider that would be asked now; null where the server cannot say. */
async function receiverNow(parts: CompanionParts, { session }: WorkerTools): Promise<Provider | null> {
  const chosen = sourceOf(session.store).provider
  const { provider, providers } = await parts.findProviders()
  return providers.find(({ id }) => id === chosen) ?? provider
}

const keepConsent = (tools: WorkerTools, choice: ConsentChoice, receiver: Provider | null): Promise<void> =>
  keepOnly(
    tools,
    companionConsents,
    companionConsent.parse({ choice, ...(receiver && { receiver: receiver.id }) }),
  )

type Kept = AnswererChoice | { readonly answers: 'cloud' }

/** What was chosen before of the others stays, so that going back to a model on this machine is one press. */
function keepSource(tools: WorkerTools, choice: Kept, provider: Provider | null): Promise<void> {
  return changeOnly(tools, companionSources, () => {
    const before = sourceOf(tools.session.store)
    const updatedAt = new Date(tools.now()).toISOString()
    const cloud = provider && { provider: provider.id, providerName: provider.name }
    return companionSource.parse({ ...before, ...checked(choice), ...cloud, updatedAt })
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
