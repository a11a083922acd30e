import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { displayName } from '#domain/account/display-name.ts'
import { AnalyticsScreen, isAnalyticsTab } from '#web/features/analytics/analytics-screen.tsx'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { Together } from '#web/ui/together.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The claim whose evidence is to be opened. */
    claim?: string
  }
}

export const AnalyticsPage = () => (
  <Together>
    <Analytics />
  </Together>
)

function Analytics() {
  const navigate = useNavigate()
  const { user } = useAuth()
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const claim = useLocation({ select: ({ state }) => state.claim ?? null })
  return (
    <AnalyticsScreen
      claim={claim}
      userName={user?.preferredName ?? displayName(user)}
      tab={isAnalyticsTab(tab) ? tab : 'course'}
      onTab={(next) => void navigate({ to: '/analytics', search: { tab: next }, replace: true })}
      onOpenEntry={(uid) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })}
      onRate={() => void navigate({ to: '/dashboard' })}
    />
  )
}
