import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type AskedOfJobs, actOnJobs } from '#worker/admin/admin.calls.ts'
import { useProvenDo } from './use-admin.ts'

const ProofDialog = lateComponent(async () => (await import('./proof-dialog.tsx')).ProofDialog, 'asked for')

interface Words {
  readonly title: string
  readonly what: string
  readonly verb: string
}

/** Asks about a job, or several, by the name that the screen has for them. */
export type AskAboutJobs = (asked: AskedOfJobs, name: string) => void

function wordsOf({ action }: AskedOfJobs, name: string): Words {
  switch (action) {
    case 'add':
    case 'run':
      return { title: 'Run it now?', what: `${name} begins as soon as a server is free.`, verb: 'Run it now' }
    case 'cancel':
      return {
        title: 'Cancel this job?',
        what: `${name} will not run. If it has started, it is stopped.`,
        verb: 'Cancel the job',
      }
    case 'retry':
    case 'retry-failed':
      return {
        title: action === 'retry' ? 'Try it again?' : 'Try what failed again?',
        what: `${name} begins anew, with all its retries.`,
        verb: 'Try again',
      }
    case 'pause':
      return {
        title: 'Pause the queue?',
        what: 'No server begins another job until you let it go on: no backups, and nothing old is removed.',
        verb: 'Pause the queue',
      }
  }
}

/** Asks for the admin's password before jobs are begun or ended; `dialog` is drawn once. */
export function useJobProof(): { readonly ask: AskAboutJobs; readonly dialog: ReactNode } {
  const vault = useVaultCalls()
  const [asked, setAsked] = useState<{ of: AskedOfJobs; name: string } | null>(null)
  const opener = useRef<HTMLElement>(null)
  const act = useProvenDo(async (given: { asked: AskedOfJobs; password: string }) => {
    await vault.run(actOnJobs, given)
    if (given.asked.action === 'add') toast({ title: 'The job is in the queue.' })
  })
  const ask: AskAboutJobs = (of, name) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAsked({ of, name })
  }
  const dialog = asked && (
    <Suspense fallback={null}>
      <ProofDialog
        {...wordsOf(asked.of, asked.name)}
        returnFocus={opener}
        act={(password) => act.mutateAsync({ asked: asked.of, password })}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  )
  return { ask, dialog }
}
