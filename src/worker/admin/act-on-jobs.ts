import { addJobByHand, changeJob, pauseJobs, retryFailedJobs } from '#contract/admin/jobs.ts'
import type { Method } from '#contract/endpoint.ts'
import { askProven } from '#worker/core/send-proven.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { type AskedOfJobs, actOnJobs } from './admin.calls.ts'

interface Request {
  readonly to: { readonly method: Method; readonly path: string }
  readonly body: object
}

function requestOf(asked: AskedOfJobs): Request {
  if (asked.action === 'add') return { to: addJobByHand, body: { operation: asked.operation } }
  if (asked.action === 'pause') return { to: pauseJobs, body: { isPaused: true } }
  if (asked.action === 'retry-failed') return { to: retryFailedJobs, body: {} }
  const { action, jobId } = asked
  return { to: { ...changeJob, path: changeJob.path.replace(':jobId', jobId) }, body: { action } }
}

export const jobCommands: readonly CommandImpl[] = [
  perform(actOnJobs, async ({ session: { keys } }, { asked, password }) => {
    const { to, body } = requestOf(asked)
    await askProven(keys, to.method, to.path, password, body)
  }),
]
