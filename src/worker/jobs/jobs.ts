import type { DeviceOperation, JobResult } from '#domain/jobs/device-job.ts'
import { keepBoard } from '#worker/core/background-jobs.ts'
import { keepPaused, pausedIn } from '#worker/core/background-pause.ts'
import { VaultLockedError } from '#worker/core/vault-locked.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { askDeviceJob, cancelDeviceJob, deviceJobs, pauseDeviceJobs } from './device-jobs.calls.ts'
import type { DeviceJobs } from './device-jobs.ts'

/** How each operation is done over an opened vault. */
export type OpenedRunners = Readonly<
  Record<DeviceOperation, (tools: WorkerTools, signal: AbortSignal) => Promise<JobResult>>
>

interface JobPorts {
  readonly runners: OpenedRunners
  readonly alone: (userId: number, work: () => Promise<void>) => Promise<void>
  readonly whileFirst: (userId: number, signal: AbortSignal, work: () => Promise<void>) => Promise<void>
}

/** Keeps the queue of the vault that is open, and answers about it. */
export function jobsInWorker(ports: JobPorts): {
  readonly onSession: (tools: WorkerTools | null) => void
  readonly commands: readonly CommandImpl[]
} {
  let life: AbortController | undefined
  let board: Promise<DeviceJobs> | undefined
  return {
    onSession(tools) {
      life?.abort()
      board = undefined
      if (!tools) return
      life = new AbortController()
      const { signal } = life
      board = openBoard(ports, tools, signal)
      keepBoard(tools.session.store, board)
      board
        .then((opened) => ports.whileFirst(tools.session.userId, signal, () => untilOver(opened, signal)))
        .catch((error: unknown) => signal.aborted || console.error(error))
    },
    commands: commandsOf(() => board),
  }
}

async function openBoard(
  { runners, alone }: JobPorts,
  tools: WorkerTools,
  signal: AbortSignal,
): Promise<DeviceJobs> {
  const { DeviceJobs } = await import('./device-jobs.ts')
  const { session, now, newUid } = tools
  const jobs = new DeviceJobs({
    ...{ local: session, now, newId: newUid, signal },
    alone: (work) => alone(session.userId, work),
    run: (operation, until) => runners[operation](tools, until),
  })
  jobs.pause(await pausedIn(session))
  return jobs
}

/** The first tab takes over what tabs before it left, and stays the first until its vault closes. */
async function untilOver(jobs: DeviceJobs, signal: AbortSignal): Promise<void> {
  await jobs.recover()
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
}

function commandsOf(board: () => Promise<DeviceJobs> | undefined): readonly CommandImpl[] {
  const opened = async (): Promise<DeviceJobs> => {
    const jobs = board()
    if (!jobs) throw new VaultLockedError()
    return jobs
  }
  return [
    perform(deviceJobs, async () => (await opened()).now()),
    perform(pauseDeviceJobs, async ({ session }, { isPaused }) => {
      const jobs = await opened()
      await keepPaused(session, isPaused)
      jobs.pause(isPaused)
      return jobs.now()
    }),
    perform(askDeviceJob, async (_, { operation }) => {
      const jobs = await opened()
      await jobs.ask(operation)
      return jobs.now()
    }),
    perform(cancelDeviceJob, async (_, { id }) => {
      const jobs = await opened()
      jobs.cancel(id)
      return jobs.now()
    }),
  ]
}
