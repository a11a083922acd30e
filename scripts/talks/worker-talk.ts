import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import { keepComposerDraft, type SayEvent } from '#worker/companion/companion.calls.ts'
import { openCompanion } from '#worker/companion/companion.test-support.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { rest } from '#worker/core/pause.ts'
import type { MeaningModel } from '#worker/meaning/meaning-model.ts'
import { meaningKeeper, vectorsToEnd } from '#worker/meaning/vectors/keep-vectors.ts'
import { lifeOf } from '#worker/memory/memory-lives.ts'
import { packedMeaning } from '../build/pack-meaning.ts'

export interface WorkerTalker {
  /** Oldest first. */
  readonly pages: readonly { readonly date: string; readonly title: string; readonly text: string }[]
  readonly today: string
}

export interface WorkerReply {
  /** '' where it is only kept, as often in Listen. */
  readonly reply: string
  readonly receipts: readonly Receipt[]
  /** Until its first word came, or it was clear that there is none, ms. */
  readonly firstWordMs: number
  /** What the processor gave this thread until then, ms. */
  readonly workedMs: number
}

const uidOf = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const quick = { firstMs: 0, calmMs: 0, keepMs: 1, lookMs: 20, tellMs: 1, retryMs: 5 }

/** What the processor gave this thread, ms. */
function workedMs(): number {
  // Brings the clock of the thread up to now: by itself it goes on in steps of 4 ms.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The encoder of sentences, in this thread; null where its package is not installed. */
export function packageModel(): MeaningModel | null {
  const bytes = packedMeaning()
  if (!bytes) return null
  const encoder = loadEncoder(bytes, simdKernel())
  return {
    isFast: true,
    ask: async (text) => encoder.encode(text),
    encode: async (texts) => texts.map((text) => encoder.encode(text)),
  }
}

/**
 * One talk with the worker's own conversation over a store with these pages, at 20:30 UTC of `today`: by words, by memory and, with a model, by
 * meaning. Between two things said there is time to read what was said. `isTyped`: the words stood in the field for a moment before they were sent. Throws
 * where the companion stumbles.
 */
export async function talkInWorker(
  { pages, today }: WorkerTalker,
  turns: readonly { readonly mode: CompanionMode; readonly said: string }[],
  model: MeaningModel | null,
  { isTyped = false } = {},
): Promise<WorkerReply[]> {
  const opened = openCompanion({ now: `${today}T20:30:00.000Z`, zone: 'UTC' })
  const { tools } = opened
  for (const [at, { date, title, text }] of pages.entries())
    opened.write(uidOf(at + 1), `${date}T20:00:00.000Z`, text, { title })
  const life = new AbortController()
  const keeper = meaningKeeper({ whileFirst: (_user, _signal, work) => work(), waits: quick })
  const over = model && keeper.keep(tools, model, () => undefined, life.signal)
  const settled = async (): Promise<void> => {
    await lifeOf(tools, null).graph()
    const { pages: read = 0 } = await vectorsToEnd(tools, life.signal)
    if (!model || (read >= pages.length && meaningOf(opened.store))) return
    await rest(quick.tellMs, life.signal)
    await settled()
  }
  const replies: WorkerReply[] = []
  try {
    for (const { mode, said } of turns) {
      if (isTyped) {
        await opened.run(keepComposerDraft, { of: { entryUid: null }, words: said })
        await rest(quick.lookMs, life.signal)
      }
      await settled()
      const [began, beganWork] = [performance.now(), workedMs()]
      const soFar = () => ({ firstWordMs: performance.now() - began, workedMs: workedMs() - beganWork })
      let first: ReturnType<typeof soFar> | null = null
      const events = await opened.say({ content: said, mode }, life.signal, ({ type }) => {
        if (type === 'stream') first ??= soFar()
      })
      replies.push({ ...answerIn(events), ...(first ?? soFar()) })
    }
  } finally {
    life.abort()
    await over
    opened.close()
  }
  return replies
}

function answerIn(events: readonly SayEvent[]): Pick<WorkerReply, 'reply' | 'receipts'> {
  const last = events.at(-1)
  if (last?.type === 'stream') return { reply: last.message.content, receipts: last.message.receipts }
  if (last?.type === 'kept') return { reply: '', receipts: [] }
  throw new Error(`Nothing was answered: ${JSON.stringify(last)}`)
}
