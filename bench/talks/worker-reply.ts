import { companionModes } from '#domain/companion/replies/reply.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { MeaningModel } from '#worker/meaning/meaning-model.ts'
import { packageModel, talkInWorker } from '../../scripts/talks/worker-talk.ts'
import { type Measure, median } from '../measure.ts'
import { talkSetDays, talkSetMessages } from '../reply.ts'

const pageCount = 10_000
/** The first messages of a talk have code made ready. */
const warming = 20
/** Without a common divisor with how many there are: messages and questions come mixed. */
const stride = 7
const today = '2026-11-22'

/** Pages repeat: of each text the vector is made once. */
function remembering(model: MeaningModel): MeaningModel {
  const known = new Map<string, Meaning | null>()
  return {
    ...model,
    async encode(texts, signal) {
      const missing = texts.filter((text) => !known.has(text))
      const made = await model.encode(missing, signal)
      for (const [at, text] of missing.entries()) known.set(text, made[at] ?? null)
      return texts.map((text) => known.get(text) ?? null)
    },
  }
}

/** From a message that was typed to the first word of the worker's reply: kept, looked up by words, meaning and memory, read for danger and composed. */
export const measureWorkerReply = (): Promise<Measure> => measureReplyInWorker({ isTyped: true })

/** As above; `isTyped` false: nothing was reckoned while it was typed, and the encoder counts in full. */
export async function measureReplyInWorker({ isTyped }: { readonly isTyped: boolean }): Promise<Measure> {
  const model = packageModel()
  const pages = talkSetDays(pageCount).map(({ day, text }) => ({ date: day, title: '', text }))
  const messages = talkSetMessages()
  const turns = messages.map((_, at) => ({
    said: messages[(at * stride) % messages.length] ?? '',
    mode: companionModes[at % companionModes.length] ?? 'ask',
  }))
  const replies = await talkInWorker({ pages, today }, turns, model && remembering(model), { isTyped })
  const counted = replies.slice(warming)
  const worked = counted.map(({ workedMs }) => workedMs).sort((a, b) => a - b)
  const waited = median(counted.map(({ firstWordMs }) => firstWordMs))
  return {
    what: 'first word of the worker with 10,000 pages, p95',
    measured: worked[Math.floor(worked.length * 0.95)] ?? 0,
    ...{ budget: 20, unit: 'ms', rule: 'at most' },
    note: `of the processor, ${model ? 'with' : 'without'} the encoder; median ${median(worked).toFixed(1)} ms, by the clock ${waited.toFixed(1)} ms, of ${worked.length} messages and questions`,
  }
}
