import { AwayScreen } from '#web/features/site/away-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

export function DocumentPage() {
  return (
    <PublicFrame>
      <AwayScreen />
    </PublicFrame>
  )
}
