import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { LoadingScreen } from '#web/features/site/loading-screen.tsx'
import { AuthProvider, useAuth } from '#web/lib/account/auth-context.tsx'
import { userQuery } from '#web/lib/account/use-user.ts'
import { pageAppearance } from '#web/lib/appearance/page-appearance.ts'
import { ThemeProvider } from '#web/lib/appearance/theme-context.tsx'
import { savesData } from '#web/lib/device/save-data.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { TooltipArea } from '#web/ui/tooltip.tsx'
import { lateScreen } from './faults/late-screen.tsx'
import { isAppPage } from './pages.ts'
import { preloadPages } from './preload-pages.ts'
import { makeRouter } from './router.tsx'

const UnknownPerson = lateScreen(async () => (await import('./unknown-person.tsx')).UnknownPerson)

const queryClient = makeQueryClient()
const router = makeRouter(queryClient)

// Who is here is asked before anything is drawn, and the code of the page is fetched meanwhile.
if (isAppPage(location.pathname)) {
  void queryClient.prefetchQuery(userQuery)
  for (const route of router.getMatchedRoutes(location.pathname)[0])
    router.loadRouteChunk(route)?.catch((error: unknown) => console.error(error))
}

/** Asks every guard again when somebody came, went, or finished onboarding. */
function useFreshGuards(): void {
  const { user, isLoading } = useAuth()
  const who = isLoading ? null : `${user?.id ?? 'nobody'} ${user?.onboardingCompleted ?? ''}`
  const known = useRef<string | null>(null)
  useEffect(() => {
    // While it is being asked again nobody has gone.
    if (who === null) return
    if (known.current !== null && known.current !== who) void router.invalidate()
    known.current = who
  }, [who])
}

/** A visitor sees the dark theme, and nothing is left of the look of whoever was here before. */
function Themed({ children }: { children: ReactNode }) {
  const { user, isLoading, error } = useAuth()
  const isVisitor = !isLoading && user === null && error === null
  useEffect(() => {
    if (isVisitor) pageAppearance.forget()
  }, [isVisitor])
  return (
    <ThemeProvider userId={user?.id ?? null} forcedTheme={isVisitor ? 'dark' : null}>
      {children}
    </ThemeProvider>
  )
}

function Routed() {
  const { user, isLoading, error, check } = useAuth()
  const isReady = user?.onboardingCompleted ?? false
  useFreshGuards()
  useEffect(() => {
    if (!isReady || savesData()) return
    const stop = new AbortController()
    preloadPages(router, stop.signal).catch((reason: unknown) => console.error(reason))
    return () => stop.abort()
  }, [isReady])

  if (isLoading) return <LoadingScreen />
  // What everybody may read needs nobody's name.
  if (error && isAppPage(location.pathname))
    return (
      <Suspense fallback={<LoadingScreen />}>
        <UnknownPerson what={error} onRetry={check} />
      </Suspense>
    )
  return <RouterProvider router={router} />
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Themed>
          <TooltipArea>
            <Routed />
          </TooltipArea>
        </Themed>
      </AuthProvider>
    </QueryClientProvider>
  )
}
