import { LandingScreen } from '#web/features/site/landing-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

export function LandingPage() {
  return (
    <PublicFrame>
      <LandingScreen />
    </PublicFrame>
  )
}
