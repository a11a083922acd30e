import { useRef, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { makeAccounts } from '#worker/admin/admin.calls.ts'
import { ProofDialog } from '../proof-dialog.tsx'
import { useProvenDo } from '../use-admin.ts'
import { Trial } from './trial.tsx'

const count = 3

/** Accounts without a journal. */
export function AccountsTrial() {
  const vault = useVaultCalls()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const make = useProvenDo((password: string) => vault.run(makeAccounts, { count, password }))
  const made = make.data
  return (
    <Trial
      title="Accounts of nobody"
      about={
        made ? (
          <span role="status">
            {made.usernames.join(', ')}, all with the password{' '}
            <code className="font-mono break-all">{made.password}</code>
          </span>
        ) : (
          'Three accounts to sign in to. They begin with an empty journal.'
        )
      }
    >
      <Button ref={opener} size="small" variant="outline" onClick={() => setAsking(true)}>
        Make them
      </Button>
      {isAsking && (
        <ProofDialog
          title="Make accounts of nobody?"
          what="Three accounts with one password, which is shown to you once."
          verb="Make them"
          returnFocus={opener}
          act={(password) => make.mutateAsync(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </Trial>
  )
}

/** Accounts with a life in them: what is in a journal is sealed by a device, and no server can write it. */
export const LivesTrial = () => (
  <Trial
    title="People with a life"
    about={
      <>
        Not from here: a journal is sealed by the device of its writer, and to write as somebody else this
        browser would have to sign you out.{' '}
        <code className="font-mono whitespace-nowrap">npm run sample-people</code> in a terminal makes three,
        with 7, 30 and 100 pages. Or sign in to one of the accounts below, in another browser, and press Show
        me under Look around.
      </>
    }
  />
)
