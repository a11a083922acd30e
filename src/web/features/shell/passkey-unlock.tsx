import { useState } from 'react'
import { hasPasskeys } from '#web/lib/account/has-passkeys.ts'
import { prfOfPasskey } from '#web/lib/account/passkeys.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { inkwell } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'

const cannot = 'This passkey cannot open your pages. Your password or recovery code does.'

async function unlock(): Promise<string | null> {
  try {
    const prf = await prfOfPasskey(location.hostname)
    if (!prf) return cannot
    const outcome = await inkwell.unlockWithPasskey(prf)
    return outcome.ok ? null : outcome.message
  } catch (error) {
    return error instanceof Error && error.name === 'PasskeyError' ? error.message : cannot
  }
}

/** Opens with a passkey, where the vault has a slot for one. */
export function PasskeyUnlock() {
  const { hasPasskey } = useVaultState()
  const [isPending, setPending] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  if (!hasPasskey || !hasPasskeys()) return null
  async function press() {
    setPending(true)
    setWrong(await unlock())
    setPending(false)
  }
  return (
    <>
      <Button variant="outline" className="mt-3" isPending={isPending} onClick={() => void press()}>
        Use a passkey
      </Button>
      {wrong && (
        <p role="alert" className="mt-2 text-label leading-ui text-danger">
          {wrong}
        </p>
      )}
    </>
  )
}
