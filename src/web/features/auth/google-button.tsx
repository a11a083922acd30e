import { Button } from '#web/ui/button.tsx'

function GoogleSign() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d="M17.1 9.2c0-.6 0-1.1-.1-1.6H9.2v3h4.5c-.2 1.1-.8 2-1.7 2.6-.8.5-1.7.8-2.8.8-2.1 0-4-1.5-4.6-3.5a5 5 0 0 1 0-3C5.2 5.5 7.1 4 9.2 4c1.2 0 2.3.4 3.1 1.2l2.3-2.3A8 8 0 0 0 9.2 1 8.1 8.1 0 0 0 1.9 5.4a8 8 0 0 0 0 7.2A8.1 8.1 0 0 0 9.2 17c2.2 0 4-.7 5.4-2 1.6-1.4 2.5-3.5 2.5-5.8Z" />
    </svg>
  )
}

/** Leaves the app: Google and the server do the rest and come back. */
export function GoogleButton({ disabled }: { disabled: boolean }) {
  return (
    <Button
      variant="outline"
      size="large"
      className="w-full"
      disabled={disabled}
      onClick={() => location.assign('/api/auth/google')}
    >
      <GoogleSign />
      Continue with Google
    </Button>
  )
}
