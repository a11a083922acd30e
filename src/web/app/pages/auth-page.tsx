import { getRouteApi } from '@tanstack/react-router'
import { AuthPanel } from '#web/features/auth/auth-panel.tsx'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { PublicHeader } from '#web/features/site/public-header.tsx'

const route = getRouteApi('/auth')

export function AuthPage() {
  const { mode, setup, notice } = route.useSearch()
  return (
    <div className="relative grid min-h-dvh lg:grid-cols-2">
      <PublicHeader isOnAuth />
      <AuthPanel />
      <main id="content" tabIndex={-1} className="px-[22px] pb-10 pt-[84px] outline-none md:pt-[118px]">
        <AuthScreen mode={mode ?? 'login'} {...(setup ? { setup } : {})} {...(notice ? { notice } : {})} />
      </main>
    </div>
  )
}
