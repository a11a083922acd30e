import { type BlobRefInData, blobRefsIn } from '#domain/entity/blob-refs.ts'
import type { ExportedRecord } from '#domain/export/export-file.ts'
import {
  asCopy,
  hasCopy,
  keyOfRecord,
  type Planned,
  planRecord,
  type VaultHere,
} from '#domain/export/restore-plan.ts'
import { restoreTally } from '#domain/export/restore-tally.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { emitting, type StreamImpl } from '#worker/core/worker-calls.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'
import { checkExport, type DryRun, restoreExport } from './export.calls.ts'
import { blobRestorer } from './restore-blobs.ts'
import { openSource, type RestoreSource } from './restore-source.ts'
import { restoreSteps } from './restore-steps.ts'

/** Looking at an export, and putting it into the vault. */
export const restoreStreams: readonly StreamImpl[] = [
  emitting(checkExport, async ({ session }, { file }, emit, signal) => {
    const source = await sourceOrFault(file, emit, signal)
    if (!source) return
    const { records } = source
    const here = await vaultHere(session, records)
    const seen = new Set<string>()
    const plans: Planned[] = []
    for (const [index, record] of records.entries()) {
      plans.push(planRecord(record, index, here, seen))
      if (index % turnEvery === 0)
        await turn(signal, () => emit({ is: 'progress', done: index, of: records.length }))
    }
    emit({ is: 'plan', plan: dryRun(source, plans) })
  }),
  emitting(restoreExport, async (tools, { file, onDifferent }, emit, signal) => {
    const source = await sourceOrFault(file, emit, signal)
    if (!source) return
    const blobs = await blobRestorer(tools.session, source)
    const steps = restoreSteps({
      onDifferent,
      put: async ({ kind, uid, data }) => {
        await blobs.restore(blobRefsIn(data))
        await tools.session.put(kind, uid, data)
      },
      asCopy: (record) => asCopy(record, tools.newUid()),
      hasCopy: (record) => hasCopy(record, here),
    })
    const { records } = source
    const here = await vaultHere(tools.session, records)
    const seen = new Set<string>()
    for (let index = 0; index < records.length; index += atOnce) {
      const plans = records
        .slice(index, index + atOnce)
        .map((record, nth) => planRecord(record, index + nth, here, seen))
      await Promise.all(plans.map(steps.take))
      const done = Math.min(records.length, index + atOnce)
      await turn(signal, () => emit({ is: 'progress', done, of: records.length }))
    }
    emit({ is: 'done', report: { ...steps.report(), ...blobs.report() } })
  }),
]

const turnEvery = 500
/** So many records are sealed at a time. */
const atOnce = 32

/** Others get their turn, and the person's wish to stop is heard. */
async function turn(signal: AbortSignal, tell: () => void): Promise<void> {
  tell()
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}

async function sourceOrFault(
  file: Blob,
  emit: (event: { is: 'fault'; sentence: string }) => void,
  signal: AbortSignal,
): Promise<RestoreSource | null> {
  try {
    return await openSource(file, signal)
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    emit({ is: 'fault', sentence: error.message })
    return null
  }
}

/** The vault as a plan sees it, with the places by its keys of all records that are unique by what they say. */
async function vaultHere(session: VaultSession, records: readonly unknown[]): Promise<VaultHere> {
  const nameOf = (kind: string, key: readonly string[]): string => JSON.stringify([kind, ...key])
  const places = new Map<string, string>()
  for (const record of records) {
    const keyed = keyOfRecord(record)
    if (keyed) places.set(nameOf(keyed.kind, keyed.key), await session.uidFor(keyed.kind, ...keyed.key))
  }
  return {
    get: (uid) => session.store.get(uid),
    ofKind: (kind) => session.store.byKind(kind).values(),
    placeOf(kind, key) {
      const place = places.get(nameOf(kind, key))
      if (!place) throw new Error(`No place was made for ${kind}`)
      return place
    },
  }
}

function dryRun(source: RestoreSource, plans: readonly Planned[]): DryRun {
  const { userName, exportedAt } = source.head
  const refs = new Map<string, BlobRefInData>()
  for (const plan of plans)
    if (plan.comparison === 'new' || plan.comparison === 'different')
      for (const ref of refsOf(plan.record)) refs.set(ref.blobId, ref)
  const coming = [...refs.values()].filter(source.hasBlob)
  const bytes = coming.reduce((sum, ref) => sum + ref.bytes, 0)
  const blobs = { count: coming.length, bytes, missing: refs.size - coming.length }
  return { userName, exportedAt, tally: restoreTally(plans), blobs }
}

const refsOf = ({ data }: ExportedRecord): BlobRefInData[] => blobRefsIn(data)
