import type { Meaning } from '#domain/meaning/vectors.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** Turns texts into vectors, in a thread of its own. */
export interface MeaningModel {
  /** False: there is no WebAssembly SIMD, and a page of 200 words takes about a second. */
  readonly isFast: boolean
  /** The vector of a question, which waits for at most one passage; null where there is nothing to read, or the model cannot be run. Never rejects. */
  ask(text: string): Promise<Meaning | null>
  /** The vectors of passages, in order; null where there is nothing to read in one. Rejects when the signal aborts, or when the model cannot be run. */
  encode(texts: readonly string[], signal: AbortSignal): Promise<(Meaning | null)[]>
}

/** How many of the pages that are meant to be read have been. */
export interface PagesRead {
  readonly done: number
  readonly of: number
}

/** Who keeps the vectors of an open vault's pages on this device. */
export interface MeaningKeeper {
  /** Reads pages, and tells how far it is, until the signal aborts: the vault closes, or the model is switched off or removed. Then nothing may ask the model any more. */
  keep(
    tools: WorkerTools,
    model: MeaningModel,
    tell: (pages: PagesRead) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** Removes every vector of this vault from this device. Called when nothing is kept any more. */
  forgetVectors(tools: WorkerTools): Promise<void>
  /** The bytes that they take on this device. */
  bytesKept(tools: WorkerTools): Promise<number>
}

/** What the worker gives to whoever looks after the model. */
export interface MeaningParts {
  /** Who keeps vectors of pages; nobody where this is not given. */
  readonly keeper?: () => Promise<MeaningKeeper>
  /** Ends once everything that is more urgent has read the journal. */
  readonly othersRead: (tools: WorkerTools, signal: AbortSignal) => Promise<unknown>
}
