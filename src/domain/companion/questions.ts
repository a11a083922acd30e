import type { CueKind } from './cue.ts'
import type { Skeleton } from './skeleton.ts'

/** The questions of one mode: those that a sign in the message calls for, and those that suit whatever was said. */
export interface Questions {
  readonly of: Readonly<Partial<Record<CueKind, readonly Skeleton[]>>>
  readonly general: readonly Skeleton[]
}
