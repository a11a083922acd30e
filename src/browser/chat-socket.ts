import {
  type ChatMessage,
  type ClientFrame,
  chatMessage,
  chatSocketPath,
  pingEveryMs,
  type RelayContext,
  reconnectAfterAuthChangeMs,
  reconnectAttempts,
  reconnectFirstMs,
  reconnectMostMs,
} from '#contract/companion.ts'

export const chatTroubles = {
  cannotConnect: 'Failed to connect to server. Please refresh the page to try again.',
  cannotSend: 'Failed to send message. Please try again.',
  unknown: 'Unknown error occurred',
} as const

/** What of a WebSocket is used; the platform's own has it. */
export interface SocketLike {
  readonly readyState: number
  onopen: ((event: never) => unknown) | null
  onmessage: ((event: MessageEvent) => unknown) | null
  onclose: ((event: CloseEvent) => unknown) | null
  onerror: ((event: never) => unknown) | null
  send(data: string): void
  close(code?: number): void
}

/** What it needs of the world: where the server is, sockets and timers. */
export interface ChatSocketParts {
  /** 'ws://host' or 'wss://host'. */
  readonly origin: string
  readonly open: (address: string) => SocketLike
  readonly after: (ms: number, run: () => void) => () => void
}

export interface ChatListener {
  /** A piece of a reply, with the whole text so far; `isComplete` with the last one. */
  readonly onMessage: (message: ChatMessage) => void
  /** A sentence for the person. */
  readonly onError: (sentence: string) => void
  /** The connection was lost, closed or given up: nothing that was asked will be answered. */
  readonly onLost: () => void
}

const normalClosure = 1000
const openState = 1

/** The chat stream's client: connects, pings, reconnects, and tells what it hears. */
export class ChatSocket {
  readonly #parts: ChatSocketParts
  readonly #listeners = new Set<ChatListener>()
  #userId = 0
  #socket: SocketLike | null = null
  #failures = 0
  #cancelReconnect: (() => void) | null = null
  #cancelPing: (() => void) | null = null
  #waiting: ((isOpen: boolean) => void)[] = []

  constructor(parts: ChatSocketParts) {
    this.#parts = parts
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === openState
  }

  /** Returns how to stop listening. */
  listen(listener: ChatListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Somebody is signed in, or nobody (0) any more: connects as them, shortly after. */
  setUser(userId: number): void {
    if (userId === this.#userId) return
    this.#userId = userId
    this.close()
    this.#failures = 0
    this.#connectIn(reconnectAfterAuthChangeMs)
  }

  /** True once the connection is open; false when it could not be made. */
  connect(): Promise<boolean> {
    if (this.isOpen) return Promise.resolve(true)
    const opened = new Promise<boolean>((resolve) => this.#waiting.push(resolve))
    if (!this.#socket && !this.#cancelReconnect) {
      this.#failures = 0
      this.#open()
    }
    return opened
  }

  /** Sends a message. False, and an error to every listener, when it cannot be sent. */
  send(content: string, context?: RelayContext): boolean {
    const isSent = this.#sendFrame({ type: 'message', content, ...(context ? { context } : {}) })
    if (!isSent) this.#tell((listener) => listener.onError(chatTroubles.cannotSend))
    return isSent
  }

  /** Ends the connection and all that was asked on it; `connect` makes a new one. */
  close(): void {
    this.#cancelReconnect?.()
    this.#cancelReconnect = null
    const socket = this.#drop()
    socket?.close(normalClosure)
    this.#settle(false)
    if (socket) this.#tell((listener) => listener.onLost())
  }

  #open(): void {
    this.#cancelReconnect = null
    let socket: SocketLike
    try {
      socket = this.#parts.open(`${this.#parts.origin}${chatSocketPath}?userId=${this.#userId}`)
    } catch {
      this.#retry()
      return
    }
    this.#socket = socket
    socket.onopen = () => {
      this.#pingLater()
      this.#settle(true)
    }
    socket.onmessage = (event) => this.#hear(event.data)
    socket.onclose = (event) => this.#lost(event.code)
    // A close always follows, and says why.
    socket.onerror = () => undefined
  }

  /** Forgets the socket, so that nothing it still says is heard. */
  #drop(): SocketLike | null {
    const socket = this.#socket
    this.#socket = null
    this.#cancelPing?.()
    this.#cancelPing = null
    if (socket) {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
    }
    return socket
  }

  #lost(code: number): void {
    this.#drop()
    this.#tell((listener) => listener.onLost())
    if (code === normalClosure) this.#settle(false)
    else this.#retry()
  }

  #retry(): void {
    if (this.#failures >= reconnectAttempts) {
      this.#settle(false)
      this.#tell((listener) => listener.onError(chatTroubles.cannotConnect))
      return
    }
    const delay = Math.min(reconnectFirstMs * 2 ** this.#failures, reconnectMostMs)
    this.#failures++
    this.#connectIn(delay)
  }

  #connectIn(ms: number): void {
    this.#cancelReconnect = this.#parts.after(ms, () => this.#open())
  }

  #pingLater(): void {
    this.#cancelPing = this.#parts.after(pingEveryMs, () => {
      this.#sendFrame({ type: 'ping' })
      this.#pingLater()
    })
  }

  #sendFrame(frame: ClientFrame): boolean {
    if (!this.#socket || !this.isOpen) return false
    try {
      this.#socket.send(JSON.stringify(frame))
      return true
    } catch {
      return false
    }
  }

  #settle(isOpen: boolean): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve(isOpen)
  }

  #hear(data: unknown): void {
    const frame = parsed(data)
    if (frame?.type === 'connected') this.#failures = 0
    else if (frame?.type === 'error') {
      const sentence = typeof frame.error === 'string' && frame.error ? frame.error : chatTroubles.unknown
      this.#tell((listener) => listener.onError(sentence))
    } else if (frame?.type === 'stream' || frame?.type === 'message') {
      const message = chatMessage.safeParse(frame)
      if (message.success) this.#tell((listener) => listener.onMessage(message.data))
    }
  }

  #tell(what: (listener: ChatListener) => void): void {
    for (const listener of [...this.#listeners]) what(listener)
  }
}

function parsed(data: unknown): { type?: unknown; error?: unknown } | null {
  if (typeof data !== 'string') return null
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
