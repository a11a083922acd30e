import { type ChatSocket, chatTroubles } from '#browser/chat-socket.ts'
import type { ChatMessage, CloudProvider, RelayContext } from '#contract/companion.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { ReplyChunk, ReplyRequest, ReplySource } from '#domain/companion/replies/reply.ts'
import { receiptOf } from '#domain/companion/retrieval/receipt-of.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { ReplyFault } from './reply-fault.ts'

const brokeOff = 'The answer broke off. Please try again.'
const tooSlow = 'The answer took too long. Please try again.'
/** The server gives up after 15 s; this is for when the server itself is silent. */
const patienceMs = 20_000

type News = { chunk: ChatMessage } | { fault: string }

export interface RelayParts {
  readonly socket: ChatSocket
  readonly after: (ms: number, run: () => void) => () => void
  /** Done before the words leave, and only then. */
  readonly beforeSending: () => Promise<void>
}

/** A reply by a cloud model, over the chat socket. Sends exactly what the request holds, for this provider and no other. */
export function relaySource(
  { id, name }: CloudProvider,
  { socket, after, beforeSending }: RelayParts,
): ReplySource {
  return {
    name,
    async *reply(request, signal) {
      const inbox = new Inbox(after)
      const stopListening = socket.listen({
        onMessage: (chunk) => inbox.put({ chunk }),
        onError: (fault) => inbox.put({ fault }),
        onLost: () => inbox.put({ fault: brokeOff }),
      })
      // The protocol has no word for "stop": closing the socket ends the request at the server.
      const stop = (): void => socket.close()
      signal.addEventListener('abort', stop, { once: true })
      try {
        await opened(socket, inbox)
        if (signal.aborted) return
        await beforeSending()
        if (!socket.send(request.message, { ...contextOf(request), provider: id }))
          throw new ReplyFault(chatTroubles.cannotSend)
        yield* heard(inbox, request, signal)
      } finally {
        signal.removeEventListener('abort', stop)
        stopListening()
        inbox.close()
      }
    },
  }
}

async function opened(socket: ChatSocket, inbox: Inbox): Promise<void> {
  const isOpen = await Promise.race([socket.connect(), inbox.silence()])
  if (!isOpen) throw new ReplyFault(chatTroubles.cannotConnect)
  inbox.clear()
}

async function* heard(inbox: Inbox, request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyChunk> {
  let messageId: string | null = null
  for (;;) {
    const news = await inbox.next()
    if (signal.aborted) return
    if ('fault' in news) throw new ReplyFault(news.fault)
    const { chunk } = news
    messageId ??= chunk.messageId
    if (chunk.messageId !== messageId || chunk.role !== 'assistant') continue
    const { content, token = '', isComplete } = chunk
    yield { content, token, isComplete, receipts: isComplete ? receiptsIn(content, request.recalled) : [] }
    if (isComplete) return
  }
}

/** What arrives, in order, and for how long nothing did. */
class Inbox {
  readonly #after: (ms: number, run: () => void) => () => void
  #news: News[] = []
  #wake: (() => void) | null = null
  #cancel: (() => void) | null = null

  constructor(after: (ms: number, run: () => void) => () => void) {
    this.#after = after
  }

  put(news: News): void {
    this.#news.push(news)
    this.#wake?.()
  }

  clear(): void {
    this.#news = []
  }

  /** False after too long a wait. */
  silence(): Promise<false> {
    return new Promise((resolve) => {
      this.#cancel?.()
      this.#cancel = this.#after(patienceMs, () => resolve(false))
    })
  }

  async next(): Promise<News> {
    const first = this.#news.shift()
    if (first) return first
    const arrival = new Promise<true>((resolve) => {
      this.#wake = () => resolve(true)
    })
    const isHeard = await Promise.race([arrival, this.silence()])
    return (isHeard && this.#news.shift()) || { fault: tooSlow }
  }

  close(): void {
    this.#cancel?.()
  }
}

function contextOf({ recalled, told, turns, style, mode, interests = [] }: ReplyRequest): RelayContext {
  const excerpts = recalled.map(({ day, quote }) => ({ day, quote }))
  const said = turns.map(({ role, content }) => ({ role, content }))
  const { now = null, about = [], self = [], people = [], open = [], counts = [] } = told ?? {}
  return {
    ...{ excerpts, now, about: [...about], self: [...self], people: [...people], open: [...open] },
    counts: [...counts],
    ...{ turns: said, style, mode, interests: [...interests] },
  }
}

const quotation = /[“"]([^“”"]{6,400})[”"]/g

/** What a model quoted, where it is really and literally in a passage that it was given. */
export function receiptsIn(content: string, recalled: readonly RecalledPassage[]): Receipt[] {
  const found: Receipt[] = []
  for (const [, quote = ''] of content.matchAll(quotation)) {
    const held = recalled.filter((each) => each.entryUid && each.text.includes(quote))
    const passage = held.find((each) => each.quote.includes(quote)) ?? held[0]
    if (!passage || found.some((receipt) => receipt.quote === quote)) continue
    found.push(receiptOf(passage, quote))
  }
  return found
}
