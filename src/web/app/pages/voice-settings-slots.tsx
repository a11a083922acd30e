import { Suspense } from 'react'
import type { VoiceSettingsSlots } from '#web/features/settings/voice-settings.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const parts = () => import('#web/features/voice/voice-sections.tsx')
const RepliesSection = lateComponent(async () => (await parts()).RepliesSection)
const SoundSection = lateComponent(async () => (await parts()).SoundSection)
const VoiceChoice = lateComponent(
  async () => (await import('#web/features/voice/voice-choice.tsx')).VoiceChoice,
)
const DictationForm = lateComponent(
  async () => (await import('#web/features/voice/dictation-form.tsx')).DictationForm,
)

const waiting = <Skeleton className="mt-3 h-14 w-full" />

/** What the settings show of voices. */
export const voiceSettingsSlots: VoiceSettingsSlots = {
  replies: (
    <Suspense fallback={waiting}>
      <RepliesSection />
    </Suspense>
  ),
  voices: (
    <Suspense fallback={waiting}>
      <VoiceChoice />
    </Suspense>
  ),
  sound: (inPart) => (
    <Suspense fallback={inPart(waiting)}>
      <SoundSection inPart={inPart} />
    </Suspense>
  ),
  dictation: (
    <Suspense fallback={waiting}>
      <DictationForm />
    </Suspense>
  ),
}
