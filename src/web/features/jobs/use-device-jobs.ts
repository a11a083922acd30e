import { useEffect, useRef, useState } from 'react'
import type { DeviceOperation } from '#domain/jobs/device-job.ts'
import { isEnded } from '#domain/jobs/job-status.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  askDeviceJob,
  cancelDeviceJob,
  type DeviceJobsNow,
  deviceJobs,
  pauseDeviceJobs,
} from '#worker/jobs/device-jobs.calls.ts'
import { type ReadingProgress, readingProgress } from '#worker/journal/reading/reading.calls.ts'

/** While something goes on it is asked so often. */
const everyMs = 700
/** Afterwards only now and then: pages change. */
const seldomMs = 5_000

export interface DeviceJobActions {
  readonly ask: (operation: DeviceOperation) => void
  readonly cancel: (id: string) => void
  readonly pause: (isPaused: boolean) => void
}

/** What this device does in the background, followed while it is shown; null until the first answer. */
export function useDeviceJobs() {
  const vault = useVaultCalls()
  const [now, setNow] = useState<DeviceJobsNow | null>(null)
  const [reading, setReading] = useState<ReadingProgress | null>(null)
  const lookAgain = useRef<() => void>(() => undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      clearTimeout(timer)
      const [jobs, read] = await Promise.all([
        vault.run(deviceJobs, null).catch(() => null),
        vault.run(readingProgress, null).catch(() => null),
      ])
      if (isOver) return
      if (jobs) setNow(jobs)
      if (read) setReading(read)
      clearTimeout(timer)
      timer = setTimeout(() => void look(), isGoingOn(jobs, read) ? everyMs : seldomMs)
    }
    lookAgain.current = () => void look()
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [vault])
  const after = (done: Promise<DeviceJobsNow>): void =>
    void done.then((jobs) => {
      setNow(jobs)
      // What was pressed makes it worth looking more often.
      lookAgain.current()
    }, sayFailed)
  const actions: DeviceJobActions = {
    ask: (operation) => after(vault.run(askDeviceJob, { operation })),
    cancel: (id) => after(vault.run(cancelDeviceJob, { id })),
    pause: (isPaused) => after(vault.run(pauseDeviceJobs, { isPaused })),
  }
  return { now, reading, actions }
}

function isGoingOn(now: DeviceJobsNow | null, reading: ReadingProgress | null): boolean {
  if (!now || now.isPaused) return false
  return now.jobs.some(({ status }) => !isEnded(status)) || (reading !== null && reading.read < reading.of)
}
