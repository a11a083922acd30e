import { BundleTestScreen } from '#web/features/bundle/bundle-test-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

export function BundleTestPage() {
  return (
    <PublicFrame>
      <BundleTestScreen />
    </PublicFrame>
  )
}
