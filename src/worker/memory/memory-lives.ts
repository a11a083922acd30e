import type { JobResult } from '#domain/jobs/device-job.ts'
import type { MemoryGraph } from '#domain/memory/memory-graph.ts'
import { isOfBatch, marked } from '#domain/sample-life/batch-mark.ts'
import { sampleLifeBatches } from '#domain/sample-life/sample-life-batch.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { beginJob } from '#worker/core/background-jobs.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MemoryEvent, MemoryOf, SaidOfMemory } from './memory.calls.ts'
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

/** Keeps what the person says of a memory. What is only about pages of a sample life goes when it does. */
export function sayOf(tools: WorkerTools, of: MemoryOf, said: SaidOfMemory): Promise<string> {
  const { source, latest } = lifeOf(tools, of)
  const { store } = tools.session
  const about = of === null && latest ? pagesSaidOf(latest, said) : []
  for (const { data } of store.of(sampleLifeBatches).values())
    if (about.length > 0 && about.every((uid) => isOfBatch(Object(store.get(uid)?.data), data.importId)))
      return source.say(marked(said, data.importId))
  return source.say(said)
}

/** The pages and messages that a correction is about; none where it is about no certain ones. */
function pagesSaidOf(graph: MemoryGraph, said: SaidOfMemory): string[] {
  if ('entryId' in said) return [said.entryId]
  if (said.type === 'fact')
    return (graph.facts.find(({ key }) => key === said.fact)?.receipts ?? []).map(({ uid }) => uid)
  const surfaces = [
    ...('surface' in said ? [said.surface] : []),
    ...('other' in said ? [said.other] : []),
    ...('pairs' in said ? said.pairs.flatMap(({ from, to }) => [from, to]) : []),
  ]
  return surfaces.flatMap((surface) => graph.pagesOf(surface).map(({ uid }) => uid))
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
        life.snapshot.keep(overview)
        told = graph
      }
    } finally {
      isTelling = false
    }
  }
  const stop = life.onChange(() => void tell())
  try {
    const shown = life.latest ? null : await life.snapshot.read()
    if (shown && !life.latest && !signal.aborted) emit({ is: 'ready', overview: shown })
    if (await life.graph()) await tell()
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve())
    })
  } finally {
    stop()
    await life.snapshot.write()
  }
}
