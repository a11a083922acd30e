import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { ReplyChunk, ReplySource } from '#domain/companion/replies/reply.ts'
import { pathOf } from '#domain/companion/talk/talk-in.ts'
import { placeAfter, placeBeside } from '#domain/companion/talk/talk-path.ts'
import { type JournalMessage, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import type { Entity } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { ReplyMessage, Say, SayEvent } from '../companion.calls.ts'
import type { EntryIndex } from '../replies/entry-index.ts'
import type { Plan, ReplySegments } from '../replies/reply-plan.ts'
import type { AskMemory } from '../replies/reply-request.ts'
import { ReplyFault } from '../sources/reply-fault.ts'
import { partsFor } from './reply-parts.ts'
import { instantIn } from './talk-records.ts'

export interface ConversationParts extends Omit<ReplySegments, 'onDevice'> {
  readonly index: EntryIndex
  readonly memory: AskMemory
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
    const { ruleCompanion } = await import('#domain/companion/replies/on-device-engine.ts')
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
    const { index, memory } = this.#parts
    // Meanwhile it is sealed.
    const coming = partsFor(tools, said, index)
    coming.catch(() => undefined)
    const asked = await this.#take(tools, said)
    if (!asked) return
    if (said.content !== null) emit({ type: 'kept', messageId: asked.uid })
    try {
      const [{ requestFor }, { planReply }, { withCare }, reader] = await coming
      const found = await requestFor(tools, { index: await index.ready(said), memory }, said, asked)
      const request = withCare(found, tools, said, asked, reader)
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
      ...{ content, role: 'user', messageId: uid, mode: said.mode },
      createdAt: instantIn(tools, said),
      ...(step?.message.data.role === 'user' ? placeBeside(step) : placeAfter(shown.at(-1))),
    })
    await createOf(tools, journalMessages, data, uid)
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
    const isTalk = ({ isFromTalk }: RecalledPassage): boolean => isFromTalk === true
    const talksRead = read.filter(isTalk).length
    const pagesRead = new Set(read.filter((one) => !isTalk(one)).map(({ entryUid }) => entryUid)).size
    let said: Said = {
      role: 'assistant',
      messageId: tools.newUid(),
      timestamp: place.createdAt,
      userId: tools.session.userId,
      source: source.name,
      entriesRead: pagesRead,
      ...(talksRead > 0 && { talksRead }),
      ...(insteadOf && { insteadOf }),
    }
    const { knew = [] } = request.told ?? {}
    if (source !== onDevice && knew.length > 0) said = { ...said, knew }
    let last: ReplyChunk | null = null
    try {
      const needsWords = insteadOf !== undefined || place.isAgain
      for await (const chunk of source.reply({ ...request, needsWords }, signal)) {
        if (signal.aborted) break
        if (elseInsteadOf && last === null && chunk.isComplete) return false
        last = chunk
        if (source !== onDevice && chunk.isComplete) {
          const { unfoundIn } = await import('./quote-check.ts')
          const unfound = unfoundIn(tools.session.store, place, chunk.content)
          if (unfound.length > 0) said = { ...said, unfound }
        }
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
interface AnswerPlace
  extends Pick<JournalMessage, 'entryId' | 'talkId' | 'createdAt' | 'replaces' | 'branch'> {
  /** An answer was asked for: what was said has been kept before. */
  readonly isAgain: boolean
}

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
    isAgain: said.content === null,
    ...(again && isReply ? placeBeside(again) : placeAfter(asked)),
  }
}

async function keepReply(
  tools: WorkerTools,
  { isAgain: _, ...place }: AnswerPlace,
  {
    content,
    role,
    messageId,
    source,
    isComplete,
    receipts,
    entriesRead,
    talksRead,
    insteadOf,
    unfound,
    knew,
  }: ReplyMessage,
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
    ...(unfound && { unfound }),
    ...(knew && { knew }),
    entriesRead,
    receipts,
  })
  await createOf(tools, journalMessages, kept, messageId)
}
