import type { DeviceModelFile } from '#contract/device-models.ts'
import { command, stream } from '#worker/core/worker-calls.ts'

/** absent: nothing of it is here; paused: a part is; arriving, checking: it is on its way; here: whole, and its sum is right. */
export type DeviceModelState = 'absent' | 'paused' | 'arriving' | 'checking' | 'here'

/** A model that the server hands out, or that is in this browser already. */
export interface DeviceModelSeen extends DeviceModelFile {
  readonly state: DeviceModelState
  /** Bytes of it that are here. */
  readonly have: number
  /** A sentence for the person: why it did not come. */
  readonly trouble: string | null
}

export interface DeviceModelsSeen {
  readonly models: readonly DeviceModelSeen[]
  /** False: this browser cannot run one. */
  readonly canRun: boolean
  /** Gigabytes of memory that the device says it has, which is 8 at most; null where it does not say. */
  readonly memoryGb: number | null
}

/** How things stand with models for this browser, now and whenever that changes. */
export const watchDeviceModels = stream<null, DeviceModelsSeen>('companion.device-models')
/** Begins a download, or goes on where one was paused. It does not wait for the end. */
export const fetchDeviceModel = command<{ sha256: string }, void>('companion.fetch-device-model')
export const pauseDeviceModel = command<{ sha256: string }, void>('companion.pause-device-model')
/** Removes whatever is here of it. */
export const removeDeviceModel = command<{ sha256: string }, void>('companion.remove-device-model')
