import type { ReplyChunk, ReplySource } from '#domain/companion/reply.ts'
import { placeAfter, placeBeside } from '#domain/companion/talk-path.ts'
import { type JournalMessage, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import type { Entity } from '#vault/store/store.ts'
import { isMeantOtherwise } from '#web/lib/care-answers.worker.ts'
import type { WorkerTools } from '#web/lib/worker-calls.ts'
import type { ReplyMessage, Say, SayEvent } from './companion.calls.ts'
import type { EntryIndex } from './entry-index.worker.ts'
import { ReplyFault } from './relay-source.worker.ts'
import type { Plan, ReplyParts } from './reply-plan.worker.ts'
import { instantIn, pathOf } from './talk-records.worker.ts'

export interface ConversationParts extends Omit<ReplyParts, 'onDevice'> {
  readonly index: EntryIndex
}

/** So fast the on-device engine speaks: a word every 18 ms, or a reply could not be followed or stopped. */
const wordEveryMs = 18
const brokeOff = 'The answer broke off. Please try again.'
const stumbled = 'The companion stumbled. Your words are kept; please try again.'

type Emit = (event: SayEvent) => void

/** The engine reads with large tables: it is loaded when somebody first talks. */
const onDevice: ReplySource = {
  name: 'on-device',
  async *reply(request, signal) {
    const { ruleCompanion } = await import('#domain/companion/on-device-engine.ts')
    yield* ruleCompanion('on-device').reply(request, signal)
  },
}

/** Takes a message in, finds what belongs to it, lets a source answer, and keeps both. */
export class Conversation {
  readonly #parts: ConversationParts

  constructor(parts: ConversationParts) {
    this.#parts = parts
  }

  async say(tools: WorkerTools, said: Say, emit: Emit, signal: AbortSignal): Promise<void> {
    const asked = await this.#take(tools, said)
    if (!asked) return
    if (said.content !== null) emit({ type: 'kept', messageId: asked.uid })
    try {
      const [{ requestFor }, { planReply }, { withCare }] = await Promise.all([
        import('./reply-request.worker.ts'),
        import('./reply-plan.worker.ts'),
        import('./heavy-words.worker.ts'),
      ])
      const found = requestFor(tools, await this.#parts.index.ready(said), said, asked)
      const request = withCare(found, isMeantOtherwise(tools.session.store, asked.uid))
      const parts = { ...this.#parts, onDevice }
      const plan = await planReply(parts, { tools, permit: said.permit, request, emit })
      if (!plan || signal.aborted) return
      const place = answerPlace(tools, said, asked)
      const hasSpoken = await this.#speak(tools, place, plan, emit, signal)
      const { elseInsteadOf: insteadOf = '' } = plan
      const own: Plan = { source: onDevice, request, insteadOf }
      if (!hasSpoken) await this.#speak(tools, place, own, emit, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ReplyFault)) console.error(error)
      emit({ type: 'error', error: error instanceof ReplyFault ? error.message : stumbled })
    }
  }

  /** Keeps a new message, or finds the one that is to be answered. */
  async #take(tools: WorkerTools, said: Say): Promise<Entity<JournalMessage> | null> {
    const { session, newUid } = tools
    const { entryUid, talkUid, content, instead } = said
    const path = pathOf(session.store, said)
    const at = path.findIndex(({ message }) => message.uid === instead)
    const shown = path.map(({ message }) => message)
    if (content === null)
      return shown.slice(0, at < 0 ? undefined : at).findLast(({ data }) => data.role === 'user') ?? null
    if (content.trim() === '') return null
    const uid = newUid()
    const step = path[at]
    const data = journalMessage.parse({
      entryId: entryUid,
      ...(entryUid === null && { talkId: talkUid }),
      ...{ content, role: 'user', messageId: uid },
      createdAt: instantIn(tools, said),
      ...(step?.message.data.role === 'user' ? placeBeside(step) : placeAfter(shown.at(-1))),
    })
    await session.put(journalMessages, uid, data)
    return { uid, kind: journalMessages.kind, data, revision: 0, kept: 'here' }
  }

  /** False: the source could not be asked, and this device is to answer instead. */
  async #speak(
    tools: WorkerTools,
    place: AnswerPlace,
    { source, request, insteadOf, elseInsteadOf }: Plan,
    emit: Emit,
    signal: AbortSignal,
  ): Promise<boolean> {
    const read = request.recalled.filter(({ entryUid }) => entryUid !== '' && entryUid !== place.entryId)
    const talksRead = read.filter(({ isFromTalk }) => isFromTalk).length
    const said: Said = {
      role: 'assistant',
      messageId: tools.newUid(),
      timestamp: place.createdAt,
      userId: tools.session.userId,
      source: source.name,
      entriesRead: read.length - talksRead,
      ...(talksRead > 0 && { talksRead }),
      ...(insteadOf && { insteadOf }),
    }
    let last: ReplyChunk | null = null
    try {
      for await (const chunk of source.reply(request, signal)) {
        if (signal.aborted) break
        if (elseInsteadOf && last === null && chunk.isComplete) return false
        last = chunk
        emit({ type: 'stream', message: streamed(said, chunk) })
        if (source === onDevice && !chunk.isComplete) await this.#pause(wordEveryMs)
      }
    } catch (error) {
      if (signal.aborted || !elseInsteadOf) throw error
      if (last === null) return false
      throw new ReplyFault(brokeOff)
    } finally {
      if (last && (last.isComplete || signal.aborted)) await keepReply(tools, place, streamed(said, last))
    }
    return true
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#parts.after(ms, resolve))
  }
}

type Said = Omit<ReplyMessage, 'content' | 'token' | 'isStreaming' | 'isComplete' | 'receipts'>

const streamed = (said: Said, { content, token, isComplete, receipts }: ReplyChunk): ReplyMessage => ({
  ...said,
  content,
  token,
  isStreaming: !isComplete,
  isComplete,
  receipts,
})

/** Where a reply will stand: in its talk, and there after what it answers or in the place of another. */
type AnswerPlace = Pick<JournalMessage, 'entryId' | 'talkId' | 'createdAt' | 'replaces' | 'branch'>

function answerPlace(tools: WorkerTools, said: Say, asked: Entity<JournalMessage>): AnswerPlace {
  const { entryId, talkId } = asked.data
  const again =
    said.content === null
      ? pathOf(tools.session.store, said).find(({ message }) => message.uid === said.instead)
      : undefined
  const isReply = again?.message.data.role === 'assistant'
  return {
    entryId,
    ...(talkId && { talkId }),
    createdAt: instantIn(tools, said),
    ...(again && isReply ? placeBeside(again) : placeAfter(asked)),
  }
}

async function keepReply(
  { session }: WorkerTools,
  place: AnswerPlace,
  { content, role, messageId, source, isComplete, receipts, entriesRead, talksRead, insteadOf }: ReplyMessage,
): Promise<void> {
  const kept = journalMessage.parse({
    ...place,
    content,
    role,
    messageId,
    isComplete,
    source: source ?? null,
    insteadOf,
    ...(talksRead && { talksRead }),
    entriesRead,
    receipts,
  })
  await session.put(journalMessages, messageId, kept)
}
