import { errorBody } from '#contract/errors.ts'
import { speechPath } from '#contract/paths/voice-paths.ts'
import { voiceStatus } from '#contract/voice.ts'
import { countWords } from '#domain/journal/entry-text.ts'
import { type JournalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { spokenText, utterances } from '#domain/voice/spoken-text.ts'
import { longestSpeech } from '#domain/voice/voice-choices.ts'
import { consentOf } from '#domain/voice/voice-consent-in.ts'
import type { Store } from '#vault/store/store.ts'
import { enterInLedger } from '#worker/core/ledger.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { Receiver, Speak, Spoken } from './voice.calls.ts'

/** The one way out of this worker that a voice has. */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  sending: { readonly body?: unknown; readonly signal: AbortSignal },
) => Promise<Response>

const reasons = {
  grave: 'Read by this device. Words like these never leave it.',
  never: 'Read by this device: nothing is sent until you allow it in the settings.',
  tooLong: 'Read by this device: this is too long to be sent.',
  noService: 'Read by this device: the voice you chose cannot be reached.',
} as const
const noMessage: Spoken = { type: 'trouble', sentence: 'This reply is no longer here.', parts: [] }
const unreachable = 'The voice could not be reached. Please try again.'
const brokeOff = 'The voice broke off. Please try again.'

/** Who speaks a reply, and with what: sends only what was allowed. */
export async function spokenBy(
  tools: WorkerTools,
  send: Send,
  asked: Speak,
  signal: AbortSignal,
): Promise<Spoken> {
  const { store } = tools.session
  const message = store.one(journalMessages, asked.messageId)
  if (message?.kind !== journalMessages.kind) return noMessage
  const [{ mayMeanDanger }, { isCarefulReply }] = await Promise.all([
    import('#domain/safety/risk/risk-of-text.ts'),
    import('#domain/safety/careful-replies.ts'),
  ])
  const { content } = message.data
  const parts = utterances(content)
  const byDevice = (note: string | null): Spoken => ({ type: 'device', parts, note })
  const isGrave =
    isCarefulReply(content) || mayMeanDanger(content) || mayMeanDanger(answeredBy(store, message.data))
  if (asked.by === 'alone' && isGrave) return { type: 'nothing' }
  if (asked.serviceVoice === null) return byDevice(null)
  const text = spokenText(content)
  const consent = consentOf(store)
  if (isGrave) return byDevice(reasons.grave)
  if (consent === 'never') return byDevice(reasons.never)
  if (text.length > longestSpeech) return byDevice(reasons.tooLong)
  if (consent === 'ask' && asked.by === 'alone') return { type: 'nothing' }
  const receiver = await findReceiver(send, signal)
  if (!receiver) return byDevice(reasons.noService)
  const words = countWords(text)
  if (consent === 'ask' && asked.by !== 'allowed') return { type: 'question', text, words, receiver }
  const to = `${receiver.name}, ${receiver.host}`
  await enterInLedger(tools, { receiver: to, words, why: 'A reply read aloud' })
  return soundOf(
    send,
    { text, voiceId: asked.serviceVoice, voiceSettings: asked.voiceSettings },
    parts,
    signal,
  )
}

/** What the person had said just before: a reply is as grave as what it answers. */
function answeredBy(store: Store, reply: JournalMessage): string {
  const at = Date.parse(reply.createdAt)
  let latest: JournalMessage | undefined
  for (const { data } of store.of(journalMessages).values()) {
    const isBefore =
      data.role === 'user' && data.entryId === reply.entryId && Date.parse(data.createdAt) <= at
    if (isBefore && (!latest || Date.parse(data.createdAt) >= Date.parse(latest.createdAt))) latest = data
  }
  return latest?.content ?? ''
}

async function findReceiver(send: Send, signal: AbortSignal): Promise<Receiver | null> {
  try {
    const response = await send(voiceStatus.method as 'GET', voiceStatus.path, { signal })
    return response.ok ? voiceStatus.answer.parse(await response.json()).service : null
  } catch {
    return null
  }
}

async function soundOf(
  send: Send,
  body: { text: string; voiceId: string; voiceSettings: Speak['voiceSettings'] },
  parts: readonly string[],
  signal: AbortSignal,
): Promise<Spoken> {
  const trouble = (sentence: string): Spoken => ({ type: 'trouble', sentence, parts })
  const response = await send('POST', speechPath, { body, signal }).catch(() => null)
  if (!response) return trouble(unreachable)
  if (!response.ok) {
    const refusal = errorBody.safeParse(await response.json().catch(() => null))
    return trouble(refusal.success ? refusal.data.message : unreachable)
  }
  const bytes = await response.arrayBuffer().catch(() => null)
  const mime = response.headers.get('content-type') ?? 'audio/mpeg'
  return bytes ? { type: 'sound', bytes, mime } : trouble(brokeOff)
}
