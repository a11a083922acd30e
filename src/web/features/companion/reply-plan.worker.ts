import { browserModelName } from '#domain/companion/companion-choices.ts'
import { type CompanionSource, ledgerEntries, ledgerEntry } from '#domain/companion/companion-records.ts'
import type { ReplyRequest, ReplySource } from '#domain/companion/reply.ts'
import { permittedRequest, proposeTransfer } from '#domain/companion/transfer.ts'
import { wordsSent } from '#domain/companion/transfer-words.ts'
import { mayMeanDanger } from '#domain/safety/risk-of-text.ts'
import type { ChatSocket } from '#web/lib/chat-socket.ts'
import type { WorkerTools } from '#web/lib/worker-calls.ts'
import type { BrowserModelAsks } from './browser-model-asks.worker.ts'
import type { Permit, Provider, Providers, SayEvent } from './companion.calls.ts'
import type { LocalModel } from './local-model.worker.ts'
import { modelSource } from './model-source.worker.ts'
import { relaySource } from './relay-source.worker.ts'
import { consentFor, sourceOf } from './talk-records.worker.ts'

/** Everybody who may answer, and how they are reached. */
export interface ReplyParts {
  readonly onDevice: ReplySource
  readonly socket: ChatSocket
  readonly findProviders: () => Promise<Providers>
  readonly localModel: LocalModel
  readonly browserModel: BrowserModelAsks
  /** Runs something after so many ms; returns how to prevent it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** How a message will be answered. */
export interface Plan {
  readonly source: ReplySource
  readonly request: ReplyRequest
  /** Who should have answered and cannot be asked. */
  readonly insteadOf?: string
  /** When the source fails before its first word, this device answers instead of the one who is named so. */
  readonly elseInsteadOf?: string
}

/** A message of more bytes than this does not fit one frame of the relay. */
const longestRelayed = 40_000
const nothingLeftOut: ReadonlySet<string> = new Set()

interface Asked {
  readonly tools: WorkerTools
  readonly permit: Permit | null
  readonly request: ReplyRequest
  readonly emit: (event: Extract<SayEvent, { type: 'consent' | 'ask-browser' }>) => void
}

/** Null: the person is asked first. Without consent, without a provider, and in danger nothing leaves the device. */
export async function planReply(parts: ReplyParts, asked: Asked): Promise<Plan | null> {
  const { tools, permit, request } = asked
  const own: Plan = { source: parts.onDevice, request }
  const chosen = sourceOf(tools.session.store)
  if (chosen.answers === 'device' || permit?.to === 'device' || mayMeanDanger(request.message)) return own
  if (chosen.answers === 'cloud') return planCloud(parts, asked, chosen)
  const isLocal = chosen.answers === 'local'
  return {
    source: isLocal ? localSource(parts, chosen) : browserSource(parts, asked),
    request: permittedRequest(request, nothingLeftOut),
    elseInsteadOf: isLocal ? chosen.model : browserModelName,
  }
}

const localSource = ({ localModel }: ReplyParts, { address, model }: CompanionSource): ReplySource =>
  modelSource(`${model}, on this machine`, (messages, signal) =>
    localModel.chat({ address, model, messages }, signal),
  )

const browserSource = ({ browserModel }: ReplyParts, { tools, emit }: Asked): ReplySource =>
  modelSource(browserModelName, (messages, signal) =>
    browserModel.ask(tools.newUid(), messages, (ask) => emit({ type: 'ask-browser', ...ask }), signal),
  )

async function planCloud(
  parts: ReplyParts,
  { tools, permit, request, emit }: Asked,
  chosen: CompanionSource,
): Promise<Plan | null> {
  const own: Plan = { source: parts.onDevice, request }
  if (new TextEncoder().encode(request.message).length > longestRelayed) return own
  const receiver = receiverOf(await parts.findProviders(), chosen)
  if (!receiver) return { ...own, insteadOf: chosen.providerName || 'a model elsewhere' }
  const consent = consentFor(tools.session.store, receiver.id)
  const proposal = proposeTransfer(request)
  if (consent === 'ask' && !permit) {
    emit({ type: 'consent', proposal, receiver })
    return null
  }
  const leftOut = new Set(permit?.to === 'cloud' ? permit.leftOut : [])
  const beforeSending = (): Promise<void> => enterInLedger(tools, receiver, wordsSent(proposal, leftOut))
  return {
    source: relaySource(receiver, { ...parts, beforeSending }),
    request: permittedRequest(request, leftOut),
  }
}

/** The one that was chosen here; before anybody chose, the one that the account prefers. */
const receiverOf = ({ provider, providers }: Providers, chosen: CompanionSource): Provider | null =>
  chosen.provider ? (providers.find(({ id }) => id === chosen.provider) ?? null) : provider

async function enterInLedger(
  { session, now, newUid }: WorkerTools,
  { name, host, model }: Provider,
  words: number,
): Promise<void> {
  const at = new Date(now()).toISOString()
  const entry = ledgerEntry.parse({
    at,
    receiver: `${name}, ${host}`,
    model,
    words,
    why: 'A reply by the companion',
  })
  await session.put(ledgerEntries, newUid(), entry)
}
