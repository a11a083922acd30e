/** queued: as soon as somebody has time, or after a failed attempt; scheduled: for the first time at an instant that is still to come. */
export const jobStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled', 'scheduled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A job ends in one of these and leaves it only when somebody asks for it to be tried again. */
const ends: readonly JobStatus[] = ['completed', 'failed', 'cancelled']
export const isEnded = (status: JobStatus): boolean => ends.includes(status)
