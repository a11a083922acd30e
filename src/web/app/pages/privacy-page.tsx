import { PrivacyScreen } from '#web/features/site/privacy-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

export function PrivacyPage() {
  return (
    <PublicFrame>
      <PrivacyScreen />
    </PublicFrame>
  )
}
