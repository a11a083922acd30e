import { AnswerWords } from '#domain/companion/given/answer-words.ts'
import { cloudFitOf } from '#domain/companion/given/model-fit.ts'
import type { ReplyChunk, ReplyRequest, ReplySource } from '#domain/companion/replies/reply.ts'
import { relayInstructions, relayMessage } from '#domain/companion/talk/relay-prompt.ts'
import { loadModel } from './language-models.ts'
import type { ProviderConfig } from './provider-config.ts'

/** Why no answer came, as a sentence for the person. Never holds a word of the provider's. */
export class RelayFault extends Error {}

export interface RelayLimits {
  readonly firstTokenMs: number
  /** The longest silence in the middle of an answer. */
  readonly betweenTokensMs: number
  readonly totalMs: number
  /** An answer is ended after this many characters. */
  readonly longestAnswer: number
}

export const defaultRelayLimits: RelayLimits = {
  firstTokenMs: 15_000,
  betweenTokensMs: 15_000,
  totalMs: 120_000,
  longestAnswer: 8_000,
}

/** The libraries together take a tenth of a second and 30 MB: they are loaded when somebody first talks. */
async function loadLibrary(provider: ProviderConfig) {
  const [{ streamText }, modelOver] = await Promise.all([import('ai'), loadModel(provider)])
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { streamText, modelOver }
}

type Fetch = typeof globalThis.fetch
type Library = Awaited<ReturnType<typeof loadLibrary>>
type Streamed = ReturnType<Library['streamText']>['stream'] extends AsyncIterable<infer Part> ? Part : never

export interface Relay extends ReplySource {
  /** Somebody is about to talk: loads what takes time, so that their first answer does not wait for it. */
  prepare(): void
}

/** A companion that hands the talk to a provider and keeps nothing. Throws a `RelayFault` when no answer comes. */
export function createRelay(
  provider: ProviderConfig,
  limits: RelayLimits = defaultRelayLimits,
  ask: Fetch = globalThis.fetch,
): Relay {
  let library: Promise<Library> | undefined
  return {
    name: provider.name,
    prepare() {
      library ??= loadLibrary(provider)
    },
    async *reply(request, signal) {
      library ??= loadLibrary(provider)
      yield* answered(await library, { provider, limits, request, signal, ask })
    },
  }
}

interface Call {
  readonly provider: ProviderConfig
  readonly limits: RelayLimits
  readonly request: ReplyRequest
  readonly signal: AbortSignal
  readonly ask: Fetch
}

async function* answered(library: Library, call: Call): AsyncGenerator<ReplyChunk> {
  const { provider, limits, signal } = call
  const patience = new Patience(limits)
  const words = new AnswerWords()
  let content = ''
  let isEnded = false
  try {
    for await (const part of startStream(library, call, AbortSignal.any([signal, patience.signal]))) {
      if (signal.aborted) return
      const token = tokenOf(part)
      if (part.type === 'finish') isEnded = ends.has(part.finishReason)
      if (token === '') continue
      patience.renew()
      const before = content
      content = words.add(token)
      const isLonger = content.startsWith(before)
      if (content !== before)
        yield {
          content,
          token: isLonger ? content.slice(before.length) : '',
          isComplete: false,
          receipts: [],
        }
      isEnded = content.length >= limits.longestAnswer
      if (isEnded) break
    }
    if (signal.aborted) return
    if (patience.isOver) throw new Error('too slow')
    if (isEnded) content = words.end()
    if (content.trim() === '')
      throw new RelayFault(`${provider.name} gave an empty answer. Please try again.`)
    if (!isEnded) throw new Error('cut')
  } catch (error) {
    if (signal.aborted) return
    throw patience.isOver ? new RelayFault(tooSlow(provider)) : faultOf(error, provider, content)
  } finally {
    patience.end()
  }
  yield { content, token: '', isComplete: true, receipts: [] }
}

/** How an answer ends when it is whole. A stream that was cut says nothing of it, and most libraries do not mind. */
const ends: ReadonlySet<string> = new Set(['stop', 'length', 'content-filter'])

/** Gives a request up after too long a silence. The library's own time limits start only with the first byte. */
class Patience {
  readonly #given = new AbortController()
  readonly #limits: RelayLimits
  readonly #whole: NodeJS.Timeout
  #silence: NodeJS.Timeout
  isOver = false

  constructor(limits: RelayLimits) {
    this.#limits = limits
    this.#whole = setTimeout(this.#lose, limits.totalMs)
    this.#silence = setTimeout(this.#lose, limits.firstTokenMs)
  }

  get signal(): AbortSignal {
    return this.#given.signal
  }

  readonly #lose = (): void => {
    this.isOver = true
    this.#given.abort()
  }

  renew(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#lose, this.#limits.betweenTokensMs)
  }

  /** Also ends a request that is still running. */
  end(): void {
    clearTimeout(this.#whole)
    clearTimeout(this.#silence)
    this.#given.abort()
  }
}

function startStream(library: Library, call: Call, abortSignal: AbortSignal): AsyncIterable<Streamed> {
  const request = { ...call.request, fit: cloudFitOf(call.provider.model) }
  return library.streamText({
    model: library.modelOver(streamsOver(call.ask)),
    instructions: relayInstructions(request),
    messages: [
      ...request.turns.map(({ role, content }) => ({ role, content })),
      { role: 'user' as const, content: relayMessage(request) },
    ],
    maxRetries: 0,
    abortSignal,
    // Errors arrive as parts of the stream; without this the library prints them, and they can quote the talk.
    onError: () => undefined,
  }).stream
}

/** Goes nowhere but to the address that was set, and takes nothing but a stream: a page of a proxy would look like an empty answer. */
const streamsOver =
  (ask: Fetch): Fetch =>
  async (input, init) => {
    const response = await ask(input, { ...init, redirect: 'error' })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (response.ok && !isStream) {
      await response.body?.cancel()
      throw new UnreadableAnswer()
    }
    return response
  }

class UnreadableAnswer extends Error {}

/** The text of a part; the empty text for parts that hold none. Throws the error that the library met. */
function tokenOf(part: Streamed): string {
  if (part.type === 'error') throw part.error
  return part.type === 'text-delta' ? part.text : ''
}

interface Failure {
  readonly statusCode?: unknown
  readonly responseHeaders?: Record<string, string>
  readonly name?: unknown
}

const tooSlow = ({ name }: ProviderConfig): string => `${name} took too long to answer. Please try again.`

function faultOf(error: unknown, { name }: ProviderConfig, content: string): RelayFault {
  if (error instanceof RelayFault) return error
  if (content !== '') return new RelayFault(`The answer of ${name} broke off. Please try again.`)
  const { statusCode, responseHeaders, name: kind } = (error ?? {}) as Failure
  if (typeof statusCode === 'number' && statusCode >= 400)
    return new RelayFault(sentenceForStatus(statusCode, name, responseHeaders))
  if (isUnreadable(error)) return new RelayFault(unreadable(name))
  if ((kind === 'AI_APICallError' && statusCode === undefined) || error instanceof TypeError)
    return new RelayFault(`${name} could not be reached. Please try again.`)
  return new RelayFault(unreadable(name))
}

const unreadable = (name: string): string => `The answer of ${name} could not be read. Please try again.`

/** Libraries may wrap what a fetch threw. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof UnreadableAnswer || (error instanceof Error && isUnreadable(error.cause))

function sentenceForStatus(status: number, name: string, headers: Failure['responseHeaders']): string {
  if (status === 401 || status === 403)
    return `${name} did not accept this server’s key. Whoever runs the server can mend that.`
  if (status === 429) return `${name} has too much to do. Please try again ${soon(headers)}.`
  if (status >= 500) return `${name} has trouble of its own. Please try again.`
  return `${name} did not accept the request. Whoever runs the server can look at its settings.`
}

function soon(headers: Failure['responseHeaders']): string {
  const seconds = Number(headers?.['retry-after'])
  return seconds > 0 && seconds <= 3_600 ? `in ${Math.ceil(seconds)} seconds` : 'in a moment'
}
