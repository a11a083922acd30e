import type { DeviceJob } from '../jobs/device-job.ts'
import type { AnalyticsRequest } from './derived.ts'

/** Of 0 to 10, as analytics_processing_queue counts: what comes by itself, what was asked for (its default of 5), and what a screen waits for. */
const priorities = [2, 5, 8] as const

/** analytics_processing_queue, oldest request first: the jobs of the category analytics in its own shape. */
export function analyticsQueueOf(jobs: readonly DeviceJob[]): AnalyticsRequest[] {
  return jobs
    .filter(({ category }) => category === 'analytics')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    .map((job) => ({
      requestType: job.operation,
      status: job.status === 'queued' || job.status === 'scheduled' ? 'pending' : job.status,
      priority: priorities[job.priority as 0 | 1 | 2],
      parameters: job.data as Record<string, unknown>,
      results: job.result,
      error: job.error,
      startedAt: job.startedAt,
      completedAt: job.completedAt,
    }))
}
