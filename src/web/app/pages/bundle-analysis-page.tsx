import { BundleAnalysisScreen } from '#web/features/bundle/bundle-analysis-screen.tsx'
import { PublicFrame } from '#web/features/site/public-frame.tsx'

export function BundleAnalysisPage() {
  return (
    <PublicFrame>
      <BundleAnalysisScreen />
    </PublicFrame>
  )
}
