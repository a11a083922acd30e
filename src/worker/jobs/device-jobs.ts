import { analyticsQueueOf } from '#domain/insights/analytics-queue.ts'
import {
  cancelledJob,
  completedJob,
  type DeviceJob,
  type DeviceOperation,
  failedJob,
  heldJob,
  type JobResult,
  keptJobs,
  lostJob,
  newDeviceJob,
  nextDueAt,
  nextJob,
  startedJob,
  triedAgain,
} from '#domain/jobs/device-job.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { isEnded } from '#domain/jobs/job-status.ts'
import type { VaultSession } from '#vault/store/store.ts'
import type { JobBoard, JobTelling } from '#worker/core/background-jobs.ts'
import type { DeviceJobsNow } from './device-jobs.calls.ts'

interface DeviceJobsPorts {
  readonly local: Pick<VaultSession, 'readLocal' | 'writeLocal'>
  /** Ms since 1970. */
  readonly now: () => number
  readonly newId: () => string
  /** Does what an operation is about, and answers its counts. */
  readonly run: (operation: DeviceOperation, signal: AbortSignal) => Promise<JobResult>
  /** Runs work one after the other over all tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Aborts when the vault closes. */
  readonly signal: AbortSignal
}

const listName = 'jobs.device'
/** Much of it begins and ends in a moment: one sealing for both. */
const saveMs = 1_000
/** setTimeout takes no more than this. */
const longestMs = 2 ** 31 - 1

/** What is kept of a fault: its kind. Its words might be those of a page. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error').slice(0, 200)

/** The one queue of a device: what is asked for runs one after the other, and what works by itself tells it here. Sealed on this device, sent nowhere. */
export class DeviceJobs implements JobBoard {
  readonly #ports: DeviceJobsPorts
  /** Of this tab. */
  readonly #own = new Map<string, DeviceJob>()
  /** Those of this tab's that work by themselves: the queue leaves them alone. */
  readonly #told = new Set<string>()
  /** How work that goes on by itself is stopped, where it can be. */
  readonly #stops = new Map<string, () => void>()
  readonly #running = new Map<string, AbortController>()
  #isPaused = false
  #isWorking = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  readonly #saving = inTurn()

  constructor(ports: DeviceJobsPorts) {
    this.#ports = ports
    ports.signal.addEventListener('abort', () => {
      clearTimeout(this.#timer)
      clearTimeout(this.#saveTimer)
      for (const running of this.#running.values()) running.abort()
    })
  }

  begin(operation: DeviceOperation, priority: 0 | 2, stop?: () => void): JobTelling {
    const { now, newId } = this.#ports
    const job = this.#openOf(operation) ?? newDeviceJob({ id: newId(), operation, priority }, now())
    if (!this.#running.has(job.id)) this.#told.add(job.id)
    if (stop) this.#stops.set(job.id, stop)
    if (job.status !== 'processing') this.#put(startedJob(job, now()))
    return this.#tellingOf(job.id)
  }

  #tellingOf(id: string): JobTelling {
    const change = (to: (job: DeviceJob) => DeviceJob) => {
      const job = this.#own.get(id)
      if (job && !isEnded(job.status)) this.#put(to(job))
    }
    const whileOn = (to: (job: DeviceJob) => DeviceJob) =>
      change((job) => (job.status === 'processing' ? to(job) : job))
    return {
      progress: (done, of) => change((job) => ({ ...job, status: 'processing', progress: { done, of } })),
      held: () => whileOn(heldJob),
      completed: (result) => change((job) => completedJob(job, result, this.#ports.now())),
      failed: (error) => {
        whileOn((job) => failedJob(job, kindOf(error), this.#ports.now()))
        // Whoever works by itself has given it up: the next try, which is announced, is the queue's.
        this.#told.delete(id)
        void this.#work()
      },
    }
  }

  /** A job of this tab that does the same and has not ended. */
  #openOf(operation: DeviceOperation): DeviceJob | undefined {
    return [...this.#own.values()].find((job) => job.operation === operation && !isEnded(job.status))
  }

  /** Takes over what tabs that are gone left behind, and goes on with it. */
  async recover(): Promise<void> {
    for (const job of await this.#stored())
      if (!this.#own.has(job.id) && !isEnded(job.status)) this.#put(lostJob(job, this.#ports.now()))
    await this.#work()
  }

  /** Puts an operation into the queue, unless it is there; one that failed is the same job tried again. */
  async ask(operation: DeviceOperation): Promise<void> {
    const open = this.#openOf(operation)
    if (open?.status === 'processing') return
    const [latest] = keptJobs(await this.#all()).filter((job) => job.operation === operation)
    const failed = latest?.status === 'failed' ? latest : undefined
    const known = open ?? failed
    const { now, newId } = this.#ports
    const job = known ? triedAgain(known) : newDeviceJob({ id: newId(), operation, priority: 1 }, now())
    this.#told.delete(job.id)
    this.#put(job)
    void this.#work()
  }

  /** Gives up a job of this tab's; what works by itself only where it said how it is stopped. */
  cancel(id: string): void {
    const job = this.#own.get(id)
    const stop = this.#stops.get(id)
    if (!job || (this.#told.has(id) && !stop)) return
    this.#put(cancelledJob(job, this.#ports.now()))
    this.#running.get(id)?.abort()
    stop?.()
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused
    if (!isPaused) void this.#work()
  }

  async now(): Promise<DeviceJobsNow> {
    const jobs = keptJobs(await this.#all())
    return { isPaused: this.#isPaused, jobs, analytics: analyticsQueueOf(jobs) }
  }

  /** Seals what was told, at once. */
  save(): Promise<void> {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    const keep = async () => {
      if (this.#ports.signal.aborted) return
      await this.#ports.local.writeLocal(listName, keptJobs(await this.#all()))
    }
    // What cannot be kept is only not remembered.
    return this.#saving(() => this.#ports.alone(keep)).catch(() => undefined)
  }

  /** Runs what is due, one after the other. */
  async #work(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isWorking) return
    this.#isWorking = true
    try {
      while (!this.#isPaused && !this.#ports.signal.aborted) {
        const waiting = [...this.#own.values()].filter(({ id }) => !this.#told.has(id))
        const job = nextJob(waiting, this.#ports.now())
        if (!job) {
          this.#wakeAt(nextDueAt(waiting))
          return
        }
        await this.#attempt(job)
      }
    } finally {
      this.#isWorking = false
    }
  }

  #wakeAt(dueAt: number | null): void {
    if (dueAt === null) return
    const waitMs = Math.min(longestMs, Math.max(0, dueAt - this.#ports.now()))
    this.#timer = setTimeout(() => void this.#work(), waitMs)
  }

  async #attempt(job: DeviceJob): Promise<void> {
    const running = new AbortController()
    this.#running.set(job.id, running)
    this.#put(startedJob(job, this.#ports.now()))
    const telling = this.#tellingOf(job.id)
    try {
      telling.completed(await this.#ports.run(job.operation, running.signal))
    } catch (error) {
      // A vault that closes in the middle leaves the job to the next one to open it.
      if (!this.#ports.signal.aborted) telling.failed(error)
    } finally {
      this.#running.delete(job.id)
    }
  }

  #put(job: DeviceJob): void {
    const before = this.#own.get(job.id)
    if (before === job) return
    this.#own.set(job.id, job)
    if (isEnded(job.status)) {
      this.#told.delete(job.id)
      this.#stops.delete(job.id)
    }
    // How far it is, is told and not kept.
    if (before?.status !== job.status) this.#saveTimer ??= setTimeout(() => void this.save(), saveMs)
  }

  async #stored(): Promise<readonly DeviceJob[]> {
    return (await this.#ports.local.readLocal<DeviceJob[]>(listName).catch(() => undefined)) ?? []
  }

  /** What is kept, with what this tab knows better. */
  async #all(): Promise<DeviceJob[]> {
    const others = (await this.#stored()).filter(({ id }) => !this.#own.has(id))
    return [...others, ...this.#own.values()]
  }
}
