import type { ChatMessage } from '#contract/companion.ts'
import { allowanceOf } from '#domain/companion/comfort.ts'
import { ledgerEntry, ledgerEntryKind } from '#domain/companion/companion-records.ts'
import { mayMeanDanger } from '#domain/companion/message-kind.ts'
import { readMessage } from '#domain/companion/message-reading.ts'
import { ruleCompanion } from '#domain/companion/on-device-engine.ts'
import { recall } from '#domain/companion/recall.ts'
import type { Passage, ReplyChunk, ReplyRequest, ReplySource, Turn } from '#domain/companion/reply.ts'
import { permittedRequest, proposeTransfer } from '#domain/companion/transfer.ts'
import { wordsSent } from '#domain/companion/transfer-words.ts'
import { entryDay } from '#domain/journal/entry-date.ts'
import {
  type JournalEntry,
  type JournalMessage,
  journalEntryKind,
  journalMessage,
  journalMessageKind,
} from '#domain/journal/journal-entry.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity } from '#vault/store/store.ts'
import type { ChatSocket } from '#web/lib/chat-socket.ts'
import { ruleOf } from '#web/lib/my-day.worker.ts'
import type { WorkerTools } from '#web/lib/worker-calls.ts'
import type { Permit, Provider, ReplyMessage, Say, SayEvent } from './companion.calls.ts'
import type { EntryIndex } from './entry-index.worker.ts'
import { ReplyFault, relaySource } from './relay-source.worker.ts'
import { aboutOf, consentOf, mannerOf, messagesOf, styleOf } from './talk-records.worker.ts'

export interface ConversationParts {
  readonly index: EntryIndex
  readonly socket: ChatSocket
  readonly findProvider: () => Promise<Provider | null>
  /** Runs something after so many ms; returns how to prevent it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** So fast the on-device engine speaks: a word every 18 ms, or a reply could not be followed or stopped. */
const wordEveryMs = 18
const turnsRead = 24
/** A message of more bytes than this does not fit one frame of the relay. */
const longestRelayed = 40_000
const stumbled = 'The companion stumbled. Your words are kept; please try again.'

/** How a message will be answered. */
interface Plan {
  readonly source: ReplySource
  readonly request: ReplyRequest
}

type Emit = (event: SayEvent) => void

/** Takes a message in, finds what belongs to it, lets a source answer, and keeps both. */
export class Conversation {
  readonly #parts: ConversationParts
  readonly #onDevice = ruleCompanion('on-device')

  constructor(parts: ConversationParts) {
    this.#parts = parts
  }

  async say(tools: WorkerTools, said: Say, emit: Emit, signal: AbortSignal): Promise<void> {
    const asked = await this.#take(tools, said)
    if (!asked) return
    if (said.content !== null) emit({ type: 'kept', messageId: asked.uid })
    try {
      const request = await this.#gather(tools, said, asked)
      const plan = await this.#plan(tools, said.permit, request, emit)
      if (plan && !signal.aborted) await this.#speak(tools, said.entryUid, plan, emit, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ReplyFault)) console.error(error)
      emit({ type: 'error', error: error instanceof ReplyFault ? error.message : stumbled })
    }
  }

  /** Keeps a new message, or finds the last one of the talk. */
  async #take(tools: WorkerTools, { entryUid, content }: Say): Promise<Entity<JournalMessage> | null> {
    const { session, now, newUid } = tools
    if (content === null)
      return messagesOf(session.store, entryUid).findLast(({ data }) => data.role === 'user') ?? null
    if (content.trim() === '') return null
    const uid = newUid()
    const createdAt = new Date(now()).toISOString()
    const data = journalMessage.parse({ entryId: entryUid, content, role: 'user', createdAt, messageId: uid })
    await session.put(journalMessageKind, uid, data)
    return { uid, kind: journalMessageKind, data, revision: 0, kept: 'here' }
  }

  async #gather(
    tools: WorkerTools,
    { entryUid, mode }: Say,
    asked: Entity<JournalMessage>,
  ): Promise<ReplyRequest> {
    const index = await this.#parts.index.ready()
    const { store } = tools.session
    const rule = ruleOf(tools)
    const manner = mannerOf(store)
    const entry = entryUid === null || !manner.readsPage ? undefined : store.get<JournalEntry>(entryUid)
    const page = entry?.kind === journalEntryKind ? pageOf(entry, rule.startHour) : null
    const all = messagesOf(store, entryUid)
    const before = all
      .slice(
        0,
        Math.max(
          0,
          all.findIndex(({ uid }) => uid === asked.uid),
        ),
      )
      .slice(-turnsRead)
    const quoted = before.flatMap(({ data }) => data.receipts.map((receipt) => receipt.entryUid))
    const message = asked.data.content
    const { passages, quotes } = allowanceOf(manner.comfortLevel, {
      isAsked: readMessage(message).kind === 'past',
      hasQuoted: quoted.length > 0,
      hasJustQuoted:
        (before.findLast(({ data }) => data.role === 'assistant')?.data.receipts.length ?? 0) > 0,
    })
    const recalled =
      !manner.readsEarlier || passages === 0
        ? []
        : recall(index, {
            message,
            pageText: page?.text ?? '',
            except: new Set([...quoted, ...(entryUid === null ? [] : [entryUid])]),
            limit: passages,
          })
    const isPageRead = page !== null && index.has(page.entryUid)
    return {
      message,
      mode,
      style: styleOf(store),
      turns: before.flatMap(({ data }) => turnOf(data)),
      page,
      recalled,
      quotesAtMost: quotes,
      interests: manner.interests,
      about: aboutOf(store),
      readsEarlier: manner.readsEarlier,
      entriesSearched: manner.readsEarlier ? index.entryCount - (isPageRead ? 1 : 0) : null,
      today: dayOf(tools.now(), rule),
    }
  }

  /** Null: the person is asked first. Without consent, without a provider, and in danger nothing leaves the device. */
  async #plan(
    tools: WorkerTools,
    permit: Permit | null,
    request: ReplyRequest,
    emit: Emit,
  ): Promise<Plan | null> {
    const local = { source: this.#onDevice, request }
    const consent = consentOf(tools.session.store)
    const isTooLong = new TextEncoder().encode(request.message).length > longestRelayed
    if (consent === 'never' || permit?.to === 'device' || isTooLong || mayMeanDanger(request.message))
      return local
    const receiver = await this.#parts.findProvider()
    if (!receiver) return local
    const proposal = proposeTransfer(request)
    if (consent === 'ask' && !permit) {
      emit({ type: 'consent', proposal, receiver })
      return null
    }
    const leftOut = new Set(permit?.to === 'cloud' ? permit.leftOut : [])
    const beforeSending = (): Promise<void> => enterInLedger(tools, receiver, wordsSent(proposal, leftOut))
    return {
      source: relaySource(receiver.name, { ...this.#parts, beforeSending }),
      request: permittedRequest(request, leftOut),
    }
  }

  async #speak(
    tools: WorkerTools,
    entryUid: string | null,
    { source, request }: Plan,
    emit: Emit,
    signal: AbortSignal,
  ): Promise<void> {
    const messageId = tools.newUid()
    const timestamp = new Date(tools.now()).toISOString()
    const entriesRead = request.recalled.filter(
      (passage) => passage.entryUid !== '' && passage.entryUid !== entryUid,
    ).length
    const said = {
      role: 'assistant' as const,
      messageId,
      timestamp,
      userId: tools.session.userId,
      source: source.name,
    }
    let last: ReplyChunk | null = null
    try {
      for await (const chunk of source.reply(request, signal)) {
        if (signal.aborted) break
        last = chunk
        emit({ type: 'stream', message: streamed(said, chunk, entriesRead) })
        if (source === this.#onDevice && !chunk.isComplete) await this.#pause(wordEveryMs)
      }
    } finally {
      if (last && (last.isComplete || signal.aborted))
        await keepReply(tools, entryUid, streamed(said, last, entriesRead))
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#parts.after(ms, resolve))
  }
}

async function enterInLedger(
  { session, now, newUid }: WorkerTools,
  { name, host }: Provider,
  words: number,
): Promise<void> {
  const at = new Date(now()).toISOString()
  const entry = ledgerEntry.parse({
    at,
    receiver: `${name}, ${host}`,
    words,
    why: 'A reply by the companion',
  })
  await session.put(ledgerEntryKind, newUid(), entry)
}

function pageOf({ uid, data }: Entity<JournalEntry>, startHour: number): Passage {
  const { title, content, createdAt } = data
  return { entryUid: uid, title, text: content, createdAt, day: entryDay(data, startHour) }
}

function turnOf({ role, content }: JournalMessage): Turn[] {
  return role === 'system' ? [] : [{ role, content }]
}

function streamed(
  said: Omit<ChatMessage, 'content' | 'token' | 'isStreaming' | 'isComplete'>,
  { content, token, isComplete, receipts }: ReplyChunk,
  entriesRead: number,
): ReplyMessage {
  return { ...said, content, token, isStreaming: !isComplete, isComplete, receipts, entriesRead }
}

async function keepReply(
  { session }: WorkerTools,
  entryUid: string | null,
  { content, role, timestamp, messageId, source, isComplete, receipts, entriesRead }: ReplyMessage,
): Promise<void> {
  const kept = journalMessage.parse({
    entryId: entryUid,
    content,
    role,
    createdAt: timestamp,
    messageId,
    isComplete,
    source: source ?? null,
    entriesRead,
    receipts,
  })
  await session.put(journalMessageKind, messageId, kept)
}
