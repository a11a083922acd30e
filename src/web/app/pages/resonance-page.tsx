import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ResonanceScreen } from '#web/features/resonance/resonance-screen.tsx'
import { Together } from '#web/ui/together.tsx'

export const ResonancePage = () => (
  <Together>
    <Resonance />
  </Together>
)

function Resonance() {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const forgetHash = useCallback(
    () => void navigate({ to: '/resonance', hash: '', replace: true }),
    [navigate],
  )
  return <ResonanceScreen hash={hash} onHashTaken={forgetHash} />
}
