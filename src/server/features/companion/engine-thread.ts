import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { serialQueue } from '../../core/serial-queue.ts'
import type { EngineAnswers, EngineJob } from './companion-engine.ts'
import type { EngineMessage } from './engine-jobs.ts'

/** Why a message was not read or answered here, as a sentence for the person. */
export class EngineFault extends Error {}

export const engineSentences = {
  tooLong: 'That took too long. Please try again with a shorter message.',
  tooMany: 'Many people are writing at this moment. Please try again in a minute.',
} as const

export interface EngineThread {
  /** Throws an `EngineFault` when it takes too long or too many wait. */
  run<Kind extends EngineJob['kind']>(job: Extract<EngineJob, { kind: Kind }>): Promise<EngineAnswers[Kind]>
  stop(): Promise<void>
}

interface ThreadPlan {
  readonly script: URL
  /** How long one job may take once everything is loaded. */
  readonly deadlineMs: number
  readonly mostWaiting: number
}

/** Loading takes a fraction of a second; a machine that needs longer than this is in trouble. */
const mostStartMs = 20_000
/** Far more than the engines need; without it a runaway would take the whole server's memory. */
const mostMemoryMb = 512

/**
 * The thread in which the engines read what people write, started when it is first needed. The server's own thread answers everybody else
 * meanwhile, and a job that overruns its deadline is ended with the thread: the next one gets a new thread.
 */
export function engineThread({ script, deadlineMs, mostWaiting }: ThreadPlan): EngineThread {
  const inTurn = serialQueue(mostWaiting, () => new EngineFault(engineSentences.tooMany))
  let worker: Worker | null = null

  const end = async (): Promise<void> => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const started = async (): Promise<Worker> => {
    if (worker) return worker
    const made = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } })
    worker = made
    made.unref()
    made.once('exit', () => {
      if (worker === made) worker = null
    })
    await once(made, 'message', { signal: AbortSignal.timeout(mostStartMs) })
    // What goes wrong later is told to whoever waits for an answer; without anybody waiting it ends the thread and no more.
    made.on('error', () => undefined)
    return made
  }
  const work = async (job: EngineJob): Promise<EngineAnswers[EngineJob['kind']]> => {
    try {
      return await answerOf(await started(), job, deadlineMs)
    } catch (error) {
      if (!(error instanceof JobFault)) await end()
      throw error instanceof JobFault ? error.cause : error
    }
  }
  return {
    run: <Kind extends EngineJob['kind']>(job: Extract<EngineJob, { kind: Kind }>) =>
      inTurn(() => work(job)) as Promise<EngineAnswers[Kind]>,
    stop: end,
  }
}

/** The engine itself threw: its thread is sound. */
class JobFault extends Error {}

async function answerOf(
  worker: Worker,
  job: EngineJob,
  deadlineMs: number,
): Promise<EngineAnswers[EngineJob['kind']]> {
  const given = new AbortController()
  const deadline = setTimeout(() => given.abort(), deadlineMs)
  const exited = once(worker, 'exit', { signal: given.signal }).then(() => {
    throw new Error('the engine thread ended')
  })
  try {
    const heard = once(worker, 'message', { signal: given.signal })
    worker.postMessage(job)
    const [news] = (await Promise.race([heard, exited])) as [EngineMessage]
    if (news.kind === 'answer') return news.answer
    throw new JobFault('', { cause: news.kind === 'fault' ? news.error : new Error('no answer') })
  } catch (error) {
    throw given.signal.aborted ? new EngineFault(engineSentences.tooLong) : error
  } finally {
    clearTimeout(deadline)
    given.abort()
    exited.catch(() => undefined)
  }
}
