import type { DeviceOperation, JobResult } from '#domain/jobs/device-job.ts'
import type { Store } from '#vault/store/store.ts'

/** What a piece of background work tells of itself while it goes on. */
export interface JobTelling {
  progress(done: number, of: number): void
  /** It waits for a pause to end; progress that is told after that ends the wait. */
  held(): void
  completed(result: JobResult): void
  failed(error: unknown): void
}

/** Where it is told. */
export interface JobBoard {
  /** `stop`: how somebody who looks at it stops it. */
  begin(operation: DeviceOperation, priority: 0 | 2, stop?: () => void): JobTelling
  /** Puts an operation into the queue, unless it is there. */
  ask(operation: DeviceOperation): Promise<void>
}

const boards = new WeakMap<Store, Promise<JobBoard>>()

/** From now on what works over a store in this tab tells it there. */
export const keepBoard = (store: Store, board: Promise<JobBoard>): void => void boards.set(store, board)

/** Asks for work over a store, where somebody keeps a board. */
export const askJob = (store: Store, operation: DeviceOperation): void =>
  void boards.get(store)?.then(
    (board) => board.ask(operation),
    () => undefined,
  )

/** Begins to tell of work over a store; 2: somebody waits for it, 0: nobody does. `stop` as with a board. Where nobody keeps a board nothing is told. */
export function beginJob(
  store: Store,
  operation: DeviceOperation,
  priority: 0 | 2,
  stop?: () => void,
): JobTelling {
  const telling = boards.get(store)?.then((board) => board.begin(operation, priority, stop))
  // A board that cannot be fetched holds up no work; whoever opened it hears why.
  const tell = (what: (to: JobTelling) => void): void => void telling?.then(what, () => undefined)
  return {
    progress: (done, of) => tell((to) => to.progress(done, of)),
    held: () => tell((to) => to.held()),
    completed: (result) => tell((to) => to.completed(result)),
    failed: (error) => tell((to) => to.failed(error)),
  }
}
