import { useRouterState } from '@tanstack/react-router'
import { type ComingPage, comingDemo, comingInApp } from '#web/features/site/coming-pages.ts'
import { ComingScreen } from '#web/features/site/coming-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

function useComing(pages: Record<string, ComingPage>): ComingPage | undefined {
  const id = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath })
  return pages[id ?? '']
}

export function ComingAppPage() {
  const page = useComing(comingInApp)
  return page && <ComingScreen page={page} back={{ to: '/dashboard', label: 'Back to the dashboard' }} />
}

export function ComingDemoPage() {
  return (
    <PublicFrame>
      <div className="px-[22px]">
        <ComingScreen page={comingDemo} back={{ to: '/', label: 'Back to the start' }} />
      </div>
    </PublicFrame>
  )
}
