import type { listJobs } from '#contract/admin/jobs.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import { everyWords } from './admin-words.ts'
import type { AskAboutJobs } from './job-proof.tsx'
import { sendNewJob, useAdminDo } from './use-admin.ts'

type Operation = AnswerOf<typeof listJobs>['operations'][number]

/** What the server does by itself, and can be asked to do at once. */
export function AskForJob({ operations, ask }: { operations: readonly Operation[]; ask: AskAboutJobs }) {
  return (
    <section aria-labelledby="admin-operations" className="mt-10">
      <h2 id="admin-operations" className="type-insight">
        What can be run?
      </h2>
      <ul className="mt-3">
        {operations.map((operation) => (
          <OperationRow key={operation.name} operation={operation} ask={ask} />
        ))}
      </ul>
    </section>
  )
}

function OperationRow({
  operation: { name, about, everyMs, isReadOnly },
  ask,
}: {
  operation: Operation
  ask: AskAboutJobs
}) {
  const send = useAdminDo(sendNewJob, 'The job is in the queue.')
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2.5">
      <span className="w-36 font-mono text-label">{name}</span>
      <span className="type-secondary min-w-0 flex-1 basis-60 text-text-2">{about}</span>
      <span className="type-label text-muted">{everyMs === null ? 'on request' : everyWords(everyMs)}</span>
      <Button
        size="small"
        variant="outline"
        aria-label={`Run now: ${name}`}
        isPending={send.isPending}
        onClick={() =>
          isReadOnly ? send.mutate({ operation: name }) : ask({ action: 'add', operation: name }, name)
        }
      >
        Run now
      </Button>
    </li>
  )
}
