import { rest } from '#worker/core/pause.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

interface ByItselfPorts {
  /** Runs work in one tab at a time, until `signal` aborts. */
  readonly whileFirst: (userId: number, signal: AbortSignal, work: () => Promise<void>) => Promise<void>
  /** Ends once everything that is more urgent than memory has read the journal. */
  readonly othersRead: (tools: WorkerTools, signal: AbortSignal) => Promise<void>
  /** After opening there is more urgent work, and so long nothing must have changed; ms. */
  readonly waits?: { readonly firstMs: number; readonly quietMs: number }
}

/** Keeps the memory of every vault that opens (tools) up to date until it closes (null), whenever it is quiet. */
export function rememberInWorker(ports: ByItselfPorts): (tools: WorkerTools | null) => void {
  let life: AbortController | undefined
  return (tools) => {
    life?.abort()
    if (!tools) return
    life = new AbortController()
    const { signal } = life
    ports
      .whileFirst(tools.session.userId, signal, () => remember(ports, tools, signal))
      .catch((error: unknown) => signal.aborted || console.error(error))
  }
}

const usual = { firstMs: 25_000, quietMs: 5_000 }

async function remember(
  { othersRead, waits = usual }: ByItselfPorts,
  tools: WorkerTools,
  signal: AbortSignal,
): Promise<void> {
  let heard = new AbortController()
  const stop = tools.session.store.onChange(() => heard.abort())
  signal.addEventListener('abort', stop)
  await rest(waits.firstMs, signal)
  while (!signal.aborted) {
    await othersRead(tools, signal)
    do {
      heard = new AbortController()
      await rest(waits.quietMs, AbortSignal.any([signal, heard.signal]))
    } while (heard.signal.aborted && !signal.aborted)
    if (signal.aborted) return
    const { lifeOf } = await import('./memory-lives.ts')
    if (signal.aborted) return
    // A fault is told as a job, which is tried again.
    await lifeOf(tools, null)
      .whole(0)
      .catch(() => undefined)
    if (!heard.signal.aborted) await over(AbortSignal.any([signal, heard.signal]))
  }
}

const over = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
