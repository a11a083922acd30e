import { useId, useState } from 'react'
import { send } from '#browser/request.ts'
import { googlePath } from '#contract/paths/google-paths.ts'
import { useGoogleStatus } from '#web/lib/account/google-status.ts'
import { inkwell } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'

function GoogleIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d="M17.1 9.2c0-.6 0-1.1-.1-1.6H9.2v3h4.5c-.2 1.1-.8 2-1.7 2.6-.8.5-1.7.8-2.8.8-2.1 0-4-1.5-4.6-3.5a5 5 0 0 1 0-3C5.2 5.5 7.1 4 9.2 4c1.2 0 2.3.4 3.1 1.2l2.3-2.3A8 8 0 0 0 9.2 1 8.1 8.1 0 0 0 1.9 5.4a8 8 0 0 0 0 7.2A8.1 8.1 0 0 0 9.2 17c2.2 0 4-.7 5.4-2 1.6-1.4 2.5-3.5 2.5-5.8Z" />
    </svg>
  )
}

/** Nobody waits longer for a session that was left here without the server. */
const patienceMs = 1_000

async function leaveForGoogle(setup: string | undefined): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([inkwell.payLastLogout().catch(() => undefined), late])
  location.assign(setup === undefined ? googlePath : await addressWith(setup))
}

/** The token of the setup link travels in a body, never in an address. */
async function addressWith(setup: string): Promise<string> {
  const response = await send('POST', googlePath, { body: { setup } }).catch(() => null)
  if (!response?.ok) return '/auth?mode=login&notice=google-unreachable'
  return ((await response.json()) as { address: string }).address
}

/** Leaves the app: Google and the server do the rest and come back. A server without Google says so under it, in a line that is kept free for that. */
export function GoogleButton({ disabled, setup }: { disabled: boolean; setup: string | undefined }) {
  const note = useId()
  const { isConfigured } = useGoogleStatus()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="large"
        className="w-full"
        disabled={disabled || isLeaving}
        aria-describedby={note}
        onClick={() => {
          setLeaving(true)
          void leaveForGoogle(setup)
        }}
      >
        <GoogleIcon />
        Continue with Google
      </Button>
      <p id={note} className="mt-1.5 min-h-4.5 text-center text-label leading-4.5 text-muted">
        {isConfigured === false && 'Google sign-in is not set up on this server'}
      </p>
    </>
  )
}
