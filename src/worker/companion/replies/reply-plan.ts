import type { ChatSocket } from '#browser/chat-socket.ts'
import { browserFit, cloudFitOf, localFitOf, type ModelFit } from '#domain/companion/given/model-fit.ts'
import { guardedOf } from '#domain/companion/replies/guarded-of.ts'
import type { ReplyRequest, ReplySource } from '#domain/companion/replies/reply.ts'
import { browserModelName, onThisDevice } from '#domain/companion/talk/companion-choices.ts'
import type { CompanionSource } from '#domain/companion/talk/companion-records.ts'
import { roomBeside } from '#domain/companion/talk/relay-prompt.ts'
import { consentFor, sourceOf } from '#domain/companion/talk/talk-in.ts'
import { permittedRequest, proposeTransfer } from '#domain/companion/talk/transfer.ts'
import { leftOutLater, wordsSent } from '#domain/companion/talk/transfer-words.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import { enterInLedger } from '#worker/core/ledger.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { Permit, Provider, Providers, SayEvent } from '../companion.calls.ts'
import type { DeviceModel } from '../device-model/device-model.ts'
import type { BrowserModelRequests } from '../sources/browser-model-requests.ts'
import type { LocalModel } from '../sources/local-model.ts'
import { modelSource } from '../sources/model-source.ts'
import { relaySource } from '../sources/relay-source.ts'
import { ReplyFault } from '../sources/reply-fault.ts'

/** Everybody who may answer, and how they are reached. */
export interface ReplySegments {
  readonly onDevice: ReplySource
  readonly socket: ChatSocket
  readonly findProviders: () => Promise<Providers>
  readonly localModel: LocalModel
  readonly deviceModel: Pick<DeviceModel, 'chat'>
  readonly browserModel: BrowserModelRequests
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

const nothingLeftOut: ReadonlySet<string> = new Set()

interface Asked {
  readonly tools: WorkerTools
  readonly permit: Permit | null
  readonly request: ReplyRequest
  readonly emit: (event: Extract<SayEvent, { type: 'consent' | 'ask-browser' }>) => void
}

/**
 * Null: the person is asked first. Without consent, without a provider, in danger, and for a question that only somebody else may judge, nothing
 * leaves the device. Harsh words about oneself may go to a model, which is told never to agree with them.
 */
export async function planReply(parts: ReplySegments, asked: Asked): Promise<Plan | null> {
  const { tools, permit, request } = asked
  const own: Plan = { source: parts.onDevice, request }
  const chosen = sourceOf(tools.session.store)
  if (chosen.answers === 'device' || permit?.to === 'device') return own
  const reader = await riskReader()
  const guarded = guardedOf(request)
  const isGuarded =
    request.staysHere ||
    reader.mayMeanDanger(request.message) ||
    (guarded !== null && guarded !== 'self-blame')
  if (isGuarded) return own
  if (chosen.answers === 'cloud') return planCloud(parts, asked, chosen, reader)
  const near = nearSource(parts, asked, chosen)
  return {
    source: near.source,
    request: permittedRequest(toldTo(near, request), nothingLeftOut, reader),
    elseInsteadOf: near.name,
  }
}

/** The request as a model takes it. Throws a `ReplyFault` where the message alone is too long for it. */
function toldTo({ name, fit }: { readonly name: string; readonly fit: ModelFit }, request: ReplyRequest) {
  const told = { ...request, fit }
  if (roomBeside(told) >= 0) return told
  throw new ReplyFault(
    `Your message is too long for ${name}. It is kept. Say it in fewer words, or let another model answer.`,
  )
}

interface NearSource {
  readonly name: string
  readonly fit: ModelFit
  readonly source: ReplySource
}

/** A model that words reach without leaving the machine. */
function nearSource(parts: ReplySegments, asked: Asked, chosen: CompanionSource): NearSource {
  const { model, deviceModel, answers } = chosen
  if (answers === 'browser')
    return { name: browserModelName, fit: browserFit, source: browserSource(parts, asked) }
  if (answers === 'model')
    return { name: deviceModel, fit: localFitOf(deviceModel), source: deviceModelSource(parts, chosen) }
  return { name: model, fit: localFitOf(model), source: localSource(parts, chosen) }
}

const deviceModelSource = (parts: ReplySegments, { deviceModel, sha256 }: CompanionSource): ReplySource =>
  modelSource(onThisDevice(deviceModel), (messages, signal) =>
    parts.deviceModel.chat({ sha256, messages }, signal),
  )

const localSource = ({ localModel }: ReplySegments, { address, model }: CompanionSource): ReplySource =>
  modelSource(`${model}, on this machine`, (messages, signal) =>
    localModel.chat({ address, model, messages }, signal),
  )

const browserSource = ({ browserModel }: ReplySegments, { tools, emit }: Asked): ReplySource =>
  modelSource(browserModelName, (messages, signal) =>
    browserModel.ask(tools.newUid(), messages, (ask) => emit({ type: 'ask-browser', ...ask }), signal),
  )

async function planCloud(
  parts: ReplySegments,
  { tools, permit, request: asked, emit }: Asked,
  chosen: CompanionSource,
  reader: RiskReader,
): Promise<Plan | null> {
  const receiver = receiverOf(await parts.findProviders(), chosen)
  const insteadOf = chosen.providerName || 'a model elsewhere'
  if (!receiver) return { source: parts.onDevice, request: asked, insteadOf }
  const request = toldTo({ name: receiver.name, fit: cloudFitOf(receiver.model) }, asked)
  const consent = consentFor(tools.session.store, receiver.id)
  const proposal = proposeTransfer(request, reader)
  const isPermitted = permit?.to === 'cloud' && (permit.receiver ?? receiver.id) === receiver.id
  if (consent === 'ask' && !isPermitted) {
    emit({ type: 'consent', proposal, receiver })
    return null
  }
  const { leftOut: chosenOut = [], isForTalk = false } = permit?.to === 'cloud' ? permit : {}
  const leftOut = new Set(isForTalk ? leftOutLater(proposal, chosenOut) : chosenOut)
  const { name, host, model } = receiver
  const beforeSending = (): Promise<void> =>
    enterInLedger(tools, {
      ...{ receiver: `${name}, ${host}`, model },
      ...{ words: wordsSent(proposal, leftOut), why: 'A reply by the companion' },
    })
  return {
    source: relaySource(receiver, { ...parts, beforeSending }),
    request: permittedRequest(request, leftOut, reader),
  }
}

/** The one that was chosen here; before anybody chose, the one that the account prefers. */
const receiverOf = ({ provider, providers }: Providers, chosen: CompanionSource): Provider | null =>
  chosen.provider ? (providers.find(({ id }) => id === chosen.provider) ?? null) : provider
