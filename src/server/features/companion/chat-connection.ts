import type { WebSocket } from 'ws'
import { type ClientFrame, clientFrame, type ServerFrame } from '#contract/companion.ts'
import { errorCodes } from '#contract/errors.ts'
import type { ReplySource } from '#domain/companion/replies/reply.ts'
import { RelayFault } from '../../ai/relay.ts'
import { EngineFault, type EngineThread } from './engine-thread.ts'
import type { MessageLimit } from './message-limit.ts'

export const closeCodes = {
  /** The session ended by logout or by age. */
  signedOut: 4401,
  /** The userId in the address is not the session's. */
  notYours: 4403,
  /** The server stops; come back. */
  restarting: 1012,
  /** Too many sockets are open: try again later. */
  tooMany: 1013,
} as const

export const chatSentences = {
  notYours: 'This chat belongs to somebody else. Sign in again.',
  signIn: 'Please sign in to talk with the companion.',
  unreadable: 'That could not be understood.',
  tooManySockets: errorCodes.too_many_streams.message,
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
} as const

type MessageFrame = Extract<ClientFrame, { type: 'message' }>
type SpokenFrame = Extract<ServerFrame, { type: 'stream' }>

export interface ChatParts {
  /** 0: nobody is signed in; such a connection may only ping. */
  readonly userId: number
  /** Who answers everything but words that may mean danger; `wanted` is the id of a provider. Throws a `RelayFault`. */
  readonly sourceFor: (userId: number, wanted: string | undefined) => Promise<ReplySource>
  /** Answers those: fixed words, never a model. */
  readonly safeSource: ReplySource
  /** Reads every message before anybody answers it: without its word nothing goes to a model. */
  readonly engine: EngineThread
  readonly limit: MessageLimit
  /** Ms since 1970. */
  readonly now: () => number
  readonly newId: () => string
  /** Told about what nobody expected; never about what was said. */
  readonly onTrouble: (error: unknown) => void
}

/** Speaks the chat protocol on one socket until it closes. Keeps and writes down nothing of what is said. */
export class ChatConnection {
  readonly #socket: WebSocket
  readonly #parts: ChatParts
  readonly #closed = new AbortController()
  /** Messages are answered one after the other. */
  #answering: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, parts: ChatParts) {
    this.#socket = socket
    this.#parts = parts
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : String(data)))
    socket.on('close', () => this.#closed.abort())
    // What breaks a socket also closes it; there is nothing more to do.
    socket.on('error', () => undefined)
    void this.#send({ type: 'connected', userId: parts.userId })
  }

  #receive(text: string | null): void {
    const frame = parsed(text)
    if (frame === null) void this.#sayError(chatSentences.unreadable)
    else if (typeof frame === 'string') void this.#sayError(frame)
    else if (frame.type === 'ping') void this.#send({ type: 'pong' })
    else this.#hear(frame)
  }

  #hear(frame: MessageFrame): void {
    const { userId, limit } = this.#parts
    if (userId === 0) void this.#sayError(chatSentences.signIn)
    else if (!limit.allows(userId)) void this.#sayError(chatSentences.tooMany)
    else this.#answering = this.#answering.then(() => this.#answer(frame))
  }

  async #answer(frame: MessageFrame): Promise<void> {
    const { signal } = this.#closed
    if (signal.aborted) return
    try {
      await this.#speak(frame, signal)
    } catch (error) {
      if (signal.aborted) return
      const isKnown = error instanceof RelayFault || error instanceof EngineFault
      if (!isKnown) this.#parts.onTrouble(error)
      await this.#sayError(isKnown ? error.message : errorCodes.internal.message)
    }
  }

  async #speak(frame: MessageFrame, signal: AbortSignal): Promise<void> {
    const { userId, now, newId, sourceFor, safeSource, engine } = this.#parts
    const message = { content: frame.content, context: frame.context, nowMs: now() }
    const { isGrave, request } = await engine.run({ kind: 'read', message })
    if (signal.aborted) return
    const speaker = isGrave ? safeSource : await sourceFor(userId, frame.context?.provider)
    const messageId = newId()
    const timestamp = new Date(now()).toISOString()
    const said = { role: 'assistant' as const, messageId, timestamp, userId, source: speaker.name }
    for await (const { content, token, isComplete } of speaker.reply(request, signal)) {
      const chunk: SpokenFrame = {
        type: 'stream',
        ...said,
        content,
        token,
        isStreaming: !isComplete,
        isComplete,
      }
      await this.#send(chunk)
      if (isComplete)
        await this.#send({ type: 'message', ...said, content, isStreaming: false, isComplete: true })
    }
  }

  #sayError(error: string): Promise<void> {
    return this.#send({ type: 'error', error })
  }

  /** Resolves once the frame has left, so that a slow reader slows the speaker down. */
  #send(frame: ServerFrame): Promise<void> {
    return new Promise((sent) => this.#socket.send(JSON.stringify(frame), () => sent()))
  }
}

/** The frame, a sentence about what is wrong with it, or null when it is no frame at all. */
function parsed(text: string | null): ClientFrame | string | null {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const read = clientFrame.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return issue?.path[0] === 'content' && issue.code === 'too_small' ? issue.message : null
}
