import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { secondStepMark, setupMark } from '#contract/paths/google-paths.ts'
import type { User } from '#domain/account/user.ts'
import { AuthPanel } from '#web/features/auth/auth-panel.tsx'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { tokenOfLink } from '#web/features/auth/reset-link.ts'
import { PublicHeader } from '#web/features/site/public-header.tsx'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { homeOf } from '#web/lib/page-access.ts'

const ResetScreen = lateComponent(
  async () => (await import('#web/features/auth/reset-screen.tsx')).ResetScreen,
)

const route = getRouteApi('/auth')

/** Reads the token of a reset link once and takes it out of the address and the history. */
function Reset() {
  const { token: fromSearch } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const token = tokenOfLink(hash, fromSearch)
  const [held, setHeld] = useState(token)
  if (token && token !== held) setHeld(token)
  const navigate = useNavigate()
  const auth = useAuth()
  useEffect(() => {
    if (token) void navigate({ to: '/auth', search: { mode: 'reset' }, replace: true })
  }, [token, navigate])
  const done = (user: User) => {
    auth.setUser(user)
    void navigate({ to: homeOf(user), replace: true })
  }
  return (
    <Suspense fallback={null}>
      <ResetScreen key={held} token={held} onDone={done} />
    </Suspense>
  )
}

/** What stands behind that mark in the fragment of the address with which the page was opened. */
function useFragment(mark: string): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const [held] = useState(() => (hash.startsWith(mark) ? hash.slice(mark.length) : undefined))
  return held
}

/** The ticket that Google's way back brought, read once and taken out of the address. */
function useTicket(): string | undefined {
  const held = useFragment(secondStepMark)
  const navigate = useNavigate()
  useEffect(() => {
    if (held) void navigate({ to: '/auth', search: { mode: 'login' }, hash: '', replace: true })
  }, [held, navigate])
  return held
}

export function AuthPage() {
  const { mode = 'login', notice } = route.useSearch()
  const setup = useFragment(setupMark)
  const ticket = useTicket()
  return (
    <div className="relative grid min-h-dvh lg:grid-cols-2">
      <PublicHeader isOnAuth />
      <AuthPanel />
      <main id="content" tabIndex={-1} className="px-5.5 pb-6 pt-21 outline-none md:pt-28">
        {mode === 'reset' ? (
          <Reset />
        ) : (
          <AuthScreen
            mode={mode}
            {...(setup ? { setup } : {})}
            {...(notice ? { notice } : {})}
            {...(ticket ? { ticket } : {})}
          />
        )}
      </main>
    </div>
  )
}
