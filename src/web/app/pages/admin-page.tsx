import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { AdminScreen, type AdminTab, isAdminTab } from '#web/features/admin/admin-screen.tsx'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { Together } from '#web/ui/together.tsx'

export const AdminPage = () => (
  <Together>
    <Admin />
  </Together>
)

/** Two tabs have addresses of their own. */
function tabOf(path: string, asked: unknown): AdminTab {
  if (path === '/admin/jobs') return 'jobs'
  if (path === '/admin/testing') return 'testing'
  return isAdminTab(asked) ? asked : 'overview'
}

function Admin() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const show = (next: AdminTab): void => {
    if (next === 'jobs') void navigate({ to: '/admin/jobs', replace: true })
    else if (next === 'testing') void navigate({ to: '/admin/testing', replace: true })
    else
      void navigate({ to: '/admin', search: { tab: next === 'overview' ? undefined : next }, replace: true })
  }
  if (!user) return null
  return <AdminScreen tab={tabOf(path, tab)} username={user.username} onTab={show} />
}
