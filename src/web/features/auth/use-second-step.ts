import { useEffect, useRef } from 'react'
import { type AuthOutcome, inkwell } from '#web/lib/vault/worker-link.ts'

/** Goes on with a sign-in by Google that needs a second factor, once. */
export function useSecondStep(
  ticket: string | undefined,
  enter: (attempt: Promise<AuthOutcome>, fallback: string) => Promise<void>,
): void {
  const latest = useRef(enter)
  const begun = useRef(false)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => {
    if (!ticket || begun.current) return
    begun.current = true
    void latest.current(inkwell.finishLogin(ticket), 'Login failed')
  }, [ticket])
}
