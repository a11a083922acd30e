import { useQueryClient } from '@tanstack/react-query'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { compareNow, readNotices } from '#worker/settings/settings.calls.ts'
import { Done, Note, Part, Trouble } from '../settings-block.tsx'
import { askedKey, useDo } from '../use-worker.ts'

const saidOf = (differences: number): string =>
  differences === 0
    ? 'Compared just now: the server has everything that this device has seen.'
    : 'Compared just now: something differs. What it is stands at the top of this page.'

/** Everything that this device has seen, held against what the server has now. */
export function ServerCheckSection() {
  const vault = useVaultCalls()
  const { notices } = useSyncStatus()
  const client = useQueryClient()
  const compare = useDo(
    (_: null) => vault.run(compareNow, null),
    () => void client.invalidateQueries({ queryKey: askedKey(readNotices) }),
  )
  const differences = compare.data?.length ?? null
  const said = differences !== null && (differences === 0 || notices > 0) && saidOf(differences)
  // What was just pressed stays where it is.
  if (notices > 0 && compare.isIdle) return null
  return (
    <Part title="Does the server show everything?">
      <Note>
        This device remembers which version of each record it has seen. If the server shows an older one,
        another one or none, it says so here.
      </Note>
      <Button
        variant="outline"
        size="small"
        className="mt-3.5"
        isPending={compare.isPending}
        onClick={() => compare.mutate(null)}
      >
        Compare now
      </Button>
      <Done>{said}</Done>
      <Trouble error={compare.error} />
    </Part>
  )
}
