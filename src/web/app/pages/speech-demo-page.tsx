import { PublicFrame } from '#web/features/site/public-frame.tsx'
import { SpeechDemoScreen } from '#web/features/voice/speech-demo-screen.tsx'

export function SpeechDemoPage() {
  return (
    <PublicFrame>
      <SpeechDemoScreen />
    </PublicFrame>
  )
}
