import { useNavigate } from '@tanstack/react-router'
import { displayName } from '#domain/account/display-name.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { beginPage } from '#web/features/journal/fresh-pages.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { usePageMeta } from '#web/lib/page-meta.ts'

export function DashboardPage() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const openEntry = (uid: string) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })
  usePageMeta('Dashboard')
  return (
    <DashboardScreen
      userName={user?.preferredName ?? displayName(user)}
      onOpenEntry={openEntry}
      onWrite={() => openEntry(beginPage().uid)}
    />
  )
}
