import { allowOwnScripts } from '#browser/trusted-types.ts'

let thread: Worker | undefined

/** The tab's one worker, started at first use. */
export function workerThread(): Worker {
  allowOwnScripts()
  thread ??= new Worker(new URL('../../../worker/begin.ts', import.meta.url), {
    type: 'module',
    name: 'vault',
  })
  return thread
}
