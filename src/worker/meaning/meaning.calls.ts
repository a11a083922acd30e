import { command, stream } from '#worker/core/worker-calls.ts'
import type { PagesRead } from './meaning-model.ts'

/**
 * unasked: nothing is fetched before the person says yes; fetching: the model is on its way; working: it is here, and pages are read; ready: all are;
 * missing: this server does not have it; fault: see `trouble`.
 */
export type MeaningState = 'unasked' | 'off' | 'fetching' | 'working' | 'ready' | 'missing' | 'fault'

/**
 * Why it is not here. offline: the server could not be reached; refused: it answered, and did not give it; cut: it stopped half way; changed: other bytes
 * came; full: the browser keeps no more; failed: it is here and could not be run.
 */
export type MeaningTrouble = 'offline' | 'refused' | 'cut' | 'changed' | 'full' | 'failed'

export interface MeaningSeen {
  readonly state: MeaningState
  /** What it takes to fetch the model. */
  readonly bytes: number
  /** Of the model's file while it is fetched, unpacked: bytes that have come, and of how many. */
  readonly fetched: PagesRead
  /** Bytes that it takes on this device now, the model and what was read with it. */
  readonly kept: number
  /** Null: not told yet. */
  readonly progress: PagesRead | null
  /** False: this browser runs it slowly, so that only new pages and questions are read. */
  readonly isFast: boolean
  readonly trouble: MeaningTrouble | null
  /** The line that asks below a search was put away. */
  readonly isPutAway: boolean
}

/** Said by the page once the vault is open: only it knows whether this is a phone, or data is saved. Until then nothing happens. */
export const beginMeaning = command<{ mayFetchUnasked: boolean }, void>('meaning.begin')
/** How it stands with finding pages by what they mean on this device, now and whenever that changes. */
export const watchMeaning = stream<null, MeaningSeen>('meaning.watch')
/** On: fetches the model at once, again too where that failed. Off: removes it and everything that was read with it from this device. */
export const setMeaning = command<{ on: boolean }, void>('meaning.set')
/** The line that asks does not come again. */
export const putAwayMeaning = command<null, void>('meaning.put-away')
