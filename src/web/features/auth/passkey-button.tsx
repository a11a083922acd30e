import { KeyRound } from 'lucide-react'
import { expectedTrouble } from '#browser/failure-sentences.ts'
import { hasPasskeys } from '#web/lib/account/has-passkeys.ts'
import { type AuthOutcome, inkwell } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks the browser for a passkey, and signs in with what it gave. */
export async function signInByPasskey(): Promise<AuthOutcome> {
  try {
    const { askPasskey } = await import('#web/lib/account/passkeys.ts')
    const { ticket, passkey } = await inkwell.beginPasskeyLogin()
    return await inkwell.passkeyLogin({ ticket, ...(await askPasskey(passkey)) })
  } catch (error) {
    const message = expectedTrouble(error)
    if (message === null) console.error(error)
    return { ok: false, message }
  }
}

/** The way in without a name and a password. */
export function PasskeyButton({ disabled, onPress }: { disabled: boolean; onPress: () => Promise<void> }) {
  if (!hasPasskeys()) return null
  return (
    <Button variant="quiet" className="mt-2 w-full" disabled={disabled} onClick={() => void onPress()}>
      <KeyRound size={18} strokeWidth={1.6} aria-hidden="true" />
      Sign in with a passkey
    </Button>
  )
}
