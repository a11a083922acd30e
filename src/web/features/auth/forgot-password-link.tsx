import { Suspense, useRef, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'

const ForgotPasswordModal = lateComponent(
  async () => (await import('./forgot-password-modal.tsx')).ForgotPasswordModal,
  'asked for',
)

/** The way out for who cannot sign in. `typed` gives the username that stands in the form, which the question begins with. */
export function ForgotPasswordLink({ typed }: { typed: () => string }) {
  const [who, setWho] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="hit-44 mt-4 rounded-inner text-small text-text-2 hover:text-ink"
        onClick={() => setWho(typed().trim())}
      >
        Forgot your password?
      </button>
      {who !== null && (
        <Suspense fallback={null}>
          <ForgotPasswordModal who={who} returnFocus={opener} onClose={() => setWho(null)} />
        </Suspense>
      )}
    </>
  )
}
