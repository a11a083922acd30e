import type { JobResult } from '#domain/jobs/device-job.ts'
import type { MemoryGraph } from '#domain/memory/memory-graph.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { beginJob } from '#worker/core/background-jobs.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MemoryEvent, MemoryOf } from './memory.calls.ts'
import { MemoryLife } from './memory-life.ts'
import { overviewOf } from './memory-overview.ts'
import { ownSource } from './memory-source.ts'
import { sampleSource } from './sample-source.ts'

/** The memories of the vault that is open: when another one opens, they end. */
let lives: { readonly session: VaultSession; readonly byOf: Map<MemoryOf, MemoryLife> } | undefined

/** A memory, begun when it is first asked for. */
export function lifeOf(tools: WorkerTools, of: MemoryOf): MemoryLife {
  if (lives?.session !== tools.session) {
    for (const life of lives?.byOf.values() ?? []) life.end()
    lives = { session: tools.session, byOf: new Map() }
  }
  const known = lives.byOf.get(of)
  if (known) return known
  const source = of === null ? ownSource(tools) : sampleSource(tools, of)
  const { session } = tools
  const life =
    of === null
      ? new MemoryLife(source, session, session.userId, (priority, stop) =>
          beginJob(session.store, 'memory.assemble', priority, stop),
        )
      : new MemoryLife(source, null, session.userId)
  lives.byOf.set(of, life)
  return life
}

/** Puts the person's own memory together, until `signal` aborts, and answers how much there is of it. */
export async function assembleMemory(tools: WorkerTools, signal: AbortSignal): Promise<JobResult> {
  const life = lifeOf(tools, null)
  life.tryAgain()
  signal.addEventListener('abort', () => life.stop())
  const graph = await life.whole(2)
  const { pages, nodes, facts } = graph ?? { pages: [], nodes: [], facts: [] }
  return { pages: pages.length, nodes: nodes.length, facts: facts.length }
}

/** Tells how far reading is, and every new overview, until `signal` aborts. */
export async function tellLife(
  life: MemoryLife,
  emit: (event: MemoryEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let isTelling = false
  const tell = async () => {
    if (!life.latest) return emit({ is: 'reading', ...life.progress })
    if (isTelling) return
    isTelling = true
    try {
      // What changes while an overview is made makes it worthless: the latest is told in the end.
      let told: MemoryGraph | null = null
      while (life.latest && life.latest !== told && !signal.aborted) {
        const graph: MemoryGraph = life.latest
        const overview = await overviewOf(life)
        if (!overview || signal.aborted) continue
        emit({ is: 'ready', overview })
        told = graph
      }
    } finally {
      isTelling = false
    }
  }
  const stop = life.onChange(() => void tell())
  try {
    if (await life.graph()) await tell()
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve())
    })
  } finally {
    stop()
  }
}
