import type { AnalyticsRequest } from '#domain/insights/derived.ts'
import type { DeviceJob, DeviceOperation } from '#domain/jobs/device-job.ts'
import { command } from '#worker/core/worker-calls.ts'

/** What this device does in the background, and has done lately; newest first. */
export interface DeviceJobsNow {
  readonly isPaused: boolean
  readonly jobs: readonly DeviceJob[]
  /** analytics_processing_queue, oldest first. */
  readonly analytics: readonly AnalyticsRequest[]
}
export const deviceJobs = command<null, DeviceJobsNow>('jobs.list')
/** Nothing new begins until the pause ends; reading pages stops at once. */
export const pauseDeviceJobs = command<{ isPaused: boolean }, DeviceJobsNow>('jobs.pause')
/** Asks for an operation: tries one that failed again, or does it now. */
export const askDeviceJob = command<{ operation: DeviceOperation }, DeviceJobsNow>('jobs.ask')
export const cancelDeviceJob = command<{ id: string }, DeviceJobsNow>('jobs.cancel')
