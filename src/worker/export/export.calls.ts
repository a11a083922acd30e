import type { MissingBlob } from '#domain/export/export-file.ts'
import type { RestoreTally } from '#domain/export/restore-tally.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** What an export came to. */
export interface ExportReport {
  readonly entries: number
  readonly records: number
  readonly blobs: number
  readonly missing: readonly MissingBlob[]
  /** Of the zip. */
  readonly bytes: number
}

export type ExportEvent =
  | { readonly is: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Both counted in the same steps. */
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly report: ExportReport }

/** Makes one zip of everything. Nothing further is made while the receiver of a chunk has not answered. */
export const exportVault = stream<{ userName: string }, ExportEvent>('export.make')

/** What restoring a file would do. */
export interface DryRun {
  readonly userName: string
  /** ISO instant. */
  readonly exportedAt: string
  readonly tally: RestoreTally
  /** Photos and files that would come along. */
  readonly blobs: { readonly count: number; readonly bytes: number; readonly missing: number }
}

export type CheckEvent =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  /** The whole file cannot be used, and why. */
  | { readonly is: 'fault'; readonly sentence: string }
  | { readonly is: 'plan'; readonly plan: DryRun }

/** Looks at an export and writes nothing. */
export const checkExport = stream<{ file: Blob }, CheckEvent>('export.check')

/** What becomes of things that are here and in the file, and differ. */
export type OnDifferent = 'mine' | 'theirs' | 'both'

export interface RestoreReport {
  readonly added: number
  readonly replaced: number
  readonly copied: number
  /** Differ, and stayed as they are here. */
  readonly kept: number
  /** Were here already. */
  readonly same: number
  readonly unfit: number
  readonly blobs: number
  /** Photos and files that are pointed to and could not be had. */
  readonly missingBlobs: number
}

export type RestoreEvent =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'fault'; readonly sentence: string }
  | { readonly is: 'done'; readonly report: RestoreReport }

/** Puts what an export holds into the vault. Doing it again goes on where it stopped, and changes nothing twice. */
export const restoreExport = stream<{ file: Blob; onDifferent: OnDifferent }, RestoreEvent>('export.restore')
